"""Nobody sees what is not on the disk: not over the socket, and not by asking for the table over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import server

from fengsheng.server.wire import client


def test_what_is_being_written_cannot_be_looked_at(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"], seats=5)
            disk = asyncio.get_running_loop().create_future()
            real = running.store.commit

            def slow(ops: object, fence: object = None) -> asyncio.Future[None]:
                return asyncio.ensure_future(wait(ops))

            async def wait(ops: object) -> None:
                await disk
                await real(ops)  # type: ignore[arg-type]

            running.store.commit = slow  # type: ignore[method-assign]
            frames = len(ann.frames), len(bob.frames)
            saying = asyncio.create_task(running.say(room, ann, client.Start()))
            await asyncio.sleep(0.05)
            looking = asyncio.create_task(room.stored())
            await asyncio.sleep(0.05)
            assert room.table.phase == "playing"  # it has happened in memory
            assert not looking.done()  # and that is nobody's business yet
            assert (len(ann.frames), len(bob.frames)) == frames
            disk.set_result(None)
            await asyncio.wait_for(looking, 30)
            running.store.commit = real  # type: ignore[method-assign]
            await saying
            assert len(bob.frames) > frames[1]

    asyncio.run(run())
