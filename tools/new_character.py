"""Begin a new character: its file, its line in the roster, its words in every language, a red scenario.

    python -m tools.new_character NAME [--title TITLE] [--edition classic|spywar]
    python -m tools.new_character NAME --remove [--edition classic|spywar]

What it writes runs, and passes every test but one: the scenario that says what the first skill does,
which it does not do yet. `docs/adding-a-character.md` goes on from there. Removing takes away everything
that bears the character's name: its file, its scenarios, its lines in the roster and in the locale files.
"""

from __future__ import annotations

import argparse
import json
import keyword
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.new_character_templates import LANGUAGES, TEMPLATES, UNNAMED, UNWRITTEN, Template

ROOT = Path(__file__).resolve().parent.parent
INVENTED = "HOUSE-"  # before the rule IDs of a character that no catalogue has


class Refused(Exception):
    """Why nothing was written, in one sentence."""


@dataclass(frozen=True)
class Newcomer:
    """Whom to add, and where."""

    root: Path
    edition: str
    name: str
    title: str

    @property
    def template(self) -> Template:
        """What it begins with."""
        return TEMPLATES[self.edition]

    @property
    def folder(self) -> Path:
        """The edition's own files."""
        return self.root / "src" / "fengsheng" / "editions" / self.edition

    @property
    def file(self) -> Path:
        """Where its skills are."""
        return self.folder / "characters" / f"{self.name}.py"

    @property
    def roster(self) -> Path:
        """Where the edition lists its characters."""
        return self.folder / "roster.py"

    @property
    def scenarios(self) -> Path:
        """Where its scenarios are."""
        return self.root / "scenarios" / self.edition / "characters" / self.name

    @property
    def constant(self) -> str:
        """What the roster calls it."""
        return self.name.upper()

    def rule(self) -> str:
        """The rule IDs of the catalogue if it has the character, else those of a house's own invention."""
        text = (self.root / "src" / "fengsheng" / "rules" / f"{self.edition}.json").read_text("utf-8")
        printed = f"{self.template.prefix}-CHAR-{self.constant}"
        ids = {entry["id"] for entry in json.loads(text)["entries"]}
        return printed if f"{printed}-1" in ids else f"{INVENTED}{self.template.prefix}-{self.constant}"

    def locale(self, lang: str, file: str) -> Path:
        """One of its locale files."""
        return self.root / "src" / "fengsheng" / "locales" / lang / file


def check(who: Newcomer) -> None:
    """Refuse what cannot be a name."""
    if who.edition not in TEMPLATES:
        raise Refused(
            f"There is no template for the edition {who.edition!r}, only for {', '.join(TEMPLATES)}."
        )
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", who.name) or keyword.iskeyword(who.name):
        raise Refused(f"{who.name!r} cannot be a name: 2 to 31 small letters and digits, a letter first.")
    if who.name == "common" or who.name.startswith("blank"):
        raise Refused(f"The name {who.name!r} means something else in this tree.")


def check_new(who: Newcomer) -> None:
    """Refuse what exists already: keys and notation are shared by all editions."""
    if re.search(r"[\s\"\\{}:;,/?|]", who.title) or not who.title:
        raise Refused(f"{who.title!r} cannot be a title: one word without quotes or punctuation.")
    for edition in TEMPLATES:
        folder = who.root / "src" / "fengsheng" / "editions" / edition / "characters"
        for path in sorted(folder.glob("*.py")):
            if path.stem == who.name:
                raise Refused(f"There is a character {who.name!r} already.")
            if f'"{who.title}"' in path.read_text("utf-8"):
                raise Refused(f"{path.stem!r} has the title {who.title!r} already.")


def drafted(who: Newcomer) -> dict[Path, str]:
    """Every file to write, complete: nothing is written unless all of it can be."""
    rule, template = who.rule(), who.template
    words = {"name": who.name, "title": who.title, "constant": who.constant, "rule": rule}
    words["own_rule"] = f'\n    rule="{rule}",' if rule.startswith(INVENTED) else ""
    words["cites"] = template.cites if rule.startswith(INVENTED) else f"{rule}-1"
    words["shown"] = who.title[0].upper() + who.title[1:]
    files = {
        who.file: template.character.format(**words),
        who.roster: _enrolled(who.roster.read_text("utf-8"), who, rule),
        who.scenarios / f"{rule}-1.scn": template.scenario.format(**words),
    }
    for lang in LANGUAGES:
        for file, lines in _lines(who, lang).items():
            text = who.locale(lang, file).read_text("utf-8").rstrip("\n")
            files[who.locale(lang, file)] = "\n".join([text, *lines, ""])
    return files


