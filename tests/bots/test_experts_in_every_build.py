"""Games of experts that must come out as they always did, in every build.

Where weighing fails a bot gives a safe answer, and the game goes on. A type that is not true makes it fail in
the compiled build alone, at every question, and nothing but the games tells: they are other ones, and longer.
Whoever changes rules, weights or beliefs on purpose writes them anew:
`pytest tests/golden --regenerate-golden`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fengsheng import Game
from fengsheng.bots import play_out
from fengsheng.bots.expert import ExpertBot

FILE = Path(__file__).with_name("experts.json")
TABLES = (("classic", 6), ("classic", 9), ("spywar", 6), ("spywar", 8))
GAMES = 3  # at each table


def played(edition: str, seats: int) -> list[dict[str, Any]]:
    """How the games at a table come out, with how many answers were given without being weighed."""
    found: list[dict[str, Any]] = []
    for number in range(GAMES):
        game = Game.new(edition, seats, f"golden experts {number}")
        bots = [ExpertBot(f"golden {number} {seat}") for seat in range(seats)]
        assert play_out(game, bots)
        found.append(
            {
                "answers": game.state.decisions,
                "fingerprint": game.fingerprint(),
                "stumbles": sum(bot.stumbles for bot in bots),
            }
        )
    return found


def test_games_of_experts_come_out_as_they_always_did(regenerate_golden: bool) -> None:
    """If a bot stumbles, that is why they differ."""
    now = {f"{edition}-{seats}": played(edition, seats) for edition, seats in TABLES}
    assert sum(game["stumbles"] for games in now.values() for game in games) == 0
    if regenerate_golden:
        FILE.write_text(json.dumps(now, indent=1) + "\n", "utf-8")
        pytest.skip(f"{FILE.name} was written")
    assert now == json.loads(FILE.read_text("utf-8"))
