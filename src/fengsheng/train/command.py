"""The steps of a training run, each a command: generate, learn, export, evaluate, match."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fengsheng.core.errors import FengshengError
from fengsheng.editions.registry import USUAL, find
from fengsheng.train.errors import BadTraining
from fengsheng.train.generate import GAMES, Plan, Write, generate, write_shard

Args = argparse.Namespace
Found = dict[str, Any]


def play_games(args: Args) -> Found:
    """Play games and keep what was asked in them and answered."""
    teachers = args.teachers.split(",") if args.teachers else ()
    return _played(args, teachers, args.stray, write_shard, "questions")


def play_positions(args: Args) -> Found:
    """Play games and keep how they stood at the beginning of every turn, and who won."""
    from fengsheng.train.positions import write_positions

    return _played(args, (), 0.0, write_positions, "positions")


def _played(args: Args, teachers: Sequence[str], stray: float, write: Write, what: str) -> Found:
    seats = [int(count) for count in args.seats.split(",")]
    plan = Plan.make(args.edition, seats, args.bots.split(","), teachers, args.seed, stray, args.games)
    begin = time.time()
    files, count = generate(plan, args.data, args.seconds, args.jobs, args.files, args.share, write)
    seconds = time.time() - begin
    return {
        "files": files,
        "games": files * plan.games,
        what: count,
        "seconds": round(seconds, 1),
        f"{what}_a_second": round(count / max(seconds, 1e-9)),
        "processes": args.jobs,
    }


def share(text: str) -> tuple[int, int]:
    """Such as 2/4."""
    which, _, machines = text.partition("/")
    return int(which), int(machines)


def learn(args: Args) -> Found:
    """Learn from games, by the clock; goes on with the newest checkpoint."""
    from fengsheng.train.learn import Course, Run
    from fengsheng.train.shards import Shards

    run = Run(args.run, find(args.edition).name)
    if args.start is not None:
        run.start_from(args.start)
    course = Course(args.seconds, args.batch, args.rate, args.seed, args.every, args.steps)
    record = run.learn(Shards(args.data), course, lambda line: print(line, flush=True), args.improve)
    text = json.dumps({"commit": _commit(), **record}, ensure_ascii=False, indent=1)
    (args.run / "record.json").write_text(text + "\n", encoding="utf-8")
    return record


def export_weights(args: Args) -> Found:
    """Write the weights that the bot plays with, and how they came about."""
    from fengsheng.train.export import export
    from fengsheng.train.learn import Run

    edition = find(args.edition).name
    run = Run(args.run, edition)
    if not run.step:
        raise BadTraining(f"There is no network in {args.run}.")
    record: Found = {"steps": run.step, "seconds": round(run.spent, 1)}
    if (args.run / "record.json").exists():
        record = json.loads((args.run / "record.json").read_text("utf-8"))
    export(run.model, edition, args.out, record, not args.full)
    return {"file": str(args.out), "bytes": args.out.stat().st_size}


def foresee(args: Args) -> Found:
    """Learn who will win a position in which everything lies open, and write the weights."""
    from fengsheng.bots.foresight.tables import open_tables_of
    from fengsheng.train.export import write
    from fengsheng.train.foresee import Foreseer, Lessons
    from fengsheng.train.positions import positions_in, read

    edition = find(args.edition).name
    plans = [positions_in(folder).plan for folder in args.data]
    for plan in plans:
        if plan["edition"] != edition:
            raise BadTraining(f"There are games of {plan['edition']}, not of {edition}.")
    learning = Foreseer(edition, read(args.data))
    course = Lessons(args.seconds, args.batch, args.rate, args.keep, steps=args.steps)
    record = learning.learn(course, lambda line: print(line, flush=True))
    write(
        learning.model,
        open_tables_of(edition).parts,
        args.out,
        {"commit": _commit(), "plans": plans, **record},
    )
    return {"file": str(args.out), "bytes": args.out.stat().st_size, **record["best"]}


def evaluate(args: Args) -> Found:
    """Judge a network by games it has not learned from."""
    from fengsheng.train.data import Data
    from fengsheng.train.evaluate import judged
    from fengsheng.train.learn import Run
    from fengsheng.train.shards import Shards

    run = Run(args.run, find(args.edition).name)
    shards = Shards(args.data)
    found: Found = dict(judged(run.model, Data.read(shards, shards.split()[1], run.device)))
    return found


def match(args: Args) -> Found:
    """Let weights play against another bot."""
    from fengsheng.arena import Arena, run
    from fengsheng.arena.crossing import rows

    bots = (f"neural:weights={args.weights}", args.against)
    plan = Arena.make(args.edition, args.seats, args.games, bots, mode=args.mode, seeds_from=args.seeds)
    played = run(plan, args.jobs)
    return {
        "edition": args.edition,
        "seats": args.seats,
        "mode": args.mode,
        "games": len(played),
        "ratios": rows(plan, played),
        "faults": [list(fault) for game in played for fault in game.faults][:10],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one step; the result is the exit code."""
    args = parser().parse_args(arguments)
    step: Callable[[Args], Found] = args.does
    try:
        print(json.dumps(step(args), ensure_ascii=False), flush=True)
    except FengshengError as error:
        print(f"error[{error.code}]: {error}", file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """All steps and what they take."""
    whole = argparse.ArgumentParser(prog="fengsheng train", description=__doc__)
    steps = whole.add_subparsers(required=True, metavar="STEP")

    def step(name: str, does: Callable[[Args], Found]) -> argparse.ArgumentParser:
        one = steps.add_parser(name, help=does.__doc__, description=does.__doc__)
        one.set_defaults(does=does)
        one.add_argument("--edition", default=USUAL, help="edition or preset")
        return one

    one = step("generate", play_games)
    _games(one)
    one.add_argument("--teachers", default="", help="whose answers are kept; all, if nobody is named")
    one.add_argument("--stray", type=float, default=0.02, help="how often something else is done")

    one = step("learn", learn)
    one.add_argument("--data", type=Path, required=True, help="folder with games")
    one.add_argument("--run", type=Path, required=True, help="folder for checkpoints")
    one.add_argument("--start", type=Path, help="a file of weights to begin with")
    one.add_argument(
        "--improve",
        action="store_true",
        help="do more of what went well, in games that the weights of --start have played (greedy=off)",
    )
    one.add_argument("--seconds", type=float, default=60.0, help="of learning, over all parts of the run")
    one.add_argument("--steps", type=int, default=0, help="no more than these; 0: as time allows")
    one.add_argument("--batch", type=int, default=4096)
    one.add_argument("--rate", type=float, default=1.5e-3)
    one.add_argument("--every", type=float, default=60.0, help="seconds between checkpoints")
    one.add_argument("--seed", type=int, default=1)

    one = step("export", export_weights)
    one.add_argument("--run", type=Path, required=True, help="folder with checkpoints")
    one.add_argument("--out", type=Path, required=True, help="the file of weights")
    one.add_argument("--full", action="store_true", help="all digits: twice as large")

    one = step("evaluate", evaluate)
    one.add_argument("--data", type=Path, required=True, help="folder with games")
    one.add_argument("--run", type=Path, required=True, help="folder with checkpoints")

    _games(step("positions", play_positions))

    one = step("foresee", foresee)
    one.add_argument("--data", type=Path, nargs="+", required=True, help="folders with positions")
    one.add_argument("--out", type=Path, required=True, help="the file of weights")
    one.add_argument("--seconds", type=float, default=60.0, help="of learning")
    one.add_argument("--steps", type=int, default=0, help="so many, however long they take; 0: by the time")
    one.add_argument("--batch", type=int, default=16384)
    one.add_argument("--rate", type=float, default=2e-3)
    one.add_argument("--keep", type=float, default=0.8, help="of what lies further ahead, at every turn")

    one = step("match", match)
    one.add_argument("--weights", required=True, help="a file of weights")
    one.add_argument("--against", default="expert")
    one.add_argument("--seats", type=int, default=5)
    one.add_argument("--games", type=int, default=240)
    one.add_argument("--mode", default="block")
    one.add_argument("--seeds", default="development")
    one.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return whole


def _games(one: argparse.ArgumentParser) -> None:
    """What playing games takes, whatever is kept of them."""
    one.add_argument("--data", type=Path, required=True, help="folder for the games")
    one.add_argument("--seats", default="5,7", help="how many play, in turn, with commas")
    one.add_argument("--bots", default="expert", help="who plays: each seat draws one; with commas")
    one.add_argument("--seed", default="train")
    one.add_argument("--games", type=int, default=GAMES, help="games in a file")
    one.add_argument("--files", type=int, default=1_000_000, help="no more files than these")
    one.add_argument("--seconds", type=float, default=60.0)
    one.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    one.add_argument("--share", type=share, default=(1, 1), metavar="K/N", help="this is machine K of N")


def _commit() -> str:
    """What the program was; empty where nobody knows."""
    told = os.environ.get("FENGSHENG_COMMIT", "")
    if told:
        return told
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip()
