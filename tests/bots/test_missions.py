"""Those who play alone: what a mission makes of a card in front of somebody, and who is seen coming."""

from __future__ import annotations

from itertools import product

import pytest

from fengsheng import Game
from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import OWN_DEATH
from fengsheng.bots.valuation.worth import gain
from fengsheng.editions.registry import find

RED, BLUE, BLACK = (0,), (1,), (2,)
FRONT: Odds = (1.0, 0.0, 0.0)
BUREAU: Odds = (0.0, 1.0, 0.0)
ALONE: Odds = (0.0, 0.0, 1.0)
NOTHING = [0, 0, 0]


def alone(
    mission: str,
    mine: list[int] = NOTHING,
    theirs: list[int] = NOTHING,
    who: Odds = FRONT,
    *,
    edition: str = "classic",
    turn: int = 1,
    deaths: int = 0,
    hand: tuple[str, ...] = (),
    character: str = "小馬哥",
) -> Situation:
    """We have that mission; player 1 has those cards and is certainly that; the others have nothing."""
    view = Game.new(edition, 5, 1).view(0)
    for row in view["seats"]:
        row["colours"] = list(NOTHING)
        row["character"], row["face_up"] = "六姐", True
    view["seats"][0]["identity"] = "打醬油" if edition == "classic" else mission
    view["seats"][0]["character"] = mission if edition == "classic" else "老汉"
    view["seats"][0]["known"] = list(hand)
    view["seats"][0]["colours"] = list(mine)
    view["seats"][1]["colours"] = list(theirs)
    view["seats"][1]["character"] = character
    view["turn"] = turn
    view["deaths"] = [4] * deaths
    odds = [ALONE, who, BUREAU, BUREAU, FRONT]
    return Situation(view, odds, lore_of(find(edition)), roles_of(edition))


def test_every_mission_of_both_editions_is_known() -> None:
    rules = Game.new("classic", 5, 1).state.rules
    assert set(lore_of(find("classic")).missions) == {rules.characters[c].name for c in rules.pool}
    spywar = lore_of(find("spywar"))
    tasks = [name for name in find("spywar").identity_names if spywar.faction(name) == 2]
    assert set(spywar.missions) == {name for name in tasks if name != "无身份"}


@pytest.mark.parametrize(
    ("mission", "colour"),
    [("老槍", RED), ("情報處長", RED), ("譯電員", BLUE), ("峨嵋風", BLUE)],
)
def test_collectors_take_their_colour_and_the_third_wins(mission: str, colour: tuple[int]) -> None:
    worths = [gain(alone(mission, [have, have, 0]), 0, colour) for have in range(3)]
    assert 0 < worths[0] < worths[1] < worths[2]
    assert worths[2] > 50
    assert gain(alone(mission, [2, 2, 0]), 0, (1 - colour[0],)) == 0


@pytest.mark.parametrize("mission", ["老槍", "刀鋒", "貝雷帽", "職業殺手", "怪盜阿十", "老金"])
def test_black_is_nothing_but_a_danger_to_who_does_not_want_it(mission: str) -> None:
    for have, pain in enumerate(OWN_DEATH):
        s = alone(mission, [0, 0, have])
        assert gain(s, 0, BLACK) == pytest.approx(-s.weights.fear * pain)


def test_what_counts_together_is_counted_together() -> None:
    assert gain(alone("柒佰", [2, 2, 0]), 0, RED) > 50
    assert gain(alone("柒佰", [1, 2, 0]), 0, RED) < 50
    assert gain(alone("六姐", [2, 2, 1]), 0, BLUE) > 50
    assert gain(alone("六姐", [2, 2, 0]), 0, BLUE) < 50


@pytest.mark.parametrize(
    ("mission", "victim", "spared"), [("刀鋒", FRONT, BUREAU), ("黑玫瑰", BUREAU, FRONT)]
)
def test_a_faction_is_wiped_out_and_the_last_of_it_counts_most(
    mission: str, victim: Odds, spared: Odds
) -> None:
    worth = gain(alone(mission, theirs=[0, 0, 2], who=victim), 1, BLACK)
    assert worth > 3 * gain(alone(mission, theirs=[0, 0, 2], who=spared), 1, BLACK)
    s = alone(mission, theirs=[0, 0, 2], who=victim)
    other = s.odds[2] if victim == FRONT else s.odds[4]
    last = s.again(odds=[ALONE, victim, other, other, other])
    assert gain(last, 1, BLACK) > worth
    assert gain(s, 0, BLACK) < 0


def test_who_must_die_first_dies_gladly_until_somebody_has() -> None:
    assert gain(alone("小白", [0, 0, 2]), 0, BLACK) > 50
    assert gain(alone("小白", [0, 0, 2], deaths=1), 0, BLACK) < -30


def test_the_killer_strikes_in_the_own_turn_after_the_first_death() -> None:
    mine = gain(alone("職業殺手", theirs=[0, 0, 2], turn=0, deaths=1), 1, BLACK)
    assert mine > 50
    assert mine > 2 * gain(alone("職業殺手", theirs=[0, 0, 2], turn=1, deaths=1), 1, BLACK)
    assert mine > 2 * gain(alone("職業殺手", theirs=[0, 0, 2], turn=0), 1, BLACK)


def test_the_last_two_are_reached_by_any_death() -> None:
    assert gain(alone("貝雷帽", theirs=[0, 0, 2]), 1, BLACK) > 15
    assert gain(alone("貝雷帽", theirs=[0, 0, 2]), 1, BLACK) > gain(alone("老槍", theirs=[0, 0, 2]), 1, BLACK)


