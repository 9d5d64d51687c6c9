"""What players have pinned to the moments of a game that is over: plain text, limited, reported like chat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec import Meta, Struct

from fengsheng.server.errors import Refused
from fengsheng.server.http.door import address_of, bearer
from fengsheng.server.http.parameters import GameId
from fengsheng.server.http.replays import played_by
from fengsheng.server.hub.hub import Hub
from fengsheng.server.operate.tokens import new_id
from fengsheng.server.socket import admission
from fengsheng.server.table.talking import clean_text, one_line

MOST = 200  # about one game
MOST_OF_ONE = 50

CommentId = Annotated[str, Parameter(min_length=1, max_length=40, description="The id of a comment.")]


class NewComment(Struct, forbid_unknown_fields=True):
    """Something that a player wants to say about a moment."""

    moment: Annotated[int, Meta(ge=-1, le=1_000_000)]
    """The number of the question that was open; -1: the end."""
    text: Annotated[str, Meta(max_length=300)]


class Complaint(Struct, forbid_unknown_fields=True):
    """Why a comment should not be there."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class Comment(Struct):
    """Something that was said about a moment."""

    id: str
    moment: int
    name: str
    text: str
    at: int
    """Milliseconds since 1970, UTC."""
    mine: bool = False


class Comments(Struct):
    """All of them, in the order of their moments."""

    comments: list[Comment]
    may: bool
    """Whether the guest who asks may say something: those who played may."""


async def _guest(request: Request[Any, Any, State], hub: Hub) -> str:
    token = bearer(request)
    return (await hub.guest(token)).id if token else ""


async def _told(hub: Hub, game: str, guest: str) -> Comments:
    players = await asyncio.to_thread(played_by, hub.store, game)
    rows = await asyncio.to_thread(hub.store.comments, game)
    found = [Comment(r.id, r.moment, r.name, r.text, r.at, r.guest == guest) for r in rows]
    return Comments(found, guest in players)


@get("/api/replays/{game:str}/comments", summary="What players say about a finished game", raises=[])
async def list_comments(request: Request[Any, Any, State], state: State, game: GameId) -> Comments:
    """With `authorization: Bearer TOKEN` also which are that guest's own, and whether they may say more."""
    admission.limited(state.hub, state.limiter, address_of(request.scope), "http")
    return await _told(state.hub, game, await _guest(request, state.hub))


@post("/api/replays/{game:str}/comments", summary="Say something about a moment", raises=[])
async def add_comment(
    request: Request[Any, Any, State], state: State, game: GameId, data: NewComment
) -> Comments:
    """For those who played: with `authorization: Bearer TOKEN`."""
    hub: Hub = state.hub
    admission.limited(hub, state.limiter, address_of(request.scope), "http")
    admission.limited(hub, state.limiter, address_of(request.scope), "comment")
    guest = await _guest(request, hub)
    players = await asyncio.to_thread(played_by, hub.store, game)
    if guest not in players:
        raise Refused("not-seated", "Those who played this game may say something about it.")
    rows = await asyncio.to_thread(hub.store.comments, game)
    if len(rows) >= MOST or sum(row.guest == guest for row in rows) >= MOST_OF_ONE:
        raise Refused("too-many", "Enough has been said about this game.")
    row = {
        "id": new_id(),
        "game_id": game,
        "moment": data.moment,
        "guest": guest,
        "name": players[guest],
        "text": clean_text(data.text),
        "at": hub.clock.utc_ms(),
    }
    await hub.store.commit([hub.store.add_comment(row)])
    return await _told(hub, game, guest)


@delete(
    "/api/replays/{game:str}/comments/{comment:str}",
    status_code=200,
    summary="Take a comment back",
    raises=[],
)
async def drop_comment(
    request: Request[Any, Any, State], state: State, game: GameId, comment: CommentId
) -> Comments:
    """By whoever has made it."""
    hub: Hub = state.hub
    admission.limited(hub, state.limiter, address_of(request.scope), "http")
    guest = await _guest(request, hub)
    rows = await asyncio.to_thread(hub.store.comments, game)
    if not guest or not any(row.id == comment and row.guest == guest for row in rows):
        raise Refused("no-line", "There is no such comment of yours.")
    await hub.store.commit([hub.store.drop_comment(comment)])
    return await _told(hub, game, guest)


@post("/api/replays/{game:str}/comments/{comment:str}/report", summary="Complain about a comment", raises=[])
async def report_comment(
    request: Request[Any, Any, State], state: State, game: GameId, comment: CommentId, data: Complaint
) -> Comments:
    """To whoever runs the server; `fengsheng admin reports` lists it like a line of chat."""
    hub: Hub = state.hub
    admission.limited(hub, state.limiter, address_of(request.scope), "http")
    admission.limited(hub, state.limiter, address_of(request.scope), "comment")
    guest = await _guest(request, hub)
    if not guest:
        raise Refused("bad-token", "Whoever complains says who they are.")
    rows = await asyncio.to_thread(hub.store.comments, game)
    row = next((row for row in rows if row.id == comment), None)
    if row is None:
        raise Refused("no-line", "There is no such comment.")
    complaint: dict[str, Any] = {
        "id": new_id(),
        "table_id": game,
        "line": row.moment,
        "guest": row.guest,
        "name": row.name,
    }
    complaint |= {"text": row.text, "reporter": guest, "reason": one_line(data.reason)}
    complaint["at"] = hub.clock.utc_ms()
    await hub.store.commit([hub.store.add_report(complaint)])
    hub.count("reports")
    return await _told(hub, game, guest)


HANDLERS: list[HTTPRouteHandler] = [list_comments, add_comment, drop_comment, report_comment]
