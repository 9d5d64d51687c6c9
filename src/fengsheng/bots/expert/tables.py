"""The weights of the expert: one file of numbers for each edition, as `fengsheng tune` proposes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fengsheng.bots.valuation.outlook import Outlook
from fengsheng.bots.valuation.weights import Roles, Weights

FOLDER = Path(__file__).parent


def read_roles(table: Mapping[str, Any]) -> Roles:
    """A table as data; what it does not name counts as plain good sense says."""
    faction = Weights(**table["faction"])
    loner = Weights(**table["loner"])
    return Roles(
        faction,
        loner,
        {name: loner._replace(**more) for name, more in table["missions"].items()},
        {name: (worths[0], worths[1]) for name, worths in table["characters"].items()},
        Outlook(**table.get("outlook", {})),
    )


def table_of(edition: str) -> dict[str, Any]:
    """What the file of an edition says; nothing for an edition without one."""
    path = FOLDER / f"{edition}.json"
    if not path.exists():
        return {"faction": {}, "loner": {"fear": 1.5}, "missions": {}, "characters": {}}
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return table


@cache
def roles_of(edition: str) -> Roles:
    """The weights of an edition."""
    return read_roles(table_of(edition))
