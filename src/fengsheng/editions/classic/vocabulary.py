"""Every word that games of the classic edition use, with what it means."""

from __future__ import annotations

from typing import Final

from fengsheng.core.vocabulary import (
    CARD,
    CAUSE,
    FUNCTION,
    HOW_MANY,
    REASON,
    ROUTE,
    EndReason,
    EventKind,
    Phase,
    QuestionKind,
    Verb,
    Vocabulary,
    Word,
    shared_events,
    shared_questions,
    shared_verbs,
)
from fengsheng.editions.classic.deck import PHRASES

EVENTS: Final[tuple[EventKind, ...]] = (
    *shared_events("arrive", "decline", "lose", "turn"),
    *shared_events(
        "burn", "chosen", "cover", "discard", "draw", "drop", "fizzle", "flip", "give", "identity"
    ),
    *shared_events("learn_identity", "look", "look_identity", "put_on_pile", "reshuffle", "set_aside"),
    *shared_events("show_hand", "show_top", "skill", "take", "take_back", "to_hand"),
    EventKind(
        "countered",
        "A card is countered.",
        "who countered",
        "whose card it was",
        "the card",
        word="what it was used as",
        words=(CARD,),
        source=("counter",),
        mark="void",
    ),
    EventKind("declare", "Victory is declared.", "the declarer", mark="declared"),
    EventKind("die", "A player dies.", "who dies", "the killer", x="how many have died", mark="death"),
    EventKind("dying", "A player is about to die.", "who dies", "the killer", mark="dying"),
    EventKind("end", "The game is over.", "who declared", word="the reason", words=(REASON,)),
    EventKind(
        "gain",
        "A player gains intelligence.",
        "who gains",
        "who sent or caused it",
        "the cards",
        word="how",
        words=(CAUSE,),
        x=HOW_MANY,
        from_pile=True,
    ),
    EventKind(
        "intercepted", "截獲 takes effect.", "the user", "who sent", source=("intercept",), mark="intercepted"
    ),
    EventKind("lay_out", "真偽莫辨 lays out cards.", "the user", x=HOW_MANY, source=("truefalse",)),
    EventKind(
        "locked",
        "鎖定 takes effect.",
        "the user",
        "who is locked; nobody: the card itself",
        source=("lock",),
        mark="locked",
    ),
    EventKind(
        "lured", "調虎離山 takes effect.", "the user", "who is lured away", source=("lure",), mark="lured"
    ),
    EventKind("partner", "柒佰 has named a partner.", "who names", "the partner", source=("qibai-3",)),
    EventKind(
        "play",
        "A card is used.",
        "the user",
        "the target",
        "the card",
        aim="the intelligence it is aimed at",
        on="what a 識破 is aimed at",
        word="what it is used as",
        words=(CARD,),
    ),
    EventKind(
        "react",
        "The reaction to a 試探.",
        "who was probed",
        "who probed",
        word="what is done",
        words=("draw", "discard", "nothing"),
        source=("probe",),
        mark="probe",
    ),
    EventKind("rescued", "Somebody about to die lives on.", "who", mark="rescued"),
    EventKind("returned", "退回 takes effect.", "the user", source=("return",), mark="returned"),
    EventKind(
        "say",
        "The other reaction to a 試探: a phrase.",
        "who was probed",
        "who probed",
        word="the phrase",
        words=PHRASES,
        x="which sort of 試探: 0 to draw, 1 to discard",
        least=0,
        source=("probe",),
        mark="probe",
    ),
    EventKind(
        "send",
        "Intelligence is sent.",
        "the sender",
        "the addressee of a 直達",
        "the card",
        word="how it travels",
        words=(ROUTE,),
        x="1 to the right, -1 to the left",
        least=-1,
    ),
    EventKind("skip_draw", "The draw phase is left out.", "who does"),
    EventKind("surplus", "Cards of a 真偽莫辨 are left over.", "the user", x=HOW_MANY, source=("truefalse",)),
)

VERBS: Final[tuple[Verb, ...]] = (
    *shared_verbs("accept", "aim", "decline", "discard", "done", "draw", "end", "give"),
    *shared_verbs("keep", "none", "pass"),
    Verb("burn", "to burn this intelligence", card="the intelligence", always=("card",)),
    Verb("declare", "to declare victory"),
    Verb("hand_over", "to give this card", card="the card", always=("card",)),
    Verb("hide", "not to show this character"),
    Verb("partner", "to name a partner", target="the partner", always=("target",)),
    Verb(
        "place",
        "to put this card in front of somebody",
        card="the card",
        target="whom, where that is open",
        always=("card",),
    ),
    Verb(
        "play",
        "to use this card",
        card="the card",
        target="the target",
        aim="the intelligence it is aimed at",
        word="what a 識破 is aimed at",
        words=("on", FUNCTION),
        always=("card",),
    ),
    Verb("put", "to put this card on the pile", card="the card", always=("card",)),
    Verb(
        "react",
        "how to react to a 試探",
        word="the action, or the phrase",
        words=("draw", "discard", "say"),
        number="1 the action, 2 the phrase",
        always=("word",),
    ),
    Verb(
        "send",
        "to send this card",
        card="the card",
        target="the addressee of a 直達",
        word="left, if not to the right",
        words=("left",),
        number="-1: to the left",
        always=("card",),
    ),
    Verb("show", "to show this character", number="the seat"),
    Verb(
        "skill",
        "to use this skill",
        card="the card it takes",
        target="the target",
        aim="the intelligence it is aimed at",
        word="which of its two ways",
        words=("intercept",),
        number="which of its two ways",
    ),
    Verb("skip", "not to draw"),
)

