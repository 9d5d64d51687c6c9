## 規則書裡能走一遍的裁定

web-rulings-play = 擺出來
web-rulings-close = 收起來
web-rulings-stage = 擺出來的裁定
web-rulings-prev = 上一步
web-rulings-next = 下一步
web-rulings-step = 第{ $n }步，共{ $of }步
web-rulings-laid = 擺好了。按 → 一步一步看。
web-rulings-so = 所以：
web-rulings-table = 在牌桌上玩
web-rulings-missing = 這條裁定現在擺不出來。
web-rulings-dead = 死亡
web-rulings-lost = 出局
web-rulings-dying = 瀕死
web-rulings-locked = 被鎖定
web-rulings-lured = 跳過
web-rulings-wanted = 裁定裡：{ $what }。
web-rulings-left = 這不是裁定裡的走法，電腦接著打。
web-rulings-other = 試別的
web-rulings-follow = 照裁定走
web-rulings-free = 想怎麼做都行，其他人由電腦接著打。
