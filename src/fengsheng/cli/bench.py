"""`fengsheng bench`: what this build does in a second on this computer."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.bench import OPERATIONS, bench_bots, bench_engine, build, steps
from fengsheng.bots import check_bot
from fengsheng.cli.arguments import AsJson, names, numbers
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.editions.registry import USUAL, editions, make_ruleset


class Target(StrEnum):
    """What can be measured."""

    ENGINE = "engine"
    SERVER = "server"
    COACH = "coach"
    BOTS = "bots"


def bench(
    target: Annotated[Target, typer.Argument(help="What to measure.")] = Target.ENGINE,
    edition: Annotated[
        str | None,
        typer.Option("--edition", "-e", help="Only this preset.", show_default=f"all; server: {USUAL}"),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Numbers of players, with commas.", show_default="5,9; server, bots: 6")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.01, help="Time for each workload, or for each stretch.", show_default="1; server: 20"
        ),
    ] = None,
    parts: Annotated[
        str,
        typer.Option(help="Server: which parts, with commas: load, highest, novice, flood, soak, analysis."),
    ] = "load,highest,novice,flood,soak,analysis",
    tables: Annotated[int, typer.Option(min=1, help="Server: how many tables.")] = 200,
    soak_seconds: Annotated[float, typer.Option(min=1.0, help="Server: how long the soak takes.")] = 600.0,
    words: Annotated[
        str, typer.Option(help="Server: what clients want to read: none, labels or full.")
    ] = "none",
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder",
            exists=True,
            file_okay=False,
            help="Server: where its database lies meanwhile; on a disk, not in memory.",
            show_default="a temporary one",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Server: a PostgreSQL URL, in the place of the folder; it gets a schema of its own there."
        ),
    ] = None,
    bot: Annotated[str, typer.Option(help="Bots: who sits on every seat.")] = "expert",
    as_json: AsJson = False,
) -> None:
    """Measure the engine, the server under load, the coach, or bots.

    Engine: games a second, and what a clone, a view, a save cost in the middle of games; every figure is the
    median of five repeats, for which the tables take turns. "random" throws its cards away; "holder" keeps
    them and is asked far more often, as people are.

    Server: a real process on one core, real sockets, durable writes. load: tables full of scripted people who
    answer everything after 250 to 750 ms; highest: how many such tables hold p99 at 250 ms; novice: one
    person and bots at each table; flood: what others wait for while somebody sends nothing but pings; soak:
    games that begin, end and are given up; analysis: the tables of load by turns without and with an analysis
    on the server's core. Medians of three stretches.

    Coach: what a hint and a "why am I asked" take at every question of whole games, in
    processor time, on average and at worst.

    Bots: games a second of processor time with one of them on every seat, and what an answer takes.

    \b
    fengsheng bench --seats 5 --seconds 3
    fengsheng bench engine --json
    fengsheng bench bots --bot expert --seats 6
    fengsheng bench server --parts load,novice --tables 50 --seconds 10
    fengsheng bench server --parts analysis --seconds 15
    fengsheng bench server --parts load --database postgresql://localhost/fengsheng
    """
    if target is Target.SERVER:
        plan = (names(parts), tables, soak_seconds, words, folder, database or "")
        _bench_server(edition, seats, seconds, *plan, as_json)
        return
    found = _tables(edition, numbers(seats or ("6" if target is Target.BOTS else "5,9")))
    if target is Target.COACH:
        from fengsheng.coach.measure import bench_coach

        _bench_each("coach", found, partial(bench_coach, found, seconds or 5.0), as_json)
        return
    if target is Target.BOTS:
        check_bot(bot)
        _bench_each("bots", found, partial(bench_bots, found, bot, seconds or 5.0), as_json)
        return
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("tables", total=steps(found))
        rows = bench_engine(found, seconds or 1.0, lambda: bar.advance(task))
    print_json({"engine": rows, "server": {}}) if as_json else _print(rows)


def _bench_server(
    edition: str | None,
    seats: str | None,
    seconds: float | None,
    parts: tuple[str, ...],
    tables: int,
    soak_seconds: float,
    words: str,
    folder: Path | None,
    database: str,
    as_json: bool,
) -> None:
    # the server's libraries are loaded when a server is wanted, not by every command
    from fengsheng.server.load.parts import PARTS, Plan, bench_server
    from fengsheng.server.load.report import lines

    for part in parts:
        if part not in PARTS:
            raise typer.BadParameter(f"There is no part {part!r}; there are {', '.join(PARTS)}.")
    if words not in ("none", "labels", "full"):
        raise typer.BadParameter(f"Clients read none, labels or full, not {words!r}.")
    counts = numbers(seats or "6")
    if len(counts) != 1:
        raise typer.BadParameter("The server is measured with one number of players at a time.")
    plan = Plan(tables, seconds or 20.0, soak_seconds, edition or USUAL, counts[0], words, folder)
    plan = plan._replace(database=database)
    make_ruleset(plan.edition, plan.seats, {})
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("server", total=100)
        told = bench_server(
            plan,
            parts,
            lambda what, share: bar.update(task, description=what, completed=round(100 * share)),
        )
    if as_json:
        print_json({"engine": [], "server": told})
    else:
        console().print("\n".join(lines(told)))


def _bench_each(
    what: str,
    tables: list[tuple[str, int]],
    measure: Callable[[Callable[[], None]], list[dict[str, Any]]],
    as_json: bool,
) -> None:
    """A row for each table, in processor time."""
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("tables", total=len(tables))
        rows = measure(lambda: bar.advance(task))
    if as_json:
        print_json({what: rows})
        return
    title = f"milliseconds of processor time, {build()}"
    table = Table(title=title, title_justify="left")
    shown = [name for name in rows[0] if name != "build"]
    for name in shown:
        table.add_column(name.replace("_", " "), justify="right" if name != "edition" else "left")
    for row in rows:
        table.add_row(*(str(row[name]) for name in shown))
    console().print(table)


def _tables(edition: str | None, counts: tuple[int, ...]) -> list[tuple[str, int]]:
    """What to measure. A wrong name or number is said before anything is; of all editions together, those
    that have such a table."""
    listing = editions()
    if edition is None and all(any(n in preset["seats"] for preset in listing.values()) for n in counts):
        return [(name, n) for name, preset in listing.items() for n in counts if n in preset["seats"]]
    tables = [(edition or next(iter(listing)), n) for n in counts]
    for preset, n in tables:
        make_ruleset(preset, n, {})
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
