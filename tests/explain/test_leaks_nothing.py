"""An explanation is the same in every deal that the asking seat cannot tell apart."""

from __future__ import annotations

from random import Random

import pytest

from fengsheng import Game
from fengsheng.core.errors import FengshengError
from fengsheng.editions.registry import EDITIONS


def _told(game: Game, seat: int) -> dict[str, str]:
    """Everything this seat can ask about, explained."""
    row = game.view(seat)["seats"][seat]
    what = set(row["known"])
    for number in (1, 2, 3):
        what.add(f"skill {row['character']} {number}")
    told: dict[str, str] = {}
    for text in what:
        try:
            told[text] = repr(game.explain(seat, text))
        except FengshengError as error:
            told[text] = error.code
    return told


TABLES = [
    (preset, edition.seats[n % len(edition.seats)])
    for edition in EDITIONS
    for n, preset in enumerate((*edition.presets, *edition.presets), start=1)
]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_no_explanation(edition: str, seats: int) -> None:
    compared = 0
    for seed in range(5):
        rnd = Random(f"leak {edition} {seats} {seed}")
        game = Game.new(edition, seats, seed, ask_forced=True)
        while (decision := game.decision) is not None:
            if rnd.random() < 0.05 and game.view(None)["phase"] != "setup":
                seat = rnd.randrange(seats)
                other = game.determinize(seat, rnd.random().hex())
                assert _told(other, seat) == _told(game, seat), decision
                compared += 1
            options = decision.options
            passes = options[0].kind == "pass" and rnd.random() < 0.6
            game.apply(options[0] if passes else rnd.choice(options))
    assert compared > 30
