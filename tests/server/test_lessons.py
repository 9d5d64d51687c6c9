"""A lesson over the wire: the ordinary messages and one more, private, kept nowhere, bounded."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Server, server
from tests.server.test_limits import Wire

from fengsheng.lessons import Lesson, lessons
from fengsheng.lessons.catalogue import lesson_catalogue
from fengsheng.lessons.index import courses
from fengsheng.lessons.words import said
from fengsheng.scenario.things import LEARNER
from fengsheng.server.alone.lesson import LessonPlace
from fengsheng.server.socket.connection import Connection
from fengsheng.server.socket.limiter import ADDRESS_RATES, Limiter
from fengsheng.server.wire import patch
from fengsheng.server.wire.allowed import shown_view
from fengsheng.words import LANGUAGES

ALL = [lesson.name for edition in courses() for lesson in lessons(edition)]


class Learner:
    """A client that keeps its own picture of the table."""

    def __init__(self, running: Server, limiter: Limiter | None = None) -> None:
        self.wire = Wire()
        self.view: Any = None
        self.lesson: dict[str, Any] = {}
        self.prompt: dict[str, Any] | None = None
        self.log: list[str] = []
        self._heard = 0
        self.connection = Connection(self.wire, running.hub, limiter or Limiter(), "192.0.2.1")

    async def begin(self, name: str, **more: Any) -> None:
        await self.say(t="hello", lesson=name, **more)

    async def say(self, **message: Any) -> list[dict[str, Any]]:
        """Say something; what is answered."""
        self.connection.heard(json.dumps(message))
        for _ in range(3):
            await asyncio.sleep(0)
        fresh = self.wire.told[self._heard :]
        self._heard = len(self.wire.told)
        for told in fresh:
            self._hear(told)
        return fresh

    def _hear(self, told: dict[str, Any]) -> None:
        if told["t"] == "lesson":
            self.lesson = told
        elif told["t"] == "view":
            self.view, self.prompt = told["view"], told.get("prompt")
            self.log = [event.get("text", "") for event in told["events"]]
        elif told["t"] == "step":
            self.view, self.prompt = patch.apply(self.view, told["patch"]), told.get("prompt")
            self.log += [event.get("text", "") for event in told["events"]]

    async def answer(self, option: str) -> list[dict[str, Any]]:
        prompt = self.prompt["id"] if self.prompt is not None else "none"
        return await self.say(t="answer", prompt=prompt, option=option)


@pytest.mark.parametrize("name", ALL)
def test_a_whole_lesson_is_done(name: str, tmp_path: Path) -> None:
    """Step by step the client's picture is the learner's view, and the options are those of the game."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin(name, lang="zh-Hant", words="full")
            twin = Lesson.load(name).start()
            assert [m["t"] for m in learner.wire.told] == ["welcome", "table", "lesson", "view"]
            while True:
                note = twin.note
                assert (learner.lesson["step"], learner.lesson["state"]) == (twin.step, twin.state)
                assert learner.lesson["text"] == note.sentence("zh-Hant")
                assert learner.lesson["title"] == twin.lesson.title("zh-Hant")
                assert learner.view == json.loads(json.dumps(shown_view(twin.game.view(LEARNER))))
                if twin.state == "done":
                    break
                if twin.state == "do":
                    assert learner.prompt is not None
                    offered = [option.notation for option in twin.game.decision.options]  # type: ignore[union-attr]
                    assert [option["n"] for option in learner.prompt["options"]] == offered
                    await learner.answer(twin.wanted)
                    twin.show()
                else:
                    await learner.say(t="lesson", do="next")
                    twin.next()
            assert learner.lesson["rules"] == list(twin.lesson.rules)
            assert learner.lesson.get("following", "") == twin.lesson.following
            assert not [m for m in learner.wire.told if m["t"] == "error"]

    asyncio.run(run())


