"""A question as numbers: what one seat sees, remembers and is offered, as rows of the tables.

Plain lists and the standard library only: games are turned into numbers wherever they are played.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fengsheng.bots.belief.tracker import Tracker
from fengsheng.bots.neural.memory import Memory
from fengsheng.bots.neural.tables import (
    BINS,
    EVENT_FACTS,
    EVENTS,
    NOWHERE,
    OPTION_FACTS,
    SEAT_FACTS,
    SEATS,
    STATE_FACTS,
    Tables,
    tables_for,
)
from fengsheng.bots.valuation.lore import Lore, lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import NAMED
from fengsheng.core.notation import SEATS as SEAT_NAMES
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import TransitView, View
from fengsheng.editions.registry import find

BLUE = 1
_NO_EVENT = [0] * EVENT_FACTS


class Encoded(NamedTuple):
    """A question: the position, all options, and for every option the place of the seat it is about."""

    state: list[int]  # tables.ROW numbers
    options: list[list[int]]  # OPTION_FACTS numbers each
    about: list[int]


class Encoder:
    """For one seat of one game: it remembers what the seat is told."""

    def __init__(self) -> None:
        self.memory = Memory()
        self._tracker: Tracker | None = None
        self._told: list[dict[str, Any]] = []  # not yet thought about
        self._facts: object = None
        self._odds: list[Odds] = []

    def observe(self, event: dict[str, Any]) -> None:
        """Something has happened, as this seat sees it."""
        self.memory.observe(event)
        self._told.append(event)

    def encode(self, view: View, decision: Decision) -> Encoded:
        """The question that this seat is asked, in numbers."""
        me = view["me"]
        assert me is not None, "a spectator decides nothing"
        edition = find(view["edition"])
        tables = tables_for(view["edition"])
        lore = lore_of(edition)
        swapped = lore.faction(view["seats"][me]["identity"]) == BLUE
        odds = self.believe(view)
        memory = self.memory
        state = _seats(tables, view, me, swapped, odds, memory)
        state += _position(tables, lore, view, me, swapped, decision)
        state += _events(tables, len(view["seats"]), me, swapped, memory)
        reader = _Reader(tables, view, me, swapped, decision.kind)
        options = [reader.read(option) for option in decision.options]
        seats = len(view["seats"])
        about = [0 if o.target == NOBODY else (o.target - me) % seats for o in decision.options]
        return Encoded(state, options, about)

    def believe(self, view: View) -> list[Odds]:
        """Who is who, from all that it was told; what nobody told it of, the view still shows."""
        tracker = self._tracker
        if tracker is None:
            tracker = self._tracker = Tracker(view, view["me"])
        facts = ([(row["identity"], row["colours"]) for row in view["seats"]], len(view["probes"]))
        if self._told or facts != self._facts:  # beliefs change seldom
            for event in self._told:
                tracker.observe(event)
            self._told.clear()
            self._facts = facts
            tracker.look(view)
            self._odds = tracker.marginals()
        return self._odds


def _full(facts: list[int], places: int) -> list[int]:
    """So many places: what is too much is left out, what is missing is nothing."""
    return facts[:places] if len(facts) >= places else facts + [0] * (places - len(facts))


def _seats(t: Tables, view: View, me: int, swapped: bool, odds: list[Odds], memory: Memory) -> list[int]:
    rows = view["seats"]
    n = len(rows)
    own, other = (1, 0) if swapped else (0, 1)
    order = (own, other, 2)
    transit = view["transit"]
    user, target = _in_use(view)
    found: list[int] = []
    flag = t.flag
    pairs = memory.pairs
    for at in range(n):
        i = (me + at) % n
        row = rows[i]
        tally = row["colours"]
        facts = [
            t.place[at],
            t.seats[n],
            t.status[row["status"]],
            t.hand_size[min(row["hand"], 10)],
            t.tally[0][min(tally[own], 5)],
            t.tally[1][min(tally[other], 5)],
            t.tally[2][min(tally[2], 5)],
            t.identity[_identity(t, row["identity"], swapped)],
        ]
        character = row["character"]
        facts.append(t.person.get(character, 0) if isinstance(character, str) else t.person["?"])
        facts.append(t.face["removed" if row.get("removed") else "up" if row["face_up"] else "down"])
        for side in range(3):
            facts.append(t.odds[side][int(odds[i][order[side]] * BINS + 0.5)])
        sent = memory.sent[i]
        for place, colour in enumerate((own, other, 2, 3)):
            if sent[colour]:
                facts.append(t.sent[place][min(sent[colour], 4)])
        if at:
            if row["known"]:
                facts.append(t.shown[min(len(row["known"]), 4)])
            for groups, pair in ((t.to_me, (i, me)), (t.from_me, (me, i))):
                both = pairs.get(pair)
                if both is not None:
                    for place, colour in enumerate(order):
                        if both[colour]:
                            facts.append(groups[place][min(both[colour], 3)])
        if memory.declined[i]:
            facts.append(t.declined[min(memory.declined[i], 4)])
        gender = row.get("gender", 0)
        if gender:
            facts.append(t.gender[gender])
        if row["identity_up"]:
            facts.append(flag["open"])
        if i == view["turn"]:
            facts.append(flag["turn"])
        if i == view["anchor"]:
            facts.append(flag["anchor"])
        if row.get("dying"):
            facts.append(flag["dying"])
        if i == user:
            facts.append(flag["user"])
        if i == target:
            facts.append(flag["target"])
        if transit is not None:
            _under_way(t, transit, i, n, facts)
        found += _full(facts, SEAT_FACTS)
    return found + [0] * (SEAT_FACTS * (SEATS - n))


def _under_way(t: Tables, transit: TransitView, seat: int, n: int, facts: list[int]) -> None:
    """What the card on its way has to do with a seat."""
    flag = t.flag
    if seat == transit["sender"]:
        facts.append(flag["sender"])
    if seat == transit["position"]:
        facts.append(flag["at"])
    if seat == transit["addressee"]:
        facts.append(flag["addressee"])
    if transit["locked"] >> seat & 1:
        facts.append(flag["locked"])
    if transit["lured"] >> seat & 1:
        facts.append(flag["lured"])
    facts.append(t.hops[_hops(transit, seat, n)])


def _hops(transit: TransitView, seat: int, n: int) -> int:
    """How far a card still has to go to a seat."""
    return ((seat - transit["position"]) * (transit["direction"] or 1)) % n


def _identity(t: Tables, name: str, swapped: bool) -> str:
    if name == t.first:
        return "other" if swapped else "own"
    if name == t.second:
        return "own" if swapped else "other"
    return name if name in t.identity else "?"


def _in_use(view: View) -> tuple[int, int]:
    """Who uses something on whom just now."""
    for item in reversed(view["stack"]):
        if item["name"] != "window":
            return item["by"], item.get("target", NOBODY)
    return NOBODY, NOBODY


def _position(t: Tables, lore: Lore, view: View, me: int, swapped: bool, decision: Decision) -> list[int]:
    rows = view["seats"]
    n = len(rows)
    mine = rows[me]
    faction = lore.faction(mine["identity"])
    character = mine["character"]
    seen = t.seen[swapped]
    facts = [
        t.question.get(decision.kind, 0),
        t.phase.get(view["phase"], 0),
        t.table[n],
        t.me[_identity(t, mine["identity"], swapped)],
        t.mine.get(character, 0) if isinstance(character, str) else 0,
        t.turned["up" if mine["face_up"] else "down"],
        t.side[("red", "blue", "alone")[faction]] if faction >= 0 else 0,
        t.cards[min(mine["hand"], 12)],
        t.whose[(view["turn"] - me) % n] if view["turn"] != NOBODY else 0,
        t.deck[min(view["deck"]["count"] // 8, 10)],
        t.turn_number[min(view["turn_no"], 30)],
        t.living[sum([row["status"] == "in" for row in rows])],
    ]
    if view["sent"]:
        facts.append(t.stand["sent"])
    if view["quiet"]:
        facts.append(t.stand["quiet"])
    for sort, count in _counted(t, mine["known"], swapped).items():
        facts.append(t.hand[min(count, 3) - 1][sort])
    transit = view["transit"]
    if transit is not None:
        facts += _transit(t, transit, me, n, seen)
    depth = 0
    for item in reversed(view["stack"]):
        name = item["name"]
        if name == "window":
            continue
        if depth == len(t.stack):
            break
        groups = t.stack[depth]
        depth += 1
        facts.append(groups["name"].get(name, 0))
        facts.append(groups["by"][(item["by"] - me) % n] if item["by"] != NOBODY else 0)
        if "target" in item:
            facts.append(groups["target"][(item["target"] - me) % n])
        if "card" in item:
            facts.append(_sort(t, groups["card"], item["card"], seen))
        if "aim" in item:
            facts.append(_sort(t, groups["aim"], item["aim"], seen))
        if item.get("cancelled"):
            facts.append(groups["is"]["cancelled"])
    asked = view["decision"]
    if asked is not None:
        for happened in asked.get("about", [])[:2]:
            facts.append(t.about.get(happened["kind"], 0))
            if "by" in happened:
                facts.append(t.about_by[(happened["by"] - me) % n])
            if "target" in happened:
                facts.append(t.about_target[(happened["target"] - me) % n])
            if "card" in happened:
                facts.append(_sort(t, t.about_card, happened["card"], seen))
    for deep, name in view["deck"]["known"]:
        if deep == 0:
            facts.append(_sort(t, t.top, name, seen))
    for rule, value in view["house"].items():
        word = f"{rule}={value}"
        if word not in t.usual and word in t.house:
            facts.append(t.house[word])
    return _full(facts, STATE_FACTS)


def _counted(t: Tables, names: list[str], swapped: bool) -> dict[str, int]:
    """How many of each sort."""
    seen, sorts = t.seen[swapped], t.sorts
    found: dict[str, int] = {}
    for name in names:
        card = seen.get(name)
        if card is not None:
            sort = sorts[card]
            found[sort] = found.get(sort, 0) + 1
    return found


def _sort(t: Tables, group: Any, name: str, seen: dict[str, str]) -> int:
    """The row of a card's sort; 0 if it is not known."""
    card = seen.get(name.removesuffix(NAMED))
    row: int = 0 if card is None else group.get(t.sorts[card], 0)
    return row


