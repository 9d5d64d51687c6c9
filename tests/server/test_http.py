"""The HTTP side: tables, lists, headers, errors with stable codes, limits."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.nursery import nursery
from tests.server.process import Process, free_port, process
from tests.server.visitors import POST, UPGRADE, hang_up, read_all, served, visit

from fengsheng.rules import find
from fengsheng.server.config import Config
from fengsheng.server.http.origin import allowed
from fengsheng.server.operate.logs import LINES
from fengsheng.words import LANGUAGES
from fengsheng.words.rules import rule_text


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    flags = ("--log-format", "json", "--no-address-limits")
    with process(tmp_path_factory.mktemp("http") / "data", *flags) as found:
        yield found
        assert found.alive()


def post(running: Process, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    kind = {"content-type": "application/json"}
    status, _, reply = running.request("POST", "/api/tables", raw, kind | headers)
    return status, json.loads(reply)


def test_every_answer_has_the_security_headers(running: Process) -> None:
    for path in (
        "/",
        "/t/ABCDEF",
        "/healthz",
        "/api/editions",
        "/api/tables",
        "/nothing",
        "/api/tables/ZZZZZZ",
    ):
        _, headers, _ = running.request("GET", path)
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy.pop("img-src") == "'self' data:", path
        nothing = {"default-src", "base-uri", "form-action", "frame-ancestors"}
        assert {name for name, value in policy.items() if value == "'none'"} == nothing
        assert {value for name, value in policy.items() if name not in nothing} == {"'self'"}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("public", "secure"),
    [
        ("https://cards.example.org", True),
        ("HTTPS://example.org/games", True),
        ("http://192.0.2.1:8766", False),
        ("", False),
    ],
)
def test_browsers_stay_with_https_where_that_is_the_way_in(public: str, secure: bool, tmp_path: Path) -> None:
    flags = ("--public-url", public) if public else ()
    with nursery() as home:
        server = home.begin(tmp_path / "data", *flags, "--port", (port := str(free_port())))
        server.wait()
        for path, status in (("/", 200), ("/healthz", 200), ("/api/nothing", 404)):
            try:
                reply = urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30)
            except urllib.error.HTTPError as error:
                reply = error
            assert reply.status == status
            told = reply.headers.get("strict-transport-security")
            assert told == ("max-age=31536000" if secure else None), path


def test_a_table_is_opened_and_found_by_its_code(running: Process) -> None:
    table = running.open_table("Ann", public=True, seats=7)
    assert table["link"].endswith(f"/t/{table['code']}")
    found = running.get(f"/api/tables/{table['code'].lower()}")
    assert (found["phase"], found["seats"], found["people"], found["open_seats"]) == ("lobby", 7, 1, 6)
    hidden = running.open_table("Bob")
    with running.at_table(table), running.at_table(hidden):
        listed = [row["code"] for row in running.get("/api/tables")]
    assert table["code"] in listed
    assert hidden["code"] not in listed
    status, mine = post(running, {"name": "Ann"}, authorization=f"Bearer {table['token']}")
    assert status == 201
    assert mine["guest"] == table["guest"]
    assert mine["token"] == ""


def test_whoever_sends_a_token_is_told_whether_they_sit_there(running: Process) -> None:
    table = running.open_table("Ann", pace="instant")
    path = f"/api/tables/{table['code']}"
    assert running.get(path)["mine"] is False
    _, _, reply = running.request("GET", path, headers={"authorization": f"Bearer {table['token']}"})
    assert json.loads(reply)["mine"] is True
    status, _, reply = running.request("GET", path, headers={"authorization": "Bearer x.y"})
    assert (status, json.loads(reply)["code"]) == (401, "bad-token")


def test_words_and_rules_come_as_data(running: Process) -> None:
    words = running.get("/api/words/classic-lite/zh-Hant")
    assert words["functions"]["lock"]["name"] == "鎖定"
    assert [preset["preset"] for preset in words["presets"]] == ["classic", "classic-lite"]
    assert running.get("/api/rule/cl-setup-01")["text"].startswith("The game is for three to nine")
    assert {entry["kind"] for entry in running.get("/api/rules/spywar")["entries"]} == {
        "rule",
        "ruling",
        "option",
    }
    for lang in LANGUAGES:
        book = running.get(f"/api/rules/spywar?lang={lang}")["entries"]
        entry = running.get(f"/api/rule/sw-term-01?lang={lang}")
        said = rule_text("spywar", find("SW-TERM-01")[1], lang)
        assert entry["text"] == said.text == book[0]["text"]
        assert entry.get("lang", lang) == said.lang
    for path, status in (
        ("/api/rule/cl-setup-01?lang=tlh", 400),
        ("/api/words/poker/en", 400),
        ("/api/words/classic/tlh", 400),
        ("/api/rules/poker", 400),
        ("/api/rule/NO-SUCH-1", 404),
    ):
        assert running.request("GET", path)[0] == status, path


def test_a_ruling_comes_step_by_step_and_once(running: Process) -> None:
    path = "/api/rulings/classic/CL-SC-INTERCEPT-07?lang=zh-Hant"
    status, headers, plain = running.request("GET", path)
    assert status == 200
    told = json.loads(plain)
    assert (told["ruling"], told["edition"], told["view"]["transit"]) == (
        "CL-SC-INTERCEPT-07",
        "classic",
        None,
    )
    sentences = [line["text"] for step in told["steps"] for line in step["told"]]
    assert any("截獲" in text for text in sentences)
    assert told["steps"][-1]["so"]
    same = running.request("GET", path, headers={"if-none-match": headers["etag"]})
    assert (same[0], same[2], same[1]["etag"]) == (304, b"", headers["etag"])
    other = running.request("GET", path.replace("zh-Hant", "en"), headers={"if-none-match": headers["etag"]})
    assert other[0] == 200
    assert other[1]["etag"] != headers["etag"]
    packed = running.request("GET", path, headers={"accept-encoding": "gzip"})
    assert packed[1]["content-encoding"] == "gzip"
    for wrong, status in (
        ("/api/rulings/spywar/CL-SC-INTERCEPT-07", 404),
        ("/api/rulings/classic/NO-SUCH-1", 404),
        ("/api/rulings/classic/..%2F..%2Fetc", 404),
        ("/api/rulings/poker/CL-SC-INTERCEPT-07", 404),
        ("/api/rulings/classic/CL-SC-INTERCEPT-07?lang=tlh", 400),
    ):
        assert running.request("GET", wrong)[0] == status, wrong


def test_requests_that_make_no_sense_have_a_code(running: Process) -> None:
    for body, status, code in (
        (b"{", 400, "bad-message"),
        ({}, 400, "bad-message"),
        ({"name": 3}, 400, "bad-message"),
        ({"name": "x", "more": 1}, 400, "bad-message"),
        ({"name": "\u202e"}, 400, "bad-name"),
        ({"name": "x", "settings": {"edition": "poker"}}, 400, "unknown-edition"),
        ({"name": "x", "settings": {"seats": 99}}, 400, "bad-message"),
        ({"name": "x", "settings": {"banned": ["nobody"]}}, 400, "bad-deal"),
        (b"[" * 10_000, 400, "bad-message"),
    ):
        assert post(running, body) == (status, {"code": code, "text": post(running, body)[1]["text"]})
    status, reply = post(running, b"x" * 100_000)
    assert (status, reply["code"]) == (413, "too-long")
    assert post(running, {"name": "x"}, authorization="Bearer a.b")[0] == 401
    assert post(running, {"name": "x"}, authorization="Basic x")[0] == 401
    for path, code in (
        ("/api/tables/QQQQQQ", "no-table"),
        ("/api/replays/0123", "no-replay"),
        ("/x", "not-found"),
    ):
        status, _, raw = running.request("GET", path)
        assert (status, json.loads(raw)["code"]) == (404, code)
    assert running.request("PUT", "/api/tables")[0] == 405


def test_what_is_wrong_with_a_request_is_named(running: Process) -> None:
    game = "0" * 24
    for path, words in (
        (f"/api/replays/{game}?seat=9", "seat: Invalid enum value '9'."),
        (f"/api/replays/{game}/analysis?level=huge", "level: Invalid enum value 'huge'."),
        (f"/api/replays/{game}/analysis?seat=x&lang=tlh", "seat: Invalid enum value 'x'"),
        (f"/api/replays/{game}/picture?moment=now", "moment: Expected"),
        (f"/api/replays/{game}/scenario", "moment"),
        (f"/api/replays/{'A' * 5000}", "game: Expected"),
    ):
        status, _, raw = running.request("GET", path)
        text = json.loads(raw)["text"]
        assert status == 400
        assert words in text
        assert len(text) <= 200
    assert post(running, {"name": 3})[1]["text"].startswith("name: ")


def test_other_pages_cannot_open_tables(running: Process) -> None:
    status, reply = post(running, {"name": "x"}, origin="https://evil.example")
    assert (status, reply["code"]) == (403, "origin")


def test_origins() -> None:
    assert allowed(None, "h:1", "")
    assert allowed("http://h:1", "h:1", "")
    assert not allowed("http://h:2", "h:1", "")
    assert not allowed("null", "h:1", "")
    assert not allowed("file://", "", "")
    assert not allowed("http://h:x", "h:x", "")
    for broken in ("http://[", "http://[::1", "http://[x]", "//["):
        assert not allowed(broken, "h:1", "")
        assert not allowed(broken, "h:1", "https://cards.example.org")
    public = "https://cards.example.org"
    assert allowed(public, "127.0.0.1:8766", f"{public}/")
    assert allowed(f"{public}:443", "127.0.0.1:8766", public)
    assert allowed(public, "127.0.0.1:8766", "https://Cards.example.org:443/")
    assert not allowed("http://cards.example.org", "127.0.0.1:8766", public)
    assert not allowed(f"{public}:8443", "cards.example.org:8443", public)
    assert allowed("https://example.org", "127.0.0.1:8766", "https://example.org/games/fengsheng")
    # with a public URL no other page is ours, also not one that the request's Host names
    for other in ("http://127.0.0.1:8766", "http://192.168.1.20:8766", "https://evil.example"):
        assert not allowed(other, other.partition("//")[2], public)
    assert allowed(None, "127.0.0.1:8766", public)  # programs


def test_with_a_public_url_only_pages_from_there_may_talk(tmp_path: Path) -> None:
    public = "https://cards.example.org"

    async def run() -> None:
        async with served(tmp_path / "db", Config(port=0, public_url=public)) as (port, _):

            def told(request: bytes, origin: str) -> bytes:
                head = request.replace(b"Host: x", b"Host: 127.0.0.1:%d" % port)
                with closing(visit(port, head + b"Origin: " + origin.encode() + b"\r\n" + body)) as made:
                    return read_all(made, until=b"\r\n\r\n")[0].partition(b"\r\n")[0]

            here = f"http://127.0.0.1:{port}"
            for request, welcome in ((POST, b" 201 "), (UPGRADE, b" 101 ")):
                body = b'Content-Length: 13\r\n\r\n{"name": "x"}' if request is POST else b"\r\n"
                assert welcome in await asyncio.to_thread(told, request, public)
                assert b" 403 " in await asyncio.to_thread(told, request, here)

    asyncio.run(run())


def test_an_aborted_request_is_one_line_of_the_log(tmp_path: Path) -> None:
    """Half a body, half an answer, half a handshake; gone with or without a goodbye."""
    half_bodies = [
        POST + b"Content-Length: 900\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\nabc",
    ]
    others = [
        b"GET /hea",
        UPGRADE + b"\r\n",
        UPGRADE.replace(b"Sec-WebSocket-Key", b"X") + b"\r\n",
        b"GET /api/rules/spywar HTTP/1.1\r\nHost: x\r\n\r\n" * 30,
        b"GET /api/tables/%1b%5b31m%0a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n",
    ]
    with process(tmp_path / "data") as found:
        for said in half_bodies + others:
            for rudely in (False, True):
                before = len(found.log.read_text().splitlines())
                for pause in (0.0, 0.15):
                    made = visit(found.port, said, "127.0.0.1")
                    time.sleep(pause)
                    hang_up(made, rudely)
                found.get("/healthz")
                time.sleep(0.2)
                lines = found.log.read_text().splitlines()[before:]
                assert len(lines) <= 2, lines
                assert all("request aborted method=" in line for line in lines), lines
                if said in half_bodies:
                    assert len(lines) >= 1  # of two; one may be gone before anybody asks for its body
        log = found.log.read_text()
        assert "Traceback" not in log
        assert "\x1b" not in log
        assert log.count("path=/api/tables") >= len(half_bodies)


def test_an_address_may_open_only_so_many_tables(tmp_path: Path) -> None:
    with process(tmp_path / "data") as limited:
        codes = [post(limited, {"name": "x"}) for _ in range(40)]
    assert codes[-1][0] == 429
    assert codes[-1][1]["code"] == "too-fast"


def test_the_log_is_json_without_secrets(running: Process) -> None:
    lines = [json.loads(line) for line in running.log.read_text().splitlines()]
    assert {"listening", "tables loaded"} <= {line["event"] for line in lines}
    assert all(line["at"].endswith("+00:00") for line in lines)


def test_others_cannot_fill_the_log() -> None:
    """Of the same line only so many; mistakes are always told. In a process of its own: it has other logs."""
    noise = """
import logging
from fengsheng.server.operate.logs import set_up
set_up("text", "info")
noisy = logging.getLogger("fengsheng.noise")
for number in range(1000):
    noisy.info("the same", extra={"number": number})
    noisy.error("a mistake", extra={"number": number})
noisy.info("another line")
"""
    done = subprocess.run([sys.executable, "-c", noise], capture_output=True, text=True, check=True)
    counts = Counter(" ".join(line.split()[2:4]) for line in done.stderr.splitlines())
    assert LINES.burst <= counts["the same"] < LINES.burst + 10
    assert counts["a mistake"] == 1000
    assert counts["another line"] == 1


def test_tokens_are_stored_as_hashes(tmp_path_factory: pytest.TempPathFactory) -> None:
    with process(tmp_path_factory.mktemp("tokens") / "data") as fresh:
        table = fresh.open_table()
        fresh.stop()
        secret = table["token"].split(".")[1].encode()
        raw = b"".join(path.read_bytes() for path in fresh.data.iterdir() if path.is_file())
        assert table["guest"].encode() in raw
        assert secret not in raw
        assert secret.decode() not in fresh.log.read_text()
