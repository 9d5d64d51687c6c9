"""What a question or an answer is about, and what is said when it comes up for the first time."""

from __future__ import annotations

import pytest
from tests.coach.questions import EDITIONS, of_every_kind

from fengsheng.coach import Topic, all_topics, introduce, topics
from fengsheng.editions.registry import find
from fengsheng.rules import catalogue
from fengsheng.words import LANGUAGES

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_every_topic_of_a_question_is_in_the_list_of_its_edition(edition: str) -> None:
    listed = all_topics(find(edition))
    assert len(set(listed)) == len(listed)
    met: set[Topic] = set()
    for _, decision in of_every_kind(edition):
        found = topics(decision)
        assert found[0] == Topic("question", decision.kind)
        assert set(found) <= set(listed)
        for option in decision.options:
            about = topics(decision, option)
            assert set(about) <= set(found)
            assert len(about) == (2 if option.kind in ("play", "skill") else 1)
        met |= set(found)
    assert {topic.sort for topic in met} == {"question", "card", "skill"}


def test_there_are_as_many_as_a_coach_can_teach() -> None:
    """About seventy in the classic edition, ninety in the newer one."""
    assert {edition: len(all_topics(find(edition))) // 10 for edition in EDITIONS} == {
        "classic": 7,
        "spywar": 8,
    }


@editions
def test_a_topic_is_introduced_in_three_languages_with_its_rule(edition: str) -> None:
    rules = {entry.id for entry in catalogue(edition).entries}
    introduced: set[Topic] = set()
    for view, decision in of_every_kind(edition):
        for topic in topics(decision):
            if topic in introduced:
                continue
            introduced.add(topic)
            notes = [introduce(topic, view, decision, lang) for lang in LANGUAGES]
            assert {note.key for note in notes} == {topic.sort}
            assert {note.rule for note in notes} <= rules
            assert len({note.sentence for note in notes}) == len(LANGUAGES)
    assert len(introduced) > 35


def test_topics_are_written_as_words() -> None:
    assert str(Topic("card", "lock")) == "card lock"
