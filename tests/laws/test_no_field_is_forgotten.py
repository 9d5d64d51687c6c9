"""Every field of every record is copied and saved, found by reflection: nobody can add one and forget it."""

from __future__ import annotations

import inspect
import json
from typing import Any

import pytest

from fengsheng import Game
from fengsheng.core import canonical, codec, saved
from fengsheng.core.counters import rebuild
from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.state import State

from .checks import fields_of, wrong_clone, wrong_save, wrong_twins
from .positions import table_for
from .tables import Table, play

RECORDS: dict[str, type] = {"Frame": Frame, "Transit": Transit, "Probe": Probe, "Result": Result}
SAVED = set(saved.FIELDS)


def test_every_field_of_a_state_is_saved_or_listed_as_not_saved() -> None:
    assert set(fields_of(State)) == SAVED | saved.NOT_SAVED
    assert not SAVED & saved.NOT_SAVED


@pytest.mark.parametrize("name", RECORDS)
def test_every_field_of_a_record_is_saved(name: str) -> None:
    cls = RECORDS[name]
    slots = fields_of(cls)
    assert set(saved.RECORD_FIELDS[name]) == set(slots)
    assert set(saved.RECORD_FIELDS) == set(RECORDS)
    # the loader passes them by place
    assert list(saved.RECORD_FIELDS[name]) == list(inspect.signature(cls).parameters)


def distinctive(cls: type) -> Any:
    """A record with another value in every field."""
    values: list[Any] = []
    for number, (_, shape) in enumerate(saved.RECORDS[cls.__name__][1], start=11):
        if shape == "s":
            values.append(f"text {number}")
        elif shape == "b":
            values.append(True)
        elif shape == "(i)":
            values.append((number, number + 100))
        else:
            values.append(number)
    return cls(*values)


def fields(record: Any) -> dict[str, Any]:
    return {slot: getattr(record, slot) for slot in fields_of(type(record))}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_comes_back_from_a_save_field_by_field(name: str) -> None:
    record = distinctive(RECORDS[name])
    again = saved.read(name, saved.record_of(record, name), "here")
    assert fields(again) == fields(record)
    assert type(again) is type(record)


@pytest.mark.parametrize("cls", [Frame, Transit, Probe])
def test_a_copied_record_has_every_field(cls: type) -> None:
    record = distinctive(cls)
    twin = record.clone()
    assert fields(twin) == fields(record)
    assert twin is not record


def test_the_short_ways_to_save_a_record_are_the_long_ones() -> None:
    frame, probe, transit = distinctive(Frame), distinctive(Probe), distinctive(Transit)
    assert codec._frame(frame) == saved.record_of(frame, "Frame")
    assert codec._probe(probe) == saved.record_of(probe, "Probe")
    assert json.loads(canonical._frames([frame])) == [codec._frame(frame)]
    assert json.loads(canonical._probes([probe])) == [codec._probe(probe)]
    assert json.loads(canonical._transit(transit)) == saved.record_of(transit, "Transit")


def test_the_canonical_text_is_what_json_writes() -> None:
    """Of a position in which no field is empty; a word with a quotation mark, a blank and a large number are
    written rightly too."""
    s = rich().state
    s.marks['a "word", or two'] = 1 << 80
    s.ask_kind = 'a\\b "c" 識破'
    s.seen[0] = 1 << 40
    data = codec.encode(s)
    assert canonical.saved(s) == json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    s.stack[-1].asked = -1
    del data["ask_forced"]
    data["maybe"] = data.pop("could_be")
    data["stack"] = codec.encode(s)["stack"]
    assert json.loads(canonical.hashed(s)) == data


