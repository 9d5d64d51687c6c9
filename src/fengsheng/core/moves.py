"""How cards move. Hands, intelligence and piles are changed here and nowhere else, so that the counters
follow them, no card is lost, and who knows a card is kept with it.

A move tells what it did, except those that are a part of something larger, which its rule tells: a card goes
into its frame or leaves it, or is lifted on its way elsewhere.
"""

from __future__ import annotations

from .event import EVERYONE, Event
from .face import NO_CARD, NOBODY
from .frame import Frame, Transit
from .knowledge import NO_HINT, forget, left_hand
from .state import State
from .window import pending


def emit(
    s: State,
    kind: str,
    by: int = NOBODY,
    target: int = NOBODY,
    cards: tuple[int, ...] = (),
    masks: tuple[int, ...] = (),
    word: str = "",
    x: int = 0,
    rule: str = "",
    audience: int = EVERYONE,
    aim: int = NO_CARD,
    on: str = "",
    named: bool = False,
) -> None:
    """Say that something has happened."""
    s.quiet = False
    s.events.append(Event(kind, by, target, cards, masks, word, x, rule, audience, aim, on, named))


# Counters that follow the zones. `rebuild` makes them from scratch; a law compares.


def _into_hand(s: State, seat: int, card: int) -> None:
    function = s.book.faces[card].function
    s.hands[seat].append(card)
    s.held[seat * s.book.functions + function] += 1
    s.has[function] |= 1 << seat
    s.dirty |= 1 << seat & s.hand_watch


def _from_hand(s: State, seat: int, card: int) -> None:
    function = s.book.faces[card].function
    s.hands[seat].remove(card)
    at = seat * s.book.functions + function
    s.held[at] -= 1
    if not s.held[at]:
        s.has[function] &= ~(1 << seat)
    s.dirty |= 1 << seat & s.hand_watch


def _into_intel(s: State, seat: int, card: int) -> None:
    s.intel[seat].append(card)
    for colour in s.book.faces[card].colours:
        s.tally[seat * 3 + colour] += 1
    s.dirty |= 1 << seat


def _from_intel(s: State, seat: int, card: int) -> None:
    s.intel[seat].remove(card)
    for colour in s.book.faces[card].colours:
        s.tally[seat * 3 + colour] -= 1
    s.dirty |= 1 << seat


def hook_up(s: State) -> None:
    """Which seats have skills to use at will, or skills that bend a rule: made once the characters lie."""
    book = s.book
    seats = range(book.seats)
    s.hand_watch = 0
    for i in seats:
        if s.character[i] >= 0 and (s.maybe[i] | 1 << s.character[i]) & book.hand_characters:
            s.hand_watch |= 1 << i
    up, down = book.actives_up, book.actives_down
    s.active_seats = tuple(i for i in seats if (c := s.character[i]) >= 0 and (up[c] or down[c]))
    s.ears = {}
    s.able = {}
    s.bent = {}
    for question, characters in book.bends.items():
        mask = 0
        for i in seats:
            if s.character[i] >= 0 and characters >> s.character[i] & 1:
                mask |= 1 << i
        if mask:
            s.bent[question] = mask


def rebuild(s: State) -> None:
    """Make every derived field from the zones."""
    book = s.book
    n = book.seats
    s.has = [0] * book.functions
    s.held = [0] * (n * book.functions)
    s.tally = [0] * (n * 3)
    for seat in range(n):
        for card in s.hands[seat]:
            function = book.faces[card].function
            s.held[seat * book.functions + function] += 1
            s.has[function] |= 1 << seat
        for card in s.intel[seat]:
            for colour in book.faces[card].colours:
                s.tally[seat * 3 + colour] += 1
    hook_up(s)
    s.wins = 0
    s.mights = 0
    s.dirty = (1 << n) - 1


# The draw pile.


def refill(s: State, rule: str) -> None:
    """An empty pile is made anew from the shuffled discards: at once, or when a card is needed (that is
    the book's to say)."""
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
    if not s.deck and s.book.refill_at_once:
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
        _into_hand(s, seat, card)
        drawn.append(card)
        if not s.deck and s.book.refill_at_once:
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
    _from_hand(s, seat, card)
    left_hand(s, seat, card, 1 << seat, NO_HINT)
    s.deck.append(card)
    emit(s, "put_on_pile", seat, cards=(card,), masks=(1 << seat,), rule=rule)


# Out of a hand.


def play(s: State, f: Frame, seat: int, card: int, sees: int, hint: int) -> None:
    """A hand card goes into the frame that uses it."""
    _from_hand(s, seat, card)
    left_hand(s, seat, card, sees, hint)
    f.card = card


def hold(s: State, f: Frame, seat: int, card: int, sees: int, rule: str) -> None:
    """One more hand card is set aside with the frame, in sight of some or all."""
    _from_hand(s, seat, card)
    left_hand(s, seat, card, sees, NO_HINT)
    f.cards = (*f.cards, card)
    emit(s, "set_aside", seat, f.target, (card,), (s.seen[card],), rule=rule)


