"""Re-deals that are wrong on purpose are found out."""

from __future__ import annotations

import pytest
from tests.laws.hidden import LURKERS, fair, nothing_special

from fengsheng import Game
from fengsheng.core import determinize as module
from fengsheng.core import worlds as dealt
from fengsheng.core.determinize import determinize
from fengsheng.core.event import SPECTATOR
from fengsheng.core.knowledge import NO_HINT
from fengsheng.core.rng import Rng, seed_bytes
from fengsheng.core.state import State

from .checks import eyes
from .positions import OPEN, table_for
from .redeals import keeps_the_future, wrong_redeal
from .tables import new_dice
from .worlds import unfair


def lookahead() -> Game:
    """A game in full swing: cards seen, some were probed, some lie face down, a card is on its way."""
    who = ["front", "bureau", "soy", "soy", "front", "bureau"]
    lay = table_for(6, who, [OPEN[0], *LURKERS[2:5], *OPEN[1:3]], turn=1)
    lay.hand(0, "識破/red", "鎖定/black").hand(1, "鎖定/red", "破譯/red", seen_by=(0,))
    lay.hand(1, "試探/red/潛伏戰線抽2", "截獲/black").hand(2, "識破/blue", "燒毀/red", "退回/black")
    lay.hand(3, "調虎離山/red", "截獲/red").intel(2, "鎖定/black", "鎖定/red")
    lay.deck("退回/red", "識破/black", "破譯/blue", "鎖定/blue", "截獲/blue", "燒毀/blue")
    lay.deck("退回/blue", "識破/red", "破譯/black", "調虎離山/blue").hand(4, "識破/red").hand(5, "燒毀/red")
    lay.probed(1, 2, "試探/red/打醬油抽2", acted=True).probed(0, 3, "試探/blue/軍情局棄1", acted=False)
    lay.probed(2, 1, "試探/blue/打醬油棄1", acted=False)
    return lay.on_its_way(1, "截獲/black", position=2).done()


def complaints(game: Game) -> list[str]:
    """What all eyes find wrong, several deals each."""
    dice = new_dice("planted")
    return [words for _ in range(12) for seat in eyes(game) for words in wrong_redeal(game, seat, dice)]


def test_the_position_for_planted_faults_is_sound() -> None:
    assert complaints(lookahead()) == []


REAL_UNKNOWN = module._unknown_cards
REAL_NARROW = module._narrow_places
REAL_LAY = module._lay
REAL_IDENTITIES = module._redeal_identities
REAL_CHARACTERS = module._redeal_characters


def pile_only(s: State, bit: int) -> list[int]:
    return [card for card in REAL_UNKNOWN(s, bit) if card in s.deck]


def all_cards(s: State, bit: int) -> list[int]:
    return REAL_UNKNOWN(s, 0)


def marks_stay(s: State, hidden: module.Hidden, dealt: list[int]) -> None:
    seen = s.seen[:]
    REAL_LAY(s, hidden, dealt)
    s.seen = seen


def under_way(s: State) -> int:
    assert s.transit is not None
    return s.transit.card


def hints_are_lost(s: State, hidden: module.Hidden, dealt: list[int]) -> None:
    REAL_LAY(s, hidden, dealt)
    s.hint[under_way(s)] = NO_HINT


def routes_do_not_matter(s: State, hidden: module.Hidden, identity: list[int]) -> list[module._Narrow]:
    return [place for place in REAL_NARROW(s, hidden, identity) if place.place != under_way(s)]


def no_probes(s: State, hidden: module.Hidden, identity: list[int]) -> list[module._Narrow]:
    twin = s.clone()
    twin.probes = []
    return REAL_NARROW(twin, hidden, identity)


def in_true_order(s: State, bit: int, identity: list[int], rng: Rng) -> None:
    known = s.identity_up | (0 if bit == SPECTATOR else s.looks[bit.bit_length() - 1] | bit)
    hidden = [i for i in range(s.rules.seats) if not known >> i & 1]
    cards = [s.identity[i] for i in hidden]
    rng.shuffle(cards)
    for i, card in zip(hidden, cards, strict=True):
        identity[i] = card


def own_identity_too(s: State, bit: int, identity: list[int], rng: Rng) -> None:
    REAL_IDENTITIES(s, SPECTATOR, identity, rng)


def characters_stay(s: State, bit: int, rng: Rng) -> None:
    return


def characters_for_a_spectator(s: State, bit: int, rng: Rng) -> None:
    REAL_CHARACTERS(s, SPECTATOR, rng)


FAULTS: dict[str, tuple[str, object, str]] = {
    "hands are not dealt anew": ("_unknown_cards", pile_only, "hands depends on"),
    "known cards are dealt anew": ("_unknown_cards", all_cards, "is known and has moved"),
    "what others know stays with the card": ("_lay", marks_stay, "does not know card"),
    "what all know of a hidden card is lost": ("_lay", hints_are_lost, "re-dealing a re-dealt game"),
    "the route is not respected": ("_narrow_places", routes_do_not_matter, "travels another way"),
    "probes are not respected": ("_narrow_places", no_probes, "did not react as its identity demands"),
    "own probes are not respected": (
        "_identities_possible",
        lambda s, bit, identity: True,
        "comes out differently",
    ),
    "identities are shuffled from the true order": ("_redeal_identities", in_true_order, "re-dealing a"),
    "the own identity is dealt anew": ("_redeal_identities", own_identity_too, "the known identity"),
    "identities are not dealt anew": (
        "_redeal_identities",
        lambda s, bit, identity, rng: None,
        "identity depends on",
    ),
    "characters are not dealt anew": ("_redeal_characters", characters_stay, "character depends on"),
    "the own character is dealt anew": ("_redeal_characters", characters_for_a_spectator, "known character"),
    "hands are not counted anew": ("count_hands", lambda s: None, "from scratch"),
    "other characters are not looked at": ("index_characters", lambda s: None, "from scratch"),
    "the question is not put again": ("ask_again", lambda s: None, "the options are those of another"),
    "others are offered what they were": (
        "_offered_the_same",
        lambda s, bit: True,
        "the options are those of another",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, wrong, words = FAULTS[fault]
    game = lookahead()
    if words == "the options are those of another":
        while game.decision is not None and game.decision.kind != "play":
            game.apply(0)  # where what is offered hangs on the hand
    monkeypatch.setattr(module, name, wrong)
    assert any(words in complaint for complaint in complaints(game))


def test_a_future_that_is_not_dealt_anew_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def remembers(s: State, seat: int | None, seed: bytes, wanted: None, hidden: module.Hidden) -> None:
        rng = s.rng
        determinize(s, seat, seed, wanted, hidden)
        s.rng = rng

    game = lookahead()
    assert keeps_the_future(game, 0) == []
    monkeypatch.setattr(dealt, "determinize", remembers)
    assert keeps_the_future(game, 0) == ["the chance to come is the same"]


def test_an_unfair_but_lawful_deal_is_found() -> None:
    """Every third deal is the same one: each of them is possible, together they are too often."""

    def lazy(s: State, seat: int | None, seed: bytes) -> State:
        twin = fair(s, seat, seed)
        return twin if seed_bytes("x" + seed.hex())[0] % 3 else fair(s, seat, b"always the same")

    game, seat = nothing_special()
    assert unfair(game.state, seat, lazy) != []
