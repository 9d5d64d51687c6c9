"""A book is everything about a game that does not change while it is played.

An edition subclasses `Book`, fills its tables and answers its questions; that is all the engine knows about
the edition. A book is shared by all clones of a game: nothing in it depends on how a game goes. (Options that
come up again and again are made when they are first wanted, and kept in it.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .face import Face
from .item import Item
from .notation import write
from .option import PASS, Option
from .skill import Active, Character, Conversion, Modifier, Skill, Trigger

if TYPE_CHECKING:
    from .frame import Frame
    from .rng import Rng
    from .rule import Rule
    from .state import State

Step = Callable[["State", "Frame"], None]
Answer = Callable[["State", "Frame", "Option"], None]


class Book:
    """Deck, roster, options and rules of one kind of game, with lookup tables made from them."""

    def __init__(
        self,
        edition: str,
        preset: str,
        seats: int,
        options: dict[str, str],
        faces: tuple[Face, ...],
        function_names: tuple[str, ...],
        route_names: tuple[str, ...],
        identity_names: tuple[str, ...],
        characters: tuple[Character, ...],
        rules: tuple[Rule, ...],
        function_rules: tuple[str, ...],
        pool: tuple[int, ...],
    ) -> None:
        self.edition = edition
        self.preset = preset
        self.seats = seats
        self.options = options
        self.faces = faces
        self.functions = len(function_names)
        self.function_names = function_names
        self.rule_of_function = function_rules
        self.function_of_rule = dict(zip(function_rules, function_names, strict=True))
        self.route_names = route_names
        self.identity_names = identity_names
        self.characters = characters
        self.passing = Option(self, PASS)  # the same everywhere
        self.sends: dict[int, list[list[Option]]] = {}  # ways to send a card: options that are made but once
        self.pool = pool  # the characters that may be dealt
        self.fizzle_rule = ""  # the rule to cite when an item has lost its point
        self.refill_at_once = True  # or only when a card is needed
        self.removes_characters = False  # who loses gives the character card back to the box
        self.round = tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats))
        self.after = tuple(self.round[(seat + 1) % seats] for seat in range(seats))
        self.skills: dict[str, Skill] = {}
        self.actives_up: list[tuple[Active, ...]] = [()] * len(characters)  # skills to use at will
        self.actives_down: list[tuple[Active, ...]] = [()] * len(characters)  # those of a face-down card
        self.triggers_up: dict[str, dict[int, tuple[Trigger, ...]]] = {}
        self.triggers_down: dict[str, dict[int, tuple[Trigger, ...]]] = {}
        self.listeners_up: dict[str, int] = {}  # per event: the characters with a trigger, as a mask
        self.listeners_down: dict[str, int] = {}
        self.bends: dict[str, int] = {}
        self.bender: dict[str, dict[int, Skill]] = {}
        self.conversions: dict[str, list[Conversion]] = {}
        for index, character in enumerate(characters):
            for skill in character.skills:
                self._learn(index, skill)
        for kind in self.triggers_up:
            self.listeners_up[kind] = sum(1 << c for c in self.triggers_up[kind])
            self.listeners_down[kind] = sum(1 << c for c in self.triggers_down[kind])
        self.hand_characters = 0  # whose mission looks at the hand
        for index, character in enumerate(characters):
            if character.mission is not None and character.mission.shows_hand:
                self.hand_characters |= 1 << index
        self.steps: dict[str, dict[str, Step]] = {}
        self.answers: dict[str, dict[str, Answer]] = {}
        self.rules: dict[str, Rule] = {}
        self.items: dict[str, Item] = {}
        for rule in (*rules, *self.skills.values()):
            self.rules[rule.name] = rule
            if isinstance(rule, Item):
                self.items[rule.name] = rule
            self.steps[rule.name] = {step: getattr(rule, step) for step in rule.steps}
            self.answers[rule.name] = {step: getattr(rule, step) for step in rule.answers}

    def _learn(self, index: int, skill: Skill) -> None:
        self.skills[skill.name] = skill
        if isinstance(skill, Active):
            actives = self.actives_down if skill.flip else self.actives_up
            actives[index] = (*actives[index], skill)
        if isinstance(skill, Trigger):
            for kind in skill.when:
                self.triggers_up.setdefault(kind, {})
                self.triggers_down.setdefault(kind, {})
                table = self.triggers_down if skill.flip else self.triggers_up
                table[kind][index] = (*table[kind].get(index, ()), skill)
        if isinstance(skill, Modifier):
            for question in skill.bends:
                self.bends[question] = self.bends.get(question, 0) | 1 << index
                self.bender.setdefault(question, {})[index] = skill
        if isinstance(skill, Conversion):
            self.conversions.setdefault(skill.becomes, []).append(skill)

    # What an edition answers.

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """A game before its first question."""
        raise NotImplementedError

    def actors(self, s: State, kind: str, on: int) -> int:
        """Exactly which living seats can do more than pass in such a window."""
        raise NotImplementedError

    def offer(self, s: State, seat: int, kind: str, on: int) -> list[Option]:
        """Everything `seat` may do in such a window; passing comes first."""
        raise NotImplementedError

    def act(self, s: State, seat: int, option: Option) -> None:
        """Begin what a seat chose in a window or in its own turn."""
        raise NotImplementedError

    def closed(self, s: State, f: Frame) -> bool:
        """Whether a window has lost its reason while something else was resolved."""
        raise NotImplementedError

    def item_done(self, s: State, f: Frame) -> None:
        """An item has been settled and put away."""

    def met(self, s: State, seat: int) -> bool:
        """Whether this seat meets a win condition now."""
        raise NotImplementedError

    def might(self, s: State, seat: int) -> bool:
        """Whether this seat may meet a win condition, as far as everybody can see."""
        raise NotImplementedError

    def bars_declaring(self, s: State) -> int:
        """Seats that may not declare although they meet a condition."""
        return s.dying

    def identities_fit(self, s: State, identity: list[int]) -> bool:
        """Whether a re-dealt set of identities agrees with facts only the edition knows."""
        return True

    def probe_fits(self, face: Face, effect: int, named: int) -> bool:
        """Whether a hidden probe can be this card."""
        raise NotImplementedError

    def probe_named(self, face: Face) -> int:
        """What a probe asks, as a number."""
        raise NotImplementedError

    def probe_acts(self, named: int, identity: int) -> bool:
        """Whether a player of that identity has to do what such a probe says."""
        raise NotImplementedError

    def probe_text(self, named: int) -> str:
        """What a probe asks, in the words of the card."""
        raise NotImplementedError

    def redeal_identities(self, s: State, hidden: list[int], rng: Rng, bit: int) -> list[int]:
        """New identities for seats whose identity is unknown (default: the same cards, shuffled)."""
        cards = sorted([s.identity[i] for i in hidden])
        rng.shuffle(cards)
        return cards

    def asked_about(self, s: State) -> list[Frame]:
        """The events that skills may answer with the open question, all of them public (default: the one
        being answered)."""
        top = s.stack[-1]
        return [top] if top.rule == "triggers" else []

    def event_word(self, event: Frame) -> str:
        """What was used, if such an event is about that."""
        return ""

    # Writing.

    def notation(self, option: Option) -> str:
        """The canonical text of an option."""
        return write(self, option)


def at_will(s: State, seat: int) -> tuple[Active, ...]:
    """The skills to use at will that a seat's character has as it lies: face up every one but the flips, face
    down the flips alone."""
    book = s.book
    table = book.actives_up if s.face_up >> seat & 1 else book.actives_down
    return table[s.character[seat]]


def others(s: State, seat: int) -> list[int]:
    """The other living players, from the right on."""
    return [other for other in s.book.after[seat] if other != seat and s.alive >> other & 1]


def everybody(s: State, seat: int) -> list[int]:
    """Every living player, this one first."""
    return [other for other in s.book.round[seat] if s.alive >> other & 1]


def refresh(s: State) -> None:
    """Look again at the win conditions of the seats touched since the last time."""
    dirty = s.dirty
    if not dirty:
        return
    book = s.book
    wins, mights = s.wins & ~dirty, s.mights & ~dirty
    for seat in range(book.seats):
        bit = 1 << seat
        if dirty & bit and s.alive & bit:
            if book.met(s, seat):
                wins |= bit
            if book.might(s, seat):
                mights |= bit
    s.wins = wins
    s.mights = mights
    s.dirty = 0


def winners_mask(s: State) -> int:
    """Seats that meet a win condition and may declare."""
    if s.dirty:
        refresh(s)
    wins = s.wins
    return wins & s.alive & ~s.book.bars_declaring(s) if wins else 0


def mights_mask(s: State) -> int:
    """Seats that may meet a win condition as far as everybody can see: they are all asked alike."""
    if s.dirty:
        refresh(s)
    mights = s.mights
    return mights & s.alive & ~s.book.bars_declaring(s) if mights else 0
