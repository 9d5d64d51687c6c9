### Rulings of classic as players ask for them. Written by tools/ruling_texts.py.

# scenarios/classic/cards/burn/CL-RULE-BURN-02-targets.scn
# from: 2a47db4f
cl-rule-burn-02-targets =
    .ask = 【烧毁】可以烧毁自己面前的黑色情报吗？红色、蓝色呢？
    .answer = 自己的黑色可以，任何存活玩家的黑色也可以；红色和蓝色不行。

# scenarios/classic/cards/burn/CL-RULE-BURN-04-too-late.scn
# from: 178068af
cl-rule-burn-04-too-late =
    .ask = 有人刚收下第三张黑色情报，还来得及用【烧毁】救他吗？
    .answer = 来不及。他立刻死亡，要救就得在他收下之前用。

# scenarios/classic/cards/burn/CL-RULE-BURN-53-not-in-transit.scn
# from: 0b29f3c8
cl-rule-burn-53-not-in-transit =
    .ask = 传递中的黑色情报，可以直接【烧毁】吗？
    .answer = 不可以。只有放在玩家面前的黑色情报才能烧毁。

# scenarios/classic/cards/burn/CL-SC-BURN-01.scn
# from: 3b84b0f7
cl-sc-burn-01 =
    .ask = 情报已经传到有两张黑色的人面前，他还没决定，能先【烧毁】一张吗？
    .answer = 能。烧毁一张之后，他再收下黑色情报也不会死亡。

# scenarios/classic/cards/burn/CL-SC-BURN-03.scn
# from: 4994bbe6
cl-sc-burn-03 =
    .ask = 职业杀手发动“补刀”，我可以用【烧毁】自救吗？
    .answer = 可以。【烧毁】先结算，少一张黑色，补上的那张就不是第三张。

# scenarios/classic/cards/burn/CL-SC-BURN-04.scn
# from: 862daa10
cl-sc-burn-04 =
    .ask = 两个人先后对同一张黑色情报用【烧毁】，怎么结算？
    .answer = 后用的先结算，把它烧毁；先用的那张已经没有对象，不生效。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-02-respond-again.scn
# from: 65e8cb67
cl-rule-counter-02-respond-again =
    .ask = 【烧毁】上面的【识破】被抵消后，还能再对【烧毁】用【识破】吗？
    .answer = 能。上面的结算完，底下的牌可以再被回应；但一次只能识破最上面那张。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-03-once.scn
# from: 25241dac
cl-rule-counter-03-once =
    .ask = 【识破】生效后，被识破的牌还能收回手牌吗？
    .answer = 不能。两张牌都进弃牌堆，被识破的牌没有效果。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-07-twice.scn
# from: 099ebaac
cl-rule-counter-07-twice =
    .ask = 我的牌被【识破】，队友又【识破】那张识破，我的牌算生效吗？
    .answer = 算。第二张【识破】使第一张无效，原来的牌照常生效。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-46-own-card.scn
# from: 08e3dffc
cl-rule-counter-46-own-card =
    .ask = 可以【识破】自己刚使用的牌吗？
    .answer = 可以。使用之后后悔了，也能自己识破它。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-59-hidden-probe.scn
# from: b3045266
cl-rule-counter-59-hidden-probe =
    .ask = 【试探】被【识破】了，牌上写什么要亮出来吗？
    .answer = 不亮。连被试探的人也不知道，只有使用者自己清楚。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-c.scn
# from: c72139ea
cl-sc-counter-02-c =
    .ask = 大美女亮出身份烧毁情报，能【识破】吗？
    .answer = 不能。技能不能识破，那张黑色情报照样烧毁。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-d.scn
# from: 6462bb9d
cl-sc-counter-02-d =
    .ask = 【识破】可以挡闪灵的“付之一炬”吗？
    .answer = 不可以。【识破】只能对付卡牌，技能不能识破。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-e.scn
# from: cfa7d7b8
cl-sc-counter-02-e =
    .ask = 译电员翻开角色查看情报，能【识破】吗？
    .answer = 不能。这是技能，不是使用【破译】。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02.scn
# from: b460b008
cl-sc-counter-02 =
    .ask = 贝雷帽弃一张黑牌当【锁定】，能【识破】吗？
    .answer = 不能。那是技能的效果，不是使用卡牌。

# scenarios/classic/cards/decode/CL-RULE-DECODE-03-countered.scn
# from: f6467092
cl-rule-decode-03-countered =
    .ask = 【破译】被【识破】了，还能看情报吗？
    .answer = 不能看，直接决定收不收。

# scenarios/classic/cards/decode/CL-RULE-DECODE-05-on-text.scn
# from: aed9c486
cl-rule-decode-05-on-text =
    .ask = 文本本来就面朝上，还能对它用【破译】吗？
    .answer = 能用。虽然看不到新东西，这张【破译】仍然算生效。

# scenarios/classic/cards/decode/CL-RULE-DECODE-35-own-card.scn
# from: ebaa1f0e
cl-rule-decode-35-own-card =
    .ask = 自己传出的情报没人要，回到我面前，可以【破译】吗？
    .answer = 可以。看不看都一样，最后还是必须收下。

# scenarios/classic/cards/decode/CL-SC-DECODE-01.scn
# from: acadb34e
cl-sc-decode-01 =
    .ask = 我【破译】之后不收，后面的人能知道内容吗？
    .answer = 不能。只有你和传出者知道内容，后面的人还是面朝下地收。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-03-unseen.scn
# from: a1cac954
cl-rule-intercept-03-unseen =
    .ask = 【截获】前能先看情报吗？若正好是第三张黑色，会怎样？
    .answer = 不能先看。截获后立刻获得，第三张黑色照样使你死亡，而且算死于传出者之手。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-06-every-method.scn
# from: b1a66d54
cl-rule-intercept-06-every-method =
    .ask = 面朝上的文本也能【截获】吗？
    .answer = 能。不管是密电、直达还是文本，传递时都可以截获。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-08-top-countered.scn
# from: 80ed2835
cl-rule-intercept-08-top-countered =
    .ask = 两人都用【截获】，后用的那张被【识破】，情报归谁？
    .answer = 归先用的人，他那张【截获】照样生效。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-162-burn-too-late.scn
# from: 6b61f72b
cl-rule-intercept-162-burn-too-late =
    .ask = 我用【烧毁】救人，他却回应【截获】获得第三张黑色，还救得了吗？
    .answer = 救不了。【截获】先生效，他已经死亡，【烧毁】没有作用。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-162-what-lies-beneath.scn
# from: fd97dce5
cl-rule-intercept-162-what-lies-beneath =
    .ask = 情报被【截获】后，底下还没结算的【调虎离山】和【锁定】怎么办？
    .answer = 【调虎离山】已无意义，不生效；【锁定】照常生效，只是这次没有情报可收了。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-01.scn
# from: 56bc08f2
cl-sc-intercept-01 =
    .ask = 我用【截获】，有人【识破】我，另一人又【识破】那张【识破】，结果如何？
    .answer = 【截获】生效，情报归你。后使用的先结算，两张识破抵消了。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-02.scn
# from: 1250dd18
cl-sc-intercept-02 =
    .ask = 两个人都用了【截获】，情报归谁？
    .answer = 归最后使用的人。先用的那张【截获】不生效，也收不回来。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-04.scn
# from: 8bc872c9
cl-sc-intercept-04 =
    .ask = 自己的回合能【截获】自己传出的情报吗？
    .answer = 不能。【截获】只能在别人的回合使用。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-05.scn
# from: 0987ca8f
cl-sc-intercept-05 =
    .ask = 情报已经到了别人面前，还能【截获】吗？
    .answer = 不能。传到面前之后只能由那位玩家出手，要截就得在传递时截。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-07.scn
# from: 002c2486
cl-sc-intercept-07 =
    .ask = 别人用【截获】时，被【锁定】的人还必须收吗？
    .answer = 不必。情报归截获的人，【锁定】挡不住【截获】。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-08.scn
# from: effe9a66
cl-sc-intercept-08 =
    .ask = 第一张【截获】被【识破】后，刚才略过的人还能再【截获】吗？
    .answer = 能。情报还在原处传递，大家可以重新出手。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-10.scn
# from: faf78ee0
cl-sc-intercept-10 =
    .ask = 简易规则：我用【截获】把自己传出的情报收回手牌，还要再传一张吗？
    .answer = 不用。这回合已经传过情报，可以直接结束回合。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-11.scn
# from: 742bf1bf
cl-sc-intercept-11 =
    .ask = 用【截获】的人在结算前被黑玫瑰杀了，情报归谁？
    .answer = 谁也没截到。【截获】不生效，情报照原路继续传。

