"""The characters of the base set, in alphabetical order of their pinyin (SW-SETUP-08), and those that a
house adds."""

from __future__ import annotations

from fengsheng.core.skill import Character
from fengsheng.editions.spywar.characters.afuluola import AFULUOLA
from fengsheng.editions.spywar.characters.baicanglang import BAICANGLANG
from fengsheng.editions.spywar.characters.baifeifei import BAIFEIFEI
from fengsheng.editions.spywar.characters.baikunshan import BAIKUNSHAN
from fengsheng.editions.spywar.characters.baixiaonian import BAIXIAONIAN
from fengsheng.editions.spywar.characters.chengxiaodie import CHENGXIAODIE
from fengsheng.editions.spywar.characters.duanmujing import DUANMUJING
from fengsheng.editions.spywar.characters.feiyuanlongchuan import FEIYUANLONGCHUAN
from fengsheng.editions.spywar.characters.guijiao import GUIJIAO
from fengsheng.editions.spywar.characters.guxiaomeng import GUXIAOMENG
from fengsheng.editions.spywar.characters.guxiaomeng_sp import GUXIAOMENG_SP
from fengsheng.editions.spywar.characters.hanmei import HANMEI
from fengsheng.editions.spywar.characters.huangjiren import HUANGJIREN
from fengsheng.editions.spywar.characters.jinshenghuo import JINSHENGHUO
from fengsheng.editions.spywar.characters.laobie import LAOBIE
from fengsheng.editions.spywar.characters.laohan import LAOHAN
from fengsheng.editions.spywar.characters.lianyuan import LIANYUAN
from fengsheng.editions.spywar.characters.liningyu import LININGYU
from fengsheng.editions.spywar.characters.liningyu_sp import LININGYU_SP
from fengsheng.editions.spywar.characters.lixing import LIXING
from fengsheng.editions.spywar.characters.maobuba import MAOBUBA
from fengsheng.editions.spywar.characters.mohongshuang_sp import MOHONGSHUANG_SP
from fengsheng.editions.spywar.characters.peiling import PEILING
from fengsheng.editions.spywar.characters.shangyu import SHANGYU
from fengsheng.editions.spywar.characters.shaoxiu import SHAOXIU
from fengsheng.editions.spywar.characters.wangfugui import WANGFUGUI
from fengsheng.editions.spywar.characters.wangkui import WANGKUI
from fengsheng.editions.spywar.characters.wangtianxiang import WANGTIANXIANG
from fengsheng.editions.spywar.characters.wuzhiguo import WUZHIGUO
from fengsheng.editions.spywar.characters.xiaojiu import XIAOJIU
from fengsheng.editions.spywar.characters.xuanqingzi import XUANQINGZI
from fengsheng.editions.spywar.characters.zhangyiting import ZHANGYITING
from fengsheng.editions.spywar.characters.zhengwenxian import ZHENGWENXIAN

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
