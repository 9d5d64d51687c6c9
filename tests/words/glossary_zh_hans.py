"""What 简体中文 never says."""

from __future__ import annotations

from tests.words.glossary import Glossary, Never
from tests.words.glossary_zh import FORMS, GAME, LATIN, PUNCTUATION

NEVER = (
    # The game.
    Never("新版|旧版", "经典版、谍战篇", frozenset({"web-replay-only-events"})),  # there: an older program
    Never("[这一本]场|[这一本]盘", "一局、牌局"),
    Never(
        "(?<!输掉)(?<!移出)游戏(?!.{0,4}结束)",
        "一局、牌局",
        frozenset({"web-about-what", "web-about-unofficial", "web-about-own"}),
    ),
    Never("队伍|阵营牌", "阵营、身份牌"),
    Never("红方|蓝方", "阵营", frozenset({"web-landing-goal-red", "web-landing-goal-blue"})),
    Never("特务机关", "特工机关", frozenset({"character-feiyuanlongchuan-full"})),  # printed
    Never("中立|路人", "打酱油、神秘人"),
    Never("身分", "身份"),
    Never("秘密任务", "机密任务"),
    Never("人物|武将|明将|暗置", "角色"),
    Never("潜伏角色", "隐藏角色", edition="spywar"),
    Never("隐藏", "潜伏角色、盖伏", edition="classic"),
    Never(
        "隐藏(?!角色)",
        "盖伏",
        frozenset({"sw-class-lurking", "web-table-lurking-spywar", "web-character-hidden-spywar"}),
    ),
    Never("未翻开|盖回去|重新盖伏|亮出角色", "盖伏、翻开"),
    Never("盖着|亮着", "面朝下、面朝上"),
    Never("展示", "亮出", frozenset({"CL-TERM-10"})),  # there: what is printed
    Never("能力", "技能"),
    Never(r"使用了?(卡牌和|手牌和|任何卡牌和)?(技能|\{skill\})", "发动"),
    Never("打出|用掉", "使用"),
    Never("法术|锦囊", "功能牌"),
    Never("[份封]情报|讯息|电文|假情报", "一张情报", frozenset({"CL-TERM-09"})),  # there: what is printed
    Never("黑情报|若黑", "带黑色的情报"),
    Never("手上的情报", "面前的情报"),
    Never("手里的牌", "手牌"),
    Never("抽牌堆", "牌库"),
    Never("(?<!弃)牌堆", "牌库", edition="classic"),
    Never("牌库", "牌堆", edition="spywar"),  # printed
    Never("丢|弃置", "弃掉"),
    Never("摸", "抽", edition="classic"),
    Never("(?<!随机)抽(?!到)", "摸", edition="spywar"),
    Never("暗抽|偷(?!天)", "随机抽"),
    Never("烧(?!毁)", "烧毁"),
    Never("发出|送出|送给", "传出", keys=GAME),
    Never("接下(?!来)|接受|拒收|拒绝", "收下、不收"),
    Never("(?<![看找])得到|拿到", "获得", frozenset({"web-table-choose-hint"})),  # there: characters
    Never("获得(?!.*手牌)", "接收", edition="spywar"),
    Never("锁死", "锁定"),
    Never("非收不可|要嘛", "必须收下"),
    Never("作废", "无效"),
    Never("成功了", "生效", keys=GAME),
    Never("响应|连锁", "回应"),
    Never("后发先至", "逐一结算", edition="spywar"),
    Never("处理", "结算"),
    Never("被禁(?!闭)", "受禁闭"),
    Never("正在死去|濒临死亡|挂了", "濒死、死亡"),
    Never("出自.{0,10}之手", "死于…之手"),
    Never("淘汰", "出局"),
    Never("无人在场", "全灭"),
    Never("宣布", "宣告"),
    Never("独自获胜|带上|一起获胜", "单独获胜、一同获胜"),
    Never("上家|下家|邻座", "左边、右边"),
    # Turn, questions, answers.
    Never("第.{0,5}轮|这一轮|本轮", "回合"),
    Never("到达", "传到"),
    Never("放过", "略过"),
    Never("纸条|(?<!按)钮", "选项、按钮"),
    Never("到此为止", "就这些"),
    Never("为何", "为什么"),
    Never("(?<!分)钟", "计时"),
    # Table and people.
    Never("房间|房主|主人", "牌桌、桌主"),
    Never("用户", "玩家"),
    Never("名字|昵称", "代号"),
    Never("机器人|人机", "电脑"),
    Never("守成|国手", "惜牌、名家"),
    Never("旁观|旁边看|身后", "观战"),
    Never("规则选项", "房规"),
    Never("(?<!老)站长", "管理员"),
    Never("踢", "请出"),
    Never("排位|休闲|积分|天梯|匹配", "计分、友谊、评分、排行、找一局"),
    Never("这张桌子|那张桌子", "这一桌"),
    Never(
        "性别不明|男女皆是|男女皆可", "亦男亦女、无性别", frozenset({"web-gender-both"})
    ),  # there: a person
    # Learning and looking back.
    Never("老师|关卡|教程|助手", "老站长、课、教练"),
    Never("说明书|FAQ", "规则书、裁定"),
    Never("重播|录影|录像", "回放"),
    Never("眼睛", "视角"),
    Never("解析|诊断|怀疑度|关键点|拐点|烂牌", "复盘分析、嫌疑、转折、失着"),
    # The words of the other place.
    Never("预设|设定", "默认、设置"),
    Never("伺服器|连结|档案|软体|程式|萤幕", "服务器、链接、文件、软件、程序"),
    Never("网路|连线|载入", "网络、连接、加载"),
    Never("储存", "保存"),
    Never("送出", "发送", keys="^web-"),
    Never("选单|空白键|清单|搜寻|贴上|位址", "菜单、空格键、列表、搜索、粘贴、地址"),
    Never("资料|资讯|杂凑|讯息", "数据、信息、哈希"),
    Never("终端机|执行", "终端、运行"),
    Never("静音|检举|代打", "屏蔽、举报、托管"),
    Never("纪录|关键字", "记录、关键词"),
    # Said, not translated.
    Never("(?<!在)进行(?!中)|作出", "one verb"),
    Never("的话[，；]", "若…，"),
    Never("(?<![第十])二[张位个种次]", "两"),
    Never(
        r"[\d}一两三四五这那] ?[份件](?!事)",
        "张",
        frozenset({"web-tagline-1", "web-replay-missing"}),
    ),
    Never("[「」『』\"']", "“”‘’"),
)

GLOSSARY = Glossary(NEVER + PUNCTUATION, FORMS, LATIN)
