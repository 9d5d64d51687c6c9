"""Positions of the classic edition, from a few lines."""

from __future__ import annotations

from tests.explain import positions

from fengsheng import Game


def position(text: str) -> Game:
    """The game that a scenario without a head leads to."""
    return positions.position("rules: CL-PRIO-03", text)


SENT = "甲: hand 截獲/black, {a}\n乙: hand {b}\nplay:\n甲: send 截獲/black\n"
MAIN = "甲: hand 截獲/black, {a}\n乙: hand {b}\nplay:\nasked 甲 play"
