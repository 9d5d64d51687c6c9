"""What the tests of re-deals share: a simple position, and the deal under test."""

from __future__ import annotations

from fengsheng import Game
from fengsheng.core.determinize import determinize
from fengsheng.core.state import State

from .positions import table_for

LURKERS = ("老鬼", "譯電員", "老槍", "閃靈", "黑玫瑰", "峨嵋風", "老金")


def fair(s: State, seat: int | None, seed: bytes) -> State:
    """The deal under test."""
    twin = s.clone()
    determinize(twin, seat, seed)
    return twin


def nothing_special() -> tuple[Game, int | None]:
    """Hands, pile and two identities, among them equal cards."""
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red", "燒毀/black")
    lay.hand(1, "識破/red", "鎖定/black").hand(2, "截獲/black").deck("識破/red", "退回/blue")
    return lay.done(), 0
