### Rulings of classic as players ask for them. Written by tools/ruling_texts.py.

# scenarios/classic/cards/burn/CL-RULE-BURN-02-targets.scn
# from: 2a47db4f
cl-rule-burn-02-targets =
    .ask = 【燒毀】可以燒毀自己面前的黑色情報嗎？紅色、藍色呢？
    .answer = 自己的黑色可以，任何存活玩家的黑色也可以；紅色和藍色不行。

# scenarios/classic/cards/burn/CL-RULE-BURN-04-too-late.scn
# from: 178068af
cl-rule-burn-04-too-late =
    .ask = 有人剛收下第三張黑色情報，還來得及用【燒毀】救他嗎？
    .answer = 來不及。他立刻死亡，要救就得在他收下之前用。

# scenarios/classic/cards/burn/CL-RULE-BURN-53-not-in-transit.scn
# from: 0b29f3c8
cl-rule-burn-53-not-in-transit =
    .ask = 傳遞中的黑色情報，可以直接【燒毀】嗎？
    .answer = 不可以。只有放在玩家面前的黑色情報才能燒毀。

# scenarios/classic/cards/burn/CL-SC-BURN-01.scn
# from: 3b84b0f7
cl-sc-burn-01 =
    .ask = 情報已經傳到有兩張黑色的人面前，他還沒決定，能先【燒毀】一張嗎？
    .answer = 能。燒毀一張之後，他再收下黑色情報也不會死亡。

# scenarios/classic/cards/burn/CL-SC-BURN-03.scn
# from: 4994bbe6
cl-sc-burn-03 =
    .ask = 職業殺手發動「補刀」，我可以用【燒毀】自救嗎？
    .answer = 可以。【燒毀】先結算，少一張黑色，補上的那張就不是第三張。

# scenarios/classic/cards/burn/CL-SC-BURN-04.scn
# from: 862daa10
cl-sc-burn-04 =
    .ask = 兩個人先後對同一張黑色情報用【燒毀】，怎麼結算？
    .answer = 後用的先結算，把它燒毀；先用的那張已經沒有對象，不生效。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-02-respond-again.scn
# from: 65e8cb67
cl-rule-counter-02-respond-again =
    .ask = 【燒毀】上面的【識破】被抵消後，還能再對【燒毀】用【識破】嗎？
    .answer = 能。上面的結算完，底下的牌可以再被回應；但一次只能識破最上面那張。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-03-once.scn
# from: 25241dac
cl-rule-counter-03-once =
    .ask = 【識破】生效後，被識破的牌還能收回手牌嗎？
    .answer = 不能。兩張牌都進棄牌堆，被識破的牌沒有效果。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-07-twice.scn
# from: 099ebaac
cl-rule-counter-07-twice =
    .ask = 我的牌被【識破】，隊友又【識破】那張識破，我的牌算生效嗎？
    .answer = 算。第二張【識破】使第一張無效，原來的牌照常生效。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-46-own-card.scn
# from: 08e3dffc
cl-rule-counter-46-own-card =
    .ask = 可以【識破】自己剛使用的牌嗎？
    .answer = 可以。使用之後後悔了，也能自己識破它。

# scenarios/classic/cards/counter/CL-RULE-COUNTER-59-hidden-probe.scn
# from: b3045266
cl-rule-counter-59-hidden-probe =
    .ask = 【試探】被【識破】了，牌上寫什麼要亮出來嗎？
    .answer = 不亮。連被試探的人也不知道，只有使用者自己清楚。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-c.scn
# from: c72139ea
cl-sc-counter-02-c =
    .ask = 大美女亮出身份燒毀情報，能【識破】嗎？
    .answer = 不能。技能不能識破，那張黑色情報照樣燒毀。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-d.scn
# from: 6462bb9d
cl-sc-counter-02-d =
    .ask = 【識破】可以擋閃靈的「付之一炬」嗎？
    .answer = 不可以。【識破】只能對付卡牌，技能不能識破。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-e.scn
# from: cfa7d7b8
cl-sc-counter-02-e =
    .ask = 譯電員翻開角色查看情報，能【識破】嗎？
    .answer = 不能。這是技能，不是使用【破譯】。

# scenarios/classic/cards/counter/CL-SC-COUNTER-02.scn
# from: b460b008
cl-sc-counter-02 =
    .ask = 貝雷帽棄一張黑牌當【鎖定】，能【識破】嗎？
    .answer = 不能。那是技能的效果，不是使用卡牌。

# scenarios/classic/cards/decode/CL-RULE-DECODE-03-countered.scn
# from: f6467092
cl-rule-decode-03-countered =
    .ask = 【破譯】被【識破】了，還能看情報嗎？
    .answer = 不能看，直接決定收不收。

# scenarios/classic/cards/decode/CL-RULE-DECODE-05-on-text.scn
# from: aed9c486
cl-rule-decode-05-on-text =
    .ask = 文本本來就面朝上，還能對它用【破譯】嗎？
    .answer = 能用。雖然看不到新東西，這張【破譯】仍然算生效。

# scenarios/classic/cards/decode/CL-RULE-DECODE-35-own-card.scn
# from: ebaa1f0e
cl-rule-decode-35-own-card =
    .ask = 自己傳出的情報沒人要，回到我面前，可以【破譯】嗎？
    .answer = 可以。看不看都一樣，最後還是必須收下。

# scenarios/classic/cards/decode/CL-SC-DECODE-01.scn
# from: acadb34e
cl-sc-decode-01 =
    .ask = 我【破譯】之後不收，後面的人能知道內容嗎？
    .answer = 不能。只有你和傳出者知道內容，後面的人還是面朝下地收。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-03-unseen.scn
# from: a1cac954
cl-rule-intercept-03-unseen =
    .ask = 【截獲】前能先看情報嗎？若正好是第三張黑色，會怎樣？
    .answer = 不能先看。截獲後立刻獲得，第三張黑色照樣使你死亡，而且算死於傳出者之手。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-06-every-method.scn
# from: b1a66d54
cl-rule-intercept-06-every-method =
    .ask = 面朝上的文本也能【截獲】嗎？
    .answer = 能。不管是密電、直達還是文本，傳遞時都可以截獲。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-08-top-countered.scn
# from: 80ed2835
cl-rule-intercept-08-top-countered =
    .ask = 兩人都用【截獲】，後用的那張被【識破】，情報歸誰？
    .answer = 歸先用的人，他那張【截獲】照樣生效。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-162-burn-too-late.scn
# from: 6b61f72b
cl-rule-intercept-162-burn-too-late =
    .ask = 我用【燒毀】救人，他卻回應【截獲】獲得第三張黑色，還救得了嗎？
    .answer = 救不了。【截獲】先生效，他已經死亡，【燒毀】沒有作用。

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-162-what-lies-beneath.scn
# from: fd97dce5
cl-rule-intercept-162-what-lies-beneath =
    .ask = 情報被【截獲】後，底下還沒結算的【調虎離山】和【鎖定】怎麼辦？
    .answer = 【調虎離山】已無意義，不生效；【鎖定】照常生效，只是這次沒有情報可收了。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-01.scn
# from: 56bc08f2
cl-sc-intercept-01 =
    .ask = 我用【截獲】，有人【識破】我，另一人又【識破】那張【識破】，結果如何？
    .answer = 【截獲】生效，情報歸你。後使用的先結算，兩張識破抵消了。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-02.scn
# from: 1250dd18
cl-sc-intercept-02 =
    .ask = 兩個人都用了【截獲】，情報歸誰？
    .answer = 歸最後使用的人。先用的那張【截獲】不生效，也收不回來。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-04.scn
# from: 8bc872c9
cl-sc-intercept-04 =
    .ask = 自己的回合能【截獲】自己傳出的情報嗎？
    .answer = 不能。【截獲】只能在別人的回合使用。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-05.scn
# from: 0987ca8f
cl-sc-intercept-05 =
    .ask = 情報已經到了別人面前，還能【截獲】嗎？
    .answer = 不能。傳到面前之後只能由那位玩家出手，要截就得在傳遞時截。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-07.scn
# from: 002c2486
cl-sc-intercept-07 =
    .ask = 別人用【截獲】時，被【鎖定】的人還必須收嗎？
    .answer = 不必。情報歸截獲的人，【鎖定】擋不住【截獲】。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-08.scn
# from: effe9a66
cl-sc-intercept-08 =
    .ask = 第一張【截獲】被【識破】後，剛才略過的人還能再【截獲】嗎？
    .answer = 能。情報還在原處傳遞，大家可以重新出手。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-10.scn
# from: faf78ee0
cl-sc-intercept-10 =
    .ask = 簡易規則：我用【截獲】把自己傳出的情報收回手牌，還要再傳一張嗎？
    .answer = 不用。這回合已經傳過情報，可以直接結束回合。

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-11.scn
# from: 742bf1bf
cl-sc-intercept-11 =
    .ask = 用【截獲】的人在結算前被黑玫瑰殺了，情報歸誰？
    .answer = 誰也沒截到。【截獲】不生效，情報照原路繼續傳。

