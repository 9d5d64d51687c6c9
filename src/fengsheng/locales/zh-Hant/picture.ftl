# 打完的一局裡的一刻，畫成圖。

picture-turn = 第 { $turn } 回合·{ $eyes }
picture-deal = 發牌·{ $eyes }
picture-eyes = { $who }的視角
picture-eyes-spectator = 觀戰者的視角
picture-eyes-all = 全部公開
picture-hand = 手牌 { $n }
