"""The spywar edition as a book: who may do what when."""

from __future__ import annotations

from typing import Any

from ...core.book import Book, at_will
from ...core.face import Face
from ...core.frame import Frame
from ...core.fresh import fresh_state
from ...core.option import Option
from ...core.rng import Rng
from ...core.rule import Rule
from ...core.skill import Character, Conversion, start_skill
from ...core.state import State
from ...core.window import Window
from .cards import ROSTER as CARDS
from .deck import (
    FUNCTION_RULES,
    FUNCTIONS,
    ROUTES,
    faces,
)
from .flow.contest import Contest
from .flow.death import Death
from .flow.moments import CONTEST, PLAY, RESCUE, TRAVEL
from .flow.node import Node
from .flow.receive import Receive
from .flow.rescue import Rescue
from .flow.send import Travel
from .flow.setup import Setup, deal_identities
from .flow.turn import Turn
from .flow.use import FunctionCard
from .flow.victory import collected, three_of_a_colour
from .identities import FACTIONS, IDENTITIES, NONE, POOLS, TABLES, faction
from .questions import banned, barred, passive, void
from .roster import ROSTER

RULES: tuple[Rule, ...] = (
    Window(),
    Setup(),
    Turn(),
    Travel(),
    Contest(),
    Receive(),
    Node(),
    Rescue(),
    Death(),
    *CARDS,
)


