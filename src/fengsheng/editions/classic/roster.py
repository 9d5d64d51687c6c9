"""The eighteen characters, in the order of the rulebook (CL-COMP-03)."""

from __future__ import annotations

from ...core.skill import FEMALE, MALE, Character

# CL-CHAR-LAOGUI-0, CL-CHAR-YIDIANYUAN-0 … : who lurks, and which gender is printed
ROSTER: tuple[Character, ...] = (
    Character("laogui", "老鬼", True, FEMALE),
    Character("yidianyuan", "譯電員", True, FEMALE),
    Character("laoqiang", "老槍", True, MALE),
    Character("shanling", "閃靈", True, FEMALE),
    Character("heimeigui", "黑玫瑰", True, FEMALE),
    Character("emeifeng", "峨嵋風", True, MALE),
    Character("laojin", "老金", True, MALE),
    Character("chuzhang", "情報處長", False, MALE),
    Character("shashou", "職業殺手", False, MALE),
    Character("mengmianren", "服蒙面人", False, MALE),
    Character("qibai", "柒佰", False, MALE),
    Character("daofeng", "刀鋒", False, MALE),
    Character("dameinv", "大美女", False, FEMALE),
    Character("liujie", "六姐", False, FEMALE),
    Character("xiaomage", "小馬哥", False, MALE),
    Character("ashi", "怪盜阿十", False, MALE),
    Character("beileimao", "貝雷帽", False, MALE),
    Character("xiaobai", "小白", False, MALE | FEMALE),
)