def rich() -> Game:
    """A position in which no field is empty: items pending, a card on its way, deaths, probes, looks."""
    lay = table_for(5, ["front", "bureau", "soy", "front", "bureau"], turn=1)
    lay.hand(0, "識破/red", "鎖定/black").hand(1, "鎖定/red", "破譯/red", "試探/red/潛伏戰線抽2")
    lay.hand(2, "識破/blue", "燒毀/red").hand(3, "調虎離山/red").intel(2, "鎖定/black", "鎖定/red")
    lay.deck("退回/red", "識破/black", "破譯/blue").probed(1, 2, "試探/red/打醬油抽2", acted=True)
    game = lay.on_its_way(1, "截獲/black", position=2).done()
    s = game.state
    s.alive, s.dead, s.lost = 0b00111, 0b01000, 0b10000
    for card in s.hands[3]:
        s.discard.append(card)
    s.hands[3] = []
    s.deaths = [3]
    s.killer[3] = 1
    s.looks[0] = 0b100
    s.deferred = [Frame("triggers", "next", 1, 2, occasion="gained_sent")]
    s.marks["locked"] = 4
    s.identity_up = 0b11000
    s.gender = [1, 2, 3, 0, 1]
    s.offered = [(7, 8), (8, 9), (9, 10), (10, 11), (11, 12)]
    s.quiet = True
    rebuild(s)  # the hand of seat 3 is gone
    return game


def empty(value: Any) -> Any:
    """What a forgotten field would hold: something of the same sort with nothing in it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return [empty(value[0]), *value[1:]] if value and isinstance(value[0], int) else value[:-1]
    if isinstance(value, dict):
        return {}
    return None


NEVER_EMPTY = [f for f in fields_of(State) if f not in ("rules", "events", "queue", "dying", "result")]


@pytest.mark.parametrize("field", [f for f in NEVER_EMPTY if f != "rng"])
def test_a_copy_that_forgets_a_field_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = State.clone

    def forgetful(self: State) -> State:
        twin = real(self)
        setattr(twin, field, empty(getattr(twin, field)))
        return twin

    game = rich()
    assert wrong_clone(game) == wrong_twins(game) == []
    monkeypatch.setattr(State, "clone", forgetful)
    assert any(words.startswith(f"{field} differs") for words in wrong_clone(game))
    assert any(words.startswith(f"{field} differs") for words in wrong_twins(game))


@pytest.mark.parametrize(
    "field", ["deck", "hands", "intel", "stack", "transit", "seen", "probes", "marks", "rng", "held", "looks"]
)
def test_a_copy_that_shares_a_field_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = State.clone

    def sharing(self: State) -> State:
        twin = real(self)
        setattr(twin, field, getattr(self, field))
        return twin

    monkeypatch.setattr(State, "clone", sharing)
    assert f"{field} is shared with the copy" in wrong_clone(rich())


# `ask_kind` comes back with the question, which is put again when a save is loaded.
NOTICED = sorted(SAVED - {"rng", "result", "transit", "queue", "dying", "ask_kind"})


@pytest.mark.parametrize("field", NOTICED)
def test_a_save_that_always_writes_the_same_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing through the codec cannot see what the codec forgets, so states are compared directly."""
    real = codec.encode
    game = rich()
    assert wrong_save(game) == []
    constant = empty(real(game.state)[field])

    def forgetful(s: State) -> dict[str, Any]:
        return {**real(s), field: constant}

    monkeypatch.setattr(codec, "encode", forgetful)
    assert wrong_save(game)
    assert wrong_twins(game)


@pytest.mark.parametrize("field", sorted(SAVED))
def test_a_save_that_leaves_out_a_field_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = codec.encode

    def forgetful(s: State) -> dict[str, Any]:
        data = real(s)
        del data[field]
        return data

    game = Game.new("classic", 4, 1)
    monkeypatch.setattr(codec, "encode", forgetful)
    assert f"state.{field} is missing" in wrong_save(game)[0]


def test_a_fingerprint_sees_every_field_but_the_mode_of_asking() -> None:
    game = rich()
    before = game.fingerprint()
    for field in sorted(SAVED - {"rng", "result", "transit"}):
        kept = getattr(game.state, field)
        setattr(game.state, field, empty(kept) if kept or not isinstance(kept, list) else [1])
        changed = game.fingerprint() != before
        setattr(game.state, field, kept)
        assert changed == (field != "ask_forced"), field
    assert game.fingerprint() == before


def test_every_sort_of_finished_game_can_be_saved() -> None:
    table = Table("classic", 4, 2)
    game = table.new()
    for _ in play(game, table.dice("saved")):
        pass
    assert wrong_save(game) == []
    assert wrong_clone(game) == []
