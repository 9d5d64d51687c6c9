"""House rules of the classic edition: every row of the catalogue whose values differ observably.

The first value of each is the `classic` default; `LITE` lists what `classic-lite` plays instead. Rows
that come to the same are notes: CL-OPT-19 (cards are dealt in the order in which they would be picked),
CL-OPT-23 (who may act while a card passes follows from the cards), CL-ADV-02 (when an alliance is
suggested).
"""

from __future__ import annotations

from fengsheng.core.house_rules import CARDS, DEAL, PEOPLE, TURN, WIN, HouseRule

HOUSE_RULES = (
    HouseRule("bureau_name", ("軍情局", "軍情處"), "CL-OPT-01", "what the blue faction is called", DEAL),
    HouseRule(
        "lurker_start_face",
        ("forced_down", "owner_choice"),
        "CL-OPT-02",
        "lurking characters start face down, or their owner may show them",
        DEAL,
    ),
    HouseRule(
        "draw_phase",
        ("mandatory_2", "may_draw_2"),
        "CL-OPT-03",
        "the two cards of the draw phase must, or may, be drawn",
        TURN,
    ),
    HouseRule(
        "no_card_loss",
        ("in_own_turn", "immediate"),
        "CL-OPT-06",
        "who cannot send loses when out of actions, or at once",
        TURN,
    ),
    HouseRule(
        "lock_target",
        ("player", "intelligence"),
        "CL-OPT-07",
        "鎖定 binds a player, or the card in transit (then one lock is enough: CL-OPT-08)",
        CARDS,
    ),
    HouseRule(
        "lock_timing",
        ("pass_window", "with_intel"),
        "CL-OPT-09",
        "鎖定 only while the intelligence passes, or also before it is sent",
        CARDS,
    ),
    HouseRule(
        "lure_turn",
        ("any_turn", "own_turn_only"),
        "CL-OPT-10",
        "調虎離山 in any turn, or in the user's own only",
        CARDS,
    ),
    HouseRule(
        "lure_targets",
        ("self_allowed", "others_only"),
        "CL-OPT-11",
        "調虎離山 may be aimed at its user, or not",
        CARDS,
    ),
    HouseRule(
        "intercept_turn",
        ("others_turn_only", "any_turn"),
        "CL-OPT-12",
        "截獲 in others' turns only, or in any",
        CARDS,
    ),
    HouseRule(
        "intercept_destination",
        ("table", "hand"),
        "CL-OPT-13",
        "截獲 gains the card as intelligence, or takes it into the hand",
        CARDS,
    ),
    HouseRule(
        "return_effect",
        ("reverse_direction", "to_sender"),
        "CL-OPT-14",
        "退回 reverses the direction, or sends straight back",
        CARDS,
    ),
    HouseRule(
        "decode_on_text",
        ("allowed", "face_down_only"),
        "CL-OPT-16",
        "破譯 on a 文本 is allowed, or not",
        CARDS,
    ),
    HouseRule(
        "probe_destination",
        ("separate_pile", "discard_pile"),
        "CL-OPT-18",
        "a used 試探 is laid apart for good, or discarded",
        CARDS,
    ),
    HouseRule(
        "win_trigger",
        ("declare", "automatic"),
        "CL-OPT-21",
        "victory is declared and may be withheld, or comes by itself",
        WIN,
    ),
    HouseRule(
        "pass_window",
        ("per_hop", "once"),
        "CL-OPT-24",
        "the passing window opens before every hop, or before the first only",
        TURN,
    ),
    HouseRule(
        "decode_own",
        ("allowed", "others_only"),
        "CL-OPT-35",
        "破譯 on one's own card that came back is allowed, or not",
        CARDS,
    ),
    HouseRule(
        "discard_visibility",
        ("face_down", "face_up"),
        "CL-OPT-40",
        "discarded hand cards are hidden, or shown",
        TURN,
    ),
    HouseRule(
        "soy_alliance",
        ("off", "on"),
        "CL-OPT-41",
        "when one 打醬油 declares, all of them win",
        WIN,
    ),
    HouseRule(
        "faction_goal",
        ("3", "4", "5", "6"),
        "CL-OPT-42",
        "how much intelligence of its colour a faction needs",
        WIN,
    ),
    HouseRule(
        "identity_table",
        ("A", "B"),
        "CL-OPT-43",
        "left or right column of the identity table (4, 6 and 7 players have both)",
        DEAL,
    ),
    HouseRule(
        "player_gender",
        ("use", "ignore"),
        "CL-OPT-44",
        "whether a person's own gender counts",
        PEOPLE,
    ),
    HouseRule(
        "self_counter",
        ("allowed", "forbidden"),
        "CL-OPT-46",
        "whether 識破 may answer one's own card",
        CARDS,
    ),
    HouseRule(
        "last_survivor",
        ("win", "win_alone", "draw", "play_on"),
        "CL-OPT-47",
        "what happens when one player is left",
        WIN,
    ),
    HouseRule(
        "win_and_death",
        ("dying_barred", "win_first", "deaths_first"),
        "CL-OPT-48",
        "which comes first when one event brings both",
        WIN,
    ),
    HouseRule(
        "facedown_person_gender",
        ("counts", "void"),
        "CL-OPT-49",
        "whether a person's gender counts while the character is face down",
        PEOPLE,
    ),
    HouseRule(
        "wipeout_counts_lost",
        ("yes", "no"),
        "CL-OPT-50",
        "whether players who lost count as wiped out",
        WIN,
    ),
    HouseRule(
        "declare_order",
        ("last_actor_last", "last_actor_first"),
        "CL-OPT-51",
        "where asking starts when several may declare",
        WIN,
    ),
    HouseRule(
        "death_mission",
        ("before_rescue", "after_rescue"),
        "CL-OPT-52",
        "whether a mission fulfilled by dying comes before a rescue",
        WIN,
    ),
    HouseRule(
        "liujie_steal",
        ("before_reaction", "after_reaction"),
        "CL-OPT-53",
        "when 六姐 draws from the player she probed",
        PEOPLE,
    ),
    HouseRule(
        "laogui_rest",
        ("stay", "to_recipient", "discard"),
        "CL-OPT-54",
        "what becomes of the cards of 老鬼 that were not picked",
        PEOPLE,
    ),
    HouseRule(
        "truefalse_checkpoint",
        ("on", "off"),
        "CL-OPT-55",
        "whether others may act between the picks of 真偽莫辨",
        CARDS,
    ),
)

# CL-OPT-45 is only another name for CL-OPT-21
ALIASES = {"auto_declare": ("win_trigger", {"off": "declare", "on": "automatic"})}

LITE = {
    "bureau_name": "軍情處",
    "lurker_start_face": "owner_choice",
    "draw_phase": "may_draw_2",
    "no_card_loss": "immediate",
    "lock_target": "intelligence",
    "lock_timing": "with_intel",
    "lure_turn": "own_turn_only",
    "lure_targets": "others_only",
    "intercept_turn": "any_turn",
    "intercept_destination": "hand",
    "return_effect": "to_sender",
    "decode_on_text": "face_down_only",
    "decode_own": "others_only",
    "probe_destination": "discard_pile",
    "win_trigger": "automatic",
}

PRESETS: dict[str, dict[str, str]] = {"classic": {}, "classic-lite": LITE}
