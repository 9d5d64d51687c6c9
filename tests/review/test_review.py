"""The analysis of a game: what it says, that it can be stopped and goes on, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.review.games import QUICK, record_of
from tests.some import some

from fengsheng import Game, RecordError
from fengsheng.bots.belief import Tracker
from fengsheng.levels import ratings
from fengsheng.review import (
    LEVELS,
    BadReview,
    Review,
    UnknownLevel,
    Work,
    curve,
    judge,
    kinds,
    named,
    playing,
    review,
    suspicion,
    trying,
    work,
)
from fengsheng.review.calibrating import Calibrating
from fengsheng.review.honest import honest
from fengsheng.review.judge import ROUGH, Calibration
from fengsheng.review.kinds import KINDS
from fengsheng.review.minds import PUBLIC
from fengsheng.review.model import Choice, Key
from fengsheng.review.reading import Reading
from fengsheng.review.walking import Walk
from fengsheng.server.analysis.showing import shown
from fengsheng.words import LANGUAGES, say

EDITIONS = ["classic", "spywar"]


@pytest.fixture(scope="module", params=EDITIONS)
def found(request: pytest.FixtureRequest) -> Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(LEVELS, "standard", QUICK)
        return review(record_of(request.param), seat=0)


def tried(found: Review, choice: Choice) -> list[list[float]]:
    """The answers of a choice as they were kept, that which was given last."""
    rows: list[list[float]] = found.work["tried"][str(choice.moment)]
    given = next(at for at, answer in enumerate(choice.answers) if answer.done)
    return [*rows[:given], *rows[given + 1 :], rows[given]]


def test_the_curve_ends_with_who_won(found: Review) -> None:
    *turns, last = found.turns
    assert [(turn.turn, turn.seat >= 0) for turn in some(turns)] == [
        (n, True) for n in range(1, len(turns) + 1)
    ]
    for turn in turns:
        assert len(turn.chances) == len(found.sides)
        assert all(0.0 <= chance <= 1.0 and 0.0 < error <= 1.0 for chance, error in turn.chances)
    for side, (chance, error) in zip(found.sides, last.chances, strict=True):
        assert (chance, error) == (float(any(seat in found.winners for seat in side.seats)), 0.0)


def test_turning_points_are_clear_changes_and_few(found: Review) -> None:
    assert len(found.turning_points) <= 5
    for point in found.turning_points:
        assert abs(point.after - point.before) >= max(0.1, point.error)
        for lang in LANGUAGES:
            sentence = point.sentence(lang)
            assert sentence
            assert "⁅" not in sentence
    assert [point.turn for point in found.turning_points] == sorted({p.turn for p in found.turning_points})


def test_a_mistake_costs_more_than_its_error_and_has_a_kind(found: Review) -> None:
    judged = [point.choice for point in found.turning_points if point.choice is not None]
    for choice in some([*found.choices, *judged]):
        assert choice.verdict in {*KINDS, "like", "same", "bluff"}
        if choice.verdict not in ("like", "same"):
            assert choice.loss >= 0.05
            assert choice.loss > choice.error
            assert all(choice.told[lang] for lang in LANGUAGES)
        if choice.answers:
            assert [answer.behind for answer in choice.answers] == sorted(a.behind for a in choice.answers)
            assert [answer.notation for answer in choice.answers if answer.done] == [choice.done]


def test_what_moved_a_belief_has_its_moment(found: Review) -> None:
    reading = Reading(record_of(found.edition), None, True, True)
    begin = {start.turn: start.moment for start in reading.starts}
    questions = [chosen.question for chosen in reading.chosen]
    told = [(q, moved) for q in questions for about in range(5) for moved in q.own.why(about)]
    for question, moved in some(told):
        moment = reading.when(moved, question.seat, question.moment)
        assert begin[moved.turn] <= moment <= question.moment
        assert moment <= begin.get(moved.turn + 1, question.moment)
    for choice in found.choices:
        assert len(choice.believed_at) == len(choice.believed)


def test_everybody_is_sure_of_themselves_and_the_truth_is_never_ruled_out(found: Review) -> None:
    for grid in some(found.knowing):
        for viewer, row in some(list(enumerate(grid))):
            assert row[viewer] == (found.truth[viewer], 1.0, "rule")
            for seat, (faction, _odds, known) in some(list(enumerate(row))):
                assert known in ("rule", "private", "behaviour")
                if known == "rule":
                    assert faction == found.truth[seat]


def test_it_comes_back_from_json_as_it_was(found: Review) -> None:
    assert Review.from_dict(json.loads(json.dumps(found.to_dict()))) == found
    for broken in ({}, {**found.to_dict(), "version": 99}, {**found.to_dict(), "turns": 3}):
        with pytest.raises(BadReview):
            Review.from_dict(broken)
    without = found.to_dict()
    del without["truth"]
    with pytest.raises(BadReview, match="truth"):
        Review.from_dict(without)


def test_it_can_be_stopped_anywhere_and_goes_on(found: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    record = record_of(found.edition)
    begun: Review | None = None
    runs = 0
    while begun is None or not begun.ready:
        steps = 0

        def stop(_progress: object) -> bool:
            nonlocal steps
            steps += 1
            return steps > 3

        before = begun
        begun = review(record, seat=0, progress=stop, begun=begun)
        begun = Review.from_dict(json.loads(json.dumps(begun.to_dict())))
        assert before is None or sum(t.plays for t in begun.turns) >= sum(t.plays for t in before.turns)
        runs += 1
    assert runs > 1
    assert begun == found


def test_another_seat_goes_on_from_what_was_played_for_the_first(
    found: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    work = Work(record_of(found.edition), 1, begun=found)
    assert [step.stage for step in work.steps() if step.stage == "playing"] == []
    assert work.review().turns == found.turns


def test_what_a_clock_answered_is_late_and_nothing_else(
    found: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "standard", QUICK)
    record = record_of(found.edition)
    chosen = some([choice for choice in found.choices if choice.answers])[0]
    clear = {
        str(chosen.moment): [
            [*row[:3], 0.2 * at, 0.01, row[5]] for at, row in enumerate(tried(found, chosen))
        ]
    }
    begun = found._replace(work={**found.work, "tried": clear})
    kinds = [Work(record, 0, begun=begun, late=late).review().choices[0] for late in ((), [chosen.moment])]
    assert kinds[0].verdict != "late"
    assert kinds[1].verdict == "late"
    assert kinds[1].told["en"] == "The clock answered for ⁅0⁆."


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_names_what_a_clock_answered(edition: str) -> None:
    """By the question that was open for all, which may be that of a seat before."""
    record = record_of(edition)
    walk = Walk(record)
    asked: list[tuple[int, int]] = []
    while (decision := walk.decision) is not None:
        asked.append((decision.number, decision.seat))
        walk.go()
    (early, one), (late, two) = asked[3], asked[-2]
    before = max(number for number, seat in asked if number < late and seat == two) + 1
    named = {**record, "late": [[before, two], [early, one]]}
    assert Reading(named, None, False, False).late == {early, late}
    assert Reading(record, None, False, False).late == set()
    for wrong in (3, [1], [[1]], [["1", 2]], [[1, 2, 3]], {"1": 2}):
        with pytest.raises(RecordError, match="late"):
            Reading({**record, "late": wrong}, None, False, False)


def test_at_once_judges_nobody() -> None:
    found = review(record_of("classic"), level="at-once")
    assert found.ready
    assert found.suspicion
    assert (found.choices, found.turning_points) == ((), ())
    assert all(not turn.chances for turn in some(found.turns[:-1]))


def test_a_game_that_goes_on_is_refused() -> None:
    game = Game.new(seats=5, seed=1)
    for look in (review, suspicion, Work):
        with pytest.raises(RecordError, match="not over"):
            look(game.record())


def test_a_forged_record_is_refused_with_what_is_wrong() -> None:
    record = record_of("classic")
    forged = {**record, "fingerprint": "0" * 64}
    with pytest.raises(RecordError, match="fingerprint"):
        review(forged)
    with pytest.raises(RecordError, match=r"answers\[1\]"):
        review({**record, "answers": [record["answers"][0], "nonsense", *record["answers"][2:]]})
    with pytest.raises(RecordError):
        review({**record, "answers": record["answers"][:-1]})
    with pytest.raises(UnknownLevel, match="at-once"):
        review(record, level="thorough")


@pytest.mark.parametrize("edition", EDITIONS)
def test_suspicion_is_what_trackers_believe(edition: str) -> None:
    record = record_of(edition)
    found = suspicion(record)
    walk = Walk(record)
    spectator, heard = Tracker(walk.game.view(None)), 0
    while walk.decision is not None:
        for event in walk.game.events()[heard:]:
            spectator.observe(event)
            heard += 1
        spectator.look(walk.game.view(None))
        moment = walk.decision.number
        latest = [s for s in found if s.eyes == PUBLIC and 0 <= s.moment <= moment][-1]
        for told, believed in zip(latest.odds, spectator.marginals(), strict=True):
            assert told == pytest.approx(believed)
        walk.go()
    assert {s.eyes for s in found} == {PUBLIC, *range(5)}
    assert [s for s in suspicion(record, private=False) if s.eyes != PUBLIC] == []


def test_a_clone_of_a_tracker_goes_on_as_its_original_and_alone() -> None:
    walk = Walk(record_of("classic"))
    tracker = Tracker(walk.game.view(2), 2)
    heard = 0
    twin: Tracker | None = None
    while walk.decision is not None:
        for event in walk.game.events(2)[heard:]:
            tracker.observe(event)
            heard += 1
            if twin is not None:
                twin.observe(event)
        tracker.look(walk.game.view(2))
        if twin is not None:
            twin.look(walk.game.view(2))
            assert twin.joint() == tracker.joint()
        elif walk.decision.number > 30 and walk.game.view(None)["transit"] is not None:
            twin = tracker.clone()
            lost = tracker.clone()
            before = lost.marginals()
        walk.go()
    assert twin is not None
    assert lost.marginals() == before != tracker.marginals()


def test_calibration_counts_guesses_that_are_no_facts() -> None:
    counting = Calibrating()
    counting.add(record_of("classic"))
    summary = counting.summary()
    assert summary.games == 1
    assert summary.beliefs == sum(one.guesses for one in some(counting.bins()))
    assert 0.0 <= summary.error <= 1.0


def test_guesses_that_are_no_better_are_told_in_tens(monkeypatch: pytest.MonkeyPatch) -> None:
    found = review(record_of("classic"), level="at-once").to_dict()
    names = [f"P{seat}" for seat in range(len(found["truth"]))]
    for error, tens in ((ROUGH / 2, False), (ROUGH * 2, True)):
        measured = Calibration(80, 9999, error, 0.7, 0.6)
        monkeypatch.setattr(judge, "calibration", lambda edition, measured=measured: measured)
        assert judge.rough("classic-lite") is tens
        assert shown(found, names, "en")["rough"] is tens


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_who_judges_and_that_nobody_does(lang: str) -> None:
    judged = honest(Key("", "", "expert", "0123", "standard", 0), "classic", lang)
    assert any("0123" in line for line in judged)
    rating = ratings("expert")["classic"][0]
    assert any(f"{rating:.1f}" in line for line in judged)
    nobody = honest(Key("", "", "", "", "standard", 0), "classic", lang)
    assert nobody[0] == say(lang, "analysis-honest-nobody")


def test_names_come_in_where_they_belong() -> None:
    assert named("⁅1⁆ and ⁅0⁆", ["A", "B"]) == "B and A"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_words(kind: str) -> None:
    for lang in LANGUAGES:
        assert say(lang, f"mistake-{kind}")
        assert "Kim" in say(lang, f"mistake-{kind}-told", seat="Kim")


@pytest.mark.parametrize(
    ("module", "number"),
    [
        (curve, "SPECIAL"),
        (curve, "AHEAD"),
        (playing, "FEW"),
        (trying, "LEAST"),
        (kinds, "SHOWN"),
        (work, "SWING"),
    ],
)
def test_what_changes_an_analysis_changes_its_key(
    module: ModuleType, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = judge.version.__wrapped__("classic")
    assert before == judge.version.__wrapped__("classic")
    monkeypatch.setattr(module, number, getattr(module, number) * 2)
    assert judge.version.__wrapped__("classic") != before


def test_budgets_are_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: judge.version.__wrapped__(name) for name in EDITIONS}
    monkeypatch.setitem(LEVELS, "standard", LEVELS["standard"]._replace(turns=LEVELS["standard"].turns + 1))
    assert all(judge.version.__wrapped__(name) != before[name] for name in EDITIONS)


def test_every_module_with_numbers_is_in_the_key() -> None:
    """What has bounds of its own and is not named would change analyses unseen."""
    with_numbers = {
        file.stem
        for file in some(Path(work.__file__).parent.glob("*.py"))
        if re.search(r"^[A-Z_]+(: Final)?( |$).*= -?[0-9.]+( |$)", file.read_text("utf-8"), re.MULTILINE)
    }
    # what things are called or counted as, and what has its own place in the key
    aside = {"calibrating", "chapters", "judge", "levels", "minds", "model", "sides"}
    assert with_numbers - aside == set(judge.MODULES)
