"""When somebody wants to think longer without having to say so each time.

A question that is put on public facts lasts a fixed time. Whoever wants longer holds it, by hand or by one of
these conditions. At strict tables the conditions look at public facts only, and act whether or not the person
could do anything: that somebody thinks tells nothing about a hand. "When I can act" is no such condition: it
works where the table is relaxed, and for somebody who is alone with bots.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

Condition = Literal["targeted", "reached", "decisive", "named", "always", "can_act"]
USUAL: tuple[Condition, ...] = ("decisive",)
USUAL_RELAXED: tuple[Condition, ...] = ("can_act",)
URGENT: tuple[Condition, ...] = ("targeted", "decisive")  # what somebody who wants quiet is still asked
BLACK = 2  # the place of black in a seat's colours
BLACKS = 3  # so many are deadly in every edition
REACHED = ("arrive", "decide")  # stages in which the card has come to somebody
AT_REST = ("contest",)  # stages in which the card lies before somebody, and goes no further by itself


def holds(
    conditions: Collection[Condition], named: Sequence[str], seat: int, public: Mapping[str, Any], goal: int
) -> bool:
    """Whether one of these conditions holds for a seat. `public` is what a spectator sees."""
    return (
        "always" in conditions
        or ("targeted" in conditions and seat in aimed_at(public))
        or ("reached" in conditions and seat in within_reach(public))
        or ("decisive" in conditions and decisive(public, goal))
        or ("named" in conditions and any(function in named for function in in_use(public)))
    )


def _pending(public: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Cards and skills in use."""
    return [row for row in public["stack"] if row["name"] != "window"]


def aimed_at(public: Mapping[str, Any]) -> set[int]:
    """Whom a card or skill in use is aimed at."""
    return {row["target"] for row in _pending(public) if "target" in row}


def in_use(public: Mapping[str, Any]) -> list[str]:
    """The functions of the cards in use that everybody sees."""
    return [row["card"].split("/")[0] for row in _pending(public) if "card" in row]


def within_reach(public: Mapping[str, Any]) -> set[int]:
    """Who the card under way may still come to if nobody interferes: where it is, and everybody on its way
    back to its sender who is in the game and was not lured away."""
    transit = public["transit"]
    if transit is None:
        return set()
    sender, position = transit["sender"], transit["position"]
    found = {position}
    back = position == sender and transit["stage"] in REACHED  # all the way round: its sender must take it
    if transit["stage"] not in AT_REST and not back:
        found.add(sender)
        if transit["addressee"] >= 0:
            found.add(transit["addressee"])
        else:
            seats, step = len(public["seats"]), transit["direction"] or 1
            position = (position + step) % seats
            while position != sender:
                found.add(position)
                position = (position + step) % seats
    away = transit["lured"] & ~transit["locked"]
    return {seat for seat in found if _in(public, seat) and not away >> seat & 1}


def _in(public: Mapping[str, Any], seat: int) -> bool:
    return bool(0 <= seat < len(public["seats"]) and public["seats"][seat]["status"] == "in")


def decisive(public: Mapping[str, Any], goal: int) -> bool:
    """Whether somebody may win or die by what is under way: somebody is dying, or a card may reach, or is
    aimed at, somebody who lacks one of a colour."""
    if public["deaths"] or any(row.get("dying") for row in public["seats"]):
        return True
    concerned = aimed_at(public) | within_reach(public)
    return any(one_short(public["seats"][seat]["colours"], goal) for seat in concerned if _in(public, seat))


def one_short(colours: Sequence[int], goal: int) -> bool:
    """Whether one more card of a colour may decide."""
    return colours[BLACK] >= BLACKS - 1 or max(colours[:BLACK]) >= goal - 1
