"""How a simulation counts the classic edition: skills that merely hold, and missions."""

from __future__ import annotations

from collections.abc import Mapping

from fengsheng.core.event import Event
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Result
from fengsheng.editions.classic.identities import CODES, IDENTITIES, SOY
from fengsheng.simulate.counting import Counting, Counts, Hold, Reader, converted


def _locks_in_another_turn(r: Reader, e: Event) -> bool:
    return e.word == "lock" and e.by != r.turn and r.owner(e, "qibai-1")


def _locks_for_sure(r: Reader, e: Event) -> bool:
    return e.word == "lock" and r.owner(e, "daofeng-1")


def _reacts_as_she_likes(r: Reader, e: Event) -> bool:
    return r.owner(e, "laogui-2")


class ClassicCounting(Counting):
    """風聲."""

    factions = CODES
    holds: Mapping[str, tuple[Hold, ...]] = {
        "play": (
            converted("shashou-2"),
            converted("daofeng-2"),
            ("daofeng-1", _locks_for_sure),
            ("qibai-1", _locks_in_another_turn),
        ),
        "react": (("laogui-2", _reacts_as_she_likes),),
        "say": (("laogui-2", _reacts_as_she_likes),),
    }

    def fulfilled(self, counts: Counts, reader: Reader, result: Result, characters: list[str]) -> None:
        """A bystander who declares has fulfilled the mission (CL-WIN-03), and so has one who wins along
        without being taken along or being an ally."""
        allied = result.rule == "CL-ADV-01"
        for seat in result.winners:
            along = seat != result.declarer and (allied or seat in reader.partners)
            bystander = reader.identity.get(seat) == IDENTITIES[SOY]
            if result.declarer != NOBODY and bystander and not along:
                counts.missions[characters[seat]] += 1


COUNTING = ClassicCounting()
