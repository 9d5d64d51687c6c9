"""The game that is played at a table, with its clock. Knows time, but neither disk nor sockets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from fengsheng.bots import BLIND
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import RULES_VERSION
from fengsheng.server.screens.screens import Screens
from fengsheng.server.table.answers import Answers, event_row
from fengsheng.server.table.automatic import safe_answer
from fengsheng.server.table.pace import Pace, draw_delay, rest
from fengsheng.server.table.packing import pack
from fengsheng.server.table.seated import Seated
from fengsheng.server.table.undoing import Before, answers_before, before, possible
from fengsheng.server.thinking.pool import Thought

SNAPSHOT_EVERY = 60  # accepted answers
NO_QUESTION = -1  # a number that no question has
SECOND_THOUGHTS = 4  # times the time to read, after an answer that can be taken back


class Quiet(NamedTuple):
    """Somebody does not want to be asked again in a turn for what they could have done then."""

    turn: int
    offered: frozenset[str]


class Match:
    """`clock` stands still while `frozen`: when the table is paused, or nobody is there.

    A question that waits for somebody has that seat's clock. One that is put on public facts (`lasting`) ends
    after a time that depends on the pace alone: whoever is silent then passes. Only a seat that holds it gets
    its ordinary clock. Alone with bots there are no clocks, unless one is wished for."""

    def __init__(
        self,
        game_id: str,
        number: int,
        answers: Answers,
        pace: Pace,
        dice: Random,
        alone: bool = False,
        clock: bool = False,
    ) -> None:
        self.id = game_id
        self.number = number
        self.answers = answers
        self.screens = Screens(answers)
        self.pace = pace
        self.goal = answers.game.state.rules.goal
        self.alone = alone  # with bots: one person, and nobody to whom time could tell anything
        self.timed = clock or not alone  # whoever is asked has a clock
        self.dice = dice
        self.seq = 0  # answers accepted so far
        self.saved_seq = 0  # of the last snapshot
        self.saved_events = 0
        self.versions = [RULES_VERSION]
        self.opened = 0.0
        self.elapsed = 0.0  # while frozen
        self.frozen = True
        self.delays: list[float] = []
        self.holding: set[int] = set()  # seats that think longer about the open question
        self.dozing: set[int] = set()  # seats whose time ran out while they thought: no condition counts
        self._quiet: dict[int, Quiet] = {}
        self.rest = 0.0  # alone with bots: seconds that the open question lasts if nobody is to think
        self.waited = 0.0  # alone with bots: seconds since the person was last asked
        self.extra = 0.0  # seconds that somebody has asked for
        self._held_until = 0.0  # by the age of the question
        self._least = 0.0  # that it lasts, for those who have to come back first
        self.people: set[int] = set()  # seats in which a person has answered
        self.coaches: set[int] = set()  # seats that have asked a coach, which others are not told yet
        self.late: list[tuple[int, int]] = []  # questions that a clock answered, and for whom
        self._bots: dict[int, Seated] = {}
        self.planned: dict[int, Option] = {}  # what bots will answer when the open question ends
        self.thoughts: dict[int, Thought] = {}  # of bots that look ahead, about the open question
        self.past: Before | None = None  # before the last answer, where that can be taken back
        self.undone = 0  # answers that were taken back

    @property
    def prompt_id(self) -> str:
        """The id of the open question: the number of the game at this table and that of the question."""
        question = self.answers.question
        if question is None:
            return ""
        # a question that is put again is another one: nobody shall answer it by having answered before
        again = f".{self.undone}" if self.undone else ""
        return f"{self.number}.{question.number}{again}"

    def prompt(self, prompt_id: str) -> int:
        """The number of the question that is meant, if it is the open one; else of none."""
        question = self.answers.question
        return question.number if question is not None and prompt_id == self.prompt_id else NO_QUESTION

    # The clock.

    def pose(self, now: float, told: bool = True, watching: bool = False) -> None:
        """A question has come up: start its clock, and draw how long bots will take if it waits for them.

        A delay is drawn for every seat, whoever sits there and whatever they hold. Alone with bots nobody
        can be told anything by time: there what has just happened is given the time to be read. `told`:
        something has; `watching`: the person is out of the game."""
        self.delays = [draw_delay(self.pace, self.dice) for _ in range(self.answers.game.seats)]
        if self.alone:
            self.rest = rest(self.pace, self.waited, watching) if told else 0.0
            self.waited += self.rest
            self.delays = [self.rest] * len(self.delays)
        if self.undoable and self.past is not None and not self.past.passing:
            self.rest = max(self.rest, self.pace.read * SECOND_THOUGHTS)
            self.delays = [self.rest] * len(self.delays)
        self.opened = now
        self.elapsed = 0.0
        self.holding.clear()
        self._held_until = self._least = self.extra = 0.0
        self.planned.clear()
        for thought in self.thoughts.values():
            thought.drop()
        self.thoughts.clear()

    def come_back(self, elapsed: float, grace: float) -> None:
        """The same after a restart: so much of the time is gone, but everybody has a moment to come back."""
        self.frozen = True
        self._least = 0.0 if self.alone else grace
        total = self.total
        self.elapsed = min(elapsed, max(0.0, total - grace)) if total is not None else 0.0

    def all_back(self, now: float) -> None:
        """Everybody is there again: nobody has to be waited for any more. A question that is put on public
        facts lasts as usual from now on; whoever is asked alone has what was left, and not all of it anew."""
        question = self.answers.question
        if self._least and question is not None and question.lasting and not self.holding:
            self.opened = now
            self.elapsed = 0.0
        self._least = 0.0

    def hold(self, seat: int, now: float) -> None:
        """That seat thinks longer: it gets its ordinary clock from now on."""
        self.holding.add(seat)
        self._held_until = max(self._held_until, self.age(now) + self._ordinary)

    def longer(self) -> None:
        """One more full clock for whom the open question waits."""
        self.extra += self._ordinary
        if self.holding:
            self._held_until += self._ordinary

    def be_quiet(self, seat: int) -> None:
        """That seat does not want to be asked again in this turn for what it is offered now."""
        question = self.answers.question
        assert question is not None
        before = self._quiet.get(seat)
        turn = self.answers.game.state.turn_no
        offered = frozenset(question.listed(seat))
        if before is not None and before.turn == turn:
            offered |= before.offered
        self._quiet[seat] = Quiet(turn, offered)

    def wants_quiet(self, seat: int) -> bool:
        """Whether that seat has said so in this turn."""
        quiet = self._quiet.get(seat)
        return quiet is not None and quiet.turn == self.answers.game.state.turn_no

    def offers_news(self, seat: int) -> bool:
        """Whether that seat is offered something that it was not offered when it said so."""
        question = self.answers.question
        assert question is not None
        return not self._quiet[seat].offered.issuperset(question.listed(seat))

    @property
    def _ordinary(self) -> float:
        """The clock of whoever thinks."""
        question = self.answers.question
        return self.pace.window if question is not None and question.window else self.pace.decision

    @property
    def total(self) -> float | None:
        """How long the clock of the open question is, as everybody is shown it; None: there is none. It says
        nothing about who has answered."""
        question = self.answers.question
        if question is None or (not self.timed and (self.holding or not question.lasting)):
            return None
        if not question.lasting or self.holding:
            return self._ordinary + self.extra
        return self.rest if self.alone else max(self.pace.wait, self._least)

    def age(self, now: float) -> float:
        """How long the question has been open."""
        return self.elapsed if self.frozen else now - self.opened

    def left(self, now: float) -> float:
        """How long the clock still has to run."""
        end = self._held_until if self.holding else self.total or 0.0
        return max(0.0, end - self.age(now))

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

    def delay(self, seconds: float, now: float) -> None:
        """The server itself was late: nobody's time passed meanwhile. A question that came up later than
        that begins now."""
        if not self.frozen:
            self.opened = min(self.opened + seconds, now)

    def closes(self) -> float | None:
        """When the open question ends by itself, if it is one that does; None: not by time."""
        question = self.answers.question
        if self.frozen or question is None or not question.lasting:
            return None
        thinking = not self.holding.isdisjoint(self.answers.waiting())
        if self.alone:
            if thinking:
                return self.opened + self._held_until if self.timed else None
            # whoever is alone with bots need not wait for them
            return self.opened if self.holding else self.opened + self.rest
        lasts = max(self.pace.wait, self._least)
        return self.opened + (max(lasts, self._held_until) if thinking else lasts)

    def due(self, after: Callable[[int], float | None]) -> tuple[float, int] | None:
        """Of a question that waits for somebody: when the next automatic answer comes, and whose; None:
        never, as things are. `after` says how long a seat has."""
        question = self.answers.question
        if self.frozen or question is None or question.lasting:
            return None
        best: tuple[float, int] | None = None
        for seat in self.answers.waiting():
            within = after(seat)
            if within is not None and (best is None or self.opened + within < best[0]):
                best = (self.opened + within, seat)
        return best

    # Taking back.

    def remember(self, seat: int, option: Option) -> None:
        """Keep the game as it is: that seat is about to answer, and may take it back."""
        self.past = before(self.answers, seat, option, (self.seq, self.saved_seq, self.saved_events))

    @property
    def undoable(self) -> bool:
        """Whether the last answer can be taken back now."""
        return possible(self.past, self.answers)

    def undo(self) -> Before:
        """Take back the last answer; how it was kept before."""
        past = self.past
        assert past is not None
        self.past = None
        self.undone += 1
        self.answers = answers_before(past, self.answers)
        asked = self.answers.question
        assert asked is not None
        self.late = [one for one in self.late if one[0] < asked.number]
        self._bots.clear()  # what they have heard has not happened
        seq = self.screens.seq + 1
        self.screens = Screens(self.answers)
        self.screens.seq = seq
        self.seq, self.saved_seq, self.saved_events = past.seq, past.saved_seq, past.saved_events
        return past

    # Automatic answers.

    def bot_answer(self, seat: int, bot_name: str) -> Option:
        """What a bot does: it gets what that seat has seen happen, its view and the options, and nothing
        else. One that sits down later, or after a restart, hears the whole story first."""
        question = self.answers.question
        assert question is not None
        options = question.offers[seat]
        if len(options) == 1:
            return options[0]
        bot = self.seated(seat, bot_name).bot
        view = self.asked_view(seat) if getattr(bot, "needs_view", True) else BLIND
        return bot.choose(view, self.decision(seat))

    def seated(self, seat: int, bot_name: str) -> Seated:
        """The bot of a seat, which has heard everything that its seat has seen."""
        seated = self._bots.get(seat)
        if seated is None or seated.called != bot_name:
            seated = self._bots[seat] = Seated(bot_name, seat, self.id, f"{self.dice.random()}")
        seated.hear(self.answers.game.state.rules, self.answers.history)
        return seated

    def decision(self, seat: int) -> Decision:
        """What that seat is asked."""
        question = self.answers.question
        assert question is not None
        return Decision(question.number, seat, question.kind, question.offers[seat])

    def asked_view(self, seat: int) -> View:
        """The seat's view; in a window everybody is asked at once, so it says that this seat is."""
        view = self.answers.game.view(seat)
        if view["decision"] is not None:
            view["decision"] = {**view["decision"], "seat": seat}
        return view

    def safe_answer(self, seat: int) -> Option:
        """What happens when nobody answers in time."""
        assert self.answers.question is not None
        return safe_answer(self.answers.question.offers[seat], self.dice)

    # Keeping.

    def snapshot(self) -> tuple[bytes, bytes] | None:
        """State and new events, if it is time for a snapshot; only between questions."""
        if self.answers.given or self.seq - self.saved_seq < SNAPSHOT_EVERY or self.answers.question is None:
            return None
        return self.take_snapshot()

    def take_snapshot(self) -> tuple[bytes, bytes]:
        """The same, whether it is time or not."""
        state = pack(self.answers.game.to_dict())
        events = pack([event_row(event) for event in self.answers.history[self.saved_events :]])
        self.saved_seq = self.seq
        self.saved_events = len(self.answers.history)
        return state, events

    def story(self) -> bytes:
        """Everything that happened, unfiltered."""
        return pack([event_row(event) for event in self.answers.history])
