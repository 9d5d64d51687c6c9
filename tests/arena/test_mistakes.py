"""Every mistake is counted where it is made, and only there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.arena.plans import arena

from fengsheng.arena import run
from fengsheng.arena.figures import figures
from fengsheng.arena.mistakes import NAMES, Watch
from fengsheng.core.notation import SEATS
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.scenario import Scenario


def watched(text: str, known: str = "") -> dict[str, Any]:
    """Play the script of a scenario; what every seat is said to have done. The bots are called by seat.
    甲 has seen the identities of those in `known`."""
    head, script = text.split("play:\n")
    position = Scenario.parse(f"title: t\nrules: CL-PASS-01\n{head}play:\nexpect turn 甲\n").position
    game, _ = lay_out(position)
    lineup = SEATS[: game.seats]
    game.state.looks[0] |= sum(1 << lineup.index(who) for who in known)
    watch = Watch(game, lineup)
    for line in script.strip().splitlines():
        who, _, answer = line.strip().partition(": ")
        seat = lineup.index(who)
        while (decision := game.decision) is not None and decision.seat != seat:
            (passing,) = [o for o in decision.options if o.kind == "pass"]
            watch.chosen(decision, passing)
            watch.happened(game.apply(passing))
        assert decision is not None
        options = [o for o in decision.options if o.notation == answer]
        assert options, decision
        watch.chosen(decision, options[0])
        watch.happened(game.apply(options[0]))
    while (decision := game.decision) is not None and decision.options[0].kind == "pass":
        watch.happened(game.apply(0))
    return watch.counted()


def made(text: str, who: str, mistake: str) -> list[int]:
    """How often, and how often it could have been."""
    counts: dict[str, list[int]] = watched(text)[who]["mistakes"]
    return counts.get(mistake, [0, 0])


FACTIONS = """
甲: identity front; hand {hand}
乙: identity front
丙: identity bureau
丁: identity bureau
戊: identity soy
play:
甲: send {send}
"""
SPYWAR = "edition: spywar\nphase: pass" + FACTIONS.replace("front", "qianfu").replace(
    "bureau", "tegong"
).replace("soy", "cuanduozhe")


@pytest.mark.parametrize(
    ("send", "counted"), [("破譯/red", [1, 1]), ("破譯/blue", [0, 1]), ("截獲/black", [0, 1])]
)
def test_sends_its_own_colour(send: str, counted: list[int]) -> None:
    assert made(FACTIONS.format(hand=f"{send}, ?", send=send), "甲", "own-colour") == counted


def test_a_loner_has_no_colour_of_its_own() -> None:
    text = FACTIONS.format(hand="破譯/red, ?", send="破譯/red")
    swapped = text.replace("甲: identity front", "甲: identity soy").replace(
        "戊: identity soy", "戊: identity front"
    )
    assert made(swapped, "甲", "own-colour") == [0, 0]


@pytest.mark.parametrize(("to", "counted"), [("乙", [0, 1]), ("丙", [1, 1]), ("戊", [1, 1])])
def test_sends_its_own_colour_astray(to: str, counted: list[int]) -> None:
    for text in (
        FACTIONS.format(hand="鎖定/red, ?", send=f"鎖定/red to {to}"),
        SPYWAR.format(hand="误导/red/↑, ?", send=f"误导/red/↑ to {to}"),
    ):
        assert made(text, "甲", "own-colour-astray") == counted


BLIND = """
turn: 丙
甲: identity front{intel}
乙: identity front
丙: identity {sender}; hand 截獲/black, ?
丁: identity bureau
戊: identity soy
play:
丙: send 截獲/black
丁: decline
戊: decline
甲: {answer}
"""


@pytest.mark.parametrize(
    ("sender", "intel", "answer", "black", "death"),
    [
        ("bureau", "", "accept", [1, 1], [0, 0]),
        ("bureau", "", "decline", [0, 1], [0, 0]),
        ("bureau", "; intel 燒毀/black, 識破/black", "accept", [1, 1], [1, 1]),
        ("bureau", "; intel 燒毀/black, 識破/black", "decline", [0, 1], [0, 1]),
    ],
)
def test_accepts_blind(sender: str, intel: str, answer: str, black: list[int], death: list[int]) -> None:
    counts = watched(BLIND.format(sender=sender, intel=intel, answer=answer))["甲"]["mistakes"]
    assert counts.get("blind-black", [0, 0]) == black
    assert counts.get("blind-death", [0, 0]) == death


def test_nobody_accepts_blind_what_lies_open_or_comes_from_a_friend() -> None:
    friend = BLIND.format(sender="front", intel="", answer="accept").replace(
        "乙: identity front", "乙: identity bureau"
    )
    assert made(friend, "甲", "blind-black") == [0, 0]
    for text in ("破譯/red", "退回/black"):
        other = BLIND.format(sender="bureau", intel="", answer="accept").replace("截獲/black", text)
        assert made(other, "甲", "blind-black") == [0, 0]


INTERCEPT = """
turn: 丙
甲: identity front; hand 截獲/red{intel}
丙: identity bureau; hand {card}, ?
play:
丙: send {card}
甲: play 截獲/red
"""


@pytest.mark.parametrize(
    ("card", "intel", "blind", "black", "deadly"),
    [
        ("截獲/blue", "", [1, 1], [0, 1], [0, 1]),
        ("截獲/black", "", [1, 1], [1, 1], [0, 1]),
        ("截獲/black", "; intel 燒毀/black, 識破/black", [1, 1], [1, 1], [1, 1]),
        ("截獲/blue", "; intel 燒毀/black, 識破/black", [1, 1], [0, 1], [0, 1]),
    ],
)
def test_intercepts_blind(
    card: str, intel: str, blind: list[int], black: list[int], deadly: list[int]
) -> None:
    counts = watched(INTERCEPT.format(card=card, intel=intel))["甲"]["mistakes"]
    assert counts["blind-intercept"] == blind
    assert counts.get("black-intercept", [0, 0]) == black
    assert counts.get("deadly-intercept", [0, 0]) == deadly


COUNTER = """
甲: identity front; hand 燒毀/red, ?
乙: identity {identity}; hand 識破/red
丁: intel 識破/black
play:
甲: play 燒毀/red on 丁 識破/black
乙: play 識破/red on 燒毀
"""


@pytest.mark.parametrize(("identity", "counted"), [("front", [1, 1]), ("bureau", [0, 1]), ("soy", [0, 1])])
def test_counters_its_own_side(identity: str, counted: list[int]) -> None:
    assert made(COUNTER.format(identity=identity), "乙", "own-counter") == counted


def test_two_who_play_alone_are_no_friends() -> None:
    text = "seats: 6" + COUNTER.format(identity="soy").replace("front", "soy")
    assert made(text, "乙", "own-counter") == [0, 1]


@pytest.mark.parametrize(
    ("hand", "send", "counted"),
    [
        ("截獲/black, 鎖定/black", "截獲/black", [1, 1]),
        ("截獲/black, 燒毀/black", "截獲/black", [0, 1]),
        ("截獲/black, 鎖定/red", "截獲/black", [0, 1]),
        ("截獲/black, 破譯/black", "破譯/black", [0, 1]),
    ],
)
def test_sends_its_best_functions_as_paper(hand: str, send: str, counted: list[int]) -> None:
    assert made(FACTIONS.format(hand=hand, send=send), "甲", "best-as-paper") == counted


@pytest.mark.parametrize(
    ("to", "blacks", "counted"), [("乙", 2, [1, 1]), ("乙", 1, [0, 1]), ("丙", 2, [0, 0])]
)
def test_sends_the_third_black_one_to_its_own_side(to: str, blacks: int, counted: list[int]) -> None:
    for text, pile in (
        (FACTIONS.format(hand="鎖定/black, ?", send=f"鎖定/black to {to}"), ["燒毀/black", "識破/black"]),
        (
            SPYWAR.format(hand="截获/black/↑, ?", send=f"截获/black/↑ to {to}"),
            ["威逼/black/←", "威逼/black/→"],
        ),
    ):
        row = next(line for line in text.splitlines() if line.startswith(f"{to}: "))
        laid = text.replace(row, f"{row}; intel {', '.join(pile[:blacks])}")
        assert made(laid, "甲", "third-black") == counted


PROBE = """
甲: identity front; hand 試探/red/潛伏戰線抽2, ?
play:
甲: play 試探/red/潛伏戰線抽2 on 乙
"""


@pytest.mark.parametrize(("known", "counted"), [("", [0, 1]), ("丙", [0, 1]), ("乙丙", [1, 1])])
def test_probes_whom_it_knows(known: str, counted: list[int]) -> None:
    assert watched(PROBE, known)["甲"]["mistakes"]["known-probe"] == counted


LAST = """
edition: spywar
phase: pass
甲: identity qianfu; hand 误导/red/↑, ?
乙: identity qianfu; intel 威逼/red/←, 威逼/red/→
丙: identity tegong; hand 调包/black/←
丁: identity tegong; hand 威逼/black/←
戊: identity cuanduozhe; hand 调包/black/→
play:
甲: send 误导/red/↑ to 乙
乙: accept
丙: pass
"""


def test_loses_with_a_swap_in_its_hand() -> None:
    counted = watched(LAST)
    keeps = {who: counts["mistakes"].get("kept-swap") for who, counts in counted.items()}
    assert keeps == {"甲": None, "乙": None, "丙": [1, 1], "丁": [0, 1], "戊": [1, 1]}


def test_every_offer_of_a_skill_is_counted() -> None:
    plan = arena(2, ("random",), mode="population", mistakes=True)
    counted = figures(plan, run(plan))["mistakes"]["random"]
    assert counted["skills"]
    assert all(0 <= used <= offered for used, offered in counted["skills"].values())
    assert sum(used for used, _ in counted["skills"].values()) > 0
    assert set(counted["mistakes"]) == set(NAMES)
