"""What is shown: cards where they lie, hands, identities and characters. With the moves, the only place where
who knows what is changed."""

from __future__ import annotations

from fengsheng.core.counters import forget_skills
from fengsheng.core.event import EVERYONE, emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.knowledge import NO_HINT, function_hint
from fengsheng.core.moves import refill
from fengsheng.core.state import State


def reveal(s: State, kind: str, by: int, cards: tuple[int, ...], rule: str) -> None:
    """Cards are shown to everybody where they are, and stay there."""
    for card in cards:
        s.seen[card] = EVERYONE
        s.hint[card] = NO_HINT
    emit(s, kind, by, cards=cards, masks=(EVERYONE,) * len(cards), rule=rule)


def known_as(s: State, card: int, function: int) -> None:
    """Everybody knows which function a card that lies face down has, and no more."""
    s.hint[card] = function_hint(function)


def show(s: State, card: int, to: int, by: int, rule: str) -> None:
    """One player looks at a card that lies face down; the others notice, and see nothing."""
    s.seen[card] |= 1 << to
    emit(s, "look", to, by, (card,), (s.seen[card],), rule=rule)


def show_hand(s: State, seat: int, rule: str, aside: tuple[int, ...] = ()) -> None:
    """A whole hand is shown to everybody, with what was set `aside` from it."""
    cards = (*s.hands[seat], *aside)
    for card in cards:
        s.seen[card] = EVERYONE
    emit(s, "show_hand", seat, cards=cards, masks=(EVERYONE,) * len(cards), x=len(cards), rule=rule)


def show_hand_to(s: State, seat: int, to: int, rule: str) -> None:
    """A whole hand is shown to one player; the others notice, and see nothing."""
    cards = tuple(s.hands[seat])
    for card in cards:
        s.seen[card] |= 1 << to
    emit(s, "show_hand", seat, to, cards, tuple([s.seen[c] for c in cards]), x=len(cards), rule=rule)


def show_top(s: State, by: int, rule: str, refill_rule: str) -> int:
    """The top card of the pile is shown to everybody and goes back; NO_CARD if there is no pile. Making the
    pile anew has a rule of its own."""
    refill(s, refill_rule)
    if not s.deck:
        return NO_CARD
    card = s.deck[-1]
    s.seen[card] = EVERYONE
    emit(s, "show_top", by, cards=(card,), masks=(EVERYONE,), rule=rule)
    return card


def turn_up_identity(s: State, seat: int, rule: str) -> None:
    """An identity card is turned face up for good."""
    bit = 1 << seat
    if not s.identity_up & bit:
        s.identity_up |= bit
        s.goal_stale |= bit
        emit(s, "identity", seat, word=s.rules.identity_names[s.identity[seat]], rule=rule)


def known_character(s: State, seat: int) -> None:
    """Everybody now knows who this is, for ever; so nobody else can be it."""
    who = 1 << s.character[seat]
    for other in range(s.rules.seats):
        s.could_be[other] &= ~who
    s.could_be[seat] = who
    forget_skills(s)


def turn_up_character(s: State, seat: int, rule: str) -> None:
    """A character card is turned face up (flipped, or shown on leaving)."""
    bit = 1 << seat
    if not s.face_up & bit:
        s.face_up |= bit
        known_character(s, seat)
        s.goal_stale = (1 << s.rules.seats) - 1
        emit(s, "flip", seat, word=s.rules.characters[s.character[seat]].name, rule=rule)


def cover_character(s: State, seat: int, by: int, rule: str) -> None:
    """A face-up character is turned face down; everybody remembers who it is."""
    bit = 1 << seat
    if s.face_up & bit:
        s.face_up &= ~bit
        forget_skills(s)
        s.goal_stale = (1 << s.rules.seats) - 1
        emit(s, "cover", seat, by, rule=rule)


def look_at_identity(s: State, seat: int, whose: int, rule: str) -> None:
    """One player sees another's identity card; the others only notice."""
    s.looks[seat] |= 1 << whose
    emit(s, "look_identity", seat, whose, rule=rule)
    name = s.rules.identity_names[s.identity[whose]]
    emit(s, "learn_identity", seat, whose, word=name, rule=rule, audience=1 << seat)
