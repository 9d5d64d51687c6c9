"""The second lock: a field of a view leaves the process only if its line in core/view.py says so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.core.shapes import SHAPES

from fengsheng import Game
from fengsheng.server.wire import allowed, declared, view_fields
from fengsheng.server.wire.allowed import shown_view, unlisted
from fengsheng.server.wire.declared import allow_list, read

SMALL = '''
class Row(TypedDict):
    """A row."""

    seat: int  # public: number
    secret: int  # where the good cards are
    late: NotRequired[bool]  # public: comes late


class View(TypedDict):
    """All."""

    me: int  # public: the reader
    rows: list[Row]  # public: rows
    deep: Row | None
'''


def test_the_list_is_made_from_what_is_written() -> None:
    file = Path(str(view_fields.__file__)).read_text("utf-8")
    assert file == allow_list(declared.declared()), "make it anew: see the head of wire/view_fields.py"


def test_a_field_without_its_word_is_held_back() -> None:
    made: dict[str, Any] = {}
    exec(compile(allow_list(read(SMALL)), "made", "exec"), made)
    assert made["FIELDS"] == {
        "": {"me": "the reader", "rows": "rows"},
        "rows": {"seat": "number", "late": "comes late"},
    }


def test_every_field_that_is_declared_is_public_today() -> None:
    """Whoever adds one that is not says here that it is meant so."""
    rows = [(part.name, field) for part in declared.declared().parts.values() for field in part.fields]
    assert {f"{name}.{field.name}" for name, field in rows if not field.about} == set()


def test_the_reading_finds_what_python_finds() -> None:
    parts = declared.declared().parts
    for name, part in parts.items():
        kind = SHAPES[name]
        assert [field.name for field in part.fields] == list(kind.__annotations__)
        assert {field.name for field in part.fields if field.optional} == {
            name for name, hint in kind.__annotations__.items() if "NotRequired" in str(hint)
        }
        assert part.about == kind.__doc__
    tree = ast.parse(declared.SOURCE.read_text("utf-8"))
    assert {node.name for node in tree.body if isinstance(node, ast.ClassDef)} == set(parts)


@pytest.mark.parametrize("where", ["decision", "decision.about"])
def test_parts_of_parts_are_filtered_too(where: str) -> None:
    view: dict[str, Any] = {**Game.new("spywar", 5, 1).view(0)}
    view["decision"] = {**view["decision"], "about": [{"kind": "gained"}]}
    rows = view["decision"] if where == "decision" else view["decision"]["about"][0]
    rows["secret"] = 1
    assert unlisted(view) == [f"{where}.secret"]
    told = shown_view(view)
    assert unlisted(told) == []
    assert told["decision"]["about"] == [{"kind": "gained"}]
    again, _ = allowed.renew_view(told, view)
    assert again == told
