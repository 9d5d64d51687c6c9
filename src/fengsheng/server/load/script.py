"""Scripted people at a table: they answer after a while, mostly pass, and write down how long it took."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import NamedTuple

import msgspec

from fengsheng.server.load.figures import Figures
from fengsheng.server.socket.limiter import RATES
from fengsheng.server.socket.outgoing import ClientSocket
from fengsheng.server.table.answers import SECRET

PASSING = 0.8  # how often somebody who may pass does


class Ask(msgspec.Struct):
    id: str
    kind: str
    seats: list[int]


class _Choice(msgspec.Struct):
    n: str


class _Prompt(msgspec.Struct):
    id: str
    options: list[_Choice]


class _Frame(msgspec.Struct):
    """What of a message matters here; the rest is skipped."""

    t: str
    ask: Ask | None = None
    prompt: _Prompt | str | None = None
    phase: str = ""
    code: str = ""
    seat: int | None = None
    replay: str = ""


_frame = msgspec.json.Decoder(_Frame)


class Manner(NamedTuple):
    """How people play: seconds until they answer, and in which detail they are told things."""

    after: tuple[float, float] = (0.25, 0.75)
    words: str = "none"
    lang: str = "en"


# As quickly as a guest may answer: what comes too fast is refused, and nobody here would say it again.
SOONEST = 1 / RATES["answer"].per_second
QUICKLY = Manner(after=(SOONEST, SOONEST))


class _Question:
    """A question as the clients of one table know it together: when the answer it waited for was sent."""

    __slots__ = ("by", "given", "left", "seats", "secret", "sent")

    def __init__(self, ask: Ask) -> None:
        self.seats = ask.seats
        self.secret = ask.kind == SECRET
        self.given: dict[int, bool] = {}  # seat: whether it passed
        self.sent = 0.0
        self.by: Player | None = None
        self.left = 0  # clients that have not got its outcome yet

    def ready(self) -> bool:
        """Whether the rules can go on: everybody up to the first who acts has answered, or everybody."""
        for seat in self.seats:
            passed = self.given.get(seat)
            if passed is None:
                return False
            if not passed and not self.secret:
                return True
        return True


class Player:
    """One client."""

    def __init__(self, table: ScriptedTable, socket: ClientSocket) -> None:
        self.table = table
        self.seat: int | None = None
        self.arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._socket = socket
        self._ask = ""
        self._sent_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        socket.heard = self._heard
        socket.closed = self._closed

    def say(self, **message: object) -> None:
        """Send a message."""
        self._socket.send(msgspec.json.encode(message))

    def hang_up(self) -> None:
        """Go without a word."""
        if self._timer is not None:
            self._timer.cancel()
        self._socket.abort()

    def _closed(self, code: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.table.hung_up(code)
        if not self.arrived.done():
            self.arrived.set_exception(ConnectionError(f"The server has closed the connection: {code}."))

    def _heard(self, payload: bytes) -> None:
        now = time.perf_counter()
        table = self.table
        figures = table.figures
        figures.frames += 1
        figures.bytes += len(payload)
        frame = _frame.decode(payload)
        kind = frame.t
        if kind == "accepted":
            figures.accepted.append(now - self._sent_at)
            return
        if kind == "step":
            figures.steps += 1
            table.told(self, self._ask, now)
        if kind in ("step", "view", "asked"):
            self._ask = frame.ask.id if frame.ask is not None else ""
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if isinstance(frame.prompt, _Prompt):
                assert frame.ask is not None
                self._think(frame.prompt, frame.ask)
        elif kind == "table":
            self.seat = frame.seat
            if not self.arrived.done():
                self.arrived.set_result(None)
            if self is table.players[0]:
                table.replay = frame.replay
                table.phase_is(frame.phase)
        elif kind == "error":
            if frame.code == "stale-prompt":
                figures.stale += 1
            else:
                figures.errors[frame.code] += 1

    def _think(self, prompt: _Prompt, ask: Ask) -> None:
        delay = self.table.think()
        call_later = asyncio.get_running_loop().call_later
        self._timer = call_later(delay, self._answer, prompt, ask)

    def _answer(self, prompt: _Prompt, ask: Ask) -> None:
        self._timer = None
        dice = self.table.dice
        options = prompt.options
        choice = options[int(dice.random() * len(options))].n
        if choice != "pass" and dice.random() < PASSING and any(option.n == "pass" for option in options):
            choice = "pass"
        message = msgspec.json.encode({"t": "answer", "prompt": prompt.id, "option": choice})
        self._sent_at = time.perf_counter()
        self.table.answered(self, ask, choice == "pass", self._sent_at)
        self._socket.send(message)


class ScriptedTable:
    """The clients of one table. The first is the owner, who deals, and deals again after the end."""

    def __init__(self, figures: Figures, manner: Manner, dice: Random) -> None:
        self.figures = figures
        self.manner = manner
        self.dice = dice
        self.players: list[Player] = []
        self.code = ""
        self.phase = ""
        self.replay = ""  # after the end: the id of the game
        self.again = True  # whether to play on after the end
        self.hurry = 0  # answers that are given at once, to get into the middle of a game
        self.closing = False
        self.over: asyncio.Event = asyncio.Event()
        self._questions: dict[str, _Question] = {}

    def think(self) -> float:
        """How long somebody takes to answer."""
        if self.hurry > 0:
            self.hurry -= 1
            return 0.02 * self.dice.random()
        shortest, longest = self.manner.after
        return shortest + (longest - shortest) * self.dice.random()

    def answered(self, player: Player, ask: Ask, passed: bool, now: float) -> None:
        """Somebody sends an answer."""
        self.figures.answers += 1
        question = self._questions.get(ask.id)
        if question is None:
            if len(self._questions) > 8:  # outcomes that somebody did not get, after a reconnection
                self._questions.clear()
            question = self._questions[ask.id] = _Question(ask)
        if question.by is None and player.seat is not None:
            question.given[player.seat] = passed
            if question.ready():
                question.by = player
                question.sent = now
                # whoever plays alone with bots waits for the event too
                question.left = max(1, len(self.players) - 1)

    def told(self, player: Player, ask: str, now: float) -> None:
        """A client has got what came of a question."""
        question = self._questions.get(ask)
        if question is None:
            return
        if question.by is None:
            del self._questions[ask]  # the last answer was not ours
            return
        if question.by is player and len(self.players) > 1:
            return
        question.left -= 1
        if question.left <= 0:
            self.figures.told.append(now - question.sent)
            del self._questions[ask]

    def phase_is(self, phase: str) -> None:
        """The owner is told how things stand."""
        before, self.phase = self.phase, phase
        if phase == before:
            return
        if phase == "over":
            self.figures.games += 1
            self._questions.clear()
            self.over.set()
            if self.again:
                self.players[0].say(t="rematch")
        elif phase == "lobby" and before == "over":
            self.start()

    def start(self) -> None:
        """Deal."""
        self.players[0].say(t="start")

    def hung_up(self, code: int) -> None:
        """The server has closed a connection: right only when we are leaving."""
        if not self.closing:
            self.figures.errors[f"closed {code}"] += 1

    def leave(self) -> None:
        """Everybody says goodbye."""
        self.closing = True
        for player in self.players:
            player.say(t="leave")

    def abandon(self) -> None:
        """Everybody is gone, without a word."""
        self.closing = True
        for player in self.players:
            player.hang_up()
