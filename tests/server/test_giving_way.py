"""Whoever only works offers the processor to those who wait for it, and is not disturbed by that."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nothing is offered elsewhere")

# Another process wants the same processor all the time; every offer that is taken is a switch.
SWITCHES = """
import os, resource, time
from contextlib import nullcontext
from fengsheng.server.operate.giving_way import offering_the_processor as offering

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
other = os.fork()
while other == 0:
    pass
try:
    for way in (nullcontext, offering, nullcontext):
        before = resource.getrusage(resource.RUSAGE_SELF)
        with way():
            begun = time.process_time()
            while time.process_time() - begun < 0.1:
                pass
        after = resource.getrusage(resource.RUSAGE_SELF)
        print(after.ru_nvcsw + after.ru_nivcsw - before.ru_nvcsw - before.ru_nivcsw)
finally:
    os.kill(other, 9)
"""

# A timer that ticks cuts every wait short, and what ticks when nobody takes it ends the process.
WAITS = """
import sys, time
from fengsheng.server.operate.giving_way import offering_the_processor as offering

with offering():
    begun = time.monotonic()
    time.sleep(0.1)
    print(time.monotonic() - begun >= 0.1, sys.stdin.read())
time.sleep(0.01)
with offering():
    print("again")
"""


def said(code: str, heard: str = "") -> str:
    return subprocess.run(
        [sys.executable, "-c", code], input=heard, capture_output=True, text=True, check=True, timeout=60
    ).stdout


def test_the_processor_is_offered_meanwhile_and_no_longer() -> None:
    before, meanwhile, after = (int(line) for line in said(SWITCHES).split())
    assert meanwhile > 3 * max(before, after)


def test_waiting_goes_on_all_the_same() -> None:
    assert said(WAITS, "heard") == "True heard\nagain\n"
