"""The analysis of a finished game, over HTTP. A game that is not over has none, whoever asks."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter, QueryParameter

from fengsheng.core.errors import FengshengError
from fengsheng.review import review
from fengsheng.review.judge import key_of
from fengsheng.server.analysis.desk import Desk
from fengsheng.server.analysis.jobs import Job, Wanted
from fengsheng.server.analysis.showing import shown
from fengsheng.server.errors import Refused
from fengsheng.server.http import replays
from fengsheng.server.http.addresses import network_of
from fengsheng.server.http.door import address_of, limited
from fengsheng.server.store import Store
from fengsheng.words import seat_label

GameId = Annotated[str, Parameter(min_length=1, max_length=40, description="The id of a finished game.")]
LevelName = Annotated[Literal["standard", "deep"], QueryParameter(name="level", description="How much work.")]
Whose = Annotated[
    Literal["", "0", "1", "2", "3", "4", "5", "6", "7", "8"],
    QueryParameter(name="seat", description="Whose choices are judged; empty: nobody's."),
]
Reader = Annotated[
    Literal["en", "zh-Hant", "zh-Hans"], QueryParameter(name="lang", description="The language.")
]


@lru_cache(maxsize=16)
def _at_once(store: Store, game: str) -> dict[str, Any]:
    """What needs no playing out; made once while it is looked at."""
    return review(replays.record_file(store, game), level="at-once").to_dict()


def _wanted(state: State, game: str, level: str, whose: str) -> tuple[Wanted, dict[str, Any]]:
    """What is asked for, and the record it is about; a refusal if there is no such finished game."""
    record = replays.record_file(state.hub.store, game)
    seat = int(whose) if whose else -1
    if seat >= record["seats"]:
        raise Refused("no-seat", f"There are seats 0 to {record['seats'] - 1}.")
    return Wanted(game, level, seat), record


def _told(state: State, wanted: Wanted, record: dict[str, Any], lang: str, job: Job | None) -> dict[str, Any]:
    """How it stands, with what there is."""
    desk: Desk = state.analyses
    store = state.hub.store
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
        seat = None if wanted.seat < 0 else wanted.seat
        if found["key"] != key_of(record, wanted.level, seat)._asdict():
            told["state"] = "stale" if told["state"] == "ready" else told["state"]
    else:
        try:
            found = _at_once(store, wanted.game)
        except FengshengError as error:
            return {**told, "state": "failed", "error": str(error)}
    names = replays.names_of(store, wanted.game, lang)
    called = names or [seat_label(lang, seat) for seat in range(record["seats"])]
    return {**told, "review": shown(found, called, lang)}


async def _answer(state: State, game: str, level: str, whose: str, lang: str) -> Response[dict[str, Any]]:
    def look() -> dict[str, Any]:
        wanted, record = _wanted(state, game, level, whose)
        return _told(state, wanted, record, lang, state.analyses.find(wanted))

    async with state.replaying:  # one at a time: playing people come first
        return Response(await asyncio.to_thread(look))


def _who(request: Request[Any, Any, State]) -> str:
    """Whose limit counts: the network's that asks."""
    return network_of(address_of(request.scope))


@get("/api/replays/{game:str}/analysis", summary="The analysis of a finished game", raises=[])
async def analysis(
    request: Request[Any, Any, State],
    state: State,
    game: GameId,
    level: LevelName = "standard",
    whose: Whose = "",
    lang: Reader = "en",
) -> Response[dict[str, Any]]:
    """How it stands (`state`, `place`, `done`), and what there is so far. Without having been asked for it is
    what can be made at once."""
    limited(request, "http")
    return await _answer(state, game, level, whose, lang)


@post("/api/replays/{game:str}/analysis", summary="Ask for an analysis", status_code=200, raises=[])
async def ask_analysis(
    request: Request[Any, Any, State],
    state: State,
    game: GameId,
    level: LevelName = "standard",
    whose: Whose = "",
    lang: Reader = "en",
) -> Response[dict[str, Any]]:
    """It is put into the queue, once; what is out of date is made anew."""
    limited(request, "replay")
    wanted, record = await asyncio.to_thread(_wanted, state, game, level, whose)
    if state.config.analysis == "off" or (level == "deep" and state.config.analysis != "on"):
        raise Refused("analysis-off", "This server does not make such analyses.")
    desk: Desk = state.analyses
    before = desk.find(wanted)
    key = key_of(record, level, None if wanted.seat < 0 else wanted.seat)._asdict()
    again = before is not None and before.review is not None and before.review["key"] != key
    await desk.ask(wanted, _who(request), again)
    return await _answer(state, game, level, whose, lang)


@delete("/api/replays/{game:str}/analysis", summary="Stop an analysis", status_code=200, raises=[])
async def stop_analysis(
    request: Request[Any, Any, State],
    state: State,
    game: GameId,
    level: LevelName = "standard",
    whose: Whose = "",
    lang: Reader = "en",
) -> Response[dict[str, Any]]:
    """For whoever has asked for it. What there is stays, and it can go on later."""
    limited(request, "http")
    wanted, _record = await asyncio.to_thread(_wanted, state, game, level, whose)
    await state.analyses.cancel(wanted, _who(request))
    return await _answer(state, game, level, whose, lang)


HANDLERS = [analysis, ask_analysis, stop_analysis]
STATUS = {"analysis-off": 403, "not-yours": 403}  # by error code
