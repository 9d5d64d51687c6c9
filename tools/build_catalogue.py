"""Make src/fengsheng/rules/classic.json and spywar.json out of the written catalogues (Markdown).

    .venv/bin/python tools/build_catalogue.py path/to/classic.md [--check]
    .venv/bin/python tools/build_catalogue.py path/to/spywar.md [--check]

The JSON is committed; this script says how it was made. The result depends on the text alone, in
the order of the text. The script refuses a catalogue that contradicts itself: a reference to an ID
that does not exist, an ID given twice, or counts that differ from its own table of contents. Which
edition it is, the IDs say: CL classic (tables only), SW spywar (lists and tables, see below).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fengsheng.rules.catalogue import Entry, Kind
from fengsheng.rules.ids import Expander, is_id

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "fengsheng" / "rules"

SOURCES = {
    "000": "table rules of the classic edition, the basis of the preset classic-lite",
    "001": "detailed rules and card texts of the classic edition, the basis of the preset classic",
}

# References that the text makes in words which are no short form of an ID.
EXTRA_SEE = {
    "CL-RULING-008": "CL-CHAR-DAOFENG-2",  # "CL-CHAR-DAOFENG-1 + 2"
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


class CatalogueError(Exception):
    """The written catalogue contradicts itself, or is not laid out as this script expects."""


# -- reading the tables -----------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """A table row with its column names and the headings above it."""

    line: int
    section: str
    heading: str
    cells: dict[str, str]

    @property
    def number(self) -> int:
        """The number of the section."""
        return int(self.section.split(" ", 1)[0])

    @property
    def first(self) -> str:
        return next(iter(self.cells.values()))

    def text(self) -> str:
        """The whole row but its ID."""
        return " | ".join(list(self.cells.values())[1:])


def read_rows(markdown: str) -> Iterator[Row]:
    section = heading = ""
    columns: list[str] = []
    fenced = False
    for number, line in enumerate(markdown.splitlines(), start=1):
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            continue
        elif line.startswith("## "):
            # "6. Function cards (功能牌) — `CL-CARD-*`": the prefixes are for writers.
            section = re.sub(r"^(\d+)\.", r"\1", line[3:].split(" — `")[0]).strip()
            heading = section
        elif line.startswith("### "):
            heading = line[4:].strip()
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not columns:
                columns = cells
            elif not set("".join(cells)) <= set("-: "):
                if len(cells) != len(columns):
                    raise CatalogueError(f"line {number}: {len(cells)} cells under {len(columns)} columns")
                yield Row(number, section, heading, dict(zip(columns, cells, strict=True)))
            continue
        columns = []


# -- one row, one entry -----------------------------------------------------------------------

Made = tuple[Kind, str, str, dict[str, str]]
"""Kind, text, source and fields of an entry."""


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

    def changed_by(self, option_id: str) -> list[str]:
        return [citation.id for citation in self.expander.expand(CHANGES.get(option_id, ""))]


def check_references(
    markdown: str, entries: list[Entry], expander: Expander, changes: dict[str, str]
) -> None:
    """Every ID anywhere in the text must be an entry, also in prose and in derived tables."""
    bad = [
        f"line {number}: {citation.id} does not exist"
        for number, line in enumerate(markdown.splitlines(), start=1)
        for citation in expander.expand(line)
        if citation.id not in expander
    ]
    bad += [
        f"{entry.id} refers to {other}, which does not exist"
        for entry in entries
        for other in (*entry.see, *entry.changes)
        if other not in expander
    ]
    bad += [f"CHANGES: {option_id} does not exist" for option_id in changes if option_id not in expander]
    if bad:
        raise CatalogueError("\n".join(bad))


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
            found = counted.pop(number, 0)
        else:
            found = sum(entry.kind == "rule" for entry in entries)
        if found != stated:
            wrong.append(f"line {row.line}: '{row.first}' states {stated} entries, found {found}")
    wrong += [f"section {number} is not in the table of contents" for number in counted]
    if wrong:
        raise CatalogueError("\n".join(wrong))


def build_classic(markdown: str) -> str:
    """The JSON text for the catalogue of the classic edition."""
    rows = list(read_rows(markdown))
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
                changes=tuple(references.changed_by(row.first)),
                fields=fields,
            )
        )
    check_references(markdown, entries, references.expander, CHANGES)
    check_counts(rows, entries)
    data = {
        "edition": "classic",
        "title": markdown.splitlines()[0].lstrip("# ").split(" — ")[0],
        "sources": SOURCES,
        "glossary": glossary,
        "entries": [entry.to_json() for entry in entries],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


# -- spywar -----------------------------------------------------------------------------------

SW_SOURCES = {
    "seed 002": "rulebook of the base set; where it speaks, it is the default",
    "docs": "public documentation of the edition; the default where seed 002 is silent",
    "docs-history": "older revisions of that documentation",
    "server": "observed behaviour of the server of the same edition; evidence, no rule",
    "ruling": "decided here because no source does",
}

SW_CHANGES = {
    "SW-CONFLICT-01": "SW-DYING-05",
    "SW-CONFLICT-02": "SW-DYING-07",
    "SW-CONFLICT-03": "SW-DYING-12/13",
    "SW-CONFLICT-04": "SW-DYING-03/16 SW-WIN-08",
    "SW-CONFLICT-05": "SW-DYING-02 SW-TRIG-09",
    "SW-CONFLICT-06": "SW-PASS-06",
    "SW-CONFLICT-07": "SW-DEATH-02",
    "SW-CONFLICT-08": "SW-DEATH-06",
    "SW-CONFLICT-09": "SW-SETUP-06",
    "SW-CONFLICT-10": "SW-PASS-15",
    "SW-CONFLICT-11": "SW-PASS-24",
    "SW-CONFLICT-12": "SW-RECV-04",
    "SW-CONFLICT-13": "SW-WIN-05/12 SW-DYING-15",
    "SW-CONFLICT-14": "SW-FIGHT-05",
    "SW-CONFLICT-15": "SW-WIN-15/16",
    "SW-CONFLICT-16": "SW-SETUP-15",
    "SW-CONFLICT-17": "SW-TASK-QINGDAOFU-01",
    "SW-CONFLICT-18": "SW-TASK-JIAOJUZHE-01",
    "SW-CONFLICT-19": "SW-DEATH-04",
    "SW-CONFLICT-20": "SW-DEATH-12",
    "SW-CONFLICT-21": "SW-DEATH-09",
    "SW-CONFLICT-22": "SW-SETUP-09",
    "SW-CONFLICT-23": "SW-SETUP-01",
}

# The switches: which entry each belongs to and its values, the default first (a test compares them with
# the edition's house rules). Section 0 of the catalogue lists some; the text names the others in section
# 15. The deck and the number of players are no house rules: what is dealt and how many play say so.
SW_SWITCHES = {
    "dying_poll_start": ("SW-CONFLICT-01", "turn_player, dying_player"),
    "dying_poll_after_use": ("SW-CONFLICT-02", "restart, continue"),
    "rescue_actions": ("SW-CONFLICT-03", "card_or_skill, card_only"),
    "dying_moment": ("SW-CONFLICT-04", "node, at_once"),
    "skills_before_dying": ("SW-CONFLICT-05", "all, own"),
    "gift_taker": ("SW-CONFLICT-08", "living_other, any_player"),
    "victory_moment": ("SW-CONFLICT-13", "node, at_once"),
    "single_faction_end": ("SW-CONFLICT-15", "off, on"),
    "characters_dealt": ("SW-CONFLICT-22", "2, 3"),
    "identity_pool": ("SW-SETUP-06", "base, expansion1, full"),
    "character_pool": ("SW-RULING-27", "base, with_mohongshuang"),
    "reduced_probes": ("SW-VAR-01", "off, on"),
    "deck": ("SW-CONFLICT-16", ""),
    "players": ("SW-CONFLICT-23", ""),
}

# What only expansions bring into a game, beyond sections 11.2, 14.2 and 18.3. The tasks of expansions are
# not here: the house rule identity_pool brings them into a base game.
SW_EXPANSION = frozenset(
    (
        "SW-CONFLICT-11",  # 密令
        "SW-CONFLICT-24",  # one 密令 card
        "SW-SCN-97",  # 密令
        "SW-SCN-101",  # 信鸽联络
        "SW-VAR-02",
        "SW-VAR-06",
    )
)

_SW_ITEM = re.compile(r"\s*- \*\*(?P<id>SW-\S+)\*\* (?P<text>.*)")
_SW_TAIL = re.compile(r"(?P<text>.*?)\s*\*(?P<what>Source|Rules): (?P<said>.*?)\.?\*")


@dataclass(frozen=True)
class Item:
    """A numbered entry of the spywar catalogue: a list item (cells: text, Source or Rules) or a table row."""

    id: str
    section: str
    heading: str
    cells: dict[str, str]

    @property
    def number(self) -> int:
        """The number of the section."""
        return int(self.section.split(" ", 1)[0])

    @property
    def expansion(self) -> bool:
        part = self.heading.split(" ", 1)[0]
        return part in ("11.2", "14.2", "18.3") or self.id in SW_EXPANSION


def read_items(markdown: str) -> Iterator[Item]:
    """List items and table rows that begin with an ID in bold, with the headings above them."""
    section = part = heading = ""
    columns: list[str] = []
    fenced = False
    for number, line in enumerate(markdown.splitlines(), start=1):
        if line.startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        if line.startswith("## "):
            section = part = heading = re.sub(r"^(\d+)\.", r"\1", line[3:]).split(" (SW-")[0].strip()
        elif line.startswith("### "):
            part = heading = line[4:].strip()
        elif line.startswith("**"):  # a card, a task, a character: it keeps the number of its part
            name = line.replace("**", "").replace("`", "").strip()
            heading = f"{part.split(' ', 1)[0]} {name}"
        elif (item := _SW_ITEM.fullmatch(line)) is not None:
            tail = _SW_TAIL.fullmatch(item["text"])
            cells = {"text": item["text"].strip()}
            if tail is not None:
                cells = {"text": tail["text"], tail["what"]: tail["said"]}
            yield Item(item["id"], section, heading, cells)
        elif line.startswith("|"):
            cells_here = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not columns:
                columns = cells_here
            elif len(cells_here) != len(columns):
                raise CatalogueError(f"line {number}: {len(cells_here)} cells under {len(columns)} columns")
            elif cells_here[0].startswith("**SW-"):
                cells = dict(zip(columns[1:], cells_here[1:], strict=True))
                yield Item(cells_here[0].strip("*"), section, heading, cells)
            continue
        columns = []


def read_switches(markdown: str) -> dict[str, dict[str, str]]:
    """The switches of section 0: what is usual, and what else there is."""
    return {
        row.cells["Switch"].strip("`"): {"usual": row.cells["Default"], "or": row.cells["Alternative"]}
        for row in read_rows(markdown)
        if "Switch" in row.cells
    }


def sw_made(item: Item) -> Made:
    """One item, one entry; the section says of which kind."""
    cells = item.cells
    text, source = cells.get("text", ""), cells.get("Source", "")
    fields: dict[str, str] = {}
    if "Restatement" in cells:  # section 14.2
        text, source = f"{cells['Skill']}: {cells['Restatement']}", "docs"
        fields = {"character": cells["Character"], "type": cells["Type"]}
    elif item.id.startswith("SW-CONFLICT-"):
        fields = {
            "topic": cells["Topic"],
            "seed_002": cells["seed 002"],
            "others": cells["docs (and others)"],
            "recommendation": cells["Recommendation"],
            "base_effect": cells["Base effect"],
        }
        text = f"{cells['Topic']}: {cells['seed 002']}; or: {cells['docs (and others)']}."
        text += f" Here: {cells['Recommendation']}"
        return "option", text, "seed 002; docs", fields
    elif item.id.startswith("SW-RULING-"):
        fields = {
            "question": cells["Question"],
            "ruling": cells["Recommended ruling"],
            "confidence": cells["Conf."],
        }
        return "ruling", f"{cells['Question']} {cells['Recommended ruling']}", "ruling", fields
    elif item.id.startswith("SW-DP-"):
        who = cells.get("Who") or cells.get("Skill (owner)", "")
        fields = {"who": who, "when": cells["Timing"], "options": cells["Options"]}
        fields |= {"limits": cells["Limits"]} if cells.get("Limits", "-") != "-" else {}
        return "decision", f"{who}, {cells['Timing']}: {cells['Options']}", "", fields
    elif item.id.startswith("SW-SCN-"):
        return "scenario", text, "", {"story": text, "rules": cells["Rules"]}
    elif item.id.startswith("SW-SLIP-"):
        return "inconsistency", text, "docs", {"finding": text}
    elif item.id.startswith("SW-VIS-"):
        source = "sums up other entries"
    if not source:
        raise CatalogueError(f"{item.id} names no source")
    return "rule", text, source, fields


def sw_glossary(items: list[Item]) -> dict[str, list[str]]:
    """Code name to the Chinese name of a card, task or character: its entries are numbered by the code."""
    found: dict[str, list[str]] = {}
    for item in items:
        area, code = item.id.split("-")[1:3]
        name = item.cells.get("Character") or item.heading.partition(" ")[2]
        match = re.match(r"[\u4e00-\u9fff]+(?:（SP）)?", name)
        if area in ("CARD", "TASK", "CHAR") and match is not None:
            names = found.setdefault(code, [])
            if match[0] not in names:
                names.append(match[0])
    return found


def build_spywar(markdown: str) -> str:
    """The JSON text for the catalogue of the spywar edition."""
    items = list(read_items(markdown))
    ids = [item.id for item in items]
    bad = [rule_id for rule_id in ids if not is_id(rule_id) or ids.count(rule_id) > 1]
    switches = read_switches(markdown)
    bad += [f"switch {name}" for name in switches if name not in SW_SWITCHES]
    bad += [rule_id for rule_id in SW_EXPANSION if rule_id not in ids]
    if bad:
        raise CatalogueError(f"unknown, given twice, or no ID: {', '.join(sorted(set(bad)))}")
    expander = Expander(ids)
    owners = {rule_id: key for key, (rule_id, _) in SW_SWITCHES.items()}
    entries = []
    for item in items:
        kind, text, source, fields = sw_made(item)
        key = owners.get(item.id)
        if key is not None:
            values = SW_SWITCHES[key][1]
            fields |= {"key": key, "values": values, "default": values.split(", ")[0]} if values else {}
            fields |= switches.get(key, {})
        said = " ".join(item.cells.values())
        see = [citation.id for citation in expander.expand(said) if citation.id != item.id]
        changes = [citation.id for citation in expander.expand(SW_CHANGES.get(item.id, ""))]
        entries.append(
            Entry(
                id=item.id,
                kind=kind,
                section=item.section,
                heading=item.heading,
                text=text,
                source=source,
                see=tuple(dict.fromkeys(see)),
                changes=tuple(changes),
                fields=fields,
                set="expansion" if item.expansion else "",
            )
        )
    check_references(markdown, entries, expander, SW_CHANGES)
    data = {
        "edition": "spywar",
        "title": markdown.splitlines()[0].lstrip("# ").split(" - ")[0],
        "sources": SW_SOURCES,
        "glossary": sw_glossary(items),
        "entries": [entry.to_json() for entry in entries],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def build(markdown: str) -> tuple[str, str]:
    """The edition a catalogue is of, and the JSON text for it."""
    if re.search(r"\bSW-[A-Z]+-\d", markdown):
        return "spywar", build_spywar(markdown)
    return "classic", build_classic(markdown)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("catalogue", type=Path, help="the written catalogue, Markdown")
    parser.add_argument("--check", action="store_true", help="only compare with the committed file")
    arguments = parser.parse_args()
    try:
        edition, text = build(arguments.catalogue.read_text("utf-8"))
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    output = OUTPUT / f"{edition}.json"
    if arguments.check:
        if text != output.read_text("utf-8"):
            print(f"{output.relative_to(ROOT)} is not what the catalogue gives", file=sys.stderr)
            return 1
    else:
        output.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