def _lines(who: Newcomer, lang: str) -> dict[str, list[str]]:
    """The words a character needs, by file."""
    says = {
        "title": who.name.capitalize() if lang == "en" else who.title,
        "unwritten": UNWRITTEN[lang],
        "unnamed": UNNAMED[lang],
    }
    lines: dict[str, list[str]] = {}
    for file, key, what in who.template.words:
        lines.setdefault(file, []).append(f"{key.format(name=who.name)} = {says[what]}")
    return lines


def _enrolled(text: str, who: Newcomer, rule: str) -> str:
    """The roster with one import and one entry more: imports in alphabetical order, the entry last among
    those of the box if the catalogue has the character, else among those of the house."""
    lines = text.split("\n")
    package = f"from fengsheng.editions.{who.edition}.characters."
    mine = f"{package}{who.name} import {who.constant}"
    others = [i for i, line in enumerate(lines) if line.startswith(package)]
    place = next((i for i in others if lines[i] > mine), others[-1] + 1)
    lines.insert(place, mine)
    listed = "HOME_MADE" if rule.startswith(INVENTED) else "PUBLISHED"
    begin = next(i for i, line in enumerate(lines) if line.startswith(f"{listed}:"))
    end = next(i for i in range(begin, len(lines)) if lines[i] == ")")
    lines.insert(end, f"    {who.constant},")
    return "\n".join(lines)


def add(who: Newcomer) -> list[Path]:
    """Write it all; the files touched."""
    check(who)
    check_new(who)
    files = drafted(who)
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return list(files)


def remove(who: Newcomer) -> list[Path]:
    """Take away everything that bears its name; the files touched. Characters of the box stay."""
    check(who)
    if not who.file.exists():
        raise Refused(f"There is no character {who.name!r} in {who.edition}.")
    rule = who.rule()
    if not rule.startswith(INVENTED):
        raise Refused(f"{who.name!r} is not home-made: the catalogue has rules for it.")
    gone = [who.file, *sorted(who.scenarios.glob(f"{rule}-*.scn"))]
    mine = re.compile(rf"from fengsheng\.[\w.]+\.{who.name} import |    {who.constant},$")
    kept = {who.roster: _without(who.roster, mine)}
    key = re.compile(rf"(?:character|skill|skill-name|mission|effect-skill)-{who.name}(?:-[\w-]+)? = ")
    for lang in LANGUAGES:
        for file, _, _ in who.template.words:
            kept[who.locale(lang, file)] = _without(who.locale(lang, file), key, goes_on=" ")
    for path in gone:
        path.unlink()
    if who.scenarios.is_dir() and not any(who.scenarios.iterdir()):
        who.scenarios.rmdir()
    for path, text in kept.items():
        path.write_text(text, "utf-8")
    return [*gone, *kept]


def _without(path: Path, mine: re.Pattern[str], goes_on: str = "") -> str:
    """A file less the lines that begin so, and less those below them that go on (with `goes_on`)."""
    kept: list[str] = []
    dropping = False
    for line in path.read_text("utf-8").split("\n"):
        more = bool(goes_on) and line.startswith(goes_on)
        dropping = mine.match(line) is not None or (dropping and more)
        if not dropping:
            kept.append(line)
    return "\n".join(kept)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Begin a new character, or take one away again.")
    parser.add_argument("name", help="what files and keys are called, for example xinchai")
    parser.add_argument("--title", default="", help="what the card is called, for example 信差")
    parser.add_argument("--edition", default=next(iter(TEMPLATES)), help=f"one of {', '.join(TEMPLATES)}")
    parser.add_argument("--remove", action="store_true", help="take a home-made character away again")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to write into")
    args = parser.parse_args(arguments)
    who = Newcomer(args.root, args.edition, args.name, args.title or args.name)
    try:
        touched = remove(who) if args.remove else add(who)
    except Refused as reason:
        print(reason, file=sys.stderr)
        return 2
    for path in touched:
        print(path.relative_to(args.root).as_posix())
    if not args.remove:
        print(
            "\nNow say in the scenario what the first skill does, and make it green:"
            " docs/adding-a-character.md"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
