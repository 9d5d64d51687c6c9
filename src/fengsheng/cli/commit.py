"""Which program it was that something was measured with."""

from __future__ import annotations

import subprocess
from pathlib import Path


def commit() -> str:
    """Of the tree that this program is in; nothing outside one."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
