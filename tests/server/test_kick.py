"""Somebody who is sent away over a real socket, and tries to come back as somebody new."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.process import Process, process
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


@contextmanager
def hello(running: Process, code: str, **who: str) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """A connection, and the first thing it is told."""
    with connect(running.socket) as line:
        line.send(json.dumps({"t": "hello", "table": code, **who}))
        yield line, json.loads(line.recv())


def until_gone(line: ClientConnection) -> int | None:
    """The code with which the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=30)
    return line.close_code


def test_whoever_is_sent_away_is_not_back_the_next_moment(tmp_path: Path) -> None:
    with process(tmp_path / "data") as running:
        table = running.open_table("Ann", seats=6)
        code = table["code"]
        with hello(running, code, token=table["token"]) as (ann, _):
            with hello(running, code, name="Cat") as (_, known):
                pass
            with hello(running, code, name="Bob") as (bob, welcome):
                ann.send(json.dumps({"t": "kick", "guest": welcome["guest"]}))
                assert until_gone(bob) == 4403
            for who, why in (
                ({"token": welcome["token"], "name": "Bob"}, "kicked"),
                ({"name": "Robert"}, "barred"),
                ({"name": "Bob"}, "barred"),
            ):
                with hello(running, code, **who) as (again, told):
                    assert told.get("code") == why
                    assert until_gone(again) == 4401
            with hello(running, code, token=known["token"]) as (_, told):
                assert told["t"] == "welcome"  # was there already
            ann.send(json.dumps({"t": "readmit", "guest": welcome["guest"]}))
            ann.send(json.dumps({"t": "ping"}))
            while json.loads(ann.recv(timeout=30))["t"] != "pong":
                pass
            with hello(running, code, token=welcome["token"], name="Bob") as (_, told):
                assert told["t"] == "welcome"
