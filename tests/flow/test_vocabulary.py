"""Every event, answer and question of real games is as the edition's vocabulary declares it, and nothing is
declared that no game, scenario or line of code knows."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.laws.tables import at_random, never_passing, play, tables

import fengsheng
from fengsheng import Game
from fengsheng.core import vocabulary as v
from fengsheng.core.event import Event
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.option import Option
from fengsheng.core.vocabulary import EventKind, Verb, Vocabulary
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS
from fengsheng.rules import find_root
from fengsheng.scenario import Scenario
from fengsheng.scenario import scenario as running
from fengsheng.scenario.kinds import families, spelled_out
from fengsheng.scenario.lines import Line
from fengsheng.scenario.table import Table
from fengsheng.scenario.table import Watcher as TableWatcher

NAMES = [edition.name for edition in EDITIONS]
EVENT_FIELDS: dict[str, Any] = {
    "by": NOBODY,
    "target": NOBODY,
    "cards": (),
    "aim": NO_CARD,
    "on": "",
    "word": "",
    "x": 0,
}
VERB_FIELDS: dict[str, tuple[str, Any]] = {
    "card": ("card", NO_CARD),
    "cards": ("cards", ()),
    "target": ("target", NOBODY),
    "aim": ("aim", NO_CARD),
    "word": ("word", ""),
    "number": ("number", 0),
}
WHICH = re.compile(r"#\d+")


def edition(name: str) -> Edition:
    return next(edition for edition in EDITIONS if edition.name == name)


class Seen:
    """What happened in games of one edition, and what of it was not declared."""

    def __init__(self) -> None:
        self.events: dict[str, set[str]] = defaultdict(set)
        self.verbs: dict[str, set[str]] = defaultdict(set)
        self.questions: dict[str, set[str]] = defaultdict(set)
        self.words: set[tuple[str, str]] = set()
        self.wrong: set[str] = set()


def compare_event(told: Event, kind: EventKind | None, allowed: frozenset[str]) -> list[str]:
    """What an event says that its declaration does not."""
    if kind is None:
        return [f"the event {told.kind} is not declared"]
    filled = [name for name, nothing in EVENT_FIELDS.items() if getattr(told, name) != nothing]
    wrong = [f"{name} of the event {told.kind} is not declared" for name in filled if not getattr(kind, name)]
    if told.word and told.word not in allowed:
        wrong.append(f"{told.word!r} is no word of the event {told.kind}")
    if kind.counts_cards and told.cards and told.x not in (0, len(told.cards)):
        wrong.append(f"{told.kind} counts {told.x} for {len(told.cards)} cards")
    number = len(told.cards) if kind.counts_cards else told.x
    if (kind.counts_cards or kind.x) and number < kind.least:
        wrong.append(f"the number of the event {told.kind} is {number}")
    return wrong


def compare_option(option: Option, verb: Verb | None, allowed: frozenset[str]) -> list[str]:
    """What an answer says that its declaration does not."""
    if verb is None:
        return [f"the verb {option.kind} is not declared"]
    filled = [name for name, (field, nothing) in VERB_FIELDS.items() if getattr(option, field) != nothing]
    wrong = [
        f"{name} of the verb {option.kind} is not declared" for name in filled if not getattr(verb, name)
    ]
    wrong += [f"{name} of the verb {option.kind} is missing" for name in verb.always if name not in filled]
    for word in option.word.split():
        number = v.NUMBER in verb.words and (word.isdigit() or WHICH.fullmatch(word))
        if word not in allowed and not number:
            wrong.append(f"{word!r} is no word of the verb {option.kind}")
    return wrong


class Watcher:
    """Compares games with a vocabulary while they are played."""

    def __init__(self, vocabulary: Vocabulary, seen: Seen) -> None:
        self.vocabulary = vocabulary
        self.seen = seen

    def asked(self, game: Game) -> None:
        """The open question, or how the game ended."""
        seen, words, s = self.seen, self.vocabulary, game.state
        seen.words |= {("phase", s.phase)}
        if s.transit is not None:
            seen.words.add(("stage", s.transit.stage))
        decision = game.decision
        if decision is None:
            assert game.result is not None
            seen.words.add(("reason", game.result.reason))
            return
        seen.words |= {("occasion", event.occasion) for event in s.rules.asked_about(s)}
        kind = words.question(decision.kind)
        if kind is None:
            seen.wrong.add(f"the question {decision.kind} is not declared")
            return
        if kind.poll != (s.stack[-1].name == "window"):
            seen.wrong.add(f"the question {kind.name} is {'no' if kind.poll else 'a'} poll")
        known = families(s.rules, words)
        for option in decision.options:
            verb = words.verb(option.kind)
            allowed = spelled_out(verb.words, known) if verb is not None else frozenset()
            seen.wrong |= set(compare_option(option, verb, allowed))
            if option.kind not in kind.answers:
                seen.wrong.add(f"the question {kind.name} is answered with {option.kind}")
            seen.questions[kind.name].add(option.kind)
            seen.verbs[option.kind] |= {
                name for name, (field, nothing) in VERB_FIELDS.items() if getattr(option, field) != nothing
            }

    def told(self, game: Game, events: Iterable[Event]) -> None:
        """What happened."""
        known = families(game.state.rules, self.vocabulary)
        for event in events:
            kind = self.vocabulary.event(event.kind)
            allowed = spelled_out(kind.words, known) if kind is not None else frozenset()
            self.seen.wrong |= set(compare_event(event, kind, allowed))
            self.seen.events[event.kind] |= {
                name for name, nothing in EVENT_FIELDS.items() if getattr(event, name) != nothing
            }
            if event.kind == "gain":
                self.seen.words.add(("cause", event.word))


@cache
def seen_in_games() -> dict[str, Seen]:
    """The golden games, and the same tables with everything used: each preset as it is and with its house
    rules mixed."""
    seen = {name: Seen() for name in NAMES}
    watchers = {name: Watcher(edition(name).vocabulary, seen[name]) for name in NAMES}
    for policy, word, seeds in ((at_random, "golden", 3), (never_passing, "vocabulary", 1)):
        for table in tables(seeds, forced=(False,)):
            game = table.new()
            watcher = watchers[game.state.rules.edition]
            for _ in play(game, table.dice(word), policy):
                watcher.asked(game)
            watcher.asked(game)
            watcher.told(game, game.log())
    return seen


@cache
def seen_at_all() -> dict[str, Seen]:
    """In games and in all scenarios."""
    seen = seen_in_games()
    root = find_root(Path(__file__).parent)
    assert root is not None
    watchers = {name: Watcher(edition(name).vocabulary, seen[name]) for name in NAMES}

    class Watched(Table):
        """The table of a scenario, looked at after every answer (its laws are other tests' business)."""

        def __init__(
            self, game: Game, fresh: list[Event], line: Line, watcher: TableWatcher | None = None
        ) -> None:
            super().__init__(game, fresh, line, watcher)
            self._look(fresh)

        def answer(self, notation: str, line: Line) -> None:
            before = len(self.fresh)
            super().answer(notation, line)
            self._look(self.fresh[before:])

        def check_laws(self, line: Line) -> None:
            pass

        def _look(self, events: list[Event]) -> None:
            watcher = watchers[self.state.rules.edition]
            watcher.asked(self.game)
            watcher.told(self.game, events)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "Table", Watched)
        for path in sorted((root / "scenarios").rglob("*.scn")):
            Scenario.load(path).run()
    return seen


