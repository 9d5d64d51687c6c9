"""From entries to the JSON text: what every edition's catalogue has, checked."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tools.catalogue.markdown import CatalogueError

from fengsheng.rules.catalogue import Entry, Kind
from fengsheng.rules.ids import Expander

Made = tuple[Kind, str, str, dict[str, str]]
"""Kind, text, source and fields of an entry."""


def check_references(
    markdown: str, entries: list[Entry], expander: Expander, changes: Mapping[str, str]
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


def changed_by(expander: Expander, changes: Mapping[str, str], option_id: str) -> tuple[str, ...]:
    """The rules that an option changes, by a table of them."""
    return tuple(citation.id for citation in expander.expand(changes.get(option_id, "")))


def written(
    edition: str,
    title: str,
    sources: Mapping[str, str],
    glossary: Mapping[str, list[str]],
    entries: list[Entry],
) -> str:
    """The JSON text, in the order of the entries."""
    data = {
        "edition": edition,
        "title": title,
        "sources": sources,
        "glossary": glossary,
        "entries": [entry.to_json() for entry in entries],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
