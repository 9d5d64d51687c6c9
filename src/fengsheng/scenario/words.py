"""The vocabulary of one edition: seats, cards, people and answers, each checked as it is read.

A misspelt name must never pass as "not there": whatever a scenario says is looked up here first.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from fengsheng.core.face import COLOURS
from fengsheng.core.notation import NAMED, SEATS, preposition
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.vocabulary import NUMBER, PREPOSITIONS, EndReason, EventKind, Phase, Verb, Word
from fengsheng.editions.edition import Edition
from fengsheng.rules import Expander, catalogue, catalogue_names
from fengsheng.scenario.kinds import families, spelled_out
from fengsheng.scenario.lines import Line

_TIMES = re.compile(r"(?P<name>.+?) x(?P<times>[1-9]\d*)")
_FILLER = re.compile(r"\?(?P<count>[1-9]\d*)?")
_WHICH = re.compile(r"#[1-9]\d*")
# what an answer says behind its verb, in this order
_PARTS = {"card": "CARD", "cards": "CARD …", "target": "{} 甲", "aim": "CARD", "word": "WORD"}


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards by name, and how many more that may be any."""

    names: tuple[str, ...]
    fill: int
    line: Line

    def __str__(self) -> str:
        parts = list(self.names) + ([f"?{self.fill}"] if self.fill else [])
        return ", ".join(parts) or "none"


