"""How commands print: plain text for people, JSON for machines."""

from __future__ import annotations

import json

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fengsheng.server.operate.visible import visible


def console(*, stderr: bool = False) -> Console:
    """Plain text: the game's words have brackets and numbers that are not for rich to read."""
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=False, stderr=stderr)


def print_line(screen: Console, text: str) -> None:
    """Cut at the edge of a terminal, whole when piped."""
    there = screen.is_terminal
    screen.print(text, no_wrap=there, overflow="ellipsis" if there else "ignore", crop=there)


def print_json(data: object) -> None:
    """One JSON document on standard output, with nothing in it that a terminal would obey."""
    for line in json.dumps(data, ensure_ascii=False, indent=2).split("\n"):
        typer.echo(visible(line))


def progress_bar(*, hidden: bool = False) -> Progress:
    """A bar on the error stream, for people who watch; never in a file or a pipe."""
    screen = console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=hidden or not screen.is_terminal,
    )
