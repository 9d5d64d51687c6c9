"""A game told in sentences, as one seat saw it or with everything open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fengsheng.core.event import Event
from fengsheng.game import Game
from fengsheng.review import Chapter, Mark
from fengsheng.words import (
    character_name,
    end_reason,
    faction_name,
    identity_name,
    listing,
    log_line,
    say,
    seat_label,
)
from fengsheng.words.review import counted


def as_seen(
    game: Game, events: Iterable[Event], seat: int | None, *, everything: bool
) -> list[dict[str, Any]]:
    """Events as a seat (None: a spectator) experiences them, or with everything open."""
    told = ((event.opened() if everything else event).seen_by(game.state.rules, seat) for event in events)
    return [event for event in told if event is not None]


def whole_log(game: Game) -> list[dict[str, Any]]:
    """All that happened, with everything open: for the owner of a record, never for a player."""
    return as_seen(game, game._all_events(), None, everything=True)


class Teller:
    """Finds the words for one game, for a reader who sits at `seat` (None: nowhere)."""

    def __init__(self, game: Game, lang: str, seat: int | None = None, *, rules: bool = False) -> None:
        self._names = game.names
        self._house_rules = game.state.rules.house
        self._lang = lang
        self._reader = seat
        self._rules = rules

    def seat(self, seat: int) -> str:
        """A player's name, or the name of the seat."""
        return seat_label(self._lang, seat, self._names)

    def roles(self, game: Game) -> list[str]:
        """Who is who, once that is dealt: for a story with everything open."""
        s = game.state
        rules, lang = s.rules, self._lang
        return [
            "  "
            + say(
                lang,
                "tell-role",
                seat=self.seat(seat),
                character=character_name(lang, rules.characters[character].name, full=True),
                identity=identity_name(lang, rules.identity_names[identity]),
            )
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
        return log_line(self._lang, event, self._names, self._reader, self._house_rules)

    def chapter(self, chapter: Chapter) -> str:
        """The deal, or whose turn it is."""
        if chapter.turn == 0:
            return say(self._lang, "chapter-deal")
        return self.sentence({"kind": "turn", "by": chapter.seat, "x": chapter.turn})

    def mark(self, mark: Mark) -> str:
        """What mattered, in words."""
        return counted(self._lang, self.sentence(mark.event), mark.counts)

    def result(self, game: Game) -> str:
        """How it ended, or that it has not."""
        lang, result = self._lang, game.result
        if result is None:
            decision = game.decision
            assert decision is not None
            return say(lang, "tell-open", by=self.seat(decision.seat))
        declared = listing(lang, [self.seat(seat) for seat in result.declarers])
        reason = end_reason(lang, result.reason, declared)
        if not result.winners:
            return say(lang, "tell-nobody", reason=reason, rule=result.rule)
        return say(
            lang,
            "tell-won",
            who=listing(lang, [self.seat(seat) for seat in result.winners]),
            faction=faction_name(lang, result.faction, self._house_rules),
            reason=reason,
            rule=result.rule,
        )
