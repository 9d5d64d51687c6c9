"""The store as the server uses it: what can be written, as operations, and what can be read.

Writing is asynchronous and goes through one thread (`commit`); reading is plain and may be called from any
thread. Nothing here decides anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Engine,
    Executable,
    Row,
    Table,
    bindparam,
    delete,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from ..errors import StoreUnavailable
from . import schema
from .database import make_engine, make_folder, migrate, reason, sqlite_file
from .files import OpenFiles, make_private, tighten
from .lite import FAILURES
from .locking import Held
from .ops import Op, Rows
from .writer import Writer

HEARTBEAT = "alive_at"  # when a game was last played
CALENDAR = "calendar"  # what the server knows of the time of day
STARTED = "started_at"
ORDER = "order:"  # followed by the id of a table: what is to be done with it


def _upsert(engine: Engine, table: Table) -> Executable:
    """Insert a row, or put it in the place of the one with the same key."""
    keys = [column.name for column in table.primary_key]
    others = [column.name for column in table.columns if column.name not in keys]
    if engine.dialect.name == "postgresql":
        pg = postgresql.insert(table)
        return pg.on_conflict_do_update(index_elements=keys, set_={n: pg.excluded[n] for n in others})
    lite = sqlite.insert(table)
    return lite.on_conflict_do_update(index_elements=keys, set_={n: lite.excluded[n] for n in others})


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


class Store:
    """One database. `held` is the hold that a server has on it; commands have none."""

    def __init__(self, url: str, held: Held | None = None) -> None:
        self._held = held or Held()
        self.file = _prepare(url)
        self.engine = make_engine(url)
        migrate(self.engine)
        try:
            self._files = OpenFiles(self.engine, self.file)
        except (SQLAlchemyError, *FAILURES) as error:
            raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from None
        self.writer = Writer(self.engine, self._guard)
        self._put_table = _upsert(self.engine, schema.tables)
        self._put_guest = _upsert(self.engine, schema.guests)
        self._put_meta = _upsert(self.engine, schema.meta)
        self._put_game = _upsert(self.engine, schema.games)
        self._add_answer = Rows(schema.answers)
        self._add_snapshot = insert(schema.snapshots)
        self._add_chat = insert(schema.chat)
        self._add_report = insert(schema.reports)
        games, answers, snapshots = schema.games, schema.answers, schema.snapshots
        self._end_game = (
            update(games)
            .where(games.c.id == bindparam("game"))
            .values(
                state=bindparam("new_state"),
                ended_at=bindparam("at"),
                record=bindparam("new_record"),
                story=bindparam("new_story"),
                people=bindparam("new_people"),
                rules_versions=bindparam("versions"),
            )
        )
        tables = schema.tables
        self._end_table = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(code=None, phase="ended", updated_at=bindparam("at"), ended_at=bindparam("at"))
        )
        self._set_versions = (
            update(games).where(games.c.id == bindparam("game")).values(rules_versions=bindparam("versions"))
        )
        self._cut_answers = delete(answers).where(
            answers.c.game_id == bindparam("game"), answers.c.seq >= bindparam("first")
        )
        self._drop_answers = delete(answers).where(answers.c.game_id == bindparam("game"))
        self._cut_snapshots = delete(snapshots).where(
            snapshots.c.game_id == bindparam("game"), snapshots.c.seq >= bindparam("first")
        )
        self._drop_snapshots = delete(snapshots).where(snapshots.c.game_id == bindparam("game"))
        self._drop_meta = delete(schema.meta).where(schema.meta.c.key == bindparam("name"))
        self._see_guest = (
            update(schema.guests)
            .where(schema.guests.c.id == bindparam("guest"))
            .values(seen_at=bindparam("at"))
        )

    def begin(self, at: int) -> None:
        """A server begins to work with this database: say so at once if it cannot be written."""
        try:
            with self.engine.connect() as connection, connection.begin():
                connection.execute(self._put_meta, {"key": STARTED, "value": str(at)})
        except SQLAlchemyError as error:
            raise StoreUnavailable(f"The database cannot be written: {reason(error)}.") from None

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

    def commit(self, ops: Sequence[Op]) -> asyncio.Future[None]:
        """Durably, all or nothing."""
        return self.writer.submit(ops)

    # What can be written.

    def put_table(
        self, table: str, code: str | None, phase: str, doc: str, seed: bytes, times: tuple[int, int]
    ) -> Op:
        """A table as it is now; `times` are when it was made and when it changed."""
        created, updated = times
        row: dict[str, Any] = {"id": table, "code": code, "phase": phase, "doc": doc, "seed": seed}
        row |= {"created_at": created, "updated_at": updated}
        return Op(self._put_table, row | {"ended_at": None if code else updated})

    def end_table(self, table: str, at: int) -> Op:
        """A table has ended, whatever else is known of it."""
        return Op(self._end_table, {"table": table, "at": at})

    def put_guest(self, guest: str, token_hash: str, at: int) -> Op:
        """A new guest."""
        row = {"id": guest, "token_hash": token_hash, "created_at": at, "seen_at": at}
        return Op(self._put_guest, row)

    def see_guest(self, guest: str, at: int) -> Op:
        """A guest was here again."""
        return Op(self._see_guest, {"guest": guest, "at": at})

    def put_meta(self, key: str, value: str) -> Op:
        """A fact about the whole."""
        return Op(self._put_meta, {"key": key, "value": value})

    def put_game(self, row: dict[str, Any]) -> Op:
        """A game that is dealt now."""
        return Op(self._put_game, {"ended_at": None, "record": None, "story": None, "people": None, **row})

    def end_game(self, game: str, at: int, record: str, story: bytes, versions: str, people: int) -> Op:
        """A game is over; so many seats were played by people."""
        row = {"game": game, "new_state": "over", "at": at, "new_record": record, "new_story": story}
        return Op(self._end_game, row | {"versions": versions, "new_people": people})

    def drop_game(self, game: str, at: int, versions: str) -> Op:
        """A game was given up."""
        row = {"game": game, "new_state": "dropped", "at": at, "new_record": None, "new_story": None}
        return Op(self._end_game, row | {"versions": versions, "new_people": None})

    def set_versions(self, game: str, versions: str) -> Op:
        """A game goes on under other rules."""
        return Op(self._set_versions, {"game": game, "versions": versions})

    def add_answer(
        self, game: str, seq: int, prompt: int, seat: int, source: str, notation: str, at: int
    ) -> Op:
        """An accepted answer."""
        return Op(self._add_answer, row=(game, seq, prompt, seat, source, notation, at))

    def cut_answers(self, game: str, first: int) -> Op:
        """Forget answers that no longer fit, from this one on."""
        return Op(self._cut_answers, {"game": game, "first": first})

    def cut_snapshots(self, game: str, first: int) -> Op:
        """Forget snapshots that cannot be read any more, from this one on."""
        return Op(self._cut_snapshots, {"game": game, "first": first})

    def drop_steps(self, game: str) -> list[Op]:
        """The way to the end is in the record: answers and snapshots are no longer needed."""
        return [Op(self._drop_answers, {"game": game}), Op(self._drop_snapshots, {"game": game})]

    def add_snapshot(self, game: str, seq: int, rules_version: str, state: bytes, events: bytes) -> Op:
        """The game after so many answers."""
        row = {"game_id": game, "seq": seq, "rules_version": rules_version}
        return Op(self._add_snapshot, row | {"state": state, "events": events})

    def add_chat(self, table: str, line: int, guest: str, name: str, text: str, at: int) -> Op:
        """A line of chat."""
        row = {"table_id": table, "line": line, "guest": guest, "name": name, "text": text, "at": at}
        return Op(self._add_chat, row)

    def add_report(self, row: dict[str, Any]) -> Op:
        """A complaint about a line."""
        return Op(self._add_report, {"settled": False, **row})

    def drop_meta(self, key: str) -> Op:
        """A fact that is none any more."""
        return Op(self._drop_meta, {"name": key})

    # What can be read.

    def rows(self, statement: Any) -> list[Row[Any]]:
        """Whatever a statement finds."""
        try:
            with self.engine.connect() as connection:
                rows = list(connection.execute(statement).all())
                connection.rollback()
                return rows
        except SQLAlchemyError as error:
            raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from None

    def meta(self, key: str) -> str | None:
        """A fact about the whole."""
        rows = self.rows(select(schema.meta.c.value).where(schema.meta.c.key == key))
        return rows[0][0] if rows else None

    def last_alive(self) -> int | None:
        """When something was last written down, as far as can be told without `CALENDAR`."""
        newest = self.rows(select(func.max(schema.tables.c.updated_at)))[0][0]
        known = [int(at) for at in (self.meta(HEARTBEAT), newest) if at]
        return max(known, default=None)

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

    def chat(self, table: str, last: int = 100) -> list[Row[Any]]:
        """The last lines of chat, oldest first."""
        chat = schema.chat
        chosen = select(chat).where(chat.c.table_id == table).order_by(chat.c.line.desc()).limit(last)
        return self.rows(chosen)[::-1]

    def reports(self) -> list[Row[Any]]:
        """Complaints nobody has settled, oldest first."""
        reports = schema.reports
        return self.rows(select(reports).where(reports.c.settled.is_(False)).order_by(reports.c.at))