class SpywarBook(Book):
    """Answers the engine's questions for preset `spywar`."""

    def __init__(
        self,
        preset: str,
        seats: int,
        options: dict[str, str],
        banned: tuple[int, ...] = (),
        characters: tuple[Character, ...] = ROSTER,
    ) -> None:
        super().__init__(
            "spywar",
            preset,
            seats,
            options,
            faces(options["reduced_probes"] == "on"),
            FUNCTIONS,
            ROUTES,
            IDENTITIES,
            characters,
            RULES,
            FUNCTION_RULES,
            tuple(c for c in range(len(characters)) if c not in banned),
        )
        self.refill_at_once = False  # SW-RULING-01
        self.removes_characters = True  # SW-PASS-15, SW-RULING-70: views say so
        self.cards: dict[str, FunctionCard] = {card.name: card for card in CARDS}
        of: dict[int, FunctionCard] = {card.function: card for card in CARDS}
        self.fitting: dict[str, list[FunctionCard | None]] = {}  # per question: by function, if it is allowed
        for moment in (PLAY, TRAVEL, CONTEST, RESCUE):
            self.fitting[moment] = [
                of[function] if moment in of[function].moments else None for function in range(len(FUNCTIONS))
            ]
        self.ways = [  # per card; the same whenever they are offered, so they are made once
            of[face.function].ways(self, card, of[face.function].law) for card, face in enumerate(self.faces)
        ]
        self.converted: dict[tuple[str, int], list[list[Option]]] = {}  # per skill and card: likewise

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """SW-SETUP-04/09/12: shuffle, deal identities and characters to choose from."""
        s = fresh_state(self, seed, deal, int(self.options["characters_dealt"]))
        if not deal["identities"]:
            s.identity = deal_identities(s)
        return s

    # Who may use what.

    def _active_mask(self, s: State, kind: str) -> int:
        mask = 0
        if kind == RESCUE and self.options["rescue_actions"] == "card_only":
            return 0  # SW-CONFLICT-03
        for seat in s.active_seats:
            if s.alive >> seat & 1 and not void(s, seat):
                for skill in at_will(s, seat):
                    if skill.ready(s, seat, kind):
                        mask |= 1 << seat
                        break
        return mask

    def actors(self, s: State, kind: str, on: int) -> int:
        """Exactly who can do more than pass (a law compares with `offer`)."""
        useful = 0
        for function, card in enumerate(self.fitting[kind]):
            if card is not None and s.has[function] and not banned(s, function) and card.possible(s):
                useful |= s.has[function]
        converters = s.bent.get("conversions", 0) & s.face_up
        for seat in range(self.seats) if converters else ():
            if converters >> seat & 1 and self._converted(s, seat, kind, -1) is not None:
                useful |= 1 << seat
        mask = 0
        if useful:
            for seat in range(self.seats):
                if useful >> seat & 1 and not barred(s, seat):
                    mask |= 1 << seat
        if s.active_seats:
            mask |= self._active_mask(s, kind)
        return mask & s.alive

    def _converted(self, s: State, seat: int, kind: str, function: int) -> Conversion | None:
        """The skill by which this seat may use a card of that function (-1: of one it holds) as another one
        at such a question (SW-CHAR-LININGYU_SP-1). What it becomes is what a ban looks at (SW-TERM-21)."""
        skill = passive(s, seat, "conversions")
        if not isinstance(skill, Conversion):
            return None
        becomes = self.cards[skill.becomes]
        fits = skill.source == function or (function < 0 and s.has[skill.source] >> seat & 1)
        usable = kind in becomes.moments and not banned(s, becomes.function) and becomes.possible(s)
        return skill if fits and usable else None

    def offer(self, s: State, seat: int, kind: str, on: int) -> list[Option]:
        """What fits the moment and has a target: cards and skills (SW-FIGHT-04). Whoever is in the game is
        asked, whatever the hand holds (SW-RULING-14)."""
        options = [] if kind in (PLAY, TRAVEL) else [self.passing]
        if not barred(s, seat):
            self._offer_cards(s, seat, kind, options)
        if s.active_seats and not void(s, seat):
            allowed = kind != RESCUE or self.options["rescue_actions"] == "card_or_skill"
            for skill in at_will(s, seat) if allowed else ():
                if skill.ready(s, seat, kind):
                    skill.offer(s, seat, kind, options)
        if kind == PLAY:
            options.append(Option(self, "end", law="SW-TURN-08"))
        return options

    def _offer_cards(self, s: State, seat: int, kind: str, out: list[Option]) -> None:
        """Equal cards are offered once; a card that may also be used as another comes as that first."""
        fitting = self.fitting[kind]
        converts = bool(s.bent.get("conversions", 0) >> seat & 1)
        kinds: set[int] = set()
        for card in s.hands[seat]:
            face = self.faces[card]
            function = face.function
            usable = fitting[function]
            if (usable is None and not converts) or face.kind in kinds:
                continue
            kinds.add(face.kind)
            if converts:
                skill = self._converted(s, seat, kind, function)
                if skill is not None:
                    other = self.cards[skill.becomes]
                    other.offer(s, seat, kind, card, self._converted_ways(skill, card), out)
            if usable is not None and not banned(s, function):
                usable.offer(s, seat, kind, card, self.ways[card], out)

    def _converted_ways(self, skill: Conversion, card: int) -> list[list[Option]]:
        found = self.converted.get((skill.name, card))
        if found is None:
            found = self.converted[skill.name, card] = self.cards[skill.becomes].ways(self, card, skill.law)
        return found

    def act(self, s: State, seat: int, option: Option) -> None:
        """Begin what was chosen; polls note that somebody acted, and how."""
        if s.stack[-1].rule == "window":
            s.marks["acted"] = 2 if option.kind == "play" else 1
            s.marks["poll_at"] = s.stack[-1].idx - 1
        if option.kind == "skill":
            start_skill(s, self.skills[option.rule], seat, option, None)
        else:
            self.cards[option.rule].use(s, seat, option)

    def closed(self, s: State, f: Frame) -> bool:
        """SW-FIGHT-07, SW-DYING-07: after any use the poll is begun anew by the phase itself."""
        return True

    def asked_about(self, s: State) -> list[Frame]:
        """SW-TRIG-07: a node is about all events of its batch."""
        top = s.stack[-1]
        return s.deferred[top.on : top.on + top.x] if top.rule == "node" else []

    def event_word(self, event: Frame) -> str:
        """Using a card is an event, and being aimed at."""
        return self.rule_of_function[event.x] if event.kind in ("used", "targeted") else ""

    # Winning.

    def met(self, s: State, seat: int) -> bool:
        """SW-WIN-13 (a)."""
        return collected(s, seat)

    def might(self, s: State, seat: int) -> bool:
        """Three of a colour lie there. Nobody is asked to declare in this edition (SW-WIN-06); nodes look
        whether anything can be due."""
        return three_of_a_colour(s, seat)

    # Probes and identities.

    def probe_fits(self, face: Face, effect: int, named: int) -> bool:
        """SW-CARD-SHITAN-03: any 试探 with those lines."""
        return face.detail == (named,)

    def probe_named(self, face: Face) -> int:
        """Which factions draw, as a mask."""
        return face.detail[0] if face.detail else 0

    def probe_acts(self, named: int, identity: int) -> bool:
        """SW-CARD-SHITAN-03/04: whether this identity draws (otherwise it discards)."""
        return bool(named >> faction(identity) & 1)

    def probe_text(self, named: int) -> str:
        """Who draws."""
        return "".join(name for i, name in enumerate(FACTIONS) if named >> i & 1)

    def redeal_identities(self, s: State, hidden: list[int], rng: Rng, bit: int) -> list[int]:
        """Which tasks are in the game is not known either: those of the box may be dealt as well. Cards that
        left the game by 承志 are known to who had them alone."""
        shown = [s.identity[i] for i in range(self.seats) if i not in hidden]
        cards = [min(s.identity[i], 2) for i in hidden]
        if NONE in shown and not self._knows_removed(s, bit):
            cards += self._removed(s)
        cards.sort()
        rng.shuffle(cards)
        dealt = cards[: len(hidden)]
        tasks = [t for t in POOLS[self.options["identity_pool"]] if t not in shown]
        for i in hidden:  # a deal by hand may hold tasks that are not in the pool
            if 2 <= s.identity[i] < NONE and s.identity[i] not in tasks:
                tasks.append(s.identity[i])
        tasks.sort()
        rng.shuffle(tasks)
        return [tasks.pop() if c == 2 else c for c in dealt]

    def _knows_removed(self, s: State, bit: int) -> bool:
        """承志 is a skill of one character: whoever has it took the cards that are gone."""
        return any(
            bit == 1 << i and self.characters[s.character[i]].code == "guxiaomeng" for i in range(self.seats)
        )

    def _removed(self, s: State) -> list[int]:
        """The identities of the table that nobody holds any more."""
        left = [f for f, n in enumerate(TABLES[self.seats]) for _ in range(n)]
        for identity in s.identity:
            if identity != NONE and min(identity, 2) in left:
                left.remove(min(identity, 2))
        return left
