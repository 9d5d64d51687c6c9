"""The characters of the base set, in alphabetical order of their pinyin (SW-SETUP-08), and those that a
house adds."""

from __future__ import annotations

from ...core.skill import Character
from .characters.afuluola import AFULUOLA
from .characters.baicanglang import BAICANGLANG
from .characters.baifeifei import BAIFEIFEI
from .characters.baikunshan import BAIKUNSHAN
from .characters.baixiaonian import BAIXIAONIAN
from .characters.chengxiaodie import CHENGXIAODIE
from .characters.duanmujing import DUANMUJING
from .characters.feiyuanlongchuan import FEIYUANLONGCHUAN
from .characters.guijiao import GUIJIAO
from .characters.guxiaomeng import GUXIAOMENG
from .characters.guxiaomeng_sp import GUXIAOMENG_SP
from .characters.hanmei import HANMEI
from .characters.huangjiren import HUANGJIREN
from .characters.jinshenghuo import JINSHENGHUO
from .characters.laobie import LAOBIE
from .characters.laohan import LAOHAN
from .characters.lianyuan import LIANYUAN
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

PUBLISHED: tuple[Character, ...] = (
    AFULUOLA,
    BAICANGLANG,
    BAIFEIFEI,
    BAIKUNSHAN,
    BAIXIAONIAN,
    CHENGXIAODIE,
    DUANMUJING,
    FEIYUANLONGCHUAN,
    GUIJIAO,
    GUXIAOMENG,
    GUXIAOMENG_SP,
    HANMEI,
    HUANGJIREN,
    JINSHENGHUO,
    LAOBIE,
    LAOHAN,
    LIANYUAN,
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

# Not in any box: they can be given by name, and are dealt only where the table says so.
HOME_MADE: tuple[Character, ...] = (
    # `make character` writes here
)

ROSTER: tuple[Character, ...] = (*PUBLISHED, *HOME_MADE)

# Not dealt unless asked for: her skills speak of the people at the table (SW-RULING-27).
SPECIAL = ("mohongshuang_sp",)
