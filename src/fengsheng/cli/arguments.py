"""Arguments that several commands share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fengsheng.words import LANGUAGES

EditionName = Annotated[
    str, typer.Option("--edition", "-e", help="Edition or preset, such as classic or classic-lite.")
]
SeatCount = Annotated[int, typer.Option("--seats", "-n", help="How many players.")]
BotNames = Annotated[
    str, typer.Option("--bots", "-b", help="Who plays: names with commas, dealt round the table.")
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be repeated."),
]
Ray = Annotated[
    bool,
    typer.Option(
        "--ray",
        help="Share the games out with Ray: at RAY_ADDRESS, or where there is none, with one begun here.",
    ),
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray-address", metavar="ADDRESS", help="The cluster that plays, such as ray://head:10001."
    ),
]
Language = Annotated[str, typer.Option("--lang", "-l", help=f"Language: {', '.join(LANGUAGES)}.")]
Script = Annotated[
    Path | None,
    typer.Option(exists=True, dir_okay=False, readable=True, help="Take the answers from a file."),
]
FromPipe = Annotated[bool, typer.Option("--stdin", help="Take the answers from a pipe.")]
AsJson = Annotated[bool, typer.Option("--json", help="Output for machines.")]


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    found = tuple(name.strip() for name in text.split(","))
    if not all(found):
        raise typer.BadParameter(f"{text!r} has an empty name; write names with commas, such as a,b.")
    return found


def ray_cluster(wanted: bool, address: str | None) -> str | None:
    """Which cluster plays; None: nobody asked for one."""
    if address or not wanted:
        return address
    return os.environ.get("RAY_ADDRESS") or "local"


def numbers(text: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    try:
        return tuple(int(word) for word in names(text))
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no list of numbers; write it as 5,9.") from None


def house_rules(texts: list[str] | None) -> dict[str, str]:
    """NAME=VALUE as a mapping; whether there are such rules is for the edition to say."""
    chosen: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise typer.BadParameter(f"{text!r} is no house rule; write it as NAME=VALUE.")
        if name in chosen:
            raise typer.BadParameter(f"The house rule {name} is given twice.")
        chosen[name] = value
    return chosen
