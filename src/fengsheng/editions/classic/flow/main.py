"""What the turn player may do in the play phase while nothing is pending (CL-DEC-12)."""

from __future__ import annotations

from ....core.book import others, winners_mask
from ....core.option import Option
from ....core.skill import Conversion, bent_by
from ....core.state import State
from ..cards.lock import can_bind
from ..deck import BURN, DIRECT, LOCK, PROBE, TRUEFALSE
from .anytime import active_options, burn_options


def can_send(s: State, seat: int) -> bool:
    """Whether any hand card could be sent (a 直達 needs somebody else to go to)."""
    hand = s.hands[seat]
    if s.alive & ~(1 << seat):
        return bool(hand)
    return any(s.book.faces[c].route != DIRECT for c in hand)


def main_options(s: State, seat: int) -> list[Option]:
    """Use a card, use a skill, send the one intelligence, end the phase, declare victory."""
    book = s.book
    faces = book.faces
    options: list[Option] = []
    targets = others(s, seat)
    kinds = 0
    sends: list[Option] = []
    pre_lock = not s.sent and book.options["lock_timing"] == "with_intel" and can_bind(s)
    conversion = bent_by(s, seat, "conversions")
    converts = conversion.source if isinstance(conversion, Conversion) else -1
    for card in s.hands[seat]:
        face = faces[card]
        if kinds >> face.kind & 1:
            continue  # equal cards are one option
        kinds |= 1 << face.kind
        function = face.function
        if function == PROBE:  # CL-CARD-PROBE-02/07, CL-RULING-021
            for t in targets:
                options.append(Option(book, "play", "probe", card, t, law="CL-CARD-PROBE-02"))
        elif function == TRUEFALSE:  # CL-CARD-TRUEFALSE-02
            options.append(Option(book, "play", "truefalse", card, law="CL-CARD-TRUEFALSE-02"))
        elif function == BURN:
            burn_options(s, card, options)
        if pre_lock and function in (LOCK, converts):  # CL-DEC-18, CL-RULING-141/165
            if book.options["lock_target"] == "intelligence":
                options.append(Option(book, "play", "lock", card, law="CL-OPT-09"))
            else:
                for t in targets:
                    options.append(Option(book, "play", "lock", card, t, law="CL-OPT-09"))
        if not s.sent:
            if face.route == DIRECT:  # CL-PASS-09, CL-RULING-034: to another living player
                for t in targets:
                    sends.append(Option(book, "send", card=card, target=t, law="CL-PASS-09"))
            else:
                sends.append(Option(book, "send", card=card, law="CL-PASS-07"))
                if bent_by(s, seat, "directions") is not None:
                    sends.append(
                        Option(book, "send", card=card, word="left", x=-1, law="CL-CHAR-BEILEIMAO-1")
                    )
    if s.active_seats:
        active_options(s, seat, "play", options)
    options += sends
    if s.sent:
        options.append(Option(book, "end", law="CL-TURN-08"))
    elif not sends:
        options.append(Option(book, "end", law="CL-LOSE-01"))
    if winners_mask(s) >> seat & 1 and book.options["win_trigger"] == "declare":
        options.append(Option(book, "declare", law="CL-WIN-07"))
    return options
