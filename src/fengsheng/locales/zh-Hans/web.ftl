# The pages of the browser client: common words, landing, lobby, rulebook, replays, about.
# Keys begin with web-. The table has web-table.ftl; cards, end and replay have web-pages.ftl.

## Common

web-title = 风声
web-close = 关闭
web-cancel = 取消
web-save = 保存
web-yes = 是
web-no = 否
web-home = 回首页
web-reload = 重新加载
web-watch = 观战
web-you = 你
web-nobody = 没有人
web-dot = ·
web-list = 、
web-nav = 导航
web-language = 语言
web-page-failed = 这一页没有加载成功。请检查网络，再试一次。
web-lost-title = 查无此页
web-lost-text = 这个网址没有内容。桌号是六个英文字母，可以在首页输入。
web-reconnecting = 连接断开，正在重新连接。你的座位还在。
web-reconnect-now = 立刻重连
web-clock-left = 还剩 { $seconds } 秒
web-clock-none = 不计时

## Errors

web-error-other = 没有成功，请再试一次。
web-error-offline = 连不上服务器。请检查网络，再试一次。
web-error-no-table = 没有这张桌。可能桌号打错了，也可能已经散桌。
web-error-bad-name = 这个代号不能用：要一到十六个字，不能有看不见的字符，也不能混用不同的字母（中文和拉丁字母可以一起用）。
web-error-name-taken = 这一桌已经有人用这个代号，或看起来一样的代号，请换一个。
web-error-table-full = 座位满了，而且这一桌现在不能观战。
web-error-kicked = 桌主把你请出了这一桌。
web-error-barred = 有人从你这边的网络被请出了这一桌。半小时后，或桌主重新放行后，这边的其他人才能进来。
web-error-no-pause = 这一局的暂停时间用完了：合计 30 分钟。
web-error-left = 你已经离开这一桌。
web-error-too-fast = 太快了，等一下再试。
web-error-too-many = 服务器满了，请稍后再来。
web-error-busy = 这一桌正忙，请再试一次。
web-error-not-owner = 只有桌主可以这样做。
web-error-not-now = 现在不能这样做。
web-error-seat-taken = 那个座位有人了。
web-error-bad-settings = 这样的设置开不了桌，请检查。
web-error-bad-deal = 禁用的角色太多，不够发给所有人。
web-error-bad-text = 这句话发不出去：是空的，或有无法显示的字符。
web-error-moved = 这一桌正换到另一台服务器，马上就回来。
web-error-not-saved = 服务器现在无法存档，刚才的操作没有生效。
web-error-no-space = 服务器的存档空间满了，暂时不能开新桌或开新局。
web-error-protocol = 服务器更新了，请重新加载这一页。
web-error-not-alone = “即时”只适合一个人和电脑玩。请换一种节奏再开始。
web-error-not-seated = 有座位的玩家才能这样做。
web-error-no-seat = 没有这个座位。
web-error-no-guest = 这个人已经不在这一桌了。
web-error-paused = 牌局暂停中。
web-error-stale-prompt = 这件事已经过去了。
web-error-not-asked = 还没轮到你。
web-error-already-answered = 你已经选好了。
web-error-illegal-action = 没有这个选项。
web-error-conceded = 你已经认输，会一直托管到终局。
web-error-nothing-to-explain = 这个没有什么可以说明的。
web-error-no-line = 这句话已经不在了。
web-error-unknown-edition = 这个服务器没有这个版本。
web-error-unknown-option = 这个服务器没有这条房规。
web-error-bad-option-value = 这条房规没有这个选项。
web-error-bad-seats = 这个版本不能这么多人玩。
web-error-unknown-bot = 这个服务器没有这种电脑。
web-error-bad-setup = 这样的一局开不成，请检查设置。
web-error-bad-json = 服务器看不懂这一页发出的内容，请重新加载。
web-error-bad-message = 服务器看不懂这一页发出的内容，请重新加载。
web-error-bad-token = 服务器不认得这个浏览器，请重新加载这一页。
web-error-server-error = 服务器出了错，请再试一次。
web-error-no-lesson = 没有这一课。
web-error-no-ruling = 没有这条裁定。
web-error-no-trial = 没有这样可以试打的局面。
web-error-lesson-step = 这一步不能这样做。

## Editions, bots, paces

