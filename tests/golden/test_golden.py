"""Whole games that must come out as they always did.

Whoever changes a rule on purpose writes them anew, reads the difference (`git diff tests/golden`) and raises
`RULES_VERSION`: `pytest tests/golden --regenerate-golden`.
"""

from __future__ import annotations

import json
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from tests.golden.games import HASHED, READABLE, hashes, text
from tests.laws.tables import PRESETS, Table

from fengsheng import editions
from fengsheng.editions.classic.flow import turn

HERE = Path(__file__).parent
SHOWN = 40  # lines of a difference: what comes after the first few follows from them


def file_of(table: Table) -> Path:
    """Where the text of a game is kept."""
    return HERE / f"{table}.txt"


def hashes_of(preset: str) -> Path:
    """Where the hashes of the other games of a preset are kept."""
    return HERE / f"{preset}.json"


def kept(preset: str) -> dict[str, dict[str, Any]]:
    """The hashes of the other games, by name."""
    golden: dict[str, dict[str, Any]] = json.loads(hashes_of(preset).read_text("utf-8"))
    return golden


@pytest.mark.parametrize("table", READABLE, ids=str)
def test_a_game_comes_out_as_it_always_did(table: Table, regenerate_golden: bool) -> None:
    """Line by line. If nothing but the last line differs, a seat has been told something else in private."""
    now, file = text(table), file_of(table)
    if regenerate_golden:
        file.write_text(now, "utf-8")
        pytest.skip(f"{file.name} was written")
    golden = file.read_text("utf-8").splitlines()
    changed = list(unified_diff(golden, now.splitlines(), "golden", "now", lineterm="", n=3))
    assert not changed, "\n".join([f"{table} comes out differently:", *changed[:SHOWN]])


@pytest.mark.parametrize("preset", PRESETS)
def test_other_games_come_out_as_they_always_did(preset: str, regenerate_golden: bool) -> None:
    """If the events differ and nothing else does, only the telling has changed."""
    now = {str(table): hashes(table) for table in HASHED if table.preset == preset}
    if regenerate_golden:
        lines = (f"  {json.dumps(name)}: {json.dumps(now[name], ensure_ascii=False)}" for name in now)
        hashes_of(preset).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        pytest.skip(f"{len(now)} games were written to {hashes_of(preset).name}")
    golden = kept(preset)
    assert list(golden) == list(now)
    changed = {
        name: sorted(key for key in now[name] if now[name][key] != golden[name][key])
        for name in now
        if now[name] != golden[name]
    }
    assert changed == {}, f"{len(changed)} of {len(now)} games come out differently"


def test_golden_games_are_of_every_sort() -> None:
    """All ways to end are among them, and games of every size; and each preset with each number of seats is
    there to read, as printed, and each preset with other house rules."""
    golden = [game for preset in PRESETS for game in kept(preset).values()]
    assert {game["end"][1] for game in golden} >= {"declared victory", "last survivor"}
    assert len({game["fingerprint"] for game in golden}) == len(golden) == 90
    assert max(game["turns"] for game in golden) > 20
    printed = {(table.preset, table.seats) for table in READABLE if not table.mixed}
    assert printed == {(name, seats) for name, about in editions().items() for seats in about["seats"]}
    assert {table.preset for table in READABLE if table.mixed} == set(PRESETS)


def test_no_text_is_left_over() -> None:
    """Every text belongs to a game that is played, and no two of the 24 end alike."""
    assert sorted(HERE.glob("*.txt")) == sorted(file_of(table) for table in READABLE)
    ends = {file_of(table).read_text("utf-8").splitlines()[-2] for table in READABLE}
    assert len(ends) == len(READABLE) == 24


@pytest.mark.interpreted_only
def test_a_text_shows_which_rule_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever draws one card fewer sees it in the first line that differs."""
    monkeypatch.setattr(turn, "DRAW", 1)
    table = READABLE[0]
    golden, now = file_of(table).read_text("utf-8").splitlines(), text(table).splitlines()
    before, after = next((a, b) for a, b in zip(golden, now, strict=False) if a != b)
    assert before.split() == ["draw", "甲", "?", "?", "x=2", "[CL-TURN-03]"]
    assert after.split() == ["draw", "甲", "?", "x=1", "[CL-TURN-03]"]


def test_a_text_guards_what_only_a_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the spectator does not see is in the last line, and there alone."""
    monkeypatch.setattr("tests.golden.games.eyes", lambda game: (None, *range(game.seats - 1)))
    table = READABLE[0]
    golden, now = file_of(table).read_text("utf-8").splitlines(), text(table).splitlines()
    assert golden[:-1] == now[:-1]
    assert golden[-1] != now[-1]
