"""A bot's name belongs to the reader's language; a person's stays as it was typed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.harness import Listener, play_out, server
from tests.some import some

from fengsheng.server.http import replays
from fengsheng.server.wire import client
from fengsheng.words import LANGUAGES
from fengsheng.words.people import bot_called, bot_names


def seats(peer: Listener) -> list[str]:
    """What the table of that reader calls its seats."""
    return [chair.get("name", "") for chair in peer.table["chairs"]]


def test_every_language_has_as_many_names_and_none_twice() -> None:
    lists = [bot_names(lang) for lang in LANGUAGES]
    assert {len(names) for names in lists} == {9}, "one for every seat of the largest table"
    for names in lists:
        assert len({name.casefold() for name in names}) == len(names)
    assert not set(bot_names("en")) & {*bot_names("zh-Hant"), *bot_names("zh-Hans")}
    for there in lists:
        for here in lists:
            for a, b in zip(there, here, strict=True):
                lang = LANGUAGES[lists.index(here)]
                assert bot_called(lang, a) == b
    assert bot_called("zh-Hant", "Ann") == "Ann"


def test_everybody_reads_the_names_of_bots_in_their_own_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await running.table(["Ann", "Bob"], pace="quick", seats=5)
            await running.say(room, bob, client.Lang("zh-Hans", "full"))
            await running.say(room, ann, client.Lang("en", "full"))
            await running.say(room, ann, client.Start())
            assert room.table.match is not None
            game = room.table.match.id
            english, chinese = set(seats(ann)) - {"Ann", "Bob"}, set(seats(bob)) - {"Ann", "Bob"}
            assert len(english) == len(chinese) == 3
            assert english < set(bot_names("en"))
            assert chinese == {bot_called("zh-Hans", name) for name in english}
            await play_out(running, room, [ann, bob], Random(3))
            for peer, mine, others in ((ann, english, chinese), (bob, chinese, english)):
                told = " ".join(event["text"] for event in some(peer.events) if "text" in event)
                assert all(name in told for name in mine)
                assert not any(name in told for name in others)
            story = replays.story(running.store, game, None, False, "zh-Hant")
            hant = {bot_called("zh-Hant", name) for name in english}
            assert set(story["names"]) == {"Ann", "Bob", *hant}
            told = " ".join(event["text"] for step in story["steps"] for event in step["events"])
            assert all(name in told for name in hant)
            assert not any(name in told for name in english)

    asyncio.run(run())


def test_nobody_can_be_called_as_a_bot_is_called_in_any_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await running.table(["夜鷹"], seats=5)
            await running.say(room, ann, client.Bot(1, "novice"))
            await running.say(room, ann, client.Bot(2, "novice"))
            taken = seats(ann)
            assert taken[1] == bot_names("en")[0]
            assert taken[2] == bot_names("en")[2], "the second is 夜鷹 to others"
            for name in ("林默", "白鸽", "Ivory"):
                await running.say(room, ann, client.Profile(name))
                assert ann.last_error() == "name-taken", name

    asyncio.run(run())


def test_a_person_who_is_called_like_a_bot_keeps_the_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (jade,) = await running.table(["Jade"], pace="quick", seats=3)
            await running.say(room, jade, client.Lang("zh-Hant", "full"))
            await running.say(room, jade, client.Start())
            assert "Jade" in seats(jade)
            assert "林默" not in seats(jade)

    asyncio.run(run())
