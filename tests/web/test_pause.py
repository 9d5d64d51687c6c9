"""A pause, as the people at the table see it: how long it may last, and that the game goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.people import People, open_table

WORDS = {
    "en": (
        r"The table is paused\.\s+It resumes automatically in (10:00|9:\d\d)\b",
        "The pause is over.",
    ),
    "zh-Hant": (r"牌局暫停中。\s+最遲 (10:00|9:\d\d) 後自動繼續。", "暫停結束，牌局繼續。"),
    "zh-Hans": (r"牌局暂停中。\s+最迟 (10:00|9:\d\d) 后自动继续。", "暂停结束，牌局继续。"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_a_pause_says_how_long_it_may_last_and_when_it_is_over(people: People, lang: str) -> None:
    waits, over = WORDS[lang]
    ann, bob = people.person("Ann"), people.person("Bob", lang=lang)
    open_table(ann, people.base)
    bob.goto(ann.url)
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Bob")
    ann.get_by_test_id("start").click()
    expect(bob.get_by_test_id("table")).to_be_visible()
    ann.get_by_test_id("pause").click()
    expect(bob.get_by_test_id("prompt")).to_have_text(re.compile(waits))
    expect(bob.get_by_test_id("paused")).to_have_count(1)
    expect(bob.get_by_test_id("resume")).to_have_count(0)  # that is the owner's
    ann.get_by_test_id("resume").click()
    expect(bob.get_by_test_id("paused")).to_have_count(0)
    expect(bob.get_by_text(over)).to_be_visible()
