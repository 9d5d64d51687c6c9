"""Before the server listens everything is read that would keep other tables waiting later."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ORDER = """
import sys
from fengsheng.server import run

order = []
run.prepare = lambda: order.append("prepared")
run._Server.run = lambda self, sockets: order.append("serves")
run.serve(run.Config(database=sys.argv[1], port=0))
assert order == ["prepared", "serves"], order
"""


def test_the_coach_is_ready_before_anybody_comes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    done = subprocess.run([sys.executable, "-c", ORDER, database], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
