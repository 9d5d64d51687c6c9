"""How cards move between hands, piles, the places in front of players, and frames.

Hands, intelligence and piles are changed here, in transit.py and in counters.py, and nowhere else, so that
the counters follow them, no card is lost, and who knows a card is kept with it; reveals.py shows cards where
they lie.

A move tells what it did, except those that are a part of something larger, which its rule tells: a card goes
into its frame or leaves it, or is lifted on its way elsewhere.
"""

from __future__ import annotations

from fengsheng.core.counters import from_hand, from_intel, into_hand, into_intel
from fengsheng.core.event import EVERYONE, emit
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import NO_HINT, forget, left_hand
from fengsheng.core.state import State
from fengsheng.core.window import pending

# The draw pile.


def refill(s: State, rule: str) -> None:
    """An empty pile is made anew from the shuffled discards: at once, or when a card is needed (that is
    the ruleset's to say)."""
    if s.deck or not s.discard:
        return
    forget(s, s.discard)
    s.discard.sort()  # the order of the discards is nobody's knowledge, so it must not matter
    s.rng.shuffle(s.discard)
    s.deck = s.discard
    s.discard = []
    emit(s, "reshuffle", x=len(s.deck), rule=rule)


def take_top(s: State, rule: str) -> int:
    """Take the top card of the pile, NO_CARD if there is none anywhere; refills at once."""
    refill(s, rule)
    if not s.deck:
        return NO_CARD
    card = s.deck.pop()
    if not s.deck and s.rules.refill_at_once:
        refill(s, rule)
    return card


def draw(s: State, seat: int, count: int, rule: str, refill_rule: str = "") -> int:
    """`seat` draws from the top, as many as there are; returns how many that was."""
    bit = 1 << seat
    drawn: list[int] = []
    for _ in range(count):
        if not s.deck:
            refill(s, refill_rule)
            if not s.deck:
                break
        card = s.deck.pop()
        s.seen[card] |= bit
        s.hint[card] = NO_HINT
        into_hand(s, seat, card)
        drawn.append(card)
        if not s.deck and s.rules.refill_at_once:
            refill(s, refill_rule)
    if drawn:
        seen = s.seen
        emit(
            s,
            "draw",
            seat,
            NOBODY,
            tuple(drawn),
            tuple([seen[c] for c in drawn]),
            "",
            len(drawn),
            rule,
        )
    return len(drawn)


def put_on_pile(s: State, seat: int, card: int, rule: str) -> None:
    """A hand card goes unseen on top of the pile (which is re-formed first, if it ran out)."""
    refill(s, rule)
    from_hand(s, seat, card)
    left_hand(s, seat, card, 1 << seat, NO_HINT)
    s.deck.append(card)
    emit(s, "put_on_pile", seat, cards=(card,), masks=(1 << seat,), rule=rule)


# Out of a hand.


def play(s: State, f: Frame, seat: int, card: int, sees: int, hint: int) -> None:
    """A hand card goes into the frame that uses it."""
    from_hand(s, seat, card)
    left_hand(s, seat, card, sees, hint)
    f.card = card


def hold(s: State, f: Frame, seat: int, card: int, sees: int, rule: str) -> None:
    """One more hand card is set aside with the frame, in sight of some or all."""
    from_hand(s, seat, card)
    left_hand(s, seat, card, sees, NO_HINT)
    f.cards = (*f.cards, card)
    emit(s, "set_aside", seat, f.target, (card,), (s.seen[card],), rule=rule)


def back_to_hand(s: State, f: Frame, seat: int, rule: str) -> None:
    """What was set aside with the frame returns to the hand it came from."""
    for card in f.cards:
        into_hand(s, seat, card)
    emit(s, "take_back", seat, x=len(f.cards), rule=rule)
    f.cards = ()


def discard_from_hand(s: State, seat: int, card: int, in_sight: bool, rule: str) -> None:
    """One chosen hand card goes to the discard pile, in sight of all or face down."""
    sees = EVERYONE if in_sight else 1 << seat
    from_hand(s, seat, card)
    left_hand(s, seat, card, sees, NO_HINT)
    s.discard.append(card)
    emit(s, "discard", seat, cards=(card,), masks=(s.seen[card],), rule=rule)


def discard_hand(s: State, seat: int, in_sight: bool, rule: str) -> None:
    """The whole hand goes to the discard pile; whoever knew a card of it knows it still."""
    hand = s.hands[seat]
    if not hand:
        return
    gone = tuple(hand)
    for card in gone:
        from_hand(s, seat, card)
        if in_sight:
            s.seen[card] = EVERYONE
        s.discard.append(card)
    emit(
        s,
        "discard",
        seat,
        cards=gone,
        masks=tuple([s.seen[c] for c in gone]),
        x=len(gone),
        rule=rule,
    )


def give(s: State, giver: int, taker: int, card: int, rule: str) -> None:
    """A hand card changes hands; only the two know which."""
    both = (1 << giver) | (1 << taker)
    from_hand(s, giver, card)
    left_hand(s, giver, card, both, NO_HINT)
    into_hand(s, taker, card)
    emit(s, "give", giver, taker, (card,), (s.seen[card],), rule=rule)


def give_held(s: State, f: Frame, giver: int, taker: int, rule: str) -> None:
    """What was set aside with the frame goes into another hand."""
    both = (1 << giver) | (1 << taker)
    cards = f.cards
    for card in cards:
        s.seen[card] |= both
        s.hint[card] = NO_HINT
        into_hand(s, taker, card)
    f.cards = ()
    emit(s, "give", giver, taker, cards, tuple([s.seen[c] for c in cards]), x=len(cards), rule=rule)


