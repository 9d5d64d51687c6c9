"""A coach at the table: who may ask one, what comes back, and what others notice of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Listener, Server, server
from tests.some import some

from fengsheng import coach
from fengsheng.server.table.room import Room
from fengsheng.server.wire import client, codec
from fengsheng.words import LANGUAGES

EDITIONS = ("classic", "spywar")


def told(peer: Listener, kind: str) -> list[dict[str, Any]]:
    """The frames of that kind."""
    return [message for frame in peer.frames if (message := json.loads(frame))["t"] == kind]


async def asked(running: Server, people: tuple[str, ...] = ("Ann",), **settings: Any) -> tuple[Room, Any]:
    """A game in which the first of these people is asked something."""
    room, listeners = await running.table(people, **settings)
    await running.say(room, listeners[0], client.Start())
    assert listeners[0].prompt is not None
    return room, listeners


def questions(peer: Listener) -> list[client.ClientMessage]:
    """Everything a coach can be asked about the open question."""
    assert peer.prompt is not None
    prompt = peer.prompt["id"]
    option = peer.prompt["options"][0]["n"]
    return [client.Hint(prompt), client.WhyAsked(prompt), client.Topics(prompt), client.Weigh(prompt, option)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coach_answers_at_every_question(edition: str, lang: str, tmp_path: Path) -> None:
    """Over a whole game alone with bots: what the library says of the view of that seat, in its language."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await asked(running, edition=edition, pace="instant")
            await running.say(room, ann, client.Lang(lang, "full"))  # type: ignore[arg-type]
            met = 0
            while room.table.phase == "playing" and met < 20:
                if ann.prompt is None:
                    await running.wait(0.2)
                    continue
                met += 1
                match = room.table.match
                assert match is not None
                ann.frames.clear()
                view, decision = match.asked_view(0), match.decision(0)
                given = (view, decision, lang, room.table.names_in(lang))
                for message in questions(ann):
                    await running.say(room, ann, message)
                assert ann.errors == []
                kinds = [json.loads(frame)["t"] for frame in ann.frames]
                assert kinds == ["hint", "why_asked", "topics", "weighed"]
                meant = coach.hint(*given)
                hint = told(ann, "hint")[0]
                assert (hint["state"], hint["look"], hint["text"]) == (
                    meant.state,
                    meant.look.sentence,
                    meant.sentence,
                )
                assert [one["n"] for one in hint["options"]] == [one.notation for one in meant.options]
                assert {one["n"] for one in hint["options"]} <= {o["n"] for o in ann.prompt["options"]}
                why = coach.why_asked(*given)
                assert told(ann, "why_asked")[0]["text"] == why.sentence
                names = [topic["name"] for topic in told(ann, "topics")[0]["topics"]]
                assert names == [str(topic) for topic in coach.topics(decision)]
                assert set(told(ann, "weighed")[0]["topics"]) <= set(names)
                await running.answer(room, ann, hint["options"][0]["n"])
            assert met > 5

    asyncio.run(run())


def test_with_other_people_there_is_no_coach(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await asked(running, ("Ann", "Bob"))
            for message in some(questions(ann)):
                ann.errors.clear()
                bob.frames.clear()
                await running.say(room, ann, message)
                assert ann.last_error() == "no-coach"
                assert ann.errors[-1]["re"] == codec.tag_of(message)
                assert bob.frames == []

    asyncio.run(run())


def test_where_the_owner_allows_it_all_see_who_has_a_coach(tmp_path: Path) -> None:
    """The plate, and nothing else: not what was asked, nor how often; and the next game begins without."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await asked(running, ("Ann", "Bob"), coach=True)
            assert bob.table["settings"]["coach"]
            assert not any(person.get("coach") for person in bob.table["people"])
            bob.frames.clear()
            messages = questions(ann)
            await running.say(room, ann, messages[0])
            assert [json.loads(frame)["t"] for frame in bob.frames] == ["table"]
            assert [person.get("coach", False) for person in bob.table["people"]] == [True, False]
            bob.frames.clear()
            for message in messages:
                await running.say(room, ann, message)
            assert bob.frames == []
            assert len(told(ann, "hint")) == 2
            code = room.table.code
            await running.crash()
        async with server(tmp_path / "db") as again:
            await again.hub.open()
            back = await again.join(await again.hub.find(code), "", bob.guest)
            assert [person.get("coach", False) for person in back.table["people"]] == [True, False]
            room = await again.hub.find(code)
            room.table.phase = "over"
            ann = await again.join(room, "", ann.guest)
            await again.say(room, ann, client.Rematch())
            assert not any(person.get("coach") for person in back.table["people"])

    asyncio.run(run())


@pytest.mark.parametrize("edition", EDITIONS)
def test_that_somebody_asks_a_coach_in_a_window_is_not_seen_there(edition: str, tmp_path: Path) -> None:
    """Whoever has nothing to choose is not asked there, nor asks: it would tell who holds something."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann, bob) = await asked(running, ("Ann", "Bob"), coach=True, pace="quick", edition=edition)
            match = room.table.match
            assert match is not None

            def marked() -> bool:
                return any(person.get("coach") for person in bob.table["people"])

            hinted = False
            while not marked():
                assert room.table.phase == "playing"
                question = match.answers.question
                assert question is not None
                if ann.prompt is not None and question.lasting and not hinted:
                    bob.frames.clear()
                    await running.say(room, ann, client.Hint(ann.prompt["id"]))
                    assert told(ann, "hint")
                    assert bob.frames == []
                    hinted = True
                for peer in (ann, bob):
                    if peer.prompt is not None and not question.lasting:
                        await running.answer(room, peer, peer.prompt["options"][0]["n"])
                await running.wait(0.2)
            assert hinted
            question = match.answers.question
            assert question is not None
            assert not question.lasting
            assert list(question.offers) == [0]  # all see that it is she who has to answer

    asyncio.run(run())


def test_alone_nobody_is_marked(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await asked(running)
            for message in questions(ann):
                await running.say(room, ann, message)
            assert told(ann, "hint")
            assert not room.table.state.chairs[0].coach

    asyncio.run(run())


def test_what_cannot_be_asked_is_refused(tmp_path: Path) -> None:
    """Another question, an answer that is not offered, no seat, no game; nothing happens by it."""

    async def run() -> None:
        async with server(tmp_path / "db") as running:
            room, (ann,) = await asked(running)
            prompt = ann.prompt["id"]
            watcher = await running.join(room, "Wei", watch=True)
            for peer, message, code in (
                (ann, client.Hint("9.9"), "stale-prompt"),
                (ann, client.WhyAsked("nonsense"), "stale-prompt"),
                (ann, client.Topics(""), "stale-prompt"),
                (ann, client.Weigh("9.9", "pass"), "stale-prompt"),
                (ann, client.Weigh(prompt, "declare"), "illegal-action"),
                (watcher, client.Hint(prompt), "not-seated"),
            ):
                peer.errors.clear()
                await running.say(room, peer, message)
                assert peer.last_error() == code
            lobby, (owner,) = await running.table()
            await running.say(lobby, owner, client.Hint("1.1"))
            assert owner.last_error() == "not-now"

    asyncio.run(run())
