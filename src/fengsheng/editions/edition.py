"""An edition as one object: everything that somebody outside its folder has to know about it.

Words, bots and simulations know things about an edition too. They lie in its folder, but the engine never
loads them: the edition has the name of the module, and whoever needs it fetches it by that name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from fengsheng.core.errors import BadDeal
from fengsheng.core.house_rules import DEAL, HouseRule
from fengsheng.core.reason import Reasons
from fengsheng.core.ruleset import ALONE, ANYTHING, Ruleset
from fengsheng.core.skill import FEMALE, MALE, Character
from fengsheng.core.state import State
from fengsheng.core.vocabulary import NO_WORDS, Vocabulary

GENDERS = {"none": 0, "male": MALE, "female": FEMALE, "both": MALE | FEMALE}


def home_made_rule(characters: tuple[Character, ...], rule: str) -> tuple[HouseRule, ...]:
    """The house rule that only a house with characters of its own has."""
    if not characters:
        return ()
    return (HouseRule("home_made", ("off", "on"), rule, "whether home-made characters may be dealt", DEAL),)


class Terms(NamedTuple):
    """What is settled before a game: games on the same terms share a ruleset."""

    options: tuple[tuple[str, str], ...]  # every house rule and its value, by name
    out: tuple[int, ...]  # the characters that are not dealt

    @staticmethod
    def of(options: Mapping[str, str], out: Iterable[int]) -> Terms:
        """In order, so that equal terms are equal."""
        return Terms(tuple(sorted(options.items())), tuple(sorted(out)))

    def without(self, banned: Iterable[int]) -> Terms:
        """The same with some more characters left out."""
        return Terms(self.options, tuple(sorted({*self.out, *banned})))


class Edition:
    """A family of presets that share deck, people and flow."""

    name: str = ""
    rule_prefix: str = ""  # the IDs of its rules begin with it
    presets: Mapping[str, Mapping[str, str]] = {}
    seats: tuple[int, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    roster: tuple[Character, ...] = ()
    published: tuple[Character, ...] = ()  # those of the roster that are in a box
    home_made: tuple[Character, ...] = ()  # those at the end of the roster that are in no box
    easiest: tuple[str, ...] = ()  # characters with which somebody plays a first game best, by name
    identity_names: tuple[str, ...] = ()
    identity_codes: tuple[str, ...] = ()  # how identities are written where no Chinese is
    fillers: tuple[str, ...] = ()  # functions, those first that their holder can use least often
    reasons: Reasons = Reasons()  # why nothing can be used now
    blank: str = ""  # what a character without skills is called, for set-up positions
    vocabulary: Vocabulary = NO_WORDS  # what its events, answers and questions are called and mean

    # What notation writes, with the code that keys of words have for it.
    functions: Mapping[str, str] = {}  # in the order of their numbers
    routes: Mapping[str, str] = {}
    identities: Mapping[str, str] = {}  # also what a house may call one of them
    factions: Mapping[str, str] = {}  # those who collect red and blue, and those who play alone

    # How many collect red, collect blue, or play alone, by seats; several where the table draws or chooses.
    sides: Mapping[int, tuple[tuple[int, int, int], ...]] = {}
    # What those who play alone may be, by what the house rule `identity_pool` says; none: they are all alike.
    tasks: Mapping[str, tuple[str, ...]] = {}
    steps_of_play: tuple[str, ...] = ()  # steps inside the phase in which cards are used
    # The steps of a turn in the order in which they are shown, each with the moments (of cards and skills)
    # that fall into it: a strip of them says when something can be used.
    turn_strip: Mapping[str, tuple[str, ...]] = {}
    out_is_open: bool = False  # whether character and identity of those who are out lie open
    unique_identities: tuple[int, ...] = ()  # those of which there is one card, a task of its own

    # Modules in its folder that are loaded when they are first used, by name.
    speech: str = ""  # how it words prompts and log; has SPEECH
    lore: str = ""  # what bots know about it; has LORE
    counting: str = ""  # how a simulation counts its skills, missions and tasks; has COUNTING

    # What the page of the browser needs to know.
    portraits: str = ""  # the file with the drawings of its characters
    draw_label_key: str = ""  # the words for its phase of drawing

    def terms(self, preset: str, seats: int, options: Mapping[str, object]) -> Terms:
        """House rules by name, settled; errors are one clear sentence."""
        raise NotImplementedError

    def new_ruleset(
        self, preset: str, seats: int, terms: Terms, characters: tuple[Character, ...]
    ) -> Ruleset:
        """A ruleset for such a game."""
        raise NotImplementedError

    def ruleset(
        self, preset: str, seats: int, options: Mapping[str, object], banned: tuple[str, ...]
    ) -> Ruleset:
        """The rules of such a game, without the characters that are banned by name."""
        terms = self.terms(preset, seats, options) if options else _usual_terms(self, preset, seats)
        if banned:
            terms = terms.without({self.character_number(name) for name in banned})
        return _ruleset(self, preset, seats, terms)

    def practice_ruleset(self, preset: str, seats: int, options: Mapping[str, object]) -> Ruleset:
        """The same with one blank character a seat at the end of the roster, for set-up positions. Blanks
        are never dealt; a position names them or leaves a seat's character open."""
        return _practice_ruleset(self, preset, seats, self.terms(preset, seats, options))

    def uninvited(self, chosen: Mapping[str, str]) -> range:
        """Home-made characters are dealt only where the table says so: with them every seed would deal
        other characters, and no record that was kept before could be played again."""
        count = len(self.roster)
        return range(count if chosen.get("home_made") == "on" else count - len(self.home_made), count)

    def identity_cards(self, rules: Ruleset) -> list[int]:
        """The identities that are dealt at such a table, one a seat."""
        raise NotImplementedError

    def read_deal(self, rules: Ruleset, deal: Mapping[str, Any]) -> dict[str, Any]:
        """Characters, identities, genders and first seat by name, each checked, as the ruleset's numbers."""
        n = rules.seats
        characters = [self.character_number(c) for c in _listed(deal["characters"], n, "characters")]
        if len(set(characters)) != len(characters):
            raise BadDeal("A character was given to two seats.")
        identities = [self.identity_number(i) for i in _listed(deal["identities"], n, "identities")]
        genders = [_gender(g) for g in _listed(deal["genders"], n, "genders")]
        first = deal["first"]
        if isinstance(first, bool) or not isinstance(first, int) or not -1 <= first < n:
            raise BadDeal(f"first is {first!r}; it must be a seat from 0 to {n - 1}.")
        if not isinstance(deal["ask_forced"], bool):
            raise BadDeal(f"ask_forced is {deal['ask_forced']!r}; it must be true or false.")
        return {
            "characters": characters,
            "identities": identities,
            "genders": genders,
            "first": first,
            "ask_forced": deal["ask_forced"],
        }

    def character_number(self, name: object) -> int:
        """A character by its name or its code."""
        for number, character in enumerate(self.roster):
            if name in (character.name, character.code):
                return number
        raise BadDeal(f"There is no character {name!r}.")

    def identity_number(self, name: object) -> int:
        """An identity by its name or its code."""
        for number, names in enumerate(zip(self.identity_codes, self.identity_names, strict=True)):
            if name in names:
                return number
        raise BadDeal(f"There is no identity {name!r}; there are {', '.join(self.identity_codes)}.")

    def identity_wanted(self, rules: Ruleset, name: object) -> int:
        """The same, for a game that is to be imagined: by the name it has there or a faction's; None: any."""
        if name is None:
            return ANYTHING
        if name in rules.identity_names:
            return rules.identity_names.index(str(name))
        if self.tasks and name in tuple(self.factions.items())[-1]:
            return ALONE
        return self.identity_number(name)

    def identities_wanted(self, rules: Ruleset, names: Any) -> list[int] | None:
        """One for each seat; None: whatever is dealt."""
        if names is None:
            return None
        if isinstance(names, str) or len(names) != rules.seats:
            raise BadDeal(f"identities must be a list of {rules.seats} names, with None for any.")
        return [self.identity_wanted(rules, name) for name in names]

    def ban(self, s: State, function: int) -> dict[str, int]:
        """The marks by which nobody may use a function for the rest of the turn; none: there are no bans. A
        SetupError says that there cannot be one now."""
        return {}

    def confinement(self, s: State, seat: int) -> dict[str, int]:
        """The marks by which a player may use nothing for the rest of the turn; none: nothing does that. A
        SetupError says that this player cannot be so now."""
        return {}

    def over(self, s: State) -> str:
        """Why a game at which things lie like this would be over, whatever lies in front of whom; empty: it
        would not."""
        return "" if s.alive & (s.alive - 1) else "fewer than two players are left"

    def respell(self, answer: str) -> str:
        """An answer that was kept, as it is written today."""
        return answer

    def deck(self) -> dict[str, Any]:
        """The deck, counted, as the command line prints it."""
        raise NotImplementedError