# scenarios/classic/cards/lock/CL-RULE-LOCK-02-lured-and-locked-direct.scn
# from: 02d9a781
cl-rule-lock-02-lured-and-locked-direct =
    .ask = 直达要传给的人先被【调虎离山】，再被【锁定】，情报归谁？
    .answer = 归他。他被【锁定】后就不再被跳过，必须收下。

# scenarios/classic/cards/lock/CL-RULE-LOCK-04-counter.scn
# from: f759d49d
cl-rule-lock-04-counter =
    .ask = 【锁定】被【识破】了，那位玩家还必须收吗？
    .answer = 不必。【锁定】无效，情报到他面前时，收不收由他决定。

# scenarios/classic/cards/lock/CL-RULE-LOCK-14-target-gone.scn
# from: 833d0b5a
cl-rule-lock-14-target-gone =
    .ask = 【锁定】还没结算，被指定的人就死了，情报怎么办？
    .answer = 【锁定】不生效，进弃牌堆；情报照常往下传。

# scenarios/classic/cards/lock/CL-RULE-LOCK-35-locked-twice.scn
# from: 9e39bbc5
cl-rule-lock-35-locked-twice =
    .ask = 可以对已经被锁定的人，或情报已经传过的人再用【锁定】吗？
    .answer = 可以。重复锁定没有更多效果；传过的人要等情报再到他面前才受影响。

# scenarios/classic/cards/lock/CL-RULE-LOCK-37-lure-in-response.scn
# from: 100376c5
cl-rule-lock-37-lure-in-response =
    .ask = 有人对我用【锁定】，我马上对自己用【调虎离山】回应，能躲开吗？
    .answer = 不能。两张都生效，而【锁定】优先，情报到你面前时你必须收下。

# scenarios/classic/cards/lock/CL-RULE-LOCK-41-after-return.scn
# from: a2687984
cl-rule-lock-41-after-return =
    .ask = 我已经说不收，之后才被【锁定】；情报又被【退回】传回来，我得收吗？
    .answer = 要收。【锁定】整个回合有效，情报再到你面前，你就必须收下。

# scenarios/classic/cards/lock/CL-SC-LOCK-02.scn
# from: 0662fd07
cl-sc-lock-02 =
    .ask = 【锁定】了后面的人，前面的人却先收下，可以吗？
    .answer = 可以。【锁定】只在情报传到被锁定的人面前时才有用。

# scenarios/classic/cards/lock/CL-SC-LOCK-03.scn
# from: 440aaead
cl-sc-lock-03 =
    .ask = 同时锁定了两个人，情报由谁收？
    .answer = 先传到的那一位。他必须收下，后面那一位就收不到了。

# scenarios/classic/cards/lock/CL-SC-LOCK-05.scn
# from: 467f7209
cl-sc-lock-05 =
    .ask = 情报已经传到对方面前了，还能对他用【锁定】吗？
    .answer = 不能。【锁定】要在情报传递途中使用，到了面前就来不及了。

# scenarios/classic/cards/lock/CL-SC-LOCK-06.scn
# from: 9765d687
cl-sc-lock-06 =
    .ask = 可以【锁定】自己，好让情报一定归我吗？
    .answer = 不可以。【锁定】只能指定另一位玩家。

# scenarios/classic/cards/lock/CL-SC-LOCK-08.scn
# from: 89d0822c
cl-sc-lock-08 =
    .ask = 被【锁定】的人可以用【退回】吗？
    .answer = 不可以。被锁定的人仍然可以【破译】，但之后必须收下。

# scenarios/classic/cards/lock/CL-SC-LOCK-09.scn
# from: fff1011b
cl-sc-lock-09 =
    .ask = 情报传出时我没用【锁定】，等右边的人不收之后再用，行吗？
    .answer = 行。情报每往前传一位，都有一次使用【锁定】的机会。

# scenarios/classic/cards/lock/CL-SC-LOCK-11.scn
# from: 39e3d69b
cl-sc-lock-11 =
    .ask = 被【锁定】了，还能先【破译】看一眼吗？
    .answer = 能看，但只是先知道内容；看完还是必须收下。

# scenarios/classic/cards/lock/CL-SC-LOCK-12.scn
# from: 0d54a617
cl-sc-lock-12 =
    .ask = 还没传出情报，可以先用【锁定】吗？
    .answer = 不可以。要等情报传出、正在传递时才能用。

# scenarios/classic/cards/lock/CL-SC-LOCK-14.scn
# from: 6ed8d790
cl-sc-lock-14 =
    .ask = 别人的回合，我可以用【锁定】吗？
    .answer = 不可以。【锁定】只能在自己的回合使用。

# scenarios/classic/cards/lock/CL-SC-LOCK-15.scn
# from: d2f7f26a
cl-sc-lock-15 =
    .ask = 这回合被【锁定】却没收到情报，下一回合还算被锁定吗？
    .answer = 不算。【锁定】只在当回合有效，下一回合收不收由他决定。

# scenarios/classic/cards/lure/CL-RULE-LURE-36-direct-bystander.scn
# from: 719cfed2
cl-rule-lure-36-direct-bystander =
    .ask = 直达是传给别人的，对不相干的玩家用【调虎离山】有用吗？
    .answer = 没有用。直达不经过其他人，收信的人照样决定收不收。

# scenarios/classic/cards/lure/CL-RULE-LURE-36-targets.scn
# from: 5913cd51
cl-rule-lure-36-targets =
    .ask = 可以对已经不收、情报已经离开的人用【调虎离山】吗？
    .answer = 可以，只是多半没有效果；已经被调离的人和传出者则不能指定。

# scenarios/classic/cards/lure/CL-RULE-LURE-41-stays-after-return.scn
# from: d27433a4
cl-rule-lure-41-stays-after-return =
    .ask = 被【调虎离山】的人，情报被【退回】再经过他时，要问他吗？
    .answer = 不问。这次传递从头到尾都跳过他，退回的路上也一样。

# scenarios/classic/cards/lure/CL-SC-LURE-02.scn
# from: 2115ffb1
cl-sc-lure-02 =
    .ask = 别人的回合，我可以对自己用【调虎离山】吗？
    .answer = 可以。情报直接跳过你，传给下一位。

# scenarios/classic/cards/lure/CL-SC-LURE-03.scn
# from: 4fe1e6c8
cl-sc-lure-03 =
    .ask = 直达的对象被【调虎离山】了，情报归谁？
    .answer = 归传出者。没有别人可以接手，传出者必须收下。

# scenarios/classic/cards/lure/CL-SC-LURE-05.scn
# from: 787285a2
cl-sc-lure-05 =
    .ask = 可以对已经被【锁定】的人，或传出情报的人用【调虎离山】吗？
    .answer = 都不可以。不过【锁定】还没结算时，仍然可以用【调虎离山】回应。

# scenarios/classic/cards/lure/CL-SC-LURE-06.scn
# from: a4b9b2b5
cl-sc-lure-06 =
    .ask = 先被【调虎离山】，后被【锁定】，情报跳过他还是由他收？
    .answer = 由他收。两者都在时，【锁定】优先。

# scenarios/classic/cards/lure/CL-SC-LURE-08.scn
# from: 826c36d5
cl-sc-lure-08 =
    .ask = 除了传出者，所有人都被【调虎离山】了，情报归谁？
    .answer = 直接回到传出者面前，由传出者收下。

# scenarios/classic/cards/lure/CL-SC-LURE-09.scn
# from: 75013091
cl-sc-lure-09 =
    .ask = 被【调虎离山】的人还能用【截获】吗？
    .answer = 能。他只是不会被传到，【截获】照用。

# scenarios/classic/cards/lure/CL-SC-LURE-12.scn
# from: a04de68a
cl-sc-lure-12 =
    .ask = 锁定了右边第一位，别人又对更后面的人用【调虎离山】，有影响吗？
    .answer = 没有。情报先到被锁定的人面前，他收下就结束了。

# scenarios/classic/cards/probe/CL-RULE-PROBE-10-empty-hand.scn
# from: ce40f804
cl-rule-probe-10-empty-hand =
    .ask = 【试探】要我弃一张牌，可是我没有手牌，怎么办？
    .answer = 说明要弃牌就行，不必真的弃，也不用说那句话。

# scenarios/classic/cards/probe/CL-SC-PROBE-01.scn
# from: 52cfd313
cl-sc-probe-01 =
    .ask = 用过的【试探】放哪里？别人能看吗？
    .answer = 面朝下放在一旁，不进弃牌堆；只有你和被试探的人知道内容。

# scenarios/classic/cards/probe/CL-SC-PROBE-02.scn
# from: 840c5923
cl-sc-probe-02 =
    .ask = 我的身份和【试探】上写的不符，要抽牌吗？
    .answer = 不抽，也不弃，只要说出牌上那句“我是卧底”。

