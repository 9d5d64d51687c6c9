"""The rules catalogue of an edition: entries, look-up, search and cross-references."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import Any, Literal, cast

from fengsheng.editions.registry import USUAL
from fengsheng.rules.errors import UnknownEdition, UnknownRule
from fengsheng.rules.ids import Expander

Kind = Literal["rule", "option", "ruling", "decision", "scenario", "inconsistency"]
KINDS: tuple[Kind, ...] = ("rule", "option", "ruling", "decision", "scenario", "inconsistency")

_NOT_CATALOGUES = frozenset({"definitions", "not_carried_out"})
"""JSON files of this package that are not the catalogue of an edition."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered entry. `fields` holds the cells that only its kind has (`key`, `expected` …); `set` is
    `expansion` for what only an expansion brings into the game."""

    id: str
    kind: Kind
    section: str
    heading: str
    text: str
    source: str = ""
    see: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)
    set: str = ""

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Entry:
        return cls(
            id=data["id"],
            kind=cast(Kind, data["kind"]),
            section=data["section"],
            heading=data["heading"],
            text=data["text"],
            source=data.get("source", ""),
            see=tuple(data.get("see", ())),
            changes=tuple(data.get("changes", ())),
            fields=dict(data.get("fields", {})),
            set=data.get("set", ""),
        )

    def to_json(self) -> dict[str, Any]:
        """The shape of the data file: what is empty is left out."""
        data: dict[str, Any] = {
            "id": self.id,
            "kind": self.kind,
            "section": self.section,
            "heading": self.heading,
            "text": self.text,
        }
        if self.source:
            data["source"] = self.source
        if self.see:
            data["see"] = list(self.see)
        if self.changes:
            data["changes"] = list(self.changes)
        if self.fields:
            data["fields"] = dict(self.fields)
        if self.set:
            data["set"] = self.set
        return data

    def haystack(self) -> str:
        """Everything a search looks at."""
        return "\n".join((self.id, self.section, self.heading, self.text, *self.fields.values()))


@dataclass(frozen=True)
class Catalogue:
    """All entries of one edition, in the order of the written catalogue."""

    edition: str
    title: str
    sources: Mapping[str, str]
    glossary: Mapping[str, tuple[str, ...]]
    entries: tuple[Entry, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Catalogue:
        return cls(
            edition=data["edition"],
            title=data["title"],
            sources=dict(data["sources"]),
            glossary={code: tuple(words) for code, words in data["glossary"].items()},
            entries=tuple(Entry.from_json(entry) for entry in data["entries"]),
        )

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        return {entry.id.upper(): entry for entry in self.entries}

    @cached_property
    def expander(self) -> Expander:
        """Reads this edition's IDs, short forms included, out of any text."""
        return Expander(entry.id for entry in self.entries)

    def get(self, rule_id: str) -> Entry | None:
        return self._by_id.get(rule_id.upper())

    def __contains__(self, rule_id: object) -> bool:
        return isinstance(rule_id, str) and rule_id.upper() in self._by_id

    def __getitem__(self, rule_id: str) -> Entry:
        """The entry with this ID, in any case; `UnknownRule` suggests near ones."""
        entry = self.get(rule_id)
        if entry is None:
            raise UnknownRule(rule_id, self.near(rule_id))
        return entry

    def near(self, rule_id: str) -> list[str]:
        """IDs that look like the given one, best first."""
        keys = difflib.get_close_matches(rule_id.upper(), self._by_id, n=3, cutoff=0.75)
        return [self._by_id[key].id for key in keys]

    def of_kind(self, *kinds: Kind) -> list[Entry]:
        return [entry for entry in self.entries if entry.kind in kinds]

    def sections(self) -> dict[str, list[Entry]]:
        """Section title to its entries, in order."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.section, []).append(entry)
        return found

    def search(self, words: str) -> list[Entry]:
        """Entries that contain every word, in any case, in ID, text, heading or fields.

        A Chinese term of the glossary also finds its code name and the other way round: the
        entries say LOCK where the card says 鎖定.
        """
        patterns = [self.pattern(word) for word in words.split()]
        if not patterns:
            return []
        return [e for e in self.entries if all(p.search(e.haystack()) for p in patterns)]

    def pattern(self, word: str) -> re.Pattern[str]:
        """What a word of a search stands for."""
        forms = [re.escape(word)]
        for code, terms in self.glossary.items():
            if word in terms:
                forms.append(rf"(?<![A-Za-z]){re.escape(code)}(?![A-Za-z])")
            elif word == code:
                forms += [re.escape(term) for term in terms]
        return re.compile("|".join(forms), re.IGNORECASE)

    # -- cross-references ------------------------------------------------------------------

    @cached_property
    def _linked(self) -> dict[str, tuple[Entry, ...]]:
        """ID to the entries that it mentions or that mention it, in catalogue order."""
        links: dict[str, set[str]] = {entry.id: set() for entry in self.entries}
        for entry in self.entries:
            for other in (*entry.see, *entry.changes):
                links[entry.id].add(other)
                links[other].add(entry.id)
        return {
            rule_id: tuple(entry for entry in self.entries if entry.id in others)
            for rule_id, others in links.items()
        }

    def options_for(self, entry: Entry) -> list[Entry]:
        """Options that change this entry."""
        return self._neighbours(entry, "option")

    def rulings_for(self, entry: Entry) -> list[Entry]:
        """Rulings that refer to this entry, or that it refers to."""
        return self._neighbours(entry, "ruling")

    def scenarios_for(self, entry: Entry) -> list[Entry]:
        """Catalogue scenarios that show this entry."""
        return self._neighbours(entry, "scenario")

    def rules_for(self, entry: Entry) -> list[Entry]:
        """Rules that this entry is about, or that are about it."""
        return self._neighbours(entry, "rule")

    def _neighbours(self, entry: Entry, kind: Kind) -> list[Entry]:
        return [other for other in self._linked[entry.id] if other.kind == kind]


def catalogue_names() -> list[str]:
    """The editions that come with a catalogue."""
    files = resources.files("fengsheng.rules").iterdir()
    stems = (f.name.removesuffix(".json") for f in files if f.name.endswith(".json"))
    return sorted(stem for stem in stems if stem not in _NOT_CATALOGUES)


@cache
def catalogue(edition: str = USUAL) -> Catalogue:
    """The catalogue of an edition, read once and kept. Presets share their edition's."""
    names = catalogue_names()
    name = edition if edition in names else edition.split("-")[0]
    if name not in names:
        raise UnknownEdition(edition, names)
    if name != edition:
        return catalogue(name)
    text = resources.files("fengsheng.rules").joinpath(f"{name}.json").read_text("utf-8")
    return Catalogue.from_json(json.loads(text))


def find(rule_id: str, editions: Iterable[str] | None = None) -> tuple[Catalogue, Entry]:
    """The entry with this ID in whichever catalogue has it."""
    books = [catalogue(name) for name in (catalogue_names() if editions is None else editions)]
    for book in books:
        entry = book.get(rule_id)
        if entry is not None:
            return book, entry
    raise UnknownRule(rule_id, [near for book in books for near in book.near(rule_id)][:3])
