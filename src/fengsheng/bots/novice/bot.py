"""The bot: weighs what is offered and takes one of the best."""

from __future__ import annotations

from random import Random

from fengsheng.bots.novice.belief import Odds, believe
from fengsheng.bots.novice.lore import lore_of
from fengsheng.bots.novice.opinion import NEAR, NoviceOpinion
from fengsheng.bots.novice.situation import Situation
from fengsheng.bots.novice.verbs import worth
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import find

SAFE = (PASS, "decline", "done", "none", "end")


class NoviceBot:
    """Takes its own colour, leaves black to its foes, stops who is about to win, and declares victory.

    It looks at one decision at a time and remembers nothing but what its view shows.
    """

    name = "novice"

    def __init__(self, seed: int | str) -> None:
        self._chance = Random(seed).random
        self._facts: object = None
        self._odds: list[Odds] = []
        self.stumbles = 0  # answers that were given without being weighed

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the best answers; where weighing fails, a safe one."""
        try:
            best = self._best(view, decision)
        except Exception:  # a table must never stand still because of a bot
            self.stumbles += 1
            best = [o for o in decision.options if o.kind in SAFE] or list(decision.options)
        return best[int(self._chance() * len(best))]

    def weigh(self, view: View, decision: Decision) -> list[float]:
        """What every option is worth, in their order."""
        s = self._read(view)
        return [worth(s, o) for o in decision.options]

    def opinion(self, view: View, decision: Decision) -> NoviceOpinion:
        """What every option is worth to whoever chooses as it does, and why."""
        return NoviceOpinion(self._read(view), decision.options, self._ranked(view, decision))

    def _ranked(self, view: View, decision: Decision) -> list[float]:
        scores = self.weigh(view, decision)
        return _sending_last(decision.options, scores) if decision.kind == "play" else scores

    def _best(self, view: View, decision: Decision) -> list[Option]:
        scores = self._ranked(view, decision)
        enough = max(scores) - NEAR
        return [o for o, score in zip(decision.options, scores, strict=True) if score >= enough]

    def _read(self, view: View) -> Situation:
        lore = lore_of(find(view["edition"]))
        rows = view["seats"]
        facts = ([(row["identity"], row["colours"]) for row in rows], view["probes"])
        if facts != self._facts:  # beliefs change seldom
            self._facts = facts
            self._odds = believe(view, lore)
        return Situation(view, self._odds, lore)


def _sending_last(options: tuple[Option, ...], scores: list[float]) -> list[float]:
    """In the own turn what is worth using is used first; then one card must be sent, whatever it is
    worth, and only after that the turn can end."""
    if not any(o.kind == "send" for o in options):
        return scores
    useful = max(
        (x for o, x in zip(options, scores, strict=True) if o.kind not in ("send", "end")), default=0.0
    )
    if useful > 0.0:
        return [x if o.kind != "send" else -999.0 for o, x in zip(options, scores, strict=True)]
    return [x if o.kind == "send" else -999.0 for o, x in zip(options, scores, strict=True)]
