"""Self-play: many games between bots, counted."""

from __future__ import annotations

from fengsheng.simulate.figures import Figures
from fengsheng.simulate.many import simulate
from fengsheng.simulate.one import Outcome, play_game
from fengsheng.simulate.plan import Plan

__all__ = ["Figures", "Outcome", "Plan", "play_game", "simulate"]
