"""`fengsheng train`: how the bot `neural` gets its weights, by the steps of `python -m fengsheng.train`.

What a step takes is read there: the command line must work where nothing but numpy and PyTorch is installed.
"""

from __future__ import annotations

import typer

STEPS = {
    "generate": "Play games and keep what was asked in them and answered.",
    "learn": "Learn from games, by the clock; goes on with the newest checkpoint.",
    "export": "Write the weights that the bot plays with, and how they came about.",
    "evaluate": "Judge a network by games it has not learned from.",
    "positions": "Play games and keep how they stood at the beginning of every turn, and who won.",
    "foresee": "Learn who will win a position in which everything lies open, and write the weights.",
    "match": "Let weights play against another bot.",
}

app = typer.Typer()


@app.callback()
def train() -> None:
    """Train the bot neural: games, a network that learns from them, its weights.

    \b
    fengsheng train generate --data games --seconds 600
    fengsheng train learn --data games --run run --seconds 600
    fengsheng train export --run run --out neural-classic.npz
    fengsheng train match --weights neural-classic.npz --against expert
    """


def step(context: typer.Context) -> None:
    """One of them; it reads its own arguments."""
    from fengsheng.train.command import main

    code = main([str(context.info_name), *context.args])
    if code:
        raise typer.Exit(code)


for _name, _help in STEPS.items():
    app.command(
        _name,
        help=_help,
        context_settings={
            "allow_extra_args": True,
            "ignore_unknown_options": True,
            "help_option_names": [],
        },
    )(step)
