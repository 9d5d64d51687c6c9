"""`fengsheng play` starts a server, with or without a terminal, and stops when it is told to."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import fengsheng.cli.embedded as embedded
from fengsheng.cli import main
from fengsheng.server.config import Config
from fengsheng.server.errors import BadConfig
from fengsheng.server.http.addresses import addresses
from fengsheng.server.run import listen


@contextmanager
def playing(data: Path, *flags: str, lines: int = 2) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """The command in a process of its own, without a terminal, and the first lines it says."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("FENGSHENG_")}
    command = [sys.executable, "-m", "fengsheng", "play", "--data", str(data), *flags]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean,
    )
    try:
        assert process.stdout is not None
        yield process, [process.stdout.readline().rstrip("\n") for _ in range(lines)]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=60)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_without_a_terminal_until_it_is_stopped(tmp_path: Path, number: signal.Signals) -> None:
    with playing(tmp_path / "data", "--port", "0", "--host", "127.0.0.1") as (process, said):
        assert said[0].startswith("The Message is running at http://127.0.0.1:")
        base = said[0].split()[-1]
        with urllib.request.urlopen(f"{base}/healthz", timeout=60) as reply:
            assert json.loads(reply.read())["ok"]
        assert (tmp_path / "data" / "fengsheng.sqlite").exists()
        process.send_signal(number)
        out, errors = process.communicate(timeout=60)
        assert process.returncode == 0
        assert (out, errors) == ("", "")


def test_the_home_network_is_told_its_address_in_the_players_language(tmp_path: Path) -> None:
    seen = len(addresses())
    with playing(tmp_path / "data", "--port", "0", "--lang", "zh-Hant", lines=2 + seen) as (_, said):
        assert said[0].startswith("風聲已啟動：http://127.0.0.1:")
        assert [line.rpartition("//")[2].rpartition(":")[0] for line in said[1:-1]] == addresses()


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        flags = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
        assert main(["play", *flags]) == 2
        assert main(["serve", *flags]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    sentence = f"error[bad-config]: Cannot listen on 127.0.0.1 port {port}: another program has it."
    assert told.err.splitlines() == [sentence, sentence]


def test_without_a_wish_the_next_free_port_will_do() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadConfig):
            listen(Config(port=port))
        with closing(listen(Config(port=port), 20)) as found:
            assert port < found.getsockname()[1] <= port + 20


def test_two_servers_do_not_share_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with playing(tmp_path / "data", "--port", "0"):
        assert main(["play", "--port", "0", "--data", str(tmp_path / "data")]) == 2
    assert capsys.readouterr().err == "error[store-busy]: Another server works with this database.\n"


def test_no_browser_is_opened_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    class Here:
        def __init__(self, terminal: bool) -> None:
            self._terminal = terminal

        def isatty(self) -> bool:
            return self._terminal

    monkeypatch.setattr("webbrowser.get", lambda: object())
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("sys.stdin", Here(True))
    assert embedded.browser_here()
    monkeypatch.setattr("sys.stdin", Here(False))
    assert not embedded.browser_here()
    monkeypatch.setattr("sys.stdin", Here(True))
    monkeypatch.delenv("DISPLAY")
    assert not embedded.browser_here()
