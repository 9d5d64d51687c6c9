"""A player that tries out what it could do, in worlds that it imagines, before it does it."""

from __future__ import annotations

from fengsheng.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
