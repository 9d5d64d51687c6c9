"""A game is over: what the last page shows, whether the deal was fair, the replay, and once more."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.process import Process
from tests.web.finished import finished
from tests.web.people import DESKTOP, PHONE, People, violations
from tests.web.players import BY_LIST, Player, quick_play
from tests.web.test_layout import MIDDLE
from tests.web.test_newcomer import cut

from fengsheng.scenario import Scenario
from fengsheng.server.wire import patch


def shown_step(page: Page) -> tuple[int, int]:
    at, last = (page.get_by_test_id("replay-at").text_content() or "").split("/")
    return int(at), int(last)


def nothing_known(server: Process, game: str) -> int:
    """A moment, as near to the middle as can be, at which spectators know no card of any hand: some come
    into hands before everybody's eyes."""
    told = server.get(f"/api/replays/{game}?seat=spectator")
    view, bare = told["view"], [0]
    for number, step in enumerate(told["steps"], 1):
        view = patch.apply(view, step["patch"])
        if not any(seat["known"] for seat in view["seats"]):
            bare.append(number)
    return min(bare, key=lambda number: abs(number - len(told["steps"]) // 2))


def at_the_end(server: Process, game: str) -> dict[str, Any]:
    """What a finished game looks like with everything open."""
    told = server.get(f"/api/replays/{game}?seat=all")
    last: dict[str, Any] = told["view"]
    for step in told["steps"]:
        last = patch.apply(last, step["patch"])
    return last


@pytest.mark.parametrize(
    ("edition", "seats", "size", "lang"),
    [("classic", 5, DESKTOP, "zh-Hant"), ("spywar", 6, PHONE, "zh-Hans")],
)
def test_a_quick_game_by_the_list_of_options_its_end_the_replay_and_once_more(
    people: People, server: Process, edition: str, seats: int, size: tuple[int, int], lang: str
) -> None:
    page = people.person("Ann", lang=lang, size=size)
    quick_play(page, server.base, edition=edition, seats=seats)
    code = page.url.rsplit("/", 1)[1]
    player = Player(page, BY_LIST)
    player.play()
    assert set(player.did) == {"option", "option-confirm"}

    # everything is laid open
    result = page.get_by_test_id("result")
    expect(result.locator("article")).to_have_count(seats)
    expect(result.locator("[data-proof=verified]")).to_be_visible()
    assert violations(page) == []

    # the rule that ended it, in the reader's language where it has a text
    won = page.get_by_test_id("rulebook")
    rule = server.get(f"/api/rule/{(won.text_content() or '').strip()}?lang={lang}")
    if size == DESKTOP:
        won.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(rule["text"])
    won.click()
    expect(page.get_by_test_id("rule-sheet")).to_contain_text(rule["text"])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rule-sheet")).to_have_count(0)

    # and it is what the server says of the game
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("replay-page")).to_be_visible()
    game = page.url.rsplit("/", 1)[1]
    page.go_back()
    last = at_the_end(server, game)
    if last["result"]["winners"]:
        expect(result).not_to_have_attribute("data-winners", "")  # the page is told again what came out
    winners = (result.get_attribute("data-winners") or "").split(",")
    assert sorted(int(seat) for seat in winners if seat) == sorted(last["result"]["winners"])
    for seat in last["seats"]:
        card = result.locator(f"article[data-seat='{seat['seat']}']")
        expect(card.locator(".hand li")).to_have_count(len(seat["known"]))
        expect(card.locator(".chips svg")).to_have_count(len(seat["intel"]))

    # once more: with bots alone nobody has to be waited for
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(result).to_have_count(0)
    assert server.get(f"/api/tables/{code}")["phase"] == "playing"


@pytest.fixture(scope="module")
def game(server: Process) -> str:
    """A finished game."""
    return finished(server, edition="classic", seats=5)


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "zh-Hant")])
def test_a_replay_is_walked_by_chapters(
    people: People, server: Process, game: str, size: tuple[int, int], lang: str
) -> None:
    page = people.person("Cho", lang=lang, size=size)
    page.goto(f"{server.base}/replay/{game}")
    bar, now = (
        page.get_by_test_id("replay-chapters"),
        page.locator("[data-testid=replay-chapter][data-now=true]"),
    )
    told = server.get(f"/api/replays/{game}?seat=spectator&lang={lang}")["chapters"]
    expect(bar.get_by_test_id("replay-chapter")).to_have_count(len(told))
    marks = [mark for chapter in told for mark in chapter["marks"]]
    expect(bar.get_by_test_id("replay-event")).to_have_count(len(marks))
    chapters = page.get_by_test_id("replay-list")
    if size == PHONE:  # there is no room beside the table
        expect(chapters).to_have_count(0)
        page.get_by_test_id("replay-rail").click()
    expect(chapters.locator("li")).to_have_count(len(told))
    if size == PHONE:
        page.keyboard.press("Escape")
    expect(now).to_have_attribute("data-turn", "0")
    for turn in ("1", "2", "3"):
        page.keyboard.press("Shift+ArrowRight")
        expect(now).to_have_attribute("data-turn", turn)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")  # first to the beginning of this one
    expect(now).to_have_attribute("data-turn", "3")
    page.get_by_test_id("replay-prev-chapter").click()
    expect(now).to_have_attribute("data-turn", "2")
    # what mattered is told at its step, and by its sentence
    last = bar.get_by_test_id("replay-event").last
    last.click()
    assert shown_step(page)[0] > 3
    expect(last).to_have_attribute("aria-label", marks[-1]["text"])
    if size == PHONE:
        page.get_by_test_id("replay-rail").click()
    chapters.get_by_role("button").first.click()
    expect(now).to_have_attribute("data-turn", "0")
    expect(page.get_by_test_id("rail-sheet")).to_have_count(0)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    assert violations(page) == []
    if size == PHONE:  # one's own seat is not below the edge
        page.get_by_test_id("replay-eyes").select_option("1")
        expect(page.locator(".mebar")).to_be_in_viewport(ratio=1)
        box, foot = page.locator(".mebar").bounding_box(), page.locator("footer").bounding_box()
        assert box is not None
        assert foot is not None
        assert box["y"] + box["height"] <= foot["y"] + 1


