"""What a database says about its tables, read from it alone after the server was killed.

Nothing of the server's own loading is used: a file is copied with its log and the copy is opened, PostgreSQL
is read at one moment; and games are played again from the deal and the list of accepted answers, without
snapshots.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from contextlib import closing
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

import msgspec

from fengsheng import Game
from fengsheng.core.event import Event
from fengsheng.core.option import Option
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.holding import holds
from fengsheng.server.table.state import TableState, load
from fengsheng.server.wire.allowed import shown_event, shown_view


class Lost(AssertionError):
    """Something that somebody was told is not there, or is there twice, or makes no sense."""


def plain(data: Any) -> Any:
    """As it would be after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))


class Rows(Protocol):
    """Whoever can be asked in SQL with question marks."""

    def execute(self, statement: str, values: tuple[Any, ...] = (), /) -> Any:
        """What it finds."""
        ...


class _Postgres:
    """PostgreSQL, asked like SQLite."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def execute(self, statement: str, values: tuple[Any, ...] = (), /) -> Any:
        return self._connection.execute(statement.replace("?", "%s"), values)


class Truth:
    """One database at one moment."""

    def __init__(self, source: Path | str) -> None:
        self.tables: dict[str, StoredTable] = {}
        if isinstance(source, Path):
            self._read_file(source)
        else:
            self._read_postgres(source)

    def _read(self, connection: Rows) -> None:
        rows = connection.execute("SELECT * FROM tables WHERE code IS NOT NULL").fetchall()
        self.tables = {row["code"]: StoredTable(connection, row) for row in rows}

    def _read_postgres(self, url: str) -> None:
        import psycopg
        from psycopg.rows import dict_row

        with psycopg.connect(url, row_factory=dict_row) as connection:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            self._read(_Postgres(connection))

    def _read_file(self, file: Path) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for end in ("", "-wal"):
                source = file.with_name(file.name + end)
                if source.exists():
                    shutil.copy(source, Path(folder) / f"copy{end}")
            with closing(sqlite3.connect(Path(folder) / "copy")) as connection:
                connection.row_factory = sqlite3.Row
                assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
                self._read(connection)


class StoredTable:
    """One table: its document, its chat, its games."""

    def __init__(self, connection: Rows, row: Any) -> None:
        self.phase: str = row["phase"]
        self.doc: TableState = load(row["doc"])
        self.promise = sha256(row["seed"]).hexdigest()
        lines = connection.execute("SELECT * FROM chat WHERE table_id = ? ORDER BY line", (row["id"],))
        self.chat = [
            {"line": c["line"], "guest": c["guest"], "name": c["name"], "text": c["text"], "at": c["at"]}
            for c in lines
        ]
        games = connection.execute("SELECT * FROM games WHERE table_id = ?", (row["id"],)).fetchall()
        self.games = {game["number"]: StoredGame(connection, game) for game in games}


class StoredGame:
    """One game, played again."""

    def __init__(self, connection: Rows, row: Any) -> None:
        self.state: str = row["state"]
        self.promise: str = row["seed_sha256"]
        self.answers = [
            (a["seq"], a["prompt"], a["seat"], a["source"], a["notation"])
            for a in connection.execute("SELECT * FROM answers WHERE game_id = ? ORDER BY seq", (row["id"],))
        ]
        if self.state == "over":
            self.play = Answers(Game.replay(json.loads(row["record"])))
        else:
            header = json.loads(row["header"])
            deal = header["deal"]
            game = Game.new(
                header["edition"],
                header["names"],
                row["seed"],
                options=header["options"],
                characters=deal["characters"],
                identities=deal["identities"],
                genders=deal["genders"],
                banned=deal["banned"],
                first=None if deal["first"] < 0 else deal["first"],
                ask_forced=True,
            )
            self.play = Answers(game)
            groups = [list(rows) for _, rows in groupby(self.answers, lambda row: row[1])]
            for rows in groups:
                question = self.play.question
                for number, prompt, seat, source, notation in rows:
                    try:
                        if source != "closed":
                            self.play.give(seat, self.play.option(seat, prompt, notation))
                    except ValueError as error:
                        raise Lost(f"answer {number} does not fit: {error}") from None
                timed = any(source in ("bot", "auto", "clock", "closed") for _, _, _, source, _ in rows)
                if timed or rows is not groups[-1] or (question is not None and not question.lasting):
                    self.play.close()
        self._views: dict[int | None, Any] = {}
        self._events: dict[int | None, list[dict[str, Any]]] = {}

    def view(self, seat: int | None) -> Any:
        """What that seat may see."""
        if seat not in self._views:
            self._views[seat] = plain(shown_view(self.play.game.view(seat)))
        return self._views[seat]

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What that seat has experienced."""
        if seat not in self._events:
            rules = self.play.game.state.rules
            history: list[Event] = self.play.history
            seen = (event.seen_by(rules, seat) for event in history)
            self._events[seat] = plain([shown_event(e) for e in seen if e is not None])
        return self._events[seat]

    def offered(self, doc: TableState, seat: int | None) -> list[str] | None:
        """The options a person at that seat must be asked about, by notation; None: nothing."""
        question = self.play.question
        if seat is None or question is None or seat not in question.offers or seat in self.play.given:
            return None
        chair = doc.chairs[seat]
        member = doc.member(chair.guest)
        options: tuple[Option, ...] = question.offers[seat]
        if member is None or not chair.person:
            return None
        if len(options) == 1 and not self._asked_of_one_answer(doc, seat):
            return None
        return sorted(option.notation for option in options)

    def _asked_of_one_answer(self, doc: TableState, seat: int) -> bool:
        """Whether somebody is asked who can say one thing only: where it waits for them and being passed over
        would tell, and where they hold the question by what everybody can see."""
        question = self.play.question
        assert question is not None
        if not question.lasting:
            return not doc.alone
        member = doc.member(doc.chairs[seat].guest)
        assert member is not None
        wishes = member.prefs.hold
        if wishes is None:
            wishes = ["can_act"] if doc.alone else ["decisive"]
        goal = int(self.play.game.state.rules.house.get("faction_goal", 3))
        return holds(wishes, member.prefs.named, seat, self.play.game.view(None), goal)
