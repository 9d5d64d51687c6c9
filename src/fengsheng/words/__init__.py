"""Everything a player reads, in three languages, from the Fluent files in `locales`.

>>> from fengsheng.words import card_name
>>> card_name("en", "鎖定/red")
'Lock (red)'
"""

from __future__ import annotations

from fengsheng.words.bundles import LANGUAGES, MissingWords, UnknownLanguage, check_language, say
from fengsheng.words.editions import tell
from fengsheng.words.log import log_line
from fengsheng.words.options import option_effect, option_label
from fengsheng.words.people import listing, seat_label
from fengsheng.words.prompts import prompt, stack_line
from fengsheng.words.terms import (
    card_name,
    card_text,
    cards_phrase,
    character_name,
    edition_name,
    end_reason,
    faction_name,
    house_rule_about,
    house_rule_name,
    house_value,
    identity_goal,
    identity_name,
    item_name,
    mission_text,
    route_name,
    skill_label,
    skill_mark,
    skill_name,
    skill_text,
)

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "UnknownLanguage",
    "card_name",
    "card_text",
    "cards_phrase",
    "character_name",
    "check_language",
    "edition_name",
    "end_reason",
    "faction_name",
    "house_rule_about",
    "house_rule_name",
    "house_value",
    "identity_goal",
    "identity_name",
    "item_name",
    "listing",
    "log_line",
    "mission_text",
    "option_effect",
    "option_label",
    "prompt",
    "route_name",
    "say",
    "seat_label",
    "skill_label",
    "skill_mark",
    "skill_name",
    "skill_text",
    "stack_line",
    "tell",
]
