"""The coached game: a deal for a learner, private, and its last answer can be taken back."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import HandClock, Listener, Server, play_out, server

from fengsheng import Game
from fengsheng.editions.registry import find
from fengsheng.lessons.coached import suits
from fengsheng.server.errors import Refused
from fengsheng.server.table import undoing
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client

EDITIONS = ("classic", "spywar")


async def coached(running: Server, edition: str = "classic") -> tuple[Room, Listener]:
    """A coached game that is dealt; its learner has chosen a character."""
    room, (learner,) = await running.table(("Ann",), edition=edition, coached=True, spectators=False)
    await running.say(room, learner, client.Start())
    return room, learner


async def own_turn(running: Server, edition: str = "classic") -> tuple[Room, Listener]:
    """A coached game in which it is the learner's turn to play. Some end before."""
    for _ in range(5):
        room, learner = await coached(running, edition)
        if await until_own_turn(running, room, learner):
            return room, learner
    raise AssertionError("the learner's turn has not come")


async def until_own_turn(running: Server, room: Room, learner: Listener) -> bool:
    """The learner passes, declines or takes the first answer until it is their own turn to play."""
    while room.table.phase == "playing":
        prompt = learner.prompt
        if prompt is None:
            await running.wait(0.2)
            continue
        if any(o["n"].startswith("send") for o in prompt["options"]):
            return True
        names = [o["n"] for o in prompt["options"]]
        quiet = next((n for n in ("pass", "decline") if n in names), names[0])
        await running.answer(room, learner, quiet)
    return False


