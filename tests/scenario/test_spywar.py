"""What spywar scenarios need beyond classic ones, and rules of spywar that no scenario file can show."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.checks import fields_of
from tests.laws.tables import Table, play

from fengsheng import Game
from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.errors import BadSeats
from fengsheng.core.event import EVERYONE
from fengsheng.core.face import BLACK, NOBODY, RED
from fengsheng.core.frame import Frame
from fengsheng.core.state import State
from fengsheng.editions.spywar.cards.balance import Balance
from fengsheng.editions.spywar.characters.baifeifei import BlackHeart
from fengsheng.editions.spywar.flow.node import record
from fengsheng.editions.spywar.flow.victory import death_tasks, verdict
from fengsheng.editions.spywar.identities import QIANFU
from fengsheng.scenario import Scenario, ScenarioError, ScenarioFailed
from fengsheng.scenario.layout import lay_out

HEAD = "title: A title\nrules: SW-TURN-05\nedition: spywar\n"
PLAY = "play:\nexpect game goes on\n"
SEEDS = 300


def game_of(body: str) -> Game:
    game, _ = lay_out(Scenario.parse(HEAD + body + PLAY, "x.scn").position)
    return game


def run(body: str, script: str) -> None:
    Scenario.parse(HEAD + body + "play:\n" + script, "x.scn").run()


def poison(game: Game, seat: int) -> None:
    """Three black cards of the pile come to lie in front of a seat, by nothing that the base set has."""
    s = game.state
    black = [c for c in s.deck if s.rules.faces[c].colours == (BLACK,)][:3]
    for card in black:
        s.deck.remove(card)
        s.intel[seat].append(card)
        s.seen[card] = -1
    rebuild(s)


# -- what no scenario file can show -----------------------------------------------------------

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


# -- what spywar scenarios may say ------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "where", "says"),
    [
        (HEAD + "phase: draw\n" + PLAY, ":4:", "is no phase; expected one of start, play, pass"),
        (HEAD + "seats: 3\n" + PLAY, ":4:", "4 to 8"),
        (HEAD + "option: goal = 4\n" + PLAY, ":4:", "no house rule 'goal'"),
        (
            HEAD + "play:\nexpect identities 2 qianfu 1 shenmi 1 zhenyazhe\n",
            ":5:",
            "either shenmi or zhenyazhe",
        ),
        (HEAD + "play:\nexpect event dyign\n", ":5:", "no kind of event; did you mean dying"),
        (HEAD + "play:\nnot offered 甲: trun_up\n", ":5:", "did you mean turn_up"),
    ],
)
def test_mistakes_are_located(text: str, where: str, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scenario.parse(text, "x.scn")
    assert str(caught.value).startswith("x.scn" + where)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("body", "line", "says"),
    [
        ("甲: identity cuanduozhe\n乙: identity zhenyazhe\n", 4, "no further identity cuanduozhe"),
        ("seats: 6\n甲: identity cuanduozhe\n乙: identity cuanduozhe\n", 6, "no further identity cuanduozhe"),
        ("甲: identity qianfu\n乙: identity qianfu\n丙: identity qianfu\n", 6, "no further identity qianfu"),
    ],
)
def test_identities_that_the_table_does_not_have(body: str, line: int, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scenario.parse(HEAD + body + PLAY, "x.scn").run()
    assert str(caught.value).startswith(f"x.scn:{line}:")
    assert says in str(caught.value)


def test_words_of_spywar_are_unknown_in_classic() -> None:
    with pytest.raises(ScenarioError, match="no kind of event"):
        Scenario.parse("title: T\nrules: CL-TURN-05\nplay:\nexpect event doomed\n")
    with pytest.raises(ScenarioError, match="no verb"):
        Scenario.parse("title: T\nrules: CL-TURN-05\nplay:\nnot offered 甲: turn_up\n")


def test_a_task_may_stand_for_another_and_an_identity_may_be_gone() -> None:
    game = game_of("甲: identity shuangmianjiandie\n乙: identity none\n丙: identity qianfu\n")
    assert game.state.identity == [4, 9, 0, 0, 1]


def test_those_who_are_out_keep_their_cards_face_down() -> None:
    run(
        "甲: hand ?\n乙: character 韩梅; out dead\n",
        "expect 乙 dead\nexpect 乙 face down\nexpect 丙 sees 乙 identity ?\nexpect 丙 sees 乙 character ?\n",
    )


@pytest.mark.parametrize(
    "script",
    [
        "expect identities 2 qianfu 2 tegong 2 shenmi\n",
        "expect phase pass\n",
        "expect stage travel\n",
        "expect cards lockable 33\n",
    ],
)
def test_forms_of_spywar_can_fail(script: str) -> None:
    with pytest.raises(ScenarioFailed, match="expected"):
        run("甲: hand ?2\n", script)


CONTESTED = "phase: contest\ntransit: 威逼/red/→ at 丙\n甲: hand ?\n乙: hand 截获/red/↑\n丙: hand ?\n"


def test_a_position_may_begin_inside_a_contest() -> None:
    run(
        CONTESTED,
        """expect phase contest
