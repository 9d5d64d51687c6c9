"""What the server says. One JSON object a frame; `t` says which message it is.

The documentation strings become docs/protocol.md. Views and events are the engine's, filtered for the
reader; `allowed.py` lists everything that may be in them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire.client import Prefs, written


class Message(Struct, omit_defaults=True, tag_field="t", tag=written):
    """Base of all messages to clients."""


class Person(Struct, omit_defaults=True):
    """Somebody at the table."""

    guest: str
    """Public id."""
    name: str
    seat: int | None = None
    here: bool = False
    """Connected now."""
    away: bool = False
    """A bot plays for them at present."""
    conceded: bool = False
    gender: str = ""
    longer: int = 0
    """How often they have asked for one more clock in this game (`longer`)."""
    coach: bool = False
    """They have asked a coach in this game, at a table with other people."""


class Chair(Struct, omit_defaults=True):
    """A seat, in playing order."""

    guest: str = ""
    bot: str = ""
    """The bot that sits there; with neither guest nor bot the seat is open."""
    name: str = ""


class SentAway(Struct, omit_defaults=True):
    """Somebody whom the owner has sent away."""

    guest: str
    name: str


class Fair(Struct, omit_defaults=True):
    """How the deal can be checked: `sha256` is the hash of the seed, `seed` is told after the end."""

    sha256: str
    seed: str = ""
    """Hexadecimal."""


class Clock(Struct, omit_defaults=True):
    """The clock of a question, in milliseconds."""

    left: int
    total: int


class Ask(Struct, omit_defaults=True):
    """The open question, as everybody may know it."""

    id: str
    kind: str
    seats: list[int]
    """Who is asked. In a window these are all that may still act, in the rules' order; at the beginning all
    who choose a character. They are asked at once, and who has answered is not told."""
    clock: Clock | None = None
    """Without a clock nobody is in a hurry: the table is paused, or somebody plays alone with bots."""
    lasting: bool = False
    """The question is put on public facts: it ends when its clock has run out, whatever anybody holds.
    Answers take effect then, and whoever is silent passes. `hold` asks for longer."""
    held: bool = False
    """Somebody thinks longer: the clock is theirs. If one seat alone is asked it is that one, else nobody is
    told who."""
    longer: bool = False
    """Somebody has asked for one more clock (`longer`)."""
    undo: bool = False
    """In a coached game: my last answer can be taken back (`undo`)."""


class Choice(Struct, omit_defaults=True):
    """One option."""

    n: str
    """Its notation, which is what to answer."""
    kind: str = ""
    label: str = ""
    effect: str = ""
    rule: str = ""
    """The ID of the rule that allows it."""
    card: str = ""
    """The card it uses: one of my hand, unless `elsewhere`. With a star behind it, as in `aim`."""
    target: int | None = None
    """The seat it is aimed at."""
    aim: str = ""
    """The intelligence it is aimed at. A star behind it: of several equal cards, the one that something
    pending has named; without a star then one of the others is meant."""
    use: str = ""
    """What carries it out: a function such as `lock`, or a skill such as `laoqiang-2`."""
    word: str = ""
    """What else is named with it: a direction, a function, a colour, `lock` with a seat, or a second seat."""
    cards: list[str] = []
    """Several cards that are chosen together."""
    elsewhere: bool = False
    """The card is not one of my hand: it lies in front of somebody, or in another hand."""


class Prompt(Struct, omit_defaults=True):
    """What I am asked."""

    id: str
    kind: str
    options: list[Choice]
    text: str = ""
    """The question in words."""
    holding: bool = False
    """I am thinking longer: the question waits for my answer."""


class Line(Struct, omit_defaults=True):
    """A line of chat."""

    line: int
    guest: str
    name: str
    text: str
    at: int
    """Milliseconds since 1970, UTC."""


class Welcome(Message):
    """You are in. Sent once, in answer to `hello`."""

    guest: str
    """My public id."""
    table: str
    """The code of the table."""
    token: str = ""
    """My secret, only when I am new: keep it, and send it with `hello` next time."""
    v: int = 1
    rules: str = ""
    """The version of the rules this server plays."""
    prefs: Prefs | None = None
    chat: list[Line] = []
    """The last lines."""


class Table(Message):
    """The table and its people, whenever something about them changes."""

    code: str
    phase: Literal["lobby", "playing", "over", "ended"]
    owner: str
    settings: TableSettings
    chairs: list[Chair]
    people: list[Person]
    fair: Fair
    """Of the next deal in the lobby, else of this one."""
    me: str = ""
    """My public id."""
    seat: int | None = None
    """Where I sit."""
    game: int = 0
    """How many games were dealt at this table."""
    paused: bool = False
    pause: Clock | None = None
    """While paused: how long the pause may last yet. Then the game goes on by itself."""
    swaps: list[list[int]] = []
    """Wishes to change seats: from, to."""
    replay: str = ""
    """After the end: the id of the replay."""
    winners: list[int] = []
    reason: str = ""
    sent_away: list[SentAway] = []
    """To the owner alone: who was sent away and can be let in again."""


class View(Message):
    """The whole game as I may see it: at the start, and whenever I connect."""

    seq: int
    """The number of the last `step`."""
    view: Raw
    """See the tables below."""
    events: Raw
    """What has happened so far, oldest first."""
    ask: Ask | None = None
    prompt: Prompt | None = None
    answered: bool = False
    """My answer to the open question is in; it waits for others."""


class Step(Message):
    """Something has happened."""

    seq: int
    """One more than that of the last `step` or `view`; if not, send `sync`."""
    events: Raw
    patch: Raw
    """What has changed in the view; see below."""
    ask: Ask | None = None
    """The question that is open now; none: the game is over."""
    prompt: Prompt | None = None
    """What I am asked; none: nothing."""


class Asked(Message):
    """The question is as before, but its clock or what I am asked has changed: after a pause, when I am back,
    or because somebody thinks longer."""

    ask: Ask | None = None
    prompt: Prompt | None = None
    answered: bool = False


class Accepted(Message):
    """My answer is on the disk. It takes effect when the question ends and its turn comes, or is asked anew
    if somebody before me acts."""

    prompt: str


class Chat(Message):
    """Somebody has said something."""

    line: Line


class Reaction(Message):
    """Somebody reacts."""

    guest: str
    what: str


class Thing(Struct, omit_defaults=True):
    """Something of the table that the teacher points at."""

    sort: str
    """`identity`, `portrait`, `seat`, `tray`, `mark`, `hand`, `stamp`, `transit`, `wire`, `stack`, `prompt`,
    `option`, `skill`, `pass`, `phase`, `pile` or `log`."""
    seat: int | None = None
    """Whose it is."""
    word: str = ""
    """Which it is: a card, the notation of an option, a skill."""


class Pencil(Struct, omit_defaults=True):
    """What the learner thinks of somebody when the lesson begins."""

    seat: int
    guess: str
    """`red`, `blue` or `other`."""
    sure: bool = False


class Lesson(Message):
    """Where my lesson stands. It comes before the `step` or `view` that belongs to it, so that the sentence
    can be read while what it shows happens."""

    lesson: str
    """Its name, such as `classic/4`."""
    title: str
    """What it is called."""
    step: int
    """From 1; with it in `hello` a lesson goes on there."""
    steps: int
    state: str
    """`say`, `show`: it goes on with `next`. `do`: I have to answer the prompt. `trying`: what I answered is
    legal, but not what is taught; what happened is shown, and `back` takes it back. `done`: the end."""
    kind: str
    """What sort of note it is: `say`, `show`, `do` or `end`."""
    text: str
    """What the teacher says."""
    at: Thing | None = None
    where: str = ""
    """What the teacher points at, in words."""
    tried: str = ""
    """What became of my last answer: `right`, `wrong` or `else` (legal, not taught), `why` or `illegal` (not
    offered; nothing has happened)."""
    said: str = ""
    """What the teacher says to that."""
    rule: str = ""
    """The ID of the rule that does not allow it."""
    offer: str = ""
    """After several tries: an offer to do it (`show`)."""
    marks: list[Pencil] = []
    """Pencil marks that lie on the table from the start."""
    rules: list[str] = []
    """The IDs of the rules that are met in it."""
    about: str = ""
    """The ID of the rule that this step is about."""
    wanted: str = ""
    """The answer that is wanted, in notation, for whoever has asked `how`."""
    following: str = ""
    """At the end: the next lesson."""


class Trial(Message):
    """Where something that I try out stands. It comes before the `step` or `view` that belongs to it."""

    trial: str
    """Its name, as `hello` had it."""
    answers: list[str]
    """What I have answered so far; with it in `hello` a trial goes on there."""
    wanted: str = ""
    """Of a ruling: what is answered there now, as long as I follow it."""
    left: bool = False
    """Whether I have left the way of the ruling, or come to its end: bots play the others."""


class Lapsed(Message):
    """My time ran out: this was answered for me."""

    prompt: str
    option: str
    """In notation."""
    label: str = ""
    """In words."""


class Explained(Message):
    """Why something cannot be used now."""

    what: str
    text: str
    rule: str
    usable: bool


class Reason(Struct, omit_defaults=True):
    """Why one card cannot be used now."""

    what: str
    text: str
    rule: str = ""


class Reasons(Message):
    """Why the cards in my hand that cannot be used now cannot, each once."""

    cards: list[Reason]


class Effect(Message):
    """What an option would do."""

    prompt: str
    option: str
    text: str


class Advice(Struct, omit_defaults=True):
    """One of the answers that the coach would consider."""

    n: str
    """Its notation."""
    label: str
    effect: str
    """What it does."""
    aim: str = ""
    """What for."""
    because: list[str] = []
    """What that rests on."""
    sure: str = ""
    """How sure the coach is of it, in words."""
    clear: Literal["clear", "slightly", "equal"] = "clear"
    """Of the first: how far it is ahead of the next. Of the others: how far they are behind the first."""


class Hint(Message):
    """What the coach thinks of the open question, from what I can see and nothing else."""

    prompt: str
    state: Literal["shown", "equal", "unknown"]
    """`equal`: these are about as good as each other; `unknown`: it has no opinion, and says what they do."""
    at: Thing
    """What to look at."""
    look: str
    """The same in words."""
    text: str
    """How clear it is."""
    options: list[Advice]
    """Best first."""


class WhyAsked(Message):
    """Why I am asked."""

    prompt: str
    text: str
    rule: str = ""
    """The ID of the rule that puts the question."""


class Topic(Struct, omit_defaults=True):
    """Something that a learner meets."""

    name: str
    """A kind of question, a card or a skill, such as `question decide` or `card lock`."""
    text: str
    """What the coach says when it comes up for the first time."""
    rule: str = ""


class Topics(Message):
    """What a question is about."""

    prompt: str
    topics: list[Topic]


class Weighed(Message):
    """What the coach thinks of an answer before it is given."""

    prompt: str
    option: str
    topics: list[str]
    """The names of what it is about."""
    right: bool | None = None
    """Whether it is not clearly worse than the best; none: the coach has no opinion."""
    warning: str = ""
    """What is worth a word first: `third-black`, `third-colour` or `unused`; empty: nothing."""
    text: str = ""
    """The same in words."""
    rule: str = ""


class Pong(Message):
    """Yes."""

    n: int = 0


class Error(Message):
    """Something you sent was refused; nothing was changed."""

    code: str
    """Stable; see the table below."""
    text: str
    """One sentence in English."""
    re: str = ""
    """The `t` of what was refused."""


class Bye(Message):
    """The server closes this connection, for this reason. `restart`: connect again in a moment."""

    code: str
    text: str


ServerMessage = (
    Welcome
    | Table
    | View
    | Step
    | Asked
    | Accepted
    | Chat
    | Reaction
    | Lesson
    | Trial
    | Lapsed
    | Explained
    | Reasons
    | Effect
    | Hint
    | WhyAsked
    | Topics
    | Weighed
    | Pong
    | Error
    | Bye
)
