"""`fengsheng replay`: a recorded game, told or verified."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import typer

from fengsheng.cli.arguments import AsJson, Language
from fengsheng.cli.output import print_json
from fengsheng.cli.telling import Teller, whole_log
from fengsheng.core.errors import RecordError
from fengsheng.game import Game
from fengsheng.review import ALL, Chapter, chapters
from fengsheng.review.walking import again
from fengsheng.server.operate.visible import visible
from fengsheng.words import check_language


def replay(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="A record, as JSON.")
    ],
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, from 0.", show_default="everything open")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that the game comes out as recorded.")
    ] = False,
    published: Annotated[
        str | None,
        typer.Option(metavar="SHA256", help="With --verify: the hash that was shown before the deal."),
    ] = None,
    by_chapter: Annotated[
        bool, typer.Option("--chapters", help="Only the turns, and what mattered in each.")
    ] = False,
    first: Annotated[
        int | None, typer.Option("--from", metavar="TURN", help="From this turn; 0 is the deal.", min=0)
    ] = None,
    last: Annotated[int | None, typer.Option("--to", metavar="TURN", help="Up to this turn.", min=0)] = None,
    rules: Annotated[bool, typer.Option("--rules", help="Name the rule behind every line.")] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game line by line, or verify it.

    Without --seat everything is open: a record holds the seed, so there is nothing to hide from its owner.

    \b
    fengsheng simulate --games 1 --records games/
    fengsheng replay games/game-000000.json --seat 0 --lang zh-Hant
    fengsheng replay games/game-000000.json --chapters
    fengsheng replay games/game-000000.json --from 12 --to 13
    fengsheng replay games/game-000000.json --verify
    """
    check_language(lang)
    record = read_record(file)
    # chapters are of the game that was recorded, or there are none
    game = again(record, verify=verify or by_chapter)
    about = _about(record, game)
    if verify:
        _check_seed(about["seed_sha256"], record.get("seed_sha256"), "what the file names")
        _check_seed(about["seed_sha256"], published, "what was published")
        print_json(about) if as_json else typer.echo(_verified(about))
        return
    if not about["verified"]:
        print(
            "warning: the fingerprint does not come out again: this is not the game that was recorded.",
            file=sys.stderr,
        )
    teller = Teller(game, lang, seat, rules=rules)
    turns = _turns(first, last)
    if by_chapter:
        book = [c for c in chapters(record, ALL if seat is None else seat) if c.turn in turns]
        if as_json:
            print_json({**about, "seat": seat, "chapters": [_chapter(c, teller) for c in book]})
        else:
            _tell_chapters(book, teller, lang)
        return
    events = _within(whole_log(game) if seat is None else game.events(seat), turns)
    if as_json:
        told = [{**event, "text": teller.sentence(event)} for event in events]
        print_json({**about, "seat": seat, "events": told})
        return
    if seat is None:
        for line in teller.roles(game):
            typer.echo(line)
    for event in events:
        typer.echo(teller.line(event))
    if last is None:
        typer.echo(teller.result(game))


def _turns(first: int | None, last: int | None) -> range:
    """The turns asked for; 0 is the deal."""
    if first is not None and last is not None and first > last:
        raise typer.BadParameter(f"turn {last} comes before turn {first}", param_hint="--to")
    return range(first or 0, sys.maxsize if last is None else last + 1)


def _within(events: list[dict[str, Any]], turns: range) -> list[dict[str, Any]]:
    """The events of these turns; what comes before the first turn belongs to turn 0."""
    turn, kept = 0, []
    for event in events:
        turn = event["x"] if event["kind"] == "turn" else turn
        if turn in turns:
            kept.append(event)
    return kept


def _chapter(chapter: Chapter, teller: Teller) -> dict[str, Any]:
    marks = [{**mark._asdict(), "text": teller.mark(mark)} for mark in chapter.marks]
    return {**chapter._asdict(), "marks": marks}


def _tell_chapters(book: list[Chapter], teller: Teller, lang: str) -> None:
    for chapter in book:
        typer.echo(teller.chapter(chapter))
        for mark in chapter.marks:
            typer.echo(f"  {teller.mark(mark)}")


def read_record(file: Path) -> Any:
    """The file's JSON; what is wrong with it is said with the place. Names are somebody else's text: what
    would move the cursor or turn a line round is shown as what it is."""
    try:
        record = json.loads(file.read_text(encoding="utf-8-sig"))  # editors may put a mark at its beginning
    except json.JSONDecodeError as error:
        raise RecordError(
            f"{file} is no JSON: line {error.lineno}, column {error.colno}: {error.msg}."
        ) from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is no text: byte {error.start}: {error.reason}.") from None
    except RecursionError:
        raise RecordError(f"{file} is no record: it is nested too deeply.") from None
    if isinstance(record, dict) and isinstance(record.get("names"), list):
        record["names"] = [visible(name) if isinstance(name, str) else name for name in record["names"]]
    return record


def _check_seed(found: str, promised: object, where: str) -> None:
    """The deal is the one that was promised: the hash of its seed was told before."""
    if promised is not None and str(promised).lower() != found:
        raise RecordError(
            f"This is not the promised deal: its seed has the SHA-256 {found}, {where} is {promised}."
        )


def _about(record: dict[str, Any], game: Game) -> dict[str, Any]:
    result = game.result
    fingerprint = game.fingerprint()
    return {
        "edition": record["edition"],
        "seats": game.seats,
        "rules_version": record["rules_version"],
        "seed_sha256": sha256(bytes.fromhex(record["seed"])).hexdigest(),
        "fingerprint": fingerprint,
        "verified": fingerprint == record["fingerprint"],
        "answers": len(record["answers"]),
        "result": None
        if result is None
        else {
            "winners": list(result.winners),
            "faction": result.faction,
            "reason": result.reason,
            "rule": result.rule,
            "declarers": list(result.declarers),
            "usurper": result.usurper,
            "usurped": list(result.usurped),
        },
    }


def _verified(about: dict[str, Any]) -> str:
    return (
        f"verified: fingerprint {about['fingerprint']}, rules version {about['rules_version']}, "
        f"sha256 of the seed {about['seed_sha256']}"
    )
