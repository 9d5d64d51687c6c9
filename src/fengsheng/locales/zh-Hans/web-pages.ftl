## The one sentence on a card: at most 24 characters

web-card-lock = 情报传到被锁定者时，他必须收下。
web-card-lure = 选一人，这次传递跳过他。
web-card-intercept = 别人的回合，获得传递中的情报。
web-card-return = 情报到你面前：改往反方向传。
web-card-decode = 情报到你面前：看过再决定。
web-card-burn = 烧毁一位玩家的一张黑色情报。
web-card-counter = 一张使用中的牌无效。
web-card-probe-draw = { $identity }：抽两张牌。其他人说“我是卧底”。
web-card-probe-discard = { $identity }：弃一张牌。其他人说“我是好人”。
web-card-truefalse = 每人随机获得一张情报。
web-card-sw-probe = { $draws }：摸一张。{ $discards }：弃一张。
web-card-sw-coerce = 说一种牌：有就交一张，没有就亮手牌给你看。
web-card-sw-entice = 亮出牌堆顶的牌，放进一人的情报区。
web-card-sw-balance = 双方弃光手牌，各摸三张。
web-card-sw-clear = 弃掉一人一张带黑色的情报。
web-card-sw-decipher = 情报到你面前：独自查看；带黑色可翻开。
web-card-sw-intercept = 待收情报移到你面前。
web-card-sw-mislead = 待收情报移给持有者左边或右边的玩家。
web-card-sw-swap = 用这张牌换掉待收情报。
web-card-hidden = 面朝下的牌

## Identities and characters as they are drawn

web-identity = 身份
web-identity-sealed = 密封的身份牌
web-goal-front = 三张红色情报，全阵营获胜
web-goal-bureau = 三张蓝色情报，全阵营获胜
web-goal-soy = 完成机密任务，单独获胜
web-goal-qianfu = 三张红色情报，全阵营获胜
web-goal-tegong = 三张蓝色情报，全阵营获胜
web-goal-zhenyazhe = 你的回合有人死亡，他的红蓝情报合计至少两张
web-goal-cuanduozhe = 你的回合有人宣告胜利，由你取代
web-goal-shuangmianjiandie = 你集到三张红色或三张蓝色情报
web-goal-youbianzhe = 有人集到三张红色或蓝色情报，却没有宣告胜利
web-goal-xianxingzhe = 死亡时面前有红色或蓝色情报
web-goal-jiaojuzhe = 你的回合结束时，其他人各有至少两张红蓝情报
web-goal-qingdaofu = 有人死亡，他的红、蓝情报各不超过一张
web-goal-none = 身份牌被拿走了
web-face-down = 盖伏的角色

## The end of a game

web-analysis = 赛后分析
web-end-over = 第 { $turn } 回合，{ $who }的回合
web-end-over-time = 第 { $turn } 回合，{ $who }的回合·共 { $minutes } 分 { $seconds } 秒
web-end-wins = { $who }获胜
web-end-nobody = 无人获胜
web-end-winners =
    { $n ->
        [one] 一人获胜
       *[other] { $n } 人获胜
    }
web-end-won = 胜
web-end-won-declared = 胜·宣告
web-end-won-usurped = 胜·篡夺
web-end-robbed = 胜利被夺
web-end-robbed-declared = 宣告·被夺
web-end-declared = { $who }宣告胜利。
web-end-usurped = { $who }宣告胜利，{ $usurper }取而代之。
web-end-you = 你·{ $name }
web-end-bot = 电脑
web-end-bot-for = 托管
web-end-died = 第 { $turn } 回合死亡
web-end-lost = 第 { $turn } 回合出局
web-end-mission = 机密任务：{ $text }
web-end-hand = 手牌
web-end-intel = 情报
web-end-again = 再来一局
web-end-again-note = 同一桌，同一批人
web-end-again-wait = 等桌主再开一局
web-end-again-wait-note = 只有桌主能开
web-end-replay = 看回放
web-end-share = 分享
web-end-shared = 回放链接已复制
web-end-home = 回首页
web-end-talk = 这一局的聊天
web-end-moments = 关键时刻
web-end-turn = 第 { $turn } 回合
web-end-growth = 情报累积的过程
web-end-growth-of = { $colour }：{ $who }最多，{ $n } 张
web-end-growth-none = { $colour }：没有
web-end-verified = 洗牌验证无误
web-end-verified-text = 开局前公布的哈希，与终局公布的种子相符。
web-end-verified-after = 哈希与种子相符；但你开局后才入座，没看到开局前公布的哈希。
web-end-verifying = 正在验证洗牌…
web-end-forged = 洗牌验证不符
web-end-forged-text = 种子的哈希与开局前公布的不同。请保留回放文件。
web-end-rule = 规则 { $rule }
web-end-table = 回到牌桌

## Replays

web-replay-title = 回放
web-replay-loading = 正在加载回放…
web-replay-missing = 找不到这份回放。牌局结束后才有回放，太旧的会被删除。
web-replay-failed = 回放加载失败，请再试一次。
web-replay-retry = 再试一次
web-replay-only-events = 这一局用的是旧版规则，只能看记录，不能重现牌桌。
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-first = 回到开局
web-replay-back = 上一步
web-replay-next = 下一步
web-replay-last = 跳到终局
web-replay-at = 第 { $step } 步，共 { $steps } 步
web-replay-scrub = 进度
web-replay-speed = 速度
web-replay-speed-times = { $n } 倍
web-replay-eyes = 谁的视角
web-replay-eyes-all = 全部公开
web-replay-eyes-spectator = 观战者
web-replay-file = 下载文件
web-replay-rules = 规则版本 { $versions }
web-replay-keys = 空格键播放，← → 一步，⇧← ⇧→ 一个回合，Home、End 到头尾，↑ ↓ 换视角，J 跳到，A 分析
web-replay-chapters = 章节
web-replay-log = 记录
web-replay-deal = 发牌
web-replay-turn = 第 { $turn } 回合：{ $who }
web-replay-prev-chapter = 上一章
web-replay-next-chapter = 下一章
web-replay-beside = 牌桌旁
web-replay-shared = 链接已复制

## Sound

web-sound = 声音
web-sound-on = 开启声音
web-sound-off = 关闭声音
web-sound-volume = 音量
