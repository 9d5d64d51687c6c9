"""`fengsheng restore`: a backup takes the place of the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fengsheng.cli.database import DatabaseUrl, DataFolder, url_of


def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="A backup.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the database that is there.")] = False,
) -> None:
    """Put a backup in the place of a server's database. The server must not be running.

    \b
    fengsheng restore tables-monday.sqlite --force
    """
    from fengsheng.server.store.backup import restore as put_back

    put_back(url_of(data, database), file, force)
    typer.echo(f"{file} is the database now.")
