"""Bots against each other: which wins more, and how sure that is."""

from __future__ import annotations

from fengsheng.arena.many import run
from fengsheng.arena.plan import Arena

__all__ = ["Arena", "run"]
