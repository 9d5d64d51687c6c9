"""A match as it was when it was interrupted, from what the store has of it."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import NamedTuple

from fengsheng.editions.registry import find
from fengsheng.game import Game
from fengsheng.server.table.answers import Answers, Misfit, event_from
from fengsheng.server.table.match import Match
from fengsheng.server.table.pace import Pace
from fengsheng.server.table.packing import unpack

CLOSED = "closed"  # stands among the sources of answers: the time of the question was over
AT_THE_END = ("bot", "auto", "clock", CLOSED)  # what is written when a question is closed by time


class Given(NamedTuple):
    """An answer as the store has it."""

    seq: int
    prompt: int
    seat: int
    source: str
    notation: str
    at: int


class Resumed(NamedTuple):
    """A match as the store has it."""

    match: Match
    last_at: int  # when the answer that brought up the open question was accepted; 0: never
    cut_from: int  # stored answers from this one on do not fit the rules of today; -1: all fit


def resume(
    game_id: str,
    number: int,
    first: Game | None,
    snapshots: list[tuple[int, str, bytes, bytes]],
    stored: list[Given],
    pace: Pace,
    dice: Random,
    alone: bool = False,
    clock: bool = False,
) -> Resumed:
    """Continue from the last snapshot (seq, rules version, state, events) and the answers since.

    Under the rules that made it this gives exactly the game that was interrupted. Under newer rules it
    continues from the snapshot under the new rules, and a question to which an answer no longer fits is asked
    again."""
    if snapshots:
        seq, _, state, _ = snapshots[-1]
        history = [event_from(row) for _, _, _, events in snapshots for row in unpack(events)]
        answers = Answers(Game.from_dict(unpack(state)), history)
    else:
        assert first is not None
        seq = 0
        answers = Answers(first)
    match = Match(game_id, number, answers, pace, dice, alone, clock)
    match.seq = match.saved_seq = seq
    match.saved_events = len(answers.history) if snapshots else 0
    edition = find(answers.game.state.rules.preset)
    last_at = 0
    for given in stored:
        if given.seq < seq:
            last_at = given.at
    groups = [list(group) for _, group in groupby((g for g in stored if g.seq >= seq), lambda g: g.prompt)]
    try:
        for number, group in enumerate(groups, 1):
            for given in group:
                if given.source != CLOSED:
                    notation = edition.respell(given.notation)
                    answers.give(given.seat, answers.option(given.seat, given.prompt, notation))
            lasting = answers.question is not None and answers.question.lasting
            over = number < len(groups) or any(given.source in AT_THE_END for given in group)
            if (over or not lasting) and answers.close() is not None:
                match.screens.seq += 1
                last_at = group[-1].at
            match.seq = group[-1].seq + 1
    except (ValueError, Misfit):
        answers.given = {}
        return Resumed(match, last_at, match.seq)
    return Resumed(match, last_at, -1)
