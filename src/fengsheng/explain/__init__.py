"""Why a card in hand, a skill or an answer is not possible now, in words, with the rule behind it; and when
it will be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from fengsheng.core.card import Card
from fengsheng.core.errors import FengshengError
from fengsheng.core.explanation import Explanation
from fengsheng.core.face import NO_CARD, NOBODY, Face
from fengsheng.core.notation import SEATS
from fengsheng.core.option import PASS, Option
from fengsheng.core.reason import AGAIN, SAID, Case, Reason, Reasons
from fengsheng.core.skill import Active, Conversion, Skill, Trigger
from fengsheng.core.state import State
from fengsheng.editions.registry import find
from fengsheng.explain.when import instead, when_card, when_sending, when_skill
from fengsheng.words import card_name, check_language, route_name, say, skill_label, skill_text
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
    there (play 鎖定/red on 丙, send 鎖定/red to 丙, skill 老槍 2 on 丙, accept, end)."""
    check_language(lang)
    s = game.state
    offered = next((options for asked, options in game.window() if asked == seat), None)
    args: dict[str, str | int] = {"me": "yes" if s.ask_seat == seat else "no", **nobody(lang, "asked")}
    if s.ask_seat >= 0:
        args |= person(lang, "asked", s.ask_seat, names, seat)
    case = Case(s, seat, offered)
    told = _Told(lang, find(s.rules.preset).reasons, case, names, args)
    verb = what.partition(" ")[0]
    if verb == "skill":
        reason, also, when = told.skill(what)
    elif verb == "send":
        reason, also, when = told.sending(what)
    elif what in PLAIN:
        reason, also, when = PLAIN[what](told.reasons, case), "", ""
    else:
        reason, also, when = told.card(what)
    sentence = say(lang, f"why-{reason.key}", **args)
    return Explanation(f"{sentence} {also}".rstrip(), reason.rule, reason.usable, when)


class _Told:
    """What is asked about, and the words for it: the reason, what else it is good for, and when."""

    def __init__(
        self, lang: str, reasons: Reasons, case: Case, names: Sequence[str], args: dict[str, str | int]
    ) -> None:
        self.reasons = reasons
        self._lang = lang
        self._case = case
        self._names = names
        self._args = args  # of the sentence

    def card(self, what: str) -> tuple[Reason, str, str]:
        """A card, perhaps on somebody."""
        c, lang = self._case, self._lang
        rules = c.s.rules
        what, target = _aimed(c.s, what.removeprefix("play "))
        card = _card(c.s, c.seat, what)
        face = rules.faces[card]
        function = rules.cards[rules.card_of_function[face.function]]
        reason = about_card(self.reasons, c, card)
        self._args["card"] = card_name(lang, what, rules.house)
        if reason.usable and target != NOBODY:
            ways = [o for o in c.offered or () if o.kind == "play" and rules.faces[o.card] is face]
            reason = _about_target(self.reasons, c, function, ways, target, reason)
            self._target(target, reason)
            return reason, "", "" if reason.usable else instead(lang, ways, self._names, c.seat)
        if reason.usable:
            return reason, "", ""
        return reason, _also(lang, what, c.offered or ()), when_card(lang, c, function, reason)

    def skill(self, what: str) -> tuple[Reason, str, str]:
        """A skill, perhaps on somebody."""
        c, lang = self._case, self._lang
        what, target = _aimed(c.s, what)
        skill = _skill(c.s, c.seat, what)
        reason = about_skill(self.reasons, c, skill)
        self._args |= _skill_words(lang, c.s, skill)
        ways = [o for o in c.offered or () if o.kind == "skill" and o.uses == skill.name]
        if reason.usable and target != NOBODY and all(o.target != target for o in ways):
            reason = self.reasons.gone(c, target) or Reason("not-on", skill.rule)
            self._target(target, reason)
            return reason, "", instead(lang, ways, self._names, c.seat)
        if reason.usable:
            return reason, "", ""
        return reason, "", when_skill(lang, c, skill, reason)

    def sending(self, what: str) -> tuple[Reason, str, str]:
        """A card of the hand as this turn's message, perhaps on its way to somebody."""
        c, lang = self._case, self._lang
        name = what.split(" ")[1] if " " in what else ""
        face = c.s.rules.faces[_card(c.s, c.seat, name)]
        self._args |= {
            "card": card_name(lang, name, c.s.rules.house),
            "route": route_name(lang, c.s.rules.route_names[face.route]),
        }
        target = addressee(c.s, what)
        reason = about_sending(self.reasons, c, what, face, target)
        if target != NOBODY:
            self._target(target, reason)
        return reason, "", when_sending(lang, reason)

    def _target(self, target: int, reason: Reason) -> None:
        """Whom it would be used on; "not on yourself" is about what one does to oneself."""
        actor = self._case.seat if reason.key == "not-on" else None
        self._args |= person(self._lang, "target", target, self._names, self._case.seat, actor)