@cache
def written(name: str) -> frozenset[str]:
    """Texts that stand in the code of an edition, and of core."""
    package = Path(fengsheng.__file__).parent
    texts: set[str] = set()
    for folder in (package / "core", package / "editions" / name):
        for path in folder.rglob("*.py"):
            if path.name != "vocabulary.py":
                texts |= set(re.findall(r'"([\w ]+)"', path.read_text("utf-8")))
    return frozenset(texts)


@pytest.mark.parametrize("name", NAMES)
def test_games_say_nothing_that_is_not_declared(name: str) -> None:
    seen = seen_in_games()[name]
    assert seen.wrong == set()
    assert len(seen.events) > 30
    assert len(seen.questions) > 20


@pytest.mark.parametrize("name", NAMES)
def test_scenarios_say_nothing_that_is_not_declared(name: str) -> None:
    assert seen_at_all()[name].wrong == set()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_declared_that_never_happens(name: str) -> None:
    seen, words = seen_at_all()[name], edition(name).vocabulary
    met = {*seen.events, *seen.verbs, *seen.questions, *(word for _, word in seen.words), *written(name)}
    declared = [
        *(kind.name for kind in words.events),
        *(verb.name for verb in words.verbs),
        *(kind.name for kind in words.questions),
        *(reason.name for reason in words.reasons),
        *(word.name for word in (*words.causes, *words.occasions, *words.stages)),
        *(phase.name for phase in words.phases),
    ]
    assert [word for word in declared if word not in met] == []


