"""The HTTP side: opening tables, lists, replays, health. Playing is done over the socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter, QueryParameter
from msgspec import Meta, Struct, field
from msgspec.json import encode

from fengsheng.editions.registry import RULES_VERSION, editions, find
from fengsheng.levels import USUAL, at_tables, offered
from fengsheng.server.errors import Refused
from fengsheng.server.http import analyses, books, comments, moments, replays, rulings
from fengsheng.server.http.addresses import invitations, is_loopback, network_of
from fengsheng.server.http.bodies import Body, answer, body
from fengsheng.server.http.door import address_of, bearer, limited
from fengsheng.server.http.licences import licences
from fengsheng.server.http.page import Client
from fengsheng.server.http.parameters import Eyes, GameId, Names, seat_of
from fengsheng.server.hub.hub import Hub
from fengsheng.server.hub.info import TableInfo
from fengsheng.server.socket import admission
from fengsheng.server.socket.limiter import Limiter
from fengsheng.server.table.pace import PACES
from fengsheng.server.table.settings import TableSettings, usual_settings
from fengsheng.server.wire import PROTOCOL

Code = Annotated[str, Parameter(min_length=1, max_length=20, description="The six-letter code of a table.")]
FileName = Annotated[str, Parameter(min_length=1, max_length=200, description="A file of the client.")]


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


class Invitations(Struct):
    """How others in the same network reach this server."""

    urls: list[str]
    """The likeliest first. Empty for a request from another machine, and where nobody else can come."""


class Health(Struct):
    """Whether the server is well."""

    ok: bool
    store: str
    tables: int
    warnings: list[str]
    """What somebody should look at before it fails; see docs/hosting.md."""
    version: int = PROTOCOL
    rules: str = RULES_VERSION
    draining: bool = False
    """Whether this server is giving its tables to others that share them."""
    durable: str = "local"
    """`standby` if a second machine has everything before it is told; `local`: this one alone."""


@get(
    [
        "/",
        "/t/{code:str}",
        "/replay/{game:str}",
        "/try/{trial:path}",
        "/analysis/{game:str}",
        "/replays",
        "/about",
        "/rules",
        "/rules/{edition:str}",
        "/rules/{edition:str}/{kind:str}",
        "/rules/{edition:str}/{kind:str}/{key:str}",
        "/learn",
        "/learn/{edition:str}/{number:str}",
    ],
    include_in_schema=False,
)
async def index(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """The client. Which of its pages is shown, it reads from the address itself."""
    client: Client = state.client
    return answer(request, client.index())


@get(["/{name:str}", "/assets/{name:str}"], include_in_schema=False)
async def client_file(request: Request[Any, Any, State], state: State, name: FileName) -> Response[bytes]:
    """A file of the client."""
    client: Client = state.client
    folder = "assets/" if request.scope["path"].startswith("/assets/") else ""
    found = client.file(folder + name)
    if found is None:
        raise Refused("not-found", "There is nothing here.")
    return answer(request, found)


@get("/healthz", summary="Whether the server is well")
async def healthz(state: State) -> Response[Health]:
    """503 while nothing can be saved."""
    hub: Hub = state.hub
    failing = hub.store.writer.failing
    well = not failing and hub.ownership.good() and not hub.draining
    health = Health(well, "failing" if failing else "ok", len(hub.rooms), hub.warnings())
    health.draining, health.durable = hub.draining, hub.durable
    return Response(health, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """For Prometheus; for this machine alone unless opened. Only at the address as it is written here: a
    proxy that denies it may not know that the framework takes /metrics/ or /%6detrics for the same."""
    shown = state.config.open_metrics or address_of(request.scope) in ("127.0.0.1", "::1")
    if not shown or request.scope["raw_path"] != b"/metrics":
        raise Refused("not-found", "There is nothing here.")
    return Response(state.hub.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/editions", summary="Editions with their seats and house rules; bots; paces")
async def list_editions(state: State) -> dict[str, Any]:
    """Everything a table can be made of."""
    listed = editions()
    for name, row in listed.items():
        row["characters"] = [character.name for character in find(name).roster]
    return {
        "editions": listed,
        "levels": offered(state.hub.thinkers.any),
        "bots": at_tables(),
        "paces": list(PACES),
    }


def offer(masters: bool) -> str:
    """What the first page of the client needs of that, so that it need not ask."""
    listed = {name: {"edition": row["edition"], "seats": row["seats"]} for name, row in editions().items()}
    levels = {"levels": offered(masters), "level": USUAL}
    return encode({"editions": listed, **levels, "paces": list(PACES)}).decode()


@get("/api/invitations", summary="How others in the same network reach this server")
async def list_invitations(request: Request[Any, Any, State], state: State) -> Invitations:
    """For a page that is open on the server's own machine, whose address is of no use to a friend's phone."""
    limited(request, "http")
    address = address_of(request.scope)
    return Invitations(invitations(state.config) if is_loopback(address) else [])


@get("/api/licences", summary="What the server runs on")
async def list_licences(request: Request[Any, Any, State]) -> list[dict[str, str]]:
    """Packages of others, with version and licence."""
    limited(request, "http")
    return await asyncio.to_thread(licences)


@get("/api/tables", summary="Public tables")
async def list_tables(request: Request[Any, Any, State], state: State) -> list[TableInfo]:
    """Those at which somebody is; at most a hundred, those that wait for people first."""
    limited(request, "http")
    hub: Hub = state.hub
    return await hub.listed()


@get("/api/tables/{code:str}", summary="One table", raises=[])
async def one_table(request: Request[Any, Any, State], state: State, code: Code) -> TableInfo:
    """For whoever has its code. With `authorization: Bearer TOKEN` also whether that guest sits there."""
    limited(request, "http")
    hub: Hub = state.hub
    token = bearer(request)
    guest = (await hub.guest(token)).id if token else ""
    address = address_of(request.scope)
    return await admission.by_code(hub, state.limiter, address, code, guest, hub.info(code, guest))


@post("/api/tables", summary="Open a table")
async def open_table(request: Request[Any, Any, State], state: State, data: NewTable) -> OpenedTable:
    """With `authorization: Bearer TOKEN` as that guest, else as a new one, whose token comes back."""
    limited(request, "http")
    limited(request, "table")
    hub: Hub = state.hub
    limiter: Limiter = state.limiter
    token = bearer(request)
    if not token:
        admission.new_guest(hub, limiter, address_of(request.scope))
    opener = network_of(address_of(request.scope)) if limiter.strict else ""
    guest = await hub.guest(token, opener)
    admission.new_table(hub, limiter, guest.id)
    code = await hub.open_table(guest.id, data.name, data.settings, opener)
    return OpenedTable(code, f"{state.config.base}/t/{code}", guest.id, guest.token)


Sentences = Annotated[
    Literal["", "en", "zh-Hant", "zh-Hans"],
    QueryParameter(name="lang", description="The language of the sentences that tell what happened."),
]


@get("/api/replays/{game:str}", summary="A finished game")
async def replay(
    request: Request[Any, Any, State],
    state: State,
    game: GameId,
    eyes: Eyes = "all",
    lang: Sentences = "",
    names: Names = "shown",
) -> Response[bytes]:
    """A first view, then events and patches, as in the protocol of the socket."""
    limited(request, "replay")

    def shown() -> Body:
        hidden = names == "hidden"
        story = replays.story(state.hub.store, game, seat_of(eyes), eyes == "all", lang, hidden)
        return body(encode(story), "application/json")

    async with state.replaying:  # one at a time: playing people come first
        return answer(request, await asyncio.to_thread(shown))


@get("/api/replays/{game:str}/file", summary="A finished game as a record")
async def replay_file(request: Request[Any, Any, State], state: State, game: GameId) -> Response[Any]:
    """What `fengsheng replay FILE --verify` reads."""
    limited(request, "replay")
    record = await asyncio.to_thread(replays.record_file, state.hub.store, game)
    name = f"fengsheng-{game}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS: list[HTTPRouteHandler] = [
    index,
    client_file,
    healthz,
    metrics,
    list_editions,
    *books.HANDLERS,
    list_invitations,
    list_licences,
    list_tables,
    one_table,
    open_table,
    replay,
    replay_file,
    *moments.HANDLERS,
    *analyses.HANDLERS,
    *comments.HANDLERS,
    *rulings.HANDLERS,
]

STATUS: dict[str, int] = {
    "no-table": 404,
    "no-replay": 404,
    "no-moment": 404,
    "no-rule": 404,
    "no-ruling": 404,
    "not-found": 404,
    "too-fast": 429,
    "too-many": 503,
    "no-space": 503,
    "bad-token": 401,
    "no-line": 404,
    "not-seated": 403,
    "not-saved": 503,
    "store-unavailable": 503,
    **analyses.STATUS,
}
"""HTTP status by error code; 400 for the others."""
