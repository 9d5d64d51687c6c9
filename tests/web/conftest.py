"""A real browser at a real server. Any error in a page's console fails the test that opened the page."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.process import Process, process
from tests.web.finished import OwnTurn, come_to, own_turn
from tests.web.people import Pages, People
from tools.browser import FLAGS, chromium, missing

from fengsheng.server.http.page import DIST

HURRY = "20"  # all that only passes time is so many times as fast


class Shared:
    """A browser that is started when it is first needed."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None
        self._pages: Pages | None = None

    def browser(self) -> Browser:
        """The one that runs, or a new one."""
        if self._browser is None:
            playwright = self._open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            self._open.callback(self._browser.close)
        return self._browser

    def pages(self) -> Pages:
        """Those of it."""
        if self._pages is None:
            self._pages = Pages(self.browser())
        return self._pages

    def close(self) -> None:
        """The end of it, if there was one."""
        self._browser = self._pages = None
        self._open.close()


SHARED = Shared()


def _lacking() -> str:
    return missing() or ("" if (DIST / "index.html").exists() else "the client is not built (make web)")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """The browser goes when the next test is not one of these: while it is driven from here an event loop
    runs in this thread, and tests of the server start loops of their own."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        SHARED.close()


@pytest.fixture(scope="module")
def browser() -> Browser:
    """One browser for all of these tests that a worker runs one after the other."""
    if lacking := _lacking():
        pytest.skip(lacking)
    return SHARED.browser()


@pytest.fixture(scope="module")
def pages(browser: Browser) -> Pages:
    """The pages of that browser."""
    return SHARED.pages()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of a run; each test has tables of its own."""
    if lacking := _lacking():
        pytest.skip(lacking)
    folder: Path = tmp_path_factory.mktemp("web") / "data"
    plant = f"tests.server.faults:hints_without_waiting:{HURRY}"
    with process(folder, "--no-address-limits", env={"FENGSHENG_HURRY": HURRY}, plant=plant) as found:
        yield found
        assert found.alive()


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One that takes its time, where time matters."""
    if lacking := _lacking():
        pytest.skip(lacking)
    unhurried = {"FENGSHENG_HURRY": "1"}
    with process(tmp_path_factory.mktemp("slow") / "data", "--no-address-limits", env=unhurried) as found:
        yield found
        assert found.alive()


@pytest.fixture
def people(pages: Pages, server: Process) -> Iterator[People]:
    """People with browsers of their own at that server."""
    found = People(pages, server.base)
    yield found
    found.leave()


@pytest.fixture
def at_own_turn(server: Process) -> Iterator[OwnTurn]:
    """Where a test is about that moment, and not about the way to it."""
    with ExitStack() as games:

        def come(page: Page, **settings: Any) -> None:
            there = games.enter_context(come_to(server, own_turn, **settings))
            there.hands_over_to(page)
            page.goto(f"{server.base}/t/{there.code}")
            page.locator("[data-testid=prompt][data-decision=play]").wait_for()

        yield come


@pytest.fixture
def slow_people(pages: Pages, slow_server: Process) -> Iterator[People]:
    """The same at a server that takes its time."""
    found = People(pages, slow_server.base)
    yield found
    found.leave()
