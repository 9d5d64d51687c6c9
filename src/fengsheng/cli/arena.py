"""`fengsheng arena`: which bot wins more, and how sure that is."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.bots.arena import Arena, run
from fengsheng.cli.arguments import AsJson, EditionName, HouseRules, SeatCount, house_rules, names
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.editions.registry import USUAL


def arena(
    bots: Annotated[str, typer.Option("--bots", "-b", help="Who plays: two or more names with commas.")],
    edition: EditionName = USUAL,
    seats: SeatCount = 5,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 500,
    seed: Annotated[str, typer.Option(help="A number or a word; the same seed gives the same games.")] = "1",
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, help="Processes; the games do not depend on it.")
    ] = 1,
    option: HouseRules = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other at mixed tables and say which wins more.

    The seats are shared out evenly, and every deal is played again with the bots moved on, so that each
    of them gets each seat and identity. Printed are wins a seat with 95 % intervals (errors clustered by
    deal), the ratio of the first bot to the others, OpenSkill ratings, processor time a decision, and
    the same by identity. A bot that fails or answers what was not offered loses that game and is listed.

    \b
    fengsheng arena --bots novice,random --games 500 --jobs 4
    fengsheng arena --bots novice,random --seats 7 --json
    """
    from fengsheng.bots.arena_figures import figures  # loads the rating library

    plan = Arena.make(edition, seats, games, seed, names(bots), house_rules(option))
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("games", total=games)
        played = run(plan, jobs, lambda done: bar.advance(task, done))
    data = figures(plan, played)
    print_json(data) if as_json else _print(data)


def _print(data: dict[str, Any]) -> None:
    screen = console()
    title = f"{data['preset']}, {data['seats']} seats, {data['games']:,} games, seed {data['seed']}"
    table = Table(title=title, title_justify="left")
    for head in ("bot", "identity", "seats", "wins", "win rate", "95 %", "rating", "ms"):
        table.add_column(head, justify="left" if head in ("bot", "identity") else "right")
    for name, bot in data["bots"].items():
        table.add_row(
            name, "all", *_share(bot), f"{bot['rating']:.1f}", f"{bot['ms_per_decision']:.3f}", style="bold"
        )
        for who, share in bot["by_identity"].items():
            table.add_row("", who, *_share(share), "", "")
        table.add_section()
    screen.print(table)
    for row in data["ratios"]:
        if row["ratio"] is None:
            screen.print(f"{row['of']} to {row['to']}: no ratio, one of them never won.")
        else:
            low, high = row["ci95"]
            times = f"{row['ratio']:.2f} ({low:.2f} to {high:.2f})"
            screen.print(f"A seat of {row['of']} wins {times} times as often as one of {row['to']}.")
    screen.print(f"Any seat wins {data['calibration']['seat_win_rate']:.1%} of its games.")
    if data["finished"] < data["games"]:
        screen.print(f"{data['games'] - data['finished']} games did not end.")
    for fault in data["faults"]:
        screen.print(f"game {fault['game']}, seat {fault['seat']}, {fault['bot']}: {fault['fault']}")


def _share(share: dict[str, Any]) -> tuple[str, str, str, str]:
    low, high = share["ci95"]
    return (
        f"{share['seats_played']:,}",
        f"{share['wins']:,}",
        f"{share['win_rate']:.1%}",
        f"{low:.1%}–{high:.1%}",
    )
