"""Positions and scenarios of spywar, from a few lines."""

from __future__ import annotations

from fengsheng import Game
from fengsheng.core.counters import rebuild
from fengsheng.core.face import BLACK
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out

HEAD = "title: A title\nrules: SW-TURN-05\nedition: spywar\n"
PLAY = "play:\nexpect game goes on\n"
SEEDS = 300


def game_of(body: str) -> Game:
    game, _ = lay_out(Scenario.parse(HEAD + body + PLAY, "x.scn").position)
    return game


def run(body: str, script: str) -> None:
    Scenario.parse(HEAD + body + "play:\n" + script, "x.scn").run()


def poison(game: Game, seat: int) -> None:
    """Three black cards of the pile come to lie in front of a seat, by nothing that the base set has."""
    s = game.state
    black = [c for c in s.deck if s.rules.faces[c].colours == (BLACK,)][:3]
    for card in black:
        s.deck.remove(card)
        s.intel[seat].append(card)
        s.seen[card] = -1
    rebuild(s)
