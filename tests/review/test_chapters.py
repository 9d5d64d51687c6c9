"""The chapters of a game: turns, the events that matter in them, and whose eyes saw them."""

from __future__ import annotations

from functools import cache

import pytest
from tests.some import some

from fengsheng import Game, RecordError
from fengsheng.bots import make_bot, play_out
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS
from fengsheng.review import ALL, Chapter, chapters
from fengsheng.review.chapters import OVER


@cache
def played(edition: str, seed: int = 5, limit: int = 100_000) -> Game:
    """A game; do not change it."""
    game = Game.new(edition, 7, seed=seed)
    play_out(game, [make_bot("novice", f"chapters {seat}") for seat in range(7)], limit=limit)
    return game


def learned(book: list[Chapter]) -> list[int]:
    """Who came to know an identity that was not shown to all."""
    return [m.event["by"] for c in book for m in c.marks if m.event["kind"] == "learn_identity"]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_turn_is_a_chapter_and_no_event_is_lost(edition: Edition) -> None:
    game = played(edition.name)
    book = chapters(game.record())
    turns = [event for event in game.log() if event.kind == "turn"]
    assert [(c.turn, c.seat) for c in book] == [(0, -1), *((e.x, e.by) for e in some(turns))]
    assert sum(c.events for c in book) == len(game.log())
    assert sum(c.events for c in chapters(game.record(), 3)) == len(game.events(3))
    assert sum(c.events for c in chapters(game.record(), None)) == len(game.events())
    moments = [c.moment for c in book]
    assert moments == sorted(moments)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_event_that_matters_is_marked_once_and_nothing_else(edition: Edition) -> None:
    """Of six games: what is declared to matter is there, in order, as often as it happened."""
    declared = {kind.name: kind for kind in edition.vocabulary.events if kind.mark}
    seen: set[str] = set()
    for seed in range(2, 8):
        game = played(edition.name, seed)
        wanted, turn = [], 0
        log = game.log()
        ended = [event.kind for event in log].index("end")  # identities laid open after it are no news
        for event in log[:ended]:
            turn = event.x if event.kind == "turn" else turn
            kind = declared.get(event.kind)
            if turn and kind and (not kind.mark_if or getattr(event, kind.mark_if)):
                wanted.append((kind.mark, event.kind, event.by))
        last = chapters(game.record())
        got = [
            (m.kind, m.event["kind"], m.event.get("by", -1)) for c in last for m in c.marks if not m.counts
        ]
        assert some(got) == wanted
        seen |= {mark for mark, _, _ in got}
    assert {"probe", "death", "declared", "turned", "void"} <= seen


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_the_second_and_third_of_a_colour_are_counted(edition: Edition) -> None:
    """As the views count them, answer by answer; a two-coloured card counts twice."""
    record = played(edition.name).record()
    told = [m for c in chapters(record) for m in c.marks if m.counts]
    game = Game.replay({**record, "answers": [], "asks": 0}, verify=False)
    answers = iter(record["answers"])
    before = [seat["colours"] for seat in game.view()["seats"]]
    wanted = []
    while (decision := game.decision) is not None:
        game.apply(0 if len(decision.options) == 1 else next(answers))
        now = [seat["colours"] for seat in game.view()["seats"]]
        moment = OVER if game.decision is None else game.state.asks
        for seat in range(7):
            grown = [n for n, m in zip(now[seat], before[seat], strict=True) if n > max(m, 1)]
            if grown:
                wanted.append((moment, seat, "third" if max(grown) > 2 else "second", len(grown)))
        before = now
    assert sorted((m.moment, m.event["by"], m.kind, len(m.counts)) for m in told) == sorted(some(wanted))


def test_nobody_reads_of_identities_that_others_learned() -> None:
    record = played("classic", 6).record()
    everything = learned(chapters(record, ALL))
    assert len(set(everything)) > 1
    assert learned(chapters(record, None)) == []
    for seat in range(7):
        assert learned(chapters(record, seat)) == [by for by in everything if by == seat]


def test_a_running_game_has_no_chapters() -> None:
    with pytest.raises(RecordError, match="not over"):
        chapters(played("classic", limit=80).record())


def test_a_damaged_record_and_a_wrong_seat_are_refused() -> None:
    record = played("classic").record()
    with pytest.raises(RecordError, match="fingerprint"):
        chapters({**record, "fingerprint": "0" * 64})
    with pytest.raises(ValueError, match="There is no seat 7"):
        chapters(record, 7)
