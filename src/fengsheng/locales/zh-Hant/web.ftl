# The pages of the browser client: common words, landing, lobby, rulebook, replays, about.
# Keys begin with web-. The table has web-table.ftl; cards, end and replay have web-pages.ftl.

## Common

web-title = 風聲
web-close = 關閉
web-cancel = 取消
web-save = 儲存
web-yes = 是
web-no = 否
web-home = 回首頁
web-reload = 重新載入
web-watch = 觀戰
web-you = 你
web-nobody = 沒有人
web-dot = ·
web-list = 、
web-nav = 導覽
web-language = 語言
web-page-failed = 這一頁沒有載入成功。請檢查網路，再試一次。
web-lost-title = 查無此頁
web-lost-text = 這個網址沒有內容。桌號是六個英文字母，可以在首頁輸入。
web-reconnecting = 連線中斷，正在重新連線。你的座位還在。
web-reconnect-now = 立刻重連
web-clock-left = 還剩 { $seconds } 秒
web-clock-none = 不計時

## Errors

web-error-other = 沒有成功，請再試一次。
web-error-offline = 連不上伺服器。請檢查網路，再試一次。
web-error-no-table = 沒有這張桌。可能桌號打錯了，也可能已經散桌。
web-error-bad-name = 這個代號不能用：要一到十六個字，不能有看不見的字元，也不能混用不同的字母（中文和拉丁字母可以一起用）。
web-error-name-taken = 這一桌已經有人用這個代號，或看起來一樣的代號，請換一個。
web-error-table-full = 座位滿了，而且這一桌現在不能觀戰。
web-error-kicked = 桌主把你請出了這一桌。
web-error-barred = 有人從你這邊的網路被請出了這一桌。半小時後，或桌主重新放行後，這邊的其他人才能進來。
web-error-no-pause = 這一局的暫停時間用完了：合計 30 分鐘。
web-error-left = 你已經離開這一桌。
web-error-too-fast = 太快了，等一下再試。
web-error-too-many = 伺服器滿了，請晚點再來。
web-error-busy = 這一桌正忙，請再試一次。
web-error-not-owner = 只有桌主可以這樣做。
web-error-not-now = 現在不能這樣做。
web-error-seat-taken = 那個座位有人了。
web-error-bad-settings = 這樣的設定開不了桌，請檢查。
web-error-bad-deal = 禁用的角色太多，不夠發給所有人。
web-error-bad-text = 這句話送不出去：是空的，或有無法顯示的字元。
web-error-moved = 這一桌正換到另一部伺服器，馬上就回來。
web-error-not-saved = 伺服器現在無法存檔，剛才的操作沒有生效。
web-error-no-space = 伺服器的存檔空間滿了，暫時不能開新桌或開新局。
web-error-protocol = 伺服器更新了，請重新載入這一頁。
web-error-not-alone = 「即時」只適合一個人和電腦玩。請換一種節奏再開始。
web-error-not-seated = 有座位的玩家才能這樣做。
web-error-no-seat = 沒有這個座位。
web-error-no-guest = 這個人已經不在這一桌了。
web-error-paused = 牌局暫停中。
web-error-stale-prompt = 這件事已經過去了。
web-error-not-asked = 還沒輪到你。
web-error-already-answered = 你已經選好了。
web-error-illegal-action = 沒有這個選項。
web-error-conceded = 你已經認輸，電腦會代打到終局。
web-error-nothing-to-explain = 這個沒有什麼可以說明的。
web-error-no-line = 這句話已經不在了。
web-error-unknown-edition = 這個伺服器沒有這個版本。
web-error-unknown-option = 這個伺服器沒有這條房規。
web-error-bad-option-value = 這條房規沒有這個選項。
web-error-bad-seats = 這個版本不能這麼多人玩。
web-error-unknown-bot = 這個伺服器沒有這種電腦。
web-error-bad-setup = 這樣的一局開不成，請檢查設定。
web-error-bad-json = 伺服器看不懂這一頁送出的內容，請重新載入。
web-error-bad-message = 伺服器看不懂這一頁送出的內容，請重新載入。
web-error-bad-token = 伺服器不認得這個瀏覽器，請重新載入這一頁。
web-error-server-error = 伺服器出了錯，請再試一次。
web-error-no-lesson = 沒有這一課。
web-error-no-ruling = 沒有這條裁定。
web-error-no-trial = 沒有這樣可以試打的局面。
web-error-lesson-step = 這一步不能這樣做。

## Editions, bots, paces

