"""Options that pick a card: equal cards are one option, unless something pending tells them apart, and there
is always something to answer."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import NO_CARD
from fengsheng.core.option import Option
from fengsheng.core.state import State
from fengsheng.core.window import pending

ANY: Final = -1


def hand_options(s: State, seat: int, verb: str, rule: str, colour: int = ANY) -> list[Option]:
    """One option per sort of hand card (of a colour)."""
    picking = s.rules.picking(verb, rule)
    return [picking[card] for card in sorts(s, s.hands[seat], colour)]


def intel_options(s: State, seat: int, verb: str, rule: str, colour: int = ANY) -> list[Option]:
    """One option per sort of intelligence in front of a player (of a colour), and one more per sort of which
    something pending has named a card."""
    found = copies(s, s.intel[seat], aimed_at(s), colour)
    return [Option(s.rules, verb, card=card, rule=rule, named=named) for card, named in found]


def sorts(s: State, cards: list[int], colour: int = ANY) -> list[int]:
    """One card of each sort (of a colour)."""
    found: list[int] = []
    faces = s.rules.faces
    sort_of = s.rules.sort_of
    seen = 0
    for card in cards:
        sort = sort_of[card]
        if not seen & sort and (colour == ANY or colour in faces[card].colours):
            seen |= sort
            found.append(card)
    return found


def aimed_at(s: State) -> list[int]:
    """The cards that something pending has named, in the order in which they were."""
    stack = s.stack
    return [stack[at].aim for at in pending(s) if stack[at].aim != NO_CARD]


def copies(s: State, cards: list[int], aims: list[int], colour: int = ANY) -> list[tuple[int, bool]]:
    """One card of each sort (of a colour) that lies open, each with whether something pending has named it.
    Equal cards are told apart by that alone: where one of several is among `aims`, first comes one that
    nobody has named, if there is any, then the one that was named last."""
    if not aims:
        return [(card, False) for card in sorts(s, cards, colour)]
    found: list[tuple[int, bool]] = []
    for card in sorts(s, cards, colour):
        equal = _equal(s, card, cards)
        named = [aim for aim in aims if aim in equal]
        if not named or len(equal) == 1:
            found.append((card, False))
            continue
        for other in equal:
            if other not in named:
                found.append((other, False))
                break
        found.append((named[-1], True))
    return found


def names_again(s: State, at: int) -> bool:
    """Whether the item in frame `at` aims at a card that one beneath it had named, and an equal one that it
    could have meant lies beside it."""
    card = s.stack[at].aim
    if any(s.stack[beneath].aim == card for beneath in pending(s) if beneath < at):
        return any(len(_equal(s, card, intel)) > 1 for intel in s.intel if card in intel)
    return False


def _equal(s: State, card: int, cards: list[int]) -> list[int]:
    sort = s.rules.faces[card].sort
    return [other for other in cards if s.rules.faces[other].sort == sort]


def or_none(s: State, options: list[Option], rule: str) -> list[Option]:
    """Who has nothing left to choose is asked all the same, and nothing happens."""
    return options if options else [s.rules.plain("none", rule)]
