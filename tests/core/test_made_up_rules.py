"""How characters may bend the game, shown on people nobody has ever printed.

Skills to use at will, skills that answer events, skills that must, modifiers, conversions, missions: the
hooks are tried one by one, with as little of the real game around them as possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from tests.laws.positions import Lay

from fengsheng import Game
from fengsheng.core.engine import run
from fengsheng.core.frame import Frame
from fengsheng.core.laws import broken_laws
from fengsheng.core.moves import discard_hand, draw
from fengsheng.core.option import PASS, Option
from fengsheng.core.reveals import cover_character, turn_up_character
from fengsheng.core.rng import seed_bytes
from fengsheng.core.skill import (
    Active,
    Character,
    Conversion,
    Mission,
    Modifier,
    Skill,
    Trigger,
    modifier,
)
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import BURN
from fengsheng.editions.classic.flow.moments import ANY_TIME, PASS_STAGE
from fengsheng.editions.classic.ruleset import ClassicRuleset
from fengsheng.editions.registry import make_ruleset

# made-up skills are interpreted classes, and those cannot inherit from compiled ones
pytestmark = pytest.mark.interpreted_only

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


# Skills to use at will.


def test_a_skill_without_a_timing_is_offered_in_every_window_and_in_the_own_turn() -> None:
    game = dealt(seated(person("a", Tea()), person("b", Tea()), nobody("c"))).done()
    assert "skill 茶客 1" in offered(game)
    kinds = {"play"}
    game.apply("send 退回/blue")
    for _ in range(40):
        assert game.decision is not None
        if game.decision.seat == 1 and "skill 茶客 1" in offered(game):
            kinds.add(game.decision.kind)
        if game.decision.kind == "decide":
            assert not any(text.startswith("skill") for text in offered(game))  # closed
        if game.decision.seat == 2:
            assert not any(text.startswith("skill") for text in offered(game))  # not hers
        assert broken_laws(game.state) == []
        game.apply(0 if "accept" not in offered(game) else "accept")
    assert kinds >= {"play", "pass", "arrive", "checkpoint"}


def test_a_skill_bound_to_a_window_is_offered_there_and_nowhere_else() -> None:
    game = dealt(seated(nobody("a"), person("b", OnTheWay()), nobody("c"))).done()
    game.apply("send 退回/blue")
    kinds = set()
    for _ in range(40):
        if game.state.ask_seat == 1 and "skill 茶客 1" in offered(game):
            kinds.add(game.state.ask_kind)
        assert broken_laws(game.state) == []
        game.apply(0 if "accept" not in offered(game) else "accept")
    assert kinds == {"pass"}


def test_a_used_skill_is_announced_answered_and_settled() -> None:
    """It opens a window of its own, moves the anchor, and cannot be countered: it is no card."""
    game = dealt(seated(person("a", Tea()), nobody("b"), nobody("c"))).done()
    hand = len(game.state.hands[0])
    told = game.apply("skill 茶客 1")
    assert [(e.kind, e.by, e.rule) for e in told] == [("skill", 0, "MADE-UP-1")]
    assert (game.state.ask_seat, game.state.ask_kind, game.state.anchor) == (1, "respond", 0)
    assert offered(game) == [PASS]  # although seat 1 holds a 識破
    questions(game, at("play"))
    assert len(game.state.hands[0]) == hand + 1
    assert "skill 茶客 1" not in offered(game)  # its own cost says so


@pytest.mark.parametrize("face_up", [True, False])
def test_face_down_only_flipping_skills_are_in_force(face_up: bool) -> None:
    lay = dealt(seated(person("a", Tea(), SecretTea()), nobody("b"), nobody("c")))
    if not face_up:
        lay.s.face_up &= ~1
    game = lay.done()
    skills = [o.uses for o in game.state.options if o.kind == "skill"]
    assert skills == (["tea"] if face_up else ["secret-tea"])
    assert broken_laws(game.state) == []


def test_a_flipping_skill_turns_its_owner_up_at_once() -> None:
    lay = dealt(seated(person("a", SecretTea()), nobody("b"), nobody("c")))
    lay.s.face_up &= ~1
    game = lay.done()
    told = game.apply("skill 茶客 1")
    assert [e.kind for e in told] == ["skill", "flip"]
    assert game.state.face_up & 1


def test_a_skill_fizzles_when_its_owner_is_covered_before_it_takes_effect() -> None:
    game = dealt(seated(person("a", Tea()), person("b", Cloth()), nobody("c"))).done()
    hand = len(game.state.hands[0])
    game.apply("skill 茶客 1")
    game.apply("skill 布商 1 on 甲")
    questions(game, at("play"))
    assert len(game.state.hands[0]) == hand
    assert [e["word"] for e in game.events(0) if e["kind"] == "fizzle"] == ["tea"]


def test_a_skill_that_flips_survives_being_covered_again() -> None:
    lay = dealt(seated(person("a", SecretTea()), person("b", Cloth()), nobody("c")))
    lay.s.face_up &= ~1
    game = lay.done()
    hand = len(game.state.hands[0])
    game.apply("skill 茶客 1")
    game.apply("skill 布商 1 on 甲")
    questions(game, at("play"))
    assert len(game.state.hands[0]) == hand + 1


@pytest.mark.parametrize("gone", ["dead", "dying"])
def test_a_skill_dies_with_its_owner(gone: str) -> None:
    game = dealt(seated(nobody("a"), person("b", Tea()), nobody("c"))).done()
    s = game.state
    f = Frame("tea", "settle", 1)
    skill = s.rules.items["tea"]
    assert not skill.fizzles(s, f)
    if gone == "dead":
        s.alive &= ~2
    else:
        s.dying |= 2
    assert skill.fizzles(s, f)


def test_actors_must_be_exact_for_skills_too() -> None:
    """A skill that says it is ready and offers nothing breaks the law."""

    class Boaster(Tea):
        name = "boaster"

        def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
            return

    game = send(dealt(seated(nobody("a"), person("b", Boaster()), nobody("c"))))
    assert any("seat 1 cannot act" in words for words in broken_laws(game.state))


@pytest.mark.parametrize("ask_forced", [True, False])
def test_a_seat_with_a_skill_is_stopped_at_in_either_mode(ask_forced: bool) -> None:
    game = send(dealt(seated(nobody("a"), person("b", OnTheWay()), nobody("c"), ask_forced=ask_forced)))
    questions(game, lambda g: "skill 茶客 1" in offered(g))
    assert (game.state.ask_seat, game.state.ask_kind) == (1, "pass")


# Skills that answer events.


def test_triggers_are_asked_in_seat_order_from_the_right_of_the_last_actor() -> None:
    witnesses = [person(name, Witness()) for name in "abcd"]
    game = send(dealt(seated(*witnesses)))
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [1, 2, 3, 0]


def test_who_can_use_a_trigger_may_decline_or_use_it() -> None:
    game = send(dealt(seated(nobody("a"), nobody("b"), person("c", Witness()))))
    questions(game, at("gained_sent"))
    assert game.state.ask_seat == 2
    assert offered(game) == [PASS, "skill 證人 1"]
    hand = len(game.state.hands[2])
    twin = game.clone()
    game.apply("skill 證人 1")
    questions(game, at("play"))
    twin.apply(PASS)
    questions(twin, at("play"))
    assert (len(game.state.hands[2]), len(twin.state.hands[2])) == (hand + 1, hand)


def test_a_trigger_is_judged_when_its_owners_place_comes() -> None:
    """CL-RULING-003: seat 1 takes seat 2's cards, so seat 2 is not concerned any more; seat 3 is a robber
    as well and has lost his hand too."""
    people = (nobody("a"), person("b", Robber()), person("c", Witness()), person("d", Witness()))
    game = send(dealt(seated(*people)))
    questions(game, at("gained_sent"))
    game.apply("skill 強盜 1")
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == []


def test_who_is_asked_depends_on_public_facts_alone() -> None:
    """A face-up character whose skill needs a red card is asked without one, and can only pass."""
    for red in (False, True):
        lay = dealt(seated(nobody("a"), nobody("b"), person("c", Picky())))
        if red:
            lay.hand(2, "鎖定/red")
        game = send(lay)
        questions(game, at("gained_sent"))
        assert game.state.ask_seat == 2
        assert offered(game) == ([PASS, "skill 挑客 1"] if red else [PASS])


def test_every_face_down_seat_that_might_be_her_is_asked() -> None:
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    game = send(dealt(seated(*people)))
    assert game.state.could_be[1] == game.state.could_be[2] == 0b0110
    asks: dict[int, list[str]] = {}
    while game.state.ask_kind != "play":
        if game.state.ask_kind == "gained_sent":
            asks[game.state.ask_seat] = offered(game)
        game.apply("accept" if "accept" in offered(game) else 0)
    assert asks == {1: [PASS], 2: [PASS, "skill 暗客 1"]}


def test_a_face_down_seat_that_cannot_be_her_is_not_asked() -> None:
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    lay = dealt(seated(*people))
    lay.s.could_be[1] = 0b0010  # everybody knows who it is
    game = send(lay)
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [2]


@pytest.mark.parametrize("ask_forced", [True, False])
def test_questions_nobody_can_answer_are_counted_in_either_mode(ask_forced: bool) -> None:
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    game, other = (
        send(dealt(seated(*people, ask_forced=mode)).hand(0, "試探/red/打醬油抽2"))
        for mode in (ask_forced, not ask_forced)
    )
    questions(game, at("play"))
    questions(other, at("play"))
    assert game.state.asks == other.state.asks
    assert game.fingerprint() == other.fingerprint()


def test_a_flipping_trigger_turns_its_owner_up() -> None:
    people = (nobody("a"), nobody("b"), person("c", Lurker(), lurking=True))
    game = send(dealt(seated(*people)))
    questions(game, at("gained_sent", 2))
    game.apply("skill 暗客 1")
    assert game.state.face_up & 4
    questions(game, at("play"))
    game.apply("end")
    questions(game, at("play"))  # face up she has no such skill: nobody is asked
    assert len(game.state.hands[2]) > 1


def test_a_covered_character_that_everybody_remembers_is_asked_alone() -> None:
    """Covered again, her flip is in force again, and nobody else can be her."""
    people = (nobody("a"), nobody("b", lurking=True), person("c", Lurker(), lurking=True), nobody("d"))
    lay = dealt(seated(*people))
    turn_up_character(lay.s, 2, "made up")
    cover_character(lay.s, 2, 0, "made up")
    game = send(lay)
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [2]


def test_a_skill_that_must_be_used_asks_nobody() -> None:
    game = send(dealt(seated(nobody("a"), nobody("b"), person("c", Must()))))
    hand = len(game.state.hands[2])
    asked = questions(game, at("play"))
    assert "gained_sent" not in {kind for _, kind in asked}
    assert len(game.state.hands[2]) == hand + 1


def test_a_flip_that_must_happen_and_does_not_tells_who_it_is_not() -> None:
    """CL-RULING-170: nobody is asked, and afterwards everybody knows that seat 1 is somebody else."""
    people = (nobody("a"), nobody("b", lurking=True), person("c", MustFlip(), lurking=True), nobody("d"))
    lay = dealt(seated(*people, reserve=(nobody("e", lurking=True),)))
    game = send(lay)
    asked = questions(game, at("play"))
    assert "gained_sent" not in {kind for _, kind in asked}
    assert game.state.face_up & 0b0110 == 0b0100
    assert game.state.could_be[1:3] == [0b10010, 0b00100]


def test_a_flip_that_nobody_makes_tells_that_she_is_not_there() -> None:
    """She stayed in the box: after the event nobody thinks that one of the face-down seats is her."""
    people = (nobody("a"), nobody("b", lurking=True), nobody("c", lurking=True))
    game = send(dealt(seated(*people, reserve=(person("d", MustFlip(), lurking=True),))))
    assert game.state.could_be[1:] == [0b1110, 0b1110]
    questions(game, at("play"))
    assert game.state.could_be[1:] == [0b0110, 0b0110]


def test_who_is_dying_or_out_is_not_asked() -> None:
    lay = dealt(seated(nobody("a"), nobody("b"), person("c", Witness()), person("d", Witness())))
    lay.s.alive &= ~4
    lay.s.dead |= 4
    lay.s.discard += lay.s.hands[2]
    lay.s.hands[2] = []
    game = send(lay)
    asked = questions(game, at("play"))
    assert [seat for seat, kind in asked if kind == "gained_sent"] == [3]


def test_an_event_nobody_could_answer_costs_nothing() -> None:
    """Without such a skill in the roster no frame is made for it."""
    game = send(dealt(seated(nobody("a"), nobody("b"), nobody("c"))))
    asked = questions(game, at("play"))
    assert {kind for _, kind in asked} <= {"pass", "arrive", "decide", "checkpoint", "victory"}


# Skills that bend a rule.


def test_a_question_is_answered_by_face_up_owners_alone() -> None:
    skill = Bend()
    s = seated(person("a", skill), nobody("b"), person("c", skill)).done().state
    assert [modifier(s, seat, "made_up") for seat in range(3)] == [skill, None, skill]
    assert modifier(s, 0, "something else") is None
    cover_character(s, 0, 1, "made up")
    assert [modifier(s, seat, "made_up") for seat in range(3)] == [None, None, skill]


def test_a_converted_card_is_written_as_what_it_is_used_as() -> None:
    lay = seated(person("a", FireLock()), nobody("b"), nobody("c"))
    lay.hand(0, "燒毀/red", "退回/blue").hand(1, "識破/blue").deck("鎖定/blue", "識破/black", "識破/black")
    game = lay.done()
    assert not any("as 鎖定" in text for text in offered(game))
    game.apply("send 退回/blue")
    questions(game, at("pass", 0))
    assert offered(game) == [PASS, "play 燒毀/red as 鎖定 on 乙", "play 燒毀/red as 鎖定 on 丙"]
    assert broken_laws(game.state) == []
    game.apply("play 燒毀/red as 鎖定 on 丙")
    assert game.state.stack[-2].name == "lock"
    assert "play 識破/blue on 鎖定" in offered(game)  # it is a card, so it can be countered
    questions(game, at("arrive"))
    assert game.state.transit is not None
    assert game.state.transit.locked == 0b100


def test_a_covered_owner_converts_nothing() -> None:
    lay = seated(person("a", FireLock()), nobody("b"), nobody("c"))
    lay.hand(0, "燒毀/red", "退回/blue").hand(1, "識破/blue").deck("鎖定/blue", "識破/black", "識破/black")
    lay.s.face_up &= ~1
    game = send(lay)
    questions(game, at("pass", 0))
    assert offered(game) == [PASS]
    assert broken_laws(game.state) == []


# Missions.


def test_a_mission_that_is_met_may_be_declared_at_once_and_later() -> None:
    lay = seated(
        nobody("a"), person("b", mission=TwoPieces()), nobody("c"), identities=("front", "soy", "bureau")
    )
    dealt(lay).intel(1, "鎖定/red")
    game = send(lay)
    questions(game, at("victory"))
    assert game.state.ask_seat == 1
    assert offered(game) == [PASS, "declare"]
    game.apply(PASS)
    questions(game, at("checkpoint", 1))
    assert "declare" in offered(game)
    assert broken_laws(game.state) == []
    game.apply("declare")
    assert game.result is not None
    assert (game.result.winners, game.result.declarer) == ((1,), 1)


def test_who_only_might_have_a_mission_is_asked_and_can_only_pass() -> None:
    """A faction member with the same character is asked alike: being asked tells nothing."""
    lay = seated(
        nobody("a"), person("b", mission=TwoPieces()), nobody("c"), identities=("front", "bureau", "soy")
    )
    dealt(lay).intel(1, "鎖定/red")
    game = send(lay)
    questions(game, at("victory"))
    assert game.state.ask_seat == 1
    assert offered(game) == [PASS]


def test_a_face_up_identity_that_has_no_mission_is_not_asked() -> None:
    lay = seated(
        nobody("a"), person("b", mission=TwoPieces()), nobody("c"), identities=("front", "bureau", "soy")
    )
    dealt(lay).intel(1, "鎖定/red")
    lay.s.identity_up |= 2
    asked = questions(send(lay), at("play"))
    assert "victory" not in {kind for _, kind in asked}


@pytest.mark.parametrize("red", [True, False])
def test_a_mission_about_the_hand_is_asked_about_without_looking(red: bool) -> None:
    """Drawing and losing cards matters to it at once: the counters are looked at again."""
    lay = seated(
        nobody("a"), person("b", mission=RedHand()), nobody("c"), identities=("front", "soy", "bureau")
    )
    dealt(lay)
    if red:
        lay.hand(1, "鎖定/red")
    game = send(lay)
    questions(game, at("victory"))
    assert offered(game) == ([PASS, "declare"] if red else [PASS])
    assert broken_laws(game.state) == []
    if red:
        game.apply("declare")
        assert [e["cards"] for e in game.events(2) if e["kind"] == "show_hand"] == [["識破/blue", "鎖定/red"]]
