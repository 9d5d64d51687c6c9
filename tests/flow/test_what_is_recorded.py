"""What is kept for the next node of the newer edition, and what need not be (SW-TRIG-05)."""

from __future__ import annotations

import pytest

from fengsheng import Game
from fengsheng.core.state import State
from fengsheng.editions.spywar.flow.node import record, record_at_node

NOBODY_LISTENS = ("laohan", "laobie", "lixing", "hanmei", "baifeifei")
LISTENER = "zhangyiting"  # the one who answers whenever intelligence is accepted


def a_table(*characters: str) -> State:
    game = Game.new("spywar", 5, 1, characters=characters)
    assert not game.state.deferred
    assert not game.state.marks
    return game.state


def test_what_somebody_listens_to_is_kept() -> None:
    s = a_table(LISTENER, *NOBODY_LISTENS[1:])
    record_at_node(s, "accepted", 1, 2, 3, 4)
    (event,) = s.deferred
    assert (event.occasion, event.by, event.target, event.aim, event.number) == ("accepted", 1, 2, 3, 4)


def test_what_nobody_listens_to_is_not_kept_for_a_node_that_comes_at_once() -> None:
    s = a_table(*NOBODY_LISTENS)
    record_at_node(s, "accepted", 1, 1)
    assert not s.deferred
    record(s, "accepted", 1, 1)  # a character may be turned before a node that comes later
    assert len(s.deferred) == 1


@pytest.mark.parametrize("waiting", ["an event", "the end of a death"])
def test_it_is_kept_where_the_node_does_more_than_drop_it(waiting: str) -> None:
    """Events are numbered aloud among those that wait; and who has just died is past with the next node at
    which anything was recorded (SW-TASK-YOUBIANZHE-03)."""
    s = a_table(*NOBODY_LISTENS)
    if waiting == "an event":
        record(s, "dies", 0, 0)
    else:
        s.marks["just_died"] = 1
    before = len(s.deferred)
    record_at_node(s, "accepted", 1, 1)
    assert len(s.deferred) == before + 1
