"""Players by name: the name given to the seat, the seat's own, or "you" for the reader."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.words.bundles import say


def seat_label(
    lang: str, seat: int, names: Sequence[str] = (), me: int | None = None, subject: bool = False
) -> str:
    """A player for a reader who sits at `me`; `subject` is for the beginning of a sentence."""
    if seat == me:
        return say(lang, "you-subject" if subject else "you-object")
    return names[seat] if names else say(lang, f"seat-{seat}")


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


def bot_names(lang: str) -> list[str]:
    """Names for bots, for a table where that language is spoken."""
    return [name.strip() for name in say(lang, "bot-names").replace("、", ",").split(",")]
