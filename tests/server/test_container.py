"""What docs/hosting.md tells people to install: the script of the container file, run for real in a clean
virtual environment, and a server started from there."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
import yaml  # type: ignore[import-untyped]
from tests.server.faults import NOBODY, can_mount
from tests.server.nursery import ROOT, Forked, nursery
from tests.server.patience import within
from tests.server.process import process
from tests.server.test_kill import open_table
from tests.server.witness import Witness

from fengsheng.cli import main
from tools import build_web

DEPLOY = ROOT / "deploy"
PREFIX = "/opt/fengsheng"
# only if asked for
GCC = "apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev"
MOST_EXPOSED = 2.5  # of 10, as systemd-analyze has it


def client_is_built() -> bool:
    """Whether the page for browsers is as its sources are; if not, building it is another test's business."""
    stamp = build_web.STAMP
    return stamp.exists() and stamp.read_text() == build_web.digest(build_web.inputs())


def test_the_script_of_the_container_installs_a_server_that_starts(tmp_path: Path) -> None:
    prefix = tmp_path / "opt"
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("FENGSHENG_", "PYTHON", "VIRTUAL_ENV"))}
    env = clean | {"PYTHON": sys.executable, "PIP_NO_COMPILE": "0"}
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
        for address in ("/api/lessons/en", "/api/rules/classic"):  # what they are made of came along
            with urllib.request.urlopen(f"{base}{address}", timeout=60) as reply:
                assert len(reply.read()) > 1000, address
    finally:
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=60)
    assert server.returncode == 0, told
    assert "Traceback" not in told