# scenarios/classic/cards/probe/CL-SC-PROBE-05.scn
# from: 9ffcb4fe
cl-sc-probe-05 =
    .ask = 可以【试探】自己，或在别人的回合【试探】吗？
    .answer = 都不可以。只能在自己的回合试探另一位玩家。

# scenarios/classic/cards/probe/CL-SC-PROBE-07.scn
# from: 3b7e6507
cl-sc-probe-07 =
    .ask = 一张【试探】同时触发好几个技能，谁先发动？
    .answer = 从试探者右边开始按座位轮流，都发动完，被试探的人才反应。

# scenarios/classic/cards/probe/CL-SC-PROBE-08.scn
# from: e467feb3
cl-sc-probe-08 =
    .ask = 【试探】要我弃一张，弃哪一张由谁选？
    .answer = 由你自己选，任何一张手牌都可以。

# scenarios/classic/cards/return/CL-RULE-RETURN-02-only-when-delivered-to-oneself.scn
# from: 0c491f3c
cl-rule-return-02-only-when-delivered-to-oneself =
    .ask = 情报在别人面前，我可以替他用【退回】或【破译】吗？
    .answer = 不可以。只有情报传到自己面前的人，才能用这两张牌。

# scenarios/classic/cards/return/CL-RULE-RETURN-162-decode-fizzles.scn
# from: 0631eae2
cl-rule-return-162-decode-fizzles =
    .ask = 我用【破译】，还没看就用【退回】回应，还能看到情报吗？
    .answer = 看不到。【退回】先生效，情报已经离开，【破译】就不生效了。

# scenarios/classic/cards/return/CL-RULE-RETURN-40-direct.scn
# from: dfa14ab6
cl-rule-return-40-direct =
    .ask = 直达被【退回】，会传给传出者的隔壁吗？
    .answer = 不会。直达退回就回到传出者面前，传出者必须收下。

# scenarios/classic/cards/return/CL-SC-RETURN-01.scn
# from: 3b69c19b
cl-sc-return-01 =
    .ask = 情报被【退回】，刚才不收的人还会再被问一次吗？
    .answer = 会。情报反方向传，经过他面前就再问他收不收。

# scenarios/classic/cards/return/CL-SC-RETURN-02.scn
# from: 7cf4a70b
cl-sc-return-02 =
    .ask = 我是第一个收到情报的人，用【退回】后传出者可以不收吗？
    .answer = 不可以。情报回到传出者面前，传出者必须收下。

# scenarios/classic/cards/return/CL-SC-RETURN-04.scn
# from: 251d7442
cl-sc-return-04 =
    .ask = 情报被【退回】到我面前，我再用【退回】，往哪里传？
    .answer = 再掉头一次，照原来的方向往前传。

# scenarios/classic/cards/return/CL-SC-RETURN-05.scn
# from: 1afa0ded
cl-sc-return-05 =
    .ask = 情报回到我这个传出者面前，我可以再用【退回】吗？
    .answer = 不可以。自己传出的情报不能退回，但可以【破译】，最后必须收下。

# scenarios/classic/cards/return/CL-SC-RETURN-07.scn
# from: 3ff1ba76
cl-sc-return-07 =
    .ask = 【退回】被【识破】了，我还能再用一张【退回】吗？
    .answer = 能。情报还在你面前，也可以改为不收。

# scenarios/classic/cards/return/CL-SC-RETURN-08.scn
# from: 6400822b
cl-sc-return-08 =
    .ask = 情报被【退回】往回传时，传出者还能【锁定】人吗？
    .answer = 能。往回传的每一步也是传递中，被锁定的人必须收下。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-02-own-turn-only.scn
# from: d500ac23
cl-rule-truefalse-02-own-turn-only =
    .ask = 【真伪莫辨】可以当回应用，或在情报传递时用吗？
    .answer = 不可以。只能在自己的回合，没有别的事在进行时用。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-03-living-players.scn
# from: 005884c0
cl-rule-truefalse-03-living-players =
    .ask = 【真伪莫辨】要取几张牌？死亡的人也有份吗？
    .answer = 取和存活人数一样多的牌。死亡和出局的人都没有。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-55-checkpoint.scn
# from: fe4085c1
cl-rule-truefalse-55-checkpoint =
    .ask = 【真伪莫辨】分牌分到一半，可以【烧毁】或【识破】吗？
    .answer = 每人拿牌之后可以【烧毁】；【真伪莫辨】已经生效，不能再【识破】。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-65-dies-before-his-pick.scn
# from: 5ffbc23e
cl-rule-truefalse-65-dies-before-his-pick =
    .ask = 【真伪莫辨】还没轮到他，他就死了，剩下的牌怎么办？
    .answer = 他不拿，多出来的牌面朝下进弃牌堆，谁也不看。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-02.scn
# from: 43685f66
cl-sc-truefalse-02 =
    .ask = 【真伪莫辨】分到一半，有人集到第三张红色，要等分完吗？
    .answer = 不用等。他可以马上宣告胜利，后面的人就不再拿牌。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-03.scn
# from: a8eca1dc
cl-sc-truefalse-03 =
    .ask = 有人因【真伪莫辨】获得第三张黑色而死，算死于谁之手？
    .answer = 算死于使用者之手。先结算完他的死亡，下一位再拿牌。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-05.scn
# from: 5ddca2ca
cl-sc-truefalse-05 =
    .ask = 牌库加弃牌堆都不够分【真伪莫辨】，怎么办？
    .answer = 有几张分几张，从使用者开始照顺序，分完为止。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-08.scn
# from: e425f73c
cl-sc-truefalse-08 =
    .ask = 使用【真伪莫辨】的人自己先死了，其他人还要拿吗？
    .answer = 要。其他人照常各拿一张，然后回合结束。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-09.scn
# from: a570769f
cl-sc-truefalse-09 =
    .ask = 大美女把红牌放在牌库顶再用【真伪莫辨】，红牌一定归她吗？
    .answer = 不一定。取出的牌要先洗混，归谁全看运气。

# scenarios/classic/characters/ashi/ASHI-1-intercepted.scn
# from: 70d609b5
ashi-1-intercepted =
    .ask = 怪盗阿十传的黑色情报被【截获】了，他抽谁的牌？
    .answer = 抽截获那个人的，谁获得情报就抽谁。

# scenarios/classic/characters/ashi/ASHI-M-draw-phase.scn
# from: 78e9585d
ashi-m-draw-phase =
    .ask = 打酱油的怪盗阿十抽牌抽到第十张，马上就赢吗？
    .answer = 可以马上宣告胜利，并亮出十张手牌。

# scenarios/classic/characters/ashi/CL-SC-ASHI-03.scn
# from: 705a1e0d
cl-sc-ashi-03 =
    .ask = 怪盗阿十的黑色情报害死了对方，还能抽死者的手牌吗？
    .answer = 不能。死者的手牌已经全部弃掉。

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-01.scn
# from: 22d3de3f
cl-sc-beileimao-01 =
    .ask = 贝雷帽传密电可以往左传吗？
    .answer = 可以。方向由他选，没人收就绕一圈回到他面前。

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-04.scn
# from: dd7d6a7a
cl-sc-beileimao-04 =
    .ask = 贝雷帽弃黑牌锁定人，对方可以【退回】吗？
    .answer = 不可以。效果和【锁定】一样，被锁定就必须收下。

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-06.scn
# from: 1b2c3593
cl-sc-beileimao-06 =
    .ask = 打酱油的贝雷帽，场上只剩两个人就赢吗？出局的算不算？
    .answer = 算赢，可以宣告。死亡和出局的都算不在场。

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-02-d.scn
# from: ba79fc7f
cl-sc-chuzhang-02-d =
    .ask = 【试探】被【识破】了，情报处长还能“旁听”吗？
    .answer = 不能。被识破的【试探】没有试探到人。

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-02.scn
# from: 09eb6ef1
cl-sc-chuzhang-02 =
    .ask = 情报处长自己被【试探】，也能发动“旁听”吗？
    .answer = 能。抽一张，再弃一张手牌，或烧毁自己一张红色或蓝色情报。

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-03.scn
# from: bb6d9295
cl-sc-chuzhang-03 =
    .ask = 情报处长只有黑色情报，“旁听”之后可以烧毁黑色吗？
    .answer = 不可以，只能弃一张手牌。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-01.scn
# from: 7c030c6e
cl-sc-dameinv-01 =
    .ask = 大美女抽三张，放回牌库顶的一定要是刚抽的吗？
    .answer = 不一定，任何一张手牌都可以，别人看不到是哪张。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-02.scn
