"""Begin a new character: its file, its line in the roster, its words in every language, a red scenario.

    python -m tools.new_character NAME [--title TITLE] [--edition classic]

What it writes runs, and passes every test but one: the scenario that says what the first skill does,
which it does not do yet. `docs/adding-a-character.md` goes on from there.
"""

from __future__ import annotations

import argparse
import json
import keyword
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
PREFIXES = {"classic": "CL"}  # the editions whose events and cards the template knows, and their rule IDs
UNWRITTEN = {"en": "Not written yet.", "zh-Hant": "尚未寫成。", "zh-Hans": "尚未写成。"}

CHARACTER = '''"""{title}: open, male."""

from __future__ import annotations

from ....core.face import RED
from ....core.frame import Frame
from ....core.moves import draw
from ....core.skill import MALE, Character, Trigger
from ....core.state import State
from .common import Collect


class FirstSkill(Trigger):
    """The card's text, in our own words."""

    name = "{name}-1"
    character = "{title}"
    number = 1
    law = "{law}-1"
    when = ("gained_sent",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Whether the owner is asked: on facts that everybody can see."""
        return False

    def resolve(self, s: State, f: Frame) -> None:
        """What it does."""
        draw(s, f.by, 1, self.law, "CL-DRAW-01")


{constant} = Character(
    "{name}",
    "{title}",
    False,
    MALE,
    (FirstSkill(),),
    Collect(RED, 3, "{law}-M"),
)
'''

SCENARIO = """title: {shown}, who sent what another player gains, draws a card
rules: {rule}

甲: character {title}; hand 鎖定/red, 試探/red/潛伏戰線抽2
deck: 識破/black

play:
甲: send 鎖定/red to 乙
乙: accept
asked 甲 gained_sent
甲: skill {title} 1
asked 甲 play
expect 甲 hand 試探/red/潛伏戰線抽2, 識破/black
"""


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
    def folder(self) -> Path:
        """The edition's own files."""
        return self.root / "src" / "fengsheng" / "editions" / self.edition

    @property
    def constant(self) -> str:
        """What the roster calls it."""
        return self.name.upper()

    def law(self) -> str:
        """The rule IDs of the catalogue if it has the character, else those of a house's own invention."""
        prefix = PREFIXES[self.edition]
        text = (self.root / "src" / "fengsheng" / "rules" / f"{self.edition}.json").read_text("utf-8")
        printed = f"{prefix}-CHAR-{self.constant}"
        ids = {entry["id"] for entry in json.loads(text)["entries"]}
        return printed if f"{printed}-1" in ids else f"HOUSE-{self.constant}"


def check(who: Newcomer) -> None:
    """Refuse what exists already and what cannot be a name."""
    if who.edition not in PREFIXES:
        raise Refused(
            f"There is no template for the edition {who.edition!r}, only for {', '.join(PREFIXES)}."
        )
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", who.name) or keyword.iskeyword(who.name):
        raise Refused(f"{who.name!r} cannot be a name: 2 to 31 small letters and digits, a letter first.")
    if who.name == "common" or who.name.startswith("blank"):
        raise Refused(f"The name {who.name!r} means something else in this tree.")
    if re.search(r"[\s\"\\{}:;,/?|]", who.title) or not who.title:
        raise Refused(f"{who.title!r} cannot be a title: one word without quotes or punctuation.")
    if (who.folder / "characters" / f"{who.name}.py").exists():
        raise Refused(f"There is a character {who.name!r} already.")
    for path in sorted((who.folder / "characters").glob("*.py")):
        if f'"{who.title}"' in path.read_text("utf-8"):
            raise Refused(f"{path.stem!r} has the title {who.title!r} already.")


def drafted(who: Newcomer) -> dict[Path, str]:
    """Every file to write, complete: nothing is written unless all of it can be."""
    law = who.law()
    words = {"name": who.name, "title": who.title, "constant": who.constant, "law": law}
    words["rule"] = f"{law}-1" if not law.startswith("HOUSE-") else "CL-RULING-161"
    words["shown"] = who.title[0].upper() + who.title[1:]
    files = {
        who.folder / "characters" / f"{who.name}.py": CHARACTER.format(**words),
        who.folder / "roster.py": _enrolled((who.folder / "roster.py").read_text("utf-8"), who),
        who.root / "scenarios" / who.edition / "characters" / f"{law}-1.scn": SCENARIO.format(**words),
    }
    for lang in LANGUAGES:
        folder = who.root / "src" / "fengsheng" / "locales" / lang
        for file, keys in _keys(who, lang).items():
            text = (folder / file).read_text("utf-8").rstrip("\n")
            files[folder / file] = "\n".join([text, *(f"{key} = {value}" for key, value in keys.items()), ""])
    return files


def _keys(who: Newcomer, lang: str) -> dict[str, dict[str, str]]:
    """The words a character needs, by file."""
    return {
        "characters.ftl": {
            f"character-{who.name}": who.title,
            f"character-{who.name}-full": who.title,
            f"skill-{who.name}-1": UNWRITTEN[lang],
            f"mission-{who.name}": UNWRITTEN[lang],
        },
        "effects.ftl": {f"effect-skill-{who.name}-1": UNWRITTEN[lang]},
    }


def _enrolled(text: str, who: Newcomer) -> str:
    """The roster with one import and one entry more: imports in alphabetical order, the entry last."""
    lines = text.split("\n")
    mine = f"from .characters.{who.name} import {who.constant}"
    others = [i for i, line in enumerate(lines) if line.startswith("from .characters.")]
    place = next((i for i in others if lines[i] > mine), others[-1] + 1)
    lines.insert(place, mine)
    begin = next(i for i, line in enumerate(lines) if line.startswith("ROSTER"))
    end = next(i for i in range(begin, len(lines)) if lines[i] == ")")
    lines.insert(end, f"    {who.constant},")
    return "\n".join(lines)


def add(who: Newcomer) -> list[Path]:
    """Write it all; the files touched."""
    check(who)
    files = drafted(who)
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return list(files)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Begin a new character.")
    parser.add_argument("name", help="what files and keys are called, for example xinchai")
    parser.add_argument("--title", default="", help="what the card is called, for example 信差")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to write into")
    args = parser.parse_args(arguments)
    try:
        written = add(Newcomer(args.root, args.edition, args.name, args.title or args.name))
    except Refused as reason:
        print(reason, file=sys.stderr)
        return 2
    for path in written:
        print(path.relative_to(args.root).as_posix())
    print(
        "\nNow say in the scenario what the first skill does, and make it green: docs/adding-a-character.md"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
