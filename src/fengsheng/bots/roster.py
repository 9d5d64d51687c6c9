"""Which bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.bots.bot import Bot
from fengsheng.bots.holder_bot import HolderBot
from fengsheng.bots.novice import NoviceBot
from fengsheng.bots.random_bot import RandomBot
from fengsheng.core.errors import FengshengError

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
