"""Learning from games: by the clock, with checkpoints, so that a run may be stopped and goes on.

Batches and their order follow from the seed and the number of the step. How fast it learns follows from how
much of the time is spent, counted over all parts of a run.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy
import torch

from fengsheng.bots.neural.tables import tables_of
from fengsheng.bots.trained import in_order
from fengsheng.train.data import Data
from fengsheng.train.errors import BadTraining
from fengsheng.train.evaluate import judged
from fengsheng.train.improve import Improving
from fengsheng.train.losses import Cloning
from fengsheng.train.model import USUAL, Model, Sizes
from fengsheng.train.shards import Shards

KEPT: Final = 2  # checkpoints
WARM: Final = 100  # steps until it learns at full speed
TOLD: Final = 50  # steps between two lines of the log


@dataclass(frozen=True)
class Course:
    """How it is learned."""

    seconds: float  # of learning, over all parts of the run
    batch: int = 4096
    rate: float = 1.5e-3
    seed: int = 1
    every: float = 60.0  # seconds between checkpoints
    steps: int = 0  # no more than these; 0: as many as the time allows


def device() -> torch.device:
    """Where to learn: an accelerator if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Run:
    """A folder with a network that learns."""

    def __init__(self, folder: Path, edition: str, sizes: Sizes = USUAL) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.edition = edition
        self.device = device()
        torch.set_float32_matmul_precision("high")
        self.sizes = sizes
        self.step = 0
        self.spent = 0.0
        self.history: list[dict[str, float]] = []
        self._player: Model | None = None  # who has played the games, if that is known
        torch.manual_seed(0)
        self.model = Model(tables_of(edition), sizes).to(self.device)
        self._optimiser = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        self._resume()

    def _checkpoints(self) -> list[Path]:
        """The newest first."""
        return sorted(self.folder.glob("checkpoint-*.pt"), reverse=True)

    def _resume(self) -> None:
        for path in self._checkpoints():
            try:
                saved = torch.load(path, map_location=self.device, weights_only=True)
            except (OSError, RuntimeError, EOFError, ValueError):
                continue  # written by half: the one before it is whole
            if saved["edition"] != self.edition:
                raise BadTraining(f"{self.folder} is a run for {saved['edition']}, not for {self.edition}.")
            self._take(saved)
            return

    def _take(self, saved: dict[str, Any]) -> None:
        self.sizes = Sizes(*saved["sizes"])
        self.model = Model(tables_of(self.edition), self.sizes).to(self.device)
        self.model.load_state_dict(saved["model"])
        self._optimiser = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        self._optimiser.load_state_dict(saved["optimiser"])
        self.step = saved["step"]
        self.spent = saved["spent"]
        self.history = saved["history"]

    def start_from(self, weights: Path) -> None:
        """A fresh run begins with weights that the bot plays with; one that has begun goes on."""
        tables = tables_of(self.edition)
        try:
            with numpy.load(weights, allow_pickle=False) as file:
                arrays = in_order(dict(file), tables.parts)
        except (OSError, KeyError, ValueError, BadZipFile):
            raise BadTraining(f"There are no weights in {weights}.") from None
        sizes = Sizes(
            arrays["seat"].shape[1],
            arrays["event"].shape[1],
            arrays["state"].shape[1],
            arrays["option"].shape[1],
            arrays["score"].shape[0],
        )
        player = self._player = Model(tables, sizes).to(self.device)
        player.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
        if self.step:
            return
        self.sizes = sizes
        self.model = deepcopy(player)
        self._optimiser = torch.optim.Adam(self.model.parameters(), lr=1e-3)

    def save(self) -> None:
        """A checkpoint, whole or not at all; the oldest go."""
        path = self.folder / f"checkpoint-{self.step:09}.pt"
        scratch = path.with_suffix(".tmp")
        torch.save(
            {
                "edition": self.edition,
                "sizes": tuple(self.sizes),
                "model": self.model.state_dict(),
                "optimiser": self._optimiser.state_dict(),
                "step": self.step,
                "spent": self.spent,
                "history": self.history,
            },
            scratch,
        )
        scratch.replace(path)
        for old in self._checkpoints()[KEPT:]:
            old.unlink()

    def learn(
        self, shards: Shards, course: Course, tell: Callable[[str], None] = print, improve: bool = False
    ) -> dict[str, Any]:
        """Learn until the time is up; what came of it, judged by games that were not learned from. To clone
        is to answer as the players did; to improve is to do more of what went better than was expected, which
        is for games that the weights it began with have played."""
        if shards.plan["edition"] != self.edition:
            raise BadTraining(f"{shards.folder} has games of {shards.plan['edition']}, not {self.edition}.")
        if improve and self._player is None:
            raise BadTraining("To improve, name the weights that have played the games: --start.")
        numbers, held = shards.split()
        data = Data.read(shards, numbers, self.device)
        judge = Data.read(shards, held, self.device)
        tell(f"{self.edition}: {data.questions:,} questions of {data.games:,} games on {self.device}")
        batch = min(course.batch, max(32, data.questions // 4))
        aim = Improving(self._player, data) if improve and self._player is not None else Cloning()
        begin = now = kept = time.perf_counter()
        before = self.spent
        self.model.train()
        while self.spent < course.seconds and not 0 < course.steps <= self.step:
            chance = torch.Generator(self.device).manual_seed(course.seed * 1_000_003 + self.step)
            self._rate(course)
            at = data.drawn(batch, chance)
            b = data.batch(at)
            whole, found = aim.loss(self.model(b), b, at)
            self._optimiser.zero_grad(set_to_none=True)
            whole.backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self._optimiser.step()
            self.step += 1
            if self.step % TOLD == 0 or self.step == course.steps:
                row = {name: round(value.item(), 4) for name, value in found.items()}
                self.history.append({"step": self.step, "spent": round(self.spent, 1), **row})
                tell(json.dumps(self.history[-1]))
            now = time.perf_counter()
            self.spent = before + now - begin
            if now - kept > course.every:
                self.save()
                kept = now
        self.save()
        return {
            "edition": self.edition,
            "aim": "improve" if improve else "clone",
            "course": asdict(course),
            "sizes": self.sizes._asdict(),
            "parameters": sum(p.numel() for p in self.model.parameters()),
            "plan": shards.plan,
            "questions": data.questions,
            "games": data.games,
            "steps": self.step,
            "seconds": round(self.spent, 1),
            "losses": self.history[-1] if self.history else {},
            "held_out": judged(self.model, judge),
        }

    def _rate(self, course: Course) -> None:
        """Warms up, and goes down to nothing towards the end of the time."""
        part = min(1.0, self.spent / course.seconds)
        rate = course.rate * min(1.0, (self.step + 1) / WARM) * (0.5 + 0.5 * math.cos(math.pi * part))
        for group in self._optimiser.param_groups:
            group["lr"] = max(rate, course.rate * 0.01)
