"""A moment of a finished game, for whoever wants to keep it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter, QueryParameter

from fengsheng.core.errors import FengshengError
from fengsheng.server.errors import Refused
from fengsheng.server.http.door import address_of
from fengsheng.server.http.replays import record_file
from fengsheng.server.socket import admission
from fengsheng.trials import as_scenario

GameId = Annotated[str, Parameter(min_length=1, max_length=40, description="The id of a finished game.")]
Moment = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of an open question.")]


@get("/api/replays/{game:str}/scenario", summary="A moment of a finished game as a scenario", raises=[])
async def scenario_file(
    request: Request[Any, Any, State], state: State, game: GameId, moment: Moment
) -> Response[str]:
    """What `fengsheng scenario run FILE` runs; title and rules are to be filled in."""
    admission.limited(state.hub, state.limiter, address_of(request.scope), "replay")

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


HANDLERS: list[HTTPRouteHandler] = [scenario_file]
