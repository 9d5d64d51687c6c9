"""The win chances of a turn from plays, against games whose chances are known."""

from __future__ import annotations

from math import erf, exp, log, sqrt
from random import Random

import pytest

from fengsheng.review.algebra import dot, fit, inverse
from fengsheng.review.curve import AHEAD, Curve, Play, rows_of

TURNS = 9
STEP = 0.8  # how far a turn moves a position


def truth(place: float, left: int) -> float:
    """How likely somebody wins who has to be above nothing after so many turns."""
    return 0.5 * (1.0 + erf(place / (STEP * sqrt(2.0 * left))))


def misjudged(place: float, left: int) -> float:
    """A value that is off in a way of its own: too timid, and in favour of the other."""
    likely = min(0.999, max(0.001, truth(place, left)))
    return 1.0 / (1.0 + exp(-(0.6 * log(likely / (1.0 - likely)) - 0.7)))


def walked(place: float, at: int, whole: bool, chance: Random) -> Play:
    path = []
    for turn in range(at + 1, TURNS):
        place += chance.gauss(0.0, STEP)
        worth = misjudged(place, TURNS - turn)
        path.append([worth, 1.0 - worth])
        if not whole and len(path) == AHEAD:
            return Play(path, None, whole)
    won = float(place + chance.gauss(0.0, STEP) > 0.0)
    return Play(path, [won, 1.0 - won], whole)


def curve_of(plays: list[list[Play]], side: int = 0) -> Curve:
    return Curve(plays, [[rows_of(play, 1 + at) for play in some] for at, some in enumerate(plays)], side)


def curves(seed: int, wholes: int, shorts: int) -> tuple[list[float], Curve]:
    """What the chances are in truth, turn by turn, and what plays say."""
    way, chance = Random(seed), Random(f"plays {seed}")
    place, plays, true = 0.0, [], []
    for at in range(TURNS):
        true.append(truth(place, TURNS - at))
        plays.append([walked(place, at, n < wholes, chance) for n in range(wholes + shorts)])
        place += way.gauss(0.0, STEP)
    return true, curve_of(plays)


def test_the_truth_lies_within_the_error_and_the_error_is_not_too_large() -> None:
    inside = half = moved = count = 0
    errors = changes = 0.0
    for seed in range(8):
        true, curve = curves(seed, 24, 30)
        for at, likely in enumerate(true):
            found = curve.chance(at)
            count += 1
            errors += found.error
            inside += abs(found.chance - likely) <= found.error
            half += abs(found.chance - likely) <= found.error / 2
            if at + 1 < TURNS:
                change = curve.change(at)
                changes += change.error
                moved += abs(change.chance - (true[at + 1] - likely)) <= change.error
    assert inside / count > 0.9
    assert half / count < 0.95
    assert moved / (count - 8) > 0.9
    # of 24 plays alone one would know half as much
    assert errors / count < 0.11
    assert changes / (count - 8) < 1.2 * errors / count


def test_more_plays_make_the_error_smaller() -> None:
    sizes = [
        sum(curve.chance(at).error for at in range(TURNS))
        for curve in (curves(3, wholes, shorts)[1] for wholes, shorts in ((6, 0), (24, 0), (24, 60)))
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[1] < 0.75 * sizes[0]


def test_nothing_played_is_nothing_known_and_a_decided_game_is_sure() -> None:
    nothing = curve_of([[], []])
    assert nothing.chance(0).error > 0.9
    lost = [[Play([[0.01, 0.99]] * 3, [0.0, 1.0], True) for _ in range(30)] for _ in range(4)]
    for side, chance in ((0, 0.0), (1, 1.0)):
        found = curve_of(lost, side).chance(2)
        assert found.chance == pytest.approx(chance, abs=0.02)
        assert 0.0 < found.error < 0.05


def test_weights_are_found_again() -> None:
    chance = Random(1)
    rows = [[1.0, chance.gauss(0.0, 1.0)] for _ in range(3000)]
    outcomes = [float(chance.random() < 1.0 / (1.0 + exp(-(0.5 - 1.5 * row[1])))) for row in rows]
    found = fit(rows, outcomes, [0.0, 1.0])
    assert found.weights == pytest.approx([0.5, -1.5], abs=0.2)
    assert fit([], [], [0.3, 1.0]).weights == [0.3, 1.0]


def test_little_that_was_measured_moves_little() -> None:
    """An expected weight counts like a measured one: both pull at it, and where it rests they pull alike."""
    for expected, outcomes in ((0.0, [1.0]), (2.0, [0.0, 0.0, 1.0]), (-3.0, [1.0] * 6)):
        found = fit([[1.0]] * len(outcomes), outcomes, [expected])
        (weight,) = found.weights
        chance = 1.0 / (1.0 + exp(-weight))
        assert weight - expected == pytest.approx(sum(one - chance for one in outcomes), abs=2e-3)
        assert found.moves[0][0] == pytest.approx(
            1.0 / (1.0 + len(outcomes) * chance * (1.0 - chance)), abs=2e-3
        )


def test_weights_are_found_where_what_is_expected_is_quite_wrong() -> None:
    """From there a whole step of Newton's method overshoots, and the next one comes back, for ever."""
    rows = [[1.0, sign * 3.9] for sign in (1.0, -1.0) for _ in range(300)]
    outcomes = [float(row[1] < 0.0) if at % 3 else float(row[1] > 0.0) for at, row in enumerate(rows)]
    found = fit(rows, outcomes, [0.0, 1.0])
    # two in three the other way
    assert found.weights == pytest.approx([0.0, -log(2.0) / 3.9], abs=0.02)


def test_a_sudden_change_stays_one() -> None:
    """Neighbours say something about a turn; what is decided in a single one is not smoothed away."""
    inside = 0
    kept = []
    for seed in range(12):
        way, chance = Random(seed), Random(f"sudden {seed}")
        place, plays, true = -0.8, [], []
        for at in range(TURNS):
            if at == 5:
                place += 2.4
            true.append(truth(place, TURNS - at))
            plays.append([walked(place, at, n < 40, chance) for n in range(60)])
            place += way.gauss(0.0, 0.1)
        change = curve_of(plays).change(4)
        inside += abs(change.chance - (true[5] - true[4])) <= change.error
        kept.append(change.chance / (true[5] - true[4]))
    assert inside >= 10
    assert sum(kept) / len(kept) > 0.85


def test_an_inverse_undoes() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    undone = [[dot(row, column) for column in zip(*inverse(matrix), strict=True)] for row in matrix]
    assert [one for row in undone for one in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])