web-edition = 版本
web-edition-classic = 经典版
web-edition-classic-lite = 经典版简易规则
web-edition-spywar = 谍战篇
web-edition-short-classic = 经典
web-edition-short-classic-lite = 简易
web-edition-short-spywar = 谍战篇
web-edition-about-classic = 三到九人。密电、直达、文本三种传法，回应后发先至，十八个角色各有机密任务。
web-edition-about-classic-lite = 同一副牌，规则从简：卡牌效果更直接，第一次玩从这里开始。
web-edition-about-spywar = 四到八人。双色情报，箭头传递，争夺阶段，濒死可救。
web-bots = 电脑
web-bot-newcomer = 新手
web-bot-club = 牌友
web-bot-expert = 高手
web-bot-master = 名家
web-bot-novice = 牌友
web-bot-neural = 自学
web-bot-random = 随机
web-bot-holder = 惜牌
web-bot-about-newcomer = 懂规则，但常常出错，人人都是这样开始的：适合头几局。
web-bot-about-club = 照常理为自己的目标打牌，多数牌桌都适合。
web-bot-about-expert = 从大家的举动看出谁是谁，不浪费一张牌，适合熟悉规则的玩家。
web-bot-about-master = 高手再加深思：趁别人想的时候，先在心里试过最好的几手才出。
web-bot-about-novice = 照常理为自己的目标打牌，多数牌桌都适合。
web-bot-about-neural = 没人教它该看重什么，全从大量牌局中学来：招数出人意料。
web-bot-about-random = 随便选一个合规则的动作，只适合试玩。
web-bot-about-holder = 留着手牌，几乎总是略过：牌局又长又安静。
web-bot-rating = 实测评分 { $rating }（± { $unsure }）。
web-bot-of-kind = 电脑·{ $kind }
web-pace = 节奏
web-pace-calm = 从容
web-pace-normal = 一般
web-pace-quick = 快
web-pace-instant = 即时
web-pace-about-calm = 问大家的事停 3 秒。要想的人，回应有 60 秒，决定有 120 秒。适合第一次玩、边聊边打。
web-pace-about-normal = 问大家的事停 1.5 秒。要想的人，回应有 20 秒，决定有 45 秒。
web-pace-about-quick = 问大家的事停 0.8 秒。要想的人，回应有 10 秒，决定有 20 秒。适合老手。
web-pace-about-instant = 一个人和电脑玩才能选：电脑立刻出手，轮到你就一直等你。

## Landing

web-telegram = 电报
web-urgent = 急　电
web-postmark = FENGSHENG · 7364 · 5116 · 风声电报局 ·
web-name = 代号
web-codenames = 青鸟、夜鹰、白鸽、渡鸦、秋白、听雨、小满、松风、老周、竹影、燕子、寒蝉
web-seats = 人数
web-quick-play = 立即开局
web-quick-play-with = 你和 { $bots } 个电脑
web-or-friends = 或者，和朋友
web-create-table = 开一桌
web-create = 开桌
web-join-code = 桌号（六个字母），也可以粘贴链接
web-join = 加入
web-landing-note = 空位由电脑补上。免安装，免注册，把链接发给朋友就行。
web-tagline-1 = 一份密电正在桌上传递。
web-tagline-2 = 谁敢收，谁是自己人？
web-first-time = 第一次玩？
web-first-time-text = 五分钟，边打边学
web-learn-before = 先学：五分钟，边打边学
web-landing-goal-red = 红方收三张红
web-landing-goal-blue = 蓝方收三张蓝
web-landing-goal-black = 三张黑，死亡
web-rulebook = 规则书
web-replays = 回放
web-public = 公开桌
web-public-none = 现在没有公开桌。开一桌并选“公开”，别人就看得到。
web-public-table = { $owner }的牌桌
web-public-shut = 不开放观战
web-seats-taken = { $people }／{ $seats } 人
web-about-short = 关于·非官方作品
web-unfinished = 有一局还没打完
web-unfinished-lobby = 有一桌在等你
web-unfinished-back = 回去
web-code = 桌号
web-turn-number = 第 { $n } 回合
web-your-move = 轮到你

## Settings

web-set-public = 公开
web-set-public-about = 出现在公开桌列表里
web-set-clock = 也要计时
web-set-clock-about = 一个人和电脑玩，想多久都行。打开它，就和真人同桌一样计时。
web-set-relaxed = 轻松桌
web-set-relaxed-about = 谁有得选就等谁，所以全桌看得出谁有得选。
web-set-relaxed-public = 公开桌不能选轻松桌。
web-set-spectators = 开放观战
web-set-spectators-about = 没有座位的人可以观战
web-set-random = 抽签排座
web-set-random-about = 开局时抽签决定座位
web-house-rules = 房规
web-house-changed = { $n } 条房规与默认不同
web-house-unchanged = 全部为该版本默认
web-house-mark = 已改
web-house-usual = （默认）
web-house-reset = 全部恢复默认
web-banned = 禁用角色
web-banned-none = 没有
web-banned-some = { $n } 个
web-banned-about = 勾选的角色不会发出来。
web-house-search = 搜索房规
web-house-group-deal = 发牌与准备
web-house-group-people = 角色与玩家
web-house-group-turn = 回合
web-house-group-cards = 功能牌
web-house-group-death = 濒死与救援
web-house-group-win = 胜负
web-house-none = 没有这样的房规。

