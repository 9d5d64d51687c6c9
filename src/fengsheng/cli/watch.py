"""`fengsheng watch`: a whole game between bots, told as it happens."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer

from fengsheng.bots import make_bot, play_out
from fengsheng.cli.arguments import BotNames, EditionName, HouseRules, Language, SeatCount, house_rules, names
from fengsheng.cli.telling import Teller, as_seen
from fengsheng.core.event import Event
from fengsheng.editions.registry import USUAL
from fengsheng.game import Game
from fengsheng.simulate import Plan
from fengsheng.words import check_language, edition_name, listing, say


def watch(
    edition: EditionName = USUAL,
    seats: SeatCount = 5,
    seed: Annotated[
        str | None, typer.Option(help="A number or a word.", show_default="a new one each time")
    ] = None,
    bots: BotNames = "random",
    option: HouseRules = None,
    delay: Annotated[float, typer.Option(min=0.0, help="Seconds to wait after every line.")] = 0.0,
    rules: Annotated[bool, typer.Option("--rules", help="Name the rule behind every line.")] = False,
    lang: Language = "en",
) -> None:
    """Watch one game between bots, with everything open.

    \b
    fengsheng watch --seats 7 --bots holder --delay 0.2
    fengsheng watch --seed 42 --rules
    fengsheng watch --edition classic-lite --lang zh-Hant
    """
    check_language(lang)
    chosen = seed if seed is not None else str(secrets.randbelow(1_000_000))
    plan = Plan.make(edition, seats, 1, chosen, names(bots), house_rules(option))
    game = Game.new(edition, seats, chosen, options=plan.options)
    teller = Teller(game, lang, rules=rules)
    played = [make_bot(plan.bot_at(0, seat), f"{chosen}/bot {seat}") for seat in range(seats)]
    seated = [
        say(lang, "tell-player", seat=teller.seat(seat), bot=bot.name) for seat, bot in enumerate(played)
    ]
    name = edition_name(lang, edition)
    typer.echo(say(lang, "tell-table", edition=name, seed=chosen, players=listing(lang, seated)))

    def print_line(line: str) -> None:
        typer.echo(line)
        if delay:
            time.sleep(delay)

    def tell(_game: Game, events: list[Event]) -> None:
        for event in as_seen(game, events, None, everything=True):
            if event["kind"] == "turn" and event["x"] == 1:
                for line in teller.roles(game):
                    print_line(line)
            print_line(teller.line(event))

    tell(game, game._all_events())
    over = play_out(game, played, each=tell)
    typer.echo(teller.result(game))
    if not over:
        raise typer.Exit(1)
