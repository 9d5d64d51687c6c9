"""Why the cards of a hand cannot be used now, all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fengsheng.game import Game
from fengsheng.server.screens.words import explained
from fengsheng.server.wire import server

HAND: Final = "hand"  # what a client asks for that wants to know about all of them


def hand_reasons(game: Game, seat: int, lang: str, names: Sequence[str]) -> list[server.Reason]:
    """For every card of the hand that cannot be used, each once."""
    known = dict.fromkeys(game.view(seat)["seats"][seat]["known"])
    told = [(card, explained(game, seat, card, lang, names)) for card in known]
    return [server.Reason(card, why.sentence, why.rule) for card, why in told if not why.usable]
