"""Facts of the position: seats, piles, the turn, the card under way, what is in the box."""

from __future__ import annotations

import re

from fengsheng.core.face import COLOURS
from fengsheng.core.notation import SEATS
from fengsheng.core.vocabulary import Word
from fengsheng.scenario.form import (
    Form,
    Gap,
    Test,
    form,
    holds,
    mask_seats,
    same,
    same_cards,
    seat_names,
    told_apart,
)
from fengsheng.scenario.lines import Line
from fengsheng.scenario.position import GENDERS
from fengsheng.scenario.table import Table
from fengsheng.scenario.words import Cards, Words

Match = re.Match[str]


def _hand(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    if m["what"].isdecimal():
        wanted = int(m["what"])
        return lambda t: same(wanted, t.view(seat)["seats"][seat]["hand"])
    cards = words.cards(m["what"], line)
    return lambda t: same_cards(cards, told_apart(t.state.rules.faces, t.state.hands[seat], cards))


def _intel(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    if m["what"].isdecimal():
        wanted = int(m["what"])
        return lambda t: same(wanted, len(t.view(None)["seats"][seat]["intel"]))
    cards = words.cards(m["what"], line)
    return lambda t: same_cards(cards, told_apart(t.state.rules.faces, t.state.intel[seat], cards))


def _colours(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    wanted = words.colours(m["what"], line)

    def text(counts: list[int]) -> str:
        return " ".join(f"{n} {c}" for n, c in zip(counts, COLOURS, strict=True) if n) or "none"

    def test(t: Table) -> Gap | None:
        found = t.view(None)["seats"][seat]["colours"]
        return None if found == wanted else (text(wanted), text(found))

    return test


def _status(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    wanted = m["what"]
    return lambda t: same(wanted, t.view(None)["seats"][seat]["status"])


def _face(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    wanted = m["what"]
    return lambda t: same(wanted, "up" if t.view(None)["seats"][seat]["face_up"] else "down")


def _character_there(words: Words, line: Line, m: Match) -> Test:
    """As everybody sees it: the card still belongs to the game, or it was removed."""
    seat = words.seat(m["seat"], line)
    wanted = m["what"]
    return lambda t: same(wanted, "removed" if "removed" in t.view(None)["seats"][seat] else "there")


def _identity_up(words: Words, line: Line, m: Match) -> Test:
    seat = words.seat(m["seat"], line)
    wanted = m["what"]
    return lambda t: same(wanted, "up" if t.view(None)["seats"][seat]["identity_up"] else "hidden")


def _pile(t: Table, name: str, wanted: Cards) -> list[str]:
    zone = {"deck": t.state.deck, "discard": t.state.discard, "aside": t.state.aside}[name]
    return told_apart(t.state.rules.faces, zone, wanted)


def _pile_size(words: Words, line: Line, m: Match) -> Test:
    pile, wanted = m["pile"], int(m["count"])
    return lambda t: same(wanted, t.view(None)[pile]["count"])


def _pile_has(words: Words, line: Line, m: Match) -> Test:
    pile, yes = m["pile"], not m["no"]
    cards = words.cards(m["what"], line)
    if cards.fill or not cards.names:
        raise line.wrong("expected cards by name")
    return lambda t: holds(cards, _pile(t, pile, cards), yes)


def _deck_top(words: Words, line: Line, m: Match) -> Test:
    cards = words.cards(m["what"], line)
    if cards.fill or not cards.names:
        raise line.wrong("expected cards by name, the top one first")
    wanted = cards.names
    return lambda t: same(", ".join(wanted), ", ".join(_pile(t, "deck", cards)[::-1][: len(wanted)]))


def _turn(words: Words, line: Line, m: Match) -> Test:
    wanted = SEATS[words.seat(m["seat"], line)]
    return lambda t: same(wanted, SEATS[t.view(None)["turn"]])


def _last_actor(words: Words, line: Line, m: Match) -> Test:
    wanted = SEATS[words.seat(m["seat"], line)]
    return lambda t: same(wanted, SEATS[t.view(None)["anchor"]])


def _phase(words: Words, line: Line, m: Match) -> Test:
    wanted = words.one_of("phase", m["what"], words.vocabulary.phases, line)
    return lambda t: same(wanted, t.view(None)["phase"])


def _sent(words: Words, line: Line, m: Match) -> Test:
    wanted = m["what"]
    return lambda t: same(wanted, "yes" if t.view(None)["sent"] else "no")


def _transit(words: Words, line: Line, m: Match) -> Test:
    wanted = "none" if m["what"] == "none" else SEATS[words.seat(m["what"].removeprefix("at "), line)]

    def test(t: Table) -> Gap | None:
        transit = t.view(None)["transit"]
        return same(wanted, "none" if transit is None else SEATS[transit["position"]])

    return test


def _stage(words: Words, line: Line, m: Match) -> Test:
    stages = (*words.vocabulary.stages, Word("none", "nothing is under way"))
    wanted = words.one_of("stage", m["what"], stages, line)

    def test(t: Table) -> Gap | None:
        transit = t.view(None)["transit"]
        return same(wanted, "none" if transit is None else transit["stage"])

    return test


def _bound(words: Words, line: Line, m: Match) -> Test:
    which = m["which"]
    if which == "lured" and words.vocabulary.event(which) is None:
        raise line.wrong("in this edition nobody is ever lured")
    if m["what"] == "card":
        return lambda t: None if _card_is_locked(t) else ("card", "the card is not locked")
    wanted = seat_names(words.seats(m["what"], line))

    def test(t: Table) -> Gap | None:
        if which == "locked" and _card_is_locked(t):
            return wanted, "card"
        return same(wanted, seat_names(mask_seats(_bound_now(t, which))))

    return test


def _bound_now(t: Table, which: str) -> int:
    """Who is locked or lured by the card under way; before it is sent, who is locked already (CL-OPT-09)."""
    view = t.view(None)
    if view["transit"] is not None:
        return int(view["transit"][which])
    return int(view["marks"].get(which, 0)) & ((1 << len(view["seats"])) - 1)


def _card_is_locked(t: Table) -> bool:
    """CL-OPT-07: the card itself; it is nobody's lock then."""
    view = t.view(None)
    transit = view["transit"]
    if transit is not None:
        return bool(transit["locked_card"])
    # before it is sent the mark has a bit beyond those of the seats
    return bool(view["marks"].get("locked", 0) >> len(view["seats"]))


def _box(words: Words, line: Line, m: Match) -> Test:
    """How many cards of the box have all these words on them."""
    rules = words.rules
    wanted = m["what"].split() if m["what"] else []
    unknown = {*wanted} - {*rules.function_names, *COLOURS, *rules.route_names, "lockable"}
    found = []
    for face in rules.faces:
        printed = {
            rules.function_names[face.function],
            rules.route_names[face.route],
            *(COLOURS[c] for c in face.colours),
            *(("lockable",) if face.lockable else ()),
        }
        text = face.name.rpartition("/")[2]
        there = {w for w in wanted if w in printed or w == face.name or (len(w) > 1 and w in text)}
        unknown -= there
        if there.issuperset(wanted):
            found.append(face.name)
    if unknown:
        raise line.wrong(f"no card has {min(unknown)!r} on it")
    count = len(set(found)) if m["distinct"] else len(found)
    expected = int(m["count"])
    return lambda t: same(expected, count)


def _identities(words: Words, line: Line, m: Match) -> Test:
    """How many of each were dealt; those who play alone may be counted together."""
    pairs = m["what"].split()
    codes = words.edition.identity_codes
    *_, alone = words.edition.factions.values()
    grouped = alone in pairs
    names = list(words.edition.factions.values()) if grouped else list(codes)
    wanted = dict.fromkeys(names, 0)
    said: set[str] = set()
    for number, name in zip(pairs[::2], pairs[1::2], strict=True):
        code = name if grouped and name == alone else codes[words.identity(name, line)]
        if code not in wanted:
            raise line.wrong(f"either {alone} or {code}")
        if code in said:
            raise line.wrong(f"{name} is counted twice")
        said.add(code)
        wanted[code] = int(number)

    def text(counts: dict[str, int]) -> str:
        return " ".join(f"{n} {code}" for code, n in counts.items())

    def test(t: Table) -> Gap | None:
        found = dict.fromkeys(names, 0)
        for identity in t.state.identity:
            found[names[min(identity, len(names) - 1)]] += 1
        return same(text(wanted), text(found))

    return test


def _characters(words: Words, line: Line, m: Match) -> Test:
    """How many character cards the box holds: no blanks, which only positions have, nobody home-made."""
    printed = words.edition.published
    wanted = int(m["count"])
    found = sum(
        (not m["sort"] or character.lurking == (m["sort"] == "lurking"))
        and (not m["gender"] or character.gender == GENDERS[m["gender"]])
        for character in printed
    )
    return lambda t: same(wanted, found)


def _identity_name(words: Words, line: Line, m: Match) -> Test:
    index, wanted = words.identity(m["code"], line), m["name"]
    return lambda t: same(wanted, t.state.rules.identity_names[index])


def _pending(words: Words, line: Line, m: Match) -> Test:
    wanted = m["what"].split(" ") if m["what"] != "none" else []
    for word in wanted:
        if word not in words.rules.function_names:
            raise line.wrong(f"{word!r} is no function")

    def test(t: Table) -> Gap | None:
        used = t.state.rules.function_of_card
        found = [used[f.name] for f in t.state.stack if f.name in used]
        return None if found == wanted else (" ".join(wanted) or "none", " ".join(found) or "none")

    return test


FORMS: tuple[Form, ...] = (
    form("hand", "甲 hand N|CARDS", r"<seat:S> hand (?P<what>.+)", _hand),
    form("intel", "甲 intel N|CARDS", r"<seat:S> intel (?P<what>.+)", _intel),
    form("colours", "甲 colours 2 red 1 black", r"<seat:S> colours (?P<what>.+)", _colours),
    form("status", "甲 in|dead|lost", r"<seat:S> (?P<what>in|dead|lost)", _status),
    form("face", "甲 face up|down", r"<seat:S> face (?P<what>up|down)", _face),
    form(
        "character",
        "甲 character there|removed",
        r"<seat:S> character (?P<what>there|removed)",
        _character_there,
    ),
    form("identity", "甲 identity up|hidden", r"<seat:S> identity (?P<what>up|hidden)", _identity_up),
    form("pile-size", "deck|discard|aside N", r"(?P<pile>deck|discard|aside) (?P<count>\d+)", _pile_size),
    form("deck-top", "deck top CARDS", r"deck top (?P<what>.+)", _deck_top),
    form(
        "pile-has",
        "deck|discard|aside has [no] CARDS",
        r"(?P<pile>deck|discard|aside) has (?P<no>no )?(?P<what>.+)",
        _pile_has,
    ),
    form("turn", "turn 甲", r"turn <seat:S>", _turn),
    form("last-actor", "last actor 甲", r"last actor <seat:S>", _last_actor),
    form("phase", "phase PHASE", r"phase (?P<what>\w+)", _phase),
    form("sent", "sent yes|no", r"sent (?P<what>yes|no)", _sent),
    form("transit", "transit at 甲|none", rf"transit (?P<what>none|at [{SEATS}])", _transit),
    form("stage", "stage STAGE|none", r"stage (?P<what>\w+)", _stage),
    form("locked", "locked 甲 乙|card|none", rf"(?P<which>locked) (?P<what>card|none|[{SEATS} ]+)", _bound),
    form("lured", "lured 甲 乙|none", rf"(?P<which>lured) (?P<what>none|[{SEATS} ]+)", _bound),
    form("pending", "pending FUNCTION …|none", r"pending (?P<what>.+)", _pending),
    form(
        "box",
        "[distinct] cards WORDS N",
        r"(?P<distinct>distinct )?cards (?:(?P<what>.+) )?(?P<count>\d+)",
        _box,
    ),
    form(
        "identities",
        "identities 2 front 2 bureau 1 soy",
        r"identities (?P<what>\d+ \S+(?: \d+ \S+)*)",
        _identities,
    ),
    form(
        "characters",
        "characters [lurking|open] [male|female|both] N",
        r"characters (?:(?P<sort>lurking|open) )?(?:(?P<gender>male|female|both) )?(?P<count>\d+)",
        _characters,
    ),
    form("called", "CODE is called NAME", r"(?P<code>[a-z]+) is called (?P<name>\S+)", _identity_name),
)
