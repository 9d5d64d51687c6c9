"""What a replay page is given: views to step through, sentences, whose eyes it wants."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.server.harness import Server, play_out
from tests.server.process import Process, process
from tests.server.test_socket import hello, receive, until
from websockets.asyncio.client import connect

from fengsheng.server.http import replays
from fengsheng.server.wire import client, patch


def finished(tmp_path: Path, **settings: Any) -> dict[str, dict[str, Any]]:
    """One finished game as several readers see it."""
    told: dict[str, dict[str, Any]] = {}

    async def run() -> None:
        running = Server(tmp_path / "db")
        room, people = await running.table(["Ann", "Bob"], pace="quick", **settings)
        await running.say(room, people[0], client.Start())
        assert room.table.match is not None
        game = room.table.match.id
        await play_out(running, room, people, Random(3))
        told["all"] = replays.story(running.store, game, None, True, "zh-Hant")
        told["spectator"] = replays.story(running.store, game, None, False, "en")
        told["seat"] = replays.story(running.store, game, 0, False, "zh-Hans")
        told["bare"] = replays.story(running.store, game, 0, False)
        await running.crash()

    asyncio.run(run())
    return told


def views(story: dict[str, Any]) -> list[dict[str, Any]]:
    """The view after every step; each a copy, as patches change what they are applied to."""
    shown = [story["view"]]
    for step in story["steps"]:
        shown.append(patch.apply(json.loads(json.dumps(shown[-1])), step["patch"]))
    return shown


def events(story: dict[str, Any]) -> list[dict[str, Any]]:
    return [*story["events"], *(event for step in story["steps"] for event in step["events"])]


@pytest.mark.parametrize(("edition", "seats"), [("classic", 5), ("spywar", 5)])
def test_the_all_seeing_know_every_card_at_every_step(tmp_path: Path, edition: str, seats: int) -> None:
    told = finished(tmp_path, edition=edition, seats=seats)
    travelled = 0
    for view in views(told["all"]):
        for seat in view["seats"]:
            assert len(seat["known"]) == seat["hand"]
            assert view["phase"] == "setup" or seat["identity"] != "?"
        if view["transit"] is not None:
            travelled += 1
            assert view["transit"]["card"] != "?"
        assert all(row.get("card") != "?" for row in view["stack"])
        assert all("named" in probe for probe in view["probes"])
    assert travelled > 5
    assert views(told["all"])[-1]["result"] is not None


def test_a_seat_and_a_spectator_see_what_they_saw(tmp_path: Path) -> None:
    told = finished(tmp_path, seats=5)
    before_the_end = views(told["spectator"])[:-1]
    assert all(not seat["known"] for view in before_the_end[1:-1] for seat in view["seats"])
    assert any(view["transit"] and view["transit"]["card"] == "?" for view in before_the_end)
    mine = [view["seats"] for view in views(told["seat"])[:-1]]
    assert all(len(seats[0]["known"]) == seats[0]["hand"] for seats in mine)
    assert any(seats[1]["hand"] and not seats[1]["known"] for seats in mine)


def test_sentences_are_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    told = finished(tmp_path, seats=5)
    assert not any("text" in event for event in events(told["bare"]))
    for reader, sign in (("all", "回合"), ("seat", "回合"), ("spectator", "urn ")):
        turns = [event["text"] for event in events(told[reader]) if event["kind"] == "turn"]
        assert turns
        assert all(sign in text for text in turns)
    sent = [{e["text"] for e in events(told[reader]) if e["kind"] == "send"} for reader in ("all", "seat")]
    assert not sent[0] & sent[1]  # 傳 and 传
    drawn = [event["text"] for event in events(told["all"]) if event["kind"] == "draw" and event["x"] == 2]
    hidden = [
        event["text"] for event in events(told["spectator"]) if event["kind"] == "draw" and event["x"] == 2
    ]
    assert drawn != hidden
    assert len(drawn) == len(hidden)


async def played(running: Process) -> str:
    """The replay of a game that one person plays with the first option that comes."""
    table = running.open_table(pace="instant", seats=3)
    async with connect(running.socket) as socket:
        await hello(socket, table, token=table["token"])
        await until(socket, "table")
        await socket.send('{"t": "start"}')
        while True:
            message = await receive(socket)
            if message["t"] == "table" and message["phase"] == "over":
                return str(message["replay"])
            prompt = message.get("prompt")
            if isinstance(prompt, dict):
                answer = {"t": "answer", "prompt": prompt["id"], "option": prompt["options"][0]["n"]}
                await socket.send(json.dumps(answer))


def test_over_http_with_a_tag_compressed_and_for_finished_games_alone(tmp_path: Path) -> None:
    with process(tmp_path / "data", "--no-address-limits") as running:
        replay = asyncio.run(played(running))
        path = f"/api/replays/{replay}?seat=all&lang=en"
        status, headers, plain = running.request("GET", path)
        assert status == 200
        story = json.loads(plain)
        assert story["everything"]
        assert any(event.get("text") for event in events(story))
        same = running.request("GET", path, headers={"if-none-match": headers["etag"]})
        assert (same[0], same[2]) == (304, b"")
        packed = running.request("GET", path, headers={"accept-encoding": "gzip"})
        assert packed[1]["content-encoding"] == "gzip"
        assert len(packed[2]) < len(plain) / 4
        assert running.request("GET", f"/api/replays/{replay}?lang=xx")[0] == 400
        assert running.request("GET", f"/api/replays/{'0' * 24}?lang=en")[0] == 404
        _without_names(running, replay)
        _as_a_picture(running, replay)


def _without_names(running: Process, replay: str) -> None:
    """Players are called by their seats wherever they are named, also where an analysis names them."""
    shown = running.get(f"/api/replays/{replay}?seat=all&lang=zh-Hant")
    hidden = running.get(f"/api/replays/{replay}?seat=all&lang=zh-Hant&names=hidden")
    analysed = running.get(f"/api/replays/{replay}/analysis?lang=en&names=hidden")["review"]
    assert hidden["names"] == ["甲", "乙", "丙"]
    assert analysed["names"] == ["A", "B", "C"]
    assert "Ann" in json.dumps(shown)
    assert "Ann" not in json.dumps([hidden, analysed])


def _as_a_picture(running: Process, replay: str) -> None:
    path = f"/api/replays/{replay}/picture"
    for eyes, names in (("spectator", "shown"), ("1", "hidden"), ("all", "shown")):
        for moment in ("", "&moment=20"):
            asked = f"{path}?seat={eyes}&lang=zh-Hant&names={names}{moment}"
            status, headers, plain = running.request("GET", asked)
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            words = "".join(ElementTree.fromstring(plain.decode()).itertext())
            assert ("Ann" in words) == (names == "shown")
    assert running.request("GET", f"{path}?seat=7")[0] == 400
    assert running.request("GET", f"{path}?moment=999999")[0] == 404
    assert running.request("GET", f"/api/replays/{'0' * 24}/picture")[0] == 404


def test_every_mark_of_a_chapter_has_its_step(tmp_path: Path) -> None:
    """The page finds the step of a mark by the question that is open there."""
    told = finished(tmp_path, seats=5)
    for reader in ("all", "spectator", "seat"):
        story = told[reader]
        numbers = [view["decision"]["number"] if view["decision"] else -1 for view in views(story)]
        turns = [event["x"] for event in events(story) if event["kind"] == "turn"]
        assert [chapter["turn"] for chapter in story["chapters"]] == [0, *turns]
        assert sum(chapter["events"] for chapter in story["chapters"]) == len(events(story))
        marks = [mark for chapter in story["chapters"] for mark in chapter["marks"]]
        assert len(marks) > 3
        assert {mark["moment"] for mark in marks} <= set(numbers)
        said = {event["text"] for event in events(story) if "text" in event}
        assert all(any(mark["text"].startswith(text) for text in said) for mark in marks)
    assert not any("text" in mark for chapter in told["bare"]["chapters"] for mark in chapter["marks"])
