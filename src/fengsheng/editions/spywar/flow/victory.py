"""Verdicts: who has won, who wins in whose place, who wins along (SW-WIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.face import BLACK, BLUE, NOBODY, RED
from fengsheng.core.frame import Result
from fengsheng.core.goals import refresh
from fengsheng.core.state import State
from fengsheng.core.turns import end_game
from fengsheng.editions.spywar.hooks import coloured, passive
from fengsheng.editions.spywar.identities import (
    CODES,
    COLOUR_OF,
    CUANDUOZHE,
    JIAOJUZHE,
    NONE,
    QIANFU,
    QINGDAOFU,
    SHUANGMIANJIANDIE,
    TEGONG,
    XIANXINGZHE,
    YOUBIANZHE,
    ZHENYAZHE,
)

GOAL: Final = 3  # SW-WIN-04: three or more
DEADLY: Final = 3  # SW-DYING-01


def may_be_due(s: State, seat: int) -> bool:
    """Whether a verdict or a death can be due because of this seat: three of a colour that counts lie there,
    and to a 诱变者 every colour does (SW-TASK-YOUBIANZHE-01)."""
    tally = s.tally
    at = seat * 3
    if tally[at + BLACK] >= DEADLY:
        return True
    if tally[at + RED] >= GOAL or tally[at + BLUE] >= GOAL:
        return collected(s, seat) or YOUBIANZHE in s.identity
    return False


def something_due(s: State) -> bool:
    """Whether there may be a winner or somebody is dying: three of a colour that counts, or hardly anybody
    left. Otherwise a node with nothing to trigger is over at once."""
    if s.goal_stale:
        refresh(s)
    alive = s.alive
    return bool(s.may_meet & alive) or not alive & (alive - 1) or s.rules.always_judged


def collected(s: State, seat: int) -> bool:
    """SW-WIN-01/02/17/18, SW-TASK-SHUANGMIANJIANDIE-01/02: three of the colour that counts for this seat, by
    the identity it has now (SW-TERM-32), lie in front of it."""
    identity = s.identity[seat]
    red = s.tally[seat * 3 + RED] >= GOAL
    blue = s.tally[seat * 3 + BLUE] >= GOAL
    if identity in (QIANFU, TEGONG):
        return s.tally[seat * 3 + COLOUR_OF[identity]] >= GOAL
    return identity == SHUANGMIANJIANDIE and (red or blue)


def _members(s: State, identity: int) -> list[int]:
    """SW-WIN-07, SW-DEATH-11: the whole faction, dead or alive, but nobody who was eliminated. With four
    players the two factions win together (SW-VAR-03)."""
    allies = (QIANFU, TEGONG) if s.rules.seats == 4 else (identity,)
    return [i for i in range(s.rules.seats) if s.identity[i] in allies and not s.lost >> i & 1]


def _add(s: State, winners: set[int], seat: int) -> None:
    """A faction declarer puts the whole faction on the list; a 神秘人 wins alone (SW-WIN-03)."""
    if s.identity[seat] in (QIANFU, TEGONG):
        winners.update(_members(s, s.identity[seat]))
    else:
        winners.add(seat)


def verdict(s: State) -> None:
    """SW-WIN-20/21: the collection check, then the last survivor."""
    collection(s, s.alive)
    if s.result is None:
        last_survivor(s)


def collection(s: State, judged: int) -> None:
    """SW-WIN-10/13 (a), SW-RULING-48: who of these declares because of what has been collected, and who
    wins by it."""
    if s.goal_stale:
        refresh(s)
    three = s.may_meet & judged  # nobody else has collected anything that counts
    if not three:
        return
    declarers = [i for i in range(s.rules.seats) if three >> i & 1 and collected(s, i)]
    winners: set[int] = set()
    for seat in declarers:
        _add(s, winners, seat)
    mutators = _mutators(s, three, declarers)
    declarers += mutators
    winners.update(mutators)
    if winners:
        _conclude(s, declarers, winners, "collected", "SW-WIN-13")


def _mutators(s: State, three: int, declarers: list[int]) -> list[int]:
    """SW-TASK-YOUBIANZHE-01..03: somebody has three red or three blue and does not declare."""
    if YOUBIANZHE not in s.identity:
        return []
    tally = s.tally
    for i in range(s.rules.seats):
        many = tally[i * 3 + RED] >= GOAL or tally[i * 3 + BLUE] >= GOAL
        if many and three >> i & 1 and i not in declarers:
            return [j for j in range(s.rules.seats) if s.identity[j] == YOUBIANZHE and _eligible(s, j)]
    return []


def _eligible(s: State, seat: int) -> bool:
    """Alive, or its own death is only just being processed."""
    return bool((s.alive | s.marks.get("just_died", 0)) >> seat & 1)


def last_survivor(s: State) -> None:
    """SW-WIN-15/16/19/21, SW-RULING-49/61: alone, or nobody at all."""
    alive = s.alive
    if not alive:
        end_game(s, Result((), "nobody is left", "SW-WIN-19", NOBODY, ""), "SW-RULING-53")
    elif not alive & (alive - 1):
        seat = alive.bit_length() - 1
        winners: set[int] = set()
        _add(s, winners, seat)
        _conclude(s, [seat], winners, "last survivor", "SW-WIN-15")
    elif single_faction(s):
        _conclude(s, [], set(_members(s, _left(s)[0])), "one faction is left", "SW-WIN-16")


def single_faction(s: State) -> bool:
    """SW-CONFLICT-15: at tables where that ends the game."""
    if s.rules.house["single_faction_end"] != "on":
        return False
    first, *others = _left(s)
    return first in (QIANFU, TEGONG) and all(identity == first for identity in others)


def _left(s: State) -> list[int]:
    """The identities of those who are in the game."""
    return [s.identity[i] for i in range(s.rules.seats) if s.alive >> i & 1]


def death_tasks(s: State, dead: list[int]) -> None:
    """SW-DEATH-02/03/15: tasks that one of these deaths fulfils, all judged once, before anything moves."""
    declarers: list[int] = []
    for seat in range(s.rules.seats):
        if s.lost >> seat & 1:
            continue
        identity = s.identity[seat]
        if identity == ZHENYAZHE:
            # SW-TASK-ZHENYAZHE-01..05, SW-RULING-52: in the own turn; cards are counted, not colours
            done = s.turn == seat and any(_coloured_cards(s, d) >= 2 for d in dead)
        elif identity == XIANXINGZHE:
            done = seat in dead and _coloured_cards(s, seat) >= 1  # SW-TASK-XIANXINGZHE-01
        elif identity == QINGDAOFU:
            # SW-TASK-QINGDAOFU-01..04, SW-CONFLICT-17: in any turn, the own death too
            poor = any(s.tally[d * 3 + RED] <= 1 and s.tally[d * 3 + BLUE] <= 1 for d in dead)
            done = poor and _eligible(s, seat)
        else:
            done = False
        if done:
            declarers.append(seat)
    if declarers:
        _conclude(s, declarers, set(declarers), "task", "SW-WIN-14", dead)


def _coloured_cards(s: State, seat: int) -> int:
    return sum(coloured(s, card) for card in s.intel[seat])


def spoiler(s: State) -> None:
    """SW-TASK-JIAOJUZHE-01..04, SW-CONFLICT-18: at the end of the own turn, dead or not; the living count."""
    seat = s.turn
    if s.identity[seat] != JIAOJUZHE or s.lost >> seat & 1:
        return
    others = [i for i in range(s.rules.seats) if i != seat and s.alive >> i & 1]
    if all(_coloured_cards(s, i) >= 2 for i in others):
        _conclude(s, [seat], {seat}, "task", "SW-TASK-JIAOJUZHE-01")


def _conclude(
    s: State, declarers: list[int], winners: set[int], reason: str, rule: str, dead: Sequence[int] = ()
) -> None:
    """However a list of winners comes about (SW-WIN-14, SW-RULING-69): all who fulfil a condition declare,
    then passes (c) and (d) of SW-WIN-13: the 篡夺者 takes over, and victories are shared. Of whoever is just
    dying (`dead`) no skill is left but one about the own death (SW-DEATH-01)."""
    # SW-RULING-64: one announcement a player, from the turn player on, before the list is fixed
    declared = tuple([seat for seat in s.rules.round[s.turn] if seat in declarers])
    for seat in declared:
        emit(s, "declare", seat, rule="SW-WIN-06")
    lead = declared[0] if declared else min(winners)
    usurper = _usurper(s, declared, winners)
    usurped: tuple[int, ...] = ()
    if usurper != NOBODY:
        lead, usurped, winners = usurper, tuple(sorted(winners)), {usurper}
        reason, rule = "usurped", "SW-WIN-09"
        for seat in declared:  # SW-RULING-65: they have declared, and another wins in their place
            emit(s, "usurp", usurper, seat, rule="SW-WIN-09")
    # SW-CHAR-GUXIAOMENG-3/3b
    if any(passive(s, i, "shares_victory") is not None for i in winners if i not in dead):
        winners.update(i for i in range(s.rules.seats) if s.identity[i] == NONE and not s.lost >> i & 1)
    first = declared[0] if declared else NOBODY
    code = CODES[s.identity[lead]]
    result = Result(tuple(sorted(winners)), reason, rule, first, code, declared, usurper, usurped)
    end_game(s, result, "SW-RULING-53")  # everything is shown


def _usurper(s: State, declared: tuple[int, ...], winners: set[int]) -> int:
    """SW-WIN-09, SW-TASK-CUANDUOZHE-01..07: in whose turn it is may win in the place of whoever declares;
    where nobody does there is nobody's place to take (SW-RULING-51)."""
    turn = s.turn
    if not declared or s.identity[turn] != CUANDUOZHE or turn in winners or s.lost >> turn & 1:
        return NOBODY
    return turn
