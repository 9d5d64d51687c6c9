"""What is learned: the answers that were given, who will win, who is who."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from fengsheng.train.model import SIDES, Batch, Said, log_odds
from fengsheng.train.shards import ABSENT

WIN = 0.3  # what the other things count beside the answers
SIDE = 0.3


class Losses(NamedTuple):
    """Means over a batch, in nats."""

    choice: Tensor  # of the answer that was given
    win: Tensor  # of every seat's victory
    side: Tensor  # of every other seat's side
    agree: Tensor  # how often the best score is the answer that was given


def losses(said: Said, b: Batch) -> Losses:
    """Of what was said about a batch."""
    many = len(b.choice)
    odds = log_odds(said.scores, b.of, many)
    taken = b.first + b.choice
    choice = -odds[taken].mean()
    there = b.wins != ABSENT
    win = functional.binary_cross_entropy_with_logits(said.wins[there], b.wins[there])
    others = there.clone()
    others[:, 0] = False  # everybody knows what he is himself
    side = functional.cross_entropy(said.sides[others].reshape(-1, SIDES), b.sides[others])
    with torch.no_grad():
        best = torch.full((many,), -1e9, device=odds.device).scatter_reduce(0, b.of, odds, "amax")
        agree = (odds[taken] >= best - 1e-6).float().mean()
    return Losses(choice, win, side, agree)


class Cloning:
    """To answer as the players did."""

    def loss(self, said: Said, b: Batch, at: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
        """What is made small, and what is told of it."""
        found = losses(said, b)
        return found.choice + WIN * found.win + SIDE * found.side, found._asdict()