web-edition = 版本
web-edition-classic = 經典版
web-edition-classic-lite = 經典版簡易規則
web-edition-spywar = 諜戰篇
web-edition-short-classic = 經典
web-edition-short-classic-lite = 簡易
web-edition-short-spywar = 諜戰篇
web-edition-about-classic = 三到九人。密電、直達、文本三種傳法，回應後發先至，十八個角色各有機密任務。
web-edition-about-classic-lite = 同一副牌，規則從簡：卡牌效果更直接，第一次玩從這裡開始。
web-edition-about-spywar = 四到八人。雙色情報，箭頭傳遞，爭奪階段，瀕死可救。
web-bots = 電腦
web-bot-newcomer = 新手
web-bot-club = 牌友
web-bot-expert = 高手
web-bot-master = 名家
web-bot-novice = 牌友
web-bot-neural = 自學
web-bot-random = 隨機
web-bot-holder = 惜牌
web-bot-about-newcomer = 懂規則，但常常出錯，人人都是這樣開始的：適合頭幾局。
web-bot-about-club = 照常理為自己的目標打牌，多數牌桌都適合。
web-bot-about-expert = 從大家的舉動看出誰是誰，不浪費一張牌，適合熟悉規則的玩家。
web-bot-about-master = 高手再加深思：趁別人想的時候，先在心裡試過最好的幾手才出。
web-bot-about-novice = 照常理為自己的目標打牌，多數牌桌都適合。
web-bot-about-neural = 沒人教它該看重什麼，全從大量牌局中學來：招數出人意料。
web-bot-about-random = 隨便選一個合規則的動作，只適合試玩。
web-bot-about-holder = 留著手牌，幾乎總是略過：牌局又長又安靜。
web-bot-rating = 實測評分 { $rating }（± { $unsure }）。
web-bot-of-kind = 電腦·{ $kind }
web-pace = 節奏
web-pace-calm = 從容
web-pace-normal = 一般
web-pace-quick = 快
web-pace-instant = 即時
web-pace-about-calm = 問大家的事停 3 秒。要想的人，回應有 60 秒，決定有 120 秒。適合第一次玩、邊聊邊打。
web-pace-about-normal = 問大家的事停 1.5 秒。要想的人，回應有 20 秒，決定有 45 秒。
web-pace-about-quick = 問大家的事停 0.8 秒。要想的人，回應有 10 秒，決定有 20 秒。適合老手。
web-pace-about-instant = 一個人和電腦玩才能選：電腦立刻出手，輪到你就一直等你。

## Landing

web-telegram = 電報
web-urgent = 急　電
web-postmark = FENGSHENG · 7364 · 5116 · 風聲電報局 ·
web-name = 代號
web-codenames = 青鳥、夜鷹、白鴿、渡鴉、秋白、聽雨、小滿、松風、老周、竹影、燕子、寒蟬
web-seats = 人數
web-quick-play = 立即開局
web-quick-play-with = 你和 { $bots } 個電腦
web-or-friends = 或者，和朋友
web-create-table = 開一桌
web-create = 開桌
web-join-code = 桌號（六個字母），也可以貼上連結
web-join = 加入
web-landing-note = 空位由電腦補上。免安裝，免註冊，把連結傳給朋友就行。
web-tagline-1 = 一份密電正在桌上傳遞。
web-tagline-2 = 誰敢收，誰是自己人？
web-first-time = 第一次玩？
web-first-time-text = 五分鐘，邊打邊學
web-learn-before = 先學：五分鐘，邊打邊學
web-landing-goal-red = 紅方收三張紅
web-landing-goal-blue = 藍方收三張藍
web-landing-goal-black = 三張黑，死亡
web-rulebook = 規則書
web-replays = 重播
web-public = 公開桌
web-public-none = 現在沒有公開桌。開一桌並選「公開」，別人就看得到。
web-public-table = { $owner }的牌桌
web-public-shut = 不開放觀戰
web-seats-taken = { $people }／{ $seats } 人
web-about-short = 關於·非官方作品
web-unfinished = 有一局還沒打完
web-unfinished-lobby = 有一桌在等你
web-unfinished-back = 回去
web-code = 桌號
web-turn-number = 第 { $n } 回合
web-your-move = 輪到你

## Settings

web-set-public = 公開
web-set-public-about = 出現在公開桌清單裡
web-set-clock = 也要計時
web-set-clock-about = 一個人和電腦玩，想多久都行。打開它，就和真人同桌一樣計時。
web-set-relaxed = 輕鬆桌
web-set-relaxed-about = 誰有得選就等誰，所以全桌看得出誰有得選。
web-set-relaxed-public = 公開桌不能選輕鬆桌。
web-set-spectators = 開放觀戰
web-set-spectators-about = 沒有座位的人可以觀戰
web-set-random = 抽籤排座
web-set-random-about = 開局時抽籤決定座位
web-house-rules = 房規
web-house-changed = { $n } 條房規與預設不同
web-house-unchanged = 全部照這個版本的預設
web-house-mark = 已改
web-house-usual = （預設）
web-house-reset = 全部恢復預設
web-banned = 禁用角色
web-banned-none = 沒有
web-banned-some = { $n } 個
web-banned-about = 勾選的角色不會發出來。
web-house-search = 搜尋房規
web-house-group-deal = 發牌與準備
web-house-group-people = 角色與玩家
web-house-group-turn = 回合
web-house-group-cards = 功能牌
web-house-group-death = 瀕死與救援
web-house-group-win = 勝負
web-house-none = 沒有這樣的房規。

