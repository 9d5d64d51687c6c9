"""What a re-dealt game must be: the same to the eye it was made for, another one behind its back."""

from __future__ import annotations

from collections.abc import Mapping

from fengsheng import Game
from fengsheng.core.engine import ask_again
from fengsheng.core.event import eye
from fengsheng.core.face import NO_CARD
from fengsheng.core.laws import broken_laws
from fengsheng.core.rng import Rng
from fengsheng.core.saved import FIELDS
from fengsheng.core.state import State

from .checks import broken_history, differences, notations
from .rearrange import (
    as_known,
    redo,
    relabel,
    reorder_layout,
    swap_unknown_cards,
    swap_unknown_characters,
    swap_unknown_identities,
)


def looks_different(game: Game, seat: int | None, twin: Game) -> list[str]:
    """Its view is the same, and so is what it is asked."""
    a: Mapping[str, object] = game.view(seat)
    b: Mapping[str, object] = twin.view(seat)
    wrong = [f"the view shows another {k}: {a[k]!r:.90} / {b[k]!r:.90}" for k in a if a[k] != b[k]]
    if game.state.ask_seat == seat and sorted(notations(game)) != sorted(notations(twin)):
        wrong.append(f"it is offered {notations(twin)}, not {notations(game)}")
    return wrong


def breaks_laws(twin: Game) -> list[str]:
    """It is a possible game. (Somebody may now have only one answer to the question he is asked.)"""
    found = broken_laws(twin.state) + broken_history(twin.state)
    return [words for words in found if not words.endswith("stopped at a question with one answer")]


def forgets_to_ask_anew(twin: Game) -> list[str]:
    """What is offered is what the re-dealt hands allow."""
    again = twin.clone()
    ask_again(again.state)
    return [] if notations(again) == notations(twin) else ["the options are those of another hand"]


def changes_what_is_known(game: Game, seat: int | None, twin: Game) -> list[str]:
    """Every card, identity and character this eye knows is where it was."""
    s, t = game.state, twin.state
    bit = eye(seat)
    wrong: list[str] = []
    mine, yours = _places(s), _places(t)
    for card, place in mine.items():
        if s.seen[card] & bit and (yours.get(card) != place or t.seen[card] != s.seen[card]):
            wrong.append(f"card {card} of {place} is known and has moved to {yours.get(card)}")
    known = s.identity_up | (0 if seat is None else bit | s.looks[seat])
    for i in range(s.rules.seats):
        if known >> i & 1 and s.identity[i] != t.identity[i]:
            wrong.append(f"the known identity of seat {i} has changed")
        if (i == seat or s.face_up >> i & 1) and s.character[i] != t.character[i]:
            wrong.append(f"the known character of seat {i} has changed")
    for p, q in zip(s.probes, t.probes, strict=True):
        if (p.asker, p.target, p.effect, p.acted, p.sure) != (q.asker, q.target, q.effect, q.acted, q.sure):
            wrong.append("a reaction that everybody saw has changed")
        saw = bit == 1 << p.target if p.card == NO_CARD else bool(s.seen[p.card] & bit)
        if bit == 1 << p.asker or saw:
            if (p.named, p.card) != (q.named, q.card):
                wrong.append("a probe that the seat took part in has changed")
            if p.sure and s.rules.probe_acts(p.named, t.identity[p.target]) != p.acted:
                wrong.append("a probe that the seat took part in comes out differently")
    if s.identity_up != t.identity_up or s.face_up != t.face_up or s.could_be != t.could_be:
        wrong.append("what everybody knows has changed")
    if seat is not None and s.offered[seat] != t.offered[seat]:
        wrong.append("the characters it was dealt have changed")
    return wrong


def _places(s: State) -> dict[int, tuple[str, int]]:
    """Where each card lies."""
    zones = {"deck": s.deck, "discard": s.discard, "aside": s.aside}
    zones |= {f"hand {i}": hand for i, hand in enumerate(s.hands)}
    zones |= {f"intel {i}": intel for i, intel in enumerate(s.intel)}
    for i, f in enumerate(s.stack):
        zones[f"frame {i}"] = [f.card] if f.card != NO_CARD else []
        zones[f"frame {i} aside"] = list(f.cards)
    if s.transit is not None:
        zones["transit"] = [s.transit.card]
    return {card: (name, i) for name, zone in zones.items() for i, card in enumerate(zone)}


def keeps_the_future(game: Game, seat: int | None) -> list[str]:
    """Neither the chance to come nor what lies hidden is the true one, and two deals differ."""
    one, two = game.determinize(seat, "one"), game.determinize(seat, "two")
    wrong: list[str] = []
    if one.state.rng.seed in (game.state.rng.seed, two.state.rng.seed):
        wrong.append("the chance to come is the same")
    hidden = [i for i, card in enumerate(game.state.deck) if not game.state.seen[card] & eye(seat)]
    if len(hidden) > 8:  # equal by chance once in 40,320 times at most
        piles = {tuple(g.state.deck[i] for i in hidden) for g in (game, one, two)}
        if len(piles) < 3:
            wrong.append("the pile is the same")
    return wrong


def depends_on_the_truth(game: Game, seat: int | None, dice: Rng) -> list[str]:
    """It is a function of what the seat knows: re-dealing any game that looks the same gives the same."""
    wrong: list[str] = []
    fair = game.determinize(seat, "b")
    if differences(game.determinize(seat, "a").determinize(seat, "b").state, fair.state, FIELDS):
        wrong.append("re-dealing a re-dealt game gives another one")
    twin = game.clone()
    swap_unknown_cards(twin.state, seat, dice)
    swap_unknown_identities(twin.state, seat, dice)
    swap_unknown_characters(twin.state, seat, dice)
    reorder_layout(twin.state, dice)
    relabel(twin.state, dice)
    a, b = as_known(fair.state), as_known(redo(twin).determinize(seat, "b").state)
    wrong += [f"{field} depends on what the seat cannot know" for field in a if a[field] != b[field]]
    return wrong


def wrong_redeal(game: Game, seat: int | None, dice: Rng) -> list[str]:
    """Everything that is wrong with re-dealing this game for that eye."""
    twin = game.determinize(seat, f"redeal {dice.word()}")
    return [
        *looks_different(game, seat, twin),
        *breaks_laws(twin),
        *forgets_to_ask_anew(twin),
        *changes_what_is_known(game, seat, twin),
        *depends_on_the_truth(game, seat, dice),
    ]
