"""Steps are named by text, for speed; so every such text is checked against the class it belongs to."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from tests.core.changes import Changes, leading_to
from tests.core.steps import (
    ANSWER,
    STEP,
    Function,
    Named,
    Reading,
    Users,
    called,
    functions,
    handed_on,
    parse,
    read,
)
from tests.some import some

import fengsheng
from fengsheng.core.item import Item
from fengsheng.core.procedure import Procedure
from fengsheng.core.skill import Active, Skill, Trigger
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS, make_ruleset

ROOT = Path(fengsheng.__file__).parent


@cache
def reading() -> Reading:
    """What the sources of the engine and of the editions say."""
    return read(parse(ROOT, FILES))


@cache
def named_so() -> defaultdict[str, list[Function]]:
    """The functions of each name."""
    found: defaultdict[str, list[Function]] = defaultdict(list)
    for function in reading().functions:
        found[function.node.name].append(function)
    return found


@cache
def handed() -> Users:
    """Whose steps a function goes to by itself."""
    return handed_on(reading().functions)


@cache
def changes() -> Changes:
    """What changes the game, but for what may."""
    return Changes(reading().functions, set(HARMLESS))


def rules_of(edition: Edition) -> dict[str, Procedure]:
    """Every rule of an edition, by name."""
    preset = next(iter(edition.presets))
    return make_ruleset(preset, edition.seats[0], {}).procedures


RULES: dict[str, dict[str, Procedure]] = {edition.name: rules_of(edition) for edition in EDITIONS}
NO_RULES = ("speech", "lore", "counting")  # what an edition's folder has besides
FILES = [
    *sorted((ROOT / "core").glob("*.py")),
    *(
        path
        for name in RULES
        for path in sorted((ROOT / "editions" / name).rglob("*.py"))
        if not {path.stem, path.parent.name} & set(NO_RULES)
    ),
]
STARTED = (Active, Trigger)  # the skills that are put into use by `start_skill`
EVERY_RULE = [
    pytest.param(rule, id=f"{edition}-{name}")
    for edition, rules in RULES.items()
    for name, rule in rules.items()
]


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_every_declared_step_is_a_method_with_the_right_arity(rule: Procedure) -> None:
    for step in rule.steps:
        assert list(inspect.signature(getattr(rule, step)).parameters) == ["s", "f"], step
    for answer in rule.answers:
        assert list(inspect.signature(getattr(rule, answer)).parameters) == ["s", "f", "o"], answer
    assert not set(rule.steps) & set(rule.answers)
    assert len(set(rule.steps)) == len(rule.steps)


@pytest.mark.parametrize("edition", RULES)
def test_every_rule_is_found_under_its_own_name(edition: str) -> None:
    assert all(rule.name == name for name, rule in some(RULES[edition].items()))


@pytest.mark.parametrize("rule", [p for p in EVERY_RULE if isinstance(p.values[0], Item)])
def test_an_item_can_be_answered_settled_and_put_away(rule: Procedure) -> None:
    """Unless it only ever changes what a rule says, or draws, it goes through the life of every item."""
    assert set(Item.steps) <= set(rule.steps) or "respond" not in rule.steps


def inherits(rule: Procedure, file: str, name: str) -> bool:
    """Whether a rule is, or inherits from, the class of that name in that file."""
    module = ".".join(["fengsheng", *Path(file).with_suffix("").parts])
    return (module, name) in {(c.__module__, c.__name__) for c in type(rule).__mro__}


def subclasses(file: str, name: str) -> list[Procedure]:
    """Every rule of any game that is, or inherits from, the class of that name in that file."""
    return [rule for rules in RULES.values() for rule in rules.values() if inherits(rule, file, name)]


@cache
def own_calls(node: ast.AST) -> frozenset[str]:
    """The methods that a function calls on itself; read once, however many rules inherit it."""
    return frozenset(
        one.func.attr
        for one in ast.walk(node)
        if isinstance(one, ast.Call)
        and isinstance(one.func, ast.Attribute)
        and ast.unparse(one.func.value) in ("self", "super()")
    )


@cache
def comes_to(rule: Procedure) -> frozenset[str]:
    """The methods a rule can come to: from the steps it lists, and from what is no part of an item's life, by
    what calls what. (Not everything that has the life of an item leads it.)"""
    calls = {
        name: {
            called
            for function in named_so()[name]
            if inherits(rule, function.file, function.owner)
            for called in own_calls(function.node)
        }
        for name in dir(rule)
    }
    found = {*rule.steps, *rule.answers, *(set(dir(rule)) - {*Item.steps, "resolve"})}
    while more := {name for one in found for name in calls.get(one, ())} - found:
        found |= more
    return frozenset(found)


@cache
def users(function: Function) -> list[Procedure]:
    """The rules that can come to a method, and have no other in its place."""
    name = function.node.name
    return [
        rule
        for rule in subclasses(function.file, function.owner)
        if name in comes_to(rule)
        and next(c for c in type(rule).__mro__ if name in vars(c)).__name__ == function.owner
    ]


@cache
def run_at_once(rule: Procedure) -> frozenset[str]:
    """The methods a rule runs itself."""
    return frozenset(
        name
        for function in reading().functions
        if function.owner and rule in users(function)
        for name in own_calls(function.node)
    )


@cache
def meant_by(found: Named) -> list[Procedure]:
    """The rules in which the step must exist."""
    own = [
        rules for name, rules in RULES.items() if found.where.file.startswith(("core/", f"editions/{name}/"))
    ]
    if found.what == "skill.name":
        skills = [skill for rules in own for skill in rules.values() if isinstance(skill, STARTED)]
        return [skill for skill in skills if skill.closed == (found.text == "settle")]
    by: set[Function | str] = {found.what}
    if found.what in ("self.name", STEP, ANSWER):
        by = {found.where} if found.where.owner else handed()[str(found.where)]
    named = [rules[one] for one in by for rules in own if one in rules]  # an edition need not use all of core
    return [*named, *(rule for one in by if isinstance(one, Function) for rule in users(one))]


def test_every_step_named_by_text_exists() -> None:
    assert [str(found) for found in reading().named if not meant_by(found)] == [], "nobody comes here"
    assert [
        (str(found), rule.name)
        for found in reading().named
        for rule in meant_by(found)
        if found.text not in (rule.answers if found.what == ANSWER else rule.steps)
    ] == []


def test_every_step_named_by_text_can_be_read() -> None:
    """Only the machine itself handles steps without knowing them, and what happens in the middle of whatever
    is going on, which goes on with the step that its frame has named."""
    machine = {
        "core/engine.py run",
        "core/engine.py ask_again",
        "core/frame.py Frame.clone",
        "core/state.py State.clone",
        "editions/spywar/flow/arrival.py dies_at_once",
    }
    assert reading().unreadable == machine


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_nobody_lists_a_step_that_nobody_goes_to(rule: Procedure) -> None:
    """Named by text somewhere, or run by another step without the loop. (Skills have the steps of an item,
    whether or not they are ever put into use.)"""
    gone_to = {found.text for found in reading().named if rule in meant_by(found)}
    started = isinstance(rule, STARTED) and not rule.closed
    given = set() if started or not isinstance(rule, Skill) else set(Item.steps)
    own = {*rule.steps, *rule.answers} - given
    assert {step for step in own - gone_to if step not in run_at_once(rule)} == set()


# They write to the state or the ruleset, and may: the next look would come to the same.
HARMLESS = {
    "core/procedure.py ask": "asking itself",
    "core/ruleset.py Ruleset.once": "the ruleset makes its options once",
    "core/ruleset.py Ruleset.plain": "the ruleset makes its options once",
    "core/ruleset.py Ruleset.picking": "the ruleset makes its options once",
    "core/ruleset.py Ruleset.keeping": "the ruleset makes its options once",
    "core/option.py Option.marked": "an option makes its twins once",
    "core/ruleset.py living": "the ruleset lines up the living once",
    "core/goals.py refresh": "remembers who meets a condition, until something is touched",
    "core/offering.py able_at": "remembers whose skills fit, until a character is turned",
    "core/offering.py _ways_as": "the ruleset makes its options once",
    "core/triggers.py listeners": "remembers who listens, until a character is turned",
    "editions/classic/flow/main.py _ways": "the ruleset makes its options once",
    "editions/spywar/flow/send.py _ways": "the same",
}


def test_a_step_that_asks_does_nothing_else() -> None:
    """It is run again after a load or a re-deal: it must not move a card, tell anything or count."""
    asking = [
        function
        for function in reading().functions
        if any(
            isinstance(node, ast.Call) and called(node) == (False, "ask") for node in ast.walk(function.node)
        )
    ]
    assert len(asking) > 50
    assert {
        str(function): found
        for function in asking
        if (found := list(changes().by(function, leading_to(function.node.body, "ask"))))
    } == {}


def test_what_changes_the_game_is_found_by_reading() -> None:
    """Every move of core, and what comes to one by others; not what only looks."""
    moves = {str(f) for f in reading().functions if f.file == "core/moves.py"}
    assert moves <= changes().changing
    deeds = {"editions/spywar/flow/node.py at_node", "editions/classic/flow/victory.py declare"}
    assert deeds <= changes().changing
    looks = {"core/ruleset.py others", "core/picks.py sorts", "core/goals.py can_declare"}
    assert not looks & changes().changing
    assert HARMLESS.keys() <= Changes(reading().functions, set()).changing


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("ask(s, f, 0, 'k', [], 'then')", []),
        ("options = []\n    options.append(1)\n    ask(s, f, 0, 'k', options, 'then')", []),
        (
            "if s.over:\n        draw(s)\n        return\n    ask(s, f, 0, 'k', [], '')",
            [],
        ),
        ("s.asks += 1\n    ask(s, f, 0, 'k', [], 'then')", ["s.asks"]),
        ("f.at, f.number = 1, 2\n    ask(s, f, 0, 'k', [], 'then')", ["f.at", "f.number"]),
        ("s.queue.append(1)\n    ask(s, f, 0, 'k', [], 'then')", ["s.queue"]),
        ("ask(s, f, 0, 'k', offered(s), 'then')", ["core/made.py offered"]),
        ("if s.over:\n        draw(s)\n    ask(s, f, 0, 'k', [], 'then')", ["core/made.py draw"]),
        ("ask(s, f, 0, 'k', s.rules.offer(s), 'then')", ["core/made.py Ruleset.offer"]),
    ],
)
def test_a_step_that_asks_and_changes_something_is_found(body: str, found: list[str]) -> None:
    source = (
        "def draw(s):\n    s.hands[0].append(1)\n\ndef offered(s):\n    draw(s)\n\n"
        "class Ruleset:\n    def offer(self, s):\n        return offered(s)\n\n"
        f"def asking(s, f):\n    {body}\n"
    )
    every = functions({"core/made.py": ast.parse(source)})
    asking = every[-1]
    assert list(Changes(every, set()).by(asking, leading_to(asking.node.body, "ask"))) == found


def test_the_helpers_are_found_by_reading() -> None:
    """Whatever takes the name of a step, wherever it is; a list by hand would be out of date."""
    found = {name for _, name in reading().helpers}
    assert {"ask", "call", "open_window", "at_node", "offer_victory"} <= found
    taking = {f.node.name for f in reading().functions if "then" in f.parameters}
    assert taking <= found


def test_the_check_reads_what_it_should() -> None:
    """On made-up rules with every way to name a step, also through helpers of helpers."""
    source = """
