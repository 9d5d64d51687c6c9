"""What a service may ask of the kernel under deploy/*.service is enough for the processes that it starts.

The filter is a real one, made of the unit's own lines; without it nobody would notice on a machine where
everything is allowed."""

from __future__ import annotations

import ctypes
import platform
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
# those of @resources by which a process changes its own priority or limits
NUMBERS = {"setpriority": 141, "setrlimit": 160, "sched_setscheduler": 144, "sched_setaffinity": 203}

needs_filters = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() != "x86_64", reason="numbers of calls are those of x86-64"
)


def denied(unit: str) -> set[str]:
    """Those of them that a unit does not allow, as systemd reads its lines."""
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd-analyze is not installed (tools/setup_systemd.sh)")
    allowed: set[str] = set()
    for line in re.findall(r"^SystemCallFilter=(.+)$", (DEPLOY / unit).read_text(), re.MULTILINE):
        for name in line.removeprefix("~").split():
            told = [name]
            if name.startswith("@"):
                command = [systemd, "syscall-filter", "--no-pager", name]
                told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
            calls = _calls(systemd, told)
            allowed = allowed - calls if line.startswith("~") else allowed | calls
    return NUMBERS.keys() - allowed


def _calls(systemd: str, names: list[str]) -> set[str]:
    """Sets contain sets."""
    found: set[str] = set()
    for name in names:
        if name.startswith("@") and name != names[0]:
            command = [systemd, "syscall-filter", "--no-pager", name]
            inner = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
            found |= _calls(systemd, inner)
        else:
            found.add(name)
    return found


def filtered(calls: set[str]) -> None:
    """From now on this process and what it starts may not make these calls: they are told EPERM."""
    steps = [(0x20, 0, 0, 0)]
    for call in calls:
        steps += [(0x15, 0, 1, NUMBERS[call]), (0x06, 0, 0, 0x00050001)]
    steps.append((0x06, 0, 0, 0x7FFF0000))
    raw = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))

    class Program(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))

    program = Program(len(steps), ctypes.cast(raw, ctypes.c_void_p))
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.prctl(38, 1, 0, 0, 0) == 0  # no new privileges
    assert libc.prctl(22, 2, ctypes.byref(program), 0, 0) == 0


def told(code: str, calls: set[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        preexec_fn=lambda: filtered(calls),
        check=False,
    )


THINKS = "from fengsheng.server.thinking import worker; worker.main()"
ANALYSES = "from fengsheng.server.analysis import worker; worker.stand_back()"
PRIORITY = "; import os; print(os.nice(0))"


@needs_filters
@pytest.mark.parametrize("unit", ["fengsheng.service", "fengsheng@.service"])
def test_under_the_unit_those_who_work_stand_back(unit: str) -> None:
    calls = denied(unit)
    assert calls == NUMBERS.keys() - {"setpriority"}
    for code in (THINKS, ANALYSES):
        done = told(code + PRIORITY, calls)
        assert (done.returncode, done.stdout + done.stderr) == (0, "19\n")


@needs_filters
@pytest.mark.parametrize("code", [THINKS, ANALYSES])
def test_who_may_not_stand_back_works_all_the_same(code: str) -> None:
    done = told(code, {"setpriority"})
    assert (done.returncode, done.stderr) == (0, "")
    # the filter is there
    refused = told("import os; os.nice(1)", {"setpriority"})
    assert "PermissionError" in refused.stderr
