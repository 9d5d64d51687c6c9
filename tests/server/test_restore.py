"""Nothing is lost: a server that stops anywhere and starts again has every table as it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.harness import HandClock, Listener, Server, answer_somehow, answered, play_out

import fengsheng.server.table.loading as loading
from fengsheng import Game
from fengsheng.server.errors import Refused, StoreUnavailable
from fengsheng.server.http import replays
from fengsheng.server.table import dealing
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.pace import PACES
from fengsheng.server.table.pausing import LONGEST
from fengsheng.server.table.resuming import Given, resume
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client


def picture(peer: Listener) -> dict[str, Any]:
    """Everything a client knows, but for how much time is left."""
    ask = dict(peer.ask) if peer.ask else None
    if ask:
        ask.pop("clock", None)
        ask.pop("held", None)  # whoever thinks longer by hand, or was not there in time, has to say so again
    return {
        "view": peer.view,
        "events": peer.events,
        "ask": ask,
        "prompt": {**peer.prompt, "holding": False} if peer.prompt else None,
        "answered": peer.answered,
        "chat": peer.chat,
        "chairs": peer.table["chairs"],
        "phase": peer.table["phase"],
        "fair": peer.table["fair"],
        "settings": peer.table["settings"],
    }


async def restart(
    old: Server, path: Path, room: Room, people: list[Listener]
) -> tuple[Server, Room, list[Listener]]:
    """Kill, start on the same file, and have everybody come back."""
    clock = HandClock(old.clock.utc_ms() + 60_000)
    await old.crash()
    new = Server(path, clock)
    await new.hub.open()
    again = new.hub.rooms[room.table.code]
    again.table.dice = Random(2)
    back = [await new.join(again, "", peer.guest) for peer in people]
    return new, again, back


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_again_and_again_a_game_goes_on_as_if_nothing_had_been(seed: int, tmp_path: Path) -> None:
    """People and bots, three people answering in any order; killed after every few answers."""

    async def run() -> None:
        path = tmp_path / "db"
        dice = Random(seed)
        running = Server(path)
        room, people = await running.table(["Ann", "Bob", "Cho"], seats=5, bot="holder", pace="quick")
        for peer in people[:2]:
            await running.say(room, peer, client.Prefs(["always"]))
        await running.say(room, people[0], client.Start())
        kills = held = 0
        until = dice.randrange(1, 25)
        for _ in range(12000):
            if room.table.phase == "over":
                if kills > 5 and held:
                    break
                await running.say(room, people[0], client.Rematch())  # that was a short one
            asked = [p for p in people if p.prompt]
            if asked:
                await answer_somehow(running, room, dice.choice(asked), dice)
                until -= 1
            else:
                await running.wait(0.3)
            if dice.random() < 0.02:
                await running.say(room, dice.choice(people), client.Say(f"line {kills}"))
            if until <= 0 and room.table.phase == "playing":
                until = dice.randrange(1, 40)
                kills += 1
                match = room.table.match
                assert match is not None
                held += bool(match.answers.given)
                before = [picture(peer) for peer in people]
                truth = match.answers.game.fingerprint(), match.seq, sorted(match.answers.given)
                running, room, people = await restart(running, path, room, people)
                match = room.table.match
                assert match is not None
                assert (match.answers.game.fingerprint(), match.seq, sorted(match.answers.given)) == truth
                assert [picture(peer) for peer in people] == before
        assert room.table.phase == "over"
        assert kills > 5
        assert held > 0
        # what was recorded is what was played
        game = room.table.state.outcome
        assert game is not None
        record = replays.record_file(running.store, game.game)
        assert Game.replay(record).fingerprint() == record["fingerprint"]
        assert running.store.answers(game.game) == []
        before = [picture(peer) for peer in people]
        running, room, people = await restart(running, path, room, people)
        assert [picture(peer) for peer in people] == before
        await running.crash()

    asyncio.run(run())


def test_a_lobby_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, people = await running.table(["Ann", "Bob"], seats=6, public=True, pace="calm")
        await running.say(room, people[1], client.Sit(5))
        await running.say(room, people[0], client.Bot(2, "holder"))
        await running.say(room, people[1], client.Swap(0))
        await running.say(room, people[0], client.Say("hello"))
        before = [picture(peer) for peer in people]
        running, room, people = await restart(running, path, room, people)
        assert [picture(peer) for peer in people] == before
        assert people[0].table["swaps"] == [[5, 0]]
        assert [r.table.code for r in running.hub.public()] == [room.table.code]
        await running.crash()

    asyncio.run(run())


def test_the_clock_stands_where_it_stood(tmp_path: Path) -> None:
    """The time the server was away is nobody's fault; everybody has a moment to come back."""

    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, people = await running.table(["Ann", "Bob"], seats=5, pace="calm")
        await running.say(room, people[0], client.Start())
        while not people[0].prompt:
            await running.wait(0.5)
        await running.wait(20)
        left = room.table.match.left(running.clock.now()) if room.table.match else 0.0
        from fengsheng.server.store.store import HEARTBEAT

        await running.store.commit([running.store.put_meta(HEARTBEAT, str(running.clock.utc_ms()))])
        running, room, people = await restart(running, path, room, people)
        assert people[0].ask is not None
        assert people[0].ask["clock"]["left"] == pytest.approx(left * 1000, abs=1000)
        await running.wait(left - 16)
        await running.store.commit([running.store.put_meta(HEARTBEAT, str(running.clock.utc_ms() + 10_000))])
        running, room, people = await restart(running, path, room, people)
        assert people[0].ask is not None
        assert people[0].ask["clock"]["left"] == pytest.approx(15_000, abs=1000)
        await running.crash()

    asyncio.run(run())


