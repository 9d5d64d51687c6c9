"""What the expert does not do: the mistakes of the novice, each in a position where it would be one."""

from __future__ import annotations

import pytest
from tests.explain.positions import position

from fengsheng import Game
from fengsheng.bots import play_out
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.random_bot import RandomBot
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.worth import gain

CLASSIC = "rules: CL-PRIO-03"
SPYWAR = "rules: SW-PASS-01\nedition: spywar"


def taken(game: Game, seat: str | None = None) -> set[str]:
    """Everything it may answer here, by its seeds."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return {ExpertBot(seed).choose(view, decision).notation for seed in range(20)}


def offered(game: Game) -> set[str]:
    assert game.decision is not None
    return {option.notation for option in game.decision.options}


def avoids(game: Game, *answers: str) -> None:
    """They could be given, and are not."""
    assert set(answers) <= offered(game)
    assert not taken(game) & set(answers)


# What kills.


@pytest.mark.parametrize("identity", ["front", "bureau", "soy"])
def test_it_does_not_accept_a_third_black_unseen(identity: str) -> None:
    game = position(
        CLASSIC,
        f"甲: hand 截獲/black, 識破/red\n乙: identity {identity}; intel 截獲/black, 鎖定/black\n"
        "play:\n甲: send 截獲/black\nall pass\nasked 乙 decide",
    )
    assert taken(game) == {"decline"}


def test_it_does_not_accept_a_third_black_unseen_in_the_newer_edition() -> None:
    game = position(
        SPYWAR,
        "phase: pass\n甲: hand 威逼/black/←, 试探/black/→/神秘人抽\n"
        "戊: identity qianfu; intel 截获/black/↑, 澄清/black/↑/锁\n"
        "play:\n甲: send 威逼/black/←\nasked 戊 decide",
    )
    assert taken(game) == {"decline"}


def test_it_does_not_intercept_its_own_death() -> None:
    game = position(
        CLASSIC,
        "甲: hand 截獲/black, 識破/red\n丙: identity front; intel 截獲/black, 鎖定/black; hand 截獲/black\n"
        "play:\n甲: send 截獲/black\nuntil 丙\nasked 丙 pass",
    )
    avoids(game, "play 截獲/black")


def test_it_does_not_send_a_third_black_straight_to_a_friend() -> None:
    game = position(
        CLASSIC,
        "甲: identity front; hand 鎖定/black, 識破/black\n乙: identity bureau\n"
        "丙: identity front; identity up; intel 截獲/black, 截獲/black\nplay:\nasked 甲 play",
    )
    assert {"send 鎖定/black to 丙", "send 識破/black to 丙"} <= offered(game)
    sent = {answer for answer in taken(game) if answer.startswith("send")}
    assert sent
    assert not any(answer.endswith("丙") for answer in sent)


# What is wasted.


@pytest.mark.parametrize("card", ["真偽莫辨/red", "試探/red/軍情局抽2 on 乙"])
def test_it_does_not_counter_its_own_side(card: str) -> None:
    name = card.split(" ")[0]
    game = position(
        CLASSIC,
        f"甲: identity front; identity up; hand {name}, 退回/red, ?1\n乙: identity bureau\n"
        f"丙: identity front; hand 識破/red, 識破/black\nplay:\n甲: play {card}\nuntil 丙\n"
        "asked 丙 respond",
    )
    assert taken(game) == {"pass"}


@pytest.mark.parametrize("best", ["識破", "燒毀"])
@pytest.mark.parametrize("colour", ["red", "blue", "black"])
def test_it_does_not_send_its_best_cards_as_paper(best: str, colour: str) -> None:
    """鎖定 is sent to one player as well, and is worth less in the hand."""
    game = position(CLASSIC, f"甲: identity front; hand {best}/{colour}, 鎖定/{colour}\nplay:\nasked 甲 play")
    assert any(answer.startswith(f"send {best}") for answer in offered(game))
    assert {answer.split("/")[0] for answer in taken(game) if "send" in answer} == {"send 鎖定"}


@pytest.mark.parametrize(("best", "lesser"), [("截获/red/↑", "误导/red/↑"), ("截获/blue/↑", "误导/blue/↑")])
def test_it_does_not_send_its_best_cards_as_paper_in_the_newer_edition(best: str, lesser: str) -> None:
    game = position(SPYWAR, f"甲: identity qianfu; hand {best}, {lesser}\nphase: pass\nplay:\nasked 甲 send")
    assert any(answer.startswith(f"send {best}") for answer in offered(game))
    assert all(answer.startswith(f"send {lesser}") for answer in taken(game))


def test_it_does_not_probe_whom_it_knows() -> None:
    game = position(
        CLASSIC,
        "甲: identity front; hand 試探/black/潛伏戰線抽2, 退回/red\n乙: identity front; identity up\n"
        "丙: identity bureau; identity up\nplay:\nasked 甲 play",
    )
    avoids(game, "play 試探/black/潛伏戰線抽2 on 乙", "play 試探/black/潛伏戰線抽2 on 丙")


def test_it_does_not_keep_a_swap_while_a_foe_wins() -> None:
    game = position(
        SPYWAR,
        "phase: contest\ntransit: 威逼/blue/← at 乙 face up\n"
        "甲: identity qianfu; hand 调包/black/←\n乙: identity tegong; identity up; "
        "intel 威逼/blue/→, 利诱/blue/←/锁\nplay:\nuntil 甲\nasked 甲 contest",
    )
    assert taken(game) == {"play 调包/black/←"}


# What is not looked at.


def test_it_does_not_forget_how_much_a_faction_needs() -> None:
    """A third red is no victory where four are needed; the fourth is."""

    def worth(goal: int, have: int) -> float:
        cards = ", ".join(["截獲/red", "鎖定/red", "燒毀/red"][:have])
        game = position(
            f"{CLASSIC}\noption: faction_goal = {goal}",
            f"甲: identity front; intel {cards}; hand ?1\n乙: hand 退回/red, ?1\nturn: 乙\n"
            "play:\n乙: send 退回/red\nuntil 甲\nasked 甲 pass",
        )
        assert game.decision is not None
        s = ExpertBot(0)._read(game.view(0))
        return gain(s, 0, (0,))

    assert worth(3, 2) > 50 > worth(4, 2)
    assert worth(4, 3) > 50


@pytest.mark.parametrize(("column", "alone"), [("A", 1), ("B", 3)])
def test_it_does_not_weigh_a_deal_that_the_table_excludes(column: str, alone: int) -> None:
    """Seven players: 3-3-1 or 2-2-3, as the house rules say."""
    game = Game.new("classic", 7, 1, options={"identity_table": column})
    play_out(game, [RandomBot(seat) for seat in range(7)], limit=30)
    s = ExpertBot(0)._read(game.view(0))
    assert sum(odds[2] for odds in s.odds) == pytest.approx(alone)


def test_it_does_not_keep_characters_by_chance() -> None:
    """Where one was worth clearly more in that role than the other, it is kept."""
    known = roles_of("spywar").characters
    chosen = 0
    for seed in range(40):
        game = Game.new("spywar", 5, f"keep {seed}")
        decision = game.decision
        assert decision is not None
        assert decision.kind == "character"
        view = game.view(decision.seat)
        names = [decision.options[0].rules.characters[o.number].name for o in decision.options]
        alone = view["seats"][decision.seat]["identity"] not in ("潜伏战线", "特工机关")
        worths = [known[name][alone] for name in names]
        if max(worths) - min(worths) < 1.0:
            continue
        best = names[worths.index(max(worths))]
        assert {answer.split(" ")[-1] for answer in taken(game)} == {best}
        chosen += 1
    assert chosen > 10


def test_it_does_not_let_a_usurper_complete_a_victory() -> None:
    """Whoever plays alone and sends a member of a faction the last card is after that victory."""
    s = ExpertBot(0)._read(Game.new("spywar", 5, 1).view(0))
    view = s.view
    for row in view["seats"]:
        row["colours"] = [0, 0, 0]
    view["seats"][0]["identity"], view["seats"][0]["colours"] = "潜伏战线", [2, 0, 0]
    view["tasks"] = ["镇压者", "篡夺者", "双面间谍"]
    view["turn"] = 1
    view["transit"] = {
        "card": "威逼/red/→",
        "sender": 1,
        "route": "up",
        "addressee": 0,
        "direction": 1,
        "position": 0,
        "stage": "arrive",
        "refused": False,
        "locked": 0,
        "lured": 0,
        "locked_card": False,
    }
    odds: list[Odds] = [(1, 0, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 1, 0)]
    usual = gain(Situation(view, odds, s.lore, s.roles, s.house), 0, (0,))
    view["turn"] = 2
    later = gain(Situation(view, odds, s.lore, s.roles, s.house), 0, (0,))
    assert usual < 0 < 50 < later
