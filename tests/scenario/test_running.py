"""A scenario fails as soon as something does not hold, and says what was there instead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fengsheng.core import codec
from fengsheng.core.laws import LAWS
from fengsheng.core.state import State
from fengsheng.editions.registry import find
from fengsheng.scenario import Scenario, ScenarioFailed

POSITION = """title: A title
rules: CL-TURN-05
甲: identity front; hand 截獲/black, 鎖定/red; intel 識破/red
乙: identity bureau; hand 識破/blue
丙: hand 破譯/red; intel 識破/black
丁: hand 燒毀/red
play:
"""
LINE = POSITION.count("\n") + 1


def failure(script: str) -> str:
    with pytest.raises(ScenarioFailed) as caught:
        Scenario.parse(POSITION + script, "x.scn").run()
    return str(caught.value)


def test_a_scenario_that_holds_says_nothing() -> None:
    Scenario.parse(
        POSITION
        + """offered 甲: send 截獲/black
not offered 甲: send 鎖定/red to 甲
asked 甲 play
not asked 乙
甲: send 截獲/black
asked 丁 pass
offered 甲: play 鎖定/red on 丙
expect 1 events send by 甲 word 密電
until 甲
expect stage pass
甲: play 鎖定/red on 乙
expect pending 鎖定
乙: play 識破/blue on 鎖定
all pass
expect event countered by 乙 on 甲
expect locked none
expect transit at 乙
expect 甲 sees transit 截獲/black
expect 乙 丙 see transit ?
乙: accept
expect 乙 intel 截獲/black
expect 乙 colours 1 black
expect discard has 鎖定/red, 識破/blue
expect discard has no 截獲/black
""",
        "x.scn",
    ).run()


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("乙: accept\nexpect game goes on\n", ["乙 is not asked", "asked is 甲 (play): "]),
        ("甲: send 鎖定/red to 甲\nexpect game goes on\n", ["not offered; did you mean send 鎖定/red to "]),
        ("甲: pass\nexpect game goes on\n", ["not offered", "send 截獲/black"]),
        ("all pass\nexpect game goes on\n", ["nobody is offered to pass"]),
        ("until 乙\nexpect game goes on\n", ["nobody can pass any more and 乙 was not asked"]),
        ("offered 甲: send 鎖定/red to 甲\n", ["is not offered"]),
        ("not offered 甲: send 截獲/black\n", ["it is offered"]),
        (
            "甲: send 截獲/black\nnot offered 丁: play 燒毀/red on 丙\n",
            ["'play 燒毀/red on 丙 識破/black' is offered: write the answer in full"],
        ),
        ("not offered 甲: play 截獲/red\n", ["甲 does not hold 截獲/red, so this proves nothing"]),
        ("offered 乙: accept\n", ["乙 has no question now", "not asked 乙"]),
        ("not offered 乙: accept\n", ["乙 has no question now", "not asked 乙"]),
        ("offered only 甲: send 截獲/black\n", ["also offered: send 鎖定/red to 乙"]),
        ("asked 乙\n", ["乙 is not asked"]),
        ("asked 甲 decide\n", ["expected: a question of kind decide", "found:    play"]),
        ("not asked 甲\n", ["甲 is asked"]),
        ("not asked 甲 play\n", ["甲 is asked", "asked is 甲 (play)"]),
        ("never asked 甲\n", ["甲 was asked (play)"]),
        ("never asked 甲 play\n", ["甲 was asked (play)"]),
        ("甲: send 截獲/black\nall pass\nnever asked 丁\n", ["丁 was asked (pass)"]),
        ("甲: send 截獲/black\nuntil 甲\nnever asked 丁 pass\n", ["丁 was asked (pass)"]),
        ("甲: send 截獲/black\nall pass\nnever asked 乙\n", ["乙 was asked (decide)"]),
        ("from here\n甲: send 截獲/black\nall pass\nnever asked 甲 play\n", ["甲 was asked (play)"]),
        ("甲: send 截獲/black\nfrom here\nall pass\n乙: accept\nnever asked 丁\n", ["丁 was asked (pass)"]),
        (
            "not offered 甲: play 鎖定/red as 截獲 on 乙\n",
            ["no skill of 甲 uses a card as 截獲, so this proves"],
        ),
        ("not offered 甲: skill 老鬼 1\n", ["甲 is not 老鬼 and has no such skill, so this proves nothing"]),
        ("not offered 甲: play 鎖定/red on 乙 識破/black\n", ["no 識破/black lies in front of 乙, so this"]),
        ("not offered 甲: burn 識破/blue\n", ["識破/blue lies in front of nobody, so this proves nothing"]),
        ("not offered 甲: give 退回/blue\n", ["退回/blue is in no hand, in front of nobody and not in use"]),
        ("not offered 甲: accept\n", ["a question of kind play is never answered with 'accept', so this"]),
        (
            "not offered 甲: play 截獲/black on 乙\n",
            ["截獲 is never used on a player, so this proves nothing"],
        ),
        ("not asked 甲 gained_sent\n", ["甲 has no skill that answers a question of kind gained_sent"]),
        ("never asked 乙 probed\n", ["乙 has no skill that answers a question of kind probed"]),
        ("expect no event flip word 老鬼\n", ["found:    nobody is 老鬼"]),
        ("expect no event skill word laogui-1\n", ["found:    nobody has the skill laogui-1"]),
        ("expect no event skill by 甲 word laogui-1\n", ["found:    甲 has not the skill laogui-1"]),
        ("expect no event play word lure\n", ["found:    no 調虎離山 was ever in a hand"]),
        ("expect 0 events draw rule CL-CHAR-LAOGUI-1\n", ["nobody is the character of CL-CHAR-LAOGUI-1"]),
        ("expect no event lured\n", ["found:    no 調虎離山 was ever in a hand"]),
        ("expect no event partner\n", ["found:    nobody has the skill qibai-3"]),
        ("expect no event give cards 退回/blue\n", ["found:    退回/blue lies in the pile"]),
        ("expect no event put_on_pile cards 識破/blue, 退回/blue\n", ["退回/blue lies in the pile"]),
        ("expect 甲 hand 3\n", ["expected: 3", "found:    2"]),
        ("expect 甲 hand 截獲/black\n", ["expected: 截獲/black", "found:    截獲/black, 鎖定/red"]),
        ("expect 甲 intel none\n", ["expected: none", "found:    識破/red"]),
        ("expect 甲 intel 2\n", ["expected: 2"]),
        ("expect 甲 colours 2 red\n", ["expected: 2 red", "found:    1 red"]),
        ("expect 甲 dead\n", ["expected: dead", "found:    in"]),
        ("expect 甲 face down\n", ["expected: down", "found:    up"]),
        ("expect 甲 identity up\n", ["expected: up", "found:    hidden"]),
        ("expect deck 1\n", ["expected: 1"]),
        ("expect deck top 截獲/black\n", ["expected: 截獲/black"]),
        ("expect discard has 截獲/black\n", ["expected: has 截獲/black", "found:    none"]),
        ("expect deck has no 識破/red\n", ["expected: no 識破/red"]),
        ("expect turn 乙\n", ["expected: 乙", "found:    甲"]),
        ("expect last actor 乙\n", ["expected: 乙", "found:    甲"]),
        ("expect phase draw\n", ["expected: draw", "found:    play"]),
        ("expect sent yes\n", ["expected: yes", "found:    no"]),
        ("expect transit at 甲\n", ["expected: 甲", "found:    none"]),
        ("expect stage pass\n", ["expected: pass", "found:    none"]),
        ("expect locked 乙\n", ["expected: 乙", "found:    none"]),
        ("expect lured 乙\n", ["expected: 乙", "found:    none"]),
        ("甲: send 截獲/black\nexpect locked 乙\n", ["expected: 乙", "found:    none"]),
        ("expect locked card\n", ["the card is not locked"]),
        ("expect pending 鎖定\n", ["expected: 鎖定", "found:    none"]),
        ("expect cards red 24\n", ["expected: 24", "found:    25"]),
        ("expect identities 1 front 2 bureau 2 soy\n", ["found:    2 front 2 bureau 1 soy"]),
        ("expect bureau is called 軍情處\n", ["found:    軍情局"]),
        ("expect winners 甲\n", ["found:    the game goes on"]),
        ("expect reason last survivor\n", ["found:    the game goes on"]),
        ("expect rule CL-WIN-01\n", ["found:    the game goes on"]),
        ("expect declarer none\n", ["found:    the game goes on"]),
        ("expect declarers none\n", ["found:    the game goes on"]),
        ("expect 甲 character removed\n", ["expected: removed", "found:    there"]),
        ("expect event die\n", ["expected: die", "found:    nothing happened"]),
        ("甲: send 截獲/black\nexpect event send by 乙\n", ["found:    send by 甲 word 密電"]),
        ("甲: send 截獲/black\nexpect no event send\n", ["expected: no send"]),
        ("甲: send 截獲/black\nexpect 2 events send\n", ["expected: 2 times send", "found:    1 times"]),
        ("甲: send 截獲/black\nexpect order send, draw\n", ["in this order: send, draw"]),
        ("甲: send 截獲/black\nexpect 乙 sees transit 截獲/black\n", ["found:    ? (as 乙 sees it)"]),
        ("甲: send 截獲/black\nexpect 甲 sees transit ?\n", ["found:    截獲/black (as 甲 sees it)"]),
        ("甲: send 截獲/black\nexpect 乙 sees event send cards 截獲/black\n", ["send with cards: ?"]),
        ("甲: send 截獲/black\nexpect 甲 sees event send cards ?\n", ["send with cards: 截獲/black"]),
        ("expect 乙 sees 甲 hand 鎖定/red\n", ["found:    none (as 乙 sees it)"]),
        ("expect 乙 sees 甲 identity front\n", ["expected: 潛伏戰線", "found:    ?"]),
        ("expect 乙 sees 甲 character ?\n", ["found:    無名"]),
        ("expect spectator sees discard 鎖定/red\n", ["as spectator sees it"]),
        ("expect 乙 sees pending ?\n", ["nothing pending"]),
        ("expect 乙 sees probe ?\n", ["no probe"]),
    ],
)
def test_failures_explain_themselves(script: str, says: list[str]) -> None:
    text = failure(script)
    lines = script.rstrip("\n").count("\n")
    at = LINE if "\nexpect game" in script else LINE + lines
    assert text.startswith(f"x.scn:{at}: {script.splitlines()[at - LINE]}")
    for words in says:
        assert words in text


@pytest.mark.parametrize(
    "script",
    [
        "expect locked none\nexpect lured none\n",
        "甲: send 截獲/black\nnot asked 丁 respond\nnot asked 乙 pass\n",
        "甲: send 截獲/black\nnever asked 乙\nnever asked 丁 respond\n",
        "甲: send 截獲/black\nfrom here\nall pass\n乙: accept\nnever asked 丙\nnever asked 甲 respond\n",
        "甲: send 截獲/black\nexpect 乙 spectator 丙 see transit ?\n",
        "expect no event play word lock\nexpect no event locked\nexpect no event burn\n",
        "not offered 甲: send 截獲/black left\nnot offered 甲: declare\nnot offered 甲: pass\n",
    ],
)
def test_what_can_be_said_and_holds(script: str) -> None:
    Scenario.parse(POSITION + script, "x.scn").run()


def test_a_spectator_beside_seats_is_looked_at() -> None:
    text = failure("甲: send 截獲/black\nexpect spectator 甲 see transit ?\n")
    assert "截獲/black (as 甲 sees it)" in text
    text = failure("甲: send 截獲/black\nexpect 甲 spectator see transit 截獲/black\n")
    assert "? (as spectator sees it)" in text


def test_the_same_answer_twice_is_not_two_answers() -> None:
    """`offered only` counts: what is offered once is not what is written twice."""
    one = "甲: send 截獲/black\noffered only 丁: pass, play 燒毀/red on 丙 識破/black\n"
    Scenario.parse(POSITION + one, "x.scn").run()
    text = failure("甲: send 截獲/black\noffered only 丁: pass, pass\n")
    assert "also offered: play 燒毀/red on 丙 識破/black" in text
    text = failure("甲: send 截獲/black\noffered only 丁: pass, pass, play 燒毀/red on 丙 識破/black\n")
    assert "not offered so often: pass" in text


COUNTED = """title: Cards one by one
rules: CL-TURN-05
甲: hand 試探/red/軍情局棄1, 鎖定/red
乙: identity bureau; hand 識破/blue, 退回/blue
deck: 截獲/black
play:
甲: play 試探/red/軍情局棄1 on 乙
all pass
乙: discard 識破/blue
"""


@pytest.mark.parametrize("check", ["event discard by 乙 count 1", "no event discard count 2"])
def test_single_cards_are_counted(check: str) -> None:
    """Events about one card leave its number out; a scenario counts it all the same."""
    Scenario.parse(COUNTED + f"expect {check}\n", "x.scn").run()
    other = check[:-1] + str(3 - int(check[-1]))
    with pytest.raises(ScenarioFailed):
        Scenario.parse(COUNTED + f"expect {other}\n", "x.scn").run()


EQUAL = """title: Which of two
rules: CL-CARD-BURN-02
甲: hand 燒毀/red, 鎖定/red
乙: hand 識破/black; intel 識破/black#1
丙: intel 識破/black#2, 識破/black#3
deck: 截獲/black#2, 識破/red, 截獲/black
play:
expect 乙 hand 識破/black#4
expect deck top 截獲/black#2, 識破/red, 截獲/black#1
甲: play 燒毀/red on 乙 識破/black
all pass
"""


def test_equal_cards_can_be_told_apart() -> None:
    held = "expect discard has 識破/black#1\nexpect discard has no 識破/black#2\n"
    held += "expect 丙 intel 識破/black#3, 識破/black\n"
    Scenario.parse(EQUAL + held + "expect event burn cards 識破/black#1\n", "x.scn").run()
    for wrong, found in (
        ("discard has 識破/black#2", "燒毀/red, 識破/black#1"),
        ("丙 intel 識破/black#1, 識破/black#3", "識破/black#2, 識破/black#3"),
        ("event burn cards 識破/black#2", "burn by 甲 on 乙"),
        ("乙 hand 識破/black#1", "識破/black#4"),
        ("order burn cards 識破/black#2", "burn by 甲 on 乙"),
        ("deck top 截獲/black#1", "截獲/black#2"),
    ):
        with pytest.raises(ScenarioFailed, match=f"found:    .*{found}"):
            Scenario.parse(EQUAL + f"expect {wrong}\n", "x.scn").run()


EARLY = """title: Locked before it is sent
rules: CL-OPT-09
option: lock_timing = with_intel
甲: hand 鎖定/red x2, 截獲/black
play:
甲: play 鎖定/red on 丙
"""


def test_who_is_locked_is_known_before_anything_is_under_way() -> None:
    Scenario.parse(EARLY + "expect transit none\nexpect locked 丙\n", "x.scn").run()
    with pytest.raises(ScenarioFailed, match="found:    丙"):
        Scenario.parse(EARLY + "expect locked none\n", "x.scn").run()


@pytest.mark.parametrize(
    ("when", "script"),
    [
        ("option: lock_timing = with_intel\n", "甲: play 鎖定/red\nall pass\n"),
        ("", "甲: send 截獲/black\nuntil 甲\n甲: play 鎖定/red\n乙: pass\n丙: pass\n"),
    ],
)
def test_a_lock_on_the_card_is_no_lock_on_nobody(when: str, script: str) -> None:
    """CL-OPT-07: it binds whoever it reaches first."""
    head = f"title: x\nrules: CL-OPT-07\noption: lock_target = intelligence\n{when}"
    hands = "甲: hand 鎖定/red, 截獲/black, ?\n乙: hand 識破/red\n丙: hand 截獲/red\n"
    Scenario.parse(f"{head}{hands}play:\n{script}expect locked card\n", "x.scn").run()
    with pytest.raises(ScenarioFailed, match="expected: none\n    found:    card"):
        Scenario.parse(f"{head}{hands}play:\n{script}expect locked none\n", "x.scn").run()


def test_until_begins_anew_also_where_nobody_has_to_pass() -> None:
    """What happened before it is past, as with every other action."""
    script = "甲: hand 截獲/black, ?\nplay:\n甲: send 截獲/black\nuntil 乙\n"
    text = f"title: x\nrules: CL-PASS-01\n{script}"
    Scenario.parse(text + "never asked 甲\n", "x.scn").run()
    with pytest.raises(ScenarioFailed, match="nothing happened"):
        Scenario.parse(text + "expect event send\n", "x.scn").run()


def test_an_unscripted_choice_fails() -> None:
    text = failure("甲: send 截獲/black\n甲: play 鎖定/red on 丙\nexpect game goes on\n")
    assert "甲 is not asked" in text  # 丁 could burn something and was passed over
    assert "asked is 丁 (pass): pass | play 燒毀/red on 丙 識破/black" in text


WON = POSITION.replace("intel 識破/red", "intel 識破/red x3") + "甲: declare\nexpect declarers 甲\n"


@pytest.mark.parametrize("wrong", ["expect winners 丁", "not asked 乙", "never asked 甲 decide"])
def test_after_the_end_nobody_is_asked(wrong: str) -> None:
    """Nor does it prove anything that they are not."""
    with pytest.raises(ScenarioFailed, match="the game is over"):
        Scenario.parse(f"{WON}{wrong}\n", "x.scn").run()


@pytest.mark.parametrize("wrong", ["declarers 乙", "declarers none"])
def test_who_declared_is_looked_at(wrong: str) -> None:
    with pytest.raises(ScenarioFailed) as caught:
        Scenario.parse(f"{WON}expect {wrong}\n", "x.scn").run()
    assert f"expected: {wrong.split()[-1]}\n    found:    甲" in str(caught.value)


def test_a_broken_law_fails_the_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LAWS, "never", lambda state: ["this cannot be"])
    text = failure("甲: send 截獲/black\nexpect game goes on\n")
    assert "a law is broken: never: this cannot be" in text


@pytest.mark.interpreted_only
@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda twin: twin.deck.reverse(), "the saved game has another fingerprint"),
        (lambda twin: setattr(twin, "options", twin.options[:-1]), "the saved game offers something else"),
    ],
)
def test_a_save_that_does_not_come_back_as_it_was_fails_the_scenario(
    damage: Callable[[State], None], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = codec.resume

    def careless(twin: State) -> None:
        real(twin)
        damage(twin)

    monkeypatch.setattr(codec, "resume", careless)
    assert f"a law is broken: {words}" in failure("甲: send 截獲/black\nexpect game goes on\n")


def test_unspecified_things_are_filled_without_disturbing() -> None:
    text = """title: Filled
rules: CL-SETUP-10
甲: hand ?3
乙: identity soy; hand ?2
play:
expect 甲 hand 3
expect 乙 hand 2
expect deck 76
expect discard 0
expect aside 0
expect identities 2 front 2 bureau 1 soy
expect 甲 face up
甲: send 試探/red/潛伏戰線抽2
asked 乙 decide
"""
    Scenario.parse(text, "x.scn").run()


def test_a_function_that_no_edition_calls_a_filler_fills_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever adds a card need not say how often its holder can use it."""
    monkeypatch.setattr(find("classic"), "fillers", ("破譯",))
    head = "title: x\nrules: CL-TURN-05\n甲: hand ?7\nplay:\n"
    held = "expect 甲 hand 破譯/red x2, 破譯/blue x2, 破譯/black x2, ?\n"
    Scenario.parse(head + held, "x.scn").run()


def test_two_runs_are_alike() -> None:
    scenario = Scenario.parse(POSITION + "甲: send 截獲/black\nexpect deck 74\n", "x.scn")
    scenario.run()
    scenario.run()
