"""The tracker: one weight for every way the factions can lie, kept up to date with what happens.

The logarithm of a weight is a sum over those who act: each thing done adds a number that depends on the
actor's faction and on that of the other seat. Facts (identities seen, probes whose text is known) rule ways
out. What an actor's doings say is never taken quite at its word: with a chance, at first `floor`, it is a
stranger whose doings say nothing, and how strange they are moves that chance.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fengsheng.bots.belief.deals import Deal, Sorts, deals, sorts_of
from fengsheng.bots.belief.heard import Moved, how_far
from fengsheng.bots.belief.tables import MANY, NO_OTHER, ROW, Table, Tables, tables_of
from fengsheng.bots.belief.told import BLACK, BLUE, NOBODY, RED, Listener, Told
from fengsheng.bots.belief.weighing import added, floored, moved_by, normalised
from fengsheng.bots.valuation.lore import Lore, lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.view import ProbeView, SeatView, View
from fengsheng.editions.registry import find

CERTAIN: Final[tuple[Odds, ...]] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))  # by faction
UNKNOWN: Final = "?"
TOOK: Final = "take_identity"


class Tracker:
    """What one seat may believe, or with `seat` None a spectator, who is told nothing in secret: that is what
    all others think of us, whatever they know besides.

    `observe` every event, as the seat sees it; `look` at a view before asking. Nothing else is needed."""

    def __init__(
        self,
        view: View | None,
        seat: int | None = None,
        tables: Tables | None = None,
        floor: float | None = None,
    ) -> None:
        if view is None:  # for `clone`, which fills everything: compiled classes are made in no other way
            return
        edition = find(view["edition"])
        self._lore: Lore = lore_of(edition)
        self._tables = tables_of(edition.name) if tables is None else tables
        self._floor = self._tables.floor if floor is None else floor
        self.seat = seat
        n = self._seats = len(view["seats"])
        self._listener = Listener(self._lore, n)
        self._card = list(range(n))  # whose identity card each seat has now: that of the seat it was dealt to
        self._heard: list[Told] = []
        self._probes: list[ProbeView] = []  # those that were looked at
        self._probed: list[int] = []  # for each probe, the card it was about
        self._tally: list[list[int] | None] = [None] * n  # what lay in front of everybody, by colours
        # what is added to the logarithms since they were last summed up, by actor: by faction, and by the
        # other seat and both factions
        self._alone: list[list[float] | None] = [None] * n
        self._pairs: list[dict[int, list[float]]] = [{} for _ in range(n)]
        self._ways: list[Deal] = []
        self._prior: list[float] = []
        for sides in view["sides"]:
            found = deals(_three(sides))
            self._ways += found
            self._prior += [1.0 / (len(view["sides"]) * len(found))] * len(found)
        self._strange = [0.0] * n  # how strange what an actor did was, as a logarithm
        self._known = [NOBODY] * n  # factions that are facts, by card
        self._fitting = True  # whether any way at all agrees with the facts
        self._sums = [[0.0] * len(self._ways) for _ in range(n)]  # of logarithms, by actor and way
        # no logarithms any more, with the floor; None: nothing was told of that actor
        self._terms: list[list[float] | None] = [None] * n
        self._stale: set[int] = set()  # actors to whose sums something was added
        self._sorts: Sorts | None = None
        self._odds: list[float] | None = None
        self._asked: list[Odds] | None = None
        self._rows: list[SeatView | None] = [None] * n  # those that were looked at
        self._seats_seen: list[SeatView] | None = None  # the list of them
        self.look(view)

    def clone(self) -> Tracker:
        """One that goes on from here by itself: for a game that is imagined."""
        twin = Tracker(None)
        twin._lore, twin._tables, twin._floor = self._lore, self._tables, self._floor
        twin.seat, twin._seats = self.seat, self._seats
        twin._listener = self._listener.clone()
        twin._card, twin._heard = self._card.copy(), self._heard.copy()
        twin._probes, twin._probed = self._probes, self._probed.copy()
        twin._tally = self._tally.copy()
        twin._alone = [None if sums is None else sums.copy() for sums in self._alone]
        twin._pairs = [{other: both.copy() for other, both in rows.items()} for rows in self._pairs]
        # lists of numbers by way are never changed, only replaced
        twin._ways, twin._prior = self._ways, self._prior
        twin._sums, twin._terms = self._sums.copy(), self._terms.copy()
        twin._strange, twin._known, twin._fitting = self._strange.copy(), self._known.copy(), self._fitting
        twin._stale, twin._sorts = self._stale.copy(), self._sorts
        twin._odds, twin._asked = self._odds, self._asked
        twin._rows, twin._seats_seen = self._rows.copy(), self._seats_seen
        return twin

    # Listening and looking.

    def observe(self, event: dict[str, Any], view: View | None = None) -> None:
        """Something has happened, as this seat sees it."""
        self.listen([event])
        if view is not None:
            self.look(view)

    def listen(self, events: list[dict[str, Any]]) -> None:
        """The same for all that has happened, in its order."""
        hear = self._listener.hear
        for event in events:
            if event["kind"] == TOOK:
                self._took(event["by"], event["target"])
            for told in hear(event):
                self._add(told)

    def _took(self, taker: int, owner: int) -> None:
        """An identity card has gone to somebody else."""
        self._card[taker] = self._card[owner]
        self._card[owner] = NOBODY
        self._odds = None
        self._rows = [None] * self._seats  # facts are about other cards now
        self._seats_seen = None

    def look(self, view: View) -> None:
        """What the view says beside what has happened: facts, and what lies in front of everybody."""
        seats, probes = view["seats"], view["probes"]
        # a table hands out again what has not changed
        if seats is self._seats_seen and probes is self._probes:
            return
        self._seats_seen = seats
        changed = False
        rows = self._rows
        for i, row in enumerate(seats):
            if row is rows[i]:
                continue
            rows[i] = row
            name = row["identity"]
            if name != UNKNOWN and (self.seat is not None or row["identity_up"]):
                changed |= self._fact(self._card[i], self._lore.faction(name))
            colours = row["colours"]
            if colours != self._tally[i]:
                self._lies(i, colours)
        while len(self._probed) < len(probes):
            self._probed.append(self._card[probes[len(self._probed)]["target"]])
        ruled_out: list[tuple[int, list[bool]]] = []
        same = probes == self._probes
        self._probes = probes
        if self.seat is not None and not same:
            for probe, card in zip(probes, self._probed, strict=False):
                named = probe.get("named", "")
                if named and probe["sure"] and card != NOBODY:
                    acts = self._lore.named(named)
                    ruled_out.append((card, [fits == probe["acted"] for fits in acts]))
        if changed or ruled_out:
            self._rule_out(ruled_out)

    def _fact(self, card: int, faction: int) -> bool:
        if card == NOBODY or self._known[card] == faction:
            return False
        self._known[card] = faction
        self._odds = None
        return True

    def _rule_out(self, probes: list[tuple[int, list[bool]]]) -> None:
        """Keep the ways that agree with every fact; if none does (a deal by hand), what was kept stays."""
        ways = self._ways
        kept = list(range(len(ways)))
        for card, faction in enumerate(self._known):
            if faction != NOBODY:
                kept = [at for at in kept if ways[at][card] == faction]
        for card, may in probes:
            kept = [at for at in kept if may[ways[at][card]]]
        self._fitting = bool(kept)
        if not kept or len(kept) == len(ways):
            return
        self._ways = [ways[at] for at in kept]
        self._prior = [self._prior[at] for at in kept]
        self._sums = [[sums[at] for at in kept] for sums in self._sums]
        self._terms = [None if terms is None else [terms[at] for at in kept] for terms in self._terms]
        self._stale = set(range(self._seats))  # the mean over the ways has changed
        self._sorts = None
        self._odds = None

    def _lies(self, seat: int, colours: list[int]) -> None:
        """What lies in front of somebody tells as well; it is no more what lay there before."""
        before = self._tally[seat]
        self._tally[seat] = colours
        actor = self._card[seat]
        if actor == NOBODY or seat == self.seat:
            return
        for colour in (RED, BLUE, BLACK):
            if before is not None and before[colour] == colours[colour]:
                continue
            tables = self._tables.lying[colour]
            now = min(colours[colour], MANY)
            was = NOBODY if before is None else min(before[colour], MANY)
            if now == was:
                continue
            table = tables[now]
            if table is not None:
                self._count(actor, table, 1.0)
            table = None if was == NOBODY else tables[was]
            if table is not None:
                self._count(actor, table, -1.0)

    def _add(self, told: Told) -> None:
        if told.by == self.seat:
            return
        table = self._tables.table(told.what, told.colour)
        if table is None:
            return
        told.table = table
        actor = told.actor = self._card[told.by]
        target = told.target = NOBODY if told.other == NOBODY else self._card[told.other]
        self._heard.append(told)
        if actor == NOBODY:
            return
        self._strange[actor] += table.strange
        if target == NOBODY:
            self._count(actor, table, 1.0)
        else:
            self._count_pair(actor, target, table)

    def _count(self, actor: int, table: Table, sign: float) -> None:
        """Something that is about nobody else."""
        self._stale.add(actor)
        self._odds = None
        sums = self._alone[actor]
        if sums is None:
            sums = self._alone[actor] = [0.0, 0.0, 0.0]
        more = table.alone
        sums[0] += sign * more[0]
        sums[1] += sign * more[1]
        sums[2] += sign * more[2]

    def _count_pair(self, actor: int, target: int, table: Table) -> None:
        """Something that is about somebody else."""
        self._stale.add(actor)
        self._odds = None
        pairs = self._pairs[actor]
        both = pairs.get(target)
        pairs[target] = table.pairs if both is None else added(both, table.pairs)

    # Summing up.

    def _sorted(self) -> Sorts:
        """The ways that are left, by who is what in them."""
        found = self._sorts
        if found is None:
            found = self._sorts = sorts_of(tuple(self._ways))
        return found

    def _sum_up(self) -> None:
        """What was added to each actor, and then the floor."""
        floor = self._floor
        sorts = self._sorted()
        for actor in self._stale:
            sums = self._sums[actor]
            alone = self._alone[actor]
            if alone is not None:
                sums = sums.copy()
                for faction, ways in enumerate(sorts.of[actor]):
                    more = alone[faction]
                    for at in ways:
                        sums[at] = sums[at] + more  # compiled, += of an item is no sum of two numbers
                self._alone[actor] = None
            if self._pairs[actor]:
                for other, both in self._pairs[actor].items():
                    column = sorts.column(actor, other)
                    sums = [old + both[column[at]] for at, old in enumerate(sums)]
                self._pairs[actor] = {}
            self._sums[actor] = sums
            terms = floored(sums, moved_by(floor, self._strange[actor]) if floor else 0.0)
            says_nothing = terms[0] == 1.0 and terms.count(1.0) == len(terms)
            self._terms[actor] = None if says_nothing else terms
        self._stale = set()

    def _weights(self) -> list[float]:
        """How likely every way is."""
        found = self._odds
        if found is None:
            self._asked = None
            self._sum_up()
            found = self._odds = normalised(self._prior, self._terms)
        return found

    # Asking.

    def joint(self) -> list[tuple[Deal, float]]:
        """Every way the factions can lie now, by seat, with how likely it is."""
        return [(self._now(way), odds) for way, odds in zip(self._ways, self._weights(), strict=True)]

    def _now(self, way: Deal) -> Deal:
        """The factions of the seats; whose card was taken away stands alone."""
        if self._card == list(range(self._seats)):
            return way
        return tuple([2 if card == NOBODY else way[card] for card in self._card])

    def marginals(self) -> list[Odds]:
        """For every seat how likely each faction is. The same list as long as it is the same: it is not to be
        changed."""
        if self._odds is None or self._asked is None:
            self._asked = self._marginals(self._weights())
        return self._asked

    def _marginals(self, weights: list[float]) -> list[Odds]:
        found: list[Odds] = []
        sorts = self._sorted()
        for card in self._card:
            if card == NOBODY:
                found.append(CERTAIN[2])
            elif self._known[card] != NOBODY and self._fitting:
                found.append(CERTAIN[self._known[card]])
            else:
                red = blue = alone = 0.0
                is_red, is_blue, is_alone = sorts.of[card]
                for at in is_red:
                    red += weights[at]
                for at in is_blue:
                    blue += weights[at]
                for at in is_alone:
                    alone += weights[at]
                found.append((red, blue, alone))
        return found

    def seen_by(self, seat: int, faction: int) -> list[Odds]:
        """What that seat believes if it is of that faction and knows no more than this tracker: without what
        it did itself. Certain of it where that cannot be."""
        self._weights()
        card = self._card[seat]
        ways = [at for at, way in enumerate(self._ways) if card == NOBODY or way[card] == faction]
        if not ways:
            return self.marginals()
        terms: list[list[float] | None] = [
            [terms[at] for at in ways]
            for actor, terms in enumerate(self._terms)
            if actor != card and terms is not None
        ]
        weights = [0.0] * len(self._ways)
        for at, one in zip(ways, normalised([self._prior[at] for at in ways], terms), strict=True):
            weights[at] = one
        odds = self._marginals(weights)
        if card != NOBODY:
            odds[seat] = CERTAIN[faction]
        return odds

    def draw(self, chance: Random, count: int) -> list[list[str | None]]:
        """So many ways by their odds, as names of factions (None where the identity is known): what
        `Game.worlds` takes."""
        drawn = chance.choices(self._ways, self._weights(), k=count)
        names = self._lore.factions
        told = [card == NOBODY or self._known[card] != NOBODY for card in self._card]
        return [[None if told[i] else names[way[card]] for i, card in enumerate(self._card)] for way in drawn]

    def why(self, seat: int, count: int = 3) -> list[Moved]:
        """What has moved the belief about that seat most, the strongest first; nothing where its identity is
        a fact or nothing is believed."""
        card = self._card[seat]
        if card == NOBODY or self._known[card] != NOBODY:
            return []
        weights = self._weights()
        odds = self._marginals(weights)[seat]
        faction = odds.index(max(odds))
        found: list[Moved] = []
        for told in self._heard:
            if told.table is None or card not in (told.actor, told.target):
                continue
            moved = self._moved(card, faction, weights, told.actor, told.target, told.table.numbers)
            found.append(Moved(told.event, told.turn, told.colour, faction, moved))
        found.sort(key=how_far)
        return found[:count]

    def _moved(
        self, card: int, faction: int, weights: list[float], actor: int, target: int, table: list[float]
    ) -> float:
        """How much more a thing done is expected of that faction than of the others, as things stand."""
        sums, wholes = [0.0, 0.0], [0.0, 0.0]
        for way, odds in zip(self._ways, weights, strict=True):
            is_it = int(way[card] == faction)
            other = NO_OTHER if target == NOBODY else way[target]
            sums[is_it] += odds * table[way[actor] * ROW + other]
            wholes[is_it] += odds
        if not wholes[0] or not wholes[1]:
            return 0.0
        return sums[1] / wholes[1] - sums[0] / wholes[0]


def _three(sides: list[int]) -> tuple[int, int, int]:
    return sides[0], sides[1], sides[2]
