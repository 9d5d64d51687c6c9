"""A lesson that somebody is in: one note after the other, on a real game.

Nothing here knows a rule. Others act as the scene says; what the learner tries beside the wanted answer is
really played, on a copy, and taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fengsheng.bots import Bot, make_bot, tell
from fengsheng.core.explanation import Explanation
from fengsheng.core.option import PASS, Decision
from fengsheng.game import Game
from fengsheng.lessons.errors import LessonError
from fengsheng.lessons.words import common, key_of, names, said
from fengsheng.scenario.actions import AllPass, Answer, Until
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.table import Table
from fengsheng.scenario.teaching import Do, End, Mark, Note, Quietly, Show
from fengsheng.scenario.things import LEARNER, Thing

if TYPE_CHECKING:
    from fengsheng.lessons.lesson import Lesson

EventData = dict[str, Any]

SAY, SHOW, DO, TRYING, DONE = "say", "show", "do", "trying", "done"
RIGHT, WRONG, ELSE, WHY, ILLEGAL, SHOWN = "right", "wrong", "else", "why", "illegal", "shown"
MANY = 8  # events of what might happen: enough to see where it leads
ENOUGH_TRIES = 3  # wrong answers at one step, after which the teacher offers to do it
_OTHERS = "novice"  # who answers for the others where the scene says nothing
_TURN = "turn"  # the event with which another turn begins
_RESPOND = "respond"  # the question whether to answer one's own card, too: nobody wants to be asked that here

_Played = Answer | AllPass | Until | Quietly
_Stop = Note | End


@dataclass(frozen=True, slots=True)
class NoteNow:
    """What the teacher says now, and what about."""

    kind: str  # say, show, do or end
    key: str
    thing: Thing | None
    rule: str  # what it is about; at the end none: everything was
    step: int  # from 1
    steps: int

    def sentence(self, lang: str) -> str:
        """In words."""
        return said(lang, self.key)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an answer.

    `right`: the lesson goes on. `wrong` and `else`: legal, and played on a copy, until `back`. `why` and
    `illegal`: not offered; nothing happened. `shown`: the teacher did it. `events` are what the learner saw.
    """

    kind: str
    key: str  # of the sentence that is said; empty if there is none
    events: tuple[EventData, ...] = ()
    rule: str = ""  # `why`: the rule that does not allow it


@dataclass(frozen=True, slots=True)
class _Moment:
    """The table when a note was reached."""

    at: int
    scene: int
    game: Game


