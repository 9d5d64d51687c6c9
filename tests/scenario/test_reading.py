"""What is wrong with a scenario text is said with file, line and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from fengsheng.scenario import Scenario, ScenarioError

# of rules that nobody may cite, for there are none such
TURN, PASS, WIN, DRAW = "CL-TURN", "CL-PASS", "CL-WIN", "CL-DRAW"

HEAD = "title: A title\nrules: CL-TURN-05\n"
BODY = "甲: hand 截獲/black, 鎖定/red\n"
PLAY = "play:\nexpect game goes on\n"


def read(text: str) -> Scenario:
    return Scenario.parse(text, "x.scn")


def test_a_whole_scenario_is_read() -> None:
    scenario = read("# a comment\n" + HEAD + BODY + "play:   # and another\nexpect 甲 hand 2\n")
    assert (scenario.title, scenario.rules, len(scenario.steps)) == ("A title", ("CL-TURN-05",), 1)
    scenario.run()


@pytest.mark.parametrize(
    ("text", "where", "says"),
    [
        ("rules: CL-TURN-05\n" + PLAY, ":1:", "title"),
        ("title: A\n" + PLAY, ":1:", "rules"),
        (HEAD + BODY, ":3:", "exactly one line 'play:'"),
        (HEAD + PLAY + PLAY, ":5:", "exactly one line 'play:'"),
        (HEAD + "play:\n", ":3:", "without any check"),
        (HEAD + "play:\n甲: send 截獲/black\n", ":3:", "without any check"),
        (HEAD + "titel: x\n" + PLAY, ":3:", "'titel' is not known here; expected title, rules"),
        (HEAD + "just words\n" + PLAY, ":3:", "expected 'key: value'"),
        (HEAD + "title: B\n" + PLAY, ":3:", "given twice"),
        (HEAD + "seed:\n" + PLAY, ":3:", "says nothing"),
        (HEAD + "edition: klassik\n" + PLAY, ":3:", "There is no edition 'klassik'"),
        (HEAD + "seats: many\n" + PLAY, ":3:", "seats is a number"),
        (HEAD + "seats: 2\n" + PLAY, ":3:", "3 to 9"),
        (HEAD + "option: soy_alliance\n" + PLAY, ":3:", "name = value"),
        (HEAD + "option: soy = on\n" + PLAY, ":3:", "no house rule 'soy'"),
        (HEAD + "option: soy_alliance = maybe\n" + PLAY, ":3:", "cannot be 'maybe'"),
        (HEAD + "option: a = on\noption: a = on\n" + PLAY, ":4:", "set twice"),
        (HEAD + "phase: end\n" + PLAY, ":3:", "is no phase; expected one of start, draw, play, sent"),
        (HEAD + "start: now\n" + PLAY, ":3:", "'deal'"),
        (HEAD + "questions: some\n" + PLAY, ":3:", "'real' or 'all'"),
        (HEAD + "turn: 壬\n" + PLAY, ":3:", "no seat of this table; expected one of 甲乙丙丁戊"),
        (HEAD + "己: hand none\n" + PLAY, ":3:", "no seat of this table"),
        (HEAD + "甲: hand none\n甲: hand none\n" + PLAY, ":4:", "given twice"),
        (HEAD + "甲: hand none; hand none\n" + PLAY, ":3:", "hand is said twice"),
        (HEAD + "甲: identity front; identity soy\n" + PLAY, ":3:", "identity is said twice"),
        (HEAD + "甲: face up; face down\n" + PLAY, ":3:", "face is said twice"),
        (HEAD + "甲: identity up; identity up\n" + PLAY, ":3:", "identity up is said twice"),
        (HEAD + "seats: ²\n" + PLAY, ":3:", "seats is a number"),
        (HEAD + "甲: hands none\n" + PLAY, ":3:", "nothing a seat has; expected identity"),
        (HEAD + "甲: hand 鎖定/green\n" + PLAY, ":3:", "is no card; did you mean 鎖定/"),
        (HEAD + "甲: identity red\n" + PLAY, ":3:", "is no identity; expected one of front, bureau, soy"),
        (HEAD + "甲: character 老鼠\n" + PLAY, ":3:", "is no character; did you mean 老"),
        (HEAD + "甲: hand 截獲/red#2\n" + PLAY, ":3:", "there is no 截獲/red#2: there are 1 in the deck"),
        (HEAD + "甲: hand 截獲/red#0\n" + PLAY, ":3:", "there is no 截獲/red#0"),
        (
            HEAD + "transit: 截獲/red at 乙\n" + PLAY,
            ":3:",
            "only where a position begins with 'phase: contest'",
        ),
        (HEAD + "phase: contest\n" + PLAY, ":3:", "is no phase; expected one of start, draw, play, sent"),
        (HEAD + "play:\nexpect 乙 sees 甲 hand 識破/black#1\n", ":4:", "nobody sees which of several equal"),
        (HEAD + "play:\nexpect 乙 sees transit 識破/black#1\n", ":4:", "nobody sees which of several equal"),
        (HEAD + "play:\n甲: send 識破/black#1\n", ":4:", "no card, seat or word of the notation"),
        (HEAD + "甲: face sideways\n" + PLAY, ":3:", "face is one of up, down, covered"),
        (HEAD + "甲: gender unknown\n" + PLAY, ":3:", "gender is one of none, male, female, both"),
        (HEAD + "甲: out\n" + PLAY, ":3:", "out is one of dead, lost"),
        (HEAD + "deck: 鎖定/red\ndeck only: none\n" + PLAY, ":4:", "not both"),
        (HEAD + "start: deal\ndeck: none\n" + PLAY, ":4:", "come from the deal"),
        (HEAD + "start: deal\n甲: hand none\n" + PLAY, ":4:", "hand comes from the deal"),
        (HEAD + "start: deal\neveryone: identity up\n" + PLAY, ":4:", "identity up comes from the deal"),
        (HEAD + "start: deal\nphase: play\n" + PLAY, ":4:", "leave out 'phase'"),
        (HEAD + "play:\nexpect\n", ":4:", "neither action nor check"),
        (HEAD + "play:\nexpected 甲 hand 2\n", ":4:", "neither action nor check"),
        (HEAD + "play:\nexpect 甲 hands 2\n", ":4:", "has no known form; the forms are: expect 甲 hand"),
        (HEAD + "play:\nexpect 甲 colours red\n", ":4:", "numbers and colours"),
        (HEAD + "play:\nexpect 甲 colours 2 green\n", ":4:", "a number and a colour"),
        (HEAD + "play:\nexpect phase night\n", ":4:", "no phase"),
        (HEAD + "play:\nexpect event dies\n", ":4:", "no kind of event; did you mean die"),
        (HEAD + "play:\nexpect no event die from 甲\n", ":4:", "expected 'KIND"),
        (HEAD + "play:\nexpect rule 12\n", ":4:", "no rule ID"),
        (HEAD + "play:\nexpect deck has ?2\n", ":4:", "cards by name"),
        (HEAD + "play:\nexpect cards green 3\n", ":4:", "no card has 'green'"),
        (HEAD + "play:\nexpect cards 定 0\n", ":4:", "no card has '定'"),
        (HEAD + "play:\nexpect cards 定/r 0\n", ":4:", "no card has '定/r'"),
        (HEAD + "play:\nexpect 甲 colours 9 red 2 red\n", ":4:", "red is counted twice"),
        (HEAD + "play:\nexpect 甲 colours ² red\n", ":4:", "a number and a colour"),
        (HEAD + "play:\nexpect 甲 hand ²\n", ":4:", "'²' is no card"),
        (HEAD + "play:\nexpect identities 9 front 2 front\n", ":4:", "front is counted twice"),
        (HEAD + "play:\nexpect pending 鎖\n", ":4:", "no function"),
        (HEAD + "play:\n甲: sned 截獲/black\n", ":4:", "no verb of the notation; did you mean send"),
        (HEAD + "play:\nnot offered 甲: play 鎖定/rad on 乙\n", ":4:", "no card, seat or word"),
        (HEAD + "play:\nnot offered 甲: play 鎖定/red on 己\n", ":4:", "no card, seat or word"),
        (HEAD + "play:\nuntil 己\n", ":4:", "no seat of this table"),
        (HEAD + "play:\nasked 甲 ply\n", ":4:", "'ply' is no kind of question; did you mean play"),
        (HEAD + "play:\nasked 甲 trigger\n", ":4:", "'trigger' is no kind of question"),
        (HEAD + "play:\nexpect no event exchange\n", ":4:", "'exchange' is no kind of event"),
        (HEAD + "play:\n甲: accept 鎖定/red\n", ":4:", "'鎖定/red' never stands behind 'accept'"),
        (HEAD + "play:\nnot offered 甲: send 鎖定/red say\n", ":4:", "'say' never stands behind 'send'"),
        (HEAD + "play:\nnot offered 甲: skill 老鬼 9\n", ":4:", "no skill '老鬼 9'; 老鬼 has 1, 2, 3"),
        (HEAD + "play:\nnot offered 甲: skill\n", ":4:", "there is no skill ''"),
        (HEAD + "play:\nnot asked 甲 ply\n", ":4:", "no kind of question"),
        (HEAD + "play:\nnever asked 甲 ply\n", ":4:", "no kind of question"),
        (HEAD + "play:\nnever asked 己\n", ":4:", "no seat of this table"),
        (HEAD + "play:\nnot offered 甲: send 甲 鎖定/red\n", ":4:", "expected 'send CARD [to 甲] [WORD]'"),
        (HEAD + "play:\nnot offered 甲: send 鎖定/red on 丁\n", ":4:", "expected 'send CARD [to 甲] [WORD]'"),
        (HEAD + "play:\nnot offered 甲: send 鎖定/red 丁\n", ":4:", "not 'send 鎖定/red 丁'"),
        (HEAD + "play:\nnot offered 甲: send 鎖定/red to 丁 to 乙\n", ":4:", "expected 'send CARD"),
        (HEAD + "play:\nnot offered 甲: send\n", ":4:", "expected 'send CARD [to 甲] [WORD]', not 'send'"),
        (HEAD + "play:\nnot offered 甲: play on 乙\n", ":4:", "expected 'play CARD"),
        (HEAD + "play:\nnot offered 甲: play 鎖定/red as on 乙\n", ":4:", "expected 'play CARD"),
        (HEAD + "play:\nnot offered 甲: partner on 乙\n", ":4:", "expected 'partner 甲', not"),
        (HEAD + "play:\nnot offered 甲: skill 老鬼 3 on 乙 2\n", ":4:", "expected 'skill WHO N [CARD]"),
        (HEAD + "play:\nfrom here\n", ":3:", "without any check"),
        (f"title: A\nrules: {TURN}-99\n" + PLAY, ":2:", f"there is no rule {TURN}-99"),
        ("title: A\nrules: ,\n" + PLAY, ":2:", "'rules:' names none"),
        ("title: A\nrules: -05\n" + PLAY, ":2:", "'-05' is no rule ID"),
        ("title: A\nrules: CL-TURN-05, -x\n" + PLAY, ":2:", "'-x' is no rule ID"),
        ("title: A\nrules: CL-TURN-05, CL-TURN\n" + PLAY, ":2:", "'CL-TURN' is no rule ID"),
        (f"title: A\nrules: {PASS}-09..07\n" + PLAY, ":2:", f"there is no rule {PASS}-09..07"),
        (HEAD + f"play:\nexpect rule {WIN}-99\n", ":4:", f"'{WIN}-99' is no rule ID; did you mean {WIN}-"),
        (HEAD + f"play:\nexpect no event draw rule {DRAW}-9\n", ":4:", f"'{DRAW}-9' is no rule ID"),
        (HEAD + "play:\nexpect reason last surviver\n", ":4:", "is no reason; expected one of declared"),
        (
            HEAD + "play:\nexpect no event gain word sents\n",
            ":4:",
            "no word of the event gain; did you mean sent",
        ),
        (
            HEAD + "play:\nexpect no event skill word laogui-9\n",
            ":4:",
            "'laogui-9' is no word of the event skill",
        ),
        (HEAD + "play:\nexpect no event end word task\n", ":4:", "'task' is no word of the event end"),
        (HEAD + "play:\nexpect no event arrive word 密電\n", ":4:", "the event arrive never has 'word'"),
        (HEAD + "play:\nexpect no event turn on 乙\n", ":4:", "the event turn never has 'on'"),
        (HEAD + "play:\nexpect no event decline count 1\n", ":4:", "the event decline never has 'count'"),
        (HEAD + "play:\nexpect no event draw count 0\n", ":4:", "the number of the event draw is 1 or more"),
        (HEAD + "play:\nexpect no event draw cards none\n", ":4:", "the event draw never is without a card"),
        (HEAD + "play:\nexpect no event draw count 2 cards 鎖定/red\n", ":4:", "of 2 cards, and 1 are named"),
        (HEAD + "play:\nexpect usurper none\n", ":4:", "in this edition nobody ever takes a victory away"),
        (HEAD + "play:\nexpect no event die cards 鎖定/red\n", ":4:", "the event die never has 'cards'"),
        (
            HEAD + "play:\nexpect stage travel\n",
            ":4:",
            "no stage; expected one of pass, arrive, decide, leaving, none",
        ),
        (HEAD + "play:\nexpect phase receive\n", ":4:", "no phase; expected one of setup, start, draw"),
    ],
)
def test_mistakes_are_located(text: str, where: str, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(text)
    assert str(caught.value).startswith("x.scn" + where)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("body", "line", "says"),
    [
        ("甲: hand 截獲/red x2\n", 3, "no 截獲/red is left: there are 1 in the deck"),
        ("甲: hand 截獲/red\n乙: intel 截獲/red\n", 4, "no 截獲/red is left"),
        ("甲: hand ?82\n", 3, "only 81 cards are left"),
        ("甲: identity soy\n乙: identity soy\n", 4, "no further identity soy"),
        ("甲: character 老鬼\n乙: character 老鬼\n", 4, "sits at two places"),
        ("甲: hand 識破/black#1\n乙: hand 識破/black#1\n", 4, "no 識破/black#1 is left"),
        ("banned: 截獲\n", 3, "in this edition nothing is banned"),
        ("乙: confined\n", 3, "in this edition nothing is confined"),
        ("甲: out dead; hand 截獲/red\n", 3, "has no cards"),
        ("甲: out dead\n", 3, "turn player is out"),
        ("乙: intel 識破/black x3\n", 3, "a living player with three black cards would be dead"),
        ("乙: intel 識破/black x3; dying\n", 3, "there are no nodes to wait for"),
        ("乙: winning\n", 3, "'winning', but the player has not collected enough"),
        ("edition: classic-lite\n乙: identity front; intel 鎖定/red x3\n", 4, "this player has won already"),
        (
            "edition: classic-lite\n乙: identity front; intel 鎖定/red x3; winning\n",
            4,
            "there are no nodes to wait for",
        ),
        ("乙: out dead\n丙: out dead\n丁: out dead\n戊: out lost\n", 7, "fewer than two players are left"),
        ("deck only: none\ndiscard: 鎖定/red\n", 3, "it would have been made anew"),
        ("start: deal\n甲: character 老鬼\n", 4, "every seat has a character or none"),
        ("start: deal\n甲: identity front\n", 4, "every seat has an identity or none"),
    ],
)
def test_positions_that_cannot_be_are_located(body: str, line: int, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(HEAD + body + PLAY).run()
    assert str(caught.value).startswith(f"x.scn:{line}:")
    assert says in str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"missing\.scn"):
        Scenario.load(tmp_path / "missing.scn")
    (tmp_path / "x.scn").write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="not UTF-8"):
        Scenario.load(tmp_path / "x.scn")
