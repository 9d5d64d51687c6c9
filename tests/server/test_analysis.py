"""Analyses over HTTP and at the desk: one at a time, in order, stopped, taken up again, and never of a game
that is being played."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select
from tests.server.process import Process, process
from tests.server.test_replay_frames import played
from tests.server.test_socket import hello, receive, until
from websockets.asyncio.client import connect

from fengsheng.review import review
from fengsheng.review.judge import key_of
from fengsheng.server.analysis.desk import MOST_OF_ONE, Desk
from fengsheng.server.analysis.jobs import WANTED, Job, Wanted
from fengsheng.server.analysis.load import Load
from fengsheng.server.clock import RealClock
from fengsheng.server.config import from_environment
from fengsheng.server.errors import BadConfig, Refused
from fengsheng.server.socket.limiter import ADDRESS_RATES
from fengsheng.server.store import Store, schema

# says how far it is, shows something, and is ready once there is a file of the game's name
SCRIPT = """
import json, pathlib, sys, time
job = json.loads(sys.stdin.readline())
say = lambda thing: print(json.dumps(thing), flush=True)
begun = job["begun"]["review"]["number"] if job["begun"] else 0
say({"progress": {"stage": "playing", "turn": 3, "part": 0.25}})
say({"review": {"ready": False, "number": begun + 1}})
if job["record"].get("broken"):
    say({"error": "broken"})
while not pathlib.Path(job["record"]["wait"]).exists():
    time.sleep(0.02)
