"""Trying something: one person plays on from a position, bots play the others, and nothing is kept.

A position comes from a finished game, at any of its moments, or from a ruling.
"""

from __future__ import annotations

from fengsheng.trials.opened import open_view
from fengsheng.trials.positions import NoSuchMoment, from_record, from_ruling, played_to
from fengsheng.trials.stage import Moment, Stage, lay_on_stage, people
from fengsheng.trials.trial import Start, Trial
from fengsheng.trials.writing import NotWritable, as_scenario

__all__ = [
    "Moment",
    "NoSuchMoment",
    "NotWritable",
    "Stage",
    "Start",
    "Trial",
    "as_scenario",
    "from_record",
    "from_ruling",
    "lay_on_stage",
    "open_view",
    "people",
    "played_to",
]
