"""Players that are programs. They are handed a view and a decision, never the game."""

from __future__ import annotations

from fengsheng.bots.bot import BLIND, Bot
from fengsheng.bots.hearing import tell
from fengsheng.bots.imagining import lend
from fengsheng.bots.roster import BOTS, BadBotArgument, UnknownBot, bot_names, check_bot, make_bot
from fengsheng.bots.table import LIMIT, play_on, play_out

__all__ = [
    "BLIND",
    "BOTS",
    "LIMIT",
    "BadBotArgument",
    "Bot",
    "UnknownBot",
    "bot_names",
    "check_bot",
    "lend",
    "make_bot",
    "play_on",
    "play_out",
    "tell",
]
