"""What is said over the socket: typed messages, their codec, and patches of views."""

from __future__ import annotations

PROTOCOL = 1
"""The version of the protocol. Fields and messages may be added to it; anything else makes a new one."""
