"""“Not again this turn”: whoever passes so is not waited for again for the same; no word to the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import server
from tests.server.test_holding import begin, to_question

from fengsheng.server.table import dealing
from fengsheng.server.table.holding import decisive, holds
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client


def held(room: Room, seat: int, **public: Any) -> bool:
    """Whether the open question, put again, is held for that seat, with this changed in what all see."""
    match = room.table.match
    assert match is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            dealing,
            "holds",
            lambda conditions, named, who, seen, goal: holds(
                conditions, named, who, {**seen, **public}, goal
            ),
        )
        dealing.pose(room.table, match)
    return seat in match.holding


CALM: dict[str, Any] = {"deaths": [], "transit": None, "stack": []}  # nothing is urgent


def test_alone_the_same_is_not_asked_again_this_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await begin(running, ["Ann"], client.Prefs(None))
            await to_question(running, room, [ann], choice=True)
            match = room.table.match
            assert match is not None
            seat = room.table.state.seat_of(ann.guest)
            assert seat is not None
            assert held(room, seat, **CALM)
            match.be_quiet(seat)
            assert not held(room, seat, **CALM)
            # unless it is aimed at her, or somebody may die
            assert held(room, seat, **CALM | {"stack": [{"name": "lock", "by": 9, "target": seat}]})
            assert held(room, seat, **CALM | {"deaths": [1]})
            # or she could do something that she could not do then
            question = match.answers.question
            assert question is not None
            match._quiet[seat] = match._quiet[seat]._replace(offered=frozenset({"pass"}))
            assert held(room, seat, **CALM)
            # and in the next turn all is as before
            match.be_quiet(seat)
            match.answers.game.state.turn_no += 1
            assert held(room, seat, **CALM)

    asyncio.run(run())


@pytest.mark.parametrize("choice", [True, False])
def test_among_people_what_she_holds_does_not_count(tmp_path: Path, choice: bool) -> None:
    """At a strict table only public facts say whether a question is held, before and after."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"])
            await to_question(running, room, [ann, bob], choice=choice)
            await running.say(room, ann, client.Prefs(["always"]))
            match = room.table.match
            assert match is not None
            seat = room.table.state.seat_of(ann.guest)
            assert seat is not None
            assert held(room, seat, **CALM)
            match.be_quiet(seat)
            assert not held(room, seat, **CALM)
            match._quiet[seat] = match._quiet[seat]._replace(offered=frozenset())
            assert not held(room, seat, **CALM)  # what is offered to her is nobody's business
            assert held(room, seat, **CALM | {"deaths": [1]})

    asyncio.run(run())


def test_it_is_said_with_a_pass(tmp_path: Path) -> None:
    """Held in one window after the other before; not in those that follow."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await begin(running, ["Ann"], client.Prefs(["always"]), pace="quick")
            quiet = 0
            for _ in range(60):
                match = room.table.match
                if match is None or match.answers.question is None or room.table.phase != "playing":
                    break
                turn = match.answers.game.state.turn_no
                if ann.prompt is None:
                    ring = running.clock.next_ring()
                    assert ring is not None
                    await running.wait(max(0.0, ring - running.clock.now()))
                    continue
                options = [option["n"] for option in ann.prompt["options"]]
                question = match.answers.question
                if match.wants_quiet(0) and 0 in match.holding:
                    public = match.answers.game.view(None)
                    assert decisive(public, match.goal) or 0 in {row.get("target") for row in public["stack"]}
                if "pass" in options and question.lasting:
                    await running.say(room, ann, client.Answer(ann.prompt["id"], "pass", quiet=True))
                    quiet += match.wants_quiet(0) or match.answers.game.state.turn_no != turn
                else:
                    await running.say(room, ann, client.Answer(ann.prompt["id"], options[0], quiet=True))
            assert quiet >= 2

    asyncio.run(run())
