"""What people did in a game, read off its events: skills used, missions and tasks fulfilled.

A skill that is used says so in an event of its own. One that merely holds (a card counts as another, a way to
send that others do not have) shows in what its owner does, and `Counting.holds` of its edition says where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from fengsheng.core.event import Event
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Result
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import Active, Conversion, Skill, Trigger
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import find, make_ruleset
from fengsheng.game import Game
from fengsheng.simulate.plan import Plan


@dataclass(frozen=True)
class Counts:
    """One game's, counted."""

    skills: Counter[str] = field(default_factory=Counter)
    missions: Counter[str] = field(default_factory=Counter)  # by the character's code
    tasks: Counter[str] = field(default_factory=Counter)  # by the identity's code


class Reader:
    """Follows the events: who lies face up, whose turn it is, which identity card lies open."""

    def __init__(self, rules: Ruleset, holds: Mapping[str, tuple[Hold, ...]]) -> None:
        self.rules = rules
        self._holds = holds
        self.up: dict[int, str] = {}
        self.turn = NOBODY
        self.identity: dict[int, str] = {}
        self.partners: set[int] = set()  # who wins because a declarer chose so
        self.robbed: set[int] = set()  # whose identity card somebody has taken
        self.skills: Counter[str] = Counter()
        self._cited: Counter[tuple[str, str]] = Counter()
        self._by_rule = {skill.rule: skill.name for skill in rules.skills.values() if not _says_so(skill)}

    def read(self, e: Event) -> None:
        """One more event."""
        kind = e.kind
        if kind == "skill":
            self.skills[e.word] += 1
        elif kind == "flip":
            self.up[e.by] = e.word
        elif kind == "cover":
            self.up.pop(e.by, None)
        elif kind == "turn":
            self.turn = e.by
        elif kind == "identity":
            self.identity[e.by] = e.word
        elif kind == "take_identity":
            self.robbed.add(e.target)
        elif e.rule in self._by_rule:
            if kind == "partner":
                self.partners.add(e.target)
            self._cited[self._by_rule[e.rule], kind] += 1
        elif kind in self._holds:
            for name, holds in self._holds[kind]:
                if name in self.rules.skills and holds(self, e):
                    self.skills[name] += 1

    def close(self) -> None:
        """One use may be told by several events, each of another kind."""
        for (name, _), times in self._cited.items():
            self.skills[name] = max(self.skills[name], times)

    def owner(self, e: Event, skill: str) -> bool:
        """Whether who acts has that skill, face up."""
        return self.up.get(e.by) == self.rules.skills[skill].character


def _says_so(skill: Skill) -> bool:
    return isinstance(skill, Active | Trigger)


Hold = tuple[str, Callable[[Reader, Event], bool]]  # a skill, and when an event shows that it holds


def converted(name: str) -> Hold:
    """A card was used as what it is not."""

    def holds(r: Reader, e: Event) -> bool:
        skill = r.rules.skills[name]
        assert isinstance(skill, Conversion)
        return (
            e.word == skill.becomes and bool(e.cards) and r.rules.faces[e.cards[0]].function == skill.source
        )

    return name, holds


class Counting:
    """What has to be known about an edition to count."""

    factions: tuple[str, ...] = ()  # listed even if none of them has won, so that a reader finds them
    holds: Mapping[str, tuple[Hold, ...]] = {}  # by the kind of the event

    def fulfilled(self, counts: Counts, reader: Reader, result: Result, characters: list[str]) -> None:
        """Count the missions or tasks of a game that is over; characters go by their codes."""
        raise NotImplementedError

    def tasks(self, house_rules: Mapping[str, str]) -> tuple[str, ...]:
        """The tasks that may be dealt, by the codes of their identities."""
        return ()


@cache
def counting_of(edition: Edition) -> Counting:
    """How an edition is counted, fetched when somebody first counts."""
    counting: Counting = import_module(edition.counting).COUNTING
    return counting


def count(game: Game) -> Counts:
    """Everything that is counted of a game, finished or not."""
    done = Counts()
    rules = game.state.rules
    counting = counting_of(find(rules.preset))
    reader = Reader(rules, counting.holds)
    for event in game.log():
        reader.read(event)
    reader.close()
    done.skills.update(reader.skills)
    if game.result is not None:
        codes = [rules.characters[number].code for number in game.state.character]
        counting.fulfilled(done, reader, game.result, codes)
    return done


@dataclass(frozen=True)
class Possible:
    """Everything that could be done in the games of a plan, whether it was or not."""

    skills: tuple[str, ...]
    missions: tuple[str, ...]
    tasks: tuple[str, ...]


def possible(plan: Plan) -> Possible:
    """Of the characters that can be dealt, and of the tasks."""
    rules = make_ruleset(plan.preset, plan.seats, plan.options)
    people = [rules.characters[number] for number in rules.pool]
    return Possible(
        tuple(skill.name for who in people for skill in who.skills),
        tuple(who.code for who in people if who.mission is not None),
        counting_of(find(plan.preset)).tasks(plan.options),
    )