def test_without_a_compiler_nothing_is_begun(tmp_path: Path) -> None:
    prefix = tmp_path / "opt"
    env = os.environ | {"PYTHON": sys.executable, "COMPILED": "1", "CC": "no-such-compiler"}
    done = subprocess.run(
        [DEPLOY / "install.sh", prefix], capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == 1
    assert "needs a C compiler; 'no-such-compiler' is not there" in done.stderr
    assert not prefix.exists()


def test_the_container_file_installs_by_the_script_alone() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    steps = re.findall(r"^RUN (.*)$", text, re.MULTILINE)
    assert steps[:2] == [f'[ "$COMPILED" != 1 ] || {{ {GCC}; }}', f"/src/deploy/install.sh {PREFIX}"]
    assert not any("pip" in step for step in steps)
    assert f'CMD ["{PREFIX}/bin/fengsheng", "serve"]' in text
    for name in re.findall(r"FENGSHENG_[A-Z_]+", text + (DEPLOY / "compose.yaml").read_text()):
        assert name in (ROOT / "docs" / "hosting.md").read_text(), name


def test_the_container_is_built_from_a_digest_and_is_not_root() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    (base,) = re.findall(r"^ARG BASE=(.*)$", text, re.MULTILINE)
    assert re.fullmatch(r"python:3\.12[.\w-]*@sha256:[0-9a-f]{64}", base)
    assert {line.split()[1] for line in re.findall(r"^FROM .*$", text, re.MULTILINE)} == {"${BASE}"}
    (uid, gid) = re.findall(r"^USER (\d+):(\d+)$", text, re.MULTILINE)[-1]
    assert uid == gid != "0"
    assert f"useradd --system --uid {uid} --user-group" in text
    # nothing is done as root after that, and the program belongs to root
    after = text[text.index(f"USER {uid}") :]
    assert not re.search(r"^(RUN|COPY|ADD|USER root)", after, re.MULTILINE)


def test_the_health_check_of_the_container_tells_well_from_ill(tmp_path: Path) -> None:
    text = (DEPLOY / "Containerfile").read_text()
    (command,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", text, re.MULTILINE)
    python, *arguments = json.loads(command)
    assert python == f"{PREFIX}/bin/python"

    def check(port: int) -> int:
        env = {**os.environ, "FENGSHENG_PORT": str(port)}
        done = subprocess.run([sys.executable, *arguments], capture_output=True, env=env, check=False)
        return done.returncode

    with process(tmp_path / "data") as running:
        assert check(running.port) == 0
        (tmp_path / "data" / "fengsheng.sqlite").rename(tmp_path / "aside")
        within(lambda: check(running.port) != 0, "it is ill")
        port = running.port
    assert check(port) != 0


def test_what_the_container_can_do_without_is_taken_away() -> None:
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["fengsheng"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert f"USER {service['user']}" in (DEPLOY / "Containerfile").read_text()
    assert service["volumes"] == ["fengsheng:/var/lib/fengsheng"]  # and nothing else can be written
    assert all(port.startswith("127.0.0.1:") for port in service["ports"])
    docs = (ROOT / "docs" / "hosting.md").read_text()
    for flag in ("--read-only", "--cap-drop=all", "--security-opt=no-new-privileges"):
        assert flag in docs


async def _play(server: Forked, ann: Witness) -> None:
    """Until a few answers are on the disk."""
    playing = asyncio.Event()
    playing.set()
    await ann.come(server.socket)
    run = asyncio.create_task(ann.run(playing, Random(1)))
    await ann.until("table")
    dealing = asyncio.create_task(ann.keep_dealing())
    await ann.until("view")
    while len(ann.accepted) < 5:
        await asyncio.sleep(0.05)
    for task in (dealing, run):
        task.cancel()
    await asyncio.gather(dealing, run, return_exceptions=True)


def test_a_server_plays_with_as_few_rights_as_that() -> None:
    """On a read-only root, as another user, where that can be done here; without new rights everywhere."""
    # not below pytest's own folder: every run of pytest closes that to others
    with tempfile.TemporaryDirectory() as place, nursery() as home:
        Path(place).chmod(0o755)
        data = Path(place) / "data"
        data.mkdir()
        if can_mount():
            os.chown(data, NOBODY, NOBODY)
        server = home.start(data, plant=f"tests.server.faults:confined:{data}")
        table = open_table(server.base, "Ann", pace="instant", seats=5)
        ann = Witness("Ann", table["code"], table["token"], table["guest"])
        asyncio.run(asyncio.wait_for(_play(server, ann), 60))
        status = Path(f"/proc/{server.pid}/status").read_text()
        assert "NoNewPrivs:\t1" in status
        if can_mount():
            assert f"Uid:\t{NOBODY}" in status
            mounts = Path(f"/proc/{server.pid}/mounts").read_text().splitlines()
            (root,) = (line.split()[3] for line in mounts if line.split()[1] == "/")
            assert "ro" in root.split(",")
        assert server.end(signal.SIGTERM) == 0
        assert "Traceback" not in server.log.read_text()


def unit() -> dict[str, list[str]]:
    """What the unit says of the service; a directive may be there more than once."""
    section, found = "", defaultdict(list)
    for line in (DEPLOY / "fengsheng.service").read_text().splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif section == "Service" and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found[name].append(value)
    return found


def test_the_unit_leaves_the_server_what_it_needs_and_no_more() -> None:
    service = unit()
    for name, value in {
        "User": "fengsheng",
        "UMask": "0077",
        "StateDirectoryMode": "0700",
        "CapabilityBoundingSet": "",
        "AmbientCapabilities": "",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "PrivateTmp": "yes",
        "PrivateDevices": "yes",
        "PrivateUsers": "yes",
        "PrivateMounts": "yes",
        "ProtectProc": "invisible",
        "ProcSubset": "pid",
        "ProtectKernelTunables": "yes",
        "ProtectKernelModules": "yes",
        "ProtectKernelLogs": "yes",
        "ProtectControlGroups": "yes",
        "ProtectClock": "yes",
        "ProtectHostname": "yes",
        "RestrictSUIDSGID": "yes",
        "RestrictRealtime": "yes",
        "RestrictNamespaces": "yes",
        "LockPersonality": "yes",
        "MemoryDenyWriteExecute": "yes",
        "RemoveIPC": "yes",
        "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
        "IPAddressDeny": "any",
        "IPAddressAllow": "localhost",
        "SystemCallArchitectures": "native",
    }.items():
        assert service[name] == [value], name
    assert service["SystemCallFilter"] == ["@system-service", "~@privileged @resources", "setpriority"]
    assert "FENGSHENG_HOST" not in str(service["Environment"])  # it listens to this machine alone
    # the soft limit is the hard one: raising it would be one of the calls that are not allowed
    assert service["LimitNOFILE"][0].isdigit()


def test_the_unit_exposes_little() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed (tools/setup_systemd.sh)")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", DEPLOY / "fengsheng.service"],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"Overall exposure level for fengsheng\.service: (\d+\.\d+)", told.stdout)
    assert found is not None, told.stderr
    assert float(found[1]) <= MOST_EXPOSED


def test_the_unit_of_systemd_starts_what_was_installed(capsys: pytest.CaptureFixture[str]) -> None:
    service = {name: values[-1] for name, values in unit().items()}
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
