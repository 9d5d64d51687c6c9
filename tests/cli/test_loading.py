"""A command waits for nothing that only others need."""

from __future__ import annotations

import gc
import json
import subprocess
import sys

import pytest

from fengsheng.cli import COMMANDS, main

CODE = """
import json, sys
from fengsheng.cli import main
code = main(sys.argv[1:])
loaded = sorted(name for name in sys.modules if name.startswith("fengsheng.cli."))
print(json.dumps([code, loaded]), file=sys.stderr)
"""


def test_a_command_loads_its_own_module_and_no_other_command() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, "serve", "--help"], capture_output=True, text=True, check=True
    )
    code, loaded = json.loads(done.stderr)
    assert code == 0
    assert "FENGSHENG_THINKERS" in done.stdout
    modules = {where.partition(":")[0] for where in COMMANDS.values()}
    assert modules & set(loaded) == {"fengsheng.cli.serve"}


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    at = [told.index(f"│ {name} ") for name in COMMANDS]
    assert at == sorted(at)


def test_a_slip_of_the_pen_is_told_what_may_have_been_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenari"]) == 2
    assert "Did you mean 'scenario'?" in capsys.readouterr().err


def test_who_calls_it_from_a_program_of_their_own_keeps_their_collector() -> None:
    before = gc.get_threshold()
    assert main(["--version"]) == 0
    assert gc.get_threshold() == before
