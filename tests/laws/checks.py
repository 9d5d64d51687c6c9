"""The laws that need more than one state: copies, saves, replays, notation, endings.

Every check returns what it finds wrong, in words, so that a test can ask for nothing and another one,
with a fault planted, for something.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from fengsheng import FengshengError, Game
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.goals import refresh
from fengsheng.core.knowledge import NO_HINT, fits
from fengsheng.core.option import Option
from fengsheng.core.rng import Rng
from fengsheng.core.saved import FIELDS
from fengsheng.core.state import State

# A copy may share these with its original: they are replaced as a whole, never changed (what is added to
# `listeners` is true of both until one of them replaces it).
SHARED = {"able", "gender", "hooked", "listeners", "offered", "options", "result", "rules"}


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a record class, by reflection; a compiled class names them elsewhere."""
    if cls not in _FIELDS:
        fields: tuple[str, ...] = getattr(cls, "__slots__", None) or cls.__mypyc_attrs__  # type: ignore[attr-defined]
        _FIELDS[cls] = tuple(sorted(fields))
    return _FIELDS[cls]


# What is compared as it is; most of a state is numbers.
ATOMS = frozenset({int, bool, str, type(None)})
RECORDS = frozenset({Frame, Transit, Probe, Result})


def plain(value: Any) -> Any:
    """Any part of a state as data that can be compared: records by their slots, read by reflection."""
    kind = value.__class__
    if kind in ATOMS:
        return value
    if kind in RECORDS:
        values = [getattr(value, slot) for slot in fields_of(kind)]
        return [kind.__name__, *[v if v.__class__ in ATOMS else plain(v) for v in values]]
    if isinstance(value, Option):
        return ("option", value.notation)
    if isinstance(value, Rng):
        return ("rng", value.seed.hex(), value.used)
    if isinstance(value, list | tuple):
        return [v if v.__class__ in ATOMS else plain(v) for v in value]
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return value


def differences(a: State, b: State, fields: Iterable[str]) -> list[str]:
    """Fields that are not equal, compared one by one and not through the codec. (What is equal as it is need
    not be taken apart.)"""
    return [
        f"{field} differs: {mine!r:.80} and {yours!r:.80}"
        for field in fields
        if (mine := getattr(a, field)) != (yours := getattr(b, field)) and plain(mine) != plain(yours)
    ]


def _shares(a: Any, b: Any) -> bool:
    """Whether two values have a changeable part in common."""
    if isinstance(a, list):
        if a and a is b:
            return True
        return any(x.__class__ not in ATOMS and _shares(x, y) for x, y in zip(a, b, strict=False))
    return a is b and isinstance(a, Frame | Transit | Rng | dict) and a != {}


def wrong_clone(game: Game) -> list[str]:
    """A copy has the same facts, shares nothing that changes, and goes on the same way."""
    return _changed_by_copying(game) or _goes_on_alike(game, game.clone())


def wrong_save(game: Game) -> list[str]:
    """Saved and loaded, through real JSON text, it has the same facts and goes on the same way."""
    saved = json.dumps(game.to_dict())
    try:
        loaded = Game.from_dict(json.loads(saved))
    except FengshengError as error:
        return [f"the save cannot be loaded: {error}"]
    return _changed_by_saving(game, loaded, saved) or _goes_on_alike(game, loaded)


def wrong_twins(game: Game) -> list[str]:
    """What is wrong with a copy or with a save: both laws in one go, for half of the answers."""
    saved = json.dumps(game.to_dict())
    try:
        loaded = Game.from_dict(json.loads(saved))
    except FengshengError as error:
        return [f"the save cannot be loaded: {error}"]
    wrong = _changed_by_copying(game) + _changed_by_saving(game, loaded, saved)
    return wrong or _goes_on_alike(game, game.clone(), loaded)


def _changed_by_copying(game: Game) -> list[str]:
    s, t = game.state, game.clone().state
    fields = [field for field in fields_of(State) if field not in ("rules", "events")]
    wrong = differences(s, t, fields)
    wrong += [
        f"{field} is shared with the copy"
        for field in fields
        if field not in SHARED and _shares(getattr(s, field), getattr(t, field))
    ]
    if t.rules is not s.rules or t.events:
        wrong.append("the copy has another ruleset, or events that are not its own")
    return wrong


def _changed_by_saving(game: Game, loaded: Game, saved: str) -> list[str]:
    s, t = game.state, loaded.state
    refresh(s)
    refresh(t)
    wrong = differences(s, t, [*FIELDS, "options", "has", "held", "tally", "meets", "may_meet"])
    if json.dumps(loaded.to_dict()) != saved:
        wrong.append("saved again, the save is another one")
    return wrong


def _goes_on_alike(game: Game, *twins: Game) -> list[str]:
    """All are at the same point, and one answer later at the same point again; the original is untouched."""
    wrong: list[str] = []
    before = game.fingerprint()
    offered = notations(game)
    for twin in twins:
        if twin.fingerprint() != before:
            wrong.append("the twin has another fingerprint")
        if notations(twin) != offered:
            wrong.append(f"the twin is offered {notations(twin)}, not {offered}")
            return wrong
    if game.decision is None:
        return wrong
    for choice in {0, len(game.state.options) - 1}:
        a = game.clone()
        a.apply(choice)
        for twin in twins:
            b = twin.clone()
            b.apply(choice)
            if differences(a.state, b.state, [*FIELDS, "options"]):
                wrong.append(f"after {game.state.options[choice].notation!r} the twin is elsewhere")
    if game.fingerprint() != before:
        wrong.append("playing on with a twin has changed the original")
    return wrong