def ask(s, f, seat, kind, options, then):
    f.step = then

def call(s, f, frame, then):
    f.step = then

def maybe_call(s, f, onward):
    call(s, f, Frame("turn", "four"), then=onward)

def ask_all(s, f, back):
    ask(s, f, 0, "k", [], back)

class Made:
    def a(self, s, f):
        ask(s, f, 0, "k", [], then="one")
        f.step = "two" if x else "three"
        maybe_call(s, f, "five")
        later = "six" if y else "seven"
        call(s, f, Frame(self.name, "eight"), later)
        ask_all(s, f, "nine")
        s.running_step = "ten"
        self.b("eleven", s)
        f.step = f.other

    def b(self, where, s):
        s.frame.step = where
"""
    reading = read({"made.py": ast.parse(source)})
    assert {(found.what, found.text) for found in reading.named} == {
        ("answer", "one"),
        ("step", "two"),
        ("step", "three"),
        ("turn", "four"),
        ("step", "five"),
        ("step", "six"),
        ("step", "seven"),
        ("self.name", "eight"),
        ("answer", "nine"),
        ("step", "ten"),
        ("step", "eleven"),
    }
    assert reading.unreadable == {"made.py Made.a"}


def test_enough_steps_are_named_by_text() -> None:
    """Else the reader of the source has lost its way."""
    assert len(reading().named) > 300
