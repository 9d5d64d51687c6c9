"""A rule that changes breaks the lesson that teaches it, at its line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fengsheng.core import offering
from fengsheng.core.errors import ScenarioFailed
from fengsheng.core.moment import Moment
from fengsheng.core.skill import Active
from fengsheng.core.state import State
from fengsheng.editions.classic.cards import lure
from fengsheng.editions.classic.cards.burn import Burn
from fengsheng.editions.classic.cards.counter import Counter
from fengsheng.editions.classic.cards.decode import Decode
from fengsheng.editions.classic.cards.intercept import Intercept
from fengsheng.editions.classic.characters.yidianyuan import Look
from fengsheng.editions.spywar.cards.mislead import Mislead
from fengsheng.lessons import Lesson

pytestmark = pytest.mark.interpreted_only


def locked_can_be_lured(patch: pytest.MonkeyPatch) -> None:
    """Against CL-CARD-LURE-04."""

    def lurable(s: State) -> int:
        assert s.transit is not None
        return s.alive & ~(1 << s.transit.sender)

    patch.setattr(lure, "lurable", lurable)


def nothing_happens(card: type, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(card, "resolve", lambda self, s, f: None)


def never(card: type, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(card, "users", lambda self, s, on: 0)


def face_down_nothing_works(patch: pytest.MonkeyPatch) -> None:
    """Against CL-FACE-01: turning up is a skill like any other."""
    patch.setattr(Look, "flip", False)


def turned_up_at_any_time(patch: pytest.MonkeyPatch) -> None:
    """Against CL-FACE-03: what is printed on the card does not matter."""

    def find_able(s: State, m: Moment) -> tuple[tuple[int, Active], ...]:
        return tuple(
            (seat, skill)
            for seat in s.active_seats
            for skill in (s.rules.actives_up if s.face_up >> seat & 1 else s.rules.actives_down)[
                s.character[seat]
            ]
        )

    patch.setattr(offering, "find_able", find_able)
    patch.setattr(Look, "ready", lambda self, s, seat: True)


BROKEN: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "CL-CARD-LURE-04": ("classic/4", locked_can_be_lured),
    "CL-CARD-BURN-02": ("classic/3", lambda patch: nothing_happens(Burn, patch)),
    "CL-CARD-DECODE-02": ("classic/5", lambda patch: nothing_happens(Decode, patch)),
    "CL-CARD-INTERCEPT-04": ("classic/5", lambda patch: never(Intercept, patch)),
    "CL-FACE-01": ("classic/8", face_down_nothing_works),
    "CL-FACE-03": ("classic/8", turned_up_at_any_time),
    "CL-PRIO-07": ("classic/6", lambda patch: nothing_happens(Counter, patch)),
    "SW-CARD-WUDAO-01": ("spywar/3", lambda patch: never(Mislead, patch)),
}


def run(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        scene.run()


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_rule_breaks_its_lesson(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, spoil = BROKEN[rule]
    lesson = Lesson.load(name)
    assert rule in lesson.rules
    run(lesson)
    spoil(monkeypatch)
    with pytest.raises(ScenarioFailed, match=r"lessons/\w+/0\d(-\d)?\.scn:\d+: "):
        run(lesson)
