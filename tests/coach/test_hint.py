"""The hint: the bot's own best answers, with reasons that are true and said in three languages."""

from __future__ import annotations

import pytest
from tests.coach.questions import EDITIONS, asked, of_every_kind
from tests.explain.positions import position
from tests.some import some

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.bots.advice import Adviser, Part
from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.valuation.cards import DRAWN
from fengsheng.bots.valuation.weights import OWN_DEATH
from fengsheng.coach import Hint, hint, right
from fengsheng.coach.adviser import STRONGEST, opinion
from fengsheng.coach.reasons import PARTING, aim
from fengsheng.words import LANGUAGES, UnknownLanguage

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_its_first_answer_is_one_that_the_bot_itself_gives(edition: str) -> None:
    """Whoever follows the hint plays as the bot does: the first answer is the best to the bot, and what the
    bot takes is never worse than what it holds for equal."""
    compared = 0
    games = {"classic": 3, "spywar": 6}[edition]  # those of the newer edition are short
    for number, (game, decision) in enumerate(asked(edition, games)):
        view = game.view(decision.seat)
        told = hint(view, decision, "en")
        if told.state == "unknown":
            continue
        bot = make_bot(STRONGEST[0], number)
        assert isinstance(bot, Adviser)
        thought = bot.opinion(view, decision)
        notations = [option.notation for option in decision.options]
        first = notations.index(told.options[0].notation)
        taken = notations.index(bot.choose(view, decision).notation)
        assert thought.worths[first] == max(thought.worths)
        assert thought.worths[taken] >= thought.worths[first] - thought.near
        assert right(view, decision, decision.options[first])
        compared += 1
    assert compared > 300


@editions
def test_a_hint_is_whole_in_every_language_at_every_kind_of_question(edition: str) -> None:
    for view, decision in some(of_every_kind(edition)):
        said = {lang: hint(view, decision, lang) for lang in LANGUAGES}
        for lang, told in some(said.items()):
            _whole(told, lang, len(decision.options))
            assert [o.notation for o in told.options] == [o.notation for o in said["en"].options]
            assert told.state == said["en"].state
            assert told.look.thing == said["en"].look.thing
        assert len({told.sentence for told in said.values()}) == len(LANGUAGES)


def _whole(told: Hint, lang: str, offered: int) -> None:
    end = (".", ":") if lang == "en" else ("。", "：")
    assert told.sentence.endswith(end)
    assert told.look.sentence.endswith((".", "?") if lang == "en" else ("。", "？"))
    if told.state == "unknown":
        assert len(told.options) == offered
        assert all(not option.aim and not option.because and not option.sure for option in told.options)
    else:
        assert min(2, offered) <= len(told.options) <= 3 or len(told.options) == 1
    for option in told.options:
        assert option.label
        assert option.effect
        assert len(option.because) <= 2
        for sentence in (option.aim, *option.because, option.sure):
            assert sentence == "" or sentence.endswith(end[0])
    if told.state == "equal":
        assert {option.clear for option in told.options} == {"equal"}


def table(text: str) -> Game:
    return position("rules: CL-PRIO-03", text)


def best(game: Game, lang: str = "en") -> Hint:
    decision = game.decision
    assert decision is not None
    return hint(game.view(decision.seat), decision, lang)


THIRD_BLACK = (
    "甲: hand 退回/black, 識破/red\n乙: identity front; intel 截獲/black, 鎖定/black\n"
    "play:\n甲: send 退回/black\nall pass\nasked 乙 decide"
)
THIRD_RED = (
    "甲: identity bureau; hand 退回/red\n乙: identity front; identity up; intel 截獲/red, 鎖定/red\n"
    "丙: identity bureau; hand 截獲/blue\nplay:\n甲: send 退回/red\nuntil 丙\nasked 丙 pass"
)


