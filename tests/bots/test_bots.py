"""Bots choose among what is offered, from a view and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.bots.called import CALLED
from tests.some import some

from fengsheng import Decision, Game, Option, View
from fengsheng.bots import BLIND, UnknownBot, make_bot, play_out
from fengsheng.bots.holder_bot import PATIENCE

LONG_ENOUGH = 200  # decisions: experts seldom draw lots


def question(*kinds: str) -> Decision:
    """A decision with one option of each kind."""
    rules = Game.new(seats=3).state.rules
    return Decision(0, 0, "test", tuple(Option(rules, kind) for kind in kinds))


def answers(name: str, decision: Decision, count: int = 2000) -> Counter[str]:
    bot = make_bot(name, "answers")
    return Counter(bot.choose(BLIND, decision).kind for _ in range(count))


def test_random_is_uniform() -> None:
    counts = answers("random", question("pass", "accept", "decline", "declare"))
    assert set(counts) == {"pass", "accept", "decline", "declare"}
    assert all(400 < count < 600 for count in counts.values())


def test_holder_declares_whenever_it_can() -> None:
    assert answers("holder", question("pass", "accept", "declare")) == {"declare": 2000}


def test_holder_passes_nineteen_times_in_twenty_and_else_is_random() -> None:
    counts = answers("holder", question("pass", "accept", "decline"), 20_000)
    assert abs(counts["pass"] / 20_000 - PATIENCE) < 0.01
    assert abs(counts["accept"] - counts["decline"]) < 150


def test_holder_chooses_freely_where_there_is_no_passing() -> None:
    counts = answers("holder", question("accept", "decline"))
    assert 900 < counts["accept"] < 1100


def test_holder_passes_when_there_is_nothing_else() -> None:
    assert answers("holder", question("pass"), 50) == {"pass": 50}


@pytest.mark.parametrize("name", CALLED)
def test_the_seed_decides_what_a_bot_does(name: str) -> None:
    name = "neural:greedy=off" if name == "neural" else name  # otherwise it takes what it likes best
    first = story(name, "a")
    assert first == story(name, "a") != story(name, "b")


def story(name: str, seed: str) -> list[str]:
    """What it does in a game, as long as seeds need to tell."""
    game = Game.new(seats=4, seed=8)
    play_out(game, [make_bot(name, f"{seed}{seat}") for seat in range(4)], limit=LONG_ENOUGH)
    return list(game.record()["answers"])


def test_an_unknown_bot_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=r"no bot 'oracle'; there are random, holder, novice, expert, search"
    ) as caught:
        make_bot("oracle", 0)
    assert caught.value.code == "unknown-bot"


class Looker:
    """Keeps what it is handed, and takes the first option."""

    name = "looker"

    def __init__(self) -> None:
        self.handed: list[tuple[View, Decision]] = []

    def choose(self, view: View, decision: Decision) -> Option:
        self.handed.append((view, decision))
        return decision.options[0]


class Blind(Looker):
    """The same, and says that it does not look."""

    name = "blind"
    needs_view = False


def test_a_bot_is_handed_the_view_of_its_own_seat() -> None:
    lookers = [Looker() for _ in range(3)]
    play_out(Game.new(seats=3, seed=5), lookers, limit=60)
    for seat, bot in enumerate(some(lookers)):
        assert all(view["me"] == seat == decision.seat for view, decision in some(bot.handed))


def test_a_bot_that_does_not_look_is_handed_an_empty_view() -> None:
    blind = [Blind() for _ in range(3)]
    play_out(Game.new(seats=3, seed=5), blind, limit=60)
    assert all(len(view) == 0 for bot in blind for view, _ in bot.handed)
    assert sum(len(bot.handed) for bot in blind) == 60


def test_play_out_stops_at_its_limit_and_says_so() -> None:
    game = Game.new(seats=5, seed=5)
    assert not play_out(game, [make_bot("random", seat) for seat in range(5)], limit=10)
    assert len(game.record()["answers"]) == 10
    assert play_out(game, [make_bot("random", seat) for seat in range(5)])
    assert game.result is not None


def test_each_hears_of_everything_that_happens_after_the_first_question() -> None:
    game = Game.new(seats=5, seed=5)
    heard = list(game._all_events())
    play_out(game, [make_bot("holder", seat) for seat in range(5)], each=lambda _, fresh: heard.extend(fresh))
    assert len(heard) > 100
    assert heard == game._all_events()
