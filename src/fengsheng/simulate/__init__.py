"""Self-play: many games between bots, counted."""

from __future__ import annotations

from .figures import Figures
from .many import simulate
from .one import Outcome, play_game
from .plan import Plan

__all__ = ["Figures", "Outcome", "Plan", "play_game", "simulate"]
