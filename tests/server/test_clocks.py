"""Clocks, people who stay away, pauses: nothing hangs, and nobody's absence tells what they held."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Listener, Server, answer_somehow, play_out, server

from fengsheng import Game
from fengsheng.core.option import PASS
from fengsheng.review.lapses import Lapses
from fengsheng.review.walking import Walk
from fengsheng.server.table.answers import Answers
from fengsheng.server.table.automatic import SAFE, safe_answer
from fengsheng.server.table.item import Item
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import PACES, draw_delay
from fengsheng.server.table.pausing import LONGEST
from fengsheng.server.table.room import Room
from fengsheng.server.table.state import load
from fengsheng.server.wire import client


async def begin(
    running: Server, people: list[str], seats: int = 5, **settings: object
) -> tuple[Room, list[Listener]]:
    room, peers = await running.table(people, seats=seats, **settings)
    await running.say(room, peers[0], client.Start())
    assert room.table.phase == "playing"
    return room, peers


def match_of(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


def lapsed(record: dict[str, Any]) -> set[int]:
    """For whom a clock answered, as the record says; every such question is found again, with an answer that
    a clock gives."""
    walk, lapses = Walk(record), Lapses(record)
    found: list[int] = []
    while (decision := walk.decision) is not None:
        if lapses.meets(decision):
            found.append(decision.seat)
            assert walk.answer().kind in (*SAFE, "keep")
        walk.go()
    assert len(found) == len(record["late"])
    return set(found)


def test_a_game_of_people_who_never_answer_ends(tmp_path: Path) -> None:
    """Every question, mandatory ones too, has a clock with an answer at its end; then bots play on."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, peers = await begin(running, ["Ann", "Bob", "Cho"], 3, pace="quick")
            for _ in range(40):
                if room.table.phase != "playing":
                    break
                await running.wait(300)
            assert room.table.phase == "over"
            assert all(chair.away for chair in room.table.state.chairs)
            assert peers[0].view["result"] is not None
            assert lapsed(json.loads(running.store.games(room.table.id)[0].record)) == {0, 1, 2}

    asyncio.run(run())


async def to_own_question(running: Server, room: Room, who: Listener, others: list[Listener]) -> None:
    """Play on until somebody is asked something that waits for them."""
    dice = Random(1)
    for _ in range(2000):
        if who.prompt and who.ask and not who.ask.get("lasting"):
            return
        for peer in others:
            if peer.prompt:
                await answer_somehow(running, room, peer, dice)
        await running.wait(0.3)
    raise AssertionError("there was no such question")


def tables_told(*people: Listener) -> list[int]:
    """How often each was shown the table."""
    return [sum(b'"t":"table"' in frame for frame in peer.frames) for peer in people]


