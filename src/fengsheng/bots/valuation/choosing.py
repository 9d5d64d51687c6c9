"""From worths to a choice: what is done first, and which answers are as good as each other."""

from __future__ import annotations

from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.verbs import VERBS, strange
from fengsheng.core.option import PASS, Decision, Option

SAFE = (PASS, "decline", "done", "none", "end")


def ranked(s: Situation, decision: Decision) -> list[float]:
    """What every option is worth in the order in which they would be chosen."""
    scores = [VERBS.get(o.kind, strange)(s, o) for o in decision.options]
    return _sending_last(decision.options, scores) if decision.kind == "play" else scores


def best(s: Situation, decision: Decision) -> list[Option]:
    """The best of them, with all that are as good."""
    scores = ranked(s, decision)
    most = scores[0]
    for score in scores:
        if score > most:
            most = score
    enough = most - s.weights.near
    options = decision.options
    return [options[at] for at, score in enumerate(scores) if score >= enough]


def safe(decision: Decision) -> list[Option]:
    """Answers by which nothing is begun; any, if there are none."""
    return [o for o in decision.options if o.kind in SAFE] or list(decision.options)


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
