"""Trying something out over the wire: a moment of a finished game or a ruling, played on alone with bots."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Server, play_out
from tests.server.test_limits import Wire

from fengsheng.scenario import Scenario
from fengsheng.server.alone import trial as trial_module
from fengsheng.server.http import replays
from fengsheng.server.socket.connection import Connection
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.wire import client, patch
from fengsheng.trials import Trial, as_scenario

SEAT = 1
PATIENCE = 200  # short waits


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, int]:
    """The store of a finished game, its id, and a moment at which somebody is asked something."""
    folder = tmp_path_factory.mktemp("trials")
    found: list[tuple[str, int]] = []

    async def run() -> None:
        running = Server(folder / "db")
        room, people = await running.table(["Ann", "Bob"], pace="quick", edition="classic-lite", seats=4)
        await running.say(room, people[0], client.Start())
        assert room.table.match is not None
        game = room.table.match.id
        await play_out(running, room, people, Random(3))
        told = replays.story(running.store, game, SEAT, False, "en")
        shown = told["view"]
        for step in told["steps"]:
            shown = patch.apply(shown, step["patch"])
            if "asked" in step and shown["turn_no"] > 1:
                found.append((game, step["asked"]["number"]))
                break
        await running.crash()

    asyncio.run(run())
    ((game, moment),) = found
    return folder / "db", game, moment


class Player:
    """A client that keeps its own picture of the table."""

    def __init__(self, running: Server) -> None:
        self.wire = Wire()
        self.connection = Connection(self.wire, running.hub, Limiter(), "192.0.2.1")
        self.view: Any = None
        self.prompt: dict[str, Any] | None = None
        self.trial: dict[str, Any] = {}
        self.errors: list[str] = []
        self._heard = 0

    async def say(self, **message: Any) -> None:
        self.connection.heard(json.dumps(message))
        await self.listen(lambda: True)

    async def answer(self) -> None:
        """The first of what is offered."""
        assert self.prompt is not None
        await self.say(t="answer", prompt=self.prompt["id"], option=self.prompt["options"][0]["n"])

    async def listen(self, enough: Any) -> None:
        """Until it is so."""
        for _ in range(PATIENCE):
            await asyncio.sleep(0.01)
            fresh, self._heard = self.wire.told[self._heard :], len(self.wire.told)
            for told in fresh:
                self._hear(told)
            if enough() and self._heard:
                return
        raise AssertionError("it does not come")

    def waits(self) -> bool:
        """Whether somebody has to answer, or nobody ever will."""
        return self.prompt is not None or self.view["result"] is not None

    def _hear(self, told: dict[str, Any]) -> None:
        if told["t"] == "trial":
            self.trial = told
        elif told["t"] == "error":
            self.errors.append(told["code"])
        elif told["t"] == "view":
            self.view, self.prompt = told["view"], told.get("prompt")
        elif told["t"] == "step":
            self.view, self.prompt = patch.apply(self.view, told["patch"]), told.get("prompt")


def test_what_was_answered_is_played_again_beside_the_tables(
    over: tuple[Path, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who says that they have answered much must not keep those waiting who play."""
    folder, game, moment = over
    monkeypatch.setattr(trial_module, "READ", 0.0)
    called = f"replay/{game}/{moment}/{SEAT}"
    where: list[bool] = []
    go_on = Trial.go_on

    def noted(trial: Trial) -> Any:
        where.append(threading.current_thread() is threading.main_thread())
        return go_on(trial)

    async def run() -> None:
        running = Server(folder)
        first = Player(running)
        await first.say(t="hello", trial=called)
        await first.listen(lambda: first.prompt is not None)
        for _ in range(3):
            await first.answer()
            await first.listen(first.waits)
        monkeypatch.setattr(Trial, "go_on", noted)
        again = Player(running)
        async with running.hub.replaying:  # while a whole game is played again for somebody else
            hello = {"t": "hello", "trial": called, "answers": first.trial["answers"]}
            again.connection.heard(json.dumps(hello))
            await asyncio.sleep(0.05)
            assert not where
            assert not again.wire.told
        await again.listen(lambda: again.view is not None)
        assert len(where) >= 3
        assert not any(where)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["", "/as-it-was"])