# scenarios/classic/cards/lock/CL-RULE-LOCK-02-lured-and-locked-direct.scn
# from: 02d9a781
cl-rule-lock-02-lured-and-locked-direct =
    .ask = 直達要傳給的人先被【調虎離山】，再被【鎖定】，情報歸誰？
    .answer = 歸他。他被【鎖定】後就不再被跳過，必須收下。

# scenarios/classic/cards/lock/CL-RULE-LOCK-04-counter.scn
# from: f759d49d
cl-rule-lock-04-counter =
    .ask = 【鎖定】被【識破】了，那位玩家還必須收嗎？
    .answer = 不必。【鎖定】無效，情報到他面前時，收不收由他決定。

# scenarios/classic/cards/lock/CL-RULE-LOCK-14-target-gone.scn
# from: 833d0b5a
cl-rule-lock-14-target-gone =
    .ask = 【鎖定】還沒結算，被指定的人就死了，情報怎麼辦？
    .answer = 【鎖定】不生效，進棄牌堆；情報照常往下傳。

# scenarios/classic/cards/lock/CL-RULE-LOCK-35-locked-twice.scn
# from: 9e39bbc5
cl-rule-lock-35-locked-twice =
    .ask = 可以對已經被鎖定的人，或情報已經傳過的人再用【鎖定】嗎？
    .answer = 可以。重複鎖定沒有更多效果；傳過的人要等情報再到他面前才受影響。

# scenarios/classic/cards/lock/CL-RULE-LOCK-37-lure-in-response.scn
# from: 100376c5
cl-rule-lock-37-lure-in-response =
    .ask = 有人對我用【鎖定】，我馬上對自己用【調虎離山】回應，能躲開嗎？
    .answer = 不能。兩張都生效，而【鎖定】優先，情報到你面前時你必須收下。

# scenarios/classic/cards/lock/CL-RULE-LOCK-41-after-return.scn
# from: a2687984
cl-rule-lock-41-after-return =
    .ask = 我已經說不收，之後才被【鎖定】；情報又被【退回】傳回來，我得收嗎？
    .answer = 要收。【鎖定】整個回合有效，情報再到你面前，你就必須收下。

# scenarios/classic/cards/lock/CL-SC-LOCK-02.scn
# from: 0662fd07
cl-sc-lock-02 =
    .ask = 【鎖定】了後面的人，前面的人卻先收下，可以嗎？
    .answer = 可以。【鎖定】只在情報傳到被鎖定的人面前時才有用。

# scenarios/classic/cards/lock/CL-SC-LOCK-03.scn
# from: 440aaead
cl-sc-lock-03 =
    .ask = 同時鎖定了兩個人，情報由誰收？
    .answer = 先傳到的那一位。他必須收下，後面那一位就收不到了。

# scenarios/classic/cards/lock/CL-SC-LOCK-05.scn
# from: 467f7209
cl-sc-lock-05 =
    .ask = 情報已經傳到對方面前了，還能對他用【鎖定】嗎？
    .answer = 不能。【鎖定】要在情報傳遞途中使用，到了面前就來不及了。

# scenarios/classic/cards/lock/CL-SC-LOCK-06.scn
# from: 9765d687
cl-sc-lock-06 =
    .ask = 可以【鎖定】自己，好讓情報一定歸我嗎？
    .answer = 不可以。【鎖定】只能指定另一位玩家。

# scenarios/classic/cards/lock/CL-SC-LOCK-08.scn
# from: 89d0822c
cl-sc-lock-08 =
    .ask = 被【鎖定】的人可以用【退回】嗎？
    .answer = 不可以。被鎖定的人仍然可以【破譯】，但之後必須收下。

# scenarios/classic/cards/lock/CL-SC-LOCK-09.scn
# from: fff1011b
cl-sc-lock-09 =
    .ask = 情報傳出時我沒用【鎖定】，等右邊的人不收之後再用，行嗎？
    .answer = 行。情報每往前傳一位，都有一次使用【鎖定】的機會。

# scenarios/classic/cards/lock/CL-SC-LOCK-11.scn
# from: 39e3d69b
cl-sc-lock-11 =
    .ask = 被【鎖定】了，還能先【破譯】看一眼嗎？
    .answer = 能看，但只是先知道內容；看完還是必須收下。

# scenarios/classic/cards/lock/CL-SC-LOCK-12.scn
# from: 0d54a617
cl-sc-lock-12 =
    .ask = 還沒傳出情報，可以先用【鎖定】嗎？
    .answer = 不可以。要等情報傳出、正在傳遞時才能用。

# scenarios/classic/cards/lock/CL-SC-LOCK-14.scn
# from: 6ed8d790
cl-sc-lock-14 =
    .ask = 別人的回合，我可以用【鎖定】嗎？
    .answer = 不可以。【鎖定】只能在自己的回合使用。

# scenarios/classic/cards/lock/CL-SC-LOCK-15.scn
# from: d2f7f26a
cl-sc-lock-15 =
    .ask = 這回合被【鎖定】卻沒收到情報，下一回合還算被鎖定嗎？
    .answer = 不算。【鎖定】只在當回合有效，下一回合收不收由他決定。

# scenarios/classic/cards/lure/CL-RULE-LURE-36-direct-bystander.scn
# from: 719cfed2
cl-rule-lure-36-direct-bystander =
    .ask = 直達是傳給別人的，對不相干的玩家用【調虎離山】有用嗎？
    .answer = 沒有用。直達不經過其他人，收信的人照樣決定收不收。

# scenarios/classic/cards/lure/CL-RULE-LURE-36-targets.scn
# from: 5913cd51
cl-rule-lure-36-targets =
    .ask = 可以對已經不收、情報已經離開的人用【調虎離山】嗎？
    .answer = 可以，只是多半沒有效果；已經被調離的人和傳出者則不能指定。

# scenarios/classic/cards/lure/CL-RULE-LURE-41-stays-after-return.scn
# from: d27433a4
cl-rule-lure-41-stays-after-return =
    .ask = 被【調虎離山】的人，情報被【退回】再經過他時，要問他嗎？
    .answer = 不問。這次傳遞從頭到尾都跳過他，退回的路上也一樣。

# scenarios/classic/cards/lure/CL-SC-LURE-02.scn
# from: 2115ffb1
cl-sc-lure-02 =
    .ask = 別人的回合，我可以對自己用【調虎離山】嗎？
    .answer = 可以。情報直接跳過你，傳給下一位。

# scenarios/classic/cards/lure/CL-SC-LURE-03.scn
# from: 4fe1e6c8
cl-sc-lure-03 =
    .ask = 直達的對象被【調虎離山】了，情報歸誰？
    .answer = 歸傳出者。沒有別人可以接手，傳出者必須收下。

# scenarios/classic/cards/lure/CL-SC-LURE-05.scn
# from: 787285a2
cl-sc-lure-05 =
    .ask = 可以對已經被【鎖定】的人，或傳出情報的人用【調虎離山】嗎？
    .answer = 都不可以。不過【鎖定】還沒結算時，仍然可以用【調虎離山】回應。

# scenarios/classic/cards/lure/CL-SC-LURE-06.scn
# from: a4b9b2b5
cl-sc-lure-06 =
    .ask = 先被【調虎離山】，後被【鎖定】，情報跳過他還是由他收？
    .answer = 由他收。兩者都在時，【鎖定】優先。

# scenarios/classic/cards/lure/CL-SC-LURE-08.scn
# from: 826c36d5
cl-sc-lure-08 =
    .ask = 除了傳出者，所有人都被【調虎離山】了，情報歸誰？
    .answer = 直接回到傳出者面前，由傳出者收下。

# scenarios/classic/cards/lure/CL-SC-LURE-09.scn
# from: 75013091
cl-sc-lure-09 =
    .ask = 被【調虎離山】的人還能用【截獲】嗎？
    .answer = 能。他只是不會被傳到，【截獲】照用。

# scenarios/classic/cards/lure/CL-SC-LURE-12.scn
# from: a04de68a
cl-sc-lure-12 =
    .ask = 鎖定了右邊第一位，別人又對更後面的人用【調虎離山】，有影響嗎？
    .answer = 沒有。情報先到被鎖定的人面前，他收下就結束了。

# scenarios/classic/cards/probe/CL-RULE-PROBE-10-empty-hand.scn
# from: ce40f804
cl-rule-probe-10-empty-hand =
    .ask = 【試探】要我棄一張牌，可是我沒有手牌，怎麼辦？
    .answer = 說明要棄牌就行，不必真的棄，也不用說那句話。

# scenarios/classic/cards/probe/CL-SC-PROBE-01.scn
# from: 52cfd313
cl-sc-probe-01 =
    .ask = 用過的【試探】放哪裡？別人能看嗎？
    .answer = 面朝下放在一旁，不進棄牌堆；只有你和被試探的人知道內容。

# scenarios/classic/cards/probe/CL-SC-PROBE-02.scn
# from: 840c5923
cl-sc-probe-02 =
    .ask = 我的身份和【試探】上寫的不符，要抽牌嗎？
    .answer = 不抽，也不棄，只要說出牌上那句「我是臥底」。

