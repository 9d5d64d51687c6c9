"""A bot in the arena: whatever it does wrong is its own fault. It has then lost, and chance plays on."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from fengsheng.arena.spent import Spent
from fengsheng.bots.bot import BLIND, Bot
from fengsheng.bots.imagining import Imagine
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View

CRASH, ILLEGAL, TIMEOUT = "crash", "illegal", "time-out"
AGAIN = 0.25  # seconds of the processor: what rings while something is cleared away is not heard by anybody

Got = TypeVar("Got")


class Fault(NamedTuple):
    """What somebody did wrong."""

    kind: str
    words: str


class TimeIsUp(BaseException):
    """No `Exception`: a bot that catches all its mistakes must not catch this one."""


@contextmanager
def alarm() -> Iterator[bool]:
    """While this lasts, the processor's timer ends what takes too long; false where that cannot be had, and
    somebody stuck stays so. (Only the main thread of a process can have it.)"""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield False
        return

    def ring(_number: int, _frame: object) -> None:
        raise TimeIsUp

    before = signal.signal(signal.SIGPROF, ring)
    try:
        yield True
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


class Guarded:
    """Sits between a table and a bot; for the table it is the bot."""

    def __init__(self, bot: Bot, substitute: Bot, patience: float, *, timed: bool) -> None:
        self.name = bot.name
        self.needs_view = getattr(bot, "needs_view", True)
        self.fault: Fault | None = None
        self.spent = Spent()
        self.believes = hasattr(bot, "odds")
        self.chosen: Callable[[Decision, Option], None] | None = None  # told before the table is
        self._bot = bot
        self._substitute = substitute
        self._patience = patience
        self._timed = timed
        self._odds: Callable[[View], Any] | None = getattr(bot, "odds", None)
        hear: Callable[[dict[str, Any]], None] | None = getattr(bot, "observe", None)
        if hear is not None:
            self._hear = hear
            self.observe = self._observe
        lent: Callable[[Imagine], None] | None = getattr(bot, "may_imagine", None)
        if lent is not None:
            self.may_imagine = lent

    def choose(self, view: View, decision: Decision) -> Option:
        """What the bot chooses, as long as it has done nothing wrong."""
        option = None if self.fault is not None else self._asked(view, decision)
        if option is None:
            option = self._substitute.choose(BLIND, decision)
        elif self.chosen is not None:
            self.chosen(decision, option)
        return option

    def odds(self, view: View) -> Any:
        """What it thinks of everybody's side; None: it has no such thoughts."""
        ask = self._odds
        if ask is None or self.fault is not None:
            return None
        return self._limited(lambda: ask(view))[0]

    def _asked(self, view: View, decision: Decision) -> Option | None:
        choice, seconds = self._limited(lambda: self._bot.choose(view, decision))
        self.spent.decide(seconds)
        if self.fault is not None:
            return None
        for option in decision.options:
            if option is choice or (isinstance(choice, Option) and option == choice):
                return option
        offered = ", ".join(option.notation for option in decision.options)
        self.fault = Fault(ILLEGAL, f"{choice!r} is not offered; offered are: {offered}.")
        return None

    def _observe(self, event: dict[str, Any]) -> None:
        if self.fault is None:
            self.spent.listen(self._limited(lambda: self._hear(event))[1])

    def _limited(self, call: Callable[[], Got]) -> tuple[Got | None, float]:
        """What it answers, and how long that took; a fault is noted."""
        found: Got | None = None
        late = False
        begin = time.thread_time()  # while a timer runs, the clock of the process goes in leaps
        try:
            if self._timed:
                signal.setitimer(signal.ITIMER_PROF, self._patience, AGAIN)
            found = call()
            if self._timed:
                signal.setitimer(signal.ITIMER_PROF, 0.0)
        except TimeIsUp:
            late = True
        except Exception as error:  # anything at all may be wrong with a bot
            self.fault = Fault(CRASH, f"{type(error).__name__}: {error}")
        seconds = time.thread_time() - begin
        if self._timed:
            signal.setitimer(signal.ITIMER_PROF, 0.0)
        if late or seconds > self._patience:
            self.fault = Fault(TIMEOUT, f"More than {self._patience:g} s of the processor for one answer.")
        return found, seconds
