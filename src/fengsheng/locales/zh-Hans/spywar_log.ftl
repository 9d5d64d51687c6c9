## Spywar: what happened, where it is told in other words than in the classic edition

sw-log-draw = { $by }摸了{ $cards }。
sw-log-send-left = { $by }向左传出{ $cards }（←）。
sw-log-send-left-lock = { $by }向左传出{ $cards }（←），锁定{ $lock }。
sw-log-send-right = { $by }向右传出{ $cards }（→）。
sw-log-send-right-lock = { $by }向右传出{ $cards }（→），锁定{ $lock }。
sw-log-send-up = { $by }把{ $cards }（↑）传给{ $target }。
sw-log-send-up-lock = { $by }把{ $cards }（↑）传给{ $target }，锁定{ $lock }。
sw-log-send-up-lock-to = { $by }把{ $cards }（↑）传给{ $target }并锁定。
log-accept = { $by }收下情报，进入争夺。
sw-log-decline = { $by }不收情报。
log-gain-received = { $by }接收{ $target }传出的{ $cards }。
log-gain-received-own = { $by }接收自己传出的{ $cards }。
log-gain-placed = { $target }把{ $cards }放到{ $by }面前。
log-gain-placed-own = { $by }把{ $cards }放到自己面前。
log-gain-moved = { $target }把{ $cards }移到{ $by }面前。
log-gain-moved-own = { $by }把{ $cards }移到自己面前。
log-gain-exchanged = { $by }换上{ $cards }，作为接收的情报。
log-moved = { $by }把待收情报移到{ $target }面前。
log-moved-own = { $by }把待收情报移到自己面前。
log-swapped = { $by }调包，原来的情报{ $cards }亮出后弃掉。
log-turn_up = { $by }翻开情报：{ $cards }。
sw-log-drop = 情报{ $cards }亮出后弃掉。
log-replace = 新的待收情报：{ $target }的{ $cards }。
log-exchange = { $by }把牌堆顶的牌和待收情报互换（{ $cards }）。
log-play-free = { $by }发动技能，视为使用{ $as }。
log-play-free-on = { $by }发动技能，视为对{ $target }使用{ $as }。
log-named = { $by }说出：{ $word }。
log-banned = { $by }发动强令：本回合谁都不能使用{ $word }。
log-confined = { $target }受禁闭：本回合不能使用手牌，技能无效。
log-void = { $by }的{ $item }对{ $target }无效。
sw-log-look-own = { $by }独自查看了{ $cards }。
log-look-message = { $by }查看了情报：{ $cards }。
log-show_hand-to = { $by }把全部手牌给{ $target }看：{ $cards }。
log-show = { $by }亮出{ $cards }。
sw-log-react-draw = { $by }被{ $target }试探，摸一张牌。
sw-log-react-discard = { $by }被{ $target }试探，弃一张牌。
sw-log-set_aside = 情报{ $cards }亮出，放在一旁。
sw-log-set_aside-hand = { $by }的手牌{ $cards }亮出，放在一旁。
log-take-shown = { $by }把{ $target }的{ $cards }收进手牌。
sw-log-burn = { $by }弃掉{ $target }面前的{ $cards }。
sw-log-burn-own = { $by }弃掉自己面前的{ $cards }。
log-leave_identity = { $by }没有改用{ $target }的身份牌。
log-take_identity = { $by }改用{ $target }的身份牌，自己原来的移出游戏。
sw-log-dying = { $by }有三张黑色情报，濒死。
log-doomed = 没有人能救{ $by }了。
sw-log-lose = { $by }没有手牌可传，出局，角色牌移出游戏。
log-usurp = { $by }取代{ $target }获胜！

## Why it ended

end-collected = 集满三张同色情报。
end-task = 神秘人完成了任务。
end-usurped = 篡夺者取代了宣告胜利的玩家。
end-faction = 场上只剩一个阵营。