# scenarios/classic/cards/probe/CL-SC-PROBE-05.scn
# from: 9ffcb4fe
cl-sc-probe-05 =
    .ask = 可以【試探】自己，或在別人的回合【試探】嗎？
    .answer = 都不可以。只能在自己的回合試探另一位玩家。

# scenarios/classic/cards/probe/CL-SC-PROBE-07.scn
# from: 3b7e6507
cl-sc-probe-07 =
    .ask = 一張【試探】同時觸發好幾個技能，誰先發動？
    .answer = 從試探者右邊開始按座位輪流，都發動完，被試探的人才反應。

# scenarios/classic/cards/probe/CL-SC-PROBE-08.scn
# from: e467feb3
cl-sc-probe-08 =
    .ask = 【試探】要我棄一張，棄哪一張由誰選？
    .answer = 由你自己選，任何一張手牌都可以。

# scenarios/classic/cards/return/CL-RULE-RETURN-02-only-when-delivered-to-oneself.scn
# from: 0c491f3c
cl-rule-return-02-only-when-delivered-to-oneself =
    .ask = 情報在別人面前，我可以替他用【退回】或【破譯】嗎？
    .answer = 不可以。只有情報傳到自己面前的人，才能用這兩張牌。

# scenarios/classic/cards/return/CL-RULE-RETURN-162-decode-fizzles.scn
# from: 0631eae2
cl-rule-return-162-decode-fizzles =
    .ask = 我用【破譯】，還沒看就用【退回】回應，還能看到情報嗎？
    .answer = 看不到。【退回】先生效，情報已經離開，【破譯】就不生效了。

# scenarios/classic/cards/return/CL-RULE-RETURN-40-direct.scn
# from: dfa14ab6
cl-rule-return-40-direct =
    .ask = 直達被【退回】，會傳給傳出者的隔壁嗎？
    .answer = 不會。直達退回就回到傳出者面前，傳出者必須收下。

# scenarios/classic/cards/return/CL-SC-RETURN-01.scn
# from: 3b69c19b
cl-sc-return-01 =
    .ask = 情報被【退回】，剛才不收的人還會再被問一次嗎？
    .answer = 會。情報反方向傳，經過他面前就再問他收不收。

# scenarios/classic/cards/return/CL-SC-RETURN-02.scn
# from: 7cf4a70b
cl-sc-return-02 =
    .ask = 我是第一個收到情報的人，用【退回】後傳出者可以不收嗎？
    .answer = 不可以。情報回到傳出者面前，傳出者必須收下。

# scenarios/classic/cards/return/CL-SC-RETURN-04.scn
# from: 251d7442
cl-sc-return-04 =
    .ask = 情報被【退回】到我面前，我再用【退回】，往哪裡傳？
    .answer = 再掉頭一次，照原來的方向往前傳。

# scenarios/classic/cards/return/CL-SC-RETURN-05.scn
# from: 1afa0ded
cl-sc-return-05 =
    .ask = 情報回到我這個傳出者面前，我可以再用【退回】嗎？
    .answer = 不可以。自己傳出的情報不能退回，但可以【破譯】，最後必須收下。

# scenarios/classic/cards/return/CL-SC-RETURN-07.scn
# from: 3ff1ba76
cl-sc-return-07 =
    .ask = 【退回】被【識破】了，我還能再用一張【退回】嗎？
    .answer = 能。情報還在你面前，也可以改為不收。

# scenarios/classic/cards/return/CL-SC-RETURN-08.scn
# from: 6400822b
cl-sc-return-08 =
    .ask = 情報被【退回】往回傳時，傳出者還能【鎖定】人嗎？
    .answer = 能。往回傳的每一步也是傳遞中，被鎖定的人必須收下。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-02-own-turn-only.scn
# from: d500ac23
cl-rule-truefalse-02-own-turn-only =
    .ask = 【真偽莫辨】可以當回應用，或在情報傳遞時用嗎？
    .answer = 不可以。只能在自己的回合，沒有別的事在進行時用。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-03-living-players.scn
# from: 005884c0
cl-rule-truefalse-03-living-players =
    .ask = 【真偽莫辨】要取幾張牌？死亡的人也有份嗎？
    .answer = 取和存活人數一樣多的牌。死亡和出局的人都沒有。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-55-checkpoint.scn
# from: fe4085c1
cl-rule-truefalse-55-checkpoint =
    .ask = 【真偽莫辨】分牌分到一半，可以【燒毀】或【識破】嗎？
    .answer = 每人拿牌之後可以【燒毀】；【真偽莫辨】已經生效，不能再【識破】。

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-65-dies-before-his-pick.scn
# from: 5ffbc23e
cl-rule-truefalse-65-dies-before-his-pick =
    .ask = 【真偽莫辨】還沒輪到他，他就死了，剩下的牌怎麼辦？
    .answer = 他不拿，多出來的牌面朝下進棄牌堆，誰也不看。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-02.scn
# from: 43685f66
cl-sc-truefalse-02 =
    .ask = 【真偽莫辨】分到一半，有人集到第三張紅色，要等分完嗎？
    .answer = 不用等。他可以馬上宣告勝利，後面的人就不再拿牌。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-03.scn
# from: a8eca1dc
cl-sc-truefalse-03 =
    .ask = 有人因【真偽莫辨】獲得第三張黑色而死，算死於誰之手？
    .answer = 算死於使用者之手。先結算完他的死亡，下一位再拿牌。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-05.scn
# from: 5ddca2ca
cl-sc-truefalse-05 =
    .ask = 牌庫加棄牌堆都不夠分【真偽莫辨】，怎麼辦？
    .answer = 有幾張分幾張，從使用者開始照順序，分完為止。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-08.scn
# from: e425f73c
cl-sc-truefalse-08 =
    .ask = 使用【真偽莫辨】的人自己先死了，其他人還要拿嗎？
    .answer = 要。其他人照常各拿一張，然後回合結束。

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-09.scn
# from: a570769f
cl-sc-truefalse-09 =
    .ask = 大美女把紅牌放在牌庫頂再用【真偽莫辨】，紅牌一定歸她嗎？
    .answer = 不一定。取出的牌要先洗混，歸誰全看運氣。

# scenarios/classic/characters/ashi/ASHI-1-intercepted.scn
# from: 70d609b5
ashi-1-intercepted =
    .ask = 怪盜阿十傳的黑色情報被【截獲】了，他抽誰的牌？
    .answer = 抽截獲那個人的，誰獲得情報就抽誰。

# scenarios/classic/characters/ashi/ASHI-M-draw-phase.scn
# from: 78e9585d
ashi-m-draw-phase =
    .ask = 打醬油的怪盜阿十抽牌抽到第十張，馬上就贏嗎？
    .answer = 可以馬上宣告勝利，並亮出十張手牌。

# scenarios/classic/characters/ashi/CL-SC-ASHI-03.scn
# from: 705a1e0d
cl-sc-ashi-03 =
    .ask = 怪盜阿十的黑色情報害死了對方，還能抽死者的手牌嗎？
    .answer = 不能。死者的手牌已經全部棄掉。

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-01.scn
# from: 22d3de3f
cl-sc-beileimao-01 =
    .ask = 貝雷帽傳密電可以往左傳嗎？
    .answer = 可以。方向由他選，沒人收就繞一圈回到他面前。

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-04.scn
# from: dd7d6a7a
cl-sc-beileimao-04 =
    .ask = 貝雷帽棄黑牌鎖定人，對方可以【退回】嗎？
    .answer = 不可以。效果和【鎖定】一樣，被鎖定就必須收下。

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-06.scn
# from: 1b2c3593
cl-sc-beileimao-06 =
    .ask = 打醬油的貝雷帽，場上只剩兩個人就贏嗎？出局的算不算？
    .answer = 算贏，可以宣告。死亡和出局的都算不在場。

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-02-d.scn
# from: ba79fc7f
cl-sc-chuzhang-02-d =
    .ask = 【試探】被【識破】了，情報處長還能「旁聽」嗎？
    .answer = 不能。被識破的【試探】沒有試探到人。

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-02.scn
# from: 09eb6ef1
cl-sc-chuzhang-02 =
    .ask = 情報處長自己被【試探】，也能發動「旁聽」嗎？
    .answer = 能。抽一張，再棄一張手牌，或燒毀自己一張紅色或藍色情報。

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-03.scn
# from: bb6d9295
cl-sc-chuzhang-03 =
    .ask = 情報處長只有黑色情報，「旁聽」之後可以燒毀黑色嗎？
    .answer = 不可以，只能棄一張手牌。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-01.scn
# from: 7c030c6e
cl-sc-dameinv-01 =
    .ask = 大美女抽三張，放回牌庫頂的一定要是剛抽的嗎？
    .answer = 不一定，任何一張手牌都可以，別人看不到是哪張。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-02.scn
# from: a60bd848
cl-sc-dameinv-02 =
    .ask = 大美女被【試探】抽兩張，也要放回一張嗎？
    .answer = 不用。「挑剔」只在抽牌階段。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-05.scn
