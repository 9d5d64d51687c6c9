"""What `make character` writes, an edition at a time: a character that runs, and a scenario that is red.

The skill of the template is a real one, of the most common sort: something happens, its owner may draw a
card. Only its `concerns` says that it never concerns anybody, and that is what the scenario complains about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans")
UNWRITTEN: Final = {"en": "Not written yet.", "zh-Hant": "尚未寫成。", "zh-Hans": "尚未写成。"}
UNNAMED: Final = {"en": "Unnamed", "zh-Hant": "無題", "zh-Hans": "无题"}


@dataclass(frozen=True)
class Template:
    """What a new character of one edition begins with."""

    prefix: str  # of the edition's rule IDs
    cites: str  # a rule of the catalogue that the first scenario of an invented character shows
    character: str
    scenario: str
    words: tuple[tuple[str, str, str], ...]  # file, key, and what it says to begin with


CLASSIC = Template(
    prefix="CL",
    cites="CL-RULING-161",
    character='''"""{title}: open, male."""

from __future__ import annotations

from fengsheng.core.face import RED
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw
from fengsheng.core.skill import MALE, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, Collect


class FirstSkill(Trigger):
    """The card's text, in our own words."""

    when = ("gained_sent",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Whether the owner is asked: on facts that everybody can see."""
        return False

    def resolve(self, s: State, f: Frame) -> None:
        """What it does."""
        draw(s, f.by, 1, self.rule, "CL-DRAW-01")


{constant} = Character(
    "{name}",
    "{title}",
    MALE,
    skills=(FirstSkill(),),
    mission=Collect(RED, 3),{own_rule}
)
''',
    scenario="""title: {shown}, who sent what another player gains, draws a card
rules: {cites}

甲: character {title}; hand 鎖定/red, 試探/red/潛伏戰線抽2
deck: 識破/black

play:
甲: send 鎖定/red to 乙
乙: accept
asked 甲 gained_sent
甲: skill {title} 1
asked 甲 play
expect 甲 hand 試探/red/潛伏戰線抽2, 識破/black
""",
    words=(
        ("characters.ftl", "character-{name}", "title"),
        ("characters.ftl", "character-{name}-full", "title"),
        ("skill_names.ftl", "skill-name-{name}-1", "unnamed"),
        ("characters.ftl", "skill-{name}-1", "unwritten"),
        ("characters.ftl", "mission-{name}", "unwritten"),
        ("effects.ftl", "effect-skill-{name}-1", "unwritten"),
    ),
)

SPYWAR = Template(
    prefix="SW",
    cites="SW-RECV-04",
    character='''"""{title}: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, draws


class FirstSkill(Answer):
    """The printed name, and the card's text in our own words."""

    when = ("received",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Whether the owner is asked: on facts that everybody can see."""
        return False

    def resolve(self, s: State, f: Frame) -> None:
        """What it does."""
        draws(s, f.by, 1, self)


{constant} = Character(
    "{name}",
    "{title}",
    MALE,
    skills=(FirstSkill(),),{own_rule}
)
''',
    scenario="""title: {shown} draws a card after receiving intelligence
rules: {cites}
edition: spywar
phase: pass

甲: hand 威逼/black/→, 试探/red/→/特工机关抽
乙: character {title}; hand none
deck: 平衡/red/→/锁

play:
甲: send 威逼/black/→
乙: accept
asked 乙 trigger
offered only 乙: pass, skill {title} 1
乙: skill {title} 1
expect 乙 intel 威逼/black/→
expect event draw by 乙 count 1 rule {rule}-1 cards 平衡/red/→/锁
""",
    words=(
        ("spywar_characters.ftl", "character-{name}", "title"),
        ("spywar_characters.ftl", "character-{name}-full", "title"),
        ("spywar_characters.ftl", "skill-name-{name}-1", "unnamed"),
        ("spywar_characters.ftl", "skill-{name}-1", "unwritten"),
        ("spywar_choices.ftl", "effect-skill-{name}-1", "unwritten"),
    ),
)

TEMPLATES: Final = {"classic": CLASSIC, "spywar": SPYWAR}
