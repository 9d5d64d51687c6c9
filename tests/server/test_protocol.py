"""The protocol's document is what the types say, and every code that is used is in it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import fengsheng.server
from fengsheng.server.table.commands import COMMANDS
from fengsheng.server.wire import client, codes
from fengsheng.server.wire.document import document

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = Path(fengsheng.server.__file__).parent


def test_the_document_is_up_to_date() -> None:
    """python -m fengsheng.server.wire.document docs/protocol.md"""
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == document()


def test_every_message_has_somebody_who_carries_it_out() -> None:
    assert {*COMMANDS, client.Hello} == set(get_args(client.ClientMessage))


def test_every_error_code_is_documented() -> None:
    """All texts given to `Refused`, wherever they stand; those of HTTP alone are in its own table."""
    from fengsheng.server.http.routes import STATUS

    used = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
                assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
                used.add(node.args[0].value)
    assert len(used) > 15
    assert used - codes.ERRORS.keys() <= STATUS.keys()
