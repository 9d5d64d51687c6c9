"""The catalogue of the spywar edition: complete, consistent, and in step with the edition's switches."""

from __future__ import annotations

from collections import Counter

from tests.some import some

from fengsheng.editions.spywar.house_rules import HOUSE_RULES
from fengsheng.editions.spywar.roster import PUBLISHED
from fengsheng.rules import catalogue, is_id

BOOK = catalogue("spywar")

# Counted in the written catalogue.
STATED = {
    "SW-TERM": 32,
    "SW-SETUP": 16,
    "SW-TURN": 13,
    "SW-PASS": 28,
    "SW-FIGHT": 15,
    "SW-RECV": 12,
    "SW-DYING": 18,
    "SW-DEATH": 15,
    "SW-WIN": 21,
    "SW-TRIG": 17,
    "SW-CARD": 70,
    "SW-TASK": 26,
    "SW-CHAR": 212,
    "SW-CONFLICT": 24,
    "SW-SLIP": 7,
    "SW-RULING": 70,
    "SW-VAR": 6,
    "SW-DP": 58,
    "SW-VIS": 9,
    "SW-SCN": 79,
}


def test_every_area_has_the_stated_number_of_entries() -> None:
    assert Counter("-".join(entry.id.split("-")[:2]) for entry in BOOK) == STATED


def test_every_kind_has_the_stated_number_of_entries() -> None:
    assert Counter(entry.kind for entry in BOOK) == {
        "rule": 510,
        "option": 24,
        "ruling": 70,
        "decision": 58,
        "scenario": 79,
        "inconsistency": 7,
    }


def test_ids_are_unique_and_well_formed() -> None:
    ids = [entry.id for entry in BOOK]
    assert len({rule_id.upper() for rule_id in ids}) == len(ids)
    assert [rule_id for rule_id in ids if not is_id(rule_id)] == []


def test_every_reference_leads_somewhere() -> None:
    for entry, other in some(((one, other) for one in BOOK for other in (*one.see, *one.changes)), 100):
        assert other in BOOK, (entry.id, other)
        assert other != entry.id


def test_every_entry_says_something_without_its_markup() -> None:
    for entry in some(BOOK, 500):
        assert entry.text.strip(), entry.id
        assert entry.section, entry.id
        assert entry.heading, entry.id
        assert "*Source" not in entry.text, entry.id
        assert "*Rules" not in entry.text, entry.id
    assert all(entry.source for entry in BOOK.of_kind("rule", "option", "ruling"))


def test_every_scenario_shows_a_rule() -> None:
    assert [s.id for s in BOOK.of_kind("scenario") if not s.see] == []


def test_every_house_rule_of_the_edition_belongs_to_an_entry() -> None:
    for rule in HOUSE_RULES:
        fields = BOOK[rule.rule].fields
        assert fields["key"] == rule.name
        assert fields["values"] == ", ".join(rule.values)
        assert fields["default"] == rule.default


def test_no_entry_names_a_switch_that_the_edition_does_not_have() -> None:
    keys = {entry.fields["key"] for entry in BOOK if "key" in entry.fields}
    assert keys == {rule.name for rule in HOUSE_RULES}


def test_every_base_character_has_its_skills() -> None:
    for character in PUBLISHED:
        mains = {
            e.id
            for e in BOOK
            if e.id.startswith(f"SW-CHAR-{character.code.upper()}-") and e.id[-1].isdigit() and not e.set
        }
        assert len(mains) >= 1, character.name
        assert BOOK.glossary[character.code.upper()] == (character.name,)


def test_only_expansions_are_marked_as_such() -> None:
    marked = Counter("-".join(e.id.split("-")[:2]) for e in BOOK if e.set)
    assert set(marked) == {"SW-CARD", "SW-CHAR", "SW-CONFLICT", "SW-DP", "SW-SCN", "SW-VAR"}
    assert marked["SW-CARD"] == 15
    assert marked["SW-DP"] == 5
    assert {e.set for e in BOOK} == {"", "expansion"}


def test_a_chinese_name_finds_the_entries_of_its_code() -> None:
    ids = {entry.id for entry in BOOK.search("破译")}
    assert "SW-CARD-POYI-07" in ids
    assert "破译" not in BOOK["SW-CARD-POYI-07"].text


def test_options_that_change_a_rule() -> None:
    assert [o.id for o in BOOK.options_for(BOOK["SW-DYING-05"])] == ["SW-CONFLICT-01"]
    assert [o.id for o in BOOK.options_for(BOOK["SW-SETUP-06"])] == ["SW-CONFLICT-09"]


def test_a_rule_knows_its_scenarios_and_rulings() -> None:
    rule = BOOK["SW-DYING-09"]
    assert [s.id for s in BOOK.scenarios_for(rule)] == ["SW-SCN-41", "SW-SCN-85"]
    assert "SW-RULING-61" in {r.id for r in BOOK.rulings_for(BOOK["SW-WIN-21"])}
