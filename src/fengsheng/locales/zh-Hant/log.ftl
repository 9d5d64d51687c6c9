## What happened, one sentence per kind of event. $me says whether the reader is the one who acts.

log-chosen = { $by }選好了角色。
log-flip = { $by }翻開角色：{ $character }。
log-cover = { $by }的角色蓋伏了。
log-identity = { $by }亮出身份：{ $identity }。
log-turn = 第{ $x }回合，輪到{ $by }。
log-draw = { $by }抽了{ $cards }。
log-skip_draw = { $by }不抽牌。
log-reshuffle = 棄牌堆洗混，成為新的牌庫，共{ $x }張。
log-send = { $by }以{ $route }向右傳出{ $cards }。
log-send-left = { $by }以{ $route }向左傳出{ $cards }。
log-send-to = { $by }把{ $cards }以{ $route }傳給{ $target }。
log-arrive = 情報到了{ $by }面前。
log-decline = { $by }不收。
log-gain-sent = { $by }獲得{ $target }傳出的{ $cards }。
log-gain-own = { $by }獲得自己傳出的{ $cards }。
log-gain-truefalse = { $by }從真偽莫辨獲得{ $cards }。
log-gain-skill = { $target }把{ $cards }放到{ $by }面前，成為情報。
log-gain-self = { $by }以技能獲得{ $cards }。
log-intercepted = { $by }截獲了{ $target }的情報。
log-returned = { $by }退回了情報。
log-to_hand = { $by }把{ $cards }收進手牌。
log-drop = 沒有人能收下這張情報，棄掉{ $cards }。
log-play = { $by }使用{ $card }。
log-play-on = { $by }對{ $target }使用{ $card }。
log-play-as = { $by }把{ $card }當作{ $as }使用。
log-play-as-on = { $by }把{ $card }當作{ $as }，對{ $target }使用。
log-skill = { $by }發動{ $item }。
log-skill-on = { $by }對{ $target }發動{ $item }。
log-countered = { $by }識破了{ $target }的{ $item }，該牌無效。
log-fizzle = { $by }的{ $item }沒有效果。
log-locked = { $by }鎖定了{ $target }。
log-locked-card = { $by }鎖定了這張情報：傳到誰面前，誰就必須收下。
log-lured = { $by }讓{ $target }不參與這次傳遞。
log-burn = { $by }燒毀{ $target }面前的{ $cards }。
log-burn-own = { $by }燒毀自己面前的{ $cards }。
log-lay_out = 牌庫頂{ $x }張牌面朝下放在桌上。
log-surplus = 剩下的{ $x }張牌棄掉。
log-look = { $by }查看了{ $target }的{ $cards }。
log-look-own = { $by }查看了自己傳回來的{ $cards }。
log-look_identity = { $by }查看了{ $target }的身份。
log-learn_identity = { $by }得知{ $target }的身份：{ $identity }。
log-show_hand = { $by }亮出手牌：{ $cards }。
log-show_top = { $by }亮出牌庫頂的牌：{ $cards }。
log-say = { $by }回答{ $target }：{ $phrase }
log-react-draw = { $by }被{ $target }試探，抽牌。
log-react-discard = { $by }被{ $target }試探，棄牌。
log-react-nothing = { $by }被{ $target }試探，應棄一張牌，但沒有手牌。
log-discard = { $by }棄掉{ $cards }。
log-give = { $by }把{ $cards }交給{ $target }。
log-take = { $by }從{ $target }手裡抽了{ $cards }。
log-set_aside = { $by }把{ $cards }放在一旁。
log-take_back = { $by }收回放在一旁的牌。
log-put_on_pile = { $by }把{ $cards }放到牌庫頂。
log-dying = { $by }瀕死。
log-rescued = { $by }獲救了。
log-die = { $by }死亡。
log-die-by = { $by }死於{ $target }之手。
log-lose = { $by }輸掉遊戲，出局。
log-declare = { $by }宣告勝利！
log-partner = { $by }指定{ $target }一同獲勝。
log-end = 遊戲結束：{ $reason }

## Why it ended

end-declared =
    { $named ->
        [yes] { $who }達成目標，宣告勝利。
       *[no] 達成目標，宣告勝利。
    }
end-survivor = 只剩一位玩家。
end-nobody = 場上已無人。
end-draw = 只剩一位玩家，無人獲勝。
