## Spywar: what is said of the pile, which its rulebook calls otherwise

sw-log-reshuffle = 弃牌堆洗混，成为新的牌堆，共{ $x }张。
sw-log-show_top = { $by }亮出牌堆顶的牌：{ $cards }。
sw-term-piles = 牌堆 { $deck } · 弃牌堆 { $discard }
