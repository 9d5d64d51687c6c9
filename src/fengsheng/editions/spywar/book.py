"""The spywar edition as a book: who may do what when."""

from __future__ import annotations

from typing import Any

from ...core.book import Book
from ...core.face import BLACK, Face
from ...core.frame import Frame
from ...core.fresh import fresh_state
from ...core.option import PASS, Option
from ...core.picks import intel_options
from ...core.rng import Rng
from ...core.rule import Rule
from ...core.skill import Character, Conversion, start_skill
from ...core.state import State
from ...core.window import Window
from .cards import ROSTER as CARDS
from .cards.coerce import NAMES
from .cards.mislead import neighbours
from .deck import (
    BALANCE,
    CLEAR,
    COERCE,
    DECIPHER,
    ENTICE,
    FUNCTION_RULES,
    FUNCTIONS,
    INTERCEPT,
    MISLEAD,
    PROBE,
    ROUTES,
    SWAP,
    faces,
)
from .flow.contest import Contest
from .flow.death import Death
from .flow.node import Node
from .flow.receive import Receive
from .flow.rescue import RESCUE, Rescue
from .flow.send import CONTEST, TRAVEL, Travel
from .flow.setup import Setup, deal_identities
from .flow.turn import Turn
from .flow.use import FunctionCard
from .flow.victory import collected
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
PLAY = "play"


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
        self.cards: dict[str, FunctionCard] = {card.name: card for card in CARDS}

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """SW-SETUP-04/09/12: shuffle, deal identities and characters to choose from."""
        s = fresh_state(self, seed, deal, int(self.options["characters_dealt"]))
        if not deal["identities"]:
            s.identity = deal_identities(s)
        return s

    # Who may use what.

    def _may_use(self, s: State, seat: int, function: int) -> bool:
        """Neither this player nor this name is barred."""
        return not barred(s, seat) and not banned(s, function)

    def _converts(self, s: State, seat: int) -> Conversion | None:
        skill = passive(s, seat, "conversions")
        return skill if isinstance(skill, Conversion) else None

    def _active_mask(self, s: State, kind: str) -> int:
        mask = 0
        if kind == RESCUE and self.options["rescue_actions"] == "card_only":
            return 0  # SW-CONFLICT-03
        for seat in s.active_seats:
            if s.alive >> seat & 1 and not void(s, seat):
                for skill in self.actives[s.character[seat]]:
                    if skill.in_force(s, seat) and skill.ready(s, seat, kind):
                        mask |= 1 << seat
                        break
        return mask

    def actors(self, s: State, kind: str, on: int) -> int:
        """Exactly who can do more than pass (a law compares with `offer`)."""
        mask = 0
        has = s.has
        if kind == CONTEST:
            useful = 0
            for function in (INTERCEPT, MISLEAD, SWAP):
                if not banned(s, function):
                    if function == MISLEAD and not self._destinations(s):
                        continue
                    useful |= has[function]
            for seat in range(self.seats):
                if useful >> seat & 1 and not barred(s, seat):
                    mask |= 1 << seat
            converters = s.bent.get("conversions", 0) & s.face_up
            if converters and self._destinations(s):
                for seat in range(self.seats):
                    if converters >> seat & 1:
                        skill = self._converts(s, seat)
                        if (
                            skill is not None
                            and has[skill.source] >> seat & 1
                            and self._may_use(s, seat, MISLEAD)
                        ):
                            mask |= 1 << seat
        elif kind == RESCUE and not banned(s, CLEAR):
            for seat in range(self.seats):
                if has[CLEAR] >> seat & 1 and not barred(s, seat):
                    mask |= 1 << seat
        if s.active_seats:
            mask |= self._active_mask(s, kind)
        return mask & s.alive

    def _destinations(self, s: State) -> list[int]:
        return neighbours(s, s.transit.position) if s.transit is not None else []

    def offer(self, s: State, seat: int, kind: str, on: int) -> list[Option]:
        """What fits the moment and has a target: cards and skills (SW-FIGHT-04). Whoever is in the game is
        asked, whatever the hand holds (SW-RULING-14)."""
        if kind == PLAY:
            options: list[Option] = []
        elif kind == TRAVEL:
            options = []
        else:
            options = [Option(self, PASS)]
        if not barred(s, seat):
            kinds: set[int] = set()
            for card in s.hands[seat]:
                face = self.faces[card]
                if face.kind not in kinds:
                    kinds.add(face.kind)
                    self._card_options(s, seat, kind, card, face.function, options)
        if s.active_seats and not void(s, seat):
            allowed = kind != RESCUE or self.options["rescue_actions"] == "card_or_skill"
            for skill in self.actives.get(s.character[seat], ()) if allowed else ():
                if skill.in_force(s, seat) and skill.ready(s, seat, kind):
                    skill.offer(s, seat, kind, options)
        if kind == PLAY:
            options.append(Option(self, "end", law="SW-TURN-08"))
        return options

    def _card_options(
        self, s: State, seat: int, kind: str, card: int, function: int, out: list[Option]
    ) -> None:
        if kind == CONTEST and function == INTERCEPT:
            skill = self._converts(s, seat)
            if skill is not None and self._may_use(s, seat, MISLEAD):  # SW-CHAR-LININGYU_SP-1
                for target in self._destinations(s):
                    out.append(Option(self, "play", "sw-mislead", card, target, law=skill.law))
        if banned(s, function):
            return
        others = [t for t in self.after[seat] if t != seat and s.alive >> t & 1]
        rule = FUNCTION_RULES[function]
        law = self.cards[rule].law
        if kind == PLAY:
            if function in (PROBE, BALANCE):
                for target in others:
                    out.append(Option(self, "play", rule, card, target, law=law))
            elif function == COERCE:
                for target in others:
                    for name in NAMES:
                        word = FUNCTIONS[name]
                        out.append(Option(self, "play", rule, card, target, word=word, x=name, law=law))
            elif function == ENTICE:
                for target in (seat, *others):
                    out.append(Option(self, "play", rule, card, target, law=law))
            elif function == CLEAR:
                for target in (seat, *others):
                    self._clear_options(s, card, target, out)
        elif kind == TRAVEL:
            if function == DECIPHER:
                out.append(Option(self, "play", rule, card, law=law))
        elif kind == CONTEST:
            if function in (INTERCEPT, SWAP):
                out.append(Option(self, "play", rule, card, law=law))
            elif function == MISLEAD:
                for target in self._destinations(s):
                    out.append(Option(self, "play", rule, card, target, law=law))
        elif kind == RESCUE and function == CLEAR:
            self._clear_options(s, card, s.marks["patient"], out)

    def _clear_options(self, s: State, card: int, target: int, out: list[Option]) -> None:
        """SW-CARD-CHENGQING-01/02/04, SW-DYING-10."""
        for o in intel_options(s, target, "clear", "", BLACK):
            law = "SW-CARD-CHENGQING-04"
            out.append(Option(self, "play", "sw-clear", card, target, o.card, law=law))

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

    # Winning.

    def met(self, s: State, seat: int) -> bool:
        """SW-WIN-13 (a)."""
        return collected(s, seat)

    def might(self, s: State, seat: int) -> bool:
        """Nobody is asked to declare in this edition (SW-WIN-06)."""
        return False

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
