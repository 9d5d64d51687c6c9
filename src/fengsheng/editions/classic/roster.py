"""The eighteen characters, in the order of the rulebook (CL-COMP-03), and those that a house adds."""

from __future__ import annotations

from fengsheng.core.skill import Character
from fengsheng.editions.classic.characters.ashi import ASHI
from fengsheng.editions.classic.characters.beileimao import BEILEIMAO
from fengsheng.editions.classic.characters.chuzhang import CHUZHANG
from fengsheng.editions.classic.characters.dameinv import DAMEINV
from fengsheng.editions.classic.characters.daofeng import DAOFENG
from fengsheng.editions.classic.characters.emeifeng import EMEIFENG
from fengsheng.editions.classic.characters.heimeigui import HEIMEIGUI
from fengsheng.editions.classic.characters.laogui import LAOGUI
from fengsheng.editions.classic.characters.laojin import LAOJIN
from fengsheng.editions.classic.characters.laoqiang import LAOQIANG
from fengsheng.editions.classic.characters.liujie import LIUJIE
from fengsheng.editions.classic.characters.mengmianren import MENGMIANREN
from fengsheng.editions.classic.characters.qibai import QIBAI
from fengsheng.editions.classic.characters.shanling import SHANLING
from fengsheng.editions.classic.characters.shashou import SHASHOU
from fengsheng.editions.classic.characters.xiaobai import XIAOBAI
from fengsheng.editions.classic.characters.xiaomage import XIAOMAGE
from fengsheng.editions.classic.characters.yidianyuan import YIDIANYUAN

# CL-CHAR-LAOGUI-0, CL-CHAR-YIDIANYUAN-0 … : each file says who lurks and which gender is printed
PUBLISHED: tuple[Character, ...] = (
    LAOGUI,
    YIDIANYUAN,
    LAOQIANG,
    SHANLING,
    HEIMEIGUI,
    EMEIFENG,
    LAOJIN,
    CHUZHANG,
    SHASHOU,
    MENGMIANREN,
    QIBAI,
    DAOFENG,
    DAMEINV,
    LIUJIE,
    XIAOMAGE,
    ASHI,
    BEILEIMAO,
    XIAOBAI,
)

# Not in any box: they can be given by name, and are dealt only where the table says so.
HOME_MADE: tuple[Character, ...] = (
    # `make character` writes here
)

ROSTER: tuple[Character, ...] = (*PUBLISHED, *HOME_MADE)
