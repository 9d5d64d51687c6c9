"""An answer is looked at once: what comes from outside becomes an option in one place, and whatever is taken
is an option of the seat that gives it, of a person, a bot or a clock."""

from __future__ import annotations

import ast
import asyncio
import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import play_out, server

import fengsheng.server
from fengsheng import Game, IllegalAction
from fengsheng.core.option import Decision, Option
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.match import Match
from fengsheng.server.wire import client

FOLDER = Path(fengsheng.server.__file__).parent


def test_notation_becomes_an_option_in_one_place() -> None:
    """`find` is called where an answer is read, and where a player asks what an option would do."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for node in ast.walk(function):
                called = node.func if isinstance(node, ast.Call) and len(node.args) == 2 else None
                if isinstance(called, ast.Attribute) and called.attr == "find":  # by seat and notation
                    found.add(f"{path.name} {function.name}")
    assert found == {"answers.py option", "playing.py _effect"}


def test_only_an_option_of_the_seat_itself_is_taken() -> None:
    answers = Answers(Game.new("classic", 5, 3, ask_forced=True))
    question = answers.question
    assert question is not None
    mine, yours = question.offers[0][0], question.offers[1][0]
    alike = copy.copy(mine)  # an equal one that was made by somebody else
    assert (alike.notation, alike is mine) == (mine.notation, False)
    for wrong in (yours, alike):
        with pytest.raises(IllegalAction):
            answers.give(0, wrong)
    assert answers.given == {}
    answers.give(0, mine)
    with pytest.raises(IllegalAction):
        answers.give(0, question.offers[0][1])
    assert answers.given == {0: mine}


ELSEWHERE = Game.new("classic", 4, 9).decision.options[0]  # type: ignore[union-attr]


class Cheat:
    """A bot that answers with whatever it likes."""

    name = "cheat"

    def __init__(self, tried: list[object]) -> None:
        self.tried = tried

    def choose(self, view: dict[str, Any], decision: Decision) -> Any:
        """An option of another game, nothing at all, or no option."""
        wrong: object = (ELSEWHERE, None, "pass")[len(self.tried) % 3]
        self.tried.append(wrong)
        return wrong


def test_a_bot_that_answers_what_it_was_not_offered_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []
    monkeypatch.setattr("fengsheng.server.table.seated.make_bot", lambda name, seed: Cheat(tried))
    monkeypatch.setattr(Cheat, "name", "novice")

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            room, people = await running.table(["Ann", "Bob"], seats=4, pace="quick", bot="novice")
            await running.say(room, people[0], client.Start())
            await play_out(running, room, people, Random(5))
            # some have thought about a question that somebody else has ended
            assert 20 < running.hub.metrics.counts["bot_errors"] <= len(tried)
            assert running.hub.metrics.counts["room_errors"] == 0

    asyncio.run(main())


def test_a_clock_that_answers_for_another_seat_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would be a mistake of ours: the table is as it was, and nobody is told anything else."""
    real = Match.safe_answer

    def mistaken(self: Match, seat: int) -> Option:
        question = self.answers.question
        assert question is not None
        others = [other for other in question.offers if other != seat]
        return real(self, others[0]) if others and others[0] not in self.answers.given else real(self, seat)

    monkeypatch.setattr(Match, "safe_answer", mistaken)

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            room, people = await running.table(["Ann", "Bob", "Cat"], seats=3, pace="quick")
            await running.say(room, people[0], client.Start())
            assert room.table.match is not None
            before = room.table.match.answers.game.fingerprint()
            await running.wait(30)  # all are to choose a character, and nobody does
            assert running.hub.metrics.counts["room_errors"] > 0
            assert room.table.match.answers.game.fingerprint() == before
            assert not running.store.answers(room.table.match.id)

    asyncio.run(main())
