"""`fengsheng scenario`: runs executable rulings and explains what does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from fengsheng.cli.arguments import AsJson, Language
from fengsheng.cli.output import print_json
from fengsheng.core.errors import FengshengError, ScenarioError
from fengsheng.lessons.check import problems
from fengsheng.scenario import Scenario
from fengsheng.trials import lay_on_stage
from fengsheng.words import LANGUAGES, check_language
from fengsheng.words.rulings import SUFFIX, made_ruling, ruling_text

app = typer.Typer(help="Executable rulings: positions, actions and what must follow.")


@app.callback()
def scenario() -> None:
    """Executable rulings: positions, actions and what must follow."""


@app.command()
def run(
    paths: Annotated[
        list[Path], typer.Argument(metavar="PATH…", help="Scenario files (.scn) or folders of them.")
    ],
    as_json: AsJson = False,
    trace: Annotated[
        bool, typer.Option("--trace", help="Tell step by step what happens, who is asked what, and why.")
    ] = False,
    lang: Annotated[
        str, typer.Option("--lang", "-l", help=f"With --trace: in sentences, in {', '.join(LANGUAGES)}.")
    ] = "",
) -> None:
    """Run scenario files; the exit code is 1 when one of them fails.

    \b
    fengsheng scenario run scenarios/                                               all of them
    fengsheng scenario run scenarios/classic/cards/lock                             those of a card
    fengsheng scenario run --trace scenarios/classic/cards/lock/CL-SC-LOCK-02.scn   one, step by step
    fengsheng scenario run --trace --lang zh-Hant scenarios/classic/cards/lock/CL-SC-LOCK-02.scn
    """
    if lang:
        check_language(lang)
    results = [_try(path, trace, as_json, lang) for path in _files(paths)]
    failed = sum(not result["passed"] for result in results)
    passed = len(results) - failed
    if as_json:
        report = {"passed": passed, "failed": failed, "scenarios": results}
        print_json(report)
    else:
        for result in results:
            if not result["passed"]:
                typer.echo(f"FAILED  {result['title'] or result['file']}\n  {result['error']}\n")
        typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


@app.command("list")
def list_(
    paths: Annotated[
        list[Path], typer.Argument(metavar="PATH…", help="Scenario files (.scn) or folders of them.")
    ],
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What each scenario settles: the question a player asks, and the answer.

    Where nobody has written a question, its title, and what the rules say that it cites.

    \b
    fengsheng scenario list scenarios/classic/cards/lock --lang zh-Hant
    """
    check_language(lang)
    rows = [_asked(path, lang) for path in _files(paths)]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        head, below = (row["ask"], "") if row["written"] else (row["title"], f"{row['ask']} ")
        typer.echo(f"{row['scenario']}  {head}\n    {below}{row['answer']}")


def _asked(path: Path, lang: str) -> dict[str, Any]:
    """Question and answer of one file, written or made."""
    loaded = Scenario.load(path)
    edition = loaded.position.edition.name
    written = ruling_text(edition, path.stem, lang)
    text = written or made_ruling(edition, loaded.rules, lang)
    return {
        "scenario": path.stem,
        "file": str(path),
        "title": loaded.title,
        "rules": list(loaded.rules),
        "written": written is not None,
        "ask": text.ask if text else "",
        "answer": text.answer if text else "",
    }


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob(f"*{SUFFIX}"))
            if not found:
                raise ScenarioError(f"{path}: no {SUFFIX} file in this folder")
            yield from found
        else:
            yield path


def _tell(loaded: Scenario, say: Callable[[str], None], lang: str) -> None:
    """Run it and tell it: as the engine sees it, or as a reader of the rulebook does. Lessons have a teacher
    instead."""
    if not lang or loaded.lesson is not None:
        loaded.run(say)
        return
    loaded.run()
    for number, moment in enumerate(lay_on_stage(loaded, lang).moments):
        for line in moment.told:
            say(f"{number:4}  {line.text}" + (f"  [{line.rule}]" if line.rule else ""))
        for sentence in moment.so:
            say(f"        → {sentence}")


def _try(path: Path, trace: bool, as_json: bool, lang: str) -> dict[str, Any]:
    """Run one file; what is told goes out at once, or with the rest for machines."""
    result: dict[str, Any] = {"file": str(path), "title": "", "rules": [], "passed": False, "error": ""}
    try:
        loaded = Scenario.load(path)
        result["title"], result["rules"] = loaded.title, list(loaded.rules)
        if trace and as_json:
            told = result["trace"] = list[str]()
            _tell(loaded, told.append, lang)
        elif trace:
            typer.echo(f"{loaded.title}\n  {path}")
            _tell(loaded, typer.echo, lang)
            typer.echo()
        else:
            loaded.run()
        if loaded.lesson is not None and (wrong := problems(loaded)):
            raise ScenarioError(" ".join(wrong))
        result["passed"] = True
    except FengshengError as error:
        result["code"] = error.code
        result["error"] = str(error)
    return result
