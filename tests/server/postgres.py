"""A PostgreSQL of the test's own: in a folder of its own, on a free port of this machine, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import free_port

USER = "postgres"  # PostgreSQL does not run as root; where tests do, it runs as this user


def programs() -> Path | None:
    """Where initdb and pg_ctl are: Debian keeps them out of the way."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(versions, key=lambda folder: int(folder.parent.name), default=None)


def missing() -> str:
    """What is not there, in words; nothing if a server can be started."""
    return "" if programs() else "PostgreSQL is not installed (tools/setup_postgres.sh)"


def _run(*command: str | Path) -> None:
    as_user = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
    done = subprocess.run(
        [str(part) for part in command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd="/",
        check=False,
        **as_user,  # type: ignore[call-overload]
    )
    assert done.returncode == 0, done.stderr.decode()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    found = programs()
    assert found is not None
    folder = Path(tempfile.mkdtemp(prefix="fengsheng-postgres-"))  # one that its user may enter
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    data, port = folder / "data", free_port()
    try:
        _run(found / "initdb", "-D", data, "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}"
        _run(found / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            _run(found / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)
