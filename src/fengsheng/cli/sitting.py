"""How somebody sits down to a game or a lesson at this terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import typer
from rich.console import Console

from fengsheng.terminal import Keyboard, Lines, Session, Source
from fengsheng.words import say


def can_answer(lang: str, script: Path | None, from_pipe: bool) -> bool:
    """Whether there is anybody, or anything, to answer; if not, it is said."""
    if script is not None or from_pipe or sys.stdin.isatty():
        return True
    typer.echo(say(lang, "term-no-terminal"))
    return False


def answers_from(screen: Console, script: Path | None, from_pipe: bool) -> Source:
    """Where a game at the terminal takes its answers from."""
    if script is not None:
        return Lines(screen, script.read_text(encoding="utf-8").splitlines())
    lines: Iterable[str] = sys.stdin
    return Lines(screen, lines) if from_pipe else Keyboard(screen)


def sit_down(session: Session) -> None:
    """Play until it is over, or until Ctrl-C."""
    try:
        session.run()
    except KeyboardInterrupt:
        typer.echo()
        typer.echo(say(session.lang, "term-bye"))
        raise typer.Exit(130) from None
