"""What somebody wants to have analysed, and how far that is."""

from __future__ import annotations

import json
import logging
import zlib
from base64 import b64encode
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

log = logging.getLogger("fengsheng.server")

WANTED: Final = ("queued", "running")  # goes on after a restart
STOPPED: Final = ("none", "part")  # nobody wants it any more; nothing or something was made of it


class Wanted(NamedTuple):
    """Which analysis: of which game, how deep, and whose choices (-1: nobody's)."""

    game: str
    level: str
    seat: int


class Job:
    """One of them."""

    def __init__(self, wanted: Wanted, who: str, asked_at: int) -> None:
        self.wanted = wanted
        self.who = who
        self.asked_at = asked_at
        self.state = "queued"
        self.progress: dict[str, Any] = {}
        self.review: dict[str, Any] | None = None
        self.work = b""
        """All plays so far, packed: for whoever goes on with it. They may be megabytes, and nobody here looks
        at them."""
        self.error = ""

    @staticmethod
    def of(row: Row[Any]) -> Job:
        """As it was kept."""
        job = Job(Wanted(row.game_id, row.level, row.seat), row.who, row.asked_at)
        job.state, job.error = row.state, row.error
        try:
            job.progress = json.loads(row.progress) if row.progress else {}
            if row.review is not None:
                unpacking = zlib.decompressobj()
                job.review = json.loads(unpacking.decompress(row.review))
                job.work = unpacking.unused_data
        except (ValueError, zlib.error):  # a broken row is made anew; the others must not suffer
            log.warning("analysis cannot be read", extra={"game": row.game_id})
            job.review, job.work = None, b""
            job.state = "none" if job.state == "ready" else job.state
        return job

    def packed(self) -> bytes | None:
        """What was made, to be kept."""
        if self.review is None:
            return None
        return zlib.compress(json.dumps(self.review, separators=(",", ":")).encode()) + self.work

    def begun(self) -> dict[str, Any]:
        """What there is, for whoever goes on with it."""
        return {"review": self.review, "work": b64encode(self.work).decode()}

    def row(self, at: int) -> dict[str, Any]:
        """To be kept by a server that is alone: nobody need know who is at it and how far that is."""
        return {
            "game_id": self.wanted.game,
            "level": self.wanted.level,
            "seat": self.wanted.seat,
            "who": self.who,
            "asked_at": self.asked_at,
            "updated_at": at,
            "state": self.state,
            "error": self.error,
            "review": self.packed(),
            "node": None,
            "epoch": 0,
            "progress": None,
        }
