"""The one loop: run steps until somebody must choose or the game is over."""

from __future__ import annotations

from .face import NO_CARD, NOBODY
from .option import Option
from .state import State


def run(s: State) -> None:
    """Run to the next question that stops the game, or to the end."""
    stack = s.stack
    steps = s.book.steps
    answers = s.book.answers
    while s.result is None:
        if s.ask_seat != NOBODY:
            if s.ask_forced or len(s.options) != 1:
                return
            option = s.options[0]
            s.ask_seat = NOBODY
            f = stack[-1]
            step = f.step
            f.step = ""
            s.now = ""
            answers[f.rule][step](s, f, option)
            continue
        f = stack[-1]
        step = f.step
        if not step:
            if f.card != NO_CARD or f.cards:
                raise AssertionError(f"{f.rule} ended while holding a card")
            stack.pop()
            continue
        f.step = ""
        s.now = step
        steps[f.rule][step](s, f)
    # The end: what was in the middle no longer matters, but a card in use still lies in its frame.
    stack[:] = [f for f in stack if f.card != NO_CARD or f.cards]
    s.ask_seat = NOBODY
    s.ask_kind = ""
    s.ask_step = ""
    s.options = []


def answer(s: State, option: Option) -> None:
    """Carry out one of `s.options` and run on. The caller has checked that it is one of them."""
    s.ask_seat = NOBODY
    f = s.stack[-1]
    step = f.step
    f.step = ""
    s.now = ""
    s.book.answers[f.rule][step](s, f, option)
    run(s)


def ask_again(s: State) -> None:
    """Put the open question anew, as after a load or a re-deal. A step that asks does nothing else."""
    if s.ask_seat == NOBODY:
        return
    asks, decisions = s.asks, s.decisions
    f = s.stack[-1]
    s.now = s.ask_step
    s.book.steps[f.rule][s.ask_step](s, f)
    s.asks, s.decisions = asks, decisions
