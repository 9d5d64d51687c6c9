"""Messages of the right form and of any content, from everybody, in every phase: the table stands it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.harness import Listener, Server

from fengsheng.server.errors import Refused
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client, codec, codes

UNION = msgspec.inspect.type_info(client.ClientMessage)
assert isinstance(UNION, msgspec.inspect.UnionType)
KINDS = UNION.types
# what brings a table to its end is said rarely
RARE = {"leave", "kick", "pause", "concede"}


def some_value(field: msgspec.inspect.Field, room: Room, peer: Listener, dice: Random) -> Any:
    """Something that fits the type, and often the situation."""
    name, kind = field.encode_name, field.type
    if name == "guest":
        return dice.choice([m.guest for m in room.table.state.members] + ["nobody"])
    if name == "prompt":
        asked = peer.prompt or peer.ask
        return asked["id"] if asked and dice.random() < 0.9 else "1.5"
    if name == "option" and peer.prompt:
        return dice.choice(peer.prompt["options"])["n"]
    if name == "hold":
        return dice.choice(
            [None, [], ["always"], ["can_act", "decisive"], ["reached", "named"], ["sometimes"]]
        )
    if name == "settings":
        return {"seats": dice.choice([3, 4, 5, 6, 12]), "pace": dice.choice(["quick", "warp"])}
    if name == "bot":
        return dice.choice(["", "random", "holder", "deep blue"])
    if isinstance(kind, msgspec.inspect.IntType):
        return dice.randrange(-1, 10)
    if isinstance(kind, msgspec.inspect.BoolType):
        return dice.random() < 0.5
    if isinstance(kind, msgspec.inspect.LiteralType):
        return dice.choice(kind.values)
    if isinstance(kind, msgspec.inspect.ListType):
        return dice.choice([[], ["截獲"]])
    return dice.choice(["", "x", "Ann", "截獲/red", "skill 老槍 2", "\u202e", "long " * 20])


@pytest.mark.parametrize("seed", range(4))
def test_anything_anybody_may_say(seed: int, tmp_path: Path) -> None:
    async def run() -> None:
        dice = Random(seed)
        running = Server(tmp_path / "db")
        real = running.store.commit
        room, people = await running.table(["Ann", "Bob", "Cho"], seats=4, pace="quick")
        for number in range(3000):
            peer = dice.choice(people)
            pick = dice.choice(KINDS)
            assert isinstance(pick, msgspec.inspect.StructType)
            if pick.tag == "hello" or (pick.tag in RARE and dice.random() < 0.97):
                continue
            fields = {
                f.encode_name: some_value(f, room, peer, dice) for f in pick.fields if dice.random() < 0.9
            }
            try:
                message = codec.decode(msgspec.json.encode({"t": pick.tag, **fields}).decode())
            except Refused:
                continue
            room.post(Item(peer, message))
            if number % 5 == 0:
                await running.wait(dice.choice([0.0, 0.3, 1.0]))
            for at, gone in enumerate(people):
                if gone.closed is not None or gone not in room.peers:
                    await running.settle()
                    assert room.table.phase != "ended"
                    if gone.closed is not None:
                        people[at] = await running.join(room, f"P{number}", "")
        await running.settle()
        assert running.store.commit == real
        assert b"fengsheng_room_errors_total 0.0" in running.hub.metrics.page()
        assert b"fengsheng_bot_errors_total 0.0" in running.hub.metrics.page()
        told = {error["code"] for peer in people for error in peer.errors}
        assert told <= codes.ERRORS.keys()
        assert room.table.state.games > 0
        await running.crash()

    asyncio.run(run())
