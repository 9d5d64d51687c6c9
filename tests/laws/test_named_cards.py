"""CL-RULING-178: copies, saves, records, re-deals and twins where one of two equal cards is named."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from random import Random

import pytest
from tests.flow.test_named_cards import PLAIN, TEXT
from tests.server.twins import Walk, side_by_side

from fengsheng import Game
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out

from .checks import eyes, wrong_clone, wrong_notation, wrong_replay, wrong_save
from .rearrange import redo, relabel
from .redeals import looks_different, wrong_redeal
from .tables import Table, new_dice


def chains(seats: int, seed: int) -> Iterator[Game]:
    """Whole games in which cards that name intelligence are used as often as can be, at every decision with
    a star among its options."""
    game = Table("classic", seats, seed).new()
    dice = random.Random(seed)
    while (decision := game.decision) is not None:
        if any(o.named for o in decision.options):
            yield game
        busy = [i for i, o in enumerate(decision.options) if o.uses in ("burn", "xiaobai-2", "dameinv-2")]
        game.apply(
            dice.choice(busy) if busy and dice.random() < 0.7 else dice.randrange(len(decision.options))
        )


@pytest.mark.parametrize("seed", [284, 763, 824])  # games in which it happens
def test_copies_saves_records_and_redeals_keep_to_it(seed: int) -> None:
    found = 0
    for game in chains(7, seed):
        found += 1
        assert wrong_clone(game) == []
        assert wrong_save(game) == []
        assert wrong_notation(game) == []
        assert wrong_replay(game) == []
        for seat in eyes(game):
            assert wrong_redeal(game, seat, new_dice("named", seed, found)) == []
            twin = game.clone()
            relabel(twin.state, new_dice("named", seed, found, seat))
            assert looks_different(game, seat, redo(twin)) == []
    assert found


def test_two_rooms_tell_the_same() -> None:
    """What a reader is sent does not depend on which of the equal cards it really is, or on hidden ones."""
    text = TEXT.replace("rules:", "questions: all\nrules:")

    async def walk(seat: int | None, number: int) -> Walk:
        game = lay_out(Scenario.parse(text, "x.scn").position)[0]
        game.apply(f"play 燒毀/red on 丙 {PLAIN}")
        twin = game.determinize(seat, f"{seat} {number}")
        relabel(twin.state, new_dice("rooms", seat, number))
        dice = Random(f"{seat} {number}")
        return await side_by_side(game, redo(twin), [], seat, dice, 25, "full", crowd=True)

    walks = [asyncio.run(walk(seat, number)) for seat in (0, 1, 3, None) for number in range(8)]
    assert [w.wrong for w in walks if w.wrong] == []
    assert sum(w.steps for w in walks) > 100
