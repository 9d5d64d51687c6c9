"""提示: what to look at, then the two or three best answers with a reason each."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.bots.advice import Opinion, Part
from fengsheng.coach.adviser import opinion
from fengsheng.coach.model import Clear, Hint, HintOption, Look
from fengsheng.coach.ranking import baseline, best, compare
from fengsheng.coach.reasons import aim, because, look
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.words import check_language, option_effect, option_label, say

FACTS = 2  # that a reason rests on


def hint(view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> Hint:
    """For whoever has this decision, from this view. `names` are those of the view if none are given."""
    check_language(lang)
    people = view.get("names", ()) if names is None else names
    thought = opinion(view, decision)
    if thought is None:
        return _unknown(view, decision, lang, people)
    chosen = best(thought, decision)
    reasons = [thought.parts(i, baseline(thought, decision, i)) for i in chosen]
    clear = [_clear(thought, chosen, place) for place in range(len(chosen))]
    looked = reasons[0][0] if reasons[0] else None
    equal = len(chosen) > 1 and all(one == "equal" for one in clear)
    options = tuple(
        HintOption(
            notation=option.notation,
            label=option_label(lang, option, people, view["me"]),
            effect=option_effect(lang, option, people, view["me"]),
            aim=aim(lang, view, parts[0] if parts else None, option, people),
            because=_facts(thought, lang, view, parts, option, people),
            sure=_sure(lang, place, one, len(decision.options)),
            clear=one,
        )
        for place, (option, parts, one) in enumerate(
            zip((decision.options[i] for i in chosen), reasons, clear, strict=True)
        )
    )
    sentence = say(lang, "hint-equal", n=len(options)) if equal else say(lang, "hint-shown")
    return Hint("equal" if equal else "shown", look(lang, view, looked, people), sentence, options)


def reason(
    thought: Opinion, view: View, decision: Decision, answer: int, lang: str, names: Sequence[str]
) -> str:
    """What an answer is good for and what that rests on, for whoever has this decision: two sentences, one,
    or none."""
    option = decision.options[answer]
    parts = thought.parts(answer, baseline(thought, decision, answer))
    said = aim(lang, view, parts[0] if parts else None, option, names)
    facts = _facts(thought, lang, view, parts, option, names)[:1]
    text = said
    for fact in facts:
        text = say(lang, "asked-join", a=text, b=fact) if text else fact
    return text


def _unknown(view: View, decision: Decision, lang: str, people: Sequence[str]) -> Hint:
    """No opinion: the effects only, of as many answers as there are."""
    options = tuple(
        HintOption(
            notation=option.notation,
            label=option_label(lang, option, people, view["me"]),
            effect=option_effect(lang, option, people, view["me"]),
            aim="",
            because=(),
            sure="",
            clear="equal",
        )
        for option in decision.options
    )
    return Hint("unknown", Look("prompt", say(lang, "look-prompt")), say(lang, "hint-unknown"), options)


def _clear(thought: Opinion, chosen: list[int], place: int) -> Clear:
    """Of the first how far it is ahead of the next, of the others how far they are behind the first."""
    if len(chosen) == 1:
        return "clear"
    return compare(thought, chosen[0], chosen[place or 1])


def _facts(
    thought: Opinion, lang: str, view: View, parts: list[Part], option: Option, people: Sequence[str]
) -> tuple[str, ...]:
    """The strongest two facts behind the weightiest part."""
    grounds = thought.grounds(parts[0]) if parts else []
    return tuple(because(lang, view, ground, option.rules.house, people) for ground in grounds[:FACTS])


def _sure(lang: str, place: int, clear: Clear, count: int) -> str:
    if count == 1:
        return say(lang, "sure-only")
    return say(lang, f"sure-first-{clear}" if place == 0 else f"sure-other-{clear}")
