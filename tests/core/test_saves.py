"""A save that is damaged, newer or of another game is refused, and the error names the field."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.core.kept import _texts, record, save
from tests.laws.checks import fields_of
from tests.some import some

from fengsheng import FengshengError, Game, SaveError
from fengsheng.core import codec, saved
from fengsheng.core.errors import NewerSave
from fengsheng.core.frame import Frame, Result
from fengsheng.core.head import VERSIONS


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """The same with a digest that fits: what only somebody who means it could make."""
    data["digest"] = codec.digest(data)
    return data


def refused(data: Any) -> str:
    """What is said about a save that must not load."""
    before = copy.deepcopy(data)
    with pytest.raises(SaveError) as error:
        Game.from_dict(data)
    assert data == before
    return str(error.value)


def test_the_save_itself_is_sound() -> None:
    game = Game.from_dict(save())
    assert json.dumps(game.to_dict()) == _texts()[0]
    assert Game.replay(record()).fingerprint() == game.fingerprint()


WRONG_SHAPES: tuple[Any, ...] = (None, True, 1.5, -7, "?", [], [None], ["?"], [[["?"]]], {}, {"?": None})


def fits_shape(shape: str, value: Any) -> bool:
    """Whether a wrong value happens to have the right form."""
    try:
        saved.read(shape, value, "")
    except SaveError:
        return False
    return True


@pytest.mark.parametrize("field", saved.FIELDS)
def test_a_field_of_the_wrong_shape_is_named(field: str) -> None:
    tried = 0
    for value in WRONG_SHAPES:
        if not fits_shape(saved.FIELDS[field], value):
            data = save()
            data["state"][field] = value
            assert f"state.{field}" in refused(data)
            tried += 1
    assert tried > 3


@pytest.mark.parametrize("field", saved.FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = save()
    del data["state"][field]
    assert f"state.{field} is missing" in refused(data)


def test_a_field_nobody_knows_is_named() -> None:
    data = save()
    data["state"]["tea"] = 1
    assert "state.tea" in refused(data)


@pytest.mark.parametrize("name", saved.RECORD_FIELDS)
def test_a_damaged_part_of_a_record_inside_the_state_is_named(name: str) -> None:
    where = {"Frame": "stack[0]", "Transit": "transit", "Probe": "probes[0]", "Result": "result"}[name]
    for number, field in enumerate(some(saved.RECORD_FIELDS[name])):
        data = save()
        state = data["state"]
        if name == "Frame":
            state["stack"][0].append(2)  # whom it asks, which is left out when it asks nobody
        if name == "Result":
            state["result"] = [[0], "reason", "CL-WIN-01", 0, "front", [0], -1, []]
        target = {
            "Frame": state["stack"][0],
            "Transit": state["transit"],
            "Probe": state["probes"][0],
            "Result": state["result"],
        }[name]
        target[number] = {"wrong": 1}
        assert f"state.{where}.{field}" in refused(data)


def test_a_result_says_no_more_than_it_must() -> None:
    """So what was kept before somebody could be usurped is read, and its fingerprint comes out again."""
    plain = Result((0, 2), "declared victory", "CL-WIN-01", 2, "front")
    assert saved.result_of(plain) == [[0, 2], "declared victory", "CL-WIN-01", 2, "front"]
    nobody = Result((), "nobody is left", "CL-RULING-089", -1, "")
    assert saved.result_of(nobody) == [[], "nobody is left", "CL-RULING-089", -1, ""]
    assert (plain.declarers, plain.usurper, plain.usurped, nobody.declarers) == ((2,), -1, (), ())
    several = Result((0, 2), "collected", "SW-WIN-13", 2, "qianfu", (2, 0))
    robbed = Result((1,), "usurped", "SW-WIN-09", 2, "cuanduozhe", (2,), 1, (0, 2))
    for result, length in ((plain, 5), (nobody, 5), (several, 8), (robbed, 8)):
        told = saved.result_of(result)
        assert len(told) == length
        again = saved.read("Result", told, "result")
        assert {slot: getattr(again, slot) for slot in fields_of(Result)} == {
            slot: getattr(result, slot) for slot in fields_of(Result)
        }


@pytest.mark.parametrize("length", [4, 6, 7, 9])
def test_a_result_of_another_length_is_damaged(length: int) -> None:
    data = save()
    data["state"]["result"] = [[0], "reason", "CL-WIN-01", 0, "front", [0], -1, [], 0][:length]
    assert "state.result is" in refused(data)


@pytest.mark.parametrize(
    ("field", "change", "words"),
    [
        ("hands", lambda v: v[:-1], "state.hands is not for 5 seats"),
        ("intel", lambda v: [*v, []], "state.intel is not for 5 seats"),
        ("identity", lambda v: v[:-1], "state.identity is not for 5 seats"),
        ("character", lambda v: v[:-1], "state.character is not for 5 seats"),
        ("gender", lambda v: v[:-1], "state.gender is not for 5 seats"),
        ("offered", lambda v: v[:-1], "state.offered is not for 5 seats"),
        ("killer", lambda v: v[:-1], "state.killer is not for 5 seats"),
        ("looks", lambda v: v[:-1], "state.looks is not for 5 seats"),
        ("could_be", lambda v: v[:-1], "state.could_be is not for 5 seats"),
        ("seen", lambda v: v[:-1], "state.seen is not for 81 cards"),
        ("hint", lambda v: [*v, 0], "state.hint is not for 81 cards"),
        ("turn", lambda v: 5, "state.turn is no seat"),
        ("anchor", lambda v: -2, "state.anchor is no seat"),
        ("ask_seat", lambda v: 9, "state.ask_seat is no seat"),
        ("deck", lambda v: v[1:], "is nowhere"),
        ("deck", lambda v: [*v, v[0]], "state.deck and in state.deck"),
        ("deck", lambda v: [81, *v[1:]], "state.deck holds a card that does not exist"),
        ("stack", lambda v: v[:-1], "state."),
        ("stack", lambda v: [], "nowhere"),
        ("ask_step", lambda v: "tea", "state.ask_step is 'tea'"),
        ("rng", lambda v: ["00", v[1]], "state.rng"),
        ("rng", lambda v: ["zz" * 32, v[1]], "state.rng"),
        ("rng", lambda v: [v[0], -1], "state.rng"),
    ],
)
def test_a_field_that_cannot_be_right_is_named(field: str, change: Any, words: str) -> None:
    data = save()
    data["state"][field] = change(data["state"][field])
    assert words in refused(data)


@pytest.mark.parametrize(("slot", "value"), [("name", "tea"), ("step", "tea"), ("card", 81), ("aim", -2)])
def test_a_frame_that_means_nothing_is_named(slot: str, value: Any) -> None:
    data = save()
    data["state"]["stack"][1][saved.RECORD_FIELDS["Frame"].index(slot)] = value
    words = refused(data)
    assert "state.stack[1]" in words or "card" in words


def test_any_other_change_of_the_state_breaks_the_seal() -> None:
    """Whatever is plausible in itself is caught by the digest, field by field."""
    for field in saved.FIELDS:
        data = save()
        value = data["state"][field]
        if field == "ask_forced" or isinstance(value, list | dict | str | None):
            continue
        data["state"][field] = not value if isinstance(value, bool) else value ^ 1
        refused(data)
    data = save()
    data["state"]["identity"].reverse()
    assert "digest" in refused(data)


def test_the_step_that_is_put_again_must_ask_something() -> None:
    """A step that exists but asks nothing would leave a game in which nothing can be answered."""
    data = save()
    assert data["state"]["ask_step"] == "asking"
    data["state"]["ask_step"] = "poll"
    assert "state.ask_step" in refused(sealed(data))


@pytest.mark.parametrize("where", ["state", "digest", "edition", "seats", "options", "names", "seed"])
def test_a_part_that_is_missing_is_named(where: str) -> None:
    data = save()
    del data[where]
    assert where in refused(data)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("state", None),
        ("state", []),
        ("state", "x"),
        ("digest", 5),
        ("digest", "0" * 64),
        ("edition", 5),
        ("seats", "5"),
        ("seats", True),
        ("options", []),
        ("options", {"faction_goal": 3}),
        ("names", "abcde"),
        ("names", [1, 2, 3, 4, 5]),
        ("seed", "xyz"),
        ("seed", "00" * 31),
        ("seed", 5),
        ("answers", "pass"),
        ("answers", [1]),
        ("rules_version", 1),
        ("deal", None),
        ("deal", {}),
        ("deal", {"characters": []}),
        ("format", "fengsheng-record"),
        ("format", None),
        ("save_version", 0),
        ("save_version", "1"),
        ("save_version", True),
    ],
)
def test_a_damaged_head_is_named(where: str, value: Any) -> None:
    data = save()
    data[where] = value
    assert where in refused(data)


@pytest.mark.parametrize("data", [None, [], "save", 5, {}])
def test_what_is_no_save_at_all_is_refused(data: Any) -> None:
    assert "not a save" in refused(data)


def test_a_save_of_a_newer_program_is_refused_as_such() -> None:
    for data, read in ((save(), Game.from_dict), (record(), Game.replay)):
        newer = data["save_version"] = VERSIONS[data["format"]] + 1
        with pytest.raises(NewerSave) as error:
            read(data)
        assert f"save_version is {newer}" in str(error.value)
        assert error.value.code == "newer-save"


def test_a_cut_off_save_is_no_save() -> None:
    """Text that was cut off is no JSON; a state that was cut off names what is missing."""
    text = _texts()[0]
    with pytest.raises(json.JSONDecodeError):
        json.loads(text[: len(text) // 2])
    data = save()
    data["state"] = dict(list(data["state"].items())[:20])
    assert "is missing" in refused(data)


@pytest.mark.parametrize("seats", [3, 4, 6, 9])
def test_a_save_is_not_loaded_at_a_table_of_another_size(seats: int) -> None:
    data = save()
    data["seats"] = seats
    assert "seats" in refused(data)


def test_a_save_is_not_loaded_into_a_game_with_other_house_rules() -> None:
    data = save()
    data["options"]["faction_goal"] = "6"
    refused(data)


@pytest.mark.parametrize("banned", [5, None, [5], ["老外"], "老鬼"])
def test_a_damaged_deal_is_refused(banned: Any) -> None:
    data = save()
    data["deal"]["banned"] = banned
    with pytest.raises(FengshengError):
        Game.from_dict(data)


def test_a_save_of_an_unknown_edition_is_refused() -> None:
    data = save()
    data["edition"] = "poker"
    with pytest.raises(FengshengError, match="poker"):
        Game.from_dict(data)


def test_names_must_be_as_many_as_seats() -> None:
    data = save()
    data["names"] = ["甲", "乙"]
    assert "names" in refused(data)


def test_an_empty_step_is_a_frame_that_waits_to_be_popped() -> None:
    """It may be saved: the laws of the loop say what it means."""
    game = Game.new("classic", 4, 1)
    game.state.stack.insert(0, Frame("turn", ""))
    assert Game.from_dict(game.to_dict()).fingerprint() == game.fingerprint()


def test_saves_of_the_first_version_are_read() -> None:
    """Fields had other names, and whom triggers asked stood among the flags of their frame."""
    kept = json.loads((Path(__file__).parent / "saves_of_version_1.json").read_text("utf-8"))
    for one in some(kept, 7):
        assert one["save"]["save_version"] == 1
        game = Game.from_dict(one["save"])
        assert game.fingerprint() == one["fingerprint"]
        assert game.decision is not None
        assert [option.notation for option in game.decision.options] == one["offered"]
        again = game.to_dict()
        assert again["save_version"] == VERSIONS["fengsheng-save"]
        assert Game.from_dict(json.loads(json.dumps(again))).fingerprint() == one["fingerprint"]
        places = [saved.RECORD_FIELDS["Frame"].index(slot) for slot in ("flags", "asked")]
        for old, new in zip(one["save"]["state"]["stack"], again["state"]["stack"], strict=True):
            if old[0] == "triggers":
                assert [new[place] for place in places] == [0, old[places[0]]]
    asked = [frame for one in kept for frame in one["save"]["state"]["stack"] if frame[0] == "triggers"]
    assert any(frame[10] for frame in asked)


def test_a_damaged_save_of_the_first_version_is_refused_as_one_of_today() -> None:
    kept = json.loads((Path(__file__).parent / "saves_of_version_1.json").read_text("utf-8"))[0]["save"]
    for field, value in (("stack", 3), ("stack", [3]), ("stack", [["triggers"]]), ("maybe", [])):
        data = {**kept, "state": {**kept["state"], field: value}}
        assert f"state.{'could_be' if field == 'maybe' else field}" in refused(data)
    assert "state" in refused({**kept, "state": None})
