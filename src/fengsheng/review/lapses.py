"""Questions that a clock answered, as the record of a game at a server names them.

Such a record says `late`: pairs of a question's number and a seat. Several are asked at once at a server and
one after the other when the game is played again, so what a seat is asked next from that number on is meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fengsheng.core.errors import RecordError
from fengsheng.core.option import Decision


class Lapses:
    """Of one record; most have none."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self._left: dict[int, list[int]] = {}  # numbers by seat, in order
        pairs = record.get("late", ())
        if not isinstance(pairs, (list, tuple)) or not all(map(_is_pair, pairs)):
            raise RecordError("late of this record is no list of pairs of a question and a seat.")
        for number, seat in sorted(map(tuple, pairs)):
            self._left.setdefault(seat, []).append(number)

    def meets(self, decision: Decision) -> bool:
        """Whether that question is one of them. To be asked of every question, in the order of the game."""
        numbers = self._left.get(decision.seat)
        if not numbers or numbers[0] > decision.number:
            return False
        del numbers[0]
        return True


def _is_pair(thing: object) -> bool:
    return (
        isinstance(thing, (list, tuple)) and len(thing) == 2 and all(type(number) is int for number in thing)
    )
