"""CL-RULING-178: of several equal cards, one that something pending has named has a star."""

from __future__ import annotations

import pytest

from fengsheng import Game
from fengsheng.core.laws import broken_laws
from fengsheng.core.window import pending
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.server.screens.words import choice
from fengsheng.words import LANGUAGES, card_name, option_effect, option_label

TEXT = """title: Two 燒毀 and two equal cards
rules: CL-RULING-178
甲: hand 燒毀/red, ?
乙: hand 燒毀/blue
丙: intel 識破/black x2
丁: hand 燒毀/black
戊: character 小白; hand 鎖定/red x2, 鎖定/blue
play:
expect game goes on
"""
PLAIN, STAR = "識破/black", "識破/black*"


def answered() -> Game:
    """Somebody may answer a 燒毀 on one of two equal cards."""
    game = lay_out(Scenario.parse(TEXT, "x.scn").position)[0]
    game.apply(f"play 燒毀/red on 丙 {PLAIN}")
    return game


def aims(game: Game) -> list[str]:
    """What the table sees the pending items aim at."""
    return [row["aim"] for row in game.view(3)["stack"] if "aim" in row]


def test_views_and_events_tell_which_of_two_equal_cards_is_meant() -> None:
    same, other = answered(), answered()
    assert aims(same) == [PLAIN]
    same.apply(f"play 燒毀/blue on 丙 {STAR}")
    other.apply(f"play 燒毀/blue on 丙 {PLAIN}")
    assert aims(same) == [PLAIN, STAR]
    assert aims(other) == [PLAIN, PLAIN]
    for game, wanted in ((same, STAR), (other, PLAIN)):
        for seat in (0, 3, None):
            told = [event for event in game.events(seat) if event["kind"] == "play"]
            assert [event["aim"] for event in told] == [PLAIN, wanted]
    for game, wanted in ((same, STAR), (answered(), PLAIN)):
        while game.decision is not None and game.decision.seat != 4:
            game.apply("pass")
        game.apply(f"skill 小白 2 on 丙 {wanted}")
        (used,) = (event for event in game.events(1) if event["kind"] == "skill")
        assert used["aim"] == wanted


def test_a_star_needs_an_equal_card_to_be_told_from() -> None:
    """When the other one has gone, nothing is left to tell apart."""
    game = answered()
    for answer in (f"play 燒毀/blue on 丙 {STAR}", f"play 燒毀/black on 丙 {PLAIN}"):
        game.apply(answer)
    assert aims(game) == [PLAIN, STAR, PLAIN]
    while len(pending(game.state)) > 2:
        game.apply("pass")
    assert aims(game) == [PLAIN, PLAIN]


def test_what_has_left_the_table_is_aimed_at_no_longer() -> None:
    game = answered()
    for answer in (f"play 燒毀/blue on 丙 {PLAIN}", f"play 燒毀/black on 丙 {STAR}"):
        game.apply(answer)
    while len(pending(game.state)) > 2:
        game.apply("pass")
    assert aims(game) == [PLAIN]  # of the first; the card of the second was burned
    assert broken_laws(game.state) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_options_can_be_told_apart_in_words(lang: str) -> None:
    game = answered()
    assert game.decision is not None
    two = [o for o in game.decision.options if o.uses == "burn"]
    assert [o.notation for o in two] == [f"play 燒毀/blue on 丙 {card}" for card in (PLAIN, STAR)]
    plain, star = (choice(o, lang, "full", (), 1, game.state.hands[1]) for o in two)
    assert (plain.aim, star.aim) == (PLAIN, STAR)
    assert (plain.card, star.card) == ("燒毀/blue", "燒毀/blue")
    assert plain.label != star.label
    assert plain.effect != star.effect
    for o, sent in zip(two, (plain, star), strict=True):
        assert option_label(lang, o, (), 1) == sent.label
        assert option_effect(lang, o, (), 1) == sent.effect
        assert card_name(lang, sent.aim) in sent.label
    assert card_name(lang, STAR).startswith(card_name(lang, PLAIN))


def test_a_choice_inside_an_effect_says_it_too() -> None:
    text = TEXT.replace("character 小白; hand 鎖定/red x2, 鎖定/blue", "character 閃靈")
    text = text.replace("識破/black x2", "識破/black x2, 鎖定/red, 鎖定/blue")
    game = lay_out(Scenario.parse(text, "x.scn").position)[0]
    for answer in (f"play 燒毀/red on 丙 {PLAIN}", "pass", "pass", "skill 閃靈 1 on 丙"):
        game.apply(answer)
    while game.decision is not None and game.decision.kind != "burn":
        game.apply("pass")
    assert game.decision is not None
    sent = [choice(o, "en", "labels", (), 4, ()) for o in game.decision.options]
    assert [c.card for c in sent] == [PLAIN, STAR, "鎖定/red", "鎖定/blue"]
    assert len({c.label for c in sent}) == 4
    assert all(c.elsewhere for c in sent)
