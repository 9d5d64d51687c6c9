"""The game at a terminal: one person against bots, drawn from the view of that person's seat alone."""

from __future__ import annotations

from fengsheng.terminal.learning import LessonSession
from fengsheng.terminal.session import Session
from fengsheng.terminal.source import Keyboard, Lines, Source

__all__ = ["Keyboard", "LessonSession", "Lines", "Session", "Source"]
