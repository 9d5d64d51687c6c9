"""How long a question lasts tells nobody whether there was something to choose: at strict tables, with people
who never think longer, who do by what everybody can see, and who do at random."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.timing import questions, told_apart

from fengsheng.server.table import dealing
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import PACES
from fengsheng.server.table.table import Table

WINDOWS = 1000
EDITIONS = ("classic", "spywar")
STRICT = ("calm", "normal", "quick")
SURE = 1e-4  # that it is no chance


@pytest.mark.parametrize("pace", STRICT)
@pytest.mark.parametrize("edition", EDITIONS)
def test_time_does_not_tell_who_has_a_choice(edition: str, pace: str) -> None:
    found = questions(edition, pace, WINDOWS)
    verdict = told_apart(found)
    assert min(verdict.with_choice, verdict.without) > 100, verdict
    assert verdict.p > 0.001, verdict
    # questions to one seat alone, by themselves
    alone = [one for one in found if one.alone]
    assert len(alone) > 15
    assert told_apart(alone).p > 0.001
    # whoever thinks longer is really waited for, and the others are not
    wait = PACES[pace].wait
    assert {one.seconds for one in found} > {wait}
    assert all(one.seconds >= wait - 1e-6 for one in found)


def holds_whenever_it_can_act(patch: pytest.MonkeyPatch) -> None:
    real = dealing.pose

    def telling(table: Table, match: Match, told: bool = True) -> None:
        real(table, match, told)
        question = match.answers.question
        for seat, options in question.offers.items() if question is not None and question.lasting else ():
            if len(options) > 1 and table.state.chairs[seat].person:
                match.hold(seat, table.clock.now())

    patch.setattr(dealing, "pose", telling)


def ends_sooner_if_nobody_can_act(patch: pytest.MonkeyPatch) -> None:
    real = Match.closes

    def telling(self: Match) -> float | None:
        when = real(self)
        question = self.answers.question
        if when is None or question is None or any(len(o) > 1 for o in question.offers.values()):
            return when
        return when - 0.05

    patch.setattr(Match, "closes", telling)


PLANTED: tuple[Callable[[pytest.MonkeyPatch], None], ...] = (
    holds_whenever_it_can_act,
    ends_sooner_if_nobody_can_act,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_dependence_on_the_hand_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    found = questions("classic", "normal", 400)
    # what is planted also shows in who thinks from the beginning: that is what everybody sees
    verdict = told_apart([one._replace(held=()) for one in found])
    assert verdict.p < SURE, verdict
