"""Every lesson in a browser, in every way there is to go through it, in three languages.

    python -m tools.lessons_by_browser [options of pytest]

By the wanted answers, after trying whatever else is foreseen, by keyboard alone, and on a phone; at every
step the note must be out of the way. The tests go through each lesson once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WALKS = "tests/web/test_lessons.py::test_a_lesson_is_done"


def main() -> int:
    """The exit status of pytest."""
    command = [sys.executable, "-m", "pytest", WALKS, "-q", "-n", "0", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"FENGSHENG_LESSONS": "all"}).returncode


if __name__ == "__main__":
    sys.exit(main())
