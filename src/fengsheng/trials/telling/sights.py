"""What somebody sees, or does not."""

from __future__ import annotations

from fengsheng.core.view import UNKNOWN
from fengsheng.scenario.expect import Expect
from fengsheng.scenario.pattern import read_pattern
from fengsheng.scenario.sights import as_seen, viewers
from fengsheng.scenario.table import Table
from fengsheng.trials.telling.teller import Tell, Teller, clause
from fengsheng.words import character_name, identity_name, listing
from fengsheng.words.people import person
from fengsheng.words.terms import IDENTITY_KEYS


def _eyes(t: Teller, e: Expect) -> str:
    seen = viewers(t.words, e.line, e.said)
    return listing(t.lang, [t.told("spectator") if seat is None else t.names[seat] for seat in seen])


def _sees(t: Teller, e: Expect, key: str, **args: str | int) -> str:
    """A sentence about what somebody sees, or that they do not see it."""
    return t.told(key, who=_eyes(t, e), **args)


def _one_card(name: str) -> Tell:
    def tell(t: Teller, table: Table, e: Expect) -> str:
        what = e.said["what"]
        if what == UNKNOWN:
            return _sees(t, e, f"{name}-not")
        return _sees(t, e, name, cards=t.cards(t.words.seen_cards(what, e.line)))

    return tell


def _probe(t: Teller, table: Table, e: Expect) -> str:
    what = e.said["what"]
    if what == UNKNOWN:
        return _sees(t, e, "sees-probe-not")
    if what not in IDENTITY_KEYS:
        what = t.words.rules.identity_names[t.words.identity(what, e.line)]
    return _sees(t, e, "sees-probe", what=identity_name(t.lang, what))


def _event(t: Teller, table: Table, e: Expect) -> str:
    viewer = viewers(t.words, e.line, e.said)[0]
    seen = as_seen(table, viewer, read_pattern(e.said["what"], t.words, e.line))
    assert seen is not None
    return _sees(t, e, "sees-event", what=clause(t.event(seen)))


def _hand(t: Teller, table: Table, e: Expect) -> str:
    seat = t.words.seat(e.said["seat"], e.line)
    cards = t.words.seen_cards(e.said["what"], e.line)
    key = "sees-hand" if cards.names or cards.fill else "sees-hand-not"
    return _sees(t, e, key, cards=t.cards(cards), **person(t.lang, "target", seat, t.names))


def _identity(t: Teller, table: Table, e: Expect) -> str:
    target = person(t.lang, "target", t.words.seat(e.said["seat"], e.line), t.names)
    what = e.said["what"]
    if what == UNKNOWN:
        return _sees(t, e, "sees-identity-not", **target)
    name = t.words.rules.identity_names[t.words.identity(what, e.line)]
    return _sees(t, e, "sees-identity", what=identity_name(t.lang, name), **target)


def _character(t: Teller, table: Table, e: Expect) -> str:
    target = person(t.lang, "target", t.words.seat(e.said["seat"], e.line), t.names)
    what = e.said["what"]
    if what == UNKNOWN:
        return _sees(t, e, "sees-character-not", **target)
    return _sees(t, e, "sees-character", what=character_name(t.lang, what), **target)


def _pile(t: Teller, table: Table, e: Expect) -> str:
    where = t.told(f"pile-{e.said['pile']}")
    cards = t.words.seen_cards(e.said["what"], e.line)
    key = "sees-pile" if cards.names or cards.fill else "sees-pile-not"
    return _sees(t, e, key, where=where, cards=t.cards(cards))


TELL: dict[str, Tell] = {
    "sees-transit": _one_card("sees-transit"),
    "sees-pending": _one_card("sees-pending"),
    "sees-probe": _probe,
    "sees-event": _event,
    "sees-hand": _hand,
    "sees-identity": _identity,
    "sees-character": _character,
    "sees-pile": _pile,
}
