"""What clients say. One JSON object a frame; `t` says which message it is.

The documentation strings become docs/protocol.md.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fengsheng.server.table.holding import Condition
from fengsheng.server.table.settings import TableSettings

Text = Annotated[str, Meta(max_length=300)]
Short = Annotated[str, Meta(max_length=80)]
Notation = Annotated[str, Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=8)]
Language = Literal["en", "zh-Hant", "zh-Hans"]
Detail = Literal["none", "labels", "full"]


def written(name: str) -> str:
    """What a message is called on the wire: its name in small letters."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Message(Struct, forbid_unknown_fields=True, tag_field="t", tag=written):
    """Base of all messages from clients."""


class Hello(Message):
    """The first message on every connection: who I am and which table I want. With a token I am that guest;
    without one I am a new guest, and `welcome` brings my token."""

    table: Short = ""
    """The six-letter code, in any case."""
    token: Annotated[str, Meta(max_length=200)] = ""
    """The secret from an earlier `welcome`. Never put it into a URL."""
    name: Annotated[str, Meta(max_length=200)] = ""
    """What I want to be called; needed the first time at this table."""
    watch: bool = False
    """Do not take a free seat, only watch."""
    lang: Language = "en"
    """The language of prompts, labels and log lines."""
    words: Detail = "labels"
    """`none`: notation alone, for programs; `labels`: prompts, options and events in words; `full`: also what
    each option would do."""
    v: Annotated[int, Meta(ge=0, le=1_000_000)] = 1
    """The version of the protocol I speak."""
    lesson: Short = ""
    """Instead of a table: a lesson, such as `classic/4`. It is a table of my own; I need no token and get
    none, and nothing is kept."""
    step: Annotated[int, Meta(ge=1, le=100)] = 1
    """With a lesson: the step at which I was."""
    trial: Short = ""
    """Instead of a table: something to try out alone with bots. `replay/ID/MOMENT/SEAT` plays on from a
    question of a finished game, with what that seat could not know dealt anew; with `/as-it-was` behind it
    everything is where it was; with `/hidden` behind that players are called by their seats. Nothing is
    kept."""
    answers: Annotated[list[Notation], Meta(max_length=500)] = []
    """With a trial: what I have answered so far, as `trial` says it; then it goes on there."""


class Trial(Message):
    """In a trial: back to the position it began with."""

    do: Literal["restart"] = "restart"