# from: ad796679
cl-sc-dameinv-05 =
    .ask = 打醬油的大美女面前有兩張黑色，男性宣告勝利時她算贏嗎？
    .answer = 不算。黑色情報最多一張，她才能一同獲勝。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-07.scn
# from: 70ce2653
cl-sc-dameinv-07 =
    .ask = 蓋伏的刀鋒宣告勝利，大美女能一同獲勝嗎？
    .answer = 不能。宣告時角色還蓋伏，沒有性別，就算隨後翻開也一樣。

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-08.scn
# from: 47b9dbb3
cl-sc-dameinv-08 =
    .ask = 小白宣告勝利，大美女和禮服蒙面人誰能一同獲勝？
    .answer = 兩人都能。翻開的小白亦男亦女。

# scenarios/classic/characters/dameinv/DAMEINV-2-once.scn
# from: 5ee54593
dameinv-2-once =
    .ask = 大美女可以一再亮出身份燒毀情報嗎？
    .answer = 不可以，一局一次：身份亮出後就不能再發動。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-02.scn
# from: 60a24e85
cl-sc-daofeng-02 =
    .ask = 刀鋒把【試探】當【鎖定】用，情報處長能「旁聽」嗎？
    .answer = 不能。那是【鎖定】，沒有人被試探。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-03.scn
# from: 4d71ddaa
cl-sc-daofeng-03 =
    .ask = 有人死亡，刀鋒抽兩張後可以把牌交給誰？
    .answer = 必須交一張給左邊最近的存活玩家，任何一張手牌都行。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-05.scn
# from: f504a102
cl-sc-daofeng-05 =
    .ask = 瀕死的人被禮服蒙面人救活，刀鋒還能「分贓」嗎？
    .answer = 能。有人瀕死就可以發動，救不救活都一樣。

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-06-b.scn
# from: 1a16c7ad
cl-sc-daofeng-06-b =
    .ask = 小白因六張情報出局，刀鋒能「分贓」嗎？
    .answer = 不能。輸掉遊戲不是死亡。

# scenarios/classic/characters/daofeng/DAOFENG-1-card.scn
# from: df50a297
daofeng-1-card =
    .ask = 刀鋒用的【鎖定】，別人可以【識破】嗎？
    .answer = 不可以。翻開的刀鋒用【鎖定】不能識破；他的其他牌可以。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-01.scn
# from: 6adaa449
cl-sc-emeifeng-01 =
    .ask = 峨嵋風翻開角色當【截獲】，能【識破】嗎？
    .answer = 不能。這是技能，情報歸峨嵋風。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-03.scn
# from: 31fa4bc6
cl-sc-emeifeng-03 =
    .ask = 自己的回合，峨嵋風可以翻開截獲自己的情報嗎？
    .answer = 可以翻開，但不能截獲；截獲只能在別人的回合。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-04.scn
# from: 86d2ab6f
cl-sc-emeifeng-04 =
    .ask = 別人收下峨嵋風傳的黑色情報，他可以燒毀誰的？
    .answer = 自己面前的一張，或一位女性面前的一張黑色情報，選一張。

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-06.scn
# from: ea3e7f77
cl-sc-emeifeng-06 =
    .ask = 峨嵋風的黑色情報回到自己面前，能發動「護花」嗎？
    .answer = 不能。要別人獲得他的黑色情報才行。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-01.scn
# from: 546470ed
cl-sc-heimeigui-01 =
    .ask = 黑玫瑰一次放三張黑牌，對方來得及用【燒毀】自救嗎？
    .answer = 來不及。三張同時放下，立刻死亡；要救得在技能結算前。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-02.scn
# from: 57a2aaa8
cl-sc-heimeigui-02 =
    .ask = 黑玫瑰亮出的牌庫頂不是黑色，能放幾張黑牌？
    .answer = 最多一張。牌庫頂是黑色才能放到三張。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-04.scn
# from: 2ad542ff
cl-sc-heimeigui-04 =
    .ask = 黑玫瑰沒有黑牌，也能翻開角色嗎？
    .answer = 能。照樣亮出牌庫頂，只是沒有牌可放。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-10.scn
# from: 1807036b
cl-sc-heimeigui-10 =
    .ask = 有人用【燒毀】回應黑玫瑰，她還能改對象或多放一張嗎？
    .answer = 能。【燒毀】先結算，她看過牌庫頂才決定對誰放幾張。

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-11.scn
# from: 1127fc3d
cl-sc-heimeigui-11 =
    .ask = 黑玫瑰可以在別人還沒抽牌時就翻開嗎？
    .answer = 可以。回合一開始，抽牌之前就能發動。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-01-b.scn
# from: 934e25e4
cl-sc-laogui-01-b =
    .ask = 【試探】寫的不是老鬼的身份，她可以假裝相符去抽牌嗎？
    .answer = 可以。「鬼話」讓她兩種反應任選，抽兩張也行。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-01.scn
# from: b2d0a9ae
cl-sc-laogui-01 =
    .ask = 蓋伏的老鬼被【試探】，可以不翻開嗎？反應可以說謊嗎？
    .answer = 必須翻開並抽兩張；之後可以假裝不符，改說那句話而不棄牌。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-03.scn
# from: 2ff63274
cl-sc-laogui-03 =
    .ask = 老鬼可以自己主動翻開角色嗎？
    .answer = 不可以。只有被【試探】時才翻開。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-04.scn
# from: 910bbf93
cl-sc-laogui-04 =
    .ask = 老鬼死亡時把手牌交給別人，六姐還能發動「遺物」嗎？
    .answer = 能。老鬼先發動「遺禍」，六姐再從剩下的手牌中隨機抽一張。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-06.scn
# from: e54f307e
cl-sc-laogui-06 =
    .ask = 老鬼蓋伏時死亡，還能發動「遺禍」嗎？
    .answer = 不能。蓋伏的角色沒有這個技能，手牌全部棄掉。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-07.scn
# from: 0e3cb601
cl-sc-laogui-07 =
    .ask = 打醬油的老鬼死亡時手牌有四張紅牌，算她贏嗎？
    .answer = 算。她可以亮出手牌宣告勝利，比死亡的其他結算都早。

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-10.scn
# from: d7a485f6
cl-sc-laogui-10 =
    .ask = 老鬼翻開後又被老槍蓋伏，再被【試探】還能抽兩張嗎？
    .answer = 能。每次從蓋伏翻開都會抽兩張。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-01.scn
# from: 14d4908c
cl-sc-laojin-01 =
    .ask = 老金的牌被【識破】，能做什麼？
    .answer = 可以翻開角色抽五張，再挑兩張手牌放回牌庫頂，順序由他定。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-02.scn
# from: 0818bacf
cl-sc-laojin-02 =
    .ask = 對老金用的那張【識破】又被別人【識破】了，老金還能抽五張嗎？
    .answer = 不能。他的牌照常生效，並沒有被識破。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-03.scn
# from: 1203d666
cl-sc-laojin-03 =
    .ask = 老金可以自己【識破】自己的牌，好翻開抽五張嗎？
    .answer = 可以。自己的牌被識破，一樣能發動「留一手」。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-05.scn
# from: 7940453c
cl-sc-laojin-05 =
    .ask = 老金發動「拉下水」，放給自己的黑牌成了第三張，還能放牌給別人嗎？
    .answer = 不能。他立刻死亡，後面的都不做了。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-08.scn
# from: 53a23c45
cl-sc-laojin-08 =
    .ask = 老金一次放牌害死兩個人，先結算誰？
    .answer = 從老金右邊開始，先遇到的先結算。

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-09.scn
# from: cb6337b7
cl-sc-laojin-09 =
    .ask = 打醬油的老金，手牌有三紅三藍就贏嗎？面前的算不算？
    .answer = 算贏，可以宣告並亮出手牌；這裡數的是手牌，不是情報。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-01.scn
# from: 93ca4528
cl-sc-laoqiang-01 =
    .ask = 老槍被【鎖定】時翻開抽了兩張，情報就可以不收嗎？
    .answer = 還是要收。「拔槍」只抽牌，不解除【鎖定】。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-02.scn
# from: f1107799
cl-sc-laoqiang-02 =
    .ask = 對老槍的【鎖定】被【識破】了，老槍還能翻開抽牌嗎？
    .answer = 不能。【鎖定】沒有生效，他就沒有被鎖定。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-04-b.scn
# from: 863562cf
cl-sc-laoqiang-04-b =
    .ask = 公開角色被老槍蓋伏後，機密任務還算嗎？
    .answer = 算。任務不因蓋伏而消失，達成了照樣可以宣告勝利。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-04.scn
# from: d29c8d4b
cl-sc-laoqiang-04 =
    .ask = 老槍發動「接頭」，兩人看到的身份會讓別人知道嗎？
    .answer = 不會。兩人蓋伏後互看身份，其他人都看不到。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-07.scn
