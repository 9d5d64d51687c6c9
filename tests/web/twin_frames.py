"""What a spectator is sent in two games that differ only in what a spectator may not know."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple

from tests.server.harness import Listener
from tests.server.test_twins import positions
from tests.server.twins import _difference, alike, do, make_room

from fengsheng import Game
from fengsheng.core.event import Event
from fengsheng.server.table.answering import close, take
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.table.showing import show_ask
from fengsheng.server.wire import client

STEPS = 25
CODE = "ABCDEF"


class Twins(NamedTuple):
    """The frames of both games, up to the moment at which something hidden is shown to all."""

    one: list[bytes]
    two: list[bytes]


async def _watch(game: Game, history: list[Event], edition: str) -> tuple[Room, Listener]:
    room, reader = make_room(game, history, None, "full")
    room.table.state.settings.edition = edition
    reader.lang = "zh-Hant"
    await do(room, Item(reader, client.Hello(CODE, lang="zh-Hant", words="full")))
    return room, reader


async def _walk(game: Game, history: list[Event], edition: str, dice: Random) -> Twins:
    twin = game.determinize(None, str(dice.random()))
    twin._guess = False  # so that its end can be recorded like any other
    one, mine = await _watch(game, history, edition)
    two, yours = await _watch(twin, history, edition)
    for _ in range(STEPS):
        if mine.frames != yours.frames or one.table.match is None or two.table.match is None:
            break
        p, q = one.table.match.answers, two.table.match.answers
        if p.question is None or q.question is None:
            break
        asked = dice.choice(p.waiting())
        offered = list(p.question.offers[asked])
        chosen = dice.choice(offered)
        if dice.random() < 0.5:
            chosen = next((option for option in offered if option.kind == "pass"), chosen)
        match = alike(chosen, list(q.question.offers.get(asked, [])), game, twin, False, dice)
        if match is None:
            break  # hidden cards allow something else there: nobody was told
        think = p.question.lasting and dice.random() < 0.2
        for room, option in ((one, chosen), (two, match)):
            if think and room.table.match is not None:
                room.table.match.hold(asked, room.clock.now())
                show_ask(room.table, room.out)
            take(room.table, room.out, asked, option, "person")
            if room.table.match is not None and not room.table.match.answers.waiting():
                close(room.table, room.out)  # if it was to last, its time is over now
            await do(room)
    same = 0
    for a, b in zip(mine.frames, yours.frames, strict=False):
        if a != b:
            break
        same += 1
    if mine.frames != yours.frames and not _difference(game, mine, yours):
        return Twins(mine.frames[:same], yours.frames[:same])  # revealed to all: from here on they may differ
    return Twins(mine.frames, yours.frames)


def twins(edition: str, seats: int, seed: int, steps: int) -> list[Twins]:
    """From positions of whole games, until so many steps were told. In a thread of its own: the browser has a
    loop in this one."""

    async def run() -> list[Twins]:
        found: list[Twins] = []
        for number in range(seed, seed + 10):
            dice = Random(number)
            for game, history in positions(edition, seats, number, 30):
                found.append(await _walk(game, history, edition, dice))
                told = sum(frame.startswith(b'{"t":"step"') for pair in found for frame in pair.one)
                if told >= steps or found[-1].one != found[-1].two:
                    return found
        raise AssertionError("hardly anything has happened")

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(run())).result()
