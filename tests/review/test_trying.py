"""What lies between answers at the end of a turn counts only as far as it lasts."""

from __future__ import annotations

from functools import cache

import pytest
from tests.review.games import record_of

from fengsheng.review.costs import ALL, Kept, kept
from fengsheng.review.questions import Question
from fengsheng.review.reading import Reading
from fengsheng.review.trying import summed, try_out

EDITIONS = ["classic", "spywar"]
ROWS = [[0.6, 0.2, 0.4], [0.7, 0.3, 0.2], [0.5, 0.1, 0.3], [0.6, 0.2, 0.5]]


@cache
def chosen(edition: str) -> tuple[Question, int]:
    """A choice that was not the expert's, and what was done."""
    one = Reading(record_of(edition), None, True, True).chosen[0]
    return one.question, one.done


def test_answers_are_drawn_together_and_keep_their_middle() -> None:
    whole, half = (summed([0, 1, 2], ROWS, Kept(part, 0.0, 9)) for part in (1.0, 0.5))
    assert [one.answer for one in half] == [one.answer for one in whole] == [0, 2, 1]
    for full, less in zip(whole, half, strict=True):
        assert less.behind == pytest.approx(full.behind / 2)
        assert less.behind_error == pytest.approx(full.behind_error / 2)
    assert sum(one.chance for one in half) == pytest.approx(sum(one.chance for one in whole))
    assert half[0].chance < whole[0].chance


def test_that_the_part_was_measured_is_in_the_errors() -> None:
    sure, measured = (summed([0, 1, 2], ROWS, Kept(0.5, error, 9)) for error in (0.0, 0.2))
    assert [one.answer for one in measured] == [one.answer for one in sure] == [0, 2, 1]
    for one, other in zip(sure[1:], measured[1:], strict=True):
        assert other.behind == one.behind
        assert other.behind_error > one.behind_error
        assert other.behind_error >= 1.96 * 0.2 / 0.5 * one.behind
    assert all(other.error >= one.error for one, other in zip(sure, measured, strict=True))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_counts_in_part_and_a_game_in_full(edition: str) -> None:
    question, done = chosen(edition)
    raw = {one.answer: one for one in try_out(question, done, 8, 0.0, part=ALL)}
    for one in try_out(question, done, 8, 0.0):
        assert one.behind == pytest.approx(kept().part * raw[one.answer].behind)
    to_the_end = try_out(question, done, 2, 0.0, whole=True)
    assert to_the_end == try_out(question, done, 2, 0.0, whole=True, part=ALL)


def test_what_was_measured_lets_something_be_a_mistake() -> None:
    measured = kept()
    assert 0.0 < measured.part <= 1.0
    assert measured.part > 1.96 * measured.error
    assert measured.mistakes >= 50
