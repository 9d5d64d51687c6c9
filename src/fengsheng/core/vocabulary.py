"""What the words of a game mean: every kind of event, verb of an answer and kind of question, declared once.

Events and options are plain records with fields for everybody's use (`word`, `x`, `aim` …); what a field says
depends on the kind, and a declaration says it. A field that is not declared for a kind is never filled. Core
declares what its own moves tell and ask, and what editions share; an edition names which of it happens there,
and declares the rest.

Made from this: the words that scenarios may use, the tables of the documents, the types of the browser's
client, and the list of sentences that every language must have.
"""

from __future__ import annotations

from typing import Final, NamedTuple

HOW_MANY: Final = "how many cards"

# Families of words, for fields whose words are a list that stands elsewhere.
CARD: Final = "card"  # a function by its name in the program: lock
CAUSE: Final = "cause"  # a way to get intelligence
CHARACTER: Final = "character"
COLOUR: Final = "colour"
FUNCTION: Final = "function"  # a function as it is printed: 鎖定
IDENTITY: Final = "identity"
NUMBER: Final = "number"
REASON: Final = "reason"  # of an end
ROUTE: Final = "route"
SEAT: Final = "seat"
SKILL: Final = "skill"  # as in laogui-1


class Word(NamedTuple):
    """A word with what it means."""

    name: str
    about: str


class Phase(NamedTuple):
    """A phase with what it means, and the one at whose place a bar of the turn shows it; empty: at none."""

    name: str
    about: str
    bar: str = ""


class EventKind(NamedTuple):
    """A kind of event. Each field is what the event's field of that name says; empty: it is never filled.

    `words` are the words that may stand in `word`: literal ones, or families. `source` names the cards,
    skills and identities that alone bring it about; empty: the rules themselves may. `from_pile` says that
    its cards may come straight from the draw pile; `least` is the smallest number it has. `mark` is what a
    look back at the game calls it, if it is one of the events that matter there: only if the field `mark_if`
    is filled, where one is named."""

    name: str
    about: str
    by: str = ""
    target: str = ""
    cards: str = ""
    aim: str = ""
    on: str = ""
    word: str = ""
    x: str = ""
    words: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    from_pile: bool = False
    mark: str = ""
    mark_if: str = ""
    least: int = 1

    @property
    def counts_cards(self) -> bool:
        """Whether its number is that of its cards (events about a single card may leave it out)."""
        return bool(self.cards) and self.x in ("", HOW_MANY)


class Verb(NamedTuple):
    """A verb of an answer. Each field is what the option's field of that name says; empty: it is never
    filled. `words` are the words that may stand in `word`: literal ones, or families; `always` are the fields
    without which there is no such answer."""

    name: str
    about: str
    card: str = ""
    cards: str = ""
    target: str = ""
    aim: str = ""
    word: str = ""
    number: str = ""
    words: tuple[str, ...] = ()
    always: tuple[str, ...] = ()


class QuestionKind(NamedTuple):
    """A kind of question: when it is put, and to whom; the verbs it may be answered with; the rule that puts
    it, where that is not the rule of its answers; and whether everybody is asked until all have passed."""

    name: str
    about: str
    whom: str
    answers: tuple[str, ...]
    rule: str = ""
    poll: bool = False


class EndReason(NamedTuple):
    """Why a game is over; `key` ends the name of its sentence in the locale files."""

    name: str
    key: str
    about: str


class Vocabulary(NamedTuple):
    """All words of an edition."""

    events: tuple[EventKind, ...]
    verbs: tuple[Verb, ...]
    questions: tuple[QuestionKind, ...]
    reasons: tuple[EndReason, ...]
    causes: tuple[Word, ...]  # ways to get intelligence, as the event `gain` calls them
    occasions: tuple[Word, ...]  # what skills may answer, as views have it with the question
    phases: tuple[Phase, ...]
    stages: tuple[Word, ...]  # steps of a transmission

    def event(self, name: str) -> EventKind | None:
        """A kind of event by its name."""
        return next((kind for kind in self.events if kind.name == name), None)

    def verb(self, name: str) -> Verb | None:
        """A verb by its name."""
        return next((verb for verb in self.verbs if verb.name == name), None)

    def question(self, name: str) -> QuestionKind | None:
        """A kind of question by its name."""
        return next((kind for kind in self.questions if kind.name == name), None)


NO_WORDS: Final = Vocabulary((), (), (), (), (), (), (), ())

# Words that stand between the parts of an answer, whatever its verb.
PREPOSITIONS: Final[tuple[Word, ...]] = (
    Word("as", "before the function that a card is used as"),
    Word("on", "before the seat, or the function, that is aimed at"),
    Word("to", "before the seat that gets something"),
)

