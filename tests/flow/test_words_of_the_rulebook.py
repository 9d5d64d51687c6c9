"""Words of the rulebook that no single position shows."""

from __future__ import annotations

import random

from fengsheng import Game
from fengsheng.editions.classic.characters.common import wiped_out
from fengsheng.editions.classic.identities import BUREAU, FRONT


def test_a_faction_that_never_was_is_not_wiped_out() -> None:
    """CL-RULING-087."""
    g = Game.new("classic", 3, 1, identities=["bureau", "bureau", "soy"])
    while g.decision is not None and g.state.phase == "setup":
        g.apply(0)
    assert not wiped_out(g.state, FRONT)
    g.state.dead = 0b011
    assert wiped_out(g.state, BUREAU)
    assert not wiped_out(g.state, FRONT)


def test_what_is_shown_is_seen_by_everybody_also_by_spectators() -> None:
    """CL-TERM-10: the card 黑玫瑰 shows goes back on top of the pile, known to all."""
    people = ["黑玫瑰", "刀鋒", "貝雷帽"]
    g = Game.new("classic", 3, 5, characters=people, first=0)
    while not any(o.notation == "skill 黑玫瑰 1" for o in g.decision.options):  # type: ignore[union-attr]
        g.apply(0)
    top = g.state.rules.faces[g.state.deck[-1]].name
    g.apply("skill 黑玫瑰 1")
    for seat in (0, 1, 2, None):
        assert g.view(seat)["deck"]["known"] == [[0, top]]


def test_an_open_character_that_was_covered_stays_covered() -> None:
    """CL-FACE-07: nothing turns it up again while its player is in the game."""
    r = random.Random(7)
    covered_open = 0
    for seed in range(60):
        people = ["老槍", *r.sample(["刀鋒", "柒佰", "六姐", "小白", "大美女", "貝雷帽"], 4)]
        g = Game.new("classic", 5, seed, characters=people)
        down: set[int] = set()
        while g.decision is not None:
            options = g.decision.options
            skill = [o for o in options if o.notation.startswith("skill 老槍")]
            for event in g.apply(r.choice(skill or list(options))):
                open_character = (
                    event.by >= 0 and not g.state.rules.characters[g.state.character[event.by]].lurking
                )
                if event.kind == "cover" and open_character:
                    down.add(event.by)
            covered_open += len(down)
            if g.result is None:
                assert not [seat for seat in down if g.state.alive >> seat & g.state.face_up >> seat & 1]
    assert covered_open
