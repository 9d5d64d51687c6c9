"""Mistakes that a beginner makes, each stated exactly and counted: how often somebody could make it, and did.

They are judged by the truth, which the player may not have known: a single one proves nothing, a share that
is higher than another bot's does. What belongs to one edition only is never met in another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from fengsheng.arena.deals import side
from fengsheng.arena.modes import LONER
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.core.event import Event
from fengsheng.core.face import BLACK, NOBODY
from fengsheng.core.frame import Transit
from fengsheng.core.option import Decision, Option
from fengsheng.core.state import State
from fengsheng.editions.registry import find
from fengsheng.game import Game

NAMES: Final = (
    "own-colour",  # sends its own colour; could: a member of a faction sends
    "own-colour-astray",  # …straight to somebody of another side; could: sends its own colour straight
    "blind-black",  # accepts a black card unseen; could: somebody of another side sent it, and it may decline
    "blind-death",  # accepts the third black one unseen; could: it reaches somebody with two who may decline
    "blind-intercept",  # intercepts a card unseen; could: intercepts
    "black-intercept",  # …that is black; could: intercepts unseen
    "deadly-intercept",  # …and the third one; could: intercepts unseen
    "own-counter",  # counters what somebody of its own faction uses; could: counters
    "best-as-paper",  # sends one of the best functions with a lesser card of the same colours in its hand
    "third-black",  # sends the third black one straight to a friend; could: sends black straight to one
    "known-probe",  # probes somebody whose identity it has seen; could: probes
    "kept-swap",  # loses with a 调包 in its hand; could: lives and loses in a turn with a transmission
)

Tally = dict[str, list[int]]  # done, could


class Watch:
    """Follows one game with the eyes of the truth, and counts by bot."""

    def __init__(self, game: Game, lineup: Sequence[str]) -> None:
        self._game = game
        self._lineup = lineup
        edition = find(game.state.rules.preset)
        self._lore = lore_of(edition)
        self._functions = tuple(edition.functions.values())  # by their numbers
        self._counts: dict[str, Tally] = {name: {} for name in dict.fromkeys(lineup)}
        self._used: dict[str, Counter[str]] = {name: Counter() for name in dict.fromkeys(lineup)}
        self._offered: dict[str, Counter[str]] = {name: Counter() for name in dict.fromkeys(lineup)}
        self._sent = False  # whether a card was sent in the turn that is going on

    def chosen(self, decision: Decision, option: Option) -> None:
        """Somebody is about to do this."""
        seat, s = decision.seat, self._game.state
        self._skills(decision, option)
        t = s.transit
        if option.kind == "send":
            self._sends(s, seat, option)
        elif option.kind in ("accept", "decline") and t is not None:
            kinds = {one.kind for one in decision.options}
            if {"accept", "decline"} <= kinds and not s.seen[t.card] >> seat & 1:
                self._decides_blind(s, t, seat, option.kind == "accept")
        elif option.kind == "play":
            self._plays(s, seat, option)

    def happened(self, events: Sequence[Event]) -> None:
        """What came of it."""
        for event in events:
            if event.kind == "turn":
                self._sent = False
            elif event.kind == "send":
                self._sent = True

    def counted(self) -> dict[str, Any]:
        """By bot: every mistake that could have been made, and every skill that was offered, each with how
        often it was done and could have been."""
        if self._lore.swaps and self._sent:
            self._ends()
        told: dict[str, Any] = {}
        for name, tally in self._counts.items():
            used, offered = self._used[name], self._offered[name]
            skills = {skill: [used[skill], offered[skill]] for skill in sorted(offered)}
            told[name] = {"mistakes": tally, "skills": skills}
        return told

    def _count(self, seat: int, name: str, done: bool) -> None:
        counts = self._counts[self._lineup[seat]].setdefault(name, [0, 0])
        counts[0] += done
        counts[1] += 1

    def _side(self, seat: int) -> int:
        return side(self._game.state.identity[seat])

    def _friends(self, seat: int, other: int) -> bool:
        """Whether they win together."""
        return seat != other and self._side(seat) == self._side(other) != LONER

    def _skills(self, decision: Decision, option: Option) -> None:
        name = self._lineup[decision.seat]
        for skill in {one.uses for one in decision.options if one.kind == "skill"}:
            self._offered[name][skill] += 1
        if option.kind == "skill":
            self._used[name][option.uses] += 1

    def _sends(self, s: State, seat: int, option: Option) -> None:
        face = s.rules.faces[option.card]
        mine = self._side(seat)
        own, black = mine in face.colours, BLACK in face.colours
        if mine != LONER:
            self._count(seat, "own-colour", own)
        target = option.target
        if target != NOBODY and mine != LONER:
            if own and not black:
                self._count(seat, "own-colour-astray", not self._friends(seat, target))
            if black and self._friends(seat, target):
                self._count(seat, "third-black", s.tally[3 * target + BLACK] >= 2)
        best = self._lore.best
        others = (s.rules.faces[card] for card in s.hands[seat] if card != option.card)
        lesser = any(
            set(other.colours) == set(face.colours) and self._functions[other.function] not in best
            for other in others
        )
        self._count(seat, "best-as-paper", lesser and self._functions[face.function] in best)

    def _decides_blind(self, s: State, t: Transit, seat: int, accepts: bool) -> None:
        if BLACK not in s.rules.faces[t.card].colours:
            return
        if not self._friends(seat, t.sender):
            self._count(seat, "blind-black", accepts)
        if s.tally[3 * seat + BLACK] >= 2:
            self._count(seat, "blind-death", accepts)

    def _plays(self, s: State, seat: int, option: Option) -> None:
        if option.uses in self._lore.takes and s.transit is not None:
            self._intercepts(s, s.transit, seat)
        elif option.uses in self._lore.answers:
            pending = s.stack[s.stack[-1].on]
            self._count(seat, "own-counter", self._friends(seat, pending.by))
        elif option.uses in self._lore.probes:
            seen = s.identity_up | s.looks[seat]
            self._count(seat, "known-probe", bool(seen >> option.target & 1))

    def _intercepts(self, s: State, t: Transit, seat: int) -> None:
        blind = not s.seen[t.card] >> seat & 1
        self._count(seat, "blind-intercept", blind)
        if blind:
            black = BLACK in s.rules.faces[t.card].colours
            self._count(seat, "black-intercept", black)
            self._count(seat, "deadly-intercept", black and s.tally[3 * seat + BLACK] >= 2)

    def _ends(self) -> None:
        s, result = self._game.state, self._game.result
        if result is None:
            return
        for seat in range(s.rules.seats):
            if s.alive >> seat & 1 and seat not in result.winners:
                functions = {self._functions[s.rules.faces[card].function] for card in s.hands[seat]}
                self._count(seat, "kept-swap", bool(functions & self._lore.swaps))
