## The nine function cards: name and what they do. A text that ends in -alt is for tables with the other house rule.

card-lock = 鎖定
card-lock-text = 自己的回合裡，情報正在傳遞時，指定一位別的玩家：本回合的情報一旦到了他面前，他就非收不可。
card-lock-text-alt = 自己的回合裡，情報送出前或傳遞時使用：這張情報到了誰面前，誰就非收不可。
card-lure = 調虎離山
card-lure-text = 情報正在傳遞時使用：你指定的玩家（傳出者與被鎖定者除外）這次傳遞全程被跳過。可以指定自己。
card-lure-text-alt = 自己的回合裡，情報正在傳遞時使用：你指定的另一位玩家（被鎖定者除外）這次傳遞全程被跳過。
card-intercept = 截獲
card-intercept-text = 別人的回合裡，情報正在傳遞時使用：這張情報歸你，事先不能看。多人截獲時，最後使用的人得手。
card-intercept-text-alt = 任何人的回合裡，情報正在傳遞時使用：把它收進你的手牌。
card-return = 退回
card-return-text = 別人的情報到了你面前，而你沒有被鎖定時使用：它掉頭往反方向傳（直達則回到傳出者）。
card-return-text-alt = 別人的情報到了你面前，而它沒有被鎖定時使用：它直接回到傳出者面前。
card-decode = 破譯
card-decode-text = 情報到了你面前時使用：先獨自看過內容，再決定要不要收。
card-decode-text-alt = 別人面朝下傳來的情報到了你面前時使用：先獨自看過內容，再決定要不要收。
card-burn = 燒毀
card-burn-text = 任何人的回合、任何可以行動的時候使用：把一位存活玩家面前的一張黑色情報送進棄牌堆。
card-counter = 識破
card-counter-text = 有人使用卡牌時使用：那張牌作廢，進棄牌堆。識破本身也可以被識破。
card-probe = 試探
card-probe-text = 自己的回合裡，沒有別的事在進行時，面朝下交給另一位玩家。牌上寫中他的身份，他就照牌面抽兩張或棄一張；沒寫中，他就說出牌上的那句話。內容只有你們兩人知道。
card-truefalse = 真偽莫辨
card-truefalse-text = 自己的回合裡，沒有別的事在進行時使用：從牌庫頂按存活人數取牌，蓋著洗混，從你開始每人得一張，直接成為情報。

## Ways to travel

route-coded = 密電
route-coded-text = 面朝下傳給右邊的人，要嘛收下，要嘛繼續往右傳；傳回傳出者時，傳出者必須收下。
route-direct = 直達
route-direct-text = 面朝下直接送給指定的一位玩家，他可以收也可以拒絕；被拒絕就回到傳出者面前，傳出者必須收下。
route-text = 文本
route-text-text = 面朝上傳給右邊的人，要嘛收下，要嘛繼續往右傳；傳回傳出者時，傳出者必須收下。

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
card-hidden = 一張蓋著的{ $name }
probe-effect-draw = 抽2張
probe-effect-discard = 棄1張
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
list-and = { $a }和{ $b }
