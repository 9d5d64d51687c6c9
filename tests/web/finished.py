"""Games that are played without a browser: where a test is about what comes in them, or afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Page
from tests.server.harness import Listener, pick
from tests.server.process import Process
from tests.web.players import remember
from websockets.sync.client import ClientConnection, connect

PATIENCE = 90.0  # seconds until something must have been heard
MOST_GAMES = 20  # until a moment has come
Moment = Callable[[Listener], bool]


class Guest:
    """One person at a table with bots, who plays at random and is not seen doing it."""

    def __init__(self, line: ClientConnection, table: dict[str, Any]) -> None:
        self.code: str = table["code"]
        self.token: str = table["token"]
        self.heard = Listener(table["guest"])
        self._line = line
        self._dice = Random(1)
        self._asked = ""
        self.say(t="hello", table=self.code, token=self.token, words="none")

    def say(self, **message: Any) -> None:
        """Something to the server."""
        self._line.send(json.dumps(message))

    def hear(self) -> None:
        """One frame of the server."""
        self.heard.send(self._line.recv(PATIENCE, decode=False))

    def start(self) -> None:
        """The first game."""
        while self.heard.table.get("phase") != "lobby":
            self.hear()
        self.say(t="start")

    def play(self, moment: Moment = lambda heard: False) -> str:
        """To the end; the id of the replay. Or until a question is put at such a moment, which then waits;
        nothing."""
        while not (self.heard.table.get("phase") == "over" and self.heard.table.get("replay")):
            prompt = self.heard.prompt
            if prompt is not None and prompt["id"] != self._asked:
                if moment(self.heard):
                    return ""
                self._asked = prompt["id"]
                self.say(t="answer", prompt=self._asked, option=pick(prompt, self._dice))
            self.hear()
        return str(self.heard.table["replay"])

    def hands_over_to(self, page: Page) -> None:
        """From now on this page is that person."""
        remember(page, token=self.token)


@contextmanager
def guest(server: Process, **settings: Any) -> Iterator[Guest]:
    """Somebody at a table of their own, whose game has begun."""
    table = server.open_table("Ann", pace="instant", **settings)
    with connect(server.socket, compression=None, max_size=None) as line:
        found = Guest(line, table)
        found.start()
        yield found


@contextmanager
def come_to(server: Process, moment: Moment, **settings: Any) -> Iterator[Guest]:
    """Somebody with a question before them at such a moment, in one game or another."""
    for _ in range(MOST_GAMES):
        with guest(server, **settings) as found:
            if not found.play(moment):
                yield found
                return
    raise AssertionError("it has not come to this")


def somebody_else_is_dead(heard: Listener) -> bool:
    """Out of the game for a reason that is told with the identity."""
    assert heard.view is not None
    mine = heard.view["me"]
    return any(seat["status"] == "dead" and seat["seat"] != mine for seat in heard.view["seats"])


class OwnTurn(Protocol):
    """Takes a page to the table of somebody who has their turn."""

    def __call__(self, page: Page, **settings: Any) -> None: ...


def own_turn(heard: Listener) -> bool:
    """Something can be played."""
    assert heard.prompt is not None
    return str(heard.prompt["kind"]) == "play"


def finished(server: Process, **settings: Any) -> str:
    """One person and bots have played; the id of the replay."""
    with guest(server, **settings) as ann:
        return ann.play()
