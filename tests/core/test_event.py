"""What a seat is told of an event: every field that has something to say, and nothing it may not see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.checks import fields_of

from fengsheng import Event, Game
from fengsheng.core.event import EVERYONE

RULES = Game.new("classic", 4, 1).state.rules
CARDS = (0, 20)
FACES = sorted(RULES.faces[c].name for c in CARDS)

# the field, how an event is made that has it, what is told
FIELDS: list[tuple[str, dict[str, Any], Any]] = [
    ("by", {"by": 0}, 0),
    ("by", {"by": 3}, 3),
    ("target", {"target": 0}, 0),
    ("target", {"target": 2}, 2),
    ("cards", {"cards": CARDS, "masks": (EVERYONE, EVERYONE)}, FACES),
    ("cards", {"cards": CARDS, "masks": (0b0010, 0)}, sorted([RULES.faces[CARDS[0]].name, "?"])),
    ("aim", {"aim": 20}, RULES.faces[20].name),
    ("aim", {"aim": 20, "named": True}, f"{RULES.faces[20].name}*"),
    ("on", {"on": "lock"}, "lock"),
    ("word", {"word": "sent"}, "sent"),
    ("x", {"x": 5}, 5),
    ("rule", {"rule": "CL-TURN-03"}, "CL-TURN-03"),
]


@pytest.mark.parametrize(("field", "made", "told"), FIELDS)
def test_a_field_is_told(field: str, made: dict[str, Any], told: Any) -> None:
    assert Event("something", **made).seen_by(RULES, 1) == {"kind": "something", field: told}


def test_every_field_is_told_at_once() -> None:
    made = {key: value for _, fields, _ in FIELDS for key, value in fields.items()}
    seen = Event("something", **made).seen_by(RULES, 1)
    assert seen is not None
    assert seen.keys() == {"kind", *(field for field, _, _ in FIELDS)}
    # these say who is told, and which of several equal cards is meant
    assert set(fields_of(Event)) - seen.keys() == {"masks", "audience", "named"}


def test_an_event_without_anything_is_told_by_its_kind_alone() -> None:
    assert Event("something").seen_by(RULES, None) == {"kind": "something"}


@pytest.mark.parametrize(("seat", "notices"), [(0, False), (1, True), (2, False), (None, False)])
def test_who_is_not_in_the_audience_notices_nothing(seat: int | None, notices: bool) -> None:
    event = Event("something", by=1, audience=0b0010)
    assert event.seen_by(RULES, seat) == ({"kind": "something", "by": 1} if notices else None)
