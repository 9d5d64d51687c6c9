"""Moments as arrays: which numbers add up to the weight of which way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from fengsheng.bots.belief.tables import LIES, NO_OTHER, ROW, SIDES
from fengsheng.fit.games import Row, fits

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


class Numbers:
    """Every number there is to learn, by thing done and side, in the order in which they were met. Frozen, it
    knows no more than that: what was never met tells nothing."""

    def __init__(self) -> None:
        self.names: list[tuple[str, str]] = []
        self._at: dict[tuple[str, str], int] = {}
        self._rows: dict[tuple[str, int], Ints] = {}
        self.doings: dict[str, int] = {}  # things done, each with a number for how strange it is
        self.frozen = False

    def doing(self, what: str) -> int:
        """The place of a thing done; -1: it was never met, or it is none but what lies there."""
        found = self.doings.get(what, -1)
        if found < 0 and not self.frozen and not what.startswith(LIES):
            found = self.doings[what] = len(self.doings)
        return found

    def row(self, what: str, colour: int) -> Ints | None:
        """The places of the twelve numbers of a table."""
        found = self._rows.get((what, colour))
        if found is None:
            if self.frozen:
                return None
            found = self._rows[what, colour] = np.array([self._place(what, side) for side in SIDES[colour]])
        return found

    def _place(self, what: str, side: str) -> int:
        if (what, side) not in self._at:
            self._at[what, side] = len(self.names)
            self.names.append((what, side))
        return self._at[what, side]


class Design:
    """Rows are ways of moments, cells are actors of rows; entries say which number is added to which cell."""

    def __init__(self, numbers: Numbers, games: Iterable[Row], most: int = 0) -> None:
        """`most`: so many rows are enough; moments are drawn until there are as many (0: all moments)."""
        places: list[Ints] = []
        cells: list[Ints] = []
        row_of_cell: list[Ints] = []
        self.moments: list[tuple[Row, Mapping[str, Any]]] = []
        starts: list[int] = []
        doings: list[int] = []
        doers: list[int] = []  # the group of each of these
        groups: list[int] = []  # where the cells of one actor of one moment begin
        truths: list[int] = []
        rows = count = 0
        for game, moment in _drawn(games, most):
            ways = np.array([[int(one) for one in way] for way in moment["ways"]])
            starts.append(rows)
            truths.append(rows + moment["ways"].index("".join(map(str, game["truth"]))))
            actors = [seat for seat in range(game["seats"]) if seat != moment["seat"]]
            base = {seat: count + n * len(ways) for n, seat in enumerate(actors)}
            group = {seat: len(groups) + n for n, seat in enumerate(actors)}
            for seat in actors:
                groups.append(base[seat])
                row_of_cell.append(np.arange(rows, rows + len(ways)))
            tables: list[Ints] = []
            whose: list[tuple[int, int]] = []
            for what, by, other, colour in _said(game, moment):
                table = numbers.row(what, colour) if by in base else None
                if table is not None:
                    tables.append(table)
                    whose.append((by, other))
                    doing = numbers.doing(what)
                    if doing >= 0:
                        doings.append(doing)
                        doers.append(group[by])
            if tables:
                actor, target = np.array(whose).T
                sides = np.where(target[:, None] < 0, NO_OTHER, ways[:, target].T)
                at = ways[:, actor].T * ROW + sides
                places.append(np.take_along_axis(np.stack(tables), at, 1).ravel())
                first = np.array([base[by] for by, _ in whose])
                cells.append((first[:, None] + np.arange(len(ways))).ravel())
            rows += len(ways)
            count += len(ways) * len(actors)
            self.moments.append((game, moment))
        self.rows = rows
        self.cells = count
        self.place = np.concatenate(places)
        self.cell = np.concatenate(cells)
        self.row_of_cell = np.concatenate(row_of_cell)
        self.doing = np.array(doings, dtype=np.int64)
        self.doer = np.array(doers, dtype=np.int64)
        self.starts = np.array(starts)
        self.groups = np.array(groups)
        self.truths = np.array(truths)
        self.in_moment = np.diff(np.append(self.starts, rows))
        self.in_group = np.diff(np.append(self.groups, count))


def _drawn(games: Iterable[Row], most: int) -> list[tuple[Row, Mapping[str, Any]]]:
    """The moments that something can be learned from: all, or enough of them, drawn in an order of chance."""
    found = [
        (game, moment)
        for game in games
        for moment in game["moments"]
        if len(moment["ways"]) > 1 and fits(moment, game["truth"])
    ]
    if most:
        Random("moments").shuffle(found)
        sums = accumulate(len(moment["ways"]) for _, moment in found)
        found = [one for one, sum_ in zip(found, sums, strict=True) if sum_ <= most]
    return found


def _said(game: Row, moment: Mapping[str, Any]) -> Iterable[tuple[str, int, int, int]]:
    """What was done up to that moment, and what lies in front of everybody."""
    for what, by, other, colour in game["done"][: moment["done"]]:
        yield what, by, other, colour
    for seat, lies in enumerate(moment["lies"]):
        for colour, count in enumerate(lies):
            yield f"{LIES}{count}", seat, -1, colour
