## Answers to "why can I not use this?"

why-usable-card = 你现在可以使用{ $card }。
why-usable-skill = 你现在可以发动{ $skill }。
why-also-send = 不过你可以把它当情报传出。
why-also-choose = 不过这一步可以选这张牌。
why-game-over = 游戏已经结束。
why-out = 你已经出局。
why-not-begun = 牌局还没开始：大家还在选角色。
why-dying = 你濒死：只有写明死亡时的技能还能发动。
why-deciding =
    { $me ->
        [yes] 你正在决定收不收情报：这时不能使用卡牌，也不能发动技能。
       *[no] { $asked }正在决定收不收情报：这时不能使用卡牌，也不能发动技能。
    }
why-declaring = 现在是宣告胜利的时刻：不能使用卡牌，也不能发动技能。
why-death = 正在结算死亡：只有写明死亡时的技能可以发动。
why-effect =
    { $me ->
        [yes] 有效果正在结算，要等你选好；其他卡牌和技能等结算完才能用。
       *[no] 有效果正在结算，要等{ $asked }选好；其他卡牌和技能等结算完才能用。
    }
why-event = 现在只能发动回应这件事的技能；其他的要等下一个时机。
why-their-move = 现在轮到{ $asked }行动，之后才会问你。
why-passed = 你已经略过；有人行动就会再问你。
why-between = 正在结算其他效果，之后会再问到这张情报。
why-lock-turn = { $card }只能在自己的回合使用。
why-lock-moment = { $card }只能在情报传递时使用。
why-lock-early = { $card }只对本回合的情报有效：要在传出之前或传递时使用。
why-arrived = 情报已经到了玩家面前；{ $card }要在传递时使用。
why-no-target = { $card }现在没有可用的对象。
why-lure-turn = 这一桌规定{ $card }只能在自己的回合使用。
why-lure-moment = { $card }只能在情报传递时使用。
why-intercept-turn = { $card }只能在别人的回合使用。
why-intercept-moment = { $card }只能在情报传递时使用。
why-return-moment = { $card }只能在情报到了你面前时使用。
why-return-elsewhere = 情报在别人面前；{ $card }只对到了你面前的情报有效。
why-return-sender = 这张情报是你自己传出的，不能退回。
why-return-locked = 你被锁定了，不能退回。
why-return-locked-card = 这张情报被锁定了，不能退回。
why-decode-moment = { $card }只能在情报到了你面前时使用。
why-decode-elsewhere = 情报在别人面前；{ $card }只对到了你面前的情报有效。
why-decode-text = 这一桌规定不能破译面朝上的文本。
why-decode-own = 这一桌规定不能破译自己传出的情报。
why-burn-nothing = 场上没有黑色情报可以烧毁。
why-counter-nothing = { $card }用来回应使用中的卡牌；现在没有卡牌等待生效。
why-counter-intelligence = 传递情报不算使用卡牌，不能识破。
why-counter-skill = 等待生效的是技能；识破只对卡牌有效。
why-counter-sure = 这张锁定受技能保护，不能被识破。
why-counter-own = 这一桌规定不能识破自己的牌。
why-own-turn = { $card }只能在自己的回合使用。
why-main-only = { $card }只能在自己的出牌阶段、没有别的事在进行时使用。
why-face-down = 你的角色盖伏中：只有翻开角色的技能有效。
why-face-down-dying = 你的角色盖伏中：死亡时的技能无效。
why-covered = 你的公开角色被盖伏了：技能不会再恢复。
why-face-up = 这个技能用来翻开角色，而你的角色已经翻开。
why-by-itself = 这个技能不必发动，时机到了自动生效。
why-when = 这个技能要等特定事件：{ $text }
why-flip-when = 符合条件才能翻开这个角色：{ $text }
why-own-death = 这个技能只能在你死亡时发动。
why-not-concerned = 刚才的事不符合这个技能的条件：{ $text }
why-wait-order = 按座次询问，还没轮到你。
why-order-past = 按座次询问，已经问过你的座次了。
why-no-black = 你没有可用的黑色手牌。
why-identity-up = 你的身份已经亮出，不能再靠亮出身份发动。
why-too-few = 要有三张手牌才能发动。
why-nobody-to-trade = 其他玩家面前都没有情报可换。
why-nobody-face-up = 其他玩家的角色都已盖伏。
why-nothing-to-burn = 其他玩家面前都没有情报可以烧毁。
why-skill-no-black-intel = 场上没有黑色情报。
why-look-moment = 这个技能只能在情报到了你面前时发动。
why-black-lock = 这个技能只能在自己的回合、情报传递时发动。
why-no-source = 你没有{ $source }可以这样使用。

