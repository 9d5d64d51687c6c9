"""What need not be weighed again: most questions come while nothing has changed of what gains depend on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Situation, same_person
from fengsheng.core.view import SeatView, View

Look = Callable[[Situation], Any]


class Carried:
    """Of one bot at one table, from question to question."""

    def __init__(self) -> None:
        # what missions look at, in the rows of the view and elsewhere, and what they saw
        self._in_rows: list[Look] = []
        self._elsewhere: list[Look] = []
        self._seen_in_rows: list[Any] = []
        self._seen_elsewhere: list[Any] = []
        self._last: Situation | None = None
        self._lent = False

    def lend(self) -> None:
        """Somebody keeps the last situation: it is not to become another one."""
        self._lent = True

    def on(self, view: View, odds: list[Odds]) -> Situation | None:
        """The last situation as one of that view, with what was found out that still holds; None: there is
        none that can become it."""
        s = self._last
        if s is None or self._lent or not s.is_of(view):
            return None
        before, deaths = s.odds, len(s.view["deaths"])
        # a table hands out what has not changed again: then there is nothing to compare
        same_rows = s.rows is view["seats"]
        otherwise = s.goes_on(view, odds)
        if otherwise or len(view["deaths"]) != deaths or (odds is not before and odds != before):
            s.suspected = s.following = None
            s.forget_gains()
            self._look(s)
        elif self._watched_otherwise(s, same_rows):
            s.forget_gains()
        return s

    def into(self, s: Situation) -> Situation:
        """The same situation, with what was found out in those before that were like it."""
        self._lent = False
        last = self._last
        self._last = s
        if last is None or not _same_facts(s, last):
            self._look(s)
            return s
        s.suspected, s.following = last.suspected, last.following
        if not self._watched_otherwise(s, False):
            s.memo, s.lost, s.ends, s.members = last.memo, last.lost, last.ends, last.members
        return s

    def _look(self, s: Situation) -> None:
        """What missions look at, and what they see."""
        watched = _watched(s)
        if not watched:
            self._in_rows = self._elsewhere = []
            return
        self._in_rows = [IN_ROWS[what] for what in watched if what in IN_ROWS]
        self._elsewhere = [ELSEWHERE[what] for what in watched if what in ELSEWHERE]
        self._seen_in_rows = [look(s) for look in self._in_rows]
        self._seen_elsewhere = [look(s) for look in self._elsewhere]

    def _watched_otherwise(self, s: Situation, same_rows: bool) -> bool:
        """Whether they see something else now."""
        otherwise = False
        if self._in_rows and not same_rows:
            seen = [look(s) for look in self._in_rows]
            otherwise = seen != self._seen_in_rows
            self._seen_in_rows = seen
        if self._elsewhere:
            seen = [look(s) for look in self._elsewhere]
            otherwise = otherwise or seen != self._seen_elsewhere
            self._seen_elsewhere = seen
        return otherwise


# Everything that worth.py looks at; missions may look at more.


def _same_facts(s: Situation, last: Situation) -> bool:
    return (
        s.odds == last.odds
        and s.tally == last.tally
        and s.alive == last.alive
        and len(s.view["deaths"]) == len(last.view["deaths"])
        and _same_people(s.rows, last.rows)
    )


def _same_people(rows: list[SeatView], others: list[SeatView]) -> bool:
    for at, row in enumerate(rows):
        if row is not others[at] and not same_person(row, others[at]):
            return False
    return True


def _watched(s: Situation) -> list[str]:
    """What our mission, and those of whom we suspect, look at besides."""
    watched = {"turn"} if s.aim.usurps else set()
    if s.mission is not None:
        watched.update(s.mission.watches)
    for _, _, missions in s.suspects():
        for mission in missions:
            if mission.watches:
                watched.update(mission.watches)
    return sorted(watched)


IN_ROWS: dict[str, Look] = {
    "hands": lambda s: (s.hand, [row["hand"] for row in s.rows]),
    "people": lambda s: [(row["face_up"], row["character"], row.get("gender", 0)) for row in s.rows],
}
ELSEWHERE: dict[str, Look] = {
    "sender": lambda s: -1 if s.transit is None else s.transit.sender,
    "turn": lambda s: s.turn,
}
