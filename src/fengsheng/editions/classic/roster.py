"""The eighteen characters, in the order of the rulebook (CL-COMP-03), and those that a house adds."""

from __future__ import annotations

from ...core.skill import Character
from .characters.ashi import ASHI
from .characters.beileimao import BEILEIMAO
from .characters.chuzhang import CHUZHANG
from .characters.dameinv import DAMEINV
from .characters.daofeng import DAOFENG
from .characters.emeifeng import EMEIFENG
from .characters.heimeigui import HEIMEIGUI
from .characters.laogui import LAOGUI
from .characters.laojin import LAOJIN
from .characters.laoqiang import LAOQIANG
from .characters.liujie import LIUJIE
from .characters.mengmianren import MENGMIANREN
from .characters.qibai import QIBAI
from .characters.shanling import SHANLING
from .characters.shashou import SHASHOU
from .characters.xiaobai import XIAOBAI
from .characters.xiaomage import XIAOMAGE
from .characters.yidianyuan import YIDIANYUAN

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
