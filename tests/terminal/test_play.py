"""`fengsheng play`, fed with lines: whole games in every language, every command, every way to leave."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from fengsheng import Event, Game, Option
from fengsheng.bots import make_bot
from fengsheng.cli import main
from fengsheng.editions.registry import EDITIONS, editions
from fengsheng.terminal import Lines, Session, screen
from fengsheng.terminal.lookup import find
from fengsheng.terminal.menu import entries, passing
from fengsheng.words import LANGUAGES


def house_rules(edition: str) -> dict[str, str]:
    """The preset's own."""
    return {name: rule["default"] for name, rule in editions()[edition]["options"].items()}


class Talk:
    """A session whose screen can be read afterwards."""

    def __init__(
        self, lines: Iterator[str] | list[str], lang: str = "en", width: int = 80, **deal: object
    ) -> None:
        self.text = io.StringIO()
        console = Console(file=self.text, width=width, markup=False, highlight=False, emoji=False)
        edition = str(deal.pop("edition", "classic"))
        seats = int(str(deal.pop("seats", 5)))
        seat = int(str(deal.pop("seat", 0)))
        self.game = Game.new(edition, seats, str(deal.pop("seed", "1")))
        bots = {i: make_bot("random", f"bot {i}") for i in range(seats) if i != seat}
        source = Lines(console, lines)
        self.session = Session(self.game, seat, bots, lang, console, source, house_rules(edition))

    @property
    def screen(self) -> str:
        """Everything printed so far."""
        return self.text.getvalue()


def answers(rnd: Random) -> Iterator[str]:
    """Anything at all: numbers that are offered and others, passing, commands."""
    while True:
        yield rnd.choice(
            [
                "1",
                "2",
                "3",
                "5",
                "",
                "",
                "1",
                "0",
                "?1",
                "?鎖定",
                "?调包",
                "?s1",
                "v",
                "c",
                "o",
                "p",
                "l",
                "zzz",
            ]
        )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "seats", "most"),
    [(name, e.seats[-most], most) for e in EDITIONS for name in e.presets for most in (0, 1)],
)
def test_whole_games(lang: str, edition: str, seats: int, most: int) -> None:
    """They end, say by which rule, and nothing is wider than the screen: in every language on both screens,
    one with the fewest players of an edition and one with the most."""
    seed = (LANGUAGES.index(lang) + most) % 2
    width = (80, 100)[seed]
    lines = answers(Random(f"{lang}{seed}"))
    talk = Talk(lines, lang, width, edition=edition, seats=seats, seat=seed % 3, seed=seed)
    assert talk.session.run()
    assert talk.game.result is not None
    assert talk.game.result.rule in talk.screen
    assert max(cell_len(line.rstrip()) for line in talk.screen.splitlines()) <= width


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_only_what_the_seat_may_know_is_on_the_screen(edition: str) -> None:
    """Another deal that this seat cannot tell apart looks the same, down to the last letter."""

    def shown(game: Game) -> str:
        text = io.StringIO()
        console = Console(file=text, width=100, markup=False, highlight=False, emoji=False)
        bots = {i: make_bot("random", f"bot {i}") for i in range(5) if i != 0}
        lines = ["v", "c", "?識破", "?s1", "?s2"]
        assert not Session(game, 0, bots, "en", console, Lines(console, lines), house_rules(edition)).run()
        return text.getvalue()

    rnd = Random(5)
    compared = 0
    for seed in range(5, 9):
        game = Game.new(edition, 5, seed)
        while (decision := game.decision) is not None and compared < 8:
            if decision.seat == 0 and game.view(0)["phase"] != "setup":
                other = game.determinize(0, f"another deal {compared}")
                assert other.fingerprint() != game.fingerprint()
                here = shown(game.clone().determinize(0, "one deal"))
                assert shown(other) == here
                compared += 1
            game.apply(rnd.choice(decision.options))
    assert compared == 8


