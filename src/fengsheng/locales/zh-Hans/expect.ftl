## What a ruling shows, as sentences: every sort of check that scenarios have. $me: the verb stands behind “no one”.

## Cards and people

expect-hand = { $who }的手牌是{ $cards }。
expect-hand-count = { $who }有{ $n }张手牌。
expect-hand-none = { $who }没有手牌。
expect-intel = { $who }面前的情报是{ $cards }。
expect-intel-count = { $who }面前有{ $n }张情报。
expect-intel-none = { $who }面前没有情报。
expect-colours = { $who }面前有{ $what }。
expect-colour-count = { $n }张{ $colour }色
expect-status-in = { $who }还在场上。
expect-status-dead = { $who }死亡。
expect-status-lost = { $who }输掉游戏，出局。
expect-face-up = { $who }的角色已翻开。
expect-face-down = { $who }的角色盖伏。
expect-card-there = { $who }的角色牌还在。
expect-card-removed = { $who }的角色牌已移出游戏。
expect-identity-up = { $who }的身份已亮出。
expect-identity-hidden = { $who }的身份没有亮出。

## Piles and the box

expect-pile-deck = 牌库
expect-pile-discard = 弃牌堆
expect-pile-aside = 放在一旁的牌
expect-pile-size = { $where }：{ $n }张。
expect-pile-has = { $where }里有{ $cards }。
expect-pile-has-no = { $where }里没有{ $cards }。
expect-deck-top = 牌库顶是{ $cards }。
expect-box = 整副牌里，{ $what }的牌有{ $n }张。
expect-box-distinct = 整副牌里，{ $what }的牌有{ $n }种。
expect-box-all = 整副牌有{ $n }张。
expect-box-both = { $a }、{ $b }
expect-box-probe = { $what }（{ $detail }）
expect-lockable = 可以锁定
expect-identities = { $n }人局：{ $what }。
expect-identity-count = { $what }{ $n }人
expect-characters = 整盒里有{ $n }张{ $what }。
expect-character-any = 角色牌
expect-character-lurking = 潜伏角色
sw-expect-character-lurking = 隐藏角色
expect-character-open = 公开角色
expect-character-male = 男性
expect-character-female = 女性
expect-character-both = 亦男亦女的
expect-called = 这一桌有一个阵营叫{ $what }。

## The turn and the message under way

expect-turn = 现在是{ $who }的回合。
expect-last-actor = 最后出手的是{ $who }。
expect-phase-setup = 还在准备。
expect-phase-start = 现在是回合开始。
expect-phase-draw = 现在是抽牌阶段。
sw-expect-phase-draw = 现在是摸牌阶段。
expect-phase-play = 现在是出牌阶段。
expect-phase-pass = 现在是传递阶段。
expect-phase-contest = 现在是争夺阶段。
expect-phase-receive = 现在是接收阶段。
expect-phase-end = 现在是回合结束。
expect-phase-over = 游戏结束。
expect-sent-yes = 这回合的情报已经传出。
expect-sent-no = 这回合的情报还没有传出。
expect-transit = 情报在{ $who }面前。
expect-transit-none = 没有传递中的情报。
expect-stage-pass = 情报还在传递。
expect-stage-arrive = 情报已经传到，还没有决定收不收。
expect-stage-decide = 现在决定收不收。
expect-stage-leaving = 情报已被退回，等别的事结算完就往回传。
expect-stage-travel = 情报还在传递。
expect-stage-contest = 情报正在争夺。
expect-stage-none = 没有传递中的情报。
expect-locked = 被锁定的是{ $who }。
expect-locked-card = 被锁定的是这张情报。
expect-locked-none = 没有人被锁定。
expect-lured = { $who }不参与这次传递。
expect-lured-none = 没有人被跳过。
expect-pending = 等着结算的是{ $what }。
expect-pending-none = 没有牌等着结算。

## The end

expect-winners = { $who }获胜。
expect-winners-none = 没有人获胜。
expect-goes-on = 牌局继续。
expect-reason = 游戏结束：{ $why }。
expect-rule = 依据是{ $rule }。
expect-declarers = 宣告胜利的是{ $who }。
expect-declarers-none = 没有人宣告胜利。
expect-usurper = { $who }取代了{ $names }的胜利。
expect-usurper-none = 没有人取代别人的胜利。

