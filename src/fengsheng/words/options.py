"""Options as people read them: what a choice is called, and what will happen if it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.face import NO_CARD, NOBODY
from ..core.option import Option
from .bundles import say
from .people import seat_label
from .terms import (
    CARDS,
    ROUTE_KEYS,
    card_name,
    character_name,
    function_name,
    identity_name,
    item_name,
    probe_detail,
    skill_label,
)


def option_label(lang: str, option: Option, names: Sequence[str] = (), me: int | None = None) -> str:
    """What the choice is called, for the reader who sits at `me`."""
    return say(lang, label_key(option), **_arguments(lang, option, names, me))


def option_effect(lang: str, option: Option, names: Sequence[str] = (), me: int | None = None) -> str:
    """What will happen if it is chosen."""
    return say(lang, effect_key(option), **_arguments(lang, option, names, me))


def _face(option: Option, card: int) -> str:
    return option.book.faces[card].name


def _counters(option: Option) -> str:
    """The function that a 識破 answers, by its Chinese name."""
    return option.word.removeprefix("on ")


def _arguments(lang: str, o: Option, names: Sequence[str], me: int | None) -> dict[str, str | int]:
    args: dict[str, str | int] = {}
    if o.card != NO_CARD:
        args["card"] = card_name(lang, _face(o, o.card))
    if o.aim != NO_CARD:
        args["aim"] = card_name(lang, _face(o, o.aim))
    if o.target != NOBODY:
        args["target"] = seat_label(lang, o.target, names, me)
    if o.kind == "skill":
        args["skill"] = skill_label(lang, o.rule)
    elif o.kind == "keep":
        args["character"] = character_name(lang, o.word, full=True)
    elif o.kind == "play":
        args["as"] = item_name(lang, o.rule)
        if o.rule == "counter":
            args["on"] = function_name(lang, _counters(o))
        elif o.rule == "probe":
            identity, effect = probe_detail(_face(o, o.card))
            args["identity"] = identity_name(lang, identity)
            args["phrase"] = say(lang, f"probe-phrase-{effect}")
    return args


def label_key(o: Option) -> str:
    """The key of what the choice is called."""
    on = "-on" if o.target != NOBODY else ""
    if o.kind == "play":
        if CARDS[_face(o, o.card).split("/")[0]] != o.rule:
            return f"label-play-as{on}"
        return f"label-play-{o.rule}" if o.rule in ("burn", "counter") else f"label-play{on}"
    if o.kind == "skill":
        if o.card != NO_CARD:
            return f"label-skill-card{on}"
        if o.word:
            return f"label-skill-{o.word}"
        return "label-skill-aim" if o.aim != NO_CARD else f"label-skill{on}"
    if o.kind in ("send", "give"):
        if o.target != NOBODY:
            return f"label-{o.kind}-to"
        return "label-send-left" if o.word == "left" else f"label-{o.kind}"
    if o.kind == "place":
        return f"label-place{on}"
    return _plain("label", o)


def _plain(what: str, o: Option) -> str:
    """Kinds whose labels and effects come in the same variants."""
    if o.kind == "react":
        return f"{what}-react-{o.word}"
    if o.kind == "end" and o.law == "CL-LOSE-01":
        return f"{what}-end-lose"
    return f"{what}-{o.kind}"


# cards that do something else where a house rule has another value
_OTHERWISE = {
    "intercept": ("intercept_destination", "hand", "-hand"),
    "return": ("return_effect", "to_sender", "-sender"),
}


def effect_key(o: Option) -> str:
    """The key of what will happen."""
    if o.kind == "play":
        return f"effect-play-{o.rule}{_play(o)}"
    if o.kind == "skill":
        variant = f"-{o.word}" if o.word else ""
        if o.card != NO_CARD and o.target == NOBODY:
            variant = "-card"
        return f"effect-skill-{o.rule}{variant}"
    if o.kind == "send":
        route = ROUTE_KEYS[o.book.route_names[o.book.faces[o.card].route]]
        return f"effect-send-{route}{'-left' if o.word == 'left' else ''}"
    if o.kind in ("give", "place") and o.target != NOBODY:
        return f"effect-{o.kind}-{'to' if o.kind == 'give' else 'on'}"
    if o.kind == "keep":
        lurking = any(who.lurking for who in o.book.characters if who.name == o.word)
        return "effect-keep-lurking" if lurking else "effect-keep-open"
    return _plain("effect", o)


def _play(o: Option) -> str:
    if o.rule == "lock":
        return "-card" if o.target == NOBODY else ""
    if o.rule == "probe":
        return f"-{probe_detail(_face(o, o.card))[1]}"
    name, value, variant = _OTHERWISE.get(o.rule, ("", "", ""))
    return variant if name and o.book.options[name] == value else ""
