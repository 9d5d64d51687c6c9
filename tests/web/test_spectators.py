"""Spectators are shown nothing hidden: two games that differ only in hidden cards look the same to them,
frame by frame and element by element."""

from __future__ import annotations

import time
from itertools import zip_longest

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.people import People
from tests.web.players import wait_for
from tests.web.twin_frames import CODE, Twins, twins

from fengsheng import Game, View

PATIENCE = 2.0  # seconds for two pages to have done the same

# Everything on the page but the clocks, which go on by themselves.
SEEN = """() => {
  const body = document.body.cloneNode(true);
  for (const clock of body.querySelectorAll('[role=timer], .clock, .clk, script')) clock.remove();
  return body.innerHTML;
}"""


class Spectator:
    """A page that is told frames by us instead of by the server, and what it shows after each of them."""

    def __init__(self, people: People, name: str) -> None:
        self.page: Page = people.person(name, lang="zh-Hant", anew=True)
        self._socket: list[WebSocketRoute] = []
        self.page.route_web_socket("**/ws?*", self._opened)
        self.page.goto(f"{people.base}/t/{CODE}")
        wait_for(self.page, lambda: bool(self._socket))

    def _opened(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        self._socket.append(socket)

    def hear(self, frame: bytes) -> None:
        """One frame from the server."""
        self._socket[-1].send(frame.decode())

    def sees(self) -> str:
        """The page, once it has settled."""
        before = ""
        for _ in range(40):
            now = str(self.page.evaluate(SEEN))
            if now == before:
                break
            before = now
            self.page.wait_for_timeout(30)
        return before


def differences(people: People, found: list[Twins]) -> tuple[list[str], list[str]]:
    """Frames that differ, and pages that differ after a frame."""
    one, two = Spectator(people, "Watcher"), Spectator(people, "Watcher")
    for spectator, told in ((one, found[0].one), (two, found[0].two)):
        for first in told[:3]:  # until there is a table, whose words come from the server
            spectator.hear(first)
        spectator.page.wait_for_load_state("networkidle")
    frames: list[str] = []
    pages: list[str] = []
    for number, pair in enumerate(found):
        for step, (a, b) in enumerate(zip_longest(*pair)):
            if a != b:
                frames.append(f"position {number}, frame {step}: {a!r:.200} / {b!r:.200}")
            for spectator, frame in ((one, a), (two, b)):
                if frame is not None:
                    spectator.hear(frame)
            if b'"t":"table"' in (a or b or b""):
                continue
            left, right = one.sees(), two.sees()
            end = time.monotonic() + PATIENCE
            while left != right and time.monotonic() < end:  # one may be slower; what leaks stays
                one.page.wait_for_timeout(100)
                left, right = one.sees(), two.sees()
            if left != right:
                at = next(i for i, (x, y) in enumerate(zip(left + "!", right + "?", strict=False)) if x != y)
                pages.append(f"position {number}, frame {step}: {left[at - 80 : at + 80]}")
    for spectator in (one, two):
        expect(spectator.page.get_by_test_id("log")).to_be_visible()
        expect(spectator.page.get_by_test_id("hand-card")).to_have_count(0)
        expect(spectator.page.get_by_test_id("option")).to_have_count(0)
    return frames, pages


@pytest.mark.parametrize(("edition", "seats"), [("classic", 5), ("spywar", 6)])
def test_twin_games_look_the_same_to_a_spectator(people: People, edition: str, seats: int) -> None:
    assert differences(people, twins(edition, seats, seed=5, steps=15)) == ([], [])


@pytest.mark.interpreted_only
def test_a_planted_leak_is_seen(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's identity, which is nobody's business, goes out to spectators."""
    real = Game.view

    def telling(self: Game, seat: int | None = None) -> View:
        view = real(self, seat)
        for number, other in enumerate(view["seats"]):
            other["hand"] = 3 + int(self.state.identity[number])
        return view

    monkeypatch.setattr(Game, "view", telling)
    frames, pages = differences(people, twins("classic", 5, seed=5, steps=15))
    assert frames
    assert pages
