"""Rule IDs in running text, with the short forms that people write.

`CL-CARD-PROBE-04/08/09` are three IDs, `CL-RULING-072..074` too, `CL-CARD-LURE-04, -06` two. A
range runs in catalogue order, because numbers have gaps and some tails are letters:
`CL-SETUP-T3..T9` means every row of the table between them.

The same reader serves the catalogue's own cross-references and the citations in code and tests, so
that a short form that is understood in one place is understood in the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from fengsheng.editions.registry import EDITIONS

PREFIXES = tuple(edition.rule_prefix for edition in EDITIONS)
"""One prefix an edition: CL classic, SW spywar."""

_TAIL = r"(?:T\d+[A-Z]?|\d+[a-z]?|M[a-z]?)"
_STEM = rf"(?:{'|'.join(PREFIXES)})(?:-[A-Z]+(?:_[A-Z]+)*)+-"
_JOINT = r"(?:/|\.\.|,\s?-)"
_REFERENCE = re.compile(
    rf"(?<![A-Za-z0-9-])(?P<stem>{_STEM})(?P<first>{_TAIL})"
    rf"(?P<rest>(?:{_JOINT}{_TAIL}(?![A-Za-z0-9]))*)(?![A-Za-z0-9])"
)
_STEP = re.compile(rf"(?P<joint>{_JOINT})(?P<tail>{_TAIL})")
_WHOLE = re.compile(rf"{_STEM}{_TAIL}")


def is_id(text: str) -> bool:
    """Whether the text has the form of one complete ID (it need not exist)."""
    return _WHOLE.fullmatch(text) is not None


def is_reference(text: str) -> bool:
    """Whether the text is one reference and nothing else: an ID, or a short form of several."""
    return _REFERENCE.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Citation:
    """One ID found in a text, and where the reference it came from begins."""

    id: str
    offset: int


class Expander:
    """Reads IDs out of text. It needs the catalogue's IDs, in order, to walk ranges."""

    def __init__(self, ids: Iterable[str]) -> None:
        self._order = tuple(ids)
        self._place = {rule_id: place for place, rule_id in enumerate(self._order)}

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._place

    def knows_prefix(self, prefix: str) -> bool:
        """Whether IDs of this edition are among those it was given."""
        return any(rule_id.startswith(f"{prefix}-") for rule_id in self._order)

    def expand(self, text: str) -> list[Citation]:
        """Every ID the text cites, in order of appearance, known or not.

        A range that the catalogue cannot walk comes back as its own text (`CL-X-09..07`): no entry
        has that ID, so whoever checks for unknown IDs reports it as written.
        """
        found: list[Citation] = []
        for match in _REFERENCE.finditer(text):
            stem, last = match["stem"], match["first"]
            ids = [stem + last]
            for step in _STEP.finditer(match["rest"]):
                tail = step["tail"]
                ids += self._range(stem, last, tail) if step["joint"] == ".." else [stem + tail]
                last = tail
            found += [Citation(rule_id, match.start()) for rule_id in ids]
        return found

    def _range(self, stem: str, first: str, last: str) -> list[str]:
        """The IDs after `first` up to `last`; `first` itself has been counted already."""
        begin, end = self._place.get(stem + first), self._place.get(stem + last)
        if begin is None or end is None or end <= begin:
            return [f"{stem}{first}..{last}"]
        return [i for i in self._order[begin + 1 : end + 1] if i.startswith(stem) and is_id(i)]
