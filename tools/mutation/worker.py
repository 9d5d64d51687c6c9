"""Tries one broken rule after the other, each in a process of its own that is forked from this one.

Runs in a copy of the tree: `python -m tools.mutation.worker`. A line of JSON comes in, a line goes out. This
process never imports the package, so every child imports it anew, with the broken module in it; what takes
long to import and is no rule is there already.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import select
import signal
import sys
import time
from itertools import islice
from pathlib import Path
from typing import Any

from .breaking import Breaking

MEMORY = 3 << 30  # a rule that never stops may pile up cards for ever
PATIENCE = 12  # a machine with other work to do may take so much longer than the processor time it gives
AHEAD = ("pytest", "_pytest.assertion.rewrite", "fluent.runtime", "rich.console", "typer", "typer.testing")
ENDLESS = "it does not come to an end"

Answer = dict[str, Any]


def main() -> int:
    """Serve until there is nothing more to try."""
    for name in AHEAD:
        importlib.import_module(name)
    for line in sys.stdin:
        print(json.dumps(tried(json.loads(line)), ensure_ascii=False), flush=True)
    return 0


def tried(job: dict[str, Any]) -> Answer:
    """Fork, wait, listen."""
    listen, speak = os.pipe()
    child = os.fork()
    if not child:
        os.close(listen)
        _child(job, speak)
    os.close(speak)
    said, in_time = _heard(listen, time.monotonic() + PATIENCE * job["limit"])
    if not in_time:
        os.killpg(child, signal.SIGKILL)
    _, status, used = os.wait4(child, 0)
    answer: Answer = {"noticed": [], "seconds": round(used.ru_utime + used.ru_stime, 2)}
    code = os.waitstatus_to_exitcode(status)
    if not in_time or code in (-signal.SIGXCPU, -signal.SIGKILL):
        answer["noticed"] = [[job["stage"], ENDLESS]]
    elif code:
        answer["noticed"] = [[job["stage"], f"the process ended with {code}: {said[-200:]}"]]
    else:
        answer["noticed"] = json.loads(said)
    return answer


def _heard(pipe: int, until: float) -> tuple[str, bool]:
    parts: list[bytes] = []
    with os.fdopen(pipe, "rb", buffering=0) as ear:
        while (left := until - time.monotonic()) > 0:
            if select.select([ear], [], [], left)[0]:
                part = ear.read(65536)
                if not part:
                    return b"".join(parts).decode(), True
                parts.append(part)
    return b"".join(parts).decode(), False


def _child(job: dict[str, Any], speak: int) -> None:
    """Break the rule, import the package, run the stage, say who has noticed. Never returns."""
    status = 1
    try:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        limit = int(job["limit"])
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if job["text"]:
            sys.meta_path.insert(0, Breaking(Path.cwd() / "src" / "fengsheng", job["file"], job["text"]))
        _say(speak, _noticed(job))
        status = 0
    except BaseException as error:
        _say(speak, repr(error))
    finally:
        os._exit(status)


def _noticed(job: dict[str, Any]) -> list[tuple[str, str]]:
    if "fengsheng" in sys.modules:
        raise RuntimeError("the package was imported before anything was broken")
    try:
        stages = importlib.import_module("tools.mutation.stages")
    except Exception as error:
        if not job["text"]:
            raise
        return [("import", f"{type(error).__name__}: {error}")]
    found = stages.noticed(
        job["stage"], job["editions"], job["first"], job["left_out"], everything=job["everything"]
    )
    return list(found if job["everything"] else islice(found, 1))


def _say(pipe: int, words: object) -> None:
    text = words if isinstance(words, str) else json.dumps(words, ensure_ascii=False)
    with os.fdopen(pipe, "wb", closefd=False) as mouth:
        mouth.write(text.encode())


if __name__ == "__main__":
    sys.exit(main())
