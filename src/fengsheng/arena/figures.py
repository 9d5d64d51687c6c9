"""The figures of an arena, in the shape that scripts rely on."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from hashlib import sha256
from statistics import mean, median
from typing import Any

from fengsheng.arena.believing import believing
from fengsheng.arena.crossing import rows
from fengsheng.arena.mistakes import NAMES
from fengsheng.arena.modes import LONER
from fengsheng.arena.plan import Arena
from fengsheng.arena.played import Played
from fengsheng.arena.ratings import ratings
from fengsheng.arena.shares import Share
from fengsheng.arena.spent import CLASSES, Spent, edge
from fengsheng.editions.registry import find


def figures(arena: Arena, games: list[Played]) -> dict[str, Any]:
    """Everything, as plain data."""
    rated = ratings(arena.bots, games)
    told: dict[str, Any] = {
        **arena.to_json(),
        "games": len(games),
        "games_a_pairing": arena.games,
        "digest": digest(games),
        "deals": len({game.deal for game in games}),
        "bots": {name: _bot(name, games, rated[name]) for name in arena.bots},
        "ratios": rows(arena, games),
        "tables": [_tables(arena, number, games) for number in range(len(arena.pairings))],
        "calibration": {  # of the arena itself: what any seat wins, whoever plays it
            **_rate(_share(games)),
            "by_identity": {
                who: round(share.rate, 4)
                for who, share in _groups(games, lambda g, s: g.identities[s]).items()
            },
        },
        "beliefs": believing(games),
        "finished": sum(game.finished for game in games),
        "faults": [
            {"game": game.number, "seat": seat, "bot": game.lineup[seat], "kind": kind, "fault": words}
            for game in games
            for seat, kind, words in game.faults
        ],
    }
    if arena.mistakes:
        told["mistakes"] = _mistakes(arena, games)
    return told


def digest(games: Iterable[Played]) -> str:
    """Of everything that happened, but not of how long it took: the same games, the same digest."""
    told = sha256()
    for game in games:
        played = {name: value for name, value in game.to_json().items() if name != "spent"}
        told.update(json.dumps(played, sort_keys=True, default=list).encode())
    return told.hexdigest()[:16]


def _share(games: Iterable[Played], bot: str = "") -> Share:
    found = Share()
    for game in games:
        for seat, name in enumerate(game.lineup):
            if not bot or name == bot:
                found.add(game.deal, seat in game.winners)
    return found


def _groups(games: Iterable[Played], group: Callable[[Played, int], str], bot: str = "") -> dict[str, Share]:
    """Seats by what they have in common; an empty word leaves a seat out."""
    found: dict[str, Share] = defaultdict(Share)
    for game in games:
        for seat, name in enumerate(game.lineup):
            if (not bot or name == bot) and group(game, seat):
                found[group(game, seat)].add(game.deal, seat in game.winners)
    return {name: found[name] for name in sorted(found)}


def _rate(share: Share) -> dict[str, Any]:
    return {"seat_win_rate": round(share.rate, 4), "ci95": [round(end, 4) for end in share.interval()]}


def _bot(name: str, games: list[Played], rated: tuple[float, float]) -> dict[str, Any]:
    spent = Spent()
    for game in games:
        if name in game.spent:
            spent.add(game.spent[name])
    by: dict[str, Callable[[Played, int], str]] = {
        "by_identity": lambda game, seat: game.identities[seat],
        "by_character": lambda game, seat: game.characters[seat],
        "loners_by_character": lambda game, seat: game.characters[seat] if game.sides[seat] == LONER else "",
    }
    return {
        **_share(games, name).to_json(),
        "rating": round(rated[0], 2),
        "rating_sigma": round(rated[1], 2),
        "decisions": spent.decisions,
        "ms_per_decision": round(spent.mean, 4),
        "ms": {
            "p50": round(spent.below(0.5), 4),
            "p95": round(spent.below(0.95), 4),
            "p99": round(spent.below(0.99), 4),
            "max": round(1e3 * spent.longest, 4),
            "octaves": _octaves(spent),
        },
        **{
            what: {who: share.to_json() for who, share in _groups(games, group, name).items()}
            for what, group in by.items()
        },
    }


def _octaves(spent: Spent) -> list[list[float]]:
    """Decisions by how long they took: every doubling from its lower end on, in milliseconds."""
    counts: Counter[int] = Counter()
    for number, count in spent.classes.items():
        counts[0 if number == 0 else 1 + (number - 1) // CLASSES] += count
    return [
        [round(0.0 if octave == 0 else edge(1 + (octave - 1) * CLASSES), 6), count]
        for octave, count in sorted(counts.items())
    ]


def _tables(arena: Arena, number: int, games: list[Played]) -> dict[str, Any]:
    """How the games of a pairing end, and how long they last."""
    theirs = [game for game in games if game.pairing == number]
    sides = list(find(arena.preset).factions)
    won = {side: Share() for side in sides}
    first = Share()
    nobody = Share()
    for game in theirs:
        winning = {game.sides[seat] for seat in game.winners}
        for place, side in enumerate(sides):
            won[side].add(game.deal, place in winning)
        nobody.add(game.deal, not winning)
        if len(winning & {0, 1}) == 1:
            first.add(game.deal, 0 in winning)
    turns = [game.turns for game in theirs if game.finished]
    return {
        "bots": list(arena.pairings[number]),
        "games": len(theirs),
        "won_by": {side: _of_games(share) for side, share in won.items()},
        "nobody": _of_games(nobody),
        "decided_between_factions": _of_games(first),
        "reasons": dict(sorted(Counter(game.reason for game in theirs if game.finished).items())),
        "turns": {
            "mean": round(mean(turns), 2) if turns else 0.0,
            "median": median(turns) if turns else 0,
            "max": max(turns, default=0),
            "counts": [[many, count] for many, count in sorted(Counter(turns).items())],
        },
        "questions_mean": round(mean([game.asks for game in theirs]), 1) if theirs else 0.0,
    }


def _of_games(share: Share) -> dict[str, Any]:
    """In which share of so many games."""
    return {
        "games": share.seats,
        "count": share.wins,
        "rate": round(share.rate, 4),
        "ci95": [round(end, 4) for end in share.interval()],
    }


def _mistakes(arena: Arena, games: list[Played]) -> dict[str, Any]:
    """By bot: how often each was made and could have been; skills likewise."""
    told: dict[str, Any] = {}
    for name in arena.bots:
        counts: dict[str, dict[str, list[int]]] = {"mistakes": {}, "skills": {}}
        theirs = [game.mistakes[name] for game in games if name in game.mistakes]
        for game in theirs:
            for what, sums in counts.items():
                for key, (done, could) in game[what].items():
                    both = sums.setdefault(key, [0, 0])
                    both[0] += done
                    both[1] += could
        told[name] = {
            "games": len(theirs),
            "mistakes": {key: counts["mistakes"].get(key, [0, 0]) for key in NAMES},
            "skills": dict(sorted(counts["skills"].items())),
        }
    return told
