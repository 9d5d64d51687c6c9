"""Which edition something is said about."""

from __future__ import annotations

from .classic import Classic
from .speech import EventData, Speech, View
from .spywar import Spywar
from .terms import EDITION_OF_PRESET

SPEECH: dict[str, Speech] = {speech.edition: speech for speech in (Classic(), Spywar())}
_RULES = {"CL": "classic", "SW": "spywar"}
_HOUSE = "HOUSE-"  # before the rules of home-made characters, which no catalogue has


def of_view(view: View) -> Speech:
    """The edition a view is from."""
    return SPEECH[EDITION_OF_PRESET[view["edition"]]]


def of_event(event: EventData) -> Speech:
    """The edition an event is from: every event names its rule."""
    rule = str(event.get("rule", "")).removeprefix(_HOUSE)
    return SPEECH[_RULES.get(rule[:2], "classic")]


def tell(lang: str, view: View, key: str, **args: str | int) -> str:
    """The words for `key` in the edition of a view."""
    return of_view(view).say(lang, key, **args)
