"""Answers at a table: how one comes in, of a person, a bot or a clock, and what comes of it."""

from __future__ import annotations

import logging

from fengsheng.core.errors import IllegalAction
from fengsheng.core.option import Option
from fengsheng.server.screens.words import label_text
from fengsheng.server.table import dealing, thinking
from fengsheng.server.table.match import Match
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.resuming import CLOSED
from fengsheng.server.table.showing import show_step
from fengsheng.server.table.table import GLANCE, Table
from fengsheng.server.wire import server

log = logging.getLogger("fengsheng.server")

AT_ONCE = 12  # questions between two commits, so that nobody waits long for a table of bots
MISSES = 2  # questions in a row that somebody may let pass before a bot takes over


def take(table: Table, out: Outbox, seat: int, option: Option, source: str) -> None:
    """An answer, which is one of the options: note it, and let happen what happens."""
    assert table.match is not None
    table.match.answers.give(seat, option)
    _accepted(table, out, table.match, seat, option, source)


def _accepted(table: Table, out: Outbox, match: Match, seat: int, option: Option, source: str) -> None:
    question = match.answers.question
    assert question is not None
    _write(table, out, match, question.number, seat, source, option.notation)
    if source == "person":
        match.people.add(seat)
    out.count("answers")
    if not question.lasting:
        close(table, out)


def _write(
    table: Table, out: Outbox, match: Match, prompt: int, seat: int, source: str, notation: str
) -> None:
    at = table.clock.utc_ms()
    out.write(out.ops.add_answer(match.id, match.seq, prompt, seat, source, notation, at))
    match.seq += 1


def close(table: Table, out: Outbox) -> None:
    """Let happen what was answered, if nobody must be waited for."""
    match = table.match
    assert match is not None
    events = match.answers.close()
    if events is None:
        return
    dealing.pose(table, match, told=bool(events))
    show_step(table, out, match, events)
    show_coaches(table, out, match)
    out.count("steps")
    if match.answers.question is None:
        dealing.end(table, out, match)
        return
    snapshot = match.snapshot()
    if snapshot is not None:
        dealing.save_snapshot(out, match, *snapshot)


def show_coaches(table: Table, out: Outbox, match: Match) -> None:
    """Who has asked a coach, once that tells nothing else: at a question that waits for them, or the end."""
    question = match.answers.question
    if question is not None and question.lasting:
        return
    for seat in [seat for seat in match.coaches if question is None or seat in question.offers]:
        match.coaches.discard(seat)
        table.state.chairs[seat].coach = True
        out.changed()


# When time has passed.


def play_on(table: Table, out: Outbox) -> float | None:
    """Give the automatic answers that are due; when the next one is."""
    now = table.clock.now()
    for _ in range(AT_ONCE):
        match = table.match
        if match is None or table.phase != "playing":
            return None
        now = table.clock.now()
        closes = match.closes()
        if closes is not None:
            question = match.answers.question
            if question is not None and any(map(table.waited_for, question.offers)):
                closes = max(closes, match.opened + GLANCE)
            if closes > now:
                return closes
            _time_is_over(table, out, match)
            continue
        due = match.due(table.patience)
        if due is None:
            return None
        if due[0] > now:
            return due[0]
        _answer_for(table, out, match, due[1])
    return now


def _time_is_over(table: Table, out: Outbox, match: Match) -> None:
    """Of the open question: bots answer, and whoever is silent passes."""
    question = match.answers.question
    assert question is not None
    if not match.answers.waiting():
        _write(table, out, match, question.number, -1, CLOSED, "")  # nobody's answer tells that it is
    while missing := match.answers.waiting():
        seat = missing[0]
        if not table.state.chairs[seat].person:
            _let_bot_answer(table, out, match, seat)
        elif seat in match.holding:
            match.dozing.add(seat)
            _lapse(table, out, match, seat)
        else:
            take(table, out, seat, match.safe_answer(seat), "auto")
    close(table, out)


def _answer_for(table: Table, out: Outbox, match: Match, seat: int) -> None:
    """The time of a seat for which the open question waits has come: its bot answers, or its clock has run
    out."""
    chair = table.state.chairs[seat]
    if not chair.person:
        _let_bot_answer(table, out, match, seat)
        return
    if not table.by_hand(seat):
        take(table, out, seat, match.safe_answer(seat), "auto")
        return
    chair.misses += 1
    if chair.misses >= MISSES:
        chair.away = True
        out.changed()
    out.remember()
    _lapse(table, out, match, seat)


def _lapse(table: Table, out: Outbox, match: Match, seat: int) -> None:
    """Somebody's time has run out: the safe answer is given for them, and they are told which."""
    option = match.safe_answer(seat)
    assert match.answers.question is not None
    match.late.append((match.answers.question.number, seat))
    out.count("timeouts")
    for peer in out.peers:
        if peer.guest == table.state.chairs[seat].guest:
            words = label_text(option, peer.lang, match.answers.game.names, seat)
            out.tell(peer, server.Lapsed(match.prompt_id, option.notation, words))
    take(table, out, seat, option, "clock")


# Bots.


def think_ahead(table: Table, out: Outbox) -> None:
    """Everybody has been told: now is the time for bots to think about a question that will be closed, and
    for those who look ahead about any. When it ends, how long thinking took must not be seen."""
    match = table.match
    if match is None or table.phase != "playing" or match.frozen:
        return
    thinking.begin(table, match)
    question = match.answers.question
    if question is None or not question.lasting or not match.pace.wait:
        return
    given, planned = match.answers.given, match.planned
    for seat in question.offers:
        if not table.state.chairs[seat].person and seat not in given and seat not in planned:
            planned[seat] = _bot_choice(table, out, match, seat)


def _let_bot_answer(table: Table, out: Outbox, match: Match, seat: int) -> None:
    """A bot answers like anybody: what it was not offered is refused where an answer is taken."""
    planned = match.planned.pop(seat, None)
    option = _found(table, out, match, seat) or planned or _bot_choice(table, out, match, seat)
    try:
        match.answers.give(seat, option)
    except IllegalAction:
        option = _bot_failed(table, out, match, seat)
        match.answers.give(seat, option)
    _accepted(table, out, match, seat, option, "bot")


def _found(table: Table, out: Outbox, match: Match, seat: int) -> Option | None:
    """What a bot that looks ahead has found, if it was quick enough."""
    if seat not in match.thoughts:
        return None
    try:
        option = thinking.found(match, seat)
    except ValueError:  # it was not offered
        return _bot_failed(table, out, match, seat)
    out.count("thoughts_late" if option is None else "thoughts")
    return option


def _bot_choice(table: Table, out: Outbox, match: Match, seat: int) -> Option:
    """What the bot of a seat wants to do."""
    try:
        return match.bot_answer(seat, table.state.bot_of(seat))
    except Exception:
        return _bot_failed(table, out, match, seat)


def _bot_failed(table: Table, out: Outbox, match: Match, seat: int) -> Option:
    """A bot that fails must not stop the table."""
    log.exception("bot failed", extra={"table": table.id, "bot": table.state.bot_of(seat)})
    out.count("bot_errors")
    return match.safe_answer(seat)
