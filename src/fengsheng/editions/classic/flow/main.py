"""What the turn player may do in the play phase while nothing is pending (CL-DEC-12)."""

from __future__ import annotations

from fengsheng.core.goals import can_declare
from fengsheng.core.offering import offer_cards, offer_skills
from fengsheng.core.option import Option, Ways
from fengsheng.core.ruleset import Ruleset, others
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import DIRECT
from fengsheng.editions.classic.flow.moments import PLAY


def can_send(s: State, seat: int) -> bool:
    """Whether any hand card could be sent (a 直達 needs somebody else to go to)."""
    hand = s.hands[seat]
    if s.alive & ~(1 << seat):
        return bool(hand)
    return any(s.rules.faces[c].route != DIRECT for c in hand)


def main_options(s: State, seat: int) -> list[Option]:
    """Use a card, use a skill, send the one intelligence, end the phase, declare victory."""
    rules = s.rules
    options: list[Option] = []
    m = rules.moments[PLAY]
    offer_cards(s, seat, m, -1, options)
    offer_skills(s, seat, m, options)
    if s.sent:
        options.append(rules.plain("end", "CL-TURN-08"))
    elif not add_sends(s, seat, options):
        options.append(rules.plain("end", "CL-LOSE-01"))
    if (s.meets or s.goal_stale) and rules.declaring is not None and can_declare(s) >> seat & 1:
        options.append(rules.declaring)
    return options


def add_sends(s: State, seat: int, out: list[Option]) -> bool:
    """CL-PASS-07/09, CL-RULING-034: a 直達 to another living player, the others on their way round; whether
    there is anything to send."""
    rules = s.rules
    targets = others(s, seat)
    either = "directions" in s.hooked and modifier(s, seat, "directions") is not None
    before = len(out)
    seen = 0
    for card in s.hands[seat]:
        sort = rules.sort_of[card]
        if seen & sort:
            continue  # equal cards are one option
        seen |= sort
        ways = rules.sends[card] or _ways(rules, card)
        if rules.faces[card].route == DIRECT:
            for t in targets:
                out.append(ways[t][0])
        else:
            out.append(ways[0][0])
            if either:
                out.append(ways[1][0])
    return len(out) > before


def _ways(rules: Ruleset, card: int) -> Ways:
    """All ways to send a card, made when first wanted: to each seat, or to the right and to the left."""
    if rules.faces[card].route == DIRECT:
        seats = range(rules.seats)
        ways = [[Option(rules, "send", card=card, target=seat, rule="CL-PASS-09")] for seat in seats]
    else:
        ways = [
            [Option(rules, "send", card=card, rule="CL-PASS-07")],
            [Option(rules, "send", card=card, word="left", number=-1, rule="CL-CHAR-BEILEIMAO-1")],
        ]
    rules.sends[card] = ways
    return ways