## What happened and what did not

expect-several = { $what }：{ $n }次。
expect-several-alike = { $what }……
expect-order = 依次是：{ $what }。
expect-then = { $a }，然后{ $b }
expect-nobody = 没有人{ $what }。
expect-not-done = { $who }没有{ $what }。
expect-done-to = { $what }（对{ $name }）
expect-detail = { $what }（{ $detail }）
expect-detail-count = { $n }张

## What was not done: behind “no one” and behind “does not”

expect-did-draw = 抽牌
sw-expect-did-draw = 摸牌
expect-did-skill = 发动技能
expect-did-skill-item = 发动{ $item }
expect-did-dying = 濒死
expect-did-give = 交出牌
expect-did-die = 死亡
expect-did-burn = 烧毁情报
sw-expect-did-burn = 弃掉情报
expect-did-discard = 弃牌
expect-did-gain = 获得情报
expect-did-gain-skill = 因技能获得情报
sw-expect-did-gain = 多出情报
sw-expect-did-gain-placed = 被放置情报
sw-expect-did-gain-received = 接收情报
expect-did-declare = 宣告胜利
expect-did-partner = 指定一同获胜的人
expect-did-look = 查看牌
expect-did-take = 拿走手牌
expect-did-look_identity = 查看身份
expect-did-react = 对试探有反应
expect-did-cover = 盖伏角色
expect-did-say = 回答试探
expect-did-rescued = 获救
expect-did-locked = 锁定
expect-did-to_hand = 把牌收进手牌
expect-did-flip = 翻开角色
expect-did-show_top = 亮出牌库顶的牌
expect-did-show_hand = 亮出手牌
expect-did-send = 传出情报
expect-did-reshuffle = 洗混弃牌堆
expect-did-put_on_pile = 把牌放到牌库顶
expect-did-usurp = 取代别人的胜利
expect-did-fizzle = 白费一张牌或一个技能
expect-did-arrive = 遇到情报传到面前
expect-did-void = 让牌无效
expect-did-take_identity = 拿走身份牌
expect-did-returned = 退回情报
expect-did-play = 使用卡牌
expect-did-play-item = 使用{ $item }
expect-did-lay_out = 把牌摆到桌上
expect-did-intercepted = 截获情报
expect-did-countered = 识破
expect-did-confined = 受禁闭
expect-did-banned = 受到禁止

## What somebody sees

expect-spectator = 观战者
expect-sees-transit = { $who }看得到传递中的情报：{ $cards }。
expect-sees-transit-not = { $who }看不到传递中的是什么牌。
expect-sees-pending = { $who }看得到使用的牌：{ $cards }。
expect-sees-pending-not = { $who }看不到使用的是什么牌。
expect-sees-probe = { $who }知道试探上写着{ $what }。
expect-sees-probe-not = { $who }不知道试探上写的是谁。
expect-sees-event = 在{ $who }看来：{ $what }。
expect-sees-hand = { $who }知道{ $target }的手牌里有{ $cards }。
expect-sees-hand-not = { $who }不知道{ $target }有什么手牌。
expect-sees-identity = { $who }知道{ $target }的身份是{ $what }。
expect-sees-identity-not = { $who }不知道{ $target }的身份。
expect-sees-character = { $who }知道{ $target }的角色是{ $what }。
expect-sees-character-not = { $who }不知道{ $target }的角色是谁。
expect-sees-pile = { $who }知道{ $where }里有{ $cards }。
expect-sees-pile-not = { $who }不知道{ $where }里有什么牌。

## Who may do what

expect-offered = { $who }可以：{ $what }。
expect-offered-not = { $who }不能：{ $what }。
expect-offered-only = { $who }只能：{ $what }。
expect-or = { $a }；{ $b }
expect-and-more = { $what }；另外还有{ $n }种
expect-asked = 轮到{ $who }：“{ $what }”
expect-asked-not = 现在没有问{ $who }。
expect-asked-not-that = 现在问{ $who }的不是这件事。
expect-asked-never = 自始至终没有问过{ $who }。

## A step of the script

expect-passes = { $who }略过。
expect-answers = { $who }选了：{ $what }。
