"""How an edition speaks: which sentence tells an option, an event, a question.

Sentences are shared as far as they can be. Where an edition says something in words of its own, its key has
the edition's prefix, and that key is taken wherever there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import aim_text, card_text
from fengsheng.core.option import Option
from fengsheng.words.bundles import say, written
from fengsheng.words.people import nobody, person
from fengsheng.words.terms import (
    CARDS,
    card_name,
    cards_phrase,
    character_name,
    end_reason,
    face_of,
    identity_name,
    item_name,
    skill_label,
)

EventData = Mapping[str, Any]
View = Mapping[str, Any]
Arguments = dict[str, str | int]

ELLIPSIS = "…"


def toward(event: EventData) -> str:
    """-on if it concerns somebody else."""
    return "-on" if event.get("target", event["by"]) != event["by"] else ""


def own(event: EventData) -> str:
    """-own if it concerns oneself."""
    return "-own" if event["by"] == event["target"] else ""


def come_back(view: View) -> str:
    """-own if the message in transit has come back to who sent it."""
    return "-own" if view["transit"]["sender"] == view["transit"]["position"] else ""


def event_asked_about(view: View) -> EventData | None:
    """What skills may answer with the open question, if it is one thing."""
    about = view["decision"].get("about", ())
    return about[0] if len(about) == 1 else None


# What `word` means for each kind of event.
MEANINGS: dict[str, Callable[[str, str], Arguments]] = {
    "flip": lambda lang, word: {"character": character_name(lang, word, full=True)},
    "identity": lambda lang, word: {"identity": identity_name(lang, word)},
    "learn_identity": lambda lang, word: {"identity": identity_name(lang, word)},
    "skill": lambda lang, word: {"item": item_name(lang, word)},
    "fizzle": lambda lang, word: {"item": item_name(lang, word)},
    "end": lambda lang, word: {"reason": end_reason(lang, word)},
}


def used_as_another(o: Option) -> bool:
    """Whether a card is used as another one than is printed on it."""
    return CARDS[face_of(o, o.card).split("/")[0]] != o.uses


def keep_effect(o: Option) -> str:
    """What it means to take this character at the setup: whether the others will see it."""
    hidden = any(who.lurking for who in o.rules.characters if who.name == o.word)
    return "effect-keep-lurking" if hidden else "effect-keep-open"


def chosen_person(
    lang: str, name: str, seat: int | None, names: Sequence[str], me: int | None, actor: int | None
) -> dict[str, str]:
    """Whom an option is about; None: that is still to be chosen."""
    if seat is None:
        return nobody(lang, name, ELLIPSIS)
    return person(lang, name, seat, names, me, actor)


class Speech:
    """What is the same in every edition."""

    prefix = ""
    meanings: Mapping[str, Callable[[str, str], Arguments]] = {}  # those of this edition alone
    sentences: Mapping[str, Callable[[EventData], str]] = {}  # kinds of events that several sentences tell
    variants: Mapping[str, tuple[str, ...]] = {}  # the ends of their keys; the other kinds have one, ""
    worded: Mapping[str, str] = {}  # cards whose use is called in words of their own: the end of the key
    texts: Mapping[str, tuple[str, str]] = {}  # cards that read otherwise with such a house rule

    def own(self, key: str) -> str:
        """The key under which this edition says it."""
        return f"{self.prefix}{key}" if written(f"{self.prefix}{key}") else key

    def say(self, lang: str, key: str, **args: str | int) -> str:
        """The words for `key`, this edition's own where it has some."""
        return say(lang, self.own(key), **args)

    # Names.

    def card_name(self, lang: str, face: str, name: str, colour: str) -> str:
        """A card with everything that is printed on it, given its function and colours in words."""
        raise NotImplementedError

    def as_called(self, face: str, house_rules: Mapping[str, str]) -> str:
        """A card of notation with what a table with such house rules calls things."""
        return face

    def as_coded(self, code: str, house_rules: Mapping[str, str]) -> str:
        """The same for the code of an identity."""
        return code

    def goal(self, lang: str, code: str, house_rules: Mapping[str, str]) -> str:
        """What an identity needs to win."""
        return say(lang, f"identity-{code}-goal")

    # Options. `vague` names what is still to be chosen: way, target, aim, word, more.

    def label(self, lang: str, o: Option, names: Sequence[str], me: int | None, vague: frozenset[str]) -> str:
        """What the choice is called."""
        words = self.option_words(lang, o, names, me, vague, actor=me)
        return say(lang, self.own(self.label_key(o)), **words)

    def effect(self, lang: str, o: Option, names: Sequence[str], me: int | None) -> str:
        """What will happen if it is chosen."""
        words = self.option_words(lang, o, names, me, frozenset())
        return say(lang, self.own(self.effect_key(o)), **words)

    def label_key(self, o: Option) -> str:
        """The key of what the choice is called."""
        raise NotImplementedError

    def play_label(self, o: Option) -> str:
        """The key of what it is called to use this card."""
        on = "-on" if o.target != NOBODY else ""
        if used_as_another(o):
            return f"label-play-as{on}"
        return f"label-play-{self.worded[o.uses]}" if o.uses in self.worded else f"label-play{on}"

    def effect_key(self, o: Option) -> str:
        """The key of what will happen."""
        raise NotImplementedError

    def option_words(
        self,
        lang: str,
        o: Option,
        names: Sequence[str],
        me: int | None,
        vague: frozenset[str],
        actor: int | None = None,
    ) -> Arguments:
        """Everything the words for an option may mention; `actor` is who is called "yourself"."""
        args: Arguments = {}
        if o.card != NO_CARD:
            args["card"] = card_name(lang, card_text(o), o.rules.house)
        if o.cards:
            args["cards"] = cards_phrase(lang, [face_of(o, card) for card in o.cards])
        if o.aim != NO_CARD:
            args["aim"] = ELLIPSIS if "aim" in vague else card_name(lang, aim_text(o), o.rules.house)
        if o.target != NOBODY:
            seat = None if "target" in vague else o.target
            args |= chosen_person(lang, "target", seat, names, me, actor)
        if o.kind == "skill":
            args["skill"] = skill_label(lang, o.uses)
        elif o.kind == "keep":
            args["character"] = character_name(lang, o.word, full=True)
        elif o.kind == "play":
            args["as"] = item_name(lang, o.uses)
        return args

    # Events.

    def log_variant(self, event: EventData) -> str:
        """Which of several sentences tells this event: the end of its key."""
        choose = self.sentences.get(str(event["kind"]))
        return "" if choose is None else choose(event)

    def log_words(self, lang: str, event: EventData, names: Sequence[str], viewer: int | None) -> Arguments:
        """What `word` and the rest mean for this kind of event."""
        kind, word = str(event["kind"]), str(event.get("word", ""))
        if kind == "play":
            return self.played(lang, event)
        if kind == "end" and "by" in event:
            who = person(lang, "by", event["by"], names, viewer)["by"]
            return {"reason": end_reason(lang, word, str(who))}
        meaning = self.meanings.get(kind) or MEANINGS.get(kind)
        return {} if meaning is None else meaning(lang, word)

    def played(self, lang: str, event: EventData) -> Arguments:
        """A card in use."""
        raise NotImplementedError

    # Questions.

    def prompt_key(self, view: View) -> str:
        """The key of the open question."""
        raise NotImplementedError

    # The other side of the check.

    def keys(self) -> set[str]:
        """Every key this edition puts together, without its prefix."""
        raise NotImplementedError

    def option_kinds(self) -> set[str]:
        """Kinds of options there are words for."""
        raise NotImplementedError
