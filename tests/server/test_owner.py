"""The owner's office, and people who come late or stay away: no table hangs because somebody is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import Listener, Server, server

from fengsheng.server.table.item import Item
from fengsheng.server.table.room import Room
from fengsheng.server.table.seating import MOST_MEMBERS
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.table.watching import OWNER_AWAY
from fengsheng.server.wire import client


async def go(running: Server, room: Room, peer: Listener) -> None:
    """The connection is lost."""
    room.post(Item(peer, None))
    await running.settle()


def test_a_pause_whose_owner_is_gone_can_be_ended_by_the_heir(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"], seats=5)
            wes = await running.join(room, "Wes", watch=True)
            await running.say(room, ann, client.Start())
            await running.say(room, ann, client.Pause())
            await go(running, room, ann)
            await running.wait(OWNER_AWAY - 1)
            await running.say(room, bob, client.Resume())
            assert bob.last_error() == "not-owner"
            await running.wait(2)
            assert bob.table["owner"] == bob.guest  # not Wes, who only watches
            assert wes.table["owner"] == bob.guest
            await running.say(room, bob, client.Resume())
            assert not bob.table.get("paused", False)
            back = await running.join(room, "", ann.guest)
            assert back.table["owner"] == bob.guest

    asyncio.run(run())


def test_an_owner_who_is_back_in_time_stays_owner(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"])
            await go(running, room, ann)
            await running.wait(OWNER_AWAY - 1)
            back = await running.join(room, "", ann.guest)
            await running.wait(10 * OWNER_AWAY)
            assert bob.table["owner"] == back.guest == ann.guest

    asyncio.run(run())


def test_after_a_restart_the_first_who_is_back_waits_for_the_owner_for_a_while(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "db"
        old = Server(path)
        room, (ann, bob) = await old.table(["Ann", "Bob"])
        await old.crash()
        async with server(path) as running:
            await running.hub.open()
            again = running.hub.rooms[room.table.code]
            back = await running.join(again, "", bob.guest)
            assert back.table["owner"] == ann.guest
            await running.wait(OWNER_AWAY + 1)
            assert back.table["owner"] == bob.guest

    asyncio.run(run())


def test_whoever_leaves_a_game_hands_the_office_to_somebody_who_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=5)
            wes = await running.join(room, "Wes", watch=True)
            bob = await running.join(room, "Bob")
            await running.say(room, ann, client.Start())
            await running.say(room, ann, client.Leave())
            assert wes.table["owner"] == bob.guest

    asyncio.run(run())


def test_nobody_is_sent_away_or_seated_during_a_game_and_late_comers_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"], seats=5)
            await running.say(room, ann, client.Start())
            late = await running.join(room, "Late")
            assert late.table.get("seat") is None
            assert late.view["me"] is None
            for peer, message in (
                (ann, client.Kick(bob.guest)),
                (ann, client.Settings(TableSettings(seats=7))),
                (ann, client.Shuffle()),
                (ann, client.Bot(3, "random")),
                (ann, client.Start()),
                (ann, client.Rematch()),
                (late, client.Sit(3)),
                (bob, client.Stand()),
                (bob, client.Swap(0)),
                (bob, client.Profile(name="Bert")),
            ):
                await running.say(room, peer, message)
                assert peer.last_error() == "not-now", message
            assert room.table.state.seat_of(bob.guest) == 1

    asyncio.run(run())


def test_those_who_have_watched_and_are_gone_make_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"], seats=5)
            await go(running, room, bob)  # has a seat, which waits
            first = await running.join(room, "W0", watch=True)
            for number in range(1, MOST_MEMBERS + 20):
                late = await running.join(room, f"W{number}", watch=True)
                assert late.closed is None, number
                await go(running, room, late)
            assert len(room.table.state.members) <= MOST_MEMBERS
            for guest in (ann.guest, bob.guest, first.guest):
                assert room.table.state.member(guest) is not None
            # who is there is not sent away for others
            here = [await running.join(room, f"H{n}", watch=True) for n in range(MOST_MEMBERS + 5)]
            assert {peer.last_error() for peer in here if peer.closed} == {"table-full"}

    asyncio.run(run())


def test_settings_and_the_ban_list_reach_the_deal(tmp_path: Path) -> None:
    """House rules in a mix, and characters that nobody wants to see."""

    async def run() -> None:
        from fengsheng.editions.registry import editions, find

        everybody = [character.name for character in find("classic").roster]
        banned = everybody[::2][:6]
        rules = editions()["classic"]["options"]
        mix: dict[str, str] = {}
        for name, rule in rules.items():
            others = [value for value in rule["values"] if value != rule["default"]]
            if others and len(mix) < 6:
                mix[name] = others[0]
        async with server(tmp_path / "db") as running:
            for _ in range(4):
                room, (ann,) = await running.table(["Ann"], seats=5, options=mix, banned=banned)
                await running.say(room, ann, client.Start())
                assert room.table.match is not None
                game = room.table.match.answers.game
                assert {name: game.state.rules.house[name] for name in mix} == mix
                dealt = {name for seat in range(5) for name in game.view(seat)["offered"]}
                assert len(dealt) == 10
                assert not dealt & set(banned)

    asyncio.run(run())
