"""Taking back the last answer, in a coached game.

It is possible as long as nothing was told because of it that its giver did not know: nobody else has answered
since, and the giver's seat knows no card, no identity and no character more than before. What is taken back
is forgotten on the disk, too, so a server that stops goes on with the game as it is then.
"""

from __future__ import annotations

from typing import NamedTuple

from fengsheng.core.event import Event, eye
from fengsheng.core.face import NOBODY
from fengsheng.core.knowledge import NO_HINT
from fengsheng.core.option import PASS, Option
from fengsheng.core.state import State
from fengsheng.core.view import UNKNOWN
from fengsheng.game import Game
from fengsheng.server.table.answers import Answers

FOLLOWING = ("arrive", "turn")  # events at another's seat that follow by the rules alone


class Before(NamedTuple):
    """A game as it was before an answer."""

    seat: int
    passing: bool  # the answer was no more than a pass
    game: Game
    given: dict[int, Option]
    events: int
    acted: int
    seq: int  # answers accepted until then
    saved_seq: int
    saved_events: int


def before(answers: Answers, seat: int, option: Option, kept: tuple[int, int, int]) -> Before:
    """The game as it is, before `seat` answers; `kept` are the numbers of answers, of those in the last
    snapshot, and of events in it."""
    game = answers.game.clone()
    passing = option.kind == PASS
    return Before(seat, passing, game, dict(answers.given), len(answers.history), len(answers.acted), *kept)


def possible(past: Before | None, answers: Answers) -> bool:
    """Whether an answer can be taken back now."""
    if past is None or answers.question is None:
        return False
    if any(seat != past.seat for seat in answers.acted[past.acted :]):
        return False
    if any(_anothers(event, past.seat) for event in answers.history[past.events :]):
        return False
    return not _learned(past.game, answers.game, past.seat)


def _anothers(event: Event, seat: int) -> bool:
    """Whether an event is what somebody else does: also unasked, because they have to, it tells something."""
    return event.by not in (seat, NOBODY) and event.kind not in FOLLOWING


def answers_before(past: Before, answers: Answers) -> Answers:
    """The game and its answers without the one that is taken back."""
    earlier = Answers(past.game, answers.history[: past.events])
    earlier.given = past.given
    return earlier


def _learned(old: Game, new: Game, seat: int) -> bool:
    """Whether a seat knows a card, an identity or a character that it did not know before."""
    was, now, bit = old.state, new.state, eye(seat)
    for before, after, told, tells in zip(was.seen, now.seen, was.hint, now.hint, strict=True):
        if after & bit and not before & bit:
            return True
        if not after & bit and tells not in (told, NO_HINT):  # what sort of card it is was said
            return True
    mine = was.character[seat]
    for one, two in zip(old.view(seat)["seats"], new.view(seat)["seats"], strict=True):
        if two["identity"] not in (one["identity"], UNKNOWN):
            return True
        if one["seat"] != seat and _but(one["character"], was, mine) != _but(two["character"], now, mine):
            return True
    return False


def _but(character: str | list[str], s: State, mine: int) -> list[str]:
    """What a character may be; that nobody else has one's own was known before."""
    if isinstance(character, str):
        return [character]
    own = s.rules.characters[mine].name if mine >= 0 else ""
    return [name for name in character if name != own]
