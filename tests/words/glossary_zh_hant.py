"""What 繁體中文 never says."""

from __future__ import annotations

from tests.words.glossary import Glossary, Never
from tests.words.glossary_zh import FORMS, GAME, LATIN, PUNCTUATION

NEVER = (
    # The game.
    Never("新版|舊版", "經典版、諜戰篇", frozenset({"web-replay-only-events"})),  # there: an older program
    Never("[這一本]場|[這一本]盤", "一局、牌局"),
    Never(
        "(?<!輸掉)(?<!移出)遊戲(?!.{0,4}結束)",
        "一局、牌局",
        frozenset({"web-about-what", "web-about-unofficial", "web-about-own"}),
    ),
    Never("隊伍|陣營牌", "陣營、身份牌"),
    Never("紅方|藍方", "陣營", frozenset({"web-landing-goal-red", "web-landing-goal-blue"})),
    Never("特務機關", "特工機關", frozenset({"character-feiyuanlongchuan-full"})),  # printed
    Never("中立|路人", "打醬油、神秘人"),
    Never("身分", "身份"),
    Never("秘密任務", "機密任務"),
    Never("人物|武將|明將|暗置", "角色"),
    Never("潛伏角色", "隱藏角色", edition="spywar"),
    Never("隱藏", "潛伏角色、蓋伏", edition="classic"),
    Never(
        "隱藏(?!角色)",
        "蓋伏",
        frozenset({"sw-class-lurking", "web-table-lurking-spywar", "web-character-hidden-spywar"}),
    ),
    Never("未翻開|蓋回去|重新蓋伏|亮出角色", "蓋伏、翻開"),
    Never("蓋著|亮著", "面朝下、面朝上"),
    Never("展示", "亮出", frozenset({"CL-TERM-10"})),  # there: what is printed
    Never("能力", "技能"),
    Never(r"使用了?(卡牌和|手牌和|任何卡牌和)?(技能|\{skill\})", "發動"),
    Never("打出|用掉", "使用"),
    Never("法術|錦囊", "功能牌"),
    Never("[份封]情報|訊息|電文|假情報", "一張情報", frozenset({"CL-TERM-09"})),  # there: what is printed
    Never("黑情報|若黑", "帶黑色的情報"),
    Never("手上的情報", "面前的情報"),
    Never("手裡的牌", "手牌"),
    Never("抽牌堆", "牌庫"),
    Never("(?<!棄)牌堆", "牌庫", edition="classic"),
    Never("牌庫", "牌堆", edition="spywar"),  # printed
    Never("丟|棄置", "棄掉"),
    Never("摸", "抽", edition="classic"),
    Never("(?<!隨機)抽(?!到)", "摸", edition="spywar"),
    Never("暗抽|偷(?!天)", "隨機抽"),
    Never("燒(?!毀)", "燒毀"),
    Never("發出|送出|送給", "傳出", keys=GAME),
    Never("接下(?!來)|接受|拒收|拒絕", "收下、不收"),
    Never("(?<![看找])得到|拿到", "獲得", frozenset({"web-table-choose-hint"})),  # there: characters
    Never("獲得(?!.*手牌)", "接收", edition="spywar"),
    Never("鎖死", "鎖定"),
    Never("非收不可|要嘛", "必須收下"),
    Never("作廢", "無效"),
    Never("成功了", "生效", keys=GAME),
    Never("響應|連鎖", "回應"),
    Never("後發先至", "逐一結算", edition="spywar"),
    Never("處理", "結算"),
    Never("被禁(?!閉)", "受禁閉"),
    Never("正在死去|瀕臨死亡|掛了", "瀕死、死亡"),
    Never("出自.{0,10}之手", "死於…之手"),
    Never("淘汰", "出局"),
    Never("無人在場", "全滅"),
    Never("宣布|宣佈", "宣告"),
    Never("獨自獲勝|帶上|一起獲勝", "單獨獲勝、一同獲勝"),
    Never("上家|下家|鄰座", "左邊、右邊"),
    # Turn, questions, answers.
    Never("第.{0,5}輪|這一輪|本輪", "回合"),
    Never("到達", "傳到"),
    Never("放過", "略過"),
    Never("紙條|(?<!按)鈕", "選項、按鈕"),
    Never("到此為止", "就這些"),
    Never("為何", "為什麼"),
    Never("(?<!分)鐘", "計時"),
    # Table and people.
    Never("房間|房主|主人", "牌桌、桌主"),
    Never("用戶", "玩家"),
    Never("名字|暱稱", "代號"),
    Never("機器人|人機", "電腦"),
    Never("守成|國手", "惜牌、名家"),
    Never("旁觀|旁邊看|身後", "觀戰"),
    Never("規則選項", "房規"),
    Never("(?<!老)站長", "管理員"),
    Never("踢", "請出"),
    Never("排位|休閒|積分|天梯|匹配", "計分、友誼、評分、排行、找一局"),
    Never("這張桌子|那張桌子", "這一桌"),
    Never(
        "性別不明|男女皆是|男女皆可", "亦男亦女、無性別", frozenset({"web-gender-both"})
    ),  # there: a person
    # Learning and looking back.
    Never("老師|關卡|教程|助手", "老站長、課、教練"),
    Never("說明書|FAQ", "規則書、裁定"),
    Never("(?<!收)回放|錄影|錄像", "重播"),
    Never("眼睛", "視角"),
    Never("解析|診斷|懷疑度|關鍵點|拐點|爛牌", "覆盤分析、嫌疑、轉折、失著"),
    # The words of the other place.
    Never("默認|設置", "預設、設定"),
    Never("服務器|鏈接|文件|軟件|程序|視頻|屏幕", "伺服器、連結、檔案、軟體、程式"),
    Never("網絡|連接|加載", "網路、連線、載入"),
    Never("保存|發送", "儲存、存檔、送出"),
    Never("菜單|空格|列表|搜索|粘貼", "選單、空白鍵、清單、搜尋、貼上"),
    Never("數據|信息|哈希", "資料、資訊、雜湊"),
    Never("終端(?!機)|運行", "終端機、執行"),
    Never("屏蔽|舉報|托管|託管", "靜音、檢舉、電腦代打"),
    Never("記錄", "紀錄"),
    # Said, not translated.
    Never("(?<!在)進行(?!中)|作出", "one verb"),
    Never("的話[，；]", "若…，"),
    Never("(?<![第十])二[張位個種次]", "兩"),
    Never(
        r"[\d}一兩三四五這那] ?[份件](?!事)",
        "張",
        frozenset({"web-tagline-1", "web-replay-missing"}),
    ),
    Never("[“”‘’\"']", "「」『』"),
)

GLOSSARY = Glossary(NEVER + PUNCTUATION, FORMS, LATIN | {"QR"})