class LessonGame:
    """A lesson at one of its steps. Nothing changes on an error."""

    def __init__(self, lesson: Lesson, step: int = 1) -> None:
        self.lesson = lesson
        self._script = [
            (number, line)
            for number, scene in enumerate(lesson.scenes)
            for line in scene.steps
            if isinstance(line, _Stop | _Played)
        ]
        self._notes = [at for at, (_, line) in enumerate(self._script) if isinstance(line, _Stop)]
        self._game: Game
        self._what_if: Game | None = None
        self._tries = 0  # wrong answers at this step
        self._told = 0  # events of the game that were told
        self.opening = self.restart()  # what happened before the first sentence, or while it was there
        if not 1 <= step <= self.steps:
            raise LessonError(f"{lesson.name} has steps 1 to {self.steps}, not {step}.")
        while self.step < step:
            self.skip()

    # Looking.

    @property
    def game(self) -> Game:
        """The table: the game itself, or the copy on which something is being tried."""
        return self._game if self._what_if is None else self._what_if

    @property
    def steps(self) -> int:
        """How many steps there are; the last sentence is one."""
        return len(self._notes)

    @property
    def step(self) -> int:
        """Which one it is, from 1."""
        return len(self._moments)

    @property
    def scene(self) -> int:
        """Which scene, from 0: a new one is another table."""
        return self._scene

    @property
    def note(self) -> NoteNow:
        """What the teacher says now."""
        return self.note_at(self.step)

    def note_at(self, step: int) -> NoteNow:
        """What the teacher says at a step."""
        line = self._script[self._notes[step - 1]][1]
        assert isinstance(line, _Stop)
        key = self._key(line.key)
        if isinstance(line, Note):
            return NoteNow(line.kind, key, line.thing, line.rule, step, self.steps)
        return NoteNow("end", key, None, "", step, self.steps)

    @property
    def state(self) -> str:
        """say, show, do, trying or done."""
        if self._what_if is not None:
            return TRYING
        return DONE if isinstance(self._line, End) else self.note.kind

    @property
    def offers_help(self) -> bool:
        """Whether the learner has tried so often that the teacher offers to do it."""
        return self._tries >= ENOUGH_TRIES

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The pencil marks that lie on this table from the start."""
        return tuple(line for line in self.lesson.scenes[self._scene].steps if isinstance(line, Mark))

    @property
    def wanted(self) -> str:
        """The answer that is wanted now; empty where none is."""
        return self._line.answer.notation if isinstance(self._line, Do) else ""

    @property
    def asked(self) -> Decision | None:
        """What the learner is asked, where something is to be done."""
        return self._game.decision if self.state == DO else None

    def explain(self, what: str, lang: str) -> Explanation:
        """Why something cannot be done now, by the engine itself."""
        return self._game.explain(LEARNER, what, lang, names(lang))

    # Playing.

    def next(self) -> tuple[EventData, ...]:
        """Go on after a sentence; what happened on the way to the next one."""
        if self.state not in (SAY, SHOW):
            raise LessonError(f"The lesson waits for something else than the next sentence: {self.state}.")
        self._at += 1
        return self._go()

    def answer(self, notation: str) -> Outcome:
        """The learner's answer."""
        line = self._line
        asked = self.asked
        if asked is None or not isinstance(line, Do):
            raise LessonError(f"The lesson waits for no answer now: {self.state}.")
        if notation in line.wanted:
            return Outcome(RIGHT, "", self._do(notation))
        if any(option.notation == notation for option in asked.options):
            self._tries += 1
            known = line.foreseen(notation)
            if known is not None:
                return Outcome(WRONG, self._key(known.key), self._try(notation, known.then))
            key = common("else") if line.otherwise is None else self._key(line.otherwise[1])
            return Outcome(ELSE, key, self._try(notation, ()))
        for tried in line.why:
            if tried.pattern.fits(notation):
                return Outcome(WHY, self._key(tried.key), rule=self.explain(tried.pattern.known, "en").rule)
        return Outcome(ILLEGAL, common("not-asked"))

    def show(self) -> Outcome:
        """The teacher does what is wanted; the step counts as done."""
        if self.state == TRYING:
            self.back()
        if not self.wanted:
            raise LessonError(f"There is nothing to be done now: {self.state}.")
        return Outcome(SHOWN, "", self._do(self.wanted))

    def back(self) -> tuple[EventData, ...]:
        """Take back what was tried; else go to the step before: what it shows happens again."""
        if self._what_if is not None:
            self._what_if = None
            return ()
        if self.step > 1:
            self._moments.pop()
        moment = self._moments.pop()
        self._at, self._scene, self._game = moment.at, moment.scene, moment.game.clone()
        return self._stop()

    def restart(self) -> tuple[EventData, ...]:
        """Back to the start position; what happens before the first sentence is gone through."""
        self._moments: list[_Moment] = []
        self._what_if = None
        self._at = 0
        self._lay_out(0)
        return self._go()

    def skip(self) -> tuple[EventData, ...]:
        """To the next step, with everything played; at the last sentence nothing happens."""
        if self.state == TRYING:
            self.back()
        if self.state == DONE:
            return ()
        return self._do(self.wanted) if self.wanted else self.next()

    # Inside.

    @property
    def _line(self) -> object:
        return self._script[self._at][1]

    def _key(self, short: str) -> str:
        return key_of(self.lesson.edition, self.lesson.number, short)

    def _lay_out(self, scene: int) -> None:
        self._scene = scene
        self._game, _ = lay_out(self.lesson.scenes[scene].position)
        self._told = 0

    def _fresh(self) -> tuple[EventData, ...]:
        """What the learner has seen and was not told yet."""
        events = self._game.events(LEARNER)
        fresh = tuple(events[self._told :])
        self._told = len(events)
        return fresh

    def _go(self) -> tuple[EventData, ...]:
        """Play what needs no learner until the next note."""
        told: tuple[EventData, ...] = ()
        while True:
            scene, line = self._script[self._at]
            if scene != self._scene:
                told += self._fresh()
                self._lay_out(scene)
            if isinstance(line, _Stop):
                break
            self._play(line)
            self._at += 1
        told += self._fresh()
        return told + self._stop()

    def _stop(self) -> tuple[EventData, ...]:
        """A note is reached. What it shows is played while it stays."""
        self._tries = 0
        self._moments.append(_Moment(self._at, self._scene, self._game.clone()))
        self._told = len(self._game.events(LEARNER))
        if isinstance(self._line, Show):
            while isinstance(following := self._script[self._at + 1][1], _Played):
                self._play(following)
                self._at += 1
        return self._fresh()

    def _play(self, line: object) -> None:
        """A line of the scene, as a run of the scenario plays it."""
        assert isinstance(line, _Played)
        line.run(Table(self._game, [], line.line, lawful=False))

    def _do(self, notation: str) -> tuple[EventData, ...]:
        line = self._line
        assert isinstance(line, Do)
        self._game.apply(notation)
        self._at += 2  # the answer of the script comes right behind
        return self._go()

    def _try(self, notation: str, then: tuple[Answer, ...]) -> tuple[EventData, ...]:
        """What would happen: on a copy, until the learner has to choose again, it is settled (another turn
        begins), or there was enough to see."""
        game = self._game.clone()
        before = len(game.events(LEARNER))
        game.apply(notation)
        scripted = self._others(then)
        while (asked := game.decision) is not None and not _enough(game, before):
            if asked.seat == LEARNER:
                if asked.kind != _RESPOND:
                    break
                game.apply(PASS)
            else:
                game.apply(self._other(game, asked, scripted.get(asked.seat, [])))
        self._what_if = game
        return _consequence(game, before)

    def _others(self, then: tuple[Answer, ...]) -> dict[int, list[str]]:
        """What the scene has the others answer to this, or else from here on."""
        rest = [line for scene, line in self._script[self._at :] if scene == self._scene]
        found: dict[int, list[str]] = {}
        for line in (*then, *rest):
            if isinstance(line, Answer) and line.seat != LEARNER:
                found.setdefault(line.seat, []).append(line.notation)
        return found

    def _other(self, game: Game, asked: Decision, scripted: list[str]) -> str:
        """Somebody else's answer: the next of the scene, if it is possible here, else a novice's."""
        offered = [option.notation for option in asked.options]
        if scripted and scripted[0] in offered:
            return scripted.pop(0)
        bot: Bot = make_bot(_OTHERS, f"{self.lesson.name} {self.step} {asked.seat}")
        tell(bot, asked.seat, game.state.rules, game.log())
        return bot.choose(game.view(asked.seat), asked).notation


def _enough(game: Game, before: int) -> bool:
    """Whether what happened since then has been settled, or is as much as one can follow."""
    seen = game.events(LEARNER)[before:]
    return len(seen) >= MANY or any(event["kind"] == _TURN for event in seen)


def _consequence(game: Game, before: int) -> tuple[EventData, ...]:
    """What the learner saw since then: of this turn, and no more than one can follow."""
    seen = game.events(LEARNER)[before:]
    kinds = [event["kind"] for event in seen]
    settled = kinds.index(_TURN) if _TURN in kinds else len(kinds)
    return tuple(seen[: min(settled, MANY)])
