"""The table of interactions: its scenarios exist and are about both sides, and no pair that must be there is
missing."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import pytest

from fengsheng.core.skill import FEMALE, Trigger
from fengsheng.editions.classic.deck import FUNCTIONS as CLASSIC_FUNCTIONS
from fengsheng.editions.classic.roster import PUBLISHED as CLASSIC
from fengsheng.editions.spywar.deck import FUNCTIONS as SPYWAR_FUNCTIONS
from fengsheng.editions.spywar.roster import PUBLISHED as SPYWAR

ROOT = Path(__file__).parents[2]
PARTS = {"classic": "## The classic edition", "spywar": "## The newer edition"}
CHARACTERS = {"classic": {who.name for who in CLASSIC}, "spywar": {who.name for who in SPYWAR}}
FUNCTIONS = {"classic": set(CLASSIC_FUNCTIONS), "spywar": set(SPYWAR_FUNCTIONS)}


class Row(NamedTuple):
    """One meeting."""

    one: str
    other: str
    file: str


@cache
def part(edition: str) -> str:
    text = (ROOT / "docs/interactions.md").read_text(encoding="utf-8")
    begin = text.index(PARTS[edition])
    return text[begin:].split("\n## ")[0] if edition == "classic" else text[begin:]


@cache
def rows(edition: str) -> tuple[Row, ...]:
    found = re.findall(r"^\| (.+?) × (.+?) \| .+ \| `([^`/]+\.scn)` \|$", part(edition), re.MULTILINE)
    return tuple(Row(*row) for row in found)


@cache
def scenarios(edition: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in (ROOT / "scenarios" / edition).rglob("*.scn")}


def pairs(edition: str) -> set[frozenset[str]]:
    return {frozenset((row.one, row.other)) for row in rows(edition)}


@pytest.mark.parametrize("edition", PARTS)
def test_every_scenario_of_the_table_is_there(edition: str) -> None:
    assert len(rows(edition)) == part(edition).count(".scn` |") > 250
    assert [row.file for row in rows(edition) if row.file not in scenarios(edition)] == []


@pytest.mark.parametrize("edition", PARTS)
def test_no_meeting_is_listed_twice_and_the_count_is_right(edition: str) -> None:
    meetings = {(frozenset((row.one, row.other)), row.file) for row in rows(edition)}
    assert len(meetings) == len(rows(edition))
    assert f"\n{len(pairs(edition))} pairs, {len(meetings)} meetings.\n" in part(edition)


@pytest.mark.parametrize("edition", PARTS)
def test_both_sides_are_in_the_scenario(edition: str) -> None:
    """A character sits at its table, a card is named in it."""
    absent = []
    for row in rows(edition):
        text = scenarios(edition)[row.file]
        for side in (row.one, row.other):
            if side in CHARACTERS[edition]:
                there = re.search(rf"character {re.escape(side)}(?![（\w])", text) is not None
            else:
                there = side not in FUNCTIONS[edition] or side in text
            if not there:
                absent.append((side, row.file))
    assert absent == []


# Who must be in the table of the newer edition, whatever else is.

SENDERS = {"白菲菲", "老鳖", "邵秀", "王富贵"}  # answer that what they sent was received
RECEIVERS = {"程小蝶", "金生火", "老汉", "毛不拔", "王魁", "吴志国"}  # answer that they received
BOTH = {"墨红霜（SP）"}  # answers what she receives in her own turn, so that she is the sender too
PENDING = {"阿芙罗拉", "鬼脚", "李醒", "玄青子", "鄭文先"}  # lay hands on the pending card
OTHER_FACE = {"阿芙罗拉", "玄青子"}  # put another card in its place
# cannot do anything in another's turn, so that 禁闭 cannot take anything from them
OWN_TURN = {"白沧浪", "端木静", "肥原龙川", "顾小梦（SP）", "裴玲", "王田香", "玄青子", *SENDERS}
WOMEN = {who.name for who in SPYWAR if who.gender & FEMALE}


def test_everybody_who_answers_a_reception_is_sender_or_receiver() -> None:
    answering = {
        who.name
        for who in SPYWAR
        for skill in who.skills
        if isinstance(skill, Trigger) and "received" in skill.when
    }
    assert answering == SENDERS | RECEIVERS | BOTH


TOUCHING = {
    "one reception": product(SENDERS, RECEIVERS),
    "another card is received": product(OTHER_FACE, RECEIVERS),
    "another card than they sent is received": product({"阿芙罗拉"}, SENDERS - {"邵秀"}),  # her any will do
    "a swapped card is received": product({"调包"}, SENDERS | RECEIVERS),
    "placed is not received": product({"小九", "利诱"}, RECEIVERS),
    "hands on the pending card": combinations(sorted(PENDING), 2),
    "confined": product({"王田香"}, CHARACTERS["spywar"] - OWN_TURN),
    "a woman or not": product({"墨红霜（SP）"}, CHARACTERS["spywar"] - BOTH),
    "a woman for 白沧浪": product({"白沧浪"}, WOMEN),
}


@pytest.mark.parametrize("reason", TOUCHING)
def test_texts_that_touch_have_met(reason: str) -> None:
    must = {frozenset(pair) for pair in TOUCHING[reason]}
    assert must
    assert sorted(sorted(pair) for pair in must - pairs("spywar")) == []
