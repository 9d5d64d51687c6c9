"""What a decision is about: the view of one seat, and what can be counted from it."""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.bots.novice.belief import Odds
from fengsheng.bots.novice.cards import DRAWN, Colours, card
from fengsheng.bots.novice.lore import Lore
from fengsheng.bots.novice.missions import NOTHING, Aim
from fengsheng.core.view import SeatView, TransitView, View


class Cares(NamedTuple):
    """What counts. Somebody who plays has all of it in mind; to find out what an answer is worth something
    for, one thing after the other is left out."""

    cards: float = 1.0  # cards in a hand
    news: float = 1.0  # what somebody is
    looks: float = 1.0  # to know a card before deciding about it
    secret: float = 1.0  # that nobody knows who we are
    deaf: tuple[int, int] | None = None  # not to the intelligence of that colour in front of that seat
    sees: Colours | None = None  # the card under way is taken to be this one


EVERYTHING = Cares()


class Situation:
    """Read once for a decision; everything in it comes from the view."""

    __slots__ = (
        "aim",
        "alive",
        "allied",
        "cares",
        "drawn",
        "faction",
        "hand",
        "lore",
        "me",
        "memo",
        "odds",
        "rows",
        "tally",
        "transit",
        "turn",
        "unseen",
        "view",
    )

    def __init__(self, view: View, odds: list[Odds], lore: Lore, cares: Cares = EVERYTHING) -> None:
        self.view = view
        self.lore = lore
        self.cares = cares
        self.drawn = DRAWN * cares.cards  # what a card is worth that is not known yet
        assert view["me"] is not None, "a spectator decides nothing"
        self.me = view["me"]
        self.rows: list[SeatView] = view["seats"]
        self.turn: int = view["turn"]
        self.transit: TransitView | None = view["transit"]
        self.odds = odds
        mine = self.rows[self.me]
        self.hand: list[str] = mine["known"]
        self.faction = lore.faction(mine["identity"])
        self.alive = [row["seat"] for row in self.rows if row["status"] == "in"]
        self.allied = self.faction < 2 and lore.allied(len(self.rows))
        self.tally: list[list[int]] = [row["colours"] for row in self.rows]
        self.aim: Aim = NOTHING
        if self.faction == 2:
            self.aim = lore.aims.get(mine["identity"]) or _mission(lore, mine["character"])
        self.memo: dict[tuple[int, Colours, int], float] = {}
        self.unseen: dict[str, list[tuple[Colours, float]]] = {}

    def in_hand(self, name: str) -> float:
        """What it is worth to hold that card."""
        return self.lore.hand.get(card(name).function, DRAWN) * self.cares.cards

    def friend(self, seat: int) -> float:
        """How likely that player wins with us."""
        if seat == self.me:
            return 1.0
        if self.allied:
            return 1.0 - self.odds[seat][2]
        return self.odds[seat][self.faction] if self.faction in (0, 1) else 0.0

    def foe(self, seat: int) -> float:
        """How likely that player wins against us."""
        return 1.0 - self.friend(seat)

    def liking(self, seat: int) -> float:
        """From -1 (a foe) to 1 (oneself)."""
        return 2.0 * self.friend(seat) - 1.0

    def sure(self, seat: int) -> float:
        """How sure we are what somebody is, from 1/3 to 1."""
        return max(self.odds[seat])

    def on_its_way(self) -> list[tuple[Colours, float]]:
        """What the card under way may be."""
        t = self.transit
        if t is None:
            return []
        if t["card"] != "?":
            return [(card(t["card"]).colours, 1.0)]
        if self.cares.sees is not None:
            return [(self.cares.sees, 1.0)]
        return self.hidden(t["route"], t["sender"])

    def hidden(self, route: str = "", sender: int = -1) -> list[tuple[Colours, float]]:
        """The colours an unknown card may have, by what has not been seen; foes send more black."""
        found = self.unseen.get(route)
        if found is None:
            found = self.unseen[route] = self._count(route)
        if sender < 0 or sender == self.me:
            return found
        black = 1.0 + 0.25 * self.foe(sender) - 0.2 * self.friend(sender)
        tilted = [(c, p * black if 2 in c else p) for c, p in found]
        whole = sum(p for _, p in tilted)
        return [(c, p / whole) for c, p in tilted]

    def _count(self, route: str) -> list[tuple[Colours, float]]:
        table = self.lore.deck
        left = dict(table.get(route) or table[""])
        view = self.view
        piles = [view["discard"]["known"], view["aside"]["known"]]
        for row in self.rows:
            piles += (row["known"], row["intel"])
        for pile in piles:
            for name in pile:
                if left.get(name, 0):
                    left[name] -= 1
        sums: dict[Colours, float] = {}
        for name, count in left.items():
            if count:
                colours = card(name).colours
                sums[colours] = sums.get(colours, 0.0) + count
        whole = sum(sums.values())
        if not whole:
            return [((0,), 0.31), ((1,), 0.31), ((2,), 0.38)]
        return [(colours, n / whole) for colours, n in sums.items()]


def _mission(lore: Lore, character: object) -> Aim:
    """A task counts before a character's mission."""
    return lore.aims.get(character, NOTHING) if isinstance(character, str) else NOTHING
