"""One shared window: everybody who may answer is asked at once with one clock, and nobody learns who has
answered until the rules have got there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.harness import Listener, Server, answer_somehow, server

from fengsheng.server.table.room import Room
from fengsheng.server.wire import client


async def to_shared_window(
    running: Server, room: Room, people: list[Listener], dice: Random
) -> list[Listener]:
    """Play on until several people are asked at the same time; they."""
    for _ in range(2000):
        assert room.table.match is not None
        question = room.table.match.answers.question
        assert question is not None
        asked = [peer for peer in people if peer.prompt]
        if question.window and len(asked) >= 3 and not room.table.match.answers.given:
            return asked
        if asked:
            await answer_somehow(running, room, dice.choice(asked), dice)
        else:
            await running.wait(0.2)
    raise AssertionError("there was no such window")


def test_all_are_asked_at_once_with_one_clock_and_answers_stay_unseen(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, people = await running.table(["Ann", "Bob", "Cho", "Dan"], seats=5, bot="holder")
            for peer in people:
                await running.say(room, peer, client.Prefs(["always"]))
            await running.say(room, people[0], client.Start())
            dice = Random(2)
            seen = 0
            for _ in range(8):
                if room.table.phase != "playing":
                    break
                asked = await to_shared_window(running, room, people, dice)
                match = room.table.match
                assert match is not None
                assert match.answers.question is not None
                order = list(match.answers.question.offers)
                # the same question and the same clock for everybody, asked or not
                await running.wait(0.1)
                for peer in people:
                    await running.say(room, peer, client.Sync())
                assert len({str(peer.ask) for peer in people}) == 1
                assert people[0].ask is not None
                assert people[0].ask["seats"] == order
                # the last in the rules' order answers first: it is stored, and nobody hears of it
                asked.sort(key=lambda peer: order.index(peer.table["seat"]))
                last = asked[-1]
                others = [peer for peer in people if peer is not last]
                frames = [len(peer.frames) for peer in others]
                before = match.seq
                assert last.prompt is not None
                await running.answer(room, last, "pass")
                assert last.answered
                assert match.seq == before + 1
                stored = running.store.answers(match.id)[-1]
                assert (stored.seat, stored.notation, stored.source) == (last.table["seat"], "pass", "person")
                assert [len(peer.frames) for peer in others] == frames
                # whoever looks again, or comes anew, still cannot tell
                for peer in others:
                    await running.say(room, peer, client.Sync())
                    assert peer.ask is not None
                    assert peer.ask["seats"] == order
                wes = await running.join(room, f"Wes {seen}", watch=True)
                assert wes.ask is not None
                assert wes.ask["seats"] == order
                seen += 1
                for peer in asked:
                    if peer.prompt:
                        await answer_somehow(running, room, peer, dice)
            assert seen >= 5

    asyncio.run(run())
