## Spywar: what happened, where it is told in other words than in the classic edition

sw-log-draw = { $by }摸了{ $cards }。
sw-log-send-left = { $by }向左傳出{ $cards }（←）。
sw-log-send-left-lock = { $by }向左傳出{ $cards }（←），鎖定{ $lock }。
sw-log-send-right = { $by }向右傳出{ $cards }（→）。
sw-log-send-right-lock = { $by }向右傳出{ $cards }（→），鎖定{ $lock }。
sw-log-send-up = { $by }把{ $cards }（↑）傳給{ $target }。
sw-log-send-up-lock = { $by }把{ $cards }（↑）傳給{ $target }，鎖定{ $lock }。
sw-log-send-up-lock-to = { $by }把{ $cards }（↑）傳給{ $target }並鎖定。
log-accept = { $by }收下情報，進入爭奪。
sw-log-decline = { $by }不收情報。
log-gain-received = { $by }接收{ $target }傳出的{ $cards }。
log-gain-received-own = { $by }接收自己傳出的{ $cards }。
log-gain-placed = { $target }把{ $cards }放到{ $by }面前。
log-gain-placed-own = { $by }把{ $cards }放到自己面前。
log-gain-moved = { $target }把{ $cards }移到{ $by }面前。
log-gain-moved-own = { $by }把{ $cards }移到自己面前。
log-gain-exchanged = { $by }換上{ $cards }，作為接收的情報。
log-moved = { $by }把待收情報移到{ $target }面前。
log-moved-own = { $by }把待收情報移到自己面前。
log-swapped = { $by }調包，原來的情報{ $cards }亮出後棄掉。
log-turn_up = { $by }翻開情報：{ $cards }。
sw-log-drop = 情報{ $cards }亮出後棄掉。
log-replace = 新的待收情報：{ $target }的{ $cards }。
log-exchange = { $by }把牌堆頂的牌和待收情報互換（{ $cards }）。
log-play-free = { $by }發動技能，視為使用{ $as }。
log-play-free-on = { $by }發動技能，視為對{ $target }使用{ $as }。
log-named = { $by }說出：{ $word }。
log-banned = { $by }發動強令：本回合誰都不能使用{ $word }。
log-confined = { $target }受禁閉：本回合不能使用手牌，技能無效。
log-void = { $by }的{ $item }對{ $target }無效。
sw-log-look-own = { $by }獨自查看了{ $cards }。
log-look-message = { $by }查看了情報：{ $cards }。
log-show_hand-to = { $by }把全部手牌給{ $target }看：{ $cards }。
log-show = { $by }亮出{ $cards }。
sw-log-react-draw = { $by }被{ $target }試探，摸一張牌。
sw-log-react-discard = { $by }被{ $target }試探，棄一張牌。
sw-log-set_aside = 情報{ $cards }亮出，放在一旁。
sw-log-set_aside-hand = { $by }的手牌{ $cards }亮出，放在一旁。
log-take-shown = { $by }把{ $target }的{ $cards }收進手牌。
sw-log-burn = { $by }棄掉{ $target }面前的{ $cards }。
sw-log-burn-own = { $by }棄掉自己面前的{ $cards }。
log-leave_identity = { $by }沒有改用{ $target }的身份牌。
log-take_identity = { $by }改用{ $target }的身份牌，自己原來的移出遊戲。
sw-log-dying = { $by }有三張黑色情報，瀕死。
log-doomed = 沒有人能救{ $by }了。
sw-log-lose = { $by }沒有手牌可傳，出局，角色牌移出遊戲。
log-usurp = { $by }取代{ $target }獲勝！

## Why it ended

end-collected = 集滿三張同色情報。
end-task = 神秘人完成了任務。
end-usurped = 篡奪者取代了宣告勝利的玩家。
end-faction = 場上只剩一個陣營。