def notations(game: Game) -> list[str]:
    """What is offered now."""
    return [o.notation for o in game.state.options]


def wrong_replay(game: Game, *, other_mode: bool = False) -> list[str]:
    """Its record, through real JSON text, gives the same game; also when it is asked the other way."""
    record = json.loads(json.dumps(game.record()))
    if other_mode:
        record["deal"]["ask_forced"] = not record["deal"]["ask_forced"]
    try:
        again = Game.replay(record)
    except FengshengError as error:
        return [f"the record cannot be replayed: {error}"]
    wrong = [] if again.fingerprint() == game.fingerprint() else ["the replay has another fingerprint"]
    if notations(again) != notations(game):
        wrong.append(f"the replay is offered {notations(again)}, not {notations(game)}")
    if not other_mode and [e for s in eyes(game) for e in again.events(s)] != [
        e for s in eyes(game) for e in game.events(s)
    ]:
        wrong.append("the replay has told another story")
    return wrong


def eyes(game: Game) -> list[int | None]:
    """Everybody who looks on: the seats, and a spectator."""
    return [*range(game.seats), None]


def wrong_notation(game: Game) -> list[str]:
    """What is offered is written in different ways, and the text means the option it was made from."""
    texts = notations(game)
    wrong = [] if len(set(texts)) == len(texts) else [f"written alike: {texts}"]
    for index, text in enumerate(texts):
        if text != text.strip() or not text or "  " in text:
            wrong.append(f"{text!r} is not tidy")
        by_index, by_text, by_option = game.clone(), game.clone(), game.clone()
        by_index.apply(index)
        by_text.apply(text)
        by_option.apply(game.state.options[index])
        if any(differences(by_index.state, by.state, FIELDS) for by in (by_text, by_option)):
            wrong.append(f"{text!r} means another option than number {index}")
    return wrong


def wrong_ending(game: Game) -> list[str]:
    """A finished game asks nothing, has told everything, and has winners that make sense."""
    s, r = game.state, game.result
    if r is None:
        return ["the game is not over"]
    wrong: list[str] = []
    if game.decision is not None or s.options or s.ask_seat != NOBODY or s.ask_kind or s.ask_step:
        wrong.append("something is still asked")
    if s.phase != "over" or s.identity_up != (1 << game.seats) - 1:
        wrong.append("not everything was turned up")
    if list(r.winners) != sorted(set(r.winners)) or not all(0 <= w < game.seats for w in r.winners):
        wrong.append(f"winners are {r.winners}")
    if any(s.lost >> w & 1 for w in r.winners):
        wrong.append("somebody who has lost wins")
    if r.declarer != (r.declarers[0] if r.declarers else NOBODY):
        wrong.append(f"{r.declarer} did not declare first of {r.declarers}")
    if set(r.declarers) - set(r.usurped if r.usurper != NOBODY else r.winners):
        wrong.append("the declarer does not win")
    taken = r.usurper in r.winners and r.usurper not in r.usurped
    if bool(r.usurped) != (r.usurper != NOBODY) or (r.usurped and not taken):
        wrong.append(f"{r.usurper} did not usurp {r.usurped}")
    if not r.reason or not r.rule.startswith(("CL-", "SW-")):
        wrong.append(f"no reason is given: {r.reason!r}, {r.rule!r}")
    if r.winners and not r.faction:
        wrong.append("somebody wins for nobody")
    return wrong


def broken_history(s: State) -> list[str]:
    """What the table has seen agrees with what is true: reactions, routes, hints, possible characters."""
    wrong: list[str] = []
    faces = s.rules.faces
    for p in s.probes:
        if p.sure and s.rules.probe_acts(p.named, s.identity[p.target]) != p.acted:
            wrong.append(f"seat {p.target} did not react as its identity demands")
        if p.card != NO_CARD and not s.rules.probe_fits(faces[p.card], p.effect, p.named):
            wrong.append(f"the probe of seat {p.target} says something else than its card")
    places = [s.deck, s.discard, s.aside, *s.hands, *s.intel]
    places += [[f.card] for f in s.stack if f.card != NO_CARD]
    places += [list(f.cards) for f in s.stack]
    if s.transit is not None:
        places.append([s.transit.card])
        # in the newer edition a card may be sent with another arrow, or be swapped on its way
        if s.rules.edition == "classic" and faces[s.transit.card].route != s.transit.route:
            wrong.append("the card under way travels another way than it should")
    wrong += [
        f"card {c} is not what all know it to be"
        for place in places
        for c in place
        if s.hint[c] != NO_HINT and not fits(faces[c], s.hint[c])
    ]
    for seat in range(s.rules.seats):
        if s.character[seat] >= 0 and not s.could_be[seat] >> s.character[seat] & 1:
            wrong.append(f"seat {seat} has a character nobody thinks possible")
        if s.face_up >> seat & 1 and s.could_be[seat] != 1 << s.character[seat]:
            wrong.append(f"seat {seat} is face up and still a riddle")
    return wrong
