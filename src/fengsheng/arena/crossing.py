"""Who wins how much more often than whom: one row a comparison, for the cross table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from fengsheng.arena.modes import BLOCK, FOCAL, LONER
from fengsheng.arena.plan import Arena
from fengsheng.arena.played import Played
from fengsheng.arena.shares import Share, ratio
from fengsheng.editions.registry import find

ALL = ""


def rows(arena: Arena, games: list[Played]) -> list[dict[str, Any]]:
    """Every comparison of the arena: over everything that counts in its mode, and by side."""
    return [_row(arena, of, to, some) for of, to, some in _comparisons(arena, games)]


def _comparisons(arena: Arena, games: list[Played]) -> Iterator[tuple[str, str, list[Played]]]:
    """Whose seats are set against whose, in which games. Where one sits alone among the others, each of the
    two gets that chance, and these are two comparisons."""
    for number, pairing in enumerate(arena.pairings):
        theirs = [game for game in games if game.pairing == number]
        for of, to in combinations(pairing, 2):
            if arena.mode == FOCAL.name:
                for lone, field in ((of, to), (to, of)):
                    yield lone, field, [game for game in theirs if game.lineup.count(lone) == 1]
            else:
                yield of, to, theirs


def _row(arena: Arena, of: str, to: str, games: list[Played]) -> dict[str, Any]:
    sides = list(find(arena.preset).factions)
    ours: dict[str, Share] = {name: Share() for name in (ALL, *sides)}
    theirs: dict[str, Share] = {name: Share() for name in (ALL, *sides)}
    for game in games:
        for seat, (name, side) in enumerate(zip(game.lineup, game.sides, strict=True)):
            if name not in (of, to):
                continue
            shares = ours if name == of else theirs
            won = seat in game.winners
            shares[sides[side]].add(game.deal, won)
            if arena.mode != BLOCK.name or side != LONER:  # there loners are split and belong to neither
                shares[ALL].add(game.deal, won)
    return {
        "of": of,
        "to": to,
        "games": len(games),
        "deals": len({game.deal for game in games}),
        **_compared(ours[ALL], theirs[ALL]),
        "by_side": {side: _compared(ours[side], theirs[side]) for side in sides},
    }


def _compared(ours: Share, theirs: Share) -> dict[str, Any]:
    three = ratio(ours, theirs)
    return {
        "ratio": None if three is None else round(three[0], 4),
        "ci95": None if three is None else [round(three[1], 4), round(three[2], 4)],
        "rates": [round(ours.rate, 4), round(theirs.rate, 4)],
    }
