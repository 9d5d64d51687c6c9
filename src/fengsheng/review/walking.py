"""Going through a recorded game, answer by answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fengsheng.core.errors import RecordError
from fengsheng.core.event import Event
from fengsheng.core.option import Decision, Option
from fengsheng.editions.registry import RULES_VERSION
from fengsheng.game import Game


def again(record: Mapping[str, Any], *, verify: bool = True) -> Game:
    """The game of a record as far as it goes. Where it does not come out again and is of other rules than
    today's, the error names them: then nobody has damaged it."""
    try:
        return Game.replay(record, verify=verify)
    except RecordError as error:
        made = record.get("rules_version") if isinstance(record, Mapping) else None
        if isinstance(made, str) and made != RULES_VERSION:
            raise RecordError(
                f"This record is of the rules {made}, and those of today ({RULES_VERSION}) "
                f"do not play it again: {error}"
            ) from None
        raise


def finished(record: Mapping[str, Any]) -> Game:
    """The game at its end; a record that does not come out again, or is of a game that is still going on, is
    an error."""
    game = again(record)
    if game.decision is not None:
        raise RecordError("This game is not over: nothing of it is to be looked back at yet.")
    return game


def opening(record: Mapping[str, Any]) -> Game:
    """The game as its first question was put."""
    return Game.replay(dict(record, answers=[], asks=0), verify=False)


def quickly(game: Game) -> Game:
    """The same, asking nobody who has nothing to choose: as people are asked, a game that is imagined takes
    several times as long. What happens in it is the same."""
    game.state.ask_forced = False
    return game


class Walk:
    """A finished game from its first question on: look at `game`, then `go` on."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.end = finished(record)
        self.game = opening(record)
        self._answers = iter(self.end.record()["answers"])
        self._option: Option | None = None

    @property
    def decision(self) -> Decision | None:
        """What is asked; None at the end."""
        return self.game.decision

    def answer(self) -> Option:
        """What was answered then."""
        if self._option is None:
            decision = self.game.decision
            assert decision is not None, "the game is over"
            options = decision.options
            text = options[0].notation if len(options) == 1 else next(self._answers)
            self._option = next(option for option in options if option.notation == text)
        return self._option

    def go(self) -> list[Event]:
        """Carry the answer out: what happened."""
        option = self.answer()
        self._option = None
        return self.game.apply(option)
