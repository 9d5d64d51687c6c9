"""The closed sets of words that events and answers use; a test compares them with what the code emits.

They are listed so that a misspelt `expect no event …` or `not offered …` is an error instead of a check
that can never fail.
"""

from __future__ import annotations

VERBS = (
    "accept",
    "aim",
    "burn",
    "declare",
    "decline",
    "discard",
    "done",
    "draw",
    "end",
    "give",
    "hand_over",
    "hide",
    "keep",
    "none",
    "partner",
    "pass",
    "place",
    "play",
    "put",
    "react",
    "send",
    "show",
    "skill",
    "skip",
)

# what only the spywar edition says
SPYWAR_VERBS = (
    "move",
    "take",
    "taker",
    "turn_up",
)

# words that may follow: prepositions, directions, kinds of reaction, colours, arrows
TAIL_WORDS = (
    "as",
    "black",
    "blue",
    "discard",
    "draw",
    "intercept",
    "left",
    "lock",
    "on",
    "red",
    "say",
    "to",
    "←",
    "→",
    "↑",
)

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
    "learn_identity",
    "locked",
    "look",
    "look_identity",
    "lose",
    "lured",
    "partner",
    "play",
    "put_on_pile",
    "react",
    "rescued",
    "reshuffle",
    "returned",
    "say",
    "send",
    "set_aside",
    "show_hand",
    "show_top",
    "skill",
    "skip_draw",
    "surplus",
    "take",
    "take_back",
    "to_hand",
    "turn",
)

SPYWAR_EVENTS = (
    "accept",
    "doomed",
    "moved",
    "named",
    "show",
    "swapped",
    "turn_up",
    "void",
)
