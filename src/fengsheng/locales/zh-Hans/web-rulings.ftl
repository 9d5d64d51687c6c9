## 规则书里能走一遍的裁定

web-rulings-play = 摆出来
web-rulings-close = 收起来
web-rulings-stage = 摆出来的裁定
web-rulings-prev = 上一步
web-rulings-next = 下一步
web-rulings-step = 第{ $n }步，共{ $of }步
web-rulings-laid = 摆好了。按 → 一步一步看。
web-rulings-so = 所以：
web-rulings-table = 在牌桌上玩
web-rulings-missing = 这条裁定现在摆不出来。
web-rulings-dead = 死亡
web-rulings-lost = 出局
web-rulings-dying = 濒死
web-rulings-locked = 被锁定
web-rulings-lured = 跳过
web-rulings-wanted = 裁定里：{ $what }。
web-rulings-left = 这不是裁定里的走法，电脑接着打。
web-rulings-other = 试别的
web-rulings-follow = 照裁定走
web-rulings-free = 想怎么做都行，其他人由电脑接着打。
