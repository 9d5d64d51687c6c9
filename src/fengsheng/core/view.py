"""What one seat, or a spectator, knows: the only thing bots and clients get.

A view is plain data. Its shape is declared here and nowhere else: what may leave the process, the tables of
`docs/protocol.md` and the types of the browser client are made from these classes and their comments. A field
is told to clients only if its line says `# public: …`; without it, it is held back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from fengsheng.core.event import EVERYONE, eye
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import CANCELLED, Frame
from fengsheng.core.lying import UNKNOWN as UNKNOWN
from fengsheng.core.lying import Lying, Terms, lie, pile, probes, seat_row
from fengsheng.core.notation import written
from fengsheng.core.picks import names_again
from fengsheng.core.state import State

# Lists of so many items of these types; JSON has nothing else for them.
Three = Annotated[list[int], int, int, int]
Depth = Annotated[list[Any], int, str]


class SeatView(TypedDict):
    """A seat of a view."""

    seat: int  # public: number
    status: Literal["in", "dead", "lost"]  # public: in the game, dead, or has lost
    hand: int  # public: how many cards in the hand
    known: list[str]  # public: cards of that hand the reader knows
    intel: list[str]  # public: intelligence in front of the seat
    colours: Three  # public: red, blue and black intelligence, counted
    face_up: bool  # public: whether the character is open
    character: str | list[str]  # public: its name, or what it can still be
    identity: str  # public: its name, or ?
    identity_up: bool  # public: whether the identity is open to all
    dying: NotRequired[bool]  # public: about to die
    gender: NotRequired[int]  # public: of the person: 1 male, 2 female, 3 both
    removed: NotRequired[bool]  # public: the character card has left the game


class DeckView(TypedDict):
    """The pile."""

    count: int  # public: how many cards
    known: list[Depth]  # public: those the reader knows, with how deep they lie (0 is the top)


class Pile(TypedDict):
    """Cards that lie together."""

    count: int  # public: how many
    known: list[str]  # public: those of them the reader knows


class TransitView(TypedDict):
    """The intelligence on its way."""

    card: str  # public: its name, or ?
    sender: int  # public: who sent it
    route: str  # public: how it travels
    addressee: int  # public: to whom it goes alone; -1: it goes round
    direction: int  # public: 1 to the right, -1 to the left
    position: int  # public: where it is
    stage: str  # public: what it waits for
    refused: bool  # public: whether the addressee has declined it
    locked: int  # public: who must take it: a bit a seat
    lured: int  # public: who takes no part: a bit a seat
    locked_card: bool  # public: whether the card itself is locked: whoever it reaches must take it


class StackItem(TypedDict):
    """Something that is being resolved: a card or a skill in use, or a window in which all are asked."""

    frame: int  # public: its place, by which `on` names it
    name: str  # public: what is in use; `window`
    rule: str  # public: the same under its old name, for this version of the protocol only
    by: int  # public: who uses it
    kind: NotRequired[str]  # public: of a window: what it is for
    asked: NotRequired[int]  # public: of a window: whom it asks
    target: NotRequired[int]  # public: on whom
    card: NotRequired[str]  # public: the card in use, or ?
    cards: NotRequired[list[str]]  # public: further cards that lie there
    aim: NotRequired[str]  # public: a card lying open that is meant; * behind it: one that was named before
    on: NotRequired[int]  # public: what it answers, by `frame`
    cancelled: NotRequired[bool]  # public: whether it has been countered


class ProbeView(TypedDict):
    """A probe and the reaction everybody saw."""

    by: int  # public: who asked
    target: int  # public: whom
    effect: int  # public: which of its effects is printed on it
    acted: bool  # public: whether the printed action was done
    sure: bool  # public: whether the one who was asked had to tell the truth
    named: NotRequired[str]  # public: whom it named, for the two involved


class Happened(TypedDict):
    """What skills may answer with the open question."""

    kind: str  # public: what happened
    by: NotRequired[int]  # public: who did it
    target: NotRequired[int]  # public: to whom
    card: NotRequired[str]  # public: with which card, if everybody knows it
    word: NotRequired[str]  # public: a name that belongs to it


class DecisionView(TypedDict):
    """The question the rules are at."""

    seat: int  # public: who is asked
    kind: str  # public: what
    number: int  # public: questions so far
    about: NotRequired[list[Happened]]  # public: events that skills may answer


class ResultView(TypedDict):
    """How the game ended."""

    winners: list[int]  # public: who won
    reason: str  # public: why it ended
    rule: str  # public: the ID of the rule
    declarer: int  # public: who declared victory; -1: nobody
    faction: str  # public: which faction won, by its code
    declarers: list[int]  # public: all who declared victory
    usurper: int  # public: who took a victory from others; -1: nobody
    usurped: list[int]  # public: who was robbed of it


class View(TypedDict):
    """Everything one reader may see of a game."""

    edition: str  # public: edition or preset
    house: dict[str, str]  # public: every house rule of the table and its value, by name
    sides: list[Three]  # public: how many collect red, collect blue or play alone; several: one of them
    tasks: list[str]  # public: what those who play alone may be; empty: they are all alike
    me: int | None  # public: the reader's seat; null: a spectator
    names: NotRequired[list[str]]  # public: names of the seats
    seats: list[SeatView]  # public: the seats in playing order; see below
    turn: int  # public: whose turn it is
    turn_no: int  # public: turns so far
    phase: str  # public: phase of the turn
    sent: bool  # public: whether the turn player has sent
    anchor: int  # public: the last who acted: windows begin to their right
    deck: DeckView  # public: the pile: how many cards, and those the reader knows with their depth
    discard: Pile  # public: the discard pile
    aside: Pile  # public: cards set aside
    transit: TransitView | None  # public: the intelligence on its way; see below
    stack: list[StackItem]  # public: what is being resolved, oldest first; see below
    probes: list[ProbeView]  # public: probes and the reactions everybody saw; see below
    marks: dict[str, int]  # public: public counters of the edition
    deaths: list[int]  # public: seats that died, in order
    quiet: bool  # public: nothing has happened since everybody passed
    decision: DecisionView | None  # public: the question the rules are at; see below
    result: ResultView | None  # public: after the end: who won and why; see below
    offered: NotRequired[list[str]]  # public: the characters the reader was dealt to choose from


def view(s: State, seat: int | None, terms: Terms | None = None, lying: Lying | None = None) -> View:
    """Plain data, built from what that seat may know and from nothing else; `terms` and what is `lying` there
    where somebody has them already."""
    rules = s.rules
    everything = s.result is not None  # after the end everything may be opened
    bit = EVERYONE if everything else eye(seat)
    if terms is None:
        terms = Terms(s)
    if lying is None:
        looked = bit if everything or seat is None else s.looks[seat] | bit
        lying = Lying(
            [seat_row(s, i, bit, looked) for i in range(rules.seats)],
            pile(s, bit),
            lie(s, s.discard, bit),
            lie(s, s.aside, bit),
            probes(s, bit),
        )
    shown: View = {
        "edition": rules.preset,
        "house": terms.house,
        "sides": terms.sides,
        "tasks": terms.tasks,
        "me": seat,
        "seats": lying.rows,
        "turn": s.turn,
        "turn_no": s.turn_no,
        "phase": s.phase,
        "sent": s.sent,
        "anchor": s.anchor,
        "deck": lying.draw_pile,
        "discard": lying.discarded,
        "aside": lying.set_aside,
        "transit": _transit(s, bit),
        "stack": _stack(s, bit),
        "probes": lying.probes,
        "marks": s.marks.copy(),
        "deaths": s.deaths[:],
        "quiet": s.quiet,
        "decision": None if s.ask_seat == NOBODY else _decision(s),
        "result": None,
    }
    if seat is not None:
        offered = s.offered[seat]
        shown["offered"] = [rules.characters[c].name for c in offered] if offered else []
    if s.result is not None:
        r = s.result
        shown["result"] = {
            "winners": list(r.winners),
            "reason": r.reason,
            "rule": r.rule,
            "declarer": r.declarer,
            "faction": r.faction,
            "declarers": list(r.declarers),
            "usurper": r.usurper,
            "usurped": list(r.usurped),
        }
    return shown


def _transit(s: State, bit: int) -> TransitView | None:
    t = s.transit
    if t is None:
        return None
    return {
        "card": s.rules.faces[t.card].name if s.seen[t.card] & bit else UNKNOWN,
        "sender": t.sender,
        "route": s.rules.route_names[t.route],
        "addressee": t.addressee,
        "direction": t.direction,
        "position": t.position,
        "stage": t.stage,
        "refused": t.refused,
        "locked": t.locked,
        "lured": t.lured,
        "locked_card": t.locked_card,
    }


def _stack(s: State, bit: int) -> list[StackItem]:
    """What is being resolved, oldest first: who uses what on what."""
    items = s.rules.items
    faces = s.rules.faces
    seen = s.seen
    shown: list[StackItem] = []
    for i, f in enumerate(s.stack):
        name = f.name
        if name == "window":  # which holds no card and aims at none
            window: StackItem = {
                "frame": i,
                "name": name,
                "rule": name,
                "by": f.by,
                "kind": f.occasion,
                "asked": f.at,
            }
            if f.target != NOBODY:
                window["target"] = f.target
            if f.on >= 0:
                window["on"] = f.on
            shown.append(window)
        elif name in items:
            row: StackItem = {"frame": i, "name": name, "rule": name, "by": f.by}
            if f.target != NOBODY:
                row["target"] = f.target
            if f.card != NO_CARD:
                row["card"] = faces[f.card].name if seen[f.card] & bit else UNKNOWN
            if f.cards:
                row["cards"] = sorted([faces[c].name if seen[c] & bit else UNKNOWN for c in f.cards])
            if f.aim != NO_CARD:
                row["aim"] = written(faces[f.aim].name, names_again(s, i))
            if f.on >= 0:
                row["on"] = f.on
            if f.flags & CANCELLED:
                row["cancelled"] = True
            shown.append(row)
    return shown


def _decision(s: State) -> DecisionView:
    """Who is asked what; where skills may answer something, also what that is."""
    asked: DecisionView = {"seat": s.ask_seat, "kind": s.ask_kind, "number": s.asks}
    about = s.rules.asked_about(s)
    if about:
        asked["about"] = [_happened(s, event) for event in about]
    return asked


def _happened(s: State, event: Frame) -> Happened:
    row: Happened = {"kind": event.occasion}
    if event.by != NOBODY:
        row["by"] = event.by
    if event.target != NOBODY:
        row["target"] = event.target
    if event.aim != NO_CARD and s.seen[event.aim] == EVERYONE:
        row["card"] = s.rules.faces[event.aim].name
    word = s.rules.event_word(event)
    if word:
        row["word"] = word
    return row
