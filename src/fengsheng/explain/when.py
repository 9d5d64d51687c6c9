"""When something that cannot be used now will be possible, from the tables by which the engine offers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fengsheng.core.card import Card
from fengsheng.core.option import Option
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import Active, Conversion, Skill
from fengsheng.words import listing, say, seat_label

# Reasons whose sentence itself says when, or what to wait for.
THEMSELVES: Final = frozenset(
    {
        *("lock-moment", "lock-early", "lure-moment", "intercept-moment", "return-moment", "decode-moment"),
        *("own-turn", "main-only", "counter-nothing", "look-moment", "black-lock", "when", "flip-when"),
        *("own-death", "not-concerned", "wait-order", "passed", "end-unsent", "end-moment", "by-itself"),
        *("sw-play-phase", "sw-clear-moment", "sw-decipher-moment", "sw-contest-only", "sw-own-death"),
        *("sw-skill-play-phase", "sw-skill-contest", "sw-skill-rescue", "sw-skill-own-turn"),
        *("sw-when-sending", "send-turn", "send-moment", "sw-send-moment", "decide-moment", "declare-goal"),
        *("sw-declare", "decline-sender", "decline-locked", "pass-must", "send-way"),
    }
)
# Reasons that no moment will mend.
FOR_EVER: Final = frozenset({"game-over", "out", "covered", "sw-used"})
FACE_DOWN: Final = frozenset({"face-down", "face-down-dying", "sw-face-down"})
SEVERAL: Final = 4  # a thing for so many moments is for any


def when_card(lang: str, rules: Ruleset, card: Card, reason: str) -> str:
    """When a card can be used."""
    if reason in THEMSELVES | FOR_EVER:
        return ""
    return _sentence(lang, card.when(rules.house), card.turns(rules.house))


def when_skill(lang: str, rules: Ruleset, skill: Skill, reason: str) -> str:
    """When a skill can be used at will; one that answers an event says so itself."""
    if reason in THEMSELVES | FOR_EVER:
        return ""
    if reason in FACE_DOWN:
        return say(lang, "why-next", when=say(lang, "when-face-up"))
    if isinstance(skill, Conversion):
        return when_card(lang, rules, rules.cards[skill.becomes], reason)
    return _sentence(lang, skill.when(rules.house), "") if isinstance(skill, Active) else ""


def when_sending(lang: str, reason: str) -> str:
    """When the next card can be sent."""
    return say(lang, "why-next", when=say(lang, "when-next-turn")) if reason == "send-done" else ""


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
