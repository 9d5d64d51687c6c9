"""Core speaks no edition's language: it names no card, character, skill, faction, task or house rule of any.

Names are read from the editions' own tables, from their files, from the catalogue (where cards and people go
by their pinyin) and from the locale files in all three languages. A word counts in every inflection: `locked`
and `lockable` are `lock`. Where core means something else by it, it is said below, name by name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from tests.some import some

import fengsheng
from fengsheng.editions.registry import EDITIONS

ROOT = Path(fengsheng.__file__).parent
CORE = sorted((ROOT / "core").glob("*.py"))
HAN = re.compile(r"[\u3400-\u9fff]+")
TABLES = ("FUNCTIONS", "NAMES", "ROUTES", "EFFECTS", "PHRASES", "FACTIONS")
SAID = re.compile(r"^([\w-]+) = ([^{\n]+)$", re.M)
NAMED_IN_RULES = re.compile(r"-(?:CARD|CHAR|TASK)-(?!GENERAL)([A-Z_]+)")
ENDINGS = r"(?:s|es|d|ed|r|er|rs|ers|ing|ings|able|ables)?"


def names_of(edition: str) -> Iterator[str]:
    """Everything an edition calls by name."""
    made = next(one for one in EDITIONS if one.name == edition)
    yield edition
    yield from made.presets
    yield from (*made.identity_names, *made.identity_codes)
    yield from (rule.name for rule in made.house_rules)
    for character in made.roster:
        yield from (character.code, character.name, *(skill.name for skill in character.skills))
    for module in ("cards", "deck", "identities"):
        tables = vars(import_module(f"fengsheng.editions.{edition}.{module}"))
        for table in TABLES:
            yield from (name.removeprefix("sw-") for name in tables.get(table, ()))
    for folder in ("cards", "characters"):
        files = (ROOT / "editions" / edition / folder).glob("*.py")
        yield from (path.stem for path in files if not path.stem.startswith("__"))


def names_for_people() -> Iterator[str]:
    """The same as the locale files have it, in every language, and the rules in pinyin."""
    keys: set[str] = set()
    for edition in EDITIONS:
        keys |= {f"faction-{code}{end}" for code in edition.factions.values() for end in ("", "-short")}
        keys |= {f"card-{rule}" for rule in edition.functions.values()}
        keys |= {f"route-{route}" for route in edition.routes.values()}
        keys |= {f"identity-{code}" for code in edition.identities.values()}
        keys |= {f"character-{who.code}" for who in edition.roster}
        keys |= {f"skill-name-{skill.name}" for who in edition.roster for skill in who.skills}
    for path in (ROOT / "locales").rglob("*.ftl"):
        yield from (name for key, name in SAID.findall(path.read_text("utf-8")) if key in keys)
    for path in (ROOT / "rules").glob("*.json"):
        yield from NAMED_IN_RULES.findall(path.read_text("utf-8"))


def pieces(text: str) -> tuple[str, ...]:
    """The words that a name or a text is made of."""
    return tuple(re.findall(r"[a-z]+|[\u3400-\u9fff]+", text.lower()))


@cache
def inflected(word: str) -> re.Pattern[str]:
    """A word in all its forms."""
    doubled = f"(?:{word[-1]}(?=[ei]))?" if word[-1] in "bdglmnprt" else ""
    return re.compile(f"{re.escape(word.removesuffix('e'))}{doubled}e?{ENDINGS}")


@cache
def by_first() -> dict[str, list[tuple[str, ...]]]:
    """Every name, by how its first word begins."""
    found: dict[str, list[tuple[str, ...]]] = {}
    of_editions = (name for one in EDITIONS for name in names_of(one.name))
    for name in {pieces(name): None for name in (*of_editions, *names_for_people())}:
        if name:
            found.setdefault(name[0][:3], []).append(name)
    return found


def words_in(text: str) -> set[str]:
    """Names of the editions in a text, however they are inflected."""
    found = set()
    for said in (pieces(text), pieces(re.sub(r"([a-z])([A-Z])", r"\1_\2", text))):
        for start, first in enumerate(said):
            for name in by_first().get(first[:3], ()):
                here = said[start : start + len(name)]
                if len(here) == len(name) and all(
                    inflected(word).fullmatch(h) for word, h in zip(name, here, strict=True)
                ):
                    found.add(" ".join(name))
    return found


def names_and_texts(path: Path) -> Iterator[str]:
    """Identifiers and string literals of a file, without comments and docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in docs:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name


# Names in an edition that are everybody's words: whoever writes core cannot do without them.
ORDINARY: dict[str, str] = {
    "left": "an arrow on a card; what remains, and who has gone",
    "none": "who has lost the identity card; not one, and the answer of whoever has nothing to choose from",
    "open": "a way to send; that something has begun and is not over",
    "up": "an arrow on a card; how a card lies, and how far something goes",
}

