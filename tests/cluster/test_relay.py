"""A line to the owner that ends while it is being opened ends once: whoever opens it is told, and nobody goes
on beside them. Otherwise a player would be at a table twice, or wait at a line that is dead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

import pytest
from tests.cluster.simulated_cluster.own_time import OwnTime

from fengsheng.server.cluster.relay import FIRST_WITHIN, OpenRelay, RelayedLines, Signature
from fengsheng.server.socket.outgoing import open_socket
from fengsheng.server.wire import client

WELCOME = b'{"t":"welcome","guest":"ann","table":"ABCDEF"}'


def nothing(_: object) -> None:
    """Nobody listens yet."""


class Mute:
    """A line over which nothing comes, unless a test says it."""

    def __init__(self) -> None:
        self.heard: Callable[[bytes], None] = nothing
        self.closed: Callable[[int], None] = nothing
        self.taken = 0
        self.aborted = False

    def ping(self) -> None:
        """Nobody answers."""

    def send(self, text: bytes) -> None:
        """Nobody reads it."""

    def unsent(self) -> int:
        return 0

    def abort(self) -> None:
        self.aborted = True


class Edge:
    """What a player's connection is told."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.ended: list[int] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def relay_ended(self, code: int) -> None:
        self.ended.append(code)


def opening(line: Mute, edge: Edge, then: Callable[[], None]) -> OpenRelay | None:
    """Open a relay over this line, in a time of its own; what happens when hello was said."""

    async def dial(address: str, path: str, headers: Mapping[str, str]) -> Mute:
        asyncio.get_running_loop().call_later(0.5, then)
        return line

    async def main() -> OpenRelay | None:
        lines = RelayedLines(Signature(b"secret", lambda: "n", lambda: 0), lambda _: None, dial)
        try:
            return await lines.open(edge, client.Hello("ABCDEF"), "", "ws://owner", "")
        finally:
            await asyncio.sleep(2 * FIRST_WITHIN)

    loop = OwnTime()
    try:
        return loop.run_until_complete(main())
    finally:
        loop.close()


def test_a_handshake_that_nobody_waits_for_any_more_leaves_no_line_behind() -> None:
    """An owner that stands still takes connections all the same, and finds all of them when it goes on."""

    async def main() -> None:
        hung_up = asyncio.Event()

        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                while await reader.read(4096):
                    pass
            hung_up.set()
            writer.close()

        async with await asyncio.start_server(mute, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await open_socket("127.0.0.1", port)
            async with asyncio.timeout(10):
                await hung_up.wait()

    asyncio.run(main())


def test_an_owner_that_stays_mute_is_given_up_by_whoever_waits_and_nobody_else() -> None:
    line, edge = Mute(), Edge()
    with pytest.raises(TimeoutError):
        opening(line, edge, lambda: None)
    assert line.aborted
    assert edge.ended == []


def test_a_line_that_ends_right_after_its_first_frame_was_never_open() -> None:
    line, edge = Mute(), Edge()

    def both() -> None:
        line.heard(WELCOME)
        line.closed(1012)

    assert opening(line, edge, both) is None
    assert (edge.frames, edge.ended) == ([WELCOME], [])


def test_who_is_refused_by_the_owner_is_told_once() -> None:
    """The line is closed right behind the words: whoever opens it must not say hello again."""
    line, edge = Mute(), Edge()
    refused = b'{"t":"error","code":"table-full","text":"This table is full.","re":"hello"}'

    def refuse() -> None:
        line.heard(refused)
        line.closed(4401)

    assert opening(line, edge, refuse) is None
    assert (edge.frames, edge.ended) == ([refused], [4401])


def test_a_line_that_was_open_says_its_end_once() -> None:
    line, edge = Mute(), Edge()
    assert opening(line, edge, lambda: line.heard(WELCOME)) is not None
    assert edge.ended == [0]  # after three looks in vain
    line.closed(1012)
    assert edge.ended == [0]
