"""The fast way of frames stands on what is inside two libraries: with versions that it was not tried with it
is off by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import uvicorn

from fengsheng.server.app import make_app
from fengsheng.server.config import Config
from fengsheng.server.run import web_server
from fengsheng.server.socket import choice
from fengsheng.server.socket.fast import FastSocket
from fengsheng.server.store import Store

ROOT = Path(__file__).parent.parent.parent


def served_with(folder: Path) -> object:
    """What uvicorn is told to serve sockets with."""
    config = Config(database=f"sqlite:///{folder / 'db'}")
    store = Store(config.database)
    try:
        return web_server(make_app(config, store), config).ws
    finally:
        store.close()


def test_the_libraries_that_are_installed_are_known(tmp_path: Path) -> None:
    """Whoever installs other ones tries the fast way with them, and says so in `choice.py`."""
    assert choice.known()
    assert served_with(tmp_path) is FastSocket
    pinned = dict(re.findall(r"^(\S+)==(\S+)$", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
    assert pinned["uvicorn"].startswith(choice.KNOWN_UVICORN)
    assert pinned["websockets"].startswith(choice.KNOWN_WEBSOCKETS)


@pytest.mark.parametrize("version", ["0.53.9", "0.55.0", "0.540.0", "1.0.0", "0.5", "?"])
def test_with_another_uvicorn_it_is_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", version)
    assert not choice.known()
    assert served_with(tmp_path) == choice.PLAIN


def test_with_other_websockets_it_is_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "websockets_version", "18.0")
    assert not choice.known()
    assert served_with(tmp_path) == choice.PLAIN
