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

    Keep it as you keep the database: it holds the seeds of games that are not over, and who has a seed knows
    every card.

    \b
    fengsheng backup tables-monday.sqlite
    """
    from fengsheng.server.store.backup import backup as make

    made = make(url_of(data, database), file)
    typer.echo(f"{file}: {made.size} bytes")
    if made.seeds:
        tables = "1 table" if made.seeds == 1 else f"{made.seeds} tables"
        typer.echo(
            f"It holds the secret seeds of {tables}: whoever reads it knows all cards that are dealt there."
        )
