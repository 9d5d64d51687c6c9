## What a ruling shows, as sentences: every sort of check that scenarios have. $me: the verb stands behind “no one”.

## Cards and people

expect-hand = { $who }的手牌是{ $cards }。
expect-hand-count = { $who }有{ $n }張手牌。
expect-hand-none = { $who }沒有手牌。
expect-intel = { $who }面前的情報是{ $cards }。
expect-intel-count = { $who }面前有{ $n }張情報。
expect-intel-none = { $who }面前沒有情報。
expect-colours = { $who }面前有{ $what }。
expect-colour-count = { $n }張{ $colour }色
expect-status-in = { $who }還在場上。
expect-status-dead = { $who }死亡。
expect-status-lost = { $who }輸掉遊戲，出局。
expect-face-up = { $who }的角色已翻開。
expect-face-down = { $who }的角色蓋伏。
expect-card-there = { $who }的角色牌還在。
expect-card-removed = { $who }的角色牌已移出遊戲。
expect-identity-up = { $who }的身份已亮出。
expect-identity-hidden = { $who }的身份沒有亮出。

## Piles and the box

expect-pile-deck = 牌庫
expect-pile-discard = 棄牌堆
expect-pile-aside = 放在一旁的牌
expect-pile-size = { $where }：{ $n }張。
expect-pile-has = { $where }裡有{ $cards }。
expect-pile-has-no = { $where }裡沒有{ $cards }。
expect-deck-top = 牌庫頂是{ $cards }。
expect-box = 整副牌裡，{ $what }的牌有{ $n }張。
expect-box-distinct = 整副牌裡，{ $what }的牌有{ $n }種。
expect-box-all = 整副牌有{ $n }張。
expect-box-both = { $a }、{ $b }
expect-box-probe = { $what }（{ $detail }）
expect-lockable = 可以鎖定
expect-identities = { $n }人局：{ $what }。
expect-identity-count = { $what }{ $n }人
expect-characters = 整盒裡有{ $n }張{ $what }。
expect-character-any = 角色牌
expect-character-lurking = 潛伏角色
sw-expect-character-lurking = 隱藏角色
expect-character-open = 公開角色
expect-character-male = 男性
expect-character-female = 女性
expect-character-both = 亦男亦女的
expect-called = 這一桌有一個陣營叫{ $what }。

## The turn and the message under way

expect-turn = 現在是{ $who }的回合。
expect-last-actor = 最後出手的是{ $who }。
expect-phase-setup = 還在準備。
expect-phase-start = 現在是回合開始。
expect-phase-draw = 現在是抽牌階段。
sw-expect-phase-draw = 現在是摸牌階段。
expect-phase-play = 現在是出牌階段。
expect-phase-pass = 現在是傳遞階段。
expect-phase-contest = 現在是爭奪階段。
expect-phase-receive = 現在是接收階段。
expect-phase-end = 現在是回合結束。
expect-phase-over = 遊戲結束。
expect-sent-yes = 這回合的情報已經傳出。
expect-sent-no = 這回合的情報還沒有傳出。
expect-transit = 情報在{ $who }面前。
expect-transit-none = 沒有傳遞中的情報。
expect-stage-pass = 情報還在傳遞。
expect-stage-arrive = 情報已經傳到，還沒有決定收不收。
expect-stage-decide = 現在決定收不收。
expect-stage-leaving = 情報已被退回，等別的事結算完就往回傳。
expect-stage-travel = 情報還在傳遞。
expect-stage-contest = 情報正在爭奪。
expect-stage-none = 沒有傳遞中的情報。
expect-locked = 被鎖定的是{ $who }。
expect-locked-card = 被鎖定的是這張情報。
expect-locked-none = 沒有人被鎖定。
expect-lured = { $who }不參與這次傳遞。
expect-lured-none = 沒有人被跳過。
expect-pending = 等著結算的是{ $what }。
expect-pending-none = 沒有牌等著結算。

## The end

expect-winners = { $who }獲勝。
expect-winners-none = 沒有人獲勝。
expect-goes-on = 牌局繼續。
expect-reason = 遊戲結束：{ $why }。
expect-rule = 依據是{ $rule }。
expect-declarers = 宣告勝利的是{ $who }。
expect-declarers-none = 沒有人宣告勝利。
expect-usurper = { $who }取代了{ $names }的勝利。
expect-usurper-none = 沒有人取代別人的勝利。

