"""A state as canonical text: what `json` writes of `codec.encode` with sorted keys and no blanks, written
straight from the fields in half the time. Fingerprints and digests are made of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from json import JSONEncoder
from json.encoder import encode_basestring as quoted
from operator import attrgetter
from typing import Any, Final

from fengsheng.core.event import EVERYONE
from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.rng import Rng
from fengsheng.core.saved import FIELDS, result_of

encode: Final = JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode

# Most numbers of a game are cards, seats and small masks.
_SMALL: Final = {number: str(number) for number in (*range(-1, 1024), EVERYONE)}
_written: Final = _SMALL.__getitem__
_TRUTH: Final = ("false", "true")


def _numbers(values: Sequence[int]) -> str:
    if not values:
        return "[]"
    try:
        return f"[{','.join(map(_written, values))}]"
    except KeyError:
        return _lists(list(values))


def _lists(values: object) -> str:
    """Lists, also of large numbers or of lists."""
    return str(values).replace(" ", "")


def _rows(values: Sequence[tuple[int, ...]]) -> str:
    """Tuples, which `str` writes with round brackets, and a single number with a comma after it."""
    return _lists(values).replace(",)", "]").replace("(", "[").replace(")", "]")


def _truth(value: bool) -> str:
    return _TRUTH[value]


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


WRITERS: Final[dict[str, Callable[[Any], str]]] = {
    "i": str,
    "b": _truth,
    "s": quoted,
    "[i]": _numbers,
    "[[i]]": _lists,
    "[(i)]": _rows,
    "{i}": _marks,
    "Rng": _rng,
    "[Probe]": _probes,
    "[Frame]": _frames,
    "?Transit": _transit,
    "?Result": _result,
}


class Form:
    """Which fields are written and under which names."""

    def __init__(
        self,
        without: Collection[str] = (),
        renamed: Mapping[str, str] | None = None,
        writers: Mapping[str, Callable[[Any], str]] | None = None,
    ) -> None:
        names = {field: field for field in FIELDS if field not in without} | dict(renamed or {})
        fields = sorted(names, key=names.__getitem__)
        how = {field: WRITERS[FIELDS[field]] for field in fields} | {"could_be": _lists} | dict(writers or {})
        self._values = attrgetter(*fields)
        self._around = "{" + ",".join(f'"{names[field]}":%s' for field in fields) + "}"
        # `%s` itself writes plain numbers
        self._writers = [(at, how[f]) for at, f in enumerate(fields) if FIELDS[f] != "i"]

    def text(self, state: object) -> str:
        """The state in this form."""
        values = list(self._values(state))
        for at, write in self._writers:
            values[at] = write(values[at])
        return self._around % tuple(values)


SAVED: Final = Form()
# The first version's: so a game has the same fingerprint for ever. How a seat is asked is no part of the
# game itself: both modes give the same one.
HASHED: Final = Form(
    ("ask_forced",), {"could_be": "maybe"}, {"stack": _first_frames, "deferred": _first_frames}
)
