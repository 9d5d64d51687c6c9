## Spywar: the nine function cards, name and what they do

card-sw-probe = 试探
card-sw-probe-text = 自己的出牌阶段，面朝下交给另一位玩家：牌上为三个阵营各写一行，他照自己阵营那一行摸一张牌或弃一张手牌。内容只有你们两人知道；用过的试探移出游戏。
card-sw-coerce = 威逼
card-sw-coerce-text = 自己的出牌阶段，对另一位玩家说出澄清、截获、调包、误导之一：他有这种牌就必须交给你一张，没有就让你独自查看他的全部手牌。
card-sw-entice = 利诱
card-sw-entice-text = 自己的出牌阶段，指定一位玩家（可以是自己）：亮出牌堆顶的牌，放进他的情报区。若他会因此有三张同色情报，这张牌改由你收进手牌。
card-sw-balance = 平衡
card-sw-balance-text = 自己的出牌阶段，和另一位玩家各自弃光手牌，再各摸三张。
card-sw-clear = 澄清
card-sw-clear-text = 自己的出牌阶段，弃掉任何一位玩家（包括自己）一张带黑色的情报；有人濒死、问到你时，也能对濒死者使用。
card-sw-decipher = 破译
card-sw-decipher-text = 传递阶段，情报到了你面前、还没决定收不收时使用：独自查看；若带黑色，可以翻开它并摸一张牌。
card-sw-intercept = 截获
card-sw-intercept-text = 争夺阶段，把待收情报移到自己面前。
card-sw-mislead = 误导
card-sw-mislead-text = 争夺阶段，把待收情报移给持有者左边或右边最近的存活玩家，左右由你选。
card-sw-swap = 调包
card-sw-swap-text = 争夺阶段，面朝下使用：这张牌成为待收情报，原来那张亮出后弃掉。

## Arrows

route-left = ←
route-left-text = 面朝下传给左边的玩家，可以收下或继续往左传；传回传出者时，传出者必须收下。
route-right = →
route-right-text = 面朝下传给右边的玩家，可以收下或继续往右传；传回传出者时，传出者必须收下。
route-up = ↑
route-up-text = 面朝下直接传给指定的一位玩家，他可以收下或退给传出者；退给传出者时，传出者必须收下。

## A card in full: colours, arrow, lock mark, and for a probe who draws

sw-card-full = { $name }（{ $colour }{ $arrow }）
sw-card-full-lock = { $name }（{ $colour }{ $arrow }，可锁）
sw-card-full-probe = { $name }（{ $colour }{ $arrow }，{ $draws }摸牌）
colour-two = { $a }{ $b }
faction-qianfu-short = 潜伏
faction-qianfu = 潜伏战线
faction-tegong-short = 特工
faction-tegong = 特工机关
faction-shenmi-short = 神秘
faction-shenmi = 神秘人

## Identities, and what each needs

identity-qianfu = 潜伏战线
identity-qianfu-goal = 任何一位成员集到三张红色情报，全阵营一同胜利。
identity-tegong = 特工机关
identity-tegong-goal = 任何一位成员集到三张蓝色情报，全阵营一同胜利。
identity-zhenyazhe = 镇压者
identity-zhenyazhe-goal = 神秘人，单独胜利：你的回合有人死亡，而他的红色和蓝色情报合计至少两张。
identity-cuanduozhe = 篡夺者
identity-cuanduozhe-goal = 神秘人，单独胜利：你的回合有人宣告胜利时，由你取而代之。
identity-shuangmianjiandie = 双面间谍
identity-shuangmianjiandie-goal = 神秘人，单独胜利：你集到三张红色情报，或三张蓝色情报。
identity-youbianzhe = 诱变者
identity-youbianzhe-goal = 神秘人，单独胜利：有人集到三张红色或三张蓝色情报，却没有因此宣告胜利。
identity-xianxingzhe = 先行者
identity-xianxingzhe-goal = 神秘人，单独胜利：你死亡时，面前至少有一张红色或蓝色情报。
identity-jiaojuzhe = 搅局者
identity-jiaojuzhe-goal = 神秘人，单独胜利：你的回合结束时，其他存活玩家每人至少有两张带红色或蓝色的情报。
identity-qingdaofu = 清道夫
identity-qingdaofu-goal = 神秘人，单独胜利：有人死亡，而他的红色、蓝色情报各不超过一张。
identity-none = 无身份
identity-none-goal = 你的身份牌被拿走了：只有顾小梦的“尾声”能让你一同获胜。
