## The one sentence on a card: at most 24 characters

web-card-lock = 情報傳到被鎖定者時，他必須收下。
web-card-lure = 選一人，這次傳遞跳過他。
web-card-intercept = 別人的回合，獲得傳遞中的情報。
web-card-return = 情報到你面前：改往反方向傳。
web-card-decode = 情報到你面前：看過再決定。
web-card-burn = 燒毀一位玩家的一張黑色情報。
web-card-counter = 一張使用中的牌無效。
web-card-probe-draw = { $identity }：抽兩張牌。其他人說「我是臥底」。
web-card-probe-discard = { $identity }：棄一張牌。其他人說「我是好人」。
web-card-truefalse = 每人隨機獲得一張情報。
web-card-sw-probe = { $draws }：摸一張。{ $discards }：棄一張。
web-card-sw-coerce = 說一種牌：有就交一張，沒有就亮手牌給你看。
web-card-sw-entice = 亮出牌堆頂的牌，放進一人的情報區。
web-card-sw-balance = 雙方棄光手牌，各摸三張。
web-card-sw-clear = 棄掉一人一張帶黑色的情報。
web-card-sw-decipher = 情報到你面前：獨自查看；帶黑色可翻開。
web-card-sw-intercept = 待收情報移到你面前。
web-card-sw-mislead = 待收情報移給持有者左邊或右邊的玩家。
web-card-sw-swap = 用這張牌換掉待收情報。
web-card-hidden = 面朝下的牌

## Identities and characters as they are drawn

web-identity = 身份
web-identity-sealed = 密封的身份牌
web-goal-front = 三張紅色情報，全陣營獲勝
web-goal-bureau = 三張藍色情報，全陣營獲勝
web-goal-soy = 完成機密任務，單獨獲勝
web-goal-qianfu = 三張紅色情報，全陣營獲勝
web-goal-tegong = 三張藍色情報，全陣營獲勝
web-goal-zhenyazhe = 你的回合有人死亡，他的紅藍情報合計至少兩張
web-goal-cuanduozhe = 你的回合有人宣告勝利，由你取代
web-goal-shuangmianjiandie = 你集到三張紅色或三張藍色情報
web-goal-youbianzhe = 有人集到三張紅色或藍色情報，卻沒有宣告勝利
web-goal-xianxingzhe = 死亡時面前有紅色或藍色情報
web-goal-jiaojuzhe = 你的回合結束時，其他人各有至少兩張紅藍情報
web-goal-qingdaofu = 有人死亡，他的紅、藍情報各不超過一張
web-goal-none = 身份牌被拿走了
web-face-down = 蓋伏的角色

## The end of a game

web-analysis = 賽後分析
web-end-over = 第 { $turn } 回合，{ $who }的回合
web-end-over-time = 第 { $turn } 回合，{ $who }的回合·共 { $minutes } 分 { $seconds } 秒
web-end-wins = { $who }獲勝
web-end-nobody = 無人獲勝
web-end-winners =
    { $n ->
        [one] 一人獲勝
       *[other] { $n } 人獲勝
    }
web-end-won = 勝
web-end-won-declared = 勝·宣告
web-end-won-usurped = 勝·篡奪
web-end-robbed = 勝利被奪
web-end-robbed-declared = 宣告·被奪
web-end-declared = { $who }宣告勝利。
web-end-usurped = { $who }宣告勝利，{ $usurper }取而代之。
web-end-you = 你·{ $name }
web-end-bot = 電腦
web-end-bot-for = 電腦代打
web-end-died = 第 { $turn } 回合死亡
web-end-lost = 第 { $turn } 回合出局
web-end-mission = 機密任務：{ $text }
web-end-hand = 手牌
web-end-intel = 情報
web-end-again = 再來一局
web-end-again-note = 同一桌，同一批人
web-end-again-wait = 等桌主再開一局
web-end-again-wait-note = 只有桌主能開
web-end-replay = 看重播
web-end-share = 分享
web-end-shared = 重播連結已複製
web-end-home = 回首頁
web-end-talk = 這一局的聊天
web-end-moments = 關鍵時刻
web-end-turn = 第 { $turn } 回合
web-end-growth = 情報累積的過程
web-end-growth-of = { $colour }：{ $who }最多，{ $n } 張
web-end-growth-none = { $colour }：沒有
web-end-verified = 洗牌驗證無誤
web-end-verified-text = 開局前公布的雜湊，與終局公布的種子相符。
web-end-verified-after = 雜湊與種子相符；但你開局後才入座，沒看到開局前公布的雜湊。
web-end-verifying = 正在驗證洗牌…
web-end-forged = 洗牌驗證不符
web-end-forged-text = 種子的雜湊與開局前公布的不同。請保留重播檔案。
web-end-rule = 規則 { $rule }
web-end-table = 回到牌桌

## Replays

web-replay-title = 重播
web-replay-loading = 正在載入重播…
web-replay-missing = 找不到這份重播。牌局結束後才有重播，太舊的會刪除。
web-replay-failed = 重播載入失敗，請再試一次。
web-replay-retry = 再試一次
web-replay-only-events = 這一局用的是舊版規則，只能看紀錄，不能重現牌桌。
web-replay-play = 播放
web-replay-pause = 暫停
web-replay-first = 回到開局
web-replay-back = 上一步
web-replay-next = 下一步
web-replay-last = 跳到終局
web-replay-at = 第 { $step } 步，共 { $steps } 步
web-replay-scrub = 進度
web-replay-speed = 速度
web-replay-speed-times = { $n } 倍
web-replay-eyes = 誰的視角
web-replay-eyes-all = 全部公開
web-replay-eyes-spectator = 觀戰者
web-replay-file = 下載檔案
web-replay-rules = 規則版本 { $versions }
web-replay-keys = 空白鍵播放，← → 一步，⇧← ⇧→ 一個回合，Home、End 到頭尾，↑ ↓ 換視角，J 跳到，A 分析
web-replay-chapters = 章節
web-replay-log = 紀錄
web-replay-deal = 發牌
web-replay-turn = 第 { $turn } 回合：{ $who }
web-replay-prev-chapter = 上一章
web-replay-next-chapter = 下一章
web-replay-beside = 牌桌旁
web-replay-shared = 連結已複製

## Sound

web-sound = 聲音
web-sound-on = 開啟聲音
web-sound-off = 關閉聲音
web-sound-volume = 音量
