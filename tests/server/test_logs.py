"""Tokens are in no log: nobody writes them there, and if somebody did they would be struck out."""

from __future__ import annotations

import logging

import pytest

from fengsheng.server.operate import logs, tokens


@pytest.fixture
def token() -> str:
    """A real one."""
    return f"{tokens.new_id()}.{tokens.new_secret()}"


@pytest.mark.parametrize("as_json", [True, False])
def test_a_token_is_struck_out(token: str, as_json: bool) -> None:
    record = logging.LogRecord("fengsheng.server", logging.INFO, "", 0, f"hello {token}", None, None)
    record.__dict__["link"] = f"/t/ABCDEF?token={token}"
    line = logs._Formatter(as_json).format(record)
    guest, _, secret = token.partition(".")
    assert secret not in line
    assert line.count(f"{guest}.***") == 2


def test_one_in_a_traceback_too(token: str) -> None:
    try:
        raise ValueError(f"no such guest: {token}")
    except ValueError as error:
        record = logging.LogRecord(
            "fengsheng.server",
            logging.ERROR,
            "",
            0,
            "failed",
            None,
            (type(error), error, error.__traceback__),
        )
    line = logs._Formatter(True).format(record)
    assert token.partition(".")[2] not in line
    assert "no such guest" in line
