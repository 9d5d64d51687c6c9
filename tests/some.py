"""What is said about all of nothing is said about nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Thing = TypeVar("Thing")


def some(things: Iterable[Thing], least: int = 1) -> list[Thing]:
    """The same things; there must be some, or a loop over them would check nothing."""
    found = list(things)
    assert len(found) >= least, f"{len(found)} of them, at least {least} are needed"
    return found
