"""What held somebody up who had never seen the game: each where it was found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.process import Process
from tests.web.finished import Guest, OwnTurn, come_to, somebody_else_is_dead
from tests.web.people import DESKTOP, PHONE, People
from tests.web.players import ALWAYS, Player, asked, quick_play, remember, wait_for
from tests.web.taught import LAPTOP, at, go_on
from tests.web.test_coach import coached, follow, hinted, open_question
from tests.web.test_layout import LOW, MIDDLE, RECTS, apart, rects, within

from fengsheng.lessons import Lesson, LessonGame
from fengsheng.words import LANGUAGES

TURNED = {"width": 844, "height": 390}
OWN_TURN = "document.querySelector('[data-testid=prompt]')?.dataset.decision === 'play'"
ASKED = "document.querySelector('[data-testid=prompt]')?.dataset.prompt"
# Words that have less room than they need: which, and how much is lost.
CUT = """(css) => [...document.querySelectorAll(css)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => [one.textContent, one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])"""


def cut(page: Page, css: str) -> list[Any]:
    """What of it is not told to its end."""
    found: list[Any] = page.evaluate(CUT, css)
    return found


def step_to(page: Page, game: LessonGame, step: int, lang: str = "en") -> None:
    """Go on in a lesson as it is wanted."""
    while game.step < step:
        at(page, game, lang)
        go_on(page, game)
    at(page, game, lang)


def test_chalk_is_seen_on_paper(people: People) -> None:
    """A ring around a card is as light as the card: it has an edge of ink, and so has the arrow."""
    page = people.person(size=LAPTOP)
    page.goto(f"{people.base}/learn/classic/2")
    game = Lesson.load("classic/2").start()
    step_to(page, game, 5)
    drawn: list[dict[str, Any]] = page.locator("[data-testid=chalk] path").evaluate_all(
        "(paths) => paths.map((one) => { const style = getComputedStyle(one); return {"
        " dark: Math.max(...style.stroke.match(/\\d+/g).slice(0, 3).map(Number)) < 80,"
        " wide: parseFloat(style.strokeWidth), long: one.getTotalLength() }; })"
    )
    below, ring, arrow = drawn
    assert [one["dark"] for one in (below, ring, arrow)] == [True, False, False]
    assert below["wide"] > ring["wide"] + 2
    assert below["long"] == pytest.approx(ring["long"] + arrow["long"], rel=0.01)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_says_what_to_do_and_how_it_ended(people: People, lang: str) -> None:
    """While the teacher speaks there is nothing to wait for; the end is two sentences."""
    words = {
        "en": ("Read the note, then go on.", "You won. You declared victory."),
        "zh-Hant": ("看完這張字條，按「下一句」。", "你獲勝。你宣告勝利。"),
        "zh-Hans": ("看完这张字条，按“下一句”。", "你获胜。你宣告胜利。"),
    }[lang]
    page = people.person(lang=lang, size=LAPTOP)
    page.goto(f"{people.base}/learn/classic/1")
    game = Lesson.load("classic/1").start()
    at(page, game, lang)
    question = page.get_by_test_id("prompt").locator("h2")
    expect(question).to_have_text(words[0])
    step_to(page, game, 6, lang)
    expect(question).to_have_text(words[1])
    # which rules they were is said before their numbers, and all of it can be read
    expect(page.get_by_test_id("lesson-rule").first).to_be_in_viewport(ratio=1)
    assert cut(page, "[data-testid=lesson-end] .words") == []


def test_where_one_is_in_a_lesson_is_in_sight(people: People) -> None:
    page = people.person(size=LAPTOP)
    page.goto(f"{people.base}/learn/classic/5")
    game = Lesson.load("classic/5").start()
    at(page, game)
    for step in range(2, 9):
        page.locator(".les").evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
        step_to(page, game, step)
        expect(page.locator("[data-testid=lesson-steps] [aria-current]")).to_be_in_viewport(ratio=1)


def test_the_lesson_to_begin_with_is_marked(people: People) -> None:
    page = people.person(size=LAPTOP)
    page.goto(f"{people.base}/learn")
    marked = page.locator('[data-testid=lesson-card][data-next="true"]')
    expect(marked).to_have_attribute("data-lesson", "classic/1")
    expect(marked).to_contain_text("start here")
    page.evaluate(
        "localStorage.setItem('fengsheng.lessons', JSON.stringify({'classic/1': {step: 1, done: true}}))"
    )
    page.reload()
    expect(marked).to_have_attribute("data-lesson", "classic/2")
    expect(marked).to_contain_text("go on here")


def test_what_is_settled_already_is_not_foretold(people: People) -> None:
    """The interception has taken effect: nobody can answer it any more. And who takes the card from its way
    is not told where it would have gone."""
    page = people.person(size=LAPTOP)
    page.goto(f"{people.base}/learn/classic/5")
    game = Lesson.load("classic/5").start()
    step_to(page, game, 7)
    expect(page.get_by_test_id("stack")).to_contain_text("Intercept")
    expect(page.get_by_test_id("stack")).not_to_contain_text("If no one responds")
    page.goto(f"{people.base}/learn/classic/6")
    game = Lesson.load("classic/6").start()
    step_to(page, game, 3)
    expect(page.get_by_test_id("stack")).to_contain_text("Jade’s Intercept takes effect")
    expect(page.get_by_test_id("stack")).not_to_contain_text("then the message goes")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_strip_tells_to_the_end_what_a_choice_would_do(
    people: People, at_own_turn: OwnTurn, lang: str
) -> None:
    page = people.person("Ann", lang=lang, size=LAPTOP)
    at_own_turn(page, edition="classic", seats=5)
    said = "[data-testid=prompt] .then > span, [data-testid=prompt] h2, [data-testid=prompt] .lnk"
    assert cut(page, said) == []
    options = page.get_by_test_id("option")
    for i in range(min(options.count(), 8)):
        options.nth(i).click()
        assert cut(page, said) == [], options.nth(i).get_attribute("data-notation")
        [strip] = rects(page, "[data-testid=prompt]")
        for one in rects(page, "[data-testid=prompt] .then, [data-testid=prompt] h2"):
            assert within(one, strip)


def test_whose_turn_it_is_is_told_whole_on_a_phone(people: People) -> None:
    page = people.person("Ann", size=PHONE)
    quick_play(page, people.base, edition="classic", seats=5)
    expect(page.locator("header .ti b")).to_have_text("Everyone is choosing a character")
    assert cut(page, "header .ti b") == []
    Player(page, seed=3).reach(OWN_TURN)
    expect(page.locator("header .ti b")).to_have_text("Your turn")
    assert cut(page, "header .ti b, header .ti span") == []
    assert cut(page, ".go2 .do span") == []


def test_keys_have_a_box_each(people: People) -> None:
    page = people.person("Ann", size=LAPTOP)
    quick_play(page, people.base, edition="classic", seats=5)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys-sheet")).to_be_visible()
    assert len({round(one[3] - one[1]) for one in rects(page, "[data-testid=keys-sheet] kbd")}) == 1
    assert max(one[2] - one[0] for one in rects(page, "[data-testid=keys-sheet] kbd")) > 80  # “1 – 9, 0”


def covered(page: Page) -> list[Any]:
    """Seats under the coach's slip, with the slip; all looked at in one moment."""
    what = "[data-testid^=seat-]" + (", [data-testid=hand-card]" if page.viewport_size == TURNED else "")
    slips, seats = page.evaluate(f"['[data-testid=coach]', '{what}'].map({RECTS})")
    assert seats
    return [(slip, one) for slip in slips for one in seats if not apart(slip, one)]


