"""Build script: everything is in pyproject.toml, except the switch for the compiled build.

With FENGSHENG_COMPILED=1 the engine (core and editions) is compiled by mypyc from the same source.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

extensions = []
if os.environ.get("FENGSHENG_COMPILED") == "1":
    from mypyc.build import mypycify

    package = Path("src/fengsheng")
    sources = sorted(
        str(path)
        for path in (*package.glob("core/*.py"), *package.glob("editions/**/*.py"))
        # packages stay interpreted (they only gather names), and so does the door: it must tell callers what
        # is wrong in its own words, where a compiled function would raise a TypeError
        if path.name not in ("__init__.py", "explain.py", "edition.py", "registry.py")
    )
    extensions = mypycify([*sources, "--strict"], opt_level="3")

setup(ext_modules=extensions)