# from: 94d277bb
cl-sc-laoqiang-07 =
    .ask = 小白發動「三換一」時被老槍蓋伏，交易還算嗎？
    .answer = 不算。技能不生效，三張牌收回手牌，情報也留在原處。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-08.scn
# from: 94ea60ea
cl-sc-laoqiang-08 =
    .ask = 刀鋒的【鎖定】結算前，老槍把他蓋伏了，能【識破】了嗎？
    .answer = 能。蓋伏後「快刀」不起作用，【鎖定】就能識破。

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-10.scn
# from: 9f43f0ad
cl-sc-laoqiang-10 =
    .ask = 老槍可以隨時翻開角色嗎？
    .answer = 不可以。只有被【鎖定】或被【試探】時才能翻開。

# scenarios/classic/characters/laoqiang/LAOQIANG-1-covered-in-response.scn
# from: f24457f2
laoqiang-1-covered-in-response =
    .ask = 翻開的老槍被【試探】，先用「接頭」蓋伏自己，還能再翻開抽牌嗎？
    .answer = 能。【試探】生效時他已經蓋伏，可以發動「拔槍」抽兩張。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-01.scn
# from: fd47b622
cl-sc-liujie-01 =
    .ask = 六姐【試探】對方，先抽走他唯一的手牌，他還要棄牌嗎？
    .answer = 不用棄了。「搜身」在反應之前，他已經沒有手牌。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-02.scn
# from: 36ba6a51
cl-sc-liujie-02 =
    .ask = 六姐拿死者的牌，成了她的第三張黑色，會怎樣？
    .answer = 她也會死亡，等前一位的死亡結算完才輪到她。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-05.scn
# from: 08dda849
cl-sc-liujie-05 =
    .ask = 打醬油的六姐第六張情報正好是第三張黑色，能宣告勝利嗎？
    .answer = 不能。她瀕死了，瀕死的人不能宣告。

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-07.scn
# from: 51aa02a0
cl-sc-liujie-07 =
    .ask = 六姐發動「遺物」，可以挑死者的哪一張手牌嗎？
    .answer = 不可以，隨機一張，面朝上成為她的情報。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-03.scn
# from: 0672612b
cl-sc-mengmianren-03 =
    .ask = 禮服蒙面人救大美女，能燒毀幾張黑色？她的身份要亮嗎？
    .answer = 燒毀兩張；亮出身份的是禮服蒙面人，獲救的人不用亮。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-04.scn
# from: 306ab696
cl-sc-mengmianren-04 =
    .ask = 禮服蒙面人的身份已經亮出，還能「英雄救美」嗎？
    .answer = 不能。亮出身份是代價，已經亮出就付不了。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-06.scn
# from: d9f36eac
cl-sc-mengmianren-06 =
    .ask = 蓋伏的譯電員瀕死，禮服蒙面人能救她嗎？
    .answer = 不能。蓋伏的角色沒有性別；除非玩家本人是女性。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-12.scn
# from: 55818828
cl-sc-mengmianren-12 =
    .ask = 老鬼瀕死，先留手牌給別人，還是先被禮服蒙面人救？
    .answer = 先發動「遺禍」，再被救；救活之後情報也不會退回來。

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-13.scn
# from: 0faecc28
cl-sc-mengmianren-13 =
    .ask = 禮服蒙面人一次獲得兩張黑色情報，「從容」抽兩張還是四張？
    .answer = 兩張。同時獲得只算一次。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-01.scn
# from: 9643478d
cl-sc-qibai-01 =
    .ask = 柒佰在別人的回合用【鎖定】，可以嗎？用完要做什麼？
    .answer = 可以。生效後抽兩張，再交一張手牌給另一位玩家，不能不給。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-03-b.scn
# from: 3e68f367
cl-sc-qibai-03-b =
    .ask = 柒佰可以【鎖定】傳出情報的人嗎？有什麼用？
    .answer = 可以。對情報沒影響，但他照樣抽兩張、給一張。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-04.scn
# from: 25bf7a28
cl-sc-qibai-04 =
    .ask = 柒佰宣告勝利，一定要帶一位女性嗎？她的陣營也贏嗎？
    .answer = 一定要選一位；只有她本人一同獲勝，她的陣營不算。

# scenarios/classic/characters/qibai/CL-SC-QIBAI-10.scn
# from: 139bbb9e
cl-sc-qibai-10 =
    .ask = 柒佰可以帶已經死亡的女性一同獲勝嗎？
    .answer = 不可以，只能選存活的女性。

# scenarios/classic/characters/qibai/QIBAI-1a-countered.scn
# from: 89b0a00c
qibai-1a-countered =
    .ask = 柒佰的【鎖定】被【識破】了，還能抽兩張嗎？
    .answer = 不能。【鎖定】沒有生效，「打點」就不發動。

# scenarios/classic/characters/qibai/QIBAI-3b-face-down.scn
# from: 5a2ed3d3
qibai-3b-face-down =
    .ask = 場上只有蓋伏的譯電員，柒佰可以帶她一同獲勝嗎？
    .answer = 不可以。蓋伏的角色沒有性別，柒佰只和自己的陣營獲勝。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-01.scn
# from: 7594bcea
cl-sc-shanling-01 =
    .ask = 閃靈燒毀三張，由誰選？紅色、藍色也可以嗎？
    .answer = 由閃靈選，同一位玩家的三張，什麼顏色都可以。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-02.scn
# from: 5534e307
cl-sc-shanling-02 =
    .ask = 對方面前不到三張情報，閃靈還能發動「付之一炬」嗎？
    .answer = 能，有幾張就燒毀幾張。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-04.scn
# from: 2d04b5b6
cl-sc-shanling-04 =
    .ask = 有人已經有第三張黑色，閃靈可以燒毀幾張救他嗎？
    .answer = 來不及。第三張一到他就瀕死，閃靈沒有機會發動。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-05.scn
# from: 9b1893fb
cl-sc-shanling-05 =
    .ask = 閃靈可以燒毀自己面前的黑色情報嗎？
    .answer = 不可以，只能燒毀別人的；沒有別的對象就不能翻開。

# scenarios/classic/characters/shanling/CL-SC-SHANLING-07.scn
# from: 33458385
cl-sc-shanling-07 =
    .ask = 我宣告勝利時，閃靈可以趁機燒毀我的紅色情報嗎？
    .answer = 不可以。宣告勝利立刻結束，不能回應。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-01-e.scn
# from: ff37a7bb
cl-sc-shashou-01-e =
    .ask = 職業殺手用【真偽莫辨】，別人拿了黑色情報，能「補刀」嗎？
    .answer = 不能。要別人收下他傳出的黑色情報才行。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-01.scn
# from: 543859ce
cl-sc-shashou-01 =
    .ask = 職業殺手「補刀」害死的人，算死於誰之手？
    .answer = 算死於職業殺手之手。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-03.scn
# from: 81b5dea9
cl-sc-shashou-03 =
    .ask = 職業殺手把【識破】當【鎖定】用，別人能【識破】嗎？
    .answer = 能。當【鎖定】用就照【鎖定】算，一樣可以識破。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-06.scn
# from: c446fced
cl-sc-shashou-06 =
    .ask = 打醬油的職業殺手殺了人，之前只有一人出局，算達成任務嗎？
    .answer = 不算。出局不是死亡，他殺的還是第一個死者。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-07.scn
# from: 9dde0d9a
cl-sc-shashou-07 =
    .ask = 職業殺手害的人被禮服蒙面人救活，算他殺的嗎？
    .answer = 不算。獲救的人沒有死亡。

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-09.scn
# from: 85627be7
cl-sc-shashou-09 =
    .ask = 小馬哥收下職業殺手的黑色情報，「回敬」和「補刀」誰先？
    .answer = 這裡小馬哥先；他若因此害死職業殺手，「補刀」就沒了。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-03.scn
# from: 7f978d37
cl-sc-xiaobai-03 =
    .ask = 小白在別人收第三張黑色之前，用「三換一」拿走一張黑色，能救人嗎？
    .answer = 能。對方少一張黑色，再收也不會死亡。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-04.scn
# from: 766cba25
cl-sc-xiaobai-04 =
    .ask = 小白的第六張情報正好是第三張紅色，能宣告勝利嗎？
    .answer = 不能。有六張情報就立刻輸掉遊戲，比勝利還早。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-06-c.scn
# from: 76092bfb
cl-sc-xiaobai-06-c =
    .ask = 打醬油的小白死亡，之前只有人出局，小白算第一個死亡嗎？
    .answer = 算。出局不是死亡，小白可以宣告勝利。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-09.scn
# from: 6c3af34b
cl-sc-xiaobai-09 =
    .ask = 蓋伏的小白有六張情報，會出局嗎？
    .answer = 不會。蓋伏時「露餡」不起作用。

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-12.scn
# from: 53e1f2a8
cl-sc-xiaobai-12 =
    .ask = 小白要和我「三換一」，我可以不換嗎？
    .answer = 不可以。小白給你三張牌，就拿走指定的那張情報。

