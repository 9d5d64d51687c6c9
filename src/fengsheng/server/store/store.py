"""The store as the server uses it: what can be written (`writes.py`), and what can be read.

Writing is asynchronous and goes through one thread (`commit`); reading is plain and may be called from any
thread. Nothing here decides anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Row, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from fengsheng.server.errors import StoreUnavailable
from fengsheng.server.store import schema
from fengsheng.server.store.database import (
    check_schema,
    make_engine,
    make_folder,
    migrate,
    reason,
    sqlite_file,
)
from fengsheng.server.store.files import OpenFiles, make_private, tighten
from fengsheng.server.store.lite import FAILURES
from fengsheng.server.store.locking import Held
from fengsheng.server.store.ops import Fence, Op
from fengsheng.server.store.writer import Writer
from fengsheng.server.store.writes import Writes

log = logging.getLogger("fengsheng.server")

HEARTBEAT = "alive_at"  # when a game was last played
CALENDAR = "calendar"  # what the server knows of the time of day
STARTED = "started_at"
PUT_BACK = "the database was put back to an earlier state while this server ran; start the server again"
ORDER = "order:"  # followed by the id of a table: what is to be done with it


def _prepare(url: str) -> Path | None:
    """The file of a SQLite database, for its owner alone from the beginning."""
    make_folder(url)
    file = sqlite_file(url)
    if file is None:
        return None
    file = file.resolve()
    if make_url(url).query.get("mode") != "ro":
        with suppress(OSError):  # SQLite will say what is wrong
            make_private(file)
    tighten(file)
    return file


def _moment(stored: Any) -> int:
    """Milliseconds since 1970; 0 for what is none. A broken row must not keep all tables away."""
    try:
        return int(stored or 0)
    except ValueError:
        log.error("moment cannot be read", extra={"stored": repr(stored)[:40]})
        return 0


class Store(Writes):
    """One database. `held` is the hold that a server has on it; commands have none."""

    def __init__(self, url: str, held: Held | None = None, up_to_date: bool = True) -> None:
        self._held = held or Held()
        self.file = _prepare(url)
        self.engine = make_engine(url)
        migrate(self.engine) if up_to_date else check_schema(self.engine)
        try:
            self._files = OpenFiles(self.engine, self.file)
        except (SQLAlchemyError, *FAILURES) as error:
            raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from None
        self.writer = Writer(self.engine, self._guard)
        self._started, self._alive = "", 0  # what it must know of us
        super().__init__(self.engine)

    def begin(self, at: int) -> None:
        """A server begins to work with this database: say so at once if it cannot be written."""
        try:
            with self.engine.connect() as connection, connection.begin():
                connection.execute(self._put_meta, {"key": STARTED, "value": str(at)})
        except SQLAlchemyError as error:
            raise StoreUnavailable(f"The database cannot be written: {reason(error)}.") from None
        self._started, self.writer.agree = str(at), self._check_same

    async def say_alive(self, at: int) -> None:
        """A server that is alone with this database says when it was last heard of."""
        await self.commit([self.put_meta(HEARTBEAT, str(at))])
        self._alive = at

    def _check_same(self, connection: Any) -> None:
        """Raise an error where a new connection leads to a database that has less than was written here: what
        is in memory would not fit to it."""
        asked = f"SELECT key, value FROM meta WHERE key IN ('{STARTED}', '{HEARTBEAT}')"
        facts = dict(connection.execute(asked).fetchall())
        if facts.get(STARTED) != self._started or _moment(facts.get(HEARTBEAT)) < self._alive:
            raise StoreUnavailable(PUT_BACK)

    def close(self) -> None:
        """Write what waits and let the database go."""
        self.writer.close()
        self._files.close()
        self.engine.dispose()

    def trouble(self) -> str:
        """Why this is no longer the database that was opened, or not ours; nothing if all is well. May take a
        moment."""
        return self._files.trouble() or self._held.trouble()

    def _guard(self) -> None:
        """Before every commit: what is written to a file that is gone is not on the disk for long."""
        if trouble := self._files.trouble() or self._held.lost:
            raise StoreUnavailable(trouble)

    def commit(self, ops: Sequence[Op], fence: Fence | None = None) -> asyncio.Future[None]:
        """Durably, all or nothing; and only if the fence stands."""
        return self.writer.submit(ops, fence)

    def check_decided(self) -> None:
        """Raise an error while it is not known how the last transaction ended: what is read could still
        change."""
        if self.writer.unsure:
            raise StoreUnavailable("It is not known yet what the database has taken.")

    # What can be read.

    def rows(self, statement: Any) -> list[Row[Any]]:
        """Whatever a statement finds."""
        try:
            with self.engine.connect() as connection:
                rows = list(connection.execute(statement).all())
                connection.rollback()
                return rows
        except SQLAlchemyError as error:
            raise StoreUnavailable("The database cannot be read.", reason(error)) from None

    def meta(self, key: str) -> str | None:
        """A fact about the whole."""
        rows = self.rows(select(schema.meta.c.value).where(schema.meta.c.key == key))
        return rows[0][0] if rows else None

    def last_alive(self) -> int | None:
        """When something was last written down, as far as can be told without `CALENDAR`."""
        newest = _moment(self.rows(select(func.max(schema.tables.c.updated_at)))[0][0])
        return max(self.last_played(), newest) or None

    def last_played(self) -> int:
        """When a game was last played, as far as that was written down; 0: nobody knows."""
        return _moment(self.meta(HEARTBEAT))

    def orders(self) -> dict[str, str]:
        """What whoever runs the server wants done, by table."""
        meta = schema.meta
        rows = self.rows(select(meta).where(meta.c.key.startswith(ORDER, autoescape=True)))
        return {row.key.removeprefix(ORDER): row.value for row in rows}

    def guest_hash(self, guest: str) -> str | None:
        """The digest of a guest's secret."""
        rows = self.rows(select(schema.guests.c.token_hash).where(schema.guests.c.id == guest))
        return rows[0][0] if rows else None

    def open_tables(self) -> list[Row[Any]]:
        """Tables that have not ended."""
        return self.rows(select(schema.tables).where(schema.tables.c.code.is_not(None)))

    def table(self, table: str) -> Row[Any] | None:
        """One table."""
        rows = self.rows(select(schema.tables).where(schema.tables.c.id == table))
        return rows[0] if rows else None

    def table_called(self, code: str) -> Row[Any] | None:
        """The open table with this code."""
        rows = self.rows(select(schema.tables).where(schema.tables.c.code == code))
        return rows[0] if rows else None

    def table_that_names(self, code: str, guest: str) -> Row[Any] | None:
        """The same, if this guest is named in it: to others it takes as long as if there were none."""
        tables = schema.tables
        named = tables.c.doc.contains(guest, autoescape=True)
        rows = self.rows(select(tables).where(tables.c.code == code, named))
        return rows[0] if rows else None

    def game(self, game: str) -> Row[Any] | None:
        """One game."""
        rows = self.rows(select(schema.games).where(schema.games.c.id == game))
        return rows[0] if rows else None

    def games(self, table: str) -> list[Row[Any]]:
        """The games of a table, oldest first."""
        games = schema.games
        return self.rows(select(games).where(games.c.table_id == table).order_by(games.c.number))

    def snapshots(self, game: str) -> list[Row[Any]]:
        """The snapshots of a game, oldest first."""
        snapshots = schema.snapshots
        return self.rows(select(snapshots).where(snapshots.c.game_id == game).order_by(snapshots.c.seq))

    def answers(self, game: str, first: int = 0) -> list[Row[Any]]:
        """The answers of a game from number `first` on."""
        answers = schema.answers
        chosen = select(answers).where(answers.c.game_id == game, answers.c.seq >= first)
        return self.rows(chosen.order_by(answers.c.seq))

    def people(self, game: str) -> set[int]:
        """The seats of a running game in which a person has answered."""
        answers = schema.answers
        chosen = select(answers.c.seat).where(answers.c.game_id == game, answers.c.source == "person")
        return {row.seat for row in self.rows(chosen.distinct())}

    def late(self, game: str) -> list[tuple[int, int]]:
        """The questions of a running game that a clock answered, and for which seat."""
        answers = schema.answers
        chosen = select(answers.c.prompt, answers.c.seat).where(
            answers.c.game_id == game, answers.c.source == "clock"
        )
        return [(row.prompt, row.seat) for row in self.rows(chosen.order_by(answers.c.seq))]

    def chat(self, table: str, last: int = 100) -> list[Row[Any]]:
        """The last lines of chat, oldest first."""
        chat = schema.chat
        chosen = select(chat).where(chat.c.table_id == table).order_by(chat.c.line.desc()).limit(last)
        return self.rows(chosen)[::-1]

    def comments(self, game: str) -> list[Row[Any]]:
        """What was said about a game, by its moments."""
        comments = schema.comments
        return self.rows(
            select(comments).where(comments.c.game_id == game).order_by(comments.c.moment, comments.c.at)
        )

    def reports(self) -> list[Row[Any]]:
        """Complaints nobody has settled, oldest first."""
        reports = schema.reports
        return self.rows(select(reports).where(reports.c.settled.is_(False)).order_by(reports.c.at))

    def analysis(self, game: str, level: str, seat: int) -> Row[Any] | None:
        """What was asked for, with what there is of it."""
        table = schema.analyses
        chosen = select(table).where(table.c.game_id == game, table.c.level == level, table.c.seat == seat)
        rows = self.rows(chosen)
        return rows[0] if rows else None

    def analysis_of_any_seat(self, game: str, level: str) -> Row[Any] | None:
        """The newest of a game and a level of which there is anything."""
        table = schema.analyses
        chosen = select(table).where(
            table.c.game_id == game, table.c.level == level, table.c.review.is_not(None)
        )
        rows = self.rows(chosen.order_by(table.c.updated_at.desc()).limit(1))
        return rows[0] if rows else None

    def wanted_analyses(self, states: Sequence[str]) -> list[Row[Any]]:
        """Those that stand so, in the order in which they were asked for."""
        table = schema.analyses
        return self.rows(select(table).where(table.c.state.in_(states)).order_by(table.c.asked_at))