def test_a_victory_of_the_right_kind_is_helped() -> None:
    assert gain(alone("大美女", theirs=[2, 0, 0], character="小馬哥"), 1, RED) > 50
    assert gain(alone("大美女", theirs=[2, 0, 0], character="黑玫瑰"), 1, RED) < 0
    assert gain(alone("服蒙面人", theirs=[2, 0, 0], character="黑玫瑰"), 1, RED) > 50
    assert gain(alone("服蒙面人", theirs=[2, 0, 0], character="小馬哥"), 1, RED) < 0
    assert gain(alone("大美女", [0, 0, 1]), 0, BLACK) < gain(alone("服蒙面人", [0, 0, 1]), 0, BLACK)


def test_hands_that_are_the_mission_are_kept() -> None:
    four = ("識破/red", "鎖定/red", "燒毀/red", "退回/red")
    assert gain(alone("老鬼", [0, 0, 2], hand=four), 0, BLACK) > 50
    assert gain(alone("老鬼", [0, 0, 2], hand=four[:2]), 0, BLACK) < 0
    plain = alone("老槍", hand=four)
    assert alone("老鬼", hand=four).in_hand("識破/red") > plain.in_hand("識破/red")
    assert alone("老金", hand=four[:2]).in_hand("識破/red") > plain.in_hand("識破/red")
    assert alone("老金", hand=four[:2]).in_hand("識破/black") == plain.in_hand("識破/black")
    assert alone("怪盜阿十").aim.hand > 2


def spywar(mission: str, **more: object) -> Situation:
    return alone(mission, edition="spywar", **more)  # type: ignore[arg-type]


def test_the_tasks_of_the_newer_edition() -> None:
    assert gain(spywar("双面间谍", mine=[0, 2, 0]), 0, BLUE) > 50
    rich, poor = [1, 1, 2], [0, 1, 2]
    assert gain(spywar("镇压者", theirs=rich, turn=0), 1, BLACK) > 50
    assert gain(spywar("镇压者", theirs=rich, turn=1), 1, BLACK) < 10
    assert gain(spywar("镇压者", theirs=poor, turn=0), 1, BLACK) < 10
    assert gain(spywar("清道夫", theirs=poor), 1, BLACK) > 50
    assert gain(spywar("清道夫", theirs=[2, 0, 2]), 1, BLACK) < 10
    assert gain(spywar("清道夫", mine=[0, 0, 2]), 0, BLACK) > 50
    assert gain(spywar("先行者", mine=[1, 0, 2]), 0, BLACK) > 50
    assert gain(spywar("先行者", mine=[0, 0, 2]), 0, BLACK) < 0
    assert gain(spywar("诱变者", theirs=[0, 2, 0]), 1, BLUE) > 50
    assert gain(spywar("诱变者", theirs=[2, 0, 0]), 1, RED) < 0
    assert gain(spywar("篡夺者", theirs=[2, 0, 0], turn=0), 1, RED) > 50
    assert gain(spywar("篡夺者", theirs=[2, 0, 0], turn=1), 1, RED) < 0
    s = spywar("搅局者", theirs=[1, 0, 0])
    assert gain(s, 1, RED) > 0
    for seat in (2, 3, 4):
        s.view["seats"][seat]["colours"] = [1, 1, 0]
    assert gain(s.again(), 1, RED) > 50


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_of_other_colours_than_it_says_a_mission_says_nothing(edition: str) -> None:
    missions = lore_of(find(edition)).missions
    rows = [[red, blue, black] for red in range(4) for blue in range(4) for black in range(3)]
    spoken: set[str] = set()
    for name, mission in missions.items():
        for lies, turn, deaths in product(rows, (0, 1), (0, 1)):
            s = alone(name, lies, lies, edition=edition, turn=turn, deaths=deaths, hand=("鎖定/red",) * 4)
            for seat, colour in product(range(3), range(3)):
                if mission.gain(s, 0, seat, colour, s.tally[seat][colour]):
                    assert colour in mission.colours, (name, colour)
                    spoken.add(name)
    assert spoken >= {name for name, mission in missions.items() if mission.colours}


def test_factions_see_a_loner_coming() -> None:
    """A likely loner who collects red and has two is a danger; one who needs deaths makes them so."""
    s = alone("老槍", theirs=[2, 0, 0], character="老槍")
    view = s.view
    view["seats"][0]["identity"] = "潛伏戰線"
    roles = roles_of("classic")
    for likely, seen in ((ALONE, True), (BUREAU, False)):
        there = Situation(view, [FRONT, likely, BUREAU, BUREAU, FRONT], s.lore, roles)
        blind = roles._replace(faction=roles.faction._replace(coming=0.0))
        unaware = Situation(view, there.odds, s.lore, blind)
        assert (gain(there, 1, RED) < gain(unaware, 1, RED) - 5) == seen
    view["seats"][1]["character"] = "刀鋒"
    view["seats"][4]["colours"] = [0, 0, 2]
    there = Situation(view, [FRONT, ALONE, BUREAU, BUREAU, FRONT], s.lore, roles)
    calm = Situation(view, [FRONT, BUREAU, BUREAU, BUREAU, FRONT], s.lore, roles)
    assert gain(there, 4, BLACK) < gain(calm, 4, BLACK)
