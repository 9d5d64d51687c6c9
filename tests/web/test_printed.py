"""What the browser client has printed on its cards is what the editions have in their decks and rosters."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.some import some

from fengsheng.editions.classic import deck as classic_deck
from fengsheng.editions.classic.house_rules import HOUSE_RULES
from fengsheng.editions.classic.identities import IDENTITIES as CLASSIC_IDENTITIES
from fengsheng.editions.registry import EDITIONS
from fengsheng.editions.spywar import deck as spywar_deck
from fengsheng.editions.spywar.identities import IDENTITIES as SPYWAR_IDENTITIES
from fengsheng.words import LANGUAGES
from fengsheng.words.bundles import say

SOURCE = Path(__file__).resolve().parent.parent.parent / "web" / "src"
ROUTES = {"密電": "coded", "直達": "direct", "文本": "text"}


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SOURCE / name).read_text("utf-8"))
    return found


def symbols() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (SOURCE / "art" / "sprites.svg").read_text("utf-8")))


def test_every_function_of_both_decks_is_printed_and_no_other() -> None:
    assert set(read("cards/printed.json")) == {*classic_deck.FUNCTIONS, *spywar_deck.FUNCTIONS}


def test_classic_cards_travel_as_the_deck_says() -> None:
    printed = read("cards/printed.json")
    for face in some(classic_deck.FACES):
        way = printed[classic_deck.FUNCTIONS[face.function]]["route"]
        assert way == ROUTES[classic_deck.ROUTES[face.route]], face.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_in_every_language(lang: str) -> None:
    for card in some(read("cards/printed.json").values()):
        assert say(lang, card["key"])


def test_every_drawing_that_cards_and_identities_name_exists() -> None:
    drawn = symbols()
    assert {card["picture"] for card in read("cards/printed.json").values()} <= drawn
    named = (SOURCE / "cards" / "identity.ts").read_text("utf-8")
    assert set(re.findall(r"emblem: '([^']+)'", named)) <= drawn


def test_every_identity_has_a_face() -> None:
    named = (SOURCE / "cards" / "identity.ts").read_text("utf-8")
    (bureau,) = (rule for rule in HOUSE_RULES if rule.name == "bureau_name")
    for identity in some((*CLASSIC_IDENTITIES, *bureau.values, *SPYWAR_IDENTITIES)):
        assert f"  {identity}: {{" in named, identity


def test_a_probe_can_name_every_identity() -> None:
    read_face = (SOURCE / "cards" / "face.ts").read_text("utf-8")
    for identity in some(CLASSIC_IDENTITIES):
        assert f"  {identity}: '" in read_face, identity


def test_the_portraits_are_those_of_the_rosters() -> None:
    roster = read("art/roster.json")
    assert set(roster) == {edition.portraits for edition in EDITIONS}
    for edition in EDITIONS:  # those that a house has made up are drawn as a plain bust
        assert roster[edition.portraits] == {who.name: who.code for who in edition.published}
        assert (SOURCE / "art" / edition.portraits).exists()
    assert [len(people) for people in roster.values()] == [18, 33]
