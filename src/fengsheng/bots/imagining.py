"""What bots that look ahead are lent: positions that look to their seat like the one that is played."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.bots.bot import Bot
from fengsheng.game import Game

# a game at the open question, with everything that a seat does not know dealt anew
Imagine = Callable[[], Game]
SEED = "imagined"  # any will do: what is re-dealt once more does not depend on it


def lend(bot: Bot, seat: int, game: Game) -> None:
    """Let a bot that looks ahead imagine that game, as its seat sees it whenever it asks."""
    take: Callable[[Imagine], None] | None = getattr(bot, "may_imagine", None)
    if take is not None:
        take(lambda: game.determinize(seat, SEED))
