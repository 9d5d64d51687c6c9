"""Trying something: one person plays on from a position, bots play the others, and nothing is kept.

A position comes from a finished game, at any of its moments, or from a ruling.
"""

from __future__ import annotations

from fengsheng.trials.positions import NoSuchMoment, from_record, from_ruling
from fengsheng.trials.trial import Start, Trial
from fengsheng.trials.writing import NotWritable, as_scenario

__all__ = ["NoSuchMoment", "NotWritable", "Start", "Trial", "as_scenario", "from_record", "from_ruling"]
