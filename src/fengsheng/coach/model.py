"""What the coach says: sentences in the language that was asked for, and what a page needs beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Clear = Literal["clear", "slightly", "equal"]
State = Literal["shown", "equal", "unknown"]


@dataclass(frozen=True, slots=True)
class Look:
    """The first press: what to look at. `thing` is written as lessons write what they point at."""

    thing: str
    sentence: str


@dataclass(frozen=True, slots=True)
class HintOption:
    """One of the best answers. Of the first, `clear` says how far it is ahead of the next; of the others, how
    far they are behind the first."""

    notation: str
    label: str
    effect: str  # what it does, in the option's own words
    aim: str  # what for; empty: for nothing that could be named
    because: tuple[str, ...]  # what that rests on: at most two facts
    sure: str  # how sure
    clear: Clear


@dataclass(frozen=True, slots=True)
class Hint:
    """The second press: the best answers, best first."""

    state: State
    look: Look
    sentence: str  # of the whole: how clear it is, or that there is no opinion
    options: tuple[HintOption, ...]


@dataclass(frozen=True, slots=True)
class WhyAsked:
    """Why one is asked, and by which rule."""

    sentence: str
    rule: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something the coach says by itself; `key` is the sort of it."""

    key: str
    sentence: str
    rule: str
