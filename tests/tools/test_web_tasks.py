"""Which tasks of a page count: those of its own thread, as long as the table is there."""

from __future__ import annotations

from typing import Any

from tools.web_tasks import MARK, TASK, longest


def event(name: str, at: int, clock: int = 0, processor: int = 0, thread: int = 1) -> dict[str, Any]:
    """Times in milliseconds; a trace has microseconds."""
    found = {"name": name, "ph": "X", "pid": 7, "tid": thread, "ts": at * 1000}
    return found | {"dur": clock * 1000, "tdur": processor * 1000}


def test_the_longest_is_found_by_processor_and_by_clock() -> None:
    events = [
        event(TASK, 0, clock=300, processor=9),  # it waited for the processor
        event(MARK, 310),
        event(TASK, 320, clock=40, processor=35),
        event("FunctionCall", 320, clock=99, processor=99),  # a part of it
        event(TASK, 330, clock=500, processor=500, thread=2),  # of another page
        event(MARK, 400),
        event(TASK, 410, clock=80, processor=80),  # the table has gone
    ]
    assert longest(events) == (35, 300)


def test_a_task_that_has_not_ended_and_one_that_took_nothing() -> None:
    begun = {"name": TASK, "ph": "B", "pid": 7, "tid": 1, "ts": 0}
    brief = event(TASK, 10, clock=1)
    del brief["tdur"]
    assert longest([begun, brief, event(MARK, 20)]) == (0, 1)
