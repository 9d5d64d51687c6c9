"""A player that knows the game: weighs what is offered by what it believes, with weights found by trial."""

from __future__ import annotations

from fengsheng.bots.expert.bot import ExpertBot

__all__ = ["ExpertBot"]
