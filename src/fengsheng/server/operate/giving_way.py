"""How a process that only works lets those come first who play."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

LOWEST: Final = 19
SESSION: Final = Path("/proc/self/autogroup")  # its share of the processors, as a priority
OFFERS: Final = 0.0002  # seconds between two offers of the processor
REFUSED: Final = ctypes.c_void_p(-1).value  # SIG_ERR of C


def lowest_priority() -> None:
    """Whatever else runs here comes first."""
    if hasattr(os, "nice"):
        with suppress(OSError):  # whoever started us may not allow it
            os.nice(LOWEST)


def lowest_share() -> None:
    """Where the system shares its processors out by session, a priority counts among the processes of one
    session only: this one gets a session of its own, with the lowest share."""
    if hasattr(os, "setsid"):
        with suppress(OSError):  # it leads one already
            os.setsid()
    with suppress(OSError):  # the system does not share by session
        SESSION.write_text(str(LOWEST), "ascii")


@contextmanager
def offering_the_processor() -> Iterator[None]:
    """Meanwhile, several thousand times a second, to whoever waits for it.

    Whoever has waited for the disk for a part of a millisecond has used up a trace more than its share when
    it wants to go on, and Linux lets even the lowest priority run until it looks again, up to four
    milliseconds later. A write has several such waits. The offer is the system's own call, made by a timer:
    it comes from within compiled code too."""
    if not _can_offer():
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, OFFERS, OFFERS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


@cache
def _can_offer() -> bool:
    """From now on every tick of the timer is an offer, if there is such a thing here."""
    if sys.platform != "linux":
        return False
    try:
        libc = ctypes.CDLL(None)
        offer = ctypes.cast(libc.sched_yield, ctypes.c_void_p)
        libc.signal.argtypes = [ctypes.c_int, ctypes.c_void_p]
        libc.signal.restype = ctypes.c_void_p
    except (OSError, AttributeError):  # a C library that has no such calls
        return False
    return bool(libc.signal(signal.SIGALRM, offer) != REFUSED)
