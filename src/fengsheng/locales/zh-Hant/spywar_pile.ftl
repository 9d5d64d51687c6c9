## Spywar: what is said of the pile, which its rulebook calls otherwise

sw-log-reshuffle = 棄牌堆洗混，成為新的牌堆，共{ $x }張。
sw-log-show_top = { $by }亮出牌堆頂的牌：{ $cards }。
sw-term-piles = 牌堆 { $deck } · 棄牌堆 { $discard }
