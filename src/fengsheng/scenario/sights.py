"""What somebody sees: real views and real event streams of seats and spectators."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from fengsheng.core.notation import SEATS
from fengsheng.scenario.form import Form, Gap, Test, form, names, same, same_cards
from fengsheng.scenario.lines import Line
from fengsheng.scenario.pattern import Pattern, read_pattern
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Words

Match = re.Match[str]
View = Mapping[str, Any]

UNKNOWN = "?"
_VIEWER = rf"(?:spectator|[{SEATS}])"
_WHO = rf"(?P<who>{_VIEWER}(?: {_VIEWER})*) sees? "


def viewers(words: Words, line: Line, m: Match) -> list[int | None]:
    """Who sees it; None: a spectator."""
    return [None if word == "spectator" else words.seat(word, line) for word in m["who"].split()]


def _each(eyes: list[int | None], look: Callable[[Table, int | None, View], Gap | None]) -> Test:
    """The same must hold for every viewer named."""

    def test(t: Table) -> Gap | None:
        for viewer in eyes:
            gap = look(t, viewer, t.view(viewer))
            if gap is not None:
                name = "spectator" if viewer is None else SEATS[viewer]
                return gap[0], f"{gap[1]} (as {name} sees it)"
        return None

    return test


def _card(words: Words, line: Line, text: str) -> str:
    return text if text == UNKNOWN else str(words.seen_cards(text, line))


def _transit(words: Words, line: Line, m: Match) -> Test:
    wanted = _card(words, line, m["what"])

    def look(t: Table, viewer: int | None, view: View) -> Gap | None:
        transit = view["transit"]
        return same(wanted, "nothing under way" if transit is None else transit["card"])

    return _each(viewers(words, line, m), look)


def _hand(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    cards = words.seen_cards(m["what"], line)
    return _each(
        viewers(words, line, m), lambda t, viewer, view: same_cards(cards, view["seats"][seat]["known"])
    )


def _identity(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    what = m["what"]
    wanted = what if what == UNKNOWN else words.rules.identity_names[words.identity(what, line)]
    return _each(
        viewers(words, line, m), lambda t, viewer, view: same(wanted, view["seats"][seat]["identity"])
    )


def _character(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    wanted = m["what"] if m["what"] == UNKNOWN else words.character(m["what"], line)

    def look(t: Table, viewer: int | None, view: View) -> Gap | None:
        found = view["seats"][seat]["character"]
        return same(wanted, found if isinstance(found, str) else UNKNOWN)

    return _each(viewers(words, line, m), look)


def _pile(words: Words, line: Line, m: Match) -> Test:
    cards = words.seen_cards(m["what"], line)
    pile = m["pile"]

    def look(t: Table, viewer: int | None, view: View) -> Gap | None:
        known = view[pile]["known"]
        return same_cards(cards, [k if isinstance(k, str) else k[1] for k in known])

    return _each(viewers(words, line, m), look)


def _pending(words: Words, line: Line, m: Match) -> Test:
    wanted = _card(words, line, m["what"])

    def look(t: Table, viewer: int | None, view: View) -> Gap | None:
        cards = [row["card"] for row in view["stack"] if "card" in row]
        return same(wanted, cards[-1] if cards else "nothing pending")

    return _each(viewers(words, line, m), look)


def _probe(words: Words, line: Line, m: Match) -> Test:
    what = m["what"]
    rules = words.rules
    texts = {rules.probe_text(rules.probe_named(face)) for face in rules.faces if face.detail}
    plain = what == UNKNOWN or what in texts  # a probe may name several factions
    wanted = what if plain else rules.identity_names[words.identity(what, line)]

    def look(t: Table, viewer: int | None, view: View) -> Gap | None:
        probes = view["probes"]
        return same(wanted, probes[-1].get("named", UNKNOWN) if probes else "no probe")

    return _each(viewers(words, line, m), look)


def _event(words: Words, line: Line, m: Match) -> Test:
    pattern = read_pattern(m["what"], words, line)
    if pattern.cards is not None:
        words.seen_cards(str(pattern.cards), line)

    def look(t: Table, viewer: int | None, view: View) -> Gap | None:
        if as_seen(t, viewer, pattern) is not None:
            return None
        told = (event.seen_by(t.state.rules, viewer) for event in t.fresh if event.kind == pattern.kind.name)
        seen = [names(event.get("cards", [])) for event in told if event is not None]
        return pattern.text, f"{pattern.kind.name} with cards: {'; '.join(seen) or 'never'}"

    return _each(viewers(words, line, m), look)


def as_seen(t: Table, viewer: int | None, pattern: Pattern) -> dict[str, Any] | None:
    """The first event since the last action that looks like this to somebody, as they see it."""
    wanted = pattern.cards
    for event in t.fresh:
        told = event.seen_by(t.state.rules, viewer)
        if told is None or not pattern.fits(event):
            continue
        cards = told.get("cards", [])
        shown = sorted(card for card in cards if card != UNKNOWN)
        if wanted is None or (sorted(wanted.names) == shown and wanted.fill == len(cards) - len(shown)):
            return told
    return None


FORMS: tuple[Form, ...] = (
    form("sees-transit", "甲 乙|spectator sees transit CARD|?", _WHO + r"transit (?P<what>\S+)", _transit),
    form("sees-pending", "甲 sees pending CARD|?", _WHO + r"pending (?P<what>\S+)", _pending),
    form("sees-probe", "甲 sees probe IDENTITY|?", _WHO + r"probe (?P<what>\S+)", _probe),
    form("sees-event", "甲 sees event KIND … cards CARDS", _WHO + r"event (?P<what>.+)", _event),
    form("sees-hand", "甲 sees 乙 hand CARDS", _WHO + r"<seat:S> hand (?P<what>.+)", _hand),
    form(
        "sees-identity",
        "甲 sees 乙 identity IDENTITY|?",
        _WHO + r"<seat:S> identity (?P<what>\S+)",
        _identity,
    ),
    form(
        "sees-character",
        "甲 sees 乙 character NAME|?",
        _WHO + r"<seat:S> character (?P<what>\S+)",
        _character,
    ),
    form(
        "sees-pile",
        "甲 sees deck|discard|aside CARDS",
        _WHO + r"(?P<pile>deck|discard|aside) (?P<what>.+)",
        _pile,
    ),
)
