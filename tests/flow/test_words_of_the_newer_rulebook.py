"""Words of the newer rulebook that no game of the base set brings about by itself."""

from __future__ import annotations

from fengsheng import Game
from fengsheng.core.frame import Frame
from fengsheng.editions.spywar.characters.feiyuanlongchuan import FEIYUANLONGCHUAN
from fengsheng.editions.spywar.characters.guxiaomeng import GUXIAOMENG
from fengsheng.editions.spywar.deck import COERCE, ENTICE
from fengsheng.editions.spywar.identities import NONE

PEOPLE = ["肥原龙川", "顾小梦", "端木静", "老汉", "邵秀"]


def at_the_first_turn() -> Game:
    """The five of them, 肥原龙川 to play."""
    g = Game.new("spywar", 5, 3, characters=PEOPLE, first=0)
    assert g.decision is not None
    assert g.decision.kind == "play"
    return g


def test_what_uses_no_card_is_not_stopped_by_a_ban_on_cards() -> None:
    """SW-CHAR-FEIYUANLONGCHUAN-1c: only what voids skills stops 诡诈."""
    s = at_the_first_turn().state
    (cunning,) = (skill for skill in FEIYUANLONGCHUAN.skills if skill.name in s.rules.skills)
    offered = {o.notation for o in s.rules.offer(s, 0, "play", -1) if o.uses == cunning.name}
    assert offered
    s.marks |= {"barred:0": 1, f"ban:{COERCE}": 1, f"ban:{ENTICE}": 1}
    assert {o.notation for o in s.rules.offer(s, 0, "play", -1) if o.uses == cunning.name} == offered
    s.marks["void:0"] = 1
    assert not [o for o in s.rules.offer(s, 0, "play", -1) if o.uses == cunning.name]


def test_from_a_player_without_an_identity_only_the_hand_is_taken() -> None:
    """SW-CHAR-GUXIAOMENG-2f."""
    s = at_the_first_turn().state
    legacy = s.rules.skills["guxiaomeng-2"]
    assert legacy in GUXIAOMENG.skills
    for identity, asked in ((NONE, False), (s.identity[2], True)):
        twin = s.clone()
        twin.identity[2] = identity
        cards = len(twin.hands[1]) + len(twin.hands[2])
        f = Frame(legacy.name, "", 1, 2)
        twin.stack.append(f)
        legacy.resolve(twin, f)
        assert len(twin.hands[1]) == cards
        assert (f.step == "asking") is asked
