"""The nine function cards, a file each; `ROSTER` names them all."""

from __future__ import annotations

from ..flow.use import FunctionCard
from .balance import Balance
from .clear import Clear
from .coerce import Coerce
from .decipher import Decipher
from .entice import Entice
from .intercept import Intercept
from .mislead import Mislead
from .probe import ProbeCard
from .swap import Swap

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
NAMES: tuple[str, ...] = tuple(card.name for card in sorted(ROSTER, key=lambda card: card.number))
