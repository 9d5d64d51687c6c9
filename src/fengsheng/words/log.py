"""Events as sentences. An event is the plain data that one reader may see; nothing else is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fengsheng.words.bundles import say
from fengsheng.words.editions import of_event
from fengsheng.words.people import nobody, person
from fengsheng.words.speech import Arguments, EventData
from fengsheng.words.terms import NO_RULES, as_called, cards_phrase

# Events whose sentences do not say who acted: there is nobody that their target could be the same as.
_ACTOR_UNNAMED = frozenset({"replace", "confined"})


def log_line(
    lang: str,
    event: EventData,
    names: Sequence[str] = (),
    viewer: int | None = None,
    house_rules: Mapping[str, str] = NO_RULES,
) -> str:
    """What happened, as `viewer` (None: a spectator) reads it at a table with such house rules."""
    if "cards" in event:
        event = {**event, "cards": [as_called(face, house_rules) for face in event["cards"]]}
    args = _people(lang, event, names, viewer)
    args |= {"x": int(event.get("x", 0)), "cards": cards_phrase(lang, event.get("cards", ()))}
    args |= of_event(event).log_words(lang, event, names, viewer)
    return say(lang, log_key(event), **args)


def log_key(event: EventData) -> str:
    """Which sentence tells this event."""
    speech = of_event(event)
    return speech.own(f"log-{event['kind']}{speech.log_variant(event)}")


def _people(lang: str, event: EventData, names: Sequence[str], viewer: int | None) -> Arguments:
    by, target = event.get("by"), event.get("target")
    actor = None if event["kind"] in _ACTOR_UNNAMED else by
    args: Arguments = {"me": "yes" if by is not None and by == viewer else "no"}
    args |= nobody(lang, "by") if by is None else person(lang, "by", by, names, viewer)
    args |= nobody(lang, "target") if target is None else person(lang, "target", target, names, viewer, actor)
    return args
