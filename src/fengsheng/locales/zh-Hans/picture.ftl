# 打完的一局里的一刻，画成图。

picture-turn = 第 { $turn } 回合·{ $eyes }
picture-deal = 发牌·{ $eyes }
picture-eyes = { $who }的视角
picture-eyes-spectator = 观战者的视角
picture-eyes-all = 全部公开
picture-hand = 手牌 { $n }
