"""`fengsheng play`: sit down at a table with bots."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from fengsheng.bots import make_bot
from fengsheng.cli.arguments import (
    EditionName,
    FromPipe,
    HouseRules,
    Language,
    Script,
    SeatCount,
    house_rules,
    names,
)
from fengsheng.cli.database import DataFolder
from fengsheng.cli.embedded import start
from fengsheng.cli.output import console
from fengsheng.cli.sitting import answers_from, can_answer, sit_down
from fengsheng.editions.registry import USUAL, editions
from fengsheng.game import Game
from fengsheng.levels import USUAL as USUAL_LEVEL
from fengsheng.levels import bot_called
from fengsheng.terminal import Session
from fengsheng.words import check_language


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal instead of the browser.")
    ] = False,
    host: Annotated[
        str | None,
        typer.Option(
            help="Address to listen on; 127.0.0.1 for this machine alone.",
            show_default="0.0.0.0, the whole home network",
        ),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port.", show_default="8766, or the next that is free")
    ] = None,
    data: DataFolder = None,
    show: Annotated[
        bool,
        typer.Option(
            "--open/--no-open", help="Open the page in the browser, if there is one and a terminal here."
        ),
    ] = True,
    edition: EditionName = USUAL,
    seats: SeatCount = 5,
    seat: Annotated[int, typer.Option(help="Where you sit, from 0.")] = 0,
    seed: Annotated[
        str | None, typer.Option(help="A number or a word.", show_default="a new one each time")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", help="Levels, or bots by their names, with commas, dealt round the table."
        ),
    ] = USUAL_LEVEL,
    lang: Language = "en",
    option: HouseRules = None,
    script: Script = None,
    from_pipe: FromPipe = False,
) -> None:
    """Play in the browser: starts a server for you, your friends and bots, and opens its page.

    Everybody in the home network can take part. Ctrl-C stops it; tables and games are kept.

    With --terminal it is a game against bots in this terminal; the options about the game are for that.
    There every question lists what you may do and what it would do; ? explains what else can be typed.
    Bots are newcomer (knows the rules, often slips), club (plays for its own goal with good sense), expert
    (reads who is who from what everybody does) or master (tries out its best answers before it gives one).

    \b
    fengsheng play
    fengsheng play --port 8080 --data games
    fengsheng play --terminal --lang zh-Hant --seats 7
    fengsheng play --terminal --edition spywar --seats 6 --lang zh-Hans
    fengsheng play --terminal --edition classic-lite --seed 42 --seat 2
    fengsheng play --terminal --bots master,expert
    """
    check_language(lang)
    if not terminal and script is None and not from_pipe:
        start(lang, host, port, data, show)
        return
    if not can_answer(lang, script, from_pipe):
        return
    chosen = seed if seed is not None else str(secrets.randbelow(1_000_000))
    given = house_rules(option)
    game = Game.new(edition, seats, chosen, options=given)
    game.view(seat)  # refuses a seat that does not exist
    players = [bot_called(word) for word in names(bots)]
    others = [i for i in range(seats) if i != seat]
    seated = {i: make_bot(players[n % len(players)], f"{chosen}/bot {i}") for n, i in enumerate(others)}
    listed = editions()[edition]["options"]
    table = {name: str(given.get(name, rule["default"])) for name, rule in listed.items()}
    screen = console()
    session = Session(game, seat, seated, lang, screen, answers_from(screen, script, from_pipe), table)
    session.welcome(edition, chosen)
    sit_down(session)
