"""Bots that look ahead: elsewhere, from what their seat knows alone, and nobody waits for them who could see
it. A process that dies, hangs or fails costs an answer that it would have liked better, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.harness import HandClock, Listener, Server, play_out, server
from tests.server.seeds import deal_by
from tests.server.thinker import ODD, LastBot

from fengsheng import Game
from fengsheng.bots import play_out as bots_play_out
from fengsheng.bots import roster
from fengsheng.bots.random_bot import RandomBot
from fengsheng.levels import LEVELS
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.metrics import COUNTERS, Metrics
from fengsheng.server.table.room import Room
from fengsheng.server.table.table import GLANCE, THINKING
from fengsheng.server.thinking.asking import Asked, Bot
from fengsheng.server.thinking.pool import Pool, Thought
from fengsheng.server.wire import client

OURS = (sys.executable, "-m", "tests.server.thinker")


def asked(game: Game, called: str, seat: int) -> tuple[Bot, bytes]:
    """What a bot of that seat is asked, as a thinker gets it."""
    bot = Bot(f"{called} {seat}", called, "seed", seat)
    for event in game.events(seat):
        bot.observe(event)
    offers = dict(game.window())
    decision = game.decision
    assert decision is not None
    return bot, bot.asked(
        game, game.view(seat), type(decision)(decision.number, seat, decision.kind, offers[seat])
    )


def game_at(edition: str, seed: int, limit: int) -> Game:
    """In the middle of a game of bots."""
    game = Game.new(edition, 5, f"thinking {seed}", ask_forced=True)
    bots_play_out(game, [RandomBot(f"{seed}/{seat}") for seat in range(5)], limit=limit)
    return game


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_a_thinker_is_told_what_its_seat_knows_and_nothing_else(edition: str) -> None:
    """The law: whatever is hidden from the seat can be dealt anew, and the bytes stay the same."""
    moved = 0
    for seed in range(4):
        game = game_at(edition, seed, 40 + 25 * seed)
        truth = game.to_dict()
        for seat, _ in game.window():
            bot, here = asked(game, "search", seat)
            twin = game.determinize(seat, "twin")
            moved += twin.fingerprint() != game.fingerprint()
            view, decision = twin.view(seat), twin.decision
            assert decision is not None
            other = type(decision)(decision.number, seat, decision.kind, dict(twin.window())[seat])
            assert bot.asked(twin, view, other) == here
            assert truth["seed"].encode() not in here
            assert truth["digest"].encode() not in here
    assert moved > 3


def pooled(
    test: Callable[[Pool, dict[str, float]], Awaitable[None]], patience: float = 60.0
) -> dict[str, float]:
    """Run that with one thinker of the tests; what was counted."""
    counts = dict.fromkeys(COUNTERS, 0.0)

    def count(what: str) -> None:
        counts[what] += 1

    async def main() -> None:
        pool = Pool(1, count, OURS, patience)
        try:
            await test(pool, counts)
        finally:
            await pool.close()
        assert pool.pids == []

    asyncio.run(main())
    return counts


async def came(thought: Thought) -> str:
    """What came of it, when something has."""
    while not thought.done:
        await asyncio.sleep(0.005)
    return thought.notation


def test_one_that_dies_hangs_or_fails_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    game = game_at("classic", 1, 60)
    seat, options = game.window()[0]

    async def test(pool: Pool, counts: dict[str, float]) -> None:
        def think(called: str) -> Thought:
            bot, message = asked(game, called, seat)
            return pool.think(bot.who, message)

        assert await came(think("last")) == options[-1].notation
        first = pool.pids
        assert await came(think("wrong")) == ""
        assert pool.pids == first  # a bot has failed, not the thinker
        assert counts["bot_errors"] == 1
        assert await came(think("dead")) == ""
        assert await came(think("last")) == options[-1].notation
        second = pool.pids
        assert second != first
        os.kill(second[0], signal.SIGKILL)  # between two questions
        assert await came(think("last")) == ""
        dropped = think("last")
        dropped.drop()
        assert await came(think("last")) == options[-1].notation
        assert not dropped.done
        assert counts["thinkers_lost"] == 2

    with caplog.at_level(logging.WARNING, "fengsheng.server"):
        pooled(test)
    lost = [record for record in caplog.records if record.message.startswith("thinker lost")]
    assert len(lost) == 2


def test_one_that_hangs_is_ended() -> None:
    game = game_at("spywar", 2, 60)
    seat, _ = game.window()[0]

    async def test(pool: Pool, counts: dict[str, float]) -> None:
        bot, message = asked(game, "hung", seat)
        assert await came(pool.think(bot.who, message)) == ""
        assert counts["thinkers_lost"] == 1

    pooled(test, patience=2.0)


class Scripted(Pool):
    """Thinkers of the tests: what the bot would answer anyway is there at once, or never."""

    def __init__(self, answers: bool) -> None:
        super().__init__(1, lambda what: None)
        self._answers = answers
        self.thoughts: list[Thought] = []

    def think(self, who: str, message: bytes) -> Thought:
        thought = Thought(message)
        self.thoughts.append(thought)
        if self._answers:
            thought.finish(msgspec.json.decode(message, type=Asked).offered[0])
        return thought

    @property
    def busy(self) -> list[Thought]:
        """What somebody thinks about now."""
        return [thought for thought in self.thoughts if not thought.done and not thought.dropped]


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master is a bot of the tests."""
    for name, bot in ODD.items():
        monkeypatch.setitem(roster.BOTS, name, bot)
    monkeypatch.setitem(LEVELS, "master", LastBot.name)


