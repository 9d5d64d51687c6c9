"""What a question or an answer is about, so that a coach can stop talking about what somebody knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from fengsheng.coach.asked import why_asked
from fengsheng.coach.model import Note
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.edition import Edition
from fengsheng.words import card_text, check_language, item_name, say, skill_label, skill_text


class Topic(NamedTuple):
    """A kind of question, a card or a skill, by its name in the program."""

    sort: Literal["question", "card", "skill"]
    name: str

    def __str__(self) -> str:
        return f"{self.sort} {self.name}"


def all_topics(edition: Edition) -> tuple[Topic, ...]:
    """Everything there is to learn in an edition."""
    questions = [Topic("question", kind.name) for kind in edition.vocabulary.questions]
    cards = [Topic("card", name) for name in edition.functions.values()]
    skills = [Topic("skill", skill.name) for who in edition.roster for skill in who.skills]
    return (*questions, *cards, *skills)


def topics(decision: Decision, option: Option | None = None) -> tuple[Topic, ...]:
    """What a question is about: its kind, and every card and skill it offers. With an answer, what that is
    about: the question's kind, and what it uses."""
    found: dict[Topic, None] = {Topic("question", decision.kind): None}
    for one in decision.options if option is None else (option,):
        if one.kind == "play":
            found[Topic("card", one.uses)] = None
        elif one.kind == "skill":
            found[Topic("skill", one.uses)] = None
    return tuple(found)


def introduce(
    topic: Topic, view: View, decision: Decision, lang: str, names: Sequence[str] | None = None
) -> Note:
    """What the coach says when a topic comes up for the first time."""
    check_language(lang)
    rules = decision.options[0].rules
    if topic.sort == "card":
        text = card_text(lang, rules.function_of_card[topic.name], rules.house)
        sentence = say(lang, "coach-new-card", card=item_name(lang, topic.name), text=text)
        return Note("card", sentence, rules.cards[topic.name].rule)
    if topic.sort == "skill":
        text = skill_text(lang, topic.name)
        sentence = say(lang, "coach-new-skill", skill=skill_label(lang, topic.name), text=text)
        return Note("skill", sentence, rules.skills[topic.name].rule)
    asked = why_asked(view, decision, lang, names)
    return Note("question", asked.sentence, asked.rule)
