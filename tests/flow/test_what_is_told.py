"""What events tell beside who did what to whom."""

from __future__ import annotations

from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.words import log_line

TEXT = """title: A counter names the card it answers
rules: CL-CARD-COUNTER-01
甲: hand 截獲/black, 鎖定/red, ?
乙: hand 識破/red
play:
expect game goes on
"""


def test_a_counter_tells_which_card_it_answers_and_a_card_that_answers_none_says_so() -> None:
    """CL-CARD-COUNTER-01, CL-RULING-026: 識破 is announced with its target."""
    game, _ = lay_out(Scenario.parse(TEXT, "x.scn").position)
    for answer in ("send 截獲/black", "play 鎖定/red on 丁", "play 識破/red on 鎖定"):
        while game.decision is not None and answer not in [o.notation for o in game.decision.options]:
            game.apply("pass")
        game.apply(answer)
    told = {event["word"]: event.get("on") for event in game.events(2) if event["kind"] == "play"}
    assert told == {"lock": None, "counter": "lock"}


PROBE = """title: A probe shows how its target reacted
rules: SW-CARD-SHITAN-03
edition: spywar
甲: hand 试探/black/→/神秘人抽, ?
丙: identity qianfu; hand 威逼/blue/←
play:
expect game goes on
"""


def test_of_a_probe_the_table_sees_only_whether_the_target_drew() -> None:
    """SW-CARD-SHITAN-02/03: what the card says is for the two; there is no second kind of 试探 to tell."""
    game, _ = lay_out(Scenario.parse(PROBE, "x.scn").position)
    game.apply("play 试探/black/→/神秘人抽 on 丙")
    public = {"by": 0, "target": 2, "effect": 0, "acted": False, "sure": True}
    assert game.view(3)["probes"] == [public]
    assert game.view(2)["probes"] == [public | {"named": "神秘人"}]


SEARCH = """title: A search takes the intelligence and a card of a hand
rules: SW-CHAR-LIXING-1
edition: spywar
phase: contest
transit: 威逼/black/→ at 乙
丙: character 李醒
丁: hand 截获/black/↑, ?
play:
expect game goes on
"""


def test_a_search_says_where_each_card_came_from() -> None:
    """SW-CHAR-LIXING-1/1c: the pending intelligence is out of nobody's hand, and not a card of its sender."""
    game, _ = lay_out(Scenario.parse(SEARCH, "x.scn").position)
    for answer in ("skill 李醒 1 on 丁", "take 威逼/black/→ intel", "take 截获/black/↑"):
        game.apply(answer)
    if game.decision is not None and game.decision.kind == "search":
        game.apply("done")
    told = [log_line("en", event, (), 1) for event in game.events(1)]
    assert [line for line in told if "Coerce" in line or "Intercept" in line or "looks" in line] == [
        "C looks at the message (a card).",
        "The message is revealed and set aside: Coerce (black →).",
        "Revealed from D’s hand and set aside: Intercept (black ↑).",
        "C takes Coerce (black →) into their hand.",
        "C takes Intercept (black ↑) from D’s hand.",
    ]
