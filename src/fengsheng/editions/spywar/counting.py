"""How a simulation counts the spywar edition: skills that merely hold, and tasks."""

from __future__ import annotations

from collections.abc import Mapping

from fengsheng.core.event import Event
from fengsheng.core.frame import Result
from fengsheng.editions.spywar.identities import CODES, IDENTITIES, POOLS
from fengsheng.simulate.counting import Counting, Counts, Hold, Reader, converted

TASKS = {IDENTITIES[task]: CODES[task] for task in POOLS["full"]}
BY_CONDITION = ("collected", "task", "usurped")  # and not by being the last who is left


def _sends_another_way(r: Reader, e: Event) -> bool:
    return e.word != r.rules.route_names[r.rules.faces[e.cards[0]].route] and r.owner(e, "laobie-1")


class SpywarCounting(Counting):
    """风声·谍战篇."""

    holds: Mapping[str, tuple[Hold, ...]] = {
        "play": (converted("liningyu_sp-1"),),
        "send": (("laobie-1", _sends_another_way),),
    }

    def fulfilled(self, counts: Counts, reader: Reader, result: Result, characters: list[str]) -> None:
        """A task is fulfilled by who wins with it, unless the others are merely gone."""
        if result.reason in BY_CONDITION:
            for seat in result.winners:
                task = TASKS.get(reader.identity.get(seat, ""))
                if task is not None:
                    counts.tasks[task] += 1
        if reader.robbed & set(result.winners):  # nothing but 尾声 lets them win (SW-CHAR-GUXIAOMENG-2d)
            counts.skills["guxiaomeng-3"] += 1

    def tasks(self, house_rules: Mapping[str, str]) -> tuple[str, ...]:
        """Those of the pool (SW-SETUP-06)."""
        return tuple(CODES[task] for task in POOLS[house_rules["identity_pool"]])


COUNTING = SpywarCounting()
