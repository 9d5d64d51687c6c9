"""The closed sets of words that events and answers use at one table, made from the edition's vocabulary.

A misspelt `expect no event …` or `not offered …` is an error because of them, instead of a check that can
never fail.
"""

from __future__ import annotations

from collections.abc import Iterable

from fengsheng.core import vocabulary as v
from fengsheng.core.face import COLOURS
from fengsheng.core.notation import SEATS
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.vocabulary import Vocabulary


def families(rules: Ruleset, vocabulary: Vocabulary) -> dict[str, frozenset[str]]:
    """The words of every family that is a list; numbers are none."""
    return {
        v.CARD: frozenset(rules.card_of_function),
        v.CAUSE: frozenset(word.name for word in vocabulary.causes),
        v.CHARACTER: frozenset(character.name for character in rules.characters),
        v.COLOUR: frozenset(COLOURS),
        v.FUNCTION: frozenset(rules.function_names),
        v.IDENTITY: frozenset(rules.identity_names),
        v.REASON: frozenset(reason.name for reason in vocabulary.reasons),
        v.ROUTE: frozenset(rules.route_names),
        v.SEAT: frozenset(SEATS[: rules.seats]),
        v.SKILL: frozenset(rules.skills),
    }


def spelled_out(words: Iterable[str], known: dict[str, frozenset[str]]) -> frozenset[str]:
    """Literal words as they are, families as the words they stand for."""
    found: set[str] = set()
    for word in words:
        found |= known.get(word, frozenset() if word == v.NUMBER else {word})
    return frozenset(found)
