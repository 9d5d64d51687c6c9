"""When the server itself is late nobody's clock runs on meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import HandClock, server
from tests.server.test_holding import number

from fengsheng.server.hub.lag import Lag
from fengsheng.server.wire import client


def test_the_servers_own_lateness_is_nobodys_loss() -> None:
    clock = HandClock()
    late: list[float] = []
    order: list[str] = []

    def was_late(seconds: float) -> None:
        late.append(seconds)
        order.append("late")

    watch = Lag(clock, was_late)
    watch.start()
    for _ in range(20):
        clock.move_to(clock.next_ring() or 0.0)
    assert late == []
    clock.call_later(30.0, lambda: order.append("judged"))
    clock.move_to(clock.now() + 100.0)  # nothing ran meanwhile
    assert late == [pytest.approx(99.75)]
    assert order == ["late", "judged"]  # clocks are set right before anything is judged by them
    watch.stop()
    assert clock.next_ring() is None


def test_after_a_stall_the_clocks_stand_where_they_stood(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, _) = await running.table(["Ann", "Bob"], seats=5)
            await running.say(room, ann, client.Start())
            match = room.table.match
            assert match is not None
            await running.wait(10)
            left = match.left(running.clock.now())
            before = number(room)
            running.clock._now += 500.0  # stopped, and nothing rang
            running.hub._was_late(500.0)
            assert match.left(running.clock.now()) == pytest.approx(left)
            room._tick()
            await running.settle()
            assert number(room) == before
            assert ann.prompt is not None
            await running.wait(left + 0.1)
            assert room.table.match is None or number(room) > before

    asyncio.run(run())