expect stage contest
expect transit at 丙
expect 甲 sees transit 威逼/red/→
expect 乙 丙 spectator see transit ?
asked 乙 contest
乙: play 截获/red/↑
expect order moved by 乙 on 乙, gain by 乙 on 甲 word received
expect 乙 intel 威逼/red/→
expect turn 乙
""",
    )
    run(CONTESTED.replace("at 丙", "at 丙 face up"), "expect spectator 丁 see transit 威逼/red/→\n")
    locked = CONTESTED.replace("威逼/red/→ at 丙", "破译/blue/→/锁 at 丁 locked 丁")
    run(locked, "expect locked 丁\nall pass\nexpect 丁 intel 破译/blue/→/锁\n")


@pytest.mark.parametrize("card", ["威逼/red/→", "破译/blue/→/锁"])
def test_a_contest_that_is_laid_out_is_as_one_that_was_played(card: str) -> None:
    """Who knows what of the card is what they would know."""
    lock = " locked 戊" if card.endswith("锁") else ""
    laid = game_of(f"phase: contest\ntransit: {card} at 乙{lock}\n甲: hand ?\n丙: hand 截获/red/↑\n").state
    game = game_of(f"phase: pass\n甲: hand {card}, ?\n丙: hand 截获/red/↑\n")
    game.apply(f"send {card}" + lock.replace("locked", "lock"))
    game.apply("accept")
    played = game.state
    assert laid.transit is not None
    assert played.transit is not None
    for name in fields_of(type(laid.transit)):
        assert getattr(laid.transit, name) == getattr(played.transit, name), name
    assert laid.seen[laid.transit.card] == played.seen[played.transit.card]
    assert laid.hint[laid.transit.card] == played.hint[played.transit.card]
    assert (laid.phase, laid.sent, laid.anchor) == (played.phase, played.sent, played.anchor)
    assert [frame.name for frame in laid.stack] == [frame.name for frame in played.stack]
    assert [o.notation for o in laid.options] == [o.notation for o in played.options]


def test_a_position_may_begin_with_bans_in_force() -> None:
    strict = CONTESTED.replace("甲: hand ?", "甲: character 张一挺; hand ?")
    run("banned: 截获, 误导\n" + strict, "expect 丙 intel 威逼/red/→\n")
    run("banned: 误导\n" + strict, "offered 乙: play 截获/red/↑\n")
    confined = CONTESTED.replace("甲: hand ?", "甲: character 王田香; hand ?").replace(
        "截获/red/↑", "截获/red/↑; confined"
    )
    run(confined, "expect 丙 intel 威逼/red/→\n")
    asked = "questions: all\n" + confined
    run(asked, "until 乙\nnot offered 乙: play 截获/red/↑\noffered only 乙: pass\n")


@pytest.mark.parametrize(
    ("body", "line", "says"),
    [
        ("phase: contest\n", 4, "what is contested? A line 'transit: CARD at 甲' says it"),
        ("phase: contest\ntransit: 威逼/red/→\n", 5, "expected 'CARD at 甲 [locked 乙] [face up]'"),
        ("phase: contest\ntransit: 威逼/red/→ at 丙 locked 丙\n", 5, "威逼/red/→ cannot lock"),
        ("phase: pass\ntransit: 威逼/red/→ at 丙\n甲: hand ?\n", 5, "begins with 'phase: contest'"),
        ("phase: contest\ntransit: 威逼/red/→ at 丙\n丙: out dead\n", 5, "is out of the game"),
        ("banned: 截获\n甲: hand ?\n", 4, "nobody has the skill that would be needed: zhangyiting-1"),
        ("banned: 截虎\n甲: hand ?\n", 4, "'截虎' is no function; expected one of"),
        ("甲: hand ?\n乙: confined\n", 5, "nobody has the skill that would be needed: wangtianxiang-1"),
        ("甲: hand ?\n乙: intel 威逼/black/← x2, 威逼/black/→\n", 5, "would be dead; say 'dying' if"),
        ("甲: hand ?\n乙: intel 威逼/black/← x2; dying\n", 5, "'dying', but the player has fewer than three"),
        ("甲: identity qianfu; hand ?; intel 威逼/red/← x3\n", 4, "has won already; say 'winning' if"),
        ("甲: identity qianfu; hand ?; winning\n", 4, "'winning', but the player has not collected"),
    ],
)
def test_positions_that_cannot_be_are_located(body: str, line: int, says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(body, "expect game goes on\n")
    assert str(caught.value).startswith(f"x.scn:{line}:")
    assert says in str(caught.value)


def test_nobody_usurps_where_nobody_could() -> None:
    run("甲: identity qianfu; hand ?\n乙: identity cuanduozhe\n", "expect no event usurp\n")
    with pytest.raises(ScenarioFailed, match="found:    nobody is 篡夺者"):
        run("甲: identity qianfu; hand ?\n乙: identity zhenyazhe\n", "expect no event usurp\n")


def test_several_declarers_are_named_in_their_order() -> None:
    won = "turn: 丙\n甲: identity qianfu; intel 威逼/red/← x3; winning\n丙: identity tegong; hand ?\n"
    won += "丁: identity tegong; intel 威逼/blue/→ x3; winning\n"
    run(won, "expect declarers 丁 甲\nexpect declarer 丁\nexpect order declare by 丁, declare by 甲\n")
    for wrong in ("declarers 甲 丁", "declarers 丁", "declarer 甲", "order declare by 甲, declare by 丁"):
        with pytest.raises(ScenarioFailed):
            run(won, f"expect {wrong}\n")


def test_a_number_sign_with_a_number_is_no_comment() -> None:
    with pytest.raises(ScenarioFailed, match="not offered"):
        run("甲: hand ?2\n", "甲: skill 邵秀 1 #2\nexpect game goes on\n")


@pytest.mark.parametrize(("answer", "happens"), [("pass", "doomed"), ("play", "rescued")])
def test_who_is_being_rescued_is_marked_as_long_as_that_goes_on(answer: str, happens: str) -> None:
    """SW-DYING-05/06/08: everybody sees the mark."""
    game = game_of("甲: hand 澄清/red/↑/锁, ?\n丙: intel 利诱/black/→/锁 x3; dying\n")
    assert game.view()["marks"]["patient"] == 2
    told = game.apply("pass" if answer == "pass" else "play 澄清/red/↑/锁 on 丙 利诱/black/→/锁")
    assert happens in {event.kind for event in told}
    assert "patient" not in game.view()["marks"]