async def answer_at_once(running: Server, room: Room, people: list[Listener]) -> None:
    """Whoever is asked takes the first answer."""
    for peer in people:
        if peer.prompt is not None:
            await running.answer(room, peer, peer.prompt["options"][0]["n"])


def told(path: Path, answers: bool, patch: pytest.MonkeyPatch) -> list[tuple[float, str]]:
    """When two people are asked what, at a table with masters that think for no time, or for ever."""
    found: list[tuple[float, str]] = []
    deal_by("masters", patch.setattr)  # the same game each time

    async def main() -> None:
        async with server(path) as running:
            pool = running.hub.thinkers = Scripted(answers)
            room, people = await running.table(["Ann", "Bob"], seats=4, pace="quick", bot="master")
            await running.say(room, people[0], client.Start())
            for _ in range(150):
                ask = people[1].ask
                found.append((running.clock.now(), "" if ask is None else ask["id"]))
                await answer_at_once(running, room, people)
                await running.wait(0.1)
            assert len(pool.thoughts) > 5
            assert running.hub.metrics.counts["bot_errors"] == 0

    asyncio.run(main())
    return found


@pytest.mark.usefixtures("odd")
def test_how_long_they_think_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With people at the table every question comes when it would have come."""
    at_once = told(tmp_path / "at once", True, monkeypatch)
    never = told(tmp_path / "never", False, monkeypatch)
    assert at_once == never
    assert len({ask for _, ask in never}) > 5


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("answers", [True, False], ids=["at once", "never"])
def test_alone_with_them_one_always_waits_as_long(tmp_path: Path, answers: bool) -> None:
    """Whether they answer at once, never, or have nothing to think about: time tells nothing of what they
    hold."""
    lasted: dict[tuple[bool, bool], set[float]] = defaultdict(set)

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            pool = running.hub.thinkers = Scripted(answers)
            room, people = await running.table(["Ann"], seats=5, pace="instant", bot="master")
            await running.say(room, people[0], client.Start())
            match = room.table.match
            assert match is not None
            while room.table.phase == "playing" and len(pool.thoughts) < 60:
                question = match.answers.question
                assert question is not None
                if people[0].prompt is not None or question.secret or list(question.offers) == [0]:
                    await answer_at_once(running, room, people)
                    await running.wait(0.05)
                    continue
                choice = any(len(options) > 1 for seat, options in question.offers.items() if seat)
                asked, opened = match.prompt_id, match.opened
                while room.table.phase == "playing" and match.prompt_id == asked:
                    await running.wait(0.02)
                lasted[question.lasting, choice].add(round(running.clock.now() - opened, 1))
            late = running.hub.metrics.counts["thoughts_late"]
            assert late == 0 if answers else late > 0

    asyncio.run(main())
    assert lasted[True, True] == lasted[True, False] == {GLANCE}
    assert lasted[False, True] == {THINKING}


def test_a_master_plays_and_its_thinker_may_be_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real one with a tiny budget, against somebody alone; its process is killed in the middle."""
    monkeypatch.setitem(LEVELS, "master", "search:rollouts=4")

    async def main() -> None:
        clock = HandClock()
        async with server(tmp_path / "db", clock) as running:
            metrics = running.hub.metrics
            pool = Pool(1, metrics.count, OURS)
            running.hub.thinkers = pool
            room, people = await running.table(["Ann"], seats=3, pace="instant", bot="master")
            await running.say(room, people[0], client.Start())
            dice = Random(4)
            killed: set[int] = set()
            for _ in range(3000):
                if room.table.phase != "playing" or metrics.counts["thoughts"] > 5:
                    break
                match = room.table.match
                assert match is not None
                waiting = [one for one in match.thoughts.values() if not one.done]
                if waiting and pool.pids and metrics.counts["thoughts"] == 2 and not killed:
                    killed.update(pool.pids)
                    os.kill(pool.pids[0], signal.SIGKILL)
                if waiting:
                    await came(waiting[0])
                    await running.settle()
                elif people[0].prompt:
                    await running.answer(room, people[0], dice.choice(people[0].prompt["options"])["n"])
                else:
                    await running.wait(0.2)
            assert metrics.counts["thoughts"] > 5
            assert metrics.counts["thinkers_lost"] == 1
            assert killed.isdisjoint(pool.pids)
            assert metrics.counts["bot_errors"] == metrics.counts["room_errors"] == 0

    asyncio.run(main())


def test_without_thinkers_they_answer_as_they_would_without_looking_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "master", "search:rollouts=4")

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            room, people = await running.table(["Ann"], seats=3, pace="instant", bot="master")
            await running.say(room, people[0], client.Start())
            await play_out(running, room, people, Random(3))
            assert running.hub.metrics.counts["thoughts"] == 0
            assert running.hub.metrics.counts["bot_errors"] == 0

    asyncio.run(main())


def test_the_hub_ends_them(tmp_path: Path) -> None:
    game = game_at("classic", 1, 60)

    async def main() -> None:
        running = Server(tmp_path / "db")
        pool = Pool(1, lambda what: None, OURS)
        running.hub = Hub(running.store, running.clock, Metrics(), thinkers=pool)
        bot, message = asked(game, "last", game.window()[0][0])
        await came(pool.think(bot.who, message))
        assert len(pool.pids) == 1
        await running.hub.close()
        running.store.close()
        assert pool.pids == []

    asyncio.run(main())
