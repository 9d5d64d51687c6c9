"""Programs at the table: the example joins by link and plays whole games, at the server that `fengsheng play`
starts, as `make play` does."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.nursery import HURRIED, ROOT
from tests.server.test_kill import open_table

BOT = [sys.executable, str(ROOT / "examples" / "remote_bot.py")]
PATIENCE = 300


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    folder = tmp_path_factory.mktemp("play")
    clean = {k: v for k, v in os.environ.items() if not k.startswith("FENGSHENG_")}
    command = [sys.executable, "-m", "fengsheng", "play", "--no-open", "--host", "127.0.0.1"]
    server = subprocess.Popen(
        [*command, "--port", "0", "--data", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=clean | HURRIED,
        cwd=folder,
    )
    assert server.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
    assert found is not None
    yield found[0]
    server.send_signal(signal.SIGINT)
    assert server.wait(60) == 0
    server.stdout.close()


def look(base: str, path: str) -> Any:
    with urllib.request.urlopen(base + path, timeout=60) as reply:
        return json.loads(reply.read())


@pytest.mark.parametrize(("edition", "seats"), [("classic", 5), ("spywar", 6)])
def test_the_example_plays_a_whole_game(base: str, edition: str, seats: int) -> None:
    table = open_table(base, "Ann", pace="quick", edition=edition, seats=seats)
    guest = subprocess.Popen([*BOT, table["link"], "--name", "Robo"], stdout=subprocess.PIPE, text=True)
    end = time.monotonic() + PATIENCE
    while look(base, f"/api/tables/{table['code']}")["people"] < 2:
        assert time.monotonic() < end
        assert guest.poll() is None
        time.sleep(0.1)
    owner = subprocess.run(
        [*BOT, table["code"], "--server", base, "--token", table["token"], "--start"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    told, _ = guest.communicate(timeout=PATIENCE)
    assert guest.returncode == 0
    assert owner.stdout.startswith("The game is over")
    assert owner.stderr == ""
    assert told == owner.stdout  # both have seen the same end
    seed = re.search(r"Seed ([0-9a-f]{64})", told)
    assert seed is not None
