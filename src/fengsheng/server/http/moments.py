"""A moment of a finished game, for whoever wants to keep it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from fengsheng.core.errors import FengshengError
from fengsheng.server.errors import Refused
from fengsheng.server.http.bodies import Body, answer, body
from fengsheng.server.http.door import limited
from fengsheng.server.http.parameters import Eyes, GameId, Names, Reader, seat_of
from fengsheng.server.http.replays import finished_record, record_file
from fengsheng.server.screens.picture import Picture
from fengsheng.server.screens.words import event_text
from fengsheng.server.store import Store
from fengsheng.trials import as_scenario, open_view, played_to
from fengsheng.words import say

Moment = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of an open question.")]


@get("/api/replays/{game:str}/scenario", summary="A moment of a finished game as a scenario", raises=[])
async def scenario_file(
    request: Request[Any, Any, State], state: State, game: GameId, moment: Moment
) -> Response[str]:
    """What `fengsheng scenario run FILE` runs; title and rules are to be filled in."""
    limited(request, "replay")

    def written() -> str:
        try:
            return as_scenario(record_file(state.hub.store, game), moment)
        except FengshengError as error:
            raise Refused("no-moment", str(error)) from None

    async with state.replaying:  # one at a time: playing people come first
        text = await asyncio.to_thread(written)
    name = f"fengsheng-{game}-{moment}.scn"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


TOLD = 2  # sentences below a picture


def drawn(store: Store, game: str, moment: int, eyes: str, lang: str, hidden: bool) -> str:
    """A moment of a finished game as these eyes saw it."""
    record = finished_record(store, game, lang, hidden)
    seat, everything = seat_of(eyes), eyes == "all"
    if seat is not None and seat >= record["seats"]:
        raise Refused("no-seat", f"There are seats 0 to {record['seats'] - 1}.")
    try:
        found, past = played_to(record, moment)
    except FengshengError as error:
        raise Refused("no-moment", str(error)) from None
    rules, names = found.state.rules, found.names
    lines: list[str] = []
    for event in reversed(past):
        seen = (event.opened() if everything else event).seen_by(rules, seat)
        text = "" if seen is None else event_text(lang, seen, names, None, rules.house)
        if text and len(lines) < TOLD:
            lines.insert(0, text)
    view = open_view(found) if everything else found.view(seat)
    whose = "" if seat is None else names[seat]
    looked = say(lang, f"picture-eyes-{eyes}") if seat is None else say(lang, "picture-eyes", who=whose)
    turn = view["turn_no"]
    head = (
        say(lang, "picture-turn", turn=turn, eyes=looked) if turn else say(lang, "picture-deal", eyes=looked)
    )
    return Picture(view, names, lang, head, lines).svg()


@get("/api/replays/{game:str}/picture", summary="A moment of a finished game as a picture", raises=[])
async def picture(
    request: Request[Any, Any, State],
    state: State,
    game: GameId,
    moment: Moment | None = None,
    eyes: Eyes = "spectator",
    lang: Reader = "en",
    names: Names = "shown",
) -> Response[bytes]:
    """SVG: the table as these eyes saw it while a question was open, and the last sentences of the log.
    Without a question: the end."""
    limited(request, "replay")
    at = -1 if moment is None else moment

    def made() -> Body:
        found = drawn(state.hub.store, game, at, eyes, lang, names == "hidden")
        return body(found.encode(), "image/svg+xml")

    async with state.replaying:  # one at a time: playing people come first
        return answer(request, await asyncio.to_thread(made))


HANDLERS: list[HTTPRouteHandler] = [scenario_file, picture]
