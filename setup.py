"""Build script: everything is in pyproject.toml, except two switches, the lessons and the scenarios.

With FENGSHENG_COMPILED=1 the engine (core, editions and the door) is compiled by mypyc from the same source,
and with it the bots.
A wheel or an sdist contains the built browser client; FENGSHENG_WEB=0 leaves it out, for programs that only
want the library. (An editable installation is left alone: there `make web` builds it.)
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
# what lies beside the package, where people write it, and where a package has it inside
CARRIED = (("lessons", "fengsheng.lessons", "scenes"), ("scenarios", "fengsheng.rulebook", "scenarios"))


def build_client() -> None:
    """Build it where its source is: an sdist has only what was built."""
    if os.environ.get("FENGSHENG_WEB") == "0" or not (ROOT / "web" / "package.json").exists():
        return
    if subprocess.run([sys.executable, "-m", "tools.build_web"], cwd=ROOT).returncode:
        sys.exit("The browser client could not be built; FENGSHENG_WEB=0 installs without it.")


class BuildPy(build_py):  # type: ignore[misc]
    """Before the files of the package are gathered, there must be a client among them. Lessons and
    scenarios lie where people write them; a package has them inside."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()

    def _get_data_files(self) -> list[tuple[str, str, str, list[str]]]:
        found: list[tuple[str, str, str, list[str]]] = list(super()._get_data_files())
        if not self.editable_mode:
            for folder, package, inside in CARRIED:
                if not (ROOT / folder).is_dir():  # a package without them would start, and fail page by page
                    sys.exit(f"{folder}/ is missing beside {Path(__file__).name}: nothing was built.")
                names = sorted(
                    path.relative_to(ROOT / folder).as_posix() for path in (ROOT / folder).rglob("*.*")
                )
                found.append((package, folder, str(Path(self.build_lib, *package.split("."), inside)), names))
        return found


class Sdist(sdist):  # type: ignore[misc]
    """The same for a source distribution."""

    def run(self) -> None:
        build_client()
        super().run()


extensions = []
if os.environ.get("FENGSHENG_COMPILED") == "1":
    from mypyc.build import mypycify

    package = Path("src/fengsheng")
    engine = [*package.glob("core/*.py"), *package.glob("editions/**/*.py"), package / "game.py"]
    bots = [package / "bots" / f"{name}.py" for name in ("hearing", "table", "random_bot", "holder_bot")]
    folders = ("valuation", "belief", "novice", "expert")
    bots += [path for name in folders for path in package.glob(f"bots/{name}/*.py")]
    bots += [package / "bots" / "neural" / f"{name}.py" for name in ("encoder", "memory", "tables")]
    bots += [package / "bots" / "foresight" / f"{name}.py" for name in ("facts", "tables")]
    bots += [package / "bots" / "search" / f"{name}.py" for name in ("players", "race", "trials", "value")]
    # packages stay interpreted (they only gather names), and so do those that read what people give: they
    # tell in their own words what is wrong, where a compiled function would raise a TypeError; and what lies
    # in an edition's folder but does not belong to the engine
    apart = (
        "__init__.py",
        "edition.py",
        "registry.py",
        "speech.py",
        "counting.py",
    )
    sources = sorted(str(path) for path in (*engine, *bots) if path.name not in apart)
    # what they import and stays interpreted is looked at, but not complained about: it may need packages that
    # nobody has to have here
    # for a machine without mypyc everything is written as C, in many files (tools/travelling_engine.py)
    elsewhere = os.environ.get("FENGSHENG_C")
    extensions = mypycify(
        [*sources, "--strict", "--follow-imports=silent"],
        opt_level="3",
        multi_file=elsewhere is not None,
        target_dir=elsewhere,
    )
    if sys.platform != "win32":
        # nobody but Python itself calls into the library, through its init functions: so calls inside it need
        # no detour through a table, and small functions can be inlined
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]

setup(ext_modules=extensions, cmdclass={"build_py": BuildPy, "sdist": Sdist})