# scenarios/classic/characters/xiaobai/XIAOBAI-3-before-death.scn
# from: 3e783507
xiaobai-3-before-death =
    .ask = 小白的第六張情報正好是第三張黑色，算死亡還是出局？
    .answer = 算出局。輸掉遊戲在先，不算死亡。

# scenarios/classic/characters/xiaobai/XIAOBAI-M-on-purpose.scn
# from: 49f969b1
xiaobai-m-on-purpose =
    .ask = 打醬油的小白可以用「三換一」拿第三張黑色，故意第一個死嗎？
    .answer = 可以。第一個死亡就達成任務，自己造成的也算。

# scenarios/classic/characters/xiaomage/CL-SC-XIAOMAGE-01.scn
# from: b3ca2ea4
cl-sc-xiaomage-01 =
    .ask = 小馬哥收下黑色情報，「回敬」的黑牌一定要放給傳出者嗎？
    .answer = 不一定，任何玩家都行，自己也行；害死的人算死於小馬哥之手。

# scenarios/classic/characters/xiaomage/CL-SC-XIAOMAGE-04.scn
# from: 1c4a37be
cl-sc-xiaomage-04 =
    .ask = 小馬哥【截獲】別人的黑色情報，也能「回敬」嗎？
    .answer = 能。截獲的情報也是別人傳出的。

# scenarios/classic/characters/xiaomage/XIAOMAGE-1-third-black.scn
# from: 03012454
xiaomage-1-third-black =
    .ask = 小馬哥收下的黑色是第三張，死前能「回敬」嗎？
    .answer = 不能。他先死亡，技能來不及發動。

# scenarios/classic/characters/xiaomage/XIAOMAGE-1a-truefalse.scn
# from: f6aab92e
xiaomage-1a-truefalse =
    .ask = 小馬哥從【真偽莫辨】拿了黑色情報，能「回敬」嗎？
    .answer = 不能。那不是別人傳出的情報。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-01.scn
# from: 0a49b69d
cl-sc-yidianyuan-01 =
    .ask = 譯電員翻開角色可以做什麼？別人擋得住嗎？
    .answer = 情報到她面前時翻開，抽一張並獨自查看；這是技能，不能【識破】。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-02.scn
# from: 6ec0ca72
cl-sc-yidianyuan-02 =
    .ask = 別人用【破譯】，譯電員可以趁機蓋伏嗎？
    .answer = 可以。任何人的【破譯】生效都行，下次情報到她面前又能翻開。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-04.scn
# from: 588ba3da
cl-sc-yidianyuan-04 =
    .ask = 譯電員自己【破譯】後蓋伏，同一張情報能馬上再翻開嗎？
    .answer = 能。情報還在她面前，翻開後再抽一張牌。

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-05.scn
# from: 43d156fe
cl-sc-yidianyuan-05 =
    .ask = 譯電員被【鎖定】，還能翻開角色查看嗎？
    .answer = 能看，也能抽牌，但之後必須收下。

# scenarios/classic/flow/characters/CL-SC-GENDER-01.scn
# from: 17eac4c9
cl-sc-gender-01 =
    .ask = 角色蓋伏時，玩家本人是女性，禮服蒙面人能救她嗎？
    .answer = 能。真人玩家的性別照算，蓋伏的只是角色。

# scenarios/classic/flow/characters/CL-SC-GENDER-03.scn
# from: a09cd7db
cl-sc-gender-03 =
    .ask = 女玩家拿的是刀鋒，她宣告勝利時算男性還是女性？
    .answer = 兩者都算：大美女和禮服蒙面人的任務都達成。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-01-two-are-not-enough.scn
# from: 96e08572
cl-rule-death-01-two-are-not-enough =
    .ask = 兩張黑色情報會死嗎？
    .answer = 不會，要有三張黑色才死亡。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-04-everything-is-shown-and-discarded.scn
# from: 198d4184
cl-rule-death-04-everything-is-shown-and-discarded =
    .ask = 死亡時要亮出什麼？手牌怎麼辦？
    .answer = 亮出身份和角色，手牌與面前的情報全部棄掉；手牌不給人看。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-28-at-the-start.scn
# from: d44b33c0
cl-rule-death-28-at-the-start =
    .ask = 回合一開始，我還沒抽牌就被殺了，還要抽牌傳情報嗎？
    .answer = 都不用。你的回合立刻結束，輪到右邊下一位。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-28-turn-player-dies.scn
# from: 1b9b84da
cl-rule-death-28-turn-player-dies =
    .ask = 我被自己傳出的黑色情報害死，算死於誰之手？
    .answer = 算死於自己之手，你的回合也跟著結束。

# scenarios/classic/flow/deaths/CL-RULE-DEATH-85-losers-do-not-count.scn
# from: fa4fbec6
cl-rule-death-85-losers-do-not-count =
    .ask = 有人因為無牌可傳而出局，算「第一個死亡」嗎？
    .answer = 不算。輸掉遊戲不是死亡，數死亡人數時不算他。

# scenarios/classic/flow/draw/CL-RULE-DRAW-01-in-the-middle.scn
# from: 80123165
cl-rule-draw-01-in-the-middle =
    .ask = 抽牌抽到一半牌庫沒了，怎麼辦？
    .answer = 馬上把棄牌堆洗成新牌庫，接著抽完。

# scenarios/classic/flow/lose/CL-RULE-LOSE-01-used-up.scn
# from: 1118e4ab
cl-rule-lose-01-used-up =
    .ask = 我把最後一張手牌當功能用了，還沒傳情報，會怎樣？
    .answer = 你輸掉遊戲：沒有牌可傳就出局。這不是死亡。

# scenarios/classic/flow/lose/CL-RULE-LOSE-05-faction-lives-on.scn
# from: 0b621d26
cl-rule-lose-05-faction-lives-on =
    .ask = 隊友無牌可傳出局了，我們陣營算輸嗎？
    .answer = 不算。其他成員照樣可以宣告勝利，只是出局的人不能一同獲勝。

# scenarios/classic/flow/lose/CL-RULE-LOSE-06-in-own-turn.scn
# from: f8043822
cl-rule-lose-06-in-own-turn =
    .ask = 輪到我時沒有手牌，但面前有三張紅色，馬上就輸嗎？
    .answer = 不會馬上輸。你可以先宣告勝利；什麼也不做才輸掉遊戲。

# scenarios/classic/flow/priority/CL-SC-ORDER-01.scn
# from: 427313b8
cl-sc-order-01 =
    .ask = 有人用了牌，大家依什麼順序回應？
    .answer = 從使用者右邊開始往右問，使用者最後；每有人出手就重新問一圈。

# scenarios/classic/flow/priority/CL-SC-ORDER-03.scn
# from: d53f710f
cl-sc-order-03 =
    .ask = 閃靈發動「付之一炬」，結算前被黑玫瑰殺了，還燒毀嗎？
    .answer = 不燒毀。發動的人先死了，技能就不生效。

# scenarios/classic/flow/priority/CL-SC-ORDER-04.scn
# from: a6b34609
cl-sc-order-04 =
    .ask = 閃靈的「付之一炬」到底什麼時候能發動？
    .answer = 任何可以出手的時候：回合開始、抽牌後、情報傳遞或傳到時、有人獲得情報後。

# scenarios/classic/flow/priority/CL-SC-ORDER-06.scn
# from: c07dcc05
cl-sc-order-06 =
    .ask = 【截獲】上面還壓著閃靈的技能，可以先【識破】那張【截獲】嗎？
    .answer = 要等。先結算最上面的技能，之後才能識破【截獲】。

# scenarios/classic/flow/priority/CL-SC-ORDER-07.scn
# from: 69ed3c91
cl-sc-order-07 =
    .ask = 我沒有牌可以回應，也要問我嗎？
    .answer = 要問。人人都問，別人才不知道你有沒有【識破】。

# scenarios/classic/flow/setup/CL-RULE-SETUP-03-choose-characters.scn
# from: 632d1322
cl-rule-setup-03-choose-characters =
    .ask = 角色怎麼選？選的時候知道自己的身份嗎？
    .answer = 每人暗中二選一，選完才發身份；公開角色接著一起翻開。

# scenarios/classic/flow/setup/CL-SC-SETUP-02-t5.scn
# from: b065b299
cl-sc-setup-02-t5 =
    .ask = 五個人玩，身份怎麼分？
    .answer = 潛伏戰線兩位、軍情局兩位、打醬油一位，彼此都不知道。

# scenarios/classic/flow/setup/CL-SC-SETUP-04.scn
# from: 54627731
cl-sc-setup-04 =
    .ask = 開局每人幾張手牌？
    .answer = 每人三張，其餘的就是牌庫。

# scenarios/classic/flow/terms/CL-RULE-TERM-01-function-or-intelligence.scn
# from: 83736add
cl-rule-term-01-function-or-intelligence =
    .ask = 把【試探】當情報傳，收下的人要照牌面反應嗎？
    .answer = 不用。當情報傳的牌，功能不起作用。

