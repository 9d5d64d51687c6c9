"""Which weights make the expert win: every seat of every game draws high or low for each of them.

Wins regressed on the draws give all effects at once, each with its error, from the same games.
"""

from __future__ import annotations

from fengsheng.tune.effects import Effect, effects
from fengsheng.tune.plan import BadTune, Tune
from fengsheng.tune.played import Tried
from fengsheng.tune.proposal import proposal
from fengsheng.tune.run import play, run

__all__ = ["BadTune", "Effect", "Tried", "Tune", "effects", "play", "proposal", "run"]
