"""What those who play alone need: how much nearer they come when somebody gains a card of some colour.

A mission is asked for whoever has it: for us, and for anybody whom we take for a loner.
"""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.bots.valuation.cards import card
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.weights import DEATHS

# situation, who has the mission, who gains, of which colour, and how many of it lie there already
Progress = Callable[[Situation, int, int, int, int], float]
Fear = Callable[[Situation], float]
Holding = Callable[[Situation, str], float]
BLACK = 2
BETRAYED = 4.0  # times: what somebody does says which mission he has
SPOILT = -0.5  # of a step: somebody who could have served is lost


def _afraid(s: Situation) -> float:
    return 1.0


def _nothing(s: Situation, name: str) -> float:
    return 0.0


class Mission:
    """One secret task, in what it makes of others' intelligence, of the own death and of the hand."""

    __slots__ = ("at_home", "colours", "fear", "gain", "hand", "holding", "watches")

    def __init__(
        self,
        gain: Progress,
        fear: Fear = _afraid,
        holding: Holding = _nothing,
        hand: float = 1.0,
        watches: tuple[str, ...] = (),
        colours: tuple[int, ...] = (0, 1, BLACK),
        at_home: bool = False,
    ) -> None:
        self.gain = gain
        self.colours = colours  # of all others `gain` says nothing
        self.at_home = at_home  # nor of what lies in front of anybody but its owner
        self.fear = fear  # times what the own death costs
        self.holding = holding  # what a card in the hand is worth besides its use
        self.hand = hand  # times what any card in the hand is worth
        # what `gain` looks at besides what lies there, who lives, who died and what is believed (carried.py)
        self.watches = watches


def rung(s: Situation, missing: int) -> float:
    """What a card is worth after which so many are missing."""
    w = s.weights
    if missing <= 0:
        return w.third if missing == 0 else w.further
    return w.second if missing == 1 else w.first if missing == 2 else 0.5 * w.first


def collecting(colours: tuple[int, ...], need: int = 3, together: bool = False) -> Mission:
    """So many of a colour, or of several together."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if seat != owner or colour not in colours:
            return 0.0
        if together:
            tally = s.tally[owner]
            have += sum(tally[other] for other in colours if other != colour)
        return rung(s, need - 1 - have)

    return Mission(gain, colours=colours, at_home=True)


def wiping_out(*factions: int) -> Mission:
    """Nobody of a faction is left: the fewer they are, the more each counts."""
    return Mission(_deaths_of(factions), colours=(BLACK,))


def _deaths_of(factions: tuple[int, ...]) -> Progress:
    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if colour != BLACK or seat == owner:
            return 0.0
        best = 0.0
        odds = s.odds[seat]
        for faction in factions:
            left = s.left(faction, owner)
            here = odds[faction] * 4.0 / (left if left > 1.0 else 1.0)
            if here > best:
                best = here
        return best * s.weights.deaths * (DEATHS[have] if have < 2 else DEATHS[2])

    return gain


def first_to_die(*factions: int) -> Mission:
    """The own death, as long as nobody has died; then a faction must go."""
    deaths_of = _deaths_of(factions)

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if not s.view["deaths"]:
            if colour == BLACK:
                return rung(s, 2 - have) if seat == owner else -rung(s, 2 - have) * 0.3
            return 0.0
        return deaths_of(s, owner, seat, colour, have)

    return Mission(gain, lambda s: 1.0 if s.view["deaths"] else 0.0, colours=(BLACK,))


def outliving(rest: int) -> Mission:
    """Only so many others are left."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if colour != BLACK or seat == owner:
            return 0.0
        too_many = max(1, len(s.alive) - 1 - rest)
        return s.weights.deaths * DEATHS[min(have, 2)] * (1.0 + 2.6 / too_many)

    return Mission(gain, colours=(BLACK,))


def killing() -> Mission:
    """To kill by a card of one's own somebody who is not the first to die."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if colour != BLACK or seat == owner:
            return 0.0
        if s.view["deaths"] and s.turn == owner:
            return rung(s, 2 - have)
        return s.weights.deaths * DEATHS[min(have, 2)]

    return Mission(gain, watches=("turn",), colours=(BLACK,))


def victory_of(fits: Callable[[Situation, int], bool], black: int = 3) -> Mission:
    """Somebody of a certain kind declares victory, while we have not more than so many black cards."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if seat == owner or colour == BLACK or not fits(s, seat):
            return 0.0
        return (1.0 + s.weights.alone) * s.odds[seat][colour] * rung(s, s.goal - 1 - have)

    def fear(s: Situation) -> float:
        return 1.0 if s.tally[s.me][BLACK] < black else 2.5

    return Mission(gain, fear, watches=("people",), colours=(0, 1))


