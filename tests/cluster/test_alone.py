"""One server alone loads nothing of what several need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_no_driver_and_no_part_of_a_cluster_is_loaded(tmp_path: Path) -> None:
    program = (
        "import sys, fengsheng.cli.serve, fengsheng.server.run, fengsheng.server.app\n"
        "from fengsheng.server.store import Store\n"
        f"Store('sqlite:///{tmp_path}/x.sqlite').close()\n"
        "parts = ('hub', 'directory', 'relay', 'node', 'notify', 'nats')\n"
        "names = ['psycopg', 'nats', 'ray', *(f'fengsheng.server.cluster.{part}' for part in parts)]\n"
        "print(*[name for name in names if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
