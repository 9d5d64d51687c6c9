"""Rules of spywar that no scenario file can show."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.tables import Table, play
from tests.scenario.spywar import SEEDS, game_of, poison

from fengsheng import Game
from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.errors import BadSeats
from fengsheng.core.event import EVERYONE
from fengsheng.core.face import NOBODY, RED
from fengsheng.core.frame import Frame
from fengsheng.core.state import State
from fengsheng.editions.spywar.cards.balance import Balance
from fengsheng.editions.spywar.characters.baifeifei import BlackHeart
from fengsheng.editions.spywar.flow.node import record
from fengsheng.editions.spywar.flow.victory import death_tasks, verdict
from fengsheng.editions.spywar.identities import QIANFU

TRAVEL = "phase: pass\n甲: hand 威逼/red/→, ?\n乙: hand 破译/red/→/锁\n"


def test_intelligence_in_front_of_the_dead_travels_on() -> None:
    """SW-PASS-20: first the whole death, then the card goes on by itself."""
    game = game_of(TRAVEL)
    game.apply("send 威逼/red/→")
    poison(game, 1)
    game.apply("play 破译/red/→/锁")
    view = game.view()
    assert view["seats"][1]["status"] == "dead"
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (2, "decide")


def test_a_lock_on_the_dead_counts_for_nothing() -> None:
    """SW-PASS-20."""
    game = game_of("phase: pass\n甲: hand 破译/blue/→/锁, ?\n乙: hand 破译/red/→/锁\n")
    game.apply("send 破译/blue/→/锁 lock 乙")
    poison(game, 1)
    game.apply("play 破译/red/→/锁")
    assert game.decision is not None
    assert [o.notation for o in game.decision.options] == ["decline", "accept"]
    assert game.decision.seat == 2


def test_intelligence_that_would_come_back_to_a_dead_sender_is_discarded() -> None:
    """SW-PASS-21: and the turn ends."""
    game = game_of(TRAVEL)
    game.apply("send 威逼/red/→")
    poison(game, 0)
    game.apply("play 破译/red/→/锁")
    if game.decision is not None and game.decision.kind == "gift":
        game.apply("pass")
    for _ in range(4):
        game.apply("decline")
    view = game.view()
    assert view["transit"] is None
    assert "威逼/red/→" in view["discard"]["known"]
    assert view["turn"] == 1


def collect(game: Game, seat: int, colour: int) -> None:
    """Three cards of that colour alone come to lie in front of a seat, by nothing that the base set has."""
    s = game.state
    for card in [c for c in s.deck if s.rules.faces[c].colours == (colour,)][:3]:
        s.deck.remove(card)
        s.intel[seat].append(card)
        s.seen[card] = EVERYONE
    rebuild(s)


def test_victory_is_judged_before_the_effect_of_a_card() -> None:
    """SW-RULING-47: 结算卡牌效果时 is a node like any other, although nothing of the base set shows it."""
    game = game_of("甲: identity tegong; hand 平衡/red/→/锁, ?\n乙: identity qianfu\n丙: hand ?2\n")
    collect(game, 1, RED)
    told = game.apply("play 平衡/red/→/锁 on 丙")
    assert game.result is not None
    assert game.result.declarers == (1,)
    assert "discard" not in {event.kind for event in told}


@pytest.mark.interpreted_only
def test_victory_is_judged_after_the_effect_before_the_card_is_put_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SW-RULING-47, SW-TRIG-17: so is 结算卡牌效果后."""
    game = game_of("甲: identity tegong; hand 平衡/red/→/锁, ?\n乙: identity qianfu\n丙: hand ?2\n")
    true = Balance.resolve

    def resolve(self: Balance, s: State, f: Frame) -> None:
        true(self, s, f)
        collect(game, 1, RED)

    monkeypatch.setattr(Balance, "resolve", resolve)
    game.apply("play 平衡/red/→/锁 on 丙")
    assert game.result is not None
    assert game.result.declarers == (1,)
    assert "平衡/red/→/锁" not in game.view()["discard"]["known"]
    assert [row["card"] for row in game.view()["stack"]] == ["平衡/red/→/锁"]


def test_two_who_have_the_same_task_are_no_faction() -> None:
    """SW-WIN-03/16: only a deal by hand can hold a task twice; each of them is alone all the same."""
    body = "option: single_faction_end = on\nseats: 6\n甲: identity zhenyazhe; hand ?\n乙: identity qianfu\n"
    game = game_of(body + "".join(f"{seat}: out dead\n" for seat in "丙丁戊己"))
    s = game.state
    reasons = []
    for identity in (s.identity[0], QIANFU):
        s.identity[0] = s.identity[1] = identity
        verdict(s)
        reasons.append(s.result.reason if s.result else "")
    assert reasons == ["", "one faction is left"]


