"""Sentences for looking back at a game."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.words.bundles import say
from fengsheng.words.people import listing


def counted(lang: str, sentence: str, counts: Sequence[tuple[int, str]]) -> str:
    """The sentence of a gain, and how many of which colours lie there now."""
    if not counts:
        return sentence
    said = [say(lang, "chapter-count", many=many, colour=say(lang, f"colour-{c}")) for many, c in counts]
    return say(lang, "chapter-counted", sentence=sentence, counts=listing(lang, said))
