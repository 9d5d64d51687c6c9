"""Which trial somebody means, and its position. Playing a whole game again takes a while, so it is done in a
thread."""

from __future__ import annotations

import asyncio
import re
from typing import NamedTuple

from fengsheng.core.errors import FengshengError
from fengsheng.server.alone.trial import TrialPlace
from fengsheng.server.errors import Refused
from fengsheng.server.http.replays import finished_record
from fengsheng.server.http.rulings import ruling_scenario
from fengsheng.server.store import Store
from fengsheng.server.table.peer import Peer
from fengsheng.server.wire import client
from fengsheng.trials import Start, from_record, from_ruling, people

AS_IT_WAS = "as-it-was"
_REPLAY = re.compile(
    rf"replay/(?P<game>[0-9a-z]{{24}})/(?P<moment>\d{{1,6}})/(?P<seat>\d)(?P<as>/{AS_IT_WAS})?"
)
_RULING = re.compile(r"ruling/(?P<edition>[a-z-]{1,40})/(?P<ruling>[A-Za-z0-9_-]{1,80})")


class Found(NamedTuple):
    """A position and who sits there."""

    start: Start
    names: list[str]


async def trial_place(store: Store, peer: Peer, hello: client.Hello) -> TrialPlace:
    """The place of a trial; refused if there is no such thing."""
    try:
        found = await asyncio.to_thread(_found, store, hello.trial, hello.lang)
    except FengshengError as error:
        raise Refused("no-trial", str(error)) from None
    return TrialPlace(peer, hello.trial, *found, hello.answers)


def _found(store: Store, called: str, lang: str) -> Found:
    ruling = _RULING.fullmatch(called)
    if ruling is not None:
        scenario = ruling_scenario(ruling["edition"], ruling["ruling"])
        start = from_ruling(scenario)
        return Found(start, [*people(lang, start.game.seats)])
    replay = _REPLAY.fullmatch(called)
    if replay is None:
        raise Refused("no-trial", "There is nothing of that kind to try out.")
    record = finished_record(store, replay["game"], lang)
    start = from_record(record, int(replay["moment"]), int(replay["seat"]), replay["as"] is not None)
    return Found(start, record["names"])
