"""Backups of a server's PostgreSQL, made and restored by the commands of docs/hosting.md as they stand."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.cluster.engines import needs_postgres, plain
from tests.docs.blocks import blocks
from tests.server.patience import within
from tests.server.postgres import USER, programs
from tests.server.process import free_port, process

from fengsheng.cli import main
from fengsheng.server.store import Store

pytestmark = needs_postgres

DUMP, RESTORE, COPY, GO_BACK = (
    next(block for block in blocks("docs/hosting.md", "sh") if word in block)
    for word in ("pg_dump ", "pg_restore ", "pg_basebackup ", "recovery_target_time")
)


def sh(commands: str, **variables: str | Path) -> None:
    """Run what the document says, as whoever PostgreSQL runs as."""
    who: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
    path = f"{programs()}:{os.environ['PATH']}"
    env = {"PATH": path} | {name: str(value) for name, value in variables.items()}
    done = subprocess.run(
        ["sh", "-euc", commands], env=env, cwd="/", capture_output=True, text=True, check=False, **who
    )
    assert done.returncode == 0, done.stderr


@contextmanager
def running(folder: Path, port: int, settings: str = "") -> Iterator[str]:
    """A PostgreSQL on a folder; the URL of its database."""
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder.parent} {settings}"
    sh('pg_ctl -D "$D" -l "$D.log" -w -o "$O" start >"$D.out"', D=folder, O=options)
    try:
        yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
    finally:
        sh('pg_ctl -D "$D" -m immediate -w stop', D=folder)


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that PostgreSQL's user may enter."""
    folder = Path(tempfile.mkdtemp(prefix="fengsheng-back-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    yield folder
    shutil.rmtree(folder)


def tables(url: str) -> set[str]:
    """Codes of all tables that a server of ours would find there."""
    store = Store(url)
    try:
        return {row.code for row in store.open_tables()}
    finally:
        store.close()


def test_what_the_document_says_brings_tables_back(place: Path, tmp_path: Path) -> None:
    old, wal, copy, dump = place / "old", place / "wal", place / "copy", place / "tables.dump"
    archive = f"-c archive_mode=on -c archive_command='test ! -f {wal}/%f && cp %p {wal}/%f'"
    sh('mkdir "$W"; initdb -D "$D" -U postgres --auth=trust --no-sync -E UTF8 >"$D.out"', W=wal, D=old)
    with running(old, free_port(), archive) as url:
        database = plain(url)
        with (
            process(tmp_path / "data", "--database", url) as server,
            psycopg.connect(database, autocommit=True) as connection,
        ):
            sh(COPY, DATABASE=database, COPY=copy)
            ann = server.open_table("Ann")["code"]
            then = connection.execute("SELECT clock_timestamp()::text").fetchone()
            assert then is not None
            sh(DUMP, DATABASE=database, DUMP=dump)
            bob = server.open_table("Bob")["code"]
            # its log is put away, segment by segment
            last = connection.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone()
            assert last is not None
            within((wal / str(last[0])).exists, "the log is put away")
            connection.execute("CREATE DATABASE empty")
        assert oct(dump.stat().st_mode)[-3:] == "600"  # seeds are in it
        empty = url.removesuffix("postgres") + "empty"
        sh(RESTORE, EMPTY=plain(empty), DUMP=dump)
        assert tables(url) == {ann, bob}
        assert tables(empty) == {ann}
    sh(GO_BACK, COPY=copy, FOLDER=place / "new", WAL=wal, THEN=then[0])
    with running(place / "new", free_port()) as url:
        with psycopg.connect(plain(url), autocommit=True) as connection:
            within(
                lambda: connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,),
                "the log is played up to that moment",
            )
        assert tables(url) == {ann}


def test_our_own_command_says_that_it_is_not_for_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://nobody@127.0.0.1:1/nothing"
    assert main(["backup", str(tmp_path / "copy"), "--database", url]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()
