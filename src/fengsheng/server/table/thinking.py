"""Bots that look ahead, at a table: they begin when they are asked, and what they have found by the time at
which any bot would answer is what they answer. If they have found nothing by then they answer as they would
without looking ahead.

So how long they think cannot be seen. Only somebody who is alone with bots waits for them, and not for long:
always as long, whether they have something to think about or not.
"""

from __future__ import annotations

from fengsheng.core.option import Option
from fengsheng.server.table.match import Match
from fengsheng.server.table.table import Table


def begin(table: Table, match: Match) -> None:
    """Let those think who are asked and have not begun to."""
    question = match.answers.question
    if question is None:
        return
    for seat in question.offers:
        if not table.thinks(seat):
            continue
        seated = match.seated(seat, table.state.bot_of(seat))
        if seated.ahead is None:
            continue
        view, decision = match.asked_view(seat), match.decision(seat)
        message = seated.ahead.asked(match.answers.game, view, decision)
        match.thoughts[seat] = table.host.thinkers.think(seated.ahead.who, message)


def found(match: Match, seat: int) -> Option | None:
    """What the bot of a seat has found; None: it has found nothing, or not yet."""
    thought = match.thoughts.get(seat)
    question = match.answers.question
    if thought is None or not thought.notation or question is None:
        return None
    return match.answers.option(seat, question.number, thought.notation)
