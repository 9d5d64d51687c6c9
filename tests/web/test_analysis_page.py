"""The page of an analysis, with what an analysis may say: nothing is played out here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.server.process import Process
from tests.web.finished import finished
from tests.web.people import People, violations


@pytest.fixture(scope="module")
def game(server: Process) -> str:
    """A finished game."""
    return finished(server, edition="classic", seats=5)


def test_choices_are_counted_when_all_are_judged(people: People, server: Process, game: str) -> None:
    told = server.get(f"/api/replays/{game}/analysis?seat=0&lang=en")
    told["review"] |= {"ready": False, "counted": [{"seat": 0, "key": 1, "like": 0}]}
    told["state"] = "part"
    page = people.person("Fay", lang="en")
    page.route(re.compile(r"/api/replays/\w+/analysis"), lambda route: route.fulfill(json=told))
    page.goto(f"{server.base}/analysis/{game}")
    page.get_by_test_id("analysis-from").select_option("0")
    choices = page.get_by_test_id("mistakes")
    expect(choices.locator("h3")).to_contain_text("1 key choice")
    expect(choices.locator("h3")).not_to_contain_text("choices")
    expect(choices).to_contain_text("Still to be judged")
    expect(choices).not_to_contain_text("like the expert")
    told["review"]["ready"], told["state"] = True, "ready"
    page.reload()
    page.get_by_test_id("analysis-from").select_option("0")
    expect(choices).to_contain_text("0 like the expert")


def test_what_moved_a_belief_leads_to_its_moment(people: People, server: Process, game: str) -> None:
    told = server.get(f"/api/replays/{game}/analysis?seat=0&lang=en")
    answer = {"notation": "pass", "label": "Pass", "reason": "", "done": True, "chance": 0.5, "error": 0.1}
    choice = {"moment": 20, "turn": 2, "seat": 0, "question": "", "verdict": "took", "told": "", "worlds": 1}
    choice |= {"loss": 0.1, "error": 0.01, "answers": [answer], "about": 1, "done": "pass"}
    choice |= {"believed": ["Turn 1: it did.", "Turn 1: so."], "believed_at": [7, -1]}
    told["review"] |= {"ready": True, "counted": [{"seat": 0, "key": 1, "like": 0}], "choices": [choice]}
    page = people.person("Gil", lang="en")
    page.route(re.compile(r"/api/replays/\w+/analysis"), lambda route: route.fulfill(json=told))
    page.goto(f"{server.base}/analysis/{game}")
    page.get_by_test_id("analysis-from").select_option("0")
    page.get_by_test_id("mistakes").get_by_role("button").click()
    moment = page.get_by_test_id("moment")
    expect(moment.locator("li")).to_have_text(["Turn 1: it did.", "Turn 1: so."])
    expect(moment.locator("li").get_by_role("link")).to_have_count(1)
    assert violations(page) == []
    moment.get_by_role("link", name="Turn 1: it did.").click()
    expect(page.get_by_test_id("replay-eyes")).to_have_value("0")
    expect(page).to_have_url(re.compile(r"/replay/\w+\?moment=7&eyes=0"))
