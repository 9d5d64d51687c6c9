"""What a bot that weighs thinks of a question, and why: its valuation, asked again with one thing left out.

What an answer is worth less when something does not count is what it is worth for that thing's sake.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from fengsheng.bots.advice import Ground, Part
from fengsheng.bots.valuation.cards import DRAWN
from fengsheng.bots.valuation.odds import Odds
from fengsheng.bots.valuation.situation import Cares, Situation
from fengsheng.bots.valuation.verbs import WON, weighed, worth
from fengsheng.bots.valuation.way import Way
from fengsheng.bots.valuation.worth import gain
from fengsheng.core.option import Option

SLIGHT = 0.2  # what is worth less than this is nobody's reason
BLACK = 2


class WeighedOpinion:
    """Of one question; `worths` are those by which the bot chooses."""

    def __init__(self, s: Situation, options: tuple[Option, ...], worths: list[float]) -> None:
        self.s = s
        self._options = options
        self.worths = worths
        self.near = s.weights.near

    def knows(self, answer: int) -> bool:
        """Whether there is a valuation for such an answer."""
        return weighed(self.s, self._options[answer])

    def error(self, better: int, worse: int) -> float:
        """How far the difference may fall short, the root of its mean square, for not knowing who is who,
        and which card is under way: what would only make it larger is no doubt. It is never less than a
        card."""
        s = self.s
        plain = self._ahead(s, better, worse)
        square = 0.0
        for seat, odds in enumerate(s.odds):
            if max(odds) < 1.0:
                for faction, likely in enumerate(odds):
                    if likely:
                        ahead = self._ahead(_told(s, seat, faction), better, worse)
                        square += likely * min(0.0, ahead - plain) ** 2
        if s.transit is not None and s.transit.card == "?":
            for colours, likely in s.on_its_way():
                seeing = s.again(cares=Cares(sees=colours))
                square += likely * min(0.0, self._ahead(seeing, better, worse) - plain) ** 2
        return max(DRAWN, sqrt(square))

    def parts(self, answer: int, than: int) -> list[Part]:
        """What it is worth more for, by leaving out one thing after the other."""
        s = self.s
        option = self._options[answer]
        if worth(s, option) >= WON:
            return [Part("win", WON, s.me)]
        plain = self._ahead(s, answer, than)
        in_transit = abs(plain - self._ahead(_without_transit(s), answer, than)) > SLIGHT
        found: list[Part] = []
        for cares, part in self._concerns(option):
            less = s.again(cares=cares)
            more = plain - self._ahead(less, answer, than)
            if more > SLIGHT:
                aim = self._lying(part, less) if cares.deaf is not None else part.aim
                found.append(part._replace(aim=aim, worth=more, in_transit=in_transit))
        return sorted(found, key=lambda part: -part.worth)

    def grounds(self, part: Part) -> list[Ground]:
        """Who it is about: what is known of that player, then what lies there; and the card under way."""
        s = self.s
        found: list[Ground] = []
        if part.seat >= 0 and part.seat != s.me:
            found += self._known(part.seat)
        if part.colour >= 0:
            have = s.tally[part.seat][part.colour]
            if have and Ground("collects", part.seat, part.colour, have) not in found:
                found.append(Ground("lies-there", part.seat, part.colour, have))
            if part.in_transit and s.transit is not None:
                found.append(self._under_way(s.transit, part.colour))
        return found

    def _under_way(self, t: Way, colour: int) -> Ground:
        """The card, where we see it; else in how many of ten cases it is of that colour."""
        if t.card != "?":
            return Ground("under-way", t.sender, word=t.card)
        likely = sum(p for colours, p in self.s.on_its_way() if colour in colours)
        return Ground("odds", t.sender, colour, round(10 * likely))

    def _known(self, seat: int) -> Iterator[Ground]:
        """Facts about who somebody is, the strongest first."""
        s = self.s
        row = s.rows[seat]
        if row["identity"] != "?":
            fact = "identity-up" if row["identity_up"] else "identity-seen"
            yield Ground(fact, seat, word=row["identity"])
            return
        probes = [p for p in s.view["probes"] if p["target"] == seat and p.get("named")]
        for probe in sorted(probes, key=lambda p: not p["sure"]):
            fact = "probe-acted" if probe["acted"] else "probe-refused"
            yield Ground(fact if probe["sure"] else f"{fact}-unsure", seat, word=probe.get("named", ""))
        red, blue, _ = s.tally[seat]
        if red != blue:
            colour = 0 if red > blue else 1
            yield Ground("collects", seat, colour, s.tally[seat][colour])

    def _ahead(self, s: Situation, answer: int, than: int) -> float:
        return worth(s, self._options[answer]) - worth(s, self._options[than])

    def _concerns(self, option: Option) -> Iterator[tuple[Cares, Part]]:
        """Everything that can be left out, and what it is called."""
        s = self.s
        for row in s.rows:
            seat = row["seat"]
            if row["status"] == "in":
                for colour in range(3):
                    count = min(3, s.tally[seat][colour] + 1)
                    yield Cares(deaf=(seat, colour)), Part(self._aim(seat, colour), 0.0, seat, colour, count)
        yield Cares(news=0.0), Part("learn", 0.0, option.target)
        yield Cares(looks=0.0), Part("look", 0.0)
        yield Cares(cards=0.0), Part("cards", 0.0)
        yield Cares(secret=0.0), Part("hide", 0.0, s.me)

    def _lying(self, part: Part, looked: Situation) -> str:
        """Where intelligence that lies there already may go, the aim is to have it gone, or to leave it."""
        taken = any(
            part.colour in colours and known[part.seat] is not None for colours, known in looked.lost.items()
        )
        if not taken:
            return part.aim
        return "leave" if gain(self.s, part.seat, (part.colour,)) > 0.0 else "remove"

    def _aim(self, seat: int, colour: int) -> str:
        """What it is for that something, or nothing, of that colour comes to lie there."""
        s = self.s
        good = gain(s, seat, (colour,)) > 0.0
        if seat == s.me:
            if colour == BLACK:
                return "own-death" if good else "stay-alive"
            return "collect" if good else "no-use"
        if colour == BLACK:
            return "harm" if good else "spare"
        third = s.tally[seat][colour] >= 2
        if good:
            return "help"
        return "stop-third" if third else "keep-from"


def _without_transit(s: Situation) -> Situation:
    """The same with nothing under way."""
    less = s.again()
    less.transit = None
    return less


def _told(s: Situation, seat: int, faction: int) -> Situation:
    """The same if we knew what that player is."""
    sure: Odds = (float(faction == 0), float(faction == 1), float(faction == 2))
    odds = [sure if i == seat else one for i, one in enumerate(s.odds)]
    return s.again(odds=odds)
