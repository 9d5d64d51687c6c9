"""Other rules, or damaged rows: what becomes of a running game. docs/hosting.md states the policy."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.harness import HandClock, Listener, Server, answer_somehow, play_out
from tests.server.test_restore import restart

import fengsheng.server.table.loading as loading
from fengsheng import RULES_VERSION, Game
from fengsheng.core.errors import SaveError
from fengsheng.server.errors import Refused
from fengsheng.server.http import replays
from fengsheng.server.table import dealing
from fengsheng.server.table.match import SNAPSHOT_EVERY
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client


async def far_into_a_game(path: Path, seed: int) -> tuple[Server, Room, list[Listener], Random]:
    """A game with several snapshots."""
    running = Server(path)
    room, people = await running.table(["Ann", "Bob"], seats=5, bot="holder", pace="quick")
    await running.say(room, people[0], client.Start())
    dice = Random(seed)
    while room.table.match is not None and room.table.match.seq < 2.5 * SNAPSHOT_EVERY:
        for peer in people:
            if peer.prompt:
                await answer_somehow(running, room, peer, dice)
        await running.wait(0.3)
    assert room.table.phase == "playing"
    return running, room, people, dice


def spoil(running: Server, game: str, where: str) -> None:
    """Snapshots that nobody can read any more."""
    with running.store.engine.begin() as connection:
        connection.execute(
            text(f"UPDATE snapshots SET state = x'00' WHERE game_id = :g AND {where}"), {"g": game}
        )


@pytest.mark.parametrize("where", ["seq = (SELECT max(seq) FROM snapshots)", "seq > 0", "seq >= 0"])
def test_a_snapshot_that_cannot_be_read_is_done_without(where: str, tmp_path: Path) -> None:
    """From an older one, or from the deal: the same game, and it can be stored on and on."""

    async def run() -> None:
        path = tmp_path / "db"
        running, room, people, dice = await far_into_a_game(path, 3)
        assert room.table.match is not None
        game = room.table.match.id
        truth = room.table.match.answers.game.fingerprint(), room.table.match.seq, people[0].view
        stored = [row.seq for row in running.store.snapshots(game)]
        assert len(stored) >= 3
        spoil(running, game, where)
        running, room, people = await restart(running, path, room, people)
        assert room.table.match is not None
        assert (room.table.match.answers.game.fingerprint(), room.table.match.seq, people[0].view) == truth
        assert len(running.store.snapshots(game)) < len(stored)
        await play_out(running, room, people, dice)
        assert room.table.state.outcome is not None
        record = replays.record_file(running.store, room.table.state.outcome.game)
        assert Game.replay(record).fingerprint() == record["fingerprint"]
        assert b"fengsheng_room_errors_total 0.0" in running.hub.metrics.page()
        await running.crash()

    asyncio.run(run())


def test_a_game_that_cannot_be_continued_at_all_leaves_its_people_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        path = tmp_path / "db"
        running, room, people, dice = await far_into_a_game(path, 4)
        await running.say(room, people[1], client.Say("what now?"))
        await running.say(room, people[0], client.Pause())
        assert room.table.match is not None
        game, promised = room.table.match.id, room.table.fair().sha256

        def unknown(*given: Any) -> Any:
            raise SaveError("There is no such card any more.")

        with monkeypatch.context() as patch:
            patch.setattr(loading, "resume", unknown)
            running, room, people = await restart(running, path, room, people)
            ann, bob = people
            assert ann.table["phase"] == "lobby"
            assert [chair.get("name", "") for chair in ann.table["chairs"][:2]] == ["Ann", "Bob"]
            assert ann.table["fair"]["sha256"] != promised  # another deal: that seed has been used
            assert not ann.table.get("paused", False)
            assert [line["text"] for line in bob.chat] == ["what now?"]
        row = running.store.game(game)
        assert row is not None
        assert row.state == "dropped"
        with pytest.raises(Refused, match="no finished game"):
            replays.record_file(running.store, game)
        running, room, people = await restart(running, path, room, people)  # that was stored
        await running.say(room, people[0], client.Start())
        assert room.table.phase == "playing"
        await play_out(running, room, people, dice)
        await running.crash()

    asyncio.run(run())


def test_a_replay_of_a_game_under_two_versions_says_so_and_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its events are kept as they happened, because no version of the rules plays all of it."""

    async def run() -> None:
        path = tmp_path / "db"
        running, room, people, dice = await far_into_a_game(path, 5)
        for module in (loading, dealing):
            monkeypatch.setattr(module, "RULES_VERSION", "999")
        running, room, people = await restart(running, path, room, people)
        await play_out(running, room, people, dice)
        assert room.table.state.outcome is not None
        game = room.table.state.outcome.game
        record = replays.record_file(running.store, game)
        assert record["rules_versions"] == [RULES_VERSION, "999"]
        # as if today's rules did not play it in the same way
        row = running.store.game(game)
        assert row is not None
        assert row.record is not None
        other = json.dumps({**json.loads(row.record), "fingerprint": "0" * 64})
        with running.store.engine.begin() as connection:
            connection.execute(text("UPDATE games SET record = :r WHERE id = :g"), {"r": other, "g": game})
        told = replays.story(running.store, game, 0, False)
        assert told["rules_versions"] == [RULES_VERSION, "999"]
        assert "steps" not in told
        assert told["events"] == people[0].events
        await running.crash()
        # the end is still shown to whoever comes back
        again = Server(path, HandClock(running.clock.utc_ms()))
        await again.hub.open()
        back = await again.join(again.hub.rooms[room.table.code], "", people[0].guest)
        assert back.table["phase"] == "over"
        await again.crash()

    asyncio.run(run())


def test_one_broken_table_does_not_keep_the_others_away(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        broken, _ = await running.table(["Ann"])
        whole, _ = await running.table(["Bob"])
        await running.crash()
        again = Server(path)
        with again.store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET doc = '{' WHERE id = :t"), {"t": broken.table.id})
        await again.hub.open()
        assert set(again.hub.rooms) == {whole.table.code}
        assert b"fengsheng_room_errors_total 1.0" in again.hub.metrics.page()  # whoever runs it can see that
        await again.crash()

    asyncio.run(run())


@pytest.mark.parametrize("row", ["alive_at", "calendar", "updated_at"])
def test_a_broken_moment_keeps_no_table_away(row: str, tmp_path: Path) -> None:
    """When the server was last alive, what it knows of the time of day, when one table has changed."""

    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        await running.hub.open()
        room, (ann,) = await running.table(["Ann"], seats=5, bot="holder")
        other, _ = await running.table(["Bob"])
        await running.say(room, ann, client.Start())
        await running.hub.close()
        with running.store.engine.begin() as connection:
            spoilt = "UPDATE meta SET value = 'x' WHERE key = :which"
            if row == "updated_at":
                spoilt = "UPDATE tables SET updated_at = 'x' WHERE id = :which"
            which = other.table.id if row == "updated_at" else row
            assert connection.execute(text(spoilt), {"which": which}).rowcount == 1
        running.store.close()
        new = Server(path)
        await new.hub.open()
        assert new.hub.rooms[room.table.code].table.match is not None
        assert other.table.code in new.hub.rooms
        await new.crash()

    asyncio.run(run())
