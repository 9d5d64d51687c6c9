"""Which edition something is said about."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS, USUAL, find

if TYPE_CHECKING:
    from fengsheng.words.speech import EventData, Speech, View

_BY_RULE = {edition.rule_prefix: edition for edition in EDITIONS}
_HOUSE = "HOUSE-"  # before the rules of home-made characters, which no catalogue has


@cache
def speech_of(edition: Edition) -> Speech:
    """How an edition speaks, fetched when somebody first asks."""
    speech: Speech = import_module(edition.speech).SPEECH
    return speech


def of_preset(preset: str) -> Speech:
    """How the edition of a preset speaks."""
    return speech_of(find(preset))


def of_view(view: View) -> Speech:
    """How the edition speaks that a view is from."""
    return of_preset(view["edition"])


def of_event(event: EventData) -> Speech:
    """The same for an event: every event names its rule."""
    rule = str(event.get("rule", "")).removeprefix(_HOUSE)
    return speech_of(_BY_RULE.get(rule.partition("-")[0]) or find(USUAL))


def tell(lang: str, view: View, key: str, **args: str | int) -> str:
    """The words for `key` in the edition of a view."""
    return of_view(view).say(lang, key, **args)