class Words:
    """Reads the words of a scenario line, or says what was expected there."""

    def __init__(self, edition: Edition, rules: Ruleset) -> None:
        self.rules = rules
        self.edition = edition
        self.card_names = frozenset(face.name for face in rules.faces)
        self.people = frozenset(c.name for c in rules.characters)
        self.vocabulary = edition.vocabulary
        self.families = families(rules, edition.vocabulary)
        # what characters of the house are cited by is in no catalogue
        self.house_made = frozenset(skill.rule for skill in rules.skills.values()) | frozenset(
            who.mission.rule for who in rules.characters if who.mission is not None
        )
        self.skills = frozenset((skill.character, str(skill.number)) for skill in rules.skills.values())

    def seat(self, text: str, line: Line) -> int:
        """甲 is seat 0, 乙 its right neighbour."""
        seats = SEATS[: self.rules.seats]
        if len(text) != 1 or text not in seats:
            raise line.wrong(f"{text!r} is no seat of this table; expected one of {seats}")
        return seats.index(text)

    def seats(self, text: str, line: Line) -> tuple[int, ...]:
        """Several seats, separated by spaces; `none` is nobody."""
        if text == "none":
            return ()
        return tuple(sorted(self.seat(word, line) for word in text.split()))

    def card(self, text: str, line: Line) -> str:
        """One card by its name, as in 鎖定/red; 鎖定/red#2 is the second of several equal ones."""
        name, which = split_copy(text)
        if name not in self.card_names:
            raise line.wrong(f"{name!r} is no card{near(name, self.card_names)}")
        copies = sum(face.name == name for face in self.rules.faces)
        if which is not None and not 0 < which <= copies:
            raise line.wrong(f"there is no {text}: there are {copies} in the deck")
        return text

    def seen_cards(self, text: str, line: Line) -> Cards:
        """The same as somebody sees them: equal cards look alike."""
        cards = self.cards(text, line)
        if any(split_copy(name)[1] is not None for name in cards.names):
            raise line.wrong("nobody sees which of several equal cards it is; leave out the number")
        return cards

    def cards(self, text: str, line: Line) -> Cards:
        """`鎖定/red, 識破/black x2, 退回/blue#1, ?3`, or `none`."""
        names: list[str] = []
        fill = 0
        for part in text.split(",") if text != "none" else ():
            word = part.strip()
            times = 1
            if (filler := _FILLER.fullmatch(word)) is not None:
                fill += int(filler["count"] or 1)
                continue
            if (several := _TIMES.fullmatch(word)) is not None:
                word, times = several["name"], int(several["times"])
            names += [self.card(word, line)] * times
        return Cards(tuple(names), fill, line)

    def identity(self, text: str, line: Line) -> int:
        """An identity by its code (front) or by its name (潛伏戰線)."""
        for words in (self.edition.identity_codes, self.edition.identity_names, self.rules.identity_names):
            if text in words:
                return words.index(text)
        raise line.wrong(f"{text!r} is no identity; expected one of {', '.join(self.edition.identity_codes)}")

    def character(self, text: str, line: Line) -> str:
        """A character by name."""
        if text not in self.people:
            raise line.wrong(f"{text!r} is no character{near(text, self.people)}")
        return text

    def functions(self, text: str, line: Line) -> tuple[int, ...]:
        """Several functions by their printed names, with commas."""
        names = [word.strip() for word in text.split(",")]
        known = self.rules.function_names
        for name in names:
            if name not in known:
                raise line.wrong(f"{name!r} is no function; expected one of {', '.join(known)}")
        return tuple(known.index(name) for name in names)

    def colours(self, text: str, line: Line) -> list[int]:
        """`2 red 1 black` as red, blue, black; `none`."""
        counts = [0] * len(COLOURS)
        words = text.split() if text != "none" else []
        if len(words) % 2:
            raise line.wrong(f"expected numbers and colours, as in '2 red 1 black', not {text!r}")
        for at, (number, colour) in enumerate(zip(words[::2], words[1::2], strict=True)):
            if not number.isdecimal() or colour not in COLOURS:
                raise line.wrong(f"expected a number and a colour, not '{number} {colour}'")
            if colour in words[1 : 2 * at : 2]:
                raise line.wrong(f"{colour} is counted twice")
            counts[COLOURS.index(colour)] = int(number)
        return counts

    def event_kind(self, text: str, line: Line) -> EventKind:
        """A kind of event of this edition: a word that only another one says is a mistake here."""
        kind = self.vocabulary.event(text)
        if kind is None:
            known = [kind.name for kind in self.vocabulary.events]
            raise line.wrong(f"{text!r} is no kind of event{near(text, known)}")
        return kind

    def event_word(self, kind: EventKind, text: str, line: Line) -> str:
        """A word that such an event may have."""
        known = spelled_out(kind.words, self.families)
        if text not in known:
            raise line.wrong(f"{text!r} is no word of the event {kind.name}{near(text, known)}")
        return text

    def rule(self, text: str, line: Line) -> str:
        """The ID of a rule that exists."""
        if text not in every_rule() and text not in self.house_made:
            close = catalogue(self.edition.name).near(text)
            raise line.wrong(f"{text!r} is no rule ID{near(text, close)}")
        return text

    def one_of(self, sort: str, text: str, known: Iterable[Word | Phase | EndReason], line: Line) -> str:
        """A word of a short list: a phase, a stage, a reason."""
        names = [word.name for word in known]
        if text not in names:
            raise line.wrong(f"{text!r} is no {sort}; expected one of {', '.join(names)}")
        return text

    def question_kind(self, text: str, line: Line) -> str:
        """A kind of question of this edition."""
        if self.vocabulary.question(text) is None:
            known = [kind.name for kind in self.vocabulary.questions]
            raise line.wrong(f"{text!r} is no kind of question{near(text, known)}")
        return text

    def notation(self, text: str, line: Line) -> str:
        """The text of an answer: a verb, and behind it what can stand there, in its order. Nothing is ever
        written in another order, or without a part of it, and denying that would prove nothing."""
        self.beginning(text, line)
        name, *left = text.split(" ")
        verb = self.vocabulary.verb(name)
        assert verb is not None
        left = left[2:] if name == "skill" else left
        has = set()
        for field in _PARTS:
            if getattr(verb, field) and (count := self._count(verb, field, left)):
                has.add(field)
                left = left[count:]
        if left or not has.issuperset(verb.always):
            raise line.wrong(f"expected {_shape(verb)!r}, not {text!r}")
        return text

    def _count(self, verb: Verb, field: str, words: list[str]) -> int:
        """How many of the words at the beginning say this part of an answer."""
        if field == "target":
            before = [word for word in (preposition(verb.name),) if word]
            there = len(before)
            return there + 1 if words[:there] == before and {*words[there : there + 1]} & {*SEATS} else 0
        if field == "word":
            known = spelled_out(verb.words, self.families)
            counted = NUMBER in verb.words
            return len(list(takewhile(lambda word: word in known or (counted and _is_number(word)), words)))
        cards = len(list(takewhile(lambda word: word.removesuffix(NAMED) in self.card_names, words)))
        if cards and field == "card" and verb.name == "play" and words[1:2] == ["as"]:
            return 3  # the card, and what it is used as
        return cards if field == "cards" else min(cards, 1)

    def beginning(self, text: str, line: Line) -> None:
        """The first words of an answer: a verb, and behind it only what can stand there."""
        name, *rest = text.split(" ")
        verb = self.vocabulary.verb(name)
        if verb is None:
            known = [verb.name for verb in self.vocabulary.verbs]
            raise line.wrong(f"{name!r} is no verb of the notation{near(name, known)}")
        if name == "skill" and tuple(rest[:2]) not in self.skills:
            raise line.wrong(f"there is no skill {' '.join(rest[:2])!r}{self._near_skill(rest)}")
        allowed = self._after(verb)
        for word in rest:
            number = _is_number(word)
            if word.removesuffix(NAMED) in allowed or (number and (NUMBER in verb.words or name == "skill")):
                continue
            if any(word.removesuffix(NAMED) in self._after(other) for other in self.vocabulary.verbs):
                raise line.wrong(f"{word!r} never stands behind {name!r}: it is {verb.about}")
            raise line.wrong(f"{word!r} is no card, seat or word of the notation{near(word, allowed)}")

    def _after(self, verb: Verb) -> frozenset[str]:
        """The words that may stand behind a verb, numbers aside."""
        allowed = set(spelled_out(verb.words, self.families))
        if verb.card or verb.cards or verb.aim:
            allowed |= self.card_names
        if verb.target:
            allowed |= {*SEATS[: self.rules.seats], *(word.name for word in PREPOSITIONS)}
        if verb.name == "play":
            allowed |= set(self.rules.function_names)
        if verb.name == "skill":
            allowed |= self.people
        return frozenset(allowed)

    def _near_skill(self, words: list[str]) -> str:
        own = sorted(number for who, number in self.skills if words and who == words[0])
        if own:
            return f"; {words[0]} has {', '.join(own)}"
        return near(words[0], self.people) if words else ""


def _is_number(word: str) -> bool:
    return word.isdecimal() or _WHICH.fullmatch(word) is not None


def _shape(verb: Verb) -> str:
    """How an answer is written, for people."""
    said = [verb.name, *(["WHO", "N"] if verb.name == "skill" else [])]
    for field, part in _PARTS.items():
        if getattr(verb, field):
            part = part.format(preposition(verb.name)).strip()
            said.append(part if field in verb.always else f"[{part}]")
    return " ".join(said)


def split_copy(text: str) -> tuple[str, int | None]:
    """A card's name, and which of several equal ones is meant (None: any)."""
    name, sign, which = text.partition("#")
    return (name, int(which)) if sign and which.isdecimal() else (text, None)


@cache
def every_rule() -> Expander:
    """The rules of all catalogues: editions cite each other."""
    return Expander(entry.id for name in catalogue_names() for entry in catalogue(name))


def near(text: str, known: Iterable[str]) -> str:
    """A hint at what may have been meant."""
    close = difflib.get_close_matches(text, list(known), 3, 0.5)
    return f"; did you mean {', '.join(close)}?" if close else ""
