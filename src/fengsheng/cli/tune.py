"""`fengsheng tune`: which weights make the expert win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fengsheng.cli.arguments import AsJson, EditionName, SeatCount, names
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.editions.registry import USUAL
from fengsheng.tune import Effect, Tune, effects, proposal, run
from fengsheng.tune.outlook import fitted
from fengsheng.tune.plan import TRIED


def tune(
    edition: EditionName = USUAL,
    seats: SeatCount = 5,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1500,
    seed: Annotated[int, typer.Option(help="The first deal, from 1 to 99999.")] = 1,
    weights: Annotated[str, typer.Option(help="Which weights, with commas.")] = ",".join(TRIED),
    mission: Annotated[
        str, typer.Option(help="Only for whoever plays alone with this mission; other deals are passed over.")
    ] = "",
    keep: Annotated[
        Path | None, typer.Option(help="Keep games in this file, and go on where it ends.")
    ] = None,
    table: Annotated[Path | None, typer.Option(help="Write the proposed table into this file.")] = None,
    value: Annotated[bool, typer.Option("--value", help="Fit the value of a position instead.")] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, help="Processes; the games do not depend on it.")
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Try weights of the expert in games of experts, all of them at once.

    Every seat of every game draws high or low for each weight; wins are regressed on the draws, for members
    of factions and for those who play alone. What a weight does to the win rate is printed with its standard
    error (clustered by game), and a table is proposed in which the clear ones have moved.

    With --value games are played as the table is now, and what lies open at the start of each turn is fitted
    to who won; one game in five is left out, and the loss on those is told.

    \b
    fengsheng tune --games 1500 --keep round1.jsonl --table classic.json
    fengsheng tune --edition spywar --weights fear,price,near --json
    fengsheng tune --edition spywar --seats 7 --mission 双面间谍 --games 6000 --weights fear,first,price
    """
    plan = Tune.make(edition, seats, games, seed, names(weights), mission)
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("games", total=games)
        if value:
            print_json(fitted(plan, lambda done: bar.advance(task, done)))
            return
        played = run(plan, jobs, lambda done: bar.advance(task, done), keep)
    found = effects(plan, played)
    proposed = proposal(plan, played, found)
    if table is not None:
        table.write_text(json.dumps(proposed, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print_json(
            {
                "plan": plan.to_json(),
                "games": sum(bool(game.factions) for game in played),
                "effects": [effect._asdict() for effect in found],
                "table": proposed,
            }
        )
    else:
        _print(plan, found)


def _print(plan: Tune, found: list[Effect]) -> None:
    title = f"{plan.preset}, {plan.seats} seats, {plan.games:,} games from seed {plan.seed} on"
    table = Table(title=title, title_justify="left")
    for head in ("role", "weight", "low", "now", "high", "points", "± 1 SE"):
        table.add_column(head, justify="left" if head in ("role", "weight") else "right")
    for effect in sorted(found, key=lambda e: (e.role, -abs(e.points) / (e.error or 1.0))):
        style = "bold" if abs(effect.points) >= 2 * effect.error else ""
        levels = (f"{x:.2f}" for x in (effect.low, effect.now, effect.high))
        table.add_row(
            effect.role, effect.weight, *levels, f"{effect.points:+.1f}", f"{effect.error:.1f}", style=style
        )
    console().print(table)
