"""What the turn player may do in the play phase while nothing is pending (CL-DEC-12)."""

from __future__ import annotations

from fengsheng.core.book import Book, others
from fengsheng.core.goals import winners_mask
from fengsheng.core.offering import offer_cards, offer_skills
from fengsheng.core.option import Option
from fengsheng.core.skill import bent_by
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import DIRECT
from fengsheng.editions.classic.flow.moments import PLAY


def can_send(s: State, seat: int) -> bool:
    """Whether any hand card could be sent (a 直達 needs somebody else to go to)."""
    hand = s.hands[seat]
    if s.alive & ~(1 << seat):
        return bool(hand)
    return any(s.book.faces[c].route != DIRECT for c in hand)


def main_options(s: State, seat: int) -> list[Option]:
    """Use a card, use a skill, send the one intelligence, end the phase, declare victory."""
    book = s.book
    options: list[Option] = []
    m = book.moments[PLAY]
    offer_cards(s, seat, m, -1, options)
    offer_skills(s, seat, m, options)
    if s.sent:
        options.append(book.plain("end", "CL-TURN-08"))
    elif not add_sends(s, seat, options):
        options.append(book.plain("end", "CL-LOSE-01"))
    if book.declaring is not None and winners_mask(s) >> seat & 1:
        options.append(book.declaring)
    return options


def add_sends(s: State, seat: int, out: list[Option]) -> bool:
    """CL-PASS-07/09, CL-RULING-034: a 直達 to another living player, the others on their way round; whether
    there is anything to send."""
    book = s.book
    targets = others(s, seat)
    either = "directions" in s.bent and bent_by(s, seat, "directions") is not None
    before = len(out)
    seen = 0
    for card in s.hands[seat]:
        sort = book.sort_of[card]
        if seen & sort:
            continue  # equal cards are one option
        seen |= sort
        ways = _ways(book, card)
        if book.faces[card].route == DIRECT:
            for t in targets:
                out.append(ways[t])
        else:
            out.append(ways[0])
            if either:
                out.append(ways[1])
    return len(out) > before


def _ways(book: Book, card: int) -> list[Option]:
    """All ways to send a card: to each seat, or to the right and to the left."""
    found = book.sends.get(card)
    if found is None:
        if book.faces[card].route == DIRECT:
            ways = [Option(book, "send", card=card, target=t, law="CL-PASS-09") for t in range(book.seats)]
        else:
            ways = [
                Option(book, "send", card=card, law="CL-PASS-07"),
                Option(book, "send", card=card, word="left", x=-1, law="CL-CHAR-BEILEIMAO-1"),
            ]
        found = book.sends[card] = [ways]
    return found[0]
