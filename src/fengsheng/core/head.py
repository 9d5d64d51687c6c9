"""The head of saves and records: what they have in common, each field checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fengsheng.core.errors import FengshengError, NewerSave, SaveError
from fengsheng.core.rng import SEED_BYTES
from fengsheng.core.saved import read as read_shape

SAVE: Final = "fengsheng-save"
RECORD: Final = "fengsheng-record"
# The newest form of each. A record holds notation only, so other names in the state leave it as it is.
VERSIONS: Final = {SAVE: 2, RECORD: 1}


class Head(NamedTuple):
    """What saves and records have in common."""

    version: int
    edition: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    seed: bytes
    deal: dict[str, Any]
    answers: list[str]
    asks: int
    guess: bool


def check_head(data: Any, form: str = SAVE, error: type[FengshengError] = SaveError) -> Head:
    """The common fields, each checked."""
    what = form.removeprefix("fengsheng-")
    if not isinstance(data, Mapping):
        raise error(f"This is not a {what}: it is not an object.")
    if data.get("format") != form:
        raise error(f"This is not a {what}: format is {data.get('format')!r}.")
    version = data.get("save_version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise error(f"The {what} is damaged: save_version is {version!r}.")
    if version > VERSIONS[form]:
        raise NewerSave(
            f"The {what} was made by a newer program: save_version is {version}, "
            f"this program reads up to {VERSIONS[form]}."
        )
    shapes = {
        "edition": "s",
        "seats": "i",
        "options": "{s}",
        "names": "(s)",
        "seed": "s",
        "answers": "[s]",
        "digest" if form == SAVE else "fingerprint": "s",
        "rules_version": "s",
    }
    if form == RECORD:
        shapes["asks"] = "i"
    else:
        shapes["guess"] = "b"
    read: dict[str, Any] = {}
    for field, shape in shapes.items():
        if field not in data:
            raise error(f"The {what} is damaged: {field} is missing.")
        try:
            read[field] = read_shape(shape, data[field], field)
        except SaveError:
            raise error(f"The {what} is damaged: {field} is {data[field]!r:.60}.") from None
    if form == SAVE and "state" not in data:
        raise error(f"The {what} is damaged: state is missing.")
    if len(read["names"]) not in (0, read["seats"]):
        raise error(f"The {what} is damaged: names has {len(read['names'])} names for {read['seats']} seats.")
    deal = data.get("deal")
    keys = {"characters", "identities", "genders", "banned", "first", "ask_forced"}
    if not isinstance(deal, Mapping) or set(deal) != keys:
        raise error(f"The {what} is damaged: deal is {deal!r:.60}.")
    for field in ("characters", "identities", "genders", "banned"):
        names = deal[field]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise error(f"The {what} is damaged: deal.{field} is {names!r:.60}.")
    try:
        seed = bytes.fromhex(read["seed"])
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise error(f"The {what} is damaged: seed is not {SEED_BYTES} bytes in hexadecimal.")
    return Head(
        version,
        read["edition"],
        read["seats"],
        read["options"],
        read["names"],
        seed,
        dict(deal),
        read["answers"],
        read.get("asks", -1),
        read.get("guess", False),
    )
