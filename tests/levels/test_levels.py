"""Levels of bots: each is a bot, with a rating that was measured by a command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fengsheng.bots import check_bot
from fengsheng.cli import main
from fengsheng.editions.registry import EDITIONS
from fengsheng.levels import LEVELS, USUAL, at_tables, bot_called, looks_ahead, measured, offered, ratings


def test_every_level_is_a_bot_and_was_measured_in_every_edition() -> None:
    assert list(LEVELS) == ["newcomer", "club", "expert", "master"]
    assert USUAL in LEVELS
    for level, called in LEVELS.items():
        check_bot(called)
        assert set(ratings(level)) == {edition.name for edition in EDITIONS}
    for arena in measured()["arenas"].values():
        assert [bot for bot in arena["bots"] if bot in LEVELS.values()] == list(LEVELS.values())
        assert arena["games"] >= 600
        assert ",".join(arena["bots"]) in arena["command"]
        found = [arena["bots"][bot] for bot in LEVELS.values()]
        for key in ("rating", "win_rate"):  # nobody is shown as stronger than somebody who wins more
            assert [one[key] for one in found] == sorted(one[key] for one in found)
        assert arena["commit"]


def test_a_master_is_offered_where_somebody_can_look_ahead_for_it() -> None:
    assert [level for level in LEVELS if looks_ahead(level)] == ["master"]
    assert [level["name"] for level in offered(masters=True)] == list(LEVELS)
    assert [level["name"] for level in offered(masters=False)] == ["newcomer", "club", "expert"]
    assert set(LEVELS) <= set(at_tables())
    assert "search" not in at_tables()  # by its own name it would keep the table waiting
    assert "random" in at_tables()
    assert bot_called("random") == "random"


def test_nobody_loads_what_only_a_trained_bot_needs(tmp_path: Path) -> None:
    program = "import sys, fengsheng.server.app; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=False).returncode == 0


def test_ratings_are_kept_by_sort_of_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ratings.json"
    command = ["arena", "--bots", "holder,random", "--games", "2", "--jobs", "1", "--ratings", str(file)]
    assert main(command) == 0
    assert main([*command, "--seats", "4"]) == 0
    assert main([*command, "--seeds", "77"]) == 0  # in the place of the first
    kept = json.loads(file.read_text("utf-8"))["arenas"]
    assert list(kept) == ["classic 5", "classic 4"]
    assert kept["classic 5"]["first"] == 77
    assert kept["classic 5"]["command"].endswith(
        "--bots holder,random --edition classic --seats 5 --mode mixed --games 2 --seeds 77"
    )
    assert set(kept["classic 4"]["bots"]) == {"holder", "random"}
    file.write_text("[]", "utf-8")
    capsys.readouterr()
    assert main(command) == 2
    assert "is no file of ratings" in capsys.readouterr().err
