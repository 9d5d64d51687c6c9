"""What is believed: facts hold, the truth stays possible, and it hangs on what the seat has seen alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from fengsheng import Game, View
from fengsheng.bots import make_bot
from fengsheng.bots.belief import Tables, Tracker
from fengsheng.bots.belief.told import Listener, colour_of
from fengsheng.bots.hearing import Listeners
from fengsheng.bots.valuation.lore import lore_of
from fengsheng.bots.valuation.odds import Odds
from fengsheng.editions.registry import editions, find

TABLES = [
    (preset, seats)
    for preset, about in editions().items()
    for seats in about["seats"]
    if seats in (3, 4, 5, 8, 9)
]
SEAT = 1


class Follower:
    """Plays like a novice, and follows what happens with a tracker for its seat and one for spectators."""

    name = "follower"

    def __init__(self, seed: str, game: Game, seat: int, tables: Tables | None = None) -> None:
        self._bot = make_bot("novice", seed)
        self.own = Tracker(game.view(seat), seat, tables)
        self.public = Tracker(game.view(seat), None, tables)
        self.choose = self._bot.choose

    def observe(self, event: dict[str, object]) -> None:
        self.own.observe(event)
        self.public.observe(event)


def played(
    preset: str, seats: int, seed: object, tables: Tables | None = None
) -> Iterator[tuple[Game, list[Follower]]]:
    """Every decision of a game, with all who follow it told."""
    game = Game.new(preset, seats, f"belief {seed}")
    followers = [Follower(f"{seed} {seat}", game, seat, tables) for seat in range(seats)]
    listeners = Listeners(followers)
    listeners.tell(game.state.rules, game.log())
    while (decision := game.decision) is not None:
        yield game, followers
        option = followers[decision.seat].choose(game.view(decision.seat), decision)
        listeners.tell(game.state.rules, game.apply(option))


def truth(game: Game) -> tuple[int, ...]:
    return tuple(min(identity, 2) for identity in game.state.identity)


def rough() -> Tables:
    """Numbers for everything, drawn at random: what must hold hangs on no fit."""
    chance = Random("rough")
    kinds = [
        "send 直達!",
        "send 密電!",
        "send up!",
        "accept",
        "accept+",
        "decline!",
        "has 1",
        "has 2",
        "keep!+",
    ]
    kinds += ["send up!+", "send 密電!+", "send 直達!+", "moved+", "locked own!+", "intercepted+", "kill+"]
    sides = [
        "own -",
        "other -",
        "black -",
        "own same",
        "own rival",
        "other rival",
        "black same",
        "black rival",
    ]
    sides += ["alone card -", "alone black -", "alone black faction", "own alone", "black alone", "? same"]
    return Tables({kind: {side: chance.gauss(0, 2) for side in sides} for kind in kinds}, {})


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_facts_hold_and_the_truth_stays_possible(preset: str, seats: int) -> None:
    """Whatever the numbers say."""
    looked = 0
    for game, followers in played(preset, seats, 1, rough()):
        if game.state.phase == "setup" or game.state.asks % seats:
            continue
        real = truth(game)
        looked += 1
        for seat, follower in enumerate(followers):
            view = game.view(seat)
            follower.own.look(view)
            follower.public.look(view)
            joint, odds = dict(follower.own.joint()), follower.own.marginals()
            assert joint[real] > 0.0
            assert dict(follower.public.joint())[real] > 0.0
            assert sum(joint.values()) == pytest.approx(1.0)
            lore = lore_of(find(preset))
            for row, mine in zip(view["seats"], odds, strict=True):
                assert sum(mine) == pytest.approx(1.0)
                if row["identity"] != "?":
                    assert mine[lore.faction(row["identity"])] == 1.0
            for probe in view["probes"]:
                if probe["sure"] and probe.get("named"):
                    for faction, acts in enumerate(lore.named(probe.get("named", ""))):
                        if acts != probe["acted"]:
                            assert odds[probe["target"]][faction] == pytest.approx(0.0)
    assert looked > 5


def followed(view: View, events: list[dict[str, object]], seat: int | None, first: View) -> list[Odds]:
    """What somebody believes who is told all of it at once."""
    tracker = Tracker(first, seat, rough())
    for event in events:
        tracker.observe(event)
    tracker.look(view)
    return tracker.marginals()


@pytest.mark.parametrize(("preset", "seats"), [("classic", 5), ("spywar", 7)])
def test_live_replayed_and_from_json_it_is_the_same(preset: str, seats: int) -> None:
    first = Game.new(preset, seats, "belief 2").view(SEAT)
    compared = 0
    for game, followers in played(preset, seats, 2, rough()):
        if game.state.asks % 40 or game.state.phase == "setup":
            continue
        view, events = game.view(SEAT), game.events(SEAT)
        followers[SEAT].own.look(view)
        live = followers[SEAT].own.marginals()
        again = followed(view, events, SEAT, first)
        plain = json.loads(json.dumps([first, view, events]))
        written = followed(plain[1], plain[2], SEAT, plain[0])
        for one, two, three in zip(live, again, written, strict=True):
            assert one == pytest.approx(two, abs=1e-9)
            assert two == three
        compared += 1
    assert compared > 2


@pytest.mark.parametrize(("preset", "seats"), [("classic", 5), ("spywar", 6)])
def test_a_spectator_hears_the_same_from_anybodys_events(preset: str, seats: int) -> None:
    """What others think of us can be told from what we have seen ourselves."""
    compared = 0
    for game, followers in played(preset, seats, 3, rough()):
        if game.state.asks % 30 or game.state.phase == "setup":
            continue
        for seat, follower in enumerate(followers):
            follower.public.look(game.view(seat))
        compared += 1
        outside = followed(game.view(None), game.events(None), None, game.view(None))
        for follower in followers:
            for one, two in zip(follower.public.marginals(), outside, strict=True):
                assert one == pytest.approx(two, abs=1e-9)
    assert compared > 1


@pytest.mark.parametrize(("preset", "seats"), [("classic", 5), ("spywar", 6)])
def test_twins_believe_the_same(preset: str, seats: int) -> None:
    """A game that is dealt anew looks the same to this seat: so it believes the same, also of what comes."""
    compared = 0
    for game, followers in played(preset, seats, 4, rough()):
        if game.state.asks % 50 or game.state.phase == "setup":
            continue
        compared += 1
        twin = game.determinize(SEAT, "twin")
        tracker = followers[SEAT].own
        tracker.look(game.view(SEAT))
        before = tracker.marginals()
        tracker.look(twin.view(SEAT))
        assert tracker.marginals() == before
    assert compared > 1


def test_what_others_think_if_they_are_of_a_faction() -> None:
    asked = 0
    for game, followers in played("classic", 5, 5, rough()):
        if game.state.turn_no < 8:
            continue
        public = followers[0].public
        public.look(game.view(0))
        for seat in range(5):
            for faction in range(3):
                asked += 1
                odds = public.seen_by(seat, faction)
                if public.marginals()[seat][faction]:
                    assert odds[seat][faction] == 1.0
                assert sum(odds[2]) == pytest.approx(1.0)
        break
    assert asked == 15


def test_worlds_are_drawn_by_the_odds() -> None:
    for game, followers in played("spywar", 5, 6, rough()):
        if game.state.turn_no < 6:
            continue
        tracker = followers[SEAT].own
        tracker.look(game.view(SEAT))
        drawn = tracker.draw(Random(1), 400)
        for world, names in zip(game.worlds(SEAT, range(20), drawn[:20]), drawn, strict=False):
            factions = tuple(min(identity, 2) for identity in world.state.identity)
            assert dict(tracker.joint())[factions] > 0.0
            assert names[SEAT] is None
        odds = tracker.marginals()
        lore = lore_of(find("spywar"))
        for seat in (0, 2, 3, 4):
            red = sum(names[seat] == lore.factions[0] for names in drawn) / len(drawn)
            assert abs(red - odds[seat][0]) < 0.1
        return
    raise AssertionError("the game was too short")


def test_why_names_what_moved_a_belief() -> None:
    """With numbers for one thing alone, that is the reason; who is known needs none."""
    tables = Tables({"send 直達!": {"own -": 0.0, "own same": 2.0}, "send 直達!+": {"own same": 2.0}}, {})
    found = 0
    for game, followers in played("classic", 5, 7, tables):
        if game.state.asks % 20 or game.state.phase == "setup":
            continue
        tracker = followers[SEAT].own
        tracker.look(game.view(SEAT))
        assert tracker.why(SEAT) == []
        for seat in (0, 2, 3, 4):
            for moved in tracker.why(seat):
                assert moved.event["kind"] == "send"
                assert moved.event["word"] == "直達"
                assert moved.event["by"] != SEAT
                assert moved.turn >= 1
                found += 1
    assert found > 5


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("鎖定/red", 0),
        ("试探/black/→/神秘人抽", 2),
        ("威逼/red+black/←", 3),
        ("威逼/black+blue/←", 4),
        ("?", 5),
        ("x/red*", 0),
    ],
)
def test_colours(name: str, colour: int) -> None:
    assert colour_of(name) == colour


def test_a_transmission_is_held_back_until_its_colour_is_known() -> None:
    listener = Listener(lore_of(find("classic")), 5)
    assert listener.hear({"kind": "turn", "by": 0, "x": 2}) == []
    assert listener.hear({"kind": "send", "by": 0, "cards": ["?"], "word": "密電", "x": 1}) == []
    assert listener.hear({"kind": "arrive", "by": 1}) == []
    assert listener.hear({"kind": "decline", "by": 1}) == []
    assert listener.hear({"kind": "locked", "by": 0, "target": 2}) == []
    told = listener.hear({"kind": "gain", "by": 2, "target": 0, "cards": ["燒毀/black"], "word": "sent"})
    assert [(t.what, t.by, t.other, t.colour) for t in told] == [
        ("send 密電!", 0, 1, 2),
        ("decline", 1, 0, 2),
        ("locked own!", 0, 2, 2),
    ]
    assert {t.turn for t in told} == {2}
