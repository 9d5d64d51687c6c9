"""How the spywar edition speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Option
from fengsheng.core.skill import Active, Trigger
from fengsheng.core.view import UNKNOWN
from fengsheng.editions.spywar.cards import NAMES
from fengsheng.editions.spywar.deck import ARROWS as ARROW_SIGNS
from fengsheng.editions.spywar.deck import COERCE, FUNCTIONS, UP
from fengsheng.editions.spywar.deck import ROUTES as ROUTE_NAMES
from fengsheng.editions.spywar.identities import CODES, FACTION_CODES, FACTIONS
from fengsheng.editions.spywar.roster import ROSTER
from fengsheng.words.bundles import say
from fengsheng.words.people import listing, person, seat_label
from fengsheng.words.speech import (
    ELLIPSIS,
    Arguments,
    EventData,
    Speech,
    View,
    chosen_person,
    come_back,
    event_asked_about,
    keep_effect,
    own,
    toward,
)
from fengsheng.words.terms import (
    CARDS,
    card_name,
    face_of,
    item_name,
    word_name,
)

LOCK = "锁"
DRAWS = "抽"  # the end of what a 试探 says about who draws

# option kinds with the variants of their labels and effects; the rest is special
PLAIN_OPTIONS: dict[str, tuple[str, ...]] = {
    "pass": ("", "-confine"),
    "end": ("",),
    "accept": ("",),
    "decline": ("",),
    "taker": ("",),
    "give": ("", "-to"),
    "done": ("",),
    "discard": ("",),
    "turn_up": ("",),
    "aim": ("",),
    "inspect": ("",),
    "pick": ("", "-aim", "-on"),
    "take": ("", "-intel", "-aim"),
    "place": ("-on", "-there"),
    "burn": ("",),
    "draw": ("",),
    "exchange": ("",),
    "take_identity": ("",),
    "show": ("-cards",),
}
SPECIAL_OPTIONS = ("keep", "play", "skill", "send")
_WAYS = (*(f"{way}{lock}" for way in ROUTE_NAMES for lock in ("", "-lock")), f"{ROUTE_NAMES[UP]}-lock-to")
_SENDS = tuple(f"send-{way}" for way in _WAYS)
_LABELS = (
    *("keep", "play", "play-on", "play-as-on", "play-clear", "play-coerce"),
    *("skill", "skill-on", "skill-aim", "skill-card-on", "skill-move", "skill-pay", "skill-change"),
    *("skill-word", "skill-on-word", "skill-on-two"),
)

# skills whose card moves to the target instead of lying in front of it
_MOVERS = frozenset({"laohan-2", "baixiaonian-1"})
# skills that answer something about somebody and aim at nobody, and those that do where a card is named
_AIMLESS = frozenset({"baifeifei-2", "liningyu_sp-2", "zhangyiting-1"})
_AIMING_AT_CARDS = frozenset({"wangfugui-1"})
# skills that take cards which were looked at, not drawn blindly
_SHOWN = frozenset({"SW-CHAR-LIXING-1"})
# what lets one look at the intelligence under way, which need not be a card of its sender any more
_MESSAGE = frozenset({"SW-CARD-POYI-02", "SW-CHAR-LIXING-1"})
# skills that are used in more than one way
_SKILL_EFFECTS: dict[str, tuple[str, ...]] = {
    "guijiao-1": ("", "-aim"),
    "mohongshuang_sp-1": ("-draw", "-discard"),
    "wangfugui-1": ("", "-aim"),
}
WORDS = ("draw", "discard", "number", "count", "naming")

# What `word` means for kinds of events that only this edition has.
_WORDS: dict[str, Callable[[str, str], Arguments]] = {
    "void": lambda lang, word: {"item": item_name(lang, word)},
    "named": lambda lang, word: {"word": word_name(lang, word)},
    "banned": lambda lang, word: {"word": word_name(lang, word)},
}


def _send(event: EventData) -> str:
    locked = event.get("x")
    same = "-to" if locked and event.get("target") == locked - 1 else ""
    return f"-{event['word']}{'-lock' if locked else ''}{same}"


def _gain(event: EventData) -> str:
    word = event["word"]
    return f"-{word}" if word == "exchanged" else f"-{word}{own(event)}"


def _play(event: EventData) -> str:
    on = "-on" if "target" in event else ""
    cards = event.get("cards")
    if not cards:
        return f"-free{on}"
    face = cards[0]
    converted = face != UNKNOWN and CARDS[face.split("/")[0]] != event["word"]
    return f"{'-as' if converted else ''}{on}"


def _skill(event: EventData) -> str:
    """Whom the event was about that a skill answers is not always whom the skill is used on."""
    word = event["word"]
    return "" if word in _AIMLESS or (word in _AIMING_AT_CARDS and "aim" not in event) else toward(event)


_VARIANTS: dict[str, Callable[[EventData], str]] = {
    "send": _send,
    "gain": _gain,
    "play": _play,
    "skill": _skill,
    "moved": own,
    "burn": own,
    "look": lambda event: "-message" if event["rule"] in _MESSAGE else own(event),
    "show_hand": lambda event: "-to" if "target" in event else "",
    "react": lambda event: f"-{event['word']}",
    "set_aside": lambda event: "-hand" if "target" in event else "",
    "take": lambda event: "-shown" if event["rule"] in _SHOWN else "",
}

# every sentence of the kinds above; the other kinds have one, under their own name
VARIANTS: dict[str, tuple[str, ...]] = {
    "send": tuple(f"-{way}" for way in _WAYS),
    "gain": (
        *("-received", "-received-own", "-placed", "-placed-own", "-moved", "-moved-own"),
        "-exchanged",
    ),
    "play": ("", "-on", "-as-on", "-free", "-free-on"),
    "skill": ("", "-on"),
    "moved": ("", "-own"),
    "burn": ("", "-own"),
    "look": ("", "-own", "-message"),
    "show_hand": ("-to",),
    "react": ("-draw", "-discard", "-nothing"),
    "set_aside": ("", "-hand"),
    "take": ("", "-shown"),
}

# cards that are called to be used in words of their own
_WORDED = {"sw-clear": "clear", "sw-coerce": "coerce"}


class Spywar(Speech):
    """风声·谍战篇."""

    prefix = "sw-"
    meanings = _WORDS
    sentences = _VARIANTS
    variants = VARIANTS
    worded = _WORDED

    def card_name(self, lang: str, face: str, name: str, colour: str) -> str:
        """Colours, the arrow, a lock, and who draws for a 试探."""
        arrow, *detail = face.split("/")[2:]
        if detail == [LOCK]:
            return say(lang, "sw-card-full-lock", name=name, colour=colour, arrow=arrow)
        if detail:
            draws = probe_draws(lang, face, short=True)
            return say(lang, "sw-card-full-probe", name=name, colour=colour, arrow=arrow, draws=draws)
        return say(lang, "sw-card-full", name=name, colour=colour, arrow=arrow)

    def label(self, lang: str, o: Option, names: Sequence[str], me: int | None, vague: frozenset[str]) -> str:
        """A card that may be sent several ways."""
        if "way" in vague:
            return say(lang, "label-send-any", card=card_name(lang, face_of(o, o.card)))
        if o.kind == "send" and vague:  # whom it locks is not said yet, so that is nobody in particular
            key = self.own(self.label_key(o).removesuffix("-to"))
            return say(lang, key, **self.option_words(lang, o, names, me, vague, actor=me))
        return super().label(lang, o, names, me, vague)

    def option_words(
        self,
        lang: str,
        o: Option,
        names: Sequence[str],
        me: int | None,
        vague: frozenset[str],
        actor: int | None = None,
    ) -> Arguments:
        """Also who is locked, what is named, and who draws for a 试探."""
        args = super().option_words(lang, o, names, me, vague, actor)
        if o.kind == "send":
            if "lock" in o.word:
                locked = SEATS.index(o.word[-1])
                seat = None if vague & {"word", "more"} else locked
                args |= chosen_person(lang, "lock", seat, names, me, actor)
        elif o.kind != "keep" and o.word and o.word != "intel":
            args["word"] = _word(lang, o.word, names, me, vague)
        if o.kind == "play" and o.uses == "sw-probe":
            args["draws"] = probe_draws(lang, face_of(o, o.card))
        return args

    def label_key(self, o: Option) -> str:
        """The key of what the choice is called."""
        if o.kind == "play":
            return self.play_label(o)
        if o.kind == "skill":
            return f"label-skill{_skill_label(o)}"
        if o.kind == "send":
            return f"label-send-{_way(o)}"
        return "label-keep" if o.kind == "keep" else f"label-{o.kind}{_variant(o)}"

    def effect_key(self, o: Option) -> str:
        """The key of what will happen."""
        if o.kind == "play":
            return f"effect-play-{o.uses}"
        if o.kind == "skill":
            variant = ""
            if o.uses in _SKILL_EFFECTS:
                variant = "-aim" if o.aim != NO_CARD else ""
                if "" not in _SKILL_EFFECTS[o.uses]:
                    variant = f"-{o.word}"
            return f"effect-skill-{o.uses}{variant}"
        if o.kind == "send":
            return f"effect-send-{_way(o)}"
        if o.kind == "keep":
            return keep_effect(o)
        return f"effect-{o.kind}{_variant(o)}"

    def log_words(self, lang: str, event: EventData, names: Sequence[str], viewer: int | None) -> Arguments:
        """`x` of a sending is who is locked."""
        if event["kind"] == "send" and event.get("x"):
            return {**person(lang, "lock", event["x"] - 1, names, viewer, event["by"])}
        return super().log_words(lang, event, names, viewer)

    def played(self, lang: str, event: EventData) -> Arguments:
        """Face-down ones go by name alone, and there may be none at all."""
        return _played(lang, event)

    def prompt_key(self, view: View) -> str:
        """Who sent the intelligence, or is locked, has no choice; what skills may answer is named, unless it
        is more than one thing."""
        kind = view["decision"]["kind"]
        event = event_asked_about(view)
        if event is not None:
            return f"prompt-trigger-{_happened(event)}"
        if kind == "decide":
            transit, me = view["transit"], view["me"]
            if transit["sender"] == me or transit["locked"] >> me & 1:
                return "prompt-decide-must"
        return f"prompt-{kind}{come_back(view) if kind == 'contest' else ''}"

    def keys(self) -> set[str]:
        """Everything put together here and in terms."""
        skills = [skill for who in ROSTER for skill in who.skills]
        keys = {
            f"{what}-{kind}{end}"
            for what in ("label", "effect")
            for kind, ends in PLAIN_OPTIONS.items()
            for end in ends
        }
        keys |= {f"label-{kind}" for kind in (*_LABELS, *_SENDS)} | {f"effect-{kind}" for kind in _SENDS}
        keys |= {"effect-keep-lurking", "effect-keep-open"}
        keys |= {f"effect-play-{rule}" for rule in NAMES}
        keys |= {f"identity-{code}{end}" for code in CODES for end in ("", "-goal")}
        keys |= {f"faction-{code}{end}" for code in FACTION_CODES for end in ("", "-short")}
        keys |= {
            f"effect-skill-{skill.name}{end}"
            for skill in skills
            if isinstance(skill, Active | Trigger)
            for end in _SKILL_EFFECTS.get(skill.name, ("",))
        }
        keys |= {f"word-{word}" for word in WORDS}
        keys |= {f"prompt-trigger-{e}" for skill in skills if isinstance(skill, Trigger) for e in skill.when}
        keys |= {"prompt-decide-must", "prompt-contest-own"}
        return keys | {"prompt-trigger-received-own", "prompt-trigger-used-on"}

    def option_kinds(self) -> set[str]:
        """The plain ones, and those whose words differ more."""
        return {*PLAIN_OPTIONS, *SPECIAL_OPTIONS}


def probe_draws(lang: str, face: str, short: bool = False) -> str:
    """Who draws a card for a 试探."""
    detail = face.split("/")[-1].removesuffix(DRAWS)
    codes = [code for name, code in zip(FACTIONS, FACTION_CODES, strict=True) if name in detail]
    if short:
        return "/".join(say(lang, f"faction-{code}-short") for code in codes)
    one, *other = (say(lang, f"faction-{code}") for code in codes)  # there are never three
    return say(lang, "list-or", a=one, b=other[0]) if other else one


def _happened(event: EventData) -> str:
    """What a skill may answer, one sentence each."""
    kind = str(event["kind"])
    if kind == "received":
        return kind + own(event)
    return kind + toward(event) if kind == "used" else kind


def _word(lang: str, word: str, names: Sequence[str], me: int | None, vague: frozenset[str]) -> str:
    """What is named on use: another player, or cards, colours and numbers; perhaps only how it begins."""
    if "word" in vague:
        return ELLIPSIS
    tokens = word.split()[:1] if "more" in vague else word.split()
    parts = [
        seat_label(lang, SEATS.index(token), names, me) if token in SEATS else word_name(lang, token)
        for token in tokens
    ]
    if len(tokens) > 1 and tokens[0] == FUNCTIONS[COERCE]:  # 诡诈: a 威逼, and what it names
        return say(lang, "word-naming", card=parts[0], word=parts[1])
    return f"{listing(lang, parts)}{ELLIPSIS if 'more' in vague else ''}"


def _skill_label(o: Option) -> str:
    on = "-on" if o.target != NOBODY else ""
    if o.card != NO_CARD:
        return "-card-on" if on else "-change"
    if o.word:
        return "-on-two" if o.word in SEATS else f"{on}-word"
    if o.aim == NO_CARD:
        return on
    if not on:
        return "-pay"
    return "-move" if o.uses in _MOVERS else "-aim"


def _way(o: Option) -> str:
    """Which way a card is sent, and whether it locks: -to is whom it is sent to."""
    signs = [sign for sign in ARROW_SIGNS if sign in o.word]
    arrow = ARROW_SIGNS.index(signs[0]) if signs else o.rules.faces[o.card].route
    lock = "-lock" if "lock" in o.word else ""
    same = "-to" if lock and o.target == SEATS.index(o.word[-1]) else ""
    return f"{ROUTE_NAMES[arrow]}{lock}{same}"


def _variant(o: Option) -> str:
    """Which way to choose a card of several; and whether passing is not nothing."""
    if o.kind == "pass":
        return "-confine" if o.rule else ""
    if o.kind == "give":
        return "-to" if o.target != NOBODY else ""
    if o.kind == "pick" and o.aim != NO_CARD:
        return "-on" if o.target != NOBODY else "-aim"
    if o.kind == "take":
        return "-intel" if o.word else "-aim" if o.aim != NO_CARD else ""
    if o.kind == "place":
        return "-on" if o.card != NO_CARD else "-there"
    return "-cards" if o.kind == "show" else ""


def _played(lang: str, event: EventData) -> Arguments:
    """A card in use; face-down ones go by name alone, and there may be none at all."""
    cards, used = event.get("cards"), item_name(lang, event["word"])
    if not cards:
        return {"as": used}
    if cards[0] == UNKNOWN:
        return {"card": say(lang, "card-hidden", name=used), "as": used}
    return {"card": card_name(lang, cards[0]), "as": used}


SPEECH = Spywar()
