"""A wrong clock: nothing is thrown away for it, neither while it is wrong nor when it is right again."""

from __future__ import annotations

import asyncio
import json
import signal
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from tests.server.harness import HandClock, Server, play_out
from tests.server.nursery import Forked, nursery
from tests.server.test_kill import open_table

from fengsheng.server.hub.calendar import AHEAD_MS, BEHIND_MS, DAY_MS, EVENLY_MS, Calendar
from fengsheng.server.hub.guests import Guest
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client

NOW = 20_000 * DAY_MS


class Watch(HandClock):
    """A clock on the wall that can be set."""

    def __init__(self, wall: int = NOW) -> None:
        super().__init__(wall)

    def set(self, wall: int) -> None:
        """Show this from now on."""
        self._start = wall - round(self._now * 1000)


def test_a_clock_near_the_last_heartbeat_is_believed() -> None:
    for wall in (NOW - BEHIND_MS, NOW, NOW + AHEAD_MS):
        watch = Watch(wall)
        calendar = Calendar(watch)
        calendar.begin(None, NOW)
        assert json.loads(calendar.look()) == {"believed": wall}
        assert calendar.far == ""
        assert calendar.utc_ms() == wall


def test_the_first_start_of_all_has_nothing_to_compare_with() -> None:
    calendar = Calendar(Watch(5))
    calendar.begin(None, None)
    assert json.loads(calendar.look()) == {"believed": 5}
    assert calendar.far == ""


@pytest.mark.parametrize("off", [AHEAD_MS + 1, 9000 * DAY_MS, -BEHIND_MS - EVENLY_MS, -9000 * DAY_MS])
def test_a_clock_that_is_far_off_is_not_believed_until_it_has_gone_on_for_a_week(off: int) -> None:
    watch = Watch(NOW + off)
    stored = ""
    for _ in range(7):  # a start a day
        calendar = Calendar(watch)
        calendar.begin(stored, NOW)
        stored = calendar.look()
        assert calendar.far == ("ahead" if off > 0 else "behind")
        # nothing is written down with a date long past
        assert calendar.utc_ms() == (watch.utc_ms() if off > 0 else NOW)
        watch.set(watch.utc_ms() + DAY_MS)
    calendar = Calendar(watch)
    calendar.begin(stored, NOW)
    assert json.loads(calendar.look()) == {"believed": NOW + off + EVENLY_MS}
    assert calendar.far == ""


def test_a_clock_that_is_put_right_is_believed_at_once() -> None:
    watch = Watch(NOW + 400 * DAY_MS)
    calendar = Calendar(watch)
    calendar.begin(None, NOW)
    calendar.look()
    watch.set(NOW + DAY_MS)
    assert json.loads(calendar.look()) == {"believed": NOW + DAY_MS}
    # and one that jumps from one wrong time to another begins its week anew
    stored = ""
    for days in (400, 800, 400, 800):
        watch.set(NOW + days * DAY_MS)
        calendar.begin(stored, NOW)
        stored = calendar.look()
        assert calendar.far == "ahead"


def test_time_goes_on_from_the_last_heartbeat_while_the_clock_is_behind() -> None:
    watch = Watch(0)
    calendar = Calendar(watch)
    calendar.begin(None, NOW)
    watch.move_to(90.0)
    assert calendar.utc_ms() == NOW + 90_000


class Before(NamedTuple):
    """What was there before the clock went wrong."""

    replay: str
    guest: Guest
    code: str


async def _play(path: Path) -> Before:
    """One game that is over, and one that is not."""
    running = Server(path, HandClock(time.time_ns() // 1_000_000))
    over, people = await running.table(["Ann", "Bob"], seats=5)
    await running.say(over, people[0], client.Start())
    await play_out(running, over, people, Random(1))
    guest = await running.hub.guest("")
    room = await running.hub.create(guest.id, "Cho", TableSettings(seats=5))
    cho = await running.join(room, "Cho", guest.id)
    await running.say(room, cho, client.Start())
    assert over.table.state.outcome is not None
    found = Before(over.table.state.outcome.game, guest, room.table.code)
    await running.crash()
    return found


def check(server: Forked, before: Before) -> None:
    """The replay is there, and the guest is known, and sits at the running game."""

    def get(path: str, token: str = "") -> dict[str, object]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        asked = urllib.request.Request(server.base + path, headers=headers)
        with urllib.request.urlopen(asked, timeout=30) as reply:
            found: dict[str, object] = json.loads(reply.read())
        return found

    assert get(f"/api/replays/{before.replay}")["game"] == before.replay
    info = get(f"/api/tables/{before.code}", before.guest.token)
    assert (info["phase"], info["mine"]) == ("playing", True)


@pytest.mark.parametrize("days", [400, 30_000, -9000])
def test_a_start_with_a_wrong_clock_throws_nothing_away(days: int, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    before = asyncio.run(_play(data / "fengsheng.sqlite"))
    with nursery() as home:
        server = home.start(data, plant=f"tests.server.faults:clock_off:{days}")
        time.sleep(2)  # what is old is thrown away at the start
        check(server, before)
        health = json.loads(urllib.request.urlopen(f"{server.base}/healthz", timeout=30).read())
        table = open_table(server.base, "Dan")  # while it is wrong
        server.end(signal.SIGKILL)
        server = home.start(data)  # it is right again
        time.sleep(2)
        check(server, before)
        dan = urllib.request.Request(
            f"{server.base}/api/tables/{table['code']}",
            headers={"authorization": f"Bearer {table['token']}"},
        )
        try:
            with urllib.request.urlopen(dan, timeout=30) as reply:
                assert json.loads(reply.read())["mine"]
        except urllib.error.HTTPError as error:
            raise AssertionError("Dan is forgotten") from error
        assert server.end(signal.SIGTERM) == 0
    assert health["warnings"] == ["clock"]
    told = server.log.read_text()
    assert told.count("clock is not believed: nothing is thrown away by age") == 1