# scenarios/classic/flow/terms/CL-RULE-TERM-03-hand-is-not-intelligence.scn
# from: b8fa5a22
cl-rule-term-03-hand-is-not-intelligence =
    .ask = 面前兩張紅色，手牌還有一張紅牌，可以宣告勝利嗎？
    .answer = 不可以。手牌不算情報，只數面前的。

# scenarios/classic/flow/terms/CL-SC-INFO-01.scn
# from: abf649ce
cl-sc-info-01 =
    .ask = 因【試探】棄掉的手牌要給大家看嗎？貝雷帽棄的黑牌呢？
    .answer = 【試探】棄的牌不用亮出；貝雷帽的黑牌是代價，要給大家看。

# scenarios/classic/flow/terms/CL-SC-INFO-02.scn
# from: da8efefc
cl-sc-info-02 =
    .ask = 被【試探】可以自己選擇要抽牌還是說話嗎？
    .answer = 不可以，照身份反應；牌上寫的是哪個陣營，其他人不會知道。

# scenarios/classic/flow/terms/CL-SC-INFO-05.scn
# from: 5c5b1b46
cl-sc-info-05 =
    .ask = 身份已經亮出的人，還能被【試探】嗎？
    .answer = 能。照樣依身份反應，所以也能用來讓隊友抽牌。

# scenarios/classic/flow/transmit/CL-RULE-PASS-04-arrive-and-pass-differ.scn
# from: 0d34b94a
cl-rule-pass-04-arrive-and-pass-differ =
    .ask = 情報還在傳遞時能用【破譯】、【退回】嗎？到了面前還能【截獲】嗎？
    .answer = 都不行。【截獲】、【調虎離山】趁傳遞時用，【破譯】、【退回】等到了自己面前才用。

# scenarios/classic/flow/transmit/CL-RULE-PASS-05-decide-is-closed.scn
# from: 0b1068fc
cl-rule-pass-05-decide-is-closed =
    .ask = 輪到我決定收不收了，還能先用一張牌嗎？
    .answer = 不能。這時只剩收下和不收；要用牌，得在傳到面前時就用。

# scenarios/classic/flow/transmit/CL-RULE-PASS-07-coded-goes-right.scn
# from: da2fd675
cl-rule-pass-07-coded-goes-right =
    .ask = 密電轉了一圈都沒人收，會怎樣？
    .answer = 回到傳出者面前，傳出者必須收下。

# scenarios/classic/flow/transmit/CL-RULE-PASS-07-skips-the-dead.scn
# from: 7ba312aa
cl-rule-pass-07-skips-the-dead =
    .ask = 右邊的人已經死亡或出局，情報傳給誰？
    .answer = 跳過他們，傳給再右邊第一位還在的玩家。

# scenarios/classic/flow/transmit/CL-RULE-PASS-10-spoken-refusal.scn
# from: 2d136608
cl-rule-pass-10-spoken-refusal =
    .ask = 直達我直接說不收，別人可以用【識破】擋嗎？
    .answer = 不可以。不收不用牌，沒有東西可以識破；但退回途中仍可【截獲】。

# scenarios/classic/flow/transmit/CL-RULE-PASS-11-intercepted-on-the-way-back.scn
# from: 01f76ebb
cl-rule-pass-11-intercepted-on-the-way-back =
    .ask = 對方不收直達，情報正要退給傳出者，能【截獲】嗎？
    .answer = 能。往回傳也是傳遞，截獲的人獲得這張情報。

# scenarios/classic/flow/transmit/CL-RULE-PASS-13-text-comes-back.scn
# from: cf4e66e3
cl-rule-pass-13-text-comes-back =
    .ask = 文本沒有人收，傳出者能不能也不收？
    .answer = 不能。文本轉一圈回到傳出者面前，傳出者必須收下。

# scenarios/classic/flow/transmit/CL-RULE-PASS-15-addressee-dies-before.scn
# from: faa05683
cl-rule-pass-15-addressee-dies-before =
    .ask = 直達還沒傳到，對方就死了，情報歸誰？
    .answer = 歸傳出者。沒有人可以收，傳出者必須收下。

# scenarios/classic/flow/transmit/CL-RULE-PASS-15-coded-travels-on.scn
# from: 33a61f7a
cl-rule-pass-15-coded-travels-on =
    .ask = 密電到了他面前，他卻在決定之前死了，情報怎麼辦？
    .answer = 繼續傳給右邊下一位，由那位決定收不收。

# scenarios/classic/flow/transmit/CL-RULE-PASS-16-sender-dies.scn
# from: de9ecb04
cl-rule-pass-16-sender-dies =
    .ask = 傳出情報的人在途中死了，情報還傳嗎？
    .answer = 照樣傳一圈。有人可以收下；都沒人收就進棄牌堆。

# scenarios/classic/flow/transmit/CL-RULE-PASS-16-somebody-accepts.scn
# from: ff50c769
cl-rule-pass-16-somebody-accepts =
    .ask = 傳出者死了，別人還可以收下他的情報嗎？
    .answer = 可以。收下之後，死者的回合就結束了。

# scenarios/classic/flow/transmit/CL-RULE-PASS-46-direct-refused.scn
# from: ea502e59
cl-rule-pass-46-direct-refused =
    .ask = 傳出直達的人死了，對方又不收，情報歸誰？
    .answer = 進棄牌堆。除非在最後一段路上有人【截獲】。

# scenarios/classic/flow/transmit/CL-RULE-PASS-47-lock-of-a-dead-sender.scn
# from: d6f5f5db
cl-rule-pass-47-lock-of-a-dead-sender =
    .ask = 用【鎖定】的人死了，被鎖定的人還必須收嗎？
    .answer = 還是要收。【鎖定】已經生效，不因使用者死亡而失效。

# scenarios/classic/flow/transmit/CL-SC-PASS-02.scn
# from: 41359e9f
cl-sc-pass-02 =
    .ask = 文本在傳遞時，所有人都看得到內容嗎？
    .answer = 都看得到。文本從傳出起就面朝上，收不收還是各自決定。

# scenarios/classic/flow/transmit/CL-SC-PASS-03.scn
# from: bd22a038
cl-sc-pass-03 =
    .ask = 直達的對象不收，情報會往右邊傳嗎？
    .answer = 不會。直接退給傳出者，傳出者必須收下。

# scenarios/classic/flow/transmit/CL-SC-PASS-05.scn
# from: 7cfcb353
cl-sc-pass-05 =
    .ask = 對方正在決定收不收，我可以趁這時【燒毀】嗎？
    .answer = 不可以。傳遞時和傳到時都可以，輪到他決定時就不能再出手。

# scenarios/classic/flow/transmit/CL-SC-PASS-06.scn
# from: d9a2c5a9
cl-sc-pass-06 =
    .ask = 別人傳出情報，我可以用【識破】讓它傳不出去嗎？
    .answer = 不可以。傳出情報不是使用卡牌，不能識破。

# scenarios/classic/flow/transmit/CL-SC-PASS-08.scn
# from: 9a733c4c
cl-sc-pass-08 =
    .ask = 直達可以傳給自己嗎？
    .answer = 不可以，只能傳給另一位玩家。

# scenarios/classic/flow/transmit/CL-SC-PASS-09.scn
# from: f9c25dd8
cl-sc-pass-09 =
    .ask = 我傳出的紅色情報沒人收，回到我面前成了第三張紅色，算我贏嗎？
    .answer = 算。潛伏戰線的你可以宣告勝利，全陣營一同獲勝。

# scenarios/classic/flow/transmit/CL-SC-PASS-12.scn
# from: e0a7688d
cl-sc-pass-12 =
    .ask = 傳遞中的情報，閃靈可以一把火燒毀嗎？
    .answer = 不可以。【燒毀】和「付之一炬」都只能對玩家面前的情報。

# scenarios/classic/flow/turn/CL-RULE-TURN-05-must-send.scn
# from: 89b54b43
cl-rule-turn-05-must-send =
    .ask = 這回合不想傳情報，可以直接結束嗎？
    .answer = 不可以。有手牌就必須傳出一張，才能結束回合。

# scenarios/classic/flow/turn/CL-SC-TURN-03.scn
# from: 5fdcca74
cl-sc-turn-03 =
    .ask = 牌庫重洗時，用過的【試探】會洗回去嗎？
    .answer = 不會。用過的【試探】一直放在一旁，不再回到牌庫。

# scenarios/classic/flow/turn/CL-SC-TURN-06.scn
# from: 92e776a7
cl-sc-turn-06 =
    .ask = 我沒有手牌可傳，小白跟我「三換一」給了我三張，我還算輸嗎？
    .answer = 不輸。你有牌了，可以傳，也必須傳。

# scenarios/classic/flow/turn/CL-SC-TURN-08.scn
# from: ea753dde
cl-sc-turn-08 =
    .ask = 一回合可以傳兩張情報嗎？
    .answer = 不可以，一回合只傳一張。

# scenarios/classic/flow/turn/CL-SC-TURN-09.scn
# from: 5c7f218a
cl-sc-turn-09 =
    .ask = 傳完情報之後，還能用功能牌嗎？
    .answer = 能，而且想用幾張就用幾張。

