"""People nobody has ever printed, whose skills and missions try the hooks one by one, with as little of the
real game around them as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tests.laws.positions import Lay

from fengsheng import Game
from fengsheng.core.engine import run
from fengsheng.core.frame import Frame
from fengsheng.core.laws import broken_laws
from fengsheng.core.moves import discard_hand, draw
from fengsheng.core.option import PASS, Option
from fengsheng.core.reveals import cover_character
from fengsheng.core.rng import seed_bytes
from fengsheng.core.skill import (
    Active,
    Character,
    Conversion,
    Mission,
    Modifier,
    Skill,
    Trigger,
)
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import BURN
from fengsheng.editions.classic.flow.moments import ANY_TIME, PASS_STAGE
from fengsheng.editions.classic.ruleset import ClassicRuleset
from fengsheng.editions.registry import make_ruleset

FACTIONS = {"front": 0, "bureau": 1, "soy": 2}


class Tea(Active):
    """Once a turn, at any time: draw a card."""

    name = "tea"
    character = "茶客"
    number = 1
    rule = "MADE-UP-1"
    moments: ClassVar[tuple[str, ...]] = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        return "tea" not in s.marks

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        out.append(Option(s.rules, "skill", self.name, rule=self.rule))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        super().announce(s, f, o)
        s.marks["tea"] = 1

    def resolve(self, s: State, f: Frame) -> None:
        draw(s, f.by, 1, self.rule)


class SecretTea(Tea):
    """The same, by turning oneself up."""

    name = "secret-tea"
    flip = True


class OnTheWay(Tea):
    """The same, but only while intelligence passes."""

    name = "on-the-way"
    moments = (PASS_STAGE,)


class Cloth(Active):
    """At any time, once a turn: cover another player's character."""

    name = "cloth"
    character = "布商"
    number = 1
    rule = "MADE-UP-2"
    moments = ANY_TIME

    def ready(self, s: State, seat: int) -> bool:
        return "cloth" not in s.marks and bool(s.face_up & s.alive & ~(1 << seat))

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        for target in range(s.rules.seats):
            if target != seat and (s.face_up & s.alive) >> target & 1:
                out.append(Option(s.rules, "skill", self.name, target=target, rule=self.rule))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        s.marks["cloth"] = 1

    def resolve(self, s: State, f: Frame) -> None:
        cover_character(s, f.target, f.by, self.rule)


class Witness(Trigger):
    """When intelligence that was sent is gained, you may draw a card, if you have any in hand."""

    name = "witness"
    character = "證人"
    number = 1
    rule = "MADE-UP-3"
    when: ClassVar[tuple[str, ...]] = ("gained_sent",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        return bool(s.hands[seat])

    def resolve(self, s: State, f: Frame) -> None:
        draw(s, f.by, 1, self.rule)


class Robber(Witness):
    """The same event: everybody else loses the whole hand."""

    name = "robber"
    character = "強盜"

    def resolve(self, s: State, f: Frame) -> None:
        for seat in range(s.rules.seats):
            if seat != f.by:
                discard_hand(s, seat, False, self.rule)


class Picky(Witness):
    """The same event, but only with a red card in hand, which nobody else can see."""

    name = "picky"
    character = "挑客"

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        return True

    def mine(self, s: State, seat: int, e: Frame) -> bool:
        return any(0 in s.rules.faces[c].colours for c in s.hands[seat])


class Lurker(Witness):
    """The same event, by turning oneself up."""

    name = "lurker"
    character = "暗客"
    flip = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        return True


class MustFlip(Lurker):
    """The same event: turn up, you must."""

    name = "must-flip"
    character = "急客"
    forced = True


class Must(Witness):
    """The same event: draw a card, you must."""

    name = "must"
    character = "忙客"
    forced = True


class Bend(Modifier):
    """Answers a question nobody else is ever asked."""

    name = "bend"
    character = "彎客"
    number = 1
    hooks: ClassVar[tuple[str, ...]] = ("made_up",)


class FireLock(Conversion):
    """Use your 燒毀 as 鎖定."""

    name = "fire-lock"
    character = "火客"
    number = 1
    hooks: ClassVar[tuple[str, ...]] = ("conversions",)
    source = BURN
    becomes = "lock"


class TwoPieces(Mission):
    """Have two intelligence of any colour; everybody can see that."""

    rule = "MADE-UP-M"

    def met(self, s: State, seat: int) -> bool:
        return len(s.intel[seat]) >= 2


class RedHand(Mission):
    """Hold a red card: only the owner can see that."""

    rule = "MADE-UP-N"
    shows_hand = True

    def met(self, s: State, seat: int) -> bool:
        return any(0 in s.rules.faces[c].colours for c in s.hands[seat])

    def might(self, s: State, seat: int) -> bool:
        return bool(s.hands[seat])


def person(name: str, *skills: Skill, lurking: bool = False, mission: Mission | None = None) -> Character:
    return Character(name, name, 0, lurking, skills, mission)


def nobody(name: str, lurking: bool = False) -> Character:
    return person(name, lurking=lurking)


def seated(
    *people: Character,
    identities: tuple[str, ...] = ("front", "bureau", "front", "bureau"),
    ask_forced: bool = True,
    reserve: tuple[Character, ...] = (),
) -> Lay:
    """These people at a table, seat 0 in its play phase, nothing laid out. `reserve`: who else might be."""
    seats = len(people)
    options = dict(make_ruleset("classic", seats, {}).house)
    rules = ClassicRuleset("classic", seats, options, characters=(*people, *reserve))
    deal = {
        "characters": list(range(seats)),
        "identities": [FACTIONS[name] for name in identities[:seats]],
        "genders": [],
        "first": 0,
        "ask_forced": ask_forced,
    }
    seed = seed_bytes("made up")
    state = rules.new_state(seed, deal)
    game = Game(state, (), seed, deal, [])
    run(state)
    while state.ask_kind != "play":
        game.apply(0)
    return Lay(game)


def dealt(lay: Lay, sender: str = "退回/blue") -> Lay:
    """A hand for everybody, among them a 文本 to send."""
    lay.hand(0, sender, "識破/black")
    for seat in range(1, len(lay.s.hands)):
        lay.hand(seat, "識破/blue")
    return lay.deck("鎖定/blue", "鎖定/black", "識破/black", "識破/black", "鎖定/black", "鎖定/blue")


def questions(game: Game, until: Callable[[Game], bool]) -> list[tuple[int, str]]:
    """Everybody passes (or accepts) until something is the case; who was asked what on the way."""
    asked: list[tuple[int, str]] = []
    for _ in range(500):
        assert broken_laws(game.state) == []
        if game.decision is None or until(game):
            return asked
        asked.append((game.decision.seat, game.decision.kind))
        texts = [o.notation for o in game.decision.options]
        game.apply("accept" if "accept" in texts else "pass" if PASS in texts else 0)
    raise AssertionError("it never came to that")


def offered(game: Game) -> list[str]:
    return [o.notation for o in game.state.options]


def at(kind: str, seat: int | None = None) -> Callable[[Game], bool]:
    """Until somebody is asked that."""
    return lambda game: game.state.ask_kind == kind and seat in (None, game.state.ask_seat)


def send(lay: Lay) -> Game:
    """Seat 0 sends its 文本; seat 1 will accept it."""
    game = lay.done()
    game.apply("send 退回/blue")
    return game
