"""A re-dealt game agrees with what one seat knows, with nothing else, and is dealt fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.laws.hidden import fair, nothing_special
from tests.some import some

from fengsheng import Game, RecordError
from fengsheng.core import determinize as module
from fengsheng.core import worlds as dealt
from fengsheng.core.event import SPECTATOR
from fengsheng.core.knowledge import function_hint
from fengsheng.core.laws import broken_laws
from fengsheng.core.rng import Rng, seed_bytes
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import PROBE

from .checks import eyes
from .positions import OPEN, table_for
from .redeals import breaks_laws, keeps_the_future, looks_different, wrong_redeal
from .tables import Table, play, some_positions, tables
from .worlds import all_worlds, critical, unfair


@pytest.mark.parametrize("table", tables(1), ids=str)
def test_a_re_deal_is_a_possible_game_that_looks_the_same(table: Table) -> None:
    """For every seat and a spectator, at random positions: same view, same knowledge, lawful, and a
    function of what is known."""
    dice = table.dice("redeal")
    every = (12 + 3 * table.seats) * (6 if table.ask_forced else 1)
    looked = 0
    for game in some_positions(table, every):
        if game.decision is None:
            continue
        for seat in eyes(game):
            assert wrong_redeal(game, seat, dice) == [], f"for seat {seat}"
            looked += 1
    assert looked > table.seats


@pytest.mark.parametrize("table", tables(1, forced=(False,)), ids=str)
def test_the_future_is_dealt_anew(table: Table) -> None:
    looked = 0
    for game in some_positions(table, 30):
        if game.decision is not None:
            for seat in eyes(game):
                assert keeps_the_future(game, seat) == []
                looked += 1
    assert looked > table.seats


@pytest.mark.parametrize("table", tables(1), ids=str)
def test_a_re_dealt_game_can_be_played_to_its_end(table: Table) -> None:
    dice = table.dice("playouts")
    ended = 0
    for game in some_positions(table, 60 if not table.ask_forced else 500):
        if game.decision is None:
            continue
        twin = game.determinize([*eyes(game)][dice.below(game.seats + 1)], dice.word())
        for number, _ in enumerate(play(twin, dice)):
            if number:  # at the first question somebody may have one answer now
                assert broken_laws(twin.state) == []
        assert twin.result is not None
        ended += 1
    assert ended > 0


@pytest.mark.parametrize("acted", [False, True])
def test_what_a_lost_probe_named_is_guessed_as_the_reaction_allows(acted: bool) -> None:
    """CL-OPT-18, CL-RULING-058: its card is anybody's now, the reaction was seen by all. Whoever was neither
    of the two may take it for any probe that is answered so; the two remember what it said."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"], options={"probe_destination": "discard_pile"})
    lay.hand(0, "鎖定/red").hand(3, "識破/red").deck("鎖定/black", "識破/blue", "退回/red")
    lay.probed_and_shuffled(1, 2, f"試探/red/{'打醬油' if acted else '軍情局'}抽2", acted)
    game, guesses = lay.done(), set()
    truth = game.state.probes[0].named
    for number in range(40):
        for seat in eyes(game):
            twin = game.determinize(seat, number)
            [probe] = twin.state.probes
            assert breaks_laws(twin) == [], f"for seat {seat}"
            assert (probe.named == twin.state.identity[2]) is acted
            if seat in (1, 2):
                assert probe.named == truth
            else:
                guesses.add(probe.named)
    assert len(guesses) > 1


def test_a_finished_game_has_nothing_left_to_deal() -> None:
    """After the end everything is open, so every view stays as it is."""
    table = Table("classic", 5, 3)
    game = table.new()
    for _ in play(game, table.dice("over")):
        pass
    for seat in some(eyes(game)):
        assert looks_different(game, seat, game.determinize(seat, 1)) == []


def test_a_re_dealt_game_brings_no_history_and_has_no_record() -> None:
    """Its seed, its answers and its story would tell the truth."""
    game = Game.new("classic", 5, 7)
    for _ in range(12):
        game.apply(0)
    twin = game.determinize(2, 1)
    saved = twin.to_dict()
    assert twin.events(2) == [] == saved["answers"]
    assert saved["seed"] != game.to_dict()["seed"]
    for guess in (twin, twin.clone()):
        with pytest.raises(RecordError):
            guess.record()


def test_a_re_dealt_game_that_was_saved_still_has_no_record() -> None:
    twin = Game.from_dict(Game.new("classic", 5, 7).determinize(2, 1).to_dict())
    with pytest.raises(RecordError):
        twin.record()