_ACTS: Final[tuple[str, ...]] = ("pass", "play", "skill", "declare")
_TRIGGER: Final[tuple[str, ...]] = ("pass", "skill")
_LISTENING: Final = "whoever may have a skill that answers it, in seat order"
_OWNER: Final = "whose skill it is"

# What skills may answer; each is also a kind of question.
OCCASIONS: Final[tuple[Word, ...]] = (
    Word("after_probe", "A 試探 has been reacted to."),
    Word("countered", "A card was countered."),
    Word("decoded", "A 破譯 was used."),
    Word("dies", "A player is dying."),
    Word("gained_otherwise", "Intelligence was gained that was not sent."),
    Word("gained_sent", "Intelligence that was sent was gained."),
    Word("locked", "A player was locked."),
    Word("probed", "A player is probed."),
    Word("reached_locked", "Intelligence reaches a locked player."),
)

QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    *shared_questions("character"),
    *(
        QuestionKind(word.name, f"{word.about} Skills may answer.", _LISTENING, _TRIGGER, "CL-RULING-003")
        for word in OCCASIONS
    ),
    QuestionKind("aim", "On whom a skill is used.", _OWNER, ("aim", "pass")),
    QuestionKind(
        "arrive",
        "Intelligence has reached somebody: 破譯, 退回.",
        "everybody in turn",
        _ACTS,
        "CL-PASS-04",
        poll=True,
    ),
    QuestionKind("burn", "Which intelligence a skill burns.", _OWNER, ("burn",)),
    QuestionKind(
        "checkpoint",
        "Between two actions: what is possible at any time.",
        "everybody in turn",
        _ACTS,
        "CL-PRIO-03",
        poll=True,
    ),
    QuestionKind(
        "death_mission",
        "Dying may fulfil a mission.",
        "who is dying and may have such a mission",
        ("pass", "declare"),
    ),
    QuestionKind(
        "decide", "Whether to accept the intelligence.", "who is reached", ("accept", "decline"), "CL-PASS-05"
    ),
    QuestionKind("discard", "Which card to discard for a 試探 or a skill.", "whose hand it is", ("discard",)),
    QuestionKind("discard_or_burn", "Whether to discard or to burn.", _OWNER, ("discard", "burn", "none")),
    QuestionKind("draw", "Whether to draw (a house rule).", "the turn player", ("draw", "skip")),
    QuestionKind("give", "Which card to give.", _OWNER, ("give", "none")),
    QuestionKind("hand_over", "Which card to give away.", _OWNER, ("hand_over",)),
    QuestionKind(
        "lurker", "Whether to show a lurking character at once (a house rule).", "its owner", ("show", "hide")
    ),
    QuestionKind(
        "own_death", "Whether to use a skill on dying.", "who is dying", ("pass", "skill"), "CL-DEATH-06"
    ),
    QuestionKind("partner", "Whom 柒佰 wins with.", "柒佰", ("partner",)),
    QuestionKind(
        "pass",
        "Before intelligence is passed on: 鎖定, 調虎離山, 截獲.",
        "everybody in turn",
        _ACTS,
        "CL-PASS-03",
        poll=True,
    ),
    QuestionKind(
        "place", "Which card a skill puts in front of somebody.", _OWNER, ("place", "pass", "done", "none")
    ),
    QuestionKind(
        "play",
        "The play phase.",
        "the turn player",
        ("play", "skill", "send", "end", "declare"),
        "CL-TURN-04",
    ),
    QuestionKind("put", "Which card goes on the pile.", _OWNER, ("put", "none")),
    QuestionKind("reaction", "How to react to a 試探, for who may choose.", "who is probed", ("react",)),
    QuestionKind(
        "respond",
        "Something is used: it may be answered.",
        "everybody in turn",
        _ACTS,
        "CL-PRIO-05",
        poll=True,
    ),
    QuestionKind("spread", "Which cards 老金 puts in front of whom.", "老金", ("place", "done")),
    QuestionKind(
        "victory",
        "Whether to declare victory.",
        "everybody who may have won",
        ("pass", "declare"),
        "CL-WIN-07",
    ),
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    verbs=VERBS,
    questions=QUESTIONS,
    reasons=(
        EndReason("declared victory", "declared", "Somebody declared a victory that holds."),
        EndReason("last survivor", "survivor", "Whoever is left wins."),
        EndReason("nobody is left", "nobody", "Nobody wins."),
        EndReason(
            "one player is left", "draw", "One player is left and does not win by that (a house rule)."
        ),
    ),
    causes=(
        Word("sent", "it was sent"),
        Word("skill", "a skill"),
        Word("truefalse", "a 真偽莫辨"),
    ),
    occasions=OCCASIONS,
    phases=(
        Phase("setup", "before the first turn"),
        Phase("start", "the turn begins", "draw"),
        Phase("draw", "the draw phase", "draw"),
        Phase("play", "the play phase, with the transmission", "play"),
        Phase("end", "the turn ends", "end"),
        Phase("over", "the game is over"),
    ),
    stages=(
        Word("pass", "it is about to be passed on"),
        Word("arrive", "it has reached somebody"),
        Word("decide", "who is reached decides"),
        Word("leaving", "it was sent back, and something else is settled before it sets out"),
    ),
)
