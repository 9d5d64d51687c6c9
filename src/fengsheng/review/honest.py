"""How far the figures can be trusted, in words."""

from __future__ import annotations

from fengsheng.editions.registry import find
from fengsheng.levels import USUAL, ratings
from fengsheng.review.judge import ROUGH, calibration
from fengsheng.review.model import Key
from fengsheng.words import say


def honest(key: Key, edition: str, lang: str) -> list[str]:
    """Who judges, by what, how well its beliefs were measured to hold, and what they come from."""
    name = find(edition).name
    if key.bot:
        told = [say(lang, "analysis-honest-judge", version=key.bot_version)]
        told += _strength(key.bot, name, lang)
        told.append(say(lang, "analysis-honest-known"))
    else:
        told = [say(lang, "analysis-honest-nobody")]
    measured = calibration(name)
    if measured is None:
        told.append(say(lang, "analysis-honest-unmeasured"))
    elif measured.error > ROUGH:
        told.append(say(lang, "analysis-honest-rough"))
    else:
        numbers = {"said": round(100 * measured.said), "right": round(100 * measured.right)}
        told.append(say(lang, "analysis-honest-calibrated", games=measured.games, **numbers))
    return [*told, say(lang, "analysis-honest-bots")]


def _strength(bot: str, edition: str, lang: str) -> list[str]:
    """What it was measured to be worth, beside the level that most tables play with; nothing: it was not."""
    judge, usual = ratings(bot).get(edition), ratings(USUAL).get(edition)
    if judge is None or usual is None:
        return []
    rating, unsure, club = (f"{number:.1f}" for number in (*judge, usual[0]))
    return [say(lang, "analysis-honest-strength", rating=rating, unsure=unsure, club=club)]
