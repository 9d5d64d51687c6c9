"""The characters of the base set, in alphabetical order of their pinyin (SW-SETUP-08)."""

from __future__ import annotations

from ...core.skill import FEMALE, MALE, Character
from .characters.duanmujing import DUANMUJING
from .characters.hanmei import HANMEI
from .characters.laohan import LAOHAN
from .characters.liningyu import LININGYU
from .characters.shaoxiu import SHAOXIU

ROSTER: tuple[Character, ...] = (
    Character("afuluola", "阿芙罗拉", True, FEMALE),
    Character("baicanglang", "白沧浪", False, MALE),
    Character("baifeifei", "白菲菲", False, FEMALE),
    Character("baikunshan", "白昆山", True, MALE),
    Character("baixiaonian", "白小年", False, MALE),
    Character("chengxiaodie", "程小蝶", False, MALE),
    DUANMUJING,
    Character("feiyuanlongchuan", "肥原龙川", False, MALE),
    Character("guijiao", "鬼脚", False, MALE),
    Character("guxiaomeng", "顾小梦", True, FEMALE),
    Character("guxiaomeng_sp", "顾小梦（SP）", False, FEMALE),
    HANMEI,
    Character("huangjiren", "黄济仁", True, MALE),
    Character("jinshenghuo", "金生火", False, MALE),
    Character("laobie", "老鳖", False, MALE),
    LAOHAN,
    Character("lianyuan", "连鸢", True, FEMALE),
    LININGYU,
    Character("liningyu_sp", "李宁玉（SP）", False, FEMALE),
    Character("lixing", "李醒", True, MALE),
    Character("maobuba", "毛不拔", False, MALE),
    Character("mohongshuang_sp", "墨红霜（SP）", True, FEMALE),
    Character("peiling", "裴玲", False, FEMALE),
    Character("shangyu", "商玉", True, FEMALE),
    SHAOXIU,
    Character("wangfugui", "王富贵", False, MALE),
    Character("wangkui", "王魁", False, MALE),
    Character("wangtianxiang", "王田香", False, MALE),
    Character("wuzhiguo", "吴志国", False, MALE),
    Character("xiaojiu", "小九", True, MALE),
    Character("xuanqingzi", "玄青子", False, MALE),
    Character("zhangyiting", "张一挺", False, MALE),
    Character("zhengwenxian", "鄭文先", True, MALE),
)

# Not dealt unless asked for: her skills speak of the people at the table (SW-RULING-27).
SPECIAL = ("mohongshuang_sp",)

BLANK = "无名"


def blanks(count: int) -> tuple[Character, ...]:
    """People without skills or gender, for positions in which characters do not matter."""
    return tuple(Character(f"blank{i}", BLANK, False, 0) for i in range(count))
