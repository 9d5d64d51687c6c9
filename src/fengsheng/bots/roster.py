"""Which bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from ..core.errors import FengshengError
from .bot import Bot
from .holder_bot import HolderBot
from .novice import NoviceBot
from .random_bot import RandomBot

BOTS: dict[str, Callable[[int | str], Bot]] = {
    RandomBot.name: RandomBot,
    HolderBot.name: HolderBot,
    NoviceBot.name: NoviceBot,
}


class UnknownBot(FengshengError):
    """No bot of that name."""

    code = "unknown-bot"


def make_bot(name: str, seed: int | str) -> Bot:
    """A fresh bot with a generator of its own."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](seed)
