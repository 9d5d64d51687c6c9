"""`fengsheng arena`: which bot wins more, and how sure that is."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.arena import Arena, run
from fengsheng.arena.plan import PATIENCE
from fengsheng.cli.arguments import (
    AsJson,
    EditionName,
    HouseRules,
    Ray,
    RayAddress,
    SeatCount,
    house_rules,
    names,
    ray_cluster,
)
from fengsheng.cli.commit import commit
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.editions.registry import USUAL
from fengsheng.words import check_language


class ModeName(StrEnum):
    """The modes of fengsheng.arena.modes, for whoever reads the help."""

    MIXED = "mixed"
    FOCAL = "focal"
    BLOCK = "block"
    POPULATION = "population"
    TOGETHER = "together"


def arena(
    bots: Annotated[str, typer.Option("--bots", "-b", help="Who plays: names with commas.")],
    edition: EditionName = USUAL,
    seats: SeatCount = 5,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games of every pairing.")] = 500,
    mode: Annotated[ModeName, typer.Option("--mode", "-m", help="How they meet.")] = ModeName.MIXED,
    seeds: Annotated[
        str,
        typer.Option(help="Deals: development (1 to 99,999), validation (100,000 to 199,999), or the first."),
    ] = "development",
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            "-j",
            min=1,
            help="Processes; the games do not depend on it.",
            show_default="one a core",
        ),
    ] = None,
    identities: Annotated[
        str, typer.Option(help="Identities that every deal has, with commas; see below.", show_default="any")
    ] = "",
    characters: Annotated[
        str, typer.Option(help="Characters that every deal has, with commas.", show_default="any")
    ] = "",
    keep: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, help="Keep finished games in this file; go on with those that are there."
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Write a report that a browser shows.")
    ] = None,
    ratings: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Put the ratings into this file, with how they came about."),
    ] = None,
    lang: Annotated[str, typer.Option("--lang", "-l", help="The language of the report.")] = "en",
    mistakes: Annotated[bool, typer.Option("--mistakes", help="Also count a beginner's mistakes.")] = False,
    patience: Annotated[
        float, typer.Option(min=0.001, help="Seconds of the processor that a decision may take.")
    ] = PATIENCE,
    option: HouseRules = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and say which wins more.

    \b
    mixed       half the seats each, for every pair of bots
    focal       one alone among the others, and the other way round, for every pair
    block       one faction against the other, sides swapped, loners split, for every pair
    population  every bot among its like: how factions, loners and lengths of games balance
    together    all bots at one table

    Every deal is played again with the bots moved on, so that each of them gets each seat and identity.
    Printed are wins a seat with 95 % intervals (errors clustered by deal), ratios, OpenSkill ratings,
    processor time a decision. A bot that fails, answers what was not offered or takes too long loses that
    game and is listed. Identities and characters go to seats that change from deal to deal, the first of both
    to the same one; in the mode focal that is who sits alone. docs/arena.md has the rest.

    \b
    fengsheng arena --bots novice,random --games 400
    fengsheng arena --bots novice,holder,random --mode block --seats 7 --html report.html
    fengsheng arena --bots novice --mode population --mistakes --games 300 --json
    fengsheng arena --bots novice,random --games 5000 --keep games.jsonl
    fengsheng arena --bots novice,expert --mode together --ratings ratings.json
    """
    from fengsheng.arena.figures import figures  # loads the rating library
    from fengsheng.arena.rated import entry, read
    from fengsheng.arena.rated import keep as keep_ratings
    from fengsheng.arena.report import page

    check_language(lang)
    if html is not None and not html.parent.is_dir():  # said before hours are spent on games
        raise typer.BadParameter(f"There is no folder {html.parent} for the report.")
    rated = None if ratings is None else read(ratings)
    plan = Arena.make(
        edition,
        seats,
        games,
        names(bots),
        mode=mode.value,
        seeds_from=seeds,
        options=house_rules(option),
        identities=names(identities) if identities else (),
        characters=names(characters) if characters else (),
        patience=patience,
        mistakes=mistakes,
    )
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("games", total=plan.whole)
        cluster = ray_cluster(ray, ray_address)
        played = run(plan, jobs or os.cpu_count() or 1, lambda done: bar.advance(task, done), keep, cluster)
    data = figures(plan, played)
    print_json(data) if as_json else _print(data)
    if ratings is not None and rated is not None:
        keep_ratings(ratings, rated, entry(data, commit()))
    if html is not None:
        try:
            html.write_text(page(data, lang), encoding="utf-8")
        except OSError as error:
            raise typer.BadParameter(f"{html} cannot be written: {error.strerror}.") from None


def _print(data: dict[str, Any]) -> None:
    screen = console()
    title = (
        f"{data['preset']}, {data['seats']} seats, {data['mode']}, {data['games']:,} games, "
        f"{data['seeds']} seeds from {data['first']:,}"
    )
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
            screen.print(
                f"{row['of']} to {row['to']}: no ratio: one of them never won, or there was one deal only."
            )
        else:
            low, high = row["ci95"]
            times = f"{row['ratio']:.2f} ({low:.2f} to {high:.2f})"
            screen.print(f"A seat of {row['of']} wins {times} times as often as one of {row['to']}.")
    screen.print(f"Any seat wins {data['calibration']['seat_win_rate']:.1%} of its games.")
    for tables in data["tables"]:
        won = ", ".join(f"{side} {share['rate']:.1%}" for side, share in tables["won_by"].items())
        screen.print(f"{' and '.join(tables['bots'])}: {won}; {tables['turns']['mean']:.1f} turns a game.")
    for name, counted in (data["mistakes"] or {}).items():
        screen.print(_mistakes(name, counted))
    if data["finished"] < data["games"]:
        screen.print(f"{data['games'] - data['finished']} games did not end.")
    for fault in data["faults"]:
        screen.print(f"game {fault['game']}, seat {fault['seat']}, {fault['bot']}: {fault['fault']}")


def _mistakes(name: str, counted: dict[str, Any]) -> Table:
    table = Table(title=f"mistakes of {name}, {counted['games']:,} games", title_justify="left")
    for head in ("mistake", "made", "could be made", "share"):
        table.add_column(head, justify="left" if head == "mistake" else "right")
    for mistake, (done, could) in counted["mistakes"].items():
        table.add_row(mistake, f"{done:,}", f"{could:,}", f"{done / could:.0%}" if could else "")
    return table


def _share(share: dict[str, Any]) -> tuple[str, str, str, str]:
    low, high = share["ci95"]
    return (
        f"{share['seats_played']:,}",
        f"{share['wins']:,}",
        f"{share['win_rate']:.1%}",
        f"{low:.1%}–{high:.1%}",
    )