def _transit(t: Tables, transit: TransitView, me: int, n: int, seen: dict[str, str]) -> list[int]:
    card = seen.get(transit["card"], "?")
    facts = [
        t.transit[card],
        t.route.get(transit["route"], 0),
        t.stage.get(transit["stage"], 0),
        t.nearer[_hops(transit, me, n)],
        t.stand["to left" if transit["direction"] < 0 else "to right"],
    ]
    if card != "?":
        facts.append(t.transit_sort[t.sorts[card]])
        facts.append(t.transit_colour[card.split("/")[1]])
    if transit["refused"]:
        facts.append(t.stand["refused"])
    if transit["locked_card"]:
        facts.append(t.stand["locked card"])
    return facts


def _events(t: Tables, n: int, me: int, swapped: bool, memory: Memory) -> list[int]:
    """The newest first."""
    seen, sorts, cards = t.seen[swapped], t.sorts, t.event_card
    kinds, words, bys, targets = t.event_kind, t.event_word, t.event_by, t.event_target
    found: list[int] = []
    for kind, by, target, word, name in reversed(memory.last):
        card = seen.get(name)
        found += (
            kinds.get(kind, 0),
            bys[(by - me) % n] if by >= 0 else 0,
            targets[(target - me) % n] if target >= 0 else 0,
            words.get(t.says(word, swapped), 0) if word else 0,
            cards[sorts[card]] if card is not None else 0,
        )
    return found + _NO_EVENT * (EVENTS - len(memory.last))


