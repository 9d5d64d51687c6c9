"""Sending intelligence and its way from player to player (SW-PASS)."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame, Transit
from fengsheng.core.knowledge import NO_HINT, lock_hint, route_hint
from fengsheng.core.notation import seat_name
from fengsheng.core.option import Option, Ways
from fengsheng.core.picks import sorts
from fengsheng.core.procedure import Procedure, ask
from fengsheng.core.ruleset import Ruleset, others
from fengsheng.core.state import State
from fengsheng.core.transit import drop_transit, send
from fengsheng.editions.spywar.deck import ARROWS, LEFT, RIGHT, UP
from fengsheng.editions.spywar.flow.moments import CONTEST, TRAVEL
from fengsheng.editions.spywar.flow.node import at_node, record_at_node
from fengsheng.editions.spywar.hooks import passive


def send_options(s: State, seat: int) -> list[Option]:
    """SW-PASS-03..07, SW-RULING-03..05, SW-CONFLICT-06: the arrow decides; a lockable card may lock another
    player. Whatever bars or bans the use of cards does not matter: this is none (SW-PASS-23)."""
    rules = s.rules
    faces = rules.faces
    any_arrow = passive(s, seat, "any_arrow") is not None
    players = others(s, seat)
    nobody = [NOBODY]
    options: list[Option] = []
    for card in sorts(s, s.hands[seat]):
        face = faces[card]
        for arrow in (LEFT, RIGHT, UP) if any_arrow else (face.route,):
            ways = rules.sends[card * len(ARROWS) + arrow] or _ways(rules, card, arrow)
            for target in players if arrow == UP else nobody:
                locking = ways[target]
                options.append(locking[NOBODY])
                if face.lockable:
                    for locked in players:
                        options.append(locking[locked])
    return options


def _ways(rules: Ruleset, card: int, arrow: int) -> Ways:
    """The ways to send a card, by target and by who is locked; the last of each: nobody. Made when they are
    first wanted."""
    seats = (*range(rules.seats), NOBODY)
    targets = seats if arrow == UP else (NOBODY,)
    locks = seats if rules.faces[card].lockable else (NOBODY,)
    ways = [[_way(rules, card, arrow, target, locked) for locked in locks] for target in targets]
    rules.sends[card * len(ARROWS) + arrow] = ways
    return ways


def _way(rules: Ruleset, card: int, arrow: int, target: int, locked: int) -> Option:
    said = "" if arrow == rules.faces[card].route else ARROWS[arrow]
    lock = "" if locked == NOBODY else f"lock {seat_name(locked)}"
    word = f"{said} {lock}" if said and lock else said or lock
    return Option(rules, "send", "", card, target, NO_CARD, word, arrow, "SW-PASS-01", mark=locked)


def send_off(s: State, seat: int, o: Option) -> None:
    """SW-PASS-02/25: face down; arrow, target and lock are public, name and colours are not."""
    arrow = o.number
    # whether the arrow is the printed one is not said, so it tells nothing where any arrow may be used
    honest = passive(s, seat, "any_arrow") is None
    hint = route_hint(arrow) if honest else NO_HINT
    if o.mark >= 0:
        hint = lock_hint(arrow if honest else -1)  # who locks shows that the card can
    send(s, seat, o.card, 1 << seat, hint)
    s.sent = True
    s.transit = Transit(
        o.card,
        seat,
        arrow,
        o.target,
        -1 if arrow == LEFT else 1,
        seat,
        TRAVEL,
        locked=0 if o.mark < 0 else 1 << o.mark,
    )
    emit(
        s,
        "send",
        seat,
        o.target,
        (o.card,),
        (s.seen[o.card],),
        s.rules.route_names[arrow],
        o.mark + 1,
        "SW-PASS-01",
    )
    record_at_node(s, "sent", seat, o.target)


class Travel(Procedure):
    """Until somebody accepts, or nobody can."""

    name = "travel"
    steps = ("begin", "hop", "arrived", "asking")
    answers = ("decided",)

    def begin(self, s: State, f: Frame) -> None:
        """SW-PASS-26: node 传出情报时."""
        if not at_node(s, f, "hop"):
            self.hop(s, f)

    def hop(self, s: State, f: Frame) -> None:
        """SW-PASS-03..05/19/27: the next living player on its way; the sender's own place, dead or
        alive."""
        t = s.transit
        assert t is not None
        t.position = next_stop(s, t)
        if t.position == t.sender and not s.alive >> t.sender & 1:
            drop(s, "SW-PASS-21")
            return
        emit(s, "arrive", t.position, rule="SW-PASS-18")
        self.arrived(s, f)

    def arrived(self, s: State, f: Frame) -> None:
        """SW-PASS-18: an idle point of this player alone, and so a node."""
        if not at_node(s, f, "asking"):
            s.running_step = "asking"
            self.asking(s, f)

    def asking(self, s: State, f: Frame) -> None:
        """SW-PASS-08/09/20: use 破译, accept, or pass on; dead meanwhile, the card travels on."""
        t = s.transit
        assert t is not None
        seat = t.position
        if not s.alive >> seat & 1:
            if seat == t.sender:
                drop(s, "SW-PASS-21")
            else:
                f.step = "hop"
            return
        options = [s.rules.plain("accept", "SW-PASS-10")]
        if seat != t.sender and not t.locked >> seat & 1:
            options.insert(0, s.rules.plain("decline", "SW-PASS-03"))
        options += s.rules.offer(s, seat, TRAVEL, -1)
        ask(s, f, seat, "decide", options, then="decided")

    def decided(self, s: State, f: Frame, o: Option) -> None:
        """SW-PASS-10: accepting settles in front of whom it lies, no more (SW-TERM-07)."""
        t = s.transit
        assert t is not None
        if o.kind == "accept":
            t.stage = CONTEST
            emit(s, "accept", t.position, rule="SW-PASS-10")
            record_at_node(s, "accepted", t.position, t.position)
        elif o.kind == "decline":
            emit(s, "decline", t.position, rule="SW-PASS-03")
            t.refused = t.route == UP
            self.hop(s, f)
        else:
            f.step = "arrived"
            s.rules.act(s, t.position, o)


def next_stop(s: State, t: Transit) -> int:
    """Who is reached next."""
    if t.route == UP:
        back = t.refused or t.position == t.addressee or not s.alive >> t.addressee & 1
        return t.sender if back else t.addressee
    n = s.rules.seats
    seat = t.position
    while True:
        seat = (seat + t.direction) % n
        if seat == t.sender or s.alive >> seat & 1:
            return seat


def drop(s: State, rule: str) -> None:
    """The intelligence is turned over and discarded."""
    assert s.transit is not None
    drop_transit(s, s.transit.sender, True, rule)
