"""Every rung of the ladder of bots, on the deals that only a finished bot is judged on.

    python -m tools.ladder --keep FOLDER [--only TEXT] [--seeds FROM] [--jobs N] [--list]

Games are kept in FOLDER, a file a cell, so a run that was stopped goes on there; a cell is looked at when all
its games are played, and how many that are is settled here. Prints a line a cell: the ratio of wins a seat
with its 95 % interval, and whether the lower end clears the floor; of populations, who wins, and of mistakes,
how often each was made of how often it could have been.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

from fengsheng.arena.figures import figures
from fengsheng.arena.many import run
from fengsheng.arena.plan import Arena

SEEDS = "validation"
LONERS = (0.10, 0.30)  # of all games of a population, what those who play alone may win
BALANCE = 0.58  # of those that a faction wins, what one of them may win
SIMILAR = 0.95  # of what a group of novices wins, what the same group of experts wins at least
EDITIONS = ("classic", "spywar")
MASTER = "search:network=on"


class Cell(NamedTuple):
    """One arena."""

    bots: tuple[str, ...]
    mode: str
    edition: str
    seats: int
    games: int
    floor: float | None = None  # of the lower end of the ratio of the first to the second
    mistakes: bool = False

    @property
    def name(self) -> str:
        """Of its line and of its file."""
        more = "-mistakes" if self.mistakes else ""
        bots = "-".join(self.bots).replace(":", "_")
        return f"{bots}-{self.mode}-{self.edition}-{self.seats}{more}"

    def arena(self, seeds: str) -> Arena:
        """What is played, on deals of this range or from this number on."""
        return Arena.make(
            self.edition,
            self.seats,
            self.games,
            self.bots,
            mode=self.mode,
            seeds_from=seeds,
            mistakes=self.mistakes,
        )


def cells() -> list[Cell]:
    """All of them, cheap ones first."""
    found: list[Cell] = []
    for edition in EDITIONS:
        strong = 2.7 if edition == "spywar" else 2.3
        found += [
            Cell(("expert", "novice"), "mixed", edition, 5, 926, 1.15),
            Cell(("expert", "novice"), "mixed", edition, 7, 700, 1.08),
            Cell(("expert", "novice"), "block", edition, 5, 500, 1.5),
            Cell(("expert", "novice"), "block", edition, 7, 500, 1.5),
            Cell(("novice", "random"), "mixed", edition, 5, 400, 2.0),
            Cell(("novice", "random"), "mixed", edition, 7, 330, 1.6),
            Cell(("expert", "random"), "mixed", edition, 5, 400, strong),
            Cell(("expert", "random"), "mixed", edition, 7, 550, 1.8),
            Cell(("expert", "novice"), "population", edition, 5, 400),
            Cell(("expert", "novice"), "population", edition, 7, 400),
            Cell(("expert", "novice"), "population", edition, 5, 300, mistakes=True),
        ]
    for edition in EDITIONS:
        found += [
            Cell(("neural", "expert"), "block", edition, 5, 660, 1.1),
            Cell(("neural", "expert"), "block", edition, 7, 660, 1.1),
            Cell(("neural", "expert"), "mixed", edition, 5, 1750, 1.03),
            Cell(("neural",), "population", edition, 5, 300, mistakes=True),
            Cell(("random", "holder", "novice", "expert", "neural"), "together", edition, 5, 2000),
        ]
    for edition in EDITIONS:
        found += [
            Cell((MASTER, "expert"), "block", edition, 5, 660, 1.1),
            Cell((MASTER, "neural"), "block", edition, 5, 660, 1.05),
            Cell(("search", "expert"), "block", edition, 5, 660, 1.1),
            Cell((MASTER,), "population", edition, 5, 300, mistakes=True),
            Cell((MASTER, "expert"), "mixed", edition, 5, 1750, 1.03),
            Cell((MASTER, "expert"), "block", edition, 7, 660, 1.1),
        ]
    return found


def ratio(cell: Cell, data: dict[str, Any]) -> str:
    """What was found, and whether it clears the floor."""
    row = data["ratios"][0]
    if row["ratio"] is None:
        return "no ratio"
    low, high = row["ci95"]
    verdict = ""
    if cell.floor is not None:
        verdict = f"; floor {cell.floor:.2f} {'met' if low >= cell.floor else 'missed'}"
    return f"{row['ratio']:.2f} [{low:.2f}, {high:.2f}]{verdict}"


def population(data: dict[str, Any]) -> str:
    """Who wins among their like: those who play alone, and one faction of what factions win."""
    parts: list[str] = []
    for table in data["tables"]:
        alone = list(table["won_by"].values())[-1]
        first = table["decided_between_factions"]
        fine = LONERS[0] <= alone["rate"] <= LONERS[1] and 1 - BALANCE <= first["rate"] <= BALANCE
        parts.append(
            f"{table['bots'][0]}: alone {_share(alone)}, first faction {_share(first)}"
            f"{'' if fine else ' (out of bounds)'}"
        )
    names = list(data["bots"])
    if len(names) == 2:
        better, worse = (data["bots"][name]["by_identity"] for name in names)
        groups = [
            f"{who} {better[who]['win_rate'] / worse[who]['win_rate']:.2f}"
            for who in better
            if who in worse and worse[who]["win_rate"]
        ]
        parts.append(f"{names[0]} to {names[1]} (at least {SIMILAR}): {', '.join(groups)}")
    return "; ".join(parts)


def _share(of: dict[str, Any]) -> str:
    low, high = of["ci95"]
    return f"{of['rate']:.1%} [{low:.1%}, {high:.1%}]"


def mistakes(data: dict[str, Any]) -> str:
    """Of each how often it was made of how often it could have been."""
    return "; ".join(
        f"{name}: " + ", ".join(f"{what} {made}/{could}" for what, (made, could) in of["mistakes"].items())
        for name, of in data["mistakes"].items()
    )


def line(cell: Cell, data: dict[str, Any]) -> str:
    """One cell, for people."""
    if cell.mistakes:
        said = f"{mistakes(data)}; "
    elif cell.mode == "together":  # only to see whether anybody fails
        said = ""
    else:
        said = f"{population(data) if cell.mode == 'population' else ratio(cell, data)}; "
    return f"{cell.name}, {cell.games} games: {said}{len(data['faults']) or 'no'} faults"


def main() -> None:
    """Play what is left, and say what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keep", type=Path, help="the folder of the games")
    parser.add_argument("--only", action="append", default=[], help="cells whose name has this in it")
    parser.add_argument("--seeds", default=SEEDS, help="the range of the deals, or the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--list", action="store_true", help="name the cells and play nothing")
    given = parser.parse_args()
    wanted = [cell for cell in cells() if all(text in cell.name for text in given.only)]
    if not given.list and given.keep is None:
        parser.error("say with --keep where the games are kept")
    for cell in wanted:
        if given.list:
            print(f"{cell.name}, {cell.games} games")
            continue
        given.keep.mkdir(parents=True, exist_ok=True)
        arena = cell.arena(given.seeds)
        played = run(arena, given.jobs, keep=given.keep / f"{cell.name}.jsonl")
        print(line(cell, figures(arena, played)), flush=True)


if __name__ == "__main__":
    main()
