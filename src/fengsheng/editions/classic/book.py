"""The classic edition as a book: who may do what when, and when somebody has won.

Where the machine of core does the work: windows poll everybody from the right of the last actor, with
nobody left out for what he holds (CL-PRIO-09, CL-RULING-017), and skip a checkpoint after which nothing
happened (CL-RULING-171); the stack settles the last item first (CL-PRIO-06/08/13); triggers go round in
seat order (CL-PRIO-11), are answered like anything else (CL-RULING-016), and rule a character out that
would have had to show itself (CL-RULING-170, CL-TERM-20).
"""

from __future__ import annotations

from typing import Any, Final

from ...core.book import Book, winners_mask
from ...core.face import NOBODY, Face
from ...core.frame import CANCELLED, Frame
from ...core.fresh import fresh_state
from ...core.option import Option
from ...core.rule import Rule
from ...core.skill import Character, Conversion, bent_by, start_skill
from ...core.state import State
from ...core.triggers import Triggers
from ...core.window import CHECKPOINT, RESPOND, Window
from .cards import ROSTER as CARDS
from .cards.counter import counterable
from .cards.decode import decodable
from .cards.function_card import FunctionCard
from .cards.lock import can_bind
from .cards.lure import lurable
from .cards.return_ import returnable
from .deck import (
    BURN,
    COUNTER,
    DECODE,
    FACES,
    FUNCTION_RULES,
    FUNCTIONS,
    INTERCEPT,
    LOCK,
    LURE,
    RETURN,
    ROUTES,
)
from .flow.anytime import active_mask, active_options, burn_options, burnable
from .flow.deaths import Deaths
from .flow.gain import Gain, live
from .flow.setup import Setup
from .flow.transmit import ARRIVE, PASS_STAGE, Transmit
from .flow.turn import Turn
from .flow.victory import Declare, OfferVictory, declare, offer_victory
from .identities import COLOUR_OF, IDENTITIES, SOY
from .roster import ROSTER

RULES: tuple[Rule, ...] = (
    Window(),
    Triggers(),
    Setup(),
    Turn(),
    Transmit(),
    Gain(),
    Deaths(),
    OfferVictory(),
    Declare(),
    *CARDS,
)


CHARACTERS_EACH: Final = 2  # CL-SETUP-03