## The doorstep

web-door-title = 桌号 { $code }
web-door-text = 用什么代号上桌？
web-door-enter = 上桌
web-closed-title = 桌号 { $code }

## Lobby

web-lobby-title = 桌号 { $code }·风声
web-leave = 离开
web-invite = 邀请别人上桌
web-qr = 这一桌的二维码
web-copy-link = 复制链接
web-link-near = 给连到同一个网络的手机。
web-link-here = 只有这台电脑能打开：没有找到别的地址。
web-copied = 链接已复制
web-share = 分享
web-share-text = 来玩风声，桌号 { $code }
web-fair = 洗牌封条
web-fair-about = 这是下一局洗牌种子的 SHA-256。开局前先公布，结束后公布种子，谁都可以验证牌没有动过手脚。
web-seats-order = 座位，按回合顺序
web-seat-open = 空位
web-seat-open-about = 开局时由电脑补上
web-sit = 坐这里
web-stand = 起身观战
web-swap = 换座位
web-swap-waiting = 等对方答应
web-swap-yes = { $name }想换座位，答应
web-here = 已就座
web-away = 离线
web-owner = 桌主
web-bot-here = 安排电脑
web-bot-away = 移走电脑
web-guest-menu = 管理{ $name }
web-handover = 让对方当桌主
web-kick = 请出
web-kick-sure = 请出{ $name }？
web-kick-about = 对方会离开，要等你重新放行才能回来。半小时内也不会有新的人从同一个网络进来。
web-sent-away = 已请出：
web-readmit = 让{ $name }回来
web-shuffle = 抽签换座
web-start = 开局
web-lobby-owner = { $people } 人就座，随时可以开局
web-lobby-wait = 等桌主{ $owner }开局
web-lobby-empty = 还有 { $empty } 个空位，开局时由电脑补上
web-lobby-full = 都坐满了
web-lobby-watching = 你正在观战。想玩就坐到空位或电脑的座位
web-lobby-watching-full = 你正在观战，座位都有人了。有空位时就能上桌
web-lobby-settings = 这一桌
web-settings-change = 更改设置
web-settings-show = 看全部房规
web-people = 在座
web-watching = 观战：
web-chat = 聊天
web-chat-none = 还没有人说话
web-say = 说点什么…
web-say-send = 发送
web-profile = 我
web-gender = 性别
web-gender-unsaid = 不说
web-gender-male = 男
web-gender-female = 女
web-gender-both = 男女皆可
web-gender-none = 都不是
web-gender-about = 有些房规与技能看玩家本人的性别，不说也能玩。
web-person-seat = { $n } 号位
web-next-game = 这一桌要开下一局了。
web-next-game-watching = 下一局开始了，你在观战。

## Rulebook

web-character-hidden = 潜伏
web-character-open = 公开
web-character-male = 男
web-character-female = 女
web-character-both = 亦男亦女
web-character-none = 无性别
web-mission = 机密任务

## Replays

web-replays-title = 回放·风声
web-replays-none = 这个浏览器还没有打完的牌局。打完一局，这里就会有回放。
web-replay-link = 粘贴回放链接
web-replay-open = 打开
web-replay-winners = { $names }获胜
web-people-count = { $n } 人
web-you-won = 你赢了
web-you-lost = 你输了
web-replay-show-winners = 看谁赢了

## About

web-about-title = 关于风声
web-about-what = 这是桌上游戏《风声》的自由软件：规则引擎、电脑对手、服务器与这个网页。
web-about-unofficial = 非官方作品。本程序与《风声》的出版者、作者及任何权利人都没有关系，也未经他们认可；游戏名称与商标属于各自的权利人。
web-about-own = 这里的图画、声音与文字都是自己创作的，没有使用实体游戏的图文。
web-about-licence = 程序以 MIT 许可发布。
web-about-private = 你的数据
web-about-private-text = 不需要账号。这个浏览器会记住你的代号、语言、去过的牌桌和一个秘密凭证，用来找回座位；清除网站数据就全部消失。这个网页不会向其他网站请求任何内容。
web-about-fair = 公平的牌
web-about-fair-text = 每局开始前公布洗牌种子的 SHA-256，结束后公布种子，终局页会在你的浏览器里重新计算。电脑只看得到自己座位看得到的东西。
web-about-others = 他人的作品
web-about-others-client = 这个网页里含有：
web-about-others-server = 服务器使用这些 Python 包：
