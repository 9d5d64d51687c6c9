"""Whoever installs the package has the lessons."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fengsheng.lessons.index import folder

ROOT = folder().parent


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_the_lessons_are_in_the_package(tmp_path: Path) -> None:
    source, built = tmp_path / "source", tmp_path / "built"
    no_web = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(ROOT / "src" / "fengsheng", source / "src" / "fengsheng", ignore=no_web)
    for carried in ("lessons", "scenarios"):
        shutil.copytree(ROOT / carried, source / carried)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "MANIFEST.in"):
        shutil.copy(ROOT / name, source)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(built)],
        cwd=source,
        env={**os.environ, "FENGSHENG_WEB": "0", "FENGSHENG_COMPILED": "0"},
        check=True,
        capture_output=True,
    )
    inside = built / "fengsheng" / "lessons" / "scenes"
    packed = {path.relative_to(inside) for path in inside.rglob("*.*")}
    assert packed == {path.relative_to(folder()) for path in folder().rglob("*.*")}
    code = "from fengsheng.lessons.index import folder; print(folder())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(built)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert Path(done.stdout.strip()) == inside