def reached(options: Sequence[Option]) -> list[str]:
    """Every answer that can be chosen by going through the lists; no two lines of one read the same."""
    found: list[str] = []
    listed = entries(options)
    labels = [entry.label("en", 0) for entry in listed]
    assert len(set(labels)) == len(labels), labels
    for entry in listed:
        found += [entry.options[0].notation] if len(entry.options) == 1 else reached(entry.options)
    return found


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_every_answer_can_be_chosen_by_number(edition: str) -> None:
    """Lists may open further lists; together they reach every option, and only those offered."""
    longest: tuple[Option, ...] = ()
    rnd = Random(2)
    for seed in range(6):
        game = Game.new(edition, 7, seed)
        while (decision := game.decision) is not None:
            longest = max(longest, decision.options, key=len)
            found = reached(decision.options)
            if passing(decision.options) is not None:
                found.append("pass")
            assert sorted(found) == sorted(o.notation for o in decision.options)
            game.apply(rnd.choice(decision.options))
    assert len(longest) > len(entries(longest)) > 1


def test_a_notation_is_an_answer_too() -> None:
    game = Talk([]).game
    assert game.decision is not None
    wanted = game.decision.options[1].notation
    talk = Talk([wanted])
    talk.session.run()
    assert talk.game.view(0)["seats"][0]["character"] == wanted.removeprefix("keep ")


def test_help_language_and_rules() -> None:
    talk = Talk(["?", "help", "l", "?1", "l zh-Hans", "?1", "l en", "?1", "?2", "?nonsense", "9", "", "g"])
    assert not talk.session.run()
    assert talk.session.lang == "en"
    screen = talk.screen
    assert "p: pass until your next turn" in screen
    assert "你要選哪個角色" in screen
    assert "你要选哪个角色" in screen
    assert "CL-SETUP-03：每人隨機拿兩張角色牌，選一張留下。" in screen
    assert "CL-SETUP-03：每人随机拿两张角色牌，选一张留下。" in screen
    assert "CL-SETUP-03: Each player is dealt two random character cards" in screen
    assert "nonsense is neither a card in your hand nor a skill of yours." in screen
    assert "9 is not one of the answers" in screen
    assert "You cannot pass here" in screen
    assert "There is no more input" in screen


def test_the_coach_says_where_to_look_then_what_is_good() -> None:
    """h and w: at the first question there is no opinion, in the first own turn there is one."""
    talk = Talk(["h", "h", "w", "l zh-Hant", "w", "l en", "1", *["p"] * 6, "h", "h", "w"])
    assert not talk.session.run()
    screen = " ".join(talk.screen.split())
    assert screen.count("Type h again for the best answers.") == 2
    assert "I have no opinion on this one. Here is what each answer does:" in screen
    assert "Choose your character. Everyone chooses at the same time. [CL-SETUP-03]" in screen
    assert "你要選哪個角色？每位玩家同時選擇。 [CL-SETUP-03]" in screen
    assert "This is what I would consider:" in screen
    assert "[CL-TURN-04]" in screen


def test_quitting_wants_a_yes() -> None:
    talk = Talk(["q", "n", "q", "y", "1"])
    assert not talk.session.run()
    assert talk.screen.count("Leave this game?") == 2
    assert talk.screen.rstrip().endswith("Goodbye.")


def test_passing_on_stops_at_the_next_question_that_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[str] = []
    apply = Game.apply

    def note(self: Game, choice: Option | int | str) -> list[Event]:
        decision = self.decision
        if decision is not None and decision.seat == 0:
            kinds.append(decision.kind)
        return apply(self, choice)

    monkeypatch.setattr(Game, "apply", note)
    longest = 0
    for seed in range(8):
        kinds.clear()
        assert not Talk(["1", "p"], seed=seed).session.run()
        assert kinds[0] == "character"
        assert set(kinds[1:]) <= {"checkpoint", "respond", "pass", "arrive"}
        longest = max(longest, len(kinds) - 1)
    assert longest > 2, "one p passes more than once"


def test_cards_are_found_by_any_of_their_names() -> None:
    row = {"character": "老槍", "known": ["鎖定/red", "鎖定/black", "識破/blue"]}
    view = {"me": 0, "seats": [row]}
    both = ["鎖定/black", "鎖定/red"]
    for text in ("鎖定", "锁定", "Lock", "lock", "lo"):
        assert find(text, view) == both
    assert find("Lock (red)", view) == ["鎖定/red"]
    assert find("鎖定/red", view) == ["鎖定/red"]
    assert find("foil", view) == ["識破/blue"]
    assert find("s2", view) == ["skill 老槍 2"]
    assert find("s3", view) == find("zzz", view) == []


