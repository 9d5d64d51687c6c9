"""Who counts as a male or a female (CL-GENDER-01..04)."""

from __future__ import annotations

from fengsheng.core.skill import FEMALE, MALE
from fengsheng.core.state import State


def is_female(s: State, seat: int, face_up: int) -> bool:
    """CL-GENDER-01, CL-RULING-138: a female character or a female person; a seat can be both."""
    return bool(_gender(s, seat, face_up) & FEMALE)


def is_male_character(s: State, seat: int, face_up: int) -> bool:
    """CL-GENDER-03/04, CL-RULING-125: the character alone, and only while it lies face up."""
    return bool(face_up >> seat & 1 and s.rules.characters[s.character[seat]].gender & MALE)


def _gender(s: State, seat: int, face_up: int) -> int:
    shown = bool(face_up >> seat & 1)
    gender = s.rules.characters[s.character[seat]].gender if shown else 0
    options = s.rules.house
    if options["player_gender"] == "use" and (shown or options["facedown_person_gender"] == "counts"):
        gender |= s.gender[seat]  # CL-GENDER-02, CL-RULING-136/137
    return gender
