"""The figures of a simulation, in the shape that scripts rely on."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

from fengsheng.editions.registry import find
from fengsheng.simulate.counting import counting_of, possible
from fengsheng.simulate.one import Outcome
from fengsheng.simulate.plan import Plan

EXAMPLES = 10


class Figures:
    """Sums over games, in whatever order they come in."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seconds = 0.0
        self.interrupted = False
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.asks = 0
        self.turns = 0
        self.killed = 0
        self.lost = 0
        self.after_loss = 0
        self.draws = 0
        self.checked = 0
        self.violations = 0
        self.examples: list[tuple[int, str]] = []
        self._digest = 0
        listed = (*counting_of(find(plan.preset)).factions, "draw")
        self.factions: Counter[str] = Counter(dict.fromkeys(listed, 0))
        self.reasons: Counter[str] = Counter()
        # what nobody has done is listed too: that is what one looks for
        could = possible(plan)
        self.skills: Counter[str] = Counter(dict.fromkeys(could.skills, 0))
        self.missions: Counter[str] = Counter(dict.fromkeys(could.missions, 0))
        self.tasks: Counter[str] = Counter(dict.fromkeys(could.tasks, 0))

    def add(self, game: Outcome) -> None:
        """One more game."""
        self.games += 1
        told = sha256(f"{game.number} {game.fingerprint}".encode()).digest()
        self._digest = (self._digest + int.from_bytes(told[:8], "big")) % (1 << 64)
        self.decisions += game.decisions
        self.asks += game.asks
        self.turns += game.turns
        self.killed += game.killed
        self.lost += game.lost
        self.checked += game.checked
        self.violations += len(game.violations)
        self.skills.update(game.skills)
        self.missions.update(game.missions)
        self.tasks.update(game.tasks)
        self.examples += [(game.number, words) for words in game.violations[:EXAMPLES]]
        if game.finished:
            self.finished += 1
            self.after_loss += game.after_loss
            self.draws += game.draw
            self.factions[game.faction or "draw"] += 1
            self.reasons[game.reason] += 1
        else:
            self.examples.append((game.number, f"game {game.number} did not end"))

    @property
    def digest(self) -> str:
        """Of all games: two runs with the same one have played the same games."""
        return f"{self._digest:016x}"

    @property
    def sound(self) -> bool:
        """Whether every game ended and no law was broken."""
        return self.finished == self.games and not self.violations

    def never(self) -> dict[str, list[str]]:
        """Skills, missions and tasks that did not occur."""
        counted = {"skills": self.skills, "missions": self.missions, "tasks": self.tasks}
        return {what: [name for name, n in counts.items() if not n] for what, counts in counted.items()}

    def per_second(self, count: int) -> float:
        """A rate over the whole run."""
        return round(count / self.seconds, 1) if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """Everything, as plain data."""
        plan = self.plan
        figures: dict[str, Any] = {
            "edition": plan.edition,
            "preset": plan.preset,
            "options": plan.options,
            "seats": plan.seats,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "asks": self.asks,
            "seconds": round(self.seconds, 3),
            "games_per_s": self.per_second(self.games),
            "decisions_per_s": self.per_second(self.decisions),
            "asks_per_s": self.per_second(self.asks),
            "turns_mean": round(self.turns / self.games, 2) if self.games else 0.0,
            "wins": {
                "by_faction": dict(self.factions),
                "by_reason": dict(sorted(self.reasons.items())),
            },
            "draws": self.draws,
            "outs": {"killed": self.killed, "lost": self.lost},
            "ended_after_loss": self.after_loss,
            "skills": dict(self.skills),
            "missions": dict(self.missions),
            "tasks": dict(self.tasks),
            "games_checked": self.checked,
            "law_violations": self.violations,
            "digest": self.digest,
            "violations": [words for _, words in sorted(self.examples)][:EXAMPLES],
        }
        if self.interrupted:
            figures["interrupted"] = True
        return figures
