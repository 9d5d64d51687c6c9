"""A state as canonical text: what `json` writes of `codec.encode` with sorted keys and no blanks, written
straight from the fields in half the time. Fingerprints and digests are made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import JSONEncoder
from json.encoder import encode_basestring as quoted
from operator import itemgetter
from typing import Final

from fengsheng.core.event import EVERYONE
from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.rng import Rng
from fengsheng.core.saved import result_of
from fengsheng.core.state import State

encode: Final = JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode

# Most numbers of a game are cards, seats and small masks.
_SMALL: Final = {number: str(number) for number in (*range(-1, 1024), EVERYONE)}
_TRUTH: Final = ("false", "true")
_INQUIRIES: Final = "probes"  # the field of that name; no card is meant


def _numbers(values: Sequence[int]) -> str:
    if len(values) < 2:
        return f"[{values[0]}]" if values else "[]"
    try:
        return f"[{','.join(itemgetter(*values)(_SMALL))}]"  # one call into C for all of them
    except KeyError:
        return _lists(list(values))


def _lists(values: object) -> str:
    """Lists, also of large numbers or of lists."""
    return str(values).replace(" ", "")


def _piles(values: Sequence[Sequence[int]]) -> str:
    """A list of cards for each seat."""
    return f"[{','.join([_numbers(cards) for cards in values])}]"


def _marks(marks: Mapping[str, int]) -> str:
    told = [f"{quoted(name)}:{marks[name]}" for name in sorted(marks)] if marks else []
    return f"{{{','.join(told)}}}"


def _rng(rng: Rng) -> str:
    return f'["{rng.seed.hex()}",{rng.used}]'


def _probes(probes: Sequence[Probe]) -> str:
    told = [
        f"[{p.asker},{p.target},{p.card},{p.named},{p.effect},{_TRUTH[p.acted]},{_TRUTH[p.sure]}]"
        for p in probes
    ]
    return f"[{','.join(told)}]"


def _frame(f: Frame, flags: int, end: str) -> str:
    return (
        f"[{quoted(f.name)},{quoted(f.step)},{f.by},{f.target},{f.card},{f.aim},{f.on},{quoted(f.occasion)},"
        f"{f.at},{f.number},{flags},{_numbers(f.cards) if f.cards else '[]'},"
        f"{_numbers(f.seats) if f.seats else '[]'}{end}]"
    )


def _frames(frames: Sequence[Frame]) -> str:
    told = [_frame(f, f.flags, f",{f.asked}" if f.asked >= 0 else "") for f in frames]
    return f"[{','.join(told)}]"


def _first_frames(frames: Sequence[Frame]) -> str:
    """As the first version had them: whom a frame of triggers asks stood among its flags."""
    return f"[{','.join([_frame(f, f.asked if f.asked >= 0 else f.flags, '') for f in frames])}]"


def _transit(t: Transit | None) -> str:
    if t is None:
        return "null"
    return (
        f"[{t.card},{t.sender},{t.route},{t.addressee},{t.direction},{t.position},{quoted(t.stage)},"
        f"{_TRUTH[t.refused]},{t.locked},{t.lured},{_TRUTH[t.locked_card]},{t.hops}]"
    )


def _result(result: Result | None) -> str:
    return "null" if result is None else str(encode(result_of(result)))


def saved(s: State) -> str:
    """The state as saves hold it."""
    return _written_out(s, first=False)


def hashed(s: State) -> str:
    """The state as the first version wrote it: so a game has the same fingerprint for ever. How a seat is
    asked is no part of the game itself: both modes give the same one."""
    return _written_out(s, first=True)


def _written_out(s: State, first: bool) -> str:
    """Every saved field by its name, in alphabetical order."""
    forced = "" if first else f'"ask_forced":{_TRUTH[s.ask_forced]},'
    could_be = _lists(s.could_be)
    now, then = ("", f'"maybe":{could_be},') if first else (f'"could_be":{could_be},', "")
    deferred, stack = (
        (_first_frames(s.deferred), _first_frames(s.stack))
        if first
        else (_frames(s.deferred), _frames(s.stack))
    )
    return (
        f'{{"alive":{s.alive},"anchor":{s.anchor},"aside":{_numbers(s.aside)},{forced}'
        f'"ask_kind":{quoted(s.ask_kind)},"ask_seat":{s.ask_seat},"ask_step":{quoted(s.ask_step)},'
        f'"asks":{s.asks},"character":{_numbers(s.character)},{now}"dead":{s.dead},'
        f'"deaths":{_numbers(s.deaths)},"decisions":{s.decisions},"deck":{_numbers(s.deck)},'
        f'"deferred":{deferred},"discard":{_numbers(s.discard)},"dying":{s.dying},"face_up":{s.face_up},'
        f'"gender":{_numbers(s.gender)},"hands":{_piles(s.hands)},"hint":{_numbers(s.hint)},'
        f'"identity":{_numbers(s.identity)},"identity_up":{s.identity_up},"intel":{_piles(s.intel)},'
        f'"killer":{_numbers(s.killer)},"looks":{_numbers(s.looks)},"lost":{s.lost},'
        f'"marks":{_marks(s.marks)},{then}"offered":{_piles(s.offered)},"phase":{quoted(s.phase)},'
        f'"{_INQUIRIES}":{_probes(s.probes)},"queue":{_numbers(s.queue)},"quiet":{_TRUTH[s.quiet]},'
        f'"result":{_result(s.result)},"rng":{_rng(s.rng)},"seen":{_numbers(s.seen)},'
        f'"sent":{_TRUTH[s.sent]},"stack":{stack},"transit":{_transit(s.transit)},"turn":{s.turn},'
        f'"turn_no":{s.turn_no}}}'
    )
