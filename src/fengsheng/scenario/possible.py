"""Positions that no game can come to are mistakes: what is shown there says nothing about the game."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.state import State
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
        dying = alive and s.tally[seat * 3 + BLACK] >= DEADLY
        winning = alive and s.rules.declaring is None and s.rules.meets_goal(s, seat)
        if person.dying and not (nodes and dying):
            why = (
                "has fewer than three black cards"
                if nodes
                else "would be dead: there are no nodes to wait for"
            )
            raise line.wrong(f"'dying', but the player {why}")
        if person.winning and not (nodes and winning):
            why = "would have won: there are no nodes to wait for" if winning else "has not collected enough"
            raise line.wrong(f"'winning', but the player {why}")
        if dying and not person.dying:
            hint = _HINT.format("dying") if nodes else ""
            raise line.wrong(f"a living player with three black cards would be dead{hint}")
        if winning and not person.winning:
            hint = _HINT.format("winning") if nodes else ""
            raise line.wrong(f"this player has won already{hint}")
        if person.confined and not alive:
            raise line.wrong("'confined', but the player is out of the game")
