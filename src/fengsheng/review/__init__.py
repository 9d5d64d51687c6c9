"""Looking back at a game that is over.

>>> from fengsheng import Game
>>> from fengsheng.bots import make_bot, play_out
>>> from fengsheng.review import chapters
>>> game = Game.new(seats=5, seed=11)
>>> play_out(game, [make_bot("holder", seat) for seat in range(5)])
True
>>> book = chapters(game.record())
>>> book[0].turn, book[1].turn
(0, 1)
"""

from __future__ import annotations

from fengsheng.review.chapters import ALL, Chapter, Eyes, Mark, chapters
from fengsheng.review.levels import LEVELS, UnknownLevel
from fengsheng.review.model import BadReview, Review, named
from fengsheng.review.suspicion import Suspicion, suspicion
from fengsheng.review.work import Progress, Work, review

__all__ = [
    "ALL",
    "LEVELS",
    "BadReview",
    "Chapter",
    "Eyes",
    "Mark",
    "Progress",
    "Review",
    "Suspicion",
    "UnknownLevel",
    "Work",
    "chapters",
    "named",
    "review",
    "suspicion",
]
