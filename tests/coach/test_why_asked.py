"""Why one is asked: every kind of question, in three languages, and forecasts that come true."""

from __future__ import annotations

import pytest
from tests.coach.questions import EDITIONS, asked, of_every_kind
from tests.explain.positions import position

from fengsheng import Game
from fengsheng.coach import why_asked
from fengsheng.coach.asked import rule_of
from fengsheng.coach.onward import must_accept, next_stop
from fengsheng.core.option import PASS
from fengsheng.editions.registry import find
from fengsheng.rules import catalogue
from fengsheng.words import LANGUAGES

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_every_kind_of_question_is_explained_in_three_languages(edition: str) -> None:
    rules = {entry.id for entry in catalogue(edition).entries}
    met = set()
    for view, decision in of_every_kind(edition):
        met.add(decision.kind)
        said = {lang: why_asked(view, decision, lang) for lang in LANGUAGES}
        assert len({told.sentence for told in said.values()}) == len(LANGUAGES)
        for lang, told in said.items():
            assert told.sentence.endswith("." if lang == "en" else "。"), (decision.kind, told)
            assert told.rule in rules, (decision.kind, told)
            if lang == "en" and decision.kind != "draw":  # which is one short question
                assert "?" not in told.sentence, (decision.kind, told)
    assert met == {kind.name for kind in find(edition).vocabulary.questions}


@editions
def test_whole_games_are_explained_in_three_languages(edition: str) -> None:
    """Everybody is asked everything here, also who can only pass."""
    count = 0
    for number, (game, decision) in enumerate(asked(edition, 3, forced=True)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        told = why_asked(game.view(decision.seat), decision, lang)
        assert told.sentence
        assert told.rule
        count += 1
    assert count > 300


@editions
def test_a_rule_of_a_kind_of_question_is_in_the_catalogue(edition: str) -> None:
    rules = {entry.id for entry in catalogue(edition).entries}
    named = {kind.rule for kind in find(edition).vocabulary.questions if kind.rule}
    assert named
    assert named <= rules


def table(text: str) -> Game:
    return position("rules: CL-PRIO-03", text)


def told(game: Game, lang: str = "en") -> tuple[str, str]:
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    view["names"] = ["Pine", "Jade", "Amber", "Ivory", "Onyx"]
    found = why_asked(view, decision, lang)
    return found.sentence, found.rule


PASSING = (
    "甲: hand 截獲/black, 鎖定/red\n丙: hand 截獲/blue, 識破/red\nplay:\n甲: send 截獲/black\n"
    "until 丙\nasked 丙 pass"
)


def test_a_card_that_is_passed_on() -> None:
    """CL-PASS-03: whose card it is, what fits, what one has, and where it goes."""
    assert told(table(PASSING)) == (
        "Pine’s coded message is on its way to Jade. These fit now: Lock, Lure Away, Intercept and Burn. "
        "You have: Intercept. Everyone is asked in turn. Pass, and it goes to Jade.",
        "CL-PASS-03",
    )
    sentence, rule = told(table(PASSING), "zh-Hant")
    assert rule == "CL-PASS-03"
    assert sentence == (
        "Pine傳出的密電正往Jade那邊傳。這時可以用：鎖定、調虎離山、截獲和燒毀；你有截獲。每位玩家輪流問到。"
        "略過，情報就到Jade面前。"
    )


def test_who_has_nothing_that_fits_is_told_that_nobody_can_see_it() -> None:
    text = PASSING.replace("丙: hand 截獲/blue, 識破/red", "丙: hand 識破/red")
    assert "You have none of them, but no one can tell." in told(table(text))[0]


def test_a_card_in_use_that_may_be_answered() -> None:
    """CL-PRIO-05."""
    text = (
        "甲: hand 試探/red/潛伏戰線抽2\n丙: hand 識破/red\nplay:\n甲: play 試探/red/潛伏戰線抽2 on 乙\n"
        "until 丙\nasked 丙 respond"
    )
    assert told(table(text)) == (
        "Pine is using Probe. These fit now: Burn and Foil. You have: Foil. Everyone is asked in turn. "
        "If everyone passes, Probe takes effect.",
        "CL-PRIO-05",
    )


def test_deciding_tells_where_it_goes_on_declining() -> None:
    """CL-PASS-05/10: on to the next, and a direct one back to who sent it."""
    text = "甲: hand {0}\nplay:\n甲: send {0}{1}\nall pass\nasked 乙 decide"
    sentence, rule = told(table(text.format("截獲/black", "")))
    assert sentence.endswith("Only you are asked. Decline, and it goes to Amber.")
    assert rule == "CL-PASS-05"
    sentence, _ = told(table(text.format("識破/black", " to 乙")))
    assert sentence.endswith("Decline, and it goes to Pine, who must accept it.")


@editions
def test_where_it_is_said_to_go_it_goes(edition: str) -> None:
    """If everybody passes, and if whoever is reached declines."""
    passed = declined = forced = 0
    for game, decision in asked(edition, 8):
        view = game.view(decision.seat)
        if decision.kind == "pass":
            to = next_stop(view)
            moved = _all_pass(game.clone())
            if moved is not None:
                assert moved == to
                passed += 1
        elif decision.kind == "decide":
            kinds = [option.kind for option in decision.options]
            assert must_accept(view, decision.seat) == ("decline" not in kinds)
            if "decline" not in kinds:
                forced += 1
                continue
            to = next_stop(view, declined=True)
            on = game.clone()
            on.apply(decision.options[kinds.index("decline")])
            moved = _all_pass(on)
            if moved is not None:
                assert moved == to
                declined += 1
    assert declined > 20
    assert edition == "spywar" or passed > 50
    assert edition == "classic" or forced > 0


def _all_pass(game: Game) -> int | None:
    """Where the card arrives if nobody steps in; None if it goes no further."""
    while (decision := game.decision) is not None and decision.kind == "pass":
        game.apply(next(option for option in decision.options if option.kind == PASS))
    transit = game.view(None)["transit"]
    return None if transit is None else transit["position"]


def test_a_question_of_a_skill_names_the_rule_of_the_skill() -> None:
    kinds = {decision.kind: rule_of(view, decision) for view, decision in of_every_kind("classic")}
    assert kinds["hand_over"] == "CL-CHAR-XIAOBAI-2"
    assert kinds["reaction"].startswith("CL-CHAR-LAOGUI")
