"""The rules of the spywar edition: who may do what when."""

from __future__ import annotations

from typing import Any

from fengsheng.core.face import Face
from fengsheng.core.frame import Frame
from fengsheng.core.fresh import fresh_state
from fengsheng.core.offering import offer_cards, offer_skills
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure
from fengsheng.core.rng import Rng
from fengsheng.core.ruleset import ALONE, ANYTHING, Ruleset, deal_wanted
from fengsheng.core.skill import Character
from fengsheng.core.state import State
from fengsheng.core.window import Window
from fengsheng.editions.spywar.cards import ROSTER as CARDS
from fengsheng.editions.spywar.characters.common import Answer
from fengsheng.editions.spywar.deck import FUNCTIONS, ROUTES, faces
from fengsheng.editions.spywar.flow.contest import Contest
from fengsheng.editions.spywar.flow.death import Death
from fengsheng.editions.spywar.flow.moments import MOMENTS, PLAY, TRAVEL
from fengsheng.editions.spywar.flow.node import Node
from fengsheng.editions.spywar.flow.receive import Receive
from fengsheng.editions.spywar.flow.rescue import Rescue
from fengsheng.editions.spywar.flow.send import Travel
from fengsheng.editions.spywar.flow.setup import Setup, deal_identities
from fengsheng.editions.spywar.flow.turn import Turn
from fengsheng.editions.spywar.flow.use import FunctionCard
from fengsheng.editions.spywar.flow.victory import GOAL, collected, may_be_due
from fengsheng.editions.spywar.hooks import void_seats
from fengsheng.editions.spywar.identities import FACTIONS, IDENTITIES, NONE, POOLS, TABLES, faction
from fengsheng.editions.spywar.roster import ROSTER

RULES: tuple[Procedure, ...] = (
    Window(),
    Setup(),
    Turn(),
    Travel(),
    Contest(),
    Receive(),
    Node(),
    Rescue(),
    Death(),
)


class SpywarRuleset(Ruleset):
    """Answers the engine's questions for preset `spywar`."""

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
        super().__init__(
            "spywar",
            preset,
            seats,
            options,
            faces(options["reduced_probes"] == "on") + more,
            functions,
            ROUTES,
            IDENTITIES,
            characters,
            (*RULES, *cards),
            tuple(c for c in range(len(characters)) if c not in banned),
            {moment: (moment,) for moment in MOMENTS},
        )
        self.sides = (TABLES[seats],)
        self.tasks = tuple(IDENTITIES[task] for task in POOLS[options["identity_pool"]])  # SW-SETUP-06
        self.transmission = ("travel", "contest", "receive")
        self.goal = GOAL
        self.refill_at_once = False  # SW-RULING-01
        self.always_judged = options["single_faction_end"] == "on"  # SW-WIN-16
        self.removes_characters = True  # SW-PASS-15, SW-RULING-70: views say so

    def new_state(self, seed: bytes, deal: dict[str, Any]) -> State:
        """SW-SETUP-04/09/12: shuffle, deal identities and characters to choose from."""
        s = fresh_state(self, seed, deal, int(self.house["characters_dealt"]))
        if not deal["identities"]:
            s.identity = deal_identities(s)
        return s

    # Who may use what.

    def silenced(self, s: State) -> int:
        """SW-CHAR-WANGTIANXIANG-1."""
        return void_seats(s)

    def offer(self, s: State, seat: int, kind: str, on: int) -> list[Option]:
        """What fits the moment and has a target: cards and skills (SW-FIGHT-04). Whoever is in the game is
        asked, whatever the hand holds (SW-RULING-14)."""
        options = [] if kind in (PLAY, TRAVEL) else [self.passing]
        m = self.moments[kind]
        offer_cards(s, seat, m, on, options)
        offer_skills(s, seat, m, options)
        if kind == PLAY:
            options.append(self.plain("end", "SW-TURN-08"))
        return options

    def act(self, s: State, seat: int, option: Option) -> None:
        """Begin what was chosen; polls note that somebody acted, and how."""
        if s.stack[-1].name == "window":
            s.marks["acted"] = 2 if option.kind == "play" else 1
            s.marks["poll_at"] = s.stack[-1].at - 1
        self.begin(s, seat, option)

    def closed(self, s: State, f: Frame) -> bool:
        """SW-FIGHT-07, SW-DYING-07: after any use the poll is begun anew by the phase itself."""
        return True

    def asked_about(self, s: State) -> list[Frame]:
        """SW-TRIG-07: a node is about all events of its batch."""
        top = s.stack[-1]
        return s.deferred[top.on : top.on + top.number] if top.name == "node" else []

    def event_word(self, event: Frame) -> str:
        """Using a card is an event, and being aimed at."""
        return self.card_of_function[event.number] if event.occasion in ("used", "targeted") else ""

    # Winning.

    def meets_goal(self, s: State, seat: int) -> bool:
        """SW-WIN-13 (a)."""
        return collected(s, seat)

    def may_meet_goal(self, s: State, seat: int) -> bool:
        """Nobody is asked to declare in this edition (SW-WIN-06), so this need not be public: nodes look
        whether anything can be due."""
        return may_be_due(s, seat)

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

    def redeal_identities(
        self, s: State, hidden: list[int], rng: Rng, bit: int, wanted: list[int] | None
    ) -> list[int]:
        """Which tasks are in the game is not known either: those of the box may be dealt as well. Cards that
        left the game by 承志 are known to who had them alone."""
        shown = [s.identity[i] for i in range(self.seats) if i not in hidden]
        cards = [min(s.identity[i], 2) for i in hidden]
        if NONE in shown and not self._knows_removed(s, bit):
            cards += self._removed(s)
        cards.sort()
        sides = None if wanted is None else [_side_of(one) for one in wanted]
        dealt = deal_wanted(cards, hidden, rng, sides)
        if len(dealt) != len(hidden):
            return []
        tasks = [t for t in POOLS[self.house["identity_pool"]] if t not in shown]
        for i in hidden:  # a deal by hand may hold tasks that are not in the pool
            if 2 <= s.identity[i] < NONE and s.identity[i] not in tasks:
                tasks.append(s.identity[i])
        tasks.sort()
        named = {} if wanted is None else {i: wanted[i] for i in hidden if wanted[i] >= 2}
        for task in named.values():
            if task not in tasks:
                return []
            tasks.remove(task)
        rng.shuffle(tasks)
        return [named.get(i) or tasks.pop() if c == 2 else c for i, c in zip(hidden, dealt, strict=True)]

    def identity_is(self, identity: int, wanted: int) -> bool:
        """Whoever plays alone has a task."""
        return wanted in (ANYTHING, identity) or (wanted == ALONE and 2 <= identity < NONE)

    def _knows_removed(self, s: State, bit: int) -> bool:
        """One character alone can take an identity (承志): whoever has that skill took the cards that are
        gone."""
        if bit.bit_length() > self.seats:  # a spectator
            return False
        skills = self.characters[s.character[bit.bit_length() - 1]].skills
        return any(isinstance(skill, Answer) and skill.takes_identity for skill in skills)

    def _removed(self, s: State) -> list[int]:
        """The identities of the table that nobody holds any more."""
        left = [f for f, n in enumerate(TABLES[self.seats]) for _ in range(n)]
        for identity in s.identity:
            if identity != NONE and min(identity, 2) in left:
                left.remove(min(identity, 2))
        return left


def _side_of(wanted: int) -> int:
    """The faction of an identity that is wanted."""
    return 2 if wanted == ALONE else min(wanted, 2)
