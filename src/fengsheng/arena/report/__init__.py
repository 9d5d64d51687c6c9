"""The figures of an arena as one page for a browser: nothing else is loaded, no script is needed."""

from __future__ import annotations

from fengsheng.arena.report.page import page

__all__ = ["page"]
