"""A card under way: one that a view shows, or one that is only thought of."""

from __future__ import annotations

from fengsheng.core.view import TransitView


class Way:
    """The same as a view says of a transmission; a class, because every answer about it looks here."""

    __slots__ = (
        "addressee",
        "card",
        "direction",
        "locked",
        "locked_card",
        "lured",
        "position",
        "refused",
        "route",
        "sender",
        "stage",
    )

    def __init__(
        self,
        route: str,
        sender: int,
        addressee: int,
        direction: int,
        position: int,
        locked: int = 0,
        lured: int = 0,
        locked_card: bool = False,
        refused: bool = False,
        stage: str = "",
        card: str = "?",
    ) -> None:
        self.route = route
        self.sender = sender
        self.addressee = addressee
        self.direction = direction
        self.position = position
        self.locked = locked
        self.lured = lured
        self.locked_card = locked_card
        self.refused = refused
        self.stage = stage
        self.card = card


def shown(t: TransitView | None) -> Way | None:
    """What a view shows."""
    if t is None:
        return None
    return Way(
        t["route"],
        t["sender"],
        t["addressee"],
        t["direction"],
        t["position"],
        t["locked"],
        t["lured"],
        t["locked_card"],
        t["refused"],
        t["stage"],
        t["card"],
    )
