"""Servers that tests start deal by the test's name."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from tests.server.nursery import nursery
from tests.server.seeds import seed_of
from tests.server.test_kill import open_table
from tests.server.truth import Truth

HERE = "tests/server/test_nursery.py::test_the_first_server_of_a_test_deals_the_same_each_time"


def test_the_first_server_of_a_test_deals_the_same_each_time(tmp_path: Path) -> None:
    with nursery() as home:
        for number in (1, 2):
            server = home.start(tmp_path / f"data{number}")
            codes = [open_table(server.base, name)["code"] for name in ("Ann", "Bob")]
            tables = Truth(tmp_path / f"data{number}" / "fengsheng.sqlite").tables
            promised = [sha256(seed_of(f"{HERE} {number}", deal)).hexdigest() for deal in (0, 1)]
            assert [tables[code].promise for code in codes] == promised
