"""Questions in files: so many games each, written whole or not at all.

A file has the positions, the options of all of them one after the other, and what came of each: which option
was taken, who won, who was what. Seats are counted from whoever was asked. Positions without questions
(`fengsheng.train.positions`) lie in files in the same way.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy

from fengsheng.bots.neural.encoder import Encoded
from fengsheng.bots.neural.tables import OPTION_FACTS, ROW, SEATS
from fengsheng.train.errors import BadTraining

HELD_OUT: Final = 16  # every so many-th file is kept for judging
ABSENT: Final = -1  # the side of a seat that is not there

Array = numpy.ndarray[Any, Any]
Rows = TypeVar("Rows", bound=NamedTuple)  # arrays by name


class Question(NamedTuple):
    """One question that was answered."""

    asked: Encoded
    choice: int
    seat: int


class Questions(NamedTuple):
    """Many of them, as arrays."""

    state: Array  # a row each, int16
    options: Array  # a row for every option of every question, int16
    about: Array  # for every option the place of the seat it is about, uint8
    many: Array  # how many options each question has
    choice: Array
    wins: Array  # for every seat whether it won; int8, ABSENT where there is none
    sides: Array  # for every seat its side: own, other, alone; int8, ABSENT where there is none
    game: Array  # the number of the game
    seat: Array  # who was asked; the questions of a seat of a game lie one after the other

    @staticmethod
    def joined(parts: Sequence[Questions]) -> Questions:
        """All of them as one."""
        return Questions(*(numpy.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    @property
    def asked(self) -> int:
        """How many."""
        return len(self.choice)


def packed(
    game: int, questions: Sequence[Question], winners: Sequence[int], sides: Sequence[int]
) -> Questions:
    """The questions of one game, once it is known how it ended."""
    seats = len(sides)
    wins, who = [], []
    for question in questions:
        me = question.seat
        # to somebody who collects blue, blue is the own side
        own = {0: 0, 1: 1, 2: 2} if sides[me] != 1 else {0: 1, 1: 0, 2: 2}
        order = [(me + at) % seats for at in range(seats)]
        absent = [ABSENT] * (SEATS - seats)
        wins.append([int(seat in winners) for seat in order] + absent)
        who.append([own[sides[seat]] for seat in order] + absent)
    encoded = [question.asked for question in questions]
    options = [row for one in encoded for row in one.options]
    return Questions(
        numpy.array([one.state for one in encoded], numpy.int16).reshape(-1, ROW),
        numpy.array(options, numpy.int16).reshape(-1, OPTION_FACTS),
        numpy.array([place for one in encoded for place in one.about], numpy.uint8),
        numpy.array([len(one.options) for one in encoded], numpy.int32),
        numpy.array([question.choice for question in questions], numpy.int32),
        numpy.array(wins, numpy.int8).reshape(-1, SEATS),
        numpy.array(who, numpy.int8).reshape(-1, SEATS),
        numpy.full(len(questions), game, numpy.int64),
        numpy.array([question.seat for question in questions], numpy.uint8),
    )


class Files(Generic[Rows]):
    """A folder of them, all of one sort."""

    def __init__(self, folder: Path, rows: Callable[..., Rows]) -> None:
        self.folder = folder
        self._rows = rows

    def begin(self, plan: Mapping[str, Any]) -> None:
        """Make the folder for that plan, or go on with it; a folder of another plan is an error."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "plan.json"
        text = json.dumps(plan, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        if not path.exists():
            _whole(path, text.encode())
        elif path.read_text("utf-8") != text:
            raise BadTraining(f"{self.folder} belongs to another plan.")

    @property
    def plan(self) -> dict[str, Any]:
        """What was played."""
        path = self.folder / "plan.json"
        if not path.exists():
            raise BadTraining(f"There are no games in {self.folder}.")
        plan: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return plan

    def path(self, number: int) -> Path:
        """The file of that number."""
        return self.folder / f"{number:06}.npz"

    def numbers(self) -> list[int]:
        """Those that are there."""
        return sorted(int(path.stem) for path in self.folder.glob("[0-9]*.npz"))

    def write(self, number: int, rows: Rows) -> None:
        """A file, whole or not at all."""
        path = self.path(number)
        scratch = path.with_suffix(f".{os.getpid()}.tmp")
        with scratch.open("wb") as file:
            numpy.savez(file, **rows._asdict())
        scratch.replace(path)

    def read(self, number: int) -> Rows:
        """One file."""
        with numpy.load(self.path(number), allow_pickle=False) as file:
            return self._rows(**file)

    def split(self) -> tuple[list[int], list[int]]:
        """The files to learn from, and those to judge by: whole games, always the same ones."""
        numbers = self.numbers()
        if len(numbers) < 2:
            raise BadTraining(f"{self.folder} has {len(numbers)} files of games; two are the least.")
        held = [number for number in numbers if number % HELD_OUT == 0] or numbers[:1]
        return [number for number in numbers if number not in set(held)], held


class Shards(Files[Questions]):
    """A folder of questions."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, Questions)


def _whole(path: Path, content: bytes) -> None:
    scratch = path.with_suffix(".tmp")
    scratch.write_bytes(content)
    scratch.replace(path)
