"""A real browser at a real server. Any error in a page's console fails the test that opened the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.process import Process, process
from tests.web.people import People
from tools.browser import FLAGS, chromium, missing

from fengsheng.server.http.page import DIST

HURRY = "20"  # all that only passes time is so many times as fast


def _lacking() -> str:
    return missing() or ("" if (DIST / "index.html").exists() else "the client is not built (make web)")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file stay together on one worker: they share a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.name))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a file. It cannot stay longer: while it is driven from here an event loop
    runs in this thread, and tests of the server start loops of their own."""
    if lacking := _lacking():
        pytest.skip(lacking)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of a run; each test has tables of its own."""
    if lacking := _lacking():
        pytest.skip(lacking)
    folder: Path = tmp_path_factory.mktemp("web") / "data"
    with process(folder, "--no-address-limits", env={"FENGSHENG_HURRY": HURRY}) as found:
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
def people(browser: Browser, server: Process) -> Iterator[People]:
    """People with browsers of their own at that server."""
    found = People(browser, server.base)
    yield found
    found.leave()


@pytest.fixture
def slow_people(browser: Browser, slow_server: Process) -> Iterator[People]:
    """The same at a server that takes its time."""
    found = People(browser, slow_server.base)
    yield found
    found.leave()
