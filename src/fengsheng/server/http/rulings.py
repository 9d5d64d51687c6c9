"""Rulings that can be stepped through: the scenario of each laid out with everything open."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec.json import encode

from fengsheng.core.errors import FengshengError
from fengsheng.editions.registry import find
from fengsheng.rulebook.scenes import scene_file
from fengsheng.scenario import Scenario
from fengsheng.server.errors import Refused
from fengsheng.server.http.bodies import Body, answer, body
from fengsheng.server.http.door import limited
from fengsheng.server.wire import patch
from fengsheng.server.wire.allowed import shown_event, shown_view
from fengsheng.trials import Moment, lay_on_stage

KEPT = 256  # of the latest, ready to be sent again

Preset = Annotated[str, Parameter(min_length=1, max_length=40, description="Edition or preset.")]
RulingId = Annotated[str, Parameter(min_length=1, max_length=80, description="The ID of a ruling.")]
Language = Annotated[Literal["en", "zh-Hant", "zh-Hans"], Parameter(description="The language.")]


def ruling_scenario(edition: str, ruling: str) -> Scenario:
    """The scenario behind a ruling of an edition."""
    file = scene_file(ruling)
    wanted = find(edition).name
    scenario = None if file is None else Scenario.load(file)
    if scenario is None or scenario.position.edition.name != wanted:
        raise Refused("no-ruling", "There is no ruling with this ID.")
    return scenario


@lru_cache(maxsize=KEPT)
def _staged(edition: str, ruling: str, lang: str) -> Body:
    scenario = ruling_scenario(edition, ruling)
    stage = lay_on_stage(scenario, lang)
    first, *others = stage.moments
    shown = json.loads(json.dumps(shown_view(first.view)))
    story: dict[str, Any] = {
        "ruling": ruling,
        "edition": scenario.position.edition.name,
        "title": scenario.title,
        "names": stage.names,
        "seat": stage.seat,
        "concerned": stage.concerned,
        "view": shown,
        **_told(first),
    }
    steps = []
    for moment in others:
        view = json.loads(json.dumps(shown_view(moment.view)))
        steps.append({"patch": patch.diff(shown, view), **_told(moment)})
        shown = view
    return body(encode({**story, "steps": steps}), "application/json")


def _told(moment: Moment) -> dict[str, Any]:
    return {
        "actors": moment.actors,
        "events": [{**shown_event(event), "text": event["text"]} for event in moment.events],
        "told": [{"text": line.text, "rule": line.rule} for line in moment.told],
        "so": moment.so,
    }


@get("/api/rulings/{edition:str}/{ruling:str}", summary="A ruling, step by step", raises=[])
async def ruling(
    request: Request[Any, Any, State],
    state: State,
    edition: Preset,
    ruling: RulingId,
    lang: Language = "en",
) -> Response[bytes]:
    """Its scenario with everything open: a first view, then for every step patch, events and sentences, and
    what follows (`so`)."""
    limited(request, "http")

    def staged() -> Body:
        try:
            return _staged(edition, ruling, lang)
        except Refused:
            raise
        except FengshengError as error:
            raise Refused("no-ruling", str(error)) from None

    async with state.replaying:  # one at a time: playing people come first
        return answer(request, await asyncio.to_thread(staged))


HANDLERS: list[HTTPRouteHandler] = [ruling]
