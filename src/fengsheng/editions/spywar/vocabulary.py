"""Every word that games of the spywar edition use, with what it means."""

from __future__ import annotations

from typing import Final

from ...core.vocabulary import (
    CARD,
    CAUSE,
    COLOUR,
    FUNCTION,
    HOW_MANY,
    NUMBER,
    REASON,
    SEAT,
    EndReason,
    EventKind,
    QuestionKind,
    Verb,
    Vocabulary,
    Word,
    shared_events,
    shared_questions,
    shared_verbs,
)
from .deck import ARROWS, ROUTES

EVENTS: Final[tuple[EventKind, ...]] = (
    *shared_events(
        "burn", "chosen", "cover", "discard", "draw", "drop", "exchange", "fizzle", "flip", "give"
    ),
    *shared_events(
        "identity", "learn_identity", "look", "look_identity", "replace", "reshuffle", "set_aside"
    ),
    *shared_events("show_hand", "show_top", "skill", "take", "to_hand"),
    EventKind("accept", "Intelligence is accepted.", "who accepts"),
    EventKind("arrive", "Intelligence reaches a player.", "who is reached"),
    EventKind(
        "banned", "强令: a function may not be used.", "the user", word="the function", words=(FUNCTION,)
    ),
    EventKind("confined", "禁闭: somebody may use nothing.", "the user", "who is confined"),
    EventKind("declare", "A victory is established.", "who has won"),
    EventKind("decline", "Intelligence is declined.", "who declines"),
    EventKind("die", "A player dies.", "who dies", x="how many have died"),
    EventKind("doomed", "Nobody has saved somebody.", "who will die"),
    EventKind("dying", "A player is dying and may be saved.", "who is dying"),
    EventKind("end", "The game is over.", "who won first", word="the reason", words=(REASON,)),
    EventKind(
        "gain",
        "Intelligence comes to lie in front of a player.",
        "in front of whom",
        "who sent or caused it",
        "the card",
        word="how",
        words=(CAUSE,),
        x=HOW_MANY,
    ),
    EventKind("leave_identity", "An identity is left where it is.", "who leaves it", "whose it is"),
    EventKind("lose", "A player has lost.", "who has lost"),
    EventKind("moved", "The intelligence lies in front of somebody else.", "who did it", "in front of whom"),
    EventKind(
        "named",
        "A function or a colour is named.",
        "who names it",
        "the target, if there is one",
        word="what is named",
        words=(FUNCTION, COLOUR),
    ),
    EventKind(
        "play",
        "A card is used.",
        "the user",
        "the target",
        "the card; none if a skill uses it without one",
        aim="the intelligence it is aimed at",
        word="what it is used as",
        words=(CARD,),
        x="number of the function that a 威逼 names",
    ),
    EventKind(
        "react",
        "The reaction to a 试探.",
        "who was probed",
        "who probed",
        word="what is done",
        words=("draw", "discard", "nothing"),
    ),
    EventKind("rescued", "Somebody dying was saved.", "who"),
    EventKind(
        "send",
        "Intelligence is sent.",
        "the sender",
        "the addressee (↑)",
        "the card",
        word="the arrow by name",
        words=ROUTES,
        x="who is locked, counted from 1; 0 nobody",
    ),
    EventKind("show", "Hand cards are shown to all.", "whose hand", cards="the cards"),
    EventKind(
        "swapped",
        "调包: the card under way was discarded for another.",
        "the user",
        cards="the card that was under way",
    ),
    EventKind("take_identity", "An identity changes its owner.", "who takes it", "whose it was"),
    EventKind("turn", "A turn begins.", "the turn player", x="number of the turn"),
    EventKind("turn_up", "破译: the card under way is turned up.", "the user", cards="it"),
    EventKind("usurp", "A victory is taken away.", "who takes it", "from whom"),
    EventKind(
        "void", "A card has no effect.", "the user", "the target", word="what it was used as", words=(CARD,)
    ),
)

VERBS: Final[tuple[Verb, ...]] = (
    *shared_verbs("keep", "pass"),
    Verb("accept", "to accept the intelligence"),
    Verb("aim", "to choose a player", target="the player"),
    Verb("burn", "to burn this intelligence", target="whose", aim="the intelligence"),
    Verb("decline", "not to accept the intelligence"),
    Verb("discard", "to discard this card", card="the card"),
    Verb("done", "to choose no more"),
    Verb("draw", "to draw"),
    Verb("end", "to end the play phase"),
    Verb("exchange", "to exchange the top card with the intelligence"),
    Verb("give", "to give this card", card="the card", target="to whom, where that is open"),
    Verb("inspect", "to look at a hand", target="whose"),
    Verb(
        "pick",
        "to choose this card",
        card="a card of the hand",
        target="whose drawn card it is",
        aim="the intelligence or drawn card",
        word="intel: it lies in front of somebody",
        words=("intel",),
    ),
    Verb("place", "to put a card in front of somebody", card="the card, where that is open", target="whom"),
    Verb(
        "play",
        "to use this card",
        card="the card",
        target="the target",
        aim="the intelligence it is aimed at",
        word="the function that a 威逼 names",
        words=(FUNCTION,),
        number="the same, as a number",
    ),
    Verb(
        "send",
        "to send this card",
        card="the card",
        target="the addressee (↑)",
        word="the arrow, if not the printed one; lock and a seat",
        words=(*ARROWS, "lock", SEAT),
        number="the arrow",
    ),
    Verb(
        "show",
        "to show two cards",
        cards="the cards",
        word="the colour they share",
        words=(COLOUR,),
        number="the same, as a number",
    ),
    Verb(
        "skill",
        "to use this skill",
        card="the card it takes",
        target="the target",
        aim="the intelligence it is aimed at",
        word="what is named: a number, colour, seat, functions or way; # and a number: for which event",
        words=(NUMBER, COLOUR, SEAT, FUNCTION, "draw", "discard"),
        number="the same, as a number",
    ),
    Verb(
        "take",
        "to take this card",
        card="the card",
        target="whose intelligence",
        aim="the intelligence",
        word="intel: the one under way",
        words=("intel",),
    ),
    Verb("take_identity", "to take this identity", target="whose"),
    Verb("taker", "to choose who gets the cards", target="who"),
    Verb("turn_up", "to turn up the intelligence"),
)