# from: a60bd848
cl-sc-dameinv-02 =
    .ask = 大美女被【试探】抽两张，也要放回一张吗？
    .answer = 不用。“挑剔”只在抽牌阶段。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-05.scn
# from: ad796679
cl-sc-dameinv-05 =
    .ask = 打酱油的大美女面前有两张黑色，男性宣告胜利时她算赢吗？
    .answer = 不算。黑色情报最多一张，她才能一同获胜。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-07.scn
# from: 70ce2653
cl-sc-dameinv-07 =
    .ask = 盖伏的刀锋宣告胜利，大美女能一同获胜吗？
    .answer = 不能。宣告时角色还盖伏，没有性别，就算随后翻开也一样。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-08.scn
# from: 47b9dbb3
cl-sc-dameinv-08 =
    .ask = 小白宣告胜利，大美女和礼服蒙面人谁能一同获胜？
    .answer = 两人都能。翻开的小白亦男亦女。

# scenarios/classic/characters/dameinv/DAMEINV-2-once.scn
# from: 5ee54593
dameinv-2-once =
    .ask = 大美女可以一再亮出身份烧毁情报吗？
    .answer = 不可以，一局一次：身份亮出后就不能再发动。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-02.scn
# from: 60a24e85
cl-sc-daofeng-02 =
    .ask = 刀锋把【试探】当【锁定】用，情报处长能“旁听”吗？
    .answer = 不能。那是【锁定】，没有人被试探。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-03.scn
# from: 4d71ddaa
cl-sc-daofeng-03 =
    .ask = 有人死亡，刀锋抽两张后可以把牌交给谁？
    .answer = 必须交一张给左边最近的存活玩家，任何一张手牌都行。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-05.scn
# from: f504a102
cl-sc-daofeng-05 =
    .ask = 濒死的人被礼服蒙面人救活，刀锋还能“分赃”吗？
    .answer = 能。有人濒死就可以发动，救不救活都一样。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-06-b.scn
# from: 1a16c7ad
cl-sc-daofeng-06-b =
    .ask = 小白因六张情报出局，刀锋能“分赃”吗？
    .answer = 不能。输掉游戏不是死亡。

# scenarios/classic/characters/daofeng/DAOFENG-1-card.scn
# from: df50a297
daofeng-1-card =
    .ask = 刀锋用的【锁定】，别人可以【识破】吗？
    .answer = 不可以。翻开的刀锋用【锁定】不能识破；他的其他牌可以。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-01.scn
# from: 6adaa449
cl-sc-emeifeng-01 =
    .ask = 峨嵋风翻开角色当【截获】，能【识破】吗？
    .answer = 不能。这是技能，情报归峨嵋风。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-03.scn
# from: 31fa4bc6
cl-sc-emeifeng-03 =
    .ask = 自己的回合，峨嵋风可以翻开截获自己的情报吗？
    .answer = 可以翻开，但不能截获；截获只能在别人的回合。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-04.scn
# from: 86d2ab6f
cl-sc-emeifeng-04 =
    .ask = 别人收下峨嵋风传的黑色情报，他可以烧毁谁的？
    .answer = 自己面前的一张，或一位女性面前的一张黑色情报，选一张。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-06.scn
# from: ea3e7f77
cl-sc-emeifeng-06 =
    .ask = 峨嵋风的黑色情报回到自己面前，能发动“护花”吗？
    .answer = 不能。要别人获得他的黑色情报才行。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-01.scn
# from: 546470ed
cl-sc-heimeigui-01 =
    .ask = 黑玫瑰一次放三张黑牌，对方来得及用【烧毁】自救吗？
    .answer = 来不及。三张同时放下，立刻死亡；要救得在技能结算前。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-02.scn
# from: 57a2aaa8
cl-sc-heimeigui-02 =
    .ask = 黑玫瑰亮出的牌库顶不是黑色，能放几张黑牌？
    .answer = 最多一张。牌库顶是黑色才能放到三张。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-04.scn
# from: 2ad542ff
cl-sc-heimeigui-04 =
    .ask = 黑玫瑰没有黑牌，也能翻开角色吗？
    .answer = 能。照样亮出牌库顶，只是没有牌可放。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-10.scn
# from: 1807036b
cl-sc-heimeigui-10 =
    .ask = 有人用【烧毁】回应黑玫瑰，她还能改对象或多放一张吗？
    .answer = 能。【烧毁】先结算，她看过牌库顶才决定对谁放几张。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-11.scn
# from: 1127fc3d
cl-sc-heimeigui-11 =
    .ask = 黑玫瑰可以在别人还没抽牌时就翻开吗？
    .answer = 可以。回合一开始，抽牌之前就能发动。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-01-b.scn
# from: 934e25e4
cl-sc-laogui-01-b =
    .ask = 【试探】写的不是老鬼的身份，她可以假装相符去抽牌吗？
    .answer = 可以。“鬼话”让她两种反应任选，抽两张也行。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-01.scn
# from: b2d0a9ae
cl-sc-laogui-01 =
    .ask = 盖伏的老鬼被【试探】，可以不翻开吗？反应可以说谎吗？
    .answer = 必须翻开并抽两张；之后可以假装不符，改说那句话而不弃牌。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-03.scn
# from: 2ff63274
cl-sc-laogui-03 =
    .ask = 老鬼可以自己主动翻开角色吗？
    .answer = 不可以。只有被【试探】时才翻开。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-04.scn
# from: 910bbf93
cl-sc-laogui-04 =
    .ask = 老鬼死亡时把手牌交给别人，六姐还能发动“遗物”吗？
    .answer = 能。老鬼先发动“遗祸”，六姐再从剩下的手牌中随机抽一张。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-06.scn
# from: e54f307e
cl-sc-laogui-06 =
    .ask = 老鬼盖伏时死亡，还能发动“遗祸”吗？
    .answer = 不能。盖伏的角色没有这个技能，手牌全部弃掉。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-07.scn
# from: 0e3cb601
cl-sc-laogui-07 =
    .ask = 打酱油的老鬼死亡时手牌有四张红牌，算她赢吗？
    .answer = 算。她可以亮出手牌宣告胜利，比死亡的其他结算都早。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-10.scn
# from: d7a485f6
cl-sc-laogui-10 =
    .ask = 老鬼翻开后又被老枪盖伏，再被【试探】还能抽两张吗？
    .answer = 能。每次从盖伏翻开都会抽两张。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-01.scn
# from: 14d4908c
cl-sc-laojin-01 =
    .ask = 老金的牌被【识破】，能做什么？
    .answer = 可以翻开角色抽五张，再挑两张手牌放回牌库顶，顺序由他定。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-02.scn
# from: 0818bacf
cl-sc-laojin-02 =
    .ask = 对老金用的那张【识破】又被别人【识破】了，老金还能抽五张吗？
    .answer = 不能。他的牌照常生效，并没有被识破。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-03.scn
# from: 1203d666
cl-sc-laojin-03 =
    .ask = 老金可以自己【识破】自己的牌，好翻开抽五张吗？
    .answer = 可以。自己的牌被识破，一样能发动“留一手”。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-05.scn
# from: 7940453c
cl-sc-laojin-05 =
    .ask = 老金发动“拉下水”，放给自己的黑牌成了第三张，还能放牌给别人吗？
    .answer = 不能。他立刻死亡，后面的都不做了。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-08.scn
# from: 53a23c45
cl-sc-laojin-08 =
    .ask = 老金一次放牌害死两个人，先结算谁？
    .answer = 从老金右边开始，先遇到的先结算。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-09.scn
# from: cb6337b7
cl-sc-laojin-09 =
    .ask = 打酱油的老金，手牌有三红三蓝就赢吗？面前的算不算？
    .answer = 算赢，可以宣告并亮出手牌；这里数的是手牌，不是情报。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-01.scn
# from: 93ca4528
cl-sc-laoqiang-01 =
    .ask = 老枪被【锁定】时翻开抽了两张，情报就可以不收吗？
    .answer = 还是要收。“拔枪”只抽牌，不解除【锁定】。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-02.scn
# from: f1107799
cl-sc-laoqiang-02 =
    .ask = 对老枪的【锁定】被【识破】了，老枪还能翻开抽牌吗？
    .answer = 不能。【锁定】没有生效，他就没有被锁定。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-04-b.scn
# from: 863562cf
cl-sc-laoqiang-04-b =
    .ask = 公开角色被老枪盖伏后，机密任务还算吗？
    .answer = 算。任务不因盖伏而消失，达成了照样可以宣告胜利。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-04.scn
# from: d29c8d4b
cl-sc-laoqiang-04 =
    .ask = 老枪发动“接头”，两人看到的身份会让别人知道吗？
    .answer = 不会。两人盖伏后互看身份，其他人都看不到。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-07.scn
