"""The bot: a player that tries out its best answers before it gives one."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from fengsheng.bots.belief.tracker import Tracker
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.foresight.network import kind_of, lacking, load
from fengsheng.bots.imagining import Imagine
from fengsheng.bots.neural.bot import NeuralBot, surest
from fengsheng.bots.search.race import Race
from fengsheng.bots.search.trials import Trials
from fengsheng.bots.search.value import Foreseen
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find

MOST = 3  # answers that are tried
SPAN = 5.0  # points by which one may be worse at first sight
TURNS = 2  # that are played out, the present one with them
# Where no network says how such positions end: what lies open then says less about the end than it seems to.
# The better of two answers by that measure, judged by the ends of true games, won hardly more often
# (tools/deviations.py).
TRUST = 0.3
# Where the network is so sure, what seems better is chance more often than not, and nothing is tried: that is
# three questions in four, and three quarters of the time.
SURE = 0.98


class SearchBot:
    """Imagines worlds by what it believes, lets experts play each of its best answers to the end of the turn,
    and leaves its first choice only for one that does clearly better. The first choice is the expert's, or
    with `network=on` that of the bot `neural`.

    It is lent what its seat can imagine (`may_imagine`); where nobody lends it that, it keeps to its first
    choice.
    """

    name: ClassVar[str] = "search"
    # how many turns are played out for a question, or if not 0 for how many milliseconds, however many that
    # are; how likely a player is a stranger, as for the expert; whether the network's choice comes first;
    # whether another network says how what lies open will end, and a file of weights for that
    arguments: ClassVar[dict[str, bool | int | float | str]] = {
        "rollouts": 144,
        "ms": 0,
        "eps": -1.0,
        "network": False,
        "foresight": True,
        "leaf": "",
    }

    def __init__(
        self,
        seed: int | str,
        rollouts: int = 144,
        ms: int = 0,
        eps: float = -1.0,
        network: bool = False,
        foresight: bool = True,
        leaf: str = "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seed = seed
        self._rollouts = rollouts
        self._seconds = ms / 1000.0
        self._floor = None if eps < 0.0 else eps
        self._clock = clock
        self._expert = ExpertBot(seed, eps=eps)
        self._network = NeuralBot(seed) if network else None
        self._foresight = foresight and (bool(leaf) or not lacking())
        self._leaf = leaf
        self._foreseen: Foreseen | None = None
        self._public: Tracker | None = None  # what everybody may believe
        self._told: list[dict[str, Any]] = []  # not yet thought about
        self._imagine: Imagine | None = None
        self._stumbled = 0
        self.searched = 0  # questions whose answers were tried
        self.tried = 0  # turns that were played out
        self.changed = 0  # questions that were answered otherwise than at first
        self.tries: tuple[list[Option], Race, Trials] | None = (
            None  # of the last question, if it was searched
        )

    @property
    def stumbles(self) -> int:
        """Answers that were given without being weighed, or that were not tried though they should have
        been."""
        network = 0 if self._network is None else self._network.stumbles
        return self._stumbled + self._expert.stumbles + network

    def may_imagine(self, imagine: Imagine) -> None:
        """From now on it can have positions that look to its seat like the one that is played."""
        self._imagine = imagine

    def observe(self, event: dict[str, Any]) -> None:
        """Something has happened, as its seat sees it."""
        self._expert.observe(event)
        if self._network is not None:
            self._network.observe(event)
        self._told.append(event)

    def choose(self, view: View, decision: Decision) -> Option:
        """Its first choice, or what is clearly better."""
        until = self._clock() + self._seconds
        self.tries = None
        ours = (self._network or self._expert).choose(view, decision)
        if self._imagine is None or len(decision.options) == 1:
            return ours
        if view["phase"] == "setup" or ours.kind == "declare" or self._sure():
            return ours
        try:
            return self._best([ours, *self._rivals(view, decision, ours)], view, decision, until)
        except Exception:  # a table must never stand still because of a bot
            self._stumbled += 1
            return ours

    def odds(self, view: View) -> list[Odds]:
        """How likely every seat is to collect red, to collect blue, or to play alone."""
        return self._expert.odds(view)

    def _sure(self) -> bool:
        """Whether the network doubts too little to be doubted."""
        return self._network is not None and bool(self._network.liked) and surest(self._network.liked) >= SURE

    def _rivals(self, view: View, decision: Decision, ours: Option) -> list[Option]:
        """What else looks nearly as good, the best first; the network's next beside the expert's best."""
        worths = self._expert.opinion(view, decision).worths
        enough = max(worths) - SPAN
        order = sorted(range(len(worths)), key=lambda at: (-worths[at], at))
        near = [decision.options[at] for at in order if worths[at] >= enough]
        found = [option for option in near if option is not ours]
        if self._network is not None:
            liking = self._network.liked or self._network.liking(view, decision)
            best = max(range(len(liking)), key=lambda at: (decision.options[at] is not ours, liking[at]))
            next_best = decision.options[best]
            found = [*found[:1], *(option for option in (next_best, *found[1:]) if option not in found[:1])]
        return found[: MOST - 1]

    def _best(self, answers: list[Option], view: View, decision: Decision, until: float) -> Option:
        """The first of these, or one that is clearly better."""
        if len(answers) == 1 or self._imagine is None:
            return answers[0]
        position = self._imagine()
        asked = position.decision
        if asked is None or (asked.seat, asked.number) != (decision.seat, decision.number):
            return answers[0]  # several are asked at once: what those before us do is not decided
        self.searched += 1
        seed = f"{self._seed}/{decision.number}"
        own = self._expert.tracker(view)
        trust = 1.0 if self._foresight else TRUST
        trials = Trials(
            view, decision.seat, position, own, self._listen(view), seed, TURNS, trust, self._foresee(view)
        )
        race = Race(len(answers))
        self.tries = (answers, race, trials)
        self._run(race, trials, answers, until)
        found = race.winner()
        self.changed += found > 0
        return answers[found]

    def _foresee(self, view: View) -> Foreseen | None:
        """The network that says how what lies open will end. Who plays, nobody knows: those who think as we
        do, it is supposed."""
        if not self._foresight or self._foreseen is not None:
            return self._foreseen
        edition = find(view["edition"]).name
        network = load(edition, self._leaf.replace("{edition}", edition))
        kinds = [kind_of("expert" if self._network is None else "neural")] * len(view["seats"])
        found = self._foreseen = partial(network.chances, kinds=kinds)
        return found

    def _run(self, race: Race, trials: Trials, answers: list[Option], until: float) -> None:
        """World after world, until it is decided or the budget is spent."""
        spent = 0
        for number, world in enumerate(trials.worlds()):
            running = race.running
            if len(running) == 1 or (not self._seconds and spent + len(running) > self._rollouts):
                return
            values: list[tuple[int, float]] = []
            for at in running:
                if self._seconds and self._clock() >= until:
                    return  # a world in which not all were tried compares nothing
                values.append((at, trials.play(world, answers[at], number)))
                self.tried += 1
                spent += 1
            race.add(values)

    def _listen(self, view: View) -> Tracker:
        """What everybody may believe who has seen what all have seen."""
        public = self._public
        if public is None:
            public = self._public = Tracker(view, floor=self._floor)
        for event in self._told:
            public.observe(event)
        self._told.clear()
        public.look(view)
        return public