# What core means by other words that are on cards, name by name.
_ASKS = "a question about an identity with a public reaction, whichever card asked: knowledge is core's"
_LOCKS = "the transit remembers who must accept; by which card or skill is the edition's business"
_CAN_LOCK = "a mark that a printed card may carry, whatever an edition makes of it"
MEANT: dict[str, dict[str, str]] = {
    "burn": {
        "who burns": "whose move that is",
        "burn": "the move from the place in front of a player to the discard pile, and its event",
    },
    "clear": {"clear": "a container is emptied"},
    "counter": {
        "counters": "the law that numbers kept beside the zones are right",
        "wrong_counters": "where that law is",
    },
    "decode": {"decode": "what is done to a save"},
    "front": {" in front of seat ": "where intelligence lies"},
    "lock": {
        "locked": _LOCKS,
        "locked_card": _LOCKS,
        "decline-locked": _LOCKS,
        "lockable": _CAN_LOCK,
        "lock_hint": _CAN_LOCK,
        "_LOCKABLE": _CAN_LOCK,
    },
    "lure": {
        "lured": "the transit remembers who is passed over; by which card or skill is the edition's business"
    },
    "probe": {
        "Probe": _ASKS,
        "ProbeView": _ASKS,
        "[Probe]": _ASKS,
        "_fitting_probes": _ASKS,
        "_name_lost_probes": _ASKS,
        "_probe": _ASKS,
        "_probes": _ASKS,
        "probe_acts": _ASKS,
        "probe_fits": _ASKS,
        "probe_named": _ASKS,
        "probe_text": _ASKS,
        "probes": _ASKS,
        "probes_no": _ASKS,
    },
    "usurper": {"usurper": "who took a victory from those who had won, by whichever rule: part of a result"},
}


@cache
def findings() -> dict[str, set[str]]:
    """Names of the editions that core has, and in which of its names and texts."""
    found: dict[str, set[str]] = {}
    for path in CORE:
        for said in {*names_and_texts(path), path.stem}:
            for word in words_in(said):
                found.setdefault(word, set()).add(said)
    return found


def test_core_names_no_card_no_character_no_faction_and_no_house_rule() -> None:
    found = findings()
    left = {
        word: sorted(said - MEANT.get(word, {}).keys())
        for word, said in found.items()
        if word not in ORDINARY and said - MEANT.get(word, {}).keys()
    }
    assert left == {}


def test_no_exception_is_left_that_core_does_not_need() -> None:
    found = findings()
    assert ORDINARY.keys() <= found.keys()
    assert {word: meant.keys() - found.get(word, set()) for word, meant in MEANT.items()} == {
        word: set() for word in MEANT
    }
    assert all(
        why for why in (*ORDINARY.values(), *(why for meant in MEANT.values() for why in meant.values()))
    )


def test_core_writes_no_chinese_but_the_names_of_seats() -> None:
    """甲 to 壬 are how notation calls the seats of any edition."""
    found = {f"{path.name}: {word}" for path in CORE for word in names_and_texts(path) if HAN.search(word)}
    assert found == {"notation.py: 甲乙丙丁戊己庚辛壬"}


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_comments_in_core_name_no_character_and_no_faction(path: Path) -> None:
    """An example may be a card's notation; people and factions do not belong there either."""
    people = {name for one in EDITIONS for name in (*one.identity_names, *(who.name for who in one.roster))}
    assert not {name for name in people if name in path.read_text("utf-8")}


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("locks", "lock"),
        ("LOCKING", "lock"),
        ("is_lockable", "lock"),
        ("burned", "burn"),
        ("probed_by", "probe"),
        ("luring", "lure"),
        ("sw-swap", "swap"),
        ("swaps", "swap"),
        ("coercing", "coerce"),
        ("TrueFalse", "truefalse"),
        ("swapped", "swap"),
        ("DoSwapping", "swap"),
        ("lure_away", "lure away"),
        ("usurpers", "usurper"),
        ("zhenyazhe", "zhenyazhe"),
        ("laogui-1", "laogui"),
        ("old_ghost", "old ghost"),
        ("WEIBI", "weibi"),
        ("faction_goal", "faction goal"),
        ("識破", "識破"),
        ("识破", "识破"),
        ("截获", "截获"),
        ("截獲", "截獲"),
        ("潜伏战线", "潜伏战线"),
        ("李宁玉", "李宁玉"),
        ("就计", "就计"),
    ],
)
def test_names_of_both_editions_are_found_in_every_form(said: str, word: str) -> None:
    assert word in words_in(said)


@pytest.mark.parametrize("said", ["clock", "block", "approve", "county", "lo", "swamp", "allure", "bur"])
def test_other_words_are_left_alone(said: str) -> None:
    assert words_in(said) == set()


@pytest.mark.parametrize("edition", [one.name for one in EDITIONS])
def test_the_files_of_an_edition_are_full_of_its_names(edition: str) -> None:
    cards = (ROOT / "editions" / edition / "cards").glob("[!_]*.py")
    for path in some((path for path in cards if path.stem != "function_card"), 9):
        assert sum(bool(words_in(said)) for said in names_and_texts(path)) > 3, path