def test_a_third_black_is_declined_to_stay_alive() -> None:
    told = best(table(THIRD_BLACK))
    assert told.state == "shown"
    first, second = told.options
    assert (first.notation, first.clear) == ("decline", "clear")
    assert first.aim == "To stay alive: three black messages would kill you."
    assert first.because == (
        "In front of you: 2 black messages.",
        "The message in transit is Return (black).",
    )
    assert first.sure == "This is clearly the best here."
    assert first.effect == "It travels on; a direct message goes back to its sender."
    assert (second.notation, second.clear, second.sure) == ("accept", "clear", "Clearly behind the first.")
    assert (told.look.thing, told.look.sentence) == ("tray 乙", "Look at the messages in front of you.")


def test_a_third_red_of_somebody_known_is_stopped() -> None:
    told = best(table(THIRD_RED))
    first = told.options[0]
    assert first.notation == "play 截獲/blue"
    assert first.aim == "To keep a third red message away from B."
    assert first.because == ("B’s identity is face up: Underground.", "In front of B: 2 red messages.")
    assert told.look.thing == "tray 乙"


@editions
def test_whoever_must_part_with_a_card_keeps_the_better_ones(edition: str) -> None:
    """To give a card away is not to get ahead in cards."""
    kept = 0
    for view, decision in of_every_kind(edition):
        kinds = {option.notation: option.kind for option in decision.options}
        for option in hint(view, decision, "en").options:
            if kinds[option.notation] in PARTING:
                assert option.aim != "To get ahead in cards."
                kept += option.aim == "To keep your better cards."
    assert kept


def test_names_are_those_of_the_view_or_those_given() -> None:
    game = table(THIRD_RED)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    view["names"] = ["Jade", "Amber", "Ivory", "Onyx", "Coral"]
    assert hint(view, decision, "en").look.sentence == "Look at the messages in front of Amber."
    given = hint(view, decision, "en", ["1", "2", "3", "4", "5"])
    assert given.look.sentence == "Look at the messages in front of 2."
    assert given.options[0].aim == "To keep a third red message away from 2."


def test_where_the_bot_has_no_opinion_it_says_so_and_shows_the_effects() -> None:
    game = Game.new("classic", 5, 1)
    decision = game.decision
    assert decision is not None
    told = hint(game.view(decision.seat), decision, "en")
    assert told.state == "unknown"
    assert [o.notation for o in told.options] == [o.notation for o in decision.options]
    assert told.sentence == "I have no opinion on this one. Here is what each answer does:"
    assert right(game.view(decision.seat), decision, decision.options[0]) is None


def test_an_unknown_language_is_an_error() -> None:
    game = Game.new("classic", 5, 1)
    assert game.decision is not None
    with pytest.raises(UnknownLanguage):
        hint(game.view(game.decision.seat), game.decision, "fr")


# The adviser.


def test_those_who_weigh_advise_and_others_do_not() -> None:
    assert isinstance(make_bot("expert", 0), Adviser)
    assert isinstance(make_bot("novice", 0), Adviser)
    assert not isinstance(make_bot("random", 0), Adviser)


def test_parts_say_what_is_missing_when_a_thing_does_not_count() -> None:
    """Of accepting a third black card the whole loss is one's own death."""
    game = table(THIRD_BLACK)
    decision = game.decision
    assert decision is not None
    thought = opinion(game.view(decision.seat), decision)
    assert thought is not None
    accept, decline = ([o.notation for o in decision.options].index(word) for word in ("accept", "decline"))
    parts = thought.parts(decline, accept)
    assert parts[0].aim == "stay-alive"
    pain = OWN_DEATH[2] * roles_of("classic").faction.fear  # what the adviser fears from a third black card
    assert parts[0].worth == pytest.approx(pain)
    assert parts[0] == Part("stay-alive", parts[0].worth, 1, 2, 3, in_transit=True)
    ahead = thought.worths[decline] - thought.worths[accept]
    assert sum(part.worth for part in parts) == pytest.approx(ahead, abs=0.5)


