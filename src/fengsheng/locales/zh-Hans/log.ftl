## What happened, one sentence per kind of event. $me says whether the reader is the one who acts.

log-chosen = { $by }选好了角色。
log-flip = { $by }翻开角色：{ $character }。
log-cover = { $by }的角色盖伏了。
log-identity = { $by }亮出身份：{ $identity }。
log-turn = 第{ $x }回合，轮到{ $by }。
log-draw = { $by }抽了{ $cards }。
log-skip_draw = { $by }不抽牌。
log-reshuffle = 弃牌堆洗混，成为新的牌库，共{ $x }张。
log-send = { $by }以{ $route }向右传出{ $cards }。
log-send-left = { $by }以{ $route }向左传出{ $cards }。
log-send-to = { $by }把{ $cards }以{ $route }传给{ $target }。
log-arrive = 情报到了{ $by }面前。
log-decline = { $by }不收。
log-gain-sent = { $by }获得{ $target }传出的{ $cards }。
log-gain-own = { $by }获得自己传出的{ $cards }。
log-gain-truefalse = { $by }从真伪莫辨获得{ $cards }。
log-gain-skill = { $target }把{ $cards }放到{ $by }面前，成为情报。
log-gain-self = { $by }以技能获得{ $cards }。
log-intercepted = { $by }截获了{ $target }的情报。
log-returned = { $by }退回了情报。
log-to_hand = { $by }把{ $cards }收进手牌。
log-drop = 没有人能收下这张情报，弃掉{ $cards }。
log-play = { $by }使用{ $card }。
log-play-on = { $by }对{ $target }使用{ $card }。
log-play-as = { $by }把{ $card }当作{ $as }使用。
log-play-as-on = { $by }把{ $card }当作{ $as }，对{ $target }使用。
log-skill = { $by }发动{ $item }。
log-skill-on = { $by }对{ $target }发动{ $item }。
log-countered = { $by }识破了{ $target }的{ $item }，该牌无效。
log-fizzle = { $by }的{ $item }没有效果。
log-locked = { $by }锁定了{ $target }。
log-locked-card = { $by }锁定了这张情报：传到谁面前，谁就必须收下。
log-lured = { $by }让{ $target }不参与这次传递。
log-burn = { $by }烧毁{ $target }面前的{ $cards }。
log-burn-own = { $by }烧毁自己面前的{ $cards }。
log-lay_out = 牌库顶{ $x }张牌面朝下放在桌上。
log-surplus = 剩下的{ $x }张牌弃掉。
log-look = { $by }查看了{ $target }的{ $cards }。
log-look-own = { $by }查看了自己传回来的{ $cards }。
log-look_identity = { $by }查看了{ $target }的身份。
log-learn_identity = { $by }得知{ $target }的身份：{ $identity }。
log-show_hand = { $by }亮出手牌：{ $cards }。
log-show_top = { $by }亮出牌库顶的牌：{ $cards }。
log-say = { $by }回答{ $target }：{ $phrase }
log-react-draw = { $by }被{ $target }试探，抽牌。
log-react-discard = { $by }被{ $target }试探，弃牌。
log-react-nothing = { $by }被{ $target }试探，应弃一张牌，但没有手牌。
log-discard = { $by }弃掉{ $cards }。
log-give = { $by }把{ $cards }交给{ $target }。
log-take = { $by }从{ $target }手里抽了{ $cards }。
log-set_aside = { $by }把{ $cards }放在一旁。
log-take_back = { $by }收回放在一旁的牌。
log-put_on_pile = { $by }把{ $cards }放到牌库顶。
log-dying = { $by }濒死。
log-rescued = { $by }获救了。
log-die = { $by }死亡。
log-die-by = { $by }死于{ $target }之手。
log-lose = { $by }输掉游戏，出局。
log-declare = { $by }宣告胜利！
log-partner = { $by }指定{ $target }一同获胜。
log-end = 游戏结束：{ $reason }

## Why it ended

end-declared =
    { $named ->
        [yes] { $who }达成目标，宣告胜利。
       *[no] 达成目标，宣告胜利。
    }
end-survivor = 只剩一位玩家。
end-nobody = 场上已无人。
end-draw = 只剩一位玩家，无人获胜。
