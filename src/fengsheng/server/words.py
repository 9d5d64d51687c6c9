"""Words for a reader; where none are written yet, notation has to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..core.errors import FengshengError
from ..core.face import NO_CARD, NOBODY
from ..core.option import Option
from ..words import log_line, option_effect, option_label, prompt
from .wire.server import Choice

_NO_WORDS = (FengshengError, KeyError, ValueError, AssertionError, IndexError)


def choice(option: Option, lang: str, words: str, names: Sequence[str], me: int) -> Choice:
    """An option as it is sent."""
    notation = option.notation
    if words == "none":
        return Choice(notation)
    book = option.book
    label = effect = ""
    try:
        label = option_label(lang, option, names, me)
        if words == "full":
            effect = option_effect(lang, option, names, me)
    except _NO_WORDS:
        pass
    return Choice(
        notation,
        option.kind,
        label,
        effect,
        option.law,
        "" if option.card == NO_CARD else book.faces[option.card].name,
        None if option.target == NOBODY else option.target,
        "" if option.aim == NO_CARD else book.faces[option.aim].name,
    )


def effect_text(option: Option, lang: str, names: Sequence[str], me: int) -> str:
    """What an option would do."""
    try:
        return option_effect(lang, option, names, me)
    except _NO_WORDS:
        return option.notation


def question_text(lang: str, view: Mapping[str, Any], me: int, names: Sequence[str]) -> str:
    """What the reader is asked. In a window everybody is asked at once, whoever's turn it is to answer."""
    try:
        asked = {**view, "decision": {**view["decision"], "seat": me}}
        return prompt(lang, asked, names)
    except _NO_WORDS:
        return ""


@lru_cache(maxsize=4096)
def _line(lang: str, event: tuple[tuple[str, Any], ...], names: tuple[str, ...], me: int | None) -> str:
    told = {key: list(value) if isinstance(value, tuple) else value for key, value in event}
    try:
        return log_line(lang, told, names, me)
    except _NO_WORDS:
        return ""


def event_text(lang: str, event: Mapping[str, Any], names: Sequence[str], me: int | None) -> str:
    """What happened, as the reader's log tells it. Remembered: spectators read the same lines."""
    key = tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in event.items())
    return _line(lang, key, tuple(names), me)
