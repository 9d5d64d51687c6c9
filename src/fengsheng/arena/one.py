"""One game of an arena."""

from __future__ import annotations

from fengsheng.arena.beliefs import Beliefs
from fengsheng.arena.deals import begun, side
from fengsheng.arena.guard import Guarded, alarm
from fengsheng.arena.mistakes import Watch
from fengsheng.arena.plan import Arena
from fengsheng.arena.played import Played
from fengsheng.arena.spent import Spent
from fengsheng.bots.roster import make_bot
from fengsheng.bots.table import play_out
from fengsheng.core.event import Event
from fengsheng.game import Game


class _Dealt:
    """Who was dealt what, before anything could change hands."""

    def __init__(self, game: Game) -> None:
        self.identity: tuple[int, ...] = ()
        self.character: tuple[int, ...] = ()
        self.look(game)

    def look(self, game: Game) -> None:
        """The first moment at which everything is dealt counts."""
        s = game.state
        if not self.identity and min(s.identity) >= 0 and min(s.character) >= 0:
            self.identity, self.character = tuple(s.identity), tuple(s.character)


def play(arena: Arena, number: int) -> Played:
    """Play game `number`. A seat whose bot raises, answers what was not offered or takes too long has lost,
    and chance plays on for it."""
    places, given = arena.dealt(number)
    lineup = arena.seated(number, places)
    seed = arena.seed(number)
    game = begun(arena.preset, arena.seats, tuple(arena.options.items()), seed, given)
    with alarm() as timed:
        bots = [
            Guarded(
                make_bot(name, f"{seed}/bot {number % arena.games} {seat}"),
                make_bot("random", f"{seed}/substitute {seat}"),
                arena.patience,
                timed=timed,
            )
            for seat, name in enumerate(lineup)
        ]
        dealt = _Dealt(game)
        beliefs = Beliefs(game, bots)
        watch = Watch(game, lineup) if arena.mistakes else None
        for bot in bots if watch is not None else ():
            bot.chosen = watch.chosen if watch is not None else None

        def each(at: Game, events: list[Event]) -> None:
            if not dealt.identity:
                dealt.look(at)
            beliefs.look()
            if watch is not None:
                watch.happened(events)

        play_out(game, bots, each=each)
    s, result = game.state, game.result
    faults = tuple((seat, *bot.fault) for seat, bot in enumerate(bots) if bot.fault is not None)
    failed = {seat for seat, _, _ in faults}
    spent: dict[str, Spent] = {name: Spent() for name in dict.fromkeys(lineup)}
    for name, bot in zip(lineup, bots, strict=True):
        spent[name].add(bot.spent)
    return Played(
        number,
        arena.pairing(number),
        arena.deal(number),
        lineup,
        tuple(s.rules.identity_names[identity] for identity in dealt.identity),
        tuple(side(identity) for identity in dealt.identity),
        tuple(s.rules.characters[character].name for character in dealt.character),
        () if result is None else tuple(seat for seat in result.winners if seat not in failed),
        "" if result is None else result.faction,
        "" if result is None else result.reason,
        s.turn_no,
        s.asks,
        result is not None,
        spent,
        faults,
        beliefs.counted(lineup),
        {} if watch is None else watch.counted(),
    )