@lru_cache(maxsize=64)
def _usual_terms(edition: Edition, preset: str, seats: int) -> Terms:
    """Most games are played as printed: settling that again would be a thirtieth of a compiled game."""
    return edition.terms(preset, seats, {})


@lru_cache(maxsize=64)
def _ruleset(edition: Edition, preset: str, seats: int, terms: Terms) -> Ruleset:
    return edition.new_ruleset(preset, seats, terms, edition.roster)


@lru_cache(maxsize=64)
def _practice_ruleset(edition: Edition, preset: str, seats: int, terms: Terms) -> Ruleset:
    blanks = tuple(Character(f"blank{i}", edition.blank, 0) for i in range(seats))
    characters = (*edition.roster, *blanks)
    return edition.new_ruleset(
        preset, seats, terms.without(range(len(edition.roster), len(characters))), characters
    )


def _listed(given: Any, n: int, what: str) -> list[Any]:
    if not isinstance(given, (list, Sequence)) or isinstance(given, str):  # a list: said at once
        raise BadDeal(f"{what} must be a list of {n} names.")
    if given and len(given) != n:
        raise BadDeal(f"{what} has {len(given)} names for {n} seats.")
    return list(given)


def _gender(name: object) -> int:
    if isinstance(name, str) and name in GENDERS:
        return GENDERS[name]
    raise BadDeal(f"A person's gender is male, female, both or none, not {name!r}.")
