"""Mistakes, skills that are hardly used, and faults."""

from __future__ import annotations

from html import escape
from typing import Any

from fengsheng.arena.mistakes import NAMES
from fengsheng.arena.report.charts import bars, key
from fengsheng.arena.report.parts import folded, section
from fengsheng.words import say, skill_label

SOME = 200  # faults that are listed; more of them tell nothing new


def mistakes(data: dict[str, Any], lang: str) -> str:
    """How often each was made; nothing where they were not counted."""
    counted = data["mistakes"]
    if not counted:
        return ""
    names = list(counted)
    mistaken = {
        say(lang, f"arena-mistake-{mistake}"): [one["mistakes"][mistake] for one in counted.values()]
        for mistake in NAMES
    }
    skills = sorted({skill for one in counted.values() for skill in one["skills"]})
    used = {
        skill_label(lang, skill): [one["skills"].get(skill, [0, 0]) for one in counted.values()]
        for skill in skills
    }
    body = key(names) + _shares(mistaken) + folded(say(lang, "arena-skills"), key(names) + _shares(used))
    return section(say(lang, "arena-mistakes"), say(lang, "arena-mistakes-about"), body)


def _shares(rows: dict[str, list[list[int]]]) -> str:
    """How often each bot did it when it could; a row that nobody could do anything in is left out."""
    drawn = []
    for name, cells in rows.items():
        could = [(number, done, chances) for number, (done, chances) in enumerate(cells) if chances]
        if could:
            values = "".join(
                f"<div>{round(100 * done / chances)} % <small>{done:,} / {chances:,}</small></div>"
                for _, done, chances in could
            )
            strip = bars([(number, done / chances) for number, done, chances in could])
            drawn.append(f'<div class="name">{escape(name)}</div>{strip}<div class="value">{values}</div>')
    return f'<div class="rows loose">{"".join(drawn)}</div>'


def faults(data: dict[str, Any], lang: str) -> str:
    """Everything that went wrong, or that nothing did."""
    found = data["faults"]
    unfinished = data["games"] - data["finished"]
    about = say(lang, "arena-faults-about", faults=len(found), unfinished=unfinished)
    lines = "".join(
        f"<li>{escape(say(lang, 'arena-fault', game=one['game'], seat=one['seat'], bot=one['bot']))} "
        f"{escape(one['fault'])}</li>"
        for one in found[:SOME]
    )
    body = folded(say(lang, "arena-faults-list"), f'<ul class="list">{lines}</ul>') if lines else ""
    return section(say(lang, "arena-faults"), about, body)
