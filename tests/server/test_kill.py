"""The real server, killed with SIGKILL at many moments of running games: nothing is lost, nothing doubled.

Moments are drawn by lot with a seed: inside a transaction before its commit (`append`), after the commit and
before anyone is told (`commit`), between two frames of what is told (`broadcast`), and anywhere at all.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.faults import PLANTED
from tests.server.nursery import Forked, Nursery, nursery
from tests.server.process import Process
from tests.server.truth import Lost, Truth
from tests.server.verdict import check_back, check_file
from tests.server.witness import GONE, Witness

KILLS = 25  # in a run
RUNS = int(os.environ.get("FENGSHENG_KILL_RUNS", "1"))  # each with lots of its own; `make soak` has many
COMMANDS = (16, 17)  # these are started by the command itself, which takes longer
REACHED_WITHIN = 6.0  # seconds, else a fail point was too far away and the process is killed all the same


def open_table(base: str, name: str, **settings: Any) -> dict[str, Any]:
    """A new table over HTTP."""
    body = json.dumps({"name": name, "settings": settings}).encode()
    asked = urllib.request.Request(
        f"{base}/api/tables", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(asked, timeout=30) as reply:
        opened: dict[str, Any] = json.loads(reply.read())
    return opened


async def settled(who: Witness, truth: Truth | None) -> None:
    """Until somebody has been told everything there is at their table."""
    playing = truth is not None and truth.tables[who.code].phase in ("playing", "over")
    await who.until("table", *(["view"] if playing else []))


class Club:
    """Six tables and their people: two editions at full speed, one at a human pace, one with short games, a
    lobby, a pause."""

    def __init__(self, base: str, dice: Random) -> None:
        self.dice = dice
        self.opened: list[str] = []  # tables that were opened while the server was being killed
        self.classic = self._table(base, "Ann Bob Cho", pace="quick", seats=5)
        self.spywar = self._table(base, "Dan Eve Fay", pace="quick", seats=6, edition="spywar")
        self.calm = self._table(base, "Gus Hal", pace="calm", seats=5, bot="holder")
        self.quick = self._table(base, "Ned", pace="instant", seats=3, edition="classic-lite")
        self.lobby = self._table(base, "Ida Jan", seats=7, public=True)
        self.paused = self._table(base, "Kim Lea", pace="quick", seats=5)
        self.watcher = Witness("Max", self.classic[0].code, watch=True)
        playing = [*self.classic, *self.spywar, *self.calm, *self.quick]
        self.people = [*playing, *self.lobby, *self.paused, self.watcher]
        self.round = 0
        self.seen: Counter[str] = Counter()

    def _table(self, base: str, names: str, **settings: Any) -> list[Witness]:
        owner, *others = names.split()
        table = open_table(base, owner, **settings)
        code = table["code"]
        return [Witness(owner, code, table["token"], table["guest"]), *(Witness(n, code) for n in others)]

    async def session(self, server: Forked | Process, truth: Truth | None, kill_after: float) -> None:
        """Everybody comes back in any order, compares, and goes on until the server is gone."""
        self.round += 1
        begin = time.monotonic()
        order = self.people if truth is None else self.dice.sample(self.people, len(self.people))
        playing = asyncio.Event()
        runs: list[asyncio.Task[None]] = []
        scripts: list[asyncio.Task[None]] = []
        try:
            for who in order:
                await who.come(server.socket)
                runs.append(asyncio.create_task(who.run(playing, self.dice)))
            everybody = asyncio.gather(*(settled(who, truth) for who in self.people))
            gone = asyncio.gather(*runs)
            await asyncio.wait([everybody, gone], timeout=60, return_when=asyncio.FIRST_COMPLETED)
            if everybody.done():
                if truth is not None:
                    for who in self.people:
                        self.seen += check_back(who, truth, time.monotonic() - begin)
                    self.seen["sessions"] += 1
                playing.set()
                scripts = [asyncio.create_task(script) for script in self._scripts(server.base)]
            everybody.cancel()
            await asyncio.gather(everybody, return_exceptions=True)
            await asyncio.wait([gone], timeout=kill_after)
            if not gone.done():
                server.end(signal.SIGKILL)
            await gone
        except GONE:
            pass  # killed while people were coming
        finally:
            for task in scripts:
                task.cancel()
            server.end(signal.SIGKILL)
            await asyncio.gather(*runs)
            for result in await asyncio.gather(*scripts, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, GONE):
                    raise result

    def _scripts(self, base: str) -> list[Any]:
        found = [people[0].keep_dealing() for people in (self.classic, self.spywar, self.calm)]
        # an end is looked at for a while, so that there is something to come back to
        found.append(self.quick[0].keep_dealing(3600.0 if self.round % 4 else 0.0))
        found += [self._chat(who) for who in (self.classic[1], self.spywar[2], self.lobby[1], self.paused[1])]
        return [*found, self._rename(), self._pause(), self._open(base), self._ask_more()]

    async def _ask_more(self) -> None:
        """Some think about everything, so that windows wait for several people."""
        if self.round <= 2:
            for who in (*self.classic[:2], *self.spywar[:2], *self.calm):
                await who.say(t="prefs", hold=["always"])

    async def _chat(self, who: Witness) -> None:
        for number in range(4):
            await asyncio.sleep(self.dice.random() * 0.15)
            await who.talk(f"{who.name} {self.round}.{number}")

    async def _rename(self) -> None:
        """The lobby: names, and wishes to change seats."""
        ida, jan = self.lobby
        for number in range(4):
            await ida.rename(f"Ida {self.round}.{number}")
            await asyncio.sleep(self.dice.random() * 0.1)
            await jan.say(t="sit", seat=1 + number)
            await jan.say(t="swap", seat=0)

    async def _pause(self) -> None:
        """Paused nearly all the time; now and then it goes on for a moment."""
        owner = self.paused[0]
        phase = owner.now.table["phase"]
        if phase in ("lobby", "over"):
            await owner.say(t="start" if phase == "lobby" else "rematch")
        elif self.round % 5 == 0 and owner.now.table.get("paused"):
            await owner.pause(False)
        await asyncio.sleep(0.1)
        if owner.now.table["phase"] == "playing":
            await owner.pause(True)

    async def _open(self, base: str) -> None:
        """One more table; it counts once its owner has been told."""
        try:
            table = await asyncio.to_thread(open_table, base, f"New {self.round}")
        except (OSError, HTTPException):
            return  # killed before or in the middle of the answer
        self.opened.append(table["code"])


PLACES = ("append", "commit", "broadcast", "append", "commit", "")


def moments(dice: Random, number: int, places: tuple[str, ...]) -> list[tuple[str, float]]:
    """Fail points and times, drawn by lot: a fail point or "", and after how long at the latest."""
    found: list[tuple[str, float]] = []
    for index in range(number):
        place = places[index % len(places)]
        if place:
            count = dice.randrange(5, 500) if place == "broadcast" else dice.randrange(2, 70)
            found.append((f"{place}:{count}", REACHED_WITHIN))
        else:
            found.append(("", dice.uniform(0.0, 0.8)))
    return found


def kill_again_and_again(
    home: Nursery,
    folder: Path,
    seed: int,
    number: int,
    plant: str = "",
    places: tuple[str, ...] = PLACES,
    truth_of: Callable[[], Truth] | None = None,
    flags: tuple[str, ...] = ("--no-address-limits",),
) -> tuple[Club, Counter[str]]:
    """Kill, compare, start, compare; as many times as wanted."""
    dice = Random(seed)
    data = folder / "data"
    look = truth_of or (lambda: Truth(data / "fengsheng.sqlite"))
    server: Forked | Process = home.start(data, *flags)
    club = Club(server.base, dice)
    truth: Truth | None = None
    kills: Counter[str] = Counter()
    for index, (failpoint, kill_after) in enumerate([("", 1.5), *moments(dice, number, places)]):
        if index in COMMANDS and not plant:
            server = Process(data, *flags, env={"FENGSHENG_FAILPOINT": failpoint}, command=True)
        elif index:
            server = home.start(data, *flags, failpoint=failpoint, plant=plant)
        asyncio.run(club.session(server, truth, kill_after))
        assert server.status == -signal.SIGKILL, server.log.read_text()
        if isinstance(server, Process):
            server.stop()
        kills[failpoint.partition(":")[0]] += 1
        before, truth = truth, look()
        club.seen += check_file(club.people, truth, before)
        for code in club.opened:
            if code not in truth.tables:
                raise Lost(f"{code} was opened and is gone")
    return club, kills


@pytest.mark.parametrize("seed", range(1, RUNS + 1))
def test_killed_at_any_moment_nothing_is_lost_and_nothing_doubled(seed: int, tmp_path: Path) -> None:
    with nursery() as home:
        club, kills = kill_again_and_again(home, tmp_path, seed, KILLS - 1)
    assert sum(kills.values()) == KILLS
    assert all(kills[place] >= 3 for place in ("append", "commit", "broadcast", ""))
    # it has been seen what was to be seen
    for what in (
        "accepted",
        "stored, not told",
        "held answers",
        "held answers back",
        "prompts back",
        "lobbies back",
        "pauses back",
    ):
        assert club.seen[what] > 0, (what, club.seen)
    # the last start is that of the command itself
    running = Process(tmp_path / "data", "--no-address-limits", command=True)
    try:
        assert running.get("/api/tables") == []  # nobody is back yet
        for code in (*club.opened, *{who.code for who in club.people}):
            assert running.get(f"/api/tables/{code}")["code"] == code
        _, _, figures = running.request("GET", "/metrics")
        assert b"fengsheng_room_errors_total 0.0" in figures
    finally:
        assert running.stop() == 0
    log = running.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


def test_killed_while_it_starts_it_starts_the_next_time(tmp_path: Path) -> None:
    """Also in the middle of making a database, and of bringing tables back."""
    dice = Random(4)
    data = tmp_path / "data"
    with nursery() as home:
        for _ in range(12):
            server = home.begin(data, "--no-address-limits")
            time.sleep(dice.uniform(0.0, 0.25))
            assert server.end(signal.SIGKILL) == -signal.SIGKILL
        server = home.start(data, "--no-address-limits")
        club = Club(server.base, dice)
        asyncio.run(club.session(server, None, 1.0))
        truth = Truth(data / "fengsheng.sqlite")
        for _ in range(12):
            server = home.begin(data, "--no-address-limits")
            time.sleep(dice.uniform(0.0, 0.4))
            assert server.end(signal.SIGKILL) == -signal.SIGKILL
        # on a slow machine nobody may have been asked yet, or bots play on before all are back
        for number in range(8):
            before, truth = truth, Truth(data / "fengsheng.sqlite")
            check_file(club.people, truth, before)
            server = home.start(data, "--no-address-limits")
            asyncio.run(club.session(server, truth, 0.5 * 2**number))
            if club.seen["prompts back"]:
                break
        assert club.seen["prompts back"] > 0, club.seen


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_noticed(fault: Callable[[], None], tmp_path: Path) -> None:
    plant = f"{fault.__module__}:{fault.__name__}"
    with nursery() as home, pytest.raises(Lost):
        kill_again_and_again(home, tmp_path, 3, 30, plant, ("append",))  # it ends at the first loss
