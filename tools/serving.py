"""A server of one's own for as long as a tool needs it."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(data: Path, factor: float = 1) -> Iterator[str]:
    """Its address; it is stopped afterwards. `factor`: how many times as fast its time passes."""
    command = [sys.executable, "-m", "fengsheng", "serve", "--port", "0", "--data", str(data)]
    command += ["--no-address-limits", "--log-level", "error"]
    if factor != 1:
        command = [sys.executable, "-m", "tools.quick_server", str(data), str(factor)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            base = process.stdout.readline().split()[-1]
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{base}/healthz", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.05)
            yield base
        finally:
            process.terminate()
            process.wait(30)
