"""The one loop: run steps until somebody must choose or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fengsheng.core.errors import IllegalAction
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.option import Decision, Option
from fengsheng.core.state import State

if TYPE_CHECKING:
    from fengsheng.core.event import Event
    from fengsheng.core.ruleset import Step


def run(s: State) -> None:
    """Run to the next question that stops the game, or to the end."""
    stack = s.stack
    steps = s.rules.steps
    answers = s.rules.answers
    name = ""  # whose steps are at hand: most often the next step belongs to the same procedure
    table: dict[str, Step] = {}
    while s.result is None:
        if s.ask_seat != NOBODY:
            if s.ask_forced or len(s.options) != 1:
                return
            option = s.options[0]
            s.ask_seat = NOBODY
            f = stack[-1]
            step = f.step
            f.step = ""
            s.running_step = ""
            answers[f.name][step](s, f, option)
            continue
        f = stack[-1]
        step = f.step
        while not step:  # nothing is left to do: these are popped in a row
            if f.card != NO_CARD or f.cards:
                raise AssertionError(f"{f.name} ended while holding a card")
            stack.pop()
            f = stack[-1]
            step = f.step
        f.step = ""
        s.running_step = step
        if f.name is not name:
            name = f.name
            table = steps[name]
        table[step](s, f)
    # The end: what was in the middle no longer matters, but a card in use still lies in its frame.
    stack[:] = [f for f in stack if f.card != NO_CARD or f.cards]
    s.ask_seat = NOBODY
    s.ask_kind = ""
    s.ask_step = ""
    s.options = ()


def question(s: State) -> Decision | None:
    """What is asked now; None when the game is over."""
    if s.ask_seat == NOBODY:
        return None
    return Decision(s.asks, s.ask_seat, s.ask_kind, s.options)


def chosen(s: State, choice: object) -> Option:
    """The open option that is meant by an equal one, its index or its notation; anything else is an error."""
    options = s.options
    if s.ask_seat == NOBODY:
        raise IllegalAction("The game is over; nothing is asked any more.")
    if isinstance(choice, Option):
        choice = choice.notation
    if isinstance(choice, bool) or not isinstance(choice, int | str):
        raise IllegalAction(f"{choice!r} is no option, index or notation.")
    if isinstance(choice, int):
        if 0 <= choice < len(options):
            return options[choice]
    else:
        for option in options:
            if option.notation == choice:
                return option
    offered = ", ".join(option.notation for option in options)
    raise IllegalAction(f"{choice!r} is not offered; offered are: {offered}.")


def collect(s: State) -> list[Event]:
    """What has happened since the last time."""
    fresh = s.events
    s.events = []
    return fresh


def answer(s: State, choice: object, written: list[Option | str]) -> list[Event]:
    """Carry out what was chosen and run on; what happened. A real choice is written down."""
    for option in s.options:  # it is most often one of those that were offered, itself
        if option is choice:
            break
    else:
        option = chosen(s, choice)
    if len(s.options) > 1:
        written.append(option)
    s.ask_seat = NOBODY
    f = s.stack[-1]
    step = f.step
    f.step = ""
    s.running_step = ""
    s.rules.answers[f.name][step](s, f, option)
    run(s)
    return collect(s)


def ask_again(s: State) -> None:
    """Put the open question anew, as after a load or a re-deal. A step that asks does nothing else."""
    if s.ask_seat == NOBODY:
        return
    asks, decisions = s.asks, s.decisions
    f = s.stack[-1]
    s.running_step = s.ask_step
    s.rules.steps[f.name][s.ask_step](s, f)
    s.asks, s.decisions = asks, decisions
