"""Run the tests on the lowest versions that pyproject.toml allows.

    python -m tools.lowest [ARGUMENTS OF PYTEST]

Everything the package and its extras name is installed at the lower end of its range, into a virtual
environment of its own; what that needs in turn is whatever fits. Tests of the
engine alone are left out: it uses no package.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv-lowest"
EXTRAS = ("arena", "neural", "server", "postgres", "cluster", "ray")
TESTS = ("tests/bots", "tests/cli", "tests/server", "tests/spread", "tests/terminal", "tests/words")
# What these tests are run with, whatever fits; and those that need more: one wants newer packages than the
# lowest, the other is about what `make` installs.
TOOLS = ("hypothesis", "packaging", "playwright", "pytest", "pytest-xdist")
LEFT_OUT = ("tests/server/test_schemathesis.py", "tests/server/test_container.py")


def lowest(text: str) -> str:
    """A requirement at the lower end of its range."""
    wanted = Requirement(text)
    (least,) = (one.version for one in wanted.specifier if one.operator in (">=", "=="))
    return f"{wanted.name}=={least}"


def requirements(root: Path = ROOT) -> list[str]:
    """The lowest version of everything that the package and its extras name."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = (text for extra in EXTRAS for text in project["optional-dependencies"][extra])
    return [lowest(text) for text in (*project["dependencies"], *extras)]


def main(arguments: list[str]) -> int:
    """Install, and run the tests."""
    venv.create(FOLDER, clear=True, with_pip=True)
    (FOLDER / ".gitignore").write_text("*\n", "utf-8")
    python = str(FOLDER / "bin" / "python")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as pins:
        pins.write("\n".join(requirements()) + "\n")
        pins.flush()
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", pins.name]
        wanted = f"{ROOT}[{','.join(EXTRAS)}]"
        # not isolated: an editable build does not need node, which an isolated one would install
        subprocess.run([*pip, "setuptools>=77"], check=True)
        subprocess.run([*pip, "--no-build-isolation", *TOOLS, "-e", wanted], check=True)
    print("\n".join(requirements()), flush=True)
    left_out = [f"--ignore={name}" for name in LEFT_OUT]
    command = [python, "-m", "pytest", "-p", "no:cacheprovider", *left_out, *(arguments or TESTS)]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "CI": ""}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