def back_to_hand(s: State, f: Frame, seat: int, rule: str) -> None:
    """What was set aside with the frame returns to the hand it came from."""
    for card in f.cards:
        _into_hand(s, seat, card)
    emit(s, "take_back", seat, x=len(f.cards), rule=rule)
    f.cards = ()


def send(s: State, seat: int, card: int, sees: int, hint: int) -> None:
    """A hand card leaves as intelligence; the caller puts it into the transit."""
    _from_hand(s, seat, card)
    left_hand(s, seat, card, sees, hint)


def discard_from_hand(s: State, seat: int, card: int, in_sight: bool, rule: str) -> None:
    """One chosen hand card goes to the discard pile, in sight of all or face down."""
    sees = EVERYONE if in_sight else 1 << seat
    _from_hand(s, seat, card)
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
        _from_hand(s, seat, card)
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
    _from_hand(s, giver, card)
    left_hand(s, giver, card, both, NO_HINT)
    _into_hand(s, taker, card)
    emit(s, "give", giver, taker, (card,), (s.seen[card],), rule=rule)


def give_held(s: State, f: Frame, giver: int, taker: int, rule: str) -> None:
    """What was set aside with the frame goes into another hand."""
    both = (1 << giver) | (1 << taker)
    cards = f.cards
    for card in cards:
        s.seen[card] |= both
        s.hint[card] = NO_HINT
        _into_hand(s, taker, card)
    f.cards = ()
    emit(s, "give", giver, taker, cards, tuple([s.seen[c] for c in cards]), x=len(cards), rule=rule)


def take_blind(s: State, taker: int, owner: int, rule: str) -> int:
    """`taker` draws one card from the backs of another hand; only the two learn which."""
    hand = sorted(s.hands[owner])
    card = hand[s.rng.below(len(hand))]
    both = (1 << owner) | (1 << taker)
    _from_hand(s, owner, card)
    left_hand(s, owner, card, both, NO_HINT)
    _into_hand(s, taker, card)
    emit(s, "take", taker, owner, (card,), (s.seen[card],), rule=rule)
    return card


# Intelligence.


def place(s: State, source: int, seat: int, cards: tuple[int, ...], kind: str, word: str, rule: str) -> None:
    """Cards that are in no zone any more lie down, face up, in front of `seat`."""
    for card in cards:
        s.seen[card] = EVERYONE
        s.hint[card] = NO_HINT
        _into_intel(s, seat, card)
    emit(s, kind, seat, source, cards, (EVERYONE,) * len(cards), word, len(cards), rule)


def lift_from_hand(s: State, seat: int, card: int) -> None:
    """A hand card leaves in sight of all, on its way to lie in front of somebody."""
    _from_hand(s, seat, card)
    left_hand(s, seat, card, EVERYONE, NO_HINT)


def lift_from_intel(s: State, seat: int, card: int) -> None:
    """Intelligence leaves the place in front of `seat`, on its way elsewhere."""
    _from_intel(s, seat, card)


