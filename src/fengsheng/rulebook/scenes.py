"""The scenarios as rulings: what each shows, which rules it cites, and which cards and people it is about.

They are read lightly here: a book of them needs no position. Whoever wants to play one loads its file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fengsheng.editions.registry import USUAL, find
from fengsheng.rulebook.names import CARD, PERSON, cited, named, pages
from fengsheng.rules import catalogue

# an installed package has the scenarios inside; in a checkout they lie where people write them
_INSIDE = Path(__file__).resolve().parent / "scenarios"
_BESIDE = Path(__file__).resolve().parents[3] / "scenarios"

_HEAD = re.compile(r"^(title|rules|edition): *(.+)$", re.MULTILINE)
_ACTS = re.compile(r"(?:\bplay |\bskill |\bcharacter )([^\s/;,]+)")


@dataclass(frozen=True, slots=True)
class Scene:
    """One scenario: `id` is the name of its file."""

    id: str
    title: str  # in English, as it was written
    rules: tuple[str, ...]
    about: tuple[str, ...]  # pages, as kind/key
    folder: str  # within its edition: cards/lock


def folder() -> Path:
    """Where the scenarios lie."""
    return _INSIDE if _INSIDE.is_dir() else _BESIDE


@cache
def scenes(edition: str) -> tuple[Scene, ...]:
    """Every scenario of an edition, by its name."""
    root = folder() / edition
    found = (_read(edition, root, path) for path in root.rglob("*.scn"))
    return tuple(sorted(found, key=lambda scene: scene.id))


@cache
def _files() -> dict[str, Path]:
    return {path.stem.upper(): path for path in folder().rglob("*.scn")}


def scene_file(scene: str) -> Path | None:
    """The file of a scene, in whatever case its name is written."""
    return _files().get(scene.upper())


def _read(edition: str, root: Path, path: Path) -> Scene:
    text = path.read_text("utf-8")
    head = dict(_HEAD.findall(text))
    title = head["title"].strip()
    ids = catalogue(find(head.get("edition", USUAL).strip()).name).expander.expand(head["rules"])
    rules = tuple(dict.fromkeys(one.id for one in ids))
    where = path.parent.relative_to(root).as_posix()
    titles = {page.title: page.id for page in pages(edition)}
    acting = [titles[name] for name in _ACTS.findall(text) if name in titles]
    about = dict.fromkeys([*_home(edition, where), *cited(edition, rules), *acting, *named(edition, title)])
    return Scene(path.stem, title, rules, tuple(about), where)


def _home(edition: str, where: str) -> list[str]:
    """The page whose folder it lies in."""
    kind, _, key = where.partition("/")
    return [
        page.id
        for page in pages(edition)
        if (kind == "characters" and page.id == f"{PERSON}/{key}")
        or (kind == "cards" and page.kind == CARD and page.key.split("-")[-1] == key)
    ]
