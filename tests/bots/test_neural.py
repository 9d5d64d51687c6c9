"""The bot `neural` without what it has learned: what it is told, from which side, what it does with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy
import pytest
from tests.bots.weights import made_up

from fengsheng import Decision, Game, View
from fengsheng.bots import bot_names, check_bot, make_bot, roster, trained
from fengsheng.bots.hearing import Listeners
from fengsheng.bots.neural import network as networks
from fengsheng.bots.neural.bot import NeuralBot, drawn
from fengsheng.bots.neural.encoder import Encoded, Encoder
from fengsheng.bots.neural.network import lacking, load
from fengsheng.bots.neural.tables import (
    EVENT_FACTS,
    OPTION_FACTS,
    ROW,
    SEAT_FACTS,
    SEATS,
    STATE_FACTS,
    coloured,
    tables_of,
)
from fengsheng.bots.trained import NoWeights

EDITIONS = ("classic", "spywar")
SPLIT = SEATS * SEAT_FACTS


def questions(edition: str, seats: int, seed: str) -> Iterator[tuple[Game, View, Decision, Encoder]]:
    """Every question of a game with a choice, with what its seat has heard."""
    game = Game.new(edition, seats, seed)
    bots = [make_bot("novice", f"{seed} {seat}") for seat in range(seats)]
    encoders = [Encoder() for _ in range(seats)]
    told = Listeners(encoders)  # type: ignore[arg-type]
    told.tell(game.state.rules, game.log())
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if len(decision.options) > 1:
            yield game, view, decision, encoders[decision.seat]
        told.tell(game.state.rules, game.apply(bots[decision.seat].choose(view, decision)))


def replayed(events: list[dict[str, Any]]) -> Encoder:
    encoder = Encoder()
    for event in events:
        encoder.observe(event)
    return encoder


@pytest.mark.parametrize(("edition", "seats"), [("classic", 5), ("classic", 9), ("spywar", 4), ("spywar", 8)])
def test_every_question_fits_and_every_word_has_its_row(edition: str, seats: int) -> None:
    t = tables_of(edition)
    asked = 0
    for _, view, decision, encoder in questions(edition, seats, "fits"):
        found = encoder.encode(view, decision)
        asked += 1
        assert len(found.state) == ROW
        assert {len(row) for row in found.options} == {OPTION_FACTS}
        for at in range(SEATS):
            row = found.state[at * SEAT_FACTS : (at + 1) * SEAT_FACTS]
            assert row[-1] == 0, "a seat has more facts than there is room for"
            assert max(row) < len(t.seat.names)
            assert bool(row[0]) == (at < seats)
        position = found.state[SPLIT : SPLIT + STATE_FACTS]
        assert position[-1] == 0, "a position has more facts than there is room for"
        assert position[0], decision.kind
        assert max(position) < len(t.state.names)
        events = found.state[SPLIT + STATE_FACTS :]
        assert max(events) < len(t.event.names)
        assert all(events[at * EVENT_FACTS] for at in range(len(encoder.memory.last))), encoder.memory.last
        for option, row in zip(decision.options, found.options, strict=True):
            assert row[-1] == 0, "an option has more facts than there is room for"
            assert row[0], option.kind
            assert row[1], (decision.kind, option.kind)
            assert max(row) < len(t.option.names)
    assert asked > 30


@pytest.mark.parametrize("edition", EDITIONS)
def test_options_that_differ_are_told_differently(edition: str) -> None:
    """All but those that nobody can tell apart."""
    alike = told = 0
    for _, view, decision, encoder in questions(edition, 5, "differ"):
        found = encoder.encode(view, decision)
        told += len(found.options)
        alike += len(found.options) - len({tuple(row) for row in found.options})
    assert told > 300
    assert alike / told < 0.02


@pytest.mark.parametrize("edition", EDITIONS)
def test_twins_and_their_json_are_the_same_numbers(edition: str) -> None:
    moved = 0
    for number, (game, view, decision, encoder) in enumerate(questions(edition, 6, "twins")):
        if number % 7 or view["phase"] == "setup":
            continue
        seat = decision.seat
        here = encoder.encode(view, decision)
        events = game.events(seat)
        twin = game.determinize(seat, f"twin {number}")
        assert twin.decision is not None
        moved += twin.fingerprint() != game.fingerprint()
        assert replayed(events).encode(twin.view(seat), twin.decision) == here
        told: View = json.loads(json.dumps(view))
        heard = replayed(json.loads(json.dumps(events)))
        again = Game.from_dict(json.loads(json.dumps(game.to_dict()))).decision
        assert again is not None
        assert heard.encode(told, again) == here
    assert moved > 5


def test_cards_are_told_from_the_readers_side() -> None:
    assert coloured("鎖定/red", False) == coloured("鎖定/blue", True) == "鎖定/own"
    assert coloured("鎖定/blue", False) == coloured("鎖定/red", True) == "鎖定/other"
    assert coloured("威逼/blue+black/←", True) == coloured("威逼/red+black/←", False) == "威逼/black+own/←"
    t = tables_of("classic")
    a, b = "試探/red/潛伏戰線抽2", "試探/blue/軍情局抽2"
    assert t.seen[0][a] == t.seen[1][b] == "試探/own/own抽2"
    assert t.says("軍情局", True) == t.says("潛伏戰線", False) == t.says("blue", True) == "own"


def test_the_same_position_from_the_other_faction() -> None:
    """Who collects blue sees blue as its own: the same rows as red has for who collects red."""
    t = tables_of("classic")
    found = []
    for identity, hand in (("潛伏戰線", "鎖定/red"), ("軍情局", "鎖定/blue")):
        view = next(view for _, view, _, _ in questions("classic", 5, "other"))
        me = view["me"]
        assert me is not None
        view["seats"][me]["identity"] = identity
        view["seats"][me]["known"] = [hand]
        decision = next(d for _, _, d, _ in questions("classic", 5, "other"))
        found.append(set(Encoder().encode(view, decision).state[SPLIT : SPLIT + STATE_FACTS]))
    assert t.hand[0]["鎖定/own"] in found[0] & found[1]
    assert {t.state.names[row] for row in found[0] ^ found[1]} == {"side=red", "side=blue"}


def test_seats_are_counted_from_the_reader() -> None:
    t = tables_of("classic")
    places = set()
    for _, view, decision, encoder in questions("classic", 5, "count"):
        if view["phase"] == "setup":
            continue
        state = encoder.encode(view, decision).state
        turn = [t.flag["turn"] in state[at * SEAT_FACTS : (at + 1) * SEAT_FACTS] for at in range(5)]
        assert turn.index(True) == (view["turn"] - decision.seat) % 5
        assert state[0] == t.place[0]
        places.add(turn.index(True))
    assert places == set(range(5))


def test_it_remembers_what_everybody_sent_to_whom() -> None:
    memory = replayed(
        [
            {"kind": "send", "by": 1, "target": 2, "word": "直達", "cards": ["?"]},
            {"kind": "decline", "by": 2},
            {"kind": "gain", "by": 1, "cards": ["鎖定/red"], "word": "sent"},
            {"kind": "send", "by": 3, "word": "密電", "cards": ["?"]},
            {"kind": "gain", "by": 0, "cards": ["截獲/black"], "word": "sent"},
            {"kind": "gain", "by": 0, "cards": ["截獲/blue"], "word": "skill"},
            {"kind": "send", "by": 3, "word": "密電", "cards": ["?"]},
            {"kind": "turn", "by": 4},
        ]
    ).memory
    assert memory.sent[1] == [1, 0, 0, 0]
    assert memory.sent[3] == [0, 0, 1, 1]
    assert memory.pairs == {(1, 1): [1, 0, 0], (3, 0): [0, 0, 1]}
    assert memory.declined[2] == 1


@pytest.fixture
def weights(tmp_path: Path) -> str:
    for edition in EDITIONS:
        made_up(edition, tmp_path / f"{edition}.npz")
    return str(tmp_path / "{edition}.npz")


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_with_any_weights(edition: str, weights: str) -> None:
    for way in ("", ":greedy=off:temperature=2"):
        game = Game.new(edition, 5, f"plays {way}")
        bots = [make_bot(f"neural:weights={weights}{way}", f"{seat}") for seat in range(5)]
        listeners = Listeners(bots)
        listeners.tell(game.state.rules, game.log())
        for _ in range(150):
            decision = game.decision
            if decision is None:
                break
            option = bots[decision.seat].choose(game.view(decision.seat), decision)
            listeners.tell(game.state.rules, game.apply(option))
        assert [bot.stumbles for bot in bots if isinstance(bot, NeuralBot)] == [0] * 5


def test_the_best_score_is_chosen_or_the_scores_are_drawn_from(weights: str) -> None:
    _, view, decision, _ = next(questions("classic", 5, "draws"))
    bot = NeuralBot(1, weights=weights)
    scores = load("classic", weights.replace("{edition}", "classic")).scores(Encoder().encode(view, decision))
    assert bot.choose(view, decision) is decision.options[int(scores.argmax())]
    assert [drawn([0.0, 1.0], 1.0, chance) for chance in (0.1, 0.26, 0.28, 0.99)] == [0, 0, 1, 1]
    assert [drawn([0.0, 1.0], 0.01, chance) for chance in (0.001, 0.5, 0.99)] == [1, 1, 1]


def test_the_heads_are_odds(weights: str) -> None:
    _, view, decision, encoder = next(questions("spywar", 6, "heads"))
    found = load("spywar", weights.replace("{edition}", "spywar")).judge(encoder.encode(view, decision))
    assert found.sides.shape == (SEATS, 3)
    assert numpy.allclose(found.sides.sum(1), 1.0, atol=1e-5)
    assert ((found.wins > 0) & (found.wins < 1)).all()
    assert len(found.scores) == len(decision.options)


def test_rows_go_by_their_names(tmp_path: Path) -> None:
    """Weights from before a character was added still say what they said."""
    path = made_up("classic", tmp_path / "classic.npz")
    with numpy.load(path) as file:
        arrays = dict(file)
    names = json.loads(str(arrays["names"]))
    order = list(reversed(range(len(names["option"]))))
    arrays["option"] = arrays["option"][order]
    names["option"] = [names["option"][row] for row in order]
    arrays["names"] = numpy.array(json.dumps(names))
    numpy.savez(tmp_path / "turned.npz", **arrays)
    _, view, decision, encoder = next(questions("classic", 5, "rows"))
    question: Encoded = encoder.encode(view, decision)
    before, turned = (
        load("classic", str(tmp_path / f"{name}.npz")).scores(question) for name in ("classic", "turned")
    )
    assert numpy.allclose(turned, before, atol=1e-5)


def test_without_weights_it_is_not_offered_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "WEIGHTS", tmp_path)
    monkeypatch.delitem(roster.BOTS, "neural", raising=False)
    assert lacking() == "The bot neural has no weights: there is no classic.npz."
    assert "neural" not in bot_names()
    with pytest.raises(NoWeights, match=r"^The bot neural has no weights: there is no classic\.npz\.$"):
        make_bot("neural", 1)
    made_up("classic", tmp_path / "classic.npz")
    assert lacking() == "The bot neural has no weights: there is no spywar.npz."
    made_up("spywar", tmp_path / "spywar.npz")
    assert lacking() == ""
    check_bot("neural:temperature=0.5")


def test_without_numpy_it_says_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trained, "find_spec", lambda name: None)
    with pytest.raises(NoWeights, match=r"needs numpy: pip install 'fengsheng\[neural\]'$"):
        make_bot("neural", 1)


def test_a_damaged_file_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "half.npz"
    path.write_bytes(b"PK\x03\x04 half")
    with pytest.raises(NoWeights, match=r"^The weights in half\.npz cannot be read\.$"):
        load("classic", str(path))
