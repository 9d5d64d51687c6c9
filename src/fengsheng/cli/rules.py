"""`fengsheng rules`: the catalogue for readers, and its coverage for developers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from fengsheng.cli.arguments import AsJson
from fengsheng.cli.output import console, print_json, print_line
from fengsheng.cli.rules_coverage import (
    lacking_data,
    only,
    print_coverage,
    print_lacking,
    print_lacking_rulings,
    questions_lacking,
)
from fengsheng.rulebook.printed import printed
from fengsheng.rulebook.tables import read_house
from fengsheng.rules import (
    Catalogue,
    Entry,
    NothingFound,
    UnknownRule,
    catalogue,
    catalogue_names,
    coverage,
    find_root,
    scenario_files,
)
from fengsheng.rules.ids import PREFIXES
from fengsheng.words import LANGUAGES, check_language, edition_name
from fengsheng.words.rules import (
    SOURCE,
    entry_data,
    lacking,
    rule_text,
    search,
    section_title,
)
from fengsheng.words.rulings import RulingText, ruling_text


def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID|WORD…]", help="A rule's ID, or words to look for.", show_default=False),
    ] = None,
    show_coverage: Annotated[
        bool,
        typer.Option(
            "--coverage",
            help="Which code and tests cite each rule, what is not cited, and what is not carried out. "
            "With --lang: which rules and rulings have no text in that language, or one that is out of date, "
            "and which questions of players do.",
        ),
    ] = False,
    edition: Annotated[
        str | None,
        typer.Option("--edition", "-e", help="Only this edition's catalogue.", show_default="all"),
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            "-l",
            help=f"As a player reads them: {', '.join(LANGUAGES)}.",
            show_default="the catalogue with its sources",
        ),
    ] = None,
    print_book: Annotated[
        str | None,
        typer.Option(
            "--book",
            metavar="PRESET",
            help="The whole rulebook of an edition or preset as one page of HTML, for printing.",
            show_default=False,
        ),
    ] = None,
    house: Annotated[
        str,
        typer.Option(
            help="With --book: house rules of the table, as name:value,name:value.", show_default=False
        ),
    ] = "",
    as_json: AsJson = False,
    root: Annotated[
        Path | None,
        typer.Option(
            help="The source tree that --coverage reads.", show_default="the one around this folder"
        ),
    ] = None,
) -> None:
    """The rules: one by its ID, all that contain a word, or the table of contents.

    \b
    fengsheng rules CL-CARD-LOCK-04    the rule and what belongs to it; with --lang also what players ask
    fengsheng rules 鎖定                every entry about 鎖定
    fengsheng rules CL-CARD-LOCK       every entry whose ID begins so
    fengsheng rules 鎖定 調虎離山 --lang zh-Hant    every entry that says both
    fengsheng rules --coverage         rules that no test or no code cites
    fengsheng rules --coverage --lang zh-Hant      rules without a text
    fengsheng rules --book classic --lang zh-Hant > book.html
    """
    if print_book is not None:
        spoken = check_language(lang or LANGUAGES[0])
        typer.echo(printed(print_book, spoken, read_house(print_book, house)), nl=False)
        return
    asked = " ".join(what or ())
    told = Telling(None if lang is None else check_language(lang))
    books = [catalogue(name) for name in ([edition] if edition else catalogue_names())]
    if show_coverage and lang is not None:
        lacks = {book.edition: lacking(book.edition, lang) for book in books}
        asked_for = questions_lacking(lang, [book.edition for book in books], find_root(root))
        if as_json:
            print_json(lacking_data(lang, lacks, asked_for))
        else:
            print_lacking(lang, lacks)
            print_lacking_rulings(lang, asked_for)
    elif show_coverage:
        report = coverage(root, [book.edition for book in books])
        if asked:
            report = only(report, {entry.id for _, entry in _matches(books, asked, told)})
        print_json(report) if as_json else print_coverage(report)
    elif not asked:
        print_json(_contents(books, told)) if as_json else _print_contents(books, told)
    else:
        found = _matches(books, asked, told)
        if len(found) == 1 and found[0][1].id.upper() == asked.upper():
            print_json(_details(*found[0], told)) if as_json else _print_entry(*found[0], told)
        elif as_json:
            print_json({"query": asked, "matches": [told.data(*one) for one in found]})
        else:
            _print_list(found, told)


class Telling:
    """How entries are told: in a language for players, or as the catalogue has them."""

    def __init__(self, lang: str | None) -> None:
        self.lang = lang

    def text(self, book: Catalogue, entry: Entry) -> str:
        """A situation is told by what players ask about it, where that is written."""
        if self.lang is None:
            return entry.text
        asked = ruling_text(book.edition, entry.id, self.lang) if entry.kind == "scenario" else None
        if asked is None:
            return rule_text(book.edition, entry, self.lang).text
        return (" " if self.lang == SOURCE else "").join(asked)  # Chinese has none between sentences

    def speaks(self, book: Catalogue, entry: Entry) -> bool:
        """Whether an entry is told in the reader's language; those for who writes the program are not."""
        if self.lang is None or rule_text(book.edition, entry, self.lang).lang == self.lang:
            return True
        return entry.kind == "scenario" and ruling_text(book.edition, entry.id, self.lang) is not None

    def section(self, book: Catalogue, section: str) -> str:
        return section if self.lang is None else section_title(book.edition, section, self.lang).text

    def data(self, book: Catalogue, entry: Entry) -> dict[str, Any]:
        return entry.to_json() if self.lang is None else entry_data(book.edition, entry, self.lang)

    def search(self, book: Catalogue, words: str) -> list[Entry]:
        return book.search(words) if self.lang is None else search(book, words, self.lang)