# from: 94d277bb
cl-sc-laoqiang-07 =
    .ask = 小白发动“三换一”时被老枪盖伏，交易还算吗？
    .answer = 不算。技能不生效，三张牌收回手牌，情报也留在原处。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-08.scn
# from: 94ea60ea
cl-sc-laoqiang-08 =
    .ask = 刀锋的【锁定】结算前，老枪把他盖伏了，能【识破】了吗？
    .answer = 能。盖伏后“快刀”不起作用，【锁定】就能识破。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-10.scn
# from: 9f43f0ad
cl-sc-laoqiang-10 =
    .ask = 老枪可以随时翻开角色吗？
    .answer = 不可以。只有被【锁定】或被【试探】时才能翻开。

# scenarios/classic/characters/laoqiang/LAOQIANG-1-covered-in-response.scn
# from: f24457f2
laoqiang-1-covered-in-response =
    .ask = 翻开的老枪被【试探】，先用“接头”盖伏自己，还能再翻开抽牌吗？
    .answer = 能。【试探】生效时他已经盖伏，可以发动“拔枪”抽两张。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-01.scn
# from: fd47b622
cl-sc-liujie-01 =
    .ask = 六姐【试探】对方，先抽走他唯一的手牌，他还要弃牌吗？
    .answer = 不用弃了。“搜身”在反应之前，他已经没有手牌。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-02.scn
# from: 36ba6a51
cl-sc-liujie-02 =
    .ask = 六姐拿死者的牌，成了她的第三张黑色，会怎样？
    .answer = 她也会死亡，等前一位的死亡结算完才轮到她。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-05.scn
# from: 08dda849
cl-sc-liujie-05 =
    .ask = 打酱油的六姐第六张情报正好是第三张黑色，能宣告胜利吗？
    .answer = 不能。她濒死了，濒死的人不能宣告。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-07.scn
# from: 51aa02a0
cl-sc-liujie-07 =
    .ask = 六姐发动“遗物”，可以挑死者的哪一张手牌吗？
    .answer = 不可以，随机一张，面朝上成为她的情报。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-03.scn
# from: 0672612b
cl-sc-mengmianren-03 =
    .ask = 礼服蒙面人救大美女，能烧毁几张黑色？她的身份要亮吗？
    .answer = 烧毁两张；亮出身份的是礼服蒙面人，获救的人不用亮。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-04.scn
# from: 306ab696
cl-sc-mengmianren-04 =
    .ask = 礼服蒙面人的身份已经亮出，还能“英雄救美”吗？
    .answer = 不能。亮出身份是代价，已经亮出就付不了。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-06.scn
# from: d9f36eac
cl-sc-mengmianren-06 =
    .ask = 盖伏的译电员濒死，礼服蒙面人能救她吗？
    .answer = 不能。盖伏的角色没有性别；除非玩家本人是女性。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-12.scn
# from: 55818828
cl-sc-mengmianren-12 =
    .ask = 老鬼濒死，先留手牌给别人，还是先被礼服蒙面人救？
    .answer = 先发动“遗祸”，再被救；救活之后情报也不会退回来。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-13.scn
# from: 0faecc28
cl-sc-mengmianren-13 =
    .ask = 礼服蒙面人一次获得两张黑色情报，“从容”抽两张还是四张？
    .answer = 两张。同时获得只算一次。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-01.scn
# from: 9643478d
cl-sc-qibai-01 =
    .ask = 柒佰在别人的回合用【锁定】，可以吗？用完要做什么？
    .answer = 可以。生效后抽两张，再交一张手牌给另一位玩家，不能不给。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-03-b.scn
# from: 3e68f367
cl-sc-qibai-03-b =
    .ask = 柒佰可以【锁定】传出情报的人吗？有什么用？
    .answer = 可以。对情报没影响，但他照样抽两张、给一张。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-04.scn
# from: 25bf7a28
cl-sc-qibai-04 =
    .ask = 柒佰宣告胜利，一定要带一位女性吗？她的阵营也赢吗？
    .answer = 一定要选一位；只有她本人一同获胜，她的阵营不算。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-10.scn
# from: 139bbb9e
cl-sc-qibai-10 =
    .ask = 柒佰可以带已经死亡的女性一同获胜吗？
    .answer = 不可以，只能选存活的女性。

# scenarios/classic/characters/qibai/QIBAI-1a-countered.scn
# from: 89b0a00c
qibai-1a-countered =
    .ask = 柒佰的【锁定】被【识破】了，还能抽两张吗？
    .answer = 不能。【锁定】没有生效，“打点”就不发动。

# scenarios/classic/characters/qibai/QIBAI-3b-face-down.scn
# from: 5a2ed3d3
qibai-3b-face-down =
    .ask = 场上只有盖伏的译电员，柒佰可以带她一同获胜吗？
    .answer = 不可以。盖伏的角色没有性别，柒佰只和自己的阵营获胜。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-01.scn
# from: 7594bcea
cl-sc-shanling-01 =
    .ask = 闪灵烧毁三张，由谁选？红色、蓝色也可以吗？
    .answer = 由闪灵选，同一位玩家的三张，什么颜色都可以。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-02.scn
# from: 5534e307
cl-sc-shanling-02 =
    .ask = 对方面前不到三张情报，闪灵还能发动“付之一炬”吗？
    .answer = 能，有几张就烧毁几张。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-04.scn
# from: 2d04b5b6
cl-sc-shanling-04 =
    .ask = 有人已经有第三张黑色，闪灵可以烧毁几张救他吗？
    .answer = 来不及。第三张一到他就濒死，闪灵没有机会发动。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-05.scn
# from: 9b1893fb
cl-sc-shanling-05 =
    .ask = 闪灵可以烧毁自己面前的黑色情报吗？
    .answer = 不可以，只能烧毁别人的；没有别的对象就不能翻开。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-07.scn
# from: 33458385
cl-sc-shanling-07 =
    .ask = 我宣告胜利时，闪灵可以趁机烧毁我的红色情报吗？
    .answer = 不可以。宣告胜利立刻结束，不能回应。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-01-e.scn
# from: ff37a7bb
cl-sc-shashou-01-e =
    .ask = 职业杀手用【真伪莫辨】，别人拿了黑色情报，能“补刀”吗？
    .answer = 不能。要别人收下他传出的黑色情报才行。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-01.scn
# from: 543859ce
cl-sc-shashou-01 =
    .ask = 职业杀手“补刀”害死的人，算死于谁之手？
    .answer = 算死于职业杀手之手。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-03.scn
# from: 81b5dea9
cl-sc-shashou-03 =
    .ask = 职业杀手把【识破】当【锁定】用，别人能【识破】吗？
    .answer = 能。当【锁定】用就照【锁定】算，一样可以识破。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-06.scn
# from: c446fced
cl-sc-shashou-06 =
    .ask = 打酱油的职业杀手杀了人，之前只有一人出局，算达成任务吗？
    .answer = 不算。出局不是死亡，他杀的还是第一个死者。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-07.scn
# from: 9dde0d9a
cl-sc-shashou-07 =
    .ask = 职业杀手害的人被礼服蒙面人救活，算他杀的吗？
    .answer = 不算。获救的人没有死亡。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-09.scn
# from: 85627be7
cl-sc-shashou-09 =
    .ask = 小马哥收下职业杀手的黑色情报，“回敬”和“补刀”谁先？
    .answer = 这里小马哥先；他若因此害死职业杀手，“补刀”就没了。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-03.scn
# from: 7f978d37
cl-sc-xiaobai-03 =
    .ask = 小白在别人收第三张黑色之前，用“三换一”拿走一张黑色，能救人吗？
    .answer = 能。对方少一张黑色，再收也不会死亡。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-04.scn
# from: 766cba25
cl-sc-xiaobai-04 =
    .ask = 小白的第六张情报正好是第三张红色，能宣告胜利吗？
    .answer = 不能。有六张情报就立刻输掉游戏，比胜利还早。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-06-c.scn
# from: 76092bfb
cl-sc-xiaobai-06-c =
    .ask = 打酱油的小白死亡，之前只有人出局，小白算第一个死亡吗？
    .answer = 算。出局不是死亡，小白可以宣告胜利。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-09.scn
# from: 6c3af34b
cl-sc-xiaobai-09 =
    .ask = 盖伏的小白有六张情报，会出局吗？
    .answer = 不会。盖伏时“露馅”不起作用。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-12.scn
# from: 53e1f2a8
cl-sc-xiaobai-12 =
    .ask = 小白要和我“三换一”，我可以不换吗？
    .answer = 不可以。小白给你三张牌，就拿走指定的那张情报。

