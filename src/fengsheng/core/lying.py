"""What an eye sees of all that lies somewhere: seats, piles and probes. view.py says what shape it has.

All of it changes less often than the game gets on: see watching.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Probe
from fengsheng.core.state import State

if TYPE_CHECKING:
    from fengsheng.core.view import DeckView, Depth, Pile, ProbeView, SeatView, Three

UNKNOWN: Final = "?"


class Terms:
    """What a view says of the table, which is the same for all of a game."""

    __slots__ = ("house", "sides", "tasks")

    def __init__(self, s: State) -> None:
        self.house = s.rules.house.copy()
        self.sides: list[Three] = [list(sides) for sides in s.rules.sides]
        self.tasks = list(s.rules.tasks)


class Lying:
    """What a view says of everything that lies somewhere, which changes less often than the game gets on."""

    __slots__ = ("discarded", "draw_pile", "probes", "rows", "set_aside")

    def __init__(
        self,
        rows: list[SeatView],
        draw_pile: DeckView,
        discarded: Pile,
        set_aside: Pile,
        probes: list[ProbeView],
    ) -> None:
        self.rows = rows
        self.draw_pile = draw_pile
        self.discarded = discarded
        self.set_aside = set_aside
        self.probes = probes


def known(s: State, cards: list[int], bit: int) -> list[str]:
    """The names of the cards this eye knows, in alphabetical order: positions are nobody's business."""
    if not cards:
        return []
    seen = s.seen
    place_of, alphabet = s.rules.place_of, s.rules.alphabet
    known = [place_of[c] for c in cards if seen[c] & bit]
    if not known:
        return []
    known.sort()  # numbers, which is quicker than words
    return [alphabet[place] for place in known]


def lie(s: State, cards: list[int], bit: int) -> Pile:
    """Cards that lie together, as an eye sees them."""
    return {"count": len(cards), "known": known(s, cards, bit)}


def pile(s: State, bit: int, known_cards: list[int] | None = None) -> DeckView:
    """The pile, as an eye sees it; `known_cards`: where those lie that anybody knows, from the bottom."""
    deck, seen, faces = s.deck, s.seen, s.rules.faces
    last = len(deck) - 1
    known: list[Depth] = [
        [last - i, faces[deck[i]].name]  # how deep they lie (0 is the top)
        for i in (known_in(s, deck) if known_cards is None else known_cards)
        if seen[deck[i]] & bit
    ]
    return {"count": len(deck), "known": known}


def known_in(s: State, cards: list[int]) -> list[int]:
    """Where cards lie among these that anybody knows."""
    seen = s.seen
    return [i for i, card in enumerate(cards) if seen[card]]


def probes(s: State, bit: int) -> list[ProbeView]:
    """Probes and their reactions; after the end everything may be opened."""
    everything = s.result is not None
    return [_probe(s, p, bit, everything) for p in s.probes]


def seat_row(s: State, seat: int, bit: int, looked: int) -> SeatView:
    """One seat, as an eye sees it that has looked at so many identities."""
    here = 1 << seat
    at = seat * 3
    hand = s.hands[seat]
    faces = s.rules.faces
    row: SeatView = {
        "seat": seat,
        "status": "in" if s.alive & here else "dead" if s.dead & here else "lost",
        "hand": len(hand),
        "known": known(s, hand, bit),
        "intel": [faces[c].name for c in s.intel[seat]],
        "colours": s.tally[at : at + 3],
        "face_up": bool(s.face_up & here),
        "character": _character(s, seat, here, bit),
        "identity": _identity(s, seat, here, looked),
        "identity_up": bool(s.identity_up & here),
    }
    if s.dying & here:
        row["dying"] = True
    if s.gender[seat]:
        row["gender"] = s.gender[seat]
    if s.lost & here and s.rules.removes_characters:
        row["removed"] = True
    return row


def _character(s: State, seat: int, here: int, bit: int) -> str | list[str]:
    """A name if this eye knows it, else what the face-down card can still be."""
    if s.character[seat] < 0:
        return UNKNOWN
    characters = s.rules.characters
    if s.face_up & here or bit & here:
        return characters[s.character[seat]].name
    possible = s.could_be[seat]
    if possible & (possible - 1) == 0:
        return characters[possible.bit_length() - 1].name
    if s.phase == "setup":
        return UNKNOWN
    names = s.rules.possible.get(possible)
    if names is None:
        names = [c.name for i, c in enumerate(characters) if possible >> i & 1]
        s.rules.possible[possible] = names
    return names.copy()


def _identity(s: State, seat: int, here: int, looked: int) -> str:
    if s.identity[seat] < 0 or not (s.identity_up | looked) & here:
        return UNKNOWN
    return s.rules.identity_names[s.identity[seat]]


def _probe(s: State, p: Probe, bit: int, everything: bool) -> ProbeView:
    """A probe: its reaction is public, the identity it named is for the two players alone."""
    row: ProbeView = {
        "by": p.asker,
        "target": p.target,
        "effect": p.effect,
        "acted": p.acted,
        "sure": p.sure,
    }
    knows = bit & (1 << p.target) if p.card == NO_CARD else s.seen[p.card] & bit
    if everything or bit & (1 << p.asker) or knows:
        row["named"] = s.rules.probe_text(p.named)
    return row
