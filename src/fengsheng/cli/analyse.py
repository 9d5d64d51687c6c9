"""`fengsheng analyse`: a recorded game looked back at, or many of them counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from fengsheng.cli.analysed import Printer
from fengsheng.cli.arguments import AsJson, Language
from fengsheng.cli.output import print_json, progress_bar
from fengsheng.cli.replay import read_record
from fengsheng.core.errors import RecordError
from fengsheng.review import LEVELS, review
from fengsheng.review.calibrating import Calibrating
from fengsheng.review.honest import honest
from fengsheng.review.telling import Teller
from fengsheng.review.walking import finished
from fengsheng.words import LANGUAGES, check_language, say


def analyse(
    path: Annotated[
        Path, typer.Argument(exists=True, readable=True, help="A record as JSON, or a folder of them.")
    ],
    seat: Annotated[
        int | None, typer.Option(help="Whose choices are judged, from 0.", show_default="nobody's")
    ] = None,
    level: Annotated[str, typer.Option(help=f"How much work: {', '.join(LEVELS)}.")] = "standard",
    mistakes: Annotated[
        bool,
        typer.Option("--mistakes", help="Of all games in a folder: mistakes by kind, and calibration."),
    ] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look back at a finished game: who looked like what, how the chances stood, where they turned, and which
    choices cost something. Every figure comes with its error.

    \b
    fengsheng analyse game.json --seat 0 --lang zh-Hant
    fengsheng analyse game.json --level at-once
    fengsheng analyse game.json --json > review.json
    fengsheng analyse games/ --mistakes
    """
    check_language(lang)
    if path.is_dir() or mistakes:
        _many(path, seat, level if mistakes else "at-once", lang, as_json)
        return
    record = read_record(path)
    with progress_bar() as bar:
        task = bar.add_task(say(lang, "analyse-stage-reading"), total=100)
        found = review(
            record,
            seat,
            level,
            progress=lambda p: bar.update(
                task,
                completed=round(100 * p.part),
                description=say(lang, f"analyse-stage-{p.stage}", turn=p.turn, done=p.done, total=p.total),
            ),
        )
    if as_json:
        print_json(
            {
                **found.to_dict(),
                "honest": {name: honest(found.key, found.edition, name) for name in LANGUAGES},
            }
        )
    else:
        Printer(found, Teller(finished(record)), lang).everything()


def _many(path: Path, seat: int | None, level: str, lang: str, as_json: bool) -> None:
    """Count over many games."""
    files = sorted(path.rglob("*.json")) if path.is_dir() else [path]
    if not files:
        raise RecordError(f"There are no records (*.json) in {path}.")
    calibrating, kinds = Calibrating(), Counter[str]()
    key = like = 0
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(say(lang, "analyse-games"), total=len(files))
        for file in files:
            record = read_record(file)
            try:
                calibrating.add(record)
                if level != "at-once":
                    found = review(record, seat, level)
                    kinds.update(choice.verdict for choice in found.choices)
                    key += sum(one.key for one in found.counted)
                    like += sum(one.like for one in found.counted)
            except RecordError as error:
                raise RecordError(f"{file.name}: {error}") from None
            bar.advance(task)
    told: dict[str, Any] = {
        "games": len(files),
        "key_choices": key,
        "like": like,
        "kinds": dict(kinds.most_common()),
        "calibration": {
            **calibrating.summary()._asdict(),
            "bins": [one._asdict() for one in calibrating.bins()],
        },
    }
    if as_json:
        print_json(told)
        return
    if level != "at-once":
        typer.echo(say(lang, "analyse-mistakes"))
        for kind, count in kinds.most_common():
            if kind not in ("like", "same", "bluff"):
                typer.echo(f"  {count:>4}  {say(lang, f'mistake-{kind}')}")
    typer.echo(say(lang, "analyse-calibration"))
    for one in calibrating.bins():
        numbers = {"said": round(100 * one.said), "right": round(100 * one.right)}
        typer.echo("  " + say(lang, "analyse-guess", count=one.guesses, **numbers))
    typer.echo(f"  {calibrating.summary().error:.3f}")
