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

__all__ = ["ALL", "Chapter", "Eyes", "Mark", "chapters"]
