"""Files that may be open at once: every socket is one, and a busy server has thousands."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource


def raise_file_limit() -> int:
    """As many as this process may have; how many that is (0: unknown)."""
    if sys.platform == "win32":
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
