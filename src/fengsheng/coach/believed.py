"""Why somebody is taken for what they are taken for: what they did, in words, with its turn."""

from __future__ import annotations

from collections.abc import Sequence

from fengsheng.bots.belief import Moved, Tracker
from fengsheng.bots.belief.told import BLACK, BLUE_BLACK, RED_BLACK
from fengsheng.core.face import COLOURS
from fengsheng.core.view import View
from fengsheng.editions.registry import find
from fengsheng.words import identity_name, log_line, say
from fengsheng.words.terms import IDENTITY_KEYS, colour_name

_TWO = {RED_BLACK: ("red", "black"), BLUE_BLACK: ("blue", "black")}


def why_believed(
    tracker: Tracker, view: View, seat: int, lang: str, names: Sequence[str] = (), count: int = 3
) -> list[str]:
    """What has moved the belief about that seat most, the strongest first, one sentence or two each."""
    return [_sentence(lang, view, moved, names) for moved in tracker.why(seat, count)]


def _sentence(lang: str, view: View, moved: Moved, names: Sequence[str]) -> str:
    line = log_line(lang, moved.event, names, view["me"], view["house"])
    colours = (
        COLOURS[moved.colour : moved.colour + 1] if moved.colour <= BLACK else _TWO.get(moved.colour, ())
    )
    shown = moved.event.get("cards", ["?"])[0] != "?" or "aim" in moved.event
    if colours and not shown:  # it was known only later
        line = say(lang, "believed-colour", line=line, colour=colour_name(lang, colours))
    name, code = list(find(view["edition"]).factions.items())[moved.faction]
    side = identity_name(lang, name) if name in IDENTITY_KEYS else say(lang, f"faction-{code}")
    return say(
        lang,
        "believed-for" if moved.weight > 0.0 else "believed-against",
        turn=moved.turn,
        line=line,
        side=side,
    )
