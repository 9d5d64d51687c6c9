"""Views that are made anew only where something has changed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.core.watching import Changes, Watcher

SEATS = 6


@pytest.mark.parametrize("edition", ["classic", "spywar"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("together", [True, False])
def test_a_watcher_sees_what_anybody_would_see_there(edition: str, seed: int, together: bool) -> None:
    game = Game.new(edition, list("甲乙丙丁戊己"), seed)
    bots = [make_bot("random", f"{seed} {seat}") for seat in range(SEATS)]
    changes = Changes() if together else None
    watchers = [Watcher(seat, changes) for seat in range(SEATS)]
    kept: list[tuple[Any, Any]] = []
    shared = 0
    before: list[Any] = [None] * SEATS
    while (decision := game.decision) is not None:
        for seat, watcher in enumerate(watchers):
            if seat == decision.seat or game.state.asks % 3 == seat % 3:  # they look now and then
                seen = game.view(seat, watcher)
                assert seen == game.view(seat)
                shared += seen["seats"] is before[seat]
                before[seat] = seen["seats"]
                kept.append((seen, deepcopy(seen)))
        game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
    assert shared, "nothing was ever the same"
    for seat, watcher in enumerate(watchers):
        assert game.view(seat, watcher) == game.view(seat)
    for seen, as_it_was in kept:
        assert seen == as_it_was  # what was handed out before is never changed
