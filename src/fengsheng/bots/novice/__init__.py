"""A first real opponent: plain good sense, from what its seat may know."""

from __future__ import annotations

from .bot import NoviceBot

__all__ = ["NoviceBot"]
