"""A position in which everything is in order, to plant faults in."""

from __future__ import annotations

from fengsheng import Game

from .positions import table_for


def asking() -> Game:
    """Seat 1 is asked in a window whether it burns something; everything is in order."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"])
    lay.hand(0, "鎖定/red", "識破/red").hand(1, "燒毀/red", "識破/blue").hand(2, "退回/red")
    lay.intel(2, "鎖定/black", "鎖定/red").deck("退回/blue", "截獲/black", "識破/black")
    lay.probed(0, 1, "試探/red/軍情局抽2", acted=True)
    game = lay.done()
    game.apply("send 鎖定/red to 乙")
    assert game.decision is not None
    assert game.decision.seat == 1
    return game
