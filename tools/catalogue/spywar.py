"""The catalogue of the spywar edition: lists and tables, each entry with its ID in bold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.catalogue.compose import Made, changed_by, check_references, written
from tools.catalogue.markdown import CatalogueError, read_lines

from fengsheng.rules.catalogue import Entry
from fengsheng.rules.ids import Expander, is_id

SECTION_ENDS = " (SW-"  # "5. Contest (SW-FIGHT)"

SOURCES = {
    "seed 002": "rulebook of the base set; where it speaks, it is the default",
    "docs": "public documentation of the edition; the default where seed 002 is silent",
    "docs-history": "older revisions of that documentation",
    "server": "observed behaviour of the server of the same edition; evidence, no rule",
    "ruling": "decided here because no source does",
}

CHANGES = {
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
SWITCHES = {
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
EXPANSION = frozenset(
    (
        "SW-CONFLICT-11",  # 密令
        "SW-CONFLICT-24",  # one 密令 card
        "SW-SCN-97",  # 密令
        "SW-SCN-101",  # 信鸽联络
        "SW-VAR-02",
        "SW-VAR-06",
    )
)

_ITEM = re.compile(r"\s*- \*\*(?P<id>SW-\S+)\*\* (?P<text>.*)")
_TAIL = re.compile(r"(?P<text>.*?)\s*\*(?P<what>Source|Rules): (?P<said>.*?)\.?\*")


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
        """Whether only an expansion brings it."""
        part = self.heading.split(" ", 1)[0]
        return part in ("11.2", "14.2", "18.3") or self.id in EXPANSION


def read_items(markdown: str) -> Iterator[Item]:
    """List items and table rows that begin with an ID in bold, with the headings above them. A line in bold
    (a card, a task, a character) is a heading too, and keeps the number of its part."""
    part = heading = ""
    for line in read_lines(markdown, SECTION_ENDS):
        if line.heading != part:
            part = heading = line.heading
        if line.cells is not None:
            first, *rest = line.cells.items()
            if first[1].startswith("**SW-"):
                yield Item(first[1].strip("*"), line.section, heading, dict(rest))
        elif line.text.startswith("**"):
            name = line.text.replace("**", "").replace("`", "").strip()
            heading = f"{part.split(' ', 1)[0]} {name}"
        elif (item := _ITEM.fullmatch(line.text)) is not None:
            tail = _TAIL.fullmatch(item["text"])
            cells = {"text": item["text"].strip()}
            if tail is not None:
                cells = {"text": tail["text"], tail["what"]: tail["said"]}
            yield Item(item["id"], line.section, heading, cells)


def read_switches(markdown: str) -> dict[str, dict[str, str]]:
    """The switches of section 0: what is usual, and what else there is."""
    return {
        line.cells["Switch"].strip("`"): {"usual": line.cells["Default"], "or": line.cells["Alternative"]}
        for line in read_lines(markdown, SECTION_ENDS)
        if line.cells is not None and "Switch" in line.cells
    }


def made(item: Item) -> Made:
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


def read_glossary(items: list[Item]) -> dict[str, list[str]]:
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


def build(markdown: str) -> str:
    """The JSON text for the catalogue of the spywar edition."""
    items = list(read_items(markdown))
    ids = [item.id for item in items]
    bad = [rule_id for rule_id in ids if not is_id(rule_id) or ids.count(rule_id) > 1]
    switches = read_switches(markdown)
    bad += [f"switch {name}" for name in switches if name not in SWITCHES]
    bad += [rule_id for rule_id in EXPANSION if rule_id not in ids]
    if bad:
        raise CatalogueError(f"unknown, given twice, or no ID: {', '.join(sorted(set(bad)))}")
    expander = Expander(ids)
    owners = {rule_id: key for key, (rule_id, _) in SWITCHES.items()}
    entries = []
    for item in items:
        kind, text, source, fields = made(item)
        key = owners.get(item.id)
        if key is not None:
            values = SWITCHES[key][1]
            fields |= {"key": key, "values": values, "default": values.split(", ")[0]} if values else {}
            fields |= switches.get(key, {})
        said = " ".join(item.cells.values())
        see = [citation.id for citation in expander.expand(said) if citation.id != item.id]
        entries.append(
            Entry(
                id=item.id,
                kind=kind,
                section=item.section,
                heading=item.heading,
                text=text,
                source=source,
                see=tuple(dict.fromkeys(see)),
                changes=changed_by(expander, CHANGES, item.id),
                fields=fields,
                set="expansion" if item.expansion else "",
            )
        )
    check_references(markdown, entries, expander, CHANGES)
    title = markdown.splitlines()[0].lstrip("# ").split(" - ")[0]
    return written("spywar", title, SOURCES, read_glossary(items), entries)
