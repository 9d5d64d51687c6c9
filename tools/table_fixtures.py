"""Make the fixtures of the browser table's tests: real questions and views, as the server sends them.

    .venv/bin/python tools/table_fixtures.py

`prompts.json` has, for every kind of question of both editions, the ones with the most different options that
were met in seeded games of random players; `tables.json` a few moments with the view and the story so far;
`notebooks.json` moments at which a seat knows something of the others, with the identities that it cannot
rule out: those of many games that look the same to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fengsheng import Game
from fengsheng.bots import BLIND, make_bot
from fengsheng.core.event import Event
from fengsheng.editions.registry import EDITIONS
from fengsheng.server.screens.words import choice, event_text, question_text
from fengsheng.server.wire.allowed import shown_event, shown_view
from fengsheng.server.wire.server import Choice, Prompt
from fengsheng.words.catalogue import catalogue

OUTPUT = Path(__file__).resolve().parent.parent / "web" / "src" / "table" / "fixtures"
LANG = "zh-Hant"
NAMES = ("青鳥", "白鴿", "松", "老周", "林默", "小滿", "夜鷹", "阿昆", "木蘭")
GAMES = 60
KEEP = 2  # questions of a kind
NOTEBOOKS = 4  # of a kind in each edition
TWINS = 300  # games that look the same, for each


def games() -> Iterator[tuple[str, Game, list[Event]]]:
    """Every decision of some seeded games, with what has happened so far."""
    for edition in EDITIONS:
        for seed in range(GAMES):
            seats = edition.seats[seed % len(edition.seats)]
            game = Game.new(edition=edition.name, seats=list(NAMES[:seats]), seed=seed, ask_forced=True)
            bots = [make_bot("random", f"{seed} {seat}") for seat in range(seats)]
            story = list(game.log())
            while (decision := game.decision) is not None:
                yield edition.name, game, story
                story += game.apply(bots[decision.seat].choose(BLIND, decision))


def prompt_of(game: Game) -> dict[str, Any]:
    """What the seat whose turn it is to answer is asked."""
    decision = game.decision
    assert decision is not None
    seat, hand = decision.seat, game.state.hands[decision.seat]
    options = sorted(decision.options, key=lambda option: option.notation)
    text = question_text(LANG, shown_view(game.view(seat)), seat, game.names, game.state.rules.house)
    choices = [choice(option, LANG, "full", game.names, seat, hand) for option in options]
    return plain(Prompt(str(decision.number), decision.kind, choices, text))


def plain(prompt: Prompt) -> dict[str, Any]:
    """With every field written out, as the client fills them in."""
    return {**msgspec.structs.asdict(prompt), "options": [msgspec.structs.asdict(c) for c in prompt.options]}


def shape(option: Choice) -> tuple[Any, ...]:
    """What two options of the same kind of question can differ in."""
    return (
        option.kind,
        option.use if option.kind == "skill" else "",
        bool(option.card),
        option.elsewhere,
        option.target is None,
        bool(option.aim),
        bool(option.word),
        len(option.cards),
    )


def moment(game: Game, story: list[Event], seat: int | None) -> dict[str, Any]:
    """The view of a seat and the story it was told."""
    seen = [e for event in story if (e := event.seen_by(game.state.rules, seat)) is not None]
    events = [shown_event(e) for e in seen[-40:]]
    for event in events:
        event["text"] = event_text(LANG, event, game.names, seat, game.state.rules.house)
    return {
        "view": {**shown_view(game.view(seat)), "names": list(game.names)},
        "events": events,
        "prompt": prompt_of(game),
    }


def wanted(game: Game) -> str:
    """The name under which this moment is kept, if it is one of those worth keeping."""
    decision, transit = game.decision, game.state.transit
    assert decision is not None
    edition = game.state.rules.edition
    pending = [frame for frame in game.state.stack if frame.name in game.state.rules.items]
    if transit is not None and transit.lured and transit.locked and decision.kind == "pass":
        return f"{edition} lure and lock"
    if transit is not None and len(pending) >= 2 and pending[-1].on >= 0:
        return f"{edition} deep stack"
    if transit is not None and transit.refused:
        return f"{edition} refused"
    if transit is not None and transit.direction < 0 and transit.position != transit.sender:
        return f"{edition} to the left"
    if decision.kind == "contest" and game.state.dead:
        return f"{edition} contest"
    if decision.kind == "play" and game.state.dead:
        return f"{edition} own turn"
    return ""


def worth_noting(game: Game, seat: int) -> str:
    """What that seat knows of others that may be worth a note: the name of the kind of moment, or nothing."""
    view = game.view(seat)
    rows = view["seats"]
    if any(row["identity"] not in game.state.rules.identity_names for row in rows if row["identity"] != "?"):
        return ""
    if any(row["identity"] == "无身份" for row in rows):
        return "taken"
    asked = [p for p in view["probes"] if p.get("named") and rows[p["target"]]["identity"] == "?"]
    if any(not probe["sure"] for probe in asked):
        return "unsure"
    if len(asked) > 1:
        return "probes"
    return "probe" if asked and asked[0]["acted"] else ""


def notebook(game: Game, story: list[Event], seat: int) -> dict[str, Any]:
    """What that seat sees, what it would see in a game that looks the same to it, and who is what in many of
    those."""
    seen = [e for event in story if (e := event.seen_by(game.state.rules, seat)) is not None]
    words = catalogue(game.state.rules.preset, LANG)
    house, names = game.state.rules.house, game.state.rules.identity_names
    twins = [game.determinize(seat, n) for n in range(TWINS)]
    deals = {tuple(names[i] for i in one.state.identity) for one in (game, *twins)}
    return {
        "view": shown_view(game.view(seat)),
        "twin": shown_view(twins[0].view(seat)),
        "events": [shown_event(e) for e in seen if e["kind"] in ("gain", "look_identity")],
        "words": {
            "sides": {str(game.seats): words["sides"][str(game.seats)]},
            "tasks": words["tasks"],
            "identities": [{"title": one["title"]} for one in words["identities"]],
        },
        "options": {name: house[name] for name in ("identity_table", "identity_pool") if name in house},
        "deals": sorted(map(" ".join, deals)),
    }


def notebooks() -> list[dict[str, Any]]:
    """So many of each kind, one of a game."""
    kept: dict[tuple[str, str], list[dict[str, Any]]] = {}
    used: Game | None = None
    for edition, game, story in games():
        if game is used or game.state.turn_no % 2:
            continue
        for seat in range(game.seats):
            kind = worth_noting(game, seat)
            found = kept.setdefault((edition, kind), [])
            if kind and len(found) < NOTEBOOKS:
                found.append({"edition": edition, "kind": kind} | notebook(game, story, seat))
                used = game
                break
    return [one for _, found in sorted(kept.items()) for one in found]


def main() -> None:
    """Write the files."""
    prompts: dict[tuple[str, str], list[tuple[int, dict[str, Any]]]] = {}
    met: set[tuple[str, str, tuple[Any, ...]]] = set()
    tables: dict[str, dict[str, Any]] = {}
    for edition, game, story in games():
        decision = game.decision
        assert decision is not None
        hand = game.state.hands[decision.seat]
        shapes = {shape(choice(o, LANG, "labels", game.names, decision.seat, hand)) for o in decision.options}
        new = {(edition, decision.kind, s) for s in shapes} - met
        if new:
            met |= new
            prompts.setdefault((edition, decision.kind), []).append((len(shapes), prompt_of(game)))
        name = wanted(game)
        if name and name not in tables:
            tables[name] = moment(game, story, decision.seat)
    kept = [
        {"edition": edition, "prompt": prompt}
        for (edition, _), found in sorted(prompts.items())
        for _, prompt in sorted(found, key=lambda row: (-row[0], row[1]["id"]))[:KEEP]
    ]
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for file, data in (
        ("prompts.json", kept),
        ("tables.json", tables),
        ("notebooks.json", notebooks()),
    ):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (OUTPUT / file).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