# scenarios/classic/characters/xiaobai/XIAOBAI-3-before-death.scn
# from: 3e783507
xiaobai-3-before-death =
    .ask = 小白的第六张情报正好是第三张黑色，算死亡还是出局？
    .answer = 算出局。输掉游戏在先，不算死亡。

# scenarios/classic/characters/xiaobai/XIAOBAI-M-on-purpose.scn
# from: 49f969b1
xiaobai-m-on-purpose =
    .ask = 打酱油的小白可以用“三换一”拿第三张黑色，故意第一个死吗？
    .answer = 可以。第一个死亡就达成任务，自己造成的也算。

# scenarios/classic/characters/xiaomage/CL-SC-XIAOMAGE-01.scn
# from: b3ca2ea4
cl-sc-xiaomage-01 =
    .ask = 小马哥收下黑色情报，“回敬”的黑牌一定要放给传出者吗？
    .answer = 不一定，任何玩家都行，自己也行；害死的人算死于小马哥之手。

# scenarios/classic/characters/xiaomage/CL-SC-XIAOMAGE-04.scn
# from: 1c4a37be
cl-sc-xiaomage-04 =
    .ask = 小马哥【截获】别人的黑色情报，也能“回敬”吗？
    .answer = 能。截获的情报也是别人传出的。

# scenarios/classic/characters/xiaomage/XIAOMAGE-1-third-black.scn
# from: 03012454
xiaomage-1-third-black =
    .ask = 小马哥收下的黑色是第三张，死前能“回敬”吗？
    .answer = 不能。他先死亡，技能来不及发动。

# scenarios/classic/characters/xiaomage/XIAOMAGE-1a-truefalse.scn
# from: f6aab92e
xiaomage-1a-truefalse =
    .ask = 小马哥从【真伪莫辨】拿了黑色情报，能“回敬”吗？
    .answer = 不能。那不是别人传出的情报。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-01.scn
# from: 0a49b69d
cl-sc-yidianyuan-01 =
    .ask = 译电员翻开角色可以做什么？别人挡得住吗？
    .answer = 情报到她面前时翻开，抽一张并独自查看；这是技能，不能【识破】。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-02.scn
# from: 6ec0ca72
cl-sc-yidianyuan-02 =
    .ask = 别人用【破译】，译电员可以趁机盖伏吗？
    .answer = 可以。任何人的【破译】生效都行，下次情报到她面前又能翻开。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-04.scn
# from: 588ba3da
cl-sc-yidianyuan-04 =
    .ask = 译电员自己【破译】后盖伏，同一张情报能马上再翻开吗？
    .answer = 能。情报还在她面前，翻开后再抽一张牌。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-05.scn
# from: 43d156fe
cl-sc-yidianyuan-05 =
    .ask = 译电员被【锁定】，还能翻开角色查看吗？
    .answer = 能看，也能抽牌，但之后必须收下。

# scenarios/classic/flow/characters/CL-SC-GENDER-01.scn
# from: 17eac4c9
cl-sc-gender-01 =
    .ask = 角色盖伏时，玩家本人是女性，礼服蒙面人能救她吗？
    .answer = 能。真人玩家的性别照算，盖伏的只是角色。

# scenarios/classic/flow/characters/CL-SC-GENDER-03.scn
# from: a09cd7db
cl-sc-gender-03 =
    .ask = 女玩家拿的是刀锋，她宣告胜利时算男性还是女性？
    .answer = 两者都算：大美女和礼服蒙面人的任务都达成。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-01-two-are-not-enough.scn
# from: 96e08572
cl-rule-death-01-two-are-not-enough =
    .ask = 两张黑色情报会死吗？
    .answer = 不会，要有三张黑色才死亡。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-04-everything-is-shown-and-discarded.scn
# from: 198d4184
cl-rule-death-04-everything-is-shown-and-discarded =
    .ask = 死亡时要亮出什么？手牌怎么办？
    .answer = 亮出身份和角色，手牌与面前的情报全部弃掉；手牌不给人看。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-28-at-the-start.scn
# from: d44b33c0
cl-rule-death-28-at-the-start =
    .ask = 回合一开始，我还没抽牌就被杀了，还要抽牌传情报吗？
    .answer = 都不用。你的回合立刻结束，轮到右边下一位。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-28-turn-player-dies.scn
# from: 1b9b84da
cl-rule-death-28-turn-player-dies =
    .ask = 我被自己传出的黑色情报害死，算死于谁之手？
    .answer = 算死于自己之手，你的回合也跟着结束。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-85-losers-do-not-count.scn
# from: fa4fbec6
cl-rule-death-85-losers-do-not-count =
    .ask = 有人因为无牌可传而出局，算“第一个死亡”吗？
    .answer = 不算。输掉游戏不是死亡，数死亡人数时不算他。

# scenarios/classic/flow/draw/CL-RULE-DRAW-01-in-the-middle.scn
# from: 80123165
cl-rule-draw-01-in-the-middle =
    .ask = 抽牌抽到一半牌库没了，怎么办？
    .answer = 马上把弃牌堆洗成新牌库，接着抽完。

# scenarios/classic/flow/lose/CL-RULE-LOSE-01-used-up.scn
# from: 1118e4ab
cl-rule-lose-01-used-up =
    .ask = 我把最后一张手牌当功能用了，还没传情报，会怎样？
    .answer = 你输掉游戏：没有牌可传就出局。这不是死亡。

# scenarios/classic/flow/lose/CL-RULE-LOSE-05-faction-lives-on.scn
# from: 0b621d26
cl-rule-lose-05-faction-lives-on =
    .ask = 队友无牌可传出局了，我们阵营算输吗？
    .answer = 不算。其他成员照样可以宣告胜利，只是出局的人不能一同获胜。

# scenarios/classic/flow/lose/CL-RULE-LOSE-06-in-own-turn.scn
# from: f8043822
cl-rule-lose-06-in-own-turn =
    .ask = 轮到我时没有手牌，但面前有三张红色，马上就输吗？
    .answer = 不会马上输。你可以先宣告胜利；什么也不做才输掉游戏。

# scenarios/classic/flow/priority/CL-SC-ORDER-01.scn
# from: 427313b8
cl-sc-order-01 =
    .ask = 有人用了牌，大家依什么顺序回应？
    .answer = 从使用者右边开始往右问，使用者最后；每有人出手就重新问一圈。

# scenarios/classic/flow/priority/CL-SC-ORDER-03.scn
# from: d53f710f
cl-sc-order-03 =
    .ask = 闪灵发动“付之一炬”，结算前被黑玫瑰杀了，还烧毁吗？
    .answer = 不烧毁。发动的人先死了，技能就不生效。

# scenarios/classic/flow/priority/CL-SC-ORDER-04.scn
# from: a6b34609
cl-sc-order-04 =
    .ask = 闪灵的“付之一炬”到底什么时候能发动？
    .answer = 任何可以出手的时候：回合开始、抽牌后、情报传递或传到时、有人获得情报后。

# scenarios/classic/flow/priority/CL-SC-ORDER-06.scn
# from: c07dcc05
cl-sc-order-06 =
    .ask = 【截获】上面还压着闪灵的技能，可以先【识破】那张【截获】吗？
    .answer = 要等。先结算最上面的技能，之后才能识破【截获】。

# scenarios/classic/flow/priority/CL-SC-ORDER-07.scn
# from: 69ed3c91
cl-sc-order-07 =
    .ask = 我没有牌可以回应，也要问我吗？
    .answer = 要问。人人都问，别人才不知道你有没有【识破】。

# scenarios/classic/flow/setup/CL-RULE-SETUP-03-choose-characters.scn
# from: 632d1322
cl-rule-setup-03-choose-characters =
    .ask = 角色怎么选？选的时候知道自己的身份吗？
    .answer = 每人暗中二选一，选完才发身份；公开角色接着一起翻开。

# scenarios/classic/flow/setup/CL-SC-SETUP-02-t5.scn
# from: b065b299
cl-sc-setup-02-t5 =
    .ask = 五个人玩，身份怎么分？
    .answer = 潜伏战线两位、军情局两位、打酱油一位，彼此都不知道。

# scenarios/classic/flow/setup/CL-SC-SETUP-04.scn
# from: 54627731
cl-sc-setup-04 =
    .ask = 开局每人几张手牌？
    .answer = 每人三张，其余的就是牌库。

# scenarios/classic/flow/terms/CL-RULE-TERM-01-function-or-intelligence.scn
# from: 83736add
cl-rule-term-01-function-or-intelligence =
    .ask = 把【试探】当情报传，收下的人要照牌面反应吗？
    .answer = 不用。当情报传的牌，功能不起作用。

