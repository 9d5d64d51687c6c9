"""The choices of a game: what was asked, what the expert thinks of every answer, and what was done.

Only what the deciding seat could know comes in: its view, what it had heard, and a position that looks to it
like the one that was played, with everything else dealt anew.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fengsheng.bots.advice import Opinion
from fengsheng.bots.belief import Tracker
from fengsheng.bots.expert import ExpertBot
from fengsheng.coach import lands
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.game import Game
from fengsheng.review.walking import quickly

SEED: Final = "looked back at"  # any will do: what is re-dealt once more does not depend on it
STAKE: Final = 4.0  # points between answers, at first sight, from which a choice is a key choice
MOST: Final = 3  # answers that are tried


class Question:
    """One choice with what is needed to try its answers."""

    def __init__(self, game: Game, decision: Decision, own: Tracker, public: Tracker) -> None:
        seat = decision.seat
        self.seat = seat
        self.moment = decision.number
        self.turn = game.state.turn_no
        self.decision = decision
        self.view: View = game.view(seat)
        self.own = own
        self.public = public
        self._game = game
        self._position: Game | None = None
        self.opinion: Opinion = ExpertBot(0, tracker=own).opinion(self.view, decision)
        worths = self.opinion.worths
        self.order = sorted(range(len(worths)), key=lambda at: (not self.opinion.knows(at), -worths[at], at))

    @property
    def position(self) -> Game:
        """Looks to the seat like the one that was played; the rest is dealt anew."""
        if self._position is None:
            self._position = quickly(self._game.determinize(self.seat, SEED))
        return self._position

    def keep(self) -> Question:
        """Make it independent of the game, which goes on."""
        self.own, self.public = self.own.clone(), self.public.clone()
        assert self.position.decision is not None
        return self

    @property
    def best(self) -> int:
        """The expert's choice."""
        return self.order[0]

    @property
    def judged(self) -> bool:
        """Whether the expert has an opinion of it at all."""
        return self.view["phase"] != "setup" and self.opinion.knows(self.best)

    def behind(self, answer: int) -> float:
        """How many points an answer lies behind the expert's, at first sight; what is as good, none."""
        worths = self.opinion.worths
        gap = worths[self.best] - worths[answer]
        return gap if gap > self.opinion.near else 0.0

    @property
    def stake(self) -> float:
        """How much there was to lose, at first sight: what the middle one of the others is worth less."""
        rest = self.order[1:]
        return self.behind(rest[len(rest) // 2]) if rest else 0.0

    def tried(self, done: int) -> list[int]:
        """Which answers are worth trying: the expert's, what was done, and what looks good beside them."""
        found = [self.best] if self.best == done else [self.best, done]
        sorts = {_sort(self.decision.options[at]) for at in found}
        for at in self.order[1:]:
            sort = _sort(self.decision.options[at])
            if len(found) < MOST and sort not in sorts and self.opinion.knows(at):
                sorts.add(sort)
                found.append(at)
        return found

    def lands(self, answer: int) -> tuple[int, str]:
        """In front of whom a card comes to lie by an answer, as far as the seat could see, and which."""
        return lands(self.view, self.decision, self.decision.options[answer])


def _sort(option: Option) -> tuple[Any, ...]:
    return option.kind, option.uses, option.target, "" if option.card < 0 else option.card


class Tried(NamedTuple):
    """An answer that was tried: how likely the seat wins with it, and half the width of its interval."""

    answer: int
    chance: float
    error: float
    behind: float  # the best of them, in the same worlds
    behind_error: float
    worlds: int
