"""Whether bots choose in this tree as they do in another one, question by question.

    python -m tools.same_choices OTHER/src [--games 40] [--bots expert,novice] [--tables classic-5]

The same games are played with both sources, in turns, and every answer is compared, with what every option
was worth: to the last bit, since what is faster must not play otherwise. Either source may be a compiled one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fengsheng.core.option import Decision, Option
    from fengsheng.core.view import View

ROOT = Path(__file__).resolve().parent.parent
SEATS = (5, 6, 8)


class Watched:
    """A bot that says what it answers, and what it has weighed."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self.name: str = bot.name
        if hasattr(bot, "observe"):
            self.observe = bot.observe

    def choose(self, view: View, decision: Decision) -> Option:
        """As the bot does."""
        chosen: Option = self._bot.choose(view, decision)
        weigh = getattr(self._bot, "weigh", None)
        worths = [] if weigh is None else [one.hex() for one in weigh(view, decision)]
        print("\t", decision.seat, decision.kind, chosen.notation, *worths)
        return chosen


def play(bots: list[str], tables: list[str], games: int) -> None:
    """Every question of these games on a line of its own."""
    from fengsheng import Game
    from fengsheng.bots import make_bot, play_out

    for number in range(games):
        for table in tables:
            edition, _, count = table.rpartition("-")
            seats = int(count)
            for bot in bots:
                print(table, bot, number)
                game = Game.new(edition, seats, f"same {number}")
                play_out(game, [Watched(make_bot(bot, f"same {number} {seat}")) for seat in range(seats)])
                print("\t", game.fingerprint(), flush=True)


def lines(source: Path, more: list[str], stack: ExitStack) -> Iterator[str]:
    """The same as another process has it, from that source."""
    command = [sys.executable, __file__, "--play", *more]
    env = os.environ | {"PYTHONPATH": str(source.resolve()), "PYTHONHASHSEED": "0"}
    process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env))
    assert process.stdout is not None
    yield from process.stdout
    if process.wait():
        raise SystemExit(f"{source} could not play.")


def _tables() -> str:
    """Of every edition some."""
    from fengsheng.editions.registry import EDITIONS

    return ",".join(f"{edition.name}-{count}" for count in SEATS for edition in EDITIONS)


def main() -> int:
    """Compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("source", type=Path, nargs="?", help="the folder that holds the other fengsheng")
    parser.add_argument("--here", type=Path, default=ROOT / "src")
    parser.add_argument("--games", type=int, default=40, help="at each table")
    parser.add_argument("--bots", default="expert,novice")
    parser.add_argument("--tables", default=_tables())
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play(args.bots.split(","), args.tables.split(","), args.games)
        return 0
    if args.source is None:
        parser.error("say with which source to compare")
    more = ["--games", str(args.games), "--bots", args.bots, "--tables", args.tables]
    questions = 0
    game = ""
    with ExitStack() as stack:
        both = zip_longest(lines(args.here, more, stack), lines(args.source, more, stack))
        for mine, other in both:
            if mine != other:
                print(f"{game}: question {questions}\nhere:  {mine}there: {other}")
                return 1
            if mine.startswith("\t"):
                questions += 1
            else:
                game = mine.strip()
    print(f"{questions:,} answers and endings are the same.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