def test_the_save_of_a_re_dealt_game_says_nothing_of_the_true_deal() -> None:
    """Two deals that seat 0 cannot tell apart give the same re-deal, down to its save."""
    deals = [["front", "bureau", "soy"], ["front", "soy", "bureau"]]
    a, b = (Game.new("classic", 3, 7, identities=deal) for deal in deals)
    assert a.view(0) == b.view(0)
    assert a.determinize(0, 1).to_dict() == b.determinize(0, 1).to_dict()


# How often each world is dealt.


def cheat(s: State, seat: int | None, seed: bytes) -> State:
    """What a lazy program would do: look at the true cards."""
    return s.clone()


def nothing_special_for_a_spectator() -> tuple[Game, int | None]:
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red")
    return lay.hand(1, "識破/red").hand(2, "截獲/black").deck("鎖定/black").done(), None


def some_cards_were_seen() -> tuple[Game, int | None]:
    """A card handed over, one put on the pile, and what a third player knows, which does not matter."""
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red")
    lay.hand(1, "識破/blue", seen_by=(0,)).hand(1, "識破/red", seen_by=(2,)).hand(2, "截獲/black")
    return lay.deck("鎖定/black").deck("退回/red", seen_by=(0,)).deck("鎖定/blue").done(), 0


def others_were_probed() -> tuple[Game, int | None]:
    """One of them acted, one spoke; both effects. Cards and identities hang together."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red")
    lay.probed(1, 2, "試探/red/打醬油抽2", acted=True).probed(2, 3, "試探/blue/軍情局棄1", acted=False)
    lay.hand(1, "試探/black/打醬油抽2").hand(2, "試探/red/打醬油棄1")
    return lay.deck("鎖定/black").done(), 0


def others_were_probed_before_a_spectator() -> tuple[Game, int | None]:
    lay = table_for(3, ["front", "bureau", "soy"])
    lay.probed(0, 1, "試探/red/軍情局抽2", acted=True).probed(1, 2, "試探/blue/軍情局棄1", acted=False)
    return lay.hand(1, "試探/black/打醬油抽2").hand(2, "試探/red/潛伏戰線棄1").done(), None


def the_seat_has_probed() -> tuple[Game, int | None]:
    """What seat 0 asked itself is certain: seat 1 is no 打醬油, seat 2 is one or not, depending on it."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red")
    lay.probed(0, 1, "試探/red/打醬油抽2", acted=False).probed(3, 2, "試探/blue/打醬油棄1", acted=True)
    return lay.hand(1, "試探/black/打醬油棄1").hand(3, "試探/red/軍情局棄1").done(), 0


def a_card_is_on_its_way() -> tuple[Game, int | None]:
    """Face down; everybody knows it is a 密電."""
    lay = table_for(3, ["front", "bureau", "soy"], turn=1).hand(0, "鎖定/red").hand(1, "識破/red")
    lay.hand(2, "截獲/black").deck("破譯/red", "退回/red")
    return lay.on_its_way(1, "截獲/black", position=2).done(), 0


def a_probe_was_countered() -> tuple[Game, int | None]:
    """It lies face down in the discard pile; everybody knows its name, nobody was asked anything."""
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red")
    lay.face_down_discard("試探/red/打醬油抽2", seen_by=(1,), hint=function_hint(PROBE))
    lay.hand(1, "試探/blue/軍情局棄1").hand(2, "截獲/black")
    return lay.deck("鎖定/black").done(), 0


def a_card_was_discarded_face_down() -> tuple[Game, int | None]:
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red")
    lay.face_down_discard("識破/red", seen_by=(1,)).hand(1, "識破/red").hand(2, "截獲/black")
    return lay.deck("鎖定/black").done(), 0


def two_probes_overlap() -> tuple[Game, int | None]:
    """Neither target is what its card names, so the sets of possible cards overlap and none holds another."""
    lay = table_for(4, ["front", "bureau", "soy", "soy"]).hand(0, "鎖定/red")
    lay.probed(2, 1, "試探/red/潛伏戰線抽2", acted=False).probed(1, 2, "試探/red/軍情局抽2", acted=False)
    return lay.hand(1, "試探/red/打醬油抽2").hand(3, "試探/black/打醬油抽2").done(), 0


def three_probes_overlap() -> tuple[Game, int | None]:
    lay = table_for(5, ["front", "bureau", "soy", "front", "bureau"]).hand(0, "鎖定/red")
    lay.probed(3, 1, "試探/red/潛伏戰線抽2", acted=False).probed(1, 2, "試探/red/軍情局抽2", acted=False)
    lay.probed(1, 3, "試探/red/打醬油抽2", acted=False)
    return lay.hand(3, "試探/black/打醬油抽2").done(), 0


