"""A function card: its file says when it may be used, by whom, on whom, what it does, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fengsheng.core.face import NOBODY
from fengsheng.core.item import Item
from fengsheng.core.option import Option, Ways
from fengsheng.core.reason import Reason

if TYPE_CHECKING:
    from fengsheng.core.reason import Case
    from fengsheng.core.ruleset import Ruleset
    from fengsheng.core.state import State


class Card(Item):
    """When: `moments`. By whom: `users`. On whom: `targets`. What: `resolve`. Why not: `why_not`."""

    function: int = -1
    rule: str = ""  # the rule that allows to use it
    not_on_self: str = ""  # the rule by which its user is no target of it
    moments: ClassVar[tuple[str, ...]] = ()

    def when(self, house: dict[str, str]) -> tuple[str, ...]:
        """The moments at which it may be used where these house rules hold."""
        return self.moments

    def turns(self, house: dict[str, str]) -> str:
        """Whose turns it is for: one's `own`, those of `others`, or any (empty). `users` says it exactly."""
        return ""

    def turns_of(self, c: Case) -> str:
        """The same for one seat, whose character may lift that."""
        return self.turns(c.s.rules.house)

    def users(self, s: State, on: int) -> int:
        """Exactly: who could use it now, if they held one; nobody if it has no target."""
        return s.alive

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """The places in `ways` that are open now (default: it has no target)."""
        return [NOBODY]

    def ways(self, rules: Ruleset, card: int, rule: str) -> Ways:
        """All ways there are to use a card, by target; the last: without one. The ruleset makes them once."""
        return [self.ways_on(rules, card, target, rule) for target in (*range(rules.seats), NOBODY)]

    def ways_on(self, rules: Ruleset, card: int, target: int, rule: str) -> list[Option]:
        """The ways to use it on one target (default: a single one)."""
        return [Option(rules, "play", self.name, card, target, rule=rule)]

    def offer(
        self,
        s: State,
        seat: int,
        moment: str,
        on: int,
        card: int,
        ways: list[list[Option]],
        out: list[Option],
    ) -> None:
        """Add the ways to use this card now."""
        for target in self.targets(s, seat, moment, on):
            for way in ways[target]:  # most often one
                out.append(way)

    def use(self, s: State, seat: int, o: Option) -> None:
        """It leaves the hand, is announced, and what follows is on the stack."""
        raise NotImplementedError

    def why_not(self, c: Case) -> Reason:
        """The first thing that stands in the way of who holds it and is not offered it."""
        raise NotImplementedError

    def why_not_on(self, c: Case, target: int) -> Reason | None:
        """Where it can be used, but not on this player: what stands in the way, if the card has a rule for
        that."""
        return Reason("not-on-self", self.not_on_self) if self.not_on_self and target == c.seat else None
