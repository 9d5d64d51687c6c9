"""Names that people may have."""

from __future__ import annotations

import pytest

from fengsheng.server.errors import Refused
from fengsheng.server.names import check_free, clean_name, free_name


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),  # NFKC
        ("老槍", "老槍"),
        ("é", "é"),
        ("0123456789abcdef", "0123456789abcdef"),
        ("🂡", "🂡"),
    ],
)
def test_good_names(raw: str, clean: str) -> None:
    assert clean_name(raw) == clean


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "   ",
        "0123456789abcdefg",
        "a\u202eb",
        "a\u200bb",
        "a\u2066b",
        "\u200f",
        "a\x00b",
        "a\nb",
        "\u3164",
        "a\ufe0fb",
        "\u0301",
        "a\ue000",
        "\ud800",
        "\u2028",
        "x" * 300,
        "㍿" * 5,  # four characters each after NFKC
    ],
)
def test_bad_names(raw: str) -> None:
    with pytest.raises(Refused) as error:
        clean_name(raw)
    assert error.value.reason == "bad-name"


def test_names_are_unique_whatever_the_case() -> None:
    check_free("Ann", ["Bob"])
    with pytest.raises(Refused):
        check_free("ANN", ["Bob", "ann"])
    assert free_name("Ann", ["ann", "Ann 2"]) == "Ann 3"
    assert len(free_name("0123456789abcdef", ["0123456789abcdef"])) == 16
