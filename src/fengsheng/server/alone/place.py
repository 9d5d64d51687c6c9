"""What every table of one connection does: the ordinary messages, made of its player's own view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fengsheng.core.errors import FengshengError
from fengsheng.core.option import Decision
from fengsheng.game import Game
from fengsheng.levels import USUAL
from fengsheng.server.errors import Refused
from fengsheng.server.screens.reasons import HAND, hand_reasons
from fengsheng.server.screens.words import choice, effect_text, event_text, question_text
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import client, codec, patch, server
from fengsheng.server.wire.allowed import shown_event, shown_view

_GAME: Final = 1

EventData = Mapping[str, Any]


class AlonePlace:
    """One person at a table of their own. Who derives from it says what the game is and takes the answers."""

    who: str  # the guest that is nobody else
    what: str  # in the sentence that refuses what is not possible here

    def __init__(self, peer: Peer) -> None:
        self._peer = peer
        self._seq = 0
        self._prompts = 0
        self._shown: dict[str, Any] = {}

    # What it is made of.

    @property
    def game(self) -> Game:
        """The game that is shown."""
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """Where the person sits."""
        raise NotImplementedError

    @property
    def asked(self) -> Decision | None:
        """What the person may answer."""
        raise NotImplementedError

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, for this reader."""
        raise NotImplementedError

    def past(self) -> Iterable[EventData]:
        """What the person has seen happen."""
        raise NotImplementedError

    def note(self) -> server.ServerMessage:
        """What is said beside the table."""
        raise NotImplementedError

    def take(self, notation: str) -> None:
        """An answer of the person."""
        raise NotImplementedError

    def heard(self, message: client.ClientMessage) -> None:
        """Whatever is said here and nowhere else."""
        raise Refused("not-now", f"There is nothing of that kind in {self.what}.")

    def explain(self, message: client.Explain) -> server.Explained:
        """Why something cannot be done."""
        told = self.game.explain(self.seat, message.what, self._peer.lang, self.names)
        return server.Explained(message.what, told.whole, told.rule, told.usable)

    # What may be said.

    def welcome(self) -> None:
        """The first frames."""
        self.tell(server.Welcome(self.who, ""))
        self.whole()

    def end(self) -> None:
        """The connection is closed."""

    def hear(self, message: client.ClientMessage) -> None:
        """A message of the person. What goes wrong is told, and nothing was changed."""
        tag = codec.tag_of(message)
        try:
            self._hear(message)
        except Refused as error:
            self.tell(server.Error(error.reason, str(error), tag))
        except FengshengError as error:
            self.tell(server.Error(error.code, str(error), tag))

    def _hear(self, message: client.ClientMessage) -> None:
        match message:
            case client.Ping():
                self.tell(server.Pong(message.n))
            case client.Sync():
                self.whole()
            case client.Lang():
                self._peer.lang, self._peer.words = message.lang, message.words
                self.whole()
            case client.Leave():
                self._peer.close(1000, "left", "You left.")
            case client.Answer():
                self._check(message.prompt)
                self.take(message.option)
            case client.Explain() if message.what == HAND:
                lang = self._peer.lang
                self.tell(server.Reasons(hand_reasons(self.game, self.seat, lang, self.names)))
            case client.Explain():
                self.tell(self.explain(message))
            case client.Effect():
                self._effect(message)
            case _:
                self.heard(message)

    def _check(self, prompt: str) -> None:
        if prompt != self.prompt_id:
            raise Refused("stale-prompt", "That question is no longer open.")

    def _effect(self, message: client.Effect) -> None:
        self._check(message.prompt)
        asked = self.asked
        chosen = [o for o in asked.options if o.notation == message.option] if asked is not None else []
        if not chosen:
            raise Refused("stale-prompt", "That question is no longer open.")
        text = effect_text(chosen[0], self._peer.lang, self.names, self.seat)
        self.tell(server.Effect(message.prompt, message.option, text))

    # What is told.

    def tell(self, message: server.ServerMessage) -> None:
        """Send it."""
        self._peer.send(codec.encode(message))

    @property
    def prompt_id(self) -> str:
        """The id of the open question."""
        return str(self._prompts)

    def whole(self) -> None:
        """Everything anew."""
        self._prompts += 1
        self.tell(self._table())
        self.tell(self.note())
        self._shown = shown_view(self.game.view(self.seat))
        story = codec.raw(self._lines(self.past()))
        self.tell(server.View(self._seq, codec.raw(self._shown), story, self._ask(), self._prompt()))

    def follow(self, events: Sequence[EventData]) -> None:
        """What has just happened. The note comes first: it is read while what it shows happens."""
        self._prompts += 1
        self._seq += 1
        self.tell(self.note())
        view = shown_view(self.game.view(self.seat))
        changes = codec.raw(patch.diff(self._shown, view))
        self._shown = view
        lines = codec.raw(self._lines(events))
        self.tell(server.Step(self._seq, lines, changes, self._ask(), self._prompt()))

    @property
    def _house(self) -> Mapping[str, str]:
        return self.game.state.rules.house

    def _lines(self, events: Iterable[EventData]) -> list[dict[str, Any]]:
        told = []
        for event in events:
            seen = shown_event(dict(event))
            if self._peer.words != "none":
                seen["text"] = event_text(self._peer.lang, seen, self.names, self.seat, self._house)
            told.append(seen)
        return told

    def _ask(self) -> server.Ask | None:
        asked = self.asked
        return None if asked is None else server.Ask(self.prompt_id, asked.kind, [self.seat])

    def _prompt(self) -> server.Prompt | None:
        asked = self.asked
        if asked is None:
            return None
        lang, words = self._peer.lang, self._peer.words
        hand = self.game.state.hands[self.seat]
        options = [choice(option, lang, words, self.names, self.seat, hand) for option in asked.options]
        if words == "none":
            return server.Prompt(self.prompt_id, asked.kind, options)
        text = question_text(lang, self.game.view(self.seat), self.seat, self.names, self._house)
        return server.Prompt(self.prompt_id, asked.kind, options, text)

    def _table(self) -> server.Table:
        names, me = self.names, self.seat
        people = [server.Person(self.who, names[me], me, True)]
        chairs = [
            server.Chair(name=name, **({"guest": self.who} if seat == me else {"bot": USUAL}))
            for seat, name in enumerate(names)
        ]
        rules = self.game.state.rules
        settings = TableSettings(
            edition=rules.preset, seats=len(names), options=self._own_rules(), pace="calm"
        )
        # nobody owns it: there is nothing to pause, to hand over or to deal anew
        return server.Table("", "playing", "", settings, chairs, people, server.Fair(""), self.who, me, _GAME)

    def _own_rules(self) -> dict[str, str]:
        """The house rules that this table has of its own."""
        return {}
