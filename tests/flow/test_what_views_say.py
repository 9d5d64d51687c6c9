"""Small truths of views and marks that no scenario line can state."""

from __future__ import annotations

from tests.some import some

from fengsheng import Game
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame, Probe
from fengsheng.core.view import UNKNOWN
from fengsheng.editions.classic.cards.lock import lock
from fengsheng.editions.classic.flow.transmit import LOCKED_CARD
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out


def begun(preset: str, seats: int, **options: str) -> Game:
    game = Game.new(preset, seats, seed=1, options=options)
    while game.state.phase == "setup":
        game.apply(0)
    return game


def test_a_character_that_went_back_to_the_box_is_said_to_be_gone() -> None:
    """SW-RULING-70."""
    game = begun("spywar", 5)
    game.state.lost |= 1 << 2
    game.state.alive &= ~(1 << 2)
    rows = game.view(None)["seats"]
    assert [row.get("removed") for row in rows] == [None, None, True, None, None]


def test_whom_somebody_chose_face_down_is_unknown_until_all_have_chosen() -> None:
    """CL-SETUP-03: what it can be is said only when the game begins."""
    hidden = []
    for seed in range(40):
        game = Game.new("classic", 5, seed=seed)
        while game.state.phase == "setup":
            s = game.state
            hidden += [
                game.view(None)["seats"][seat]["character"]
                for seat in range(5)
                if s.character[seat] >= 0 and not s.face_up >> seat & 1
            ]
            game.apply(0)
    assert set(some(hidden, 20)) == {UNKNOWN}


def test_who_was_probed_remembers_what_the_card_named_when_it_is_lost_from_sight() -> None:
    """CL-RULING-058: shuffled away, the card is anybody's; what it said is still known to the two."""
    game = begun("classic", 5)
    game.state.probes.append(Probe(0, 1, NO_CARD, 1, 0, True, True))
    assert ["named" in game.view(seat)["probes"][0] for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_a_lock_on_the_card_itself_locks_no_player() -> None:
    """CL-OPT-07/09, CL-RULING-141: declared before the card is sent."""
    game = begun("classic", 5, lock_target="intelligence", lock_timing="with_intel")
    s = game.state
    frame = Frame("lock", "", 1, NOBODY)
    s.stack.append(frame)
    lock(s, frame, "finish")
    assert s.marks["locked"] == LOCKED_CARD


def test_a_card_used_as_another_is_allowed_by_the_skill_that_says_so() -> None:
    """SW-CHAR-LININGYU_SP-1: what is offered names that rule, and the 截获 itself its own."""
    text = """title: A 截获 as what it is, and as 误导
rules: SW-CHAR-LININGYU_SP-1
edition: spywar
phase: pass
甲: hand 威逼/blue/→, ?
丁: character 李宁玉（SP）; hand 截获/red/↑
play:
expect game goes on
"""
    game = lay_out(Scenario.parse(text, "x.scn").position)[0]
    game.apply("send 威逼/blue/→")
    game.apply("accept")
    rules = {o.uses: o.rule for o in dict(game.window())[3] if o.kind == "play"}
    assert rules == {"sw-intercept": "SW-CARD-JIEHUO-01", "sw-mislead": "SW-CHAR-LININGYU_SP-1"}


def test_every_window_that_is_open_is_in_the_view_with_what_it_is_about() -> None:
    """CL-RULING-162, and what docs/protocol.md says of `stack`: who looks on sees why somebody is asked."""
    text = """title: A 截獲 that may be countered
rules: CL-RULING-162
甲: hand 截獲/black, ?
乙: hand 截獲/red
丙: hand 識破/red
play:
expect game goes on
"""
    game = lay_out(Scenario.parse(text, "x.scn").position)[0]
    game.apply("send 截獲/black")
    game.apply("play 截獲/red")
    passing, intercept, answering = game.view(None)["stack"]
    assert [passing["kind"], intercept["name"], answering["kind"]] == ["pass", "intercept", "respond"]
    assert answering["target"] == 2
    assert answering["on"] == intercept["frame"]
