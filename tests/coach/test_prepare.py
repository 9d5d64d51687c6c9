"""The first hint waits for nothing: what it reads is there before."""

from __future__ import annotations

import subprocess
import sys

# Everything anew, so that nothing was read by another test.
FRESH = """
from fengsheng.coach import hint, introduce, prepare, topics, why_asked
from fengsheng.bots import make_bot
from fengsheng.editions.registry import EDITIONS
from fengsheng.game import Game
from fengsheng.words import LANGUAGES
from fengsheng.words.bundles import _bundle

prepare()
read = _bundle.cache_info().misses
assert read >= len(LANGUAGES), read
asked = 0
for edition in EDITIONS:
    game = Game.new(edition.name, edition.seats[0], "first")
    bots = [make_bot("novice", seat) for seat in range(edition.seats[0])]
    while (decision := game.decision) is not None and decision.number < 60:
        view = game.view(decision.seat)
        for lang in LANGUAGES:
            hint(view, decision, lang)
            why_asked(view, decision, lang)
            for topic in topics(decision):
                introduce(topic, view, decision, lang)
        asked += 1
        game.apply(bots[decision.seat].choose(view, decision))
assert asked > 40, asked
assert _bundle.cache_info().misses == read, "words were read while somebody waited"
"""


def test_nothing_is_read_while_somebody_waits() -> None:
    run = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
