"""How long a game takes a person, in the clock's time: nobody waits for this test."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import pytest
from tests.server.harness import Server, pick

from fengsheng.server.table.room import Room
from fengsheng.server.wire import client

GAMES = 9
LONGEST = 8.0  # seconds between two questions, at normal pace
THINKING = 2.0  # seconds


def test_one_person_and_four_bots_at_normal_pace(tmp_path: Path) -> None:
    """A median game of at most 15 minutes with at most 60 prompts, for somebody who answers in 2 seconds."""

    games = [asyncio.run(play(tmp_path, number, "classic", "normal")) for number in range(GAMES)]
    assert median(game.seconds for game in games) <= 15 * 60
    assert median(game.prompts for game in games) <= 60
    assert min(game.seconds for game in games) > 30  # bots that answer at once would be no pace at all


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_at_normal_pace_at_most_half_is_waiting(tmp_path: Path, edition: str) -> None:
    """For somebody who is alone with bots and answers in 2 seconds; and no wait is long."""
    games = [asyncio.run(play(tmp_path, number, edition, "normal")) for number in range(GAMES)]
    told = [(round(game.waiting / game.seconds, 2), round(max(game.gaps), 1)) for game in games]
    assert median(game.waiting / game.seconds for game in games) <= 0.5, told
    assert max(max(game.gaps) for game in games) <= LONGEST, told


def test_bots_have_a_speed_of_their_own(tmp_path: Path) -> None:
    """At once they take no time, whatever the clocks of people are."""
    game = asyncio.run(play(tmp_path, 1, "classic", "calm", "instant"))
    assert game.waiting == 0
    calm = asyncio.run(play(tmp_path, 2, "classic", "quick", "calm"))
    assert calm.waiting > 10


class Played(NamedTuple):
    """A game of one person, in the clock's time."""

    seconds: float
    waiting: float
    gaps: list[float]
    prompts: int


async def play(tmp_path: Path, number: int, edition: str, pace: str, speed: str = "") -> Played:
    """Somebody who answers in two seconds, as long as they are in the game."""
    running = Server(tmp_path / f"{edition}{pace}{speed}{number}")
    room, (ann,) = await running.table(["Ann"], seats=5, pace=pace, edition=edition)
    room.table.dice = Random(number)
    dice = Random(number)
    if speed:
        await running.say(room, ann, client.Speed(speed))
    await running.say(room, ann, client.Start())
    begin = running.clock.now()
    gaps = [0.0]
    while room.table.phase == "playing":
        if ann.prompt:
            asked = ann.prompt
            await running.wait(THINKING)
            if ann.prompt == asked:  # else somebody before her has acted: she is asked anew
                await running.answer(room, ann, pick(asked, dice))
                gaps.append(0.0)
        else:
            ring = running.clock.next_ring()
            assert ring is not None, "nothing will ever happen again"
            before = running.clock.now()
            await running.wait(max(0.0, ring - before))
            assert room.table.match is None or not room.table.match.frozen
            if alive(room):
                gaps[-1] += running.clock.now() - before
    seconds = running.clock.now() - begin
    assert not room.table.state.chairs[0].away
    await running.crash()
    return Played(seconds, seconds - THINKING * ann.prompts, gaps, ann.prompts)


def alive(room: Room) -> bool:
    """Whether the person is in the game: who is out sees the rest more quickly, but need not be asked."""
    match = room.table.match
    return match is not None and match.answers.game.view(None)["seats"][0]["status"] == "in"
