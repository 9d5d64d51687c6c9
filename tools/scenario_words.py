"""The tables of words in docs/scenarios.md, made from the vocabularies of the editions:
`python -m tools.scenario_words docs/scenarios.md`.

What stands between the two marks is replaced; a test compares it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from fengsheng.core import vocabulary as v
from fengsheng.core.face import COLOURS
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.vocabulary import EventKind, Verb
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS
from fengsheng.scenario.position import BEGINS, first_step
from fengsheng.scenario.teaching import STATEMENTS
from fengsheng.scenario.things import SORTS

BEGIN = "<!-- made by tools/scenario_words.py: do not edit by hand -->"
END = "<!-- until here -->"


def _code(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _table(*heads: str, rows: Iterable[Iterable[str]]) -> list[str]:
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


def _families(edition: Edition, rules: Ruleset) -> dict[str, str]:
    """Families of words: the whole list where it is short."""
    return {
        v.CARD: _code(rules.card_of_function),
        v.CAUSE: _code(word.name for word in edition.vocabulary.causes),
        v.CHARACTER: "a character",
        v.COLOUR: _code(COLOURS),
        v.FUNCTION: "a function",
        v.IDENTITY: "an identity",
        v.NUMBER: "a number",
        v.REASON: "a reason",
        v.ROUTE: _code(rules.route_names),
        v.SEAT: "a seat",
        v.SKILL: f"a skill, as in `{next(iter(rules.skills))}`",
    }


def _words(item: EventKind | Verb, families: dict[str, str]) -> str:
    if not item.word:
        return ""
    return f"{item.word}: {', '.join(families.get(word, f'`{word}`') for word in item.words)}"


def _edition(edition: Edition) -> list[str]:
    rules = edition.practice_ruleset(next(iter(edition.presets)), edition.seats[0], {})
    words, families = edition.vocabulary, _families(edition, rules)
    codes = zip(edition.identity_codes, edition.identity_names, strict=True)
    return [
        f"## The words of `{edition.name}`",
        "",
        "Where a position may begin (`phase:`):",
        "",
        *_table(
            "phase", "is", rows=((f"`{p}`", about) for p, about in BEGINS.items() if first_step(rules, p))
        ),
        "Phases (`expect phase`), and stages of the intelligence under way (`expect stage`):",
        "",
        *_table("phase", "is", rows=((f"`{word.name}`", word.about) for word in words.phases)),
        *_table("stage", "is", rows=((f"`{word.name}`", word.about) for word in words.stages)),
        "Identities:",
        "",
        *_table("code", "name", rows=((f"`{code}`", name) for code, name in codes)),
        "Questions (`asked`, `not asked`, `never asked`):",
        "",
        *_table(
            *("kind", "is put", "to", "answers"),
            rows=((f"`{q.name}`", q.about, q.whom, _code(q.answers)) for q in sorted(words.questions)),
        ),
        "Answers, and the words between their parts:",
        "",
        *_table("word", "stands", rows=((f"`{word.name}`", word.about) for word in v.PREPOSITIONS)),
        *_table(
            *("verb", "means", "card", "on, to", "card aimed at", "word"),
            rows=(
                (
                    f"`{verb.name}`",
                    verb.about,
                    verb.card or verb.cards,
                    verb.target,
                    verb.aim,
                    _words(verb, families),
                )
                for verb in sorted(words.verbs)
            ),
        ),
        "Events (`count` is the number of cards where nothing else is said):",
        "",
        *_table(
            *("kind", "happens", "by", "on", "cards", "word", "count"),
            rows=(
                (
                    *(f"`{kind.name}`", kind.about, kind.by, kind.target, kind.cards),
                    *(_words(kind, families), "" if kind.counts_cards else kind.x),
                )
                for kind in sorted(words.events)
            ),
        ),
        "Ways to get intelligence (`word` of `gain`), and why a game is over (`expect reason`):",
        "",
        *_table("cause", "is", rows=((f"`{word.name}`", word.about) for word in words.causes)),
        *_table("reason", "is", rows=((f"`{reason.name}`", reason.about) for reason in words.reasons)),
    ]


def _lesson() -> list[str]:
    """The statements of lessons, and what they can point at."""
    return [
        "## The words of lessons",
        "",
        *_table(
            *("line", "means to the learner", "the run of the scenario checks"),
            rows=((f"`{shape}`", *meanings) for shape, meanings in STATEMENTS.items()),
        ),
        "What a THING is:",
        "",
        *_table(
            *("thing", "behind it", "is"),
            rows=((f"`{name}`", sort.takes, sort.about) for name, sort in SORTS.items()),
        ),
    ]


def renewed(text: str) -> str:
    """The document with its tables made anew."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"The document lacks the marks {BEGIN!r} and {END!r}.")
    lines = [*_lesson(), *(line for edition in EDITIONS for line in _edition(edition))]
    return "\n".join([before + begin, "", *lines, end + after])


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")
