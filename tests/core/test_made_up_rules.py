"""How modifiers, conversions and missions work, shown on people nobody has ever printed."""

from __future__ import annotations

import pytest
from tests.core.made_up import (
    Bend,
    FireLock,
    RedHand,
    TwoPieces,
    at,
    dealt,
    nobody,
    offered,
    person,
    questions,
    seated,
    send,
)

from fengsheng.core.laws import broken_laws
from fengsheng.core.option import PASS
from fengsheng.core.reveals import cover_character
from fengsheng.core.skill import (
    modifier,
)

# made-up skills are interpreted classes, and those cannot inherit from compiled ones
pytestmark = pytest.mark.interpreted_only

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
