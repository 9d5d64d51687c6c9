"""When something that cannot be used now will be possible, from the tables by which the engine offers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fengsheng.core.card import Card
from fengsheng.core.option import Option
from fengsheng.core.reason import AGAIN, FACE_UP, NEVER, NEXT_TURN, SAID, Case, Reason
from fengsheng.core.skill import Active, Conversion, Skill
from fengsheng.words import listing, say, seat_label

SEVERAL: Final = 4  # a thing for so many moments is for any


def when_card(lang: str, c: Case, card: Card, reason: Reason) -> str:
    """When a card can be used by that seat."""
    if reason.when in (SAID, NEVER, AGAIN):
        return ""
    return _sentence(lang, card.when(c.s.rules.house), card.turns_of(c))


def when_skill(lang: str, c: Case, skill: Skill, reason: Reason) -> str:
    """When a skill can be used at will; one that answers an event says so itself."""
    if reason.when in (SAID, NEVER, AGAIN):
        return ""
    if reason.when == FACE_UP:
        return say(lang, "why-next", when=say(lang, "when-face-up"))
    if isinstance(skill, Conversion):
        return when_card(lang, c, c.s.rules.cards[skill.becomes], reason)
    if not isinstance(skill, Active):
        return ""
    house = c.s.rules.house
    return _sentence(lang, skill.when(house), skill.turns(house))


def when_sending(lang: str, reason: Reason) -> str:
    """When the next card can be sent."""
    return say(lang, "why-next", when=say(lang, "when-next-turn")) if reason.when == NEXT_TURN else ""


def instead(lang: str, ways: Sequence[Option], names: Sequence[str], me: int) -> str:
    """Whom it can be used on now."""
    targets = sorted({option.target for option in ways if option.target >= 0})
    if not targets:
        return ""
    return say(lang, "why-instead", who=listing(lang, [seat_label(lang, i, names, me) for i in targets]))


def phrase(lang: str, moments: Sequence[str], turns: str) -> str:
    """Such moments in words, without a full stop: they stand in a sentence."""
    if len(moments) >= SEVERAL:
        return say(lang, "when-any")
    text = ""
    for moment in moments:
        one = say(lang, f"when-{moment}{_turn(moment, turns)}")
        text = say(lang, "when-or", a=text, b=one) if text else one
    return text


def _sentence(lang: str, moments: Sequence[str], turns: str) -> str:
    text = phrase(lang, moments, turns)
    return say(lang, "why-next", when=text) if text else ""


def _turn(moment: str, turns: str) -> str:
    return f"-{turns}" if turns and moment == "pass" else ""
