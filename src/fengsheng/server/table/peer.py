"""A connection, as a room sees it."""

from __future__ import annotations

from typing import Protocol


class Peer(Protocol):
    """Somebody who listens. Frames are taken at once and sent in order; a peer never makes a room wait."""

    guest: str
    address: str
    """Where they are; empty: nobody counts."""
    lang: str
    words: str

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        ...

    def close(self, code: int, reason: str, text: str) -> None:
        """Say goodbye with a reason and close."""
        ...
