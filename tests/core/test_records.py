"""A record that is damaged, or does not fit, is refused, and the error names the field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.kept import record, save

from fengsheng import Game, RecordError


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("format", "fengsheng-save"),
        ("save_version", None),
        ("edition", None),
        ("seats", None),
        ("options", None),
        ("seed", "0"),
        ("answers", None),
        ("fingerprint", None),
        ("fingerprint", "0" * 64),
        ("asks", "many"),
        ("deal", []),
        ("rules_version", None),
    ],
)
def test_a_damaged_record_is_refused_and_the_field_named(where: str, value: Any) -> None:
    data = record()
    data[where] = value
    with pytest.raises(RecordError, match=where):
        Game.replay(data)


def test_an_answer_that_does_not_fit_is_named_by_its_number() -> None:
    data = record()
    data["answers"][3] = "drink tea"
    with pytest.raises(RecordError, match=r"answers\[3\]"):
        Game.replay(data)


def test_another_seed_or_a_missing_answer_does_not_come_out_the_same() -> None:
    data = record()
    data["seed"] = "00" * 32
    with pytest.raises(RecordError):
        Game.replay(data)
    data = record()
    data["answers"].pop()
    with pytest.raises(RecordError):
        Game.replay(data)


def test_a_record_can_be_replayed_without_being_verified() -> None:
    data = record()
    right = data["fingerprint"]
    data["fingerprint"] = "0" * 64
    assert Game.replay(data, verify=False).fingerprint() == right


@pytest.mark.parametrize("what", ["record", "nothing"])
def test_what_is_no_record_at_all_is_refused(what: str) -> None:
    with pytest.raises(RecordError, match="not a record"):
        Game.replay(save() if what == "record" else {})
