"""A ruleset is everything about a game that does not change while it is played.

An edition subclasses `Ruleset`, fills its tables and says what only it can know; that is all the engine knows
about the edition. A ruleset is shared by all clones of a game: nothing in it depends on how a game goes.
(Options that come up again and again are made when they are first wanted, and kept in it.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fengsheng.core.card import Card
from fengsheng.core.face import Face
from fengsheng.core.goals import can_declare
from fengsheng.core.item import Item
from fengsheng.core.moment import Moment
from fengsheng.core.notation import write
from fengsheng.core.offering import as_it_stands, offer_cards, offer_skills
from fengsheng.core.option import PASS, Option, Ways
from fengsheng.core.skill import Active, Character, Conversion, Modifier, Skill, Trigger, start_skill

if TYPE_CHECKING:
    from fengsheng.core.frame import Frame
    from fengsheng.core.procedure import Procedure
    from fengsheng.core.rng import Rng
    from fengsheng.core.state import State

ANYTHING: Final = -1
ALONE: Final = -2

Step = Callable[["State", "Frame"], None]
Answer = Callable[["State", "Frame", "Option"], None]


class Living:
    """Who is in, in the order in which each seat looks round. Shared by everybody who asks: never changed."""

    __slots__ = ("everybody", "others")

    def __init__(self, rules: Ruleset, alive: int) -> None:
        self.everybody = [[seat for seat in order if alive >> seat & 1] for order in rules.round]
        self.others = [
            [seat for seat in order if alive >> seat & 1 and seat != own]
            for own, order in enumerate(rules.after)
        ]


def _bits_of_sorts(faces: tuple[Face, ...]) -> list[int]:
    """Per card: the bit of its sort, by which equal cards are found in a hand; none if it has no equal (many
    have none, so that all bits fit into a small number)."""
    sorts = [face.sort for face in faces]
    several = sorted({sort for sort in sorts if sorts.count(sort) > 1})
    bits = {sort: 1 << place for place, sort in enumerate(several)}
    return [bits.get(sort, 0) for sort in sorts]


class Ruleset:
    """Deck, roster, options and rules of one kind of game, with lookup tables made from them."""

    def __init__(
        self,
        edition: str,
        preset: str,
        seats: int,
        house: dict[str, str],
        faces: tuple[Face, ...],
        function_names: tuple[str, ...],
        route_names: tuple[str, ...],
        identity_names: tuple[str, ...],
        characters: tuple[Character, ...],
        procedures: tuple[Procedure, ...],
        pool: tuple[int, ...],
        moments: dict[str, tuple[str, ...]],
    ) -> None:
        self.edition = edition
        self.preset = preset
        self.seats = seats
        self.house = house
        self.faces = faces
        self.functions = len(function_names)
        self.function_names = function_names
        self.cards: dict[str, Card] = {rule.name: rule for rule in procedures if isinstance(rule, Card)}
        by_function = sorted(self.cards.values(), key=lambda card: card.function)
        self.card_of_function = tuple(card.name for card in by_function)
        self.function_of_card = dict(zip(self.card_of_function, function_names, strict=True))
        self.route_names = route_names
        self.identity_names = identity_names
        self.characters = characters
        self.passing = Option(self, PASS)  # the same everywhere
        # ways to send a card, by card and route: options that are made but once
        self.sends: list[Ways | None] = [None] * (len(faces) * len(route_names))
        self.said: dict[str, Option] = {}  # answers that name nothing, likewise, by kind
        self.made: dict[str, dict[int, Option]] = {}  # by rule and by the numbers that are named: see `once`
        self._room = len(faces) + 1  # for every card (there are more of them than seats), and for none
        self.picks: dict[tuple[str, str], list[Option]] = {}  # by kind and rule, then by card: see `picking`
        self.keeps: list[Option] = []  # per character: see `keeping`
        self.pool = pool  # the characters that may be dealt
        # how many collect red, collect blue or play alone (several: one of them), and what the last may be
        self.sides: tuple[tuple[int, int, int], ...] = ()
        self.tasks: tuple[str, ...] = ()
        self.fitting: dict[tuple[int, ...], list[int]] = {}  # what a hidden card may be (determinize.py)
        self.goal = 0  # how many of its colour a faction needs
        self.declaring: Option | None = None  # victory, where windows offer that
        self.transmission: tuple[str, ...] = ()  # the procedures that carry a card to where it rests
        self.fizzle_rule = ""  # the rule to cite when an item has lost its point
        self.refill_at_once = True  # or only when a card is needed
        self.always_judged = False  # victory may be due whatever lies in front of whom
        self.removes_characters = False  # who loses gives the character card back to the box
        self.round = tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats))
        self.after = tuple(self.round[(seat + 1) % seats] for seat in range(seats))
        # the seats of `after` from each place on, as masks; the last: nobody
        self.rest = tuple(
            tuple(sum(1 << seat for seat in order[at:]) for at in range(seats + 1)) for order in self.after
        )
        self.count = tuple(mask.bit_count() for mask in range(1 << seats))  # per mask: how many seats it has
        self.living: list[Living | None] = [None] * (1 << seats)  # per mask of who is in, once it was asked
        self.skills: dict[str, Skill] = {}
        self.actives_up: list[tuple[Active, ...]] = [()] * len(characters)  # skills to use at will
        self.actives_down: list[tuple[Active, ...]] = [()] * len(characters)  # those of a face-down card
        self.triggers_up: dict[str, dict[int, tuple[Trigger, ...]]] = {}
        self.triggers_down: dict[str, dict[int, tuple[Trigger, ...]]] = {}
        self.listeners_up: dict[str, int] = {}  # per event: the characters with a trigger, as a mask
        self.listeners_down: dict[str, int] = {}
        self.hooks_of: list[tuple[str, ...]] = [()] * len(characters)  # the hooks that each has a skill for
        self.modifiers: dict[str, dict[int, Skill]] = {}
        self.conversions: dict[str, list[Conversion]] = {}
        self.converts: dict[int, Conversion] = {}  # per character
        for index, character in enumerate(characters):
            for skill in character.skills:
                self._learn(index, skill)
        for kind in self.triggers_up:
            self.listeners_up[kind] = sum(1 << c for c in self.triggers_up[kind])
            self.listeners_down[kind] = sum(1 << c for c in self.triggers_down[kind])
        self.hand_characters = 0  # whose mission looks at the hand
        self.hand_from = len(faces)  # from how many hand cards on one of them can be fulfilled
        for index, character in enumerate(characters):
            if character.mission is not None and character.mission.shows_hand:
                self.hand_characters |= 1 << index
                self.hand_from = min(self.hand_from, character.mission.hand_from)
        self.sort_of = _bits_of_sorts(faces)
        # what views say again and again: the names of cards in alphabetical order, the place of each card
        # among them, and what a face-down character can be, by mask, once it was asked
        self.alphabet = sorted({face.name for face in faces})
        self.place_of = [self.alphabet.index(face.name) for face in faces]
        self.possible: dict[int, list[str]] = {}
        self.ways: list[Ways] = []  # per card: the ways to use it, which are made but once
        self.ways_as: dict[tuple[str, int], Ways] = {}  # per skill and card: as another one
        self.moments: dict[str, Moment] = {}
        self._fit(moments)
        self.steps: dict[str, dict[str, Step]] = {}
        self.answers: dict[str, dict[str, Answer]] = {}
        self.procedures: dict[str, Procedure] = {}
        self.items: dict[str, Item] = {}
        for rule in (*procedures, *self.skills.values()):
            self.procedures[rule.name] = rule
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
            for hook in skill.hooks:
                if hook not in self.hooks_of[index]:
                    self.hooks_of[index] = (*self.hooks_of[index], hook)
                self.modifiers.setdefault(hook, {})[index] = skill
        if isinstance(skill, Conversion):
            self.conversions.setdefault(skill.becomes, []).append(skill)
            self.converts[index] = skill

    def _fit(self, moments: dict[str, tuple[str, ...]]) -> None:
        """What fits which moment, and all ways to use every card."""
        printed = [self.cards[self.card_of_function[face.function]] for face in self.faces]
        self.ways = [use.ways(self, card, use.rule) for card, use in enumerate(printed)]
        for number, (name, words) in enumerate(moments.items()):
            cards = tuple(c for c in self.cards.values() if any(word in c.when(self.house) for word in words))
            usable = [use if use in cards else None for use in printed]
            conversions = tuple(k for c in cards for k in self.conversions.get(c.name, ()))
            m = Moment(name, number, words, cards, usable, conversions)
            m.actives_up = [self._fitting(m, skills) for skills in self.actives_up]
            m.actives_down = [self._fitting(m, skills) for skills in self.actives_down]
            self.moments[name] = m

    def _fitting(self, m: Moment, skills: tuple[Active, ...]) -> tuple[Active, ...]:
        """Those of the skills that may be used at a moment."""
        return tuple(skill for skill in skills if any(word in m.words for word in skill.when(self.house)))

    # What an edition answers.

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """A game before its first question."""
        raise NotImplementedError

    def silenced(self, s: State) -> int:
        """Seats whose skills are void now. (Nobody's are where nothing is marked.)"""
        return 0

    def offer(self, s: State, seat: int, kind: str, on: int) -> list[Option]:
        """Everything `seat` may do in such a window: passing comes first, declaring victory last."""
        options = [self.passing]
        m = self.moments[kind]
        if m.during:
            m = as_it_stands(s, m)
        offer_cards(s, seat, m, on, options)
        offer_skills(s, seat, m, options)
        if (s.meets or s.goal_stale) and self.declaring is not None and can_declare(s) >> seat & 1:
            options.append(self.declaring)
        return options

    def act(self, s: State, seat: int, option: Option) -> None:
        """Begin what a seat chose in a window or in its own turn (default: a skill, or a card)."""
        self.begin(s, seat, option)

    def begin(self, s: State, seat: int, option: Option) -> None:
        """A skill or a card that was chosen."""
        if option.kind == "skill":
            start_skill(s, self.skills[option.uses], seat, option, None)
        else:
            self.cards[option.uses].use(s, seat, option)

    def closed(self, s: State, f: Frame) -> bool:
        """Whether a window has lost its reason while something else was resolved."""
        raise NotImplementedError

    def item_done(self, s: State, f: Frame) -> None:
        """An item has been settled and put away."""

    def meets_goal(self, s: State, seat: int) -> bool:
        """Whether this seat meets a win condition now."""
        raise NotImplementedError

    def may_meet_goal(self, s: State, seat: int) -> bool:
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

    def redeal_identities(
        self, s: State, hidden: list[int], rng: Rng, bit: int, wanted: list[int] | None
    ) -> list[int]:
        """New identities for seats whose identity is unknown (default: the same cards, shuffled), those that
        are wanted where something is wanted; none at all: there are no such cards."""
        cards = sorted([s.identity[i] for i in hidden])
        return deal_wanted(cards, hidden, rng, wanted)

    def identity_is(self, identity: int, wanted: int) -> bool:
        """Whether an identity is what is wanted: a number, `ANYTHING`, or `ALONE` (whoever plays alone)."""
        return wanted in (ANYTHING, identity)

    def asked_about(self, s: State) -> list[Frame]:
        """The events that skills may answer with the open question, all of them public (default: the one
        being answered)."""
        top = s.stack[-1]
        return [top] if top.name == "triggers" else []

    def event_word(self, event: Frame) -> str:
        """What was used, if such an event is about that."""
        return ""

    # Options that come up again and again.

    def once(
        self,
        kind: str,
        uses: str,
        card: int,
        target: int,
        aim: int,
        word: str,
        number: int,
        rule: str,
    ) -> Option:
        """Such an option: made when it is first wanted, and kept. What a rule allows differs in little but
        numbers; where it differs in words as well, the last one is kept."""
        made = self.made.get(rule)
        if made is None:
            made = self.made[rule] = {}
        room = self._room
        key = ((number * room + card + 1) * room + aim + 1) * room + target + 1
        found = made.get(key)
        if found is None or found.word != word or found.kind != kind or found.uses != uses:
            found = made[key] = Option(self, kind, uses, card, target, aim, word, number, rule)
        return found

    def plain(self, kind: str, rule: str) -> Option:
        """An answer that names nothing, kept likewise: most kinds are allowed by one rule."""
        found = self.said.get(kind)
        if found is None or found.rule != rule:
            found = self.said[kind] = Option(self, kind, rule=rule)
        return found

    def picking(self, kind: str, rule: str) -> list[Option]:
        """Answers that name a card and nothing else, by card."""
        found = self.picks.get((kind, rule))
        if found is None:
            cards = range(len(self.faces))
            found = self.picks[kind, rule] = [Option(self, kind, card=card, rule=rule) for card in cards]
        return found

    def keeping(self, rule: str) -> list[Option]:
        """Answers that keep a character, by its number."""
        if not self.keeps:
            self.keeps = [
                Option(self, "keep", word=character.name, number=number, rule=rule)
                for number, character in enumerate(self.characters)
            ]
        return self.keeps

    # Writing.

    def notation(self, option: Option) -> str:
        """The canonical text of an option."""
        return write(self, option)


def deal_wanted(cards: list[int], hidden: list[int], rng: Rng, wanted: list[int] | None) -> list[int]:
    """One of the cards for each hidden seat: the wanted one, else any of those that are left. None at all:
    what is wanted is not there."""
    if wanted is None:
        rng.shuffle(cards)
        return cards[: len(hidden)]
    for i in hidden:
        if wanted[i] >= 0:
            if wanted[i] not in cards:
                return []
            cards.remove(wanted[i])
    rng.shuffle(cards)
    at = 0
    dealt: list[int] = []
    for i in hidden:
        if wanted[i] >= 0:
            dealt.append(wanted[i])
        else:
            dealt.append(cards[at])
            at += 1
    return dealt


def living(s: State) -> Living:
    """Who is in. That changes a few times in a game, and half of all options name one of them."""
    found = s.rules.living[s.alive]
    if found is None:
        found = s.rules.living[s.alive] = Living(s.rules, s.alive)
    return found


def others(s: State, seat: int) -> list[int]:
    """The other living players, from the right on."""
    return living(s).others[seat]


def everybody(s: State, seat: int) -> list[int]:
    """Every living player, this one first."""
    return living(s).everybody[seat]
