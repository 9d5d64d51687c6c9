# 回顾一局已经结束的游戏。

chapter-deal = 发牌
chapter-count = { $many }张{ $colour }色
chapter-counted = { $sentence }至此有{ $counts }情报。
