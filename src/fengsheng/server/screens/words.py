"""Words for a reader. A sentence that is missing is logged, counted, and said in another language; where no
language has it, notation has to do. A table never stands still because of a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fengsheng.core.explanation import Explanation
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import aim_text, card_text
from fengsheng.core.option import Option
from fengsheng.core.ruleset import Ruleset
from fengsheng.game import Game
from fengsheng.server.wire.server import Choice
from fengsheng.words import LANGUAGES, MissingWords, log_line, option_effect, option_label, prompt
from fengsheng.words.terms import as_called

log = logging.getLogger("fengsheng.server")

MOST_LOGGED = 1000


class Missing:
    """Sentences that could not be said to a reader in their language. Locale files belong to the process, and
    so does the count; each sentence is logged once."""

    def __init__(self) -> None:
        self.count = 0
        self._logged: set[tuple[str, str]] = set()

    def note(self, lang: str, what: str, shown: str, error: Exception) -> None:
        """`shown` is the language that was taken instead, or nothing."""
        self.count += 1
        if (lang, what) not in self._logged and len(self._logged) < MOST_LOGGED:
            self._logged.add((lang, what))
            log.error("words missing", extra={"lang": lang, "what": what, "shown": shown}, exc_info=error)


MISSING = Missing()


def _instead(error: Exception, lang: str, what: str, words: Callable[[str], str], otherwise: str) -> str:
    """What could not be said in this language, in the nearest that has it; if none has, `otherwise`."""
    shown, text = "", otherwise
    for other in sorted(set(LANGUAGES) - {lang}, key=lambda one: (one[:2] != lang[:2], one)):
        try:
            shown, text = other, words(other)
        except Exception:  # the same sentence, or the same mistake: it is noted below
            shown = ""
        else:
            break
    MISSING.note(lang, what, shown, error)
    return text


def choice(
    option: Option, lang: str, words: str, names: Sequence[str], me: int, hand: Collection[int]
) -> Choice:
    """An option as it is sent to the seat `me`, which holds `hand`."""
    notation = option.notation
    if words == "none":
        return Choice(notation)
    rules = option.rules
    full = words == "full"
    try:
        label, effect = _option_words(lang, full, rules, _fields(option), tuple(names), me)
    except Exception:  # one of the two at least: each is looked at by itself, and noted
        label = label_text(option, lang, names, me)
        effect = effect_text(option, lang, names, me) if full else ""
    return Choice(
        notation,
        option.kind,
        label,
        effect,
        option.rule,
        card_text(option),
        None if option.target == NOBODY else option.target,
        aim_text(option),
        option.uses,
        option.word,
        [rules.faces[card].name for card in option.cards],
        option.card != NO_CARD and option.card not in hand,
    )


_Fields = tuple[str, str, int, int, int, str, int, str, tuple[int, ...], bool]
_Say = Callable[[str, Option, Sequence[str], int], str]


def _fields(option: Option) -> _Fields:
    """All that an option is made of."""
    return (
        option.kind,
        option.uses,
        option.card,
        option.target,
        option.aim,
        option.word,
        option.number,
        option.rule,
        tuple(option.cards),
        option.named,
    )


@lru_cache(maxsize=16384)
def _option_words(
    lang: str, full: bool, rules: Ruleset, fields: _Fields, names: tuple[str, ...], me: int
) -> tuple[str, str]:
    """Label and effect. Remembered: the same few options are offered again and again in a game."""
    option = Option(rules, *fields)
    return option_label(lang, option, names, me), option_effect(lang, option, names, me) if full else ""


def label_text(option: Option, lang: str, names: Sequence[str], me: int) -> str:
    """What an option is called."""
    return _said("label", option_label, option, lang, names, me)


def effect_text(option: Option, lang: str, names: Sequence[str], me: int) -> str:
    """What an option would do."""
    return _said("effect", option_effect, option, lang, names, me)


def _said(what: str, say: _Say, option: Option, lang: str, names: Sequence[str], me: int) -> str:
    def words(lang: str) -> str:
        return say(lang, option, names, me)

    try:
        return words(lang)
    except Exception as error:
        return _instead(error, lang, f"{what} of {option.kind} {option.uses}", words, option.notation)


def question_text(
    lang: str, view: Mapping[str, Any], me: int, names: Sequence[str], house_rules: Mapping[str, str]
) -> str:
    """What the reader is asked. In a window everybody is asked at once, whoever's turn it is to answer."""
    asked = {**view, "decision": {**view["decision"], "seat": me}}

    def words(lang: str) -> str:
        return prompt(lang, asked, names, house_rules)

    try:
        return words(lang)
    except Exception as error:
        kind = view["decision"]["kind"]
        return _instead(error, lang, f"question {kind}", words, f"[{kind}]")


def explained(game: Game, seat: int, what: str, lang: str, names: Sequence[str] = ()) -> Explanation:
    """Why something can or cannot be done. What there is no such thing of is the reader's own mistake."""
    try:
        return game.explain(seat, what, lang, names)
    except MissingWords as error:
        told = [Explanation(f"[{what}]", "", False)]

        def words(lang: str) -> str:
            told.append(game.explain(seat, what, lang, names))
            return told[-1].sentence

        _instead(error, lang, f"explanation of {what}", words, "")
        return told[-1]


@lru_cache(maxsize=4096)
def _line(lang: str, event: tuple[tuple[str, Any], ...], names: tuple[str, ...], me: int | None) -> str:
    told = {key: list(value) if isinstance(value, tuple) else value for key, value in event}
    return log_line(lang, told, names, me)


def event_text(
    lang: str, event: Mapping[str, Any], names: Sequence[str], me: int | None, house_rules: Mapping[str, str]
) -> str:
    """What happened, as the reader's log tells it. Remembered: spectators read the same lines."""
    key = tuple(
        (k, tuple(as_called(face, house_rules) for face in v) if isinstance(v, list) else v)
        for k, v in event.items()
    )
    people = tuple(names)
    try:
        return _line(lang, key, people, me)
    except Exception as error:
        kind = event["kind"]
        return _instead(
            error, lang, f"event {kind}", lambda other: _line(other, key, people, me), f"[{kind}]"
        )