# scenarios/classic/flow/terms/CL-RULE-TERM-03-hand-is-not-intelligence.scn
# from: b8fa5a22
cl-rule-term-03-hand-is-not-intelligence =
    .ask = 面前两张红色，手牌还有一张红牌，可以宣告胜利吗？
    .answer = 不可以。手牌不算情报，只数面前的。

# scenarios/classic/flow/terms/CL-SC-INFO-01.scn
# from: abf649ce
cl-sc-info-01 =
    .ask = 因【试探】弃掉的手牌要给大家看吗？贝雷帽弃的黑牌呢？
    .answer = 【试探】弃的牌不用亮出；贝雷帽的黑牌是代价，要给大家看。

# scenarios/classic/flow/terms/CL-SC-INFO-02.scn
# from: da8efefc
cl-sc-info-02 =
    .ask = 被【试探】可以自己选择要抽牌还是说话吗？
    .answer = 不可以，照身份反应；牌上写的是哪个阵营，其他人不会知道。

# scenarios/classic/flow/terms/CL-SC-INFO-05.scn
# from: 5c5b1b46
cl-sc-info-05 =
    .ask = 身份已经亮出的人，还能被【试探】吗？
    .answer = 能。照样依身份反应，所以也能用来让队友抽牌。

# scenarios/classic/flow/transmit/CL-RULE-PASS-04-arrive-and-pass-differ.scn
# from: 0d34b94a
cl-rule-pass-04-arrive-and-pass-differ =
    .ask = 情报还在传递时能用【破译】、【退回】吗？到了面前还能【截获】吗？
    .answer = 都不行。【截获】、【调虎离山】趁传递时用，【破译】、【退回】等到了自己面前才用。

# scenarios/classic/flow/transmit/CL-RULE-PASS-05-decide-is-closed.scn
# from: 0b1068fc
cl-rule-pass-05-decide-is-closed =
    .ask = 轮到我决定收不收了，还能先用一张牌吗？
    .answer = 不能。这时只剩收下和不收；要用牌，得在传到面前时就用。

# scenarios/classic/flow/transmit/CL-RULE-PASS-07-coded-goes-right.scn
# from: da2fd675
cl-rule-pass-07-coded-goes-right =
    .ask = 密电转了一圈都没人收，会怎样？
    .answer = 回到传出者面前，传出者必须收下。

# scenarios/classic/flow/transmit/CL-RULE-PASS-07-skips-the-dead.scn
# from: 7ba312aa
cl-rule-pass-07-skips-the-dead =
    .ask = 右边的人已经死亡或出局，情报传给谁？
    .answer = 跳过他们，传给再右边第一位还在的玩家。

# scenarios/classic/flow/transmit/CL-RULE-PASS-10-spoken-refusal.scn
# from: 2d136608
cl-rule-pass-10-spoken-refusal =
    .ask = 直达我直接说不收，别人可以用【识破】挡吗？
    .answer = 不可以。不收不用牌，没有东西可以识破；但退回途中仍可【截获】。

# scenarios/classic/flow/transmit/CL-RULE-PASS-11-intercepted-on-the-way-back.scn
# from: 01f76ebb
cl-rule-pass-11-intercepted-on-the-way-back =
    .ask = 对方不收直达，情报正要退给传出者，能【截获】吗？
    .answer = 能。往回传也是传递，截获的人获得这张情报。

# scenarios/classic/flow/transmit/CL-RULE-PASS-13-text-comes-back.scn
# from: cf4e66e3
cl-rule-pass-13-text-comes-back =
    .ask = 文本没有人收，传出者能不能也不收？
    .answer = 不能。文本转一圈回到传出者面前，传出者必须收下。

# scenarios/classic/flow/transmit/CL-RULE-PASS-15-addressee-dies-before.scn
# from: faa05683
cl-rule-pass-15-addressee-dies-before =
    .ask = 直达还没传到，对方就死了，情报归谁？
    .answer = 归传出者。没有人可以收，传出者必须收下。

# scenarios/classic/flow/transmit/CL-RULE-PASS-15-coded-travels-on.scn
# from: 33a61f7a
cl-rule-pass-15-coded-travels-on =
    .ask = 密电到了他面前，他却在决定之前死了，情报怎么办？
    .answer = 继续传给右边下一位，由那位决定收不收。

# scenarios/classic/flow/transmit/CL-RULE-PASS-16-sender-dies.scn
# from: de9ecb04
cl-rule-pass-16-sender-dies =
    .ask = 传出情报的人在途中死了，情报还传吗？
    .answer = 照样传一圈。有人可以收下；都没人收就进弃牌堆。

# scenarios/classic/flow/transmit/CL-RULE-PASS-16-somebody-accepts.scn
# from: ff50c769
cl-rule-pass-16-somebody-accepts =
    .ask = 传出者死了，别人还可以收下他的情报吗？
    .answer = 可以。收下之后，死者的回合就结束了。

# scenarios/classic/flow/transmit/CL-RULE-PASS-46-direct-refused.scn
# from: ea502e59
cl-rule-pass-46-direct-refused =
    .ask = 传出直达的人死了，对方又不收，情报归谁？
    .answer = 进弃牌堆。除非在最后一段路上有人【截获】。

# scenarios/classic/flow/transmit/CL-RULE-PASS-47-lock-of-a-dead-sender.scn
# from: d6f5f5db
cl-rule-pass-47-lock-of-a-dead-sender =
    .ask = 用【锁定】的人死了，被锁定的人还必须收吗？
    .answer = 还是要收。【锁定】已经生效，不因使用者死亡而失效。

# scenarios/classic/flow/transmit/CL-SC-PASS-02.scn
# from: 41359e9f
cl-sc-pass-02 =
    .ask = 文本在传递时，所有人都看得到内容吗？
    .answer = 都看得到。文本从传出起就面朝上，收不收还是各自决定。

# scenarios/classic/flow/transmit/CL-SC-PASS-03.scn
# from: bd22a038
cl-sc-pass-03 =
    .ask = 直达的对象不收，情报会往右边传吗？
    .answer = 不会。直接退给传出者，传出者必须收下。

# scenarios/classic/flow/transmit/CL-SC-PASS-05.scn
# from: 7cfcb353
cl-sc-pass-05 =
    .ask = 对方正在决定收不收，我可以趁这时【烧毁】吗？
    .answer = 不可以。传递时和传到时都可以，轮到他决定时就不能再出手。

# scenarios/classic/flow/transmit/CL-SC-PASS-06.scn
# from: d9a2c5a9
cl-sc-pass-06 =
    .ask = 别人传出情报，我可以用【识破】让它传不出去吗？
    .answer = 不可以。传出情报不是使用卡牌，不能识破。

# scenarios/classic/flow/transmit/CL-SC-PASS-08.scn
# from: 9a733c4c
cl-sc-pass-08 =
    .ask = 直达可以传给自己吗？
    .answer = 不可以，只能传给另一位玩家。

# scenarios/classic/flow/transmit/CL-SC-PASS-09.scn
# from: f9c25dd8
cl-sc-pass-09 =
    .ask = 我传出的红色情报没人收，回到我面前成了第三张红色，算我赢吗？
    .answer = 算。潜伏战线的你可以宣告胜利，全阵营一同获胜。

# scenarios/classic/flow/transmit/CL-SC-PASS-12.scn
# from: e0a7688d
cl-sc-pass-12 =
    .ask = 传递中的情报，闪灵可以一把火烧毁吗？
    .answer = 不可以。【烧毁】和“付之一炬”都只能对玩家面前的情报。

# scenarios/classic/flow/turn/CL-RULE-TURN-05-must-send.scn
# from: 89b54b43
cl-rule-turn-05-must-send =
    .ask = 这回合不想传情报，可以直接结束吗？
    .answer = 不可以。有手牌就必须传出一张，才能结束回合。

# scenarios/classic/flow/turn/CL-SC-TURN-03.scn
# from: 5fdcca74
cl-sc-turn-03 =
    .ask = 牌库重洗时，用过的【试探】会洗回去吗？
    .answer = 不会。用过的【试探】一直放在一旁，不再回到牌库。

# scenarios/classic/flow/turn/CL-SC-TURN-06.scn
# from: 92e776a7
cl-sc-turn-06 =
    .ask = 我没有手牌可传，小白跟我“三换一”给了我三张，我还算输吗？
    .answer = 不输。你有牌了，可以传，也必须传。

# scenarios/classic/flow/turn/CL-SC-TURN-08.scn
# from: ea753dde
cl-sc-turn-08 =
    .ask = 一回合可以传两张情报吗？
    .answer = 不可以，一回合只传一张。

# scenarios/classic/flow/turn/CL-SC-TURN-09.scn
# from: 5c7f218a
cl-sc-turn-09 =
    .ask = 传完情报之后，还能用功能牌吗？
    .answer = 能，而且想用几张就用几张。

