"""The compiled engine for a machine that has a C compiler, and neither mypy nor a way to install it.

    python -m tools.travelling_engine write FILE    here: everything as C, packed into FILE
    python tools/travelling_engine.py build FILE    there: compiled on all cores into src/

What is compiled is what FENGSHENG_COMPILED=1 compiles (setup.py). The second step needs the standard library
alone, and cc. The C fits every version of Python that mypyc writes for, not only the one that wrote it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ("-O2", "-fPIC", "-fvisibility=hidden", "-w")
WHOLE = re.compile(r'"(\w+__mypyc)"')  # in the door of every module: the library that has all of them


def write(file: Path) -> None:
    """Let setup.py write the C, and pack it with what mypyc's own C needs."""
    import mypyc

    with tempfile.TemporaryDirectory(prefix="fengsheng-c-") as folder:
        environment = {**os.environ, "FENGSHENG_COMPILED": "1", "FENGSHENG_C": folder, "FENGSHENG_WEB": "0"}
        subprocess.run([sys.executable, "setup.py", "--version"], cwd=ROOT, env=environment, check=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(file, "w:xz") as packed:
            packed.add(folder, "c")
            packed.add(Path(mypyc.__file__).parent / "lib-rt", "lib-rt", filter=_c)


def _c(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
    return entry if entry.isdir() or entry.name.endswith((".h", ".c")) else None


def build(file: Path) -> int:
    """Compile it; how many modules there are now."""
    with tempfile.TemporaryDirectory(prefix="fengsheng-c-") as name:
        folder = Path(name)
        with tarfile.open(file) as packed:
            packed.extractall(folder, filter="data")
        c = folder / "c"
        doors = sorted((c / "fengsheng").rglob("*.c"))
        include = ["-I", sysconfig.get_path("include"), "-I", str(folder / "lib-rt"), "-I", str(c)]
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        found = WHOLE.search(doors[0].read_text("utf-8"))
        assert found is not None, "no module says where it is"
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            parts = sorted(c.glob("*.c"), key=_size)
            waits = [cores.submit(_cc, *include, "-c", one, "-o", one.with_suffix(".o")) for one in parts]
            for door in doors:
                there = ROOT / "src" / door.relative_to(c)
                shared = there.with_name(door.stem + suffix)
                waits.append(cores.submit(_cc, "-shared", *include, door, "-o", shared))
            for wait in waits:
                wait.result()
        whole = ROOT / "src" / (found[1] + suffix)
        _cc("-shared", *(one.with_suffix(".o") for one in parts), "-o", whole)
    return len(doors)


def _size(file: Path) -> int:
    return -file.stat().st_size  # the longest first


def _cc(*arguments: str | Path) -> None:
    subprocess.run(["cc", *FLAGS, *map(str, arguments)], check=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["write", name]:
            write(Path(name))
        case ["build", name]:
            print(f"{build(Path(name))} modules are compiled.")
        case _:
            sys.exit(__doc__)
