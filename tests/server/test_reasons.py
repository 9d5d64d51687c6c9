"""Why the cards of a hand cannot be used, all in one answer: the page has it as soon as a question opens."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.harness import server
from tests.server.test_holding import begin, to_question

from fengsheng.server.wire import client


def test_the_whole_hand_is_explained_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"])
            await to_question(running, room, [ann, bob], choice=False)
            match = room.table.match
            assert match is not None
            seat = room.table.state.seat_of(ann.guest)
            assert seat is not None
            hand = set(match.answers.game.view(seat)["seats"][seat]["known"])
            assert hand  # nothing of it can be used: there is no choice
            before = len(ann.frames)
            await running.say(room, ann, client.Explain("hand"))
            told: list[dict[str, Any]] = [json.loads(frame) for frame in ann.frames[before:]]
            [reasons] = [one for one in told if one["t"] == "reasons"]
            assert {row["what"] for row in reasons["cards"]} == hand
            assert all(row["text"] for row in reasons["cards"])
            assert not any(json.loads(frame)["t"] == "reasons" for frame in bob.frames)

    asyncio.run(run())
