"""The closed sets of words that events and answers use; a test compares them with what the code emits.

They are listed so that a misspelt `expect no event …` or `not offered …` is an error instead of a check
that can never fail.
"""

from __future__ import annotations

VERBS = (
    "accept",
    "declare",
    "decline",
    "discard",
    "draw",
    "end",
    "hide",
    "keep",
    "pass",
    "play",
    "react",
    "send",
    "show",
    "skill",
    "skip",
)

# words that may follow: prepositions, directions, kinds of reaction
TAIL_WORDS = ("as", "discard", "draw", "left", "on", "say", "to")

EVENTS = (
    "arrive",
    "burn",
    "chosen",
    "countered",
    "cover",
    "declare",
    "decline",
    "die",
    "discard",
    "draw",
    "drop",
    "dying",
    "end",
    "fizzle",
    "flip",
    "gain",
    "give",
    "identity",
    "intercepted",
    "lay_out",
    "locked",
    "look",
    "lose",
    "lured",
    "play",
    "put_on_pile",
    "react",
    "reshuffle",
    "returned",
    "say",
    "send",
    "skill",
    "skip_draw",
    "surplus",
    "take",
    "to_hand",
    "turn",
)
