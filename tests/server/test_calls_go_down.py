"""Calls go down, results go up: the room owns queue, disk and sockets, and nothing that works at its table
knows it."""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path
from random import Random
from types import FrameType

import pytest
from tests.core.test_imports import imports
from tests.server.harness import play_out, server

import fengsheng.server
from fengsheng.server.hub.hub import Hub
from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client

FOLDER = Path(fengsheng.server.__file__).parent
ROOM = FOLDER / "table" / "room.py"
BELOW = sorted(path for path in (FOLDER / "table").glob("*.py") if path != ROOM)
ABOVE = ("fengsheng.server.table.room", "fengsheng.server.hub", "fengsheng.server.socket")
ROOMS_ALONE = {"send", "commit", "submit", "call_later", "create_task", "create_future"}


def calls(path: Path) -> set[str]:
    """The names of all methods that a file calls."""
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    return {n.func.attr for n in tree if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)}


@pytest.mark.parametrize("path", BELOW, ids=lambda path: path.name)
def test_nothing_below_the_room_knows_it(path: Path) -> None:
    assert not [module for module in imports(path) if module.startswith(ABOVE)]
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.arg | ast.Attribute):
            names.add(node.arg if isinstance(node, ast.arg) else node.attr)
        elif isinstance(node, ast.Name):
            names.add(node.id)
    assert not names & {"room", "Room", "hub", "Hub"}
    assert not calls(path) & ROOMS_ALONE


def test_the_room_does_what_the_others_do_not() -> None:
    assert {"send", "commit", "create_task"} <= calls(ROOM)


def test_nothing_below_the_room_is_handed_one(tmp_path: Path) -> None:
    """Whatever its name is there: a game is played, a table is paused, put away and read back."""
    below = {str(path) for path in BELOW}
    looked: set[str] = set()
    wrong: set[str] = set()

    def look(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename in below:
            looked.add(Path(frame.f_code.co_filename).name)
            if any(isinstance(value, Room | Hub) for value in frame.f_locals.values()):
                wrong.add(frame.f_code.co_qualname)

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            room, people = await running.table(["Ann", "Bob"], seats=4, pace="quick")
            await running.say(room, people[0], client.Say("hello"))
            await running.say(room, people[0], client.Start())
            await running.say(room, people[0], client.Pause())
            for peer in people:
                room.post(Item(peer, None))
            await running.wait(400)
            running.hub.shelf.shelve()
            room = await running.hub.find(room.table.code)
            people = [await running.join(room, peer.guest, peer.guest) for peer in people]
            await running.say(room, people[0], client.Resume())
            await play_out(running, room, people, Random(3))
            await running.say(room, people[0], client.Rematch())
            for peer in people:
                await running.say(room, peer, client.Leave())

    sys.setprofile(look)
    try:
        asyncio.run(main())
    finally:
        sys.setprofile(None)
    assert looked >= {"commands.py", "playing.py", "talking.py", "answering.py", "dealing.py", "loading.py"}
    # the server is asked for its pace and whether there is room for a game, and is no more than that there
    assert not wrong - {"Table.__init__"}
