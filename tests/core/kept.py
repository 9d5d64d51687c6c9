"""A save and a record to damage."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.laws.tables import Table, play


@cache
def _texts() -> tuple[str, str]:
    """A save and a record from the middle of a game: items pending, probes put, a card on its way."""
    table = Table("classic", 5, 11, ask_forced=True)
    game = table.new()
    for _ in play(game, table.dice("saves")):
        s = game.state
        if s.transit is not None and s.probes and len(s.stack) > 4 and len(s.options) > 1:
            break
    assert game.result is None
    return json.dumps(game.to_dict()), json.dumps(game.record())


def save() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(_texts()[0])
    return data


def record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(_texts()[1])
    return data
