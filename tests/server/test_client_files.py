"""How the server hands out the browser client: types, compression, caching, a path prefix, and what it says
when the client was not built."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from fengsheng.server.app import make_app
from fengsheng.server.config import Config
from fengsheng.server.http import books
from fengsheng.server.http.page import Client
from fengsheng.server.store import Store

PAGE = """<!doctype html><html><head>
<meta name="fengsheng-base" content="/" /><meta name="fengsheng-offer" content="" />
<link rel="icon" href="./icon.svg" />
<script type="module" src="./assets/index-1.js"></script></head></html>"""


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A build."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "assets" / "index-1.js").write_text("x" * 2000, "utf-8")
    (folder / "assets" / "index-1.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-1.js.gz").write_bytes(gzip.compress(b"x" * 2000))
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder / ".inputs").write_text("hash", "utf-8")
    return folder


@pytest.fixture
def browser(tmp_path: Path, dist: Path, request: pytest.FixtureRequest) -> Iterator[TestClient[Litestar]]:
    """Somebody who looks at a server with that build; the parameter is its public URL."""
    config = Config(public_url=getattr(request, "param", ""), address_limits=False)
    with closing(Store(f"sqlite:///{tmp_path / 'db.sqlite'}")) as store:
        app = make_app(config, store)
        app.state.client = Client(config.base, '{"paces":["slow"]}', dist)
        with TestClient(app) as found:
            yield found


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/replay/x", "/replays", "/about", "/rules"])
def test_every_page_of_the_client_is_the_same_file(browser: TestClient[Litestar], path: str) -> None:
    reply = browser.get(path)
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert 'src="/assets/index-1.js"' in reply.text
    assert 'content="{&quot;paces&quot;:[&quot;slow&quot;]}"' in reply.text


def test_files_have_their_types_and_are_kept_if_their_names_change(browser: TestClient[Litestar]) -> None:
    for path, kind, cache in (
        ("/assets/index-1.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ):
        reply = browser.get(path)
        assert (reply.status_code, reply.headers["content-type"]) == (200, kind)
        assert reply.headers["cache-control"] == cache
        assert reply.headers["content-security-policy"].startswith("default-src 'none'")
        assert reply.headers["x-content-type-options"] == "nosniff"


def test_what_a_browser_has_is_not_sent_again(browser: TestClient[Litestar]) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def _raw(browser: TestClient[Litestar], accept: str) -> tuple[str | None, bytes]:
    with browser.stream("GET", "/assets/index-1.js", headers={"accept-encoding": accept}) as reply:
        return reply.headers.get("content-encoding"), b"".join(reply.iter_raw())


def test_the_best_encoding_that_is_accepted(browser: TestClient[Litestar]) -> None:
    assert _raw(browser, "gzip, deflate, br") == ("br", b"brotli")
    encoding, content = _raw(browser, "br;q=0, gzip;q=0.5")
    assert (encoding, gzip.decompress(content)) == ("gzip", b"x" * 2000)
    assert _raw(browser, "identity") == (None, b"x" * 2000)


@pytest.mark.parametrize(
    ("made", "path"),
    [
        ("catalogue", "/api/words/classic/en"),
        ("lesson_catalogue", "/api/lessons/en"),
        ("book", "/api/rules/classic"),
        ("printed", "/book/classic/en?house=draw_phase:may_draw_2"),
    ],
)
def test_books_are_made_beside_the_tables(
    browser: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, made: str, path: str
) -> None:
    """The first of each takes up to seconds, and there are more printed ones than can be kept."""
    beside: list[bool] = []

    def noted(*_: object) -> str:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            beside.append(True)
        else:
            beside.append(False)
        return ""

    for kept in (books._words, books._lessons, books._book, books._printed):
        kept.cache_clear()
    monkeypatch.setattr(books, made, noted)
    try:
        found = browser.get(path)
    finally:
        for kept in (books._words, books._lessons, books._book, books._printed):
            kept.cache_clear()
    assert found.status_code == 200
    assert beside == [True]


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/nothing.js", "/assets/index-1.js.gz", "/assets/%2e%2e%2findex.html", "/.inputs"],
)
def test_nothing_else_is_handed_out(browser: TestClient[Litestar], path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize("browser", ["https://example.org/games/fs/"], indirect=True)
def test_behind_a_prefix_whether_the_proxy_takes_it_off_or_not(browser: TestClient[Litestar]) -> None:
    for prefix in ("", "/games/fs"):
        page = browser.get(f"{prefix}/t/ABCDEF")
        assert page.status_code == 200
        assert 'name="fengsheng-base" content="/games/fs/"' in page.text
        assert 'src="/games/fs/assets/index-1.js"' in page.text
        assert browser.get(f"{prefix}/assets/index-1.js").status_code == 200
        assert browser.get(f"{prefix}/api/editions").status_code == 200
    assert browser.get("/games/fs").status_code == 200
    assert browser.get("/games/fsx/about").status_code == 404
    opened = browser.post(
        "/games/fs/api/tables", json={"name": "Ann"}, headers={"origin": "https://example.org"}
    )
    assert opened.json()["link"].startswith("https://example.org/games/fs/t/")


def test_a_new_build_is_noticed(browser: TestClient[Litestar], dist: Path) -> None:
    assert browser.get("/assets/index-2.js").status_code == 404
    (dist / "assets" / "index-2.js").write_text("y", "utf-8")
    os.utime(dist / "index.html", (1, 1))
    assert browser.get("/assets/index-2.js").text == "y"


def test_without_a_build_there_is_a_page_that_says_so(tmp_path: Path) -> None:
    client = Client("http://127.0.0.1:8766", "", tmp_path / "none")
    page = client.index().plain.decode()
    assert "make web" in page
    assert "ws://127.0.0.1:8766/ws" in page
    assert "<script" not in page
    assert client.file("icon.svg") is None


def test_a_broken_prefix_cannot_break_out_of_the_page(dist: Path) -> None:
    page: Any = Client('https://example.org/"><script>', "", dist).index().plain.decode()
    assert '"><script>' not in page
