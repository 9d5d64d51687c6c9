"""State to plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from fengsheng.core import canonical
from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.errors import SaveError
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame, Probe
from fengsheng.core.laws import misplaced_cards
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.saved import FIELDS, read, record_of, result_of
from fengsheng.core.state import State


def _frame(f: Frame) -> list[Any]:
    told = [
        f.name,
        f.step,
        f.by,
        f.target,
        f.card,
        f.aim,
        f.on,
        f.occasion,
        f.at,
        f.number,
        f.flags,
        list(f.cards),
        list(f.seats),
    ]
    if f.asked >= 0:
        told.append(f.asked)
    return told


def _probe(p: Probe) -> list[Any]:
    return [p.asker, p.target, p.card, p.named, p.effect, p.acted, p.sure]


def encode(s: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    return {
        "deck": s.deck[:],
        "discard": s.discard[:],
        "aside": s.aside[:],
        "hands": [h[:] for h in s.hands],
        "intel": [i[:] for i in s.intel],
        "transit": None if s.transit is None else record_of(s.transit, "Transit"),
        "stack": [_frame(f) for f in s.stack],
        "alive": s.alive,
        "dead": s.dead,
        "lost": s.lost,
        "dying": s.dying,
        "identity": s.identity[:],
        "identity_up": s.identity_up,
        "character": s.character[:],
        "face_up": s.face_up,
        "gender": s.gender[:],
        "offered": [list(o) for o in s.offered],
        "turn": s.turn,
        "turn_no": s.turn_no,
        "phase": s.phase,
        "sent": s.sent,
        "anchor": s.anchor,
        "quiet": s.quiet,
        "queue": s.queue[:],
        "killer": s.killer[:],
        "deaths": s.deaths[:],
        "deferred": [_frame(f) for f in s.deferred],
        "marks": dict(s.marks),
        "rng": [s.rng.seed.hex(), s.rng.used],
        "seen": s.seen[:],
        "hint": s.hint[:],
        "looks": s.looks[:],
        "probes": [_probe(p) for p in s.probes],
        "could_be": s.could_be[:],
        "ask_seat": s.ask_seat,
        "ask_kind": s.ask_kind,
        "ask_step": s.ask_step,
        "ask_forced": s.ask_forced,
        "asks": s.asks,
        "decisions": s.decisions,
        "result": None if s.result is None else result_of(s.result),
    }


def fingerprint(s: State) -> str:
    """SHA-256 of the whole state in canonical form: that of the first version, so that a game has the same
    fingerprint for ever."""
    return sha256(canonical.hashed(s).encode()).hexdigest()


def seal(save: dict[str, Any], s: State, answers: str, text: str) -> str:
    """Complete a save with the state and the digest of everything in it. `answers` are those in it as
    canonical text, `text` is the rest of its head, which does not change: empty where it was not written yet.
    It is returned."""
    if not text:
        assert min(save) == "answers"
        assert max(save) < "state"
        text = canonical.encode({key: value for key, value in save.items() if key != "answers"})
    save["state"] = encode(s)
    # piece by piece: names in the head are Chinese, and would make the state twice as wide to encode
    hashed = sha256(f'{{"answers":{answers},{text[1:-1]},"state":'.encode())
    hashed.update(canonical.saved(s).encode())
    hashed.update(b"}")
    save["digest"] = hashed.hexdigest()
    return text


def digest(save: Mapping[str, Any]) -> str:
    """SHA-256 of everything in a save but the digest itself."""
    data = {key: value for key, value in save.items() if key != "digest"}
    return sha256(canonical.encode(data).encode()).hexdigest()


def decode(rules: Ruleset, data: Any) -> State:
    """A state from plain data: right shapes, every card once, every frame a step that exists."""
    if not isinstance(data, Mapping):
        raise SaveError("The save is damaged: state is not an object.")
    for field in data:
        if field not in FIELDS:
            raise SaveError(f"The save is damaged: state.{field} is not a field of a game.")
    s = State()
    s.rules = rules
    for field, shape in FIELDS.items():
        if field not in data:
            raise SaveError(f"The save is damaged: state.{field} is missing.")
        setattr(s, field, read(shape, data[field], f"state.{field}"))
    n = rules.seats
    for field in ("hands", "intel", "identity", "character", "gender", "offered", "killer"):
        if len(getattr(s, field)) != n:
            raise SaveError(f"The save is damaged: state.{field} is not for {n} seats.")
    for field in ("looks", "could_be"):
        if len(getattr(s, field)) != n:
            raise SaveError(f"The save is damaged: state.{field} is not for {n} seats.")
    for field in ("seen", "hint"):
        if len(getattr(s, field)) != len(rules.faces):
            raise SaveError(f"The save is damaged: state.{field} is not for {len(rules.faces)} cards.")
    for field in ("turn", "anchor", "ask_seat"):
        if not NOBODY <= getattr(s, field) < n:
            raise SaveError(f"The save is damaged: state.{field} is no seat.")
    wrong = misplaced_cards(s)
    if wrong:
        raise SaveError(f"The save is damaged: {wrong[0]}.")
    for i, f in enumerate(s.stack):
        if f.name not in rules.steps:
            raise SaveError(f"The save is damaged: state.stack[{i}].name is {f.name!r}.")
        if f.step and f.step not in rules.steps[f.name] and f.step not in rules.answers[f.name]:
            raise SaveError(f"The save is damaged: state.stack[{i}].step is {f.step!r}.")
        if not NO_CARD <= f.card < len(rules.faces) or not NO_CARD <= f.aim < len(rules.faces):
            raise SaveError(f"The save is damaged: state.stack[{i}] means no card.")
    if s.ask_seat != NOBODY and (not s.stack or s.ask_step not in rules.steps[s.stack[-1].name]):
        raise SaveError(f"The save is damaged: state.ask_step is {s.ask_step!r}.")
    s.options = ()
    s.running_step = ""
    s.events = []
    rebuild(s)
    return s


def resume(s: State) -> None:
    """Put the open question of a loaded game again."""
    seat = s.ask_seat
    try:
        ask_again(s)
    except (AssertionError, IndexError, KeyError, TypeError) as error:
        raise SaveError(f"The save is damaged: state.stack cannot go on ({error}).") from None
    if s.ask_seat != seat or (seat != NOBODY and not s.options):
        raise SaveError(f"The save is damaged: state.ask_step {s.ask_step!r} asks nothing.")
    if seat == NOBODY and s.result is None:
        raise SaveError("The save is damaged: state.ask_seat is nobody, but the game is not over.")
