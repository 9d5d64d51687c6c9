"""Ratings kept in a file, an entry for each sort of table, with all that is needed to measure them again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fengsheng.arena.errors import BadRatings

FORMAT = "fengsheng-ratings"


def entry(data: dict[str, Any], commit: str) -> dict[str, Any]:
    """What is kept of the figures of an arena."""
    seeds = data["seeds"] if data["first"] in (1, 100_000) else data["first"]
    command = (
        f"fengsheng arena --bots {','.join(data['bots'])} --edition {data['preset']} --seats {data['seats']} "
        f"--mode {data['mode']} --games {data['games_a_pairing']} --seeds {seeds}"
    )
    kept = ("edition", "preset", "seats", "mode", "games", "deals", "seeds", "first")
    return {
        **{name: data[name] for name in kept},
        "commit": commit,
        "command": command,
        "bots": {
            name: {
                "rating": bot["rating"],
                "sigma": bot["rating_sigma"],
                "seats": bot["seats_played"],
                "win_rate": bot["win_rate"],
                "ci95": bot["ci95"],
            }
            for name, bot in data["bots"].items()
        },
    }


def read(path: Path) -> dict[str, Any]:
    """The file; an empty one if it is not there."""
    if not path.exists():
        return {"format": FORMAT, "arenas": {}}
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadRatings(f"{path} cannot be read as a file of ratings: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("arenas"), dict):
        raise BadRatings(f"{path} is no file of ratings.")
    return data


def keep(path: Path, kept: dict[str, Any], one: dict[str, Any]) -> None:
    """Put an entry into the file, in the place of an older one of the same sort of table."""
    kept["arenas"][f"{one['preset']} {one['seats']}"] = one
    try:
        path.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise BadRatings(f"{path} cannot be written: {error.strerror}.") from None