## The same in the spywar edition

why-sw-play-phase = { $card }只能在自己的出牌阶段使用。
why-sw-clear-moment = { $card }只能在自己的出牌阶段，或救援中问到你时使用。
why-sw-clear-nothing = 场上没有带黑色的情报。
why-sw-decipher-moment = { $card }只能在传递阶段、情报到了你面前时使用。
why-sw-decipher-elsewhere = 情报在别人面前；{ $card }只对到了你面前的情报有效。
why-sw-contest-only = { $card }只能在争夺阶段使用。
why-sw-no-target = 没有玩家可以移过去，{ $card }现在不能用。
why-sw-barred = 你受禁闭：本回合不能使用手牌。
why-sw-banned = 强令生效中：本回合谁都不能使用{ $card }。
why-sw-void = 你受禁闭：本回合你的技能全部无效。
why-sw-sending = 要等{ $asked }先传出情报。
why-sw-sending-self = 你要先传出情报；传出不算使用卡牌。
why-sw-skill-play-phase = 这个技能只能在自己的出牌阶段发动。
why-sw-skill-contest = 这个技能只能在争夺阶段发动。
why-sw-skill-rescue = 这个技能只能在争夺阶段，或救援中问到你时发动。
why-sw-skill-own-turn = 这个技能只能在自己回合的争夺阶段发动。
why-sw-rescue-cards = 这一桌规定救援时只能用澄清，不能发动技能。
why-sw-passed-rescue = 你已经略过；有人使用澄清而没有救回，才会再问你。
why-sw-passed-for-good = 你已经略过；这一桌规定同一次救援中不会再问你。
why-sw-used = 这个技能本回合已经发动过。
why-sw-nothing = 这个技能现在没有可以发动的对象：{ $text }
why-sw-when-sending = 这个技能在你传出情报时才有效。
why-sw-face-down = 你的角色盖伏中：只有翻开角色的技能可以发动。
why-sw-own-death = 这个技能只能在你死亡前发动。
why-sw-answered = 刚才的事你已经用这个技能回应过了。
why-sw-lacks = 你没有这个技能需要的牌：{ $text }
why-usable-end = 你现在可以结束出牌阶段。
why-end-unsent = 这个回合还没传出情报，不能结束。
why-end-moment = 只能在问到你的时候，结束自己的出牌阶段。
why-not-on = { $card }现在不能对{ $target }使用。
why-not-on-self = { $card }不能对自己使用。
why-target-out = 不能选{ $target }，因为已经出局。
why-lure-sender = 这张情报是{ $target }传出的，传出者不能被调离。
why-lure-locked = { $target }被锁定，{ $card }对被锁定的玩家无效。
why-lure-again = { $target }已经被调离，不能再用{ $card }调离一次。

## Other answers that are not there

why-usable-send = 你现在可以这样传出{ $card }。
why-usable-accept = 你现在可以收下情报。
why-usable-decline = 你现在可以不收。
why-usable-pass = 你现在可以略过。
why-usable-declare = 你现在可以宣告胜利。
why-send-turn = 只能在自己的回合传出情报。
why-send-moment = 只能在自己的出牌阶段、问到你的时候传出情报。
why-sw-send-moment = 出牌阶段结束后，你才传出情报。
why-send-done = 这个回合的情报已经传出。
why-send-way = 每张牌有自己的传法，{ $card }是{ $route }。
why-send-self = 情报不能传给自己。
why-decide-moment = 情报到了你面前、轮到决定的时候，才能收下或不收。
why-decline-sender = 自己传出的情报回来了，必须收下。
why-decline-locked = 你被锁定，必须收下。
why-pass-must = 这一步不能略过，要选一个。
why-declare-goal = 达成了自己的目标，才能宣告胜利。
why-declare-nobody = 这里不用宣告：有人达成目标，游戏就结束。

## When it will be possible

why-next = 下次可以：{ $when }。
why-instead = 现在可以选：{ $who }。
when-or = { $a }，或{ $b }
when-any = 问到你要不要出手时
when-play = 自己的出牌阶段
when-pass = 情报传递时
when-pass-own = 自己的情报传递时
when-pass-others = 别人的情报传递时
when-arrive = 情报到你面前时
when-respond = 有人使用卡牌时
when-travel = 情报到你面前时
when-contest = 争夺阶段
when-rescue = 有人濒死、问到你时
when-face-up = 你的角色翻开之后
when-next-turn = 你的下一个回合
