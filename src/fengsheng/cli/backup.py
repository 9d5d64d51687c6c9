"""`fengsheng backup`: a whole copy of a server's database, also while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fengsheng.cli.database import DatabaseUrl, DataFolder, url_of


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; must not exist yet.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
) -> None:
    """Copy the database of a server to a file. The server may be running.

    \b
    fengsheng backup tables-monday.sqlite
    """
    from fengsheng.server.backup import backup as make

    size = make(url_of(data, database), file)
    typer.echo(f"{file}: {size} bytes")
