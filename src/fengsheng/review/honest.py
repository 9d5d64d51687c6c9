"""How far the figures can be trusted, in words."""

from __future__ import annotations

from fengsheng.editions.registry import find
from fengsheng.review.judge import ROUGH, calibration
from fengsheng.review.model import Key
from fengsheng.words import say


def honest(key: Key, edition: str, lang: str) -> list[str]:
    """Who judges, by what, how well its beliefs were measured to hold, and what they come from."""
    told = (
        [say(lang, "analysis-honest-judge", version=key.bot_version), say(lang, "analysis-honest-known")]
        if key.bot
        else [say(lang, "analysis-honest-nobody")]
    )
    measured = calibration(find(edition).name)
    if measured is None:
        told.append(say(lang, "analysis-honest-unmeasured"))
    elif measured.error > ROUGH:
        told.append(say(lang, "analysis-honest-rough"))
    else:
        numbers = {"said": round(100 * measured.said), "right": round(100 * measured.right)}
        told.append(say(lang, "analysis-honest-calibrated", games=measured.games, **numbers))
    return [*told, say(lang, "analysis-honest-bots")]