def test_skills_with_a_printed_name_are_found_by_it() -> None:
    row = {"character": "鬼脚", "known": ["调包/red/←", "破译/red+black/←/锁"]}
    view = {"me": 0, "seats": [row]}
    for text in ("急送", "Express", "express", "s1", "skill 鬼脚 1"):
        assert find(text, view) == ["skill 鬼脚 1"]
    assert find("調包", view) == find("Swap", view) == ["调包/red/←"]
    assert find("Decode (red+black ← lock)", view) == ["破译/red+black/←/锁"]


def test_the_house_rules_of_the_table_can_be_read() -> None:
    talk = Talk(["o", "l zh-Hans", "o"])
    talk.session.run()
    assert "Messages needed to win: three" in talk.screen
    assert "阵营目标：三张" in talk.screen


def drawn(edition: str, **changes: object) -> str:
    """A table in a view that was changed by hand."""
    game = Game.new(edition, 5, 1)
    while game.decision is not None and game.view(0)["phase"] == "setup":
        game.apply(0)
    text = io.StringIO()
    console = Console(file=text, width=100, markup=False, highlight=False, emoji=False)
    screen.draw(console, "en", {**game.view(0), **changes})
    return text.getvalue()


def test_arrow_lock_holder_and_marks_are_on_the_table() -> None:
    way = {
        "card": "?",
        "sender": 1,
        "route": "left",
        "addressee": -1,
        "direction": -1,
        "position": 3,
        "stage": "travel",
        "refused": False,
        "locked": 4,
        "lured": 0,
        "locked_card": False,
    }
    assert "In transit ←: a face-down card from B, now with D · locked: C" in drawn("spywar", transit=way)
    straight = {**way, "route": "up", "addressee": 3, "locked": 0}
    assert "In transit ↑: a face-down card from B to D, now with D" in drawn("spywar", transit=straight)
    pending = {**way, "stage": "contest", "card": "破译/red+black/←/锁"}
    assert "Contested: Decode (red+black ← lock) from B, in front of D" in drawn("spywar", transit=pending)
    marks = {"barred:2": 1, "void:2": 1, "ban:6": 1, "ban:8": 1, "colour:1": 2, "used:peiling-1:0": 1}
    assert "B named black · confined: C · banned this turn: Intercept and Swap" in drawn(
        "spywar", marks=marks
    )


def test_intelligence_of_two_colours_is_told_from_two_of_one() -> None:
    faces = ["调包/red/←", "截获/red/↑", "破译/red+black/←/锁", "试探/black/→/神秘人抽"]
    assert screen.intel("en", faces).plain == "●R×2 ■K ●R■K"


# The command itself.


def test_a_game_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "answers.txt"
    script.write_text("1\n" * 3000, "utf-8")
    arguments = [
        "play",
        "--script",
        str(script),
        "--seed",
        "3",
        "--lang",
        "zh-Hant",
        "--seats",
        "4",
        "--terminal",
    ]
    assert main([*arguments, "--bots", "random,holder", "--option", "faction_goal=4"]) == 0
    first = capsys.readouterr().out
    assert "獲勝：" in first or "無人獲勝" in first
    assert main([*arguments, "--bots", "random,holder", "--option", "faction_goal=4"]) == 0
    assert capsys.readouterr().out == first


def test_a_game_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "--stdin", "--seed", "3"]) == 0
    assert "There is no more input" in capsys.readouterr().out


def test_without_a_terminal_it_says_how_to_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--terminal"]) == 0
    assert "--stdin or --script FILE" in capsys.readouterr().out


def test_control_c_leaves_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(self: Lines, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr(Lines, "line", interrupted)
    assert main(["play", "--stdin"]) == 130
    assert capsys.readouterr().out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--lang", "xx"], "unknown-language"),
        (["--seat", "9"], "bad-deal"),
        (["--seats", "2"], "bad-seats"),
        (["--edition", "nope"], "unknown-edition"),
        (["--bots", "nobody"], "unknown-bot"),
        (["--option", "no_such=1"], "unknown-option"),
    ],
)
def test_mistakes_are_one_line(
    arguments: list[str], code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--stdin", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"error[{code}]: ")
    assert error.count("\n") == 1
