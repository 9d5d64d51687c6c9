"""What a view shows of things that are going on: a covered character, a death, an item with its aim."""

from __future__ import annotations

import random

from tests.laws.positions import table_for

from fengsheng import Game, editions
from fengsheng.core.face import NO_CARD
from fengsheng.core.knowledge import NO_HINT, claim, function_hint, unclaim
from fengsheng.core.laws import broken_laws
from fengsheng.editions.registry import EDITIONS
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out


def played(seed: int, people: list[str]) -> Game:
    """A table of known people, chosen already."""
    return Game.new("classic", len(people), seed, characters=people)


def test_a_covered_character_that_all_have_seen_is_still_known_by_name() -> None:
    r = random.Random(3)
    covered = 0
    for seed in range(40):
        g = played(seed, ["老槍", "柒佰", "六姐", "閃靈", "貝雷帽"])
        while (d := g.decision) is not None:
            skill = [o for o in d.options if o.notation == "skill 老槍 2 on 乙"]
            g.apply(r.choice(skill or list(d.options)))
            s = g.state
            if g.result is None and not s.face_up >> 1 & 1:
                covered += 1
                for seat in (0, 2, 3, 4, None):
                    shown = g.view(seat)["seats"][1]
                    assert (shown["face_up"], shown["character"]) == (False, "柒佰")
    assert covered


def test_who_is_dying_and_what_an_item_aims_at_can_be_seen() -> None:
    r = random.Random(5)
    dying = aimed = 0
    for seed in range(120):
        g = Game.new("classic", 7, seed, ask_forced=True)
        while (d := g.decision) is not None:
            s = g.state
            for seat in range(7):
                if s.dying >> seat & 1:
                    dying += 1
                    assert g.view(None)["seats"][seat]["dying"] is True
            top = s.stack[-1]
            item = s.stack[top.on] if top.name == "window" and top.occasion == "respond" else None
            if item is not None and item.name == "burn":
                aimed += 1
                (row,) = (row for row in g.view(None)["stack"] if row["frame"] == top.on)
                assert row["aim"] == s.rules.faces[item.aim].name
                assert row["target"] == item.target
            g.apply(r.randrange(len(d.options)))
    assert dying
    assert aimed


EARLY = """title: Two players are locked before anything is sent
rules: CL-RULING-180
option: lock_timing = with_intel
甲: hand 截獲/red, 鎖定/red, 鎖定/blue, ?
丙: character 黑玫瑰; hand 鎖定/black
丁: intel 識破/black x2
deck: 識破/blue
play:
expect game goes on
"""


def early(*answers: str) -> dict[str, int]:
    """The marks that all see when 丁 has died after these answers, which were settled before."""
    game, _ = lay_out(Scenario.parse(EARLY, "x.scn").position)
    for answer in (*answers, "skill 黑玫瑰 1", "aim on 丁", "place 鎖定/black"):
        while game.decision is not None and answer not in [o.notation for o in game.decision.options]:
            game.apply("pass")
        game.apply(answer)
        if answer.startswith("play"):
            game.apply("pass")
    shown = game.view(None)
    assert shown["seats"][3]["status"] == "dead"
    marks: dict[str, int] = shown["marks"]
    return marks


def test_a_lock_declared_early_ends_with_the_player_it_binds() -> None:
    """CL-RULING-180: the mark that everybody sees is about the living."""
    assert early("play 鎖定/red on 丁", "play 鎖定/blue on 戊") == {"locked": 0b10000}
    assert early("play 鎖定/red on 戊") == {"locked": 0b10000}
    assert early("play 鎖定/red on 丁") == {}
    assert early("send 截獲/red") == {}


def test_intelligence_that_was_gained_is_named_to_those_who_may_answer() -> None:
    """One card: the event says which."""
    r = random.Random(7)
    named = 0
    for seed in range(30):
        g = Game.new("classic", 7, seed)
        while (d := g.decision) is not None:
            event = g.state.stack[-1]
            if event.name == "triggers" and event.occasion == "gained_sent":
                named += 1
                assert event.aim != NO_CARD
            g.apply(r.randrange(len(d.options)))
    assert named


def test_a_question_about_skills_says_what_they_would_answer() -> None:
    r = random.Random(9)
    told: set[str] = set()
    for seed in range(60):
        g = Game.new("spywar", 6, seed)
        while (d := g.decision) is not None:
            asked = g.view(None)["decision"]
            assert asked is not None
            about = asked.get("about", [])
            assert bool(about) == (d.kind == "trigger")
            told |= {event["kind"] for event in about}
            g.apply(r.randrange(len(d.options)))
    assert told == {"accepted", "dies", "received", "sent", "targeted", "used"}


