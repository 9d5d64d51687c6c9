"""From a network that has learned to the file that a bot plays with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
from torch import nn

from fengsheng.bots.neural.tables import tables_of
from fengsheng.train.model import Model


def export(model: Model, edition: str, path: Path, record: dict[str, Any], half: bool = True) -> None:
    """The weights of the bot `neural`."""
    write(model, tables_of(edition).parts, path, record, half)


def write(
    model: nn.Module, parts: dict[str, list[str]], path: Path, record: dict[str, Any], half: bool = True
) -> None:
    """Weights as one file, with the names of all rows, and beside it how they came about."""
    kind = numpy.float16 if half else numpy.float32
    arrays: dict[str, Any] = {
        name: value.detach().cpu().numpy().astype(kind) for name, value in model.named_parameters()
    }
    arrays["names"] = numpy.array(json.dumps(parts, ensure_ascii=False))
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_suffix(".tmp")
    with scratch.open("wb") as file:
        numpy.savez_compressed(file, **arrays)
    scratch.replace(path)
    text = json.dumps(record, ensure_ascii=False, indent=1)
    path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
