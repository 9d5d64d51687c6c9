"""Whole games that must come out as they always did.

Whoever changes a rule on purpose writes them anew and looks at the difference:
`pytest tests/flow/test_golden.py --regenerate-golden` (and raises `RULES_VERSION`).
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.laws.checks import eyes
from tests.laws.tables import Table, play, tables

GOLDEN = Path(__file__).with_name("golden.json")
TABLES = tables(3, forced=(False,))


def outcome(table: Table) -> dict[str, Any]:
    """How a game ends that is played by the table's own dice."""
    game = table.new()
    for _ in play(game, table.dice("golden")):
        pass
    s, r = game.state, game.result
    assert r is not None
    told = json.dumps([game.events(seat) for seat in eyes(game)], ensure_ascii=False, sort_keys=True)
    return {
        "fingerprint": game.fingerprint(),
        "events": sha256(told.encode()).hexdigest(),
        "asks": s.asks,
        "decisions": s.decisions,
        "turns": s.turn_no,
        "end": [list(r.winners), r.reason, r.rule],
    }


def test_games_come_out_as_they_always_did(regenerate_golden: bool) -> None:
    """If the events differ and nothing else does, only the telling has changed."""
    now = {str(table): outcome(table) for table in TABLES}
    if regenerate_golden:
        lines = (f"  {json.dumps(name)}: {json.dumps(now[name], ensure_ascii=False)}" for name in now)
        GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        pytest.skip(f"{len(now)} games were written to {GOLDEN.name}")
    golden: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))
    assert list(golden) == list(now)
    changed = {
        name: sorted(key for key in now[name] if now[name][key] != golden[name][key])
        for name in now
        if now[name] != golden[name]
    }
    assert changed == {}, f"{len(changed)} of {len(now)} games come out differently"


def test_golden_games_are_of_every_sort() -> None:
    """All ways to end are among them, and games of every size."""
    golden: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))
    assert {game["end"][1] for game in golden.values()} >= {"declared victory", "last survivor"}
    assert len({game["fingerprint"] for game in golden.values()}) == len(golden)
    assert max(game["turns"] for game in golden.values()) > 20
