"""The options with which commands name a server's database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help="Folder of the SQLite file.", show_default="the user's data folder"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", help="Database URL, instead of --data: sqlite:///… or postgresql://…"),
]


def url_of(data: Path | None, database: str | None) -> str:
    """The database that is meant: flags first, then the environment, then the usual place."""
    from fengsheng.server.config import database_url

    return database_url(data, database or (None if data else os.environ.get("FENGSHENG_DATABASE_URL")))
