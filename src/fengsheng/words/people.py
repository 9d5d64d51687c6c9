"""Players by name: the name given to the seat, the seat's own, or "you" for the reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from fengsheng.words.bundles import LANGUAGES, say


def seat_label(
    lang: str, seat: int, names: Sequence[str] = (), me: int | None = None, subject: bool = False
) -> str:
    """A player for a reader who sits at `me`; `subject` is for the beginning of a sentence."""
    if seat == me:
        return say(lang, "you-subject" if subject else "you-object")
    return names[seat] if names else say(lang, f"seat-{seat}")


def person(
    lang: str,
    name: str,
    seat: int,
    names: Sequence[str] = (),
    me: int | None = None,
    actor: int | None = None,
) -> dict[str, str]:
    """A player in the forms that sentences need: `name` as an object, with _s whose something is, with _me
    whether it is the reader, for a verb that agrees. Whoever is the `actor` of the same sentence does it to
    themselves, so that no sentence says a name twice."""
    mine = seat == me
    if seat == actor:
        who = say(lang, "you-self" if mine else "they-self")
        whose = say(lang, "you-self-s" if mine else "they-self-s")
    else:
        who = seat_label(lang, seat, names, me)
        whose = say(lang, "you-s") if mine else _whose(lang, who)
    return {name: who, f"{name}_s": whose, f"{name}_me": "yes" if mine else "no"}


def nobody(lang: str, name: str, shown: str = "") -> dict[str, str]:
    """The same forms where there is no player, or none has been chosen yet."""
    return {name: shown, f"{name}_s": say(lang, "someone-s") if shown else "", f"{name}_me": "no"}


@lru_cache(maxsize=1024)
def _whose(lang: str, who: str) -> str:
    return say(lang, "who-s", who=who)


def listing(lang: str, words: Sequence[str]) -> str:
    """a, b and c."""
    if not words:
        return ""
    *rest, last = words
    if not rest:
        return last
    text = rest[0]
    for word in rest[1:]:
        text = say(lang, "list-comma", a=text, b=word)
    return say(lang, "list-and", a=text, b=last)


@cache
def bot_names(lang: str) -> tuple[str, ...]:
    """Names for bots in a language; the same bot has the same place in every list."""
    return tuple(name.strip() for name in say(lang, "bot-names").replace("、", ",").split(","))


@cache
def bot_everywhere(name: str) -> tuple[str, ...]:
    """What the bot of that name is called in each language; who has a name of another sort has only that."""
    for lang in LANGUAGES:
        if name in bot_names(lang):
            place = bot_names(lang).index(name)
            return tuple(bot_names(other)[place] for other in LANGUAGES)
    return (name,)


def bot_called(lang: str, name: str) -> str:
    """A bot in the words of a reader: its name belongs to the reader's language, not to the table's."""
    everywhere = bot_everywhere(name)
    return everywhere[LANGUAGES.index(lang)] if len(everywhere) == len(LANGUAGES) else name
