"""`fengsheng deck`: the game cards, counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.table import Table

from fengsheng.cli.arguments import AsJson, EditionName
from fengsheng.cli.output import console, print_json
from fengsheng.core.face import COLOURS
from fengsheng.editions.registry import USUAL, find


def deck(edition: EditionName = USUAL, as_json: AsJson = False) -> None:
    """The deck of an edition: how many cards of which function, colour and route.

    \b
    fengsheng deck
    fengsheng deck --edition classic --json
    """
    data = find(edition).deck()
    if as_json:
        print_json(data)
        return
    screen = console()
    screen.print(_functions(data))
    variants = _variants(data)
    if variants is not None:
        screen.print(variants)


def _route_key(data: dict[str, Any]) -> str:
    """Editions differ in what is printed: a way of transmission, or a direction."""
    return "transmission" if "by_transmission" in data else "direction"


def _functions(data: dict[str, Any]) -> Table:
    """Function by colour, with the routes the function has."""
    key = _route_key(data)
    counts = Counter((card["function"], colour) for card in data["cards"] for colour in card["colors"])
    routes: dict[str, list[str]] = {}
    for card in data["cards"]:
        known = routes.setdefault(card["function"], [])
        if card[key] not in known:
            known.append(card[key])
    table = Table(title=f"{data['edition']}: {data['total']} cards", title_justify="left", show_footer=True)
    by_route = ", ".join(f"{name} {count}" for name, count in data[f"by_{key}"].items())
    table.add_column("function", footer="in all")
    table.add_column(key, footer=by_route)
    for colour in COLOURS:
        table.add_column(colour, justify="right", footer=str(data["by_color"].get(colour, 0)))
    table.add_column("in all", justify="right", footer=str(data["total"]))
    for function, count in data["by_function"].items():
        row = [str(counts[function, colour]) for colour in COLOURS]
        table.add_row(function, " ".join(routes[function]), *row, str(count))
    return table


def _variants(data: dict[str, Any]) -> Table | None:
    """Cards of one function that say different things, if there are any."""
    special = [card for card in data["cards"] if card["detail"]]
    if not special:
        return None
    kinds = Counter((card["function"], *card["detail"].values()) for card in special)
    colours: dict[tuple[str, ...], list[str]] = {}
    for card in special:
        colours.setdefault((card["function"], *card["detail"].values()), []).extend(card["colors"])
    table = Table(title="variants", title_justify="left")
    for name in ("function", *special[0]["detail"], "colours"):
        table.add_column(name)
    table.add_column("cards", justify="right")
    for kind, count in kinds.items():
        table.add_row(*kind, " ".join(colours[kind]), str(count))
    return table
