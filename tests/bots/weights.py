"""Weights that nobody has trained, in the shape that the bot `neural` plays with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy

from fengsheng.bots.neural.tables import EVENTS, SEATS, tables_of

SEAT, EVENT, STATE, OPTION, DEEP = 8, 4, 12, 8, 4


def made_up(edition: str, path: Path, seed: int = 1) -> Path:
    """A file of them: all by chance."""
    parts = tables_of(edition).parts
    shapes: dict[str, tuple[int, ...]] = {
        "seat": (len(parts["seat"]), SEAT),
        "state": (len(parts["state"]), STATE),
        "event": (len(parts["event"]), EVENT),
        "option": (len(parts["option"]), OPTION),
        "seat_bias": (SEAT,),
        "state_bias": (STATE,),
        "event_bias": (EVENT,),
        "option_bias": (OPTION,),
        "event_gate": (EVENTS, EVENT),
        "done_gate": (EVENTS, EVENT),
        "done": (EVENT, SEAT),
        "events": (EVENT, STATE),
        "seats": (SEATS * SEAT, STATE),
        "deep1": (STATE, STATE),
        "deep1_bias": (STATE,),
        "deep2": (STATE, STATE),
        "deep2_bias": (STATE,),
        "option_seat": (SEAT, OPTION),
        "option_state": (STATE, OPTION),
        "option_deep": (OPTION, DEEP),
        "option_deep_bias": (DEEP,),
        "score": (DEEP, 1),
        "z_seat": (SEAT, DEEP),
        "z_state": (STATE, DEEP),
        "z_bias": (DEEP,),
        "side": (DEEP, 3),
        "side_bias": (3,),
        "win": (DEEP, 1),
        "win_bias": (1,),
    }
    chance = numpy.random.default_rng(seed)
    arrays: dict[str, Any] = {name: chance.normal(0.0, 0.3, shape) for name, shape in shapes.items()}
    for part in parts:
        arrays[part][0] = 0.0
    numpy.savez(path, **arrays, names=numpy.array(json.dumps(parts)))
    return path
