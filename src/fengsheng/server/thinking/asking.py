"""What a thinker is asked and what it answers, as bytes.

It is told what a bot is told everywhere: what its seat has seen happen, its view, what it is asked; and it is
lent a position with everything that the seat does not know dealt anew. So all of it is a function of what the
seat knows: games that look the same to the seat give the same bytes (a law). The game itself never leaves the
server's own process.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from fengsheng.bots.imagining import SEED
from fengsheng.core.option import Decision
from fengsheng.core.view import View
from fengsheng.game import Game

HEAD = 4  # bytes before every message: how long it is
LONGEST = 1 << 24  # nothing that is said is nearly as long


class Asked(Struct):
    """A question to a bot."""

    who: str
    """The bot: the same word as long as it sits there and has not forgotten anything."""
    called: str
    seed: str
    seat: int
    kind: str
    offered: list[str]
    view: Any
    events: list[Raw]
    """Everything that its seat has seen: who has heard a part of it goes on from there."""
    position: dict[str, Any]


class Answered(Struct):
    """What the bot wants to do, by its notation; nothing, and why, if it could not say."""

    notation: str = ""
    fault: str = ""


class Bot:
    """A bot in its seat, as thinkers know it."""

    __slots__ = ("called", "events", "seat", "seed", "who")

    def __init__(self, who: str, called: str, seed: str, seat: int) -> None:
        self.who = who
        self.called = called
        self.seed = seed
        self.seat = seat
        self.events: list[Raw] = []

    def observe(self, event: dict[str, Any]) -> None:
        """Something has happened, as its seat sees it: it is written down once and sent often."""
        self.events.append(Raw(msgspec.json.encode(event)))

    def asked(self, game: Game, view: View, decision: Decision) -> bytes:
        """What it is asked, with a position that looks to its seat like the one that is played."""
        offered = [option.notation for option in decision.options]
        position = game.determinize(self.seat, SEED).to_dict()
        said = Asked(
            self.who, self.called, self.seed, self.seat, decision.kind, offered, view, self.events, position
        )
        return msgspec.json.encode(said)


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message
