"""The coach: what to look at, what is good here and why, why one is asked, and what would lose at once.

Everything is computed from the view of one seat and the decision it has, by the bot that sits at tables.
"""

from __future__ import annotations

from fengsheng.coach.asked import why_asked
from fengsheng.coach.believed import why_believed
from fengsheng.coach.hint import hint, reason
from fengsheng.coach.judging import right
from fengsheng.coach.model import Hint, HintOption, Look, Note, WhyAsked
from fengsheng.coach.ready import prepare
from fengsheng.coach.topics import Topic, all_topics, introduce, topics
from fengsheng.coach.warnings import lands, warning

__all__ = [
    "Hint",
    "HintOption",
    "Look",
    "Note",
    "Topic",
    "WhyAsked",
    "all_topics",
    "hint",
    "introduce",
    "lands",
    "prepare",
    "reason",
    "right",
    "topics",
    "warning",
    "why_asked",
    "why_believed",
]
