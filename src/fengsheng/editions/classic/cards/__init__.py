"""The nine function cards, a file each; `ROSTER` names them all."""

from __future__ import annotations

from .burn import Burn
from .counter import Counter
from .decode import Decode
from .function_card import FunctionCard
from .intercept import Intercept
from .lock import Lock
from .lure import Lure
from .probe import ProbeCard
from .return_ import Return
from .truefalse import TrueFalse

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
NAMES: tuple[str, ...] = tuple(card.name for card in sorted(ROSTER, key=lambda card: card.number))
