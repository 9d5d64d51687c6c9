"""Which address has opened which tables: what one address leaves lying about has a limit, so that it cannot
use up the places of all others. Addresses are in memory alone; a restart forgets them."""

from __future__ import annotations

MOST_EMPTY = 20  # tables of one address that nobody is at and at which nothing is played
MOST_LEFT = 50  # games that were begun at its tables and that nobody is at


class Openers:
    """Codes of tables by the address that has opened them."""

    def __init__(self) -> None:
        self._codes: dict[str, dict[str, None]] = {}
        self._addresses: dict[str, str] = {}

    def note(self, address: str, code: str) -> None:
        """A table was opened. Without an address nobody counts."""
        if address:
            self._codes.setdefault(address, {})[code] = None
            self._addresses[code] = address

    def forget(self, code: str) -> None:
        """That table has ended."""
        address = self._addresses.pop(code, "")
        codes = self._codes.get(address, {})
        codes.pop(code, None)
        if not codes:
            self._codes.pop(address, None)

    def codes(self, address: str) -> list[str]:
        """The tables of an address, oldest first."""
        return list(self._codes.get(address, ()))
