"""`fengsheng fit`: what doings tell about who is who, learned from games of bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.bots.belief.tables import FOLDER
from fengsheng.cli.arguments import AsJson, EditionName, HouseRules, house_rules, names, numbers
from fengsheng.cli.commit import commit
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.editions.registry import USUAL
from fengsheng.fit import BadFit, FitPlan


def fit(
    edition: EditionName = USUAL,
    seats: Annotated[str, typer.Option("--seats", "-n", help="How many players, with commas.")] = "5,7",
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1500,
    seed: Annotated[int, typer.Option(help="The first deal, from 1 to 99999.")] = 1,
    population: Annotated[
        list[str] | None,
        typer.Option(
            "--population",
            "-p",
            help="Who plays; may be repeated. With commas: each seat draws one of them.",
            show_default="novice; expert; novice,expert,random",
        ),
    ] = None,
    floor: Annotated[float, typer.Option(help="The chance that somebody's doings say nothing.")] = 0.15,
    decay: Annotated[float, typer.Option(help="How strongly numbers are pulled to nothing.")] = 10.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many steps of learning.")] = 150,
    option: HouseRules = None,
    keep: Annotated[
        Path, typer.Option(help="Keep the games in this folder, and do not play again what lies there.")
    ] = Path("build/fit"),
    table: Annotated[Path | None, typer.Option(help="Write the numbers into this file.")] = None,
    judge: Annotated[
        bool,
        typer.Option(
            "--judge", help="Learn nothing; judge the numbers of the package on all of these games."
        ),
    ] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, help="Processes; the games do not depend on it.")
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Learn from games of bots what their doings tell about who is who.

    Nothing is set by hand: of all ways the identities could have lain as far as each seat knew, the true one
    is to be as likely as possible. From one game in four nothing is learned; by these the numbers are judged,
    by quarter of the game, against the prior and against deduction alone. With --judge those of the package
    are judged on games that are not theirs: choose a --seed behind the deals that they were learned from.

    \b
    fengsheng fit --games 1500 --table classic.json
    fengsheng fit --edition spywar -p novice -p novice,random --floor 0.1 --json
    fengsheng fit --edition spywar --judge --games 3600 --seed 80001
    """
    who = population or ["novice", "expert", "novice,expert,random"]
    populations = tuple(names(text) for text in who)
    plan = FitPlan.make(
        edition, numbers(seats), games, seed, populations, house_rules(option), floor, decay, rounds
    )
    if judge and table is not None:
        raise BadFit("With --judge nothing is learned that could be written into a file.")
    from fengsheng.fit import run  # it needs what a plain installation has not

    with progress_bar(hidden=as_json) as bar:
        playing = bar.add_task("games", total=games)
        played = run.play(plan, keep, jobs, lambda done: bar.advance(playing, done))
        if judge:
            found = run.judge_again(plan, played, shipped(plan.edition))
        else:
            learning = bar.add_task("learning", total=rounds)
            found = run.fit(plan, played, lambda _step, _loss: bar.advance(learning, 1))
    found = {"commit": commit(), **found}
    if table is not None:
        run.write(found, table)
    if as_json:
        print_json(found)
    else:
        _print(plan, found)


def shipped(edition: str) -> dict[str, Any]:
    """The file of the package."""
    found: dict[str, Any] = json.loads((FOLDER / f"{edition}.json").read_text("utf-8"))
    return found


def _print(plan: FitPlan, found: dict[str, Any]) -> None:
    title = f"{plan.preset}, {plan.games:,} games from seed {plan.first} on: loss by quarter (prior, tracker)"
    table = Table(title=title, title_justify="left")
    table.add_column("population, seats")
    for head in ("Q1", "Q2", "Q3", "Q4", "below prior", "below deduction", "ECE"):
        table.add_column(head, justify="right")
    for name, row in found["judged"].items():
        quarters = [f"{q['prior']:.2f} {q['tracker']:.2f}" for q in row["quarters"].values()]
        shares = [f"{100 * row[key]:.0f} %" for key in ("below_prior", "below_deduction")]
        table.add_row(name, *quarters, *shares, f"{row['calibration_error']:.3f}")
    console().print(table)
