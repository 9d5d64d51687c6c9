"""Games under all laws, at mixed tables, with re-deals, saves and replays: quick, and they notice a lot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from fengsheng import Game, editions
from fengsheng.core.laws import broken_laws

GAMES = 56  # of each edition
LIMIT = 20_000  # no game asks so often


def games(edition: str) -> Iterator[tuple[str, str]]:
    """The games in which a law is broken, or that crash, or that do not end, and what is wrong."""
    presets = [name for name, preset in editions().items() if preset["edition"] == edition]
    for number in range(GAMES):
        try:
            wrong = _play(presets, number)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            yield f"game {number} of {edition}", wrong


def _play(presets: list[str], number: int) -> str:
    dice = Random(f"mutants {number}")
    preset = presets[-1] if number % 3 == 2 else presets[0]
    choice = editions()[preset]["seats"]
    seats = choice[number % len(choice)]
    options = _mixed(preset, seats, dice) if number % 2 else {}
    genders = [dice.choice(("male", "female", "both", "none")) for _ in range(seats)]
    game = Game.new(preset, seats, number, options=options, genders=genders, ask_forced=number % 5 == 4)
    patient = number // len(choice) % 2 == 1
    for moment in range(LIMIT):
        wrong = broken_laws(game.state)
        if wrong:
            return wrong[0]
        decision = game.decision
        if decision is None:
            return _after(game)
        if moment % 6 == 0:
            for seat in (decision.seat, dice.choice((*range(seats), None))):
                wrong = _redealt(game, seat, moment)
                if wrong:
                    return wrong[0]
        if moment % 16 == 0 and Game.from_dict(game.to_dict()).fingerprint() != game.fingerprint():
            return "a save is loaded as something else"
        last = len(decision.options) - 1
        game.apply(0 if patient and dice.random() < 0.8 else dice.randint(0, last))
    return "the game does not end"


def _mixed(preset: str, seats: int, dice: Random) -> dict[str, str]:
    chosen = {name: dice.choice(rule["values"]) for name, rule in editions()[preset]["options"].items()}
    if "identity_table" in chosen and seats not in (4, 6, 7):
        chosen["identity_table"] = "A"
    return chosen


def _redealt(game: Game, seat: int | None, moment: int) -> list[str]:
    """Dealt anew, a game looks the same to the eye it was dealt for, and no law is broken."""
    again = game.determinize(seat, moment)
    if again.view(seat) != game.view(seat):
        return ["a re-dealt game looks different"]
    decision = game.decision
    if decision is not None and decision.seat == seat:
        offered = [option.notation for option in again.state.options]
        if offered != [option.notation for option in decision.options]:
            return ["a re-dealt game offers something else"]
        return broken_laws(again.state)
    # somebody else's hand was dealt anew: now there may be nothing to choose
    wrong = [words for words in broken_laws(again.state) if "one answer" not in words]
    if decision is not None and not wrong:
        again.apply(len(again.state.options) - 1)  # what is offered can be done
        wrong = broken_laws(again.state)
    return wrong


def _after(game: Game) -> str:
    record = json.loads(json.dumps(game.record()))
    Game.replay(record)
    record["deal"]["ask_forced"] = not record["deal"]["ask_forced"]
    Game.replay(record)
    return "" if game.result is not None else "the game is over and has no result"
