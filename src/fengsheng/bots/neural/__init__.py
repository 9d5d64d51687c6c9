"""A player that was trained: a small network that scores what is offered, one for each edition."""

from __future__ import annotations

from fengsheng.bots.neural.bot import NeuralBot
from fengsheng.bots.neural.network import lacking

__all__ = ["NeuralBot", "lacking"]
