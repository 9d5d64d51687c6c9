"""`fengsheng rules --coverage`: what code and tests cite of each rule, and which texts a language lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fengsheng.cli.output import console, print_line
from fengsheng.rules.coverage import Report
from fengsheng.words.rules import Lacking, wanted
from fengsheng.words.rulings import LackingRulings, lacking_rulings, rulings


def questions_lacking(lang: str, editions: list[str], tree: Path | None) -> dict[str, LackingRulings]:
    """What the questions of players lack; without a source tree nobody can tell."""
    return {} if tree is None else {name: lacking_rulings(name, lang, tree) for name in editions}


def lacking_data(
    lang: str, lacks: dict[str, Lacking], questions: dict[str, LackingRulings]
) -> dict[str, Any]:
    """Both as data."""
    return {
        "lang": lang,
        "editions": {edition: lack._asdict() for edition, lack in lacks.items()},
        "questions": {
            edition: {"written": len(rulings(edition, lang)), **lack._asdict()}
            for edition, lack in questions.items()
        },
    }


def print_lacking_rulings(lang: str, lacks: dict[str, LackingRulings]) -> None:
    """A line an edition, then a line for every question."""
    screen = console()
    for edition, lack in lacks.items():
        texts = rulings(edition, lang)
        screen.print(f"{edition}, {lang}: {len(texts)} questions written, {len(lack.outdated)} out of date")
        for key in lack.missing:
            print_line(screen, f"{key}  another language has this question")
        for key in lack.outdated:
            print_line(screen, f"{key}  out of date, see {texts[key].file}: {texts[key].text.ask}")
        for key in lack.unknown:
            print_line(screen, f"{key}  there is no such scenario: {texts[key].file}")


def print_lacking(lang: str, lacks: dict[str, Lacking]) -> None:
    """The same for the texts of rules."""
    screen = console()
    for edition, lack in lacks.items():
        keys = wanted(edition)
        written = len(keys) - len(lack.missing)
        screen.print(
            f"{edition}, {lang}: {written} of {len(keys)} texts written, {len(lack.outdated)} out of date"
        )
        for why, some in (("no text", lack.missing), ("out of date", lack.outdated)):
            for key in some:
                print_line(screen, f"{key}  {why}: {keys[key]}")
        for key in lack.unknown:
            print_line(screen, f"{key}  the catalogue has no such entry")


def only(report: Report, wanted: set[str]) -> Report:
    """Of a report what concerns these rules."""
    return {
        "rules": [rule for rule in report["rules"] if rule["id"] in wanted],
        "uncovered": [rule_id for rule_id in report["uncovered"] if rule_id in wanted],
        "definitions": [rule_id for rule_id in report["definitions"] if rule_id in wanted],
        "scenarios_missing": [i for i in report["scenarios_missing"] if i in wanted],
        "expansion": [rule_id for rule_id in report["expansion"] if rule_id in wanted],
        "not_carried_out": {i: why for i, why in report["not_carried_out"].items() if i in wanted},
        "unknown": report["unknown"],
    }


def print_coverage(report: Report) -> None:
    """How much is covered, then a line for every rule that is not."""
    screen = console()
    absent = report["not_carried_out"]
    played = [rule for rule in report["rules"] if rule["id"] not in absent]
    for kind in dict.fromkeys(rule["kind"] for rule in played):
        of_kind = [rule for rule in played if rule["kind"] == kind]
        covered = sum(rule["covered"] for rule in of_kind)
        screen.print(f"{kind}s covered: {covered} of {len(of_kind)}")
    screen.print(f"definitions (need no code): {len(report['definitions'])}")
    screen.print(f"not carried out: {len(absent)}")
    screen.print(f"scenarios without a file: {len(report['scenarios_missing'])}")
    missing = set(report["uncovered"])
    for rule in report["rules"]:
        if rule["id"] in missing:
            lacks = [] if rule["code"] or rule["id"] in report["definitions"] else ["code"]
            lacks += [] if rule["tests"] else ["test"]
            screen.print(f"{rule['id']}  no {', no '.join(lacks)}")
    for rule_id, reason in absent.items():
        print_line(screen, f"{rule_id}  not carried out: {reason}")
    for citation in report["unknown"]:
        screen.print(f"{citation['at']}  cites {citation['id']}, which does not exist")
