"""How a process that is ours alone behaves."""

from __future__ import annotations

import gc
import signal


def collect_seldom(after: int = 50_000) -> None:
    """What was loaded stays, and games make much and waste little: the collector need not look at it again
    and again. It begins after so many new things."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(after, 20, 50)


def begin() -> None:
    """A worker begins. Ctrl-C reaches every process of a terminal; only one of them can print the figures."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