Found = tuple[Catalogue, Entry]


def _matches(books: list[Catalogue], what: str, told: Telling) -> list[Found]:
    """The entry with that ID, or those whose ID begins so, or those with the words."""
    if what.upper().startswith(tuple(f"{prefix}-" for prefix in PREFIXES)):
        exact = [(book, entry) for book in books if (entry := book.get(what)) is not None]
        if exact:
            return exact
        stem = what.upper().rstrip("-*") + "-"
        found = [(book, entry) for book in books for entry in book if entry.id.upper().startswith(stem)]
        if not found:
            raise UnknownRule(what, [near for book in books for near in book.near(what)][:3])
        return found
    found = [(book, entry) for book in books for entry in told.search(book, what)]
    if not found:
        raise NothingFound(what)
    return found


# -- one entry --------------------------------------------------------------------------------


def _details(book: Catalogue, entry: Entry, told: Telling) -> dict[str, Any]:
    files = _scenario_files(entry)
    data = {
        **told.data(book, entry),
        "edition": book.edition,
        "options": [other.id for other in book.options_for(entry)],
        "rulings": [other.id for other in book.rulings_for(entry)],
        "rules": [other.id for other in book.rules_for(entry)],
        "scenarios": [other.id for other in book.scenarios_for(entry)],
        "scenario_files": files,
    }
    if told.lang is not None:
        data["questions"] = [
            {"scenario": Path(file).stem, **text._asdict()}
            for file, text in _questions(book, files, told.lang).items()
        ]
    return data


def _scenario_files(entry: Entry) -> list[str]:
    """The scenarios that cite an entry, where there is a source tree."""
    tree = find_root()
    return scenario_files(entry.id, tree) if tree else []


def _questions(book: Catalogue, files: list[str], lang: str) -> dict[str, RulingText]:
    """What players ask about the situations of these scenarios, as far as it is written."""
    texts = {file: ruling_text(book.edition, Path(file).stem, lang) for file in files}
    return {file: text for file, text in texts.items() if text is not None}


def _print_entry(book: Catalogue, entry: Entry, told: Telling) -> None:
    screen = console()
    heading = entry.heading if told.lang is None else told.section(book, entry.section)
    screen.print(f"{entry.id}  {entry.kind}, {book.edition}: {heading}", style="bold")
    text = told.text(book, entry)
    if entry.kind == "rule" or not entry.fields or text != entry.text:
        screen.print(text)
    else:
        for name, value in entry.fields.items():
            screen.print(f"{name.replace('_', ' ')}: {value}")
    if entry.source:
        screen.print(f"source: {entry.source}", style="dim")
    for title, others in (
        ("options that change it" if entry.kind == "rule" else "options", book.options_for(entry)),
        ("rules", book.rules_for(entry)),
        ("rulings", book.rulings_for(entry)),
        ("scenarios that show it", book.scenarios_for(entry)),
    ):
        if others:
            screen.print(f"\n{title}", style="bold")
            for other in others:
                screen.print(f"  {other.id}  {told.text(book, other)}")
    files = _scenario_files(entry)
    questions = _questions(book, files, told.lang) if told.lang is not None else {}
    if questions:
        screen.print("\nquestions", style="bold")
        for file, (ask, answer) in questions.items():
            screen.print(f"  {Path(file).stem}  {ask}\n    {answer}")
    if files:
        screen.print("\nscenario files", style="bold")
        for file in files:
            screen.print(f"  {file}")


# -- lists ------------------------------------------------------------------------------------


def _print_list(found: list[Found], told: Telling) -> None:
    """One entry a line. What is there in English alone is counted, unless there is nothing else."""
    screen = console()
    readable = [one for one in found if told.speaks(*one)] or found
    for book, entry in readable:
        print_line(screen, f"{entry.id}  {told.text(book, entry)}")
    if others := len(found) - len(readable):
        screen.print(f"and {others} more in English, for programmers: without --lang", style="dim")


def _contents(books: list[Catalogue], told: Telling) -> dict[str, Any]:
    return {
        "editions": [
            {
                "edition": book.edition,
                "title": book.title,
                "entries": len(book),
                "sections": [
                    {"section": told.section(book, title), "kind": entries[0].kind, "entries": len(entries)}
                    for title, entries in book.sections().items()
                ],
            }
            for book in books
        ]
    }


def _print_contents(books: list[Catalogue], told: Telling) -> None:
    for book in books:
        title = (
            f"{book.edition}: {book.title}" if told.lang is None else edition_name(told.lang, book.edition)
        )
        table = Table(title=title, title_justify="left")
        table.add_column("section")
        table.add_column("kind")
        table.add_column("entries", justify="right")
        for title, entries in book.sections().items():
            table.add_row(told.section(book, title), entries[0].kind, str(len(entries)))
        table.add_section()
        table.add_row("in all", "", str(len(book)))
        console().print(table)