def test_whoever_came_without_names_plays_on_without(over: tuple[Path, str, int], how: str) -> None:
    folder, game, moment = over

    async def run() -> None:
        running = Server(folder)
        player = Player(running)
        await player.say(t="hello", trial=f"replay/{game}/{moment}/{SEAT}{how}/hidden", lang="zh-Hant")
        await player.listen(lambda: player.view is not None)
        assert player.view["names"] == ["甲", "乙", "丙", "丁"]
        told = json.dumps(player.wire.told, ensure_ascii=False)
        assert "甲" in told
        assert "Ann" not in told
        assert "Bob" not in told

    asyncio.run(run())


def test_a_moment_is_played_on_and_found_again(
    over: tuple[Path, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, game, moment = over
    monkeypatch.setattr(trial_module, "READ", 0.0)
    called = f"replay/{game}/{moment}/{SEAT}"

    async def run() -> None:
        running = Server(folder)
        first = Player(running)
        await first.say(t="hello", trial=called, words="full")
        await first.listen(lambda: first.prompt is not None)
        assert first.view["me"] == SEAT
        assert first.view["decision"]["number"] == moment
        assert first.trial["answers"] == []
        for _ in range(3):
            await first.answer()
            await first.listen(first.waits)
        assert len(first.trial["answers"]) == 3
        again = Player(running)  # as after a lost connection
        await again.say(t="hello", trial=called, answers=first.trial["answers"])
        await again.listen(lambda: again.view is not None)
        assert {**again.view, "names": 0} == {**first.view, "names": 0}
        await again.say(t="answer", prompt="0", option="pass")
        assert again.errors == ["stale-prompt"]
        await again.say(t="say", text="hello")
        assert again.errors[1:] == ["not-now"]
        await again.say(t="trial", do="restart")
        assert again.trial["answers"] == []
        assert again.view["decision"]["number"] == moment
        for player in (first, again):
            player.connection.lost()
        await running.crash()

    asyncio.run(run())


def test_a_ruling_is_followed_and_left(over: tuple[Path, str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    folder, _, _ = over
    monkeypatch.setattr(trial_module, "READ", 0.0)

    async def run() -> None:
        running = Server(folder)
        player = Player(running)
        await player.say(t="hello", trial="ruling/classic/CL-SC-INTERCEPT-07", words="full")
        await player.listen(lambda: player.prompt is not None)
        assert not player.trial.get("left")
        assert player.prompt is not None
        offered = [option["n"] for option in player.prompt["options"]]
        assert player.trial["wanted"] in offered
        other = next(one for one in offered if one != player.trial["wanted"])
        await player.say(t="answer", prompt=player.prompt["id"], option=other)
        await player.listen(lambda: player.trial.get("left"))
        assert "wanted" not in player.trial
        await player.say(t="trial", do="restart")
        await player.listen(lambda: "wanted" in player.trial)
        assert player.trial["wanted"] in offered
        player.connection.lost()
        await running.crash()

    asyncio.run(run())


def test_a_moment_is_had_as_a_scenario(over: tuple[Path, str, int]) -> None:
    folder, game, moment = over

    async def run() -> None:
        running = Server(folder)
        text = as_scenario(replays.record_file(running.store, game), moment)
        Scenario.parse(text).run()
        await running.crash()

    asyncio.run(run())


@pytest.mark.parametrize(
    "called",
    [
        "replay/{game}/999999/1",
        "replay/{game}/{moment}/8",
        "replay/" + "a" * 24 + "/1/1",
        "nonsense",
        "replay/x/1/1",
        "ruling/classic/no-such-ruling",
        "ruling/spywar/CL-SC-INTERCEPT-07",
    ],
)
def test_what_cannot_be_tried_is_one_sentence(over: tuple[Path, str, int], called: str) -> None:
    folder, game, moment = over

    async def run() -> None:
        running = Server(folder)
        player = Player(running)
        await player.say(t="hello", trial=called.format(game=game, moment=moment))
        await player.listen(lambda: bool(player.errors))
        assert player.errors[0] in ("no-trial", "no-replay", "no-ruling")
        await running.crash()

    asyncio.run(run())
