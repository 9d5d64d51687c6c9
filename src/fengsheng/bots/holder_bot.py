"""A patient player: keeps its cards, so that games are as long as careful people make them."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from fengsheng.core.option import PASS, Decision, Option
from fengsheng.core.view import View

PATIENCE = 0.95


class HolderBot:
    """Declares victory when it can, passes nineteen times in twenty, is random otherwise.

    Random play throws its cards away and so is rarely asked anything; whoever holds a usable card is
    asked in almost every window. This is the workload that a table of people resembles.
    """

    name: ClassVar[str] = "holder"
    needs_view: ClassVar[bool] = False

    def __init__(self, seed: int | str) -> None:
        self._chance = Random(seed).random

    def choose(self, view: View, decision: Decision) -> Option:
        """Victory, patience, or anything but passing."""
        options = decision.options
        passing: Option | None = None
        for option in options:
            if option.kind == "declare":
                return option
            if option.kind == PASS:
                passing = option
        if passing is None:
            return options[int(self._chance() * len(options))]
        if len(options) == 1 or self._chance() < PATIENCE:
            return passing
        others = [option for option in options if option is not passing]
        return others[int(self._chance() * len(others))]
