"""Questions as sentences, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fengsheng.core.view import UNKNOWN
from fengsheng.words.bundles import say
from fengsheng.words.editions import of_view
from fengsheng.words.people import listing, nobody, person, seat_label
from fengsheng.words.speech import Arguments, View, event_asked_about
from fengsheng.words.terms import NO_RULES, card_name, item_name, route_name

# Sentences that name two people who may be the same: the subject, and who is then not named again.
_TWO_PEOPLE = {
    "gained_sent": ("target", "by"),
    "countered": ("by", "target"),
    "targeted": ("by", "target"),
}


def prompt(
    lang: str, view: View, names: Sequence[str] = (), house_rules: Mapping[str, str] = NO_RULES
) -> str:
    """What is asked now: of the viewer in full, of somebody else that they are asked."""
    decision = view["decision"]
    me = view["me"]
    asked = decision["seat"]
    if asked != me:
        return say(lang, "prompt-waiting", by=seat_label(lang, asked, names))
    return say(lang, prompt_key(view), **_arguments(lang, view, names, me, house_rules))


def prompt_key(view: View) -> str:
    """The key of the open question."""
    speech = of_view(view)
    return speech.own(speech.prompt_key(view))


def _arguments(
    lang: str, view: View, names: Sequence[str], me: int, house_rules: Mapping[str, str]
) -> Arguments:
    args: Arguments = {"route": "", "card": "", "item": "", "me": "no", "n": 1}
    for who in ("sender", "at", "by", "target"):
        args |= nobody(lang, who)
    transit = view["transit"]
    if transit is not None:
        card = transit["card"]
        args |= person(lang, "sender", transit["sender"], names, me)
        args["route"] = route_name(lang, transit["route"])
        hidden = say(lang, "term-card-unknown")
        args["card"] = hidden if card == UNKNOWN else card_name(lang, card, house_rules)
        args |= person(lang, "at", transit["position"], names, me)
    pending = [row for row in view["stack"] if row["name"] != "window"]
    if pending:
        row = pending[-1]
        args["item"] = item_name(lang, row["name"])
        args |= person(lang, "by", row["by"], names, me)
        args["me"] = args["by_me"]
        args["n"] = len(row.get("cards", ())) + 1
        if "target" in row:
            args |= person(lang, "target", row["target"], names, me)
    about = event_asked_about(view)
    if about is not None:
        args |= _event_arguments(lang, about, names, me, house_rules)
    args["dying"] = listing(lang, [seat_label(lang, seat, names, me) for seat in dying(view)])
    return args


def _event_arguments(
    lang: str, event: Mapping[str, Any], names: Sequence[str], me: int, house_rules: Mapping[str, str]
) -> Arguments:
    """What skills may answer: who did it to whom, with what. Sentences are about whom it was done to."""
    args: Arguments = {"me": "yes" if event.get("target") == me else "no"}
    subject, same = _TWO_PEOPLE.get(event["kind"], ("", ""))
    for who in ("by", "target"):
        if who in event:
            actor = event.get(subject) if who == same else None
            args |= person(lang, who, event[who], names, me, actor)
    if "card" in event:
        args["card"] = card_name(lang, event["card"], house_rules)
    if "word" in event:
        args["item"] = item_name(lang, event["word"])
    return args


def dying(view: View) -> list[int]:
    """Who is dying: those being settled, and in a rescue the one it is about."""
    patient = view["marks"].get("patient")
    if patient is not None:
        return [patient]
    return [row["seat"] for row in view["seats"] if row.get("dying")]


def stack_line(lang: str, row: Mapping[str, Any], names: Sequence[str] = (), me: int | None = None) -> str:
    """One thing that waits to take effect: who uses what on whom."""
    by = seat_label(lang, row["by"], names, me, subject=True)
    item = item_name(lang, row["name"])
    if "target" not in row or row["target"] == row["by"]:
        return say(lang, "term-stack-row", by=by, item=item)
    target = seat_label(lang, row["target"], names, me)
    return say(lang, "term-stack-row-on", by=by, item=item, target=target)
