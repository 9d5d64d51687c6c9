"""The searching bot: tries out its answers in worlds it may imagine, and keeps to its budget."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from tests.laws.positions import table_for
from tests.some import some

from fengsheng import Decision, Game, View
from fengsheng.arena.guard import Guarded
from fengsheng.bots import lend, play_out
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.expert.tables import roles_of
from fengsheng.bots.hearing import Listeners
from fengsheng.bots.neural import NeuralBot
from fengsheng.bots.neural.bot import surest
from fengsheng.bots.random_bot import RandomBot
from fengsheng.bots.search import SearchBot
from fengsheng.bots.search.bot import MOST, SURE, TRUST
from fengsheng.bots.search.race import LEAST, Race
from fengsheng.bots.search.trials import Trials
from fengsheng.bots.search.value import value
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.core.option import Option
from fengsheng.editions.registry import find

EDITIONS = ("classic", "spywar")
ENOUGH = 2 * LEAST  # turns that must be played out before two answers can be told apart


@pytest.mark.parametrize(
    ("edition", "seats"), [("classic", 3), ("classic", 5), ("classic", 9), ("spywar", 4), ("spywar", 8)]
)
def test_it_finishes_its_games_and_tries_what_it_should(edition: str, seats: int) -> None:
    game = Game.new(edition, seats, f"{seats} search")
    count = 1 if seats == 9 else 2  # the more play, the longer each of them has to think
    bots = [SearchBot(f"search/{seat}", rollouts=4) for seat in range(count)]
    assert play_out(game, [*bots, *(ExpertBot(seat) for seat in range(count, seats))])
    assert [bot.stumbles for bot in bots] == [0] * count
    for bot in some(bot for bot in bots if bot.searched):
        assert 0 < bot.tried <= 4 * bot.searched
        assert bot.changed == 0  # so few prove nothing


def asked(edition: str, seats: int = 5, seed: int = 0) -> Iterator[tuple[Game, Decision]]:
    """The decisions of a game of experts."""
    game = Game.new(edition, seats, f"asked {seed}")
    bots = [ExpertBot(f"{seed}/{seat}") for seat in range(seats)]
    listeners = Listeners(bots)
    listeners.tell(game.state.rules, game.log())
    while (decision := game.decision) is not None:
        yield game, decision
        seat = decision.seat
        listeners.tell(game.state.rules, game.apply(bots[seat].choose(game.view(seat), decision)))


def fresh(game: Game, seat: int, rollouts: int = ENOUGH, **more: Any) -> SearchBot:
    """One that has been told everything, and may imagine that game."""
    bot = SearchBot("fresh", rollouts, **more)
    for event in game.events(seat):
        bot.observe(event)
    lend(bot, seat, game)
    return bot


def searched(edition: str, count: int) -> Iterator[tuple[Game, Decision]]:
    """Some questions that it thinks about, well apart from each other."""
    found = (
        (game.clone(), decision)
        for number, (game, decision) in enumerate(asked(edition))
        if not number % 3 and _is_searched(game, decision)
    )
    return islice(found, count)


def _is_searched(game: Game, decision: Decision) -> bool:
    bot = fresh(game, decision.seat, 0)
    bot.choose(game.view(decision.seat), decision)
    return bot.searched == 1


# Honest.


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_imagines_does_not_depend_on_where_the_hidden_cards_lie(edition: str) -> None:
    """The same answers and the same values, on twins of the position and however it was re-dealt first."""
    moved = 0
    for game, decision in some(searched(edition, 5), 5):
        seat = decision.seat
        twin = game.determinize(seat, "twin")
        moved += twin.fingerprint() != game.fingerprint()
        ours = values(game, game.view(seat), decision, game)
        other = twin.decision
        assert other is not None
        assert ours == values(game, twin.view(seat), other, twin)
        once_more = Game.from_dict(json.loads(json.dumps(twin.determinize(seat, "again").to_dict())))
        assert ours == values(game, game.view(seat), decision, once_more)
    assert moved > 3


def values(told: Game, view: View, decision: Decision, position: Game) -> list[Any]:
    """Everything it came to in trying, and what it chose."""
    found: list[Any] = []
    plain = Trials.play

    def play(self: Trials, world: Game, answer: Option, luck: int) -> float:
        found.append((world.fingerprint(), answer.notation, plain(self, world, answer, luck)))
        return float(found[-1][2])

    bot = fresh(told, decision.seat)
    lend(bot, decision.seat, position)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Trials, "play", play)
        found.append(bot.choose(view, decision).notation)
    assert bot.tried > LEAST
    return found


def test_its_worlds_are_all_different_and_look_like_the_position() -> None:
    ((game, decision),) = some(searched("classic", 1))
    seat = decision.seat
    tried = values(game, game.view(seat), decision, game)[:-1]
    worlds = {world for world, _, _ in tried}
    assert len(worlds) >= LEAST
    assert game.fingerprint() not in worlds


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_lends_it_anything_then_it_is_the_expert(edition: str) -> None:
    game = Game.new(edition, 5, "alone")
    bots = [SearchBot(f"{seat}") for seat in range(5)]
    experts = [ExpertBot(f"{seat}") for seat in range(5)]
    both = Listeners([*bots]), Listeners([*experts])
    for listeners in both:
        listeners.tell(game.state.rules, game.log())
    for _ in range(150):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        option = bots[decision.seat].choose(view, decision)
        assert option == experts[decision.seat].choose(view, decision)
        events = game.apply(option)
        for listeners in both:
            listeners.tell(game.state.rules, events)
    assert sum(bot.searched for bot in bots) == 0


# Its budget.


class Clock:
    """Stands still but for what is tried."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("ms", [1, 40, 300])
