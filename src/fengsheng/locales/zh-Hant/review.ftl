# 回顧一局已經結束的遊戲。

chapter-deal = 發牌
chapter-count = { $many }張{ $colour }色
chapter-counted = { $sentence }至此有{ $counts }情報。