class ClassicBook(Book):
    """Answers the engine's questions for presets `classic` and `classic-lite`."""

    def __init__(
        self,
        preset: str,
        seats: int,
        options: dict[str, str],
        banned: tuple[int, ...] = (),
        characters: tuple[Character, ...] = ROSTER,
    ) -> None:
        names = tuple(options["bureau_name"] if i == 1 else n for i, n in enumerate(IDENTITIES))
        super().__init__(
            "classic",
            preset,
            seats,
            options,
            FACES,
            FUNCTIONS,
            ROUTES,
            names,
            characters,
            RULES,
            FUNCTION_RULES,
            tuple(c for c in range(len(characters)) if c not in banned),
        )
        self.fizzle_rule = "CL-RULING-014"
        self.goal = int(options["faction_goal"])  # CL-ADV-03/04
        self.lurkers = tuple(c for c, who in enumerate(characters) if who.lurking)
        self.cards: dict[str, FunctionCard] = {card.name: card for card in CARDS}

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """Shuffle, deal characters to choose from, and begin (CL-SETUP-02/03)."""
        return fresh_state(self, seed, deal, CHARACTERS_EACH)

    # Windows.

    def actors(self, s: State, kind: str, on: int) -> int:
        """Exactly who can do more than pass (a law compares with `offer`)."""
        has = s.has
        alive = s.alive
        mask = winners_mask(s)
        if mask and self.options["win_trigger"] == "automatic":
            mask = 0
        if has[BURN] and burnable(s):
            mask |= has[BURN]
        if s.active_seats:
            mask |= active_mask(s, kind)
        if kind == RESPOND and has[COUNTER] and counterable(s, on):
            holders = has[COUNTER]
            if self.options["self_counter"] == "forbidden":  # CL-OPT-46, CL-RULING-006
                holders &= ~(1 << s.stack[on].by)
            mask |= holders
        t = s.transit
        if t is not None and kind != CHECKPOINT:
            if t.stage == PASS_STAGE:
                if has[LOCK] or s.bent:
                    mask |= self._lockers(s)
                if has[LURE]:
                    mask |= self._lurers(s)
                if has[INTERCEPT]:
                    mask |= self._interceptors(s)
            elif t.stage == ARRIVE:
                reached = 1 << t.position
                if has[DECODE] & reached and decodable(s, t):
                    mask |= reached
                if has[RETURN] & reached and returnable(s, t):
                    mask |= reached
        return mask & alive

    def _may_lock(self, s: State) -> int:
        """CL-CARD-LOCK-02/07, CL-RULING-033: the turn player while the card passes; some characters in any
        turn (CL-PRIO-01)."""
        if not can_bind(s):
            return 0
        return (1 << s.turn | s.bent.get("lock_any_turn", 0) & s.face_up) & s.alive

    def _lockers(self, s: State) -> int:
        may = self._may_lock(s)
        mask = s.has[LOCK] & may
        converters = s.bent.get("conversions", 0) & may & s.face_up
        if converters:
            for conversion in self.conversions.get("lock", ()):
                holders = s.has[conversion.source] & converters
                for seat in range(self.seats):
                    if holders >> seat & 1 and bent_by(s, seat, "conversions") is conversion:
                        mask |= 1 << seat
        return mask

    def _lurers(self, s: State) -> int:
        """CL-CARD-LURE-07..09, CL-OPT-10/11/23: on every sort of transmission."""
        targets = lurable(s)
        mask = s.has[LURE]
        if self.options["lure_turn"] == "own_turn_only":
            mask &= 1 << s.turn
        if self.options["lure_targets"] == "self_allowed":
            return mask if targets else 0
        if targets & (targets - 1):
            return mask
        return mask & ~targets if targets else 0

    def _interceptors(self, s: State) -> int:
        """CL-CARD-INTERCEPT-02, CL-OPT-12, CL-RULING-140."""
        mask = s.has[INTERCEPT]
        if self.options["intercept_turn"] == "others_turn_only":
            mask &= ~(1 << s.turn)
        return mask

    def offer(self, s: State, seat: int, kind: str, on: int) -> list[Option]:
        """CL-PRIO-03/04, CL-RULING-015: what fits the moment and has a target (CL-DEC-20..50)."""
        options = [self.passing]
        bit = 1 << seat
        faces = self.faces
        t = s.transit
        stage = t.stage if t is not None and kind != CHECKPOINT else ""
        converts = s.bent.get("conversions", 0) & bit
        kinds = 0
        for card in s.hands[seat]:
            face = faces[card]
            if kinds >> face.kind & 1:
                continue  # equal cards are one option
            kinds |= 1 << face.kind
            function = face.function
            if function == BURN:
                burn_options(s, card, options)
            elif function == COUNTER:
                if kind == RESPOND and counterable(s, on):
                    pending = s.stack[on]
                    if pending.by != seat or self.options["self_counter"] == "allowed":
                        name = self.function_of_rule[pending.rule]
                        options.append(
                            Option(
                                self,
                                "play",
                                "counter",
                                card,
                                word=f"on {name}",
                                x=on,
                                law="CL-CARD-COUNTER-02",
                            )
                        )
            elif stage == PASS_STAGE:
                if function == LOCK:
                    if self._may_lock(s) & bit:
                        self._lock_options(s, seat, card, options)
                elif function == LURE:
                    if self._lurers(s) & bit:
                        targets = lurable(s)
                        if self.options["lure_targets"] == "others_only":
                            targets &= ~bit
                        for target in self.round[0]:
                            if targets >> target & 1:
                                options.append(
                                    Option(self, "play", "lure", card, target, law="CL-CARD-LURE-05")
                                )
                elif function == INTERCEPT and self._interceptors(s) & bit:
                    options.append(Option(self, "play", "intercept", card, law="CL-CARD-INTERCEPT-04"))
            elif stage == ARRIVE and t is not None and t.position == seat:
                if function == DECODE and decodable(s, t):
                    options.append(Option(self, "play", "decode", card, law="CL-CARD-DECODE-02"))
                elif function == RETURN and returnable(s, t):
                    options.append(Option(self, "play", "return", card, law="CL-CARD-RETURN-04"))
            if converts and stage == PASS_STAGE:
                skill = bent_by(s, seat, "conversions")
                if isinstance(skill, Conversion) and skill.source == function and self._may_lock(s) & bit:
                    self._lock_options(s, seat, card, options)
        if s.active_seats:
            active_options(s, seat, kind, options)
        if winners_mask(s) & bit and self.options["win_trigger"] == "declare":
            options.append(Option(self, "declare", law="CL-WIN-07"))  # CL-RULING-075
        return options

    def _lock_options(self, s: State, seat: int, card: int, out: list[Option]) -> None:
        """CL-CARD-LOCK-03, CL-RULING-035: any other living player; CL-OPT-07: or the card itself."""
        if self.options["lock_target"] == "intelligence":
            out.append(Option(self, "play", "lock", card, law="CL-OPT-07"))
            return
        for target in self.round[0]:
            if target != seat and s.alive >> target & 1:
                out.append(Option(self, "play", "lock", card, target, law="CL-CARD-LOCK-07"))

    def act(self, s: State, seat: int, option: Option) -> None:
        """Begin what was chosen."""
        if option.kind == "declare":
            declare(s, seat)
        elif option.kind == "skill":
            start_skill(s, self.skills[option.rule], seat, option, None)
        else:
            on = option.x if option.rule == "counter" else NOBODY
            self.cards[option.rule].use(s, seat, option, on)

    def closed(self, s: State, f: Frame) -> bool:
        """CL-RULING-002/162/172: whether a window has nothing left to wait for."""
        if f.kind == RESPOND:
            item = s.stack[f.on]
            return bool(item.flag & CANCELLED) or self.items[item.rule].fizzles(s, item)
        t = s.transit
        if f.kind == PASS_STAGE:
            return t is None
        if f.kind == ARRIVE:
            return t is None or t.stage != ARRIVE or not s.alive >> t.position & 1
        return False

    def item_done(self, s: State, f: Frame) -> None:
        """CL-RULING-075/082: victory may be declared after every item, when it has resolved; but a death is
        finished first (CL-RULING-090/092)."""
        if not live(s, "deaths"):
            offer_victory(s, f, "")

    # Winning.

    def met(self, s: State, seat: int) -> bool:
        """CL-WIN-01..03/05, CL-RULING-076/145/146/148: a faction member's own colour, up to the table's goal;
        a bystander's own mission, which no option changes."""
        identity = s.identity[seat]
        if identity == SOY:
            mission = self.characters[s.character[seat]].mission
            return mission is not None and mission.met(s, seat)
        return identity >= 0 and s.tally[seat * 3 + COLOUR_OF[identity]] >= self.goal

    def might(self, s: State, seat: int) -> bool:
        """CL-RULING-169: as far as everybody can see."""
        known = s.identity[seat] if s.identity_up >> seat & 1 else -1
        for identity, colour in enumerate(COLOUR_OF):
            if known in (-1, identity) and s.tally[seat * 3 + colour] >= self.goal:
                return True
        if known not in (-1, SOY):
            return False
        possible = s.maybe[seat]
        if possible & (possible - 1) == 0:
            mission = self.characters[possible.bit_length() - 1].mission
            return mission is not None and mission.might(s, seat)
        for c in self.lurkers:
            mission = self.characters[c].mission
            if possible >> c & 1 and mission is not None and mission.might(s, seat):
                return True
        return False

    def bars_declaring(self, s: State) -> int:
        """CL-RULING-073, CL-OPT-48: a dying player cannot declare, unless the table plays so."""
        return 0 if self.options["win_and_death"] == "win_first" else s.dying

    # Probes.

    def probe_fits(self, face: Face, effect: int, named: int) -> bool:
        """CL-COMP-11/12."""
        return face.detail == (named, effect)

    def probe_named(self, face: Face) -> int:
        """The identity printed on a 試探."""
        return face.detail[0]

    def probe_acts(self, named: int, identity: int) -> bool:
        """CL-CARD-PROBE-04."""
        return named == identity

    def probe_text(self, named: int) -> str:
        """CL-COMP-11."""
        return self.identity_names[named]
