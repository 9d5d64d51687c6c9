"""A thinker: a process that is asked on its standard input and answers on its standard output.

It ends when nobody asks any more. Bots that have heard a part of their game stay for a while; who is not
known, or not any more, hears everything from the beginning.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from fengsheng.bots import Bot, make_bot
from fengsheng.bots.hearing import ear
from fengsheng.core.option import PASS, Decision
from fengsheng.game import Game
from fengsheng.server.operate.giving_way import lowest_priority, offering_the_processor
from fengsheng.server.thinking.asking import HEAD, Answered, Asked, framed

MOST_BOTS = 64  # that are remembered


class Known:
    """A bot that was asked before."""

    __slots__ = ("bot", "heard", "position")

    def __init__(self, called: str, seed: str) -> None:
        self.bot: Bot = make_bot(called, seed)
        self.heard = 0
        self.position: Game | None = None
        lend = getattr(self.bot, "may_imagine", None)
        if lend is not None:
            lend(self._imagine)

    def _imagine(self) -> Game:
        assert self.position is not None
        return self.position.clone()


class Thinker:
    """Everything that a thinker remembers."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Known] = OrderedDict()

    def answer(self, asked: Asked) -> Answered:
        """What that bot wants to do."""
        try:
            return Answered(self._choose(asked))
        except Exception as error:  # one that fails must not take the others with it
            self._known.pop(asked.who, None)
            return Answered(fault=f"{type(error).__name__}: {error}")

    def _choose(self, asked: Asked) -> str:
        known = self._known.pop(asked.who, None)
        if known is None:
            known = Known(asked.called, asked.seed)
        self._known[asked.who] = known
        while len(self._known) > MOST_BOTS:
            self._known.popitem(last=False)
        known.position = _at_the_question(asked)
        if known.position is None:
            return ""
        hear = ear(known.bot)
        if hear is not None:
            for event in asked.events[known.heard :]:
                hear(msgspec.json.decode(event))
        known.heard = len(asked.events)
        decision = known.position.decision
        assert decision is not None
        return known.bot.choose(asked.view, decision).notation


def _at_the_question(asked: Asked) -> Game | None:
    """The position in which that seat is asked. Where several are asked at once, what it answers counts only
    if all before it pass: so they do. None: they cannot, or then it would be asked something else."""
    game = Game.from_dict(asked.position)
    while (decision := game.decision) is not None and decision.seat != asked.seat:
        passing = next((option for option in decision.options if option.kind == PASS), None)
        if passing is None:
            break
        game.apply(passing)
    return game if _the_same(game.decision, asked) else None


def _the_same(decision: Decision | None, asked: Asked) -> bool:
    return (
        decision is not None
        and (decision.seat, decision.kind) == (asked.seat, asked.kind)
        and [option.notation for option in decision.options] == asked.offered
    )


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Asked)
    while len(head := questions.read(HEAD)) == HEAD:
        asked = decoder.decode(questions.read(int.from_bytes(head, "big")))
        with offering_the_processor():
            answer = thinker.answer(asked)
        answers.write(framed(msgspec.json.encode(answer)))
        answers.flush()


def main(first: bool = False) -> None:
    """The process. Tables, and whatever else runs here, come first, but where it is told that it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server does not mean us
    if not first:
        lowest_priority()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
