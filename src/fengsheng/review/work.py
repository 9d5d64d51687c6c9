"""The analysis of a game, piece by piece: it can be stopped after any, shows what there is, and goes on later
where it was."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from fengsheng.review.chapters import Chapter, chapters
from fengsheng.review.judge import key_of
from fengsheng.review.kinds import FOOLED, LEAST, Case, kind_of
from fengsheng.review.levels import Level, level_of
from fengsheng.review.model import (
    Answer,
    Choice,
    Counted,
    Picture,
    Review,
    Side,
    Text,
    TurningPoint,
    TurnPoint,
)
from fengsheng.review.playing import Playing
from fengsheng.review.questions import Question, Tried
from fengsheng.review.reading import Chosen, Reading
from fengsheng.review.telling import Teller, fooled, picture
from fengsheng.review.trying import try_out

SWING: Final = 0.10  # of a game: what changes less is no turning point
MOST_POINTS: Final = 5


class Progress(NamedTuple):
    """What is being done: `reading`, `playing` (of a turn), `choices`, or that it is `ready`."""

    stage: str
    turn: int
    done: int
    total: int

    @property
    def part(self) -> float:
        """Of the whole, from 0 to 1."""
        share = self.done / self.total if self.total else 0.0
        if self.stage == "ready":
            return 1.0
        return {"reading": 0.0, "playing": 0.02 + 0.7 * share, "choices": 0.72 + 0.27 * share}[self.stage]


class Work:
    """One analysis. Go through `steps` as far as you like; `review` is what there is so far."""

    def __init__(
        self,
        record: Mapping[str, Any],
        seat: int | None = None,
        level: str = "standard",
        *,
        begun: Review | None = None,
        late: Collection[int] = (),
    ) -> None:
        self._level: Level = level_of(level)
        judging = self._level.turns > 0
        self._reading = read = Reading(record, seat, self._level.everybody, judging)
        self._late = {*late, *read.late}
        self._record = record
        self._key = key_of(record, level, seat)
        self._seat = seat
        self._teller = Teller(read.end)
        self._book: dict[int, Chapter] = {chapter.turn: chapter for chapter in chapters(record)}
        self._playing = Playing(read.starts, read.sides, self._level)
        self._tried: dict[int, list[Tried]] = {}
        self._ready = not judging
        if begun is not None and begun.key[:4] == self._key[:4] and begun.key.level == level:
            self._take_up(begun.work)

    # Doing it.

    def steps(self) -> Iterator[Progress]:
        """Piece by piece; each takes a moment only."""
        if self._reading.judged and self._level.turns:
            yield from self._play()
            yield from self._try()
        self._ready = True
        yield Progress("ready", 0, 1, 1)

    def _play(self) -> Iterator[Progress]:
        playing, turns = self._playing, self._level.turns
        for turn in playing.steps():
            yield Progress("playing", turn, round(playing.spent * turns), turns)

    def _try(self) -> Iterator[Progress]:
        todo = self._to_try()
        left = [chosen for chosen in todo if chosen.question.moment not in self._tried]
        for chosen in left:
            question = chosen.question
            done = len(todo) - len(left) + left.index(chosen)
            yield Progress("choices", question.turn, done, len(todo))
            self._tried[question.moment] = try_out(
                question,
                chosen.done,
                self._level.worlds,
                self._level.error,
                whole=self._level.to_the_end,
            )

    def _to_try(self) -> list[Chosen]:
        """The turning points' choices first, then those that the expert would have made otherwise, the
        clearest first."""
        found: dict[int, Chosen] = {}
        for turn, *_ in self._swings():
            for chosen in self._reading.shown.get(turn, [])[:1]:
                found[chosen.question.moment] = chosen
        clear = sorted(self._reading.chosen, key=lambda one: -one.behind)[: self._level.tries]
        for chosen in clear:
            found[chosen.question.moment] = chosen
        return list(found.values())

    # What there is.

    def review(self) -> Review:
        """Everything so far."""
        read = self._reading
        seats = read.end.view(None)["seats"]
        choices = [self._choice(one) for one in self._reading.chosen if one.question.moment in self._tried]
        return Review(
            key=self._key,
            edition=self._record["edition"],
            names=tuple(self._record["names"]),
            truth=read.truth,
            identities=tuple(row["identity"] for row in seats),
            characters=tuple(str(row["character"]) for row in seats),
            winners=tuple(read.end.leaf().winners),
            turns=tuple(self._turns()),
            sides=tuple(Side(*side) for side in read.sides.all),
            suspicion=tuple(read.suspicion),
            knowing=tuple(read.knowing),
            turning_points=tuple(self._turning(*swing) for swing in self._swings()),
            choices=tuple(choices),
            counted=tuple(self._counted(choices)),
            ready=self._ready,
            work={} if self._ready and not self._tried else self._left(),
        )

    def _counted(self, choices: list[Choice]) -> Iterator[Counted]:
        """By the figures, what looked different at first sight may be no different."""
        seats = range(len(self._reading.truth)) if self._level.everybody else [self._seat]
        for seat in seats:
            if seat is not None:
                same = sum(choice.seat == seat and choice.verdict == "same" for choice in choices)
                yield Counted(seat, self._reading.key[seat], self._reading.like[seat] + same)

    def _turns(self) -> Iterator[TurnPoint]:
        read = self._reading
        for at, start in enumerate(read.starts):
            chances = [(round(c.chance, 4), round(c.error, 4)) for c in self._playing.chances(at)]
            plays = len(self._playing.plays[at])
            yield TurnPoint(start.turn, read.whose[at], start.moment, tuple(chances), plays)
        last = [(worth, 0.0) for worth in read.sides.worth(read.end)]
        turn = read.starts[-1].turn + 1 if read.starts else 1
        yield TurnPoint(turn, -1, -1, tuple(last), 0)

    def _swings(self) -> list[tuple[int, int, float, float, float]]:
        """Turns in which a side's chance changed clearly, with the side, before, after and the error: the
        largest changes, in the order of the game."""
        turns = list(self._turns())
        found = []
        for at, (before, after) in enumerate(pairwise(turns)):
            if not before.chances or not after.chances:
                continue
            changes = []
            between = [change.error for change in self._playing.changes(at)]
            for side, (old, new) in enumerate(zip(before.chances, after.chances, strict=True)):
                error = between[side] if between else old[1]  # how it ended is known
                if abs(new[0] - old[0]) >= max(SWING, error):
                    changes.append((abs(new[0] - old[0]), side, old[0], new[0], error))
            if changes:
                size, side, old_chance, new_chance, error = max(changes)
                found.append((size, (before.turn, side, old_chance, new_chance, error)))
        found.sort(key=lambda one: -one[0])
        return sorted(one for _, one in found[:MOST_POINTS])

    def _turning(self, turn: int, side: int, before: float, after: float, error: float) -> TurningPoint:
        tell = self._teller
        shown = self._reading.shown.get(turn, [])
        chosen = shown[0] if shown else None
        chapter = self._book[turn]
        changed = tell.changed(Side(*self._reading.sides.all[side]), before, after)
        marked = [tell.mark(mark) for mark in chapter.marks[-1:]]
        moment, drawn = chapter.moment, Picture(chapter.seat, -1, "")
        line: Text | None = None
        if chosen is not None:
            moment, drawn = chosen.question.moment, picture(chosen.question, chosen.done)
            line = tell.happened(chosen.events)
        happened = [*(marked if line is not None and marked != [line] else []), changed]
        title = tell.title(turn, line or (marked[0] if marked else None))
        choice = self._choice(chosen) if chosen is not None else None
        return TurningPoint(
            turn, moment, side, before, after, round(error, 4), title, tuple(happened), drawn, choice
        )

    def _choice(self, chosen: Chosen) -> Choice:
        """As far as it was tried."""
        question, done = chosen.question, chosen.done
        tried = self._tried.get(question.moment, [])
        ours = next((one for one in tried if one.answer == done), None)
        loss = ours.behind if ours is not None else 0.0
        error = ours.behind_error if ours is not None else 0.0
        verdict, victim = "same" if chosen.behind else "like", -1
        if ours is not None and loss >= LEAST and loss > error:  # an error is two standard errors
            verdict, victim = self._verdict(chosen, tried[0].answer)
        about = picture(question, done).target
        answers = tuple(
            Answer(
                question.decision.options[one.answer].notation,
                self._teller.label(question, one.answer),
                self._teller.reason(question, one.answer),
                one.answer == done,
                round(one.chance, 4),
                round(one.error, 4),
                round(one.behind, 4),
                round(one.behind_error, 4),
            )
            for one in tried
        )
        told = self._teller.verdict(verdict, question.seat, victim)
        return Choice(
            question.moment,
            question.turn,
            question.seat,
            question.decision.kind,
            verdict,
            told,
            round(loss, 4),
            round(error, 4),
            answers,
            about,
            self._teller.believed(question, about),
            tried[0].worlds if tried else 0,
            question.decision.options[done].notation,
            self._when(question, about),
        )

    def _when(self, question: Question, about: int) -> tuple[int, ...]:
        """When that happened which had moved the chooser's belief about somebody."""
        moved = self._teller.moved(question, about)
        return tuple(self._reading.when(one, question.seat, question.moment) for one in moved)

    def _verdict(self, chosen: Chosen, best: int) -> tuple[str, int]:
        """Which kind of mistake it was, or who was taken in by it."""
        read, question = self._reading, chosen.question
        seat, turn = question.seat, question.turn
        shown = read.public_after(turn, seat) - read.public_at(question.moment, seat)
        late = question.moment in self._late
        if shown <= -FOOLED and not late:  # a clock does not bluff
            return "bluff", fooled(chosen.minds, read.beliefs[turn], seat, read.truth[seat])
        return kind_of(Case(question, chosen.done, best, shown, late)), -1

    # Going on later.

    def _left(self) -> dict[str, Any]:
        return {
            "playing": self._playing.left(),
            "tried": {str(moment): [list(one) for one in rows] for moment, rows in self._tried.items()},
        }

    def _take_up(self, work: Mapping[str, Any]) -> None:
        self._playing.take_up(work.get("playing", {}))
        self._tried = {int(m): [Tried(*one) for one in rows] for m, rows in work.get("tried", {}).items()}


def review(
    record: Mapping[str, Any],
    seat: int | None = None,
    level: str = "standard",
    *,
    progress: Callable[[Progress], bool | None] | None = None,
    begun: Review | None = None,
    late: Collection[int] = (),
) -> Review:
    """The analysis of a finished game. `progress` is told what is being done; once it answers True the work
    stops, and what there is comes back. With `begun` an analysis that was stopped goes on. `late` are
    questions that a clock answered, beside those that the record names."""
    work = Work(record, seat, level, begun=begun, late=late)
    for step in work.steps():
        if progress is not None and progress(step):
            break
    return work.review()
