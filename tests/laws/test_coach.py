"""What the coach says is a function of the view and the decision: a seat hears the same words in all games it
cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.coach import hint, introduce, right, topics, warning, why_asked
from fengsheng.words import LANGUAGES

POSITIONS = 200
EVERY = 7  # so that positions are of many sorts


def positions(edition: str) -> Iterator[Game]:
    """Questions of whole games, some out of each."""
    number = asked = 0
    while asked < POSITIONS:
        seats = (5, 7, 8)[number % 3]
        game = Game.new(edition, seats, f"twins {number}", ask_forced=number % 2 == 1)
        bots = [make_bot(("novice", "random")[seat % 2], f"{number}/{seat}") for seat in range(seats)]
        count = 0
        while (decision := game.decision) is not None and asked < POSITIONS:
            view = game.view(decision.seat)
            if view["phase"] != "setup" and len(decision.options) > 1:
                if count % EVERY == 0:
                    asked += 1
                    yield game
                count += 1
            game.apply(bots[decision.seat].choose(view, decision))
        number += 1


def everything_said(game: Game, lang: str, number: int) -> object:
    """All that the coach says to whoever is asked, and of every third answer, in turns."""
    decision = game.decision
    assert decision is not None
    view = json.loads(json.dumps(game.view(decision.seat)))
    return (
        hint(view, decision, lang),
        why_asked(view, decision, lang),
        topics(decision),
        [introduce(topic, view, decision, lang) for topic in topics(decision)],
        [
            (option.notation, right(view, decision, option), warning(view, decision, option, lang))
            for option in decision.options[number % 3 :: 3][:4]
        ],
    )


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_the_coach_says_the_same_words_on_twins(edition: str) -> None:
    compared = moved = 0
    for number, game in enumerate(positions(edition)):
        decision = game.decision
        assert decision is not None
        lang = LANGUAGES[number % len(LANGUAGES)]
        twin = game.determinize(decision.seat, f"twin {number}")
        assert everything_said(twin, lang, number) == everything_said(game, lang, number)
        moved += twin.fingerprint() != game.fingerprint()
        compared += 1
    assert compared == POSITIONS
    assert moved > POSITIONS * 0.9
