"""What the coach says before an answer that may lose at once, and when a turn goes by unused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fengsheng.bots.valuation.lore import lore_of
from fengsheng.coach.adviser import opinion
from fengsheng.coach.asked import rule_of
from fengsheng.coach.judging import right
from fengsheng.coach.model import Note
from fengsheng.coach.onward import must_accept, next_stop
from fengsheng.coach.ranking import compare
from fengsheng.core.face import BLACK, COLOURS, NO_CARD, NOBODY
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.core.view import UNKNOWN, View
from fengsheng.editions.registry import find
from fengsheng.words import check_language, option_label, say
from fengsheng.words.people import person

GAINED: Final = {"accept"}  # answers by which the card under way comes to lie in front of oneself
PUT: Final = {"place"}  # a hand card comes to lie in front of somebody
ENOUGH: Final = 3


def warning(
    view: View, decision: Decision, option: Option, lang: str, names: Sequence[str] | None = None
) -> Note | None:
    """What this answer would do that is worth a word first; nothing if the adviser finds it good."""
    check_language(lang)
    if right(view, decision, option):
        return None
    people = view.get("names", ()) if names is None else names
    rule = option.rule or rule_of(view, decision)
    if option.kind == "end":
        return _unused(view, decision, option, lang, people, rule)
    seat, face = lands(view, decision, option)
    if face == UNKNOWN or seat == NOBODY:
        return None
    colours = [COLOURS.index(colour) for colour in face.split("/")[1].split("+")]
    full = [colour for colour in colours if view["seats"][seat]["colours"][colour] >= ENOUGH - 1]
    if seat == view["me"]:
        return Note("third-black", say(lang, "coach-third-black"), rule) if BLACK in full else None
    shown = [colour for colour in full if colour != BLACK]
    if not shown:
        return None
    words = person(lang, "who", seat, people, view["me"])
    colour = say(lang, f"colour-{COLOURS[shown[0]]}")
    return Note("third-colour", say(lang, "coach-third-colour", colour=colour, **words), rule)


def lands(view: View, decision: Decision, option: Option) -> tuple[int, str]:
    """In front of whom a card comes to lie by this answer as far as one can see, and which card that is."""
    me = decision.seat
    t = view["transit"]
    if option.kind in PUT and option.card != NO_CARD:
        return option.target if option.target != NOBODY else _about(view, me), _face(option)
    if option.kind == "send":
        return option.target, _face(option)  # nobody, where it goes round: it may be taken anywhere
    if t is None:
        return NOBODY, UNKNOWN
    taken = lore_of(find(view["edition"])).takes
    if option.kind in GAINED or (option.kind == "play" and option.uses in taken):
        return me, t["card"]
    if option.kind == "decline":
        return next_stop(view, declined=True), t["card"]
    if option.kind == PASS and decision.kind == "contest":
        return t["position"], t["card"]
    if option.kind == PASS and decision.kind == "pass":
        return next_stop(view), t["card"]
    if option.kind == PASS and decision.kind == "arrive" and must_accept(view, t["position"]):
        return t["position"], t["card"]
    return NOBODY, UNKNOWN


def _about(view: View, me: int) -> int:
    """Whom the effect is about in which a card is put down."""
    rows = [row for row in view["stack"] if row["name"] != "window"]
    return rows[-1].get("target", me) if rows else me


def _face(option: Option) -> str:
    return option.rules.faces[option.card].name


def _unused(
    view: View, decision: Decision, option: Option, lang: str, people: Sequence[str], rule: str
) -> Note | None:
    """The turn ends although something clearly good could have been done in it."""
    thought = opinion(view, decision)
    if thought is None:
        return None
    best = max(range(len(thought.worths)), key=lambda i: thought.worths[i])
    missed = decision.options[best]
    if missed.kind == "send" or compare(thought, best, decision.options.index(option)) != "clear":
        return None
    label = option_label(lang, missed, people, view["me"])
    return Note("unused", say(lang, "coach-unused", option=label), missed.rule or rule)
