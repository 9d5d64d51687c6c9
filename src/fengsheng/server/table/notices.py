"""Frames about a table and its people, made for one reader."""

from __future__ import annotations

from collections.abc import Collection

from fengsheng.server.screens.screens import Reader
from fengsheng.server.table.match import Match
from fengsheng.server.table.state import TableState
from fengsheng.server.wire import server


def table_frame(
    code: str,
    phase: str,
    state: TableState,
    fair: server.Fair,
    here: Collection[str],
    guest: str,
    pause: server.Clock | None,
    lang: str,
) -> server.Table:
    """The table as `guest` sees it, in a language; everything in it is public at the table, but for whom the
    owner has sent away."""
    chairs = [server.Chair(c.guest, c.bot, state.chair_name(i, lang)) for i, c in enumerate(state.chairs)]
    people = []
    for member in state.members:
        seat = state.seat_of(member.guest)
        chair = state.chairs[seat] if seat is not None else None
        people.append(
            server.Person(
                member.guest,
                member.name,
                seat,
                member.guest in here,
                chair.away if chair else False,
                chair.conceded if chair else False,
                member.gender,
                chair.longer if chair else 0,
                chair.coach if chair else False,
            )
        )
    outcome = state.outcome if phase == "over" else None
    return server.Table(
        code,
        phase,  # type: ignore[arg-type]
        state.owner,
        state.settings,
        chairs,
        people,
        fair,
        guest,
        state.seat_of(guest),
        state.games,
        state.paused,
        pause,
        [list(wish) for wish in state.swaps],
        outcome.game if outcome else "",
        outcome.winners if outcome else [],
        outcome.reason if outcome else "",
        [server.SentAway(one.guest, one.name) for one in state.barred] if guest == state.owner else [],
    )


def ask_frame(match: Match, now: float, paused: bool) -> server.Ask | None:
    """The open question as everybody may know it."""
    question = match.answers.question
    if question is None:
        return None
    total = match.total
    clock = None
    if total is not None and not paused:
        clock = server.Clock(round(match.left(now) * 1000), round(total * 1000))
    return server.Ask(
        match.prompt_id,
        question.kind,
        list(question.offers),
        clock,
        question.lasting,
        bool(match.holding),
        match.extra > 0,
        match.undoable,
    )


def prompt_frame(match: Match, reader: Reader) -> server.Prompt | None:
    """What a reader is asked."""
    prompt = match.screens.prompt(reader, match.prompt_id)
    if prompt is not None and reader.seat in match.holding:
        prompt.holding = True
    return prompt


def whole_frame(match: Match, reader: Reader, now: float, paused: bool, silent: bool) -> bytes:
    """Everything a reader may see of a match; `silent`: they are not asked anything at present."""
    answered = reader.seat is not None and reader.seat in match.answers.given
    prompt = None if silent else prompt_frame(match, reader)
    return match.screens.whole(reader, ask_frame(match, now, paused), prompt, answered)
