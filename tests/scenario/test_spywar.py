"""What spywar scenarios need beyond classic ones."""

from __future__ import annotations

import pytest
from tests.laws.checks import fields_of
from tests.scenario.spywar import HEAD, PLAY, game_of, run

from fengsheng.scenario import Scenario, ScenarioError, ScenarioFailed


@pytest.mark.parametrize(
    ("text", "where", "says"),
    [
        (HEAD + "phase: draw\n" + PLAY, ":4:", "is no phase; expected one of start, play, pass"),
        (HEAD + "seats: 3\n" + PLAY, ":4:", "4 to 8"),
        (HEAD + "option: goal = 4\n" + PLAY, ":4:", "no house rule 'goal'"),
        (
            HEAD + "play:\nexpect identities 2 qianfu 1 shenmi 1 zhenyazhe\n",
            ":5:",
            "either shenmi or zhenyazhe",
        ),
        (HEAD + "play:\nexpect event dyign\n", ":5:", "no kind of event; did you mean dying"),
        (HEAD + "play:\nexpect lured none\n", ":5:", "in this edition nobody is ever lured"),
        (HEAD + "start: deal\nbanned: 截获\n" + PLAY, ":5:", "leave out 'banned'"),
        (HEAD + "play:\nnot offered 甲: trun_up\n", ":5:", "did you mean turn_up"),
    ],
)
def test_mistakes_are_located(text: str, where: str, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scenario.parse(text, "x.scn")
    assert str(caught.value).startswith("x.scn" + where)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("body", "line", "says"),
    [
        ("甲: identity cuanduozhe\n乙: identity zhenyazhe\n", 4, "no further identity cuanduozhe"),
        ("seats: 6\n甲: identity cuanduozhe\n乙: identity cuanduozhe\n", 6, "no further identity cuanduozhe"),
        ("甲: identity qianfu\n乙: identity qianfu\n丙: identity qianfu\n", 6, "no further identity qianfu"),
    ],
)
def test_identities_that_the_table_does_not_have(body: str, line: int, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scenario.parse(HEAD + body + PLAY, "x.scn").run()
    assert str(caught.value).startswith(f"x.scn:{line}:")
    assert says in str(caught.value)


def test_words_of_spywar_are_unknown_in_classic() -> None:
    with pytest.raises(ScenarioError, match="no kind of event"):
        Scenario.parse("title: T\nrules: CL-TURN-05\nplay:\nexpect event doomed\n")
    with pytest.raises(ScenarioError, match="no verb"):
        Scenario.parse("title: T\nrules: CL-TURN-05\nplay:\nnot offered 甲: turn_up\n")


def test_a_task_may_stand_for_another_and_an_identity_may_be_gone() -> None:
    game = game_of("甲: identity shuangmianjiandie\n乙: identity none\n丙: identity qianfu\n")
    assert game.state.identity == [4, 9, 0, 0, 1]


def test_those_who_are_out_keep_their_cards_face_down() -> None:
    run(
        "甲: hand ?\n乙: character 韩梅; out dead\n",
        "expect 乙 dead\nexpect 乙 face down\nexpect 丙 sees 乙 identity ?\nexpect 丙 sees 乙 character ?\n",
    )


@pytest.mark.parametrize(
    "script",
    [
        "expect identities 2 qianfu 2 tegong 2 shenmi\n",
        "expect phase pass\n",
        "expect stage travel\n",
        "expect cards lockable 33\n",
    ],
)
def test_forms_of_spywar_can_fail(script: str) -> None:
    with pytest.raises(ScenarioFailed, match="expected"):
        run("甲: hand ?2\n", script)


SENT = "phase: contest\n"
CONTESTED = "phase: contest\ntransit: 威逼/red/→ at 丙\n甲: hand ?\n乙: hand 截获/red/↑\n丙: hand ?\n"


def test_a_position_may_begin_inside_a_contest() -> None:
    run(
        CONTESTED,
        """expect phase contest
expect stage contest
expect transit at 丙
expect 甲 sees transit 威逼/red/→
expect 乙 丙 spectator see transit ?
asked 乙 contest
乙: play 截获/red/↑
expect order moved by 乙 on 乙, gain by 乙 on 甲 word received
expect 乙 intel 威逼/red/→
expect turn 乙
""",
    )
    run(CONTESTED.replace("at 丙", "at 丙 face up"), "expect spectator 丁 see transit 威逼/red/→\n")
    locked = CONTESTED.replace("威逼/red/→ at 丙", "破译/blue/→/锁 at 丁 locked 丁")
    run(locked, "expect locked 丁\nall pass\nexpect 丁 intel 破译/blue/→/锁\n")


@pytest.mark.parametrize("card", ["威逼/red/→", "破译/blue/→/锁"])
def test_a_contest_that_is_laid_out_is_as_one_that_was_played(card: str) -> None:
    """Who knows what of the card is what they would know."""
    lock = " locked 戊" if card.endswith("锁") else ""
    laid = game_of(f"phase: contest\ntransit: {card} at 乙{lock}\n甲: hand ?\n丙: hand 截获/red/↑\n").state
    game = game_of(f"phase: pass\n甲: hand {card}, ?\n丙: hand 截获/red/↑\n")
    game.apply(f"send {card}" + lock.replace("locked", "lock"))
    game.apply("accept")
    played = game.state
    assert laid.transit is not None
    assert played.transit is not None
    for name in fields_of(type(laid.transit)):
        assert getattr(laid.transit, name) == getattr(played.transit, name), name
    assert laid.seen[laid.transit.card] == played.seen[played.transit.card]
    assert laid.hint[laid.transit.card] == played.hint[played.transit.card]
    assert (laid.phase, laid.sent, laid.anchor) == (played.phase, played.sent, played.anchor)
    assert [frame.name for frame in laid.stack] == [frame.name for frame in played.stack]
    assert [o.notation for o in laid.options] == [o.notation for o in played.options]


def test_a_card_in_front_of_its_sender_has_come_back() -> None:
    back = game_of("phase: contest\ntransit: 截获/red/↑ at 甲\n甲: hand ?\n乙: hand 误导/red/→\n").view()
    assert back["transit"] is not None
    assert (back["transit"]["addressee"], back["transit"]["refused"]) == (1, True)


def test_a_position_may_begin_with_bans_in_force() -> None:
    strict = CONTESTED.replace("甲: hand ?", "甲: character 张一挺; hand ?")
    run("banned: 截获, 误导\n" + strict, "expect 丙 intel 威逼/red/→\n")
    run("banned: 误导\n" + strict, "offered 乙: play 截获/red/↑\n")
    confined = CONTESTED.replace("甲: hand ?", "甲: character 王田香; hand ?").replace(
        "截获/red/↑", "截获/red/↑; confined"
    )
    run(confined, "expect 丙 intel 威逼/red/→\n")
    asked = "questions: all\n" + confined
    run(asked, "until 乙\nnot offered 乙: play 截获/red/↑\noffered only 乙: pass\n")


@pytest.mark.parametrize(
    ("body", "line", "says"),
    [
        ("phase: contest\n", 4, "what is contested? A line 'transit: CARD at 甲' says it"),
        ("phase: contest\ntransit: 威逼/red/→\n", 5, "expected 'CARD at 甲 [locked 乙] [face up]'"),
        ("phase: contest\ntransit: 威逼/red/→ at 丙 locked 丙\n", 5, "威逼/red/→ cannot lock"),
        ("phase: pass\ntransit: 威逼/red/→ at 丙\n甲: hand ?\n", 5, "begins with 'phase: contest'"),
        ("phase: contest\ntransit: 威逼/red/→ at 丙\n丙: out dead\n", 5, "is out of the game"),
        (SENT + "transit: ? at 丙\n", 5, "'?' is no card"),
        (SENT + "transit: 破译/blue/←/锁 at 丙 locked 甲\n", 5, "another player than the sender"),
        (SENT + "transit: 破译/blue/←/锁 at 丙 locked 乙\n乙: out dead\n", 5, "and in the game"),
        ("甲: character 王田香; hand ?\n乙: out dead; confined\n", 5, "'confined', but the player is out"),
        ("banned: 截获\n甲: hand ?\n", 4, "nobody has the skill that would be needed: zhangyiting-1"),
        ("banned: 截虎\n甲: hand ?\n", 4, "'截虎' is no function; expected one of"),
        ("甲: hand ?\n乙: confined\n", 5, "nobody has the skill that would be needed: wangtianxiang-1"),
        ("banned: 截获\n甲: character 张一挺; hand ?\n", 4, "banned only after intelligence was sent"),
        ("甲: character 王田香; hand ?; confined\n", 4, "and only another one"),
        ("phase: start\n甲: character 王田香; hand ?\n乙: confined\n", 6, "in the play phase"),
        ("甲: hand ?\n乙: character 王田香\n丙: confined\n", 6, "only the turn player confines"),
        (
            "option: single_faction_end = on\n甲: identity qianfu; hand ?\n乙: identity qianfu\n"
            "丙: out dead\n丁: out dead\n戊: out dead\n",
            10,
            "only one faction is left: the game would be over",
        ),
        ("甲: hand ?\n乙: intel 威逼/black/← x2, 威逼/black/→\n", 5, "would be dead; say 'dying' if"),
        ("甲: hand ?\n乙: intel 威逼/black/← x2; dying\n", 5, "'dying', but the player has fewer than three"),
        ("甲: identity qianfu; hand ?; intel 威逼/red/← x3\n", 4, "has won already; say 'winning' if"),
        ("甲: identity qianfu; hand ?; winning\n", 4, "'winning', but the player has not collected"),
    ],
)
def test_positions_that_cannot_be_are_located(body: str, line: int, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(body, "expect game goes on\n")
    assert str(caught.value).startswith(f"x.scn:{line}:")
    assert says in str(caught.value)


def test_nobody_usurps_where_nobody_could() -> None:
    run("甲: identity qianfu; hand ?\n乙: identity cuanduozhe\n", "expect no event usurp\n")
    with pytest.raises(ScenarioFailed, match="found:    nobody is 篡夺者"):
        run("甲: identity qianfu; hand ?\n乙: identity zhenyazhe\n", "expect no event usurp\n")

    won = "甲: identity qianfu; intel 威逼/red/← x3; winning\n乙: identity cuanduozhe; hand ?\n"
    run(won, "expect winners 甲 丙\nexpect usurper none\n")
    for wrong in ("乙 of 甲", "甲 of 丁 乙"):
        with pytest.raises(ScenarioFailed, match="found:    none of none"):
            run(won, f"expect usurper {wrong}\n")
    with pytest.raises(ScenarioFailed, match="found:    the game goes on"):
        run("甲: identity qianfu; hand ?\n", "expect usurper 甲 of 丙 乙\n")
    with pytest.raises(ScenarioFailed, match="found:    nobody is 篡夺者"):
        run(won.replace("cuanduozhe", "zhenyazhe"), "expect usurper none\n")


def test_several_declarers_are_named_in_their_order() -> None:
    won = "turn: 丙\n甲: identity qianfu; intel 威逼/red/← x3; winning\n丙: identity tegong; hand ?\n"
    won += "丁: identity tegong; intel 威逼/blue/→ x3; winning\n"
    run(won, "expect declarers 丁 甲\nexpect declarer 丁\nexpect order declare by 丁, declare by 甲\n")
    for wrong in ("declarers 甲 丁", "declarers 丁", "declarer 甲", "order declare by 甲, declare by 丁"):
        with pytest.raises(ScenarioFailed):
            run(won, f"expect {wrong}\n")


def test_a_number_sign_with_a_number_is_no_comment() -> None:
    with pytest.raises(ScenarioFailed, match="not offered"):
        run("甲: hand ?2\n", "甲: skill 邵秀 1 #2\nexpect game goes on\n")


@pytest.mark.parametrize(("answer", "happens"), [("pass", "doomed"), ("play", "rescued")])
def test_who_is_being_rescued_is_marked_as_long_as_that_goes_on(answer: str, happens: str) -> None:
    """SW-DYING-05/06/08: everybody sees the mark."""
    game = game_of("甲: hand 澄清/red/↑/锁, ?\n丙: intel 利诱/black/→/锁 x3; dying\n")
    assert game.view()["marks"]["patient"] == 2
    told = game.apply("pass" if answer == "pass" else "play 澄清/red/↑/锁 on 丙 利诱/black/→/锁")
    assert happens in {event.kind for event in told}
    assert "patient" not in game.view()["marks"]
