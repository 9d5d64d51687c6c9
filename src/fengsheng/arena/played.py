"""One game, as far as the arena is concerned; also as a line of a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fengsheng.arena.spent import Spent


@dataclass(frozen=True)
class Played:
    """What is kept of a game. Seats go by their numbers."""

    number: int
    pairing: int
    deal: int
    lineup: tuple[str, ...]
    identities: tuple[str, ...]  # as they were dealt
    sides: tuple[int, ...]
    characters: tuple[str, ...]
    winners: tuple[int, ...]  # without those who have done something wrong
    faction: str  # that won, by its code; empty: nobody did
    reason: str
    turns: int
    asks: int
    finished: bool
    spent: dict[str, Spent]  # by bot
    faults: tuple[tuple[int, str, str], ...] = ()  # seat, kind, words
    beliefs: dict[str, Any] = field(default_factory=dict)  # see beliefs.py
    mistakes: dict[str, Any] = field(default_factory=dict)  # see mistakes.py

    def to_json(self) -> dict[str, Any]:
        """Short names: there may be thousands of such lines."""
        data: dict[str, Any] = {
            "game": self.number,
            "pairing": self.pairing,
            "deal": self.deal,
            "lineup": self.lineup,
            "identities": self.identities,
            "sides": self.sides,
            "characters": self.characters,
            "winners": self.winners,
            "faction": self.faction,
            "reason": self.reason,
            "turns": self.turns,
            "asks": self.asks,
            "finished": self.finished,
            "spent": {name: spent.to_json() for name, spent in self.spent.items()},
        }
        for name in ("faults", "beliefs", "mistakes"):
            if getattr(self, name):
                data[name] = getattr(self, name)
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Played:
        """The game of a line; whatever is wrong with it is a KeyError, TypeError or ValueError."""
        return cls(
            int(data["game"]),
            int(data["pairing"]),
            int(data["deal"]),
            tuple(data["lineup"]),
            tuple(data["identities"]),
            tuple(data["sides"]),
            tuple(data["characters"]),
            tuple(data["winners"]),
            str(data["faction"]),
            str(data["reason"]),
            int(data["turns"]),
            int(data["asks"]),
            bool(data["finished"]),
            {name: Spent.from_json(spent) for name, spent in data["spent"].items()},
            tuple((int(seat), str(kind), str(words)) for seat, kind, words in data.get("faults", ())),
            data.get("beliefs", {}),
            data.get("mistakes", {}),
        )
