"""Players that are programs. They are handed a view and a decision, never the game."""

from __future__ import annotations

from fengsheng.bots.bot import BLIND, Bot
from fengsheng.bots.roster import BOTS, UnknownBot, make_bot
from fengsheng.bots.table import LIMIT, play_out

__all__ = ["BLIND", "BOTS", "LIMIT", "Bot", "UnknownBot", "make_bot", "play_out"]
