"""The nine function cards, a file each; `ROSTER` names them all."""

from __future__ import annotations

from fengsheng.editions.spywar.cards.balance import Balance
from fengsheng.editions.spywar.cards.clear import Clear
from fengsheng.editions.spywar.cards.coerce import Coerce
from fengsheng.editions.spywar.cards.decipher import Decipher
from fengsheng.editions.spywar.cards.entice import Entice
from fengsheng.editions.spywar.cards.intercept import Intercept
from fengsheng.editions.spywar.cards.mislead import Mislead
from fengsheng.editions.spywar.cards.probe import ProbeCard
from fengsheng.editions.spywar.cards.swap import Swap
from fengsheng.editions.spywar.flow.use import FunctionCard

ROSTER: tuple[FunctionCard, ...] = (
    ProbeCard(),
    Coerce(),
    Entice(),
    Balance(),
    Clear(),
    Decipher(),
    Intercept(),
    Mislead(),
    Swap(),
)

# by the number of their function
NAMES: tuple[str, ...] = tuple(card.name for card in sorted(ROSTER, key=lambda card: card.function))
