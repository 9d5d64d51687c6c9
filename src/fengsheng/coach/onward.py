"""Where the card under way goes next if nobody steps in, as everybody can see it."""

from __future__ import annotations

from fengsheng.core.view import TransitView, View


def next_stop(view: View, declined: bool = False) -> int:
    """Who is reached next; the sender, where it comes back. `declined`: whoever it lies in front of passes it
    on."""
    t = view["transit"]
    assert t is not None
    here = t["position"]
    if t["addressee"] >= 0:
        gone = t["refused"] or declined or here == t["addressee"] or not _takes_part(view, t, t["addressee"])
        return t["sender"] if gone else t["addressee"]
    seat = here
    while True:
        seat = (seat + t["direction"]) % len(view["seats"])
        if seat == t["sender"] or _takes_part(view, t, seat):
            return seat


def must_accept(view: View, seat: int) -> bool:
    """Whether whoever it reaches there has no choice."""
    t = view["transit"]
    assert t is not None
    return t["sender"] == seat or bool(t["locked"] >> seat & 1) or t["locked_card"]


def _takes_part(view: View, t: TransitView, seat: int) -> bool:
    lured = t["lured"] & ~t["locked"]
    return view["seats"][seat]["status"] == "in" and not lured >> seat & 1
