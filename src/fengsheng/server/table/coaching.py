"""What clients can ask a coach in a game: what is good here, why one is asked, what is new, what an answer is
worth.

The coach gets the view of the seat that asks and its options, as a bot does, and nothing else. Nobody is told
what was asked; with other people at the table all are told that somebody has a coach, at a question that
waits for them: in a window only who has something to choose asks one, and nobody may see by that who has.
"""

from __future__ import annotations

from typing import NamedTuple

from fengsheng import coach
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Decision
from fengsheng.core.view import View
from fengsheng.server.errors import Refused
from fengsheng.server.table.answering import show_coaches
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.playing import Command
from fengsheng.server.table.state import TableState
from fengsheng.server.table.table import Table
from fengsheng.server.wire import client, server


def allowed(state: TableState) -> bool:
    """Alone with bots always; with other people where the owner has switched it on for everybody."""
    return state.alone or state.settings.coach


class _Asking(NamedTuple):
    """What the coach is given."""

    view: View
    decision: Decision
    lang: str
    names: tuple[str, ...]


def _asking(table: Table, out: Outbox, peer: Peer, prompt: str) -> _Asking:
    """What the coach is asked about, or a refusal."""
    match = table.need_match()
    seat = table.seat_of(peer)
    if not allowed(table.state):
        raise Refused("no-coach", "There is no coach at this table; its owner can allow one before a game.")
    question = match.answers.asked(seat, match.prompt(prompt))
    if not table.state.alone and not table.state.chairs[seat].coach:
        match.coaches.add(seat)
        if not question.lasting:
            show_coaches(table, out, match)
    return _Asking(match.asked_view(seat), match.decision(seat), peer.lang, table.names_in(peer.lang))


def _hint(table: Table, out: Outbox, peer: Peer, message: client.Hint) -> None:
    told = coach.hint(*_asking(table, out, peer, message.prompt))
    options = [
        server.Advice(one.notation, one.label, one.effect, one.aim, list(one.because), one.sure, one.clear)
        for one in told.options
    ]
    look = told.look
    out.tell(
        peer,
        server.Hint(message.prompt, told.state, _thing(look.thing), look.sentence, told.sentence, options),
    )


def _thing(written: str) -> server.Thing:
    """What the coach points at, as lessons write it: a sort, and for some whose."""
    sort, _, seat = written.partition(" ")
    return server.Thing(sort, SEATS.index(seat) if seat else None)


def _why_asked(table: Table, out: Outbox, peer: Peer, message: client.WhyAsked) -> None:
    told = coach.why_asked(*_asking(table, out, peer, message.prompt))
    out.tell(peer, server.WhyAsked(message.prompt, told.sentence, told.rule))


def _topics(table: Table, out: Outbox, peer: Peer, message: client.Topics) -> None:
    asking = _asking(table, out, peer, message.prompt)
    found: list[server.Topic] = []
    for topic in coach.topics(asking.decision):
        note = coach.introduce(topic, *asking)
        found.append(server.Topic(str(topic), note.sentence, note.rule))
    out.tell(peer, server.Topics(message.prompt, found))


def _weigh(table: Table, out: Outbox, peer: Peer, message: client.Weigh) -> None:
    view, decision, lang, names = _asking(table, out, peer, message.prompt)
    option = table.need_match().answers.option(decision.seat, decision.number, message.option)
    note = coach.warning(view, decision, option, lang, names)
    out.tell(
        peer,
        server.Weighed(
            message.prompt,
            message.option,
            [str(topic) for topic in coach.topics(decision, option)],
            coach.right(view, decision, option),
            note.key if note is not None else "",
            note.sentence if note is not None else "",
            note.rule if note is not None else "",
        ),
    )


COMMANDS: dict[type, Command] = {
    client.Hint: _hint,
    client.WhyAsked: _why_asked,
    client.Topics: _topics,
    client.Weigh: _weigh,
}
