"""An analysis at the terminal, in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import typer
from rich.table import Table

from fengsheng.cli.output import console
from fengsheng.review import Review, named
from fengsheng.review.honest import honest
from fengsheng.review.judge import rough
from fengsheng.review.model import Choice
from fengsheng.review.telling import Teller
from fengsheng.words import say, seat_label

SHORT: Final = ("red", "blue", "alone")  # by faction
MARKS: Final = {"rule": " =", "private": " *", "behaviour": ""}


class Printer:
    """An analysis at the terminal."""

    def __init__(self, found: Review, teller: Teller, lang: str) -> None:
        self._found = found
        self._teller = teller
        self._lang = lang
        self._rough = rough(found.edition)
        self._names: Sequence[str] = found.names or [
            seat_label(lang, seat) for seat in range(len(found.truth))
        ]

    def _named(self, text: str) -> str:
        return named(text, self._names)

    def everything(self) -> None:
        """All of it."""
        found, lang = self._found, self._lang
        self._suspicion()
        self._knowing()
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

    def _suspicion(self) -> None:
        """What everybody could think, at the beginning of every turn."""
        found, lang = self._found, self._lang
        table = self._table(say(lang, "analyse-public"), say(lang, "analyse-turn"))
        for turn in found.turns:
            seen = [one for one in found.suspicion if 0 <= one.moment <= turn.moment][-1:]
            for one in seen:
                likely = [max(range(3), key=lambda faction: odds[faction]) for odds in one.odds]
                cells = [self._guess(f, odds[f]) for f, odds in zip(likely, one.odds, strict=True)]
                table.add_row(str(turn.turn), *cells)
        table.add_row(say(lang, "analyse-truth"), *(self._short(faction) for faction in found.truth))
        console().print(table)
        typer.echo(self._legend() + "\n")

    def _knowing(self) -> None:
        """What each could know of each when the last turn began."""
        found, lang = self._found, self._lang
        if not found.knowing:
            return
        turn = found.turns[len(found.knowing) - 1].turn
        table = self._table(say(lang, "analyse-knew", turn=turn), say(lang, "analyse-who"))
        for viewer, row in enumerate(found.knowing[-1]):
            cells = [f"{self._guess(faction, odds)}{MARKS[known]}" for faction, odds, known in row]
            cells[viewer] = "–"
            table.add_row(self._names[viewer], *cells)
        console().print(table)
        typer.echo(say(lang, "analyse-knew-about") + "\n")

    def _table(self, title: str, corner: str) -> Table:
        """With a column for every seat."""
        typer.echo(title)
        table = Table(box=None)
        table.add_column(corner, justify="right")
        for name in self._names:
            table.add_column(name)
        return table

    def _short(self, faction: int) -> str:
        return say(self._lang, f"analyse-short-{SHORT[faction]}")

    def _legend(self) -> str:
        """What the short names mean."""
        named = [
            f"{self._short(faction)} {self._teller.faction(self._lang, faction)}" for faction in range(3)
        ]
        return " · ".join(named)

    def _guess(self, faction: int, odds: float) -> str:
        """In tens where guesses were measured to be no better."""
        step = 10 if self._rough else 1
        return f"{self._short(faction)} {step * round(100 * odds / step)}"

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
        if choice.believed:
            who, about = self._names[choice.seat], self._names[choice.about]
            typer.echo(f"     {say(lang, 'analyse-believed', who=who, about=about)}")
            for text in choice.believed:
                typer.echo(f"            {self._named(text[lang])}")


def _figure(chance: float, error: float) -> str:
    return f"{round(100 * chance):>3} ±{round(100 * error)}"