def sending(learner: Listener) -> str:
    """A card to send."""
    assert learner.prompt is not None
    return next(str(o["n"]) for o in learner.prompt["options"] if o["n"].startswith("send"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_learner_is_dealt_a_side_and_an_easy_character(edition: str, tmp_path: Path) -> None:
    """Whatever the seed; the hash of the seed was shown before, and a rematch is dealt likewise."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            for _ in range(12):
                room, (learner,) = await running.table(
                    ("Ann",), edition=edition, coached=True, spectators=False
                )
                promised = learner.table["fair"]["sha256"]
                await running.say(room, learner, client.Start())
                assert learner.table["fair"]["sha256"] == promised
                assert [c.get("bot", "") for c in learner.table["chairs"]] == ["", *["club"] * 4]
                assert set(learner.view["offered"]) & set(find(edition).easiest)
                assert learner.ask is not None
                assert "clock" not in learner.ask
                await running.answer(room, learner, learner.prompt["options"][0]["n"])  # type: ignore[index]
                while learner.view["phase"] == "setup":
                    await running.wait(0.5)
                assert learner.view["seats"][0]["identity"] in list(find(edition).factions)[:2]

    asyncio.run(run())


def test_a_rematch_of_a_coached_game_is_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, learner = await coached(running)
            await running.say(room, learner, client.Speed("instant"))
            await play_out(running, room, [learner], Random(3))
            for _ in range(6):
                await running.say(room, learner, client.Rematch())
                game = Game.new("classic", 5, room.table.seed, ask_forced=True)
                assert suits(game)
                room.table.phase = "over"

    asyncio.run(run())


def test_not_every_deal_suits() -> None:
    """The test above would notice a deal like any other."""
    for edition in EDITIONS:
        found = [suits(Game.new(edition, 5, seed, ask_forced=True)) for seed in range(40)]
        assert 3 < sum(found) < 37


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 6},
        {"public": True},
        {"spectators": True},
        {"random_seats": True},
        {"clock": True},
        {"banned": ["六姐"]},
        {"options": {"faction_goal": "4"}},
    ],
)
def test_nothing_about_a_coached_game_can_be_chosen(settings: dict[str, Any], tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            with pytest.raises(Refused) as refused:
                await running.table(("Ann",), **{"coached": True, "spectators": False, **settings})
            assert refused.value.reason == "bad-settings"

    asyncio.run(run())


def test_a_coached_game_is_private_and_laid_out(tmp_path: Path) -> None:
    """Nobody else comes in, before or during the game, and seats stay as they are."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (learner,) = await running.table(("Ann",), coached=True, spectators=False)
            assert (await running.join(room, "Bob")).last_error() == "table-full"
            for message in (
                client.Sit(2),
                client.Stand(),
                client.Swap(1),
                client.Bot(1, "random"),
                client.Shuffle(),
                client.Settings(room.table.state.settings),
            ):
                learner.errors.clear()
                await running.say(room, learner, message)
                assert learner.last_error() == "not-now"
            await running.say(room, learner, client.Start())
            assert room.table.phase == "playing"
            assert (await running.join(room, "Bob", watch=True)).last_error() == "table-full"

    asyncio.run(run())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_answer_is_taken_back(edition: str, tmp_path: Path) -> None:
    """The table is as it was, the question is put again under another name, and after a crash the game goes
    on from there."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, learner = await own_turn(running, edition)
            assert learner.prompt is not None
            before, options, first = deepcopy(learner.view), learner.prompt["options"], learner.prompt["id"]
            events, seq = list(learner.events), room.table.match.seq  # type: ignore[union-attr]
            await running.answer(room, learner, sending(learner))
            assert learner.ask is not None
            assert learner.ask["undo"]
            assert learner.view != before
            await running.say(room, learner, client.Undo())
            assert learner.errors == []
            assert (learner.view, learner.events) == (before, events)
            assert learner.prompt["options"] == options
            assert learner.prompt["id"] != first
            assert room.table.match.seq == seq  # type: ignore[union-attr]
            await running.say(room, learner, client.Answer(first, sending(learner)))
            assert learner.last_error() == "stale-prompt"
            code = room.table.code
            await running.crash()
        async with server(tmp_path / "db", HandClock(2_000_000)) as again:
            await again.hub.open()
            back = await again.hub.find(code)
            learner = await again.join(back, "", learner.guest)
            assert (learner.view, learner.events) == (before, events)
            assert learner.prompt is not None
            await again.answer(back, learner, sending(learner))
            await again.say(back, learner, client.Speed("instant"))
            await play_out(again, back, [learner], Random(2))
            assert back.table.state.outcome is not None

    asyncio.run(run())


def test_a_snapshot_is_taken_back_with_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot that was taken after the answer must not bring it back."""
    monkeypatch.setattr("fengsheng.server.table.match.SNAPSHOT_EVERY", 1)

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, learner = await own_turn(running)
            before = deepcopy(learner.view)
            await running.answer(room, learner, sending(learner))
            assert room.table.match is not None
            seq = room.table.match.saved_seq
            assert seq == room.table.match.seq
            await running.say(room, learner, client.Undo())
            assert learner.view == before
            assert max(row.seq for row in running.store.snapshots(room.table.match.id)) < seq
            code = room.table.code
            await running.crash()
        async with server(tmp_path / "db", HandClock(2_000_000)) as again:
            await again.hub.open()
            learner = await again.join(await again.hub.find(code), "", learner.guest)
            assert learner.view == before

    asyncio.run(run())


def test_what_somebody_has_answered_to_stands(tmp_path: Path) -> None:
    """Once a bot has answered, and twice in a row, there is nothing to take back."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, learner = await own_turn(running)
            await running.answer(room, learner, sending(learner))
            await running.say(room, learner, client.Undo())
            await running.say(room, learner, client.Undo())
            assert learner.last_error() == "too-late"
            await running.answer(room, learner, sending(learner))
            assert learner.ask is not None
            assert learner.ask["undo"]
            for _ in range(40):
                if not learner.ask.get("undo"):
                    break
                if learner.prompt is not None:
                    await running.answer(room, learner, "pass")
                await running.wait(0.2)
            assert room.table.match is not None
            assert any(room.table.match.answers.acted[-5:])
            learner.errors.clear()
            await running.say(room, learner, client.Undo())
            assert learner.last_error() == "too-late"

    asyncio.run(run())


def test_there_is_time_for_second_thoughts(tmp_path: Path) -> None:
    """Bots wait a little longer after an answer that can be taken back."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, learner = await own_turn(running)
            await running.say(room, learner, client.Prefs([]))  # no question waits for the learner
            await running.answer(room, learner, sending(learner))
            await running.wait(1.5)
            assert learner.ask is not None
            assert learner.ask["undo"]
            await running.wait(1.0)
            assert not learner.ask.get("undo")

    asyncio.run(run())


def test_nothing_is_taken_back_at_an_ordinary_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(("Ann",))
            await running.say(room, ann, client.Start())
            await until_own_turn(running, room, ann)
            await running.answer(room, ann, sending(ann))
            assert ann.ask is not None
            assert "undo" not in ann.ask
            await running.say(room, ann, client.Undo())
            assert ann.last_error() == "not-now"

    asyncio.run(run())


def walk(edition: str, seed: int) -> tuple[int, int, list[str]]:
    """A game of chance answers: how often the learner's answer could be taken back, how often not, and where
    a re-dealt twin shows that something was told."""
    play = Answers(Game.new(edition, 5, seed, ask_forced=True))
    dice = Random(seed)
    could = could_not = 0
    wrong: list[str] = []
    while (question := play.question) is not None:
        seat = play.waiting()[0]
        options = question.offers[seat]
        option = dice.choice(options)
        if any(o.kind == "pass" for o in options) and dice.random() < 0.5:
            option = next(o for o in options if o.kind == "pass")
        if seat != 0:
            play.give(seat, option)
            play.close()
            continue
        twin = play.game.determinize(0, f"{seed} {dice.random()}")
        past = undoing.before(play, 0, option, (0, 0, 0))
        play.give(0, option)
        play.close()
        if not undoing.possible(past, play):
            could_not += 1
        elif not play.given:
            could += 1
            twin.apply(option.notation)
            over = twin.result is not None  # dealt so that somebody would have won before
            if not over and twin.view(0) != play.game.view(0):
                wrong.append(option.notation)
    return could, could_not, wrong


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_can_be_taken_back_has_told_nothing(edition: str) -> None:
    """On twins in which everything hidden is dealt anew the same answer leads to the same view."""
    could = could_not = 0
    for seed in range(30):
        mine, others, wrong = walk(edition, seed)
        assert wrong == []
        could, could_not = could + mine, could_not + others
    assert could > 200
    assert could_not > 200
