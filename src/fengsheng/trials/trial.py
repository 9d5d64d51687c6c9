"""Somebody plays on from a position. What the others do follows from position, seed and answers,
so whoever comes back says these and is where they were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fengsheng.bots import Bot, make_bot, tell
from fengsheng.bots.hearing import ear
from fengsheng.core.errors import IllegalAction
from fengsheng.core.event import Event
from fengsheng.core.option import Decision, Option
from fengsheng.game import Game

OTHERS = "expert"  # who plays for the others


@dataclass(frozen=True)
class Start:
    """A position, and who sits where."""

    game: Game
    seat: int
    past: Sequence[Event] = ()  # what had happened, for those who want to read it
    as_it_was: bool = True  # what nobody could see, too; else it was dealt anew for this seat
    script: tuple[tuple[int, str], ...] = ()  # who answers what, as long as the player follows it
    seed: str = "trial"


@dataclass
class _Other:
    """A bot at a seat, and how much of what happened it has heard."""

    bot: Bot
    heard: int = 0


@dataclass
class Trial:
    """One player, one position."""

    start: Start
    game: Game = field(init=False)
    history: list[Event] = field(init=False)  # since the position
    answers: list[str] = field(init=False)  # what the player has answered

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """Back to the position."""
        self.game = self.start.game.clone()
        self.history = []
        self.answers = []
        self._line = 0  # of the script; past its end once the player has left it
        self._others: dict[int, _Other] = {}

    @property
    def seat(self) -> int:
        """Where the player sits."""
        return self.start.seat

    @property
    def asked(self) -> Decision | None:
        """What the player is asked: nothing where there is one answer."""
        decision = self.game.decision
        mine = decision is not None and decision.seat == self.seat and len(decision.options) > 1
        return decision if mine else None

    @property
    def wanted(self) -> str:
        """What the script has the player answer now; empty where it says nothing, or was left."""
        asked = self.asked
        line = self._scripted
        return line if asked is not None and any(o.notation == line for o in asked.options) else ""

    @property
    def left_script(self) -> bool:
        """Whether the player has answered something else than the script, or it has said nothing for long."""
        return self._line >= len(self.start.script)

    def answer(self, notation: str) -> list[Event]:
        """The player's answer; what happened. What is not offered changes nothing."""
        asked = self.asked
        if asked is None:
            raise IllegalAction("You are asked nothing now.")
        events = self._apply(self._option(asked, notation))
        self.answers.append(notation)
        return events

    def go_on(self) -> list[Event] | None:
        """One answer of somebody else, or one that nobody has to think about; None: the player is asked, or
        it is over."""
        decision = self.game.decision
        if decision is None or self.asked is not None:
            return None
        if len(decision.options) == 1:
            return self._apply(decision.options[0])
        line = self._scripted
        for option in decision.options:
            if option.notation == line:
                return self._apply(option)
        return self._apply(self._bot_answer(decision))

    @property
    def _scripted(self) -> str:
        """What the script has the open question answered with."""
        decision, script = self.game.decision, self.start.script
        if decision is None or self._line >= len(script) or script[self._line][0] != decision.seat:
            return ""
        return script[self._line][1]

    def _option(self, asked: Decision, notation: str) -> Option:
        for option in asked.options:
            if option.notation == notation:
                return option
        raise IllegalAction(f"{notation!r} is not offered.")

    def _apply(self, option: Option) -> list[Event]:
        follows = option.notation == self._scripted
        self._line = self._line + 1 if follows else len(self.start.script)
        events = self.game.apply(option)
        self.history += events
        return events

    def _bot_answer(self, decision: Decision) -> Option:
        seat, rules = decision.seat, self.game.state.rules
        other = self._others.get(seat)
        if other is None:
            other = self._others[seat] = _Other(make_bot(OTHERS, f"{self.start.seed} {seat}"))
            self._tell_past(other.bot, seat)
        tell(other.bot, seat, rules, self.history[other.heard :])
        other.heard = len(self.history)
        return other.bot.choose(self.game.view(seat), decision)

    def _tell_past(self, bot: Bot, seat: int) -> None:
        """Where hidden things were dealt anew a bot hears what everybody has seen: what its own seat saw then
        need not be so any more."""
        rules = self.game.state.rules
        if self.start.as_it_was:
            tell(bot, seat, rules, self.start.past)
            return
        hear = ear(bot)
        for event in self.start.past if hear is not None else ():
            seen = event.seen_by(rules, None)
            if seen is not None and hear is not None:
                hear(seen)
