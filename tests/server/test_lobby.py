"""Tables before a game: seats, people, settings, the owner's powers."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import Listener, Server, server

from fengsheng.server.table.room import Room
from fengsheng.server.table.seating import BARRED_MS
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client


def seats(peer: Listener) -> list[str]:
    """Who sits where, as a client knows it."""
    return [chair.get("name", "") for chair in peer.table["chairs"]]


def test_people_sit_swap_stand_and_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob, cho) = await running.table(["Ann", "Bob", "Cho"], seats=5)
            assert len(room.table.code) == 6
            assert seats(ann) == seats(cho) == ["Ann", "Bob", "Cho", "", ""]
            await running.say(room, bob, client.Sit(4))
            assert seats(ann) == ["Ann", "", "Cho", "", "Bob"]
            await running.say(room, bob, client.Sit(0))
            assert bob.last_error() == "seat-taken"
            await running.say(room, bob, client.Swap(0))
            assert ann.table["swaps"] == [[4, 0]]
            assert seats(ann)[4] == "Bob"
            await running.say(room, ann, client.Swap(4))
            assert seats(ann) == ["Bob", "", "Cho", "", "Ann"]
            assert ann.table.get("swaps", []) == []
            await running.say(room, cho, client.Stand())
            assert seats(ann) == ["Bob", "", "", "", "Ann"]
            await running.say(room, cho, client.Sit(9 - 1))
            assert cho.last_error() == "no-seat"
            await running.say(room, cho, client.Leave())
            assert cho.closed == (1000, "left")
            assert [p["name"] for p in ann.table["people"]] == ["Ann", "Bob"]

    asyncio.run(run())


def test_names_are_cleaned_and_unique_at_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"])
            twin = await running.join(room, " ａnn ")
            assert twin.last_error() == "name-taken"
            assert twin.closed == (4401, "name-taken")
            empty = await running.join(room, "\u202e")
            assert empty.last_error() == "bad-name"
            bob = await running.join(room, "  Bob  ")
            await running.say(room, bob, client.Profile(name="Ann"))
            assert bob.last_error() == "name-taken"
            await running.say(room, bob, client.Profile(name="Bert", gender="male"))
            assert [p["name"] for p in ann.table["people"]] == ["Ann", "Bert"]

    asyncio.run(run())


def test_only_the_owner_may(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"])
            forbidden: list[client.ClientMessage] = [
                client.Settings(TableSettings(seats=7)),
                client.Bot(3, "random"),
                client.Shuffle(),
                client.Kick(ann.guest),
                client.Handover(bob.guest),
                client.Start(),
                client.Rematch(),
                client.Pause(),
                client.Resume(),
            ]
            before = room.table.state.chairs[:]
            for message in forbidden:
                await running.say(room, bob, message)
                assert bob.last_error() == "not-owner", message
            assert len(bob.errors) == len(forbidden)
            assert room.table.state.chairs == before
            await running.say(room, ann, client.Handover(bob.guest))
            await running.say(room, bob, client.Settings(TableSettings(seats=7)))
            assert len(seats(ann)) == 7

    asyncio.run(run())


def test_whoever_is_kicked_cannot_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"])
            await running.say(room, ann, client.Kick(ann.guest))
            assert ann.last_error() == "no-guest"
            await running.say(room, ann, client.Kick(bob.guest))
            assert bob.closed == (4403, "kicked")
            assert seats(ann)[1] == ""
            again = await running.join(room, "Robert", bob.guest)
            assert again.last_error() == "kicked"
            assert again.closed is not None

    asyncio.run(run())


def test_whoever_is_kicked_is_not_somebody_new_the_next_moment(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=6)
            bob = await running.join(room, "Bob", address="192.0.2.1")
            cat = await running.join(room, "Cat", address="192.0.2.1")  # under the same roof
            _go(room, cat)
            await running.say(room, ann, client.Kick(bob.guest))
            assert ann.table["sent_away"] == [{"guest": bob.guest, "name": "Bob"}]
            again = await running.join(room, "Robert", address="192.0.2.1")
            assert again.last_error() == "barred"
            assert again.closed == (4401, "barred")
            watcher = await running.join(room, "Rob", address="192.0.2.1", watch=True)
            assert watcher.last_error() == "barred"
            # who was at the table already, and who comes from elsewhere, is welcome
            back = await running.join(room, "", cat.guest, address="192.0.2.1")
            assert back.errors == []
            assert "sent_away" not in back.table  # told to the owner alone
            dan = await running.join(room, "Dan", address="192.0.2.2")
            assert dan.errors == []
            # also after the table was put away, or the server restarted
            for peer in (ann, back, dan):
                _go(room, peer)
            await running.wait(600)
            running.hub.shelf.shelve()
            room = await running.hub.find(room.table.code)
            assert (await running.join(room, "Bert", address="192.0.2.1")).last_error() == "barred"
            text = running.store.table(room.table.id)
            assert text is not None
            assert "192.0.2.1" not in text.doc  # the table remembers no addresses
            await running.wait(BARRED_MS / 1000)
            eve = await running.join(room, "Eve", address="192.0.2.1")  # after a while others may
            assert eve.errors == []
            assert (await running.join(room, "Bob", bob.guest, address="192.0.2.3")).last_error() == "kicked"

    asyncio.run(run())


def test_an_absent_member_who_is_kicked_stays_away_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"])
            bob = await running.join(room, "Bob", address="192.0.2.1")
            _go(room, bob)
            await running.settle()
            await running.say(room, ann, client.Kick(bob.guest))
            assert (await running.join(room, "Robert", address="192.0.2.1")).last_error() == "barred"

    asyncio.run(run())


def test_the_owner_can_let_somebody_in_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, cho) = await running.table(["Ann", "Cho"])
            bob = await running.join(room, "Bob", address="192.0.2.1")
            await running.say(room, ann, client.Kick(bob.guest))
            await running.say(room, cho, client.Readmit(bob.guest))
            assert cho.last_error() == "not-owner"
            await running.say(room, ann, client.Readmit(cho.guest))
            assert ann.last_error() == "no-guest"
            await running.say(room, ann, client.Readmit(bob.guest))
            assert "sent_away" not in ann.table
            back = await running.join(room, "Bob", bob.guest, address="192.0.2.1")
            assert back.errors == []
            assert (await running.join(room, "Rob", address="192.0.2.1")).errors == []

    asyncio.run(run())


def test_settings_are_checked_and_keep_people_seated(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob, cho) = await running.table(["Ann", "Bob", "Cho"], seats=5)
            await running.say(room, cho, client.Sit(4))
            await running.say(room, ann, client.Settings(TableSettings(seats=3)))
            assert sorted(seats(ann)) == ["Ann", "Bob", "Cho"]
            for bad, code in (
                (TableSettings(edition="poker"), "unknown-edition"),
                (TableSettings(seats=2), "bad-seats"),
                (TableSettings(options={"nothing": "x"}), "unknown-option"),
                (TableSettings(pace="warp"), "bad-settings"),
                (TableSettings(bot="deep blue"), "bad-settings"),
                (TableSettings(bot="search"), "bad-settings"),  # it would keep people waiting
                (TableSettings(banned=["nobody"]), "bad-deal"),
            ):
                await running.say(room, ann, client.Settings(bad))
                assert ann.last_error() == code
            assert room.table.state.settings.seats == 3
            await running.say(room, ann, client.Settings(TableSettings(edition="classic-lite", seats=4)))
            assert bob.table["settings"]["edition"] == "classic-lite"

    asyncio.run(run())


def test_watching_is_for_the_owner_to_allow(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=3)
            dan = await running.join(room, "Dan", watch=True)
            assert dan.table.get("seat") is None
            await running.say(room, ann, client.Settings(TableSettings(seats=3, spectators=False)))
            assert dan.closed == (4403, "table-full")
            eve = await running.join(room, "Eve", watch=True)
            assert eve.last_error() == "table-full"
            fay = await running.join(room, "Fay")
            assert fay.table["seat"] == 1
            await running.say(room, fay, client.Stand())
            assert fay.last_error() == "not-now"

    asyncio.run(run())


def test_random_seats_and_bots_fill_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            orders = set()
            for _ in range(6):
                room, (ann, bob) = await running.table(["Ann", "Bob"], seats=5, random_seats=True)
                await running.say(room, ann, client.Bot(3, "holder"))
                await running.say(room, ann, client.Start())
                assert room.table.phase == "playing"
                names = seats(bob)
                assert len(set(names)) == 5
                assert {"Ann", "Bob"} < set(names)
                assert sorted(c.get("bot", "") for c in ann.table["chairs"])[:2] == ["", ""]
                assert ann.view["names"] == names
                orders.add((names.index("Ann"), names.index("Bob")))
            assert len(orders) > 1

    asyncio.run(run())


def test_a_deal_that_cannot_be_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["Ann"], seats=5)
            from fengsheng.editions.registry import find

            everybody = [character.name for character in find("classic").roster]
            await running.say(room, ann, client.Settings(TableSettings(banned=everybody[:-3])))
            assert ann.errors == []  # how many are needed depends on how many will sit there
            await running.say(room, ann, client.Start())
            assert ann.last_error() == "bad-deal"
            assert room.table.phase == "lobby"
            assert seats(ann)[1:] == ["", "", "", ""]

    asyncio.run(run())


def test_the_office_of_the_owner_is_inherited(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"])
            await running.say(room, ann, client.Leave())
            assert bob.table["owner"] == bob.guest
            await running.say(room, bob, client.Leave())
            await running.wait(1)
            assert room.table.code not in running.hub.rooms
            row = running.store.table(room.table.id)
            assert row is not None
            assert (row.phase, row.code) == ("ended", None)

    asyncio.run(run())


def test_public_tables_are_listed(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            await running.table(["Ann"])
            room, (bob,) = await running.table(["Bob"], public=True)
            assert running.hub.public() == [room]
            _go(room, bob)
            await running.settle()
            assert running.hub.public() == []  # nobody is there
            await running.join(room, "", bob.guest)
            assert running.hub.public() == [room]

    asyncio.run(run())


def test_a_table_that_nobody_comes_back_to_is_freed(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            lobby, (ann,) = await running.table(["Ann"])
            game, (bob,) = await running.table(["Bob"])
            await running.say(game, bob, client.Start())
            for room, peer in ((lobby, ann), (game, bob)):
                _go(room, peer)
            await running.wait(3000)
            await running.hub.sweep()
            await running.settle()
            assert set(running.hub.rooms) == {lobby.table.code, game.table.code}
            await running.wait(700)
            await running.hub.sweep()
            await running.wait(1)
            assert set(running.hub.rooms) == {game.table.code}
            await running.wait(24 * 3600)
            await running.hub.sweep()
            await running.wait(1)
            assert running.hub.rooms == {}
            assert running.store.games(game.table.id)[0].state == "dropped"

    asyncio.run(run())


def _go(room: Room, peer: Listener) -> None:
    from fengsheng.server.table.item import Item

    room.post(Item(peer, None))


def test_chat_is_plain_text_can_be_muted_and_reported(tmp_path: Path) -> None:
    async def run(running: Server) -> None:
        room, (ann, bob) = await running.table(["Ann", "Bob"])
        await running.say(room, ann, client.Say("  hello\n<b>\u202eworld</b> "))
        assert [line["text"] for line in bob.chat] == ["hello <b>world</b>"]
        await running.say(room, ann, client.Say(" \n "))
        assert ann.last_error() == "bad-text"
        await running.say(room, bob, client.Report(bob.chat[0]["line"], "rude"))
        (report,) = running.store.reports()
        assert (report.text, report.reason, report.guest) == ("hello <b>world</b>", "rude", ann.guest)
        await running.say(room, bob, client.Report(99, ""))
        assert bob.last_error() == "no-line"
        await running.say(room, bob, client.Mute(ann.guest))
        await running.say(room, ann, client.Say("still there?"))
        await running.say(room, ann, client.React("hurry"))
        assert len(bob.chat) == 1
        assert not any(b'"reaction"' in frame for frame in bob.frames)
        assert len(ann.chat) == 2
        await running.say(room, bob, client.Mute(ann.guest, on=False))
        await running.say(room, ann, client.Say("again"))
        assert len(bob.chat) == 2

    async def main() -> None:
        async with server(tmp_path / "db") as running:
            await run(running)

    asyncio.run(main())
