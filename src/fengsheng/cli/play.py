"""`fengsheng play`: sit down at a table with bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from fengsheng.bots import make_bot
from fengsheng.cli.arguments import BotNames, EditionName, HouseRules, SeatCount, house_rules, names
from fengsheng.cli.output import console
from fengsheng.editions.registry import editions
from fengsheng.game import Game
from fengsheng.terminal import Keyboard, Lines, Session, Source
from fengsheng.words import LANGUAGES, check_language, say


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal (the only way so far).")
    ] = True,
    edition: EditionName = "classic",
    seats: SeatCount = 5,
    seat: Annotated[int, typer.Option(help="Where you sit, from 0.")] = 0,
    seed: Annotated[
        str | None, typer.Option(help="A number or a word.", show_default="a new one each time")
    ] = None,
    bots: BotNames = "random",
    lang: Annotated[str, typer.Option("--lang", "-l", help=f"Language: {', '.join(LANGUAGES)}.")] = "en",
    option: HouseRules = None,
    script: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, readable=True, help="Take the answers from a file."),
    ] = None,
    from_pipe: Annotated[bool, typer.Option("--stdin", help="Take the answers from a pipe.")] = False,
) -> None:
    """Play a whole game against bots.

    Every question lists what you may do and what it would do; h explains what else can be typed.

    \b
    fengsheng play --lang zh-Hant --seats 7
    fengsheng play --edition spywar --seats 6 --lang zh-Hans
    fengsheng play --edition classic-lite --seed 42 --seat 2
    """
    check_language(lang)
    if script is None and not from_pipe and not sys.stdin.isatty():
        typer.echo(say(lang, "term-no-terminal"))
        return
    chosen = seed if seed is not None else str(secrets.randbelow(1_000_000))
    given = house_rules(option)
    game = Game.new(edition, seats, chosen, options=given)
    game.view(seat)  # refuses a seat that does not exist
    players = names(bots)
    others = [i for i in range(seats) if i != seat]
    seated = {i: make_bot(players[n % len(players)], f"{chosen}/bot {i}") for n, i in enumerate(others)}
    listed = editions()[edition]["options"]
    table = {name: str(given.get(name, rule["default"])) for name, rule in listed.items()}
    screen = console()
    session = Session(game, seat, seated, lang, screen, _source(script, from_pipe), table)
    session.welcome(edition, chosen)
    try:
        session.run()
    except KeyboardInterrupt:
        typer.echo()
        typer.echo(say(session.lang, "term-bye"))
        raise typer.Exit(130) from None


def _source(script: Path | None, from_pipe: bool) -> Source:
    screen = console()
    if script is not None:
        return Lines(screen, script.read_text(encoding="utf-8").splitlines())
    lines: Iterable[str] = sys.stdin
    return Lines(screen, lines) if from_pipe else Keyboard(screen)