# What core itself tells, and what is the same in every edition in which it happens.
_EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("arrive", "Intelligence reaches a player.", "who is reached"),
    EventKind(
        "burn", "Intelligence is discarded.", "who burns", "whose intelligence", "the cards", x=HOW_MANY
    ),
    EventKind("chosen", "A character was chosen in secret.", "who chose"),
    EventKind("cover", "A character is turned face down.", "whose character", "who did it"),
    EventKind(
        "discard",
        "Cards go to the discard pile.",
        "whose hand or intelligence",
        cards="the cards",
        x=HOW_MANY,
    ),
    EventKind("decline", "Intelligence is declined.", "who declines"),
    EventKind("draw", "Cards are drawn.", "who draws", cards="the cards", x=HOW_MANY, from_pile=True),
    EventKind(
        "drop", "The intelligence under way is discarded.", "who sent it, or whose skill does it", cards="it"
    ),
    EventKind(
        "exchange",
        "The intelligence under way and the top card change places.",
        "whose skill does it",
        cards="the two cards",
        from_pile=True,
    ),
    EventKind(
        "fizzle",
        "Something in use has become pointless.",
        "the user",
        "the target",
        word="what was used",
        words=(CARD, SKILL),
        mark="void",
    ),
    EventKind(
        "flip",
        "A character is turned face up.",
        "whose character",
        word="who it is",
        words=(CHARACTER,),
        mark="turned",
    ),
    EventKind("give", "Cards change hands.", "who gives", "who gets them", "the cards", x=HOW_MANY),
    EventKind(
        "identity",
        "An identity is turned up.",
        "whose identity",
        word="which it is",
        words=(IDENTITY,),
        mark="identity",
    ),
    EventKind(
        "learn_identity",
        "Somebody sees an identity; nobody else is told.",
        "who sees it",
        "whose it is",
        word="which it is",
        words=(IDENTITY,),
        mark="identity",
    ),
    EventKind("look", "Somebody looks at a card.", "who looks", "whose card, or who shows it", "the card"),
    EventKind("look_identity", "Somebody looks at an identity.", "who looks", "whose it is"),
    EventKind("lose", "A player has lost.", "who has lost", mark="lost"),
    EventKind("put_on_pile", "A hand card goes on top of the pile.", "whose hand", cards="the card"),
    EventKind(
        "replace",
        "Another card is under way now, face up.",
        "whose skill does it",
        "where the card came from",
        "the card",
    ),
    EventKind("reshuffle", "The pile is made anew.", x="how many cards the pile has then"),
    EventKind(
        "set_aside",
        "A card is set aside until something is settled.",
        "who does it",
        "for whom",
        "the card",
    ),
    EventKind(
        "show_hand",
        "A hand is shown.",
        "whose hand",
        "to whom, if not to all",
        "the cards",
        x=HOW_MANY,
        least=0,
    ),
    EventKind(
        "show_top",
        "The top card of the pile is shown to all.",
        "who shows it",
        cards="the card",
        from_pile=True,
    ),
    EventKind(
        "skill",
        "A skill is used.",
        "the user",
        "the target",
        aim="the intelligence it is aimed at",
        word="the skill",
        words=(SKILL,),
    ),
    EventKind("take", "Cards are taken.", "who takes", "from whom", "the cards", x=HOW_MANY),
    EventKind("take_back", "What was set aside goes back to the hand.", "whose hand", x=HOW_MANY),
    EventKind("to_hand", "A card comes into a hand.", "whose hand", cards="the card", from_pile=True),
    EventKind("turn", "A turn begins.", "the turn player", x="number of the turn"),
)

# The same for answers.
_VERBS: Final[tuple[Verb, ...]] = (
    Verb("accept", "to accept the intelligence"),
    Verb("aim", "to choose a player", target="the player", always=("target",)),
    Verb("decline", "not to accept the intelligence"),
    Verb("discard", "to discard this card", card="the card", always=("card",)),
    Verb("done", "to choose no more"),
    Verb("draw", "to draw"),
    Verb("end", "to end the play phase"),
    Verb(
        "give", "to give this card", card="the card", target="to whom, where that is open", always=("card",)
    ),
    Verb(
        "keep",
        "to take this character",
        word="who it is",
        words=(CHARACTER,),
        number="its place in the roster",
        always=("word",),
    ),
    Verb("none", "there is nothing to choose from"),
    Verb("pass", "to do nothing"),
)

# What core itself asks.
_QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    QuestionKind("character", "At the setup: which character to keep.", "everybody in turn", ("keep",)),
)


def shared_events(*names: str) -> tuple[EventKind, ...]:
    """Core's events that happen in an edition."""
    return tuple(_EVENTS[[kind.name for kind in _EVENTS].index(name)] for name in names)


def shared_verbs(*names: str) -> tuple[Verb, ...]:
    """Core's verbs that an edition has."""
    return tuple(_VERBS[[verb.name for verb in _VERBS].index(name)] for name in names)


def shared_questions(*names: str) -> tuple[QuestionKind, ...]:
    """Core's questions that an edition puts."""
    return tuple(_QUESTIONS[[kind.name for kind in _QUESTIONS].index(name)] for name in names)