def longest_question(server: Process, game: str, seat: int) -> tuple[int, int]:
    """The step at which a seat had most to choose from, and how much."""
    steps = server.get(f"/api/replays/{game}?seat={seat}&lang=en")["steps"]
    asked = {at: len(step["asked"]["options"]) for at, step in enumerate(steps, 1) if "asked" in step}
    return max(asked.items(), key=lambda one: one[1])


def test_a_question_of_a_replay_has_all_its_answers_and_lies_over_nothing(
    people: People, server: Process, game: str
) -> None:
    step, answers = longest_question(server, game, 1)
    assert answers > 4
    page = people.person("Eve", lang="en", size=PHONE)
    page.goto(f"{server.base}/replay/{game}?step={step}&eyes=1")
    question = page.get_by_test_id("replay-asked").locator("ul li")
    expect(question.filter(has_text="more")).to_have_count(1)
    page.get_by_test_id("replay-more").click()
    expect(question).to_have_count(answers)
    caption = page.get_by_test_id("replay-caption")
    # however long it is: what does not fit is scrolled to, and the first line can be reached
    caption.evaluate("(one) => one.append(...Array.from({length: 20}, () => document.createElement('p')))")
    caption.locator("p:empty").evaluate_all("(all) => all.forEach((one) => (one.textContent = 'long'))")
    seen = caption.evaluate(
        """(one) => {
          const box = one.getBoundingClientRect(), below = document.querySelector('.below');
          one.scrollTop = 0;
          const first = one.firstElementChild.getBoundingClientRect();
          const under = document.elementFromPoint(box.left + 40, box.bottom + 3);
          return [one.contains(under), first.top >= box.top, below.getBoundingClientRect().top >= box.bottom];
        }"""
    )
    assert seen == [False, True, True]
    page.get_by_test_id("replay-truth").click()
    page.get_by_test_id("replay-knew").wait_for()
    seat, foot = page.locator(".mebar").bounding_box(), page.locator("footer").bounding_box()
    assert seat is not None
    assert foot is not None
    assert seat["y"] + seat["height"] <= foot["y"] + 1
    assert violations(page) == []


