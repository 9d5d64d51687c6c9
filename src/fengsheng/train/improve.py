"""To play better than before: do more of what went better than was expected, and less of what went worse.

Proximal policy optimisation over the games of one round: the network that played them is the measure, both
for what was to be expected and for how far the new one may leave it.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor

from fengsheng.train.data import Data
from fengsheng.train.losses import SIDE, WIN, losses
from fengsheng.train.model import Batch, Model, Said, log_odds

AT_ONCE: Final = 4096
TRUST: Final = 0.95  # in what is expected later, against how the game ended
CLIP: Final = 0.2  # how far an answer may become likelier or less likely in one round
SPREAD: Final = 0.003  # what it is worth to keep several answers open
ALONE: Final = (
    5.0  # how much an answer of somebody who plays alone counts: they are few, and learn from no friend
)


def gains(whose: list[int], won: list[int], expected: list[float], trust: float = TRUST) -> list[float]:
    """How much better every answer went than was expected: generalised advantage estimation, where the only
    reward is the end of the game. The questions of a player lie one after the other."""
    found = [0.0] * len(whose)
    later, ahead = -1, 0.0
    for place in range(len(whose) - 1, -1, -1):
        if whose[place] != later:  # the last question of a player
            ahead = won[place] - expected[place]
        else:
            ahead = expected[place + 1] - expected[place] + trust * ahead
        later = whose[place]
        found[place] = ahead
    return found


class Improving:
    """One round of it."""

    def __init__(self, player: Model, data: Data) -> None:
        before: list[Tensor] = []
        expected: list[float] = []
        with torch.no_grad():
            for at in data.in_turn(AT_ONCE):
                b = data.batch(at)
                said = player(b)
                before.append(log_odds(said.scores, b.of, len(at))[b.first + b.choice])
                expected += said.wins[:, 0].sigmoid().tolist()
        gain = torch.tensor(gains(data.whose.tolist(), data.won.tolist(), expected), device=data.device)
        self._before = torch.cat(before)
        weight = torch.from_numpy(data.alone).to(data.device) * (ALONE - 1.0) + 1.0
        self._weight = weight / weight.mean()
        self._gain = (gain - gain.mean()) / (gain.std() + 1e-6)

    def loss(self, said: Said, b: Batch, at: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
        """What is made small, and what is told of it."""
        odds = log_odds(said.scores, b.of, len(at))
        ratio = (odds[b.first + b.choice] - self._before[at]).exp()
        gain = self._gain[at]
        better = torch.minimum(ratio * gain, ratio.clamp(1.0 - CLIP, 1.0 + CLIP) * gain)
        better = (better * self._weight[at]).mean()
        spread = -(odds.exp() * odds).sum() / len(at)
        found = losses(said, b)
        whole = -better - SPREAD * spread + WIN * found.win + SIDE * found.side
        moved = (ratio.detach() - 1.0).abs().mean()
        return whole, {
            **found._asdict(),
            "better": better.detach(),
            "spread": spread.detach(),
            "moved": moved,
        }
