"""Playing games and keeping what was asked in them and what was answered.

Every file follows from its number and the plan alone, so a run may be stopped at any time, by the clock or by
force, and goes on where files are missing.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from fengsheng.arena.deals import side
from fengsheng.bots.bot import BLIND, Bot
from fengsheng.bots.hearing import ear
from fengsheng.bots.neural.bot import NeuralBot
from fengsheng.bots.neural.encoder import Encoded, Encoder
from fengsheng.bots.roster import make_bot
from fengsheng.bots.table import LIMIT, play_out
from fengsheng.core.event import Event
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find, make_ruleset
from fengsheng.game import Game
from fengsheng.processes import begin
from fengsheng.train.errors import BadTraining
from fengsheng.train.shards import Question, Questions, Shards, packed

GAMES = 32  # in a file


@dataclass(frozen=True)
class Plan:
    """What is played. Plain data: it travels to other processes, and lies beside the files."""

    preset: str
    seats: tuple[int, ...]  # in turn
    bots: tuple[str, ...]  # each seat draws one
    teachers: tuple[str, ...]  # whose answers are kept
    seed: str
    stray: float  # how often something else is done than was answered, so that odd positions come up too
    games: int = GAMES  # in a file

    @classmethod
    def make(
        cls,
        preset: str,
        seats: Sequence[int],
        bots: Sequence[str],
        teachers: Sequence[str] = (),
        seed: str = "train",
        stray: float = 0.0,
        games: int = GAMES,
    ) -> Plan:
        """A plan that can be carried out; errors are one clear sentence."""
        for count in seats:
            make_ruleset(preset, count, {})
        for called in bots:
            make_bot(called, 0)
        who = tuple(teachers) or tuple(dict.fromkeys(bots))
        if not set(who) <= set(bots):
            raise BadTraining(f"Nobody called {', '.join(sorted(set(who) - set(bots)))} plays.")
        return cls(preset, tuple(seats), tuple(bots), who, seed, stray, games)

    def to_json(self) -> dict[str, Any]:
        """As it lies beside the files."""
        return {name: list(v) if isinstance(v, tuple) else v for name, v in asdict(self).items()} | {
            "edition": find(self.preset).name
        }


class Watched:
    """A player whose questions and answers are kept."""

    name = "watched"

    def __init__(self, bot: Bot, seat: int, keeps: bool, stray: float, chance: Random) -> None:
        self._bot = bot
        self._seat = seat
        self._keeps = keeps
        self._stray = stray
        self._chance = chance
        self._hear = ear(bot)
        self._looks: bool = getattr(bot, "needs_view", True)
        # a network reads its questions itself: nobody listens and reads twice
        self._network = bot if isinstance(bot, NeuralBot) else None
        self._encoder = Encoder() if keeps and self._network is None else None
        self.questions: list[Question] = []

    def observe(self, event: dict[str, Any]) -> None:
        """Whoever reads questions remembers it."""
        if self._encoder is not None:
            self._encoder.observe(event)
        if self._hear is not None:
            self._hear(dict(event))

    def choose(self, view: View, decision: Decision) -> Option:
        """What the player answers, or now and then anything."""
        option = self._bot.choose(view if self._looks else BLIND, decision)
        if len(decision.options) == 1:
            return option
        if self._keeps:
            self._keep(self._read(view, decision), decision.options.index(option))
        if self._stray and self._chance.random() < self._stray:
            return self._chance.choice(decision.options)
        return option

    def _read(self, view: View, decision: Decision) -> Encoded | None:
        if self._network is not None:
            return self._network.asked
        assert self._encoder is not None
        return self._encoder.encode(view, decision)

    def _keep(self, asked: Encoded | None, answer: int) -> None:
        """What a network could not read it answered by chance: nothing is to be learned from that."""
        if asked is not None:
            self.questions.append(Question(asked, answer, self._seat))


def play(plan: Plan, number: int) -> Questions:
    """The questions of one game, by its number."""
    seed = f"{plan.seed} {number}"
    chance = Random(seed)
    seats = plan.seats[number % len(plan.seats)]
    lineup = [chance.choice(plan.bots) for _ in range(seats)]
    if not set(lineup) & set(plan.teachers):
        lineup[chance.randrange(seats)] = plan.teachers[0]
    game = Game.new(plan.preset, seats, seed)
    players = [
        Watched(make_bot(called, f"{seed} {seat}"), seat, called in plan.teachers, plan.stray, chance)
        for seat, called in enumerate(lineup)
    ]
    dealt: list[int] = []

    def look(game: Game, events: list[Event]) -> None:
        if not dealt and min(game.state.identity) >= 0:
            dealt.extend(side(identity) for identity in game.state.identity)

    look(game, [])
    over = play_out(game, players, LIMIT, look)
    winners = game.result.winners if over and game.result is not None else ()
    return Questions.joined([packed(number, p.questions, winners, dealt) for p in players if p.questions])


def write_shard(plan: Plan, folder: Path, number: int) -> int:
    """One file: how many questions it has."""
    first = number * plan.games
    questions = Questions.joined([play(plan, first + place) for place in range(plan.games)])
    Shards(folder).write(number, questions)
    return questions.asked


Write = Callable[[Plan, Path, int], int]  # one file by its number: how much is in it


def generate(
    plan: Plan,
    folder: Path,
    seconds: float,
    jobs: int = 1,
    most: int = 1_000_000,
    share: tuple[int, int] = (1, 1),
    write: Write = write_shard,
) -> tuple[int, int]:
    """Write files until the time is up, or there are `most`: how many files and questions are new. The second
    of four machines has the `share` (2, 4): other files than the others, of the same plan."""
    which, machines = share
    if not 1 <= which <= machines:
        raise BadTraining(f"There is no share {which} of {machines}.")
    shards = Shards(folder)
    shards.begin(plan.to_json())
    end = time.time() + seconds
    if jobs <= 1:
        return _some(plan, folder, which - 1, machines, end, most, write)
    with multiprocessing.get_context("spawn").Pool(jobs, begin) as pool:
        first = (which - 1) * jobs
        work = [(plan, folder, first + worker, jobs * machines, end, most, write) for worker in range(jobs)]
        done = pool.starmap(_some, work, chunksize=1)
    return sum(files for files, _ in done), sum(questions for _, questions in done)


def _some(
    plan: Plan, folder: Path, worker: int, workers: int, end: float, most: int, write: Write
) -> tuple[int, int]:
    """One process's share: every so many-th file that is not there yet. After the first a file is not
    begun that would not be finished in time, judging by the longest so far."""
    shards = Shards(folder)
    files = questions = 0
    longest = 0.0
    for number in range(worker, most, workers):
        if shards.path(number).exists():
            continue
        begin = time.time()
        if files and begin + longest > end:
            break
        questions += write(plan, folder, number)
        files += 1
        longest = max(longest, time.time() - begin)
    return files, questions
