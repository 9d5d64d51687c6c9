"""The game that is played at a table, with its clock. Knows time, but neither disk nor sockets."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from ...bots import Bot, make_bot
from ...core.option import Decision, Option
from ...editions.registry import RULES_VERSION
from ...game import Game
from ..automatic import safe_answer
from ..pace import Pace, draw_delay
from ..play import Misfit, Play, event_from, event_row
from ..screen import Screens

SNAPSHOT_EVERY = 60  # accepted answers
GRACE = 15.0  # seconds that everybody has at least after a restart


class Given(NamedTuple):
    """An answer as the store has it."""

    seq: int
    prompt: int
    seat: int
    source: str
    notation: str
    at: int


class Match:
    """`clock` stands still while `frozen`: when the table is paused, or nobody is there."""

    def __init__(self, game_id: str, number: int, play: Play, pace: Pace, lots: Random) -> None:
        self.id = game_id
        self.number = number
        self.play = play
        self.screens = Screens(play)
        self.pace = pace
        self.lots = lots
        self.seq = 0  # answers accepted so far
        self.saved_seq = 0  # of the last snapshot
        self.saved_events = 0
        self.versions = [RULES_VERSION]
        self.opened = 0.0
        self.elapsed = 0.0  # while frozen
        self.frozen = True
        self.delays: list[float] = []
        self._bots: dict[int, Bot] = {}

    # The clock.

    @property
    def total(self) -> float:
        """How long the open question may stay open."""
        question = self.play.question
        return self.pace.window if question is not None and question.window else self.pace.decision

    def pose(self, now: float) -> None:
        """A question has come up: start its clock, and draw how long automatic answers will take.

        A delay is drawn for every seat, whoever sits there and whatever they hold."""
        question = self.play.question
        window = question is not None and question.window
        seats = self.play.game.seats
        self.delays = [draw_delay(self.pace, window, self.lots) for _ in range(seats)]
        self.opened = now
        self.elapsed = 0.0

    def age(self, now: float) -> float:
        """How long the question has been open."""
        return self.elapsed if self.frozen else now - self.opened

    def left(self, now: float) -> float:
        """How long it may stay open yet."""
        return max(0.0, self.total - self.age(now))

    def freeze(self, now: float) -> None:
        """The clock stands still."""
        if not self.frozen:
            self.elapsed = now - self.opened
            self.frozen = True

    def thaw(self, now: float) -> None:
        """The clock goes on."""
        if self.frozen:
            self.opened = now - self.elapsed
            self.frozen = False

    def due(self, now: float, by_hand: Callable[[int], bool]) -> tuple[float, int] | None:
        """When the next automatic answer comes, and whose; None: never, as things are."""
        if self.frozen:
            return None
        best: tuple[float, int] | None = None
        for seat in self.play.waiting():
            after = self.total if by_hand(seat) else self.delays[seat]
            when = self.opened + after
            if best is None or when < best[0]:
                best = (when, seat)
        return best

    # Automatic answers.

    def bot_answer(self, seat: int, bot_name: str) -> Option:
        """What a bot does: it gets the view of that seat and the options, and nothing else."""
        question = self.play.question
        assert question is not None
        bot = self._bots.get(seat)
        if bot is None or bot.name != bot_name:
            bot = self._bots[seat] = make_bot(bot_name, f"{self.lots.random()}")
        decision = Decision(question.number, seat, question.kind, question.offers[seat])
        view = self._asked_view(seat) if getattr(bot, "needs_view", True) else {}
        return bot.choose(view, decision)

    def _asked_view(self, seat: int) -> dict[str, Any]:
        """The seat's view; in a window everybody is asked at once, so it says that this seat is."""
        view = dict(self.play.game.view(seat))
        if view["decision"] is not None:
            view["decision"] = {**view["decision"], "seat": seat}
        return view

    def safe_answer(self, seat: int) -> Option:
        """What happens when nobody answers in time."""
        assert self.play.question is not None
        return safe_answer(self.play.question.offers[seat], self.lots)

    # Keeping.

    def snapshot(self) -> tuple[bytes, bytes] | None:
        """State and new events, if it is time for a snapshot; only between questions."""
        if self.play.given or self.seq - self.saved_seq < SNAPSHOT_EVERY or self.play.question is None:
            return None
        return self.take_snapshot()

    def take_snapshot(self) -> tuple[bytes, bytes]:
        """The same, whether it is time or not."""
        state = pack(self.play.game.to_dict())
        events = pack([event_row(event) for event in self.play.history[self.saved_events :]])
        self.saved_seq = self.seq
        self.saved_events = len(self.play.history)
        return state, events

    def story(self) -> bytes:
        """Everything that happened, unfiltered."""
        return pack([event_row(event) for event in self.play.history])


def pack(data: Any) -> bytes:
    """JSON, compressed."""
    return zlib.compress(msgspec.json.encode(data), 6)


def unpack(data: bytes) -> Any:
    """The same, back."""
    return msgspec.json.decode(zlib.decompress(data))


class Resumed(NamedTuple):
    """A match as the store has it."""

    match: Match
    last_at: int  # when the answer that brought up the open question was accepted; 0: never
    cut_from: int  # stored answers from this one on do not fit the rules of today; -1: all fit


def resume(
    game_id: str,
    number: int,
    first: Game | None,
    snapshots: list[tuple[int, str, bytes, bytes]],
    answers: list[Given],
    pace: Pace,
    lots: Random,
) -> Resumed:
    """Continue from the last snapshot (seq, rules version, state, events) and the answers since.

    Under the rules that made it this gives exactly the game that was interrupted. Under newer rules it
    continues from the snapshot under the new rules, and where an answer no longer fits it is asked again."""
    if snapshots:
        seq, _, state, _ = snapshots[-1]
        history = [event_from(row) for _, _, _, events in snapshots for row in unpack(events)]
        play = Play(Game.from_dict(unpack(state)), history)
    else:
        assert first is not None
        seq = 0
        play = Play(first)
    match = Match(game_id, number, play, pace, lots)
    match.seq = match.saved_seq = seq
    match.saved_events = len(play.history) if snapshots else 0
    last_at = 0
    cut_from = -1
    for given in answers:
        if given.seq < seq:
            last_at = given.at
            continue
        try:
            events = play.give(given.seat, given.prompt, given.notation)
        except (ValueError, Misfit):
            cut_from = given.seq
            break
        match.seq = given.seq + 1
        if events is not None:
            match.screens.seq += 1
            last_at = given.at
    return Resumed(match, last_at, cut_from)
