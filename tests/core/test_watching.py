"""Views that are made anew only where something has changed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from fengsheng import Game
from fengsheng.bots import make_bot
from fengsheng.core.event import EVERYONE
from fengsheng.core.frame import Probe
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


@pytest.mark.parametrize("zone", ["deck", "discard", "aside", "probes"])
def test_what_somebody_comes_to_know_and_forgets_is_seen_although_nothing_moves(zone: str) -> None:
    game = Game.new("classic", SEATS, 0)
    s = game.state
    card, other = s.deck[-1], s.deck[-2]
    if zone in ("discard", "aside"):
        s.deck.remove(card)
        (s.discard if zone == "discard" else s.aside).append(card)
    elif zone == "probes":
        s.probes.append(Probe(1, 2, card, 0, 0, acted=True, sure=True))
    watchers = [Watcher(seat, changes) for changes in [Changes()] for seat in range(SEATS)]
    views = []
    for knowing in (0, 1 << 3, 0, EVERYONE, EVERYONE & ~(1 << 4), 0):
        s.seen[card] = knowing
        s.seen[other] = 1 << 5 if knowing == 0 else 0
        shown = [game.view(seat, watcher) for seat, watcher in enumerate(watchers)]
        assert shown == [game.view(seat) for seat in range(SEATS)]
        views.append(shown[3])
    assert views[0] != views[1] != views[2] != views[3]