# scenarios/classic/flow/turn/CL-SC-TURN-11.scn
# from: f82c45f6
cl-sc-turn-11 =
    .ask = 自己的情報正在傳遞，可以用【試探】或【真偽莫辨】嗎？
    .answer = 不可以。要等這張情報有人收下，或在傳出之前用。

# scenarios/classic/flow/victory/CL-RULE-WIN-07-withheld.scn
# from: 343665a3
cl-rule-win-07-withheld =
    .ask = 集到三張紅色，可以先不宣告，晚一點再說嗎？
    .answer = 可以。之後每次可以出手時都能宣告，只是期間可能被燒毀。

# scenarios/classic/flow/victory/CL-RULE-WIN-73-dying-barred.scn
# from: 4a65d3d8
cl-rule-win-73-dying-barred =
    .ask = 我面前三張紅色，又收下第三張黑色，還能宣告勝利嗎？
    .answer = 不能。第三張黑色一到，你就要死了；要宣告得在收下之前。

# scenarios/classic/flow/victory/CL-RULE-WIN-74-victory-before-death.scn
# from: 982b4c61
cl-rule-win-74-victory-before-death =
    .ask = 別人剛收下第三張黑色，集滿三張紅色的我能搶先宣告嗎？
    .answer = 能。其他人可以在他死亡之前宣告勝利。

# scenarios/classic/flow/victory/CL-RULE-WIN-75-answers-the-flash.scn
# from: c0f38051
cl-rule-win-75-answers-the-flash =
    .ask = 我先不宣告勝利，閃靈翻開要燒毀我的情報，還來得及宣告嗎？
    .answer = 來得及。燒毀生效前可以回應，這時就能宣告勝利。

# scenarios/classic/flow/victory/CL-RULE-WIN-76-only-who-has-the-cards.scn
# from: a5bf2bda
cl-rule-win-76-only-who-has-the-cards =
    .ask = 隊友面前有三張紅色，可以由我替他宣告嗎？
    .answer = 不可以。只有集滿的那位成員自己能宣告。

# scenarios/classic/flow/victory/CL-RULE-WIN-77-proof.scn
# from: 5e8cd0ba
cl-rule-win-77-proof =
    .ask = 宣告勝利要亮出什麼？
    .answer = 亮出身份；角色若蓋伏，也要翻開。

# scenarios/classic/flow/victory/CL-RULE-WIN-78-last-actor-last.scn
# from: 0130b79b
cl-rule-win-78-last-actor-last =
    .ask = 兩個人同時可以宣告勝利，誰先？
    .answer = 從最後出手的人右邊開始問，最後出手的人最後才問。

# scenarios/classic/flow/victory/CL-RULE-WIN-88-soy-survivor.scn
# from: 0b12642e
cl-rule-win-88-soy-survivor =
    .ask = 最後只剩打醬油的一個人活著，算誰贏？
    .answer = 算他贏，而且是單獨獲勝。

# scenarios/classic/flow/victory/CL-SC-WIN-01.scn
# from: 0cd83c77
cl-sc-win-01 =
    .ask = 我集滿了卻沒馬上宣告，閃靈要燒毀我的情報，還能宣告嗎？
    .answer = 在它結算前可以宣告；若你又略過，情報就燒毀了。

# scenarios/classic/flow/victory/CL-SC-WIN-03.scn
# from: e8af5b84
cl-sc-win-03 =
    .ask = 兩個打醬油的同時達成任務，一同獲勝嗎？
    .answer = 不會。先問到的人宣告，就由他單獨獲勝。

# scenarios/classic/flow/victory/CL-SC-WIN-04.scn
# from: ae30d0fd
cl-sc-win-04 =
    .ask = 陣營獲勝時，已經死亡的隊友算贏嗎？出局的呢？
    .answer = 死亡的隊友一同獲勝；輸掉遊戲出局的不算。

# scenarios/classic/flow/victory/CL-SC-WIN-07.scn
# from: 72ebc252
cl-sc-win-07 =
    .ask = 最後只剩一個人活著，他的陣營會贏嗎？
    .answer = 會。最後的倖存者和他陣營的死者一同獲勝，不必宣告。

# scenarios/classic/flow/victory/CL-SC-WIN-09.scn
# from: 1e40dbcb
cl-sc-win-09 =
    .ask = 老金放牌，使一人集滿三張紅色，又使另一人有三張黑色，先算哪個？
    .answer = 先算勝利。集滿的人可以宣告，另一人就來不及死了。

# scenarios/classic/flow/victory/CL-SC-WIN-10.scn
# from: a5b83001
cl-sc-win-10 =
    .ask = 老鬼的遺牌讓我同時有三張紅色和三張黑色，我能宣告嗎？
    .answer = 不能。你同時瀕死，瀕死的人不能宣告勝利。

# scenarios/classic/flow/victory/CL-SC-WIN-12.scn
# from: 1d225fbc
cl-sc-win-12 =
    .ask = 柒佰宣告勝利並帶六姐一同獲勝，大美女和禮服蒙面人也算嗎？
    .answer = 大美女算，因為宣告的是男性；禮服蒙面人不算，六姐並沒有宣告。

# scenarios/classic/flow/victory/CL-SC-WIN-16.scn
# from: 8d43cec0
cl-sc-win-16 =
    .ask = 場上只剩同一陣營的人，但沒人集滿三張，算贏了嗎？
    .answer = 還沒有。繼續打，直到有人宣告或只剩一位玩家。

# scenarios/classic/house/lite/CL-RULE-OPT-13-tenth-card.scn
# from: e6b16803
cl-rule-opt-13-tenth-card =
    .ask = 簡易規則改為宣告獲勝：怪盜阿十有十張手牌，用一張【截獲】後還能宣告嗎？
    .answer = 能。截下的牌收進手牌，又是十張。

# scenarios/classic/interactions/laogui/IX-LAOGUI-MENGMIANREN-legacy-kills.scn
# from: 4d2a2823
ix-laogui-mengmianren-legacy-kills =
    .ask = 老鬼的「遺禍」讓禮服蒙面人有了第三張黑色，他還能救老鬼嗎？
    .answer = 不能。他自己也瀕死，不能再發動技能。

# scenarios/classic/interactions/mengmianren/IX-MENGMIANREN-SHASHOU-rescued-declares.scn
# from: 8a1ac021
ix-mengmianren-shashou-rescued-declares =
    .ask = 我是潛伏戰線，有三張紅色時瀕死，被禮服蒙面人救活，能宣告勝利嗎？
    .answer = 能。救活後馬上可以宣告，比因這張情報發動的技能還早。

# scenarios/classic/interactions/mengmianren/IX-MENGMIANREN-XIAOBAI-first-after-all.scn
# from: b314c4a2
ix-mengmianren-xiaobai-first-after-all =
    .ask = 兩人同時有第三張黑色，先結算的被救活，接著死的小白算第一個死嗎？
    .answer = 算。被救活的沒有死亡，打醬油的小白可以宣告勝利。

# scenarios/classic/interactions/qibai/IX-QIBAI-MENGMIANREN-rescued-partner.scn
# from: 84cdce39
ix-qibai-mengmianren-rescued-partner =
    .ask = 大美女剛被禮服蒙面人救活，柒佰接著宣告勝利，可以帶她一同獲勝嗎？
    .answer = 可以。從被救的那一刻起，她就算存活。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-011-probe-target-dies.scn
# from: 61d8b25f
cl-rule-ruling-011-probe-target-dies =
    .ask = 【試探】還沒結算，被試探的人死了，會怎樣？
    .answer = 【試探】不生效，直接進棄牌堆。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-030-no-hand-limit.scn
# from: 085c2362
cl-rule-ruling-030-no-hand-limit =
    .ask = 手牌有上限嗎？太多要棄掉嗎？
    .answer = 沒有上限，多少張都可以留著。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-176-EMEIFENG-2-covered.scn
# from: 81481525
cl-rule-ruling-176-emeifeng-2-covered =
    .ask = 峨嵋風指定女角色的黑色情報，老槍趁機把她蓋伏，還燒毀嗎？
    .answer = 不燒毀。蓋伏後她不再是女性，技能不生效。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-178-two-burns-both.scn
# from: 5a28363a
cl-rule-ruling-178-two-burns-both =
    .ask = 一個人面前有兩張相同的黑色情報，兩人各用一張【燒毀】，都能燒毀嗎？
    .answer = 能。回應時指定另一張就行，兩張都會燒毀。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-180-locked-dies.scn
# from: 674e93eb
cl-rule-ruling-180-locked-dies =
    .ask = 被【鎖定】的人死了，情報會直接跳過他嗎？
    .answer = 會。情報繼續傳，後面的人收不收由自己決定。

# scenarios/classic/interactions/rulings/CL-RULE-RULING-180-rescued-stays-locked.scn
# from: 7f3b364c
cl-rule-ruling-180-rescued-stays-locked =
    .ask = 被【鎖定】的人瀕死後獲救，還算被鎖定嗎？
    .answer = 算。他沒有死亡，【鎖定】還在。
