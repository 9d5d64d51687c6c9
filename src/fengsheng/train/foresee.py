"""Learning who will win a position in which everything lies open.

How one game ended says little about its positions. So after the first part of the time what is learned is
not that alone: what the network itself says of every turn in between is mixed in, the nearer the more.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

import numpy
import torch
from torch import Tensor

from fengsheng.bots.foresight.tables import open_tables_of
from fengsheng.bots.neural.tables import SEATS
from fengsheng.train.errors import BadTraining
from fengsheng.train.foreseeing import Foreseeing, Widths
from fengsheng.train.learn import WARM, device
from fengsheng.train.positions import Positions
from fengsheng.train.shards import HELD_OUT, Array

AT_ONCE: Final = 65536  # positions that are judged at once
JUDGED: Final = 20  # times in a course
LOOKS: Final = 4  # times that targets are made anew
BINS: Final = 10
LEAST: Final = -20.0  # of a logarithm


@dataclass(frozen=True)
class Lessons:
    """How it is learned."""

    seconds: float
    batch: int = 16384
    rate: float = 2e-3
    keep: float = 0.8  # how much of what lies further ahead is taken over at every turn; 1: the end alone
    first: float = 0.4  # the part of the time in which the end alone is learned
    drop: float = 0.1
    decay: float = 0.02
    steps: int = 0  # no more than these; 0: as many as the time allows


class Judged(NamedTuple):
    """By games that were not learned from."""

    loss: float  # in nats a position
    usual: float  # of whoever knows only how often each side wins
    off: float  # how far what is said of the factions lies from what is so, on average over ten bins


class Foreseer:
    """Positions on the device, and a network that learns from them."""

    def __init__(self, edition: str, positions: Positions, widths: Widths | None = None) -> None:
        self.edition = edition
        self.device = device()
        torch.manual_seed(0)
        torch.set_float32_matmul_precision("high")
        self.model = Foreseeing(open_tables_of(edition), widths or Widths()).to(self.device)
        decided = positions.won.sum(1) > 0  # nobody may have won
        rows, may, won, game, whose, seats = (array[decided] for array in positions)
        held = game % HELD_OUT == 0
        if held.all() or not held.any():
            raise BadTraining(f"{len(numpy.unique(game))} games are too few to learn from and to judge by.")
        self.games = len(numpy.unique(game))
        self._rows = self._there(rows)
        self._may = self._there(may | won)
        ends = self._there(won).float()
        self._ends = ends / ends.sum(1, keepdim=True)
        self._targets = self._ends
        self._learned = self._there(numpy.flatnonzero(~held))
        self._held = self._there(numpy.flatnonzero(held))
        self._goes_on = self._there(numpy.append(game[1:] == game[:-1], False))
        self._places = self._there(_places(whose, seats))

    def _there(self, array: Array) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    @property
    def positions(self) -> int:
        """How many."""
        return len(self._rows)

    def judge(self) -> Judged:
        """The network as it is now."""
        ends, said = self._ends[self._held], self._said(self._held)
        factions = self._ends[self._learned][:, :2].mean(0)
        alone = (1.0 - factions.sum()) / self._may[self._held][:, 2:].sum(1).clamp(min=1)
        usual = ends[:, :2] @ factions.clamp(min=1e-9).log() + ends[:, 2:].sum(1) * (alone + 1e-9).log()
        odds, truth = said.exp()[:, :2].flatten(), ends[:, :2].flatten()
        bins = (odds * BINS).long().clamp(max=BINS - 1)
        off = torch.zeros(BINS, device=self.device).index_add(0, bins, odds - truth).abs().sum() / len(odds)
        loss = -(ends * said.clamp(min=LEAST)).sum(1).mean()
        return Judged(round(loss.item(), 4), round(-usual.mean().item(), 4), round(off.item(), 4))

    def look_ahead(self, keep: float) -> None:
        """Other targets: how the game ended, mixed with what the network says of every turn in between."""
        every = torch.arange(self.positions, device=self.device)
        odds = self._said(every).exp()
        ends = (~self._goes_on).nonzero()[:, 0]
        left = ends[torch.searchsorted(ends, every)] - every  # turns to the last one of the game
        targets = self._ends.clone()
        for turns in range(1, int(left.max().item()) + 1):  # from the end of every game to its beginning
            at = (left == turns).nonzero()[:, 0]
            mixed = keep * targets[at + 1] + (1.0 - keep) * odds[at + 1]
            targets[at] = mixed.gather(1, self._places[at].long())
        self._targets = targets

    def learn(self, course: Lessons, tell: Callable[[str], None] = print) -> dict[str, Any]:
        """Learn until the time is up: what came of it. The network is left as it was when it was judged
        best."""
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=course.rate, weight_decay=course.decay)
        chance = torch.Generator(self.device).manual_seed(1)
        history = [{"step": 0, "spent": 0.0, **self.judge()._asdict()}]
        best, kept = history[0], deepcopy(self.model.state_dict())
        begin = time.perf_counter()
        step = looks = 0
        part = 0.0
        while part < 1.0:
            if course.keep < 1.0 and part > course.first + (1.0 - course.first) * looks / LOOKS:
                looks += 1
                self.look_ahead(course.keep)
            for group in optimiser.param_groups:
                slope = max(0.02, 0.5 + 0.5 * math.cos(math.pi * part))
                group["lr"] = course.rate * min(1.0, (step + 1) / WARM) * slope
            places = torch.randint(len(self._learned), (course.batch,), generator=chance, device=self.device)
            self._step(optimiser, self._learned[places], course.drop)
            step += 1
            spent = time.perf_counter() - begin
            part = step / course.steps if course.steps else spent / course.seconds
            if part >= 1.0 or part * JUDGED >= len(history):
                history.append({"step": step, "spent": round(spent, 1), **self.judge()._asdict()})
                tell(json.dumps(history[-1]))
                if history[-1]["loss"] < best["loss"]:
                    best, kept = history[-1], deepcopy(self.model.state_dict())
        self.model.load_state_dict(kept)
        return {
            "edition": self.edition,
            "course": asdict(course),
            "widths": self.model.widths._asdict(),
            "parameters": sum(p.numel() for p in self.model.parameters()),
            "positions": self.positions,
            "games": self.games,
            "best": best,
            "history": history,
        }

    def _step(self, optimiser: torch.optim.Optimizer, at: Tensor, drop: float) -> None:
        self.model.train()
        said = self.model(self._rows[at].int(), self._may[at], drop)
        loss = -(self._targets[at] * said).sum(1).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()

    def _said(self, at: Tensor) -> Tensor:
        """The logarithms of what it says, many at once."""
        self.model.eval()
        with torch.no_grad():
            parts = [self.model(self._rows[some].int(), self._may[some]) for some in at.split(AT_ONCE)]
        return torch.cat(parts)


def _places(whose: Array, seats: Array) -> Array:
    """For every side of a position where it stands in the next one of the same game, in which seats are
    counted from somebody else."""
    later = numpy.append(whose[1:], whose[-1:]).astype(int)[:, None]
    many = seats.astype(int)[:, None]
    place = numpy.arange(SEATS)[None, :]
    moved = numpy.where(place < many, (whose.astype(int)[:, None] + place - later) % many, place)
    factions = numpy.broadcast_to(numpy.arange(2), (len(whose), 2))
    found: Array = numpy.concatenate([factions, 2 + moved], 1).astype(numpy.int8)
    return found
