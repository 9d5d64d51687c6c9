"""Build the compiled engine, run all tests on it, and measure it against the interpreted one.

    python -m tools.compiled [--venv FOLDER] [--seconds S] [--no-tests] [--no-bench]

The package is installed, not linked, into a virtual environment of its own, from a copy of the tree: so
neither `src/` nor anything left over from an earlier build can take the place of what was compiled.
Tests marked `interpreted_only` replace or subclass parts of the engine, which compiled classes do not
allow; they are left out, and how many there were is said.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (
    *("src", "lessons", "scenarios"),
    *("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE", "NOTICE"),
)
MARKER = "interpreted_only"
ROUNDS = 3  # of measurements
WHERE = "from fengsheng.core import engine; print(engine.__file__)"


def build(folder: Path) -> Path:
    """Install the compiled package with pinned tools; the interpreter to run it with."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        (folder / ".gitignore").write_text("*\n", "utf-8")
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    pinned = ["-c", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, "install", *pinned, "pip", "setuptools", "mypy"], check=True, env=clean)
    with tempfile.TemporaryDirectory(prefix="fengsheng-compiled-") as temporary:
        copy = Path(temporary) / "tree"
        copy.mkdir()
        for name in NEEDED:
            here = ROOT / name
            if here.is_dir():
                shutil.copytree(here, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
            else:
                shutil.copy2(here, copy / name)
        subprocess.run([*pip, "uninstall", "--yes", "fengsheng"], check=True, env=clean)
        subprocess.run(
            [
                *pip,
                "install",
                *pinned,
                "--no-build-isolation",
                f"{copy}[arena,fit,neural,server,postgres,dev]",
            ],
            check=True,
            env=clean | {"FENGSHENG_COMPILED": "1"},
        )
    return python


def is_compiled(python: Path) -> bool:
    """Whether the engine that this interpreter finds, from the tree's root, is the compiled one."""
    found = subprocess.run([python, "-c", WHERE], cwd=ROOT, capture_output=True, text=True, check=True)
    where = Path(found.stdout.strip())
    return where.suffix in (".so", ".pyd") and ROOT / "src" not in where.parents


def run_tests(python: Path, more: list[str]) -> int:
    """All tests but those that need to replace parts of the engine."""
    workers = ["-n", "6", "--dist", "loadgroup", "-p", "no:cacheprovider"]
    command = [str(python), "-m", "pytest", *workers, "-m", f"not {MARKER}", *more]
    marked = subprocess.run(
        [str(python), "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-m", MARKER],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    count = sum("::" in line for line in marked.stdout.splitlines())
    print(f"{count} tests are marked {MARKER} and are not run on the compiled build.", flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def bench(python: Path, seconds: float) -> list[dict[str, Any]]:
    """What one build does in a second."""
    command = [str(python), "-m", "fengsheng", "bench", "engine", "--seconds", str(seconds), "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["engine"]
    return rows


def in_turns(pythons: list[Path], seconds: float) -> list[list[dict[str, Any]]]:
    """The same for each of them, one after the other and again: a machine that is busy for a while is so for
    all of them. Each figure is the median."""
    rounds = [[bench(python, seconds) for python in pythons] for _ in range(ROUNDS)]
    return [[middle(list(same)) for same in zip(*runs, strict=True)] for runs in zip(*rounds, strict=True)]


def middle(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Equal rows as one, with the median of every figure."""
    first = rows[0]
    return {
        key: middle([row[key] for row in rows])
        if isinstance(value, dict)
        else median(row[key] for row in rows)
        if isinstance(value, float)
        else value
        for key, value in first.items()
    }


def compare(plain: list[dict[str, Any]], compiled: list[dict[str, Any]]) -> str:
    """Both builds, line by line, with how many times faster the compiled one is."""
    lines = [f"{'':24}{'interpreted':>14}{'compiled':>14}{'ratio':>8}"]
    for a, b in zip(plain, compiled, strict=True):
        table = f"{a['edition']} {a['seats']}"
        pairs = [
            (f"{table} {name} games/s", x["games_per_s"], y["games_per_s"], True)
            for name, x, y in (
                ("random", a, b),
                ("holder", a["holder"], b["holder"]),
            )
        ]
        pairs += [(f"{table} {key[:-3]} µs", a[key], b[key], False) for key in a if key.endswith("_us")]
        for name, x, y, more_is_better in pairs:
            ratio = y / x if more_is_better else x / y
            lines.append(f"{name:32}{x:>10,.1f}{y:>12,.1f}{ratio:>7.1f}×")
    return "\n".join(lines)


def main() -> int:
    """Build, test, measure."""
    parser = argparse.ArgumentParser(description="Build, test and measure the compiled engine.")
    parser.add_argument("--venv", type=Path, default=ROOT / ".venv-compiled")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each workload of a measurement")
    parser.add_argument("--no-build", action="store_true", help="use what was built before")
    parser.add_argument("--no-tests", action="store_true")
    parser.add_argument("--no-bench", action="store_true")
    args, more = parser.parse_known_args()
    python = args.venv / "bin" / "python" if args.no_build else build(args.venv)
    if not is_compiled(python):
        print("The engine that was found is not the compiled one.", file=sys.stderr)
        return 2
    status = 0 if args.no_tests else run_tests(python, more)
    if not args.no_bench:
        print(compare(*in_turns([Path(sys.executable), python], args.seconds)))
    return status


if __name__ == "__main__":
    sys.exit(main())
