"""Analyses that are asked for at any node: one node is at each, whoever asked stops it from anywhere, and
what may wait is counted over all nodes. On a real PostgreSQL, with desks that live in the test."""

from __future__ import annotations

import asyncio
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.cluster.engines import needs_postgres
from tests.cluster.test_owners import One, live, sql
from tests.server.test_analysis import SCRIPT, soon

from fengsheng.server.analysis import desk as desks
from fengsheng.server.analysis import working
from fengsheng.server.analysis.desk import MOST_OF_ONE
from fengsheng.server.analysis.jobs import Job, Wanted
from fengsheng.server.analysis.load import Load
from fengsheng.server.cluster import desk as shared
from fengsheng.server.cluster.desk import SharedDesk
from fengsheng.server.cluster.queue import Queue
from fengsheng.server.errors import NotOwner, Refused, StoreUnavailable

pytestmark = needs_postgres
GAME = Wanted("game", "standard", 0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(shared, "LOOK_AGAIN", 0.05)


class Clerk:
    """A node with its desk."""

    def __init__(self, url: str, name: str, folder: Path, rules: int = 2, deep: bool = True) -> None:
        self.one = One(url, name, rules)
        self.folder = folder
        self.begun: list[str] = []
        self.queue = Queue(self.one.store, lambda: self.one.hub.lease.node.id, rules, deep)
        self.may = True
        command = (sys.executable, "-c", SCRIPT)
        idle = Load(lambda: 0.0)
        ways = (self.one.store, self.queue, self._read, lambda: self.may)
        self.desk = SharedDesk(*ways, load=idle, worker=command)

    def _read(self, game: str) -> dict[str, Any]:
        self.begun.append(game)
        return {"wait": str(self.folder / game), "broken": game == "broken"}

    async def begin(self, work: bool = True) -> Clerk:
        await self.one.begin()
        if work:
            self.desk.open()
        return self

    async def end(self) -> None:
        await self.desk.close()
        await self.one.end()


def row(url: str, game: str = "game") -> tuple[Any, ...]:
    found: tuple[Any, ...] = sql(
        url, f"SELECT state, node, epoch, review IS NOT NULL FROM analyses WHERE game_id = '{game}'"
    )[0]
    return found


def test_one_of_many_nodes_is_at_each_and_all_are_told_how_far_it_is(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        clerks = [await Clerk(url, name, tmp_path).begin() for name in "abc"]
        live(url)
        games = [Wanted(f"game{n}", "standard", 0) for n in range(6)]
        for number, wanted in enumerate(games):
            await clerks[number % 3].desk.ask(wanted, f"p{number}", again=False)
        await soon(lambda: sorted(chain(*(one.begun for one in clerks))) == ["game0", "game1", "game2"])
        await soon(lambda: all(desk_of(one).progress.get("part") == 0.25 for one in clerks))
        places = [
            clerks[n % 3].desk.place(clerks[0].queue.find(w) or Job(w, "", 0)) for n, w in enumerate(games)
        ]
        assert places == [0, 0, 0, 3, 4, 5]
        for wanted in games:
            (tmp_path / wanted.game).touch()
        await soon(lambda: sql(url, "SELECT count(*) FROM analyses WHERE state = 'ready'") == [(6,)])
        # nothing was done twice
        assert sorted(chain(*(one.begun for one in clerks))) == [wanted.game for wanted in games]
        done = clerks[2].desk.find(games[0])
        assert done is not None
        assert (done.review, done.progress) == ({"ready": True, "number": 1}, {})
        for one in clerks:
            await one.end()

    def desk_of(one: Clerk) -> Job:
        return one.desk.find(Wanted("game0", "standard", 0)) or Job(GAME, "", 0)

    asyncio.run(main())


def test_eight_who_look_at_the_same_time_and_one_has_it(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        clerks = [await Clerk(url, f"n{n:02}-", tmp_path).begin(work=False) for n in range(8)]
        live(url)
        for turn in range(10):
            wanted = Wanted(f"game{turn}", "standard", 0)
            await clerks[turn % 8].desk.ask(wanted, f"p{turn}", again=False)
            taken = await asyncio.gather(*(asyncio.to_thread(one.queue.take) for one in clerks))
            assert sum(found is not None for found in taken) == 1
            mine = next(found for found in taken if found is not None)
            mine.job.state = "ready"
            clerks[0].queue.keep(mine, "ready")
        for one in clerks:
            await one.end()

    asyncio.run(main())


def test_whoever_is_thought_dead_is_followed_and_writes_nothing_more(url: str, tmp_path: Path) -> None:
    """Also where it lives: it was stopped, or cut off."""

    async def main() -> None:
        a, b = await Clerk(url, "a", tmp_path).begin(), await Clerk(url, "b", tmp_path).begin(work=False)
        live(url)
        await a.desk.ask(GAME, "anna", again=False)
        await soon(lambda: row(url)[3])
        taken = a.desk._taken
        assert taken is not None
        assert b.queue.take() is None  # its node lives
        sql(url, "UPDATE nodes SET beat_at = 0 WHERE id LIKE 'a%'")
        a.may = True
        theirs = b.queue.take()
        assert theirs is not None
        assert theirs.job.review == {"ready": False, "number": 1}  # and goes on with what there was
        with pytest.raises(NotOwner):
            a.queue.keep(taken, "ready")
        await soon(lambda: a.desk._process is None)  # it sees that, and stops
        assert row(url)[:3] == ("running", b.one.hub.lease.node.id, theirs.epoch)
        (tmp_path / "game").touch()
        theirs.job.review, theirs.job.state = {"ready": True, "number": 9}, "ready"
        b.queue.keep(theirs, "ready")
        await asyncio.sleep(0.3)
        found = a.desk.find(GAME)
        assert found is not None
        assert (found.state, found.review) == ("ready", {"ready": True, "number": 9})
        for one in (a, b):
            await one.end()

    asyncio.run(main())


def test_whoever_asked_stops_it_from_any_node_and_nobody_else_does(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        a, b = await Clerk(url, "a", tmp_path).begin(), await Clerk(url, "b", tmp_path).begin(work=False)
        live(url)
        await a.desk.ask(GAME, "anna", again=False)
        assert (await b.desk.ask(GAME, "bert", again=False)).who == "anna"  # it waits already
        await soon(lambda: row(url)[3])
        with pytest.raises(Refused, match="Somebody else"):
            await b.desk.cancel(GAME, "bert")
        stopped = await b.desk.cancel(GAME, "anna")
        assert stopped is not None
        assert (stopped.state, stopped.review) == ("part", {"ready": False, "number": 1})
        assert await b.desk.cancel(GAME, "anna") is None
        await soon(lambda: a.desk._process is None)
        (tmp_path / "game").touch()
        await asyncio.sleep(0.3)
        assert row(url)[:2] == ("part", None)
        # and goes on when somebody asks again
        await b.desk.ask(GAME, "bert", again=False)
        await soon(lambda: row(url)[0] == "ready")
        found = b.desk.find(GAME)
        assert found is not None
        assert found.review == {"ready": True, "number": 2}
        for one in (a, b):
            await one.end()

    asyncio.run(main())


def test_what_one_person_and_all_may_have_waiting_counts_over_all_nodes(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = "SELECT pg_sleep(0.02), count(*) AS number, count(*) AS theirs FROM analyses"
    monkeypatch.setattr("fengsheng.server.cluster.queue._WAITING", text(counting))  # slow enough for a race

    async def main() -> None:
        clerks = [await Clerk(url, name, tmp_path).begin(work=False) for name in "ab"]
        asking = [
            clerks[n % 2].desk.ask(Wanted(f"game{n}", "standard", 0), "anna", again=False)
            for n in range(4 * MOST_OF_ONE)
        ]
        told = await asyncio.gather(*asking, return_exceptions=True)
        assert sum(isinstance(one, Job) for one in told) == MOST_OF_ONE
        refused = [one for one in told if isinstance(one, Refused)]
        assert len(refused) == 3 * MOST_OF_ONE
        assert {one.reason for one in refused} == {"too-fast"}
        monkeypatch.undo()
        assert (await clerks[0].desk.ask(GAME, "bert", again=False)).state == "queued"
        monkeypatch.setattr("fengsheng.server.cluster.queue.MOST", MOST_OF_ONE + 1)
        with pytest.raises(Refused) as error:
            await clerks[1].desk.ask(Wanted("another", "standard", 0), "bert", again=False)
        assert error.value.reason == "too-many"
        assert sql(url, "SELECT count(*) FROM analyses") == [(MOST_OF_ONE + 1,)]
        for one in clerks:
            await one.end()

    asyncio.run(main())


def test_a_node_that_leaves_hands_over_what_it_was_at(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        a, b = await Clerk(url, "a", tmp_path).begin(), await Clerk(url, "b", tmp_path).begin(work=False)
        live(url)
        await a.desk.ask(GAME, "anna", again=False)
        await soon(lambda: row(url)[3])
        a.may = False  # it is being drained
        await soon(lambda: row(url)[:2] == ("queued", None))
        await soon(lambda: a.desk._process is None)
        await asyncio.sleep(0.2)
        assert row(url)[0] == "queued"  # and takes nothing more
        a.may = True
        await soon(lambda: row(url)[0] == "running")
        await a.desk.close()  # it is stopped
        assert row(url)[:2] == ("queued", None)
        (tmp_path / "game").touch()
        b.desk.open()
        await soon(lambda: row(url)[0] == "ready")
        found = b.desk.find(GAME)
        assert found is not None
        assert found.review is not None
        assert found.review["number"] >= 2  # it went on with what the first had made
        for one in (a, b):
            await one.end()

    asyncio.run(main())


def test_what_a_node_cannot_do_is_left_to_others(url: str, tmp_path: Path) -> None:
    """Games of newer rules, and deep ones where the host does not want them."""

    async def main() -> None:
        old = await Clerk(url, "old", tmp_path, rules=1, deep=False).begin(work=False)
        new = await Clerk(url, "new", tmp_path).begin(work=False)
        game = "'t', 1, 'ended', '{}', '', '', '%s', 0, 1, NULL, NULL, 0"
        for name, versions in (("newer", "1,2"), ("older", "1"), ("odd", "1,x")):
            sql(url, f"INSERT INTO games VALUES ('{name}', {game % versions})")
        for number, (name, level) in enumerate(
            (("newer", "standard"), ("older", "deep"), ("older", "standard"), ("odd", "standard"))
        ):
            await new.desk.ask(Wanted(name, level, 0), f"p{number}", again=False)
        taken = [old.queue.take() for _ in range(1)]
        first = taken[0]
        assert first is not None
        assert first.job.wanted == Wanted("older", "standard", 0)
        first.job.state = "ready"
        old.queue.keep(first, "ready")
        second = old.queue.take()
        assert second is not None
        assert second.job.wanted.game == "odd"
        third = new.queue.take()
        assert third is not None
        assert third.job.wanted.game == "newer"
        for one in (old, new):
            await one.end()

    asyncio.run(main())


def test_a_database_that_is_away_for_a_moment_costs_no_analysis(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        a = await Clerk(url, "a", tmp_path).begin()
        live(url)
        real, away = a.queue.keep, [True]

        def keep(taken: Any, state: str) -> None:
            if away[0]:
                raise StoreUnavailable("The database is away.")
            real(taken, state)

        monkeypatch.setattr(a.queue, "keep", keep)
        await a.desk.ask(GAME, "anna", again=False)
        await soon(lambda: len(a.begun) > 1)  # it was taken anew
        assert row(url)[0] == "running"
        away[0] = False
        (tmp_path / "game").touch()
        await soon(lambda: row(url)[0] == "ready")
        # a mistake of the work itself is told
        await a.desk.ask(Wanted("broken", "standard", 0), "anna", again=False)
        (tmp_path / "broken").touch()
        await soon(lambda: row(url, "broken")[0] == "failed")

        # and one that never works out is in nobody's way for ever
        def unreadable(game: str) -> dict[str, Any]:
            a.begun.append(game)
            raise StoreUnavailable("It cannot be read.")

        a.desk._read = unreadable
        await a.desk.ask(Wanted("odd", "standard", 0), "anna", again=False)
        await soon(lambda: row(url, "odd")[0] == "failed")
        assert a.begun.count("odd") == shared.MOST_LEFT
        await a.end()

    asyncio.run(main())


def test_a_broken_row_is_made_anew_and_is_in_nobodys_way(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        a = await Clerk(url, "a", tmp_path).begin(work=False)
        live(url)
        for name in ("game", "other"):
            await a.desk.ask(Wanted(name, "standard", 0), name, again=False)
            (tmp_path / name).touch()
        sql(url, "UPDATE analyses SET review = 'rubbish', progress = '{' WHERE game_id = 'game'")
        a.desk.open()
        for name in ("game", "other"):
            await soon(lambda name=name: row(url, name)[0] == "ready")  # type: ignore[misc]
        sql(url, "UPDATE analyses SET review = 'rubbish' WHERE game_id = 'game'")
        assert (await a.desk.ask(GAME, "anna", again=False)).state == "queued"
        await soon(lambda: row(url)[0] == "ready")
        # nor does a mistake of our own end the desk
        real, mistakes = a.queue.take, [1, 2]

        def take() -> Any:
            if mistakes:
                raise ValueError(mistakes.pop())
            return real()

        monkeypatch.setattr(a.queue, "take", take)
        await a.desk.ask(Wanted("third", "standard", 0), "third", again=False)
        (tmp_path / "third").touch()
        await soon(lambda: row(url, "third")[0] == "ready")
        await a.end()

    asyncio.run(main())


def test_nothing_is_asked_of_the_database_where_the_tables_are_played(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    from fengsheng.server.store.patient import Patient

    asked: list[str] = []
    real = Patient.wait

    def wait(self: Patient, *given: Any, **named: Any) -> Any:
        asked.append(threading.current_thread().name)
        return real(self, *given, **named)

    async def main() -> None:
        a = await Clerk(url, "a", tmp_path).begin(work=False)
        monkeypatch.setattr(Patient, "wait", wait)
        a.desk.open()
        await a.desk.ask(GAME, "anna", again=False)
        (tmp_path / "game").touch()
        await soon(lambda: a.desk._taken is not None)
        await a.desk.cancel(GAME, "anna")
        await a.desk.close()
        monkeypatch.undo()
        await a.end()

    asyncio.run(main())
    assert asked
    assert threading.main_thread().name not in asked


def test_nothing_is_written_to_a_database_that_was_put_back(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        a = await Clerk(url, "a", tmp_path).begin(work=False)
        a.one.store.writer.agree = refuse
        for call in (lambda: a.queue.ask(GAME, "anna", False), a.queue.take):
            with pytest.raises(StoreUnavailable, match="put back"):
                call()
        assert sql(url, "SELECT count(*) FROM analyses") == [(0,)]
        await a.end()

    def refuse(_connection: Any) -> None:
        raise StoreUnavailable("put back")

    asyncio.run(main())


def test_the_words_of_a_refusal_are_those_of_one_server() -> None:
    assert (desks.enough_of_one().reason, desks.enough().reason, desks.not_theirs().reason) == (
        "too-fast",
        "too-many",
        "not-yours",
    )
