"""The characters of the base set, in alphabetical order of their pinyin (SW-SETUP-08)."""

from __future__ import annotations

from ...core.skill import FEMALE, MALE, Character
from .characters.duanmujing import DUANMUJING
from .characters.hanmei import HANMEI
from .characters.laohan import LAOHAN
from .characters.liningyu import LININGYU
from .characters.liningyu_sp import LININGYU_SP
from .characters.lixing import LIXING
from .characters.maobuba import MAOBUBA
from .characters.mohongshuang_sp import MOHONGSHUANG_SP
from .characters.peiling import PEILING
from .characters.shangyu import SHANGYU
from .characters.shaoxiu import SHAOXIU
from .characters.wangfugui import WANGFUGUI
from .characters.wangkui import WANGKUI
from .characters.wangtianxiang import WANGTIANXIANG
from .characters.wuzhiguo import WUZHIGUO
from .characters.xiaojiu import XIAOJIU
from .characters.xuanqingzi import XUANQINGZI
from .characters.zhangyiting import ZHANGYITING
from .characters.zhengwenxian import ZHENGWENXIAN

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
    LININGYU_SP,
    LIXING,
    MAOBUBA,
    MOHONGSHUANG_SP,
    PEILING,
    SHANGYU,
    SHAOXIU,
    WANGFUGUI,
    WANGKUI,
    WANGTIANXIANG,
    WUZHIGUO,
    XIAOJIU,
    XUANQINGZI,
    ZHANGYITING,
    ZHENGWENXIAN,
)

# Not dealt unless asked for: her skills speak of the people at the table (SW-RULING-27).
SPECIAL = ("mohongshuang_sp",)

BLANK = "无名"


def blanks(count: int) -> tuple[Character, ...]:
    """People without skills or gender, for positions in which characters do not matter."""
    return tuple(Character(f"blank{i}", BLANK, False, 0) for i in range(count))
