"""Open a database: pragmas, migrations, and the sentence for one that cannot be used."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, Pool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from fengsheng.server.errors import BadConfig, StoreError, StoreNewer, StoreUnavailable

PAGE_BYTES = 2048
CHECKPOINT_PAGES = 8000
MIGRATIONS = Path(__file__).parent / "migrations"
MUTE = "the database does not answer"
MIGRATING = 0x66656E67  # the number of the lock of whoever changes the schema


def reason(error: BaseException) -> str:
    """The database's own words, in one line, without statements and parameters."""
    original = getattr(error, "orig", None) or error
    return " ".join(str(original).split())[:200] or type(error).__name__


def sqlite_file(url: str) -> Path | None:
    """The file behind a SQLite URL; None for any other database."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database.removeprefix("file:"))


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadConfig(f"The database URL cannot be understood: {reason(error)}.") from None
    if parsed.drivername == "postgresql":  # the driver that we know, whichever is SQLAlchemy's usual one
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def backend(url: str) -> str:
    """Which database it is: sqlite, postgresql, …"""
    return _parsed(url).get_backend_name()


def make_engine(url: str, pool: type[Pool] | None = None) -> Engine:
    """An engine whose commits are durable; and with PostgreSQL, one that does not wait for ever."""
    try:
        if backend(url) == "sqlite":
            engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        parsed = _parsed(url)
        if parsed.drivername != "postgresql+psycopg":
            return create_engine(url, pool_pre_ping=True, poolclass=pool)
        from fengsheng.server.store.patient import connect

        return create_engine(
            parsed, pool_pre_ping=True, poolclass=pool, creator=partial(connect, parsed, autocommit=False)
        )
    except NoSuchModuleError as error:
        raise BadConfig(f"The database URL cannot be understood: {reason(error)}.") from None
    except ModuleNotFoundError as error:
        raise BadConfig(f"The driver of this database is not installed: {error.name}.") from None


@contextmanager
def own_schema(url: str) -> Iterator[str]:
    """A place of its own in a PostgreSQL that others may use too, gone afterwards: its URL."""
    if backend(url) != "postgresql":
        raise BadConfig("Only PostgreSQL can be lent a place to.")
    name = f"fengsheng_{secrets.token_hex(6)}"
    engine = make_engine(url, NullPool)
    try:
        with engine.begin() as connection:
            connection.execute(text(f"CREATE SCHEMA {name}"))
        options = " ".join([*_options(_parsed(url)), f"-csearch_path={name}"])
        yield _parsed(url).update_query_dict({"options": options}).render_as_string(hide_password=False)
        with engine.begin() as connection:
            connection.execute(text(f"DROP SCHEMA {name} CASCADE"))
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"The database cannot be reached: {reason(error)}.") from None
    finally:
        engine.dispose()


def _options(url: URL) -> tuple[str, ...]:
    given = url.query.get("options", ())
    return (given,) if isinstance(given, str) else given


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer (WAL), and a commit is on the disk when it returns (FULL)."""
    connection.isolation_level = None  # transactions are begun by us, see below
    cursor = connection.cursor()
    # a new database has small pages: what is written is small, and a whole page is logged each time
    cursor.execute(f"PRAGMA page_size={PAGE_BYTES}")
    with suppress(Exception):  # a read-only database stays as it is; whoever writes to it will be told
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    # the log is copied into the database seldom and in large pieces: hardly anybody waits for it
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def revisions() -> list[str]:
    """The schemas this program knows, oldest first: each has a file of its own."""
    return sorted(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))


def newest() -> str:
    """The revision this program makes."""
    return revisions()[-1]


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; refuse one that this program does not know and that does not know this
    program. One server at a time."""
    try:
        with engine.connect() as connection:
            if _ready(connection):
                return
            if engine.dialect.name == "postgresql":
                from fengsheng.server.store.patient import take_your_time

                take_your_time(connection)
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                if _revision(connection) == newest():
                    return  # somebody else has done it meanwhile
            _upgrade(connection)
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"The database cannot be opened for writing: {reason(error)}.") from None


def _upgrade(connection: Connection) -> None:
    from alembic import command  # most starts have nothing to change, and it is large
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()


def check_schema(engine: Engine) -> None:
    """Raise one sentence unless this program can work with the schema as it is."""
    try:
        with engine.connect() as connection:
            if not _ready(connection):
                raise StoreError(
                    "The schema of the database is older than this program: run fengsheng migrate."
                )
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from None


def _revision(connection: Connection) -> str | None:
    """What Alembic has written down; None: there is nothing yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _ready(connection: Connection) -> bool:
    """Whether nothing is to be done: the schema is ours, or a newer one that gets along with us."""
    current = _revision(connection)
    connection.rollback()
    if current is None or current in revisions():
        return current == newest()
    oldest = connection.execute(text("SELECT value FROM meta WHERE key = 'compatible_from'")).scalar()
    connection.rollback()
    if oldest is not None and newest() >= str(oldest):
        return True
    raise StoreNewer(
        f"The database was made by a newer program: its schema is {current}, this program "
        f"knows up to {newest()}. Use the newer program, or another database."
    )


def make_folder(url: str) -> None:
    """The folder of a SQLite file, for its owner alone."""
    file = sqlite_file(url)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreError(f"The data folder cannot be made: {error.strerror}.") from None