def take_blind(s: State, taker: int, owner: int, rule: str) -> int:
    """`taker` draws one card from the backs of another hand; only the two learn which."""
    hand = sorted(s.hands[owner])
    card = hand[s.rng.below(len(hand))]
    both = (1 << owner) | (1 << taker)
    from_hand(s, owner, card)
    left_hand(s, owner, card, both, NO_HINT)
    into_hand(s, taker, card)
    emit(s, "take", taker, owner, (card,), (s.seen[card],), rule=rule)
    return card


# Intelligence.


def place(s: State, source: int, seat: int, cards: tuple[int, ...], kind: str, word: str, rule: str) -> None:
    """Cards that are in no zone any more lie down, face up, in front of `seat`."""
    for card in cards:
        s.seen[card] = EVERYONE
        s.hint[card] = NO_HINT
        into_intel(s, seat, card)
    emit(s, kind, seat, source, cards, (EVERYONE,) * len(cards), word, len(cards), rule)


def lift_from_hand(s: State, seat: int, card: int) -> None:
    """A hand card leaves in sight of all, on its way to lie in front of somebody."""
    from_hand(s, seat, card)
    left_hand(s, seat, card, EVERYONE, NO_HINT)


def lift_from_intel(s: State, seat: int, card: int) -> None:
    """Intelligence leaves the place in front of `seat`, on its way elsewhere."""
    from_intel(s, seat, card)


def _from_intel_to_discard(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """What was named and has left the table is named no longer: were it shuffled, drawn and laid down once
    more, nobody could tell it from its equals."""
    for card in cards:
        from_intel(s, seat, card)
        s.discard.append(card)
    for at in pending(s):
        if s.stack[at].aim in cards:
            s.stack[at].aim = NO_CARD


def burn(s: State, by: int, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """Intelligence in front of `seat` goes to the discard pile."""
    _from_intel_to_discard(s, seat, cards)
    emit(s, "burn", by, seat, cards, (EVERYONE,) * len(cards), x=len(cards), rule=rule)


def discard_intel(s: State, seat: int, rule: str) -> None:
    """Everything in front of a player who leaves goes to the discard pile."""
    cards = tuple(s.intel[seat])
    if cards:
        _from_intel_to_discard(s, seat, cards)
        emit(s, "discard", seat, cards=cards, masks=(EVERYONE,) * len(cards), x=len(cards), rule=rule)


# Cards held by frames and by the transit.


def to_discard(s: State, card: int) -> None:
    """A card that left its frame or the transit goes to the discard pile as it lies."""
    s.discard.append(card)


def discard_used(s: State, f: Frame) -> None:
    """A card that has been used lies face up on the discard pile."""
    s.seen[f.card] = EVERYONE
    s.discard.append(f.card)
    f.card = NO_CARD


def void_card(s: State, f: Frame, in_sight: bool) -> int:
    """A card in use that has no effect goes to the discard pile at once, turned over or as it lies; which one
    that was."""
    card = f.card
    f.card = NO_CARD
    if in_sight:
        s.seen[card] = EVERYONE
    s.discard.append(card)
    return card


def to_aside(s: State, card: int) -> None:
    """A card that left its frame is laid face down, apart, for the rest of the game."""
    s.aside.append(card)


def to_hand(s: State, seat: int, card: int, rule: str) -> None:
    """A card that was under way goes into a hand; who knew it knows it still."""
    s.seen[card] |= 1 << seat
    s.hint[card] = NO_HINT
    into_hand(s, seat, card)
    emit(s, "to_hand", seat, cards=(card,), masks=(s.seen[card],), rule=rule)


def discard_held(s: State, f: Frame) -> None:
    """What was set aside with the frame of somebody who is out goes to the discard pile."""
    for card in f.cards:
        s.discard.append(card)
    f.cards = ()


def take_held(s: State, f: Frame, taker: int, owner: int, rule: str, under_way: int = NO_CARD) -> None:
    """What was set aside with the frame, in sight of all, goes into the taker's hand: out of the hand of
    `owner`, and one card that was `under_way`, out of nobody's."""
    cards = f.cards
    for card in cards:
        into_hand(s, taker, card)
    f.cards = ()
    if under_way in cards:
        emit(s, "to_hand", taker, cards=(under_way,), masks=(s.seen[under_way],), rule=rule)
    taken = tuple([c for c in cards if c != under_way])
    if taken:
        emit(s, "take", taker, owner, taken, tuple([s.seen[c] for c in taken]), x=len(taken), rule=rule)


def discard_blind(s: State, seat: int, rule: str) -> None:
    """Chance picks one hand card, which goes to the discard pile in sight of all."""
    hand = sorted(s.hands[seat])
    discard_from_hand(s, seat, hand[s.rng.below(len(hand))], True, rule)


def give_hand(s: State, giver: int, taker: int, rule: str) -> None:
    """A whole hand goes into another one; whoever knew a card of it knows it still."""
    cards = tuple(s.hands[giver])
    if cards:
        for card in cards:
            from_hand(s, giver, card)
            s.seen[card] |= 1 << taker
            s.hint[card] = NO_HINT
            into_hand(s, taker, card)
        emit(s, "give", giver, taker, cards, tuple([s.seen[c] for c in cards]), "", len(cards), rule)
