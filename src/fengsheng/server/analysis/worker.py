"""The process that works: a job comes as one line of JSON, what there is goes out line by line.

Whoever plays comes first. It ends with its job, or when nobody listens.
"""

from __future__ import annotations

import ctypes
import json
import signal
import sys
import time
import zlib
from base64 import b64decode, b64encode
from contextlib import suppress
from typing import Any, Final, TextIO

from fengsheng.core.errors import FengshengError
from fengsheng.review import Review, Work
from fengsheng.server.operate.giving_way import lowest_priority, lowest_share, offering_the_processor

TOLD_EVERY: Final = 0.5  # seconds between two words about how far it is
SHOWN_EVERY: Final = 6.0  # seconds between two results so far, at least
SHOWN: Final = 20.0  # and that many times what it took to put one together
END_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG of Linux


def work(job: dict[str, Any], out: TextIO) -> None:
    """Do it, and tell."""
    begun = None if job.get("begun") is None else _begun(**job["begun"])
    made = Work(job["record"], job["seat"], job["level"], begun=begun)
    told = shown = time.monotonic()
    pause = SHOWN_EVERY
    for step in made.steps():
        now = time.monotonic()
        if now - told >= TOLD_EVERY:
            told = now
            _say(out, {"progress": {**step._asdict(), "part": round(step.part, 3)}})
        if now - shown >= pause and step.stage != "ready":
            shown, before = now, time.process_time()
            _say(out, _found(made))
            pause = max(SHOWN_EVERY, SHOWN * (time.process_time() - before))
    _say(out, _found(made))


def _begun(review: dict[str, Any], work: str) -> Review:
    with suppress(ValueError, zlib.error):  # what cannot be read is made anew
        if work:
            review = review | {"work": json.loads(zlib.decompress(b64decode(work)))}
    return Review.from_dict(review)


def _found(made: Work) -> dict[str, Any]:
    """What there is. The plays in it go packed: the server, where people play, only keeps them."""
    review = made.review().to_dict()
    if not (work := review.pop("work")):
        return {"review": review}
    packed = zlib.compress(json.dumps(work, separators=(",", ":")).encode())
    return {"review": review, "work": b64encode(packed).decode()}


def _say(out: TextIO, message: dict[str, Any]) -> None:
    out.write(json.dumps(message, ensure_ascii=True, separators=(",", ":")) + "\n")
    out.flush()


def stand_back() -> None:
    """Let whoever plays come first."""
    lowest_share()
    lowest_priority()


def end_with_the_server() -> None:
    """While the tables are busy this process is stopped, and whoever is stopped does not notice that nobody
    listens any more: after a crash of the server it would lie there for ever. The system ends it."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # a C library that has no such call
            ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)


def main() -> int:
    """One job."""
    end_with_the_server()
    stand_back()
    try:
        with offering_the_processor():
            work(json.loads(sys.stdin.readline()), sys.stdout)
    except FengshengError as error:
        _say(sys.stdout, {"error": str(error)})
        return 2
    except BrokenPipeError:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