# scenarios/classic/flow/turn/CL-SC-TURN-11.scn
# from: f82c45f6
cl-sc-turn-11 =
    .ask = 自己的情报正在传递，可以用【试探】或【真伪莫辨】吗？
    .answer = 不可以。要等这张情报有人收下，或在传出之前用。

# scenarios/classic/flow/victory/CL-RULE-WIN-07-withheld.scn
# from: 343665a3
cl-rule-win-07-withheld =
    .ask = 集到三张红色，可以先不宣告，晚一点再说吗？
    .answer = 可以。之后每次可以出手时都能宣告，只是期间可能被烧毁。

# scenarios/classic/flow/victory/CL-RULE-WIN-73-dying-barred.scn
# from: 4a65d3d8
cl-rule-win-73-dying-barred =
    .ask = 我面前三张红色，又收下第三张黑色，还能宣告胜利吗？
    .answer = 不能。第三张黑色一到，你就要死了；要宣告得在收下之前。

# scenarios/classic/flow/victory/CL-RULE-WIN-74-victory-before-death.scn
# from: 982b4c61
cl-rule-win-74-victory-before-death =
    .ask = 别人刚收下第三张黑色，集满三张红色的我能抢先宣告吗？
    .answer = 能。其他人可以在他死亡之前宣告胜利。

# scenarios/classic/flow/victory/CL-RULE-WIN-75-answers-the-flash.scn
# from: c0f38051
cl-rule-win-75-answers-the-flash =
    .ask = 我先不宣告胜利，闪灵翻开要烧毁我的情报，还来得及宣告吗？
    .answer = 来得及。烧毁生效前可以回应，这时就能宣告胜利。

# scenarios/classic/flow/victory/CL-RULE-WIN-76-only-who-has-the-cards.scn
# from: a5bf2bda
cl-rule-win-76-only-who-has-the-cards =
    .ask = 队友面前有三张红色，可以由我替他宣告吗？
    .answer = 不可以。只有集满的那位成员自己能宣告。

# scenarios/classic/flow/victory/CL-RULE-WIN-77-proof.scn
# from: 5e8cd0ba
cl-rule-win-77-proof =
    .ask = 宣告胜利要亮出什么？
    .answer = 亮出身份；角色若盖伏，也要翻开。

# scenarios/classic/flow/victory/CL-RULE-WIN-78-last-actor-last.scn
# from: 0130b79b
cl-rule-win-78-last-actor-last =
    .ask = 两个人同时可以宣告胜利，谁先？
    .answer = 从最后出手的人右边开始问，最后出手的人最后才问。

# scenarios/classic/flow/victory/CL-RULE-WIN-88-soy-survivor.scn
# from: 0b12642e
cl-rule-win-88-soy-survivor =
    .ask = 最后只剩打酱油的一个人活着，算谁赢？
    .answer = 算他赢，而且是单独获胜。

# scenarios/classic/flow/victory/CL-SC-WIN-01.scn
# from: 0cd83c77
cl-sc-win-01 =
    .ask = 我集满了却没马上宣告，闪灵要烧毁我的情报，还能宣告吗？
    .answer = 在它结算前可以宣告；若你又略过，情报就烧毁了。

# scenarios/classic/flow/victory/CL-SC-WIN-03.scn
# from: e8af5b84
cl-sc-win-03 =
    .ask = 两个打酱油的同时达成任务，一同获胜吗？
    .answer = 不会。先问到的人宣告，就由他单独获胜。

# scenarios/classic/flow/victory/CL-SC-WIN-04.scn
# from: ae30d0fd
cl-sc-win-04 =
    .ask = 阵营获胜时，已经死亡的队友算赢吗？出局的呢？
    .answer = 死亡的队友一同获胜；输掉游戏出局的不算。

# scenarios/classic/flow/victory/CL-SC-WIN-07.scn
# from: 72ebc252
cl-sc-win-07 =
    .ask = 最后只剩一个人活着，他的阵营会赢吗？
    .answer = 会。最后的幸存者和他阵营的死者一同获胜，不必宣告。

# scenarios/classic/flow/victory/CL-SC-WIN-09.scn
# from: 1e40dbcb
cl-sc-win-09 =
    .ask = 老金放牌，使一人集满三张红色，又使另一人有三张黑色，先算哪个？
    .answer = 先算胜利。集满的人可以宣告，另一人就来不及死了。

# scenarios/classic/flow/victory/CL-SC-WIN-10.scn
# from: a5b83001
cl-sc-win-10 =
    .ask = 老鬼的遗牌让我同时有三张红色和三张黑色，我能宣告吗？
    .answer = 不能。你同时濒死，濒死的人不能宣告胜利。

# scenarios/classic/flow/victory/CL-SC-WIN-12.scn
# from: 1d225fbc
cl-sc-win-12 =
    .ask = 柒佰宣告胜利并带六姐一同获胜，大美女和礼服蒙面人也算吗？
    .answer = 大美女算，因为宣告的是男性；礼服蒙面人不算，六姐并没有宣告。

# scenarios/classic/flow/victory/CL-SC-WIN-16.scn
# from: 8d43cec0
cl-sc-win-16 =
    .ask = 场上只剩同一阵营的人，但没人集满三张，算赢了吗？
    .answer = 还没有。继续打，直到有人宣告或只剩一位玩家。

# scenarios/classic/house/lite/CL-RULE-OPT-13-tenth-card.scn
# from: e6b16803
cl-rule-opt-13-tenth-card =
    .ask = 简易规则改为宣告获胜：怪盗阿十有十张手牌，用一张【截获】后还能宣告吗？
    .answer = 能。截下的牌收进手牌，又是十张。

# scenarios/classic/interactions/laogui/IX-LAOGUI-MENGMIANREN-legacy-kills.scn
# from: 4d2a2823
ix-laogui-mengmianren-legacy-kills =
    .ask = 老鬼的“遗祸”让礼服蒙面人有了第三张黑色，他还能救老鬼吗？
    .answer = 不能。他自己也濒死，不能再发动技能。

# scenarios/classic/interactions/mengmianren/IX-MENGMIANREN-SHASHOU-rescued-declares.scn
# from: 8a1ac021
ix-mengmianren-shashou-rescued-declares =
    .ask = 我是潜伏战线，有三张红色时濒死，被礼服蒙面人救活，能宣告胜利吗？
    .answer = 能。救活后马上可以宣告，比因这张情报发动的技能还早。

# scenarios/classic/interactions/mengmianren/IX-MENGMIANREN-XIAOBAI-first-after-all.scn
# from: b314c4a2
ix-mengmianren-xiaobai-first-after-all =
    .ask = 两人同时有第三张黑色，先结算的被救活，接着死的小白算第一个死吗？
    .answer = 算。被救活的没有死亡，打酱油的小白可以宣告胜利。

# scenarios/classic/interactions/qibai/IX-QIBAI-MENGMIANREN-rescued-partner.scn
# from: 84cdce39
ix-qibai-mengmianren-rescued-partner =
    .ask = 大美女刚被礼服蒙面人救活，柒佰接着宣告胜利，可以带她一同获胜吗？
    .answer = 可以。从被救的那一刻起，她就算存活。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-011-probe-target-dies.scn
# from: 61d8b25f
cl-rule-ruling-011-probe-target-dies =
    .ask = 【试探】还没结算，被试探的人死了，会怎样？
    .answer = 【试探】不生效，直接进弃牌堆。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-030-no-hand-limit.scn
# from: 085c2362
cl-rule-ruling-030-no-hand-limit =
    .ask = 手牌有上限吗？太多要弃掉吗？
    .answer = 没有上限，多少张都可以留着。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-176-EMEIFENG-2-covered.scn
# from: 81481525
cl-rule-ruling-176-emeifeng-2-covered =
    .ask = 峨嵋风指定女角色的黑色情报，老枪趁机把她盖伏，还烧毁吗？
    .answer = 不烧毁。盖伏后她不再是女性，技能不生效。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-178-two-burns-both.scn
# from: 5a28363a
cl-rule-ruling-178-two-burns-both =
    .ask = 一个人面前有两张相同的黑色情报，两人各用一张【烧毁】，都能烧毁吗？
    .answer = 能。回应时指定另一张就行，两张都会烧毁。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-180-locked-dies.scn
# from: 674e93eb
cl-rule-ruling-180-locked-dies =
    .ask = 被【锁定】的人死了，情报会直接跳过他吗？
    .answer = 会。情报继续传，后面的人收不收由自己决定。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-180-rescued-stays-locked.scn
# from: 7f3b364c
cl-rule-ruling-180-rescued-stays-locked =
    .ask = 被【锁定】的人濒死后获救，还算被锁定吗？
    .answer = 算。他没有死亡，【锁定】还在。