## What happened and what did not

expect-several = { $what }：{ $n }次。
expect-several-alike = { $what }……
expect-order = 依序是：{ $what }。
expect-then = { $a }，然後{ $b }
expect-nobody = 沒有人{ $what }。
expect-not-done = { $who }沒有{ $what }。
expect-done-to = { $what }（對{ $name }）
expect-detail = { $what }（{ $detail }）
expect-detail-count = { $n }張

## What was not done: behind “no one” and behind “does not”

expect-did-draw = 抽牌
sw-expect-did-draw = 摸牌
expect-did-skill = 發動技能
expect-did-skill-item = 發動{ $item }
expect-did-dying = 瀕死
expect-did-give = 交出牌
expect-did-die = 死亡
expect-did-burn = 燒毀情報
sw-expect-did-burn = 棄掉情報
expect-did-discard = 棄牌
expect-did-gain = 獲得情報
expect-did-gain-skill = 因技能獲得情報
sw-expect-did-gain = 多出情報
sw-expect-did-gain-placed = 被放置情報
sw-expect-did-gain-received = 接收情報
expect-did-declare = 宣告勝利
expect-did-partner = 指定一同獲勝的人
expect-did-look = 查看牌
expect-did-take = 拿走手牌
expect-did-look_identity = 查看身份
expect-did-react = 對試探有反應
expect-did-cover = 蓋伏角色
expect-did-say = 回答試探
expect-did-rescued = 獲救
expect-did-locked = 鎖定
expect-did-to_hand = 把牌收進手牌
expect-did-flip = 翻開角色
expect-did-show_top = 亮出牌庫頂的牌
expect-did-show_hand = 亮出手牌
expect-did-send = 傳出情報
expect-did-reshuffle = 洗混棄牌堆
expect-did-put_on_pile = 把牌放到牌庫頂
expect-did-usurp = 取代別人的勝利
expect-did-fizzle = 白費一張牌或一個技能
expect-did-arrive = 遇到情報傳到面前
expect-did-void = 讓牌無效
expect-did-take_identity = 拿走身份牌
expect-did-returned = 退回情報
expect-did-play = 使用卡牌
expect-did-play-item = 使用{ $item }
expect-did-lay_out = 把牌擺到桌上
expect-did-intercepted = 截獲情報
expect-did-countered = 識破
expect-did-confined = 受禁閉
expect-did-banned = 受到禁止

## What somebody sees

expect-spectator = 觀戰者
expect-sees-transit = { $who }看得到傳遞中的情報：{ $cards }。
expect-sees-transit-not = { $who }看不到傳遞中的是什麼牌。
expect-sees-pending = { $who }看得到使用的牌：{ $cards }。
expect-sees-pending-not = { $who }看不到使用的是什麼牌。
expect-sees-probe = { $who }知道試探上寫著{ $what }。
expect-sees-probe-not = { $who }不知道試探上寫的是誰。
expect-sees-event = 在{ $who }看來：{ $what }。
expect-sees-hand = { $who }知道{ $target }的手牌裡有{ $cards }。
expect-sees-hand-not = { $who }不知道{ $target }有什麼手牌。
expect-sees-identity = { $who }知道{ $target }的身份是{ $what }。
expect-sees-identity-not = { $who }不知道{ $target }的身份。
expect-sees-character = { $who }知道{ $target }的角色是{ $what }。
expect-sees-character-not = { $who }不知道{ $target }的角色是誰。
expect-sees-pile = { $who }知道{ $where }裡有{ $cards }。
expect-sees-pile-not = { $who }不知道{ $where }裡有什麼牌。

## Who may do what

expect-offered = { $who }可以：{ $what }。
expect-offered-not = { $who }不能：{ $what }。
expect-offered-only = { $who }只能：{ $what }。
expect-or = { $a }；{ $b }
expect-and-more = { $what }；另外還有{ $n }種
expect-asked = 輪到{ $who }：「{ $what }」
expect-asked-not = 現在沒有問{ $who }。
expect-asked-not-that = 現在問{ $who }的不是這件事。
expect-asked-never = 自始至終沒有問過{ $who }。

## A step of the script

expect-passes = { $who }略過。
expect-answers = { $who }選了：{ $what }。
