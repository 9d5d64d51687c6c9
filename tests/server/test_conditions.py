"""The conditions by which somebody thinks longer look at what everybody can see."""

from __future__ import annotations

from typing import Any

import pytest

from fengsheng.server.table.holding import decisive, holds, within_reach


def table(**facts: Any) -> dict[str, Any]:
    """A table of five as a spectator sees it, with nothing under way."""
    seats = [{"status": "in", "colours": [0, 0, 0]} for _ in range(5)]
    return {"seats": seats, "stack": [], "transit": None, "deaths": []} | facts


def under_way(position: int, stage: str = "pass", **facts: Any) -> dict[str, Any]:
    return {
        "sender": 0,
        "position": position,
        "addressee": -1,
        "direction": 1,
        "stage": stage,
        "lured": 0,
        "locked": 0,
    } | facts


def test_the_conditions_look_at_what_is_under_way() -> None:
    lock = {"name": "lock", "by": 0, "target": 2, "card": "鎖定/red"}
    public = table(stack=[{"name": "window", "by": 0, "target": 4}, lock])
    assert [s for s in range(5) if holds(["targeted"], [], s, public, 3)] == [2]
    assert holds(["named"], ["鎖定"], 4, public, 3)
    assert not holds(["named"], ["截獲"], 4, public, 3)
    assert not holds([], ["鎖定"], 2, public, 3)
    assert not holds(["can_act"], [], 2, public, 3)  # no public fact
    assert holds(["always"], [], 4, table(), 3)
    assert not any(holds(["targeted", "reached", "decisive"], [], s, table(), 3) for s in range(5))


def test_whom_a_card_may_reach() -> None:
    def reach(**facts: Any) -> set[int]:
        return within_reach(table(transit=under_way(**facts)))

    assert reach(position=0) == {0, 1, 2, 3, 4}  # just sent
    assert reach(position=2) == {2, 3, 4, 0}
    assert reach(position=2, direction=-1) == {2, 1, 0}
    assert reach(position=0, stage="arrive") == {0}  # all the way round
    assert reach(position=2, lured=1 << 3) == {2, 4, 0}
    assert reach(position=2, lured=1 << 3, locked=1 << 3) == {2, 3, 4, 0}
    assert reach(position=0, addressee=3) == {0, 3}
    assert reach(position=4, stage="contest") == {4}
    dead = table(transit=under_way(2))
    dead["seats"][3]["status"] = "dead"
    assert within_reach(dead) == {2, 4, 0}
    assert within_reach(table()) == set()


@pytest.mark.parametrize(
    ("colours", "goal", "expected"),
    [
        ([2, 0, 0], 3, True),
        ([0, 2, 0], 3, True),
        ([0, 0, 2], 3, True),
        ([1, 1, 1], 3, False),
        ([2, 0, 0], 4, False),
        ([3, 0, 0], 4, True),
        ([0, 0, 2], 4, True),
    ],
)
def test_what_may_decide_the_game(colours: list[int], goal: int, expected: bool) -> None:
    reached = table(transit=under_way(1))
    reached["seats"][3]["colours"] = colours
    assert decisive(reached, goal) is expected
    passed = table(transit=under_way(4))
    passed["seats"][3]["colours"] = colours
    assert not decisive(passed, goal)  # it has passed that player
    aimed = table(stack=[{"name": "x", "by": 0, "target": 3}])
    aimed["seats"][3]["colours"] = colours
    assert decisive(aimed, goal) is expected
    assert not decisive(table(), goal)
    dying = table()
    dying["seats"][1]["dying"] = True
    assert decisive(dying, goal)
    assert decisive(table(deaths=[2]), goal)