class Ping(Message):
    """Are you there? Answered by `pong`."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """Comes back."""


class Sync(Message):
    """Send me everything once more: table, view, log, prompt."""


class Lang(Message):
    """Speak another language to me from now on; everything is sent anew."""

    lang: Language
    words: Detail = "labels"


class Sit(Message):
    """Before a game: take this free seat (or one with a bot), or move to it."""

    seat: Seat


class Stand(Message):
    """Before a game: give up my seat and stay at the table."""


class Swap(Message):
    """Before a game: I would change seats with whoever sits there. Done when they say the same."""

    seat: Seat


class Profile(Message):
    """Before a game: change my name, or which gender I play as (some characters ask)."""

    name: Annotated[str, Meta(max_length=200)] = ""
    gender: Literal["", "male", "female", "both", "none"] = ""


class Settings(Message):
    """Owner, before a game: the table is to be like this."""

    settings: TableSettings


class Bot(Message):
    """Owner, before a game: this bot sits there; without a name the seat is open again."""

    seat: Seat
    bot: Short = ""


class Shuffle(Message):
    """Owner, before a game: draw seats by lot now."""


class Kick(Message):
    """Owner, before a game: this guest has to go, and cannot come back until the owner lets them. For half an
    hour nobody who is new at the table comes in from the same address either."""

    guest: Short


class Readmit(Message):
    """Owner: this guest, who was sent away, may come back, and others from the same address."""

    guest: Short


class Handover(Message):
    """Owner: this guest is the owner from now on."""

    guest: Short


class Start(Message):
    """Owner: deal. Empty seats are taken by bots."""


class Rematch(Message):
    """Owner, after a game: same people, same seats, a new deal to come."""


class Pause(Message):
    """Owner, in a game: all clocks stand still, nobody can answer. After 10 minutes at most the game goes on
    by itself; all pauses of a game together last at most 30 minutes."""


class Resume(Message):
    """Owner, in a game: go on."""


class Leave(Message):
    """I go. Before a game my seat is free; in a game a bot plays on and I can take the seat back."""


class Concede(Message):
    """In a game: a bot plays my seat to the end. I cannot take it back in this game."""


class Back(Message):
    """In a game: I am here again; the bot that played for me stops."""


class Answer(Message):
    """My answer to a prompt."""

    prompt: Short
    """The id of the prompt. An answer to an old one is refused with `stale-prompt`, and nothing happens."""
    option: Notation
    """The notation of one of its options."""
    quiet: bool = False
    """With a pass: until this turn ends no condition of mine holds a question for me, unless something is
    aimed at me or somebody may win or die by what is under way. Where `can_act` works it still holds one that
    offers me something new."""


class Undo(Message):
    """In a coached game: I take my last answer back. Possible as long as the open question says so (`undo`):
    nobody has answered since, and I know nothing that I did not know before. Answered by `view`."""


class Hold(Message):
    """I want to think longer about this question: it stays open until I answer, at most for my ordinary
    clock. Anybody who is asked may say so, with something to choose or without. Everybody is told that
    somebody thinks."""

    prompt: Short
    """The id of the question."""


class Longer(Message):
    """I need one more full clock for this question, which waits for me. Twice in a game; all are told."""

    prompt: Short
    """The id of the question."""


class Speed(Message):
    """Owner: bots, and all that only passes time, are to be so quick from now on. People's clocks stay
    as they are."""

    speed: Short
    """calm, normal, quick or instant."""


class Prefs(Message):
    """When I want to think longer without saying so each time. Sent whole."""

    hold: Annotated[list[Condition], Meta(max_length=6)] | None = None
    """The question is held for me when something of this is so, as everybody can see it: `targeted`: a card
    or skill is aimed at me; `reached`: the card under way may come to me; `decisive`: somebody may win or die
    by what is under way; `named`: a card I named is in use; `always`. `can_act`: I have something to choose;
    that is no public fact, and works only at relaxed tables and alone with bots. An empty list: never. None:
    as usual, which is `decisive`, or `can_act` alone where that works."""
    named: Annotated[list[Short], Meta(max_length=20)] = []
    """Functions of cards by their Chinese names, such as 截獲."""


class Say(Message):
    """A line of chat: plain text."""

    text: Text


class React(Message):
    """A small reaction, shown for a moment and not kept."""

    what: Literal["laugh", "wow", "think", "hurry", "sorry", "thanks", "well-played", "no"]


class Mute(Message):
    """Do not send me what this guest says (or, with `on` false, do again)."""

    guest: Short
    on: bool = True


class Report(Message):
    """Complain to whoever runs the server about a line of chat."""

    line: Annotated[int, Meta(ge=0, le=2**31)]
    reason: Text = ""


class Lesson(Message):
    """In a lesson: `next` sentence; `how` is it done (what I tried is taken back, and `lesson` names the
    answer that is `wanted`); `show` me, so that it is done; take `back` what I tried, or one step back;
    `restart`; or `skip` this step. Answered by `lesson`, and by `step` or `view` where the table has
    changed."""

    do: Literal["next", "how", "show", "back", "restart", "skip"]


class Explain(Message):
    """Why can I not use this card (鎖定/red) or skill (skill 老槍 2) now, or why is this answer not there
    (play 鎖定/red on 丙, send 鎖定/red to 丙, skill 老槍 2 on 丙, accept, end)? Answered by `explained`.
    `hand` asks for all cards of my hand that cannot be used now, and is answered by `reasons`."""

    what: Notation


class Effect(Message):
    """What would happen if I chose this option? Answered by `effect`."""

    prompt: Short
    option: Notation


class Hint(Message):
    """What would the coach look at here, and which answers would it consider? Answered by `hint`."""

    prompt: Short
    """The id of the question."""


class WhyAsked(Message):
    """Why am I asked this? Answered by `why_asked`."""

    prompt: Short
    """The id of the question."""


class Topics(Message):
    """What is this question about? Answered by `topics`."""

    prompt: Short
    """The id of the question."""


class Weigh(Message):
    """What would the coach say before I give this answer? Nothing is answered yet. Answered by `weighed`."""

    prompt: Short
    """The id of the question."""
    option: Notation
    """The notation of one of its options."""


ClientMessage = (
    Hello
    | Ping
    | Sync
    | Lang
    | Sit
    | Stand
    | Swap
    | Profile
    | Settings
    | Bot
    | Shuffle
    | Kick
    | Readmit
    | Handover
    | Start
    | Rematch
    | Pause
    | Resume
    | Leave
    | Concede
    | Back
    | Answer
    | Undo
    | Hold
    | Longer
    | Speed
    | Prefs
    | Say
    | React
    | Mute
    | Report
    | Lesson
    | Trial
    | Explain
    | Effect
    | Hint
    | WhyAsked
    | Topics
    | Weigh
)
