"""Where chance decides, over many seeds nobody is preferred.

One seed shows one outcome only, so these are no scenario files. The bounds are five standard deviations
wide and the seeds are fixed: the result is the same on every run.
"""

from __future__ import annotations

from collections import Counter

from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out

SEEDS = 300


def even(counts: Counter[int], seats: int) -> bool:
    """Whether every seat came up about equally often."""
    share = 1 / seats
    spread = 5 * (SEEDS * share * (1 - share)) ** 0.5
    return all(abs(counts[seat] - SEEDS * share) < spread for seat in range(seats))


def test_truefalse_prefers_nobody() -> None:
    """CL-SC-TRUEFALSE-11, CL-CARD-TRUEFALSE-05, CL-RULING-068: the card on top goes to anybody."""
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        text = f"""title: One red card among blue ones
rules: CL-CARD-TRUEFALSE-05
seats: 3
seed: {seed}
甲: hand 真偽莫辨/red, ?
deck: 識破/red, 鎖定/blue x2
play:
expect game goes on
"""
        game, _ = lay_out(Scenario.parse(text).position)
        game.apply("play 真偽莫辨/red")
        counts[[row["intel"] for row in game.view()["seats"]].index(["識破/red"])] += 1
    assert even(counts, 3), counts


def test_anybody_may_begin() -> None:
    """CL-SETUP-12, CL-RULING-029: the first player is random."""
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        text = f"""title: Who begins
rules: CL-SETUP-12
start: deal
seed: {seed}
everyone: character 無名
play:
expect game goes on
"""
        game, _ = lay_out(Scenario.parse(text).position)
        counts[game.view()["turn"]] += 1
    assert even(counts, 5), counts
