"""A game with everything open: for rulings and for games that are over, never for one that is played."""

from __future__ import annotations

from typing import Any

from fengsheng.core.view import UNKNOWN
from fengsheng.game import Game


def open_view(game: Game) -> dict[str, Any]:
    """What all seats together see."""
    view: dict[str, Any] = dict(game.view(None))
    all_views = [game.view(seat) for seat in range(game.seats)]
    view["seats"] = [one["seats"][seat] for seat, one in enumerate(all_views)]
    for part in ("transit", "stack", "probes"):
        view[part] = _together([one[part] for one in all_views])
    return view


def _together(seen: list[Any]) -> Any:
    """One piece of a view as all seats together see it: whoever knows a card tells it."""
    first = seen[0]
    if isinstance(first, dict):
        keys = dict.fromkeys(key for one in seen for key in one)
        return {key: _together([one[key] for one in seen if key in one]) for key in keys}
    if isinstance(first, list):
        if any(isinstance(item, str) for item in first):  # cards, sorted for each reader
            return min(seen, key=lambda cards: cards.count(UNKNOWN))
        return [_together(list(rows)) for rows in zip(*seen, strict=True)]
    return next((one for one in seen if one != UNKNOWN), first)
