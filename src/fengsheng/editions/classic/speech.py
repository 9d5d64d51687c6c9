"""How the classic edition speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.option import Option
from fengsheng.core.skill import Active, Trigger
from fengsheng.core.view import UNKNOWN
from fengsheng.editions.classic.cards import NAMES
from fengsheng.editions.classic.deck import EFFECTS, PHRASES
from fengsheng.editions.classic.hooks import OwnDeath
from fengsheng.editions.classic.identities import BUREAU, CODES, IDENTITIES, OFFICE
from fengsheng.editions.classic.roster import ROSTER
from fengsheng.words.bundles import say
from fengsheng.words.speech import (
    Arguments,
    EventData,
    Speech,
    View,
    come_back,
    event_asked_about,
    keep_effect,
    own,
    toward,
)
from fengsheng.words.terms import (
    CARDS,
    IDENTITY_KEYS,
    ROUTE_KEYS,
    card_name,
    face_of,
    function_name,
    identity_name,
    item_name,
    route_name,
)

# option kinds that have one label and one effect, each under the kind's own name
PLAIN_OPTIONS = (
    "pass",
    "hide",
    "show",
    "draw",
    "draw-dameinv",
    "skip",
    "end",
    "end-lose",
    "declare",
    "partner",
    "accept",
    "decline",
    "react-draw",
    "react-discard",
    "react-say",
    "discard",
    "burn",
    "put",
    "hand_over",
    "aim",
    "done",
    "none",
)
_LABELS = (
    *("play", "play-on", "play-as", "play-as-on", "play-burn", "play-counter"),
    *("skill", "skill-on", "skill-aim", "skill-card", "skill-card-on", "skill-intercept"),
    *("send", "send-left", "send-to", "give", "give-to", "place", "place-on", "keep"),
)
_EFFECTS = (
    *("send-coded", "send-coded-left", "send-text", "send-text-left", "send-direct"),
    *("give", "give-to", "place", "place-on", "keep-lurking", "keep-open"),
    *("play-lock-card", "play-intercept-hand", "play-return-sender", "play-probe-draw", "play-probe-discard"),
    *("skill-emeifeng-1-intercept", "skill-emeifeng-1-intercept-hand", "skill-beileimao-2-card"),
)

EFFECT_KEYS = dict(zip(EFFECTS, ("draw", "discard"), strict=True))
PHRASE_KEYS = dict(zip(PHRASES, ("draw", "discard"), strict=True))
_BUREAU = IDENTITIES[BUREAU]  # as notation has it

# cards whose text is another one where a house rule has another value
_TEXTS: dict[str, tuple[str, str]] = {
    "lock": ("lock_target", "intelligence"),
    "lure": ("lure_turn", "own_turn_only"),
    "intercept": ("intercept_destination", "hand"),
    "return": ("return_effect", "to_sender"),
    "decode": ("decode_on_text", "face_down_only"),
}

_GAINED = ("gained_sent", "gained_otherwise")

# cards that do something else where a house rule has another value
_OTHERWISE = {
    "intercept": ("intercept_destination", "hand", "-hand"),
    "return": ("return_effect", "to_sender", "-sender"),
}

# What `word` means for kinds of events that only this edition has.
_WORDS: dict[str, Callable[[str, str], Arguments]] = {
    "send": lambda lang, word: {"route": route_name(lang, word)},
    "countered": lambda lang, word: {"item": item_name(lang, word)},
    "say": lambda lang, word: {"phrase": say(lang, f"probe-phrase-{PHRASE_KEYS[word]}")},
}


def _send(event: EventData) -> str:
    if "target" in event:
        return "-to"
    return "-left" if event.get("x", 1) < 0 else ""


def _gain(event: EventData) -> str:
    own = event.get("target") == event["by"]
    if event["word"] == "sent":
        return "-own" if own else "-sent"
    if event["word"] == "truefalse":
        return "-truefalse"
    return "-self" if own else "-skill"


def _play(event: EventData) -> str:
    face = event["cards"][0]
    printed = "probe" if face == UNKNOWN else CARDS[face.split("/")[0]]
    converted = "" if printed == event["word"] else "-as"
    return converted + ("-on" if "target" in event else "")


_VARIANTS: dict[str, Callable[[EventData], str]] = {
    "send": _send,
    "gain": _gain,
    "play": _play,
    "skill": toward,
    "locked": lambda event: "" if "target" in event else "-card",
    "burn": own,
    "look": own,
    "react": lambda event: f"-{event['word']}",
    "die": lambda event: "-by" if toward(event) else "",
}

# every sentence of the kinds above; the other kinds have one, under their own name
VARIANTS: dict[str, tuple[str, ...]] = {
    "send": ("", "-left", "-to"),
    "gain": ("-sent", "-own", "-truefalse", "-skill", "-self"),
    "play": ("", "-on", "-as", "-as-on"),
    "skill": ("", "-on"),
    "locked": ("", "-card"),
    "burn": ("", "-own"),
    "look": ("", "-own"),
    "react": ("-draw", "-discard", "-nothing"),
    "die": ("", "-by"),
}

# cards that are called to be used in words of their own
_WORDED = {"burn": "burn", "counter": "counter"}


class Classic(Speech):
    """風聲."""

    meanings = _WORDS
    sentences = _VARIANTS
    variants = VARIANTS
    texts = _TEXTS
    worded = _WORDED

    def card_name(self, lang: str, face: str, name: str, colour: str) -> str:
        """Colour, and what a 試探 says."""
        if len(face.split("/")) == 2:
            return say(lang, "card-full", name=name, colour=colour)
        identity, effect = probe_detail(face)
        return say(
            lang,
            "card-full-probe",
            name=name,
            colour=colour,
            identity=identity_name(lang, identity),
            effect=say(lang, f"probe-effect-{effect}"),
        )

    def as_called(self, face: str, house_rules: Mapping[str, str]) -> str:
        """With what the table calls the blue faction (CL-OPT-01, CL-RULING-179)."""
        name = house_rules.get("bureau_name", _BUREAU)
        return face if name == _BUREAU else face.replace(f"/{_BUREAU}", f"/{name}")

    def as_coded(self, code: str, house_rules: Mapping[str, str]) -> str:
        """The blue faction has another name at some tables (CL-OPT-01)."""
        return IDENTITY_KEYS[house_rules.get("bureau_name", _BUREAU)] if code == CODES[BUREAU] else code

    def goal(self, lang: str, code: str, house_rules: Mapping[str, str]) -> str:
        """So many of a colour; whatever the blue faction is called, it needs the same."""
        goal = CODES[BUREAU] if code == IDENTITY_KEYS[OFFICE] else code
        return say(lang, f"identity-{goal}-goal", n=int(house_rules["faction_goal"]))

    def option_words(
        self,
        lang: str,
        o: Option,
        names: Sequence[str],
        me: int | None,
        vague: frozenset[str],
        actor: int | None = None,
    ) -> Arguments:
        """Also what a 識破 answers, and whom a 試探 names."""
        args = super().option_words(lang, o, names, me, vague, actor)
        if o.kind == "play" and o.uses == "counter":
            args["on"] = function_name(lang, o.word.removeprefix("on "))
        elif o.kind == "play" and o.uses == "probe":
            identity, effect = probe_detail(face_of(o, o.card))
            args["identity"] = identity_name(lang, identity)
            args["phrase"] = say(lang, f"probe-phrase-{effect}")
        return args

    def label_key(self, o: Option) -> str:
        """The key of what the choice is called."""
        on = "-on" if o.target != NOBODY else ""
        if o.kind == "play":
            return self.play_label(o)
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

    def effect_key(self, o: Option) -> str:
        """The key of what will happen."""
        if o.kind == "play":
            return f"effect-play-{o.uses}{_used(o)}"
        if o.kind == "skill":
            variant = f"-{o.word}{_otherwise(o, o.word)}" if o.word else ""
            if o.card != NO_CARD and o.target == NOBODY:
                variant = "-card"
            return f"effect-skill-{o.uses}{variant}"
        if o.kind == "send":
            route = ROUTE_KEYS[o.rules.route_names[o.rules.faces[o.card].route]]
            return f"effect-send-{route}{'-left' if o.word == 'left' else ''}"
        if o.kind in ("give", "place") and o.target != NOBODY:
            return f"effect-{o.kind}-{'to' if o.kind == 'give' else 'on'}"
        if o.kind == "keep":
            return keep_effect(o)
        return _plain("effect", o)

    def played(self, lang: str, event: EventData) -> Arguments:
        """Hidden ones go by name alone, some are used as another function."""
        return _played(lang, event)

    def prompt_key(self, view: View) -> str:
        """The play phase is another one once the intelligence is settled; a card that was gained is named."""
        kind = view["decision"]["kind"]
        if kind == "play" and view["sent"]:
            return "prompt-play-sent"
        if kind == "arrive":
            return f"prompt-arrive{come_back(view)}"
        event = event_asked_about(view)
        named = event is not None and kind in _GAINED and "card" in event
        return f"prompt-{kind}-card" if named else f"prompt-{kind}"

    def keys(self) -> set[str]:
        """Everything put together here and in terms."""
        skills = [skill for who in ROSTER for skill in who.skills]
        keys = {f"{what}-{kind}" for what in ("label", "effect") for kind in PLAIN_OPTIONS}
        keys |= {f"label-{kind}" for kind in _LABELS} | {f"effect-{kind}" for kind in _EFFECTS}
        keys |= {f"card-{rule}-text-alt" for rule in _TEXTS}
        keys |= {f"effect-play-{rule}" for rule in NAMES if rule != "probe"}
        keys |= {f"probe-effect-{effect}" for effect in EFFECT_KEYS.values()}
        keys |= {f"probe-phrase-{effect}" for effect in PHRASE_KEYS.values()}
        keys |= {f"identity-{code}" for code in (*CODES, IDENTITY_KEYS[OFFICE])}
        keys |= {f"identity-{code}-goal" for code in CODES}
        keys |= {f"mission-{who.code}" for who in ROSTER}
        keys |= {f"effect-skill-{skill.name}" for skill in skills if _chosen(skill)}
        return keys | {"prompt-play-sent", "prompt-arrive-own"} | {f"prompt-{kind}-card" for kind in _GAINED}

    def option_kinds(self) -> set[str]:
        """The plain ones, and those whose words differ more."""
        plain = {kind.split("-")[0] for kind in PLAIN_OPTIONS}
        return {"play", "skill", "send", "give", "place", "keep", *plain}


def probe_detail(face: str) -> tuple[str, str]:
    """The identity a 試探 names and the key of its effect, read from the card's name."""
    detail = face.split("/")[2]
    for effect, key in EFFECT_KEYS.items():
        if detail.endswith(effect):
            return detail.removesuffix(effect), key
    raise ValueError(f"{face!r} is no probe.")


