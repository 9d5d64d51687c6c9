"""The catalogue of the classic edition: tables only, one kind of entry a section."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tools.catalogue.compose import Made, changed_by, check_references, written
from tools.catalogue.markdown import CatalogueError, Line, read_lines

from fengsheng.rules.catalogue import Entry
from fengsheng.rules.ids import Expander, is_id

SECTION_ENDS = " — `"  # "6. Function cards (功能牌) — `CL-CARD-*`"

SOURCES = {
    "000": "table rules of the classic edition, the basis of the preset classic-lite",
    "001": "detailed rules and card texts of the classic edition, the basis of the preset classic",
}

# References that the text makes in words which are no short form of an ID.
EXTRA_SEE = {
    "CL-RULING-008": "CL-CHAR-DAOFENG-2",  # "CL-CHAR-DAOFENG-1 + 2"
}

# Entries that were written after the text had counted itself, by section.
UNCOUNTED = {
    14: 7,  # CL-RULING-176..182
}

# Which rules an option changes. The text names them only now and then, because the two source
# documents are compared passage by passage; somebody who looks at a rule wants to know.
CHANGES = {
    "CL-OPT-01": "CL-WIN-02",
    "CL-OPT-02": "CL-SETUP-05",
    "CL-OPT-03": "CL-TURN-03 CL-CHAR-DAMEINV-1",
    "CL-OPT-04": "CL-TURN-01",
    "CL-OPT-05": "CL-TURN-10",
    "CL-OPT-06": "CL-LOSE-01",
    "CL-OPT-07": "CL-CARD-LOCK-03/04/05",
    "CL-OPT-08": "CL-CARD-LOCK-06",
    "CL-OPT-09": "CL-CARD-LOCK-02/07",
    "CL-OPT-10": "CL-CARD-LURE-08",
    "CL-OPT-11": "CL-CARD-LURE-03/04/07",
    "CL-OPT-12": "CL-CARD-INTERCEPT-02",
    "CL-OPT-13": "CL-CARD-INTERCEPT-03",
    "CL-OPT-14": "CL-CARD-RETURN-03",
    "CL-OPT-15": "CL-CARD-RETURN-02",
    "CL-OPT-16": "CL-CARD-DECODE-05",
    "CL-OPT-17": "CL-CARD-COUNTER-02",
    "CL-OPT-18": "CL-CARD-PROBE-09 CL-TURN-07 CL-DRAW-02",
    "CL-OPT-19": "CL-CARD-TRUEFALSE-04",
    "CL-OPT-20": "CL-CARD-TRUEFALSE-04",
    "CL-OPT-21": "CL-WIN-06/07",
    "CL-OPT-22": "CL-PASS-05",
    "CL-OPT-23": "CL-PASS-03",
    "CL-OPT-24": "CL-PASS-03",
    "CL-OPT-25": "CL-DEATH-05",
    "CL-OPT-26": "CL-LOSE-03",
    "CL-OPT-27": "CL-DEATH-07",
    "CL-OPT-28": "CL-LOSE-05",
    "CL-OPT-29": "CL-DRAW-01",
    "CL-OPT-30": "CL-SETUP-T4B CL-SETUP-T6B CL-SETUP-T7A",
    "CL-OPT-31": "CL-PASS-05",
    "CL-OPT-32": "CL-TURN-04",
    "CL-OPT-33": "CL-PASS-03/04",
    "CL-OPT-34": "CL-TURN-07",
    "CL-OPT-35": "CL-CARD-DECODE-02",
    "CL-OPT-40": "CL-TERM-19",
    "CL-OPT-41": "CL-ADV-01/02 CL-WIN-04",
    "CL-OPT-42": "CL-ADV-03/04 CL-WIN-01/02",
    "CL-OPT-43": "CL-SETUP-08 CL-SETUP-T4A/T4B/T6A/T6B/T7A/T7B",
    "CL-OPT-44": "CL-GENDER-02",
    "CL-OPT-45": "CL-WIN-06/07",
    "CL-OPT-46": "CL-CARD-COUNTER-02",
    "CL-OPT-49": "CL-GENDER-04",
    "CL-OPT-51": "CL-WIN-08",
    "CL-OPT-53": "CL-CHAR-LIUJIE-1",
    "CL-OPT-54": "CL-CHAR-LAOGUI-3",
    "CL-OPT-55": "CL-CARD-TRUEFALSE-04",
}


@dataclass(frozen=True)
class Row:
    """A table row with its column names and the headings above it."""

    line: int
    section: str
    heading: str
    cells: dict[str, str]

    @classmethod
    def of(cls, line: Line) -> Row:
        """The row on a line."""
        return cls(line.number, line.section, line.heading, line.cells or {})

    @property
    def number(self) -> int:
        """The number of the section."""
        return int(self.section.split(" ", 1)[0])

    @property
    def first(self) -> str:
        """What stands in the first column: where it is an ID, the row is an entry."""
        return next(iter(self.cells.values()))

    def text(self) -> str:
        """The whole row but its ID."""
        return " | ".join(list(self.cells.values())[1:])


# -- one row, one entry -----------------------------------------------------------------------


def rule(cells: dict[str, str]) -> Made:
    if "Players" not in cells:
        return "rule", cells["Rule"], cells["Source"], {}
    count = {name: cells[name] for name in cells if name.split()[0] in ("FRONT", "BUREAU", "SOY")}
    dealt = ", ".join(f"{number} {name}" for name, number in count.items())
    fields = {"players": cells["Players"]}
    fields |= {name.split()[0].lower(): number for name, number in count.items()}
    fields |= {"label_001": cells["Label in 001"], "label_000": cells["Label in 000"]}
    return "rule", f"Identities for {cells['Players']} players: {dealt}.", cells["Source"], fields


def option(cells: dict[str, str]) -> Made:
    key = cells["Option key"].strip("`")
    if "Values" in cells:
        fields = {"key": key, "values": cells["Values"], "default": cells["Default"]}
        text = f"{key}: {cells['Values']}. Default: {cells['Default']}"
    else:
        classic, lite = cells["`classic` value (001)"], cells["`classic-lite` value (000)"]
        fields = {"key": key, "classic": classic, "classic-lite": lite, "note": cells["Note"]}
        text = f"{key}: classic {classic}; classic-lite {lite}"
        text += f" ({cells['Note']})" if cells["Note"] else ""
    return "option", text, cells["Source"], {k: v for k, v in fields.items() if v}


def ruling(cells: dict[str, str]) -> Made:
    question, answer = cells["Question"], cells["Recommended ruling"]
    fields = {
        "question": question,
        "ruling": answer,
        "reason": cells["Reason"],
        "confidence": cells["C"],
    }
    return "ruling", f"{question} {answer}", "", fields


def decision(cells: dict[str, str]) -> Made:
    fields = {
        "who": cells["Who"],
        "when": cells["When"],
        "options": cells["Options"],
        "default": cells["Default"],
        "visibility": cells["Vis."],
    }
    return "decision", f"{cells['Who']}, {cells['When']}: {cells['Options']}", "", fields


def scenario(cells: dict[str, str]) -> Made:
    fields = {
        "setup": cells["Setup"],
        "actions": cells["Actions"],
        "expected": cells["Expected"],
        "rules": cells["Rules"],
    }
    shown = [cells[name] for name in ("Setup", "Actions", "Expected") if cells[name] != "—"]
    return "scenario", " → ".join(shown), "", fields


def inconsistency(cells: dict[str, str]) -> Made:
    fields = {"finding": cells["Finding"], "handled_by": cells["Handled by"]}
    return "inconsistency", cells["Finding"], cells["Where"], fields


READERS: dict[int, Callable[[dict[str, str]], Made]] = {
    **dict.fromkeys(range(1, 13), rule),
    13: option,
    14: ruling,
    15: decision,
    16: scenario,
    17: inconsistency,
}


# -- references -------------------------------------------------------------------------------


class References:
    """What a row refers to: IDs, skills written as 老槍-2, options written by their key."""

    def __init__(self, rows: list[Row], glossary: dict[str, list[str]]) -> None:
        self.expander = Expander(row.first for row in rows)
        codes = {
            name: code
            for code, names in glossary.items()
            for name in names
            if f"CL-CHAR-{code}-0" in self.expander
        }
        # Longest first: 禮服蒙面人 before 服蒙面人.
        names = "|".join(sorted(codes, key=len, reverse=True))
        self._codes = codes
        self._skill = re.compile(rf"({names})-(\d[a-z]?)((?:/\d[a-z]?)*)(?![0-9A-Za-z])")
        self._keys = {row.cells["Option key"].strip("`"): row.first for row in rows if row.number == 13}
        self._key = re.compile(rf"`({'|'.join(self._keys)})(?:=[^`]*)?`")

    def of(self, row: Row) -> list[str]:
        text = row.text()
        ids = [citation.id for citation in self.expander.expand(text)]
        for match in self._skill.finditer(text):
            name, first, rest = match.groups()
            tails = [first, *(tail for tail in rest.split("/") if tail)]
            ids += [f"CL-CHAR-{self._codes[name]}-{tail}" for tail in tails]
        if row.number != 13:  # there a key may also be the value of another option
            ids += [self._keys[match[1]] for match in self._key.finditer(text)]
        if row.first in EXTRA_SEE:
            ids.append(EXTRA_SEE[row.first])
        return list(dict.fromkeys(rule_id for rule_id in ids if rule_id != row.first))


# -- the whole --------------------------------------------------------------------------------


def read_glossary(rows: list[Row]) -> dict[str, list[str]]:
    """Code name to Chinese words (section 0.2)."""
    return {
        row.cells["Code"]: re.findall(r"[\u4e00-\u9fff]+", row.cells["Chinese"])
        for row in rows
        if row.heading.startswith("0.2") and row.cells["Code"].isupper()
    }


def check_counts(rows: list[Row], entries: list[Entry]) -> None:
    """Compare with the catalogue's own table of contents (section 0.3)."""
    counted: dict[int, int] = {}
    for entry in entries:
        number = int(entry.section.split()[0])
        counted[number] = counted.get(number, 0) + 1
    wrong = []
    for row in rows:
        if not row.heading.startswith("0.3"):
            continue
        stated = sum(int(number) for number in re.findall(r"\d+", row.cells["Entries"]))
        if row.first[0].isdigit():
            number = int(row.first.split()[0])
            found = counted.pop(number, 0) - UNCOUNTED.get(number, 0)
        else:
            found = sum(entry.kind == "rule" for entry in entries)
        if found != stated:
            wrong.append(f"line {row.line}: '{row.first}' states {stated} entries, found {found}")
    wrong += [f"section {number} is not in the table of contents" for number in counted]
    if wrong:
        raise CatalogueError("\n".join(wrong))


def build(markdown: str) -> str:
    """The JSON text for the catalogue of the classic edition."""
    rows = [Row.of(line) for line in read_lines(markdown, SECTION_ENDS) if line.cells is not None]
    glossary = read_glossary(rows)
    numbered = [row for row in rows if row.section[:1].isdigit() and is_id(row.first)]
    twice = {row.first for row in numbered if sum(r.first == row.first for r in numbered) > 1}
    if twice:
        raise CatalogueError(f"given twice: {', '.join(sorted(twice))}")
    references = References(numbered, glossary)
    entries = []
    for row in numbered:
        kind, text, source, fields = READERS[row.number](row.cells)
        entries.append(
            Entry(
                id=row.first,
                kind=kind,
                section=row.section,
                heading=row.heading,
                text=text,
                source=source,
                see=tuple(references.of(row)),
                changes=changed_by(references.expander, CHANGES, row.first),
                fields=fields,
            )
        )
    check_references(markdown, entries, references.expander, CHANGES)
    check_counts(rows, entries)
    title = markdown.splitlines()[0].lstrip("# ").split(" — ")[0]
    return written("classic", title, SOURCES, glossary, entries)
