"""What docs/hosting.md tells people to install: the script of the container file, run for real in a clean
virtual environment, and a server started from there."""

from __future__ import annotations

import configparser
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.server.process import ROOT

from fengsheng.cli import main
from tools import build_web

DEPLOY = ROOT / "deploy"
PREFIX = "/opt/fengsheng"


def client_is_built() -> bool:
    """Whether the page for browsers is as its sources are; if not, building it is another test's business."""
    stamp = build_web.STAMP
    return stamp.exists() and stamp.read_text() == build_web.digest(build_web.inputs())


def test_the_script_of_the_container_installs_a_server_that_starts(tmp_path: Path) -> None:
    prefix = tmp_path / "opt"
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("FENGSHENG_", "PYTHON", "VIRTUAL_ENV"))}
    env = clean | {"PYTHON": sys.executable, "PIP_NO_COMPILE": "1"}
    with_page = client_is_built()
    if not with_page:
        env["FENGSHENG_WEB"] = "0"
    done = subprocess.run(
        [DEPLOY / "install.sh", prefix], capture_output=True, text=True, env=env, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("fengsheng ")
    # nothing of this tree is used: the installed package has everything
    server = subprocess.Popen(
        [prefix / "bin" / "fengsheng", "serve", "--port", "0", "--data", tmp_path / "data"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean,
        cwd=tmp_path,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "listens on" in line
        base = line.split()[-1]
        with urllib.request.urlopen(f"{base}/healthz", timeout=60) as reply:
            assert reply.status == 200
        with urllib.request.urlopen(f"{base}/", timeout=60) as reply:
            page = reply.read().decode()
        assert "<html" in page
        assert ("<script" in page) == with_page
    finally:
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=60)
    assert server.returncode == 0, told
    assert "Traceback" not in told


def test_the_container_file_installs_by_the_script_alone() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    steps = re.findall(r"^RUN (.*)$", text, re.MULTILINE)
    assert steps[0] == f"/src/deploy/install.sh {PREFIX}"
    assert not any("pip" in step for step in steps)
    assert f'CMD ["{PREFIX}/bin/fengsheng", "serve"]' in text
    assert "USER fengsheng" in text
    for name in re.findall(r"FENGSHENG_[A-Z_]+", text):
        assert name in (ROOT / "docs" / "hosting.md").read_text(), name


def test_the_unit_of_systemd_starts_what_was_installed(capsys: pytest.CaptureFixture[str]) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "fengsheng.service")
    service = unit["Service"]
    program, *flags = service["ExecStart"].split()
    assert program == f"{PREFIX}/bin/fengsheng"
    assert main([*flags, "--help"]) == 0
    assert "Start the game server" in capsys.readouterr().out
    text = (DEPLOY / "fengsheng.service").read_text()
    assert f"Environment=FENGSHENG_DATA=/var/lib/{service['StateDirectory']}" in text


def test_the_script_refuses_an_old_python(tmp_path: Path) -> None:
    old = tmp_path / "python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    begin = time.monotonic()
    done = subprocess.run(
        [DEPLOY / "install.sh", tmp_path / "opt"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHON": str(old)},
        check=False,
    )
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert not (tmp_path / "opt").exists()
    assert time.monotonic() - begin < 60
