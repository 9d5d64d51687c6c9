"""What there is to read: the words of an edition, the lessons, the rulebook. All of it is public and the same
for everybody."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec.json import encode

from fengsheng import rules as rulebook
from fengsheng.editions.registry import find
from fengsheng.lessons.catalogue import lesson_catalogue
from fengsheng.rulebook import book
from fengsheng.rulebook.printed import STYLE, printed
from fengsheng.rulebook.tables import read_house
from fengsheng.server.errors import Refused
from fengsheng.server.http.bodies import Body, answer, body
from fengsheng.server.http.door import limited
from fengsheng.words.catalogue import catalogue
from fengsheng.words.rules import entry_data

Preset = Annotated[str, Parameter(min_length=1, max_length=40, description="Edition or preset.")]
Language = Annotated[Literal["en", "zh-Hant", "zh-Hans"], Parameter(description="The language.")]
RuleId = Annotated[str, Parameter(min_length=1, max_length=60, description="The ID of a rule.")]
House = Annotated[
    str,
    Parameter(
        max_length=2000, description="House rules that differ from the preset: `name:value`, by commas."
    ),
]

# the printed book brings its style along, and nothing else
_PRINT_POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@lru_cache(maxsize=32)
def _words(preset: str, lang: str) -> Body:
    return body(encode(catalogue(preset, lang)), "application/json")


@lru_cache(maxsize=8)
def _lessons(lang: str) -> Body:
    return body(encode(lesson_catalogue(lang)), "application/json")


@lru_cache(maxsize=8)
def _book(edition: str, lang: str) -> Body:
    return body(encode(book(edition, lang)), "application/json")


@lru_cache(maxsize=8)
def _printed(preset: str, lang: str, house: tuple[tuple[str, str], ...]) -> Body:
    return body(printed(preset, lang, dict(house)).encode(), "text/html; charset=utf-8")


@get("/api/words/{preset:str}/{lang:str}", summary="Names and texts of an edition", raises=[])
async def words(request: Request[Any, Any, State], preset: Preset, lang: Language) -> Response[bytes]:
    """Cards, functions, characters with their skills, identities, house rules, in one language."""
    limited(request, "http")
    # the first of a language reads all of its words: nobody who plays waits for that
    return answer(request, await asyncio.to_thread(_words, preset, lang))


@get("/api/lessons/{lang:str}", summary="The lessons", raises=[])
async def list_lessons(request: Request[Any, Any, State], lang: Language) -> Response[bytes]:
    """Every lesson with its title, its goal and its sentences, in one language. They are played over the
    socket."""
    limited(request, "http")
    return answer(request, await asyncio.to_thread(_lessons, lang))


@get("/api/rules/{edition:str}", summary="The rulebook of an edition", raises=[])
async def rules(request: Request[Any, Any, State], edition: Preset, lang: Language = "en") -> Response[bytes]:
    """Chapters, pages of cards and characters, rules, rulings and glossary in one language, with everything
    that a search looks at. What has no text in it is in English and says so (`lang`)."""
    limited(request, "http")
    name = find(edition).name
    # the first one reads a thousand scenarios
    return answer(request, await asyncio.to_thread(_book, name, lang))


@get("/api/rule/{rule:str}", summary="One rule", raises=[])
async def one_rule(request: Request[Any, Any, State], rule: RuleId, lang: Language = "en") -> Response[bytes]:
    """By its ID, in one language."""
    limited(request, "http")
    try:
        found, entry = rulebook.find(rule)
    except rulebook.UnknownRule as error:
        raise Refused("no-rule", f"{error}.") from None
    return answer(request, body(encode(entry_data(found.edition, entry, lang)), "application/json"))


@get("/book/{preset:str}/{lang:str}", summary="The rulebook for printing", raises=[])
async def book_to_print(
    request: Request[Any, Any, State], state: State, preset: Preset, lang: Language, house: House = ""
) -> Response[bytes]:
    """One page of HTML: a sheet with everything at a glance, then the book of an edition with a table's house
    rules."""
    limited(request, "http")
    chosen = read_house(preset, house)
    async with state.replaying:  # one at a time: there are more house rules than can be kept ready
        found = await asyncio.to_thread(_printed, preset, lang, tuple(sorted(chosen.items())))
    response = answer(request, found)
    response.headers["content-security-policy"] = _PRINT_POLICY
    return response


HANDLERS: list[HTTPRouteHandler] = [words, list_lessons, rules, one_rule, book_to_print]