say({"review": {"ready": True, "number": begun + 1}})
"""


GAME = Wanted("game", "standard", 0)


def desk_at(folder: Path, load: Load | None = None) -> tuple[Desk, Store]:
    store = Store(f"sqlite:///{folder}/analyses.sqlite")

    def read(game: str) -> dict[str, Any]:
        return {"wait": str(folder / game), "broken": game == "broken"}

    return Desk(store, RealClock(), read, load, (sys.executable, "-c", SCRIPT)), store


async def soon(true: Callable[[], bool]) -> None:
    for _ in range(1500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come true")


def test_one_at_a_time_in_order_with_places_and_limits(tmp_path: Path) -> None:
    async def go() -> None:
        desk, store = desk_at(tmp_path)
        desk.open()
        games = [Wanted(f"game{i}", "standard", 0) for i in range(MOST_OF_ONE)]
        jobs = [await desk.ask(wanted, "anna", again=False) for wanted in games]
        assert await desk.ask(games[1], "bert", again=False) is jobs[1]
        with pytest.raises(Refused, match="waiting"):
            await desk.ask(Wanted("another", "standard", 0), "anna", again=False)
        theirs = await desk.ask(Wanted("another", "standard", 0), "bert", again=False)
        await soon(lambda: jobs[0].review is not None)
        assert [desk.place(job) for job in (*jobs, theirs)] == list(range(MOST_OF_ONE + 1))
        assert desk.state(jobs[0]) == "running"
        assert jobs[0].progress["turn"] == 3
        with pytest.raises(Refused, match="Somebody else"):
            await desk.cancel(games[2], "bert")
        assert (await desk.cancel(games[2], "anna")) is jobs[2]
        for wanted in (*games, theirs.wanted):
            (tmp_path / wanted.game).touch()
        await soon(lambda: theirs.state == "ready")
        assert [job.state for job in jobs] == ["ready", "ready", "none", "ready"]
        found = desk.find(games[0])
        assert found is not None
        assert found.review == {"ready": True, "number": 1}
        assert (await desk.ask(games[0], "anna", again=False)).state == "ready"
        assert (await desk.ask(games[0], "anna", again=True)).state in WANTED
        await desk.close()
        store.close()

    asyncio.run(go())


def test_what_is_cancelled_before_it_has_begun_is_not_done(tmp_path: Path) -> None:
    """While its record is read there is no process yet that could be ended."""
    reading, read_on = threading.Event(), threading.Event()

    async def go() -> None:
        desk, store = desk_at(tmp_path)
        read = desk._read

        def slowly(game: str) -> dict[str, Any]:
            reading.set()
            assert read_on.wait(20)
            return read(game)

        desk._read = slowly
        desk.open()
        first, other = Wanted("game", "standard", 0), Wanted("other", "standard", 0)
        job = await desk.ask(first, "anna", again=False)
        await asyncio.to_thread(reading.wait, 20)
        assert await desk.cancel(first, "anna") is job
        assert await desk.cancel(first, "anna") is None
        again = await desk.ask(first, "anna", again=False)  # it is just being stopped: that is another
        assert again is not job
        assert again.state == "queued"
        (tmp_path / "other").touch()
        theirs = await desk.ask(other, "bert", again=False)
        read_on.set()
        await soon(lambda: desk.state(again) == "running")
        assert job.state == "none"
        assert job.review is None
        kept = store.analysis(*first)
        assert kept is not None
        assert kept.state == "queued"  # what was stopped has not written over it
        await desk.cancel(first, "anna")
        await soon(lambda: theirs.state == "ready")
        await desk.close()
        # what somebody was asked for who is gone can be asked for again
        gone = Job(Wanted("gone", "standard", 0), "cleo", 0)
        await desk._keep(gone)
        found = await desk.ask(gone.wanted, "anna", again=False)
        assert found.who == "anna"
        assert found in desk._waiting()
        store.close()

    asyncio.run(go())


def test_nothing_is_read_where_the_tables_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        desk, store = desk_at(tmp_path)
        kept = store.analysis
        where: list[threading.Thread] = []

        def noted(game: str, level: str, seat: int) -> Any:
            where.append(threading.current_thread())
            return kept(game, level, seat)

        monkeypatch.setattr(store, "analysis", noted)
        wanted = Wanted("game", "standard", 0)
        await asyncio.gather(*(desk.ask(wanted, "anna", again=False) for _ in range(2)))
        assert [desk.place(job) for job in desk._waiting()] == [0]  # asked for at once, and done once
        await desk.cancel(wanted, "anna")
        assert where
        assert threading.main_thread() not in where
        store.close()

    asyncio.run(go())


def test_what_was_asked_for_goes_on_after_a_restart(tmp_path: Path) -> None:
    wanted = Wanted("game", "standard", 2)

    async def first() -> None:
        desk, store = desk_at(tmp_path)
        desk.open()
        job = await desk.ask(wanted, "anna", again=False)
        await desk.ask(Wanted("later", "standard", 2), "anna", again=False)
        await soon(lambda: job.review is not None)
        await desk.close()
        store.close()

    async def second() -> None:
        desk, store = desk_at(tmp_path)
        (tmp_path / "game").touch()
        desk.open()

        def done() -> bool:
            found = desk.find(wanted)
            return found is not None and found.state == "ready"

        await soon(done)
        found = desk.find(wanted)
        assert found is not None
        assert found.review == {"ready": True, "number": 2}  # it was handed what there was
        later = desk.find(Wanted("later", "standard", 2))
        assert later is not None
        assert later.state in ("queued", "running")
        await desk.close()
        store.close()

    asyncio.run(first())
    asyncio.run(second())


def test_a_broken_row_keeps_no_server_from_starting(tmp_path: Path) -> None:
    async def go() -> None:
        desk, store = desk_at(tmp_path)
        await store.commit([store.put_analysis(Job(GAME, "anna", 1).row(2) | {"review": b"rubbish"})])
        (tmp_path / GAME.game).touch()
        desk.open()
        # also written down: else that would come after what follows
        await soon(lambda: (row := store.analysis(*GAME)) is not None and row.state == "ready")
        await store.commit(
            [store.put_analysis(Job(GAME, "anna", 1).row(2) | {"state": "ready", "review": b""})]
        )
        found = desk.find(GAME)
        assert found is not None
        assert (found.state, found.review) == ("none", None)
        await desk.close()
        store.close()

    asyncio.run(go())


def test_it_is_stopped_while_the_tables_are_busy_and_a_failure_is_told(tmp_path: Path) -> None:
    used = [0.0]
    load = Load(lambda: used[0], lambda: 0.0)
    load.busy = True

    async def go() -> None:
        desk, store = desk_at(tmp_path, load)
        desk.open()
        job = await desk.ask(Wanted("game", "standard", -1), "anna", again=False)
        await soon(lambda: desk.state(job) == "paused")
        (tmp_path / "game").touch()
        await asyncio.sleep(0.2)
        assert desk.state(job) == "paused"
        load.busy = False
        await soon(lambda: job.state == "ready")
        broken = await desk.ask(Wanted("broken", "standard", -1), "anna", again=False)
        (tmp_path / "broken").touch()
        await soon(lambda: broken.state == "failed")
        assert broken.error == "broken"
        await desk.close()
        store.close()

    asyncio.run(go())


def test_load_is_the_share_of_a_processor_since_the_last_look() -> None:
    now = [0.0, 0.0]
    load = Load(lambda: now[0], lambda: now[1])
    for used, passed, busy in ((0.6, 1.0, False), (0.8, 1.0, True), (0.6, 1.0, True), (0.4, 1.0, False)):
        now[0] += used
        now[1] += passed
        assert load.look() is busy


def test_what_a_host_may_say(tmp_path: Path) -> None:
    assert from_environment({}).analysis == "on"
    assert from_environment({"FENGSHENG_ANALYSIS": "off"}).analysis == "off"
    with pytest.raises(BadConfig, match="standard"):
        from_environment({"FENGSHENG_ANALYSIS": "perhaps"})


def test_over_http_of_finished_games_alone(tmp_path: Path) -> None:
    with process(tmp_path / "data", "--no-address-limits") as running:
        replay = asyncio.run(played(running))
        path = f"/api/replays/{replay}/analysis?seat=0&lang=zh-Hans"
        told = running.get(path)
        assert told["state"] == "none"
        assert told["review"]["suspicion"]
        assert told["review"]["honest"]
        status, _, body = running.request("POST", path)
        asked = json.loads(body)
        assert status == 200, asked
        assert asked["state"] in ("queued", "running", "paused")
        status, _, body = running.request("DELETE", path)
        assert json.loads(body)["state"] in ("none", "part")
        assert running.request("POST", f"/api/replays/{replay}/analysis?seat=8")[0] == 400
        assert running.request("POST", f"/api/replays/{replay}/analysis?level=thorough")[0] == 400
        _played_out_for_another_seat(running, replay, tmp_path / "data")
        asyncio.run(_of_a_running_game(running, tmp_path / "data"))


def _played_out_for_another_seat(running: Process, replay: str, data: Path) -> None:
    """Whose choices are looked at changes nothing about what was played out."""
    record = running.get(f"/api/replays/{replay}/file")
    made = Job(Wanted(replay, "standard", 2), "anna", 1)
    made.state, made.review = "ready", review(record, seat=2, level="at-once").to_dict()
    made.review |= {"key": key_of(record, "standard", 2)._asdict(), "counted": [{"seat": 2}]}
    with create_engine(f"sqlite:///{data}/fengsheng.sqlite").begin() as database:
        database.execute(insert(schema.analyses).values(**made.row(1 << 60)))
    path = f"/api/replays/{replay}/analysis"
    for seat, state, counted in (("2", "ready", 1), ("1", "none", 0), ("", "ready", 0)):
        told = running.get(f"{path}?seat={seat}")
        assert told["state"] == state, seat
        assert told["review"]["key"]["level"] == "standard"
        assert len(told["review"]["counted"]) == counted
    assert running.get(f"{path}?level=deep")["review"]["key"]["level"] == "at-once"


def test_what_is_made_at_once_is_paid_for_like_a_replay(tmp_path: Path) -> None:
    """It is the whole game played again: looking at many games must not keep everybody's replays waiting."""
    with process(tmp_path / "data") as running:
        replay = asyncio.run(played(running))
        file, path = f"/api/replays/{replay}/file", f"/api/replays/{replay}/analysis"

        def spend() -> None:
            for _ in range(2 * int(ADDRESS_RATES["replay"].burst)):
                if running.request("GET", file)[0] == 429:
                    return
            raise AssertionError("there is no end of it")

        spend()
        assert running.request("GET", path)[0] == 429
        time.sleep(2 / ADDRESS_RATES["replay"].per_second)
        assert running.request("GET", path)[0] == 200
        spend()
        assert running.request("GET", path)[0] == 200  # it is there


async def _of_a_running_game(running: Process, data: Path) -> None:
    """Whoever asks, at whatever address, and also whoever plays in it."""
    table = running.open_table(pace="instant", seats=3)
    async with connect(running.socket) as socket:
        await hello(socket, table, token=table["token"])
        await until(socket, "table")
        await socket.send('{"t": "start"}')
        while not isinstance((await receive(socket)).get("prompt"), dict):
            pass
        playing = select(schema.games.c.id).where(schema.games.c.state == "running")
        with create_engine(f"sqlite:///{data}/fengsheng.sqlite").connect() as database:
            games = [row.id for row in database.execute(playing)]
        bearer = {"authorization": f"Bearer {table['token']}"}
        assert games
        for game in (*games, table["code"]):
            for verb in ("GET", "POST", "DELETE"):
                status, _, body = running.request(verb, f"/api/replays/{game}/analysis", headers=bearer)
                assert (status, json.loads(body)["code"]) == (404, "no-replay")
