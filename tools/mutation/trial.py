"""What is tried on a broken rule without pytest: every scenario, then games under all laws.

Runs in a copy of the tree: `python -m tools.mutation.trial scenarios|laws [FILE …]`; files named are
left out. The exit status is 0 if nothing was noticed and 1 if something was; what, is printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import fengsheng
from fengsheng import Game, editions
from fengsheng.core.laws import broken_laws
from fengsheng.scenario import Scenario

GAMES = 56  # every number of seats, eight times
LIMIT = 20_000  # no game asks so often


def scenarios(left_out: set[str]) -> Iterator[str]:
    """The scenarios that do not come out as written."""
    for path in sorted(Path("scenarios").rglob("*.scn")):
        if path.as_posix() not in left_out:
            try:
                Scenario.load(path).run()
            except Exception as error:
                yield f"{path.as_posix()}: {type(error).__name__}"


def laws(left_out: set[str]) -> Iterator[str]:
    """The games in which a law is broken, or that crash, or that do not end."""
    for number in range(GAMES):
        try:
            wrong = _play(number)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            yield f"game {number}: {wrong}"


def _play(number: int) -> str:
    lots = Random(f"mutants {number}")
    seats = 3 + number % 7
    preset = "classic-lite" if number % 3 == 2 else "classic"
    options = _mixed(preset, seats, lots) if number % 2 else {}
    genders = [lots.choice(("male", "female", "both", "none")) for _ in range(seats)]
    game = Game.new(preset, seats, number, options=options, genders=genders, ask_forced=number % 5 == 4)
    patient = number // 7 % 2 == 1
    for moment in range(LIMIT):
        wrong = broken_laws(game.state)
        if wrong:
            return wrong[0]
        decision = game.decision
        if decision is None:
            return _after(game)
        if moment % 6 == 0:
            for seat in (decision.seat, lots.choice((*range(seats), None))):
                wrong = _redealt(game, seat, moment)
                if wrong:
                    return wrong[0]
        if moment % 16 == 0 and Game.from_dict(game.to_dict()).fingerprint() != game.fingerprint():
            return "a save is loaded as something else"
        last = len(decision.options) - 1
        game.apply(0 if patient and lots.random() < 0.8 else lots.randint(0, last))
    return "the game does not end"


def _mixed(preset: str, seats: int, lots: Random) -> dict[str, str]:
    chosen = {name: lots.choice(rule["values"]) for name, rule in editions()[preset]["options"].items()}
    if seats not in (4, 6, 7):
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


STAGES = {"scenarios": scenarios, "laws": laws}


def main(arguments: list[str]) -> int:
    """Say what is noticed: the first thing, or with `--all` everything."""
    if not Path(fengsheng.__file__).resolve().is_relative_to(Path.cwd().resolve()):
        print("another copy of the package is being tried")
        return 2
    everything = "--all" in arguments
    stage, *left_out = (word for word in arguments if word != "--all")
    noticed = False
    for line in STAGES[stage](set(left_out)):
        print(line)
        noticed = True
        if not everything:
            break
    return int(noticed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
