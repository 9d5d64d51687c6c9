"""Who judges: the bot, its version, and how well its beliefs were measured to hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from fengsheng.bots.belief.tables import FOLDER as BELIEFS
from fengsheng.bots.expert.tables import FOLDER as WEIGHTS
from fengsheng.editions.registry import RULES_VERSION, find
from fengsheng.review.costs import MEASURED as COSTS
from fengsheng.review.levels import LEVELS
from fengsheng.review.model import Key

NAME: Final = "expert"
MEASURED: Final = Path(__file__).parent / "calibration.json"
MODULES: Final = (
    "algebra",
    "curve",
    "kinds",
    "playing",
    "questions",
    "reading",
    "trying",
    "winning",
    "work",
)  # have numbers
ROUGH: Final = 0.05  # from this error on, percentages are rounded to tens


class Calibration(NamedTuple):
    """How often beliefs were right, on games the tracker had not learned from."""

    games: int
    beliefs: int
    error: float  # expected calibration error
    said: float  # in the bin round seven in ten: what was said, and how often it was so
    right: float


@cache
def version(edition: str) -> str:
    """Of everything it goes by in that edition: what it has learned, the numbers by which chances and choices
    are read from plays, and how many plays there are. Empty: it has not learned to play it."""
    files = [WEIGHTS / f"{edition}.json", BELIEFS / f"{edition}.json", COSTS]
    if not all(file.exists() for file in files):
        return ""
    told = repr((_numbers(), list(LEVELS.values()))).encode()
    return sha256(b"".join([told, *(file.read_bytes() for file in files)])).hexdigest()[:12]


def _numbers() -> list[tuple[str, str, float]]:
    """All that an analysis goes by, by their names: bounds, expectations, how many of everything."""
    found: list[tuple[str, str, float]] = []
    for name in MODULES:
        module = import_module(f"fengsheng.review.{name}")  # some of them read us
        for constant, number in sorted(vars(module).items()):
            if constant.isupper() and isinstance(number, (int, float)):
                found.append((name, constant, number))
    return found


def digest(record: Mapping[str, Any]) -> str:
    """The hash of a record, whatever the order of its fields."""
    text = json.dumps(record, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def key_of(record: Mapping[str, Any], level: str, seat: int | None) -> Key:
    """What an analysis of that record would be made of today."""
    made = version(find(record["edition"]).name)
    return Key(digest(record), RULES_VERSION, NAME if made else "", made, level, -1 if seat is None else seat)


@cache
def calibration(edition: str) -> Calibration | None:
    """As it was measured; None: it was not."""
    if not MEASURED.exists():
        return None
    rows = json.loads(MEASURED.read_text("utf-8"))
    return Calibration(**rows[edition]) if edition in rows else None


def rough(edition: str) -> bool:
    """Whether beliefs of that edition are told in tens: they were measured to be no better, or not at all."""
    measured = calibration(find(edition).name)
    return measured is None or measured.error > ROUGH
