"""What every sort of answer is worth; what is not known here is worth a little less than nothing."""

from __future__ import annotations

from collections.abc import Callable

from fengsheng.bots.valuation.cards import card
from fengsheng.bots.valuation.items import aim_of, answered, card_of, mine_on_top, named, offered
from fengsheng.bots.valuation.route import at_rest, end_of_way
from fengsheng.bots.valuation.sending import send
from fengsheng.bots.valuation.situation import Situation
from fengsheng.bots.valuation.worth import expected, gain, lose
from fengsheng.core.option import Option

Verb = Callable[[Situation, Option], float]
STRANGE = -0.5
WON = 1000.0
UNWEIGHED = ("keep", "hide", "take_identity")  # a choice that is a matter of taste to it


def flat(worth: float) -> Verb:
    """Always the same."""
    return lambda s, o: worth


def drawn(s: Situation, o: Option) -> float:
    """A card more."""
    return s.drawn


def use(s: Situation, o: Option) -> float:
    """A card or a skill: what it does, less what it costs."""
    item = s.items.get(id(o))
    if item is None or item.option is not o:
        item = offered(s, o)
    effect = item.effect
    if effect is None:
        return STRANGE
    if item.answers:
        item.on = answered(s)
    worth = effect(s, item)
    if item.paid:
        price = s.prices.get(item.card)
        if price is None:
            price = s.prices[item.card] = s.in_hand(item.card) * s.aim.hand * s.weights.price
        worth -= price
    return worth - s.bother


def accept(s: Situation, o: Option) -> float:
    """The intelligence in front of us is ours."""
    return expected(s, s.me, s.on_its_way())


def decline(s: Situation, o: Option) -> float:
    """It goes on."""
    return 0.0 if s.transit is None else end_of_way(s, s.transit, s.on_its_way())


def part_with(s: Situation, o: Option) -> float:
    """The card we need least."""
    return -s.in_hand(card_of(o))


def give(s: Situation, o: Option) -> float:
    """To a friend it is not lost."""
    top = mine_on_top(s)
    target = o.target if o.target >= 0 or top is None else top.target
    if target < 0:
        return part_with(s, o)
    return s.in_hand(card_of(o)) * (0.9 * s.friend(target) - 1.0)


def place(s: Situation, o: Option) -> float:
    """A card becomes intelligence, often a black one."""
    top = mine_on_top(s)
    target = o.target if o.target >= 0 or top is None else top.target
    if target < 0:
        target = s.me
    colours = card(card_of(o)).colours or (2,)
    return gain(s, target, colours) - 0.3 * s.in_hand(card_of(o))


def burn(s: Situation, o: Option) -> float:
    """Intelligence is gone, and what is about to go anyway is no loss."""
    if o.named:
        return 0.0
    top = mine_on_top(s)
    target = o.target if o.target >= 0 or top is None else top.target
    name = card_of(o) if o.target < 0 else aim_of(o)
    return lose(s, target if target >= 0 else s.me, card(name).colours)


def aim(s: Situation, o: Option) -> float:
    """Where a skill puts what it is about."""
    inside = _inside(s, o)
    if inside is not None:
        return inside
    return expected(s, o.target, s.on_its_way())


def pick(s: Situation, o: Option) -> float:
    """A card of somebody's hand, to be discarded or to lie somewhere."""
    inside = _inside(s, o)
    if inside is not None:
        return inside
    return max(gain(s, seat, card(named(o)).colours) for seat in s.alive)


def _inside(s: Situation, o: Option) -> float | None:
    """What the effect says by which we are asked; None: nothing."""
    top = mine_on_top(s)
    inside = None if top is None else s.lore.inside.get((o.kind, top.name))
    return None if top is None or inside is None else inside(s, o, top)


def take(s: Situation, o: Option) -> float:
    """Into our hand."""
    if o.word == "intel" and s.transit is not None:
        return s.drawn - at_rest(s, s.transit)
    return s.drawn + (lose(s, o.target, card(aim_of(o)).colours) if o.target >= 0 else 0.0)


def show(s: Situation, o: Option) -> float:
    """Two cards of a colour: one intelligence of that colour will go."""
    if not o.cards:
        return STRANGE
    return max(lose(s, seat, (o.number,)) for seat in s.alive if s.tally[seat][o.number])


def exchange(s: Situation, o: Option) -> float:
    """The top card of the pile for the pending one."""
    top = [name for depth, name in s.view["deck"]["known"] if depth == 0]
    t = s.transit
    if not top or t is None:
        return STRANGE
    return gain(s, t.position, card(top[0]).colours) - at_rest(s, t)


def react(s: Situation, o: Option) -> float:
    """Who may lie takes the cards."""
    return {"draw": 2.0, "say": 0.5}.get(o.word, -1.0)


def inspect(s: Situation, o: Option) -> float:
    """Much to see, of a foe."""
    return float(s.rows[o.target]["hand"]) * s.foe(o.target)


def keep(s: Situation, o: Option) -> float:
    """A character: what it was worth to others who had it, in a faction or alone."""
    known = s.roles.characters
    if not known:
        return 0.0
    in_faction, alone = known.get(o.rules.characters[o.number].name, (0.0, 0.0))
    if s.faction < 0:  # nobody knows yet what he is
        return 0.8 * in_faction + 0.2 * alone
    return in_faction if s.faction < 2 else alone


VERBS: dict[str, Verb] = {
    "pass": flat(0.0),
    "declare": flat(WON),
    "play": use,
    "skill": use,
    "send": send,
    "end": flat(0.0),
    "accept": accept,
    "decline": decline,
    "discard": part_with,
    "put": part_with,
    "hand_over": part_with,
    "give": give,
    "place": place,
    "burn": burn,
    "aim": aim,
    "pick": pick,
    "take": take,
    "show": show,
    "exchange": exchange,
    "keep": keep,
    "react": react,
    "inspect": inspect,
    "draw": drawn,
    "skip": flat(0.0),
    "turn_up": drawn,
    "take_identity": flat(STRANGE),
    "taker": lambda s, o: s.friend(o.target) - 0.4,
    "partner": lambda s, o: s.friend(o.target),
    "done": flat(0.0),
    "none": flat(0.0),
    "hide": flat(0.0),
}


strange = flat(STRANGE)


def worth(s: Situation, o: Option) -> float:
    """What an answer is worth."""
    return VERBS.get(o.kind, strange)(s, o)


def weighed(s: Situation, o: Option) -> bool:
    """Whether anything is known about such an answer; else its worth is a guess."""
    if o.kind in ("play", "skill"):
        return o.uses in s.lore.effects
    if o.kind == "show" and not o.cards:
        return False
    return o.kind in VERBS and o.kind not in UNWEIGHED
