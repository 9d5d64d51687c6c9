"""Positions that no game can come to are mistakes: what is shown there says nothing about the game."""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.core.face import BLACK
from fengsheng.core.state import State
from fengsheng.scenario.lines import Line
from fengsheng.scenario.position import Position, UnderWay

DEADLY = 3  # black cards (CL-DEATH-01, SW-DYING-01)
_HINT = "; say '{}' if that is what the first node shall look at"
_NODE = "node"  # the rule of editions that look at deaths and victories only at certain points


def refuse_impossible(s: State, position: Position) -> None:
    """The first thing that cannot be where the game is to go on."""
    _seats(s, position)
    if position.transit is not None:
        _under_way(s, position.transit)
    if over := position.edition.over(s):
        raise position.play.wrong(f"{over}: the game would be over")
    if s.rules.refill_at_once and not s.deck and s.discard:
        raise position.piles["deck only"].line.wrong(
            "the pile is empty and there are discards: it would have been made anew"
        )


def _under_way(s: State, sent: UnderWay) -> None:
    """It lies in front of a player, and locks another than the sender."""
    if not s.alive >> sent.at & 1:
        raise sent.card.line.wrong("whoever the intelligence lies in front of is out of the game")
    if sent.locked is not None and (sent.locked == s.turn or not s.alive >> sent.locked & 1):
        raise sent.card.line.wrong("whoever is locked is another player than the sender, and in the game")


def _seats(s: State, position: Position) -> None:
    """Who has three black cards dies, and who has won has won: at once, or at the next node. Where there are
    nodes a position may begin right before one, if it says so."""
    nodes = _NODE in s.rules.procedures
    for seat, person in enumerate(position.people):
        line = person.line or position.play
        alive = bool(s.alive >> seat & 1)
        _said(nodes, alive and s.tally[seat * 3 + BLACK] >= DEADLY, person.dying, _DYING, line)
        _said(
            nodes,
            alive and s.rules.declaring is None and s.rules.meets_goal(s, seat),
            person.winning,
            _WINNING,
            line,
        )
        if person.confined and not alive:
            raise line.wrong("'confined', but the player is out of the game")


class _Fate(NamedTuple):
    """What a node finds of somebody, in the words of complaints."""

    word: str  # by which a position says that a node shall find it
    not_so: str  # why that cannot be said of somebody
    too_late: str  # where there are no nodes
    unsaid: str


_DYING = _Fate(
    "dying",
    "has fewer than three black cards",
    "would be dead",
    "a living player with three black cards would be dead",
)
_WINNING = _Fate(
    "winning",
    "has not collected enough",
    "would have won",
    "this player has won already",
)


def _said(nodes: bool, so: bool, said: bool, fate: _Fate, line: Line) -> None:
    """It is said where it is so, and only where a node can still find it."""
    if said and not so:
        raise line.wrong(f"{fate.word!r}, but the player {fate.not_so}")
    if said and not nodes:
        raise line.wrong(f"{fate.word!r}, but the player {fate.too_late}: there are no nodes to wait for")
    if so and not said:
        raise line.wrong(f"{fate.unsaid}{_HINT.format(fate.word) if nodes else ''}")
