"""Small arenas."""

from __future__ import annotations

from typing import Any

from fengsheng.arena import Arena

HOLDER_AND_RANDOM = ("holder", "random")


def arena(
    games: int = 8, bots: tuple[str, ...] = HOLDER_AND_RANDOM, edition: str = "classic", **more: Any
) -> Arena:
    """Five seats, unless `more` says otherwise."""
    return Arena.make(edition, more.pop("seats", 5), games, bots, **more)


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    """Figures that must be the same again."""
    for bot in data["bots"].values():
        del bot["ms_per_decision"], bot["ms"]
    return data
