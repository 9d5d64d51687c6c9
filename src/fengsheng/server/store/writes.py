"""What can be written, as operations: nothing here writes."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Engine, Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from fengsheng.server.store import schema
from fengsheng.server.store.ops import Op, Rows

SEEN_EVERY_MS = 3_600_000  # it is days that count


def _upsert(engine: Engine, table: Table) -> Executable:
    """Insert a row, or put it in the place of the one with the same key."""
    keys = [column.name for column in table.primary_key]
    others = [column.name for column in table.columns if column.name not in keys]
    if engine.dialect.name == "postgresql":
        pg = postgresql.insert(table)
        return pg.on_conflict_do_update(index_elements=keys, set_={n: pg.excluded[n] for n in others})
    lite = sqlite.insert(table)
    return lite.on_conflict_do_update(index_elements=keys, set_={n: lite.excluded[n] for n in others})


class Shown(NamedTuple):
    """What others can look for without reading the document of a table."""

    public: bool
    open_seats: int
    people: int
    empty_since: int | None
    """Since when nobody is there; None: somebody is, or nobody has looked."""


UNSHOWN = Shown(False, 0, 0, None)


class Writes:
    """Makes operations for one sort of database. Whoever has it can say what is to be written; when, and
    whether it could be, is the business of whoever has the store."""

    def __init__(self, engine: Engine) -> None:
        self._put_table = _upsert(engine, schema.tables)
        self._put_guest = _upsert(engine, schema.guests)
        self._put_meta = _upsert(engine, schema.meta)
        self._put_game = _upsert(engine, schema.games)
        self._put_analysis = _upsert(engine, schema.analyses)
        self._add_answer = Rows(schema.answers)
        self._add_snapshot = insert(schema.snapshots)
        self._add_chat = insert(schema.chat)
        self._add_report = insert(schema.reports)
        self._add_comment = insert(schema.comments)
        self._drop_comment = delete(schema.comments).where(schema.comments.c.id == bindparam("comment"))
        self._put_owner = insert(schema.owners)
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
            .where(schema.guests.c.id == bindparam("guest"), schema.guests.c.seen_at < bindparam("before"))
            .values(seen_at=bindparam("at"))
        )

    def put_table(
        self,
        table: str,
        code: str | None,
        phase: str,
        doc: str,
        seed: bytes,
        times: tuple[int, int],
        shown: Shown = UNSHOWN,
    ) -> Op:
        """A table as it is now; `times` are when it was made and when it changed."""
        created, updated = times
        row: dict[str, Any] = {"id": table, "code": code, "phase": phase, "doc": doc, "seed": seed}
        row |= {"created_at": created, "updated_at": updated, "ended_at": None if code else updated}
        row |= {"public": shown.public, "open_seats": shown.open_seats, "people": shown.people}
        return Op(self._put_table, row | {"empty_since": shown.empty_since})

    def put_owner(self, table: str, rules: int) -> Op:
        """A new table, which nobody has yet."""
        return Op(self._put_owner, {"table_id": table, "node": None, "epoch": 0, "rules": rules})

    def end_table(self, table: str, at: int) -> Op:
        """A table has ended, whatever else is known of it."""
        return Op(self._end_table, {"table": table, "at": at})

    def put_guest(self, guest: str, token_hash: str, at: int) -> Op:
        """A new guest."""
        row = {"id": guest, "token_hash": token_hash, "created_at": at, "seen_at": at}
        return Op(self._put_guest, row)

    def see_guest(self, guest: str, at: int) -> Op:
        """A guest was here again."""
        return Op(self._see_guest, {"guest": guest, "at": at, "before": at - SEEN_EVERY_MS})

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

    def add_comment(self, row: dict[str, Any]) -> Op:
        """Something that is said about a moment."""
        return Op(self._add_comment, row)

    def drop_comment(self, comment: str) -> Op:
        """It is taken back."""
        return Op(self._drop_comment, {"comment": comment})

    def add_report(self, row: dict[str, Any]) -> Op:
        """A complaint about a line."""
        return Op(self._add_report, {"settled": False, **row})

    def drop_meta(self, key: str) -> Op:
        """A fact that is none any more."""
        return Op(self._drop_meta, {"name": key})

    def put_analysis(self, row: dict[str, Any]) -> Op:
        """An analysis as it stands."""
        return Op(self._put_analysis, row)
