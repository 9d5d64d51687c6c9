"""What players pin to a moment of a game that is over: theirs alone, plain, limited, reported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import Process, process
from tests.web.finished import guest

from fengsheng.cli import main
from fengsheng.server.http.comments import MOST_OF_ONE
from fengsheng.server.store import Store


class Played:
    """A server with a finished game, and who has played it."""

    def __init__(self, server: Process, game: str, token: str, data: Path) -> None:
        self.server = server
        self.game = game
        self.token = token
        self.data = data

    def ask(
        self, method: str, more: str = "", body: Any = None, token: str | None = None
    ) -> tuple[int, dict[str, Any]]:
        headers = {"content-type": "application/json"} if body is not None else {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        content = None if body is None else json.dumps(body).encode()
        path = f"/api/replays/{self.game}/comments{more}"
        status, _, reply = self.server.request(method, path, content, headers)
        return status, json.loads(reply)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """One game for all tests of this file."""
    data = tmp_path_factory.mktemp("comments")
    with (
        process(data, "--no-address-limits") as running,
        guest(running, edition="classic-lite", seats=3) as ann,
    ):
        game = ann.play()
        yield Played(running, game, ann.token, data)


def test_who_played_says_something_and_takes_it_back(played: Played) -> None:
    said = {"moment": 7, "text": "  a\u202eb\n c "}
    status, told = played.ask("POST", body=said, token=played.token)
    assert status == 201
    (one,) = told["comments"]
    assert (one["moment"], one["name"], one["text"], one["mine"]) == (7, "Ann", "ab c", True)
    status, seen = played.ask("GET")
    assert (status, seen["may"], [c["text"] for c in seen["comments"]]) == (200, False, ["ab c"])
    assert not seen["comments"][0]["mine"]
    other = played.server.open_table("Bob")["token"]
    assert played.ask("DELETE", f"/{one['id']}", token=other)[0] == 404
    assert played.ask("DELETE", f"/{one['id']}", token=played.token) == (200, {"comments": [], "may": True})


def test_others_may_read_and_complain_but_not_write(played: Played) -> None:
    _, told = played.ask("POST", body={"moment": -1, "text": "well played"}, token=played.token)
    other = played.server.open_table("Bob")["token"]
    status, refused = played.ask("POST", body={"moment": 1, "text": "me too"}, token=other)
    assert (status, refused["code"]) == (403, "not-seated")
    assert played.ask("POST", body={"moment": 1, "text": "me too"})[0] == 403
    report = f"/{told['comments'][0]['id']}/report"
    assert played.ask("POST", report, {"reason": "rude"})[1]["code"] == "bad-token"
    assert played.ask("POST", report, {"reason": "ru\0\u202ede"}, other)[0] == 201
    store = Store(f"sqlite:///{next(played.data.glob('*.sqlite'))}")
    (row,) = store.reports()
    assert (row.table_id, row.text, row.reason) == (played.game, "well played", "ru de")
    store.close()
    # whoever runs the server has it gone, and nothing else
    played.ask("POST", body={"moment": -1, "text": "well played, all"}, token=played.token)
    assert main(["admin", "settle", row.id, "--delete", "--data", str(played.data)]) == 0
    assert [one["text"] for one in played.ask("GET")[1]["comments"]] == ["well played, all"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"moment": 1, "text": " \n "}, "bad-text"),
        ({"moment": 1, "text": "x" * 301}, ""),
        ({"moment": -2, "text": "x"}, ""),
        ({"text": "x"}, ""),
    ],
)
def test_what_cannot_be_said_is_refused(played: Played, body: Any, code: str) -> None:
    status, told = played.ask("POST", body=body, token=played.token)
    assert status == 400
    assert not code or told["code"] == code


def test_of_a_game_that_is_not_there_nothing_is_said(played: Played) -> None:
    elsewhere = Played(played.server, "0" * 24, played.token, played.data)
    assert elsewhere.ask("GET")[0] == 404
    assert elsewhere.ask("POST", body={"moment": 1, "text": "x"}, token=played.token)[0] == 404


def test_enough_is_enough(played: Played) -> None:
    mine = sum(one["mine"] for one in played.ask("GET", token=played.token)[1]["comments"])
    for number in range(MOST_OF_ONE - mine):
        assert played.ask("POST", body={"moment": number, "text": "again"}, token=played.token)[0] == 201
    status, told = played.ask("POST", body={"moment": 1, "text": "once more"}, token=played.token)
    assert told["code"] == "too-many"
    assert status >= 400
    assert len(played.ask("GET")[1]["comments"]) == MOST_OF_ONE
