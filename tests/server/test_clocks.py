"""Clocks, people who stay away, automatic passes: nothing hangs, and no waiting time tells anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.harness import Listener, Server, answer_somehow, play_out, server

from fengsheng import Game
from fengsheng.core.option import PASS
from fengsheng.server.automatic import automatic, concerned, safe_answer
from fengsheng.server.pace import PACES, draw_delay
from fengsheng.server.table.match import Match
from fengsheng.server.table.room import Item, Room
from fengsheng.server.wire import client

NO_HELP = client.Prefs(auto_pass=False)


async def begin(
    running: Server, people: list[str], seats: int = 5, **settings: object
) -> tuple[Room, list[Listener]]:
    room, peers = await running.table(people, seats=seats, **settings)
    await running.say(room, peers[0], client.Start())
    assert room.phase == "playing"
    return room, peers


def match_of(room: Room) -> Match:
    assert room.match is not None
    return room.match


def test_a_game_of_people_who_never_answer_ends(tmp_path: Path) -> None:
    """Every question, mandatory ones too, has a clock with an answer at its end; then bots play on."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, peers = await begin(running, ["Ann", "Bob", "Cho"], 3, pace="fast")
            for _ in range(40):
                if room.phase != "playing":
                    break
                await running.wait(300)
            assert room.phase == "over"
            assert all(chair.away for chair in room.doc.chairs)
            assert peers[0].view["result"] is not None

    asyncio.run(run())


def test_two_misses_in_a_row_hand_the_seat_to_a_bot_until_its_owner_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 5, bot="holder")
            chair = room.doc.chairs[0]
            for peer in (ann, bob):
                await running.say(room, peer, NO_HELP)
            lots = Random(1)
            missed = 0
            for _ in range(400):
                if bob.prompt:
                    await answer_somehow(running, room, bob, lots)
                elif ann.prompt and missed < 1:
                    total = ann.ask["clock"]["total"] / 1000 if ann.ask else 0.0
                    before = ann.prompt["id"]
                    await running.wait(total + 0.01)
                    assert ann.prompt is None or ann.prompt["id"] != before
                    missed += 1
                    assert (chair.misses, chair.away) == (1, False)
                elif ann.prompt:
                    await answer_somehow(running, room, ann, lots)  # the row is broken
                    assert chair.misses == 0
                    break
                else:
                    await running.wait(0.5)
            assert missed == 1
            while not room.doc.chairs[0].away:
                if bob.prompt:
                    await answer_somehow(running, room, bob, lots)
                else:
                    await running.wait(5)
            assert chair.misses == 2
            await running.settle()
            assert ann.table["people"][0]["away"] is True
            assert bob.table["people"][0]["away"] is True
            seen = ann.prompts
            for _ in range(30):
                if bob.prompt:
                    await answer_somehow(running, room, bob, lots)
                await running.wait(2)
            assert ann.prompts == seen  # nobody asks her while a bot plays
            if room.phase == "playing":
                await running.say(room, ann, client.Back())
                assert not chair.away
                for _ in range(400):
                    if ann.prompt or room.phase != "playing":
                        break
                    if bob.prompt:
                        await answer_somehow(running, room, bob, lots)
                    await running.wait(0.5)
                assert ann.prompt or room.phase != "playing"

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
            before = match_of(room).play.game.fingerprint(), match_of(room).seq
            for prompt, option, code in (
                (old, ann.prompt["options"][0]["n"], "stale-prompt"),
                ("9.1", "pass", "stale-prompt"),
                ("", "pass", "stale-prompt"),
                (ann.prompt["id"], "declare war", "illegal-action"),
            ):
                await running.say(room, ann, client.Answer(prompt, option))
                assert ann.last_error() == code
            assert (match_of(room).play.game.fingerprint(), match_of(room).seq) == before

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
            await running.wait(10_000)
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
            assert room.doc.chairs[1].away
            await running.say(room, cho, client.Concede())
            assert room.doc.chairs[2].conceded
            await running.say(room, cho, client.Back())
            assert cho.last_error() == "conceded"
            await running.wait(5)
            back = await running.join(room, "", bob.guest)
            assert [chair.away for chair in room.doc.chairs[1:2]] == [False]
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
            assert room.phase == "playing"
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
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 4, pace="instant")
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
            assert room.phase == "playing"

    asyncio.run(run())


def test_the_seed_is_told_only_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 4, pace="instant")
            seed = room.seed.hex().encode()
            while room.phase == "playing":
                assert not any(seed in frame for frame in ann.frames + bob.frames)
                await play_out_some(running, room, [ann, bob])
            assert any(seed in frame for frame in ann.frames)

    asyncio.run(run())


async def play_out_some(running: Server, room: Room, people: list[Listener]) -> None:
    lots = Random(7)
    for _ in range(20):
        if room.phase != "playing":
            return
        for peer in people:
            if peer.prompt:
                await answer_somehow(running, room, peer, lots)
        await running.wait(0.1)


# What automatic answers are, and when they come.


