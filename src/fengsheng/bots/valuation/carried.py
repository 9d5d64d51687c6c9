"""What need not be weighed again: most questions come while nothing has changed of what gains depend on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Situation
from fengsheng.core.view import View


class Carried:
    """Of one bot at one table, from question to question."""

    def __init__(self) -> None:
        self._facts: tuple[Any, ...] = ()
        self._watched: list[Callable[[Situation], Any]] = []
        self._seen: list[Any] = []  # what they saw
        self._last: Situation | None = None
        self._lent = False

    def lend(self) -> None:
        """Somebody keeps the last situation: it is not to become another one."""
        self._lent = True

    def on(self, view: View, odds: list[Odds]) -> Situation | None:
        """The last situation as one of that view, with what was found out that still holds; None: there is
        none that can become it."""
        s = self._last
        if s is None or self._lent or view["me"] != s.me:
            return None
        rows, before, deaths = s.rows, s.odds, len(s.view["deaths"])
        if not s.goes_on(view, odds):
            return None
        # a table hands out what has not changed again: then there is nothing to compare
        if s.rows is not rows or odds is not before or len(view["deaths"]) != deaths:
            facts = _facts(s)
            if facts != self._facts:
                s.suspected = None
                s.paths = {}
                s.memo, s.lost, s.ends = {}, {}, {}
                self._look(s, facts)
                return s
        if self._watched:
            seen = [look(s) for look in self._watched]
            if seen != self._seen:
                s.memo, s.lost, s.ends = {}, {}, {}
                self._seen = seen
        return s

    def into(self, s: Situation) -> Situation:
        """The same situation, with what was found out in those before that were like it."""
        self._lent = False
        facts = _facts(s)
        last = self._last
        if last is None or facts != self._facts:
            self._look(s, facts)
        else:
            s.suspected = last.suspected
            s.paths = last.paths
            seen = [look(s) for look in self._watched]
            if seen == self._seen:
                s.memo, s.lost = last.memo, last.lost
                s.ends = last.ends
            self._seen = seen
        self._last = s
        return s

    def _look(self, s: Situation, facts: tuple[Any, ...]) -> None:
        self._facts = facts
        self._watched = _watched(s)
        self._seen = [look(s) for look in self._watched]


def _facts(s: Situation) -> tuple[Any, ...]:
    """Everything that worth.py looks at; missions may look at more."""
    who = [(row["identity"], row["character"]) for row in s.rows]
    return s.odds, s.tally, s.alive, who, len(s.view["deaths"])


def _watched(s: Situation) -> list[Callable[[Situation], Any]]:
    """What our mission, and those of whom we suspect, look at besides."""
    watched = {"turn"} if s.aim.usurps else set()
    if s.mission is not None:
        watched.update(s.mission.watches)
    for _, _, missions in s.suspects():
        for mission in missions:
            watched.update(mission.watches)
    return [WATCHED[what] for what in sorted(watched)]


WATCHED: dict[str, Callable[[Situation], Any]] = {
    "hands": lambda s: (s.hand, [row["hand"] for row in s.rows]),
    "people": lambda s: [(row["face_up"], row["character"], row.get("gender", 0)) for row in s.rows],
    "sender": lambda s: -1 if s.transit is None else s.transit["sender"],
    "turn": lambda s: s.turn,
}
