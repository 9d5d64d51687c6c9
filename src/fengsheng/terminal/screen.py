"""How the table looks: drawn from a view, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fengsheng.core.face import COLOURS
from fengsheng.core.view import UNKNOWN
from fengsheng.editions.registry import find
from fengsheng.terminal.menu import Entry
from fengsheng.words import (
    card_name,
    character_name,
    identity_name,
    listing,
    route_name,
    say,
    seat_label,
    stack_line,
    tell,
)
from fengsheng.words.prompts import dying
from fengsheng.words.terms import NO_RULES, colours_of, word_name

View = Mapping[str, Any]

# Colour is never alone: red is round, blue is pointed, black is square, and each has its letter.
SHAPES = {"red": ("●", "red"), "blue": ("▲", "bright_blue"), "black": ("■", "bright_black")}
BACK = "🂠"
WIDE = 96  # columns from which characters have their full names


def people(view: View) -> Sequence[str]:
    """The names of the seats, if they have any; else each is called by its own."""
    names: Sequence[str] = view.get("names", ())
    return names


def intel(lang: str, faces: Sequence[str]) -> Text:
    """Intelligence as shapes with letters, cards of two colours apart."""
    text = Text()
    sorts = [colours_of(face) for face in faces]
    for colours in [*([colour] for colour in SHAPES), ["red", "black"], ["blue", "black"], ["red", "blue"]]:
        count = sorts.count(colours)
        if count:
            text.append(" " if text else "")
            for colour in colours:
                text.append(SHAPES[colour][0] + say(lang, f"colour-{colour}-mark"), style=SHAPES[colour][1])
            text.append(f"×{count}" if count > 1 else "")
    return text


def shape(face: str) -> Text:
    """The shapes of a card's colours."""
    return Text.assemble(*(SHAPES[colour] for colour in colours_of(face)))


def card(lang: str, face: str, house_rules: Mapping[str, str]) -> Text:
    """A card by name, with the shape of its colour."""
    return Text.assemble(shape(face), " ", card_name(lang, face, house_rules))


def header(lang: str, view: View) -> RenderableType:
    """Whose turn it is, which phase, and the piles."""
    if view["phase"] == "setup":
        return Rule(say(lang, "term-header-setup"), style="yellow", align="left")
    phase = tell(lang, view, f"term-phase-{view['phase']}")
    who = seat_label(lang, view["turn"], people(view), view["me"])
    left = say(lang, "term-header", n=view["turn_no"], who=who, phase=phase)
    piles = tell(lang, view, "term-piles", deck=view["deck"]["count"], discard=view["discard"]["count"])
    return Rule(Text(f"{left} · {piles}", style="bold"), style="yellow", align="left")


def seats(lang: str, view: View, width: int) -> Table:
    """Everybody at the table, a line each."""
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=False)
    table.add_column("", width=1)
    table.add_column(say(lang, "term-col-seat"), no_wrap=True)
    table.add_column(say(lang, "term-col-character"), no_wrap=True, overflow="ellipsis")
    table.add_column(say(lang, "term-col-hand"), justify="right", no_wrap=True)
    table.add_column(say(lang, "term-col-intel"), no_wrap=True)
    table.add_column(say(lang, "term-col-identity"), no_wrap=True, overflow="ellipsis")
    for row in view["seats"]:
        table.add_row(*_seat(lang, view, row, wide), style="dim" if row["status"] != "in" else "")
    return table


def _seat(lang: str, view: View, row: View, wide: bool) -> tuple[RenderableType, ...]:
    seat = row["seat"]
    mine = seat == view["me"]
    label = seat_label(lang, seat, people(view))
    name = Text(say(lang, "term-me", seat=label) if mine else label, style="bold" if mine else "")
    status = "dying" if row["status"] == "in" and seat in dying(view) else row["status"]
    if status != "in":
        name.append(f" {say(lang, f'term-status-{status}')}", style="bold red" if status == "dying" else "")
    identity = row["identity"]
    shown = "·" if identity == UNKNOWN else identity_name(lang, identity)
    return (
        Text("▶" if seat == view["turn"] and view["turn_no"] else " ", style="bold yellow"),
        name,
        _character(lang, row, wide),
        str(row["hand"]),
        intel(lang, row["intel"]),
        Text(shown, style="" if row["identity_up"] or mine else "italic"),
    )


def _character(lang: str, row: View, wide: bool) -> str:
    who = row["character"]
    if not isinstance(who, str) or who == UNKNOWN:
        shown = BACK
    else:
        name = character_name(lang, who, full=wide)
        shown = name if row["face_up"] else f"{BACK} {name}"
    return say(lang, "term-removed", who=shown) if "removed" in row else shown