## The doorstep

web-door-title = 桌號 { $code }
web-door-text = 用什麼代號上桌？
web-door-enter = 上桌
web-closed-title = 桌號 { $code }

## Lobby

web-lobby-title = 桌號 { $code }·風聲
web-leave = 離開
web-invite = 邀請別人上桌
web-qr = 這一桌的 QR 碼
web-copy-link = 複製連結
web-link-near = 給連到同一個網路的手機。
web-link-here = 只有這台電腦能開：沒有找到別的位址。
web-copied = 連結已複製
web-share = 分享
web-share-text = 來玩風聲，桌號 { $code }
web-fair = 洗牌封條
web-fair-about = 這是下一局洗牌種子的 SHA-256。開局前先公布，結束後公布種子，誰都可以驗證牌沒有動過手腳。
web-seats-order = 座位，照回合順序
web-seat-open = 空位
web-seat-open-about = 開局時由電腦補上
web-sit = 坐這裡
web-stand = 起身觀戰
web-swap = 換座位
web-swap-waiting = 等對方答應
web-swap-yes = { $name }想換座位，答應
web-here = 已就座
web-away = 離線
web-owner = 桌主
web-bot-here = 安排電腦
web-bot-away = 移走電腦
web-guest-menu = 管理{ $name }
web-handover = 讓對方當桌主
web-kick = 請出
web-kick-sure = 請出{ $name }？
web-kick-about = 對方會離開，要等你重新放行才能回來。半小時內也不會有新的人從同一個網路進來。
web-sent-away = 已請出：
web-readmit = 讓{ $name }回來
web-shuffle = 抽籤換座
web-start = 開局
web-lobby-owner = { $people } 人就座，隨時可以開局
web-lobby-wait = 等桌主{ $owner }開局
web-lobby-empty = 還有 { $empty } 個空位，開局時由電腦補上
web-lobby-full = 都坐滿了
web-lobby-watching = 你正在觀戰。想玩就坐到空位或電腦的座位
web-lobby-watching-full = 你正在觀戰，座位都有人了。有空位時就能上桌
web-lobby-settings = 這一桌
web-settings-change = 更改設定
web-settings-show = 看全部房規
web-people = 在座
web-watching = 觀戰：
web-chat = 聊天
web-chat-none = 還沒有人說話
web-say = 說點什麼…
web-say-send = 送出
web-profile = 我
web-gender = 性別
web-gender-unsaid = 不說
web-gender-male = 男
web-gender-female = 女
web-gender-both = 男女皆可
web-gender-none = 都不是
web-gender-about = 有些房規與技能看玩家本人的性別，不說也能玩。
web-person-seat = { $n } 號位
web-next-game = 這一桌要開下一局了。
web-next-game-watching = 下一局開始了，你在觀戰。

## Rulebook

web-character-hidden = 潛伏
web-character-open = 公開
web-character-male = 男
web-character-female = 女
web-character-both = 亦男亦女
web-character-none = 無性別
web-mission = 機密任務

## Replays

web-replays-title = 重播·風聲
web-replays-none = 這個瀏覽器還沒有打完的牌局。打完一局，這裡就會有重播。
web-replay-link = 貼上重播連結
web-replay-open = 打開
web-replay-winners = { $names }獲勝
web-people-count = { $n } 人
web-you-won = 你贏了
web-you-lost = 你輸了
web-replay-show-winners = 看誰贏了

## About

web-about-title = 關於風聲
web-about-what = 這是桌上遊戲《風聲》的自由軟體：規則引擎、電腦對手、伺服器與這個網頁。
web-about-unofficial = 非官方作品。本程式與《風聲》的出版者、作者及任何權利人都沒有關係，也未經他們認可；遊戲名稱與商標屬於各自的權利人。
web-about-own = 這裡的圖畫、聲音與文字都是自己創作的，沒有使用實體遊戲的圖文。
web-about-licence = 程式以 MIT 授權釋出。
web-about-private = 你的資料
web-about-private-text = 不需要帳號。這個瀏覽器會記住你的代號、語言、去過的牌桌和一個秘密憑證，用來找回座位；清除網站資料就全部消失。這個網頁不會向其他網站要求任何東西。
web-about-fair = 公平的牌
web-about-fair-text = 每局開始前公布洗牌種子的 SHA-256，結束後公布種子，終局頁會在你的瀏覽器裡重新計算。電腦只看得到自己座位看得到的東西。
web-about-others = 他人的作品
web-about-others-client = 這個網頁裡含有：
web-about-others-server = 伺服器使用這些 Python 套件：
