"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from tools.web_types import document

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "net" / "protocol.ts"


def test_the_types_of_the_client_are_made_from_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == document(), "run: python -m tools.web_types web/src/net/protocol.ts"
