"""The database: migrations, one server at a time, all or nothing, and a disk that takes no more."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select, text
from tests.server.harness import empty

from fengsheng.server.errors import BadConfig, StoreBusy, StoreNewer, StoreUnavailable
from fengsheng.server.hub.calendar import DAY_MS
from fengsheng.server.store import Store, schema
from fengsheng.server.store import pruning as periods
from fengsheng.server.store.database import MIGRATIONS, make_engine, revisions
from fengsheng.server.store.locking import only_server
from fengsheng.server.store.pruning import prune
from fengsheng.server.store.schema import metadata
from fengsheng.server.store.writes import SEEN_EVERY_MS


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'test.sqlite'}"


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    store.close()


def test_the_files_of_the_schemas_are_called_what_they_are() -> None:
    """So nobody has to load Alembic to know them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest_first = ScriptDirectory.from_config(config).walk_revisions()
    assert [script.revision for script in newest_first] == revisions()[::-1]


def test_what_changes_schemas_is_loaded_only_to_change_one(tmp_path: Path) -> None:
    code = f"""
import sys
from fengsheng.server.store import Store
Store({url(tmp_path)!r}).close()
print("alembic" in sys.modules)
"""
    told = [subprocess.check_output([sys.executable, "-c", code], text=True).strip() for _ in range(2)]
    assert told == ["True", "False"]  # the first one makes the tables


def test_a_database_can_be_opened_again(tmp_path: Path) -> None:
    first = Store(url(tmp_path))
    asyncio.run(_commit(first, "a"))
    first.close()
    again = Store(url(tmp_path))
    assert again.meta("a") == "1"
    again.close()


async def _commit(store: Store, key: str) -> None:
    await store.commit([store.put_meta(key, "1")])


async def _commit_many(store: Store) -> None:
    for i in range(200):
        await store.commit([store.put_meta(f"k{i}", "x" * 4000)])