def _from_intel_to_discard(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """What was named and has left the table is named no longer: were it shuffled, drawn and laid down once
    more, nobody could tell it from its equals."""
    for card in cards:
        _from_intel(s, seat, card)
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


def to_aside(s: State, card: int) -> None:
    """A card that left its frame is laid face down, apart, for the rest of the game."""
    s.aside.append(card)


def to_hand(s: State, seat: int, card: int, rule: str) -> None:
    """A card that was under way goes into a hand; who knew it knows it still."""
    s.seen[card] |= 1 << seat
    s.hint[card] = NO_HINT
    _into_hand(s, seat, card)
    emit(s, "to_hand", seat, cards=(card,), masks=(s.seen[card],), rule=rule)


def show(s: State, card: int, to: int, by: int, rule: str) -> None:
    """One player looks at a card that lies face down; the others notice, and see nothing."""
    s.seen[card] |= 1 << to
    emit(s, "look", to, by, (card,), (s.seen[card],), rule=rule)


def turn_up_identity(s: State, seat: int, rule: str) -> None:
    """An identity card is turned face up for good."""
    bit = 1 << seat
    if not s.identity_up & bit:
        s.identity_up |= bit
        s.dirty |= bit
        emit(s, "identity", seat, word=s.book.identity_names[s.identity[seat]], rule=rule)


def known_character(s: State, seat: int) -> None:
    """Everybody now knows who this is, for ever; so nobody else can be it."""
    who = 1 << s.character[seat]
    for other in range(s.book.seats):
        s.maybe[other] &= ~who
    s.maybe[seat] = who
    s.ears = {}
    s.able = {}


def turn_up_character(s: State, seat: int, rule: str) -> None:
    """A character card is turned face up (flipped, or shown on leaving)."""
    bit = 1 << seat
    if not s.face_up & bit:
        s.face_up |= bit
        known_character(s, seat)
        s.dirty = (1 << s.book.seats) - 1
        emit(s, "flip", seat, word=s.book.characters[s.character[seat]].name, rule=rule)


def cover_character(s: State, seat: int, by: int, rule: str) -> None:
    """A face-up character is turned face down; everybody remembers who it is."""
    bit = 1 << seat
    if s.face_up & bit:
        s.face_up &= ~bit
        s.ears = {}
        s.able = {}
        s.dirty = (1 << s.book.seats) - 1
        emit(s, "cover", seat, by, rule=rule)


def show_hand(s: State, seat: int, rule: str) -> None:
    """A whole hand is shown to everybody."""
    cards = tuple(s.hands[seat])
    for card in cards:
        s.seen[card] = EVERYONE
    emit(s, "show_hand", seat, cards=cards, masks=(EVERYONE,) * len(cards), x=len(cards), rule=rule)


def show_top(s: State, by: int, rule: str) -> int:
    """The top card of the pile is shown to everybody and goes back; NO_CARD if there is no pile."""
    refill(s, rule)
    if not s.deck:
        return NO_CARD
    card = s.deck[-1]
    s.seen[card] = EVERYONE
    emit(s, "show_top", by, cards=(card,), masks=(EVERYONE,), rule=rule)
    return card


def look_at_identity(s: State, seat: int, whose: int, rule: str) -> None:
    """One player sees another's identity card; the others only notice."""
    s.looks[seat] |= 1 << whose
    emit(s, "look_identity", seat, whose, rule=rule)
    name = s.book.identity_names[s.identity[whose]]
    emit(s, "learn_identity", seat, whose, word=name, rule=rule, audience=1 << seat)


def discard_held(s: State, f: Frame) -> None:
    """What was set aside with the frame of somebody who is out goes to the discard pile."""
    for card in f.cards:
        s.discard.append(card)
    f.cards = ()


def show_hand_to(s: State, seat: int, to: int, rule: str) -> None:
    """A whole hand is shown to one player; the others notice, and see nothing."""
    cards = tuple(s.hands[seat])
    for card in cards:
        s.seen[card] |= 1 << to
    emit(s, "show_hand", seat, to, cards, tuple([s.seen[c] for c in cards]), x=len(cards), rule=rule)


def hold_transit(s: State, f: Frame, rule: str) -> None:
    """The card under way is turned up and set aside with the frame: nothing is under way any more."""
    assert s.transit is not None
    card = s.transit.card
    s.transit = None
    s.seen[card] = EVERYONE
    s.hint[card] = NO_HINT
    f.cards = (*f.cards, card)
    emit(s, "set_aside", f.by, f.target, (card,), (EVERYONE,), rule=rule)


def take_held(s: State, f: Frame, taker: int, owner: int, rule: str) -> None:
    """What was set aside with the frame, in sight of all, goes into the taker's hand."""
    cards = f.cards
    if not cards:
        return
    for card in cards:
        _into_hand(s, taker, card)
    f.cards = ()
    emit(s, "take", taker, owner, cards, tuple([s.seen[c] for c in cards]), x=len(cards), rule=rule)


def discard_blind(s: State, seat: int, rule: str) -> None:
    """Chance picks one hand card, which goes to the discard pile in sight of all."""
    hand = sorted(s.hands[seat])
    discard_from_hand(s, seat, hand[s.rng.below(len(hand))], True, rule)


def exchange_with_top(s: State, seat: int, rule: str) -> None:
    """The card under way and the top card of the pile change places, both face down; who knew one of them
    knows where it is now."""
    t = s.transit
    assert t is not None
    assert s.deck
    old, new = t.card, s.deck.pop()
    s.deck.append(old)
    t.card = new
    emit(s, "exchange", seat, cards=(old, new), masks=(s.seen[old], s.seen[new]), rule=rule)


def discard_pending(s: State, by: int, rule: str) -> None:
    """The card under way is turned over and discarded; nothing is under way any more."""
    t = s.transit
    assert t is not None
    s.transit = None
    s.seen[t.card] = EVERYONE
    s.hint[t.card] = NO_HINT
    s.discard.append(t.card)
    emit(s, "drop", by, cards=(t.card,), masks=(EVERYONE,), rule=rule)


def lay_pending(s: State, transit: Transit, by: int, source: int, rule: str) -> None:
    """A card that was lifted from a hand or from in front of somebody is under way now, face up."""
    s.seen[transit.card] = EVERYONE
    s.hint[transit.card] = NO_HINT
    s.transit = transit
    emit(s, "replace", by, source, (transit.card,), (EVERYONE,), rule=rule)


def give_hand(s: State, giver: int, taker: int, rule: str) -> None:
    """A whole hand goes into another one; whoever knew a card of it knows it still."""
    cards = tuple(s.hands[giver])
    if cards:
        for card in cards:
            _from_hand(s, giver, card)
            s.seen[card] |= 1 << taker
            s.hint[card] = NO_HINT
            _into_hand(s, taker, card)
        emit(s, "give", giver, taker, cards, tuple([s.seen[c] for c in cards]), "", len(cards), rule)