def test_an_eliminated_player_fulfils_no_task_by_a_death() -> None:
    """SW-PASS-14: nothing of the base set lets anybody die between an elimination and the end of the turn."""
    game = game_of("甲: identity zhenyazhe; hand ?\n乙: identity qianfu; intel 威逼/red/← x2\n")
    s = game.state
    s.alive &= ~1
    reasons = []
    for lost in (1, 0):
        s.lost = lost
        death_tasks(s, [1])
        reasons.append(s.result.reason if s.result else "")
    assert reasons == ["", "task"]


@pytest.mark.parametrize("marks", [{"barred:0": 1}, {"void:0": 1}, {f"ban:{n}": 1 for n in range(9)}])
def test_nothing_that_bars_cards_bars_sending(marks: dict[str, int]) -> None:
    """SW-PASS-23: no skill of the base set bars the turn player before sending; if one did, it would not
    matter."""
    game = game_of("phase: pass\n甲: hand 威逼/red/→, 破译/blue/→/锁, ?\n")
    before = [option.notation for option in game.state.options]
    assert len(before) > 5
    game.state.marks |= marks
    ask_again(game.state)
    assert [option.notation for option in game.state.options] == before


def test_nobody_but_the_turn_player_sends() -> None:
    """SW-PASS-24: only an expansion separates the two."""
    sent = 0
    for seed in range(20):
        table = Table("spywar", 5, seed)
        game = table.new()
        for _ in play(game, table.dice("sends")):
            pass
        turn = NOBODY
        for event in game.log():
            if event.kind == "turn":
                turn = event.by
            elif event.kind == "send":
                sent += 1
                assert event.by == turn
    assert sent > 100


@pytest.mark.interpreted_only
def test_what_a_skill_brings_about_waits_until_the_round_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """SW-TRIG-10: no triggered skill of the base set does, so one is made to: while 白菲菲 draws for 腹黑,
    张一挺 to her right accepts something. 老汉, further on, still draws for what she received before he is
    asked about 强令."""
    true = BlackHeart.resolve

    def resolve(self: BlackHeart, s: State, f: Frame) -> None:
        true(self, s, f)
        record(s, "accepted", 1, 1)

    game = game_of(
        "phase: pass\n甲: character 白菲菲; hand 威逼/black/→, ?\n乙: character 张一挺\n丙: character 老汉\n"
    )
    game.apply("send 威逼/black/→")
    game.apply("decline")
    monkeypatch.setattr(BlackHeart, "resolve", resolve)
    told = game.apply("accept")
    skills = [(event.by, event.word) for event in told if event.kind == "skill"]
    assert skills == [(0, "baifeifei-2"), (2, "laohan-1")]
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "trigger")
    assert any(option.uses == "zhangyiting-1" for option in game.decision.options)


@pytest.mark.parametrize("seats", [2, 3, 9, 10])
def test_number_of_players(seats: int) -> None:
    """SW-SETUP-01, SW-CONFLICT-23, SW-VAR-03: five to eight, and four as a variant."""
    with pytest.raises(BadSeats):
        Game.new(edition="spywar", seats=seats, seed=1)


@pytest.mark.parametrize(("seats", "deal"), [(5, (2, 2, 1)), (6, (2, 2, 2)), (7, (3, 3, 1)), (8, (3, 3, 2))])
def test_every_task_of_the_pool_is_dealt_and_no_other(seats: int, deal: tuple[int, int, int]) -> None:
    """SW-SETUP-03/04/06/07."""
    tasks: Counter[int] = Counter()
    for seed in range(SEEDS):
        identities = game_of(
            f"seats: {seats}\nstart: deal\nseed: {seed}\neveryone: character 无名\n"
        ).state.identity
        mine = [i for i in identities if i >= 2]
        assert (identities.count(0), identities.count(1), len(mine)) == deal
        assert len(set(mine)) == len(mine)
        tasks.update(mine)
    assert set(tasks) == {2, 3, 4}
    assert min(tasks.values()) > SEEDS * deal[2] / 3 * 0.6


def test_anybody_may_begin() -> None:
    """SW-SETUP-11."""
    counts: Counter[int] = Counter()
    for seed in range(SEEDS):
        counts[game_of(f"start: deal\nseed: {seed}\neveryone: character 无名\n").view()["turn"]] += 1
    assert set(counts) == set(range(5))
    assert min(counts.values()) > SEEDS / 5 * 0.6


def test_the_special_character_is_dealt_only_on_demand() -> None:
    """SW-RULING-27."""
    for pool, wanted in (("base", False), ("with_mohongshuang", True)):
        dealt = set()
        for seed in range(60):
            game = Game.new(edition="spywar", seats=8, seed=seed, options={"character_pool": pool})
            dealt |= {c for offered in game.state.offered for c in offered}
        names = {game.state.rules.characters[c].name for c in dealt}
        assert ("墨红霜（SP）" in names) is wanted
        assert len(names) == 32 + wanted
