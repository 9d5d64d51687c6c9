"""Words as numbers: every fact that the network is told has a row of its own in one of four tables.

The tables follow from what an edition says of itself: its vocabulary, its cards, its people. Facts are
written from the reader's side, so that red and blue are learned together: *own* is what the reader collects,
*other* what the other faction does. (To somebody who plays alone red is *own*; a fact says that he does.)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from fengsheng.bots.valuation.lore import lore_of
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS, find

SEATS: Final = 9  # places for seats; who decides is at the first
EVENTS: Final = 32  # so many of the last are told
# Facts of one seat, of the position, of one event, of one option: so many places, 0 where there is no more.
SEAT_FACTS: Final = 28
STATE_FACTS: Final = 56
EVENT_FACTS: Final = 5
OPTION_FACTS: Final = 16
ROW: Final = SEATS * SEAT_FACTS + STATE_FACTS + EVENTS * EVENT_FACTS  # all numbers of a position

NOWHERE: Final = SEATS  # in place of a seat, where there is none
BINS: Final = 20  # of odds
Word = str | int
Group = dict[Word, int]

_MIRROR: Final = {"red": "own", "blue": "other"}
_MIRRORED: Final = {"red": "other", "blue": "own"}


class Table:
    """Facts by name, each with its row; row 0 is nothing."""

    def __init__(self) -> None:
        self.names: list[str] = [""]

    def group(self, name: str, words: Iterable[Word]) -> Group:
        """Rows for all that such a fact may say."""
        found: Group = {}
        for word in words:
            if word not in found:
                found[word] = len(self.names)
                self.names.append(f"{name}={word}")
        return found


def coloured(name: str, swapped: bool) -> str:
    """The name of a card with its colours as the reader sees them: 鎖定/own."""
    parts = name.split("/")
    if len(parts) < 2:
        return name
    table = _MIRRORED if swapped else _MIRROR
    colours = "+".join(sorted(table.get(colour, colour) for colour in parts[1].split("+")))
    return "/".join((parts[0], colours, *parts[2:]))


class Tables:
    """The words of one edition."""

    def __init__(self, edition: Edition) -> None:
        lore = lore_of(edition)
        words = edition.vocabulary
        self.first, self.second = lore.factions[0], lore.factions[1]
        self._swap = ((self.first, self.second), (self.second, self.first))
        names = sorted({face.name for face in lore.faces})
        # cards as either side sees them, by the name that views have
        self.seen: tuple[dict[str, str], dict[str, str]] = (
            {name: self._card(name, False) for name in names},
            {name: self._card(name, True) for name in names},
        )
        cards = sorted({*self.seen[0].values(), *self.seen[1].values()})
        sorts = sorted({sort_of(card) for card in cards})
        people = [character.name for character in edition.roster]
        skills = [skill.name for character in edition.roster for skill in character.skills]
        things = [*edition.functions.values(), *skills]
        identities = [
            "?",
            *(
                "own" if i == 0 else "other" if i == 1 else name
                for i, name in enumerate(edition.identity_names)
            ),
        ]
        kinds = [kind.name for kind in words.questions]
        verbs = [verb.name for verb in words.verbs]
        literal = [word for verb in words.verbs for word in verb.words]
        told = [word for event in words.events for word in event.words]
        said = [
            *literal,
            *told,
            *edition.functions,
            *edition.functions.values(),
            *edition.routes,
            *skills,
            *(cause.name for cause in words.causes),
            *identities,
            "own",
            "other",
            "black",
        ]
        self.sorts = {card: sort_of(card) for card in cards}

        seat = self.seat = Table()
        self.place = seat.group("place", range(SEATS))
        self.status = seat.group("status", ("in", "dead", "lost"))
        self.hand_size = seat.group("hand", range(11))
        self.shown = seat.group("known", range(5))
        self.tally = tuple(seat.group(f"has {colour}", range(6)) for colour in ("own", "other", "black"))
        self.person = seat.group("person", ("?", *people))
        self.face = seat.group("face", ("up", "down", "removed"))
        self.identity = seat.group("identity", identities)
        self.flag = seat.group(
            "is",
            (
                "open",
                "turn",
                "dying",
                "sender",
                "at",
                "addressee",
                "locked",
                "lured",
                "user",
                "target",
                "anchor",
            ),
        )
        self.gender = seat.group("gender", range(4))
        self.odds = tuple(seat.group(f"odds {side}", range(BINS + 1)) for side in ("own", "other", "alone"))
        self.hops = seat.group("hops", range(SEATS))
        self.sent = tuple(seat.group(f"sent {colour}", range(5)) for colour in ("own", "other", "black", "?"))
        self.to_me = tuple(seat.group(f"sent me {colour}", range(4)) for colour in ("own", "other", "black"))
        self.from_me = tuple(
            seat.group(f"took from me {colour}", range(4)) for colour in ("own", "other", "black")
        )
        self.declined = seat.group("declined", range(5))
        self.seats = seat.group("at a table of", range(SEATS + 1))

        state = self.state = Table()
        self.question = state.group("question", kinds)
        self.phase = state.group("phase", (phase.name for phase in words.phases))
        self.table = state.group("seats", range(SEATS + 1))
        self.me = state.group("me", identities)
        self.mine = state.group("my character", people)
        self.turned = state.group("my card", ("up", "down"))
        self.side = state.group("side", ("red", "blue", "alone"))
        self.house = state.group(
            "house", (f"{rule.name}={value}" for rule in edition.house_rules for value in rule.values)
        )
        self.usual = frozenset(f"{rule.name}={rule.default}" for rule in edition.house_rules)
        self.hand = tuple(state.group(f"{count} in hand", sorts) for count in (1, 2, 3))
        self.cards = state.group("hand cards", range(13))
        self.transit = state.group("transit", ("?", *cards))
        self.transit_sort = state.group("transit sort", sorts)
        self.transit_colour = state.group("transit colour", sorted({card.split("/")[1] for card in cards}))
        self.route = state.group("route", edition.routes)
        self.stage = state.group("stage", (stage.name for stage in words.stages))
        self.stand = state.group("stands", ("refused", "locked card", "sent", "quiet", "to left", "to right"))
        self.nearer = state.group("hops to me", range(SEATS))
        self.whose = state.group("turn of", range(SEATS))
        self.stack = tuple(
            {
                "name": state.group(f"stack {depth}", things),
                "by": state.group(f"stack {depth} by", range(SEATS)),
                "target": state.group(f"stack {depth} target", range(SEATS)),
                "card": state.group(f"stack {depth} card", sorts),
                "aim": state.group(f"stack {depth} aim", sorts),
                "is": state.group(f"stack {depth} is", ("cancelled",)),
            }
            for depth in range(3)
        )
        self.about = state.group("about", (occasion.name for occasion in words.occasions))
        self.about_by = state.group("about by", range(SEATS))
        self.about_target = state.group("about target", range(SEATS))
        self.about_card = state.group("about card", sorts)
        self.deck = state.group("deck", range(11))
        self.turn_number = state.group("turn number", range(31))
        self.living = state.group("living", range(SEATS + 1))
        self.top = state.group("top card", sorts)

        event = self.event = Table()
        self.event_kind = event.group("kind", (kind.name for kind in words.events))
        self.event_by = event.group("by", range(SEATS))
        self.event_target = event.group("target", range(SEATS))
        self.event_word = event.group("word", said)
        self.event_card = event.group("card", sorts)

        option = self.option = Table()
        self.verb = option.group("verb", verbs)
        self.answer = option.group("answer", (f"{kind} {verb}" for kind in kinds for verb in verbs))
        self.uses = option.group("uses", things)
        self.use = option.group("used at", (f"{kind} {thing}" for kind in kinds for thing in things))
        self.card = option.group("card", cards)
        self.card_sort = option.group("sort", sorts)
        self.card_colour = option.group("colour", sorted({card.split("/")[1] for card in cards}))
        self.left = option.group("of this sort in hand", range(5))
        self.target = option.group("target", range(SEATS + 1))
        self.aim_sort = option.group("aim", sorts)
        self.aim_colour = option.group("aim colour", sorted({card.split("/")[1] for card in cards}))
        self.more = option.group("with", sorts)
        self.word = option.group("word", (*said, *people, *(str(number) for number in range(SEATS + 1))))
        self.number = option.group("number", range(-3, 12))
        self.named = option.group("named", ("again",))
        self.routes = option.group("its way", edition.routes)

    def _card(self, name: str, swapped: bool) -> str:
        """A card from one side; the text of a probe names factions."""
        text = coloured(name, swapped)
        a, b = self._swap[swapped]
        return text.replace(a, "\0").replace(b, "other").replace("\0", "own")

    def says(self, word: str, swapped: bool) -> str:
        """Any word from one side."""
        a, b = self._swap[swapped]
        if word == a:
            return "own"
        if word == b:
            return "other"
        return (_MIRRORED if swapped else _MIRROR).get(word, word)

    @property
    def parts(self) -> dict[str, list[str]]:
        """The names of all rows, by table."""
        return {
            "seat": self.seat.names,
            "state": self.state.names,
            "event": self.event.names,
            "option": self.option.names,
        }


def sort_of(card: str) -> str:
    """Function and colours, without what else is printed on a card."""
    return "/".join(card.split("/")[:2])


@cache
def tables_of(name: str) -> Tables:
    """Those of an edition by its name."""
    return Tables(next(edition for edition in EDITIONS if edition.name == name))


@cache
def tables_for(preset: str) -> Tables:
    """Those of the edition a preset belongs to."""
    return tables_of(find(preset).name)
