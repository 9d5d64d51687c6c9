"""Why somebody is taken for what they are taken for, in every language."""

from __future__ import annotations

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.bots.belief import Tables, Tracker
from fengsheng.bots.hearing import tell
from fengsheng.coach import why_believed
from fengsheng.words import LANGUAGES

SIDES = {"own same": 1.5, "black rival": 1.0, "other same": -2.0, "own -": 0.4, "alone black faction": 0.7}
SENT = ["密電", "直達", "文本", "up", "left", "right"]
DONE = [f"send {way}!{later}" for way in SENT for later in ("", "+")] + ["decline", "accept", "accept+"]


class Listening:
    """A tracker that is told things as a bot is."""

    name = "listening"

    def __init__(self, tracker: Tracker) -> None:
        self.observe = tracker.observe
        self.choose = make_bot("random", 0).choose


def reasons(edition: str, lang: str) -> list[str]:
    """Of seat 1, about everybody, in every turn of a game."""
    game = Game.new(edition, 5, "believed")
    tracker = Tracker(game.view(1), 1, Tables(dict.fromkeys(DONE, SIDES), {}))
    listening = Listening(tracker)
    bots = [make_bot("novice", f"{seat}") for seat in range(5)]
    tell(listening, 1, game.state.rules, game.log())
    found: list[str] = []
    turn = 0
    while (decision := game.decision) is not None:
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        tell(listening, 1, game.state.rules, game.apply(option))
        if game.state.turn_no != turn and game.result is None:
            turn = game.state.turn_no
            view = game.view(1)
            tracker.look(view)
            found += [text for seat in range(5) for text in why_believed(tracker, view, seat, lang)]
    return found


@pytest.mark.parametrize("edition", ["classic", "spywar"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_sentences_with_their_turn(edition: str, lang: str) -> None:
    found = reasons(edition, lang)
    assert len(found) > 10
    start, end = ("Turn ", ".") if lang == "en" else ("第 ", "。")
    assert all(text.startswith(start) and text.endswith(end) for text in found)
    assert not any("{" in text or "?" in text.replace("?)", "") for text in found)


def test_what_turned_out_later_is_said() -> None:
    found = reasons("classic", "en")
    assert any("turned out to be black" in text for text in found)
    assert any("speaks against" in text for text in found)
    assert any("speaks for" in text for text in found)
