"""What a bot that can give reasons says about a question: every answer's worth, what it is worth it for, and
what the bot rests that on.

A reason is a structure, never a text: whoever shows it finds the words. A bot without reasons simply has no
`opinion`, and whoever asks says so.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from fengsheng.core.option import Decision
from fengsheng.core.view import View


class Part(NamedTuple):
    """One thing that an answer is worth something for: how much, in the bot's own currency, about whom."""

    aim: str
    worth: float
    seat: int = -1
    colour: int = -1
    many: int = 0  # how many of that colour will lie there
    in_transit: bool = False  # whether it depends on the card under way


class Ground(NamedTuple):
    """A fact of the view that a part rests on."""

    fact: str
    seat: int = -1
    colour: int = -1
    many: int = 0
    word: str = ""


class Opinion(Protocol):
    """Of one question. Answers go by their place in the decision."""

    @property
    def worths(self) -> list[float]:
        """What every answer is worth, in the order in which the bot itself would choose."""

    @property
    def near(self) -> float:
        """Answers that lie no further apart are as good as each other."""

    def knows(self, answer: int) -> bool:
        """Whether it has weighed this answer at all, or only guessed."""

    def error(self, better: int, worse: int) -> float:
        """How far the difference of these two may be off."""

    def parts(self, answer: int, than: int) -> list[Part]:
        """What one answer is worth more for than another, the weightiest first."""

    def grounds(self, part: Part) -> list[Ground]:
        """What a part rests on, the strongest first."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that says what it thinks of a question, from the view alone."""

    def opinion(self, view: View, decision: Decision) -> Opinion:
        """What it thinks."""
