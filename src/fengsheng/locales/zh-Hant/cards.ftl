## The nine function cards: name and what they do. A text that ends in -alt is for tables with the other house rule.

card-lock = 鎖定
card-lock-text = 自己的回合，情報傳遞時，指定另一位玩家：本回合的情報若傳到他面前，他必須收下。
card-lock-text-alt = 自己的回合，傳出情報前或情報傳遞時使用：這張情報傳到誰面前，誰就必須收下。
card-lure = 調虎離山
card-lure-text = 情報傳遞時，指定一位玩家（傳出者與被鎖定者除外，可以是自己）：這次傳遞跳過他。
card-lure-text-alt = 自己的回合，情報傳遞時，指定另一位玩家（被鎖定者除外）：這次傳遞跳過他。
card-intercept = 截獲
card-intercept-text = 別人的回合，情報傳遞時使用：你獲得這張情報，事先不能看。多人截獲時，最後使用的人獲得。
card-intercept-text-alt = 任何人的回合，情報傳遞時使用：把這張情報收進手牌。
card-return = 退回
card-return-text = 別人傳出的情報到了你面前、你沒有被鎖定時使用：情報改往反方向傳（直達則回到傳出者）。
card-return-text-alt = 別人傳出的情報到了你面前、這張情報沒有被鎖定時使用：情報直接回到傳出者面前。
card-decode = 破譯
card-decode-text = 情報到了你面前時使用：獨自查看，再決定收不收。
card-decode-text-alt = 別人傳出的情報面朝下到了你面前時使用：獨自查看，再決定收不收。
card-burn = 燒毀
card-burn-text = 任何人的回合，可以行動時使用：燒毀一位存活玩家面前的一張黑色情報。
card-counter = 識破
card-counter-text = 有人使用卡牌時使用：那張牌無效，進棄牌堆。識破也可以被識破。
card-probe = 試探
card-probe-text = 自己的回合，沒有別的事在進行時，面朝下交給另一位玩家。他的身份與牌上寫的相符，就照牌面抽兩張或棄一張；不符，就說出牌上那句話。內容只有你們兩人知道。
card-truefalse = 真偽莫辨
card-truefalse-text = 自己的回合，沒有別的事在進行時使用：從牌庫頂取與存活人數相同的牌，面朝下洗混，從你開始每人獲得一張情報。

## Ways to travel

route-coded = 密電
route-coded-text = 面朝下傳給右邊的玩家，可以收下或繼續往右傳；傳回傳出者時，傳出者必須收下。
route-direct = 直達
route-direct-text = 面朝下直接傳給指定的一位玩家，他可以不收；不收就退給傳出者，傳出者必須收下。
route-text = 文本
route-text-text = 面朝上傳給右邊的玩家，可以收下或繼續往右傳；傳回傳出者時，傳出者必須收下。

## Colours; the mark stands beside a shape, so that colour is never alone

colour-red = 紅
colour-red-mark = 紅
colour-blue = 藍
colour-blue-mark = 藍
colour-black = 黑
colour-black-mark = 黑

## A card in full

card-full = { $name }（{ $colour }）
card-full-probe = { $name }（{ $colour }；{ $identity }：{ $effect }）
# of several equal cards, the one that something pending is aimed at
card-named = { $card }［已被指定］
card-hidden = 一張面朝下的{ $name }
probe-effect-draw = 抽兩張
probe-effect-discard = 棄一張
probe-phrase-draw = 「我是臥底。」
probe-phrase-discard = 「我是好人。」
cards-hidden =
    { $n ->
        [1] 一張牌
       *[other] { $n }張牌
    }
cards-nothing = 沒有牌

## Joining words

list-comma = { $a }、{ $b }
list-or = { $a }或{ $b }
list-and = { $a }和{ $b }
