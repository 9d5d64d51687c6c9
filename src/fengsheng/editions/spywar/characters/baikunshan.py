"""白昆山 Bai Kunshan, the officer: male, hidden."""

from __future__ import annotations

from fengsheng.core.event import EVERYONE
from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_held, hold, to_hand
from fengsheng.core.notation import seat_name
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import others
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, HiddenContest
from fengsheng.editions.spywar.flow.arrival import lay_down
from fengsheng.editions.spywar.hooks import is_black


class PoisonScheme(HiddenContest):
    """毒计: turn this card face up and name two other players. Each draws a card blindly from the hand of the
    other and shows it; both come into your hand, but for one with black in it you may make its drawer put it
    in front of one of the two instead.

    In the frame: `target` and `x` are the two, `cards` what was shown, `seats` who drew each of them.
    """

    steps = ("settle", "going_on", "asking_use", "asking_where", "keep", "finish")
    answers = ("used_on", "placed")

    def _holders(self, s: State, seat: int) -> list[int]:
        """SW-CHAR-BAIKUNSHAN-1d, SW-RULING-30: both need a hand card."""
        return [t for t in others(s, seat) if s.hands[t]]

    def possible(self, s: State, seat: int) -> bool:
        """Two of them."""
        return len(self._holders(s, seat)) > 1

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Every pair once."""
        holders = self._holders(s, seat)
        for i, first in enumerate(holders):
            for second in holders[i + 1 :]:
                out.append(named(s, self, first, word=seat_name(second), x=second))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-BAIKUNSHAN-1f, SW-TERM-27: drawn from the hands as they were; shown to everybody."""
        picks: list[tuple[int, int]] = []
        for owner in (f.number, f.target):
            hand = sorted(s.hands[owner])
            picks.append((owner, hand[s.rng.below(len(hand))]))
        for owner, card in picks:
            hold(s, f, owner, card, EVERYONE, self.rule)
        f.seats = (f.target, f.number)
        self.going_on(s, f)

    def going_on(self, s: State, f: Frame) -> None:
        """SW-CHAR-BAIKUNSHAN-1c: card by card, as long as a black one is undecided."""
        f.step = "asking_use" if s.alive >> f.by & 1 and self._undecided(s, f) else "keep"

    def _undecided(self, s: State, f: Frame) -> list[tuple[int, int]]:
        """Drawers and black cards. Somebody may have died of the first one (SW-RULING-68): the dead choose
        nothing any more, and nothing is put in front of them."""
        pairs = zip(f.seats, f.cards, strict=True)
        return [(who, card) for who, card in pairs if is_black(s, card) and s.alive >> who & 1]

    def asking_use(self, s: State, f: Frame) -> None:
        """SW-CHAR-BAIKUNSHAN-1a, SW-RULING-62: one drawer at a time, in the order he likes."""
        options = [s.rules.passing]
        for drawer, card in self._undecided(s, f):
            options.append(Option(s.rules, "pick", target=drawer, aim=card, rule=self.rule))
        ask(s, f, f.by, "scheme", options, then="used_on")

    def used_on(self, s: State, f: Frame, o: Option) -> None:
        """He keeps the rest, or a drawer must choose."""
        if o.kind == PASS:
            f.step = "keep"
        else:
            f.at = f.seats.index(o.target)
            f.step = "asking_where"

    def asking_where(self, s: State, f: Frame) -> None:
        """SW-CHAR-BAIKUNSHAN-1e: in front of the drawer or of the player it was drawn from, no guard."""
        drawer = f.seats[f.at]
        owner = f.target + f.number - drawer
        places = [t for t in (drawer, owner) if s.alive >> t & 1]
        options = [Option(s.rules, "place", target=t, rule=self.rule) for t in places]
        ask(s, f, drawer, "scheme_place", options, then="placed")

    def placed(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-BAIKUNSHAN-1b: nothing is judged before the skill is over, unless the table does not wait
        (SW-RULING-67/68)."""
        card = f.cards[f.at]
        f.cards = f.cards[: f.at] + f.cards[f.at + 1 :]
        drawer = f.seats[f.at]
        f.seats = f.seats[: f.at] + f.seats[f.at + 1 :]
        f.step = "going_on"
        lay_down(s, f, drawer, o.target, card, "placed", self.rule)

    def keep(self, s: State, f: Frame) -> None:
        """What is left is his; if he has died meanwhile, nobody's."""
        f.step = "finish"
        if not s.alive >> f.by & 1:
            discard_held(s, f)
            return
        cards = f.cards
        f.cards = ()
        for card in cards:
            to_hand(s, f.by, card, self.rule)


BAIKUNSHAN = Character("baikunshan", "白昆山", MALE, lurking=True, skills=(PoisonScheme(),))
