## The one sentence on a card: at most 24 characters

web-card-lock = 情报传到被锁定者时，他必须收下。
web-card-lure = 选一人，这次传递跳过他。
web-card-intercept = 他人回合，传递中的情报归你。
web-card-return = 情报到你面前：改为反方向传递。
web-card-decode = 情报到你面前：先看一眼再决定。
web-card-burn = 烧掉任一人面前一张黑色情报。
web-card-counter = 使一张刚使用的牌完全无效。
web-card-probe-draw = ：抽两张牌。其他人说“我是卧底”。
web-card-probe-discard = ：弃一张牌。其他人说“我是好人”。
web-card-truefalse = 全场各随机得一张情报。
web-card-sw-probe = { $draws }：摸一张。{ $discards }：弃一张。
web-card-sw-coerce = 点名一种牌：有则交出，无则亮手牌。
web-card-sw-entice = 翻牌堆顶牌，置入一人情报区。
web-card-sw-balance = 双方弃尽手牌，各摸三张。
web-card-sw-clear = 弃置一人面前一张黑情报。
web-card-sw-decipher = 查看面前情报；若黑可翻开。
web-card-sw-intercept = 待收情报移到你面前。
web-card-sw-mislead = 待收情报移给持有者的邻座。
web-card-sw-swap = 以此牌替换待收情报。
web-card-hidden = 一张盖着的牌

## Identities and characters as they are drawn

web-identity = 身份
web-identity-sealed = 密封的身份牌
web-goal-front = 三张红色情报，全阵营获胜
web-goal-bureau = 三张蓝色情报，全阵营获胜
web-goal-soy = 完成机密任务，独自获胜
web-goal-qianfu = 三张红色情报，全阵营获胜
web-goal-tegong = 三张蓝色情报，全阵营获胜
web-goal-zhenyazhe = 自己的回合有人死亡，他的红蓝情报至少两张
web-goal-cuanduozhe = 自己的回合有人宣告胜利，由你取代
web-goal-shuangmianjiandie = 自己集到三张红色或三张蓝色情报
web-goal-youbianzhe = 有人集到三张红或蓝，却没有宣告
web-goal-xianxingzhe = 死亡时面前有红色或蓝色情报
web-goal-jiaojuzhe = 回合结束时，其他人各有两张红蓝情报
web-goal-qingdaofu = 有人死亡，他的红、蓝情报各不超过一张
web-goal-none = 身份牌被拿走了
web-face-down = 未翻开的角色

## The end of a game

web-end-over = 第 { $turn } 回合，{ $who } 的回合
web-end-over-time = 第 { $turn } 回合，{ $who } 的回合・共 { $minutes } 分 { $seconds } 秒
web-end-wins = { $who } 胜
web-end-nobody = 无人获胜
web-end-winners =
    { $n ->
        [one] 一人获胜
       *[other] { $n } 人获胜
    }
web-end-won = 胜
web-end-won-declared = 胜・宣告
web-end-won-usurped = 胜・篡夺
web-end-robbed = 胜利被夺
web-end-robbed-declared = 宣告・被夺
web-end-declared = { $who } 宣告胜利。
web-end-usurped = { $who } 宣告胜利，{ $usurper } 取而代之。
web-end-you = 你・{ $name }
web-end-bot = 电脑
web-end-bot-for = 电脑代打
web-end-died = 第 { $turn } 回合死亡
web-end-lost = 第 { $turn } 回合出局
web-end-mission = 机密任务：{ $text }
web-end-hand = 手牌
web-end-intel = 情报
web-end-again = 再来一局
web-end-again-note = 原桌原人
web-end-again-wait = 等桌主再开一局
web-end-again-wait-note = 只有桌主能开
web-end-replay = 看回放
web-end-share = 分享
web-end-shared = 回放的链接已复制
web-end-home = 回首页
web-end-talk = 这局的讨论
web-end-moments = 关键时刻
web-end-turn = 第 { $turn } 回合
web-end-growth = 情报怎样累积
web-end-growth-of = { $colour }：{ $who } 最多，{ $n } 张
web-end-growth-none = { $colour }：没有人有
web-end-verified = 洗牌已验证
web-end-verified-text = 开局前公布的哈希，与终局公布的种子相符。
web-end-verified-after = 哈希与种子相符；但你开局后才入座，没看到开局前公布的哈希。
web-end-verifying = 正在验证洗牌…
web-end-forged = 洗牌对不上
web-end-forged-text = 种子的哈希与开局前公布的不同。请保留回放文件。
web-end-rule = 规则 { $rule }

## Replays

web-replay-title = 回放
web-replay-loading = 正在取回放…
web-replay-missing = 找不到这份回放。牌局结束后才有回放，太旧的会被清掉。
web-replay-failed = 取不到回放，请再试一次。
web-replay-retry = 再试一次
web-replay-only-events = 这局是旧版规则打的，只能读记录，不能重现桌面。
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-first = 回到开头
web-replay-back = 上一步
web-replay-next = 下一步
web-replay-last = 跳到终局
web-replay-at = 第 { $step } 步，共 { $steps } 步
web-replay-scrub = 进度
web-replay-speed = 速度
web-replay-speed-times = { $n } 倍
web-replay-eyes = 从谁的眼睛看
web-replay-eyes-all = 全部摊开
web-replay-eyes-spectator = 旁观者
web-replay-file = 下载文件
web-replay-rules = 规则版本 { $versions }
web-replay-keys = 空格键播放，← → 一步一步，Home 与 End 到头尾
web-replay-shared = 链接已复制

## Sound

web-sound = 声音
web-sound-on = 开声音
web-sound-off = 关声音
web-sound-volume = 音量
