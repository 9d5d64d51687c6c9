## The nine function cards: name and what they do. A text that ends in -alt is for tables with the other house rule.

card-lock = 锁定
card-lock-text = 自己的回合里，情报正在传递时，指定一位别的玩家：本回合的情报一旦到了他面前，他就非收不可。
card-lock-text-alt = 自己的回合里，情报送出前或传递时使用：这张情报到了谁面前，谁就非收不可。
card-lure = 调虎离山
card-lure-text = 情报正在传递时使用：你指定的玩家（传出者与被锁定者除外）这次传递全程被跳过。可以指定自己。
card-lure-text-alt = 自己的回合里，情报正在传递时使用：你指定的另一位玩家（被锁定者除外）这次传递全程被跳过。
card-intercept = 截获
card-intercept-text = 别人的回合里，情报正在传递时使用：这张情报归你，事先不能看。多人截获时，最后使用的人得手。
card-intercept-text-alt = 任何人的回合里，情报正在传递时使用：把它收进你的手牌。
card-return = 退回
card-return-text = 别人的情报到了你面前，而你没有被锁定时使用：它掉头往反方向传（直达则回到传出者）。
card-return-text-alt = 别人的情报到了你面前，而它没有被锁定时使用：它直接回到传出者面前。
card-decode = 破译
card-decode-text = 情报到了你面前时使用：先独自看过内容，再决定要不要收。
card-decode-text-alt = 别人面朝下传来的情报到了你面前时使用：先独自看过内容，再决定要不要收。
card-burn = 烧毁
card-burn-text = 任何人的回合、任何可以行动的时候使用：把一位存活玩家面前的一张黑色情报送进弃牌堆。
card-counter = 识破
card-counter-text = 有人使用卡牌时使用：那张牌作废，进弃牌堆。识破本身也可以被识破。
card-probe = 试探
card-probe-text = 自己的回合里，没有别的事在进行时，面朝下交给另一位玩家。牌上写中他的身份，他就照牌面抽两张或弃一张；没写中，他就说出牌上的那句话。内容只有你们两人知道。
card-truefalse = 真伪莫辨
card-truefalse-text = 自己的回合里，没有别的事在进行时使用：从牌库顶按存活人数取牌，盖着洗混，从你开始每人得一张，直接成为情报。

## Ways to travel

route-coded = 密电
route-coded-text = 面朝下传给右边的人，要嘛收下，要嘛继续往右传；传回传出者时，传出者必须收下。
route-direct = 直达
route-direct-text = 面朝下直接送给指定的一位玩家，他可以收也可以拒绝；被拒绝就回到传出者面前，传出者必须收下。
route-text = 文本
route-text-text = 面朝上传给右边的人，要嘛收下，要嘛继续往右传；传回传出者时，传出者必须收下。

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
card-hidden = 一张盖着的{ $name }
probe-effect-draw = 抽2张
probe-effect-discard = 弃1张
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
list-and = { $a }和{ $b }
