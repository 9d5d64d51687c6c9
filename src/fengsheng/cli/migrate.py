"""`fengsheng migrate`: the schema of the database, and nothing else."""

from __future__ import annotations

import typer

from fengsheng.cli.database import DatabaseUrl, DataFolder, url_of


def migrate(data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Bring the schema of a server's database up to date. Servers do so when they start, unless they are
    given --no-migrate: then this is done once, before them.

    \b
    fengsheng migrate --database postgresql://localhost/fengsheng
    """
    from fengsheng.server.store import Store
    from fengsheng.server.store.database import newest

    Store(url_of(data, database)).close()
    typer.echo(f"The schema is {newest()}.")