def test_a_replay_by_keyboard_and_by_hand(people: People, server: Process, game: str) -> None:
    page = people.person("Bob", size=(1280, 800))
    page.goto(f"{server.base}/replay/{game}")
    expect(page.get_by_test_id("replay-at")).to_have_text(re.compile(r"^0/\d+$"))
    _, last = shown_step(page)
    play_on = page.get_by_test_id("replay-play-on").bounding_box()
    assert play_on is not None
    assert play_on["width"] > 100  # two buttons have the same mark: a word says which
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        assert shown_step(page) == (step, last), key
    page.keyboard.press("ArrowLeft")
    assert shown_step(page) == (0, last)
    page.get_by_test_id("replay-speed").select_option("4")
    page.get_by_test_id("replay-speed").blur()
    page.keyboard.press(" ")
    expect(page.get_by_test_id("replay-at")).not_to_have_text(f"0/{last}")
    page.keyboard.press(" ")
    page.get_by_test_id("replay-scrub").fill(str(last // 2))
    assert shown_step(page) == (last // 2, last)
    page.keyboard.press("j")  # whoever has moved the slider goes on by keyboard
    page.get_by_test_id("jump-turn").first.press("Escape")
    page.get_by_test_id("replay-next").click()
    assert shown_step(page) == (last // 2 + 1, last)
    page.get_by_test_id("replay-next").blur()
    page.keyboard.press("ArrowDown")  # the next eyes
    expect(page.get_by_test_id("replay-eyes")).to_have_value("0")
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.get_by_test_id("analysis")).to_be_visible()


def test_nobody_is_told_more_than_they_want_to_know(people: People, server: Process, game: str) -> None:
    page = people.person("Bob", lang="zh-Hant")  # did not play: sees what spectators saw
    page.goto(f"{server.base}/replay/{game}")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("spectator")
    page.get_by_test_id("replay-scrub").fill(str(nothing_known(server, game)))
    hands = page.get_by_role("group", name="手牌")
    expect(hands).to_have_count(0)
    page.get_by_test_id("replay-log").click()
    turn = page.get_by_test_id("log").locator("li").last.inner_text()
    page.get_by_test_id("replay-eye-all").click()
    expect(hands).to_have_count(0)  # asked once
    page.get_by_test_id("replay-open-sure").click()
    expect(hands).to_be_visible()
    assert page.get_by_test_id("log").locator("li").last.inner_text()[:2] == turn[:2]  # the same moment
    page.get_by_test_id("replay-eye").first.click()
    expect(page.get_by_test_id("seat-0")).to_have_attribute("data-me", "true")
    assert violations(page) == []


def with_friends(server: Process, game: str) -> str:
    """A seat that is not alone on its side, and so does not know everything; lots say which one."""
    sides = [seat["identity"] for seat in at_the_end(server, game)["seats"]]
    return next(str(i) for i, side in enumerate(sides) if sides.count(side) > 1)


def test_a_moment_is_looked_at_linked_and_played_on_from(people: People, server: Process, game: str) -> None:
    seat = with_friends(server, game)
    page = people.person("Bob", lang="zh-Hant", size=(1440, 900))
    page.goto(f"{server.base}/replay/{game}?eyes={seat}")
    expect(page.get_by_test_id("replay-eyes")).to_have_value(seat)
    expect(page.get_by_test_id("replay-knew")).to_have_count(0)
    page.get_by_test_id("replay-truth").click()
    expect(page.get_by_test_id("replay-knew")).to_contain_text("這一刻沒有要補充的")  # nothing is dealt yet
    knew = page.get_by_test_id("replay-knew").filter(has_text="當時不知道")
    asked = page.get_by_test_id("replay-asked")
    page.keyboard.press("j")
    page.get_by_test_id("jump-turn").nth(2).click()
    for _ in range(8):  # the next question that this seat had, until there was something it did not know
        page.keyboard.press("j")
        page.get_by_test_id("jump-asked").click()
        expect(asked.locator("[data-done=true]")).to_have_count(1)
        assert asked.locator("li").count() > 1
        page.wait_for_timeout(200)
        if knew.count():
            break
    expect(knew).to_be_visible()
    assert violations(page) == []
    step, _ = shown_step(page)
    page.goto(f"{server.base}/replay/{game}?step={step}&eyes={seat}")
    expect(page.get_by_test_id("replay-asked")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_test_id("replay-scenario").click()
    Scenario.load(waiting.value.path()).run()
    page.get_by_test_id("replay-play-on").click()
    expect(page.locator("[data-testid=play-on-seat]:checked")).to_have_value(seat)
    page.get_by_test_id("play-on-go").click()
    expect(page.get_by_test_id("trial")).to_be_visible()
    expect(page.get_by_test_id(f"seat-{seat}")).to_have_attribute("data-me", "true")
    page.get_by_test_id("trial-leave").click()
    expect(page.get_by_test_id("replay-eyes")).to_have_value(seat)
    expect(page.get_by_test_id("replay-asked")).to_be_visible()


def test_what_an_analysis_shows_at_once_is_there_without_asking(
    people: People, server: Process, game: str
) -> None:
    page = people.person("Bob", lang="zh-Hant")
    page.goto(f"{server.base}/analysis/{game}")
    parts = {name: page.get_by_test_id(name) for name in ("win-chart", "suspicion", "who-knew", "mistakes")}
    expect(parts["suspicion"].locator(".row")).to_have_count(5)
    expect(parts["who-knew"].locator("td[data-known]")).to_have_count(5 * 4)
    expect(page.get_by_test_id("analysis-ask")).to_be_visible()  # nothing is played out unasked
    table = parts["suspicion"].get_by_test_id("chart-table")
    expect(table).to_be_hidden()
    parts["suspicion"].locator("summary").click()
    turns = server.get(f"/api/replays/{game}/analysis")["review"]["turns"]
    expect(table.locator("tbody tr")).to_have_count(sum(turn["seat"] >= 0 for turn in turns))
    expect(page.get_by_test_id("honest")).to_be_visible()
    expect(parts["suspicion"].locator(".sure")).to_contain_text("打醬油")
    assert violations(page) == []
    page.get_by_test_id("tab-result").click()
    result = page.get_by_test_id("analysis-result")
    expect(result.locator("article")).to_have_count(5)
    expect(result.get_by_test_id("rule-link")).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("tab-analysis").click()

    # a phone has one part at a time, and its languages below
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(len(parts))
    expect(page.get_by_test_id("language").filter(visible=True)).to_have_count(1)
    for at, (name, part) in enumerate(parts.items()):
        tabs.nth(at).click()
        expect(part).to_be_visible()
        assert [other for other, one in parts.items() if one.is_visible()] == [name]
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    assert violations(page) == []


def test_the_file_can_be_had_and_a_replay_that_is_not_there_is_said(
    people: People, server: Process, game: str
) -> None:
    page = people.person("Bob")
    page.goto(f"{server.base}/replay/{game}")
    page.get_by_test_id("share").click()
    with page.expect_download() as waiting:
        page.get_by_test_id("replay-file").click()
    record = json.loads(waiting.value.path().read_text("utf-8"))
    assert record["seats"] == 5
    page.get_by_test_id("share-names").click()
    link = page.get_by_test_id("share-sheet").locator("input[readonly]").input_value()
    assert "names=hidden" in link
    with page.expect_download() as waiting:
        page.get_by_test_id("share-picture").click()
    picture = waiting.value.path().read_text("utf-8")
    assert ">A</text>" in picture
    assert "Ann" not in picture
    assert violations(page) == []
    page.goto(link)
    expect(page.get_by_test_id("replay-eyes").locator("option").nth(2)).to_have_text("A")
    page.goto(f"{server.base}/replay/{'0' * 24}")
    expect(page.get_by_role("alert")).to_contain_text("no such replay")
    expect(page.get_by_role("link", name="Replays")).to_be_visible()
    people.expect_complaint("404")


def test_the_last_table_stays_and_can_be_seen_again(people: People) -> None:
    page = people.person("Learner", lang="en", size=MIDDLE)
    quick_play(page, people.base, edition="classic", seats=4, pace="quick")
    expect(page.get_by_test_id("mission-only").first).to_contain_text("only if you are a Bystander")
    Player(page, seed=8).play("document.querySelector('[data-testid=to-result]')")
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("[Ww][io]n|obody"))
    known = page.get_by_test_id("known-identity").count() + page.locator(".was b").count()
    assert known >= 3  # how each of the others was
    page.get_by_test_id("to-result").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    # also “You · Learner”, and what somebody did or had to do
    assert cut(page, "[data-testid=result] article h3 b, [data-testid=result] article .fact") == []
    page.get_by_test_id("final-table").click()
    expect(page.get_by_test_id("to-result")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("result")).to_be_visible()
