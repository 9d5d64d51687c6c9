"""What the coach reads, read before anybody asks it."""

from __future__ import annotations

from fengsheng.coach.asked import why_asked
from fengsheng.coach.hint import hint
from fengsheng.coach.topics import introduce, topics
from fengsheng.editions.registry import EDITIONS
from fengsheng.game import Game
from fengsheng.words import LANGUAGES


def prepare() -> None:
    """Load the words of every language and what bots know about every edition. The first hint would do so, a
    third of a second in which a server answers nobody; once it is done this takes no time."""
    for edition in EDITIONS:
        game = Game.new(edition.name, edition.seats[0], "coach")
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        for lang in LANGUAGES:
            hint(view, decision, lang)
            why_asked(view, decision, lang)
            for topic in topics(decision):
                introduce(topic, view, decision, lang)
