"""A position as a game: every card in one place, everybody knowing what they would know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fengsheng.core.counters import rebuild
from fengsheng.core.engine import collect, run
from fengsheng.core.errors import SetupError
from fengsheng.core.event import EVERYONE, Event
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Frame, Transit
from fengsheng.core.knowledge import function_hint, lock_hint, route_hint
from fengsheng.core.reveals import known_character
from fengsheng.core.rng import seed_bytes
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State
from fengsheng.editions.edition import Edition
from fengsheng.game import Game
from fengsheng.scenario.lines import Line
from fengsheng.scenario.position import CONTEST, Person, Position, UnderWay, first_step
from fengsheng.scenario.possible import refuse_impossible
from fengsheng.scenario.words import Cards, split_copy


class Pool:
    """The cards of the box that were not given out yet, in the order of the shuffled deck."""

    def __init__(self, edition: Edition, rules: Ruleset, order: list[int]) -> None:
        self._rules = rules
        self._free = order
        self._kept: set[int] = set()
        functions = rules.function_names
        quiet = {functions.index(name): place for place, name in enumerate(edition.fillers)}
        last = len(quiet)  # functions that the edition does not name
        self._rank = {card: (quiet.get(rules.faces[card].function, last), card) for card in order}

    def keep(self, wanted: Cards) -> None:
        """Of equal cards, do not give those to somebody else of which it is said which they are."""
        self._kept |= {self._equal(text)[0] for text in wanted.names if split_copy(text)[1] is not None}

    def named(self, wanted: Cards) -> list[int]:
        """These very cards, in this order."""
        taken: list[int] = []
        for text in wanted.names:
            any_copy = split_copy(text)[1] is None
            found = [c for c in self._equal(text) if c in self._free and not (any_copy and c in self._kept)]
            if not found:
                copies = len(self._equal(split_copy(text)[0]))
                raise wanted.line.wrong(f"no {text} is left: there are {copies} in the deck")
            taken.append(found[0])
            self._free.remove(found[0])
        return taken

    def _equal(self, text: str) -> list[int]:
        """The cards of that name, or the one of them that is meant."""
        name, which = split_copy(text)
        equal = [card for card, face in enumerate(self._rules.faces) if face.name == name]
        return equal if which is None else [equal[which - 1]]

    def fill(self, wanted: Cards) -> list[int]:
        """Cards that are unlikely to raise questions."""
        if wanted.fill > len(self._free):
            raise wanted.line.wrong(f"?{wanted.fill}: only {len(self._free)} cards are left")
        taken = sorted(self._free, key=self._rank.__getitem__)[: wanted.fill]
        for card in taken:
            self._free.remove(card)
        return taken

    def rest(self) -> list[int]:
        """Everything that is left."""
        return self._free


def lay_out(position: Position) -> tuple[Game, list[Event]]:
    """The game at its first question, and what happened on the way there."""
    deal: dict[str, Any] = {
        "characters": [],
        "identities": [],
        "genders": [person.gender for person in position.people],
        "first": NOBODY if position.turn is None else position.turn,
        "ask_forced": position.all_questions,
    }
    seed = seed_bytes(position.seed)
    if position.deal:
        deal["characters"] = _dealt_characters(position)
        deal["identities"] = _dealt_identities(position)
        state = position.rules.new_state(seed, deal)
    else:
        deal["first"] = position.turn or 0
        deal["characters"] = _characters(position)
        deal["identities"] = _identities(position)
        state = position.rules.new_state(seed, deal)
        _zones(state, position)
        _people(state, position)
        _turn(state, position)
        _bans(state, position)
        rebuild(state)
        refuse_impossible(state, position)
    run(state)
    game = Game(state, (), seed, deal, [])
    happened = collect(state)
    game._log += happened
    return game, happened


# Who is who.


def _characters(position: Position) -> list[int]:
    """Whoever is not named is a blank; one blank a seat lies at the end of the roster."""
    rules = position.rules
    first_blank = len(rules.characters) - rules.seats
    blank = rules.characters[first_blank].name
    names = [character.name for character in rules.characters]
    chosen: list[int] = []
    for seat, person in enumerate(position.people):
        if person.character is None or person.character[0] == blank:
            chosen.append(first_blank + seat)
            continue
        number = names.index(person.character[0])
        if number in chosen:
            raise person.character[1].wrong(f"{names[number]} sits at two places")
        chosen.append(number)
    return chosen


def _dealt_characters(position: Position) -> list[int]:
    named = [person for person in position.people if person.character is not None]
    if named and len(named) != len(position.people):
        assert named[0].character is not None
        raise named[0].character[1].wrong("with 'start: deal' either every seat has a character or none")
    return _characters(position) if named else []


def _identities(position: Position) -> list[int]:
    """What is not named is filled from what the table still has, in seat order."""
    left = position.edition.identity_cards(position.rules)
    names = position.edition.identity_codes
    unique = position.edition.unique_identities
    others: list[tuple[int, Line]] = []
    for person in position.people:
        if person.identity is not None:
            number, line = person.identity
            if number in left:
                left.remove(number)
            else:
                others.append(person.identity)
    for number, line in others:  # another task than the first of the pool; or the card was taken away
        taken = sum(p.identity is not None and p.identity[0] == number for p in position.people) > 1
        tasks = [i for i in left if i in unique]
        if names[number] == "none":
            left.pop()
        elif number not in unique or taken or not tasks:
            raise line.wrong(f"this table has no further identity {names[number]}")
        else:
            left.remove(tasks[0])
    return [p.identity[0] if p.identity is not None else left.pop(0) for p in position.people]


def _dealt_identities(position: Position) -> list[int]:
    named = [person for person in position.people if person.identity is not None]
    if named and len(named) != len(position.people):
        assert named[0].identity is not None
        raise named[0].identity[1].wrong("with 'start: deal' either every seat has an identity or none")
    return _identities(position) if named else []


def _people(s: State, position: Position) -> None:
    characters = s.rules.characters
    lurkers = sum(1 << i for i, character in enumerate(characters) if character.lurking)
    s.could_be = [lurkers] * s.rules.seats
    for seat, person in enumerate(position.people):
        bit = 1 << seat
        lurking = characters[s.character[seat]].lurking
        face = person.face or ("down" if lurking else "up")
        shown = bool(person.out) and position.edition.out_is_open
        if face == "up" or shown:
            s.face_up |= bit
        if face == "covered" or face == "up" or shown or not lurking:
            known_character(s, seat)
        if person.identity_up or shown:
            s.identity_up |= bit
        if person.out:
            _leave(s, seat, person)


def _leave(s: State, seat: int, person: Person) -> None:
    if (person.hand and str(person.hand) != "none") or (person.intel and str(person.intel) != "none"):
        assert person.line is not None
        raise person.line.wrong("a seat that is out has no cards")
    s.alive &= ~(1 << seat)
    if person.out == "dead":
        s.dead |= 1 << seat
        s.deaths.append(seat)
    else:
        s.lost |= 1 << seat


# What lies where.


def _zones(s: State, position: Position) -> None:
    pool = Pool(position.edition, s.rules, s.deck)
    piles = position.piles
    zones: list[tuple[list[int], Cards]] = []
    for seat, person in enumerate(position.people):
        zones += [(s.hands[seat], c) for c in [person.hand] if c is not None]
        zones += [(s.intel[seat], c) for c in [person.intel] if c is not None]
    hidden: list[int] = []
    top: list[int] = []
    for name, zone in (
        ("discard", s.discard),
        ("discard hidden", hidden),
        ("aside", s.aside),
        ("deck", top),
        ("deck only", top),
    ):
        if name in piles:
            zones.append((zone, piles[name]))
    for _, cards in zones:
        pool.keep(cards)
    if position.transit is not None:
        pool.keep(position.transit.card)
    for zone, cards in zones:  # named cards first: fillers must not take them away
        zone += pool.named(cards)
    if position.transit is not None:
        _under_way(s, position.transit, position.turn or 0, pool.named(position.transit.card)[0])
    for zone, cards in zones:
        zone += pool.fill(cards)
    for seat in range(s.rules.seats):
        for card in s.hands[seat]:
            s.seen[card] = 1 << seat
        for card in s.intel[seat]:
            s.seen[card] = EVERYONE
    for card in s.discard:
        s.seen[card] = EVERYONE
    s.discard += hidden
    for card in s.aside:
        s.hint[card] = function_hint(s.rules.faces[card].function)
    top.reverse()  # the last one is on top
    if "deck only" in piles:
        s.aside += pool.rest()
        s.deck = top
    else:
        s.deck = pool.rest() + top


def _under_way(s: State, under_way: UnderWay, sender: int, card: int) -> None:
    """Sent by the turn player as it is printed: face down, unless it was turned up meanwhile."""
    face, at = s.rules.faces[card], under_way.at
    route = s.rules.route_names[face.route]
    locked = 0 if under_way.locked is None else 1 << under_way.locked
    if locked and not face.lockable:
        raise under_way.card.line.wrong(f"{face.name} cannot lock")
    refused = route == "up" and at == sender  # it has come back; from whom does not matter
    addressee = (at + refused) % s.rules.seats if route == "up" else NOBODY
    direction = -1 if route == "left" else 1
    s.transit = Transit(
        card, sender, face.route, addressee, direction, at, CONTEST, locked=locked, refused=refused
    )
    s.seen[card] = EVERYONE if under_way.face_up else 1 << sender
    if not under_way.face_up:
        s.hint[card] = lock_hint(face.route) if locked else route_hint(face.route)


def _bans(s: State, position: Position) -> None:
    """What nobody, or somebody, may use this turn."""
    edition = position.edition
    if position.banned is not None:
        functions, line = position.banned
        for function in functions:
            _mark(s, "banned", edition.ban, function, position, line)
    for seat, person in enumerate(position.people):
        if person.confined:
            assert person.line is not None
            _mark(s, "confined", edition.confinement, seat, position, person.line)


def _mark(
    s: State,
    what: str,
    marks_of: Callable[[State, int], dict[str, int]],
    which: int,
    position: Position,
    line: Line,
) -> None:
    """A ban comes from a skill: somebody at the table must have it, and have been able to use it."""
    kind = position.words.vocabulary.event(what)
    if kind is None:
        raise line.wrong(f"in this edition nothing is {what}")
    skills = {skill.name for number in s.character for skill in s.rules.characters[number].skills}
    if skills.isdisjoint(kind.source):
        raise line.wrong(f"nobody has the skill that would be needed: {', '.join(kind.source)}")
    try:
        s.marks |= marks_of(s, which)
    except SetupError as error:
        raise line.wrong(str(error)) from None


def _turn(s: State, position: Position) -> None:
    s.turn = position.turn or 0
    if not s.alive >> s.turn & 1:
        line = position.people[s.turn].line
        assert line is not None
        raise line.wrong("the turn player is out of the game")
    s.anchor = s.turn
    s.phase = "play" if position.phase == "sent" else position.phase
    s.sent = position.phase in ("sent", CONTEST)
    s.turn_no = 0 if position.phase == "start" else 1
    s.quiet = position.phase != "start"  # everybody has passed at the checkpoint before
    s.stack = [Frame("setup", ""), Frame("turn", first_step(s.rules, position.phase), s.turn)]
    if position.phase == CONTEST:
        s.stack.append(Frame(CONTEST, "enter", s.turn))
