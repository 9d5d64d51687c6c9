"""The command line: a module a sub-command, each named in COMMANDS.

A command prints what it was asked for and returns. What goes wrong it raises: a `ValueError` with a
`code` becomes one line on stderr and exit code 2 (or its `exit_code`); anything else is a bug and shows its
traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Annotated, Any

import typer

from fengsheng.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    deck,
    fit,
    learn,
    migrate,
    play,
    replay,
    restore,
    rules,
    scenario,
    serve,
    simulate,
    train,
    tune,
    watch,
)
from fengsheng.cli.extras import line_to_type

COMMANDS: dict[str, Callable[..., Any] | typer.Typer] = {
    "play": play.play,
    "learn": learn.learn,
    "serve": serve.serve,
    "backup": backup.backup,
    "restore": restore.restore,
    "admin": admin.app,
    "migrate": migrate.migrate,
    "rules": rules.rules,
    "deck": deck.deck,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "tune": tune.tune,
    "fit": fit.fit,
    "train": train.app,
    "watch": watch.watch,
    "replay": replay.replay,
    "analyse": analyse.analyse,
    "scenario": scenario.app,
    "bench": bench.bench,
}
"""Name to a command function, or to a Typer application for commands with sub-commands."""

app = typer.Typer(
    name="fengsheng",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

# Typer uses click's exceptions in older versions and its own copies in newer ones; the ancestor of
# BadParameter is the right class in both.
_UsageError: type[Exception] = next(
    cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException"
)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """風聲 (The Message): the card game, its rules and its tools."""
    if show_version:
        typer.echo(f"fengsheng {version('fengsheng')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _name, _command in COMMANDS.items():
    if isinstance(_command, typer.Typer):
        app.add_typer(_command, name=_name)
    else:
        app.command(_name)(_command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    try:
        result = app(
            args=None if arguments is None else list(arguments),
            prog_name="fengsheng",
            standalone_mode=False,
        )
    except _UsageError as error:
        sentence = getattr(error, "format_message", error.__str__)()
        return _fail("usage", sentence, int(getattr(error, "exit_code", 2)))
    except ValueError as error:
        code = getattr(type(error), "code", None)
        if not isinstance(code, str):
            raise
        return _fail(code, str(error), int(getattr(type(error), "exit_code", 2)))
    except ModuleNotFoundError as error:
        line = line_to_type(error)
        if not line:
            raise
        given = sys.argv[1:] if arguments is None else arguments
        return _fail("not-installed", f"fengsheng {given[0]} needs more than is installed here: {line}", 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return result if isinstance(result, int) else 0


def _fail(code: str, sentence: str, exit_code: int) -> int:
    """One line, whatever the message looks like."""
    print(f"error[{code}]: {' '.join(sentence.split())}", file=sys.stderr)
    return exit_code
