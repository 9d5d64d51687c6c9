"""A whole text frame that goes past the library is taken as by the library, whatever came before it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from itertools import pairwise
from unittest.mock import patch

import pytest
from tests.server.test_fast import BINARY, CLOSE, CONTINUE, PING, PONG, TEXT, frame
from tests.server.wires import DROP, END, HEAVY, HOLD, MOST, Listening
from websockets.server import ServerProtocol

from fengsheng.server.socket import fast
from fengsheng.server.socket.whole import SHORTEST, whole_text

WORDS = ("", "x", "風聲", "{}", "x" * 71, "y" * 125, "z" * 126, "風" * 60, "w" * 4000)


def long_headed(text: bytes) -> bytes:
    """With a length in more bytes than needed, which the library allows."""
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


def any_frames(dice: random.Random) -> Iterable[bytes]:
    """Mostly short messages, now and then anything else."""
    text = dice.choice(WORDS).encode()
    kind = dice.random()
    if kind < 0.6:
        yield frame(TEXT, text)
    elif kind < 0.7:
        cuts = sorted(dice.randrange(len(text) + 1) for _ in range(dice.randrange(1, 4)))
        parts = [text[i:j] for i, j in zip([0, *cuts], [*cuts, len(text)], strict=True)]
        for n, part in enumerate(parts):
            if dice.random() < 0.3:
                yield frame(dice.choice((PING, PONG)), b"?")
            yield frame(CONTINUE if n else TEXT, part, fin=n == len(parts) - 1)
    elif kind < 0.76:
        yield frame(dice.choice((PING, PONG)), text[:100])
    elif kind < 0.82:
        yield long_headed(text)
    elif kind < 0.9:
        yield frame(TEXT, HOLD.encode())
    elif kind < 0.94:
        yield frame(TEXT, dice.choice((END, DROP)).encode())
    elif kind < 0.96:
        yield frame(CLOSE, dice.choice((b"", b"\x03\xe8", b"\x03\xe8bye", b"\x00")))
    else:
        yield dice.choice(
            (
                frame(BINARY, text),
                frame(TEXT, b"\xff\xfe"),
                frame(TEXT, "風".encode()[:2]),
                frame(TEXT, text, masked=False),
                frame(TEXT, text, more=64),
                frame(TEXT, b"x" * (MOST + 1)),
                frame(TEXT, b"x" * MOST),
                frame(CONTINUE, text),
                frame(3, text),
                frame(PING, b"x", fin=False),
            )
        )


def pieces(dice: random.Random) -> list[bytes]:
    """As they come off the wire: a frame each, several in one, and cut anywhere."""
    frames = [one for _ in range(dice.randrange(2, 12)) for one in any_frames(dice)]
    if dice.random() < 0.3:
        stream = b"".join(frames)
        cuts = sorted({0, len(stream), *(dice.randrange(len(stream)) for _ in range(dice.randrange(9)))})
        return [stream[i:j] for i, j in pairwise(cuts)]
    found: list[bytes] = []
    while frames:
        together = 1 if dice.random() < 0.7 else 3
        found.append(b"".join(frames[:together]))
        del frames[:together]
        if dice.random() < 0.1 and len(found[-1]) > 1:
            cut = dice.randrange(1, len(found[-1]))
            found[-1:] = [found[-1][:cut], found[-1][cut:]]
    return found


async def played(seed: int) -> tuple[object, int]:
    """What one gets to hear and says, piece by piece; and how often the library was needed."""
    dice = random.Random(seed)
    at = Listening()
    sent = pieces(dice)
    seen: list[str] = []
    with patch.object(
        ServerProtocol, "receive_data", autospec=True, side_effect=ServerProtocol.receive_data
    ) as asked:
        await at.open()
        for piece in sent:
            if at.wire.closing:
                break
            at.socket.data_received(piece)
            seen.append(repr(at.told()))
            if dice.random() < 0.7:
                await at.rest()
                seen.append(repr((at.told(), at.wire.reading or at.wire.closing)))
            if dice.random() < 0.4:
                at.socket.hold(False)
        at.socket.hold(False)
        await at.rest()
        seen.append(repr(at.told()))
        await at.close()
        return seen, asked.call_count


@pytest.mark.parametrize("seed", range(4))
def test_as_the_library_has_it(seed: int) -> None:
    """The same notes, bytes and ends with and without the short way, after every piece."""
    fewer = 0
    for game in range(seed * 40, seed * 40 + 40):
        here, asked = asyncio.run(played(game))
        with patch.object(fast, "whole_text", return_value=None):
            there, always = asyncio.run(played(game))
        assert here == there, f"seed {game}"
        fewer += always - asked
    assert fewer > 40  # the short way is taken at all


def test_the_library_sees_no_whole_message() -> None:
    """Of messages that come one by one it gets none, also after something that it was needed for."""

    async def run() -> None:
        at = Listening()
        await at.open()
        for other in (b"", frame(PING, b"?"), frame(TEXT, b"a", fin=False) + frame(CONTINUE, b"b")):
            if other:
                at.socket.data_received(other)
                await at.rest()
            with patch.object(ServerProtocol, "receive_data") as asked:
                for n in range(20):
                    at.socket.data_received(frame(TEXT, b"%d" % n))
            assert not asked.called
            assert at.ear.notes[-1] == "19"
        await at.close()

    asyncio.run(run())


def test_parts_whose_first_was_too_much_are_text_as_before() -> None:
    """What the library would have noted of the message before is noted on the short way too."""

    async def run() -> None:
        at = Listening()
        await at.open()
        at.socket.data_received(frame(TEXT, b"a"))
        at.socket.data_received(frame(TEXT, b"x" * (HEAVY - SHORTEST), fin=False))
        at.socket.data_received(frame(CONTINUE, b"b"))
        assert at.ear.notes == [7, "a", HEAVY, 7, "b"]
        await at.close()

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 200, 8192, MOST, MOST + 1, 65535, 65536, 70000])
def test_one_frame_of_any_length(size: int) -> None:
    """The payload and nothing else; nothing of a frame that is longer or not all there."""
    text = random.Random(size).randbytes(size)
    sent = frame(TEXT, text)
    assert whole_text(sent, MOST) == (text if size <= MOST else None)
    assert whole_text(sent + b"\x81", MOST) is None
    assert whole_text(sent[:-1], MOST) is None
    assert whole_text(frame(TEXT, text, fin=False), MOST) is None
    assert whole_text(frame(TEXT, text, masked=False), MOST) is None