def test_two_misses_in_a_row_hand_the_seat_to_a_bot_until_its_owner_is_back(tmp_path: Path) -> None:
    """Nobody is told of the first, not even by being sent the same table once more: it would tell that there
    was something to choose."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 5, bot="holder")
            chair = room.table.state.chairs[0]

            async def miss(expected: int) -> None:
                await to_own_question(running, room, ann, [bob])
                assert ann.ask is not None
                before = tables_told(ann, bob)
                await running.wait(ann.ask["clock"]["left"] / 1000 + 0.01)
                assert (chair.misses, chair.away) == (expected, expected == 2)
                stored = running.store.table(room.table.id)
                assert stored is not None
                assert load(stored.doc).chairs[0].misses == expected
                assert running.store.late(match_of(room).id) == match_of(room).late
                assert any(seat == 0 for _, seat in match_of(room).late)
                assert (tables_told(ann, bob) == before) is (expected == 1)

            await miss(1)
            await to_own_question(running, room, ann, [bob])
            before = tables_told(ann, bob)
            await answer_somehow(running, room, ann, Random(1))  # the row is broken
            assert chair.misses == 0
            assert tables_told(ann, bob) == before
            await miss(1)
            await miss(2)
            assert ann.table["people"][0]["away"] is True
            assert bob.table["people"][0]["away"] is True
            seen = ann.prompts
            for _ in range(30):
                if bob.prompt:
                    await answer_somehow(running, room, bob, Random(1))
                await running.wait(2)
            assert ann.prompts == seen  # nobody asks her while a bot plays
            assert room.table.phase == "playing"
            await running.say(room, ann, client.Back())
            assert not chair.away
            await to_own_question(running, room, ann, [bob])

    asyncio.run(run())


def test_an_old_prompt_is_refused_without_harm(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await begin(running, ["Ann"], 5)
            while not ann.prompt:
                await running.wait(0.5)
            old = ann.prompt["id"]
            await running.answer(room, ann, ann.prompt["options"][0]["n"])
            while not ann.prompt:
                await running.wait(0.5)
            before = match_of(room).answers.game.fingerprint(), match_of(room).seq
            for prompt, option, code in (
                (old, ann.prompt["options"][0]["n"], "stale-prompt"),
                ("9.1", "pass", "stale-prompt"),
                ("", "pass", "stale-prompt"),
                (ann.prompt["id"], "declare war", "illegal-action"),
            ):
                await running.say(room, ann, client.Answer(prompt, option))
                assert ann.last_error() == code
            assert (match_of(room).answers.game.fingerprint(), match_of(room).seq) == before

    asyncio.run(run())


def test_pausing_stops_all_clocks_and_answers(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 5)
            while not ann.prompt:
                await running.wait(0.5)
            await running.wait(3)
            await running.say(room, ann, client.Pause())
            left = match_of(room).left(running.clock.now())
            seq = match_of(room).seq
            assert bob.table["paused"] is True
            assert ann.ask is not None
            assert "clock" not in ann.ask
            await running.wait(LONGEST - 1)
            assert match_of(room).seq == seq
            await running.answer(room, ann, ann.prompt["options"][0]["n"])
            assert ann.last_error() == "paused"
            await running.say(room, ann, client.Resume())
            assert ann.ask is not None
            assert ann.ask["clock"]["left"] == pytest.approx(left * 1000, abs=2)
            await running.wait(left + 0.1)
            assert match_of(room).seq > seq

    asyncio.run(run())


def test_leaving_a_game_conceding_and_coming_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob, cho) = await begin(running, ["Ann", "Bob", "Cho"], 5)
            await running.say(room, bob, client.Leave())
            assert bob.closed == (1000, "left")
            assert room.table.state.chairs[1].away
            await running.say(room, cho, client.Concede())
            assert room.table.state.chairs[2].conceded
            await running.say(room, cho, client.Back())
            assert cho.last_error() == "conceded"
            await running.wait(5)
            back = await running.join(room, "", bob.guest)
            assert [chair.away for chair in room.table.state.chairs[1:2]] == [False]
            assert back.table["seat"] == 1
            assert back.view["me"] == 1
            await running.say(room, ann, client.Leave())
            await running.settle()
            assert back.table["owner"] in (bob.guest, cho.guest)

    asyncio.run(run())


def test_a_game_that_nobody_watches_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await begin(running, ["Ann"], 5)
            await running.wait(1)
            room.post(Item(ann, None))
            await running.wait(3600)
            assert room.table.phase == "playing"
            seq = match_of(room).seq
            await running.wait(3600)
            assert match_of(room).seq == seq
            back = await running.join(room, "", ann.guest)
            for _ in range(100):
                if match_of(room).seq > seq:
                    break
                await running.wait(5)
                if back.prompt:
                    await running.answer(room, back, back.prompt["options"][0]["n"])
            assert match_of(room).seq > seq

    asyncio.run(run())


def test_a_rematch_has_the_same_people_and_another_deal(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 4, pace="quick")
            promised = ann.table["fair"]["sha256"]
            await play_out(running, room, [ann, bob], Random(4))
            assert ann.table["phase"] == "over"
            assert ann.table["fair"]["sha256"] == promised
            seed = bytes.fromhex(ann.table["fair"]["seed"])
            from hashlib import sha256

            assert sha256(seed).hexdigest() == promised
            await running.say(room, bob, client.Rematch())
            assert bob.last_error() == "not-owner"
            await running.say(room, ann, client.Rematch())
            assert ann.table["phase"] == "lobby"
            assert [c["name"] for c in ann.table["chairs"][:2]] == ["Ann", "Bob"]
            assert ann.table["fair"]["sha256"] != promised
            assert "seed" not in ann.table["fair"]
            await running.say(room, ann, client.Start())
            assert ann.table["game"] == 2
            assert room.table.phase == "playing"

    asyncio.run(run())


def test_whoever_has_left_is_not_dealt_in_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 4, pace="quick")
            await running.say(room, bob, client.Leave())
            await play_out(running, room, [ann], Random(4))
            assert ann.table["phase"] == "over"
            await running.say(room, ann, client.Rematch())
            assert [c["name"] for c in ann.table["chairs"] if c.get("guest")] == ["Ann"]
            await running.say(room, ann, client.Start())
            assert ann.table["chairs"][1].get("bot")

    asyncio.run(run())


def test_the_seed_is_told_only_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 4, pace="quick")
            seed = room.table.seed.hex().encode()
            while room.table.phase == "playing":
                assert not any(seed in frame for frame in ann.frames + bob.frames)
                await play_out_some(running, room, [ann, bob])
            assert any(seed in frame for frame in ann.frames)

    asyncio.run(run())


async def play_out_some(running: Server, room: Room, people: list[Listener]) -> None:
    dice = Random(7)
    for _ in range(20):
        if room.table.phase != "playing":
            return
        for peer in people:
            if peer.prompt:
                await answer_somehow(running, room, peer, dice)
        await running.wait(0.1)


# What automatic answers are, and when they come.


def test_the_delays_of_bots_do_not_depend_on_what_is_held() -> None:
    """A delay is drawn for every seat at every question, from lots that see no card."""
    pace = PACES["normal"]
    one, two = Random(5), Random(5)
    a = Game.new("classic", 5, 1, ask_forced=True)
    b = Game.new("classic", 5, 2, ask_forced=True)
    first, second = Match("a", 1, Answers(a), pace, one), Match("b", 1, Answers(b), pace, two)
    for _ in range(20):
        first.pose(0.0)
        second.pose(0.0)
        assert first.delays == second.delays
        assert len(first.delays) == 5
    drawn = [draw_delay(pace, one) for _ in range(500)]
    assert pace.turn[0] <= min(drawn) < max(drawn) <= pace.turn[1]
    assert max(drawn) - min(drawn) > 0.8 * (pace.turn[1] - pace.turn[0])


def test_who_has_nothing_to_use_is_not_troubled(tmp_path: Path) -> None:
    """In a question that lasts whoever can only pass gets no prompt; one that waits for them is put."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 5, bot="holder")
            await running.say(room, ann, client.Prefs([]))
            await running.say(room, bob, client.Prefs(["always"]))
            dice = Random(3)
            single = {"ann": 0, "bob": 0}
            own = 0
            for _ in range(600):
                if room.table.phase != "playing" or (own and single["bob"] > 5):
                    break
                for name, peer in (("ann", ann), ("bob", bob)):
                    if peer.prompt and peer.ask:
                        lasting = peer.ask.get("lasting", False)
                        alone = len(peer.prompt["options"]) == 1
                        single[name] += lasting and alone
                        own += alone and not lasting
                        await answer_somehow(running, room, peer, dice)
                await running.wait(0.6)
            assert single["ann"] == 0
            assert single["bob"] > 5
            assert own > 0

    asyncio.run(run())


def test_the_safe_answer_is_one_of_the_options_and_commits_to_little() -> None:
    game = Game.new("classic", 5, 9, ask_forced=True)
    dice = Random(9)
    kinds: dict[str, set[str]] = {}
    while game.decision is not None:
        options = game.decision.options
        answer = safe_answer(options, dice)
        assert answer in options
        kinds.setdefault(game.decision.kind, set()).add(answer.kind)
        offered = {o.kind for o in options}
        if PASS in offered and "declare" not in offered:
            assert answer.kind == PASS
        if "declare" in offered:
            assert answer.kind == "declare"
            game.apply(next(o for o in options if o.kind != "declare"))
            continue
        game.apply(int(dice.random() * len(options)))
    assert kinds["decide"] <= {"decline", "accept"}
    assert kinds["play"] <= {"send", "end", "declare"}
