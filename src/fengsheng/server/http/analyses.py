"""The analysis of a finished game, over HTTP. A game that is not over has none, whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from fengsheng.core.errors import FengshengError
from fengsheng.review import review
from fengsheng.review.judge import key_of
from fengsheng.server.analysis.desk import AnyDesk
from fengsheng.server.analysis.jobs import Job, Wanted
from fengsheng.server.analysis.showing import shown
from fengsheng.server.errors import Refused
from fengsheng.server.http import replays
from fengsheng.server.http.addresses import network_of
from fengsheng.server.http.door import address_of, limited
from fengsheng.server.http.parameters import GameId, Names, Reader
from fengsheng.server.store import Store

LevelName = Annotated[Literal["standard", "deep"], QueryParameter(name="level", description="How much work.")]
Whose = Annotated[
    Literal["", "0", "1", "2", "3", "4", "5", "6", "7", "8"],
    QueryParameter(name="seat", description="Whose choices are judged; empty: nobody's."),
]


class AtOnce:
    """What needs no playing out, of the games that were looked at last: made once while it is looked at."""

    def __init__(self, store: Store, most: int = 16) -> None:
        self._store = store
        self._most = most
        self._made: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def of(self, game: str, pay: Callable[[], None]) -> dict[str, Any]:
        """By one thread at a time. The whole game is played again for it: whoever asks pays for that, unless
        it was made before."""
        found = self._made.pop(game, None)
        if found is None:
            pay()
            found = review(replays.record_file(self._store, game), level="at-once").to_dict()
        self._made[game] = found
        while len(self._made) > self._most:
            self._made.popitem(last=False)
        return found


class Asked(NamedTuple):
    """What is asked for, by whom, and the record it is about."""

    wanted: Wanted
    record: dict[str, Any]
    lang: str
    hidden: bool
    """Whether the names of the players are."""
    who: str
    """Whose limit counts: the network's that asks."""
    pay: Callable[[], None]
    """For a game that is played again; raises where that is too much."""

    @property
    def key(self) -> dict[str, Any]:
        """What such an analysis would be tied to today."""
        seat = None if self.wanted.seat < 0 else self.wanted.seat
        return key_of(self.record, self.wanted.level, seat)._asdict()


async def asked(
    request: Request[Any, Any, State],
    state: State,
    game: GameId,
    level: LevelName = "standard",
    whose: Whose = "",
    lang: Reader = "en",
    names: Names = "shown",
) -> Asked:
    """The question behind every request here; a refusal if there is no such finished game."""
    limited(request, "replay" if request.method == "POST" else "http")
    record = await asyncio.to_thread(replays.record_file, state.hub.store, game)
    seat = int(whose) if whose else -1
    if seat >= record["seats"]:
        raise Refused("no-seat", f"There are seats 0 to {record['seats'] - 1}.")
    who = network_of(address_of(request.scope))

    def pay() -> None:
        if request.method != "POST":  # which has paid
            limited(request, "replay")

    return Asked(Wanted(game, level, seat), record, lang, names == "hidden", who, pay)


def _of_another_seat(store: Store, about: Asked) -> dict[str, Any] | None:
    """The same game, played out for somebody else's choices: all but those is there for whoever looks."""
    row = store.analysis_of_any_seat(about.wanted.game, about.wanted.level)
    found = None if row is None else Job.of(row).review
    if found is None or not found["ready"] or {**found["key"], "seat": about.key["seat"]} != about.key:
        return None
    of_all: dict[str, Any] = {} if about.wanted.level == "deep" else {"choices": [], "counted": []}
    return {**found, "key": about.key, **of_all}


def _told(state: State, about: Asked, job: Job | None) -> dict[str, Any]:
    """How it stands, with what there is."""
    desk: AnyDesk = state.analyses
    store = state.hub.store
    wanted = about.wanted
    told: dict[str, Any] = {
        "game": wanted.game,
        "level": wanted.level,
        "state": "none",
        "place": 0,
        "done": 0,
    }
    if state.config.analysis == "off":
        return {**told, "state": "off"}
    found = None
    if job is not None and job.state != "none":
        told |= {"state": desk.state(job), "place": desk.place(job), "error": job.error}
        told["done"] = 100 if job.state == "ready" else round(100 * job.progress.get("part", 0.0))
        told |= {name: job.progress[name] for name in ("stage", "turn") if name in job.progress}
        found = job.review
    if found is not None:
        if found["key"] != about.key:
            told["state"] = "stale" if told["state"] == "ready" else told["state"]
    elif (found := _of_another_seat(store, about)) is not None:
        if wanted.seat < 0 and told["state"] == "none":
            told |= {"state": "ready", "done": 100}
    else:
        try:
            found = state.at_once.of(wanted.game, about.pay)
        except Refused:
            raise
        except FengshengError as error:
            return {**told, "state": "failed", "error": str(error)}
    called = replays.finished_record(store, wanted.game, about.lang, about.hidden)["names"]
    return {**told, "review": shown(found, called, about.lang)}


async def _answer(state: State, about: Asked) -> Response[dict[str, Any]]:
    def look() -> dict[str, Any]:
        return _told(state, about, state.analyses.find(about.wanted))

    async with state.replaying:  # one at a time: playing people come first
        return Response(await asyncio.to_thread(look))


PATH = "/api/replays/{game:str}/analysis"
ASKED = {"asked": Provide(asked)}


@get(PATH, summary="The analysis of a finished game", raises=[], dependencies=ASKED)
async def analysis(state: State, asked: Asked) -> Response[dict[str, Any]]:
    """How it stands (`state`, `place`, `done`), and what there is so far. Without having been asked for it is
    what can be made at once."""
    return await _answer(state, asked)


@post(PATH, summary="Ask for an analysis", status_code=200, raises=[], dependencies=ASKED)
async def ask_analysis(state: State, asked: Asked) -> Response[dict[str, Any]]:
    """It is put into the queue, once; what is out of date is made anew."""
    wanted = asked.wanted
    if state.config.analysis == "off" or (wanted.level == "deep" and state.config.analysis != "on"):
        raise Refused("analysis-off", "This server does not make such analyses.")
    desk: AnyDesk = state.analyses

    def out_of_date() -> bool:
        before = desk.find(wanted)
        return before is not None and before.review is not None and before.review["key"] != asked.key

    await desk.ask(wanted, asked.who, await asyncio.to_thread(out_of_date))
    return await _answer(state, asked)


@delete(PATH, summary="Stop an analysis", status_code=200, raises=[], dependencies=ASKED)
async def stop_analysis(state: State, asked: Asked) -> Response[dict[str, Any]]:
    """For whoever has asked for it. What there is stays, and it can go on later."""
    await state.analyses.cancel(asked.wanted, asked.who)
    return await _answer(state, asked)


HANDLERS: list[HTTPRouteHandler] = [analysis, ask_analysis, stop_analysis]
STATUS = {"analysis-off": 403, "not-yours": 403}  # by error code
