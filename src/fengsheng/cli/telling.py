"""A game told in sentences, as one seat saw it or with everything open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fengsheng.cli.sentences import SENTENCES
from fengsheng.core.event import EVERYONE, Event
from fengsheng.core.notation import seat_name
from fengsheng.game import Game

UNKNOWN = "?"


def opened(event: Event) -> Event:
    """The same event with every card face up and for everybody."""
    masks = (EVERYONE,) * len(event.cards)
    return Event(
        event.kind, event.by, event.target, event.cards, masks, event.word, event.x, event.rule, EVERYONE
    )


def as_seen(
    game: Game, events: Iterable[Event], seat: int | None, *, everything: bool
) -> list[dict[str, Any]]:
    """Events as a seat (None: a spectator) experiences them, or with everything open."""
    told = ((opened(event) if everything else event).seen_by(game.state.book, seat) for event in events)
    return [event for event in told if event is not None]


def whole_log(game: Game) -> list[dict[str, Any]]:
    """All that happened, with everything open: for the owner of a record, never for a player."""
    return as_seen(game, game._all_events(), None, everything=True)


class Teller:
    """Finds the words for events of one game."""

    def __init__(self, game: Game, *, rules: bool = False) -> None:
        self._book = game.state.book
        self._names = game.names
        self._rules = rules

    def seat(self, seat: int) -> str:
        """A player's name, or the name of the seat."""
        return self._names[seat] if self._names else seat_name(seat)

    def roles(self, game: Game) -> list[str]:
        """Who is who, once that is dealt: for a story with everything open."""
        s = game.state
        book = s.book
        return [
            f"  {self.seat(seat)} is {book.characters[character].name}, {book.identity_names[identity]}."
            for seat, (character, identity) in enumerate(zip(s.character, s.identity, strict=True))
            if character >= 0 and identity >= 0
        ]

    def line(self, event: dict[str, Any]) -> str:
        """A sentence; what happens in a turn is indented below it."""
        rule = f"  [{event['rule']}]" if self._rules and "rule" in event else ""
        indent = "" if event["kind"] in ("turn", "end") else "  "
        return f"{indent}{self.sentence(event)}{rule}"

    def sentence(self, event: dict[str, Any]) -> str:
        """What happened, in words."""
        kind = event["kind"]
        template = SENTENCES.get(f"{kind}:{event.get('word')}") or SENTENCES.get(kind)
        if template is None:
            return self._plain(event)
        if isinstance(template, tuple):
            template = template[0] if "target" in event else template[1]
        fields = self._fields(event)
        try:
            return template.format(**fields)
        except KeyError:
            return self._plain(event)  # a sentence about somebody the event does not name

    def _fields(self, event: dict[str, Any]) -> dict[str, object]:
        """What a sentence may mention: `used` is a card in use, `item` the card or skill that `word` names,
        `way` where a card is sent, `count` the number of cards in `x`."""
        x = event.get("x", 0)
        cards = event.get("cards", [])
        fields: dict[str, object] = {
            "x": x,
            "cards": _cards(cards),
            "count": f"{x} card{'' if x == 1 else 's'}",
            "way": "to the left" if x < 0 else "to the right",
        }
        if "by" in event:
            fields["by"] = self.seat(event["by"])
        if "target" in event:
            fields["target"] = self.seat(event["target"])
            fields["way"] = f"to {fields['target']}"
        if "word" in event:
            word = event["word"]
            fields["word"] = word
            fields["item"] = self._item(word)
            fields["used"] = self._used(cards, word)
        return fields

    def _item(self, rule: str) -> str:
        """The name on the card, or the character and the number of its skill."""
        skill = self._book.skills.get(rule)
        if skill is not None:
            return f"{skill.character} {skill.number}"
        return self._book.function_of_rule.get(rule, rule)

    def _used(self, cards: list[str], rule: str) -> str:
        """A card in use: hidden ones go by name alone, some are used as another function."""
        function = self._item(rule)
        if cards in ([], [UNKNOWN]):
            return f"a face-down {function}"
        printed = cards[0].partition("/")[0]
        return cards[0] if printed == function else f"{cards[0]} as {function}"

    def _plain(self, event: dict[str, Any]) -> str:
        """An event nobody has written a sentence for."""
        parts = [f"{key} {self.seat(event[key])}" for key in ("by", "target") if key in event]
        parts += [f"{key} {event[key]}" for key in ("word", "x") if key in event]
        if "cards" in event:
            parts.append(_cards(event["cards"]))
        return f"{event['kind']}: {', '.join(parts)}." if parts else f"{event['kind']}."

    def result(self, game: Game) -> str:
        """How it ended, or that it has not."""
        result = game.result
        if result is None:
            decision = game.decision
            assert decision is not None
            return f"Not over yet: {self.seat(decision.seat)} is asked ({decision.kind})."
        if not result.winners:
            return f"Nobody wins: {result.reason} ({result.rule})."
        winners = [self.seat(seat) for seat in result.winners]
        verb = "wins" if len(winners) == 1 else "win"
        return f"{listing(winners)} {verb} for {result.faction}: {result.reason} ({result.rule})."


def listing(words: list[str]) -> str:
    """a, b and c."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _cards(cards: list[str]) -> str:
    """The cards by name, the hidden ones by number."""
    known = [card for card in cards if card != UNKNOWN]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(f"{hidden} cards" if hidden > 1 else "a card")
    return listing(known) if known else "nothing"
