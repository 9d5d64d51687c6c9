"""Questions on the device that learns, and batches of them by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy
import torch
from torch import Tensor

from fengsheng.arena.modes import LONER
from fengsheng.bots.neural.tables import SEATS
from fengsheng.train.model import Batch
from fengsheng.train.shards import Questions, Shards

READERS = 8


class Data:
    """All questions of some files."""

    def __init__(self, questions: Questions, device: torch.device) -> None:
        self.device = device
        self.questions = questions.asked
        self.games = len(numpy.unique(questions.game))
        self.whose = questions.game * SEATS + questions.seat  # a number for each player
        self.won = questions.wins[:, 0]
        self.alone = questions.sides[:, 0] == LONER  # whether that player plays alone
        self._state = torch.from_numpy(questions.state).to(device)
        self._options = torch.from_numpy(questions.options).to(device)
        self._about = torch.from_numpy(questions.about).to(device)
        self._count = torch.from_numpy(questions.many).long().to(device)
        self._first = self._count.cumsum(0) - self._count
        self._choice = torch.from_numpy(questions.choice).long().to(device)
        self._wins = torch.from_numpy(questions.wins).to(device)
        self._sides = torch.from_numpy(questions.sides).to(device)

    @classmethod
    def read(cls, shards: Shards, numbers: Sequence[int], device: torch.device) -> Data:
        """From files."""
        with ThreadPoolExecutor(READERS) as pool:
            return cls(Questions.joined(list(pool.map(shards.read, numbers))), device)

    def drawn(self, many: int, chance: torch.Generator) -> Tensor:
        """The places of so many of them, by chance."""
        return torch.randint(self.questions, (many,), generator=chance, device=self.device)

    def in_turn(self, many: int) -> Iterator[Tensor]:
        """All places, so many at once."""
        for first in range(0, self.questions, many):
            yield torch.arange(first, min(first + many, self.questions), device=self.device)

    def batch(self, at: Tensor) -> Batch:
        """Those at these places."""
        count = self._count[at]
        of = torch.arange(len(at), device=self.device).repeat_interleave(count)
        first = count.cumsum(0) - count
        rows = self._first[at][of] + torch.arange(len(of), device=self.device) - first[of]
        return Batch(
            self._state[at].int(),
            self._options[rows].int(),
            self._about[rows].long(),
            of,
            first,
            self._choice[at],
            self._wins[at].float(),
            self._sides[at].long(),
        )
