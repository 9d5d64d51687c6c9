"""The catalogue as data: complete, consistent, and found by the words people use."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.some import some

from fengsheng.rules import Expander, UnknownEdition, UnknownRule, catalogue, find, is_id
from fengsheng.rules.coverage import definitions

BOOK = catalogue("classic")

# The written catalogue's own table of contents.
STATED = {
    "CL-TERM": 21,
    "CL-GENDER": 4,
    "CL-FACE": 7,
    "CL-COMP": 13,
    "CL-SETUP": 12 + 10,
    "CL-TURN": 10,
    "CL-DRAW": 2,
    "CL-PASS": 16,
    "CL-CARD": 67,
    "CL-PRIO": 13,
    "CL-SPEC": 5,
    "CL-DEATH": 9,
    "CL-LOSE": 5,
    "CL-WIN": 13,
    "CL-CHAR": 160,
    "CL-ADV": 4,
    "CL-OPT": 51,
    "CL-RULING": 182,
    "CL-DEC": 64,
    "CL-SC": 224,
    "CL-INCON": 27,
}


def area(rule_id: str) -> str:
    return "-".join(rule_id.split("-")[:2])


def test_every_area_has_the_stated_number_of_entries() -> None:
    assert Counter(area(entry.id) for entry in BOOK) == STATED


def test_every_kind_has_the_stated_number_of_entries() -> None:
    assert Counter(entry.kind for entry in BOOK) == {
        "rule": 371,
        "option": 51,
        "ruling": 182,
        "decision": 64,
        "scenario": 224,
        "inconsistency": 27,
    }


def test_ids_are_unique_and_well_formed() -> None:
    ids = [entry.id for entry in BOOK]
    assert len({rule_id.upper() for rule_id in ids}) == len(ids)
    assert [rule_id for rule_id in ids if not is_id(rule_id)] == []


def test_every_reference_leads_somewhere() -> None:
    lost = [
        (entry.id, other)
        for entry in BOOK
        for other in (*entry.see, *entry.changes)
        if other not in BOOK or other == entry.id
    ]
    assert lost == []


def test_every_entry_says_something() -> None:
    for entry in some(BOOK, 500):
        assert entry.text.strip(), entry.id
        assert entry.section, entry.id
        assert entry.heading, entry.id
    assert all(entry.source for entry in BOOK.of_kind("rule", "option"))


def test_every_scenario_shows_a_rule() -> None:
    assert [s.id for s in BOOK.of_kind("scenario") if not s.see] == []


def test_option_keys_are_unique() -> None:
    keys = [option.fields["key"] for option in BOOK.of_kind("option")]
    assert len(keys) == len(set(keys)) == 51
    assert BOOK["CL-OPT-07"].fields["key"] == "lock_target"


def test_rulings_have_question_ruling_reason_and_confidence() -> None:
    for ruling in some(BOOK.of_kind("ruling"), 100):
        assert ruling.text == f"{ruling.fields['question']} {ruling.fields['ruling']}"
        assert ruling.fields["reason"]
        assert ruling.fields["confidence"] in {"H", "M", "L"}


def test_identity_tables_deal_one_card_to_each_player() -> None:
    rows = [entry for entry in BOOK if entry.id.startswith("CL-SETUP-T")]
    assert len(rows) == 10
    for row in rows:
        dealt = [int(row.fields[faction]) for faction in ("front", "bureau", "soy")]
        assert sum(dealt) == int(row.fields["players"])
        assert max(dealt) <= 3


def test_definitions_are_entries_that_would_need_coverage() -> None:
    for rule_id, definition in some(definitions().items()):
        _, entry = find(rule_id)
        assert entry.kind in {"rule", "ruling", "option"}
        assert not entry.set, rule_id  # what only an expansion brings needs no excuse
        assert definition.reason


# -- looking things up ------------------------------------------------------------------------


def test_ids_are_found_in_any_case() -> None:
    assert BOOK["cl-char-shashou-ma"].id == "CL-CHAR-SHASHOU-Ma"


def test_an_unknown_id_suggests_near_ones() -> None:
    with pytest.raises(UnknownRule, match="CL-CARD-LOCK-0") as error:
        BOOK["CL-CARD-LOK-04"]
    assert "CL-CARD-LOCK-04" in error.value.near


def test_presets_share_the_catalogue_of_their_edition() -> None:
    assert catalogue("classic-lite") is BOOK


def test_an_unknown_edition_is_named() -> None:
    with pytest.raises(UnknownEdition, match="'bridge'"):
        catalogue("bridge")


def test_search_finds_words_in_any_case_and_needs_all_of_them() -> None:
    found = [entry.id for entry in BOOK.search("SOY alliance")]
    assert "CL-ADV-01" in found
    assert "CL-WIN-04" not in found
    assert BOOK.search("") == []
    assert BOOK.search("xyzzy") == []


def test_a_chinese_term_finds_entries_that_use_the_code_name() -> None:
    ids = {entry.id for entry in BOOK.search("截獲")}
    assert "CL-PASS-03" in ids  # says INTERCEPT, not 截獲
    assert "截獲" not in BOOK["CL-PASS-03"].haystack()
    assert "CL-CARD-BURN-02" not in ids


def test_search_finds_an_entry_by_part_of_its_id() -> None:
    found = [entry.id for entry in BOOK.search("cl-draw-0")]
    assert found[:2] == ["CL-DRAW-01", "CL-DRAW-02"]
    assert "CL-RULING-024" in found  # cites it


# -- cross-references -------------------------------------------------------------------------


def test_options_that_change_a_rule() -> None:
    options = [option.id for option in BOOK.options_for(BOOK["CL-CARD-LOCK-04"])]
    assert options == ["CL-OPT-07"]
    assert "CL-OPT-06" in {o.id for o in BOOK.options_for(BOOK["CL-RULING-019"])}


def test_scenarios_and_rulings_of_a_rule() -> None:
    probe = BOOK["CL-CARD-PROBE-09"]
    assert [s.id for s in BOOK.scenarios_for(probe)] == ["CL-SC-TURN-03", "CL-SC-PROBE-01"]
    assert "CL-RULING-060" in {r.id for r in BOOK.rulings_for(probe)}


def test_a_skill_written_by_its_character_is_a_reference() -> None:
    see = BOOK["CL-RULING-052"].see  # 職業殺手-1, 峨嵋風-2, 小馬哥-1, 怪盜阿十-1/2
    assert {"CL-CHAR-SHASHOU-1", "CL-CHAR-ASHI-1", "CL-CHAR-ASHI-2"} <= set(see)


def test_an_option_written_by_its_key_is_a_reference() -> None:
    assert "CL-OPT-47" in BOOK["CL-SC-WIN-07"].see  # `last_survivor=win`


# -- short forms ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("CL-CARD-PROBE-04/08/09", "CL-CARD-PROBE-04 CL-CARD-PROBE-08 CL-CARD-PROBE-09"),
        ("CL-RULING-072..074", "CL-RULING-072 CL-RULING-073 CL-RULING-074"),
        ("CL-RULING-072/004", "CL-RULING-072 CL-RULING-004"),
        ("(CL-RULING-056/126)", "CL-RULING-056 CL-RULING-126"),
        ("CL-CHAR-LAOGUI-1/1b/2b", "CL-CHAR-LAOGUI-1 CL-CHAR-LAOGUI-1b CL-CHAR-LAOGUI-2b"),
        ("CL-CHAR-LAOQIANG-2/2d/2g", "CL-CHAR-LAOQIANG-2 CL-CHAR-LAOQIANG-2d CL-CHAR-LAOQIANG-2g"),
        ("CL-CARD-LURE-04, -06", "CL-CARD-LURE-04 CL-CARD-LURE-06"),
        ("CL-PRIO-04, 000 L105", "CL-PRIO-04"),
        ("CL-TURN-05. CL-WIN-01…", "CL-TURN-05 CL-WIN-01"),
        ("CL-FACE-01..03/07", "CL-FACE-01 CL-FACE-02 CL-FACE-03 CL-FACE-07"),
        ("CL-CHAR-SHASHOU-M/Ma", "CL-CHAR-SHASHOU-M CL-CHAR-SHASHOU-Ma"),
        ("CL-SETUP-T3..T5", "CL-SETUP-T3 CL-SETUP-T4A CL-SETUP-T4B CL-SETUP-T5"),
        ("scenarios/CL-SC-PROBE-01-hidden.txt", "CL-SC-PROBE-01"),
        ("CL-CARD-* and XCL-TERM-01", ""),
    ],
)
def test_short_forms(text: str, ids: str) -> None:
    assert [citation.id for citation in BOOK.expander.expand(text)] == ids.split()


def test_a_range_skips_numbers_that_do_not_exist() -> None:
    ids = [citation.id for citation in BOOK.expander.expand("CL-OPT-35..41")]
    assert ids == ["CL-OPT-35", "CL-OPT-40", "CL-OPT-41"]


def test_a_range_that_runs_backwards_is_no_entry() -> None:
    ids = [citation.id for citation in BOOK.expander.expand("CL-FACE-03..01")]
    assert ids == ["CL-FACE-03", "CL-FACE-03..01"]
    assert ids[1] not in BOOK


def test_ids_that_nobody_knows_are_kept() -> None:
    assert [citation.id for citation in Expander([]).expand("CL-NOPE-01")] == ["CL-NOPE-01"]
