"""The ladder of bots: every cell can be played, and what is said of it follows from its figures."""

from __future__ import annotations

import pytest
from tools.ladder import SEEDS, Cell, cells, line

from fengsheng.arena.figures import figures
from fengsheng.arena.many import run


def test_every_cell_is_an_arena_on_seeds_for_judging_with_a_file_of_its_own() -> None:
    found = cells()
    assert len({cell.name for cell in found}) == len(found) > 20
    for cell in found:
        plan = cell.arena(SEEDS)
        assert plan.seeds == "validation"
        assert cell.arena("150000").seed(0) == 150_000
        assert plan.games % len(plan.pairings[0]) == 0, f"{cell.name}: a deal is left half played"


@pytest.mark.parametrize(("floor", "verdict"), [(0.0, "met"), (99.0, "missed")])
def test_a_floor_is_met_by_the_lower_end(floor: float, verdict: str) -> None:
    cell = Cell(("novice", "random"), "mixed", "spywar", 5, 8, floor)
    data = figures(cell.arena(SEEDS), run(cell.arena(SEEDS)))
    assert line(cell, data).endswith(f"floor {floor:.2f} {verdict}; no faults"), line(cell, data)
    data["faults"] = [{}]
    assert line(cell._replace(mode="together"), data).endswith("games: 1 faults")


def test_populations_tell_who_wins_and_mistakes_how_often() -> None:
    cell = Cell(("novice", "random"), "population", "spywar", 5, 6)
    said = line(cell, figures(cell.arena(SEEDS), run(cell.arena(SEEDS))))
    assert "novice: alone" in said
    assert "novice to random" in said
    counted = cell._replace(mistakes=True)
    assert "novice: own-colour" in line(counted, figures(counted.arena(SEEDS), run(counted.arena(SEEDS))))
