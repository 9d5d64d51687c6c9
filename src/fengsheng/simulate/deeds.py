"""What people did in a game, read off its events: skills used, missions and tasks fulfilled.

A skill that is used says so in an event of its own. One that merely holds (a card counts as another, a way to
send that others do not have) shows in what its owner does, and `_HOLDS` says where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ..core.book import Book
from ..core.event import Event
from ..core.face import NOBODY
from ..core.frame import Result
from ..core.skill import Active, Conversion, Skill, Trigger
from ..editions.classic.identities import IDENTITIES as CLASSIC_IDENTITIES
from ..editions.classic.identities import SOY
from ..editions.registry import make_book
from ..editions.spywar.identities import CODES, POOLS
from ..editions.spywar.identities import IDENTITIES as SPYWAR_IDENTITIES
from ..game import Game
from .plan import Plan

BYSTANDER: Final = CLASSIC_IDENTITIES[SOY]
TASKS: Final = {SPYWAR_IDENTITIES[task]: CODES[task] for task in POOLS["full"]}
BY_CONDITION: Final = ("collected", "task", "usurped")  # and not by being the last who is left


@dataclass(frozen=True)
class Deeds:
    """One game's, counted."""

    skills: Counter[str] = field(default_factory=Counter)
    missions: Counter[str] = field(default_factory=Counter)  # by the character's code
    tasks: Counter[str] = field(default_factory=Counter)  # by the identity's code


class _Reader:
    """Follows the events: who lies face up, whose turn it is, which identity card lies open."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.up: dict[int, str] = {}
        self.turn = NOBODY
        self.identity: dict[int, str] = {}
        self.partners: set[int] = set()  # who wins because a declarer chose so
        self.robbed: set[int] = set()  # whose identity card somebody has taken
        self.skills: Counter[str] = Counter()
        self._cited: Counter[tuple[str, str]] = Counter()
        self._by_law = {skill.law: skill.name for skill in book.skills.values() if not _says_so(skill)}

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
        elif e.rule in self._by_law:
            if kind == "partner":
                self.partners.add(e.target)
            self._cited[self._by_law[e.rule], kind] += 1
        elif kind in _HOLDS:
            for name, holds in _HOLDS[kind]:
                if name in self.book.skills and holds(self, e):
                    self.skills[name] += 1

    def close(self) -> None:
        """One use may be told by several events, each of another kind."""
        for (name, _), times in self._cited.items():
            self.skills[name] = max(self.skills[name], times)

    def owner(self, e: Event, skill: str) -> bool:
        """Whether who acts has that skill, face up."""
        return self.up.get(e.by) == self.book.skills[skill].character


def _says_so(skill: Skill) -> bool:
    return isinstance(skill, Active | Trigger)


def _converted(name: str) -> Callable[[_Reader, Event], bool]:
    """A card was used as what it is not."""

    def holds(r: _Reader, e: Event) -> bool:
        skill = r.book.skills[name]
        assert isinstance(skill, Conversion)
        return e.word == skill.becomes and bool(e.cards) and r.book.faces[e.cards[0]].function == skill.source

    return holds


def _locks_in_another_turn(r: _Reader, e: Event) -> bool:
    return e.word == "lock" and e.by != r.turn and r.owner(e, "qibai-1")


def _locks_for_sure(r: _Reader, e: Event) -> bool:
    return e.word == "lock" and r.owner(e, "daofeng-1")


def _reacts_as_she_likes(r: _Reader, e: Event) -> bool:
    return r.owner(e, "laogui-2")


def _sends_another_way(r: _Reader, e: Event) -> bool:
    return e.word != r.book.route_names[r.book.faces[e.cards[0]].route] and r.owner(e, "laobie-1")


# Kind of event, and which skill it shows under which condition.
_HOLDS: dict[str, tuple[tuple[str, Callable[[_Reader, Event], bool]], ...]] = {
    "play": (
        ("shashou-2", _converted("shashou-2")),
        ("daofeng-2", _converted("daofeng-2")),
        ("daofeng-1", _locks_for_sure),
        ("qibai-1", _locks_in_another_turn),
        ("liningyu_sp-1", _converted("liningyu_sp-1")),
    ),
    "react": (("laogui-2", _reacts_as_she_likes),),
    "say": (("laogui-2", _reacts_as_she_likes),),
    "send": (("laobie-1", _sends_another_way),),
}


def deeds(game: Game) -> Deeds:
    """Everything that is counted of a game, finished or not."""
    done = Deeds()
    reader = _Reader(game.state.book)
    for event in game.log():
        reader.read(event)
    reader.close()
    done.skills.update(reader.skills)
    result = game.result
    if result is not None:
        if reader.book.edition == "classic":
            _missions(done, reader, result, game.state.character)
        else:
            _tasks(done, reader, result)
    return done


def _missions(done: Deeds, reader: _Reader, result: Result, characters: list[int]) -> None:
    """A bystander who declares has fulfilled the mission (CL-WIN-03), and so has one who wins along without
    being taken along or being an ally."""
    allied = result.rule == "CL-ADV-01"
    for seat in result.winners:
        along = seat != result.declarer and (allied or seat in reader.partners)
        if result.declarer != NOBODY and reader.identity.get(seat) == BYSTANDER and not along:
            done.missions[reader.book.characters[characters[seat]].code] += 1


def _tasks(done: Deeds, reader: _Reader, result: Result) -> None:
    if result.reason in BY_CONDITION:
        for seat in result.winners:
            task = TASKS.get(reader.identity.get(seat, ""))
            if task is not None:
                done.tasks[task] += 1
    if reader.robbed & set(result.winners):  # nothing but 尾声 lets them win (SW-CHAR-GUXIAOMENG-2d)
        done.skills["guxiaomeng-3"] += 1


@dataclass(frozen=True)
class Possible:
    """Everything that could be done in the games of a plan, whether it was or not."""

    skills: tuple[str, ...]
    missions: tuple[str, ...]
    tasks: tuple[str, ...]


def possible(plan: Plan) -> Possible:
    """Of the characters that can be dealt, and of the tasks."""
    book = make_book(plan.preset, plan.seats, plan.options)
    people = [book.characters[number] for number in book.pool]
    tasks = POOLS[plan.options["identity_pool"]] if "identity_pool" in plan.options else ()
    return Possible(
        tuple(skill.name for who in people for skill in who.skills),
        tuple(who.code for who in people if who.mission is not None),
        tuple(CODES[task] for task in tasks),
    )
