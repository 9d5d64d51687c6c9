"""The novice: honest, never at a loss, and better than chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import permutations
from math import prod
from random import Random

import pytest
from tests.coach.questions import asked

from fengsheng import Decision, Game, Option, View
from fengsheng.arena import Arena, run
from fengsheng.arena.figures import figures
from fengsheng.bots import BLIND, play_out
from fengsheng.bots.novice import NoviceBot
from fengsheng.bots.novice.belief import believe, marginals
from fengsheng.bots.novice.bot import PLAIN
from fengsheng.bots.valuation.cards import card
from fengsheng.bots.valuation.lore import Lore, lore_of
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.verbs import VERBS
from fengsheng.bots.valuation.worth import gain, lose
from fengsheng.core.view import ProbeView
from fengsheng.editions.registry import find

EDITIONS = ("classic", "spywar")
RED, BLUE, BLACK = (0,), (1,), (2,)


def lore(edition: str) -> Lore:
    """What it knows about an edition."""
    return lore_of(find(edition))


def positions(
    edition: str, games: int, seats: int = 5, forced: bool = False
) -> Iterator[tuple[Game, Decision]]:
    """Every decision of some games, half of whose players are novices and half random."""
    return asked(edition, games, seats, forced, "novice")


def fresh(decision: Decision, view: View, seed: str) -> str:
    return NoviceBot(seed).choose(view, decision).notation


# Honest.


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_chooses_alike_wherever_the_hidden_cards_lie(edition: str) -> None:
    """Twins of a position differ in what this seat cannot know; their weights and choices are the same."""
    asked = 0
    moved = 0
    for number, (game, decision) in enumerate(positions(edition, 6)):
        if number % 5 or game.view(decision.seat)["phase"] == "setup":
            continue
        view = game.view(decision.seat)
        twin = game.determinize(decision.seat, f"twin {number}")
        other = twin.decision
        assert other is not None
        moved += twin.fingerprint() != game.fingerprint()
        asked += 1
        theirs = twin.view(decision.seat)
        assert NoviceBot(0).weigh(view, decision) == NoviceBot(0).weigh(theirs, other)
        for seed in "abc":
            assert fresh(decision, view, seed) == fresh(other, theirs, seed)
    assert asked > 60
    assert moved > 60


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_json_of_the_view_is_all_it_needs(edition: str) -> None:
    """Also when it has sat there all the time: it remembers nothing that the view does not show."""
    seated = [NoviceBot(seat) for seat in range(5)]
    number = 0
    for number, (game, decision) in enumerate(positions(edition, 3)):
        view = game.view(decision.seat)
        told = json.loads(json.dumps(view))
        assert seated[decision.seat].weigh(view, decision) == NoviceBot(number).weigh(told, decision)
        assert fresh(decision, view, f"{number}") == fresh(decision, told, f"{number}")
        assert view == told  # it has changed nothing in it either
    assert number > 100


# Never at a loss.


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_novices_finish_their_games_and_weigh_every_answer(edition: str, seats: int, forced: bool) -> None:
    for number in range(3):
        game = Game.new(edition, seats, f"{seats} novices {number}", ask_forced=forced)
        bots = [NoviceBot(f"{number}/{seat}") for seat in range(seats)]
        for _ in range(20_000):
            decision = game.decision
            if decision is None:
                break
            game.apply(bots[decision.seat].choose(game.view(decision.seat), decision))
        assert game.result is not None
        assert [bot.stumbles for bot in bots] == [0] * seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_knows_every_verb_and_item_it_is_offered(edition: str) -> None:
    offered = {o for _, decision in positions(edition, 12) for o in decision.options}
    assert {o.kind for o in offered} <= set(VERBS)
    assert {o.uses for o in offered if o.kind in ("play", "skill")} <= set(lore(edition).effects)


def question(*kinds: str) -> Decision:
    rules = Game.new(seats=3).state.rules
    return Decision(0, 0, "test", tuple(Option(rules, kind) for kind in kinds))


def test_a_view_it_cannot_read_gets_a_safe_answer() -> None:
    bot = NoviceBot(1)
    assert {bot.choose(BLIND, question("play", "pass", "send")).kind for _ in range(50)} == {"pass"}
    assert bot.stumbles == 50
    assert {bot.choose(BLIND, question("play", "send")).kind for _ in range(50)} == {"play", "send"}


def test_answers_it_has_never_heard_of_are_not_taken_if_it_may_pass() -> None:
    game, _ = next(p for p in positions("classic", 1) if p[0].view(0)["phase"] == "play")
    bot = NoviceBot(1)
    assert {bot.choose(game.view(0), question("pass", "fly", "swim")).kind for _ in range(50)} == {"pass"}
    assert {bot.choose(game.view(0), question("fly", "swim")).kind for _ in range(50)} == {"fly", "swim"}
    assert bot.stumbles == 0


# Good sense.


def table(identity: str, *rows: tuple[str, list[int]], edition: str = "classic") -> Situation:
    """A situation by hand: our identity, and what lies in front of everybody, us first."""
    view = Game.new(edition, len(rows), 1).view(0)
    for row, (who, colours) in zip(view["seats"], rows, strict=True):
        row["identity"], row["colours"] = who, colours
    view["seats"][0]["identity"] = identity
    return Situation(view, believe(view, lore(edition)), lore(edition), PLAIN)


FOUR = (("?", [0, 0, 0]), ("?", [0, 0, 0]), ("?", [0, 0, 0]), ("?", [0, 0, 0]))


def test_its_own_colour_is_good_and_black_is_bad_and_the_third_counts_most() -> None:
    for identity, colour in (("潛伏戰線", RED), ("軍情局", BLUE)):
        worths = []
        for have in range(3):
            s = table(identity, ("", [have, have, have]), *FOUR)
            assert gain(s, 0, colour) > 0 > gain(s, 0, BLACK)
            assert lose(s, 0, BLACK) >= 0
            worths.append((gain(s, 0, colour), gain(s, 0, BLACK)))
        assert worths[0][0] < worths[1][0] < worths[2][0]
        assert worths[0][1] > worths[1][1] > worths[2][1]


def test_friends_are_helped_and_foes_are_hurt() -> None:
    s = table("潛伏戰線", ("", [0, 0, 0]), ("潛伏戰線", [2, 0, 2]), ("軍情局", [0, 2, 2]), *FOUR[:2])
    assert gain(s, 1, RED) > 50
    assert gain(s, 2, BLUE) < -50
    assert gain(s, 1, BLACK) < 0 < gain(s, 2, BLACK)
    assert s.friend(1) == 1.0
    assert s.friend(2) == 0.0


def test_who_plays_alone_follows_the_mission() -> None:
    s = table("打醬油", ("", [2, 0, 0]), *FOUR)
    s.view["seats"][0]["character"] = "老槍"
    collector = Situation(s.view, s.odds, s.lore, PLAIN)
    s.view["seats"][0]["character"] = "小馬哥"
    killer = Situation(s.view, s.odds, s.lore, PLAIN)
    assert gain(collector, 0, RED) > 50
    assert gain(killer, 0, RED) == 0
    assert gain(killer, 1, BLACK) > gain(collector, 1, BLACK) > 0


def test_four_players_of_spywar_have_one_friend_each() -> None:
    s = table("潜伏战线", ("", [0, 0, 0]), *FOUR[:3], edition="spywar")
    assert [round(s.friend(seat), 3) for seat in (1, 2, 3)] == [0.333] * 3
    assert gain(s, 1, BLUE) > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_what_makes_it_win_and_refuses_black_it_has_seen(edition: str) -> None:
    taken: Counter[str] = Counter()
    for game, decision in positions(edition, 25):
        view = game.view(decision.seat)
        kinds = {o.kind for o in decision.options}
        transit = view["transit"]
        if decision.kind != "decide" or not {"accept", "decline"} <= kinds:
            continue
        if transit is None or transit["card"] == "?":
            continue
        s = Situation(view, believe(view, lore(edition)), lore(edition), PLAIN)
        colours = card(transit["card"]).colours
        choice = NoviceBot(1).choose(view, decision).kind
        if s.faction in colours and 2 not in colours:
            near = any(s.tally[seat][s.faction] == 2 and s.friend(seat) > 0.2 for seat in s.alive)
            if not near or s.tally[s.me][s.faction] == 2:  # else it may leave the third one to a friend
                taken[f"own {choice}"] += 1
        elif colours == BLACK and s.faction < 2:
            taken[f"black {choice}"] += 1
    assert taken["own accept"] > 4 * taken["own decline"]
    assert taken["black decline"] > 4 * taken["black accept"]


def test_it_foils_foes_more_often_than_friends() -> None:
    """What it answers is read off the open window: an option does not say it."""
    foiled: Counter[bool] = Counter()
    for game, decision in positions("classic", 25):
        if any(o.uses == "counter" for o in decision.options):
            choice = NoviceBot(1).choose(game.view(decision.seat), decision)
            if choice.uses == "counter":
                s = game.state
                foiled[s.identity[s.stack[s.stack[-1].on].by] != s.identity[decision.seat]] += 1
    assert foiled[True] > 2 * foiled[False]
    assert foiled[True] > 5


def test_it_always_declares_victory() -> None:
    declared = [
        NoviceBot(number).choose(game.view(decision.seat), decision).kind
        for number, (game, decision) in enumerate(positions("classic", 30))
        if any(o.kind == "declare" for o in decision.options)
    ]
    assert set(declared) == {"declare"}


def test_it_mixes_answers_that_are_equally_good() -> None:
    view = Game.new("classic", 5, 3).view(0)
    equal = question("none", "done", "pass")
    assert {NoviceBot(seed).choose(view, equal).kind for seed in range(90)} == {"none", "done", "pass"}


# Beliefs.


def test_marginals_are_those_of_all_arrangements() -> None:
    chance = Random(5)
    for counts in ((2, 2, 1), (1, 2, 0), (3, 3, 2), (0, 1, 1)):
        places = sum(counts)
        weights = [[chance.random() for _ in range(3)] for _ in range(places)]
        weights[0][1] = 0.0
        sums = [[0.0] * 3 for _ in range(places)]
        people = [one for one, count in enumerate(counts) for _ in range(count)]
        for way in set(permutations(people)):
            weight = prod(weights[place][one] for place, one in enumerate(way))
            for place, one in enumerate(way):
                sums[place][one] += weight
        assert [list(found) for found in marginals(weights, counts)] == [pytest.approx(one) for one in sums]


@pytest.mark.parametrize("edition", EDITIONS)
def test_beliefs_are_odds_that_never_rule_out_the_truth(edition: str) -> None:
    looked = 0
    for number, (game, decision) in enumerate(positions(edition, 8)):
        identities = game.state.identity
        if number % 7 or min(identities) < 0:
            continue
        view = game.view(decision.seat)
        if any(row["identity"] == "无身份" for row in view["seats"]):
            continue  # an identity card changed hands: who is what now is anybody's guess
        odds = believe(view, lore(edition))
        for seat, three in enumerate(odds):
            assert sum(three) == pytest.approx(1.0)
            assert three[min(identities[seat], 2)] > 0
            looked += 1
    assert looked > 100


def test_a_probe_tells_its_asker_and_nobody_else() -> None:
    view = Game.new("classic", 5, 1).view(0)
    view["seats"][0]["identity"] = "軍情局"
    probe: ProbeView = {"by": 0, "target": 2, "effect": 0, "acted": True, "sure": True}
    classic = lore("classic")
    plain = believe(view, classic)
    view["probes"] = [probe]
    assert believe(view, classic) == plain
    view["probes"] = [{**probe, "named": "軍情局"}]
    assert believe(view, classic)[2] == (0.0, 1.0, 0.0)
    assert believe(view, classic)[1][1] == 0.0
    view["probes"] = [{**probe, "named": "軍情局", "acted": False}]
    assert believe(view, classic)[2][1] == 0.0
    view["probes"] = [{**probe, "named": "軍情局", "sure": False}]
    assert plain[2][1] < believe(view, classic)[2][1] < 1.0


# Strength.


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_beats_chance(edition: str) -> None:
    """About 2.5 times in the long run; so few games tell no more than this."""
    arena = Arena.make(edition, 5, 80, ("novice", "random"))
    data = figures(arena, run(arena))
    assert data["faults"] == []
    assert data["ratios"][0]["ratio"] > 1.5
    assert data["ratios"][0]["ci95"][0] > 1.2


def test_a_table_with_another_name_for_the_bureau_has_the_same_cards() -> None:
    names = {face.name for face in Game.new("classic-lite", 5, 1).state.rules.faces}
    assert names == set(lore("classic").deck[""]) == set(lore("classic").route_of)


# Always the same.

STORIES = {
    ("classic", 4): "03478a5abda7b927",
    ("classic", 5): "928aca255bb6f1eb",
    ("classic", 7): "0de6587afec9f4b1",
    ("spywar", 4): "4ca588621dffd7fc",
    ("spywar", 5): "441b7c3e2a981a01",
    ("spywar", 7): "6f9c873ceed2cb47",
}


@pytest.mark.parametrize(("edition", "seats"), STORIES)
def test_what_it_chooses_does_not_change_with_other_bots(edition: str, seats: int) -> None:
    """It shares its valuation with stronger bots and is the measure of them: every answer of some games. (A
    change of the rules may change games; a change of a bot may not.)"""
    told = sha256()
    for number in range(4):
        game = Game.new(edition, seats, f"same {number}")
        assert play_out(game, [NoviceBot(f"same {number} {seat}") for seat in range(seats)])
        told.update("\n".join(game.record()["answers"]).encode())
    assert told.hexdigest()[:16] == STORIES[edition, seats]


def test_one_that_slips_does_what_a_novice_would_not() -> None:
    """A newcomer's answers are a novice's, but for some that come from nowhere."""
    other = asked = 0
    for game, decision in positions("classic", 1):
        view = game.view(decision.seat)
        plain = NoviceBot(7).weigh(view, decision)
        choice = NoviceBot(asked, slips=1.0).choose(view, decision)
        asked += 1
        other += plain[decision.options.index(choice)] < max(plain) - 1.0
        assert NoviceBot(asked, slips=0.0).choose(view, decision) == NoviceBot(asked).choose(view, decision)
    assert other > 10
    assert asked > 50
