"""The network of foresight in PyTorch, for learning; `fengsheng.bots.foresight.network` has it in numpy."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from fengsheng.bots.foresight.tables import SEAT_FACTS, STATE_FACTS, OpenTables
from fengsheng.bots.neural.tables import SEATS
from fengsheng.train.layers import Layers, summed

FAR: Final = -1e4  # the score of a side that cannot win


class Widths(NamedTuple):
    """How wide it is."""

    seat: int = 128
    state: int = 384
    deep: int = 64  # of the last step for whoever plays alone


class Foreseeing(Layers):
    """How likely every side is to win."""

    def __init__(self, tables: OpenTables, widths: Widths) -> None:
        super().__init__(gain=1.0)
        self.widths = widths
        names = tables.parts
        self._rows("seat", len(names["seat"]), widths.seat)
        self._rows("state", len(names["state"]), widths.state)
        self._matrix("seats", SEATS * widths.seat, widths.state)
        for deep in ("deep1", "deep2"):
            self._matrix(deep, widths.state, widths.state)
            self._bias(f"{deep}_bias", widths.state)
        self._matrix("z_seat", widths.seat, widths.deep)
        self._matrix("z_state", widths.state, widths.deep)
        self._bias("z_bias", widths.deep)
        self._matrix("alone", widths.deep, 1)
        self._bias("alone_bias", 1)
        self._matrix("faction", widths.state, 2)
        self._bias("faction_bias", 2)

    def forward(self, rows: Tensor, may: Tensor, drop: float = 0.0) -> Tensor:
        """The logarithms of the chances of all sides; `may`: which of them can win at all."""
        w: dict[str, Any] = dict(self.named_parameters())
        many, split = rows.shape[0], SEATS * SEAT_FACTS
        at_seats = rows[:, :split].reshape(many, SEATS, SEAT_FACTS)
        seats = functional.relu(summed(at_seats, w["seat"]) + w["seat_bias"])
        seats = seats * (at_seats[:, :, :1] > 0)
        h = summed(rows[:, split : split + STATE_FACTS], w["state"]) + w["state_bias"]
        h = functional.relu(h + seats.reshape(many, -1) @ w["seats"])
        h = functional.dropout(h, drop, self.training)
        h = h + functional.relu(h @ w["deep1"] + w["deep1_bias"])
        h = h + functional.relu(h @ w["deep2"] + w["deep2_bias"])
        z = functional.relu(seats @ w["z_seat"] + (h @ w["z_state"] + w["z_bias"])[:, None])
        alone = (z @ w["alone"] + w["alone_bias"])[:, :, 0]
        scores = torch.cat([h @ w["faction"] + w["faction_bias"], alone], 1)
        return scores.masked_fill(may == 0, FAR).log_softmax(1)