def test_of_a_face_down_character_all_see_what_it_can_be() -> None:
    g = Game.new("classic", 5, 1, characters=["老槍", "柒佰", "六姐", "刀鋒", "貝雷帽"], ask_forced=True)
    hidden = [row["seat"] for row in g.view(None)["seats"] if not row["face_up"]]
    assert hidden
    for seat in hidden:
        can_be = g.view(None)["seats"][seat]["character"]
        assert isinstance(can_be, list)
        assert g.view(seat)["seats"][seat]["character"] in can_be


def test_who_is_still_choosing_can_be_anybody() -> None:
    g = Game.new("classic", 5, 1)
    assert g.state.phase == "setup"
    assert [row["character"] for row in g.view(None)["seats"]] == ["?"] * 5


def test_the_skills_of_a_character_are_numbered_as_printed_and_bear_its_name() -> None:
    assert {edition.name for edition in EDITIONS} == {row["edition"] for row in editions().values()}
    for edition in EDITIONS:
        for character in edition.roster:
            assert [skill.number for skill in character.skills] == [*range(1, len(character.skills) + 1)]
            for skill in character.skills:
                assert skill.character == character.name
                assert skill.name == f"{character.code}-{skill.number}"


def test_an_old_gun_with_nobody_to_face_has_nothing_to_use() -> None:
    """CL-CHAR-LAOQIANG-2e/2f: every other character lies face down."""
    g = played(1, ["老槍", "閃靈", "黑玫瑰"])
    s = g.state
    skill = s.rules.skills["laoqiang-2"]
    s.face_up = 0b001
    assert not skill.ready(s, 0)  # type: ignore[attr-defined]
    s.face_up = 0b011
    assert skill.ready(s, 0)  # type: ignore[attr-defined]


def test_a_claim_lies_on_one_card_that_fits_until_it_is_settled() -> None:
    g = Game.new("spywar", 5, 2, characters=["端木静", "老汉", "邵秀", "白菲菲", "老鳖"])
    s = g.state
    function = s.rules.faces[s.hands[1][0]].function
    claim(s, 1, function_hint(function))
    marked = [card for card in s.hands[1] if s.hint[card] != NO_HINT]
    assert len(marked) == 1
    assert s.rules.faces[marked[0]].function == function
    unclaim(s, 1)
    assert all(s.hint[card] == NO_HINT for card in s.hands[1])
    absent = next(f for f in range(s.rules.functions) if not s.has[f] >> 1 & 1)
    claim(s, 1, function_hint(absent))
    assert all(s.hint[card] == NO_HINT for card in s.hands[1] if card != NO_CARD)


def test_an_item_that_was_seen_through_is_shown_as_cancelled() -> None:
    """Somebody who has won already is asked after the 識破, while the 試探 still lies there."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"], ask_forced=False)
    lay.hand(0, "試探/red/軍情局抽2", "鎖定/red").hand(1, "識破/red").deck("退回/blue")
    game = lay.intel(0, "鎖定/red", "識破/red", "退回/red").done()
    game.apply("play 試探/red/軍情局抽2 on 乙")
    assert "cancelled" not in game.view(2)["stack"][0]
    game.apply("play 識破/red on 試探")
    game.apply("pass")  # 甲 does not declare in response
    assert game.decision is not None
    assert game.decision.kind == "victory"
    probe = game.view(2)["stack"][0]
    assert (probe["name"], probe["cancelled"]) == ("probe", True)


PROBED = """title: T
rules: SW-RULING-66
edition: spywar
questions: all
甲: hand 试探/black/→/特工机关抽, 试探/red/→/特工机关抽, ?
丙: character 李宁玉; identity tegong; hand 威逼/red/←
play:
甲: play 试探/black/→/特工机关抽 on 丙
asked 丙 trigger
"""


def test_a_probe_is_known_to_its_target_while_that_player_decides_and_to_nobody_else() -> None:
    """SW-RULING-66: in views, in what is dealt anew, and under all laws."""
    scenario = Scenario.parse(PROBED, "x.scn")
    game, _ = lay_out(scenario.position)
    game.apply("play 试探/black/→/特工机关抽 on 丙")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (2, "trigger")
    assert broken_laws(game.state) == []

    def handed(which: Game, seat: int | None) -> str:
        (row,) = (row for row in which.view(seat)["stack"] if row["name"] == "sw-probe")
        return str(row["card"])

    known = "试探/black/→/特工机关抽"
    assert [handed(game, seat) for seat in (0, 1, 2, 3, 4, None)] == [known, "?", known, "?", "?", "?"]
    for seat in (0, 2):
        guesses = [game.determinize(seat, seed) for seed in range(20)]
        assert {handed(guess, 2) for guess in guesses} == {known}
        assert all(guess.view(seat) == game.view(seat) for guess in guesses)
    guesses = [game.determinize(1, seed) for seed in range(40)]
    assert len({handed(guess, 2) for guess in guesses}) > 5  # any 试探 that 乙 has not seen elsewhere
    assert all(handed(guess, 2).startswith("试探/") for guess in guesses)