@pytest.mark.parametrize(
    ("edition", "size"), [("spywar", LAPTOP), ("classic", PHONE), ("classic", (844, 390))]
)
def test_the_coach_covers_no_seat(people: People, edition: str, size: tuple[int, int]) -> None:
    """However much it says: there is the log to lie on, and on a phone it can be moved on its slip."""
    page = people.person("Ann", size=size)
    coached(page, people, edition)
    seen = 0
    while seen < 7:
        question = open_question(page)
        if not question["id"]:
            break
        said = question["kind"] != "character" and hinted(page, question["id"])
        if said and asked(page)["id"] == question["id"]:
            # it looks again four times a second, or as soon as a busy machine lets it; then it stays there
            page.wait_for_timeout(400)
            wait_for(page, lambda: covered(page) == [])
            page.wait_for_timeout(300)
            assert covered(page) == []
            seen += page.get_by_test_id("coach").count()
        follow(page)
    assert seen


def test_a_skill_that_cannot_be_used_says_why(people: People) -> None:
    """In a lesson the teacher says it, or a notice while they speak; at a table a notice. With its rule."""
    page = people.person(size=LAPTOP)
    page.goto(f"{people.base}/learn/classic/8")
    game = Lesson.load("classic/8").start()
    at(page, game)
    rule = re.compile(r"CL-[A-Z]+-")
    page.get_by_test_id("skill").first.click()  # nothing is asked yet
    expect(page.get_by_role("status").filter(has_text=rule).first).to_be_visible()
    step_to(page, game, 4)
    page.locator("[data-testid=skill]:not(.lit)").click()
    expect(page.get_by_test_id("lesson-wrong")).to_contain_text("face down")
    expect(page.get_by_test_id("lesson-wrong").get_by_test_id("lesson-rule")).to_have_text(re.compile("^CL-"))
    page.locator("[data-testid=skill].lit").click()  # and the one that can still does it
    page.get_by_test_id("confirm").click()
    game.show()
    at(page, game)

    table = people.person("Ann", size=LAPTOP)
    remember(table, holding=ALWAYS)
    quick_play(table, people.base, edition="classic", seats=5)
    # a question that waits: what can be used does not change while it is open
    Player(table, seed=5).reach(f"{ASKED} && !!document.querySelector('[data-testid=skill]:not(.lit)')")
    table.locator("[data-testid=skill]:not(.lit)").first.click()
    expect(table.get_by_role("status").filter(has_text=rule).first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_in_transit_lies_beside_the_panel(people: People, lang: str) -> None:
    """A long heading made it wider than its room, so that the card lay over its words."""
    page = people.person(lang=lang, size=LAPTOP)
    page.goto(f"{people.base}/learn/spywar/3")
    game = Lesson.load("spywar/3").start()
    step_to(page, game, 5, lang)
    page.wait_for_timeout(700)  # the card comes to rest
    [panel], [card] = rects(page, "[data-testid=stack] section"), rects(page, "[data-zone=transit]")
    assert apart(panel, card), (panel, card)
    assert cut(page, "[data-testid=stack] h2 span") == []


@pytest.mark.parametrize(("edition", "last"), [("classic", "End"), ("spywar", "Receive")])
def test_all_phases_are_in_the_bar(people: People, at_own_turn: OwnTurn, edition: str, last: str) -> None:
    page = people.person("Ann", size=DESKTOP)
    at_own_turn(page, edition=edition, seats=6)
    expect(page.locator(".phase")).to_contain_text(last)
    for size in (DESKTOP, MIDDLE, LOW, (1600, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert cut(page, ".phase") == [], size


def test_a_rule_stands_behind_its_sentence(people: People, at_own_turn: OwnTurn) -> None:
    """In the log: never alone on a line of its own."""
    page = people.person("Ann", size=DESKTOP)
    at_own_turn(page, edition="classic", seats=5)
    alone = """(links) => links.filter((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.parentElement);
      const top = (box) => box.top + box.height / 2;
      const mine = top(link.getBoundingClientRect());
      return ![...range.getClientRects()].some((box) => box.width > 0 && Math.abs(top(box) - mine) < 8
        && box.left < link.getBoundingClientRect().left);
    }).map((link) => link.parentElement.textContent)"""
    links = page.locator("[data-testid=log] [data-testid=rule-link]")
    assert links.count() > 3
    page.evaluate("document.querySelector('[data-testid=log]').parentElement.style.maxWidth = '190px'")
    assert links.evaluate_all(alone) == []


def test_the_log_follows_until_somebody_scrolls_up(people: People, at_own_turn: OwnTurn) -> None:
    """What comes between a move of the lines and what the browser tells of it is no wish to stay there."""
    page = people.person("Ann", size=LOW)
    at_own_turn(page, edition="classic", seats=5)
    log = page.locator("[data-testid=log]")
    newest = page.get_by_role("button", name="Jump to latest")
    below = "(node) => node.scrollHeight - node.scrollTop - node.clientHeight"
    wait_for(page, lambda: log.evaluate(below) < 40)
    log.evaluate(
        "(node) => { const line = document.createElement('li'); line.style.height = '300px';"
        " node.firstElementChild.append(line); node.dispatchEvent(new Event('scroll')); }"
    )
    page.wait_for_timeout(200)
    expect(newest).to_have_count(0)
    log.evaluate("(node) => node.scrollTo(0, 0)")
    expect(newest).to_be_visible()
    newest.click()
    expect(newest).to_have_count(0)
    assert log.evaluate(below) < 40


@pytest.fixture(scope="module", params=[9, 6, 5])
def with_a_dead_player(request: pytest.FixtureRequest, server: Process) -> Iterator[tuple[int, Guest]]:
    """How many seats, and who is there when somebody else has died."""
    with come_to(server, somebody_else_is_dead, edition="classic", seats=request.param) as guest:
        yield request.param, guest


def see_dead(page: Page, base: str, guest: Guest) -> None:
    """As that person."""
    guest.hands_over_to(page)
    page.goto(f"{base}/t/{guest.code}")
    page.locator(".tbl [data-alive=false] .was").first.wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dead_player_is_told_on_the_plate(
    people: People, with_a_dead_player: tuple[int, Guest], lang: str
) -> None:
    """The longest name of an identity hung over the edge, out into the light."""
    page = people.person("Ann", lang=lang, size=DESKTOP)
    see_dead(page, people.base, with_a_dead_player[1])
    names: list[str] = [
        one["name"]
        for one in page.evaluate(
            "async (lang) => (await (await fetch(`/api/words/classic/${lang}`)).json()).identities", lang
        )
    ]
    over: list[str] = page.evaluate(
        """(names) => {
          const name = document.querySelector('.tbl [data-alive=false] .was b');
          const plate = name.closest('.plate').getBoundingClientRect();
          return names.filter((text) => {
            name.textContent = text;
            const box = name.getBoundingClientRect();
            return name.scrollWidth > name.clientWidth || box.right > plate.right
              || box.bottom > plate.bottom;
          });
        }""",
        names,
    )
    assert len(names) >= 3
    assert over == []


def test_a_dead_player_is_told_on_a_phone(people: People, with_a_dead_player: tuple[int, Guest]) -> None:
    """In two lines, or with the emblem where a plate is narrow; it is no higher than its place."""
    page = people.person("Ann", size=PHONE)
    see_dead(page, people.base, with_a_dead_player[1])
    over: list[str] = page.evaluate("""() => {
      const was = document.querySelector('.tbl [data-alive=false] .was');
      const top = was.closest('.face').getBoundingClientRect().top;
      const names = ['Military Intelligence', 'Intelligence Office', 'Underground', 'Bystander'];
      const signed = was.classList.contains('signed');
      return (signed ? [was.textContent] : names).filter((text) => {
        if (!signed) was.textContent = text;
        const high = was.closest('.face').getBoundingClientRect().bottom - top;
        return was.scrollWidth > was.clientWidth || was.scrollHeight > was.clientHeight + 1 || high > 130;
      });
    }""")
    assert over == []


@pytest.mark.parametrize("seats", [9, 7])
def test_many_at_a_table_see_every_seat_and_the_piles(
    people: People, at_own_turn: OwnTurn, seats: int
) -> None:
    """What is chosen and the way back from it lay over the deck, and over what lies before the lowest seats;
    with a coach also among fewer."""
    page = people.person("Ann", size=MIDDLE)
    remember(page, coach={"level": 3, "games": 5})
    at_own_turn(page, edition="classic", seats=seats)
    cards = page.locator("[data-testid=hand-card][data-state=legal]")
    both = page.get_by_test_id("mode-use")
    for i in range(cards.count()):  # one that can be used and sent, if there is one
        cards.nth(i).click(position={"x": 14, "y": 60})
        expect(page.get_by_test_id("take-back")).to_be_visible()
        if both.count() or i == cards.count() - 1:
            break
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("take-back")).to_have_count(0)
    for size in (MIDDLE, LOW, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(100)  # the desk is measured anew
        mine = rects(page, "[data-testid=steps] button") + rects(page, ".coachbar button")
        places = rects(page, ".tbl [data-testid^=seat-]")
        assert len(places) == seats - 1
        hit = [(one, other) for one in mine for other in places if not apart(one, other)]
        [strip] = rects(page, "[data-testid=prompt]")
        below = rects(page, ".piles > div") + places
        hit += [(one, strip) for one in below if not apart(one, strip)]
        # much to choose from may reach the piles; how a card is meant, and the way back, do not
        mine = rects(page, ".modes, [data-testid=take-back], .coachbar button")
        piles = rects(page, ".piles > div")
        hit += [(one, other) for one in mine for other in piles if not apart(one, other)]
        assert hit == [], size