def test_it_is_late_by_one_trial_at_most(ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()

    def play(self: Trials, world: Game, answer: Option, luck: int) -> float:
        clock.now += 0.007
        return 0.5 + 0.1 * (luck % 2)  # nobody is better, and nobody is hopeless for lack of luck

    monkeypatch.setattr(Trials, "play", play)
    for game, decision in some(searched("spywar", 3), 3):
        bot = fresh(game, decision.seat, ms=ms, clock=clock)
        begin = clock.now
        assert bot.choose(game.view(decision.seat), decision) in decision.options
        spent = clock.now - begin
        assert 0 < spent < ms / 1000 + 0.007
        assert bot.tried == round(spent / 0.007)
        assert bot.stumbles == 0


def test_the_same_seed_and_number_of_trials_give_the_same_game() -> None:
    def story(seed: str) -> list[str]:
        game = Game.new("spywar", 4, 11)
        bots = [SearchBot(f"{seed}/{seat}", ENOUGH) for seat in range(4)]
        play_out(game, bots, limit=45)
        assert sum(bot.tried for bot in bots) > ENOUGH
        return list(game.record()["answers"])

    assert story("a") == story("a")


# When it leaves the expert's choice.


@pytest.mark.parametrize(("gain", "leaves"), [(0.05, True), (0.01, False), (-0.1, False)])
def test_it_answers_otherwise_only_for_a_clear_gain(
    gain: float, leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ((game, decision),) = some(searched("classic", 1))
    view = game.view(decision.seat)
    expert = fresh(game, decision.seat, 0).choose(view, decision)
    monkeypatch.setattr(
        Trials, "play", lambda self, world, answer, luck: 0.5 + (gain if answer != expert else 0.0)
    )
    bot = fresh(game, decision.seat, 200)
    assert (bot.choose(view, decision) != expert) == leaves
    assert bot.changed == leaves


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_the_network_its_choice_comes_first_and_the_experts_is_tried(edition: str) -> None:
    differed = sure = unsure = 0
    for game, decision in some(searched(edition, 12), 12):
        seat = decision.seat
        view = game.view(seat)
        network, expert = NeuralBot("fresh"), ExpertBot("fresh")
        for event in game.events(seat):
            network.observe(event)
            expert.observe(event)
        first = network.choose(view, decision)
        bot = fresh(game, seat, network=True)
        bot.choose(view, decision)
        assert bot.stumbles == 0
        if surest(network.liked) >= SURE:  # then nothing is tried
            sure += 1
            assert bot.tries is None
            continue
        unsure += 1
        assert bot.tries is not None
        answers = bot.tries[0]
        assert answers[0] == first
        worths = expert.opinion(view, decision).worths
        best = [o for o, worth in zip(decision.options, worths, strict=True) if worth == max(worths)]
        assert set(best) & set(answers)
        differed += first not in best
        assert len(answers) == len(set(answers)) <= MOST
    assert differed
    assert sure
    assert unsure


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_world_comes_to_does_not_hang_on_those_before_it(edition: str) -> None:
    """Who is imagined keeps what was found out, from question to question and from world to world."""

    def trials(game: Game, decision: Decision) -> tuple[list[Option], Trials]:
        bot = fresh(game, decision.seat, rollouts=0)
        bot.choose(game.view(decision.seat), decision)
        assert bot.tries is not None
        return bot.tries[0], bot.tries[2]

    for game, decision in some(searched(edition, 3)):
        answers, used = trials(game, decision)
        worlds = list(islice(used.worlds(), 3))
        values = [[used.play(world, one, 0, whole=True) for one in answers] for world in worlds]
        for world, row in zip(worlds, values, strict=True):
            found = [trials(game, decision)[1].play(world, one, 0, whole=True) for one in answers]
            assert found == row


@pytest.mark.interpreted_only
def test_what_lies_open_when_it_stops_counts_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is decided by then counts in full. (What a network says of it counts in full, too.)"""
    ((game, decision),) = some(searched("classic", 1))
    bot = fresh(game, decision.seat, foresight=False)
    bot.choose(game.view(decision.seat), decision)
    assert bot.tries is not None
    answers, _, trials = bot.tries
    world = next(trials.worlds())
    over: list[bool] = []

    def valued(at: Game, *_more: Any) -> float:
        over.append(at.decision is None)
        return 0.5 if at is world else 0.9

    monkeypatch.setattr("fengsheng.bots.search.trials.value", valued)
    assert trials.play(world, answers[0], 0) == pytest.approx(0.5 + TRUST * 0.4)
    assert over == [False, False]
    assert trials.play(world, answers[0], 0, whole=True) == pytest.approx(0.9)


def test_a_race_needs_worlds_errors_and_a_margin() -> None:
    few, noisy, clear = Race(2), Race(2), Race(3)
    for world in range(LEAST - 1):
        few.add([(0, 0.2), (1, 0.9)])
        noisy.add([(0, 0.5), (1, 0.9 if world % 2 else 0.3)])
        clear.add([(0, 0.5), (1, 0.56 + 0.02 * (world % 2)), (2, 0.3 + 0.02 * (world % 2))])
    assert few.winner() == noisy.winner() == clear.winner() == 0
    few.add([(0, 0.2), (1, 0.9)])
    noisy.add([(0, 0.5), (1, 0.9)])
    clear.add([(0, 0.5), (1, 0.56), (2, 0.3)])
    assert (few.winner(), noisy.winner(), clear.winner()) == (1, 0, 1)
    assert (noisy.running, clear.running) == ([0, 1], [0, 1])  # the second rival is out of it


def test_where_somebody_else_is_asked_first_it_does_not_try() -> None:
    for game, decision in asked("classic"):
        window = game.window()
        if len(window) > 1 and len(window[-1][1]) > 1 and game.view()["phase"] != "setup":
            seat, options = window[-1]
            bot = fresh(game, seat)
            assert (
                bot.choose(game.view(seat), Decision(decision.number, seat, decision.kind, options))
                in options
            )
            assert (bot.searched, bot.stumbles) == (0, 0)
            return
    raise AssertionError("no window with two seats in it")


# Whoever plays alone.


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_plays_alone_tries_too(edition: str) -> None:
    mine = (
        (game, decision)
        for seed in range(3)
        for game, decision in asked(edition, seed=seed)
        if game.state.identity[decision.seat] >= 2 and _is_searched(game, decision)
    )
    game, decision = next(mine)
    bot = fresh(game, decision.seat)
    assert bot.choose(game.view(decision.seat), decision) in decision.options
    assert (bot.searched, bot.stumbles) == (1, 0)
    assert bot.tried > 1


def test_who_plays_alone_values_the_own_mission() -> None:
    """情報處長 needs three red cards: red helps, black does not, nor does what a faction has."""

    def after(seat: int, *cards: str) -> float:
        lay = table_for(3, ["soy", "front", "bureau"]).deck("試探/red/潛伏戰線抽2")
        return worth(lay.hand(0, "燒毀/black").intel(seat, *cards).done(), 0)

    red, more = "試探/red/軍情局抽2", "鎖定/red"
    assert 0.0 < after(0, "燒毀/black") < after(0) < after(0, red) < after(0, red, more) < 1.0
    assert after(1, red, more) < after(0)


def worth(game: Game, seat: int) -> float:
    edition = find(game.state.rules.preset)
    return value(game, seat, lore_of(edition), roles_of(edition.name), 3)


def test_a_position_is_worth_what_becomes_of_it() -> None:
    for edition in EDITIONS:
        game = Game.new(edition, 5, "worth")
        bots = [ExpertBot(f"{seat}") for seat in range(5)]
        play_out(game, bots, limit=60)
        if game.result is None:
            assert all(0.0 < worth(game, seat) < 1.0 for seat in range(5) if game.leaf().alive[seat])
        play_out(game, bots)
        assert game.result is not None
        assert [worth(game, seat) for seat in range(5)] == [float(i in game.result.winners) for i in range(5)]


# Where it sits.


def test_the_arena_lends() -> None:
    bot = SearchBot("guarded", 4)
    game = Game.new("classic", 4, 5)
    guarded = Guarded(bot, RandomBot(0), 60.0, timed=False)
    play_out(game, [guarded, *(ExpertBot(seat) for seat in range(3))], limit=150)
    assert bot.searched > 0
    assert guarded.fault is None
