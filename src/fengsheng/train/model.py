"""The network in PyTorch, for learning. `fengsheng.bots.neural.network` is the same in numpy, for playing."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from fengsheng.bots.neural.tables import (
    EVENT_FACTS,
    EVENTS,
    SEAT_FACTS,
    SEATS,
    STATE_FACTS,
    Tables,
)
from fengsheng.train.layers import Layers, summed

SIDES = 3


class Sizes(NamedTuple):
    """How wide it is."""

    seat: int = 96
    event: int = 32
    state: int = 320
    option: int = 160
    deep: int = 64  # of the last step of an option, and of the heads


USUAL = Sizes()


class Batch(NamedTuple):
    """Some questions, on the device. Options of all questions lie one after the other."""

    state: Tensor
    options: Tensor
    about: Tensor
    of: Tensor  # for every option the question it belongs to
    first: Tensor  # for every question the place of its first option
    choice: Tensor
    wins: Tensor
    sides: Tensor


class Said(NamedTuple):
    """What the network says about a batch."""

    scores: Tensor  # for every option
    wins: Tensor  # for every seat, before the sigmoid
    sides: Tensor  # for every seat, before the softmax


class Model(Layers):
    """Scores of options, and who is who and will win."""

    def __init__(self, tables: Tables, sizes: Sizes = USUAL) -> None:
        super().__init__(gain=1.4)
        self.sizes = sizes
        names = tables.parts
        self.first_by = tables.event_by[0]
        self._rows("seat", len(names["seat"]), sizes.seat)
        self._rows("state", len(names["state"]), sizes.state)
        self._rows("event", len(names["event"]), sizes.event)
        self._rows("option", len(names["option"]), sizes.option)
        for gate in ("event_gate", "done_gate"):
            self.register_parameter(gate, nn.Parameter(torch.ones(EVENTS, sizes.event) / 4))
        self._matrix("done", sizes.event, sizes.seat)
        self._matrix("events", sizes.event, sizes.state)
        self._matrix("seats", SEATS * sizes.seat, sizes.state)
        for deep in ("deep1", "deep2"):
            self._matrix(deep, sizes.state, sizes.state)
            self._bias(f"{deep}_bias", sizes.state)
        self._matrix("option_seat", sizes.seat, sizes.option)
        self._matrix("option_state", sizes.state, sizes.option)
        self._matrix("option_deep", sizes.option, sizes.deep)
        self._bias("option_deep_bias", sizes.deep)
        self._matrix("score", sizes.deep, 1)
        self._matrix("z_seat", sizes.seat, sizes.deep)
        self._matrix("z_state", sizes.state, sizes.deep)
        self._bias("z_bias", sizes.deep)
        self._matrix("side", sizes.deep, SIDES)
        self._bias("side_bias", SIDES)
        self._matrix("win", sizes.deep, 1)
        self._bias("win_bias", 1)

    def forward(self, b: Batch) -> Said:
        """What it says."""
        w: dict[str, Any] = dict(self.named_parameters())
        many = b.state.shape[0]
        split = SEATS * SEAT_FACTS
        at_seats = b.state[:, :split].reshape(many, SEATS, SEAT_FACTS)
        at_events = b.state[:, split + STATE_FACTS :].reshape(many, EVENTS, EVENT_FACTS)
        events = functional.relu(summed(at_events, w["event"]) + w["event_bias"])
        events = events * (at_events[:, :, :1] > 0)
        places = torch.arange(SEATS, device=b.state.device) + self.first_by
        by = (at_events[:, None, :, 1] == places[None, :, None]).to(events.dtype)
        done = by @ (events * w["done_gate"])
        seats = functional.relu(summed(at_seats, w["seat"]) + done @ w["done"] + w["seat_bias"])
        seats = seats * (at_seats[:, :, :1] > 0)
        h = summed(b.state[:, split : split + STATE_FACTS], w["state"])
        h = h + seats.reshape(many, -1) @ w["seats"] + (events * w["event_gate"]).sum(1) @ w["events"]
        h = functional.relu(h + w["state_bias"])
        h = h + functional.relu(h @ w["deep1"] + w["deep1_bias"])
        h = h + functional.relu(h @ w["deep2"] + w["deep2_bias"])
        o = summed(b.options, w["option"]) + (seats @ w["option_seat"])[b.of, b.about]
        o = functional.relu(o + (h @ w["option_state"] + w["option_bias"])[b.of])
        o = functional.relu(o @ w["option_deep"] + w["option_deep_bias"])
        z = functional.relu(seats @ w["z_seat"] + (h @ w["z_state"] + w["z_bias"])[:, None])
        return Said(
            (o @ w["score"])[:, 0],
            (z @ w["win"] + w["win_bias"])[:, :, 0],
            z @ w["side"] + w["side_bias"],
        )


def log_odds(scores: Tensor, of: Tensor, many: int) -> Tensor:
    """The logarithm of the softmax over the options of each question."""
    most = torch.full((many,), -1e9, device=scores.device).scatter_reduce(0, of, scores.detach(), "amax")
    shifted = scores - most[of]
    whole = torch.zeros(many, device=scores.device).index_add(0, of, shifted.exp())
    return shifted - whole.log()[of]
