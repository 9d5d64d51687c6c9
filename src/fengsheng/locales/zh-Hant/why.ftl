## Answers to "why can I not use this?"

why-usable-card = 你現在可以使用{ $card }。
why-usable-skill = 你現在可以發動{ $skill }。
why-also-send = 不過你可以把它當情報傳出。
why-also-choose = 不過這一步可以選這張牌。
why-game-over = 遊戲已經結束。
why-out = 你已經出局。
why-not-begun = 牌局還沒開始：大家還在選角色。
why-dying = 你瀕死：只有寫明死亡時的技能還能發動。
why-deciding =
    { $me ->
        [yes] 你正在決定收不收情報：這時不能使用卡牌，也不能發動技能。
       *[no] { $asked }正在決定收不收情報：這時不能使用卡牌，也不能發動技能。
    }
why-declaring = 現在是宣告勝利的時刻：不能使用卡牌，也不能發動技能。
why-death = 正在結算死亡：只有寫明死亡時的技能可以發動。
why-effect =
    { $me ->
        [yes] 有效果正在結算，要等你選好；其他卡牌和技能等結算完才能用。
       *[no] 有效果正在結算，要等{ $asked }選好；其他卡牌和技能等結算完才能用。
    }
why-event = 現在只能發動回應這件事的技能；其他的要等下一個時機。
why-their-move = 現在輪到{ $asked }行動，之後才會問你。
why-passed = 你已經略過；有人行動就會再問你。
why-between = 正在結算其他效果，之後會再問到這張情報。
why-lock-turn = { $card }只能在自己的回合使用。
why-lock-moment = { $card }只能在情報傳遞時使用。
why-lock-early = { $card }只對本回合的情報有效：要在傳出之前或傳遞時使用。
why-arrived = 情報已經到了玩家面前；{ $card }要在傳遞時使用。
why-no-target = { $card }現在沒有可用的對象。
why-lure-turn = 這一桌規定{ $card }只能在自己的回合使用。
why-lure-moment = { $card }只能在情報傳遞時使用。
why-intercept-turn = { $card }只能在別人的回合使用。
why-intercept-moment = { $card }只能在情報傳遞時使用。
why-return-moment = { $card }只能在情報到了你面前時使用。
why-return-elsewhere = 情報在別人面前；{ $card }只對到了你面前的情報有效。
why-return-sender = 這張情報是你自己傳出的，不能退回。
why-return-locked = 你被鎖定了，不能退回。
why-return-locked-card = 這張情報被鎖定了，不能退回。
why-decode-moment = { $card }只能在情報到了你面前時使用。
why-decode-elsewhere = 情報在別人面前；{ $card }只對到了你面前的情報有效。
why-decode-text = 這一桌規定不能破譯面朝上的文本。
why-decode-own = 這一桌規定不能破譯自己傳出的情報。
why-burn-nothing = 場上沒有黑色情報可以燒毀。
why-counter-nothing = { $card }用來回應使用中的卡牌；現在沒有卡牌等待生效。
why-counter-intelligence = 傳遞情報不算使用卡牌，不能識破。
why-counter-skill = 等待生效的是技能；識破只對卡牌有效。
why-counter-sure = 這張鎖定受技能保護，不能被識破。
why-counter-own = 這一桌規定不能識破自己的牌。
why-own-turn = { $card }只能在自己的回合使用。
why-main-only = { $card }只能在自己的出牌階段、沒有別的事在進行時使用。
why-face-down = 你的角色蓋伏中：只有翻開角色的技能有效。
why-face-down-dying = 你的角色蓋伏中：死亡時的技能無效。
why-covered = 你的公開角色被蓋伏了：技能不會再恢復。
why-face-up = 這個技能用來翻開角色，而你的角色已經翻開。
why-by-itself = 這個技能不必發動，時機到了自動生效。
why-when = 這個技能要等特定事件：{ $text }
why-flip-when = 符合條件才能翻開這個角色：{ $text }
why-own-death = 這個技能只能在你死亡時發動。
why-not-concerned = 剛才的事不符合這個技能的條件：{ $text }
why-wait-order = 按座次詢問，還沒輪到你。
why-order-past = 按座次詢問，已經問過你的座次了。
why-no-black = 你沒有可用的黑色手牌。
why-identity-up = 你的身份已經亮出，不能再靠亮出身份發動。
why-too-few = 要有三張手牌才能發動。
why-nobody-to-trade = 其他玩家面前都沒有情報可換。
why-nobody-face-up = 其他玩家的角色都已蓋伏。
why-nothing-to-burn = 其他玩家面前都沒有情報可以燒毀。
why-skill-no-black-intel = 場上沒有黑色情報。
why-look-moment = 這個技能只能在情報到了你面前時發動。
why-black-lock = 這個技能只能在自己的回合、情報傳遞時發動。
why-no-source = 你沒有{ $source }可以這樣使用。

