"""`fengsheng bench`: what this build does in a second on this computer."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.bench import OPERATIONS, bench_engine, build
from fengsheng.cli.arguments import AsJson, numbers
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.core.errors import FengshengError
from fengsheng.editions.registry import editions, make_book


class Target(StrEnum):
    """What can be measured."""

    ENGINE = "engine"
    SERVER = "server"


class NoServer(FengshengError):
    """The load test needs a part of the program that is not there."""

    code = "no-server"


def bench(
    target: Annotated[Target, typer.Argument(help="What to measure.")] = Target.ENGINE,
    edition: Annotated[
        str | None, typer.Option("--edition", "-e", help="Only this preset.", show_default="all")
    ] = None,
    seats: Annotated[str, typer.Option(help="Numbers of players, with commas.")] = "5,9",
    seconds: Annotated[
        float, typer.Option(min=0.01, help="Time for each workload, and for the operations.")
    ] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine: games a second, and what a clone, a view, a save cost in the middle of games.

    Every figure is the median of five repeats. "random" throws its cards away; "holder" keeps them and is
    asked far more often, as people are.

    \b
    fengsheng bench --seats 5 --seconds 3
    fengsheng bench engine --json
    """
    if target is Target.SERVER:
        raise NoServer("There is no server yet, so there is nothing to measure.")
    tables = _tables(edition, numbers(seats))
    rows: list[dict[str, Any]] = []
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("tables", total=len(tables))
        for preset, n in tables:
            rows.append(bench_engine(preset, n, seconds))
            bar.advance(task)
    print_json({"engine": rows, "server": {}}) if as_json else _print(rows)


def _tables(edition: str | None, counts: tuple[int, ...]) -> list[tuple[str, int]]:
    """What to measure. A wrong name or number is said before anything is; of all editions together, those
    that have such a table."""
    listing = editions()
    if edition is None and all(any(n in preset["seats"] for preset in listing.values()) for n in counts):
        return [(name, n) for name, preset in listing.items() for n in counts if n in preset["seats"]]
    tables = [(edition or next(iter(listing)), n) for n in counts]
    for preset, n in tables:
        make_book(preset, n, {})
    return tables


def _print(rows: list[dict[str, Any]]) -> None:
    play = Table(title=f"whole games, {build()}", title_justify="left")
    for name in ("edition", "seats", "play", "games/s", "decisions/s", "asks/s"):
        play.add_column(name, justify="left" if name in ("edition", "play") else "right")
    cost = Table(title="microseconds, in the middle of games", title_justify="left")
    cost.add_column("operation")
    for row in rows:
        for name, rates in (("random", row), ("holder", row["holder"])):
            figures = [f"{rates[f'{what}_per_s']:,.0f}" for what in ("games", "decisions", "asks")]
            play.add_row(row["edition"], str(row["seats"]), name, *figures)
        cost.add_column(f"{row['edition']} {row['seats']}", justify="right")
    for name in OPERATIONS:
        cost.add_row(name, *(f"{row[f'{name}_us']:.1f}" for row in rows))
    screen = console()
    screen.print(play)
    screen.print(cost)
