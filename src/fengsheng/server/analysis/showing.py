"""An analysis for a reader: in their language, with names, and with how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fengsheng.review import named
from fengsheng.review.honest import honest
from fengsheng.review.judge import rough
from fengsheng.review.model import Key
from fengsheng.words import LANGUAGES

HELD_BACK: Final = ("work", "format", "version")


def shown(review: dict[str, Any], names: Sequence[str], lang: str) -> dict[str, Any]:
    """Texts in one language. What only the next run needs is left out."""
    told = {key: _said(value, names, lang) for key, value in review.items() if key not in HELD_BACK}
    told["names"] = list(names)
    told["rough"] = rough(review["edition"])
    told["honest"] = honest(Key(**review["key"]), review["edition"], lang)
    return told


def _said(thing: Any, names: Sequence[str], lang: str) -> Any:
    if isinstance(thing, dict):
        if set(thing) == set(LANGUAGES):
            return named(thing[lang], names)
        return {key: _said(value, names, lang) for key, value in thing.items()}
    if isinstance(thing, list):
        return [_said(value, names, lang) for value in thing]
    return thing
