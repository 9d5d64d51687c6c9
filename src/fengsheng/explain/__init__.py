"""Why a card in hand or a skill cannot be used now, in words, with the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fengsheng.core.errors import FengshengError
from fengsheng.core.explanation import Explanation
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Option
from fengsheng.core.reason import Case, Reason, Reasons
from fengsheng.core.skill import Active, Conversion, Skill, Trigger
from fengsheng.core.state import State
from fengsheng.editions.registry import find
from fengsheng.words import card_name, check_language, say, skill_label, skill_text
from fengsheng.words.people import nobody, person
from fengsheng.words.terms import function_name

if TYPE_CHECKING:
    from fengsheng.game import Game


END = "end"


class NothingToExplain(FengshengError):
    """What was asked about is neither a card in that hand nor a skill of that character."""

    code = "nothing-to-explain"


def explain(game: Game, seat: int, what: str, lang: str, names: Sequence[str]) -> Explanation:
    """`what` is a card as notation writes it (鎖定/red), a skill (skill 老槍 2), or an answer that is not
    there (play 鎖定/red on 丙, end)."""
    check_language(lang)
    s = game.state
    offered = next((options for asked, options in game.window() if asked == seat), None)
    args: dict[str, str | int] = {"me": "yes" if s.ask_seat == seat else "no", **nobody(lang, "asked")}
    if s.ask_seat >= 0:
        args |= person(lang, "asked", s.ask_seat, names, seat)
    also = ""
    reasons = find(s.rules.preset).reasons
    case = Case(s, seat, offered)
    if what.startswith("skill "):
        skill = _skill(s, seat, what)
        reason = about_skill(reasons, case, skill)
        args |= _skill_words(lang, s, skill)
    elif what == END:
        reason = about_ending(reasons, case)
    else:
        what, target = _aimed(s, what)
        card = _card(s, seat, what)
        reason = about_card(reasons, case, card)
        if reason.usable and target != NOBODY:
            reason = _about_target(case, card, target, reason)
            args |= person(lang, "target", target, names, seat)
        args["card"] = card_name(lang, what, s.rules.house)
        also = "" if reason.usable else _also(lang, what, offered or ())
    sentence = say(lang, f"why-{reason.key}", **args)
    return Explanation(f"{sentence} {also}".rstrip(), reason.rule, reason.usable)


def about_card(reasons: Reasons, c: Case, card: int) -> Reason:
    """Why this card of the hand cannot be used for its function, or that it can: over or out, offered, the
    wrong moment, and then what the card itself says."""
    reason = reasons.out(c)
    if reason is not None:
        return reason
    rules = c.s.rules
    face = rules.faces[card]
    for option in c.offered or ():
        if option.kind == "play" and rules.faces[option.card] is face:
            return Reason("usable-card", option.rule, usable=True)
    return reasons.moment(c) or rules.cards[rules.card_of_function[face.function]].why_not(c)


def _about_target(c: Case, card: int, target: int, usable: Reason) -> Reason:
    """The same for one player to use it on; `usable` is what is said where it can be."""
    rules = c.s.rules
    face = rules.faces[card]
    ways = [o for o in c.offered or () if o.kind == "play" and rules.faces[o.card] is face]
    if any(option.target == target for option in ways):
        return usable
    function = rules.cards[rules.card_of_function[face.function]]
    return function.why_not_on(c, target) or Reason("not-on", function.rule)


def about_ending(reasons: Reasons, c: Case) -> Reason:
    """Why the play phase cannot be ended, or that it can."""
    for option in c.offered or ():
        if option.kind == END:
            return Reason("usable-end", option.rule, usable=True)
    return reasons.out(c) or reasons.end(c)


def about_skill(reasons: Reasons, c: Case, skill: Skill) -> Reason:
    """The same for a skill; how the character lies comes first, and what its owner cannot use now or ever."""
    reason = reasons.out(c)
    if reason is not None:
        return reason
    if any(skill.used_by(c, option) for option in c.offered or ()):
        return Reason("usable-skill", skill.rule, usable=True)
    reason = reasons.skill(c, skill) or skill.spent(c)
    if reason is not None:
        return reason
    if isinstance(skill, Trigger) and not skill.forced:
        return reasons.trigger(c, skill)
    if isinstance(skill, Active | Conversion):
        return reasons.moment(c) or skill.why_not(c)
    return skill.why_not(c)


def _skill(s: State, seat: int, what: str) -> Skill:
    if s.character[seat] >= 0:
        for skill in s.rules.characters[s.character[seat]].skills:
            if what == f"skill {skill.character} {skill.number}":
                return skill
    raise NothingToExplain(f"{what!r} is no skill of the character at seat {seat}.")


def _aimed(s: State, what: str) -> tuple[str, int]:
    """A card, and the player it is to be used on, if an answer names one."""
    card, _, rest = what.removeprefix("play ").partition(" on ")
    seats = SEATS[: s.rules.seats]
    return card, seats.index(rest[0]) if rest[:1] and rest[0] in seats else NOBODY


def _card(s: State, seat: int, what: str) -> int:
    for card in s.hands[seat]:
        if s.rules.faces[card].name == what:
            return card
    raise NothingToExplain(f"{what!r} is neither a card in the hand of seat {seat} nor a skill.")


def _skill_words(lang: str, s: State, skill: Skill) -> dict[str, str]:
    label = skill_label(lang, skill.name)
    words = {"skill": label, "text": skill_text(lang, skill.name), "card": label}
    if isinstance(skill, Conversion):
        function = s.rules.function_names[skill.source]
        words |= {"source": function_name(lang, function), "card": say(lang, f"card-{skill.becomes}")}
    return words


def _also(lang: str, what: str, offered: Sequence[Option]) -> str:
    """What else the card is good for in the open question."""
    verbs = {o.kind for o in offered if o.card != NO_CARD and o.rules.faces[o.card].name == what}
    if "send" in verbs:
        return say(lang, "why-also-send")
    return say(lang, "why-also-choose") if verbs else ""
