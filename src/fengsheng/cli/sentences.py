"""One sentence for every kind of event: the words of `replay` and `watch`.

`kind:word` is looked up before `kind`. Where an event may be without a target there are two sentences,
with one and without. The fields are explained in telling.py; a test compares the kinds with the engine's.
"""

from __future__ import annotations

SENTENCES: dict[str, str | tuple[str, str]] = {
    # setting up and turns
    "chosen": "{by} has chosen a character.",
    "flip": "The character of {by} is turned up: {word}.",
    "cover": "The character of {by} is turned face down.",
    "identity": "The identity of {by} is turned up: {word}.",
    "turn": "Turn {x}: {by}.",
    "draw": "{by} draws {cards}.",
    "skip_draw": "{by} does not draw.",
    "reshuffle": "The discard pile is shuffled and becomes the new pile: {count}.",
    # a transmission
    "send": "{by} sends {cards} as {word} {way}.",
    "arrive": "It reaches {by}.",
    "decline": "{by} declines it.",
    "gain": "{by} gains {cards} as intelligence.",
    "intercepted": "{by} intercepts the intelligence of {target}.",
    "returned": "{by} sends it back.",
    "to_hand": "{by} takes {cards} into the hand.",
    "drop": "Nobody can take {cards}, which is discarded.",
    # cards and skills in use
    "play": ("{by} plays {used} on {target}.", "{by} plays {used}."),
    "skill": ("{by} uses {item} on {target}.", "{by} uses {item}."),
    "countered": "{by} counters: the {item} of {target} is void.",
    "fizzle": "The {item} of {by} has no effect.",
    "locked": ("{target} is locked by {by}.", "The intelligence is locked by {by}."),
    "lured": "{by} lures {target} away from this transmission.",
    "burn": "{by} burns {cards} in front of {target}.",
    "lay_out": "{by} lays out {count}, face down.",
    "surplus": "What nobody took is discarded: {count}.",
    "look": "{by} looks at {cards} of {target}.",
    "look_identity": "{by} looks at the identity of {target}.",
    "learn_identity": "{by} sees that {target} is {word}.",
    "show_hand": "{by} shows the hand: {cards}.",
    "show_top": "{by} shows the top of the pile: {cards}.",
    "say": "{by} answers {target}: {word}.",
    "react:draw": "{by} reacts to the probe of {target} by drawing.",
    "react:discard": "{by} reacts to the probe of {target} by discarding.",
    "react:nothing": "{by} reacts to the probe of {target}, with nothing to discard.",
    "react": "{by} reacts to {target}: {word}.",
    # cards that change places
    "discard": "{by} discards {cards}.",
    "give": "{by} gives {cards} to {target}.",
    "take": "{by} draws {cards} from the hand of {target}.",
    "set_aside": "{by} sets {cards} aside.",
    "take_back": "{by} takes back {count}.",
    "put_on_pile": "{by} puts {cards} on the pile.",
    # leaving and winning
    "dying": "{by} is dying.",
    "rescued": "{by} is rescued.",
    "die": ("{by} is dead, by the doing of {target}.", "{by} is dead."),
    "lose": "{by} loses and leaves the game.",
    "declare": "{by} declares victory.",
    "partner": "{by} names {target} as partner.",
    "end": "The game is over: {word}.",
}
