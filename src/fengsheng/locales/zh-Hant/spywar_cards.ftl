## Spywar: the nine function cards, name and what they do

card-sw-probe = 試探
card-sw-probe-text = 自己的出牌階段，面朝下交給另一位玩家：牌上為三個陣營各寫一行，他照自己陣營那一行摸一張牌或棄一張手牌。內容只有你們兩人知道；用過的試探移出遊戲。
card-sw-coerce = 威逼
card-sw-coerce-text = 自己的出牌階段，對另一位玩家說出澄清、截獲、調包、誤導之一：他有這種牌就必須交給你一張，沒有就讓你獨自查看他的全部手牌。
card-sw-entice = 利誘
card-sw-entice-text = 自己的出牌階段，指定一位玩家（可以是自己）：亮出牌堆頂的牌，放進他的情報區。若他會因此有三張同色情報，這張牌改由你收進手牌。
card-sw-balance = 平衡
card-sw-balance-text = 自己的出牌階段，和另一位玩家各自棄光手牌，再各摸三張。
card-sw-clear = 澄清
card-sw-clear-text = 自己的出牌階段，棄掉任何一位玩家（包括自己）一張帶黑色的情報；有人瀕死、問到你時，也能對瀕死者使用。
card-sw-decipher = 破譯
card-sw-decipher-text = 傳遞階段，情報到了你面前、還沒決定收不收時使用：獨自查看；若帶黑色，可以翻開它並摸一張牌。
card-sw-intercept = 截獲
card-sw-intercept-text = 爭奪階段，把待收情報移到自己面前。
card-sw-mislead = 誤導
card-sw-mislead-text = 爭奪階段，把待收情報移給持有者左邊或右邊最近的存活玩家，左右由你選。
card-sw-swap = 調包
card-sw-swap-text = 爭奪階段，面朝下使用：這張牌成為待收情報，原來那張亮出後棄掉。

## Arrows

route-left = ←
route-left-text = 面朝下傳給左邊的玩家，可以收下或繼續往左傳；傳回傳出者時，傳出者必須收下。
route-right = →
route-right-text = 面朝下傳給右邊的玩家，可以收下或繼續往右傳；傳回傳出者時，傳出者必須收下。
route-up = ↑
route-up-text = 面朝下直接傳給指定的一位玩家，他可以收下或退給傳出者；退給傳出者時，傳出者必須收下。

## A card in full: colours, arrow, lock mark, and for a probe who draws

sw-card-full = { $name }（{ $colour }{ $arrow }）
sw-card-full-lock = { $name }（{ $colour }{ $arrow }，可鎖）
sw-card-full-probe = { $name }（{ $colour }{ $arrow }，{ $draws }摸牌）
colour-two = { $a }{ $b }
faction-qianfu-short = 潛伏
faction-qianfu = 潛伏戰線
faction-tegong-short = 特工
faction-tegong = 特工機關
faction-shenmi-short = 神秘
faction-shenmi = 神秘人

## Identities, and what each needs

identity-qianfu = 潛伏戰線
identity-qianfu-goal = 任何一位成員集到三張紅色情報，全陣營一同勝利。
identity-tegong = 特工機關
identity-tegong-goal = 任何一位成員集到三張藍色情報，全陣營一同勝利。
identity-zhenyazhe = 鎮壓者
identity-zhenyazhe-goal = 神秘人，單獨勝利：你的回合有人死亡，而他的紅色和藍色情報合計至少兩張。
identity-cuanduozhe = 篡奪者
identity-cuanduozhe-goal = 神秘人，單獨勝利：你的回合有人宣告勝利時，由你取而代之。
identity-shuangmianjiandie = 雙面間諜
identity-shuangmianjiandie-goal = 神秘人，單獨勝利：你集到三張紅色情報，或三張藍色情報。
identity-youbianzhe = 誘變者
identity-youbianzhe-goal = 神秘人，單獨勝利：有人集到三張紅色或三張藍色情報，卻沒有因此宣告勝利。
identity-xianxingzhe = 先行者
identity-xianxingzhe-goal = 神秘人，單獨勝利：你死亡時，面前至少有一張紅色或藍色情報。
identity-jiaojuzhe = 攪局者
identity-jiaojuzhe-goal = 神秘人，單獨勝利：你的回合結束時，其他存活玩家每人至少有兩張帶紅色或藍色的情報。
identity-qingdaofu = 清道夫
identity-qingdaofu-goal = 神秘人，單獨勝利：有人死亡，而他的紅色、藍色情報各不超過一張。
identity-none = 無身份
identity-none-goal = 你的身份牌被拿走了：只有顧小夢的「尾聲」能讓你一同獲勝。
