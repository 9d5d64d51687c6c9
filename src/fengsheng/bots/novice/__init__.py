"""A first real opponent: plain good sense, from what its seat may know."""

from __future__ import annotations

from fengsheng.bots.novice.bot import NoviceBot

__all__ = ["NoviceBot"]