def filled(kind: EventKind | Verb) -> set[str]:
    """The fields of a kind that games fill, in every edition that declares it so."""
    found: set[str] = set()
    for name, seen in seen_at_all().items():
        words = edition(name).vocabulary
        if kind in words.events:
            found |= seen.events.get(kind.name, set())
        elif kind in words.verbs:
            found |= seen.verbs.get(kind.name, set())
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_field_is_declared_that_is_never_filled(name: str) -> None:
    """For every kind that happened at all; nearly all do."""
    seen, words = seen_at_all()[name], edition(name).vocabulary
    met: list[EventKind | Verb] = [kind for kind in words.events if kind.name in seen.events]
    met += [verb for verb in words.verbs if verb.name in seen.verbs]
    fields = {*EVENT_FIELDS, *VERB_FIELDS}
    declared = {(kind.name, field) for kind in met for field in fields if getattr(kind, field, "")}
    assert declared - {(kind.name, field) for kind in met for field in filled(kind)} == set()
    unseen = {kind.name for kind in words.events} - set(seen.events)
    unseen |= {verb.name for verb in words.verbs} - set(seen.verbs)
    unseen |= {kind.name for kind in words.questions} - set(seen.questions)
    assert len(unseen) < 4, unseen


@pytest.mark.parametrize("name", NAMES)
def test_no_answer_is_declared_that_a_question_never_has(name: str) -> None:
    """`none` is there for worlds in which a hand is another one, which games do not show."""
    seen, words = seen_at_all()[name], edition(name).vocabulary
    idle = {
        (kind.name, answer)
        for kind in words.questions
        for answer in kind.answers
        if kind.name in seen.questions and answer not in {*seen.questions[kind.name], "none"}
    }
    assert idle == set()


@pytest.mark.parametrize("name", NAMES)
def test_words_that_games_use_are_declared(name: str) -> None:
    seen, words = seen_at_all()[name], edition(name).vocabulary
    declared = {
        *(("phase", word.name) for word in words.phases),
        *(("stage", word.name) for word in words.stages),
        *(("cause", word.name) for word in words.causes),
        *(("occasion", word.name) for word in words.occasions),
        *(("reason", reason.name) for reason in words.reasons),
    }
    assert seen.words - declared == set()


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_declared_once_and_said_in_words(name: str) -> None:
    words = edition(name).vocabulary
    for listed in (words.events, words.verbs, words.questions):
        names = [item.name for item in listed]
        assert len(names) == len(set(names))
        assert all(item.about for item in listed)
    spoken: list[EventKind | Verb] = [*words.events, *words.verbs]
    assert [item.name for item in spoken if bool(item.words) != bool(item.word)] == []
    assert {phase.bar for phase in words.phases} <= {phase.name for phase in words.phases} | {""}
    verbs = {verb.name for verb in words.verbs}
    assert {answer for kind in words.questions for answer in kind.answers} == verbs


def test_a_comparison_notices_what_is_not_declared() -> None:
    kind = EventKind("draw", "Cards are drawn.", "who draws", cards="the cards", x=v.HOW_MANY)
    nothing: frozenset[str] = frozenset()
    assert compare_event(Event("draw", 0, cards=(1, 2), masks=(0, 0), x=2), kind, nothing) == []
    assert compare_event(Event("draws"), None, nothing) == ["the event draws is not declared"]
    assert compare_event(Event("draw", 0, 1, (3,), (0,)), kind, nothing) == [
        "target of the event draw is not declared"
    ]
    assert compare_event(Event("draw", 0), kind, nothing) == ["the number of the event draw is 0"]
    assert compare_event(Event("draw", 0, cards=(1, 2), masks=(0, 0), x=3), kind, nothing) == [
        "draw counts 3 for 2 cards"
    ]
    said = kind._replace(word="why", words=("rain",))
    assert compare_event(
        Event("draw", 0, cards=(3,), masks=(0,), word="snow"), said, frozenset({"rain"})
    ) == ["'snow' is no word of the event draw"]
    rules = edition("classic").ruleset("classic", 5, {}, ())
    verb = Verb("send", "to send", card="the card")
    assert compare_option(Option(rules, "send", card=3), verb, nothing) == []
    assert compare_option(Option(rules, "send", card=3, word="left"), verb, frozenset({"left"})) == [
        "word of the verb send is not declared"
    ]
    assert compare_option(Option(rules, "sned"), None, nothing) == ["the verb sned is not declared"]
