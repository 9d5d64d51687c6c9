"""A plain installation has the words and the command line; what an extra brings is asked for in one line."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from fengsheng.cli.extras import EXTRAS, line_to_type

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


LACKING = [
    (["serve", "--port", "0", "--data", "data"], "server"),
    (["play", "--no-open", "--port", "0", "--data", "data"], "server"),
    (["backup", "x.sqlite", "--data", "data"], "server"),
    (["admin", "list", "--data", "data"], "server"),
    (["bench", "server", "--parts", "load", "--tables", "1"], "server"),
    (["arena", "--bots", "novice,random", "--games", "2"], "arena"),
    (["fit", "--games", "2"], "fit"),
    (["train", "generate", "--data", "data", "--seconds", "1"], "fit"),
]
HAVING = [
    ["--version"],
    ["serve", "--help"],
    ["rules", "CL-CARD-LOCK-04"],
    ["deck"],
    ["simulate", "--games", "2", "--seats", "5"],
    ["watch", "--seats", "4", "--seed", "1"],
    ["scenario", "run", str(min((ROOT / "scenarios" / "classic").rglob("*.scn")))],
]
# In a program of its own, where nothing of an extra can be loaded.
PLAIN = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout


class Absent:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path.insert(0, Absent)
from fengsheng.cli import main

told = []
for command in {commands!r}:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(command)
    told.append([code, out.getvalue(), err.getvalue()])
print(json.dumps(told))
"""


class Told(NamedTuple):
    """What a command has said, and how it ended."""

    code: int
    out: str
    err: str


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Told]]:
    """What every command says where no extra is installed."""
    modules = [module for brought in EXTRAS.values() for module in brought]
    code = PLAIN.format(modules=modules, commands=[*(command for command, _ in LACKING), *HAVING])
    folder = tmp_path_factory.mktemp("plain")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    yield [Told(*one) for one in json.loads(done.stdout)]
    assert [*folder.iterdir()] == []  # nothing was begun


@pytest.mark.parametrize("number", range(len(LACKING)), ids=[command[0] for command, _ in LACKING])
def test_whoever_lacks_an_extra_is_told_the_line_to_type(number: int, told: list[Told]) -> None:
    command, extra = LACKING[number]
    assert told[number] == Told(
        2,
        "",
        f"error[not-installed]: fengsheng {command[0]} needs more than is installed here: "
        f"pip install 'fengsheng[{extra}]'\n",
    )


@pytest.mark.parametrize("number", range(len(HAVING)), ids=[command[0] for command in HAVING])
def test_everything_else_does_without(number: int, told: list[Told]) -> None:
    found = told[len(LACKING) + number]
    assert (found.code, found.err.strip()) == (0, "")  # an older rich ends its bar with an empty line
    assert found.out != ""


def test_the_table_names_what_the_package_names() -> None:
    brought = metadata.packages_distributions()
    for extra, modules in EXTRAS.items():
        texts = PROJECT["optional-dependencies"][extra]
        wanted = {canonicalize_name(Requirement(text).name) for text in texts}
        # what trains the bot neural is as large as everything else together: it need not be here
        found = {canonicalize_name(name) for module in modules for name in brought.get(module, [module])}
        assert found == wanted, extra


def test_what_is_missing_by_mistake_is_no_extra() -> None:
    assert line_to_type(ModuleNotFoundError(name="fengsheng.nowhere")) == ""
    assert line_to_type(ModuleNotFoundError()) == ""
    assert line_to_type(ModuleNotFoundError(name="uvicorn.config")) == ""
    assert line_to_type(ModuleNotFoundError(name="uvicorn")) == "pip install 'fengsheng[server]'"


ALONE = """
import sys
assert not any("site-packages" in place for place in sys.path), sys.path
sys.path.insert(0, {source!r})
from fengsheng import Game
from fengsheng.bots import make_bot, play_out

for edition, seats in (("classic", 5), ("spywar", 6)):
    game = Game.new(edition, seats, 7)
    assert play_out(game, [make_bot("random", f"7 {{seat}}") for seat in range(seats)])
    again = Game.from_dict(game.to_dict())
    assert Game.replay(game.record()).fingerprint() == again.fingerprint() == game.fingerprint()
    guess = Game.new(edition, seats, 8).determinize(0, 1)
    print(edition, game.result.reason, len(game.view(None)), guess.decision.kind)
foreign = {{name.partition(".")[0] for name in sys.modules}} - set(sys.stdlib_module_names)
print(sorted(foreign - {{"fengsheng", "__main__"}}))
"""


@pytest.mark.interpreted_only
def test_the_engine_needs_no_package_at_all() -> None:
    """A Python that sees no installed package plays, saves, replays and re-deals games of both editions."""
    code = ALONE.format(source=str(ROOT / "src"))
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    classic, spywar, foreign = done.stdout.splitlines()
    assert classic.startswith("classic ")
    assert spywar.startswith("spywar ")
    assert foreign == "[]"
