"""The HTTP side: opening tables, lists, replays, health. Playing is done over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter, QueryParameter
from msgspec import Meta, Struct, field

from ..bots.roster import BOTS
from ..editions.registry import RULES_VERSION, editions, find
from . import page, replays
from .connection import Doorman
from .errors import Refused
from .hub import Hub
from .pace import PACES
from .settings import TableSettings, usual_settings
from .table.room import Room
from .wire import PROTOCOL

Code = Annotated[str, Parameter(min_length=1, max_length=20, description="The six-letter code of a table.")]
GameId = Annotated[str, Parameter(min_length=1, max_length=40, description="The id of a finished game.")]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    name: Annotated[str, Meta(max_length=200)]
    """What the owner is called."""
    settings: TableSettings = field(default_factory=usual_settings)


class OpenedTable(Struct):
    """A table that was opened."""

    code: str
    link: str
    guest: str
    token: str
    """The owner's secret, if they had none: it belongs into `hello`."""


class TableInfo(Struct):
    """What anybody may know of a table."""

    code: str
    phase: str
    edition: str
    seats: int
    people: int
    open_seats: int
    spectators: bool
    pace: str
    owner: str


class Health(Struct):
    """Whether the server is well."""

    ok: bool
    store: str
    tables: int
    version: int = PROTOCOL
    rules: str = RULES_VERSION


def _info(room: Room) -> TableInfo:
    doc = room.doc
    owner = doc.member(doc.owner)
    return TableInfo(
        room.code,
        room.phase,
        doc.settings.edition,
        doc.settings.seats,
        sum(bool(chair.guest) for chair in doc.chairs),
        sum(chair.open for chair in doc.chairs),
        doc.settings.spectators,
        doc.settings.pace,
        owner.name if owner is not None else "",
    )


def _limited(request: Request[Any, Any, State], what: str) -> None:
    doorman: Doorman = request.app.state.doorman
    hub: Hub = request.app.state.hub
    address = request.client.host if request.client else ""
    if not doorman.allow(address, what, hub.clock.now()):
        raise Refused("too-fast", "Not so fast; wait a little.")


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def index(state: State) -> str:
    """The page."""
    return page.index(state.config.base)


@get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
async def invitation(state: State, code: Code) -> str:
    """Where a link to a table leads."""
    return page.index(state.config.base)


@get("/healthz", summary="Whether the server is well")
async def healthz(state: State) -> Response[Health]:
    """503 while nothing can be saved."""
    hub: Hub = state.hub
    failing = hub.store.writer.failed
    health = Health(not failing, "failing" if failing else "ok", len(hub.rooms))
    return Response(health, status_code=503 if failing else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """For Prometheus; for this machine alone unless opened."""
    address = request.client.host if request.client else ""
    if not state.config.open_metrics and address not in ("127.0.0.1", "::1"):
        raise Refused("not-found", "There is nothing here.")
    return Response(state.hub.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/editions", summary="Editions with their seats and house rules; bots; paces")
async def list_editions() -> dict[str, Any]:
    """Everything a table can be made of."""
    listed = editions()
    for name, row in listed.items():
        row["characters"] = [character.name for character in find(name).roster]
    return {"editions": listed, "bots": list(BOTS), "paces": list(PACES)}


@get("/api/tables", summary="Public tables")
async def list_tables(request: Request[Any, Any, State], state: State) -> list[TableInfo]:
    """At most a hundred, those that wait for people first."""
    _limited(request, "http")
    return [_info(room) for room in state.hub.public()[:100]]


@get("/api/tables/{code:str}", summary="One table", raises=[])
async def one_table(request: Request[Any, Any, State], state: State, code: Code) -> TableInfo:
    """For whoever has its code."""
    _limited(request, "http")
    return _info(state.hub.find(code))


@post("/api/tables", summary="Open a table")
async def open_table(request: Request[Any, Any, State], state: State, data: NewTable) -> OpenedTable:
    """With `authorization: Bearer TOKEN` as that guest, else as a new one, whose token comes back."""
    _limited(request, "http")
    _limited(request, "table")
    hub: Hub = state.hub
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        raise Refused("bad-token", "The authorization must be a bearer token.")
    if scheme and not token.strip():
        raise Refused("bad-token", "The bearer token is empty.")
    guest = await hub.guest(token.strip())
    room = await hub.create(guest.id, data.name, data.settings)
    return OpenedTable(room.code, f"{state.config.base}/t/{room.code}", guest.id, guest.token)


Eyes = Annotated[
    Literal["all", "spectator", "0", "1", "2", "3", "4", "5", "6", "7", "8"],
    QueryParameter(name="seat", description="Whose eyes: a seat, `spectator`, or `all` for everything."),
]


@get("/api/replays/{game:str}", summary="A finished game")
async def replay(
    request: Request[Any, Any, State], state: State, game: GameId, eyes: Eyes = "all"
) -> dict[str, Any]:
    """A first view, then events and patches, as in the protocol of the socket."""
    _limited(request, "http")
    seat = int(eyes) if eyes.isdigit() else None
    async with state.replaying:  # one at a time: playing people come first
        return await asyncio.to_thread(replays.story, state.hub.store, game, seat, eyes == "all")


@get("/api/replays/{game:str}/file", summary="A finished game as a record")
async def replay_file(request: Request[Any, Any, State], state: State, game: GameId) -> Response[Any]:
    """What `fengsheng replay FILE --verify` reads."""
    _limited(request, "http")
    record = await asyncio.to_thread(replays.record_file, state.hub.store, game)
    name = f"fengsheng-{game}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS: list[HTTPRouteHandler] = [
    index,
    invitation,
    healthz,
    metrics,
    list_editions,
    list_tables,
    one_table,
    open_table,
    replay,
    replay_file,
]

STATUS: dict[str, int] = {
    "no-table": 404,
    "no-replay": 404,
    "not-found": 404,
    "too-fast": 429,
    "too-many": 503,
    "bad-token": 401,
    "not-saved": 503,
    "store-unavailable": 503,
}
"""HTTP status by error code; 400 for the others."""

Handler = Callable[..., Any]
