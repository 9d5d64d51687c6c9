"""The classic edition at the door: presets, seats, house rules, deals given by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fengsheng.core.errors import BadOptionValue
from fengsheng.core.face import COLOURS
from fengsheng.core.house_rules import HouseRule, settle
from fengsheng.core.reason import Reasons
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import Character
from fengsheng.core.state import State
from fengsheng.core.vocabulary import Vocabulary
from fengsheng.core.window import CHECKPOINT, RESPOND
from fengsheng.editions.classic.cards import NAMES
from fengsheng.editions.classic.deck import EFFECTS, FACES, FUNCTIONS, PHRASES, PROBE, ROUTE_KEYS, ROUTES
from fengsheng.editions.classic.flow.moments import ARRIVE, PASS_STAGE, PLAY
from fengsheng.editions.classic.house_rules import ALIASES, HOUSE_RULES, PRESETS
from fengsheng.editions.classic.identities import CODES, IDENTITIES, OFFICE, TABLES, column
from fengsheng.editions.classic.reasons import ClassicReasons
from fengsheng.editions.classic.roster import HOME_MADE, PUBLISHED, ROSTER
from fengsheng.editions.classic.ruleset import ClassicRuleset
from fengsheng.editions.classic.vocabulary import VOCABULARY
from fengsheng.editions.edition import Edition, Terms, home_made_rule


class Classic(Edition):
    """Seeds 001 (`classic`) and 000 (`classic-lite`)."""

    name = "classic"
    rule_prefix = "CL"
    presets: Mapping[str, Mapping[str, str]] = PRESETS
    seats: tuple[int, ...] = tuple(TABLES)
    house_rules: tuple[HouseRule, ...] = (*HOUSE_RULES, *home_made_rule(HOME_MADE, "CL-COMP-03"))
    roster: tuple[Character, ...] = ROSTER
    published: tuple[Character, ...] = PUBLISHED
    home_made: tuple[Character, ...] = HOME_MADE
    easiest: tuple[str, ...] = ("譯電員", "情報處長", "老金", "六姐", "小馬哥", "黑玫瑰")
    reasons: Reasons = ClassicReasons()
    blank = "無名"
    vocabulary: Vocabulary = VOCABULARY
    identity_names: tuple[str, ...] = IDENTITIES
    identity_codes: tuple[str, ...] = CODES
    fillers: tuple[str, ...] = (
        "試探",
        "真偽莫辨",
        "鎖定",
        "破譯",
        "退回",
        "截獲",
        "調虎離山",
        "識破",
        "燒毀",
    )
    functions: Mapping[str, str] = dict(zip(FUNCTIONS, NAMES, strict=True))
    routes: Mapping[str, str] = dict(zip(ROUTES, ROUTE_KEYS, strict=True))
    factions: Mapping[str, str] = dict(zip(IDENTITIES, CODES, strict=True))
    identities: Mapping[str, str] = {**factions, OFFICE: "office"}
    sides: Mapping[int, tuple[tuple[int, int, int], ...]] = TABLES
    steps_of_play: tuple[str, ...] = ("pass", "respond", "arrive", "decide")
    turn_strip: Mapping[str, tuple[str, ...]] = {
        "draw": (CHECKPOINT,),
        "play": (PLAY, CHECKPOINT),
        "pass": (PASS_STAGE,),
        "respond": (RESPOND,),
        "arrive": (ARRIVE,),
        "decide": (),
        "end": (CHECKPOINT,),
    }
    out_is_open = True
    speech = "fengsheng.editions.classic.speech"
    lore = "fengsheng.editions.classic.lore"
    counting = "fengsheng.editions.classic.counting"
    portraits = "portraits-classic.svg"
    draw_label_key = "web-table-phase-draw"

    def terms(self, preset: str, seats: int, options: Mapping[str, object]) -> Terms:
        """CL-SETUP-01, CL-OPT-43: 3 to 9 seats; column B exists for 4, 6 and 7."""
        chosen = settle(self.house_rules, PRESETS[preset], options, ALIASES)
        if chosen["identity_table"] == "B" and len(TABLES[seats]) == 1:
            raise BadOptionValue(f"identity_table cannot be 'B' with {seats} players; only 'A'.")
        return Terms.of(chosen, self.uninvited(chosen))

    def new_ruleset(
        self, preset: str, seats: int, terms: Terms, characters: tuple[Character, ...]
    ) -> Ruleset:
        """Seed 001."""
        return ClassicRuleset(preset, seats, dict(terms.options), terms.out, characters)

    def over(self, s: State) -> str:
        """CL-OPT-47: whoever is left may play on alone."""
        return "" if s.rules.house["last_survivor"] == "play_on" else super().over(s)

    def identity_cards(self, rules: Ruleset) -> list[int]:
        """CL-SETUP-08, CL-OPT-43."""
        return [i for i, count in enumerate(column(rules.seats, rules.house)) for _ in range(count)]

    def respell(self, answer: str) -> str:
        """CL-RULING-179: for a while cards were written with what the table calls the blue faction."""
        return answer.replace("/軍情處", "/軍情局")

    def deck(self) -> dict[str, Any]:
        """CL-COMP-01, CL-COMP-04..13."""
        cards = []
        for number, face in enumerate(FACES):
            detail: dict[str, Any] = {}
            if face.function == PROBE:
                named, effect = face.detail
                detail = {
                    "names": IDENTITIES[named],
                    "effect": EFFECTS[effect],
                    "phrase": PHRASES[effect],
                }
            cards.append(
                {
                    "id": number,
                    "function": FUNCTIONS[face.function],
                    "colors": [COLOURS[c] for c in face.colours],
                    "transmission": ROUTES[face.route],
                    "lockable": False,
                    "detail": detail,
                    "notation": face.name,
                }
            )
        return {
            "edition": "classic",
            "total": len(cards),
            "cards": cards,
            "by_function": dict(Counter(FUNCTIONS[f.function] for f in FACES)),
            "by_color": dict(Counter(COLOURS[f.colours[0]] for f in FACES)),
            "by_transmission": dict(Counter(ROUTES[f.route] for f in FACES)),
        }


CLASSIC = Classic()
