"""Options as people read them: what a choice is called, and what will happen if it is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fengsheng.core.option import Option
from fengsheng.words.editions import of_preset


def option_label(
    lang: str,
    option: Option,
    names: Sequence[str] = (),
    me: int | None = None,
    vague: Iterable[str] = (),
) -> str:
    """What the choice is called, for the reader who sits at `me`. `vague` names what is left open, for
    several choices that differ in that alone: way, target, aim, word, or more than the word's beginning."""
    return of_preset(option.rules.preset).label(lang, option, names, me, frozenset(vague))


def option_effect(lang: str, option: Option, names: Sequence[str] = (), me: int | None = None) -> str:
    """What will happen if it is chosen."""
    return of_preset(option.rules.preset).effect(lang, option, names, me)
