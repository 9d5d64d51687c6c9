"""What a connection needs of a WebSocket, whichever way its frames go, and what it is told."""

from __future__ import annotations

from typing import Protocol

EXTENSION = "fengsheng.socket"
"""Where a handler finds its socket in the extensions of the scope, if the server has put one there."""


class Listener(Protocol):
    """Who hears what comes over a socket."""

    def weighs(self, size: int) -> bool:
        """So many bytes have come: a frame of any kind, or a piece that does not complete one. Whether they
        are taken; False: that is too much."""
        ...

    def heard(self, frame: str | bytes) -> None:
        """A text or binary message has come."""
        ...

    def lost(self) -> None:
        """The socket is closed; nothing more will come."""
        ...


class Socket(Protocol):
    """Bounded by whoever uses it: nothing here waits."""

    def attach(self, listener: Listener) -> None:
        """Have everything that comes told to `listener`, beginning with what has come already."""
        ...

    def hold(self, still: bool) -> None:
        """Let nothing be heard for a while, or go on."""
        ...

    def send_text(self, payload: bytes) -> None:
        """Send a text frame."""
        ...

    def unsent(self) -> int:
        """How many bytes wait to be read by the other side."""
        ...

    def end(self, code: int) -> None:
        """Close, after what was sent already."""
        ...

    def drop(self) -> None:
        """Close at once."""
        ...