def test_a_pause_survives(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, people = await running.table(["Ann"], seats=5)
        await running.say(room, people[0], client.Start())
        await running.wait(0.2)
        await running.say(room, people[0], client.Pause())
        running, room, people = await restart(running, path, room, people)
        assert room.table.state.paused
        seq = room.table.match.seq if room.table.match else -1
        await running.wait(LONGEST - 1)
        assert room.table.match is not None
        assert room.table.match.seq == seq
        await running.say(room, people[0], client.Resume())
        await running.wait(60)
        assert room.table.match is None or room.table.match.seq > seq
        await running.crash()

    asyncio.run(run())


def test_what_cannot_be_saved_did_not_happen(tmp_path: Path) -> None:
    """A full disk in a game: a clear error, the table as it was, and it goes on when that ends."""

    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, people = await running.table(["Ann", "Bob"], seats=5, bot="holder")
        await running.say(room, people[0], client.Start())
        ann = people[0]
        while not ann.prompt:
            await running.wait(0.5)
        real = running.store.writer._transaction
        failing = [StoreUnavailable("disk full")]
        running.store.writer._transaction = lambda batches: failing[0] if failing else real(batches)  # type: ignore[method-assign]
        match = room.table.match
        assert match is not None
        truth = match.answers.game.fingerprint(), match.seq
        steps = ann.seq
        option = ann.prompt["options"][0]["n"]
        await running.answer(room, ann, option)
        assert ann.last_error() == "not-saved"
        match = room.table.match
        assert match is not None
        assert (match.answers.game.fingerprint(), match.seq) == truth
        assert ann.prompt is not None
        assert not any(json.loads(f)["t"] == "accepted" for f in ann.frames)
        await running.say(room, ann, client.Say("is it me?"))
        assert ann.last_error() == "not-saved"
        assert ann.chat == []
        await running.wait(30)  # bots and clocks are refused too, and try again
        assert room.table.match is not None
        assert room.table.match.answers.game.fingerprint() == truth[0]
        newcomer = Listener("stranger")
        with pytest.raises(Exception, match="disk full"):
            await running.hub.guest("")
        assert newcomer.frames == []
        failing.clear()
        for _ in range(200):
            match = room.table.match
            if (match is not None and match.seq > truth[1] + 10) or room.table.phase != "playing":
                break
            for peer in people:
                if peer.prompt:
                    await running.answer(room, peer, peer.prompt["options"][0]["n"])
            await running.wait(2)
        match = room.table.match
        assert room.table.phase != "playing" or (match is not None and match.seq > truth[1] + 10)
        assert steps >= 0
        await running.crash()
        again = Server(path)
        await again.hub.open()
        assert room.table.code in again.hub.rooms
        await again.crash()

    asyncio.run(run())


def test_what_is_not_sure_is_not_written_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer could not be saved, and the table not be read back, when the server stops: it did not
    happen."""

    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, (ann, bob) = await running.table(["Ann", "Bob"], seats=5)
        await running.say(room, ann, client.Start())
        match = room.table.match
        assert match is not None
        dice = Random(3)
        while (question := match.answers.question) is not None:
            asking = [peer for peer in (ann, bob) if peer.prompt]
            if asking and not (question.lasting or question.secret):
                break  # something follows from the answer
            await (answer_somehow(running, room, asking[0], dice) if asking else running.wait(0.1))
        before, asked = picture(ann), ann if ann.prompt else bob
        played = match.seq

        def refused(*_: Any) -> asyncio.Future[None]:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(StoreUnavailable("The database is away."))
            return future

        def away(_table: str) -> Any:
            raise StoreUnavailable("The database is away.")

        monkeypatch.setattr(running.store, "commit", refused)
        monkeypatch.setattr(running.store, "table", away)
        await running.answer(room, asked, asked.prompt["options"][0]["n"])  # type: ignore[index]
        await asyncio.sleep(0.05)
        assert (asked.last_error(), match.seq > played) == ("not-saved", True)
        monkeypatch.undo()
        await running.hub.close()
        running.store.close()
        new = Server(path)
        await new.hub.open()
        back = await new.join(new.hub.rooms[room.table.code], "", ann.guest)
        assert picture(back) == before
        await new.crash()

    asyncio.run(run())


def test_a_rule_fix_does_not_corrupt_a_running_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other rules: the game goes on from the snapshot; an answer that no longer fits is asked again."""

    async def run() -> None:
        path = tmp_path / "db"
        running = Server(path)
        room, people = await running.table(["Ann", "Bob"], seats=5, bot="holder", pace="quick")
        await running.say(room, people[0], client.Start())
        dice = Random(3)
        while room.table.match is not None and room.table.match.seq < 100:
            for peer in people:
                if peer.prompt:
                    await answer_somehow(running, room, peer, dice)
            await running.wait(0.3)
        assert room.table.match is not None
        game_id, seq = room.table.match.id, room.table.match.seq
        # as if the rules of today did not know an answer that was given after the snapshot
        stored = running.store.answers(game_id)
        spoiled = stored[seq - 5]
        asked_again = next(given.seq for given in stored if given.prompt == spoiled.prompt)
        with running.store.engine.begin() as connection:
            connection.execute(
                text("UPDATE answers SET notation = 'play 火車/green' WHERE game_id = :g AND seq = :s"),
                {"g": game_id, "s": spoiled.seq},
            )
        monkeypatch.setattr(loading, "RULES_VERSION", "999")
        monkeypatch.setattr(dealing, "RULES_VERSION", "999")
        running, room, people = await restart(running, path, room, people)
        match = room.table.match
        assert match is not None
        assert match.seq == asked_again
        assert match.versions[-1] == "999"
        assert len(running.store.answers(game_id)) == asked_again
        await play_out(running, room, people, dice)
        row = running.store.game(game_id)
        assert row is not None
        assert row.rules_versions.split(",")[-1] == "999"
        told = replays.story(running.store, game_id, None, False)
        assert told["rules_versions"][-1] == "999"
        await running.crash()

    asyncio.run(run())


def old(notation: str) -> str:
    """As cards were written for a while at a table that calls the blue faction so."""
    return notation.replace("/軍情局", "/軍情處")


def test_answers_that_were_spelt_otherwise_are_read() -> None:
    """CL-RULING-179: a game that was running then goes on, and one that was over can be watched."""
    dice = Random(4)
    play = Answers(Game.new("classic-lite", 4, 6, ask_forced=True))
    given: list[Given] = []
    while (question := play.question) is not None:
        seat = play.waiting()[0]
        option = dice.choice(question.offers[seat])
        given.append(Given(len(given), question.number, seat, "auto", old(option.notation), 0))
        answered(play, seat, question.number, option.notation)
    assert any("/軍情處" in answer.notation for answer in given)
    first = Game.new("classic-lite", 4, 6, ask_forced=True)
    found = resume("g", 1, first, [], given, PACES["normal"], dice)
    assert found.cut_from == -1
    assert found.match.answers.game.fingerprint() == play.game.fingerprint()
    record = play.game.record()
    record["answers"] = [old(answer) for answer in record["answers"]]
    assert replays._frames(record, None, False, "")["steps"]


def test_replays_are_of_finished_games_alone(tmp_path: Path) -> None:
    async def run() -> None:
        running = Server(tmp_path / "db")
        room, people = await running.table(["Ann", "Bob"], seats=4, pace="quick")
        await running.say(room, people[0], client.Start())
        assert room.table.match is not None
        game = room.table.match.id
        for name in (game, "nonsense"):
            with pytest.raises(Refused, match="no finished game"):
                replays.record_file(running.store, name)
            for seat, everything in ((None, True), (0, False)):
                with pytest.raises(Refused, match="no finished game"):
                    replays.story(running.store, name, seat, everything)
        await play_out(running, room, people, Random(1))
        own = people[0].events
        told = replays.story(running.store, game, 0, False)
        replayed = told["events"] + [event for step in told["steps"] for event in step["events"]]
        assert replayed == own
        from fengsheng.server.wire import patch

        view = told["view"]
        for step in told["steps"]:
            view = patch.apply(view, step["patch"])
        assert {**view, "names": None} == {**people[0].view, "names": None}
        every = replays.story(running.store, game, None, True)
        assert "?" not in [c for step in every["steps"] for e in step["events"] for c in e.get("cards", [])]
        with pytest.raises(Refused):
            replays.story(running.store, game, 7, False)
        await running.crash()

    asyncio.run(run())
