"""What we are in the middle of: one plain record per thing being resolved."""

from __future__ import annotations

from typing import Final


class Frame:
    """A procedure at a step, by whom, about what. A played card lives in its frame."""

    __slots__ = (
        "aim",
        "asked",
        "at",
        "by",
        "card",
        "cards",
        "flags",
        "name",
        "number",
        "occasion",
        "on",
        "seats",
        "step",
        "target",
    )

    def __init__(
        self,
        name: str,
        step: str,
        by: int = -1,
        target: int = -1,
        card: int = -1,
        aim: int = -1,
        on: int = -1,
        occasion: str = "",
        at: int = 0,
        number: int = 0,
        flags: int = 0,
        cards: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
        asked: int = -1,
    ) -> None:
        self.name = name
        self.step = step  # the step to run next; empty means: finished
        self.by = by
        self.target = target
        self.card = card  # held here: the frame is a zone
        self.aim = aim  # a card elsewhere that is meant
        self.on = on  # index of the frame this one answers
        self.occasion = occasion  # moment, event or cause
        self.at = at  # progress of a poll or a loop
        self.number = number
        self.flags = flags  # bits
        self.cards = cards  # held here as well
        self.seats = seats
        self.asked = asked  # whom a frame of triggers asks

    def clone(self) -> Frame:
        """An independent copy (the tuples are shared, they never change)."""
        return Frame(
            self.name,
            self.step,
            self.by,
            self.target,
            self.card,
            self.aim,
            self.on,
            self.occasion,
            self.at,
            self.number,
            self.flags,
            self.cards,
            self.seats,
            self.asked,
        )


CANCELLED: Final = 1  # the item was countered: it has no effect at all


class Transit:
    """The one card under way between seats, and what lies on its path."""

    __slots__ = (
        "addressee",
        "card",
        "direction",
        "hops",
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
        card: int,
        sender: int,
        route: int,
        addressee: int,
        direction: int,
        position: int,
        stage: str = "pass",
        refused: bool = False,
        locked: int = 0,
        lured: int = 0,
        locked_card: bool = False,
        hops: int = 0,
    ) -> None:
        self.card = card
        self.sender = sender
        self.route = route
        self.addressee = addressee
        self.direction = direction
        self.position = position
        self.stage = stage
        self.refused = refused
        self.locked = locked
        self.lured = lured
        self.locked_card = locked_card
        self.hops = hops

    def clone(self) -> Transit:
        """An independent copy."""
        return Transit(
            self.card,
            self.sender,
            self.route,
            self.addressee,
            self.direction,
            self.position,
            self.stage,
            self.refused,
            self.locked,
            self.lured,
            self.locked_card,
            self.hops,
        )


class Probe:
    """A question about an identity that was put, and how its target publicly reacted."""

    __slots__ = ("acted", "asker", "card", "effect", "named", "sure", "target")

    def __init__(
        self, asker: int, target: int, card: int, named: int, effect: int, acted: bool, sure: bool
    ) -> None:
        self.asker = asker
        self.target = target
        self.card = card  # NO_CARD once the card was shuffled away
        self.named = named  # the identity named on it: known to asker and target
        self.effect = effect  # public through the reaction
        self.acted = acted  # public: the printed action (else the phrase)
        self.sure = sure  # the target had to tell the truth

    def clone(self) -> Probe:
        """An independent copy."""
        return Probe(self.asker, self.target, self.card, self.named, self.effect, self.acted, self.sure)


class Result:
    """How it ended. `declarers` are all who declared, in that order, `declarer` is the first of them. Where
    somebody took that victory from them, `usurper` did, and `usurped` are those who would have won."""

    __slots__ = ("declarer", "declarers", "faction", "reason", "rule", "usurped", "usurper", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        rule: str,
        declarer: int,
        faction: str,
        declarers: tuple[int, ...] | None = None,
        usurper: int = -1,
        usurped: tuple[int, ...] = (),
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule
        self.declarer = declarer
        self.faction = faction
        if declarers is None:  # nobody, or one alone
            declarers = () if declarer < 0 else (declarer,)
        self.declarers = declarers
        self.usurper = usurper
        self.usurped = usurped

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, rule={self.rule!r})"
