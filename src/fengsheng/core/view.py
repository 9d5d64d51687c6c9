"""What one seat, or a spectator, knows: the only thing bots and clients get."""

from __future__ import annotations

from typing import Any, Final

from .event import EVERYONE, eye
from .face import NO_CARD, NOBODY
from .frame import CANCELLED, Frame, Probe
from .notation import written
from .picks import names_again
from .state import State

UNKNOWN: Final = "?"


def _known(s: State, cards: list[int], bit: int) -> list[str]:
    """The names of the cards this eye knows, in alphabetical order: positions are nobody's business."""
    seen = s.seen
    faces = s.book.faces
    return sorted([faces[c].name for c in cards if seen[c] & bit])


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Plain data, built from what that seat may know and from nothing else."""
    book = s.book
    everything = s.result is not None  # after the end everything may be opened
    bit = EVERYONE if everything else eye(seat)
    faces = book.faces
    seats: list[dict[str, Any]] = []
    looked = bit if everything or seat is None else s.looks[seat] | bit
    for i in range(book.seats):
        here = 1 << i
        intel = s.intel[i]
        at = i * 3
        row: dict[str, Any] = {
            "seat": i,
            "status": "in" if s.alive & here else "dead" if s.dead & here else "lost",
            "hand": len(s.hands[i]),
            "known": _known(s, s.hands[i], bit),
            "intel": [faces[c].name for c in intel],
            "colours": s.tally[at : at + 3],
            "face_up": bool(s.face_up & here),
            "character": _character(s, i, here, bit),
            "identity": _identity(s, i, here, looked),
            "identity_up": bool(s.identity_up & here),
        }
        if s.dying & here:
            row["dying"] = True
        if s.gender[i]:
            row["gender"] = s.gender[i]
        if s.lost & here and book.removes_characters:
            row["removed"] = True
        seats.append(row)
    shown: dict[str, Any] = {
        "edition": book.preset,
        "me": seat,
        "seats": seats,
        "turn": s.turn,
        "turn_no": s.turn_no,
        "phase": s.phase,
        "sent": s.sent,
        "anchor": s.anchor,
        "deck": {"count": len(s.deck), "known": _depths(s, bit)},
        "discard": {"count": len(s.discard), "known": _known(s, s.discard, bit)},
        "aside": {"count": len(s.aside), "known": _known(s, s.aside, bit)},
        "transit": _transit(s, bit),
        "stack": _stack(s, bit),
        "probes": [_probe(s, p, bit, everything) for p in s.probes],
        "marks": s.marks.copy(),
        "deaths": s.deaths[:],
        "quiet": s.quiet,
        "decision": None if s.ask_seat == NOBODY else _decision(s),
        "result": None,
    }
    if seat is not None:
        shown["offered"] = [book.characters[c].name for c in s.offered[seat]]
    if s.result is not None:
        r = s.result
        shown["result"] = {
            "winners": list(r.winners),
            "reason": r.reason,
            "rule": r.rule,
            "declarer": r.declarer,
            "faction": r.faction,
            "declarers": list(r.declarers),
            "usurper": r.usurper,
            "usurped": list(r.usurped),
        }
    return shown


def _character(s: State, seat: int, here: int, bit: int) -> str | list[str]:
    """A name if this eye knows it, else what the face-down card can still be."""
    if s.character[seat] < 0:
        return UNKNOWN
    characters = s.book.characters
    if s.face_up & here or bit & here:
        return characters[s.character[seat]].name
    possible = s.maybe[seat]
    if possible & (possible - 1) == 0:
        return characters[possible.bit_length() - 1].name
    if s.phase == "setup":
        return UNKNOWN
    return [c.name for i, c in enumerate(characters) if possible >> i & 1]


def _identity(s: State, seat: int, here: int, looked: int) -> str:
    if s.identity[seat] < 0 or not (s.identity_up | looked) & here:
        return UNKNOWN
    return s.book.identity_names[s.identity[seat]]


def _depths(s: State, bit: int) -> list[list[Any]]:
    """Cards of the pile this eye knows, with how deep they lie (0 is the top)."""
    seen = s.seen
    deck = s.deck
    last = len(deck) - 1
    return [[last - i, s.book.faces[c].name] for i, c in enumerate(deck) if seen[c] & bit]


def _transit(s: State, bit: int) -> dict[str, Any] | None:
    t = s.transit
    if t is None:
        return None
    return {
        "card": s.book.faces[t.card].name if s.seen[t.card] & bit else UNKNOWN,
        "sender": t.sender,
        "route": s.book.route_names[t.route],
        "addressee": t.addressee,
        "direction": t.direction,
        "position": t.position,
        "stage": t.stage,
        "refused": t.refused,
        "locked": t.locked,
        "lured": t.lured,
        "locked_card": t.locked_card,
    }


def _stack(s: State, bit: int) -> list[dict[str, Any]]:
    """What is being resolved, oldest first: who uses what on what."""
    items = s.book.items
    faces = s.book.faces
    seen = s.seen
    shown: list[dict[str, Any]] = []
    for i, f in enumerate(s.stack):
        if f.rule in items or f.rule == "window":
            row: dict[str, Any] = {"frame": i, "rule": f.rule, "by": f.by}
            if f.rule == "window":
                row["kind"] = f.kind
                row["asked"] = f.idx
            if f.target != NOBODY:
                row["target"] = f.target
            if f.card != NO_CARD:
                row["card"] = faces[f.card].name if seen[f.card] & bit else UNKNOWN
            if f.cards:
                row["cards"] = sorted([faces[c].name if seen[c] & bit else UNKNOWN for c in f.cards])
            if f.aim != NO_CARD:
                row["aim"] = written(faces[f.aim].name, names_again(s, i))
            if f.on >= 0:
                row["on"] = f.on
            if f.flag & CANCELLED and f.rule in items:
                row["cancelled"] = True
            shown.append(row)
    return shown


def _decision(s: State) -> dict[str, Any]:
    """Who is asked what; where skills may answer something, also what that is."""
    asked: dict[str, Any] = {"seat": s.ask_seat, "kind": s.ask_kind, "number": s.asks}
    about = s.book.asked_about(s)
    if about:
        asked["about"] = [_happened(s, event) for event in about]
    return asked


def _happened(s: State, event: Frame) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": event.kind}
    if event.by != NOBODY:
        row["by"] = event.by
    if event.target != NOBODY:
        row["target"] = event.target
    if event.aim != NO_CARD and s.seen[event.aim] == EVERYONE:
        row["card"] = s.book.faces[event.aim].name
    word = s.book.event_word(event)
    if word:
        row["word"] = word
    return row


def _probe(s: State, p: Probe, bit: int, everything: bool) -> dict[str, Any]:
    """A probe: its reaction is public, the identity it named is for the two players alone."""
    row: dict[str, Any] = {
        "by": p.asker,
        "target": p.target,
        "effect": p.effect,
        "acted": p.acted,
        "sure": p.sure,
    }
    knows = bit & (1 << p.target) if p.card == NO_CARD else s.seen[p.card] & bit
    if everything or bit & (1 << p.asker) or knows:
        row["named"] = s.book.probe_text(p.named)
    return row
