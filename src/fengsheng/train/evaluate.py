"""How good a network is on games it has not learned from."""

from __future__ import annotations

import math

import torch

from fengsheng.train.data import Data
from fengsheng.train.losses import losses
from fengsheng.train.model import Model
from fengsheng.train.shards import ABSENT

AT_ONCE = 4096


@torch.no_grad()
def judged(model: Model, data: Data) -> dict[str, float]:
    """The losses, and beside each what somebody who knows nothing but averages would lose."""
    model.eval()
    sums: dict[str, float] = {}
    for at in data.in_turn(AT_ONCE):
        b = data.batch(at)
        found = losses(model(b), b)
        count = torch.zeros(len(at), device=data.device).index_add(
            0, b.of, torch.ones(len(b.of), device=data.device)
        )
        there = b.wins != ABSENT
        rate = b.wins[there].mean().clamp(1e-3, 1 - 1e-3)
        guess = -(rate * rate.log() + (1 - rate) * (1 - rate).log())
        row = {name: value.item() for name, value in found._asdict().items()}
        row["choice_by_chance"] = float(count.log().mean())
        row["win_by_average"] = float(guess)
        row["side_by_average"] = _entropy(b.sides[:, 1:][there[:, 1:]])
        for name, value in row.items():
            sums[name] = sums.get(name, 0.0) + value * len(at)
    model.train()
    return {name: round(value / data.questions, 4) for name, value in sums.items()} | {
        "questions": data.questions,
        "games": data.games,
    }


def _entropy(sides: torch.Tensor) -> float:
    shares = torch.bincount(sides, minlength=3).double() / max(1, len(sides))
    return float(-sum(share * math.log(share) for share in shares.tolist() if share))
