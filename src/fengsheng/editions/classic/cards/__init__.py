"""The nine function cards, a file each; `ROSTER` names them all."""

from __future__ import annotations

from fengsheng.editions.classic.cards.burn import Burn
from fengsheng.editions.classic.cards.counter import Counter
from fengsheng.editions.classic.cards.decode import Decode
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.cards.intercept import Intercept
from fengsheng.editions.classic.cards.lock import Lock
from fengsheng.editions.classic.cards.lure import Lure
from fengsheng.editions.classic.cards.probe import ProbeCard
from fengsheng.editions.classic.cards.return_ import Return
from fengsheng.editions.classic.cards.truefalse import TrueFalse

ROSTER: tuple[FunctionCard, ...] = (
    Lock(),
    Lure(),
    Intercept(),
    Return(),
    Decode(),
    Burn(),
    Counter(),
    ProbeCard(),
    TrueFalse(),
)

# by the number of their function
NAMES: tuple[str, ...] = tuple(card.name for card in sorted(ROSTER, key=lambda card: card.function))
