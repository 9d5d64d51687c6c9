"""Bytes to messages and back; whatever is wrong with bytes from outside becomes one clear error."""

from __future__ import annotations

from typing import Any

import msgspec

from fengsheng.server.errors import Refused
from fengsheng.server.wire import client, server

LONGEST = 8192
"""The longest frame a client may send, in bytes."""

_decoder = msgspec.json.Decoder(client.ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(text: str) -> client.ClientMessage:
    """A client's message, or `Refused` with a stable code."""
    try:
        message: client.ClientMessage = _decoder.decode(text)
        return message
    except msgspec.ValidationError as error:
        raise Refused("bad-message", f"This is no message of the protocol: {_sentence(error)}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-json", f"This is no JSON: {_sentence(error)}") from None


def _sentence(error: BaseException) -> str:
    text = " ".join(str(error).split())[:160] or type(error).__name__
    return text if text.endswith(".") else f"{text}."


def tag_of(message: client.ClientMessage) -> str:
    """What a message is called."""
    return str(type(message).__struct_config__.tag)


def encode(message: server.ServerMessage) -> bytes:
    """A frame."""
    return _encoder.encode(message)


def raw(data: Any) -> msgspec.Raw:
    """Plain data as a part of a frame, encoded once for all who get the same."""
    return msgspec.Raw(_encoder.encode(data))
