"""One game of a trial, as far as the weights are concerned, and the file in which such games are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from fengsheng.tune.plan import BadTune, Tune


class Tried(NamedTuple):
    """Who was what with which character, and who won; the draws follow from the number."""

    number: int
    factions: tuple[int, ...]  # 0 and 1, or 2 for whoever plays alone
    characters: tuple[str, ...]
    winners: tuple[int, ...]
    missions: tuple[str, ...] = ()  # of whoever plays alone, by seat; empty words for all others


class Kept:
    """Games in a file, so that a trial can be stopped at any time and goes on there: the first line is the
    plan, every further line a game."""

    def __init__(self, path: Path, plan: Tune) -> None:
        self._path = path
        head = {"tune": plan.to_json()}
        self.games: list[Tried] = []
        if not path.exists():
            path.write_text(_line(head), encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").split("\n")
        if lines[0] + "\n" != _line(head):
            raise BadTune(f"{path} belongs to another trial.")
        for line in lines[1:-1]:  # what stands behind the last end of a line is half a game
            number, *rest = json.loads(line)
            self.games.append(Tried(number, *(tuple(one) for one in rest)))
        if lines[-1]:
            path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")

    def add(self, games: list[Tried]) -> None:
        """Some more are finished."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write("".join(_line(game) for game in games))


def _line(what: Any) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n"
