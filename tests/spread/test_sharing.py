"""Work in pieces: whoever does it and whoever is quicker, the same comes out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fengsheng.spread import Workers, in_order, spread
from fengsheng.spread.cluster import FIRST, LARGEST, SECONDS, Cutter
from fengsheng.spread.stamp import Stamp, stamp


def squares(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


def test_all_numbers_are_done_once() -> None:
    pieces = list(spread(squares, [3, 5, 8], Workers(), most=2))
    assert pieces == [(0, [9]), (1, [25]), (2, [64])]


def test_nothing_to_do_is_nothing() -> None:
    assert list(spread(squares, [], Workers(jobs=2), most=5)) == []


def test_pieces_are_put_in_order_however_they_come() -> None:
    came = iter([(3, [3, 4]), (0, [0]), (5, [5]), (1, [1, 2])])
    assert list(in_order(came)) == [[0], [1, 2], [3, 4], [5]]


def cut(numbers: int, workers: int, seconds_each: float) -> list[int]:
    """The sizes of all pieces, if every number takes so long."""
    cutter = Cutter(range(numbers), workers)
    sizes = []
    due = 0
    while (piece := cutter.next()) is not None:
        at, some = piece
        assert at == due
        assert list(some) == list(range(at, at + len(some)))
        due += len(some)
        sizes.append(len(some))
        cutter.took(len(some), len(some) * seconds_each)
    assert due == numbers
    return sizes


@pytest.mark.parametrize("seconds_each", [0.002, 0.1, 30.0])
def test_pieces_take_about_the_same_time_and_grow_small_at_the_end(seconds_each: float) -> None:
    sizes = cut(20_000, 2, seconds_each)
    assert sizes[0] == FIRST
    assert sizes[1] == max(1, min(LARGEST, int(SECONDS / seconds_each)))
    assert sizes[-1] == 1
    assert sizes[1:] == sorted(sizes[1:], reverse=True)


def test_every_number_is_cut_off_once_even_with_more_workers_than_numbers() -> None:
    assert cut(3, 64, 1.0) == [1, 1, 1]


def test_a_stamp_says_what_is_different() -> None:
    mine = stamp()
    assert mine.differs(Stamp(*mine)) == ""
    assert mine.differs(mine._replace(rules="0")) == f"rules version 0 there, {mine.rules} here"
    assert "build" in mine.differs(mine._replace(build="other"))
    assert "games" in mine.differs(mine._replace(games="other"))
