"""The words of the lessons: sentences with the names of the people at the table, and what they point at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fengsheng.core.option import Decision
from fengsheng.scenario.things import LEARNER, Thing
from fengsheng.words import card_name, option_label, seat_label, skill_label
from fengsheng.words.bundles import say_lesson
from fengsheng.words.terms import SKILLS

SEAT_WORDS = ("jia", "yi", "bing", "ding", "wu")  # how sentences call 甲 乙 丙 丁 戊


def key_of(edition: str, number: int, key: str) -> str:
    """The whole key of a sentence that a scene calls by a short one."""
    return f"lesson-{edition}-{number}-{key}"


def common(key: str) -> str:
    """The whole key of a sentence that all lessons share."""
    return f"lesson-{key}"


def names(lang: str) -> tuple[str, ...]:
    """Who sits at the table, the learner first."""
    return tuple(name.strip() for name in say_lesson(lang, "lesson-names").replace("、", ",").split(","))


def said(lang: str, key: str) -> str:
    """A sentence by its whole key, with the people's names."""
    return say_lesson(lang, key, **dict(zip(SEAT_WORDS, names(lang), strict=True)))


def sentence(lang: str, edition: str, number: int, key: str) -> str:
    """A sentence of one lesson."""
    return said(lang, key_of(edition, number, key))


def pointed(
    lang: str, thing: Thing, asked: Decision | None, house_rules: Mapping[str, str], seats: int
) -> str:
    """In words, what the teacher points at; a seat also by where it is, for those who do not see it."""
    words: dict[str, str] = {}
    sort = thing.sort
    if thing.seat >= 0:
        words = _person(lang, thing.seat, names(lang)) | {"side": _side(thing.seat, seats)}
    elif thing.sort in ("hand", "stamp") and thing.word:
        words["what"] = card_name(lang, thing.word, house_rules)
        sort = "hand-card" if sort == "hand" else sort
    elif thing.sort == "option":
        options = asked.options if asked is not None else ()
        chosen = [option for option in options if option.notation == thing.word]
        words["what"] = option_label(lang, chosen[0], names(lang), LEARNER) if chosen else thing.word
    elif thing.sort == "skill":
        words["what"] = skill_label(lang, _skill(thing.word))
    return say_lesson(lang, f"lesson-at-{sort}", **words)


def _person(lang: str, seat: int, people: Sequence[str]) -> dict[str, str]:
    who = seat_label(lang, seat, people, LEARNER)
    return {"who": who, "me": "yes" if seat == LEARNER else "no"}


def _side(seat: int, seats: int) -> str:
    """The turn goes to the right: the next seat is there."""
    return {LEARNER + 1: "right", seats - 1: "left"}.get(seat, "across")


def _skill(text: str) -> str:
    """A skill by the words that lessons have for it: the character and a number."""
    character, number = text.split(" ")
    (name,) = (s.name for s in SKILLS.values() if s.character == character and str(s.number) == number)
    return name
