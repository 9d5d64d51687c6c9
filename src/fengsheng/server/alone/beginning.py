"""Which trial somebody means, and its position. Playing a whole game again takes a while, and so does what
was answered since, with bots in between: it is done in a thread, one at a time."""

from __future__ import annotations

import asyncio
import re
from typing import NamedTuple

from fengsheng.core.errors import FengshengError
from fengsheng.server.alone.trial import TrialPlace
from fengsheng.server.errors import Refused
from fengsheng.server.http.replays import finished_record
from fengsheng.server.http.rulings import ruling_scenario
from fengsheng.server.hub.hub import Hub
from fengsheng.server.store import Store
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client
from fengsheng.trials import Start, from_record, from_ruling, people

_REPLAY = re.compile(
    r"replay/(?P<game>[0-9a-z]{24})/(?P<moment>\d{1,6})/(?P<seat>\d)(?P<as>/as-it-was)?(?P<hidden>/hidden)?"
)
_RULING = re.compile(r"ruling/(?P<edition>[a-z-]{1,40})/(?P<ruling>[A-Za-z0-9_-]{1,80})")


class Found(NamedTuple):
    """A position and who sits there."""

    start: Start
    names: list[str]


async def trial_place(hub: Hub, peer: Peer, hello: client.Hello) -> TrialPlace:
    """The place of a trial; refused if there is no such thing."""

    def made() -> TrialPlace:
        found = _found(hub.store, hello.trial, hello.lang)
        return TrialPlace(peer, hello.trial, *found, hello.answers)

    try:
        async with hub.replaying:  # playing people come first
            return await asyncio.to_thread(made)
    except FengshengError as error:
        raise Refused("no-trial", str(error)) from None


def _found(store: Store, called: str, lang: str) -> Found:
    ruling = _RULING.fullmatch(called)
    if ruling is not None:
        scenario = ruling_scenario(ruling["edition"], ruling["ruling"])
        start = from_ruling(scenario)
        return Found(start, [*people(lang, start.game.seats)])
    replay = _REPLAY.fullmatch(called)
    if replay is None:
        raise Refused("no-trial", "There is nothing of that kind to try out.")
    record = finished_record(store, replay["game"], lang, replay["hidden"] is not None)
    start = from_record(record, int(replay["moment"]), int(replay["seat"]), replay["as"] is not None)
    return Found(start, record["names"])
