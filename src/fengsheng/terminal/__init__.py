"""The game at a terminal: one person against bots, drawn from the view of that person's seat alone."""

from __future__ import annotations

from .session import Session
from .source import Keyboard, Lines, Source

__all__ = ["Keyboard", "Lines", "Session", "Source"]
