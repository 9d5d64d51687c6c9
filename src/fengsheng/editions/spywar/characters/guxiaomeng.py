"""顾小梦 Gu Xiaomeng, of the decoding section: female, hidden."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import give_hand
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import ask
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import look_at_identity
from fengsheng.core.skill import FEMALE, Modifier, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, HiddenContest, draws
from fengsheng.editions.spywar.flow.arrival import judge_at_once
from fengsheng.editions.spywar.flow.moments import CONTEST, POLLS, RESCUE
from fengsheng.editions.spywar.identities import NONE


class QuickWit(HiddenContest):
    """急智: in the 争夺阶段, or when you are asked in a rescue, turn this card face up and draw four."""

    moments = (CONTEST, RESCUE)

    def when(self, house_rules: dict[str, str]) -> tuple[str, ...]:
        """SW-CONFLICT-03."""
        return self.moments if house_rules["rescue_actions"] == "card_or_skill" else (CONTEST,)

    def ready(self, s: State, seat: int) -> bool:
        """SW-CHAR-GUXIAOMENG-1a, SW-DYING-12: anybody's rescue, her own too. She is asked again afterwards
        (SW-CHAR-GUXIAOMENG-1b, SW-RULING-20) and lies face up from now on (SW-CHAR-GUXIAOMENG-1c)."""
        return True

    def wrong_moment(self, c: Case) -> Reason | None:
        """SW-CHAR-GUXIAOMENG-1, SW-CONFLICT-03."""
        if c.kind not in POLLS:
            return Reason("sw-skill-rescue", self.rule, when=SAID)
        there = c.kind in self.when(c.s.rules.house)
        return None if there else Reason("sw-rescue-cards", "SW-CONFLICT-03")

    def resolve(self, s: State, f: Frame) -> None:
        """Four cards."""
        draws(s, f.by, 4, self)


class Legacy(Answer):
    """承志: before another player dies, take the whole hand and look at the identity card (forced); you may
    keep it as your own, and your own then leaves the game."""

    # SW-CHAR-GUXIAOMENG-2c: in the order of the seats, as all skills
    when = ("dies",)
    forced = True
    takes_identity = True
    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-GUXIAOMENG-2e: each death for itself; the dead have no 承志 (SW-DEATH-01)."""
        return e.target != seat

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Several deaths: in the order she likes."""
        out.append(named(s, self, e.target))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-GUXIAOMENG-2a/2b/2f: the hand, and a look at the identity if there is one."""
        give_hand(s, f.target, f.by, self.rule)
        if s.identity[f.target] != NONE:
            look_at_identity(s, f.by, f.target, self.rule)
            f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """The second half is her choice (SW-RULING-45: the tasks of this death were judged before)."""
        options = [s.rules.passing, Option(s.rules, "take_identity", target=f.target, rule=self.rule)]
        ask(s, f, f.by, "identity", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-GUXIAOMENG-2a/2d: announced, not shown; judged at the first node (SW-RULING-44), or where
        the table does not wait for one, now."""
        f.step = "finish"
        if o.kind == PASS:
            emit(s, "leave_identity", f.by, f.target, rule=self.rule)
        else:
            take_identity(s, f.by, f.target, self.rule)
            judge_at_once(s, f.by)


def take_identity(s: State, taker: int, owner: int, rule: str) -> None:
    """An identity card changes its owner; the one the taker had leaves the game face down.

    Who knew the card knows it still, its former owner above all; what was known of the card that is gone
    is no longer about anybody. That the owner has none now is public."""
    here, there = 1 << taker, 1 << owner
    s.identity[taker] = s.identity[owner]
    s.identity[owner] = NONE
    for seat in range(s.rules.seats):
        knew = seat == owner or bool(s.looks[seat] & there)
        s.looks[seat] &= ~(here | there)
        if knew and seat != taker:
            s.looks[seat] |= here
    s.identity_up |= there
    probes = []
    for p in s.probes:
        if p.target == owner:
            p = p.clone()
            p.target = taker
        elif p.target == taker:
            continue
        probes.append(p)
    s.probes = probes
    s.goal_stale = (1 << s.rules.seats) - 1  # which tasks are in the game matters to all
    emit(s, "take_identity", taker, owner, rule=rule)


class Epilogue(Modifier):
    """尾声: if you are among the winners, everybody without an identity card wins as well."""

    # SW-CHAR-GUXIAOMENG-3a/3b: whoever declared; alive and face up
    hooks = ("shares_victory",)


GUXIAOMENG = Character(
    "guxiaomeng", "顾小梦", FEMALE, lurking=True, skills=(QuickWit(), Legacy(), Epilogue())
)