def test_what_is_tried_is_shown_and_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/1", step=4)
            before = json.dumps(learner.view)
            frames = await learner.answer("decline")
            assert [m["t"] for m in frames] == ["lesson", "step"]
            assert (learner.lesson["state"], learner.lesson["tried"]) == ("trying", "wrong")
            assert "Jade" in learner.lesson["said"]
            assert "You decline it." in learner.log
            assert learner.prompt is None
            assert (await learner.answer("accept"))[-1]["code"] == "stale-prompt"
            frames = await learner.say(t="lesson", do="back")
            assert json.dumps(learner.view) == before
            assert "You decline it." not in learner.log
            assert (learner.lesson["state"], learner.lesson["step"]) == ("do", 4)
            for _ in range(2):
                await learner.answer("decline")
                await learner.say(t="lesson", do="back")
            assert learner.lesson["offer"] == "Shall I do it once for you?"
            await learner.say(t="lesson", do="show")
            assert learner.lesson["step"] == 5

    asyncio.run(run())


def test_what_is_not_legal_is_explained_and_nothing_happens(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/4", step=4)
            prompt = learner.prompt
            frames = await learner.answer("play 調虎離山/blue on 丙")
            assert [m["t"] for m in frames] == ["lesson"]
            assert (learner.lesson["tried"], learner.lesson["rule"]) == ("why", "CL-CARD-LURE-04")
            assert "Amber" in learner.lesson["said"]
            await learner.answer("fly away")
            assert (learner.lesson["tried"], "rule" in learner.lesson) == ("illegal", False)
            assert learner.lesson["said"] == said("en", "lesson-not-asked")
            assert (learner.lesson["state"], learner.prompt) == ("do", prompt)
            (told,) = await learner.say(t="explain", what="鎖定/red")
            assert told["code"] == "nothing-to-explain"
            (told,) = await learner.say(t="explain", what="play 調虎離山/blue on 丙")
            assert (told["t"], told["rule"], told["usable"]) == ("explained", "CL-CARD-LURE-04", False)

    asyncio.run(run())


def test_what_nobody_has_foreseen_is_explained_by_the_engine(tmp_path: Path) -> None:
    """CL-CARD-DECODE-02: a card that is of no use now, with the people's names of the lesson."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/2", step=5)
            await learner.answer("play 破譯/blue")
            assert (learner.lesson["tried"], learner.lesson["rule"]) == ("illegal", "CL-CARD-DECODE-02")
            assert "Decode" in learner.lesson["said"]
            (told,) = await learner.say(t="explain", what="hand")
            assert "破譯/blue" in [reason["what"] for reason in told["cards"]]

    asyncio.run(run())


def test_whoever_wants_to_see_it_is_told_what_is_wanted(tmp_path: Path) -> None:
    """What was tried is taken back first; nothing is done before it is shown."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/1")
            (told,) = await learner.say(t="lesson", do="how")
            assert told["code"] == "lesson-step"
            for _ in range(3):
                await learner.say(t="lesson", do="skip")
            assert "wanted" not in learner.lesson
            (told,) = await learner.say(t="lesson", do="how")
            assert (told["state"], told["step"], told["wanted"]) == ("do", 4, "accept")
            await learner.answer("decline")
            assert learner.lesson["state"] == "trying"
            await learner.say(t="lesson", do="how")
            assert (learner.lesson["state"], learner.lesson["wanted"]) == ("do", "accept")
            assert learner.prompt is not None
            await learner.say(t="lesson", do="show")
            assert learner.lesson["step"] == 5
            assert "wanted" not in learner.lesson

    asyncio.run(run())


def test_every_step_is_about_a_rule_that_its_scene_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/4")
            told = []
            while learner.lesson["state"] != "done":
                told.append(learner.lesson["about"])
                await learner.say(t="lesson", do="skip")
            assert told == ["CL-DEATH-01", *["CL-CARD-LOCK-04"] * 2, "CL-CARD-LURE-02", "CL-DEATH-01"]
            assert "about" not in learner.lesson

    asyncio.run(run())


