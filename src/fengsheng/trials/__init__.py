"""Trying something: one person plays on from a position, bots play the others, and nothing is kept.

A position comes from a finished game, at any of its moments, or from a ruling.
"""

from __future__ import annotations

from fengsheng.trials.positions import NoSuchMoment, from_record, from_ruling
from fengsheng.trials.trial import Start, Trial

__all__ = ["NoSuchMoment", "Start", "Trial", "from_record", "from_ruling"]
