"""What lies where, whose turn it is, what is in the box."""

from __future__ import annotations

from fengsheng.core.face import COLOURS
from fengsheng.scenario.expect import Expect
from fengsheng.scenario.table import Table
from fengsheng.trials.telling.teller import Tell, Teller
from fengsheng.words import card_name, identity_name, listing, route_name, say
from fengsheng.words.terms import CARDS, IDENTITY_KEYS, ROUTE_KEYS, colour_name, faction_name, function_name

# what a probe has printed on it behind the faction it names
_PROBES = {"抽2": "probe-effect-draw", "棄1": "probe-effect-discard"}


def _seat(t: Teller, e: Expect) -> int:
    return t.words.seat(e.said["seat"], e.line)


def _zone(name: str) -> Tell:
    def tell(t: Teller, table: Table, e: Expect) -> str:
        what = e.said["what"]
        if what.isdecimal():
            return t.person(f"{name}-count", _seat(t, e), n=int(what))
        cards = t.words.cards(what, e.line)
        if not cards.names and not cards.fill:
            return t.person(f"{name}-none", _seat(t, e))
        return t.person(name, _seat(t, e), cards=t.cards(cards))

    return tell


def _colours(t: Teller, table: Table, e: Expect) -> str:
    counts = t.words.colours(e.said["what"], e.line)
    told = [
        t.told("colour-count", n=count, colour=say(t.lang, f"colour-{colour}"))
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    if not told:
        return t.person("intel-none", _seat(t, e))
    return t.person("colours", _seat(t, e), what=listing(t.lang, told))


def _one_of(name: str) -> Tell:
    """A sentence for each of the words that can stand there."""
    return lambda t, table, e: t.person(f"{name}-{e.said['what']}", _seat(t, e))


def _pile(t: Teller, e: Expect) -> str:
    return t.told(f"pile-{e.said['pile']}")


def _pile_size(t: Teller, table: Table, e: Expect) -> str:
    return t.told("pile-size", where=_pile(t, e), n=int(e.said["count"]))


def _pile_has(t: Teller, table: Table, e: Expect) -> str:
    key = "pile-has-no" if e.said["no"] else "pile-has"
    return t.told(key, where=_pile(t, e), cards=t.cards(t.words.cards(e.said["what"], e.line)))


def _deck_top(t: Teller, table: Table, e: Expect) -> str:
    return t.told("deck-top", cards=t.cards(t.words.cards(e.said["what"], e.line)))


def _of_somebody(name: str) -> Tell:
    return lambda t, table, e: t.person(name, _seat(t, e))


def _word(name: str) -> Tell:
    """A sentence for each word of a short list that is about nobody."""
    return lambda t, table, e: t.told(f"{name}-{e.said['what']}")


def _transit(t: Teller, table: Table, e: Expect) -> str:
    what = e.said["what"]
    if what == "none":
        return t.told("transit-none")
    return t.person("transit", t.words.seat(what.removeprefix("at "), e.line))


def _bound(t: Teller, table: Table, e: Expect) -> str:
    which, what = e.said["which"], e.said["what"]
    if what in ("none", "card"):
        return t.told(f"{which}-{what}")
    return t.told(which, who=t.people(t.words.seats(what, e.line)))


def _pending(t: Teller, table: Table, e: Expect) -> str:
    if e.said["what"] == "none":
        return t.told("pending-none")
    items = [function_name(t.lang, word) for word in e.said["what"].split(" ")]
    return t.told("pending", what=listing(t.lang, items))


def _box(t: Teller, table: Table, e: Expect) -> str:
    count = int(e.said["count"])
    if not e.said["what"]:
        return t.told("box-all", n=count)
    said = [_printed(t, word) for word in e.said["what"].split()]
    what = t.told("box-both", a=said[0], b=listing(t.lang, said[1:])) if len(said) > 1 else said[0]
    return t.told("box-distinct" if e.said["distinct"] else "box", what=what, n=count)


def _printed(t: Teller, word: str) -> str:
    """What may stand on a card."""
    if word in COLOURS:
        return colour_name(t.lang, [word])
    if word in CARDS:
        return function_name(t.lang, word)
    if word in ROUTE_KEYS:
        return route_name(t.lang, word)
    if word in IDENTITY_KEYS:
        return identity_name(t.lang, word)
    if word == "lockable":
        return t.told("lockable")
    for effect, key in _PROBES.items():
        if word.endswith(effect) and "/" not in word:
            whom = identity_name(t.lang, word.removesuffix(effect))
            return t.told("box-probe", what=whom, detail=say(t.lang, key))
    return card_name(t.lang, word)


def _identities(t: Teller, table: Table, e: Expect) -> str:
    pairs = e.said["what"].split()
    told = [
        t.told("identity-count", what=_side(t, code), n=int(number))
        for number, code in zip(pairs[::2], pairs[1::2], strict=True)
        if int(number)
    ]
    return t.told("identities", n=table.state.rules.seats, what=listing(t.lang, told))


def _side(t: Teller, code: str) -> str:
    """A faction, or all who play alone together."""
    one = code in IDENTITY_KEYS.values()
    return faction_name(t.lang, code, t.words.rules.house) if one else say(t.lang, f"faction-{code}")


def _characters(t: Teller, table: Table, e: Expect) -> str:
    sorts = [t.told(f"character-{e.said[name]}") for name in ("gender", "sort") if e.said[name]]
    what = "".join(sorts) if t.lang != "en" else " ".join(sorts)
    return t.told("characters", what=what or t.told("character-any"), n=int(e.said["count"]))


def _called(t: Teller, table: Table, e: Expect) -> str:
    return t.told("called", what=identity_name(t.lang, e.said["name"]))


TELL: dict[str, Tell] = {
    "hand": _zone("hand"),
    "intel": _zone("intel"),
    "colours": _colours,
    "status": _one_of("status"),
    "face": _one_of("face"),
    "character": _one_of("card"),
    "identity": _one_of("identity"),
    "pile-size": _pile_size,
    "deck-top": _deck_top,
    "pile-has": _pile_has,
    "turn": _of_somebody("turn"),
    "last-actor": _of_somebody("last-actor"),
    "phase": _word("phase"),
    "sent": _word("sent"),
    "transit": _transit,
    "stage": _word("stage"),
    "locked": _bound,
    "lured": _bound,
    "pending": _pending,
    "box": _box,
    "identities": _identities,
    "characters": _characters,
    "called": _called,
}
