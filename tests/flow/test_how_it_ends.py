"""Who declared, who was robbed of a victory by whom: in the result, in views, records and saves, in words.

SW-RULING-64, SW-RULING-65; in the classic edition only one player can declare (CL-WIN-08).
"""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.laws.tables import Table, play

from fengsheng import Game
from fengsheng.cli import main
from fengsheng.core import codec
from fengsheng.core.view import view
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.terminal import pages
from fengsheng.terminal.screen import BACK

HEAD = "title: T\nrules: SW-WIN-10\nedition: spywar\n"
SEVERAL = """turn: 丙
甲: identity qianfu; intel 威逼/red/← x3; winning
乙: identity qianfu
丙: identity tegong; hand ?
丁: identity tegong; intel 威逼/blue/→ x3; winning
戊: identity cuanduozhe
"""
USURPED = SEVERAL.replace("turn: 丙", "turn: 戊").replace("cuanduozhe", "cuanduozhe; hand ?")


def ended(body: str) -> Game:
    game, _ = lay_out(Scenario.parse(f"{HEAD}{body}play:\nexpect winners none\n", "x.scn").position)
    assert game.result is not None
    return game


def test_a_view_names_all_who_declared_to_everybody() -> None:
    game = ended(SEVERAL)
    for seat in (*range(5), None):
        assert game.view(seat)["result"] == {
            "winners": [0, 1, 2, 3],
            "reason": "collected",
            "rule": "SW-WIN-13",
            "declarer": 3,
            "faction": "tegong",
            "declarers": [3, 0],
            "usurper": -1,
            "usurped": [],
        }


def test_a_view_names_who_declared_and_who_won_in_their_place() -> None:
    game = ended(USURPED)
    for seat in (*range(5), None):
        assert game.view(seat)["result"] == {
            "winners": [4],
            "reason": "usurped",
            "rule": "SW-WIN-09",
            "declarer": 0,
            "faction": "cuanduozhe",
            "declarers": [0, 3],
            "usurper": 4,
            "usurped": [0, 1, 2, 3],
        }
        told = [(e["kind"], e.get("by"), e.get("target")) for e in game.events(seat)]
        first = told.index(("declare", 0, None))
        assert told[first:][:5] == [
            ("declare", 0, None),
            ("declare", 3, None),
            ("usurp", 4, 0),
            ("usurp", 4, 3),
            ("end", 0, None),
        ]


@pytest.mark.parametrize("body", [SEVERAL, USURPED])
def test_such_an_end_is_saved_and_copied(body: str) -> None:
    game = ended(body)
    s = game.state
    again = codec.decode(s.rules, json.loads(json.dumps(codec.encode(s))))
    assert view(again, 0)["result"] == game.clone().view(0)["result"] == game.view(0)["result"]
    assert codec.fingerprint(again) == game.fingerprint()


@pytest.mark.parametrize(("usurped", "first"), [(True, 0), (False, 280)])
def test_such_a_game_is_recorded_and_replayed(
    usurped: bool, first: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Found among random games, because nobody can lay out a record; where to look was found before."""
    for seed in range(first, first + 400):
        dice = Random(seed)
        game = Game.new("spywar", 6, seed, options={"identity_pool": "full"})
        while (decision := game.decision) is not None:
            game.apply(dice.randrange(len(decision.options)))
        r = game.result
        assert r is not None
        if r.usurper >= 0 if usurped else len(r.declarers) > 1:
            break
    else:
        pytest.fail("no such game")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["replay", str(file), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["result"]
    assert told["declarers"] == list(r.declarers)
    assert (told["usurper"], told["usurped"]) == (r.usurper, list(r.usurped))
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.count("declares victory!") == len(r.declarers)


def test_in_the_classic_edition_one_alone_declares() -> None:
    """CL-WIN-08/09: the same shape of a result; who wins along has not declared."""
    ways = set()
    for seed in range(60):
        table = Table("classic", 5, seed)
        game = table.new()
        for _ in play(game, table.dice("ends")):
            pass
        r = game.result
        assert r is not None
        ways.add(r.reason)
        assert r.declarers == (() if r.declarer < 0 else (r.declarer,))
        assert (r.usurper, r.usurped) == (-1, ())
        assert sum(e.kind == "declare" for e in game.log()) == len(r.declarers)
    assert {"declared victory", "last survivor"} <= ways


def page(lang: str, game: Game) -> list[str]:
    out = io.StringIO()
    pages.result(Console(file=out, width=160, color_system=None), lang, game.view(0))
    return [line.rstrip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("lang", "several", "usurped"),
    [
        ("en", "Victory was declared by D and A.", "Victory was declared by A and D and taken by E."),
        ("zh-Hant", "宣告勝利：丁和甲。", "宣告勝利：甲和丁。取而代之：戊。"),
        ("zh-Hans", "宣告胜利：丁和甲。", "宣告胜利：甲和丁。取而代之：戊。"),
    ],
)
def test_the_terminal_names_them(lang: str, several: str, usurped: str) -> None:
    assert several in page(lang, ended(SEVERAL))
    assert usurped in page(lang, ended(USURPED))


def test_where_nobody_declared_the_terminal_says_nothing_of_it() -> None:
    survivors = "option: single_faction_end = on\n甲: identity qianfu; hand ?\n乙: identity qianfu\n"
    survivors += "丙: intel 威逼/black/← x2, 威逼/black/→; dying\n丁: out dead\n戊: out dead\n"
    game = ended(survivors)
    assert game.result is not None
    assert game.result.declarers == ()
    assert not any("declared by" in line for line in page("en", game))


@pytest.mark.parametrize(
    ("lang", "who", "mark"),
    [("en", "Lao Bie", "(removed)"), ("zh-Hant", "老鱉", "（已移出）"), ("zh-Hans", "老鳖", "（已移出）")],
)
def test_the_terminal_says_that_a_character_was_removed(lang: str, who: str, mark: str) -> None:
    """SW-RULING-70: of those who were eliminated, face up or down, and not of the dead."""
    body = "甲: identity qianfu; intel 威逼/red/← x3; winning; hand ?\n乙: character 老鳖; out lost\n"
    body += "丙: character 老汉; out dead\n丁: character 商玉; out lost\n"
    first, second = (line for line in page(lang, ended(body)) if mark in line)
    assert who in first
    assert who not in second
    assert BACK in second
    assert BACK not in first
