"""Positions laid out by hand: who holds what, what lies where, who has seen it."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng import Game
from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.event import EVERYONE
from fengsheng.core.frame import Frame, Probe, Transit
from fengsheng.core.knowledge import NO_HINT, forget, function_hint, route_hint
from fengsheng.core.state import State
from fengsheng.editions.classic.deck import PROBE

OPEN = ("情報處長", "職業殺手", "柒佰", "刀鋒", "大美女", "六姐", "小馬哥", "怪盜阿十", "貝雷帽")


class Lay:
    """A game whose cards are laid out anew: everything starts face up in the discard pile."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.s: State = game.state
        s = self.s
        s.deck, s.aside = [], []
        s.hands = [[] for _ in s.hands]
        s.intel = [[] for _ in s.intel]
        s.transit = None
        s.discard = list(range(len(s.rules.faces)))
        s.seen = [EVERYONE] * len(s.rules.faces)
        s.hint = [NO_HINT] * len(s.rules.faces)

    def take(self, name: str) -> int:
        """A card of that name out of the discard pile."""
        for card in self.s.discard:
            if self.s.rules.faces[card].name == name:
                self.s.discard.remove(card)
                return card
        raise AssertionError(f"no {name} is left")

    def hand(self, seat: int, *names: str, seen_by: Sequence[int] = ()) -> Lay:
        """Cards in a hand, known to their owner and to whoever is named."""
        for name in names:
            card = self.take(name)
            self.s.hands[seat].append(card)
            self.s.seen[card] = sum(1 << eye for eye in {seat, *seen_by})
        return self

    def deck(self, *names: str, seen_by: Sequence[int] = ()) -> Lay:
        """Cards of the pile, the last one on top."""
        for name in names:
            card = self.take(name)
            self.s.deck.append(card)
            self.s.seen[card] = sum(1 << eye for eye in seen_by)
        return self

    def intel(self, seat: int, *names: str) -> Lay:
        """Intelligence in front of a seat."""
        self.s.intel[seat] += [self.take(name) for name in names]
        return self

    def face_down_discard(self, *names: str, seen_by: Sequence[int] = (), hint: int = NO_HINT) -> Lay:
        """Cards lying face down in the discard pile."""
        for name in names:
            card = self.take(name)
            self.s.discard.append(card)
            self.s.seen[card] = sum(1 << eye for eye in seen_by)
            self.s.hint[card] = hint
        return self

    def probed(self, by: int, target: int, name: str, acted: bool) -> Lay:
        """A 試探 that was answered and now lies apart; only the two have seen it."""
        card = self.take(name)
        named, effect = self.s.rules.faces[card].detail
        self.s.aside.append(card)
        self.s.seen[card] = 1 << by | 1 << target
        self.s.hint[card] = function_hint(PROBE)
        self.s.probes.append(Probe(by, target, card, named, effect, acted, True))
        return self

    def probed_and_shuffled(self, by: int, target: int, name: str, acted: bool) -> Lay:
        """A 試探 that was answered, and whose card was discarded and has come into the pile (CL-OPT-18)."""
        self.probed(by, target, name, acted)
        card = self.s.aside.pop()
        self.s.deck.append(card)
        forget(self.s, [card])
        return self

    def on_its_way(self, sender: int, name: str, position: int, seen_by: Sequence[int] = ()) -> Lay:
        """A card under way that has reached `position`, who must decide."""
        s = self.s
        card = self.take(name)
        route = s.rules.faces[card].route
        s.seen[card] = sum(1 << eye for eye in {sender, *seen_by})
        s.hint[card] = route_hint(route)
        s.transit = Transit(card, sender, route, -1, 1, position, stage="decide")
        s.sent = True
        s.stack[-1].step = "acted"
        s.stack.append(Frame("transmit", "decided", sender))
        s.ask_step = "deciding"
        return self

    def done(self) -> Game:
        """The game, asking its question anew."""
        rebuild(self.s)
        ask_again(self.s)
        self.game._decision = None
        return self.game


def table_for(
    seats: int,
    identities: Sequence[str],
    characters: Sequence[str] = OPEN,
    preset: str = "classic",
    options: dict[str, object] | None = None,
    ask_forced: bool = True,
    turn: int = 0,
) -> Lay:
    """A table in the play phase of `turn`, with nothing laid out yet."""
    game = Game.new(
        preset,
        seats,
        1,
        options=options or {},
        characters=list(characters[:seats]),
        identities=list(identities),
        first=turn,
        ask_forced=ask_forced,
    )
    while (d := game.decision) is not None and d.kind != "play":
        game.apply(0)
    assert game.decision is not None
    return Lay(game)