def about_card(reasons: Reasons, c: Case, card: int) -> Reason:
    """Why this card of the hand cannot be used for its function, or that it can: over or out, offered, the
    wrong moment, and then what the card itself says."""
    reason = reasons.out(c)
    if reason is not None:
        return reason
    rules = c.s.rules
    face = rules.faces[card]

    def plays(option: Option) -> bool:
        return option.kind == "play" and rules.faces[option.card] is face

    for option in c.offered or ():
        if plays(option):
            return Reason("usable-card", option.rule, usable=True)
    return _moment(reasons, c, plays) or rules.cards[rules.card_of_function[face.function]].why_not(c)


def _moment(reasons: Reasons, c: Case, is_it: Callable[[Option], bool]) -> Reason | None:
    """What is wrong with the moment. To be asked once more is worth waiting for only with what could be used
    then; with anything else the card or skill itself has to say what is in its way."""
    reason = reasons.moment(c)
    if reason is not None and reason.when == AGAIN and not any(is_it(option) for option in c.again):
        return None
    return reason


def _about_target(
    reasons: Reasons, c: Case, function: Card, ways: Sequence[Option], target: int, usable: Reason
) -> Reason:
    """The same for one player to use it on; `usable` is what is said where it can be."""
    if any(option.target == target for option in ways):
        return usable
    return reasons.gone(c, target) or function.why_not_on(c, target) or Reason("not-on", function.rule)


def about_ending(reasons: Reasons, c: Case) -> Reason:
    """Why the play phase cannot be ended, or that it can."""
    for option in c.offered or ():
        if option.kind == END:
            return Reason("usable-end", option.rule, usable=True)
    return reasons.out(c) or reasons.end(c)


def addressee(s: State, what: str) -> int:
    """Whom a message is to be sent to, if the answer names somebody."""
    words = what.split(" ")
    seats = SEATS[: s.rules.seats]
    if len(words) > 3 and words[2] == "to" and words[3] in seats:
        return seats.index(words[3])
    return NOBODY


def about_sending(reasons: Reasons, c: Case, what: str, face: Face, target: int) -> Reason:
    """Why this card cannot be sent so, or that it can."""
    sends = [o for o in c.offered or () if o.kind == "send" and c.s.rules.faces[o.card] is face]
    for option in sends:
        if option.notation.startswith(what):
            return Reason("usable-send", option.rule, usable=True)
    if sends:
        if target != NOBODY and sends[0].target != NOBODY:  # to somebody, but not to this one
            own = reasons.send_to_self() if target == c.seat else None
            return own or reasons.gone(c, target) or Reason("not-on", sends[0].rule)
        return Reason("send-way", sends[0].rule, when=SAID)
    return reasons.out(c) or reasons.send(c)


def about_deciding(verb: str) -> Callable[[Reasons, Case], Reason]:
    """Why one cannot accept, or decline, or that one can."""

    def about(reasons: Reasons, c: Case) -> Reason:
        for option in c.offered or ():
            if option.kind == verb:
                return Reason(f"usable-{verb}", option.rule, usable=True)
        return reasons.out(c) or reasons.decide(c)

    return about


def about_passing(reasons: Reasons, c: Case) -> Reason:
    """Why one cannot pass, or that one can."""
    offered = c.offered or ()
    rule = next((option.rule for option in offered if option.rule), reasons.end(c).rule)
    if any(option.kind == PASS for option in offered):
        return Reason("usable-pass", rule, usable=True)
    reason = reasons.out(c) or reasons.moment(c)
    return Reason("pass-must", rule, when=SAID) if offered or reason is None else reason


def about_declaring(reasons: Reasons, c: Case) -> Reason:
    """Why one cannot declare victory, or that one can."""
    for option in c.offered or ():
        if option.kind == "declare":
            return Reason("usable-declare", option.rule, usable=True)
    return reasons.out(c) or reasons.declare(c)


# Answers that name nothing.
PLAIN: Final[dict[str, Callable[[Reasons, Case], Reason]]] = {
    END: about_ending,
    PASS: about_passing,
    "accept": about_deciding("accept"),
    "decline": about_deciding("decline"),
    "declare": about_declaring,
}


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
        return _moment(reasons, c, lambda option: skill.used_by(c, option)) or skill.why_not(c)
    return skill.why_not(c)


def _skill(s: State, seat: int, what: str) -> Skill:
    if s.character[seat] >= 0:
        for skill in s.rules.characters[s.character[seat]].skills:
            if what == f"skill {skill.character} {skill.number}":
                return skill
    raise NothingToExplain(f"{what!r} is no skill of the character at seat {seat}.")


def _aimed(s: State, what: str) -> tuple[str, int]:
    """A card, and the player it is to be used on, if an answer names one."""
    card, _, rest = what.partition(" on ")
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