def transit(lang: str, view: View, house_rules: Mapping[str, str]) -> Text | None:
    """The intelligence under way, with the locks and lures on its path; or in front of whom it pends."""
    t = view["transit"]
    if t is None:
        return None
    me = view["me"]
    face = t["card"]
    hidden = say(lang, "term-card-unknown")
    words = {
        "card": hidden if face == UNKNOWN else card_name(lang, face, house_rules),
        "sender": seat_label(lang, t["sender"], people(view), me),
        "at": seat_label(lang, t["position"], people(view), me),
    }
    route = route_name(lang, t["route"])
    if t["stage"] == "contest":
        return Text("✉ " + say(lang, "term-transit-contest", **words), style="bold yellow")
    if t["addressee"] >= 0:
        to = seat_label(lang, t["addressee"], people(view), me)
        parts = [tell(lang, view, "term-transit-to", to=to, route=route, **words)]
    else:
        parts = [tell(lang, view, "term-transit", route=route, **words)]
    if t["locked_card"]:
        parts.append(say(lang, "term-transit-locked-card"))
    if t["locked"]:
        parts.append(say(lang, "term-transit-locked", who=_masked(lang, view, t["locked"])))
    if t["lured"]:
        parts.append(say(lang, "term-transit-lured", who=_masked(lang, view, t["lured"])))
    return Text("✉ " + " · ".join(parts), style="bold yellow")


def marks(lang: str, view: View) -> Text | None:
    """What holds for the rest of the turn: who is confined, what is forbidden, which colour was named."""
    me, barred, banned, parts = view["me"], [], [], []
    functions = list(find(view["edition"]).functions.values())
    for mark, value in view["marks"].items():
        kind, _, which = mark.partition(":")
        if kind == "barred":
            barred.append(seat_label(lang, int(which), people(view), me))
        elif kind == "ban":
            banned.append(say(lang, f"card-{functions[int(which)]}"))
        elif kind == "colour":
            who = seat_label(lang, int(which), people(view), me, subject=True)
            parts.append(say(lang, "term-marks-colour", who=who, colour=word_name(lang, COLOURS[value])))
    if barred:
        parts.append(say(lang, "term-marks-barred", who=listing(lang, barred)))
    if banned:
        parts.append(say(lang, "term-marks-banned", cards=listing(lang, banned)))
    return Text("⚑ " + " · ".join(parts), style="bold red") if parts else None


def _masked(lang: str, view: View, mask: int) -> str:
    seats_ = [row["seat"] for row in view["seats"] if mask >> row["seat"] & 1]
    return listing(lang, [seat_label(lang, seat, people(view), view["me"]) for seat in seats_])


def stack(lang: str, view: View) -> RenderableType | None:
    """What waits to take effect, newest on top."""
    rows = [row for row in view["stack"] if row["name"] != "window"]
    if not rows:
        return None
    lines = [Text(tell(lang, view, "term-stack"), style="dim")]
    for row in reversed(rows):
        line = Text("  ▸ " + stack_line(lang, row, people(view), view["me"]))
        if row.get("cancelled"):
            line.append(f" ({say(lang, 'term-stack-void')})", style="dim")
        lines.append(line)
    return Group(*lines)


def hand(lang: str, view: View, house_rules: Mapping[str, str]) -> Text:
    """The viewer's cards in one paragraph."""
    text = Text(f"{say(lang, 'term-hand')} ", style="dim")
    faces = view["seats"][view["me"]]["known"]
    if not faces:
        return text.append(say(lang, "term-hand-empty"), style="default not dim")
    for number, face in enumerate(faces):
        text.append("   " if number else "", style="not dim")
        for colour in colours_of(face):
            text.append(SHAPES[colour][0], style=f"not dim {SHAPES[colour][1]}")
        text.append(card_name(lang, face, house_rules), style="default not dim")
    return text


def options(lang: str, listed: Sequence[Entry], view: View, last: tuple[str, str, str]) -> Table:
    """The numbered list; `last` is what Enter does: its key, name and effect."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(justify="right", no_wrap=True, style="bold cyan")
    table.add_column(ratio=5, overflow="fold")
    table.add_column(ratio=6, overflow="fold", style="dim")
    me, names = view["me"], people(view)
    for number, entry in enumerate(listed, 1):
        table.add_row(str(number), entry.label(lang, me, names), entry.effect(lang, me, names))
    if last[0]:
        table.add_row(*last)
    return table


def draw(console: Console, lang: str, view: View, house_rules: Mapping[str, str] = NO_RULES) -> None:
    """The whole table as the viewer sees it."""
    console.print(header(lang, view))
    if view["phase"] == "setup" and view["decision"]["kind"] == "character":
        return  # nothing lies on the table yet
    console.print(seats(lang, view, console.width))
    for part in (transit(lang, view, house_rules), marks(lang, view), stack(lang, view)):
        if part is not None:
            console.print(part)
    if view["phase"] != "setup":
        console.print(hand(lang, view, house_rules))


def story(console: Console, lang: str, lines: Sequence[str], earlier: int) -> None:
    """What has happened, a sentence a line."""
    if earlier:
        console.print(say(lang, "term-log-more", n=earlier), style="dim")
    for line in lines:
        console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
