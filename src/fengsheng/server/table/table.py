"""A table in memory: its people, its game, its chat. It knows time, but neither queue nor disk nor socket."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Collection
from random import Random
from typing import Protocol

from fengsheng.levels import looks_ahead
from fengsheng.server.clock import Clock
from fengsheng.server.errors import Refused
from fengsheng.server.operate.tokens import commitment
from fengsheng.server.screens.screens import Reader
from fengsheng.server.table import seating
from fengsheng.server.table.answers import Question
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import Pace
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.state import TableState
from fengsheng.server.thinking.pool import Pool
from fengsheng.server.wire import server

CHAT_KEPT = 100
# Seconds that bots who look ahead have for a question of their own, and where all are asked, with somebody
# who is alone with them. It is never less: that would tell who had something to think about.
THINKING = 0.5
GLANCE = 0.3


class Host(Protocol):
    """What a table may ask of the server that it is on."""

    clock: Clock
    thinkers: Pool

    def pace(self, name: str, speed: str = "") -> Pace:
        """The pace of that name, with bots as quick as at that of another, as this server has it."""
        ...

    def check_start(self, state: TableState) -> None:
        """Raise why there can be no game at such a table now."""
        ...


class Table:
    """Whatever is done at a table is done to one of these; what comes of it goes into an outbox."""

    def __init__(
        self, host: Host, table: str, code: str, phase: str, state: TableState, seed: bytes, created: int
    ) -> None:
        self.host = host
        self.clock = host.clock
        self.id = table
        self.code = code
        self.phase = phase
        self.state = state
        self.seed = seed
        self.created = created
        self.match: Match | None = None
        self.chat: deque[server.Line] = deque(maxlen=CHAT_KEPT)
        self.next_line = 0
        self.dice = Random(secrets.token_bytes(32))  # for delays; deals have their own seeds
        self.paused_since: float | None = None  # when this pause began, for those who are there
        self.came_from: dict[str, str] = {}  # where people were last

    def fair(self) -> server.Fair:
        """How the deal can be checked."""
        if self.phase == "over" and self.state.outcome is not None:
            return server.Fair(self.state.outcome.sha256, self.state.outcome.seed)
        return server.Fair(commitment(self.seed))

    def need_match(self) -> Match:
        """The match, if one is being played; else a refusal."""
        if self.phase != "playing" or self.match is None:
            raise Refused("not-now", "No game is being played at this table.")
        return self.match

    def seat_of(self, peer: Peer) -> int:
        """Where a peer sits; else a refusal."""
        seat = self.state.seat_of(peer.guest)
        if seat is None:
            raise Refused("not-seated", "You have no seat in this game.")
        return seat

    def reader(self, peer: Peer) -> Reader:
        """With whose eyes a peer looks."""
        return Reader(self.state.seat_of(peer.guest), peer.lang, peer.words, self.names_in(peer.lang))

    def names_in(self, lang: str) -> tuple[str, ...]:
        """Who plays, for a reader of that language."""
        return () if self.match is None else self.state.names_in(lang, self.match.answers.game.names)

    # Who is asked.

    def silent(self, seat: int | None) -> bool:
        """Whether nobody at that seat is asked anything now."""
        match = self.match
        if seat is None or match is None or not self.state.chairs[seat].person:
            return True
        question = match.answers.question
        if question is None:
            return True
        if question.lasting:
            # whoever has nothing to choose is not troubled, but can hold the question like anybody
            return len(question.offers.get(seat, ())) < 2 and seat not in match.holding
        return not self.by_hand(seat)

    def by_hand(self, seat: int) -> bool:
        """Whether a question that waits for that seat waits for a person. At strict tables a person answers
        also where there is one answer: that it comes by itself would tell."""
        match = self.match
        if match is None or match.answers.question is None or not self.state.chairs[seat].person:
            return False
        options = match.answers.question.offers.get(seat, ())
        return len(options) > 1 or (len(options) == 1 and not (match.alone or self.state.settings.relaxed))

    def patience(self, seat: int) -> float | None:
        """How long a question that waits for that seat waits; None: without limit."""
        match = self.match
        assert match is not None
        if not self.state.chairs[seat].person:
            return max(match.delays[seat], THINKING) if self.waited_for(seat) else match.delays[seat]
        if self.by_hand(seat):
            return match.total
        return match.rest if match.alone else match.pace.wait

    def waited_for(self, seat: int) -> bool:
        """Whether a bot that looks ahead sits there and somebody who is alone with bots waits for it,
        whether or not it has something to think about."""
        match = self.match
        question = match.answers.question if match is not None else None
        return match is not None and question is not None and match.alone and self._ahead(seat, question)

    def thinks(self, seat: int) -> bool:
        """Whether the bot of a seat is to look ahead about the open question."""
        match = self.match
        question = match.answers.question if match is not None else None
        if match is None or question is None or seat in match.thoughts or seat in match.answers.given:
            return False
        return len(question.offers.get(seat, ())) > 1 and self._ahead(seat, question)

    def _ahead(self, seat: int, question: Question) -> bool:
        """What others choose in secret at the same time cannot be imagined."""
        looks = looks_ahead(self.state.bot_of(seat)) and not self.state.chairs[seat].person
        return looks and self.host.thinkers.any and not question.secret

    # Who is there.

    def arrived(self, peer: Peer, here: Collection[str]) -> None:
        """One more connection; `here` are all who are connected now."""
        if len(self.came_from) > 2 * seating.MOST_MEMBERS:
            self.came_from = {g: at for g, at in self.came_from.items() if self.state.member(g) is not None}
        self.came_from[peer.guest] = peer.address
        self.wake(here)

    def wake(self, here: Collection[str]) -> None:
        """These are there: the clock goes on."""
        if self.match is None or self.state.paused:
            return
        now = self.clock.now()
        self.match.thaw(now)
        if {chair.guest for chair in self.state.chairs if chair.person} <= set(here):
            self.match.all_back(now)
