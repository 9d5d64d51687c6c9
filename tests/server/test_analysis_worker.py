"""The process that works at an analysis: it tells how far it is, lets others come first, and ends."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.review.games import QUICK, record_of

from fengsheng.review import LEVELS, Review
from fengsheng.server.analysis import worker
from fengsheng.server.analysis.jobs import Job, Wanted
from fengsheng.server.analysis.showing import shown
from fengsheng.server.operate.giving_way import LOWEST


def test_the_worker_tells_and_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    monkeypatch.setattr(worker, "TOLD_EVERY", 0.0)
    monkeypatch.setattr(worker, "SHOWN_EVERY", 1.0)
    out = io.StringIO()
    worker.work({"record": record_of("spywar"), "seat": 1, "level": "standard", "begun": None}, out)
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {"playing", "ready"} <= {line["progress"]["stage"] for line in told if "progress" in line}
    found = Review.from_dict(told[-1]["review"])
    assert found.ready
    page = shown(told[-1]["review"], [f"P{i}" for i in range(5)], "zh-Hant")
    assert page["names"] == ["P0", "P1", "P2", "P3", "P4"]
    assert "work" not in page
    assert "⁅" not in json.dumps(page, ensure_ascii=False)
    done = Job(Wanted("g", "standard", 1), "anna", 5)
    done.review = told[-1]["review"]
    assert len(done.row(7)["review"]) < len(json.dumps(done.review)) / 3


def heard(job: dict[str, Any]) -> list[dict[str, Any]]:
    """All that the worker tells."""
    out = io.StringIO()
    worker.work(job, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def kept(told: dict[str, Any]) -> Job:
    """A result so far, as a server keeps it and finds it again."""
    job = Job(Wanted("g", "standard", -1), "anna", 5)
    job.review, job.work = told["review"], b64decode(told["work"])
    return Job.of(SimpleNamespace(**job.row(7)))  # type: ignore[arg-type]


def test_what_was_played_goes_through_the_server_unread_and_is_gone_on_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    monkeypatch.setattr(worker, "TOLD_EVERY", 0.0)
    monkeypatch.setattr(worker, "SHOWN_EVERY", 0.0)
    monkeypatch.setattr(worker, "SHOWN", 0.0)
    job = {"record": record_of("classic"), "seat": None, "level": "standard", "begun": None}
    whole = heard(job)
    parts = [line for line in whole if "review" in line]
    half = kept(parts[len(parts) // 2])
    assert half.review is not None
    assert "work" not in half.review
    rest = heard(job | {"begun": half.begun()})
    assert rest[-1] == whole[-1]
    assert 0 < len(rest) < 0.75 * len(whole)
    # cut off on the way to the disk: all is played again
    half.work = half.work[:-9]
    anew = heard(job | {"begun": half.begun()})
    assert (len(anew), anew[-1]) == (len(whole), whole[-1])


def test_the_worker_lets_others_come_first() -> None:
    look = (
        "import os; from fengsheng.server.analysis.worker import stand_back; stand_back(); stand_back(); "
        "from fengsheng.server.operate.giving_way import SESSION as own; "
        "print(os.nice(0), os.getsid(0) == os.getpid(), own.read_text() if own.exists() else '')"
    )
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    priority, alone, *share = told.split()
    assert (priority, alone) == (str(LOWEST), "True")
    assert share == [] or share[-1] == str(LOWEST)


@pytest.mark.skipif(sys.platform != "linux", reason="the system must end it")
def test_a_worker_that_is_stopped_does_not_outlive_its_server() -> None:
    works = "from fengsheng.server.analysis import worker; worker.main()"
    serves = f"""
import subprocess, sys, time
worker = subprocess.Popen([sys.executable, "-c", {works!r}], stdin=subprocess.PIPE)
print(worker.pid, flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", serves], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        about = Path(f"/proc/{pid}/stat")
        try:
            patiently(lambda: os.getsid(pid) == pid)  # that it has stood back is the last of its beginning
            os.kill(pid, signal.SIGSTOP)
            patiently(lambda: state_of(about) == "T")
            server.kill()
            patiently(lambda: state_of(about) in "Z")
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def state_of(about: Path) -> str:
    """The letter of a process; none: it is gone."""
    with contextlib.suppress(OSError):
        return about.read_text().rsplit(")", 1)[1].split()[0]
    return ""


def patiently(true: Callable[[], bool]) -> None:
    for _ in range(1500):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not come true")