def with_lurkers(*ruled_out: tuple[int, str]) -> Game:
    """Seats 1 and 2 lie face down; of the lurkers only some are in the game."""
    game = Game.new(
        "classic",
        3,
        1,
        characters=["情報處長", "老槍", "黑玫瑰"],
        identities=["front", "bureau", "soy"],
        banned=["譯電員", "峨嵋風", *OPEN[1:]],
        first=0,
        ask_forced=True,
    )
    names = [c.name for c in game.state.rules.characters]
    for seat, name in ruled_out:
        game.state.could_be[seat] &= ~(1 << names.index(name))
    s = game.state
    for card in range(len(s.rules.faces)):
        s.seen[card] |= SPECTATOR | 1  # this one is about people
    return game


def two_lie_face_down() -> tuple[Game, int | None]:
    return with_lurkers(), 0


def one_of_two_cannot_be_somebody() -> tuple[Game, int | None]:
    """Seat 2 was probed and did not flip, so it is not 老鬼 (CL-RULING-170)."""
    return with_lurkers((2, "老鬼")), 0


Position = Callable[[], tuple[Game, int | None]]
POSITIONS: tuple[Position, ...] = (
    nothing_special,
    nothing_special_for_a_spectator,
    some_cards_were_seen,
    others_were_probed,
    others_were_probed_before_a_spectator,
    the_seat_has_probed,
    a_card_is_on_its_way,
    a_probe_was_countered,
    a_card_was_discarded_face_down,
    two_probes_overlap,
    three_probes_overlap,
    two_lie_face_down,
    one_of_two_cannot_be_somebody,
)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_worlds_are_dealt_as_often_as_they_should(position: Position) -> None:
    """Counted by brute force and compared with thousands of deals."""
    game, seat = position()
    assert unfair(game.state, seat, fair, 8000) == []


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_a_plain_copy_is_no_fair_deal(position: Position) -> None:
    """Whoever hands out the truth is found out by the same count."""
    game, seat = position()
    assert unfair(game.state, seat, cheat, 4000) != []


def test_a_plain_copy_keeps_the_future(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealt, "determinize", lambda s, seat, seed, wanted, hidden: None)
    game = Game.new("classic", 5, 7)
    assert len(keeps_the_future(game, 0)) == 2


def test_the_count_itself_is_right_on_a_position_small_enough_to_count_by_hand() -> None:
    """Two identities to deal, and two cards in three places of which two are equal."""
    lay = table_for(3, ["front", "bureau", "soy"]).hand(0, "鎖定/red").hand(1, "識破/red")
    game = lay.hand(2, "識破/red").deck("鎖定/black").done()
    worlds = all_worlds(game.state, 0)
    assert len(worlds) == 2 * 3
    assert all(abs(p - 1 / 6) < 1e-12 for p in worlds.values())


def test_places_that_overlap_are_dealt_fairly_beside_one_that_does_not() -> None:
    """Two places share a card, a third has cards of its own: the three pairs are equally likely."""
    rng, counts = Rng(seed_bytes("overlap")), Counter[tuple[int, int]]()
    for _ in range(4000):
        narrow = [module._Narrow(0, [0, 1]), module._Narrow(1, [1, 2]), module._Narrow(2, [3, 4, 5])]
        if dealt := module._deal([*range(6)], narrow, rng, False):
            counts[dealt[0], dealt[1]] += 1
    assert set(counts) == {(0, 1), (0, 2), (1, 2)}
    assert all(0.31 < n / counts.total() < 0.36 for n in counts.values())


def test_what_others_choose_from_is_dealt_fairly() -> None:
    """While characters are chosen, everybody else has two of those that this seat has not seen."""
    game = Game.new("classic", 5, 3)
    mine = game.state.offered[0]
    counts = Counter[int]()
    for number in range(3000):
        counts.update(game.determinize(0, number).state.offered[1])
    others = {c for c in game.state.rules.pool if c not in mine}
    assert counts.keys() == others
    expected = 6000 / len(others)
    assert all(0.8 < n / expected < 1.2 for n in some(counts.values()))


def test_the_critical_value_is_that_of_the_tables() -> None:
    """Chi-square tables for one in ten thousand, at 4, 10 and 30 degrees of freedom."""
    assert [critical(k) for k in (4, 10, 30)] == pytest.approx([23.51, 35.56, 67.63], rel=0.03)
