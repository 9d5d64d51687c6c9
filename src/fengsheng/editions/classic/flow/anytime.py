"""Actions that are possible at any time: 燒毀 and the skills without a stated timing (CL-FACE-04/05); they
fit into every window (CL-RULING-070), and into no special phase (CL-SPEC-04/05)."""

from __future__ import annotations

from ....core.book import at_will
from ....core.face import BLACK
from ....core.option import Option
from ....core.picks import aimed_at, copies
from ....core.state import State


def burnable(s: State) -> bool:
    """CL-PRIO-04, CL-RULING-053: is there any black intelligence to burn in front of somebody who lives
    (CL-CARD-BURN-02/04)? A card in transit is none yet."""
    tally = s.tally
    alive = s.alive
    for seat in range(s.book.seats):
        if tally[seat * 3 + BLACK] and alive >> seat & 1:
            return True
    return False


def burn_options(s: State, card: int, out: list[Option]) -> None:
    """CL-RULING-069: player and exact card are named on use; equal cards of a player are one option, until
    something pending has named one of them (CL-RULING-178)."""
    book = s.book
    aims = aimed_at(s)
    for seat in book.round[0]:
        if s.alive >> seat & 1 and s.tally[seat * 3 + BLACK]:
            for aim, named in copies(s, s.intel[seat], aims, BLACK):
                out.append(Option(book, "play", "burn", card, seat, aim, law="CL-CARD-BURN-03", named=named))


def active_mask(s: State, kind: str) -> int:
    """Seats with a skill they can use in such a window."""
    mask = 0
    for seat in s.active_seats:
        if s.alive >> seat & 1:
            for skill in at_will(s, seat):
                if skill.ready(s, seat, kind):
                    mask |= 1 << seat
                    break
    return mask


def active_options(s: State, seat: int, kind: str, out: list[Option]) -> None:
    """The ways `seat` may use skills in such a window."""
    for skill in at_will(s, seat):
        if skill.ready(s, seat, kind):
            skill.offer(s, seat, kind, out)
