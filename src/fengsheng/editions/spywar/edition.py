"""The spywar edition at the door: presets, seats, house rules, the deck counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fengsheng.core.errors import BadOptionValue, SetupError
from fengsheng.core.face import COLOURS
from fengsheng.core.house_rules import HouseRule, settle
from fengsheng.core.reason import Reasons
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import Character
from fengsheng.core.state import State
from fengsheng.core.vocabulary import Vocabulary
from fengsheng.editions.edition import Edition, Terms, home_made_rule
from fengsheng.editions.spywar.cards import NAMES
from fengsheng.editions.spywar.characters.wangtianxiang import WANGTIANXIANG
from fengsheng.editions.spywar.deck import FUNCTIONS, PROBE, ROUTES, printed
from fengsheng.editions.spywar.flow.moments import CONTEST, PLAY, RESCUE, TRAVEL
from fengsheng.editions.spywar.flow.victory import single_faction
from fengsheng.editions.spywar.house_rules import HOUSE_RULES, PRESETS
from fengsheng.editions.spywar.identities import CODES, FACTION_CODES, FACTIONS, IDENTITIES, POOLS, TABLES
from fengsheng.editions.spywar.reasons import SpywarReasons
from fengsheng.editions.spywar.roster import HOME_MADE, PUBLISHED, ROSTER, SPECIAL
from fengsheng.editions.spywar.ruleset import SpywarRuleset
from fengsheng.editions.spywar.vocabulary import VOCABULARY


class Spywar(Edition):
    """Seed 002: 风声·谍战篇, base set."""

    name = "spywar"
    rule_prefix = "SW"
    presets: Mapping[str, Mapping[str, str]] = PRESETS
    seats: tuple[int, ...] = tuple(TABLES)
    house_rules: tuple[HouseRule, ...] = (*HOUSE_RULES, *home_made_rule(HOME_MADE, "SW-SETUP-09"))
    roster: tuple[Character, ...] = ROSTER
    published: tuple[Character, ...] = PUBLISHED
    home_made: tuple[Character, ...] = HOME_MADE
    easiest: tuple[str, ...] = tuple(one.name for one in PUBLISHED if not one.lurking)
    reasons: Reasons = SpywarReasons()
    blank = "无名"
    vocabulary: Vocabulary = VOCABULARY
    identity_names: tuple[str, ...] = IDENTITIES
    identity_codes: tuple[str, ...] = CODES
    fillers: tuple[str, ...] = (
        "试探",
        "平衡",
        "威逼",
        "利诱",
        "破译",
        "澄清",
        "调包",
        "误导",
        "截获",
    )
    functions: Mapping[str, str] = dict(zip(FUNCTIONS, NAMES, strict=True))
    routes: Mapping[str, str] = {route: route for route in ROUTES}
    identities: Mapping[str, str] = dict(zip(IDENTITIES, CODES, strict=True))
    factions: Mapping[str, str] = dict(zip(FACTIONS, FACTION_CODES, strict=True))
    sides: Mapping[int, tuple[tuple[int, int, int], ...]] = {n: (sides,) for n, sides in TABLES.items()}
    tasks: Mapping[str, tuple[str, ...]] = {
        pool: tuple(IDENTITIES[task] for task in tasks) for pool, tasks in POOLS.items()
    }
    turn_strip: Mapping[str, tuple[str, ...]] = {
        "draw": (),
        "play": (PLAY,),
        "pass": (TRAVEL,),
        "contest": (CONTEST,),
        "receive": (),
        "dying": (RESCUE,),
    }
    unique_identities: tuple[int, ...] = POOLS["full"]
    speech = "fengsheng.editions.spywar.speech"
    lore = "fengsheng.editions.spywar.lore"
    counting = "fengsheng.editions.spywar.counting"
    portraits = "portraits-spywar.svg"
    draw_label_key = "web-table-phase-draw-spywar"

    def terms(self, preset: str, seats: int, options: Mapping[str, object]) -> Terms:
        """SW-SETUP-01, SW-VAR-03, SW-RULING-27."""
        chosen = settle(self.house_rules, PRESETS[preset], options, {})
        if len(POOLS[chosen["identity_pool"]]) < TABLES[seats][2]:
            raise BadOptionValue("identity_pool has fewer tasks than there are 神秘人.")
        out = set(self.uninvited(chosen))
        if chosen["character_pool"] == "base":
            out |= {self.character_number(name) for name in SPECIAL}
        return Terms.of(chosen, out)

    def new_ruleset(
        self, preset: str, seats: int, terms: Terms, characters: tuple[Character, ...]
    ) -> Ruleset:
        """Seed 002."""
        return SpywarRuleset(preset, seats, dict(terms.options), terms.out, characters)

    def identity_cards(self, rules: Ruleset) -> list[int]:
        """SW-SETUP-03; the first tasks of the pool where a position names none."""
        qianfu, tegong, shenmi = TABLES[rules.seats]
        return [0] * qianfu + [1] * tegong + list(POOLS[rules.house["identity_pool"]][:shenmi])

    def ban(self, s: State, function: int) -> dict[str, int]:
        """SW-CHAR-ZHANGYITING-1: by somebody who has sent or accepted."""
        if not s.sent:
            raise SetupError("functions are banned only after intelligence was sent")
        return {f"ban:{function}": 1}

    def confinement(self, s: State, seat: int) -> dict[str, int]:
        """SW-CHAR-WANGTIANXIANG-1: neither hand cards nor skills, in his turn and for others only."""
        if seat == s.turn or s.rules.characters[s.character[s.turn]] is not WANGTIANXIANG or not s.turn_no:
            raise SetupError("only the turn player confines, in the play phase, and only another one")
        return {f"barred:{seat}": 1, f"void:{seat}": 1}

    def over(self, s: State) -> str:
        """SW-CONFLICT-15: one faction alone may be enough."""
        return super().over(s) or ("only one faction is left" if single_faction(s) else "")

    def deck(self) -> dict[str, Any]:
        """SW-SETUP-15, SW-TERM-01."""
        cards = []
        for number, face in enumerate(printed(), start=1):
            detail: dict[str, Any] = {}
            if face.function == PROBE:
                draws = face.detail[0]
                detail = {
                    "draws_one": [f for i, f in enumerate(FACTIONS) if draws >> i & 1],
                    "discards_one": [f for i, f in enumerate(FACTIONS) if not draws >> i & 1],
                }
            cards.append(
                {
                    "id": number,
                    "function": FUNCTIONS[face.function],
                    "colors": [COLOURS[c] for c in face.colours],
                    "direction": ROUTES[face.route],
                    "lockable": face.lockable,
                    "detail": detail,
                    "notation": face.name,
                }
            )
        deck = printed()
        return {
            "edition": "spywar",
            "total": len(cards),
            "cards": cards,
            "by_function": dict(Counter(FUNCTIONS[f.function] for f in deck)),
            "by_color": dict(Counter("+".join(COLOURS[c] for c in f.colours) for f in deck)),
            "by_direction": dict(Counter(ROUTES[f.route] for f in deck)),
            "lockable": sum(f.lockable for f in deck),
        }


SPYWAR = Spywar()
