"""貝雷帽 the beret: open, male (CL-CHAR-BEILEIMAO-0)."""

from __future__ import annotations

from fengsheng.core.face import BLACK, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_from_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.reason import NEVER, SAID, Case, Reason
from fengsheng.core.ruleset import others
from fengsheng.core.skill import MALE, Active, Mission, Modifier
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.lock import Lock, can_bind, lock, nothing_to_bind
from fengsheng.editions.classic.characters.common import Character, has_black
from fengsheng.editions.classic.flow.moments import PASS_STAGE, PLAY


class EitherWay(Modifier):
    """You may set the direction of all your intelligence that is not 直達."""

    # left or right, on sending: CL-CHAR-BEILEIMAO-1a/1b, CL-RULING-131
    hooks = ("directions",)

    def used_by(self, c: Case, o: Option) -> bool:
        """Sending to the left."""
        return o.kind == "send" and o.word == "left"


class BlackLock(Active):
    """Discard one of your black hand cards: it counts as having used 鎖定."""

    moments = (PASS_STAGE,)

    def when(self, house_rules: dict[str, str]) -> tuple[str, ...]:
        """CL-OPT-09: as the table plays 鎖定."""
        return Lock().when(house_rules)

    def turns(self, house_rules: dict[str, str]) -> str:
        """CL-RULING-130."""
        return Lock().turns(house_rules)

    def ready(self, s: State, seat: int) -> bool:
        """CL-RULING-130/165: like 鎖定: while his own intelligence passes, and before he sends it where the
        table lets a 鎖定 be declared then (CL-OPT-09)."""
        pending = s.transit is not None or not s.sent
        return s.turn == seat and pending and can_bind(s) and has_black(s, seat)

    def why_not(self, c: Case) -> Reason:
        """CL-RULING-130/182, CL-OPT-09: as for 鎖定; with a black hand card."""
        early = PLAY in self.when(c.s.rules.house)
        if not c.mine and early:
            return Reason("lock-turn", "CL-RULING-130")
        before = early and c.kind == PLAY and not c.s.sent
        if not c.mine or not (before or c.stage == PASS_STAGE):
            if early:
                return Reason("lock-early", "CL-OPT-09", when=SAID)
            return Reason("black-lock", "CL-RULING-130", when=SAID)
        if not can_bind(c.s):
            return Reason("no-target", "CL-RULING-182", when=NEVER)
        return Reason("no-black", "CL-PRIO-04")

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """CL-DEC-23: which card, on whom (CL-RULING-165: or on the card in transit)."""
        on_card = s.rules.house["lock_target"] == "intelligence"
        targets = [NOBODY] if on_card else others(s, seat)
        for o in hand_options(s, seat, "discard", self.rule, BLACK):
            for target in targets:
                out.append(Option(s.rules, "skill", self.name, o.card, target, rule=self.rule))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """The cost; it must be black, so it is shown (CL-RULING-027)."""
        assert o is not None
        discard_from_hand(s, f.by, o.card, True, self.rule)

    def pointless(self, s: State, f: Frame) -> bool:
        """As for the card 鎖定."""
        return nothing_to_bind(s, f)

    def resolve(self, s: State, f: Frame) -> None:
        """A skill: it cannot be countered (CL-CHAR-BEILEIMAO-2a)."""
        lock(s, f, "finish")


class LastTwo(Mission):
    """The game is down to you and one other player."""

    def met(self, s: State, seat: int) -> bool:
        """Exactly two are left."""
        return s.alive.bit_count() == 2


BEILEIMAO = Character("beileimao", "貝雷帽", MALE, skills=(EitherWay(), BlackLock()), mission=LastTwo())
