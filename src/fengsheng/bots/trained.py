"""Weights of networks, in files: of the package, or somebody's own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from fengsheng.core.errors import FengshengError
from fengsheng.editions.registry import EDITIONS

if TYPE_CHECKING:
    from numpy import ndarray

    Array = ndarray[Any, Any]


class NoWeights(FengshengError):
    """Nothing was trained for that edition, or what was trained cannot be read here."""

    code = "no-weights"


def packaged(folder: Path) -> tuple[Path, ...]:
    """Those of every edition."""
    return tuple(folder / f"{edition.name}.npz" for edition in EDITIONS)


def lacking(whose: str, files: tuple[Path, ...]) -> str:
    """Why nobody can play with these weights here; empty: somebody can."""
    if not _has_numpy():
        return f"{whose} needs numpy: pip install 'fengsheng[neural]'"
    for file in files:
        if not file.exists():
            return f"{whose} has no weights: there is no {file.name}."
    return ""


def _has_numpy() -> bool:
    try:
        return find_spec("numpy") is not None
    except ModuleNotFoundError:
        return False


def read(whose: str, where: Path, parts: Mapping[str, list[str]]) -> dict[str, Array]:
    """The weights in a file, their rows by the names in `parts`."""
    if why := lacking(whose, (where,)):
        raise NoWeights(why)
    import numpy

    try:
        with numpy.load(where, allow_pickle=False) as file:
            return in_order(dict(file), parts)
    except (OSError, KeyError, ValueError, BadZipFile):
        raise NoWeights(f"The weights in {where.name} cannot be read.") from None


def in_order(weights: Mapping[str, Array], parts: Mapping[str, list[str]]) -> dict[str, Array]:
    """The weights of a file with all digits, and their rows by today's names (`parts`): what was not known
    then says nothing."""
    import numpy

    names = json.loads(str(weights["names"]))
    found: dict[str, Array] = {}
    for name, array in weights.items():
        if name == "names":
            continue
        full = numpy.ascontiguousarray(array, dtype=numpy.float32)
        wanted = parts.get(name)
        if wanted is not None and wanted != names[name]:
            at = {word: row for row, word in enumerate(names[name])}
            rows = numpy.zeros((len(wanted), full.shape[1]), numpy.float32)
            for row, word in enumerate(wanted):
                if word in at:
                    rows[row] = full[at[word]]
            full = rows
        found[name] = full
    return found
