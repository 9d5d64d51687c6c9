"""One game between a person and bots: ask, listen, tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from fengsheng.bots import BLIND, Bot, lend, tell
from fengsheng.coach import hint, why_asked
from fengsheng.core.event import Event
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions import registry
from fengsheng.explain import NothingToExplain
from fengsheng.game import Game
from fengsheng.terminal import pages, screen
from fengsheng.terminal.lookup import find
from fengsheng.terminal.menu import Entry, entries, passing
from fengsheng.terminal.source import Source
from fengsheng.words import (
    LANGUAGES,
    check_language,
    edition_name,
    log_line,
    option_effect,
    option_label,
    prompt,
    say,
    seat_label,
)

HELP = ("?", "？", "help")
ROOMY = 30  # lines from which there is room to repeat one's goal in every turn
STORY = 12  # lines of story before a question; `g` shows the rest
TABLE = 19  # lines that a table and a question take up


class Quit(Exception):
    """The person has had enough."""


def _is_poll(decision: Decision) -> bool:
    """Whether everybody is asked until all have passed: who has passed once may be tired of it."""
    kind = registry.find(decision.options[0].rules.preset).vocabulary.question(decision.kind)
    return kind is not None and kind.poll


class Session:
    """The person sits at `seat`; of the game only that seat's view, events and questions are read."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        lang: str,
        console: Console,
        source: Source,
        house_rules: Mapping[str, str],
    ) -> None:
        self._game = game
        self._seat = seat
        self._bots = bots
        self._lang = check_language(lang)
        self._console = console
        self._source = source
        self._house_rules = house_rules
        self._told = 0
        self._passing_on = False
        self._looked = -1  # the question of which a hint has said what to look at

    @property
    def lang(self) -> str:
        """The language now spoken."""
        return self._lang

    def run(self) -> bool:
        """Play until it is over (true), or until the person leaves or has no more to say (false)."""
        try:
            self._play()
        except EOFError:
            self._say("term-ended-early")
            return False
        except Quit:
            self._say("term-bye")
            return False
        self._farewell()
        return True

    def _play(self) -> None:
        """To the end."""
        game = self._game
        for seat, bot in self._bots.items():
            lend(bot, seat, game)
        self._spread(game.log())
        while (decision := game.decision) is not None:
            if decision.seat == self._seat:
                self._spread(game.apply(self._ask(decision)))
            else:
                bot = self._bots[decision.seat]
                view = game.view(decision.seat) if getattr(bot, "needs_view", True) else BLIND
                self._spread(game.apply(bot.choose(view, decision)))

    def _farewell(self) -> None:
        """How it ended."""
        self._tell_story()
        pages.result(self._console, self._lang, self._game.view(self._seat))

    def _spread(self, events: list[Event]) -> None:
        """Tell the bots that listen what their seats have seen."""
        for seat, bot in self._bots.items():
            tell(bot, seat, self._game.state.rules, events)

    def _say(self, key: str, **args: str | int) -> None:
        self._console.print(Text(say(self._lang, key, **args)))

    # Asking.

    def _ask(self, decision: Decision) -> Option:
        pass_option = passing(decision.options)
        if self._passing_on:
            if pass_option is not None and _is_poll(decision):
                return pass_option
            self._passing_on = False
        self._tell_story()
        self._show(decision)
        while True:
            text = self._source.line(self._prompt())
            chosen = self._choose(decision, text) if text else self._enter(decision)
            if chosen is not None:
                return chosen

    def _enter(self, decision: Decision) -> Option | None:
        """Enter alone passes, where that is possible."""
        pass_option = passing(decision.options)
        if pass_option is None:
            self._say("term-no-pass")
        return pass_option

    def _choose(self, decision: Decision, text: str) -> Option | None:
        """An answer, or None after doing whatever else was typed."""
        for option in decision.options:
            if option.notation == text:
                return option
        listed = entries(decision.options)
        pass_option = passing(decision.options)
        if text.isdecimal():
            number = int(text)
            if number == 0 and pass_option is not None:
                return pass_option
            if 1 <= number <= len(listed):
                return self._target(listed[number - 1], decision)
        elif text == "p":
            self._passing_on = _is_poll(decision)
            if pass_option is None:
                self._say("term-no-pass")
            return pass_option
        elif self._command(decision, listed, text):
            return None
        self._say("term-not-offered", text=text)
        return None

    def _target(self, entry: Entry, decision: Decision) -> Option | None:
        """One option, or further lists until it is one; Enter goes back."""
        while len(entry.options) > 1:
            listed = entries(entry.options)
            self._list(listed, ("0", say(self._lang, "term-back"), ""))
            chosen: Entry | None = None
            while chosen is None:
                text = self._source.line(self._prompt())
                if text in ("", "0"):
                    self._show(decision)
                    return None
                if text.isdecimal() and 1 <= int(text) <= len(listed):
                    chosen = listed[int(text) - 1]
                elif text.startswith(("?", "？")):
                    self._why(listed, text[1:].strip())
                else:
                    self._say("term-not-offered", text=text)
            entry = chosen
        return entry.options[0]

    def _prompt(self) -> str:
        return f"{say(self._lang, 'term-choice')} › "

    # Everything else that can be typed.

    def _command(self, decision: Decision, listed: Sequence[Entry], text: str) -> bool:
        word, _, rest = text.partition(" ")
        if text in HELP:
            pages.help_page(self._console, self._lang, self._view())
        elif text.startswith(("?", "？")):
            self._why(listed, text[1:].strip())
        elif text == "h" and decision.seat == self._seat:
            self._hint(decision)
        elif text == "w" and decision.seat == self._seat:
            told = why_asked(self._view(), decision, self._lang)
            self._console.print(Text.assemble(told.sentence, " ", (f"[{told.rule}]", "dim")))
        elif text == "v":
            self._show(decision)
        elif text == "c":
            pages.own_cards(self._console, self._lang, self._view(), self._house_rules)
        elif text == "o":
            pages.house_rules(self._console, self._lang, self._house_rules)
        elif text == "g":
            screen.story(self._console, self._lang, self._lines(0), 0)
        elif word == "l" and (not rest or rest in LANGUAGES):
            following = LANGUAGES[(LANGUAGES.index(self._lang) + 1) % len(LANGUAGES)]
            self._lang = rest or following
            self._say("term-language-now")
            self._show(decision)
        elif text in ("q", "quit"):
            if self._source.line(f"{say(self._lang, 'term-quit')} › ").casefold() in ("y", "yes", "是"):
                raise Quit
        else:
            return False
        return True

    def _hint(self, decision: Decision) -> None:
        """The first time what to look at, then the best answers."""
        told = hint(self._view(), decision, self._lang)
        if self._looked != decision.number:
            self._looked = decision.number
            self._console.print(Text(told.look.sentence))
            self._say("term-hint-again")
        else:
            pages.hint(self._console, told)

    def _why(self, listed: Sequence[Entry], text: str) -> None:
        """?2: the rule behind an answer; ?lock: why a card cannot be used."""
        if text.isdecimal() and 1 <= int(text) <= len(listed):
            option = listed[int(text) - 1].options[0]
            pages.rule(self._console, self._lang, self._view(), option.rule)
            return
        found = find(text, self._view(), self._house_rules) if text else []
        if not found:
            self._say("term-nothing-to-explain", text=text)
        for what in found:
            try:
                told = self._game.explain(self._seat, what, self._lang)
            except NothingToExplain:
                self._say("term-nothing-to-explain", text=text)
                continue
            self._console.print(Text.assemble(told.whole, " ", (f"[{told.rule}]", "dim")))

    # Telling.

    def _view(self) -> View:
        return self._game.view(self._seat)

    def _show(self, decision: Decision) -> None:
        view = self._view()
        screen.draw(self._console, self._lang, view, self._house_rules)
        if decision.kind == "character" or (decision.kind == "play" and self._roomy):
            pages.identity(self._console, self._lang, view, self._house_rules)
        for name in view["offered"] if decision.kind == "character" else ():
            pages.character(self._console, self._lang, view, name)
        self._console.print(
            Text(prompt(self._lang, view, screen.people(view), self._house_rules), style="bold")
        )
        pass_option = passing(decision.options)
        last = ("", "", "")
        if pass_option is not None:
            last = (
                "⏎",
                option_label(self._lang, pass_option),
                option_effect(self._lang, pass_option),
            )
        self._list(entries(decision.options), last)
        keys = say(self._lang, "term-hint-no-pass" if pass_option is None else "term-hint")
        self._console.print(Text(keys, style="dim"))

    @property
    def _roomy(self) -> bool:
        return not self._console.is_terminal or self._console.height >= ROOMY

    def _list(self, listed: Sequence[Entry], last: tuple[str, str, str]) -> None:
        self._console.print(screen.options(self._lang, listed, self._view(), last))

    def _lines(self, start: int) -> list[str]:
        return self._sentences(self._game.events(self._seat)[start:])

    def _sentences(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        names = screen.people(self._view())
        return [log_line(self._lang, event, names, self._seat, self._house_rules) for event in events]

    def _tell_story(self) -> None:
        lines = self._lines(self._told)
        self._told += len(lines)
        if not lines:
            return
        self._console.print()
        self._console.print(Text(say(self._lang, "term-log"), style="dim"))
        shown = min(STORY, max(4, self._console.height - TABLE)) if self._console.is_terminal else STORY
        screen.story(self._console, self._lang, lines[-shown:], max(0, len(lines) - shown))

    def welcome(self, edition: str, seed: str) -> None:
        """The first line: who plays what, and how to deal the same cards again."""
        me, name = seat_label(self._lang, self._seat), edition_name(self._lang, edition)
        self._say("term-welcome", edition=name, n=self._game.seats, me=me, seed=seed)
