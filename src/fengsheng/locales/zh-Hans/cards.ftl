## The nine function cards: name and what they do. A text that ends in -alt is for tables with the other house rule.

card-lock = 锁定
card-lock-text = 自己的回合，情报传递时，指定另一位玩家：本回合的情报若传到他面前，他必须收下。
card-lock-text-alt = 自己的回合，传出情报前或情报传递时使用：这张情报传到谁面前，谁就必须收下。
card-lure = 调虎离山
card-lure-text = 情报传递时，指定一位玩家（传出者与被锁定者除外，可以是自己）：这次传递跳过他。
card-lure-text-alt = 自己的回合，情报传递时，指定另一位玩家（被锁定者除外）：这次传递跳过他。
card-intercept = 截获
card-intercept-text = 别人的回合，情报传递时使用：你获得这张情报，事先不能看。多人截获时，最后使用的人获得。
card-intercept-text-alt = 任何人的回合，情报传递时使用：把这张情报收进手牌。
card-return = 退回
card-return-text = 别人传出的情报到了你面前、你没有被锁定时使用：情报改往反方向传（直达则回到传出者）。
card-return-text-alt = 别人传出的情报到了你面前、这张情报没有被锁定时使用：情报直接回到传出者面前。
card-decode = 破译
card-decode-text = 情报到了你面前时使用：独自查看，再决定收不收。
card-decode-text-alt = 别人传出的情报面朝下到了你面前时使用：独自查看，再决定收不收。
card-burn = 烧毁
card-burn-text = 任何人的回合，可以行动时使用：烧毁一位存活玩家面前的一张黑色情报。
card-counter = 识破
card-counter-text = 有人使用卡牌时使用：那张牌无效，进弃牌堆。识破也可以被识破。
card-probe = 试探
card-probe-text = 自己的回合，没有别的事在进行时，面朝下交给另一位玩家。他的身份与牌上写的相符，就照牌面抽两张或弃一张；不符，就说出牌上那句话。内容只有你们两人知道。
card-truefalse = 真伪莫辨
card-truefalse-text = 自己的回合，没有别的事在进行时使用：从牌库顶取与存活人数相同的牌，面朝下洗混，从你开始每人获得一张情报。

## Ways to travel

route-coded = 密电
route-coded-text = 面朝下传给右边的玩家，可以收下或继续往右传；传回传出者时，传出者必须收下。
route-direct = 直达
route-direct-text = 面朝下直接传给指定的一位玩家，他可以不收；不收就退给传出者，传出者必须收下。
route-text = 文本
route-text-text = 面朝上传给右边的玩家，可以收下或继续往右传；传回传出者时，传出者必须收下。

## Colours; the mark stands beside a shape, so that colour is never alone

colour-red = 红
colour-red-mark = 红
colour-blue = 蓝
colour-blue-mark = 蓝
colour-black = 黑
colour-black-mark = 黑

## A card in full

card-full = { $name }（{ $colour }）
card-full-probe = { $name }（{ $colour }；{ $identity }：{ $effect }）
# of several equal cards, the one that something pending is aimed at
card-named = { $card }［已被指定］
card-hidden = 一张面朝下的{ $name }
probe-effect-draw = 抽两张
probe-effect-discard = 弃一张
probe-phrase-draw = “我是卧底。”
probe-phrase-discard = “我是好人。”
cards-hidden =
    { $n ->
        [1] 一张牌
       *[other] { $n }张牌
    }
cards-nothing = 没有牌

## Joining words

list-comma = { $a }、{ $b }
list-or = { $a }或{ $b }
list-and = { $a }和{ $b }
