"""Words for a reader; where none are written yet, notation has to do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..core.book import Book
from ..core.errors import FengshengError
from ..core.face import NO_CARD, NOBODY
from ..core.notation import aim_text, card_text
from ..core.option import Option
from ..words import log_line, option_effect, option_label, prompt
from ..words.terms import as_called
from .wire.server import Choice

_NO_WORDS = (FengshengError, KeyError, ValueError, AssertionError, IndexError)


def choice(
    option: Option, lang: str, words: str, names: Sequence[str], me: int, hand: Collection[int]
) -> Choice:
    """An option as it is sent to the seat `me`, which holds `hand`."""
    notation = option.notation
    if words == "none":
        return Choice(notation)
    book = option.book
    label, effect = _option_words(lang, words == "full", book, _fields(option), tuple(names), me)
    return Choice(
        notation,
        option.kind,
        label,
        effect,
        option.law,
        card_text(option),
        None if option.target == NOBODY else option.target,
        aim_text(option),
        option.rule,
        option.word,
        [book.faces[card].name for card in option.cards],
        option.card != NO_CARD and option.card not in hand,
    )


_Fields = tuple[str, str, int, int, int, str, int, str, tuple[int, ...], bool]


def _fields(option: Option) -> _Fields:
    """All that an option is made of."""
    return (
        option.kind,
        option.rule,
        option.card,
        option.target,
        option.aim,
        option.word,
        option.x,
        option.law,
        tuple(option.cards),
        option.named,
    )


@lru_cache(maxsize=16384)
def _option_words(
    lang: str, full: bool, book: Book, fields: _Fields, names: tuple[str, ...], me: int
) -> tuple[str, str]:
    """Label and effect. Remembered: the same few options are offered again and again in a game."""
    option = Option(book, *fields)
    label = effect = ""
    try:
        label = option_label(lang, option, names, me)
        if full:
            effect = option_effect(lang, option, names, me)
    except _NO_WORDS:
        pass
    return label, effect


def effect_text(option: Option, lang: str, names: Sequence[str], me: int) -> str:
    """What an option would do."""
    try:
        return option_effect(lang, option, names, me)
    except _NO_WORDS:
        return option.notation


def question_text(
    lang: str, view: Mapping[str, Any], me: int, names: Sequence[str], house_rules: Mapping[str, str]
) -> str:
    """What the reader is asked. In a window everybody is asked at once, whoever's turn it is to answer."""
    try:
        asked = {**view, "decision": {**view["decision"], "seat": me}}
        return prompt(lang, asked, names, house_rules)
    except _NO_WORDS:
        return ""


@lru_cache(maxsize=4096)
def _line(lang: str, event: tuple[tuple[str, Any], ...], names: tuple[str, ...], me: int | None) -> str:
    told = {key: list(value) if isinstance(value, tuple) else value for key, value in event}
    try:
        return log_line(lang, told, names, me)
    except _NO_WORDS:
        return ""


def event_text(
    lang: str, event: Mapping[str, Any], names: Sequence[str], me: int | None, house_rules: Mapping[str, str]
) -> str:
    """What happened, as the reader's log tells it. Remembered: spectators read the same lines."""
    key = tuple(
        (k, tuple(as_called(face, house_rules) for face in v) if isinstance(v, list) else v)
        for k, v in event.items()
    )
    return _line(lang, key, tuple(names), me)