## The same in the spywar edition

why-sw-play-phase = { $card }只能在自己的出牌階段使用。
why-sw-clear-moment = { $card }只能在自己的出牌階段，或救援中問到你時使用。
why-sw-clear-nothing = 場上沒有帶黑色的情報。
why-sw-decipher-moment = { $card }只能在傳遞階段、情報到了你面前時使用。
why-sw-decipher-elsewhere = 情報在別人面前；{ $card }只對到了你面前的情報有效。
why-sw-contest-only = { $card }只能在爭奪階段使用。
why-sw-no-target = 沒有玩家可以移過去，{ $card }現在不能用。
why-sw-barred = 你受禁閉：本回合不能使用手牌。
why-sw-banned = 強令生效中：本回合誰都不能使用{ $card }。
why-sw-void = 你受禁閉：本回合你的技能全部無效。
why-sw-sending = 要等{ $asked }先傳出情報。
why-sw-sending-self = 你要先傳出情報；傳出不算使用卡牌。
why-sw-skill-play-phase = 這個技能只能在自己的出牌階段發動。
why-sw-skill-contest = 這個技能只能在爭奪階段發動。
why-sw-skill-rescue = 這個技能只能在爭奪階段，或救援中問到你時發動。
why-sw-skill-own-turn = 這個技能只能在自己回合的爭奪階段發動。
why-sw-rescue-cards = 這一桌規定救援時只能用澄清，不能發動技能。
why-sw-passed-rescue = 你已經略過；有人使用澄清而沒有救回，才會再問你。
why-sw-passed-for-good = 你已經略過；這一桌規定同一次救援中不會再問你。
why-sw-used = 這個技能本回合已經發動過。
why-sw-nothing = 這個技能現在沒有可以發動的對象：{ $text }
why-sw-when-sending = 這個技能在你傳出情報時才有效。
why-sw-face-down = 你的角色蓋伏中：只有翻開角色的技能可以發動。
why-sw-own-death = 這個技能只能在你死亡前發動。
why-sw-answered = 剛才的事你已經用這個技能回應過了。
why-sw-lacks = 你沒有這個技能需要的牌：{ $text }
why-usable-end = 你現在可以結束出牌階段。
why-end-unsent = 這個回合還沒傳出情報，不能結束。
why-end-moment = 只能在問到你的時候，結束自己的出牌階段。
why-not-on = { $card }現在不能對{ $target }使用。
why-not-on-self = { $card }不能對自己使用。
why-target-out = 不能選{ $target }，因為已經出局。
why-lure-sender = 這張情報是{ $target }傳出的，傳出者不能被調離。
why-lure-locked = { $target }被鎖定，{ $card }對被鎖定的玩家無效。
why-lure-again = { $target }已經被調離，不能再用{ $card }調離一次。

## Other answers that are not there

why-usable-send = 你現在可以這樣傳出{ $card }。
why-usable-accept = 你現在可以收下情報。
why-usable-decline = 你現在可以不收。
why-usable-pass = 你現在可以略過。
why-usable-declare = 你現在可以宣告勝利。
why-send-turn = 只能在自己的回合傳出情報。
why-send-moment = 只能在自己的出牌階段、問到你的時候傳出情報。
why-sw-send-moment = 出牌階段結束後，你才傳出情報。
why-send-done = 這個回合的情報已經傳出。
why-send-way = 每張牌有自己的傳法，{ $card }是{ $route }。
why-send-self = 情報不能傳給自己。
why-decide-moment = 情報到了你面前、輪到決定的時候，才能收下或不收。
why-decline-sender = 自己傳出的情報回來了，必須收下。
why-decline-locked = 你被鎖定，必須收下。
why-pass-must = 這一步不能略過，要選一個。
why-declare-goal = 達成了自己的目標，才能宣告勝利。
why-declare-nobody = 這裡不用宣告：有人達成目標，遊戲就結束。

## When it will be possible

why-next = 下次可以：{ $when }。
why-instead = 現在可以選：{ $who }。
when-or = { $a }，或{ $b }
when-any = 問到你要不要出手時
when-play = 自己的出牌階段
when-pass = 情報傳遞時
when-pass-own = 自己的情報傳遞時
when-pass-others = 別人的情報傳遞時
when-arrive = 情報到你面前時
when-respond = 有人使用卡牌時
when-travel = 情報到你面前時
when-contest = 爭奪階段
when-rescue = 有人瀕死、問到你時
when-face-up = 你的角色翻開之後
when-next-turn = 你的下一個回合
