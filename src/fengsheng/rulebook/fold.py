"""One script for searching: which characters of 繁體 are which of 简体, learnt from our own texts."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources

# two words for one thing (預設 默认), which no length gives away
_WORDS = re.compile("預設|關係|依")
_THEMSELVES = {"係": "系", "設": "设", "預": "预"}
# files with the words of pages and programs, for which Taiwan and the mainland have different ones
_APART = ("web", "terminal", "arena")


@cache
def folding() -> dict[str, str]:
    """Every traditional character that our texts have, with the simplified one in its place. Two texts of the
    same length under the same key are taken for one text in two scripts: most are."""
    seen: dict[str, Counter[str]] = {}
    locales = resources.files("fengsheng").joinpath("locales")
    hans = ""
    for file in sorted(locales.joinpath("zh-Hant").iterdir(), key=lambda file: file.name):
        lines = file.read_text("utf-8").splitlines()
        others = locales.joinpath("zh-Hans", file.name).read_text("utf-8")
        hans += others
        if file.name.startswith(_APART) or len(lines) != len(others.splitlines()):
            continue
        for one, other in zip(lines, others.splitlines(), strict=True):
            if len(one) == len(other) and not _WORDS.search(one):
                for a, b in zip(one, other, strict=True):
                    seen.setdefault(a, Counter())[b] += 1
    own = set(hans)  # what both scripts write is no other character
    learnt = {
        a: best
        for a, found in sorted(seen.items())
        if a not in own and _han(a, best := found.most_common(1)[0][0]) and best != a
    }
    return {**learnt, **_THEMSELVES}


def _han(*chars: str) -> bool:
    return all("\u3400" <= char <= "\u9fff" for char in chars)