class _Reader:
    """Options of one question, in numbers."""

    def __init__(self, t: Tables, view: View, me: int, swapped: bool, question: str) -> None:
        self._t = t
        self._me = me
        self._n = len(view["seats"])
        self._swapped = swapped
        self._seen = t.seen[swapped]
        self._question = question
        self._hand = _counted(t, view["seats"][me]["known"], swapped)

    def read(self, o: Option) -> list[int]:
        """What an option says."""
        t = self._t
        faces = o.rules.faces
        target = NOWHERE if o.target == NOBODY else (o.target - self._me) % self._n
        facts = [
            t.verb.get(o.kind, 0),
            t.answer.get(f"{self._question} {o.kind}", 0),
            t.target[target],
        ]
        if o.uses:
            facts.append(t.uses.get(o.uses, 0))
            facts.append(t.use.get(f"{self._question} {o.uses}", 0))
        if o.card != NO_CARD:
            card = self._seen.get(faces[o.card].name)
            if card is not None:
                sort = t.sorts[card]
                facts += (
                    t.card[card],
                    t.card_sort[sort],
                    t.card_colour[card.split("/")[1]],
                    t.left[min(self._hand.get(sort, 0), 4)],
                    t.routes.get(o.rules.route_names[faces[o.card].route], 0),
                )
        if o.aim != NO_CARD:
            card = self._seen.get(faces[o.aim].name)
            if card is not None:
                facts += (t.aim_sort[t.sorts[card]], t.aim_colour[card.split("/")[1]])
        for further in o.cards[:3]:
            facts.append(_sort(t, t.more, faces[further].name, self._seen))
        for word in o.word.split():
            facts.append(t.word.get(self._said(word), 0))
        if o.number:
            facts.append(t.number.get(o.number, 0))
        if o.named:
            facts.append(t.named["again"])
        return _full(facts, OPTION_FACTS)

    def _said(self, word: str) -> str:
        """A word from our side; seats are counted from us on."""
        if word in SEAT_NAMES:
            return str((SEAT_NAMES.index(word) - self._me) % self._n)
        return self._t.says(word, self._swapped)