def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    Store(url(tmp_path)).close()
    engine = make_engine(url(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE meta SET value = '9998' WHERE key = 'compatible_from'"))
    before = (tmp_path / "test.sqlite").read_bytes()
    with pytest.raises(StoreNewer, match=r"made by a newer program: its schema is 9999"):
        Store(url(tmp_path))
    engine.dispose()
    assert (tmp_path / "test.sqlite").read_bytes() == before


def test_a_newer_schema_that_gets_along_with_this_program_is_worked_with(tmp_path: Path) -> None:
    """In the middle of a change to a newer program the old one can be started again."""
    Store(url(tmp_path)).close()
    engine = make_engine(url(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    store = Store(url(tmp_path))
    asyncio.run(_commit(store, "a"))
    assert store.meta("a") == "1"
    store.close()
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


def test_two_servers_cannot_share_a_database(tmp_path: Path) -> None:
    with only_server(url(tmp_path)), pytest.raises(StoreBusy), only_server(url(tmp_path)):
        pass
    with only_server(url(tmp_path)):
        pass


@pytest.mark.parametrize("bad", ["nonsense", "nodriver://x/y", "postgresql+nodriver://x/y"])
def test_a_url_that_means_nothing_is_one_sentence(bad: str) -> None:
    with pytest.raises(BadConfig):
        Store(bad)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "test.sqlite").write_bytes(b"these are not the pages you are looking for" * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        Store(url(tmp_path))


def test_commits_are_durable_and_grouped(tmp_path: Path) -> None:
    store = Store(url(tmp_path))

    async def many() -> None:
        await asyncio.gather(*(store.commit([store.put_meta(f"k{i}", "1")]) for i in range(200)))

    asyncio.run(many())
    with store.engine.connect() as connection:
        modes = [connection.exec_driver_sql(f"PRAGMA {p}").scalar() for p in ("journal_mode", "synchronous")]
    assert modes == ["wal", 2]
    assert store.writer.commits < 100
    # another connection, without closing: it is there
    rows = (
        sqlite3.connect(tmp_path / "test.sqlite")
        .execute("SELECT count(*) FROM meta WHERE value = '1'")
        .fetchone()
    )
    assert rows == (200,)
    store.close()


def test_one_bad_list_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    answer = store.add_answer("g", 0, 1, 0, "person", "pass", 1)

    async def mixed() -> list[BaseException | None]:
        await store.commit([answer])
        tasks = [store.commit([store.put_meta(f"k{i}", "1")]) for i in range(5)]
        tasks.insert(2, store.commit([store.put_meta("half", "1"), answer]))
        return await asyncio.gather(*tasks, return_exceptions=True)

    results = asyncio.run(mixed())
    assert [isinstance(r, StoreUnavailable) for r in results] == [False, False, True, False, False, False]
    assert store.meta("half") is None
    assert all(store.meta(f"k{i}") == "1" for i in range(5))
    store.close()


def test_a_full_disk_is_said_and_ends(tmp_path: Path) -> None:
    store = Store(url(tmp_path))

    async def fill() -> None:
        with store.engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreUnavailable, match="full"):
            await _commit_many(store)
        assert store.writer.failed
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await store.commit([store.put_meta("again", "1")])
        assert not store.writer.failed

    asyncio.run(fill())
    store.close()
    check = sqlite3.connect(tmp_path / "test.sqlite").execute("PRAGMA integrity_check").fetchone()
    assert check == ("ok",)


def test_a_read_only_database_is_said(tmp_path: Path) -> None:
    Store(url(tmp_path)).close()
    read_only = f"sqlite:///file:{tmp_path / 'test.sqlite'}?mode=ro&uri=true"
    store = Store(read_only)  # nothing has to be migrated, so it can be looked at
    with pytest.raises(StoreUnavailable, match="readonly"):
        asyncio.run(_commit(store, "a"))
    store.close()
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    sqlite3.connect(fresh / "test.sqlite").close()
    with pytest.raises(StoreUnavailable, match="cannot be opened for writing"):
        Store(f"sqlite:///file:{fresh / 'test.sqlite'}?mode=ro&uri=true")


def throw_away(store: Store, now: int, *sitting: str) -> None:
    """As a server does it; these guests sit at tables."""

    async def commit() -> None:
        await store.commit(prune(store, now, lambda: sitting))

    asyncio.run(commit())


def test_old_things_are_pruned_and_running_games_are_not(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    now = 1000 * DAY_MS
    old = now - (periods.KEEP_REPLAYS_DAYS + 1) * DAY_MS

    async def put() -> None:
        for name, state, ended in (
            ("running", "running", None),
            ("recent", "over", now - DAY_MS),
            ("old", "over", old),
            ("dropped", "dropped", old),
        ):
            row = {"id": name, "table_id": "t", "number": 1, "state": state, "header": "{}", "seed": b""}
            row |= {"seed_sha256": "", "rules_versions": "1", "started_at": old, "ended_at": ended}
            await store.commit(
                [
                    store.put_game(row),
                    store.add_answer(name, 0, 1, 0, "person", "pass", old),
                    store.add_snapshot(name, 0, "1", b"", b""),
                ]
            )
        await store.commit([store.put_table("open", "ABCDEF", "lobby", "{}", b"", (old, old))])
        await store.commit([store.put_table("shut", None, "ended", "{}", b"", (old, old))])
        await store.commit([store.put_guest("g", "h", now), store.put_guest("gone", "h", 0)])
        lines = periods.KEEP_LINES + 50
        await store.commit([store.add_chat("open", n, "g", "G", f"{n}", now) for n in range(lines)])
        await store.commit([store.add_chat("quiet", n, "g", "G", f"{n}", now) for n in range(5)])
        await store.commit([store.add_chat("shut", 0, "g", "G", "bye", old)])

    asyncio.run(put())
    throw_away(store, now)
    assert [name for name in ("running", "recent", "old", "dropped") if store.game(name)] == [
        "running",
        "recent",
    ]
    assert len(store.answers("running")) == len(store.snapshots("running")) == 1
    assert store.answers("recent") == store.answers("old") == []
    assert store.table("open") is not None
    assert store.table("shut") is None
    assert store.guest_hash("g") == "h"
    assert store.guest_hash("gone") is None
    kept = [line.line for line in store.chat("open", 10_000)]
    assert kept == list(range(50, periods.KEEP_LINES + 50))
    assert len(store.chat("quiet")) == 5
    assert store.chat("shut") == []
    store.close()


async def seen(store: Store) -> list[int]:
    """What is written down of a guest who comes again and again, in the second hour too."""
    await store.commit([store.put_guest("g", "h", 0)])
    found = []
    for at in (1, SEEN_EVERY_MS, SEEN_EVERY_MS + 1, SEEN_EVERY_MS + 2, 2 * SEEN_EVERY_MS + 2):
        await store.commit([store.see_guest("g", at)])
        found.append(store.rows(select(schema.guests.c.seen_at))[0][0])
    return found


def test_when_a_guest_was_here_is_written_once_an_hour_at_most(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(url(tmp_path))
        assert await seen(store) == [0, 0, SEEN_EVERY_MS + 1, SEEN_EVERY_MS + 1, 2 * SEEN_EVERY_MS + 2]
        store.close()

    asyncio.run(main())


def test_guests_who_sit_at_a_table_are_not_forgotten(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    now = 1000 * DAY_MS
    many = [f"g{n:04}" for n in range(1000)]

    async def put() -> None:
        await store.commit([store.put_guest(name, "h", 0) for name in many])

    asyncio.run(put())
    throw_away(store, now, "g0001", "g0700")
    assert [name for name in many if store.guest_hash(name)] == ["g0001", "g0700"]
    store.close()


def test_a_new_database_is_the_same_everywhere(tmp_path: Path) -> None:
    """So tests of the server may begin with a copy of one."""
    Store(url(tmp_path)).close()
    assert (tmp_path / "test.sqlite").read_bytes() == empty()


def test_what_was_dated_in_the_future_is_not_kept_for_ever(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    now, later = 1000 * DAY_MS, 9000 * DAY_MS

    async def put() -> None:
        row = {"id": "g", "table_id": "t", "number": 1, "state": "over", "header": "{}", "seed": b""}
        row |= {"seed_sha256": "", "rules_versions": "1", "started_at": later, "ended_at": later}
        await store.commit([store.put_game(row), store.put_guest("p", "h", later)])
        await store.commit([store.put_table("t", None, "ended", "{}", b"", (later, later))])

    asyncio.run(put())
    throw_away(store, now)
    found = store.game("g"), store.table("t")
    assert [row.ended_at for row in found if row is not None] == [now, now]
    throw_away(store, now + (periods.KEEP_GUESTS_DAYS + 1) * DAY_MS)
    assert [store.game("g"), store.table("t"), store.guest_hash("p")] == [None, None, None]
    store.close()
