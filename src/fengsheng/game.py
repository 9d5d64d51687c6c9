"""The door: a game to play, look at, copy, save and replay.

Whatever comes in here may come from a file or over a wire. So the door takes anything (`Any` in the
definitions, the true types in the overloads above them) and says in its own words what is wrong with it;
with the true types in the definitions a compiled door would say no more than TypeError.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, overload

from fengsheng.core import codec
from fengsheng.core.engine import answer, collect, question, run
from fengsheng.core.errors import BadDeal, IllegalAction, RecordError, SaveError
from fengsheng.core.event import Event
from fengsheng.core.explanation import Explanation
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Result
from fengsheng.core.given import Given
from fengsheng.core.head import RECORD, SAVE, VERSIONS, check_head
from fengsheng.core.leaf import Leaf, leaf
from fengsheng.core.option import Decision, Option
from fengsheng.core.past import Past
from fengsheng.core.rng import seed_bytes
from fengsheng.core.saved import up_to_date
from fengsheng.core.state import State
from fengsheng.core.view import View, view
from fengsheng.core.watching import Watcher
from fengsheng.core.window import still_asked
from fengsheng.core.worlds import another_future, worlds
from fengsheng.editions.registry import RULES_VERSION, USUAL, find, make_ruleset


class Game:
    """One game. Everything a caller may do goes through here; nothing changes on an error."""

    __slots__ = (
        "_answers",
        "_deal",
        "_decision",
        "_guess",
        "_log",
        "_names",
        "_past",
        "_seed",
        "_text",
        "state",
    )

    def __init__(
        self,
        state: State,
        names: tuple[str, ...],
        seed: bytes,
        deal: dict[str, Any],
        answers: list[Option | str],
    ) -> None:
        self.state = state
        self._names = names
        self._seed = seed
        self._deal = deal
        self._answers = Given(answers)
        self._text = ""  # what all saves of this game say alike, once it was written
        self._log: list[Event] = []
        self._past: Past | None = None  # what came before
        self._decision: Decision | None = None
        self._guess = False  # a re-dealt game: it has no true seed and no history

    @overload
    @classmethod
    def new(
        cls,
        edition: str = USUAL,
        seats: int = 5,
        seed: int | str | bytes = 0,
        *,
        options: Mapping[str, object] | None = None,
        characters: Sequence[str] | None = None,
        identities: Sequence[str] | None = None,
        genders: Sequence[str | None] | None = None,
        banned: Iterable[str] = (),
        first: int | None = None,
        ask_forced: bool = False,
    ) -> Game: ...

    @overload
    @classmethod
    def new(
        cls,
        edition: str = USUAL,
        seats: Sequence[str] = ...,
        seed: int | str | bytes = 0,
        *,
        options: Mapping[str, object] | None = None,
        characters: Sequence[str] | None = None,
        identities: Sequence[str] | None = None,
        genders: Sequence[str | None] | None = None,
        banned: Iterable[str] = (),
        first: int | None = None,
        ask_forced: bool = False,
    ) -> Game: ...

    @classmethod
    def new(
        cls,
        edition: Any = USUAL,
        seats: Any = 5,
        seed: Any = 0,
        *,
        options: Mapping[str, object] | None = None,
        characters: Sequence[str] | None = None,
        identities: Sequence[str] | None = None,
        genders: Sequence[str | None] | None = None,
        banned: Iterable[str] = (),
        first: Any = None,
        ask_forced: Any = False,
    ) -> Game:
        """Set up a game and run it to the first question."""
        names = tuple(seats) if not isinstance(seats, int) else ()
        count = seats if isinstance(seats, int) else len(names)
        out = tuple(sorted(banned))
        rules = make_ruleset(edition, count, options or {}, out)
        if len(set(names)) != len(names):
            raise BadDeal("Two seats have the same name.")
        deal = {
            "characters": list(characters or ()),
            "identities": list(identities or ()),
            "genders": [g or "none" for g in genders or ()],
            "banned": list(out),
            "first": NOBODY if first is None else first,
            "ask_forced": ask_forced,
        }
        raw = seed_bytes(seed)
        state = rules.new_state(raw, find(edition).read_deal(rules, deal))
        game = cls(state, names, raw, deal, [])
        run(state)
        game._log += collect(state)
        return game

    # Playing.

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._decision is None:
            self._decision = question(self.state)
        return self._decision

    @property
    def result(self) -> Result | None:
        """Who won, why, and by which rule; None while it is being played."""
        return self.state.result

    @property
    def names(self) -> tuple[str, ...]:
        """The names given to the seats, if any."""
        return self._names

    @overload
    def apply(self, choice: Option) -> list[Event]: ...

    @overload
    def apply(self, choice: int | str) -> list[Event]: ...

    def apply(self, choice: Any) -> list[Event]:
        """Answer the open question with an option, its index or its notation."""
        fresh = answer(self.state, choice, self._answers.answers)  # an error comes before anything is changed
        self._decision = None
        self._log += fresh
        return fresh

    def _answer_forced(self, asks: int) -> None:
        """Answer questions that have one answer, as long as fewer than `asks` were put (-1: all)."""
        s = self.state
        while s.ask_seat != NOBODY and len(s.options) == 1 and (asks < 0 or s.asks < asks):
            self.apply(0)

    # Looking.

    @overload
    def view(self, seat: int, watcher: Watcher | None = None) -> View: ...

    @overload
    def view(self, seat: None = None) -> View: ...

    def view(self, seat: Any = None, watcher: Watcher | None = None) -> View:
        """Everything that seat knows, as plain data; None is a spectator. A Watcher repeats what it can."""
        shown = watcher.view(self.state) if watcher is not None else view(self.state, self._checked(seat))
        if self._names:
            shown["names"] = list(self._names)
        return shown

    @overload
    def events(self, seat: int) -> list[dict[str, Any]]: ...

    @overload
    def events(self, seat: None = None) -> list[dict[str, Any]]: ...

    def events(self, seat: Any = None) -> list[dict[str, Any]]:
        """What that seat has seen happen, from the start; None is a spectator."""
        self._checked(seat)
        rules = self.state.rules
        told = (event.seen_by(rules, seat) for event in self._all_events())
        return [event for event in told if event is not None]

    def log(self) -> list[Event]:
        """Everything that has happened, unredacted: for whoever may know the truth."""
        return self._all_events()

    def leaf(self) -> Leaf:
        """Tallies, hands, who is in and the true identities, as plain numbers: for whoever values a position
        of a game that was re-dealt."""
        return leaf(self.state)

    def _all_events(self) -> list[Event]:
        return self._log.copy() if self._past is None else self._past.events() + self._log

    def _checked(self, seat: Any) -> Any:
        if seat is not None and (
            isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats
        ):
            raise BadDeal(f"There is no seat {seat!r}; there are seats 0 to {self.seats - 1}.")
        return seat

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.rules.seats

    def window(self) -> list[tuple[int, tuple[Option, ...]]]:
        """The seats still to be asked in the open window, each with its options: what a server can
        show to all of them at once. Outside a window: the one seat that is asked."""
        return still_asked(self.state)

    def explain(self, seat: int, what: str, lang: str = "en", names: Sequence[str] = ()) -> Explanation:
        """Why a card in hand (鎖定/red) or a skill (skill 老槍 2) cannot be used now, or an answer is not
        there (play 鎖定/red on 丙, accept), with the rule's ID, and when it will be possible. `names` are
        what the reader calls the seats."""
        self._checked(seat)
        # words and what they are made with lie above the engine, which works without them
        told: Explanation = import_module("fengsheng.explain").explain(
            self, seat, what, lang, names or self.names
        )
        return told

    # Copying.

    def clone(self) -> Game:
        """An independent game at the same point."""
        twin = Game(self.state.clone(), self._names, self._seed, self._deal, [])
        twin._answers, twin._text, twin._guess = self._answers.clone(), self._text, self._guess
        if self._log:
            self._past = Past(self._log, self._past)
            self._log = []
        twin._past = self._past
        return twin

    def go_on_otherwise(self, seed: int | str | bytes) -> Game:
        """The same with another future: what nobody knows of the pile is laid anew, all else stays."""
        state, raw = self.state.clone(), seed_bytes(seed)
        another_future(state, raw)
        return self._imagined(state, raw)

    @overload
    def determinize(
        self, seat: int, seed: int | str | bytes, *, identities: Sequence[str | None] | None = None
    ) -> Game: ...

    @overload
    def determinize(
        self, seat: None, seed: int | str | bytes, *, identities: Sequence[str | None] | None = None
    ) -> Game: ...

    def determinize(self, seat: Any, seed: Any, *, identities: Any = None) -> Game:
        """A full game consistent with everything that seat knows; the rest is dealt anew.

        `identities` names one for each seat, or a faction, or None for any; what that seat knows to be
        impossible is an error."""
        return self._worlds(seat, [seed], [identities])[0]

    @overload
    def worlds(
        self,
        seat: int,
        seeds: Sequence[int | str | bytes],
        identities: Sequence[Sequence[str | None] | None] | None = None,
    ) -> list[Game]: ...

    @overload
    def worlds(
        self,
        seat: None,
        seeds: Sequence[int | str | bytes],
        identities: Sequence[Sequence[str | None] | None] | None = None,
    ) -> list[Game]: ...

    def worlds(self, seat: Any, seeds: Any, identities: Any = None) -> list[Game]:
        """Many such games, one for each seed, with the identities of its place in `identities`: what
        `determinize` makes of each, but what is hidden is looked for once."""
        return self._worlds(seat, seeds, [None] * len(seeds) if identities is None else identities)

    def _worlds(self, seat: Any, seeds: Any, identities: Any) -> list[Game]:
        self._checked(seat)
        if len(identities) != len(seeds):
            raise BadDeal(f"There are {len(identities)} lists of identities for {len(seeds)} seeds.")
        rules = self.state.rules
        wanted = [find(rules.preset).identities_wanted(rules, listed) for listed in identities]
        raw = [seed_bytes(seed) for seed in seeds]
        dealt = worlds(self.state, seat, raw, wanted)
        return [self._imagined(state, seed) for seed, state in zip(raw, dealt, strict=True)]

    def _imagined(self, state: State, seed: bytes) -> Game:
        """Neither our seed nor the deal nor what happened so far comes along: all would tell the truth."""
        twin = Game(state, self._names, seed, {**self._deal, "characters": [], "identities": []}, [])
        twin._guess = True
        return twin

    # Keeping.

    def fingerprint(self) -> str:
        """A stable hash of the whole state."""
        return codec.fingerprint(self.state)

    def to_dict(self) -> dict[str, Any]:
        """The game as JSON-able data, at any decision."""
        saved = self._head(SAVE)
        saved["guess"] = self._guess
        self._text = codec.seal(saved, self.state, self._answers.text(), self._text)
        return saved

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Game:
        """Load a save; anything wrong with it is an error that names the field."""
        head = check_head(data)
        rules = make_ruleset(head.edition, head.seats, head.options, tuple(head.deal["banned"]))
        state = codec.decode(rules, up_to_date(data["state"], head.version))
        if codec.digest(data) != data["digest"]:
            raise SaveError("The save is damaged: digest does not fit what was saved.")
        edition = find(head.edition)
        answers: list[Option | str] = [edition.respell(text) for text in head.answers]
        game = cls(state, head.names, head.seed, head.deal, answers)
        game._guess = head.guess
        codec.resume(state)
        return game

    def _head(self, form: str) -> dict[str, Any]:
        """What saves and records have in common."""
        return {
            "format": form,
            "save_version": VERSIONS[form],
            "rules_version": RULES_VERSION,
            "edition": self.state.rules.preset,
            "options": dict(self.state.rules.house),
            "seats": self.seats,
            "names": list(self._names),
            "seed": self._seed.hex(),
            "deal": dict(self._deal),
            "answers": self._answers.written(),
        }

    def record(self) -> dict[str, Any]:
        """Everything needed to play the game again: deal, seed, answers to real choices."""
        if self._guess:
            raise RecordError("A re-dealt game has no record: it did not begin with its seed.")
        record = self._head(RECORD)
        # which question is open (counted from the start); -1: the game is over
        record["asks"] = self.state.asks if self.state.result is None else -1
        record["fingerprint"] = self.fingerprint()
        return record

    @classmethod
    def replay(cls, record: Mapping[str, Any], *, verify: bool = True) -> Game:
        """Play a record again; with `verify` its fingerprint must come out the same."""
        head = check_head(record, RECORD, RecordError)
        deal = dict(head.deal)
        game = cls.new(
            head.edition,
            list(head.names) or head.seats,
            head.seed,
            options=head.options,
            characters=deal["characters"],
            identities=deal["identities"],
            genders=deal["genders"],
            banned=deal["banned"],
            first=None if deal["first"] == NOBODY else deal["first"],
            ask_forced=deal["ask_forced"],
        )
        edition = find(head.edition)
        for number, text in enumerate(head.answers):
            game._answer_forced(-1)
            try:
                game.apply(edition.respell(text))
            except IllegalAction as error:
                raise RecordError(f"answers[{number}] does not fit: {error}") from None
        game._answer_forced(head.asks)
        if verify and game.fingerprint() != record["fingerprint"]:
            raise RecordError("The record is damaged: fingerprint does not come out again.")
        return game