def dying_with(colour: int, many: int) -> Mission:
    """To die with so many cards of a colour in the hand."""

    def held(s: Situation) -> int:
        return sum(colour in card(name).colours for name in s.hand)

    def gain(s: Situation, owner: int, seat: int, other: int, have: int) -> float:
        if seat != owner or other != BLACK:
            return 0.0
        ready = held(s) >= many if owner == s.me else s.rows[owner]["hand"] > many
        return rung(s, 2 - have) if ready else 0.0

    def fear(s: Situation) -> float:
        return 0.0 if held(s) >= many else 1.0 if s.tally[s.me][BLACK] >= 2 else 0.2

    def holding(s: Situation, name: str) -> float:
        return 4.0 if colour in card(name).colours and held(s) <= many + 1 else 0.0

    return Mission(gain, fear, holding, watches=("hands",), colours=(BLACK,))


def holding_each(colours: tuple[int, ...], many: int) -> Mission:
    """So many cards of each of these colours in the hand."""

    def holding(s: Situation, name: str) -> float:
        worth = 0.0
        for colour in card(name).colours:
            if colour in colours:
                held = sum(colour in card(other).colours for other in s.hand)
                worth += 6.0 if held <= many else 0.5
        return worth

    return Mission(_no_matter, holding=holding, hand=1.5, colours=())


def holding_many() -> Mission:
    """A great hand."""
    return Mission(_no_matter, hand=3.0, colours=())


def _no_matter(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
    return 0.0


def _coloured(s: Situation, seat: int) -> int:
    """How much of somebody's intelligence is no false one, as far as colours can be told apart."""
    return s.tally[seat][0] + s.tally[seat][1]


def deaths_of_the_rich(least: int) -> Mission:
    """In the own turn somebody dies, oneself perhaps, who has so much that is red or blue."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        rich = _coloured(s, seat)
        if colour == BLACK:
            if have >= 2 and s.turn != owner:
                return SPOILT * s.weights.second if rich else 0.0
            return rung(s, 2 - have) if rich >= least else rung(s, 3 - have) if have < 2 else 0.0
        black = min(2, s.tally[seat][BLACK])
        return 0.5 * s.weights.first * black if rich < least and seat != owner else 0.0

    def fear(s: Situation) -> float:
        return 0.0 if s.turn == s.me and _coloured(s, s.me) >= least else 1.0

    return Mission(gain, fear, watches=("turn",))


def deaths_of_the_poor(most: int) -> Mission:
    """Somebody dies, oneself perhaps, who has no more than so much red and no more than so much blue."""

    def poor(s: Situation, seat: int) -> bool:
        return s.tally[seat][0] <= most and s.tally[seat][1] <= most

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if not poor(s, seat):
            return 0.0
        if colour == BLACK:
            return rung(s, 2 - have)
        return SPOILT * s.weights.first * min(2, s.tally[seat][BLACK]) if have >= most else 0.0

    return Mission(gain, lambda s: 0.0 if poor(s, s.me) else 1.0)


def dying_rich(least: int) -> Mission:
    """To die with so much that is red or blue."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if seat != owner:
            return 0.0
        rich = _coloured(s, seat)
        if colour == BLACK:
            return rung(s, 2 - have) if rich >= least else rung(s, 3 - have) if have < 2 else 0.0
        return s.weights.second if rich < least else 0.0

    def fear(s: Situation) -> float:
        return 0.0 if _coloured(s, s.me) >= least or s.tally[s.me][BLACK] < 2 else 1.0

    return Mission(gain, fear)


def misfits() -> Mission:
    """Somebody gathers a colour and has not won by it: who is not of that faction."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if colour == BLACK:
            return 0.0
        other = 1.0 if seat == owner else 1.0 - s.odds[seat][colour]
        return other * rung(s, s.goal - 1 - have)

    return Mission(gain, colours=(0, 1))


def plenty_for_all(least: int) -> Mission:
    """Everybody else has so much that is red or blue."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if seat == owner or colour == BLACK or _coloured(s, seat) >= least:
            return 0.0
        missing = sum(max(0, least - _coloured(s, other)) for other in s.alive if other != owner)
        harmless = s.weights.alone * s.odds[seat][colour] * rung(s, s.goal - 1 - have)
        return rung(s, missing - 1) + (harmless if have < s.goal - 1 else 0.0)

    return Mission(gain, colours=(0, 1))


def usurping() -> Mission:
    """Somebody declares victory in the own turn."""

    def gain(s: Situation, owner: int, seat: int, colour: int, have: int) -> float:
        if seat == owner or colour == BLACK:
            return 0.0
        if have >= s.goal - 1:
            if s.turn != owner:
                return 0.0
            t = s.transit
            # whoever else plays alone would not send somebody his last card: then this is the one
            sure = BETRAYED if owner != s.me and t is not None and t.sender == owner else 1.0
            return sure * (1.0 + s.weights.alone) * s.weights.third * s.odds[seat][colour]
        return (0.2 + s.weights.alone) * s.odds[seat][colour] * rung(s, s.goal - 1 - have)

    return Mission(gain, watches=("sender", "turn"), colours=(0, 1))
