"""`fengsheng simulate`: bots play each other, and what happened is counted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fengsheng.cli.arguments import (
    AsJson,
    BotNames,
    EditionName,
    HouseRules,
    Ray,
    RayAddress,
    SeatCount,
    house_rules,
    names,
    ray_cluster,
)
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.editions.registry import USUAL
from fengsheng.simulate import Figures, Plan
from fengsheng.simulate import simulate as play
from fengsheng.simulate.plan import SOME, full_pool


def simulate(
    edition: EditionName = USUAL,
    seats: SeatCount = 5,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="A number or a word; the same seed gives the same games.")] = "0",
    bots: BotNames = "random",
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, help="Processes; the games do not depend on it.")
    ] = 1,
    option: HouseRules = None,
    everybody: Annotated[
        bool,
        typer.Option("--full-pool", help="Deal from all characters and all tasks, not only the usual ones."),
    ] = False,
    check: Annotated[
        bool | None,
        typer.Option(
            "--check/--no-check",
            help="Check the laws at every decision of every game, or of none.",
            show_default=f"of every {SOME}th game",
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Write every game's record into this folder, for replay."),
    ] = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and count what happens.

    Fails if a game does not end or a law of the game (cards are conserved, counters are right, what is
    offered is what can be done) is broken. Ctrl-C prints what was counted so far.

    \b
    fengsheng simulate --games 1000 --seats 7 --jobs 4
    fengsheng simulate --bots random,holder --option faction_goal=4 --json
    fengsheng simulate --edition spywar --full-pool --seats 8 --games 1000
    fengsheng simulate --games 3 --records games/
    fengsheng simulate --games 1000000 --ray-address ray://head:10001
    """
    every = SOME if check is None else int(check)
    house = {**(full_pool(edition) if everybody else {}), **house_rules(option)}
    plan = Plan.make(edition, seats, games, seed, names(bots), house, every, records)
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise typer.BadParameter(f"{records} cannot be a folder for records: {error.strerror}.") from None
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("games", total=games)
        cluster = ray_cluster(ray, ray_address)
        figures = play(plan, jobs, lambda done: bar.advance(task, done), cluster)
    print_json(figures.to_json()) if as_json else _print(figures)
    if figures.interrupted:
        raise typer.Exit(130)
    if not figures.sound:
        raise typer.Exit(1)


def _print(figures: Figures) -> None:
    data = figures.to_json()
    plan = figures.plan
    screen = console()
    table = Table(
        title=f"{plan.preset}, {plan.seats} seats, {', '.join(plan.bots)}, seed {plan.seed}",
        title_justify="left",
        show_header=False,
    )
    table.add_column()
    table.add_column(justify="right")
    table.add_row("games", _of(figures.games, plan.games))
    table.add_row("finished", _of(figures.finished, figures.games))
    table.add_row("seconds", f"{figures.seconds:.1f}")
    for what in ("games", "decisions", "asks"):
        table.add_row(f"{what} per second", f"{data[f'{what}_per_s']:,.0f}")
    table.add_row("turns a game", f"{data['turns_mean']:.1f}")
    table.add_section()
    for what, counts in (("won by", figures.factions), ("ended by", figures.reasons)):
        for name, count in counts.most_common():
            share = count / figures.finished if figures.finished else 0.0
            table.add_row(f"{what} {name}" if name != "draw" else "draw", f"{count:,} ({share:.1%})")
    table.add_section()
    table.add_row("players killed", f"{figures.killed:,}")
    table.add_row("players who lost", f"{figures.lost:,}")
    table.add_row("games ended by a loss", f"{figures.after_loss:,}")
    table.add_section()
    for what, names_ in figures.never().items():
        counts = data[what]
        if counts:
            table.add_row(f"{what} seen", _of(len(counts) - len(names_), len(counts)))
    table.add_section()
    table.add_row("games checked", _of(figures.checked, figures.games))
    table.add_row("laws broken", f"{figures.violations:,}")
    table.add_section()
    table.add_row("digest", figures.digest)
    screen.print(table)
    for what, missing in figures.never().items():
        if missing:
            screen.print(f"{what} not seen: {', '.join(missing)}")
    for words in data["violations"]:
        screen.print(words)
    if figures.interrupted:
        screen.print("Interrupted: these are the games played so far.")


def _of(count: int, whole: int) -> str:
    return f"{count:,}" if count == whole else f"{count:,} of {whole:,}"
