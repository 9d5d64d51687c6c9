"""Events as sentences. An event is the plain data that one reader may see; nothing else is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fengsheng.words.bundles import say
from fengsheng.words.editions import of_event
from fengsheng.words.people import seat_label
from fengsheng.words.speech import Arguments, EventData
from fengsheng.words.terms import NO_RULES, as_called, cards_phrase


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
    by = event.get("by")
    target = event.get("target")
    return {
        "me": "yes" if by is not None and by == viewer else "no",
        "by": "" if by is None else seat_label(lang, by, names, viewer, subject=True),
        "target": "" if target is None else seat_label(lang, target, names, viewer),
    }
