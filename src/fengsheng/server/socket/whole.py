"""Whole text frames without the library.

Nearly everything that players send is one text frame that comes alone. The library takes any stream apart,
byte by byte if need be, and that costs more than all the rest of passing a message on. What is not plainly
such a frame, or comes while the library has begun with one, is left to it.
"""

from __future__ import annotations

from types import CodeType
from typing import Protocol, cast

from websockets.protocol import Protocol as Library
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without it
    from websockets.utils import apply_mask

SHORTEST = 6  # bytes that a client's frame has at least
_WHOLE_TEXT = 0x81  # the first byte of a text frame that is a whole message
_MASKED = 128  # in the second byte, beside the length
_TWO_MORE = 126  # the length stands in the next two bytes
_BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the library waits for the first byte of one


class _Generator(Protocol):
    gi_code: CodeType
    gi_yieldfrom: _Generator | None


def between_messages(library: Library) -> bool:
    """Whether the library has seen whole messages only, and the next byte begins one. After a close it never
    does."""
    frames = cast(_Generator, library.parser).gi_yieldfrom
    waits = None if frames is None else frames.gi_yieldfrom
    return waits is not None and waits.gi_code is _BETWEEN_FRAMES and library.current_size is None


def whole_text(data: bytes, most: int) -> bytes | None:
    """The payload, if that is one whole text frame of at most so many bytes and nothing else."""
    if len(data) < SHORTEST or data[0] != _WHOLE_TEXT:
        return None
    size, start = data[1] - _MASKED, 2
    if size == _TWO_MORE:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= size < _TWO_MORE:
        return None
    if size > most or len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])
