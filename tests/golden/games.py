"""Whole games, written down: some as texts that a person can read, the others as hashes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any
from unicodedata import east_asian_width

from tests.laws.checks import eyes
from tests.laws.tables import Table, at_random, play, tables

from fengsheng import Decision, Event, Game, Option, editions
from fengsheng.core.notation import seat_name

TABLES = tables(3, forced=(False,))
# Every preset with every number of seats; and with mixed house rules every preset at five seats, every
# edition at its biggest table.
MIXED = (("classic", 5), ("classic-lite", 5), ("spywar", 5), ("classic", 9), ("spywar", 8))
READABLE = [t for t in TABLES if t.seed == 0 and (not t.mixed or (t.preset, t.seats) in MIXED)]
HASHED = [t for t in TABLES if t not in READABLE]

WHO, WHAT, OF = 5, 20, 62  # the columns of a decision: whose it is, what was chosen, out of how many
DIGITS = 12  # of a hash in a text


def text(table: Table) -> str:
    """A game from its deal to its end: a line for every decision, and below it what a spectator saw then."""
    game, dice = table.new(), table.dice("golden")
    lines = [*_head(table, game), *_seen(game, game.log())]
    for number, d in enumerate(play(game, dice), 1):
        option = d.options[at_random(d, dice)]
        lines.append(_decision(number, d, option))
        lines += _seen(game, game.apply(option))
    return "\n".join([*lines, *_end(game)]) + "\n"


def hashes(table: Table) -> dict[str, Any]:
    """How a game ends, and hashes of all that happened in it."""
    game = table.new()
    for _ in play(game, table.dice("golden")):
        pass
    s, r = game.state, game.result
    assert r is not None
    return {
        "fingerprint": game.fingerprint(),
        "events": _all_events(game),
        "asks": s.asks,
        "decisions": s.decisions,
        "turns": s.turn_no,
        "end": [list(r.winners), r.reason, r.rule],
    }


def _head(table: Table, game: Game) -> Iterator[str]:
    """What the game is; house rules that are the preset's own are not named."""
    usual: dict[str, dict[str, Any]] = editions()[table.preset]["options"]
    save = game.to_dict()
    house: dict[str, str] = save["options"]
    other = [f"{name}={house[name]}" for name in sorted(house) if house[name] != usual[name]["default"]]
    rules = "house rules mixed" if table.mixed else "as printed"
    yield f"{table.preset}, {table.seats} seats, seed {table.seed}, {rules}"
    yield f"people: {' '.join(save['deal']['genders'])}"
    yield from (f"  {line}" for line in other)


def _decision(number: int, d: Decision, option: Option) -> str:
    line = _to_column(f"{number:3}", WHO) + f"{seat_name(d.seat)} {d.kind}"
    return _to_column(f"{_to_column(line, WHAT)}{option.notation}", OF) + f"(of {len(d.options)})"


def _seen(game: Game, events: Iterable[Event]) -> Iterator[str]:
    """What happened, as a spectator saw it."""
    for event in events:
        seen = event.seen_by(game.state.rules, None)
        if seen is not None:
            yield " " * (WHO + 2) + _event(seen)


def _event(event: dict[str, Any]) -> str:
    """Every field that the event has, in one order: a field that changes is a line that changes."""
    left = dict(event)
    words = [left.pop("kind")]
    if "by" in left:
        words.append(seat_name(left.pop("by")))
    if "target" in left:
        words += ["→", seat_name(left.pop("target"))]
    words += left.pop("cards", ())
    rule = left.pop("rule", "")
    words += [f"{name}={value}" for name, value in left.items()]
    return " ".join([*words, *([f"[{rule}]"] if rule else [])])


def _end(game: Game) -> Iterator[str]:
    s, r = game.state, game.result
    assert r is not None
    winners = " ".join(seat_name(seat) for seat in r.winners) or "nobody"
    counted = f"{s.decisions} decisions, {s.asks} asks, {s.turn_no} turns"
    yield f"end {winners} {r.reason} {r.rule} · {counted} · {game.fingerprint()[:DIGITS]}"
    # What a seat saw and the spectator did not is in no line above.
    yield f"seen by every seat: {_all_events(game)[:DIGITS]}"


def _all_events(game: Game) -> str:
    """A hash of everything that everybody has seen happen."""
    told = json.dumps([game.events(seat) for seat in eyes(game)], ensure_ascii=False, sort_keys=True)
    return sha256(told.encode()).hexdigest()


def _to_column(line: str, column: int) -> str:
    """Spaces up to a column, one at least; Chinese characters are two columns wide."""
    width = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in line)
    return line + " " * max(1, column - width)
