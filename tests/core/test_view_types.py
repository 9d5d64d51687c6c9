"""A view is what core/view.py says it is: no other fields, and values of the types that are written there."""

from __future__ import annotations

from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest
from tests.core.shapes import SHAPES

from fengsheng import Game, editions

VIEW = SHAPES["View"]


@cache
def hinted(kind: Any) -> dict[str, Any]:
    """The fields of a declared object and their types."""
    return get_type_hints(kind, SHAPES, include_extras=True)


def wrong(value: Any, kind: Any, where: str) -> list[str]:
    """Where a value is not what its type says."""
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [f"{where} is no object"]
        hints = hinted(kind)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        found = [f"{where}.{name} is not declared" for name in value.keys() - hints.keys()]
        found += [f"{where}.{name} is missing" for name in needed - value.keys()]
        for name in value.keys() & hints.keys():
            found += wrong(value[name], hints[name], f"{where}.{name}")
        return found
    origin, args = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return wrong(value, args[0], where)
    if origin is Annotated:
        if not isinstance(value, list) or len(value) != len(args) - 1:
            return [f"{where} is {value!r}"]
        return [w for item, one in zip(value, args[1:], strict=True) for w in wrong(item, one, where)]
    if origin is Literal:
        return [] if value in args else [f"{where} is {value!r}"]
    if origin in (Union, UnionType):
        tried = [wrong(value, one, where) for one in args]
        return [] if [] in tried else tried[0]
    if origin is list:
        if not isinstance(value, list):
            return [f"{where} is {value!r}"]
        return [w for item in value for w in wrong(item, args[0], f"{where}[]")]
    if origin is dict:
        pairs = value.items() if isinstance(value, dict) else [(None, None)]
        return [w for k, v in pairs for w in (*wrong(k, args[0], where), *wrong(v, args[1], where))]
    plain = NoneType if kind is None else kind
    return [] if type(value) is plain else [f"{where} is {value!r}, no {plain.__name__}"]


@pytest.mark.parametrize("preset", editions())
def test_a_view_is_what_is_written(preset: str) -> None:
    """Whole games, every reader; each optional field turns up somewhere."""
    met: set[str] = set()
    for seed in range(4):
        chance = Random(f"view {seed}")
        seats = editions()[preset]["seats"]
        game = Game.new(preset, list("abcdefghi"[: seats[seed % len(seats)]]), seed, ask_forced=seed % 2 == 0)
        while (decision := game.decision) is not None:
            for seat in {decision.seat, None} if decision.number % 3 == 0 else ():
                view = game.view(seat)
                assert wrong(view, VIEW, "view") == []
                met |= view.keys()
                for row in view["stack"]:
                    met |= {f"stack.{name}" for name in row}
            game.apply(chance.randrange(len(decision.options)))
        assert wrong(game.view(0), VIEW, "view") == []
    assert {"names", "offered", "stack.target", "stack.card"} <= met


def test_what_is_not_written_is_found() -> None:
    view: dict[str, Any] = {**Game.new(seats=3).view(0)}
    assert wrong(view, VIEW, "view") == []
    view["seats"][1]["secret"] = 1
    view["seats"][2]["status"] = "away"
    view["turn"] = True
    view["deck"]["known"] = [["top", 0]]
    del view["quiet"]
    assert sorted(wrong(view, VIEW, "view")) == [
        "view.deck.known[] is 'top', no int",
        "view.deck.known[] is 0, no str",
        "view.quiet is missing",
        "view.seats[].secret is not declared",
        "view.seats[].status is 'away'",
        "view.turn is True, no int",
    ]