def test_the_more_is_unknown_the_larger_the_error() -> None:
    """Who is who, and which card is on its way; never less than a card."""
    known = THIRD_BLACK.replace("乙: identity front;", "乙: identity front; identity up;")
    known = known.replace("甲: hand", "甲: identity bureau; identity up; hand")
    known = known.replace("play:", "丙: identity front; identity up\n丁: identity bureau; identity up\nplay:")
    known = known.replace("play:", "戊: identity soy; identity up\nplay:")
    face_down = known.replace("退回/black", "破譯/black")
    assert _error(known) == DRAWN
    assert _error(face_down) > 5 * DRAWN
    red = known.replace("退回/black", "退回/red").replace("丙: ", "丙: intel 破譯/red, 識破/red; ")
    assert _error(red) == DRAWN
    assert _error(red.replace("; identity up", "")) > 5 * DRAWN  # what is 丙, with two red ones?


def _error(text: str) -> float:
    decision = (game := table(text)).decision
    assert decision is not None
    thought = opinion(game.view(decision.seat), decision)
    assert thought is not None
    return thought.error(0, 1)


def test_what_lies_there_is_taken_away_or_left() -> None:
    """Burning one's own black card is for having it gone; not to burn a foe's is for leaving it there."""
    text = (
        "甲: identity front; intel 截獲/black, 鎖定/black; hand 燒毀/red, 識破/red\n"
        "乙: identity bureau; identity up; intel 破譯/black\nplay:\nasked 甲 play"
    )
    told = best(table(text))
    assert told.options[0].notation.startswith("play 燒毀/red on 甲")
    assert told.options[0].aim == "To rid you of one black message."
    foe = text.replace("甲: identity front; intel 截獲/black, 鎖定/black;", "甲: identity front;")
    foe = foe.replace("intel 破譯/black", "intel 破譯/black, 退回/black")
    decision = (game := table(foe.replace("play:\n", "phase: sent\nplay:\n"))).decision
    assert decision is not None
    told = hint(game.view(decision.seat), decision, "en")
    assert told.options[0].notation == "end"
    assert told.options[0].aim == "To leave B the black messages."


@editions
def test_how_clear_it_is_follows_from_worth_and_error(edition: str) -> None:
    """Equal within what the bot holds for as good, clear beyond the error; all three come up."""
    met: dict[str, int] = {"equal": 0, "slightly": 0, "clear": 0}
    for number, (game, decision) in enumerate(asked(edition, 4)):
        view = game.view(decision.seat)
        thought = opinion(view, decision)
        if thought is None or number % 2:
            continue
        told = hint(view, decision, "en")
        notations = [option.notation for option in decision.options]
        places = [notations.index(option.notation) for option in told.options]
        for place, option in zip(places[1:], told.options[1:], strict=True):
            ahead = thought.worths[places[0]] - thought.worths[place]
            error = thought.error(places[0], place)
            wanted = "equal" if ahead <= thought.near else "clear" if ahead > error else "slightly"
            assert option.clear == wanted
            met[wanted] += 1
        if len(places) > 1:
            assert told.options[0].clear == told.options[1].clear
            assert (told.state == "equal") == all(option.clear == "equal" for option in told.options)
    assert min(met.values()) > 3, met


def test_a_card_that_is_not_black_is_not_sent_to_keep_black_away() -> None:
    """It may come back, and then it does no harm: that is what it is good for."""
    game = table("甲: hand 識破/red, 退回/black\nplay:\nexpect phase play")
    assert game.decision is not None
    fear = Part("stay-alive", 1.0, 0, 2, 1)
    said = {
        option.notation.split()[1]: aim("en", game.view(0), fear, option, ())
        for option in game.decision.options
        if option.kind == "send"
    }
    assert said == {
        "識破/red": "To be safe if it comes back to you: it is not black.",
        "退回/black": "To keep black messages away from you.",
    }
