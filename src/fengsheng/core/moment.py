"""A moment is a sort of question at which cards and skills may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fengsheng.core.card import Card
    from fengsheng.core.skill import Active, Conversion


class Moment:
    """A sort of question, with what fits it: tables that the ruleset makes once."""

    __slots__ = (
        "actives_down",
        "actives_up",
        "cards",
        "conversions",
        "during",
        "functions",
        "name",
        "number",
        "usable",
        "words",
    )

    def __init__(
        self,
        name: str,
        number: int,
        words: tuple[str, ...],
        cards: tuple[Card, ...],
        usable: list[Card | None],
        conversions: tuple[Conversion, ...],
    ) -> None:
        self.name = name
        self.number = number  # among the moments of its ruleset
        self.words = words  # by which cards and skills declare that they fit
        self.cards = cards  # that fit
        self.functions = [card.function for card in cards]
        self.usable = usable  # per card of the deck: its function, if that fits
        self.conversions = conversions  # skills by which other cards become one that fits
        # per character: the skills to use at will that fit; face up all but the flips, face down the flips
        self.actives_up: list[tuple[Active, ...]] = []
        self.actives_down: list[tuple[Active, ...]] = []
        self.during: dict[str, Moment] = {}  # per stage of the card under way, if it is another moment then
