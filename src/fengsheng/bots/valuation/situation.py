"""What a decision is about: the view of one seat, and what can be counted from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fengsheng.bots.valuation.cards import DRAWN, Colours, card
from fengsheng.bots.valuation.lore import Lore
from fengsheng.bots.valuation.missions import NOTHING, Aim
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.outlook import Position, chance_of, chances
from fengsheng.bots.valuation.way import shown
from fengsheng.bots.valuation.weights import DEATHS, Roles
from fengsheng.core.view import SeatView, View

if TYPE_CHECKING:
    from fengsheng.bots.valuation.items import Item
    from fengsheng.bots.valuation.progress import Mission

# who is reached on a way, who sent it, who is locked, whether all can see the card, and whether we know it
Ending = tuple[tuple[int, ...], int, int, bool, bool]
SUSPECT = 0.401  # who plays alone as likely as this is watched: two in five is what six know of nothing
CERTAIN = 0.999


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
NO_HOUSE_RULES: Final[dict[str, str]] = {}  # never changed


def same_person(row: SeatView, other: SeatView) -> bool:
    """Whether both say the same of who somebody is."""
    return row["identity"] == other["identity"] and row["character"] == other["character"]


class Situation:
    """Read once for a decision; everything in it comes from the view."""

    __slots__ = (
        "ahead",
        "aim",
        "alive",
        "allied",
        "bother",
        "cares",
        "coming",
        "deaf",
        "deaths",
        "drawn",
        "ends",
        "faction",
        "following",
        "functions",
        "goal",
        "hand",
        "held",
        "house",
        "items",
        "least",
        "living",
        "loner",
        "lore",
        "lost",
        "me",
        "members",
        "memo",
        "mission",
        "odds",
        "onward",
        "prices",
        "rest",
        "roles",
        "rows",
        "secret",
        "sides",
        "steps",
        "suspected",
        "tally",
        "tilted",
        "transit",
        "turn",
        "under_way",
        "unseen",
        "view",
        "weights",
    )

    def __init__(
        self,
        view: View,
        odds: list[Odds],
        lore: Lore,
        roles: Roles,
        house: dict[str, str] = NO_HOUSE_RULES,
        cares: Cares = EVERYTHING,
    ) -> None:
        self.view = view
        self.roles = roles
        self.house = house  # house rules it plays by; a bot that knows none is told none
        self.lore = lore
        self.cares = cares
        self.drawn = DRAWN * cares.cards  # what a card is worth that is not known yet
        assert view["me"] is not None, "a spectator decides nothing"
        self.me = view["me"]
        self.rows: list[SeatView] = view["seats"]
        self.turn: int = view["turn"]
        self.transit = shown(view["transit"])
        self.odds = odds
        mine = self.rows[self.me]
        self.hand: list[str] = mine["known"]
        self.faction = lore.faction(mine["identity"])
        self.alive = [row["seat"] for row in self.rows if row["status"] == "in"]
        self.living = sum([1 << seat for seat in self.alive])
        self.allied = self.faction < 2 and lore.allied(len(self.rows))
        self.tally: list[list[int]] = [row["colours"] for row in self.rows]
        self.aim: Aim = NOTHING
        character = mine["character"]
        mission = mine["identity"]
        if self.faction == 2:
            if mission not in lore.missions and isinstance(character, str):
                mission = character  # no task of its own: that of the character
            self.aim = lore.aims.get(mission, NOTHING)
        self.weights = roles.of(self.faction, mission)
        self.secret = cares.secret * self.weights.secret  # that nobody knows who we are
        self.mission: Mission | None = None
        if self.faction == 2 and self.weights.missions:
            self.mission = lore.missions.get(mission)
            self.aim = NOTHING if self.mission is None else Aim(hand=self.mission.hand)
        self.suspected: list[tuple[int, float, list[Mission]]] | None = None
        self.following: list[list[tuple[int, float, Mission]]] | None = None
        self.goal = lore.goal(house)  # how many of its colour a faction needs
        # what of the weights gains are made of, as it is looked up for each of them
        self.deaf = cares.deaf
        w = self.weights
        self.coming, self.loner = w.coming, w.loner
        # what one more of a colour is worth to a faction, to somebody who has so many
        self.steps = [w.first] * (self.goal - 2) + [w.second, w.third, w.further]
        # times for us, by its colour
        against = -1.0 if self.faction < 2 else -w.alone
        self.sides = [1.0 if self.allied or self.faction == colour else against for colour in range(2)]
        self.deaths = [w.deaths * one for one in DEATHS]  # of others, by how much black lies there
        self.memo: dict[Colours, list[float | None]] = {}  # of worth.py: gains by seat
        self.lost: dict[Colours, list[float | None]] = {}  # the same, with one less there
        self.ends: dict[Ending, dict[Colours, float]] = {}  # of route.py
        self.members: dict[int, float] = {}  # see `left`
        self.items: dict[int, Item] = {}  # what options would put into use, see items.py
        self.held: dict[str, float] = {}  # what each card is worth in the hand
        self.functions: list[str] | None = None  # of the cards in the hand, see sending.py
        self.prices: dict[str, float] = {}  # what it costs to use each of them
        self.bother = w.bother
        self.least: dict[Colours, float] = {}  # what the one of these colours is that is worth least there
        self.under_way: list[tuple[Colours, float]] | None = None
        self.rest: float | None = None  # where the card under way lies, and where it goes
        self.onward: float | None = None
        self.ahead = 0  # of those who can still change where it goes; with `onward`
        self.unseen: dict[str, list[tuple[Colours, float]]] = {}
        self.tilted: dict[tuple[str, int], list[tuple[Colours, float]]] = {}  # by route and sender

    def is_of(self, view: View) -> bool:
        """Whether somebody who is asked later is still who we are."""
        if view["me"] != self.me:
            return False
        mine, before = view["seats"][self.me], self.rows[self.me]
        return mine is before or same_person(mine, before)

    def goes_on(self, view: View, odds: list[Odds]) -> bool:
        """Become that of a later question at the same table; whether the rows say anything new of what gains
        depend on."""
        before = self.view
        otherwise = view["seats"] is not self.rows and self._look(view["seats"])
        if view["discard"] is not before["discard"] or view["aside"] is not before["aside"]:
            self.unseen, self.tilted = {}, {}
        elif odds is not self.odds:
            self.tilted = {}
        self.transit = shown(view["transit"])
        self.view = view
        self.turn = view["turn"]
        self.odds = odds
        self.under_way = self.rest = self.onward = None
        return otherwise

    def _look(self, rows: list[SeatView]) -> bool:
        """Read the rows that have changed."""
        otherwise = False
        before, self.rows = self.rows, rows
        for seat, row in enumerate(rows):
            old = before[seat]
            if row is old:
                continue
            if seat == self.me:
                self.hand = row["known"]
                self.held, self.least, self.prices, self.functions = {}, {}, {}, None
            if row["known"] != old["known"] or row["intel"] != old["intel"]:
                self.unseen, self.tilted = {}, {}
            if row["colours"] != old["colours"]:
                self.tally[seat] = row["colours"]
                otherwise = True
            if row["status"] != old["status"]:
                self.alive = [one["seat"] for one in rows if one["status"] == "in"]
                self.living = sum([1 << one for one in self.alive])
                otherwise = True
            elif not same_person(row, old):
                otherwise = True
        return otherwise

    def forget_gains(self) -> None:
        """Something has changed that gains depend on."""
        self.memo, self.lost, self.ends, self.members = {}, {}, {}, {}

    def again(self, odds: list[Odds] | None = None, cares: Cares = EVERYTHING) -> Situation:
        """The same position seen otherwise."""
        return Situation(
            self.view, self.odds if odds is None else odds, self.lore, self.roles, self.house, cares
        )

    def in_hand(self, name: str) -> float:
        """What it is worth to hold that card."""
        found = self.held.get(name)
        if found is None:
            worth = self.lore.hand.get(card(name).function, DRAWN)
            if self.mission is not None:
                worth += self.mission.holding(self, name)
            found = self.held[name] = worth * self.cares.cards
        return found

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

    def left(self, faction: int, owner: int) -> float:
        """How many others of that faction are in, as far as we believe; found once for each."""
        key = faction * len(self.rows) + owner
        found = self.members.get(key)
        if found is None:
            found = self.members[key] = sum(
                [self.odds[seat][faction] for seat in self.alive if seat != owner]
            )
        return found

    def sure(self, seat: int) -> float:
        """How sure we are what somebody is, from 1/3 to 1."""
        red, blue, alone = self.odds[seat]
        most = red if red > blue else blue
        return most if most > alone else alone

    def chance(self) -> float:
        """How likely we win, as far as what lies open tells."""
        at = Position(
            self.tally,
            [row["hand"] for row in self.rows],
            [row["status"] == "in" for row in self.rows],
        )
        found = chances(self.roles.outlook, at, self.odds, self.goal)
        return chance_of(self.me, self.faction, found, self.allied)

    def suspects(self) -> list[tuple[int, float, list[Mission]]]:
        """Who else probably plays alone, how likely, and with which missions."""
        found = self.suspected
        if found is None:
            found = self.suspected = []
            odds = self.odds
            for seat in self.alive:
                likely = odds[seat][2]
                if likely > SUSPECT and seat != self.me:
                    missions = self._missions(self.rows[seat])
                    if missions:
                        found.append((seat, likely / len(missions), missions))
        return found

    def followers(self) -> list[list[tuple[int, float, Mission]]]:
        """The same by the colours that those missions are about."""
        found = self.following
        if found is None:
            found = self.following = [[], [], []]
            for owner, likely, missions in self.suspects():
                for mission in missions:
                    for colour in mission.colours:
                        found[colour].append((owner, likely, mission))
        return found

    def _missions(self, row: SeatView) -> list[Mission]:
        """What that player may be after, playing alone: a known task; else what the tasks of the table or the
        character say."""
        known = self.lore.missions
        character = row["character"]
        names = [row["identity"]] if row["identity"] in known else self.view["tasks"]
        if not names:
            names = [character] if isinstance(character, str) else character
        return [known[name] for name in names if name in known]

    def on_its_way(self) -> list[tuple[Colours, float]]:
        """What the card under way may be."""
        found = self.under_way
        if found is None:
            found = self.under_way = self._on_its_way()
        return found

    def _on_its_way(self) -> list[tuple[Colours, float]]:
        t = self.transit
        if t is None:
            return []
        if t.card != "?":
            return [(card(t.card).colours, 1.0)]
        if self.cares.sees is not None:
            return [(self.cares.sees, 1.0)]
        return self.hidden(t.route, t.sender)

    def hidden(self, route: str = "", sender: int = -1) -> list[tuple[Colours, float]]:
        """The colours an unknown card may have, by what has not been seen; foes send more black."""
        found = self.unseen.get(route)
        if found is None:
            found = self.unseen[route] = self._count(route)
        if sender < 0 or sender == self.me:
            return found
        tilted = self.tilted.get((route, sender))
        if tilted is None:
            tilted = self.tilted[route, sender] = self._tilted(found, sender)
        return tilted

    def _tilted(self, found: list[tuple[Colours, float]], sender: int) -> list[tuple[Colours, float]]:
        """By who has sent it."""
        if self.weights.sent:
            return self._sent(found, self.odds[sender])
        black = 1.0 + 0.25 * self.foe(sender) - 0.2 * self.friend(sender)
        tilted = [(c, p * black if 2 in c else p) for c, p in found]
        whole = sum(p for _, p in tilted)
        return [(c, p / whole) for c, p in tilted]

    def _sent(self, found: list[tuple[Colours, float]], odds: Odds) -> list[tuple[Colours, float]]:
        """By what members of factions, and those who play alone, send for once that they hold it."""
        sent = self.lore.sends
        tilted: list[tuple[Colours, float]] = []
        for colours, p in found:
            own = colours[0]
            if len(colours) > 1:
                weight = odds[own] * sent["own+black"] + odds[1 - own] * sent["other+black"]
                weight += odds[2] * sent["alone+black"]
            elif own == 2:
                weight = (odds[0] + odds[1]) * sent["black"] + odds[2] * sent["alone-black"]
            else:
                weight = odds[own] * sent["own"] + odds[1 - own] * sent["other"] + odds[2] * sent["alone"]
            tilted.append((colours, p * weight))
        whole = sum(p for _, p in tilted)
        if not whole:
            return found
        far = self.weights.sent
        return [
            (colours, far * tilted[at][1] / whole + (1.0 - far) * plain)
            for at, (colours, plain) in enumerate(found)
        ]

    def _count(self, route: str) -> list[tuple[Colours, float]]:
        lore = self.lore
        if not lore.deck.get(route):
            route = ""
        place_of = lore.place_of[route]
        coloured = lore.coloured[route]
        counts = [count for _, count in coloured]
        view = self.view
        piles = [view["discard"]["known"], view["aside"]["known"]]
        for row in self.rows:
            piles += (row["known"], row["intel"])
        for pile in piles:
            for name in pile:
                place = place_of.get(name)
                if place is not None:
                    counts[place] = counts[place] - 1.0  # compiled, -= of an item is no sum of two numbers
        whole = sum(counts)
        if not whole:
            return [((0,), 0.31), ((1,), 0.31), ((2,), 0.38)]
        return [(coloured[at][0], count / whole) for at, count in enumerate(counts) if count > 0.0]