def test_a_lost_connection_comes_back_at_the_same_step(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/5")
            while learner.lesson["step"] < 6:
                await learner.say(t="lesson", do="skip")
            learner.connection.lost()
            again = Learner(running)
            await again.begin("classic/5", step=learner.lesson["step"])
            assert again.lesson == learner.lesson
            assert again.view == learner.view
            assert again.prompt is not None
            await again.answer("play 截獲/black")
            assert again.lesson["step"] == 7

    asyncio.run(run())


def test_another_language_says_the_same_step(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/4", step=3)
            for lang in LANGUAGES:
                await learner.say(t="lang", lang=lang, words="full")
                assert learner.lesson["text"] == Lesson.load("classic/4").start(3).note.sentence(lang)
                assert learner.lesson["step"] == 3
                table = [m for m in learner.wire.told if m["t"] == "table"][-1]
                assert table["chairs"][2]["name"] in learner.lesson["text"]

    asyncio.run(run())


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_told_that_the_learner_may_not_know(name: str, tmp_path: Path) -> None:
    """Whatever the others hold and are, the frames of a step are the same; the answer that is wanted is in
    none of them."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            compared = 0
            for step in range(1, Lesson.load(name).start().steps + 1):
                learner = Learner(running)
                await learner.begin(name, step=step)
                true = learner.view, learner.prompt, learner.lesson
                place = learner.connection._alone
                assert isinstance(place, LessonPlace)
                game = place._lesson.game
                for seed in range(3):
                    place._lesson._game = game.determinize(LEARNER, seed)
                    compared += place._lesson.game.fingerprint() != game.fingerprint()
                    await learner.say(t="sync")
                    prompt = learner.prompt and {**learner.prompt, "id": true[1] and true[1]["id"]}
                    assert (learner.view, prompt, learner.lesson) == true
                assert "wanted" not in learner.lesson
            assert compared  # games that are really different

    asyncio.run(run())


def test_what_does_not_belong_into_a_lesson_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/1")
            for message, code in (
                ({"t": "start"}, "not-now"),
                ({"t": "say", "text": "hello"}, "not-now"),
                ({"t": "hello", "lesson": "classic/2"}, "not-now"),
                ({"t": "lesson", "do": "show"}, "lesson-step"),
                ({"t": "answer", "prompt": "99", "option": "accept"}, "stale-prompt"),
                ({"t": "lesson", "do": "dance"}, "bad-message"),
            ):
                (told,) = await learner.say(**message)
                assert (told["t"], told["code"]) == ("error", code)
            assert (await learner.say(t="ping", n=7))[0] == {"t": "pong", "n": 7}
            assert not running.hub.rooms
            await learner.say(t="leave")
            assert learner.wire.code == 1000

    asyncio.run(run())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"lesson": "classic/99"}, "no-lesson"),
        ({"lesson": "../../etc/passwd"}, "no-lesson"),
        ({"lesson": "classic/1", "step": 99}, "lesson-step"),
    ],
)
def test_there_is_no_such_lesson(hello: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.say(t="hello", **hello)
            assert learner.wire.told[0]["code"] == code
            assert learner.wire.code == 4401

    asyncio.run(run())


def test_an_address_begins_only_so_many_lessons(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            limiter = Limiter()
            for _ in range(round(ADDRESS_RATES["course"].burst)):
                learner = Learner(running, limiter)
                await learner.begin("classic/1")
                assert learner.lesson
            learner = Learner(running, limiter)
            await learner.begin("classic/1")
            assert (learner.wire.told[0]["code"], learner.wire.code) == ("too-fast", 4429)

    asyncio.run(run())


def test_a_learner_is_slowed_down_like_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            learner = Learner(running)
            await learner.begin("classic/1")
            for _ in range(20):
                frames = await learner.say(t="lesson", do="restart")
                assert frames[-1]["t"] == "view"
            assert (await learner.say(t="lesson", do="restart"))[-1]["code"] == "too-fast"

    asyncio.run(run())


def test_a_table_is_no_lesson(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, _ = await running.table(["Ann"])
            learner = Learner(running)
            learner.connection.heard(json.dumps({"t": "hello", "table": room.table.code, "name": "Eve"}))
            for _ in range(200):
                await asyncio.sleep(0.01)
                await running.settle()
                if any(m["t"] == "welcome" for m in learner.wire.told):
                    break
            learner.connection.heard(json.dumps({"t": "lesson", "do": "next"}))
            await running.settle()
            assert learner.wire.told[-1]["code"] == "not-now"

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lessons_as_data(lang: str) -> None:
    data = lesson_catalogue(lang)
    assert [lesson["name"] for course in data["courses"] for lesson in course["lessons"]] == ALL
    assert data["courses"][0]["known"] == 6
    for course in data["courses"]:
        for row in course["lessons"]:
            game = Lesson.load(row["name"]).start()
            assert row["steps"][0] == game.note.sentence(lang)
            assert len(row["steps"]) == game.steps