def _chosen(skill: object) -> bool:
    """Whether a skill is used by choosing an option "skill"."""
    return isinstance(skill, Active | OwnDeath) or (isinstance(skill, Trigger) and not skill.forced)


def _plain(what: str, o: Option) -> str:
    """Kinds whose labels and effects come in the same variants."""
    if o.kind == "react":
        return f"{what}-react-{o.word}"
    if o.kind == "end" and o.rule == "CL-LOSE-01":
        return f"{what}-end-lose"
    if o.kind == "draw" and o.rule == "CL-CHAR-DAMEINV-1":
        return f"{what}-draw-dameinv"  # CL-RULING-142: three, and one goes back
    return f"{what}-{o.kind}"


def _used(o: Option) -> str:
    if o.uses == "lock":
        return "-card" if o.target == NOBODY else ""
    if o.uses == "probe":
        return f"-{probe_detail(face_of(o, o.card))[1]}"
    return _otherwise(o, o.uses)


def _otherwise(o: Option, rule: str) -> str:
    """Also of a skill that counts as the card (CL-RULING-165)."""
    name, value, variant = _OTHERWISE.get(rule, ("", "", ""))
    return variant if name and o.rules.house[name] == value else ""


def _played(lang: str, event: EventData) -> Arguments:
    """A card in use; hidden ones go by name alone, some are used as another function."""
    face, rule = event["cards"][0], event["word"]
    if face != UNKNOWN:
        return {"card": card_name(lang, face), "as": item_name(lang, rule)}
    if rule == "probe":
        return {"card": say(lang, "card-hidden", name=item_name(lang, rule)), "as": ""}
    # only a 試探 is hidden while it is used as something else (CL-RULING-061)
    return {"card": say(lang, "card-hidden", name=item_name(lang, "probe")), "as": item_name(lang, rule)}


SPEECH = Classic()
