"""The rules of the classic edition: who may do what when, and when somebody has won.

Where the machine of core does the work: windows poll everybody from the right of the last actor, with
nobody left out for what he holds (CL-PRIO-09, CL-RULING-017), and skip a checkpoint after which nothing
happened (CL-RULING-171); the stack settles the last item first (CL-PRIO-06/08/13); triggers go round in
seat order (CL-PRIO-11), are answered like anything else (CL-RULING-016), and rule a character out that
would have had to show itself (CL-RULING-170, CL-TERM-20).
"""

from __future__ import annotations

from typing import Any, Final

from fengsheng.core.face import Face
from fengsheng.core.frame import CANCELLED, Frame
from fengsheng.core.fresh import fresh_state
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import Character
from fengsheng.core.state import State
from fengsheng.core.triggers import Triggers
from fengsheng.core.window import RESPOND, Window
from fengsheng.editions.classic.cards import ROSTER as CARDS
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import FACES, FUNCTIONS, ROUTES
from fengsheng.editions.classic.flow.deaths import Deaths
from fengsheng.editions.classic.flow.gain import Gain, live
from fengsheng.editions.classic.flow.moments import ARRIVE, MOMENTS, PASS_STAGE, RESPOND_IN
from fengsheng.editions.classic.flow.setup import Setup
from fengsheng.editions.classic.flow.transmit import Transmit
from fengsheng.editions.classic.flow.turn import Turn
from fengsheng.editions.classic.flow.victory import (
    Declare,
    OfferVictory,
    as_good_as_dead,
    declare,
    offer_victory,
)
from fengsheng.editions.classic.identities import COLOUR_OF, IDENTITIES, SOY, column
from fengsheng.editions.classic.roster import ROSTER

RULES: tuple[Procedure, ...] = (
    Window(),
    Triggers(),
    Setup(),
    Turn(),
    Transmit(),
    Gain(),
    Deaths(),
    OfferVictory(),
    Declare(),
)


CHARACTERS_EACH: Final = 2  # CL-SETUP-03


class ClassicRuleset(Ruleset):
    """Answers the engine's questions for presets `classic` and `classic-lite`."""

    def __init__(
        self,
        preset: str,
        seats: int,
        options: dict[str, str],
        banned: tuple[int, ...] = (),
        characters: tuple[Character, ...] = ROSTER,
        cards: tuple[FunctionCard, ...] = CARDS,
        more: tuple[Face, ...] = (),
        functions: tuple[str, ...] = FUNCTIONS,
    ) -> None:
        """`more` are cards that are in no box."""
        names = tuple(options["bureau_name"] if i == 1 else n for i, n in enumerate(IDENTITIES))
        super().__init__(
            "classic",
            preset,
            seats,
            options,
            FACES + more,
            functions,
            ROUTES,
            names,
            characters,
            (*RULES, *cards),
            tuple(c for c in range(len(characters)) if c not in banned),
            MOMENTS,
        )
        self.sides = (column(seats, options),)
        self.transmission = ("transmit",)
        self.fizzle_rule = "CL-RULING-014"
        if options["win_trigger"] == "declare":
            self.declaring = self.plain("declare", "CL-WIN-07")  # CL-RULING-075
        for stage, name in RESPOND_IN.items():  # CL-PRIO-03: a response can fall into a transmission
            self.moments[RESPOND].during[stage] = self.moments[name]
        self.goal = int(options["faction_goal"])  # CL-ADV-03/04
        # what a face-down character can win by, with its bit
        self.lurking = tuple(
            (1 << c, who.mission)
            for c, who in enumerate(characters)
            if who.lurking and who.mission is not None
        )

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """Shuffle, deal characters to choose from, and begin (CL-SETUP-02/03)."""
        return fresh_state(self, seed, deal, CHARACTERS_EACH)

    # Windows.

    def act(self, s: State, seat: int, option: Option) -> None:
        """Begin what was chosen."""
        if option.kind == "declare":
            declare(s, seat)
        else:
            self.begin(s, seat, option)

    def closed(self, s: State, f: Frame) -> bool:
        """CL-RULING-002/162/172: whether a window has nothing left to wait for."""
        if f.occasion == RESPOND:
            item = s.stack[f.on]
            return bool(item.flags & CANCELLED) or self.items[item.name].fizzles(s, item)
        t = s.transit
        if f.occasion == PASS_STAGE:
            return t is None
        if f.occasion == ARRIVE:
            return t is None or t.stage != ARRIVE or not s.alive >> t.position & 1
        return False

    def item_done(self, s: State, f: Frame) -> None:
        """CL-RULING-075/082: victory may be declared after every item, when it has resolved; but a death is
        finished first (CL-RULING-090/092)."""
        if not live(s, "deaths"):
            offer_victory(s, f, "")

    # Winning.

    def meets_goal(self, s: State, seat: int) -> bool:
        """CL-WIN-01..03/05, CL-RULING-076/145/146/148: a faction member's own colour, up to the table's goal;
        a bystander's own mission, which no option changes."""
        identity = s.identity[seat]
        if identity == SOY:
            mission = self.characters[s.character[seat]].mission
            return mission is not None and mission.met(s, seat)
        return identity >= 0 and s.tally[seat * 3 + COLOUR_OF[identity]] >= self.goal

    def may_meet_goal(self, s: State, seat: int) -> bool:
        """CL-RULING-169: as far as everybody can see."""
        known = s.identity[seat] if s.identity_up >> seat & 1 else -1
        if known >= 0 and known != SOY:
            return s.tally[seat * 3 + COLOUR_OF[known]] >= self.goal
        if known < 0:
            tally, at, goal = s.tally, seat * 3, self.goal
            if tally[at] >= goal or tally[at + 1] >= goal:
                return True
        possible = s.could_be[seat]
        if possible & (possible - 1) == 0:
            mission = self.characters[possible.bit_length() - 1].mission
            return mission is not None and mission.might(s, seat)
        for bit, lurker in self.lurking:
            if possible & bit and lurker.might(s, seat):
                return True
        return False

    def bars_declaring(self, s: State) -> int:
        """CL-RULING-073, CL-OPT-48: a dying player cannot declare, unless the table plays so."""
        if not s.dying or self.house["win_and_death"] == "win_first":
            return 0
        return as_good_as_dead(s)

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
