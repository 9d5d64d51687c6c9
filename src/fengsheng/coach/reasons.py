"""Reasons in words: what an answer is for, what that rests on, and where to look. Each is a key of the locale
files with arguments; nothing here is free text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fengsheng.bots.advice import Ground, Part
from fengsheng.coach.adviser import IDLE
from fengsheng.coach.model import Look
from fengsheng.core.face import BLACK, COLOURS
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find
from fengsheng.words import card_name, identity_name, listing, say
from fengsheng.words.people import nobody, person
from fengsheng.words.terms import IDENTITY_KEYS

PARTING: Final = ("discard", "put", "hand_over", "give")  # answers that cost a card of the hand

_LOOKS_OF: Final = {
    "win": "identity",
    "look": "transit",
    "cards": "hand",
    "hide": "identity",
    "learn": "seat",
}


def aim(lang: str, view: View, part: Part | None, option: Option, names: Sequence[str]) -> str:
    """What an answer is for; letting things be may be for nothing else than later."""
    if part is None:
        return say(lang, "aim-wait") if option.kind in IDLE else ""
    key = part.aim
    if key == "cards":
        key = _of_cards(option.kind)
    elif key == "stay-alive" and _sends_no_black(option):
        key = "safe-return"
    return say(lang, f"aim-{key}", **_about(lang, view, part.seat, part.colour, part.many, names))


def _sends_no_black(option: Option) -> bool:
    """What is sent may come back: a card that is not black keeps nothing away, it does no harm."""
    return option.kind == "send" and BLACK not in option.rules.faces[option.card].colours


def _of_cards(kind: str) -> str:
    """Doing nothing saves them; whoever must part with one keeps the better ones; else one has more."""
    if kind in IDLE:
        return "save"
    return "keep" if kind in PARTING else "cards"


def because(lang: str, view: View, ground: Ground, house: Mapping[str, str], names: Sequence[str]) -> str:
    """A fact."""
    args = _about(lang, view, ground.seat, ground.colour, ground.many, names)
    args["word"] = _word(lang, view, ground, house)
    return say(lang, f"because-{ground.fact}", **args)


def look(lang: str, view: View, part: Part | None, names: Sequence[str]) -> Look:
    """What to look at: where the weightiest part of the best answer is to be seen."""
    seat = -1 if part is None else part.seat
    sort = _at_hand(view) if part is None else _LOOKS_OF.get(part.aim, "tray")
    if sort in ("tray", "seat") and seat < 0:
        sort = _at_hand(view)
    if sort == "tray" and not view["seats"][seat]["intel"]:
        sort = "identity" if seat == view["me"] else "seat"
    thing = f"{sort} {SEATS[seat]}" if sort in ("tray", "seat") else sort
    return Look(thing, say(lang, f"look-{sort}", **_about(lang, view, seat, -1, 0, names)))


def _at_hand(view: View) -> str:
    """What the moment is about, where no answer is for anything in particular."""
    if any(row["name"] != "window" for row in view["stack"]):
        return "stack"
    return "transit" if view["transit"] is not None else "prompt"


def _about(
    lang: str, view: View, seat: int, colour: int, count: int, names: Sequence[str]
) -> dict[str, str | int]:
    args: dict[str, str | int] = {"n": count, "colour": ""}
    args |= nobody(lang, "who") if seat < 0 else person(lang, "who", seat, names, view["me"])
    if colour >= 0:
        args["colour"] = say(lang, f"colour-{COLOURS[colour]}")
    return args


def _word(lang: str, view: View, ground: Ground, house: Mapping[str, str]) -> str:
    """A card, or an identity, or several factions as a probe lists them."""
    if not ground.word:
        return ""
    if ground.fact == "under-way":
        return card_name(lang, ground.word, house)
    if ground.word in IDENTITY_KEYS:
        return identity_name(lang, ground.word)
    named = [code for name, code in find(view["edition"]).factions.items() if name in ground.word]
    return listing(lang, [say(lang, f"faction-{code}") for code in named])
