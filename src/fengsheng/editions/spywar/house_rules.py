"""House rules of the spywar edition: the switches of the catalogue and the variants of the base set."""

from __future__ import annotations

from fengsheng.core.house_rules import DEAL, DEATH, WIN, HouseRule

HOUSE_RULES = (
    HouseRule(
        "dying_poll_start",
        ("turn_player", "dying_player"),
        "SW-CONFLICT-01",
        "who is asked first for a 澄清",
        DEATH,
    ),
    HouseRule(
        "dying_poll_after_use",
        ("restart", "continue"),
        "SW-CONFLICT-02",
        "how asking goes on after a 澄清 that was not enough",
        DEATH,
    ),
    HouseRule(
        "rescue_actions",
        ("card_or_skill", "card_only"),
        "SW-CONFLICT-03",
        "whether 濒死时 skills may be used in a rescue",
        DEATH,
    ),
    HouseRule(
        "dying_moment",
        ("node", "at_once"),
        "SW-CONFLICT-04",
        "dying in a node, after victory was judged, or the moment the third black lies there",
        DEATH,
    ),
    HouseRule(
        "skills_before_dying",
        ("all", "own"),
        "SW-CONFLICT-05",
        "whose skills come before the rescue: everybody's, or those of the player concerned",
        DEATH,
    ),
    HouseRule(
        "gift_taker",
        ("living_other", "any_player"),
        "SW-CONFLICT-08",
        "who may be given cards by the dead",
        DEATH,
    ),
    HouseRule(
        "victory_moment",
        ("node", "at_once"),
        "SW-CONFLICT-13",
        "victory judged in a node, or the moment the third of a colour lies there, also inside a death",
        WIN,
    ),
    HouseRule(
        "single_faction_end",
        ("off", "on"),
        "SW-CONFLICT-15",
        "whether the game ends when only one faction is left",
        WIN,
    ),
    HouseRule(
        "characters_dealt",
        ("2", "3"),
        "SW-CONFLICT-22",
        "how many characters each player chooses from",
        DEAL,
    ),
    HouseRule(
        "identity_pool",
        ("base", "expansion1", "full"),
        "SW-SETUP-06",
        "which tasks of 神秘人 may be dealt",
        DEAL,
    ),
    HouseRule(
        "character_pool",
        ("base", "with_mohongshuang"),
        "SW-RULING-27",
        "whether 墨红霜（SP） may be dealt",
        DEAL,
    ),
    HouseRule(
        "reduced_probes",
        ("off", "on"),
        "SW-VAR-01",
        "leave six 试探 out of the deck",
        DEAL,
    ),
)

PRESETS: dict[str, dict[str, str]] = {"spywar": {}}
