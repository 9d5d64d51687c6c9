"""How long the coach takes to answer, in games that its own bot plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import mean
from typing import Any

from fengsheng.bots import make_bot
from fengsheng.bots.hearing import Listeners
from fengsheng.coach.adviser import STRONGEST
from fengsheng.coach.asked import why_asked
from fengsheng.coach.hint import hint
from fengsheng.coach.ready import prepare
from fengsheng.game import Game
from fengsheng.words import LANGUAGES


def bench_coach(
    tables: list[tuple[str, int]], seconds: float, step: Callable[[], None] = lambda: None
) -> list[dict[str, Any]]:
    """What a hint and a "why am I asked" cost at every question of whole games, in milliseconds of
    processor time: on average, and at worst. Each table gets about `seconds`; `step` is called for each."""
    rows: list[dict[str, Any]] = []
    prepare()
    for edition, seats in tables:
        rows.append({"edition": edition, "seats": seats, **_figures(edition, seats, seconds)})
        step()
    return rows


def _figures(edition: str, seats: int, seconds: float) -> dict[str, Any]:
    hints: list[float] = []
    reasons: list[float] = []
    number = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds or not hints:
        game = Game.new(edition, seats, f"coach {number}")
        bots = [make_bot(STRONGEST[0], f"coach {number} {seat}") for seat in range(seats)]
        number += 1
        listeners = Listeners(bots)
        listeners.tell(game.state.rules, game.log())
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            lang = LANGUAGES[decision.number % len(LANGUAGES)]
            start = time.process_time()
            hint(view, decision, lang)
            between = time.process_time()
            why_asked(view, decision, lang)
            hints.append(between - start)
            reasons.append(time.process_time() - between)
            listeners.tell(game.state.rules, game.apply(bots[decision.seat].choose(view, decision)))
    return {
        "questions": len(hints),
        "hint_ms": round(1e3 * mean(hints), 2),
        "hint_worst_ms": round(1e3 * max(hints), 2),
        "why_asked_ms": round(1e3 * mean(reasons), 2),
        "why_asked_worst_ms": round(1e3 * max(reasons), 2),
    }
