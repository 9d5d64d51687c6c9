"""`fengsheng analyse`: a recorded game looked back at, or many of them counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.cli.arguments import AsJson
from fengsheng.cli.output import console, print_json, progress_bar
from fengsheng.cli.replay import read_record
from fengsheng.core.errors import RecordError
from fengsheng.review import LEVELS, Review, named, review
from fengsheng.review.calibrating import Calibrating
from fengsheng.review.honest import honest
from fengsheng.review.model import Choice
from fengsheng.review.telling import Teller
from fengsheng.review.walking import finished
from fengsheng.words import LANGUAGES, check_language, say, seat_label


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
    lang: Annotated[str, typer.Option("--lang", "-l", help=f"Language: {', '.join(LANGUAGES)}.")] = "en",
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
        task = bar.add_task("…", total=100)
        found = review(
            record,
            seat,
            level,
            progress=lambda p: bar.update(
                task, completed=round(100 * p.part), description=f"{p.stage} {p.turn or ''}"
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
        _Printer(found, Teller(finished(record)), lang).everything()


class _Printer:
    """An analysis at the terminal."""

    def __init__(self, found: Review, teller: Teller, lang: str) -> None:
        self._found = found
        self._teller = teller
        self._lang = lang
        self._names: Sequence[str] = found.names or [
            seat_label(lang, seat) for seat in range(len(found.truth))
        ]

    def _named(self, text: str) -> str:
        return named(text, self._names)

    def everything(self) -> None:
        """All of it."""
        found, lang = self._found, self._lang
        self._chances()
        if found.key.level != "at-once" and found.key.bot:
            self._points()
        for counted in found.counted:
            who = self._names[counted.seat]
            typer.echo("\n" + say(lang, "analyse-choices", seat=who, n=counted.key, like=counted.like))
            for choice in found.choices:
                if choice.seat == counted.seat and choice.verdict != "same":
                    self._choice(choice)
        typer.echo()
        for line in honest(found.key, found.edition, lang):
            typer.echo(line)

    def _chances(self) -> None:
        found, lang = self._found, self._lang
        rows = [turn for turn in found.turns if turn.chances]
        if len(rows) < 2:
            typer.echo(say(lang, "analyse-no-judge"))
            return
        table = Table(title=say(lang, "analyse-chances"), box=None, title_justify="left")
        table.add_column(say(lang, "analyse-turn"), justify="right")
        for side in found.sides:
            table.add_column(self._named(self._teller.side(lang, side)), justify="right")
        for turn in rows:
            number = say(lang, "analyse-end") if turn.seat < 0 else str(turn.turn)
            table.add_row(number, *(_figure(chance, error) for chance, error in turn.chances))
        console().print(table)

    def _points(self) -> None:
        found, lang = self._found, self._lang
        if not found.turning_points:
            typer.echo("\n" + say(lang, "analyse-no-points"))
            return
        typer.echo("\n" + say(lang, "analyse-points"))
        for number, point in enumerate(found.turning_points, 1):
            typer.echo(f"{number}. {point.sentence(lang, self._names)}")
            for text in point.happened:
                typer.echo(f"   {self._named(text[lang])}")
            if point.choice is not None and point.choice.answers:
                self._answers(point.choice)

    def _choice(self, choice: Choice) -> None:
        turn = say(self._lang, "analysis-title-bare", turn=choice.turn)
        loss = _figure(-choice.loss, choice.error)
        typer.echo(f"- {turn}, {loss}: {self._named(choice.told[self._lang])}")
        self._answers(choice)

    def _answers(self, choice: Choice) -> None:
        lang = self._lang
        for answer in choice.answers:
            done = f" ({say(lang, 'analyse-done')})" if answer.done else ""
            label = self._named(answer.label[lang])
            typer.echo(f"     {_figure(answer.chance, answer.error)}  {label}{done}")
            if answer.reason[lang]:
                typer.echo(f"            {self._named(answer.reason[lang])}")


def _figure(chance: float, error: float) -> str:
    return f"{round(100 * chance):>3} ±{round(100 * error)}"


def _many(path: Path, seat: int | None, level: str, lang: str, as_json: bool) -> None:
    """Count over many games."""
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not files:
        raise RecordError(f"There are no records (*.json) in {path}.")
    calibrating, kinds = Calibrating(), Counter[str]()
    key = like = 0
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task("games", total=len(files))
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
