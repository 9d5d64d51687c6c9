"""A card or a skill in use, whoever uses it: by whom, on whom, about what."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.bots.valuation.situation import Situation
from fengsheng.core.face import NO_CARD
from fengsheng.core.notation import NAMED
from fengsheng.core.option import Option
from fengsheng.core.view import StackItem


class Item:
    """The same for what we could use and for what lies pending; cards go by their names."""

    __slots__ = (
        "again",
        "aim",
        "answers",
        "by",
        "card",
        "effect",
        "name",
        "on",
        "option",
        "paid",
        "target",
        "word",
        "x",
    )

    def __init__(
        self,
        name: str,
        by: int,
        target: int = -1,
        card: str = "?",
        aim: str = "?",
        x: int = 0,
        word: str = "",
        on: int = -1,
        again: bool = False,
    ) -> None:
        self.name = name
        self.by = by
        self.target = target
        self.card = card
        self.aim = aim
        self.x = x
        self.word = word
        self.on = on
        self.again = again  # it aims at a card that something pending has named
        # of what we could use: the option that says so, what it is worth that it takes effect, whether it
        # answers something pending, and whether it costs a card
        self.option: Option | None = None
        self.effect: Effect | None = None
        self.answers = False
        self.paid = False


Effect = Callable[[Situation, Item], float]


def cards(count: float) -> Effect:
    """So many cards more in the hand."""
    return lambda s, i: count * s.drawn * s.aim.hand


def offered(s: Situation, o: Option) -> Item:
    """What an option would put into use. Games share their options, and the same ones come again and again:
    each is read once, and kept among the items of the situation."""
    item = s.items[id(o)] = Item(o.uses, s.me, o.target, card_of(o), aim_of(o), o.number, o.word, -1, o.named)
    item.option = o
    item.effect = s.lore.effects.get(o.uses)
    item.answers = o.uses in s.lore.answers
    item.paid = o.kind == "play"
    return item


def answered(s: Situation) -> int:
    """What the open window is about, by its frame. The option does not say: one is shared by all frames."""
    stack = s.view["stack"]
    return stack[-1].get("on", -1) if stack and stack[-1]["name"] == "window" else -1


def pending(row: StackItem) -> Item:
    """What a row of the view's stack says."""
    return Item(
        row["name"],
        row["by"],
        row.get("target", -1),
        row.get("card", "?"),
        row.get("aim", "?").removesuffix(NAMED),  # which of several equal cards it is does not matter here
        on=row.get("on", -1),
    )


def card_of(o: Option) -> str:
    """The name of the card of an option, as it is written."""
    return "?" if o.card == NO_CARD else o.rules.faces[o.card].name


def aim_of(o: Option) -> str:
    """The name of the card an option aims at."""
    return "?" if o.aim == NO_CARD else o.rules.faces[o.aim].name


def named(o: Option) -> str:
    """The name of the card an option picks, wherever it lies."""
    return aim_of(o) if card_of(o) == "?" else card_of(o)


def mine_on_top(s: Situation) -> Item | None:
    """The topmost thing in use, if it is ours: what a question inside an effect belongs to."""
    for row in reversed(s.view["stack"]):
        if row["name"] != "window":
            return pending(row) if row["by"] == s.me else None
    return None


def item_at(s: Situation, frame: int) -> Item | None:
    """What lies pending in that frame."""
    for row in s.view["stack"]:
        if row["frame"] == frame and row["name"] != "window":
            return None if row.get("cancelled") else pending(row)
    return None
