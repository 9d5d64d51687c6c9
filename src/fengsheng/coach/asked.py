"""為什麼問我: whose event it is, what fits now and what one has of it, who else is asked, and what happens on
passing; with the rule that puts the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fengsheng.coach.model import WhyAsked
from fengsheng.coach.onward import must_accept, next_stop
from fengsheng.core.moment import Moment
from fengsheng.core.option import PASS, Decision, Option
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.view import StackItem, View
from fengsheng.editions.registry import find
from fengsheng.words import check_language, item_name, listing, prompt, say, seat_label
from fengsheng.words.people import person
from fengsheng.words.prompts import dying
from fengsheng.words.terms import skill_name

EVENTS: Final = ("trigger", "victory")  # everybody whom it may concern is asked
ALONE: Final = ("play", "send", "decide", "draw", "character", "lurker")  # one's own step of the game
MOMENT_OF: Final = {"decide": "travel"}  # questions at which a moment of another name falls


def why_asked(view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> WhyAsked:
    """For whoever has this decision, from this view. `names` are those of the view if none are given."""
    check_language(lang)
    asked = _Asked(view, decision, lang, view.get("names", ()) if names is None else names)
    parts = (asked.event() or asked.source() or asked.question(), asked.fits(), asked.others(), asked.then())
    return WhyAsked(_joined(lang, parts), rule_of(view, decision))


def rule_of(view: View, decision: Decision) -> str:
    """The rule that puts the question; where it belongs to a card or a skill, the rule of its answers, or of
    what is in use."""
    rules = decision.options[0].rules
    kind = find(rules.preset).vocabulary.question(decision.kind)
    if kind is not None and kind.rule:
        return kind.rule
    named = [option.rule for option in decision.options if option.rule]
    if not named:
        pending = [row["name"] for row in view["stack"] if row["name"] != "window"]
        named = [_rule_of_item(rules, name) for name in pending[-1:]]
    return named[0] if named else ""


def _rule_of_item(rules: Ruleset, name: str) -> str:
    return rules.cards[name].rule if name in rules.cards else rules.skills[name].rule


def _joined(lang: str, parts: Sequence[str]) -> str:
    text = ""
    for part in parts:
        if part:
            text = say(lang, "asked-join", a=text, b=part) if text else part
    return text


class _Asked:
    """The parts of one answer; a part that has nothing to say is empty."""

    def __init__(self, view: View, decision: Decision, lang: str, names: Sequence[str]) -> None:
        self._view = view
        self._decision = decision
        self._lang = lang
        self._names = names
        self._me = decision.seat
        self._rules: Ruleset = decision.options[0].rules
        kind = find(self._rules.preset).vocabulary.question(decision.kind)
        self._poll = kind is not None and kind.poll

    def _say(self, key: str, **args: str | int) -> str:
        return say(self._lang, key, **args)

    def _person(self, name: str, seat: int) -> dict[str, str]:
        return person(self._lang, name, seat, self._names, self._me)

    def question(self) -> str:
        """What is asked."""
        return prompt(self._lang, self._view, self._names, self._rules.house)

    def event(self) -> str:
        """What is going on: the question without its last sentence, which asks."""
        if self._view["transit"] is not None and self._decision.kind == "pass":
            return self._under_way()
        if self._decision.kind == "checkpoint":
            return self._say("asked-between")
        return _told(self.question())

    def _under_way(self) -> str:
        t = self._view["transit"]
        assert t is not None
        route = self._say(f"route-{find(self._rules.preset).routes[t['route']]}")
        sender, to = self._person("sender", t["sender"]), next_stop(self._view)
        if to == t["sender"]:
            return self._say("asked-under-way-back", route=route, **sender)
        return self._say("asked-under-way", route=route, **sender, **self._person("to", to))

    def source(self) -> str:
        """Inside an effect: whose card or skill asks."""
        top = self._inside()
        if top is None:
            return ""
        by = self._person("by", top["by"])
        return self._say("asked-inside", item=item_name(self._lang, top["name"]), **by)

    def _inside(self) -> StackItem | None:
        kind = self._decision.kind
        event = self._poll or kind in EVENTS or kind in ALONE or self._is_occasion()
        rows = [row for row in self._view["stack"] if row["name"] != "window"]
        return rows[-1] if rows and not event else None

    def fits(self) -> str:
        """What can be used now, and what of it one has."""
        moment = self._moment()
        have = self._have()
        if moment is None:
            return self._say("asked-have", have=listing(self._lang, have)) if have else ""
        cards = listing(self._lang, [item_name(self._lang, card.name) for card in moment.cards])
        if not cards:
            return self._say("asked-have", have=listing(self._lang, have)) if have else ""
        if not have:
            return self._say("asked-fits-none", cards=cards) if self._poll else ""
        return self._say("asked-fits", cards=cards, have=listing(self._lang, have))

    def _moment(self) -> Moment | None:
        kind = MOMENT_OF.get(self._decision.kind, self._decision.kind)
        moment = self._rules.moments.get(kind)
        transit = self._view["transit"]
        if moment is not None and moment.during and transit is not None:
            return moment.during.get(transit["stage"], moment)
        return moment

    def _have(self) -> list[str]:
        """Cards and skills among the answers, each once."""
        found: dict[str, None] = {}
        for option in self._decision.options:
            word = self._used(option)
            if word:
                found[word] = None
        return list(found)

    def _used(self, option: Option) -> str:
        if option.kind == "play":
            return item_name(self._lang, option.uses)
        if option.kind == "skill":
            return self._say("asked-skill", name=skill_name(self._lang, option.uses))
        return ""

    def others(self) -> str:
        """Who else is asked."""
        kind = self._decision.kind
        if kind == "character":
            return self._say("asked-together")
        if self._poll:
            return self._say("asked-everyone")
        if kind in EVENTS or self._is_occasion():
            return self._say("asked-concerned")
        return self._say("asked-only-you")

    def _is_occasion(self) -> bool:
        occasions = find(self._rules.preset).vocabulary.occasions
        return any(self._decision.kind == word.name for word in occasions)

    def then(self) -> str:
        """What happens on passing, where one can."""
        kinds = {option.kind for option in self._decision.options}
        if self._decision.kind == "decide":
            return self._then_declined("decline" in kinds)
        if PASS not in kinds:
            return ""
        view, kind = self._view, self._decision.kind
        if kind == "pass":
            to = next_stop(view)
            forced = must_accept(view, to)
            return self._say("asked-then-must" if forced else "asked-then-goes", **self._person("to", to))
        if kind == "respond":
            rows = [row for row in view["stack"] if row["name"] != "window"]
            return self._say("asked-then-effect", item=item_name(self._lang, rows[-1]["name"]))
        transit = view["transit"]
        if kind in ("arrive", "contest") and transit is not None:
            return self._say(
                "asked-then-decides" if kind == "arrive" else "asked-then-receives",
                **self._person("at", transit["position"]),
            )
        if kind == "rescue":
            who = listing(self._lang, [seat_label(self._lang, i, self._names, self._me) for i in dying(view)])
            return self._say("asked-then-dies", who=who)
        return self._say("asked-then-on")

    def _then_declined(self, may: bool) -> str:
        if not may:
            return self._say("asked-then-forced")
        to = next_stop(self._view, declined=True)
        forced = must_accept(self._view, to)
        return self._say("asked-then-back" if forced else "asked-then-onward", **self._person("to", to))


def _told(text: str) -> str:
    """A question without the sentence that asks; nothing if it is one sentence. (Prompts say first what
    happened and then ask.)"""
    if not text.endswith(("?", "？")):
        return text
    cut = max(text.rfind(end) + 1 for end in (". ", "。"))
    return text[:cut]
