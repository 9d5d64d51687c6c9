"""How long a game takes a person, in the clock's time: nobody waits for this test."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import median

from tests.server.harness import Server, pick

from fengsheng.server.wire import client

GAMES = 9
THINKING = 2.0  # seconds


def test_one_person_and_four_bots_at_normal_pace(tmp_path: Path) -> None:
    """A median game of at most 15 minutes with at most 60 prompts, for somebody who answers in 2 seconds."""

    async def one(number: int) -> tuple[float, int]:
        running = Server(tmp_path / f"db{number}")
        room, (ann,) = await running.table(["Ann"], seats=5, pace="normal")
        room.table.dice = Random(number)
        dice = Random(number)
        await running.say(room, ann, client.Start())
        begin = running.clock.now()
        while room.table.phase == "playing":
            if ann.prompt:
                asked = ann.prompt
                await running.wait(THINKING)
                if ann.prompt != asked:
                    continue  # somebody before her has acted: she is asked anew
                await running.answer(room, ann, pick(asked, dice))
            else:
                ring = running.clock.next_ring()
                assert ring is not None, "nothing will ever happen again"
                await running.wait(max(0.0, ring - running.clock.now()))
        minutes = (running.clock.now() - begin) / 60
        assert not room.table.state.chairs[0].away
        await running.crash()
        return minutes, ann.prompts

    games = [asyncio.run(one(number)) for number in range(GAMES)]
    assert median(minutes for minutes, _ in games) <= 15
    assert median(prompts for _, prompts in games) <= 60
    assert min(minutes for minutes, _ in games) > 0.5  # bots that answer at once would be no pace at all