_OWNER: Final = "whose skill it is"

OCCASIONS: Final[tuple[Word, ...]] = (
    Word("accepted", "Intelligence was accepted."),
    Word("dies", "A player dies."),
    Word("received", "Intelligence was received."),
    Word("sent", "Intelligence was sent."),
    Word("targeted", "A card was used on somebody."),
    Word("used", "A card was used."),
)

QUESTIONS: Final[tuple[QuestionKind, ...]] = (
    *shared_questions("character"),
    QuestionKind("aim", "On whom a skill is used.", _OWNER, ("aim",)),
    QuestionKind("burn", "Which intelligence a skill burns.", _OWNER, ("burn",)),
    QuestionKind("coerced", "Which card to give for a 威逼.", "whom it is used on", ("give",)),
    QuestionKind("confine", "禁闭: whether to give a card.", "whom it is used on", ("give", "pass")),
    QuestionKind(
        "contest",
        "争夺阶段: everybody may act on the intelligence.",
        "everybody, from who has it on",
        ("pass", "play", "skill"),
    ),
    QuestionKind(
        "decide", "Whether to accept the intelligence.", "who is reached", ("accept", "decline", "play")
    ),
    QuestionKind("decipher", "破译: whether to turn the intelligence up.", "the user", ("turn_up", "pass")),
    QuestionKind("discard", "Which card to discard.", "whose hand it is", ("discard",)),
    QuestionKind("gift", "Who gets cards of somebody who dies.", "who dies", ("taker", "pass")),
    QuestionKind("gift_card", "Which cards to give.", "who gives", ("give", "done")),
    QuestionKind("give", "Whether and which card to give.", _OWNER, ("give", "pass")),
    QuestionKind("give_back", "裴玲: which cards to give back.", _OWNER, ("give", "done")),
    QuestionKind("identity", "顾小梦: whether to take the identity.", _OWNER, ("take_identity", "pass")),
    QuestionKind("inspect", "阿芙罗拉: whose hand to look at.", _OWNER, ("inspect",)),
    QuestionKind("oracle", "玄青子: to draw or to exchange.", _OWNER, ("draw", "exchange")),
    QuestionKind("pick", "Which card to choose.", _OWNER, ("pick",)),
    QuestionKind("place", "Which card goes in front of whom.", _OWNER, ("place", "done", "pass")),
    QuestionKind("play", "出牌阶段.", "the turn player", ("play", "skill", "end")),
    QuestionKind(
        "rescue", "Somebody is dying and may be saved.", "everybody in turn", ("pass", "play", "skill")
    ),
    QuestionKind("scheme", "白昆山: whose drawn card to use.", _OWNER, ("pick", "pass")),
    QuestionKind("scheme_place", "白昆山: where the drawn card goes.", "who drew it", ("place",)),
    QuestionKind("search", "李醒: which cards to take.", _OWNER, ("take", "done")),
    QuestionKind("send", "传递阶段: what is sent, and how.", "the turn player", ("send",)),
    QuestionKind("show_two", "黄济仁: which two cards to show.", _OWNER, ("show", "pass")),
    QuestionKind("take", "连鸢: which intelligence to take.", _OWNER, ("take", "pass")),
    QuestionKind("taker", "Who gets cards.", _OWNER, ("taker",)),
    QuestionKind(
        "trigger",
        "Something has happened that skills may answer.",
        "whoever may have such a skill, in seat order",
        ("pass", "skill"),
    ),
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    verbs=VERBS,
    questions=QUESTIONS,
    reasons=(
        EndReason("collected", "collected", "Somebody has collected three of their faction's colour."),
        EndReason("task", "task", "A 神秘人 has fulfilled the task."),
        EndReason("usurped", "usurped", "A 篡夺者 has taken the victory."),
        EndReason("last survivor", "survivor", "Whoever is left wins."),
        EndReason("one faction is left", "faction", "Only one faction is left (a house rule)."),
        EndReason("nobody is left", "nobody", "Nobody wins."),
    ),
    causes=(
        Word("received", "it was sent"),
        Word("placed", "a card or skill put it there"),
        Word("moved", "it lay in front of somebody else"),
        Word("exchanged", "a hand card was put there in exchange"),
    ),
    occasions=OCCASIONS,
    phases=(
        Word("setup", "before the first turn"),
        Word("draw", "抽牌阶段"),
        Word("play", "出牌阶段"),
        Word("pass", "传递阶段"),
        Word("contest", "争夺阶段"),
        Word("receive", "接收阶段"),
        Word("end", "the turn ends"),
        Word("over", "the game is over"),
    ),
    stages=(
        Word("travel", "it goes from player to player"),
        Word("contest", "it lies in front of somebody, and all may act"),
    ),
)
