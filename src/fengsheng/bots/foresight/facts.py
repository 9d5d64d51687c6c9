"""A position at the beginning of a turn as numbers: rows of the tables, seats counted from whose turn it is.

Plain lists and the standard library only: games are turned into numbers wherever they are played.
"""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.bots.foresight.tables import MANY, READ, SEAT_FACTS, OpenTables
from fengsheng.bots.neural.tables import SEATS
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State

ALONE = 2


class Reader:
    """Turns positions of one sort of table into numbers."""

    def __init__(self, tables: OpenTables, rules: Ruleset) -> None:
        self._tables = tables
        # by card, and by how many equal ones are in the hand
        self._hand = [
            [group[tables.sort[face.name]] for group in tables.hand] if face.name in tables.sort else []
            for face in rules.faces
        ]
        self._person = [tables.person.get(one.name, 0) for one in rules.characters]
        self._alone = [tables.alone.get(one.name, 0) for one in rules.characters]
        self._side = [tables.side.get(name, 0) for name in rules.identity_names]
        self._table = tables.table[rules.seats]

    def read(self, s: State, public: Sequence[Odds], kinds: Sequence[int]) -> list[int]:
        """All of it. `public` is what everybody may believe, `kinds` who plays each seat."""
        n = s.rules.seats
        found: list[int] = []
        for place in range(n):
            seat = (s.turn + place) % n
            found += self._seat(s, seat, place, public[seat], kinds[seat])
        found += [0] * (SEAT_FACTS * (SEATS - n))
        t = self._tables
        found.append(t.living[s.alive.bit_count()])
        found.append(t.deck[min(len(s.deck) // 6, 14)])
        found.append(t.turn[min(s.turn_no, 30)])
        found.append(t.seats[n])
        return found

    def _seat(self, s: State, seat: int, place: int, odds: Odds, kind: int) -> list[int]:
        t = self._tables
        bit = 1 << seat
        identity = s.identity[seat]
        alive = bool(s.alive & bit)
        at = 3 * seat
        facts = [
            t.place[place],
            self._table,
            kind,
            t.status["in" if alive else "dead" if s.dead & bit else "lost"],
            t.tally[0][min(s.tally[at], 6)],
            t.tally[1][min(s.tally[at + 1], 6)],
            t.tally[2][min(s.tally[at + 2], 6)],
        ]
        if identity >= 0:
            facts.append(self._side[identity])
            facts.append(t.read[int(odds[min(identity, ALONE)] * READ + 0.5)])
        if s.identity_up & bit:
            facts.append(t.shown["open"])
        character = s.character[seat]
        if character >= 0:
            facts.append(self._person[character])
            facts.append(t.face["up" if s.face_up & bit else "down"])
            if identity >= ALONE:
                facts.append(self._alone[character])
        hand = s.hands[seat]
        facts.append(t.cards[min(len(hand), 12)])
        counts: dict[int, int] = {}
        for card in hand:
            rows = self._hand[card]
            if rows:
                count = counts.get(rows[0], 0)
                counts[rows[0]] = count + 1
                # rows[0] is told once, rows[1] beside it for the second, and so on
                if count < MANY:
                    facts.append(rows[count])
        return facts[:SEAT_FACTS] + [0] * (SEAT_FACTS - len(facts))
