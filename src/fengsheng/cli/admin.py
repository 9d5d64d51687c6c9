"""`fengsheng admin`: tables of a server, for whoever runs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fengsheng.cli.arguments import AsJson
from fengsheng.cli.database import DatabaseUrl, DataFolder, url_of
from fengsheng.cli.output import print_json
from fengsheng.server.operate.visible import visible

if TYPE_CHECKING:
    from fengsheng.server.store import Store

app = typer.Typer(help="List, inspect and end tables of a server; read complaints.", no_args_is_help=True)

TableName = Annotated[str, typer.Argument(help="Six-letter code or id of a table.")]


def _print(line: str) -> None:
    """A line with names and texts of others in it."""
    typer.echo(visible(line))


@contextmanager
def _store(data: Path | None, database: str | None) -> Iterator[Store]:
    from fengsheng.server.store import Store

    store = Store(url_of(data, database))
    try:
        yield store
    finally:
        store.close()


@app.command("list")
def list_tables(
    data: DataFolder = None,
    database: DatabaseUrl = None,
    everything: Annotated[bool, typer.Option("--all", help="Also those that have ended.")] = False,
    as_json: AsJson = False,
) -> None:
    """Tables, newest first."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        rows = administer.tables(store, everything)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        people = ", ".join(row["people"]) or "nobody"
        _print(f"{row['code'] or '------'}  {row['phase']:8} {row['edition']:14} {row['changed']}  {people}")
    if not rows:
        _print("No tables.")


@app.command("inspect")
def inspect_table(
    table: TableName, data: DataFolder = None, database: DatabaseUrl = None, as_json: AsJson = False
) -> None:
    """One table: people, seats, games. Never hands, seeds or tokens."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        found = administer.inspect(store, table)
    if as_json:
        print_json(found)
        return
    for key, value in found.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            _print(f"{key}:")
            for row in value:
                _print("  " + ", ".join(f"{k} {v}" for k, v in row.items() if v not in (None, "", False)))
        else:
            _print(f"{key}: {', '.join(map(str, value)) if isinstance(value, list) else value}")


@app.command("end")
def end_table(table: TableName, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """End a table. A running server does it within a minute, else the next one that starts."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        administer.end(store, table)
    _print(f"{table} is to be ended.")


@app.command("nodes")
def list_nodes(data: DataFolder = None, database: DatabaseUrl = None, as_json: AsJson = False) -> None:
    """Servers that share the database."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        rows = administer.nodes(store)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        figures = f"{row['tables']} tables, {row['peers']} connections, rules {row['rules']}"
        _print(f"{row['node']}  {row['state']:8} {row['beat']}  {row['address']}  {figures}")
    if not rows:
        _print("No nodes.")


@app.command("drain")
def drain_node(
    node: Annotated[str, typer.Argument(help="Id or name of a node.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    wait: Annotated[bool, typer.Option("--wait", help="Until it has none left.")] = False,
) -> None:
    """Have a node give its tables to the others and take no more; then it can be stopped."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        found = administer.drain(store, node)
        _print(f"{found} is to give its tables away.")
        if wait:
            administer.wait_until_drained(store, found)
            _print(f"{found} has no tables.")


@app.command("reports")
def list_reports(data: DataFolder = None, database: DatabaseUrl = None, as_json: AsJson = False) -> None:
    """Lines of chat, and comments on games, that people have complained about."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        rows = administer.reports(store)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        _print(f"{row['report']}  {row['at']}  {row['name']}: “{row['text']}”  ({row['reason']})")
    if not rows:
        _print("No complaints.")


@app.command("settle")
def settle_report(
    report: Annotated[str, typer.Argument(help="Id of a complaint.")],
    delete: Annotated[bool, typer.Option("--delete", help="What it is about is to go, too.")] = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
) -> None:
    """A complaint was dealt with."""
    from fengsheng.server.operate import administer

    with _store(data, database) as store:
        administer.settle(store, report, delete)
    _print("Settled.")
