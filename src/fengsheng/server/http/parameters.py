"""What several addresses are asked with."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import Parameter, QueryParameter

GameId = Annotated[str, Parameter(min_length=1, max_length=40, description="The id of a finished game.")]

Eyes = Annotated[
    Literal["all", "spectator", "0", "1", "2", "3", "4", "5", "6", "7", "8"],
    QueryParameter(name="seat", description="Whose eyes: a seat, `spectator`, or `all` for everything."),
]

Names = Annotated[
    Literal["shown", "hidden"],
    QueryParameter(
        name="names", description="`hidden`: players are called by their seats, 甲 乙 丙 or A B C."
    ),
]

Reader = Annotated[
    Literal["en", "zh-Hant", "zh-Hans"], QueryParameter(name="lang", description="The language.")
]

CALLED = {"eyes": "seat", "whose": "seat"}
"""What readers of an address call a parameter that is called otherwise here."""


def seat_of(eyes: str) -> int | None:
    """The seat whose eyes these are; None: nobody's."""
    return int(eyes) if eyes.isdigit() else None