def test_waiting_times_do_not_depend_on_what_is_held() -> None:
    """A delay is drawn for every seat at every question, from lots that see no card."""
    pace = PACES["normal"]
    one, two = Random(5), Random(5)
    a = Game.new("classic", 5, 1, ask_forced=True)
    b = Game.new("classic", 5, 2, ask_forced=True)
    from fengsheng.server.play import Play

    first, second = Match("a", 1, Play(a), pace, one), Match("b", 1, Play(b), pace, two)
    for _ in range(20):
        first.pose(0.0)
        second.pose(0.0)
        assert first.delays == second.delays
        assert len(first.delays) == 5
    drawn = [draw_delay(pace, True, one) for _ in range(500)]
    assert pace.automatic[0] <= min(drawn) < max(drawn) <= pace.automatic[1]
    assert max(drawn) - min(drawn) > 0.8 * (pace.automatic[1] - pace.automatic[0])


def test_a_window_in_which_all_pass_closes_when_the_slowest_delay_is_over(tmp_path: Path) -> None:
    """Whoever can do something (a bot that passes) takes as long as whoever cannot."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=5, bot="holder")
            await running.say(room, ann, client.Stand())
            await running.say(room, ann, client.Start())
            checked = 0
            for _ in range(300):
                match = room.match
                assert match is not None
                question = match.play.question
                if question is None:
                    break
                number, opened, delays = question.number, match.opened, match.delays
                seats = list(question.offers)
                while match.play.question is not None and match.play.question.number == number:
                    ring = running.clock.next_ring()
                    assert ring is not None
                    running.clock.move_to(ring)
                    await running.settle()
                answered = [a for a in running.store.answers(match.id) if a.prompt == number]
                acted = [a for a in answered if a.notation != "pass"]
                if question.window and not acted:
                    slowest = max(delays[seat] for seat in seats)
                    assert match.opened - opened == pytest.approx(slowest)
                    checked += 1
            assert checked > 30

    asyncio.run(run())


def test_who_has_nothing_to_use_is_not_asked_and_who_wants_to_be_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await begin(running, ["Ann", "Bob"], 5, bot="holder")
            await running.say(room, bob, NO_HELP)
            lots = Random(3)
            single = {"ann": 0, "bob": 0}
            for _ in range(150):
                if room.phase != "playing":
                    break
                for name, peer in (("ann", ann), ("bob", bob)):
                    if peer.prompt:
                        single[name] += len(peer.prompt["options"]) == 1
                        await answer_somehow(running, room, peer, lots)
                await running.wait(0.6)
            assert single["ann"] == 0
            assert single["bob"] > 5

    asyncio.run(run())


def test_the_safe_answer_is_one_of_the_options_and_commits_to_little() -> None:
    game = Game.new("classic", 5, 9, ask_forced=True)
    lots = Random(9)
    kinds: dict[str, set[str]] = {}
    while game.decision is not None:
        options = game.decision.options
        answer = safe_answer(options, lots)
        assert answer in options
        kinds.setdefault(game.decision.kind, set()).add(answer.kind)
        offered = {o.kind for o in options}
        if PASS in offered and "declare" not in offered:
            assert answer.kind == PASS
        if "declare" in offered:
            assert answer.kind == "declare"
            game.apply(next(o for o in options if o.kind != "declare"))
            continue
        game.apply(int(lots.random() * len(options)))
    assert kinds["decide"] <= {"decline", "accept"}
    assert kinds["play"] <= {"send", "end", "declare"}


def test_when_somebody_is_concerned() -> None:
    view = {
        "me": 2,
        "stack": [{"rule": "window", "by": 0}, {"rule": "lock", "by": 0, "target": 2, "card": "鎖定/red"}],
        "transit": None,
    }
    assert concerned(view, [])
    view["stack"] = [{"rule": "lock", "by": 0, "target": 1, "card": "鎖定/red"}]
    assert not concerned(view, [])
    assert concerned(view, ["鎖定"])
    view["transit"] = {"position": 2, "addressee": -1}
    assert concerned(view, [])
    view["transit"] = {"position": 1, "addressee": 2}
    assert concerned(view, [])
    view["transit"] = {"position": 1, "addressee": 3}
    assert not concerned(view, [])


def test_preferences() -> None:
    game = Game.new("classic", 5, 1, ask_forced=True)
    lots = Random(1)
    while game.decision is not None and not (
        len(game.decision.options) > 1 and game.state.stack[-1].rule == "window"
    ):
        game.apply(int(lots.random() * len(game.decision.options)))
    assert game.decision is not None
    options = game.decision.options
    far = {**game.view(game.decision.seat), "stack": [], "transit": None}
    near = {**far, "transit": {"position": game.decision.seat, "addressee": -1}}
    assert not automatic(client.Prefs(), True, options, far)
    assert automatic(client.Prefs(), True, options[:1], far)
    assert not automatic(client.Prefs(auto_pass=False), True, options[:1], far)
    patient = client.Prefs(until_concerned=True)
    assert automatic(patient, True, options, far)
    assert not automatic(patient, True, options, near)
    assert not automatic(patient, False, options, far)  # only in windows
