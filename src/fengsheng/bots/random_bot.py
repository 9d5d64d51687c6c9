"""The yardstick: every option is as good as any other."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View


class RandomBot:
    """Uniform over the options. Its generator is its own: the game's may not depend on who plays."""

    name: ClassVar[str] = "random"
    needs_view: ClassVar[bool] = False

    def __init__(self, seed: int | str) -> None:
        self._chance = Random(seed).random

    def choose(self, view: View, decision: Decision) -> Option:
        """Any of them."""
        options = decision.options
        return options[int(self._chance() * len(options))]
