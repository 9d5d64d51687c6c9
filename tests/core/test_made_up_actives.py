"""How skills to use at will work, shown on people nobody has ever printed."""

from __future__ import annotations

import pytest
from tests.core.made_up import (
    Cloth,
    OnTheWay,
    SecretTea,
    Tea,
    at,
    dealt,
    nobody,
    offered,
    person,
    questions,
    seated,
    send,
)

from fengsheng.core.frame import Frame
from fengsheng.core.laws import broken_laws
from fengsheng.core.option import PASS, Option
from fengsheng.core.state import State

# made-up skills are interpreted classes, and those cannot inherit from compiled ones
pytestmark = pytest.mark.interpreted_only

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
