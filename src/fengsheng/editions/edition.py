"""What an edition tells the door: its name, presets, seats, options, and how to read a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.book import Book
from ..core.options import HouseRule


class Edition:
    """A family of presets that share deck, people and flow."""

    name: str = ""
    presets: Mapping[str, Mapping[str, str]] = {}
    seats: tuple[int, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    identity_codes: tuple[str, ...] = ()  # how identities are written where no Chinese is
    fillers: tuple[str, ...] = ()  # functions, those first that their holder can use least often

    def book(self, preset: str, seats: int, options: Mapping[str, object], banned: tuple[str, ...]) -> Book:
        """The book for such a game; errors are one clear sentence."""
        raise NotImplementedError

    def practice_book(self, preset: str, seats: int, options: Mapping[str, object]) -> Book:
        """The same with one blank character a seat at the end of the roster, for set-up positions."""
        raise NotImplementedError

    def identity_cards(self, book: Book) -> list[int]:
        """The identities that are dealt at such a table, one a seat."""
        raise NotImplementedError

    def read_deal(self, book: Book, deal: Mapping[str, Any]) -> dict[str, Any]:
        """Names of characters and identities as the numbers the book uses."""
        raise NotImplementedError

    def deck(self) -> dict[str, Any]:
        """The deck, counted, as the command line prints it."""
        raise NotImplementedError
