"""One server alone loads nothing of what several need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.process import process

FOR_SEVERAL = {"psycopg", "psycopg_binary", "psycopg_pool", "asyncpg", "nats", "ray"}


def test_no_driver_and_no_part_of_a_cluster_is_loaded(tmp_path: Path) -> None:
    program = (
        "import sys, fengsheng.cli.serve, fengsheng.server.run, fengsheng.server.app\n"
        "from fengsheng.server.store import Store\n"
        f"Store('sqlite:///{tmp_path}/x.sqlite').close()\n"
        "parts = ('hub', 'directory', 'relay', 'node', 'notify', 'nats', 'desk', 'queue')\n"
        "names = ['psycopg', 'nats', 'ray', *(f'fengsheng.server.cluster.{part}' for part in parts)]\n"
        "print(*[name for name in names if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_a_server_that_plays_on_its_file_has_loaded_nothing_for_several(tmp_path: Path) -> None:
    """The command as it is typed, from its start to its end; Python itself writes down what is loaded."""
    with process(tmp_path / "data", env={"PYTHONPROFILEIMPORTTIME": "1"}, command=True) as running:
        table = running.open_table("Ann")
        with running.at_table(table):
            assert running.get(f"/api/tables/{table['code']}")["code"] == table["code"]
        running.get("/api/tables")
        running.request("GET", "/metrics")
    lines = running.log.read_text().splitlines()
    loaded = {line.rpartition("|")[2].strip() for line in lines if line.startswith("import time:")}
    assert {"sqlalchemy", "uvicorn", "fengsheng.server.app"} <= loaded
    assert FOR_SEVERAL & {name.partition(".")[0] for name in loaded} == set()
    ours = {name for name in loaded if name.startswith("fengsheng.server.cluster")}
    assert ours == {"fengsheng.server.cluster", "fengsheng.server.cluster.protocols"}
