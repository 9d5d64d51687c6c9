"""The texts of an analysis, in every language, with places for names."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.bots.belief import Moved
from fengsheng.bots.valuation.odds import Odds
from fengsheng.coach import reason, why_believed
from fengsheng.core.event import Event
from fengsheng.core.face import NOBODY
from fengsheng.core.view import View
from fengsheng.editions.registry import find
from fengsheng.game import Game
from fengsheng.review.chapters import Mark
from fengsheng.review.model import Picture, Side, Text, placeholders
from fengsheng.review.questions import Question
from fengsheng.words import LANGUAGES, identity_name, log_line, option_label, say
from fengsheng.words.review import counted
from fengsheng.words.terms import IDENTITY_KEYS

NOTHING: Text = dict.fromkeys(LANGUAGES, "")


class Teller:
    """Of one game."""

    def __init__(self, game: Game) -> None:
        self._rules = game.state.rules
        self._names = placeholders(game.seats)
        self._factions = list(find(self._rules.preset).factions.items())

    def side(self, lang: str, side: Side) -> str:
        """A faction, or whoever plays alone."""
        if side.faction == 2:
            return self._names[side.seats[0]]
        return self.faction(lang, side.faction)

    def faction(self, lang: str, faction: int) -> str:
        """What it is called."""
        name, code = self._factions[faction]
        return identity_name(lang, name) if name in IDENTITY_KEYS else say(lang, f"faction-{code}")

    def changed(self, side: Side, before: float, after: float) -> Text:
        """By how much a side's chance rose or fell."""
        key = "analysis-rose" if after > before else "analysis-fell"
        numbers = {"before": round(100 * before), "after": round(100 * after)}
        return {lang: say(lang, key, side=self.side(lang, side), **numbers) for lang in LANGUAGES}

    def happened(self, events: Sequence[Event]) -> Text | None:
        """The first thing that an answer brought about; None: nothing that could be told."""
        told = [event.opened().seen_by(self._rules, None) for event in events]
        for event in told:
            if event is not None and self._line(LANGUAGES[0], event):
                return {lang: self._line(lang, event) for lang in LANGUAGES}
        return None

    def title(self, turn: int, what: Text | None) -> Text:
        """The turn, and what it was about."""
        if what is None:
            return {lang: say(lang, "analysis-title-bare", turn=turn) for lang in LANGUAGES}
        return {lang: say(lang, "analysis-title", turn=turn, what=what[lang]) for lang in LANGUAGES}

    def mark(self, mark: Mark) -> Text:
        """What mattered."""
        return {lang: counted(lang, self._line(lang, mark.event), mark.counts) for lang in LANGUAGES}

    def _line(self, lang: str, event: dict[str, object]) -> str:
        return log_line(lang, event, self._names, None, self._rules.house)

    def label(self, question: Question, answer: int) -> Text:
        """An answer in words."""
        option = question.decision.options[answer]
        return {lang: option_label(lang, option, self._names) for lang in LANGUAGES}

    def reason(self, question: Question, answer: int) -> Text:
        """What it is good for, as the coach would tell whoever is asked."""
        q = question
        return {lang: reason(q.opinion, q.view, q.decision, answer, lang, self._names) for lang in LANGUAGES}

    def moved(self, question: Question, about: int) -> list[Moved]:
        """What had moved the chooser's belief about somebody."""
        return [] if about in (NOBODY, question.seat) else question.own.why(about)

    def believed(self, question: Question, about: int) -> tuple[Text, ...]:
        """The same in words."""
        if not self.moved(question, about):
            return ()
        view: View = {**question.view, "me": None}  # told of them, not to them
        by_language = {lang: why_believed(question.own, view, about, lang, self._names) for lang in LANGUAGES}
        return tuple(
            {lang: lines[i] for lang, lines in by_language.items()}
            for i in range(len(by_language[LANGUAGES[0]]))
        )

    def verdict(self, kind: str, seat: int, fooled: int) -> Text:
        """What a mistake, or a bluff, means."""
        if kind in ("like", "same"):
            return NOTHING
        if kind == "bluff":
            who = self._names[fooled]
            return {lang: say(lang, "analysis-bluff", seat=who) for lang in LANGUAGES}
        who = self._names[seat]
        return {lang: say(lang, f"mistake-{kind}-told", seat=who) for lang in LANGUAGES}


def picture(question: Question, done: int) -> Picture:
    """Who, whom, which card."""
    option = question.decision.options[done]
    t = question.view["transit"]
    card = "" if option.card < 0 else option.rules.faces[option.card].name
    if not card and t is not None and t["card"] != "?":
        card = t["card"]
    target = option.target
    if target < 0 and t is not None:
        target = t["sender"] if t["sender"] != question.seat else t["position"]
    return Picture(question.seat, -1 if target == question.seat else target, card)


def fooled(before: Sequence[Sequence[Odds]], after: Sequence[Sequence[Odds]], seat: int, truth: int) -> int:
    """Whose belief about a seat moved furthest from the truth; before and after are by viewer."""
    moved = [
        (one[seat][truth] - two[seat][truth], -viewer)
        for viewer, (one, two) in enumerate(zip(before, after, strict=True))
        if viewer != seat
    ]
    return -max(moved)[1]
