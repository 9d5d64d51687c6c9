"""A thinker with bots of the tests: `python -m tests.server.thinker`."""

from __future__ import annotations

import os
import signal
import time

from fengsheng import Decision, Option, View
from fengsheng.bots import roster
from fengsheng.bots.imagining import Imagine
from fengsheng.server.thinking.worker import main


class LastBot:
    """Takes the last of what it is offered, if it may imagine what it sees; else the first."""

    name = "last"

    def __init__(self, seed: int | str) -> None:
        self._imagine: Imagine | None = None
        self.heard = 0

    def may_imagine(self, imagine: Imagine) -> None:
        self._imagine = imagine

    def observe(self, event: dict[str, object]) -> None:
        self.heard += 1

    def choose(self, view: View, decision: Decision) -> Option:
        if self._imagine is None:
            return decision.options[0]
        position = self._imagine()
        assert position.decision is not None
        assert position.decision.seat == decision.seat
        assert self.heard, "it has not been told anything"
        return decision.options[-1]


class DeadBot(LastBot):
    """Takes its process with it."""

    name = "dead"

    def choose(self, view: View, decision: Decision) -> Option:
        os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[0]


class HungBot(LastBot):
    """Never comes to an end."""

    name = "hung"

    def choose(self, view: View, decision: Decision) -> Option:
        time.sleep(600)
        return decision.options[0]


class WrongBot(LastBot):
    """Fails."""

    name = "wrong"

    def choose(self, view: View, decision: Decision) -> Option:
        raise RuntimeError("no idea")


ODD = {bot.name: bot for bot in (LastBot, DeadBot, HungBot, WrongBot)}

if __name__ == "__main__":
    roster.BOTS.update(ODD)
    main(first=True)  # all cores are busy with tests, and nothing is urgent
