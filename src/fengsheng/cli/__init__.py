"""The command line: a module a sub-command, each named in COMMANDS.

A command prints what it was asked for and returns. What goes wrong it raises: a `ValueError` with a
`code` becomes one line on stderr and exit code 2 (or its `exit_code`); anything else is a bug and shows its
traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from pkgutil import resolve_name
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from fengsheng.cli.extras import line_to_type
from fengsheng.processes import collect_seldom

COMMANDS: Final = {
    "play": "fengsheng.cli.play:play",
    "learn": "fengsheng.cli.learn:learn",
    "serve": "fengsheng.cli.serve:serve",
    "backup": "fengsheng.cli.backup:backup",
    "restore": "fengsheng.cli.restore:restore",
    "admin": "fengsheng.cli.admin:app",
    "migrate": "fengsheng.cli.migrate:migrate",
    "rules": "fengsheng.cli.rules:rules",
    "deck": "fengsheng.cli.deck:deck",
    "simulate": "fengsheng.cli.simulate:simulate",
    "arena": "fengsheng.cli.arena:arena",
    "tune": "fengsheng.cli.tune:tune",
    "fit": "fengsheng.cli.fit:fit",
    "train": "fengsheng.cli.train:app",
    "watch": "fengsheng.cli.watch:watch",
    "replay": "fengsheng.cli.replay:replay",
    "analyse": "fengsheng.cli.analyse:analyse",
    "scenario": "fengsheng.cli.scenario:app",
    "bench": "fengsheng.cli.bench:bench",
}
"""Name to where its function is, or the Typer application of a command with sub-commands."""


class _Commands(TyperGroup):
    """Each is loaded when it is asked for: whoever starts a server does not wait for what measures bots."""

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order in which the help shows them."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """That one; where there is none, all are loaded, so that one of them can be suggested."""
        for name in [cmd_name] if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.add_command(_loaded(name), name)
        return super().get_command(ctx, cmd_name)


def _loaded(name: str) -> Any:
    command = resolve_name(COMMANDS[name])
    holder = typer.Typer()
    if isinstance(command, typer.Typer):
        holder.add_typer(command, name=name)
    else:
        holder.command(name)(command)
    return typer.main.get_group(holder).commands[name]


app = typer.Typer(
    name="fengsheng",
    cls=_Commands,
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    if arguments is None:  # the process is ours
        collect_seldom()
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
