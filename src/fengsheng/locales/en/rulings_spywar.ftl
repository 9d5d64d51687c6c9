### Rulings of spywar as players ask for them. Written by tools/ruling_texts.py.

# scenarios/spywar/cards/balance/SW-RULE-CARD-PINGHENG-02-both-hands.scn
# from: 57559461
sw-rule-card-pingheng-02-both-hands =
    .ask = With Balance, who discards what?
    .answer = Both players discard everything left in hand, then each draws three. The Balance itself is already in use.

# scenarios/spywar/cards/balance/SW-RULE-CARD-PINGHENG-03-empty-hands.scn
# from: 490f4393
sw-rule-card-pingheng-03-empty-hands =
    .ask = Both hands are empty. May I still use Balance?
    .answer = Yes. There is nothing to discard, and each player draws three.

# scenarios/spywar/cards/clear/SW-RULE-CARD-CHENGQING-01-own-phase.scn
# from: 9b49e5b9
sw-rule-card-chengqing-01-own-phase =
    .ask = May Clear discard a red-and-black message? And a pure red one?
    .answer = The two-coloured one, yes, the whole card. A message without black cannot be cleared.

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-02-gives-one.scn
# from: 77177b7d
sw-rule-card-weibi-02-gives-one =
    .ask = Coerce names a card I hold two of. Who chooses which one I give, and is it shown?
    .answer = You choose. Only the two of you see the card.

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-04-shows-the-hand.scn
# from: ef4b70fa
sw-rule-card-weibi-04-shows-the-hand =
    .ask = I am coerced but have no such card. Does everyone see my hand?
    .answer = No. Only the player who used Coerce looks at your whole hand.

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-05-empty-hand.scn
# from: 400a2bd5
sw-rule-card-weibi-05-empty-hand =
    .ask = May I use Coerce on a player with an empty hand?
    .answer = Yes, but you get nothing and see nothing.

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-06-printed-names.scn
# from: f648c6bb
sw-rule-card-weibi-06-printed-names =
    .ask = The Sly Decoder may use Intercept as Mislead. Does Coerce for Mislead take her Intercept?
    .answer = No. Coerce goes by the name printed on the card.

# scenarios/spywar/cards/decipher/SW-RULE-CARD-POYI-04-several.scn
# from: be07c21e
sw-rule-card-poyi-04-several =
    .ask = May I use two Decodes on the same message?
    .answer = Yes. If you did not turn it face up the first time, you may the second time and draw.

# scenarios/spywar/cards/decipher/SW-RULE-CARD-POYI-06-sender.scn
# from: 1e04e48f
sw-rule-card-poyi-06-sender =
    .ask = My own message comes back to me. May I use Decode to draw a card?
    .answer = Yes. If it has black in it you may turn it face up and draw; then you must accept it.

# scenarios/spywar/cards/decipher/SW-SCN-13.scn
# from: 1ba7007f
sw-scn-13 =
    .ask = The message is already face up. Does another Decode draw a card?
    .answer = No. Only turning it face up draws a card, and that happens once.

# scenarios/spywar/cards/decipher/SW-SCN-14.scn
# from: e7ad37d5
sw-scn-14 =
    .ask = My Decode shows a message without black. May I turn it face up?
    .answer = No. It stays face down, and you draw nothing.

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-02-placed.scn
# from: 2cb886b8
sw-rule-card-liyou-02-placed =
    .ask = Does a message placed by Entice count as received?
    .answer = No, it is only placed. It still counts among your messages.

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-03-dead-neighbour.scn
# from: 545dbec4
sw-rule-card-liyou-03-dead-neighbour =
    .ask = Entice reveals a card that would be the target’s third red. Who gets it?
    .answer = The player who used Entice takes it into hand. Everyone saw which card it was.

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-06-no-third-black.scn
# from: cf525475
sw-rule-card-liyou-06-no-third-black =
    .ask = Can Entice give someone a third black and make them dying?
    .answer = No. A card that would be their third of a colour goes into your hand instead.

# scenarios/spywar/cards/entice/SW-SCN-67.scn
# from: d0dce825
sw-scn-67 =
    .ask = The target already has three blues, and Entice reveals a red card. Is it placed?
    .answer = Yes. Only the colours of the revealed card matter.

# scenarios/spywar/cards/intercept/SW-RULE-CARD-JIEHUO-03-by-the-holder.scn
# from: f5bc5462
sw-rule-card-jiehuo-03-by-the-holder =
    .ask = The contested message is already in front of me. May I use Intercept?
    .answer = Yes, but it moves nothing.

# scenarios/spywar/cards/mislead/SW-RULE-CARD-WUDAO-02-neighbours.scn
# from: 8017eaa4
sw-rule-card-wudao-02-neighbours =
    .ask = Mislead is used and the holder’s left neighbour is dead. Where does the message go?
    .answer = To the nearest living player on that side.

# scenarios/spywar/cards/mislead/SW-RULE-CARD-WUDAO-12-two-left.scn
# from: 5d335ff5
sw-rule-card-wudao-12-two-left =
    .ask = Only two players are left. Is Mislead still of use?
    .answer = Yes. The message moves to the other player, the only choice.

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-03-draw.scn
# from: bdb037d9
sw-rule-card-shitan-03-draw =
    .ask = Who sees a Probe, and where does it go?
    .answer = Only you and your target. Once used it leaves the game and is not discarded.

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-04-discards.scn
# from: c63f4cba
sw-rule-card-shitan-04-discards =
    .ask = A Probe lets both factions draw. What does a Stranger do?
    .answer = Discard a card. Strangers draw only when the card says so.

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-05-discard.scn
# from: 87ce1dfa
sw-rule-card-shitan-05-discard =
    .ask = A Probe makes me discard. Who chooses, and is the card shown?
    .answer = You choose, and everyone sees the card.

# scenarios/spywar/cards/probe/SW-SCN-61.scn
# from: 574cac95
sw-scn-61 =
    .ask = A Probe tells me to discard, but my hand is empty. What now?
    .answer = You just announce it. Nothing is discarded.

# scenarios/spywar/cards/swap/SW-RULE-CARD-DIAOBAO-02-the-card-itself.scn
# from: 0a4fa046
sw-rule-card-diaobao-02-the-card-itself =
    .ask = Which card does Swap put in, and is the old message shown?
    .answer = The Swap itself becomes the contested message, face down. The old one is revealed and discarded.

# scenarios/spywar/cards/swap/SW-RULE-CARD-DIAOBAO-05-arrow-and-lock-are-idle.scn
# from: cba9a09b
sw-rule-card-diaobao-05-arrow-and-lock-are-idle =
    .ask = After a Swap, does the message move to another player?
    .answer = No. It stays with its holder, and only the player who swapped knows it.

# scenarios/spywar/characters/afuluola/SW-CHAR-AFULUOLA-1a-herself.scn
# from: b1bdecd3
sw-char-afuluola-1a-herself =
    .ask = May the Croupier use Deft Hands on her own cards?
    .answer = Yes, and then she must pick one of them.

# scenarios/spywar/characters/afuluola/SW-CHAR-AFULUOLA-1d-sender-stays.scn
# from: fc68f639
sw-char-afuluola-1d-sender-stays =
    .ask = After the Croupier replaces the contested message, who counts as its sender?
    .answer = The same sender as before. Skills look at the card finally received.

# scenarios/spywar/characters/afuluola/SW-SCN-26.scn
# from: d8ad0e55
sw-scn-26 =
    .ask = May the Croupier’s Deft Hands pick a message lying in front of a player?
    .answer = Yes. It no longer counts there, and the old contested message is discarded.

# scenarios/spywar/characters/baicanglang/SW-CHAR-BAICANGLANG-1a-stop.scn
# from: 850b498b
sw-char-baicanglang-1a-stop =
    .ask = May the Playboy draw for Love for All and give nothing away?
    .answer = Yes. He may stop after the first card.

# scenarios/spywar/characters/baicanglang/SW-SCN-59-face-down.scn
# from: 0f6678f7
sw-scn-59-face-down =
    .ask = The Playboy gives a card to a woman who is face down. Does he draw again?
    .answer = No. A face-down character has no gender.

# scenarios/spywar/characters/baifeifei/SW-CHAR-BAIFEIFEI-1a-dual.scn
# from: abc560a9
sw-char-baifeifei-1a-dual =
    .ask = The Nurse’s red-and-black message is received. Pity or Black Heart?
    .answer = Black Heart alone: she draws a card. Pity needs a message without black.

# scenarios/spywar/characters/baifeifei/SW-SCN-111.scn
# from: db00eaf8
sw-scn-111 =
    .ask = The Nurse dies in the contest. Does she have her skills when her message is received?
    .answer = No. The dead use neither Pity nor Black Heart.

# scenarios/spywar/characters/baifeifei/SW-SCN-23.scn
# from: ee2396a9
sw-scn-23 =
    .ask = The Nurse sends a black message, and a blue Swap replaces it. May she use Pity?
    .answer = Yes. The card received has no black in it.

# scenarios/spywar/characters/baikunshan/SW-CHAR-BAIKUNSHAN-1d-empty-hand.scn
# from: 2b48a3c1
sw-char-baikunshan-1d-empty-hand =
    .ask = May the Officer name himself or a player with an empty hand for Poison Plot?
    .answer = Neither. It takes two other players who each hold a card.

# scenarios/spywar/characters/baikunshan/SW-SCN-105.scn
# from: a4254ae3
sw-scn-105 =
    .ask = The Officer’s Poison Plot finds two black cards. Must both be decided together?
    .answer = No. They are resolved one by one, so he sees the first before the second.

# scenarios/spywar/characters/baikunshan/SW-SCN-41.scn
# from: 17c96a19
sw-scn-41 =
    .ask = Can the Officer’s Poison Plot make two players dying at once?
    .answer = Yes. Dying is checked after both cards, and if neither is saved both die.

# scenarios/spywar/characters/baixiaonian/SW-CHAR-BAIXIAONIAN-1-black.scn
# from: 9a27a602
sw-char-baixiaonian-1-black =
    .ask = May the Secretary pass on a message with black in it?
    .answer = No. Only one without black.

# scenarios/spywar/characters/baixiaonian/SW-CHAR-BAIXIAONIAN-1e-swap.scn
# from: 64699079
sw-char-baixiaonian-1e-swap =
    .ask = The Secretary’s Swap has become the message. Has a card been used?
    .answer = Yes, so Pass It On may follow.

# scenarios/spywar/characters/baixiaonian/SW-SCN-22.scn
# from: eef3549d
sw-scn-22 =
    .ask = The Secretary intercepts a message he already holds. May he use Pass It On?
    .answer = Yes. A card was used, even though nothing moved.

# scenarios/spywar/characters/baixiaonian/SW-SCN-68.scn
# from: e9411655
sw-scn-68 =
    .ask = May the Secretary’s Pass It On give someone a third red?
    .answer = No. It must not make three of a colour; only the moved card’s colours matter.

# scenarios/spywar/characters/chengxiaodie/SW-CHAR-CHENGXIAODIE-1b-dead-sender.scn
# from: 07e66bcc
sw-char-chengxiaodie-1b-dead-sender =
    .ask = The sender is dead. Does the Opera Diva’s Kindred Spirit still draw?
    .answer = He draws one; the dead sender draws nothing.

# scenarios/spywar/characters/chengxiaodie/SW-SCN-52.scn
# from: 93253d17
sw-scn-52 =
    .ask = The Opera Diva receives a blue-and-black message. Which skill comes first?
    .answer = He chooses. He may use Nightmare first and draw with Kindred Spirit afterwards.

# scenarios/spywar/characters/chengxiaodie/SW-SCN-53.scn
# from: 62a68fd5
sw-scn-53 =
    .ask = The Opera Diva receives his own red message. How many cards does Kindred Spirit draw?
    .answer = Two. He is both receiver and sender.

# scenarios/spywar/characters/duanmujing/SW-CHAR-DUANMUJING-1.scn
# from: 3b6df035
sw-char-duanmujing-1 =
    .ask = Does the Student use the card she discards for New Ideas?
    .answer = No. It is only discarded, and she draws two.

# scenarios/spywar/characters/feiyuanlongchuan/SW-CHAR-FEIYUANLONGCHUAN-1a-targets.scn
# from: 018e02d3
sw-char-feiyuanlongchuan-1a-targets =
    .ask = May the Spymaster use Treachery on himself?
    .answer = As Entice, yes. As Coerce, no.

# scenarios/spywar/characters/feiyuanlongchuan/SW-SCN-65.scn
# from: 52dd7dba
sw-scn-65 =
    .ask = The Spymaster’s Treachery counts as Coerce. Does Turn the Tables give the Chief Decoder a card?
    .answer = There is no card to take. She draws two, and the Coerce has no effect on her.

# scenarios/spywar/characters/guijiao/SW-CHAR-GUIJIAO-1a-once-a-turn.scn
# from: 4d08a32e
sw-char-guijiao-1a-once-a-turn =
    .ask = How often may the Rickshaw Runner use Express?
    .answer = Once in the contest of each turn, even if everyone is asked again.

# scenarios/spywar/characters/guijiao/SW-SCN-25.scn
# from: ceb46eda
sw-scn-25 =
    .ask = May the Rickshaw Runner pay for Express with a red-and-black message?
    .answer = No. It must have no black, or he discards two cards from hand.

# scenarios/spywar/characters/guxiaomeng/SW-CHAR-GUXIAOMENG-3b-dead.scn
# from: 7c002f3c
sw-char-guxiaomeng-3b-dead =
    .ask = The Code Clerk is dead. Does Epilogue still work?
    .answer = No. She may win with her faction, but players without an identity do not win along.

# scenarios/spywar/characters/guxiaomeng/SW-CHAR-GUXIAOMENG-3b-own-death.scn
# from: 758a2cb0
sw-char-guxiaomeng-3b-own-death =
    .ask = The Code Clerk is the Martyr and wins by dying. Do players without an identity win along?
    .answer = No. Epilogue works only if she is alive when the game ends.

# scenarios/spywar/characters/guxiaomeng/SW-SCN-74.scn
# from: 34b1e6de
sw-scn-74 =
    .ask = The Code Clerk is dying face down, uses Quick Wit and draws a Clear. May she use it?
    .answer = Yes. She is asked again at once.

# scenarios/spywar/characters/guxiaomeng/SW-SCN-79-guxiaomeng-first.scn
# from: 3d0eaf8a
sw-scn-79-guxiaomeng-first =
    .ask = The Chief Decoder dies. Which comes first, Legacy or Last Letter?
    .answer = Seat order from the player on turn. If the Code Clerk is first, no hand is left for Last Letter.

# scenarios/spywar/characters/guxiaomeng/SW-SCN-89.scn
# from: c4650f81
sw-scn-89 =
    .ask = The Code Clerk took the Usurper’s identity. Can she take over a win on her turn?
    .answer = Yes. The player she took it from wins along by Epilogue.

# scenarios/spywar/characters/guxiaomeng/SW-SCN-92.scn
# from: b3fb89b7
sw-scn-92 =
    .ask = The Code Clerk has three reds and takes a dead player’s Underground identity. Does she win?
    .answer = Yes, once the death is over. The robbed player wins along by Epilogue.

# scenarios/spywar/characters/guxiaomeng_sp/SW-CHAR-GUXIAOMENG_SP-1-bond.scn
# from: 978a679d
sw-char-guxiaomeng_sp-1-bond =
    .ask = May the Loyal Clerk draw two for Bond and give nothing?
    .answer = No. She must give at least one card to one other player.

# scenarios/spywar/characters/guxiaomeng_sp/SW-CHAR-GUXIAOMENG_SP-1b-everything.scn
# from: 952c028b
sw-char-guxiaomeng_sp-1b-everything =
    .ask = The Loyal Clerk gives away her whole hand with Bond. Is that allowed?
    .answer = Yes, but with nothing to send she loses and is out.

# scenarios/spywar/characters/hanmei/SW-SCN-107-red.scn
# from: 3cf53984
sw-scn-107-red =
    .ask = A player already has three blues. May the Flower Girl move a red message to them?
    .answer = Yes. Only the colours of the moved card matter.

# scenarios/spywar/characters/hanmei/SW-SCN-38.scn
# from: 63a3f91b
sw-scn-38 =
    .ask = The Flower Girl moves a red message to a player with two reds. What happens?
    .answer = It would be their third, so it goes into her hand instead.

# scenarios/spywar/characters/huangjiren/SW-CHAR-HUANGJIREN-1-cure.scn
# from: 6878da6b
sw-char-huangjiren-1-cure =
    .ask = Does the Herbalist discard the two cards he shows for Right Remedy?
    .answer = No, he keeps them. What goes is one message of that colour in front of any player.

# scenarios/spywar/characters/jinshenghuo/SW-CHAR-JINSHENGHUO-1b-gone.scn
# from: f1084166
sw-char-jinshenghuo-1b-gone =
    .ask = The Gang Boss discards the two-coloured message first. May the Section Chief use Caution?
    .answer = No. The card is gone, so there is nothing to exchange.

# scenarios/spywar/characters/jinshenghuo/SW-SCN-50.scn
# from: c3dec7d4
sw-scn-50 =
    .ask = Can the Section Chief win by exchanging a message for a third blue with Caution?
    .answer = Yes. The card from his hand becomes the message he received.

# scenarios/spywar/characters/laobie/SW-CHAR-LAOBIE-1b-lock.scn
# from: b3a1ce5e
sw-char-laobie-1b-lock =
    .ask = The Cigarette Seller sends a card any way he likes. May he lock with a card without a lock mark?
    .answer = No. Liaison changes the arrow only.

# scenarios/spywar/characters/laobie/SW-SCN-56.scn
# from: d90397ec
sw-scn-56 =
    .ask = The Cigarette Seller receives his own red-and-black message. What does Open Bait draw?
    .answer = Two cards. He is both sender and receiver.

# scenarios/spywar/characters/laohan/SW-SCN-82.scn
# from: 905b3530
sw-scn-82 =
    .ask = The Second Wife’s Homecoming gives the player on turn a third black. What then?
    .answer = Once her death is over, that player is dying and a new rescue begins.

# scenarios/spywar/characters/laohan/SW-SCN-83.scn
# from: 3a6eaed7
sw-scn-83 =
    .ask = The Second Wife dies on her own turn. May she use Homecoming?
    .answer = No. Only on another player’s turn.

# scenarios/spywar/characters/lianyuan/SW-CHAR-LIANYUAN-1-undoes.scn
# from: 95752857
sw-char-lianyuan-1-undoes =
    .ask = A player is about to receive a third red. Can the Novelist stop it?
    .answer = Yes. She takes one away in the contest, and only two are left afterwards.

# scenarios/spywar/characters/lianyuan/SW-SCN-40.scn
# from: d7388e3c
sw-scn-40 =
    .ask = The Novelist takes a red-and-black message. What may the second one be?
    .answer = Pure blue only: the two must share no colour.

# scenarios/spywar/characters/liningyu/SW-CHAR-LININGYU-3-no-guard.scn
# from: 3e82cc9a
sw-char-liningyu-3-no-guard =
    .ask = May the Chief Decoder’s Last Letter be someone’s third black?
    .answer = Yes. That player is dying once her death is over.

# scenarios/spywar/characters/liningyu/SW-SCN-62.scn
# from: d42095bd
sw-scn-62 =
    .ask = The Chief Decoder answers a Probe with Turn the Tables. Must she still react?
    .answer = No. The Probe has no effect on her, and she takes it into her hand.

# scenarios/spywar/characters/liningyu/SW-SCN-64.scn
# from: 6c0cf4a6
sw-scn-64 =
    .ask = May Probe or Coerce be used on the Chief Decoder while she is face up?
    .answer = Yes, but they have no effect on her, and the cards are spent.

# scenarios/spywar/characters/liningyu/SW-SCN-80.scn
# from: d758951f
sw-scn-80 =
    .ask = The Chief Decoder dies face down. Last Letter, or cards for someone?
    .answer = No Last Letter, but she may still leave up to three cards to a player.

# scenarios/spywar/characters/liningyu_sp/SW-CHAR-LININGYU_SP-1.scn
# from: 4d207294
sw-char-liningyu_sp-1 =
    .ask = Must the Sly Decoder use Intercept as Mislead?
    .answer = No. She may use it as Intercept too, but then she draws nothing.

# scenarios/spywar/characters/liningyu_sp/SW-SCN-32.scn
# from: 5f78775d
sw-scn-32 =
    .ask = The Commander bans Mislead. May the Sly Decoder use Intercept as Mislead?
    .answer = No, but she may still use it as Intercept.

# scenarios/spywar/characters/lixing/SW-CHAR-LIXING-1c.scn
# from: 98c9876a
sw-char-lixing-1c =
    .ask = The Constable searches a hand and takes one black card. Is the rest shown?
    .answer = No. Only what he takes is shown; the rest he alone has seen.

# scenarios/spywar/characters/lixing/SW-SCN-28.scn
# from: fca1783c
sw-scn-28 =
    .ask = The Constable takes the contested message with Search. Does anyone receive it?
    .answer = No. No one receives anything, and the turn ends.

# scenarios/spywar/characters/maobuba/SW-CHAR-MAOBUBA-1-single.scn
# from: 7b410ba9
sw-char-maobuba-1-single =
    .ask = The Antique Dealer receives a one-coloured message. May he use Rare Goods?
    .answer = No. Only a two-coloured one allows it.

# scenarios/spywar/characters/maobuba/SW-SCN-49.scn
# from: 98d8e92e
sw-scn-49 =
    .ask = The Antique Dealer’s two-coloured message is his third black. Can he take it back?
    .answer = Yes. Rare Goods comes before dying, so only two blacks are left.

# scenarios/spywar/characters/mohongshuang_sp/SW-CHAR-MOHONGSHUANG_SP-1.scn
# from: 30bae859
sw-char-mohongshuang_sp-1 =
    .ask = May the Femme Fatale name herself, or a woman who is face down, for Morning Lily?
    .answer = Herself, yes. A face-down character has no gender and cannot be named.

# scenarios/spywar/characters/mohongshuang_sp/SW-CHAR-MOHONGSHUANG_SP-2-no-man.scn
# from: dd6c6889
sw-char-mohongshuang_sp-2-no-man =
    .ask = No man is face up. May the Femme Fatale use Evening Rose?
    .answer = No. There is no one to place the card in front of, so the skill cannot be used.

# scenarios/spywar/characters/peiling/SW-CHAR-PEILING-1b-nothing.scn
# from: 666b8c7a
sw-char-peiling-1b-nothing =
    .ask = The Film Star has two messages with black in them. May she give back nothing?
    .answer = Yes. A two-coloured message with black counts too.

# scenarios/spywar/characters/peiling/SW-SCN-58.scn
# from: a7d87321
sw-scn-58 =
    .ask = The Film Star has one black message and takes two cards. How many does she give back?
    .answer = One or two: each black message lets her give back one card fewer.

# scenarios/spywar/characters/shangyu/SW-CHAR-SHANGYU-1b.scn
# from: f9fdbbea
sw-char-shangyu-1b =
    .ask = The Innkeeper takes a black card but does not place it. What happens?
    .answer = It stays in her hand, known to all, and she stays face up.

# scenarios/spywar/characters/shangyu/SW-CHAR-SHANGYU-1c-robbed.scn
# from: b3988c6e
sw-char-shangyu-1c-robbed =
    .ask = May the Innkeeper place the black card in front of the player she took it from?
    .answer = Yes, even as a third black. They are dying right then, in the contest.

# scenarios/spywar/characters/shangyu/SW-SCN-35.scn
# from: 949f23b3
sw-scn-35 =
    .ask = How often may the Innkeeper use Borrowed Knife in one contest?
    .answer = Placing a black card turns her face down, so she may go on. A card without black ends it.

# scenarios/spywar/characters/shaoxiu/SW-CHAR-SHAOXIU-1a-herself.scn
# from: edce3009
sw-char-shaoxiu-1a-herself =
    .ask = The Heiress’s message comes back to her. May Hidden Needle hit someone else?
    .answer = No. She is the receiver, so only she can be its target.

# scenarios/spywar/characters/wangfugui/SW-CHAR-WANGFUGUI-1b-dead.scn
# from: 038cc45b
sw-char-wangfugui-1b-dead =
    .ask = The Gang Boss names a colour and then dies. Does Gang Order still discard a message?
    .answer = No. A dead player uses no skills.

# scenarios/spywar/characters/wangfugui/SW-CHAR-WANGFUGUI-and-DIAOBAO.scn
# from: bdf23c0a
sw-char-wangfugui-and-diaobao =
    .ask = The message was swapped. Does the colour the Gang Boss named still count?
    .answer = Yes. It applies to the receiver’s messages, whatever was swapped in.

# scenarios/spywar/characters/wangfugui/SW-SCN-55.scn
# from: 41baccb0
sw-scn-55 =
    .ask = May the Gang Boss’s Gang Order discard the third red just received and stop a win?
    .answer = Yes. The skill comes before victory is checked.

# scenarios/spywar/characters/wangkui/SW-CHAR-WANGKUI-1.scn
# from: c73bf6e9
sw-char-wangkui-1 =
    .ask = In front of which players may the Enforcer place his card for Tooth for a Tooth?
    .answer = The sender, or the sender’s nearest living neighbour on either side. Then he draws one.

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1-refused.scn
# from: 3752b47b
sw-char-wangtianxiang-1-refused =
    .ask = I am confined. May I still accept or decline messages?
    .answer = Yes, but until the turn ends you use no cards and have no skills.

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1.scn
# from: 7599726c
sw-char-wangtianxiang-1 =
    .ask = The Head Agent uses Confinement. May I give just one card?
    .answer = No. Give two, or be confined.

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1d-passive.scn
# from: ab9a209f
sw-char-wangtianxiang-1d-passive =
    .ask = The Chief Decoder is confined. Does Unfathomable still stop Coerce?
    .answer = No. All her skills have no effect.

# scenarios/spywar/characters/wangtianxiang/SW-SCN-43.scn
# from: f6aa723f
sw-scn-43 =
    .ask = May a confined player who is dying use their own Clear?
    .answer = No, but others may save them, and they may still leave cards to someone.

# scenarios/spywar/characters/wuzhiguo/SW-CHAR-WUZHIGUO-1a.scn
# from: d3dc9db1
sw-char-wuzhiguo-1a =
    .ask = Tenacity shows a card without black. Who gets it?
    .answer = No one. It goes back on top of the deck, and nothing is discarded.

# scenarios/spywar/characters/wuzhiguo/SW-CHAR-WUZHIGUO-and-SHAOXIU.scn
# from: 3af23f95
sw-char-wuzhiguo-and-shaoxiu =
    .ask = The Heiress’s Hidden Needle makes the third black. Can the Bandit Hunter still use Tenacity?
    .answer = Yes. Dying is checked only after all these skills.

# scenarios/spywar/characters/wuzhiguo/SW-SCN-47.scn
# from: 0d79e783
sw-scn-47 =
    .ask = The Bandit Hunter receives his third black. Can Tenacity save him?
    .answer = Yes. If the top card has black, he discards a black message before dying is checked.

# scenarios/spywar/characters/xiaojiu/SW-CHAR-XIAOJIU-1-none.scn
# from: ce06e635
sw-char-xiaojiu-1-none =
    .ask = May the Newsboy draw three for Extra Edition and place nothing?
    .answer = Yes, placing is optional.

# scenarios/spywar/characters/xiaojiu/SW-CHAR-XIAOJIU-1a-pending.scn
# from: c87b774b
sw-char-xiaojiu-1a-pending =
    .ask = May the Newsboy place two blacks in front of someone who is about to receive a third?
    .answer = Yes. Extra Edition looks only at messages already in front of them.

# scenarios/spywar/characters/xiaojiu/SW-SCN-37.scn
# from: 0194e919
sw-scn-37 =
    .ask = May the Newsboy place two red cards in front of a player with one red?
    .answer = No, only one. It must not make three of a colour.

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1-exchange.scn
# from: 6f4c89a5
sw-char-xuanqingzi-1-exchange =
    .ask = The Fortune Teller exchanges the contested message. Does anyone see it, and who is the sender?
    .answer = Only he knows the new card. The sender stays the same.

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1a.scn
# from: 6b6f1f2a
sw-char-xuanqingzi-1a =
    .ask = May the Fortune Teller use Oracle on another player’s turn?
    .answer = No. Only in the contest of his own turn.

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1c-face-up.scn
# from: a9c2864d
sw-char-xuanqingzi-1c-face-up =
    .ask = The Fortune Teller exchanges a face-up message. Is the new one face up?
    .answer = No, it lies face down. Everyone knows the card now on top of the deck.

# scenarios/spywar/characters/zhangyiting/SW-CHAR-ZHANGYITING-1-rescue.scn
# from: d3a63678
sw-char-zhangyiting-1-rescue =
    .ask = The Commander bans Clear. Can a dying player be saved this turn?
    .answer = Not with Clear. No one may use it.

# scenarios/spywar/characters/zhangyiting/SW-SCN-108-intercepted.scn
# from: 842d2399
sw-scn-108-intercepted =
    .ask = The Commander gets the message by Intercept. May he use Strict Order?
    .answer = No. That is not accepting it.

# scenarios/spywar/characters/zhangyiting/SW-SCN-108-locked.scn
# from: 3b999a02
sw-scn-108-locked =
    .ask = The Commander is locked and has to accept. May he use Strict Order?
    .answer = Yes. A forced acceptance is an acceptance.

# scenarios/spywar/characters/zhangyiting/SW-SCN-31.scn
# from: 3d1f6b5a
sw-scn-31 =
    .ask = The Commander bans Intercept. May the Editor still use Steal the Sky?
    .answer = Yes. It is a skill, not the card.

# scenarios/spywar/characters/zhengwenxian/SW-CHAR-ZHENGWENXIAN-2-other-cards.scn
# from: 844689ab
sw-char-zhengwenxian-2-other-cards =
    .ask = May the Editor use Swap the Sun after Intercept or Mislead?
    .answer = No. Only after a Swap or a Decode.

# scenarios/spywar/characters/zhengwenxian/SW-CHAR-ZHENGWENXIAN-2b.scn
# from: 5c9b891e
sw-char-zhengwenxian-2b =
    .ask = The Editor uses Swap and turns face down. May he use Steal the Sky in the same contest?
    .answer = Yes. Once face down, he may turn face up again.

# scenarios/spywar/characters/zhengwenxian/SW-SCN-34.scn
# from: 06bbd936
sw-scn-34 =
    .ask = The message is already face up. May the Editor use Decode just for Swap the Sun?
    .answer = Yes. He draws nothing, but having used it he may turn face down.

# scenarios/spywar/flow/conflicts/SW-RULE-CONFLICT-04-node.scn
# from: 34f96cc4
sw-rule-conflict-04-node =
    .ask = One player has three blacks while another completes three reds. What comes first?
    .answer = Victory. The game ends before anyone is dying.

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-02-cards-of-the-contest.scn
# from: d36ea1ba
sw-rule-fight-02-cards-of-the-contest =
    .ask = Which cards may be used in the contest? Decode or Clear?
    .answer = Only Intercept, Mislead and Swap. Neither Decode nor Clear.

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-06-no-response.scn
# from: 908e3a1a
sw-rule-fight-06-no-response =
    .ask = Can I answer an Intercept before it takes effect?
    .answer = No. It takes effect at once; when you are asked you may move the message again.

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-11-dead-holder.scn
# from: 4bed0dd2
sw-rule-fight-11-dead-holder =
    .ask = The holder of the contested message dies. Who gets it?
    .answer = If no one moves it away, no one receives it and it is discarded.

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-12-first-after-the-dead.scn
# from: 30174622
sw-rule-fight-12-first-after-the-dead =
    .ask = The contested message lies in front of a dead player. Can it still be misled?
    .answer = Yes, to a living neighbour of that seat. Asking starts on the dead player’s right.

# scenarios/spywar/flow/contest/SW-SCN-19.scn
# from: e1bfe712
sw-scn-19 =
    .ask = Someone uses Intercept. Do players who passed get another chance?
    .answer = Yes. After every action everyone is asked again, starting with the new holder.

# scenarios/spywar/flow/contest/SW-SCN-20.scn
# from: dd03373b
sw-scn-20 =
    .ask = When does the contest end?
    .answer = When everyone has passed once in a row. The holder then receives the message.

# scenarios/spywar/flow/death/SW-RULE-DEATH-03-zones-at-the-moment.scn
# from: 36f38eb7
sw-rule-death-03-zones-at-the-moment =
    .ask = Does the Suppressor’s task count the victim’s messages before or after last skills move them?
    .answer = Before. The task is judged at the moment of death.

# scenarios/spywar/flow/death/SW-RULE-DEATH-06-living-takers.scn
# from: 0341a279
sw-rule-death-06-living-takers =
    .ask = May a dead player leave cards to someone who dies at the same time?
    .answer = No. Only to another living player.

# scenarios/spywar/flow/death/SW-RULE-DEATH-08-character-stays-hidden.scn
# from: 042ef0bd
sw-rule-death-08-character-stays-hidden =
    .ask = Does a dead player show identity or character?
    .answer = Neither. Both stay hidden.

# scenarios/spywar/flow/death/SW-SCN-77.scn
# from: 37149125
sw-scn-77 =
    .ask = May a dying player leave cards to someone, and how many?
    .answer = Up to three, all to one living player. The rest is discarded.

# scenarios/spywar/flow/dying/SW-RULE-DYING-01-third-black.scn
# from: c34cad80
sw-rule-dying-01-third-black =
    .ask = Do three black messages kill at once?
    .answer = No. Skills and victory come first; then the player is dying, and dies if no one saves them.

# scenarios/spywar/flow/dying/SW-RULE-DYING-07-restart.scn
# from: 82854509
sw-rule-dying-07-restart =
    .ask = A dying player has four blacks, so one Clear is not enough. Are those who passed asked again?
    .answer = Yes. After each Clear the asking starts from the beginning.

# scenarios/spywar/flow/dying/SW-RULE-DYING-09-all-rescues-first.scn
# from: d4515aea
sw-rule-dying-09-all-rescues-first =
    .ask = Three players are dying and the first is not saved. Does that one die right away?
    .answer = No. All rescues come first; then those not saved die together.

# scenarios/spywar/flow/dying/SW-RULE-DYING-10-only-the-patient.scn
# from: ca5302fb
sw-rule-dying-10-only-the-patient =
    .ask = May I use Clear during a rescue on my own black message?
    .answer = No. It may only help the player being rescued.

# scenarios/spywar/flow/dying/SW-RULE-DYING-14-doomed-passes-on.scn
# from: 3f4002b0
sw-rule-dying-14-doomed-passes-on =
    .ask = The Secretary could not be saved and uses Clear for another player. Does Pass It On still work?
    .answer = Yes, he moves a message and draws two. A Clear he draws no longer saves him.

# scenarios/spywar/flow/dying/SW-RULE-DYING-16-winning-beats-dying.scn
# from: d9142b92
sw-rule-dying-16-winning-beats-dying =
    .ask = One red-and-black message gives me three reds and three blacks. Do I win or die?
    .answer = In the Underground you win. The win comes first.

# scenarios/spywar/flow/dying/SW-SCN-71-default.scn
# from: 755639de
sw-scn-71-default =
    .ask = Someone is dying. Who is asked for a Clear first?
    .answer = The player on turn, then round to the right. The dying player is asked in their place.

# scenarios/spywar/flow/dying/SW-SCN-73.scn
# from: 30224132
sw-scn-73 =
    .ask = I am dying and hold a Clear. May I save myself?
    .answer = Yes, when you are asked. If that is enough, no one else is asked.

# scenarios/spywar/flow/dying/SW-SCN-85.scn
# from: b7f58129
sw-scn-85 =
    .ask = I could not be saved. May I still use Clear on another dying player?
    .answer = Yes. Until all rescues are over you may save others, but no longer yourself.

# scenarios/spywar/flow/receive/SW-RULE-RECV-03-no-idle-point.scn
# from: 48171ca7
sw-rule-recv-03-no-idle-point =
    .ask = The contest is over and the message turns out black. May I still intercept?
    .answer = No. After that only Clear can be used, in a rescue.

# scenarios/spywar/flow/receive/SW-RULE-RECV-10-card-already-gone.scn
# from: c27277b8
sw-rule-recv-10-card-already-gone =
    .ask = The Gang Boss discards the black message the Second Wife just received. Does Face Death still draw?
    .answer = Yes. She received it, even though the card is gone.

# scenarios/spywar/flow/receive/SW-RULE-RECV-11-sender-receives.scn
# from: cf461ade
sw-rule-recv-11-sender-receives =
    .ask = The Heiress receives her own message. May she use Hidden Needle?
    .answer = Yes, but only on herself, once for that message.

# scenarios/spywar/flow/setup/SW-RULE-VAR-03-four-players.scn
# from: 854b23d1
sw-rule-var-03-four-players =
    .ask = With four players, how do the factions win?
    .answer = There is one of each, and they win together when either succeeds. The other two are Strangers.

# scenarios/spywar/flow/setup/SW-SCN-01.scn
# from: cd7d0f86
sw-scn-01 =
    .ask = How many cards do players start with?
    .answer = Three each. The first player then draws three at the start of the turn.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-CUANDUOZHE-03-dead-in-own-turn.scn
# from: 7cb42193
sw-rule-task-cuanduozhe-03-dead-in-own-turn =
    .ask = The Usurper dies on their own turn and then someone wins. Can the Usurper still take over?
    .answer = Yes, as long as it is still that turn.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-JIAOJUZHE-01-eliminated.scn
# from: 022d915e
sw-rule-task-jiaojuzhe-01-eliminated =
    .ask = The Troublemaker is out, unable to send, and the condition is met at the end of that turn. Is it a win?
    .answer = No. A player who is out wins nothing.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-JIAOJUZHE-01-end-of-turn.scn
# from: 70038e0c
sw-rule-task-jiaojuzhe-01-end-of-turn =
    .ask = The Troublemaker’s condition is met. Is that a win at once?
    .answer = No. It counts only at the end of the Troublemaker’s own turn, if everyone else alive still has two.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-QINGDAOFU-02-one-of-each.scn
# from: 79c73c29
sw-rule-task-qingdaofu-02-one-of-each =
    .ask = A player dies with one red and one blue message. Does the Cleaner win?
    .answer = Yes. At most one of each is allowed, on any turn.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-QINGDAOFU-03-own-death.scn
# from: 0108f623
sw-rule-task-qingdaofu-03-own-death =
    .ask = Does the Cleaner’s own death count for the task?
    .answer = Yes, it does.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-XIANXINGZHE-01-dual.scn
# from: d927d18e
sw-rule-task-xianxingzhe-01-dual =
    .ask = The Martyr’s only coloured message is red and black. Is that enough?
    .answer = Yes, on dying for real. While the Martyr is still dying nothing is won.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-YOUBIANZHE-01-usurper-has-three.scn
# from: 48eed779
sw-rule-task-youbianzhe-01-usurper-has-three =
    .ask = The Usurper gets three reds on their own turn, so the Instigator declares. Who wins?
    .answer = The Usurper. The declaration is taken over like any other.

# scenarios/spywar/flow/tasks/SW-RULE-TASK-ZHENYAZHE-04-cards-are-counted.scn
# from: c9c07bbd
sw-rule-task-zhenyazhe-04-cards-are-counted =
    .ask = For the Suppressor’s task, does a two-coloured message count twice?
    .answer = No. Cards are counted, and it is one card.

# scenarios/spywar/flow/tasks/SW-SCN-46-mutator.scn
# from: 90c048eb
sw-scn-46-mutator =
    .ask = A Secret Service member gets three reds. Does the Instigator win?
    .answer = Yes. Someone has three of a colour and does not declare victory with it.

# scenarios/spywar/flow/tasks/SW-SCN-86.scn
# from: 69c6a142
sw-scn-86 =
    .ask = Does the blue-and-black message that kills count for the Suppressor?
    .answer = Yes. It lies in front of the victim like the others.

# scenarios/spywar/flow/tasks/SW-SCN-91-mixed.scn
# from: 93579476
sw-scn-91-mixed =
    .ask = The Double Agent has two reds and one blue. Is that a win?
    .answer = No. It takes three of the same colour.

# scenarios/spywar/flow/terms/SW-RULE-TERM-04-dual-counts-for-both.scn
# from: 0c3eff85
sw-rule-term-04-dual-counts-for-both =
    .ask = How does a red-and-black message count?
    .answer = As one red and as one black.

# scenarios/spywar/flow/terms/SW-RULE-TERM-09-oneself-or-another.scn
# from: 86d10c08
sw-rule-term-09-oneself-or-another =
    .ask = Which cards may be used on yourself?
    .answer = In the play phase only Clear and Entice. Probe, Coerce and Balance need another player.

# scenarios/spywar/flow/terms/SW-RULE-TERM-17-own-contest.scn
# from: 22b25b75
sw-rule-term-17-own-contest =
    .ask = Does “the contest of your own turn” mean the one for a message you accepted?
    .answer = No. It means the contest that takes place on your own turn.

# scenarios/spywar/flow/terms/SW-RULE-TERM-19-sending-is-not-using.scn
# from: 07567b2c
sw-rule-term-19-sending-is-not-using =
    .ask = The Secretary sends a message. Has a card been used?
    .answer = No. Sending is not using, so Pass It On does not apply.

# scenarios/spywar/flow/terms/SW-RULE-TERM-23-hidden-characters.scn
# from: bda6ebd9
sw-rule-term-23-hidden-characters =
    .ask = Does the Chief Decoder have Unfathomable while face down?
    .answer = No. Face down she has only the skill that turns her face up.

# scenarios/spywar/flow/transmit/SW-RULE-PASS-01-must-send.scn
# from: 338f2aad
sw-rule-pass-01-must-send =
    .ask = May a card with a lock mark lock anyone?
    .answer = Any other living player. But on an ↑ message, locking someone other than its receiver does nothing.

# scenarios/spywar/flow/transmit/SW-RULE-PASS-05-handed-back.scn
# from: 02810b67
sw-rule-pass-05-handed-back =
    .ask = An ↑ message is declined. Does it go to someone else?
    .answer = No. It goes back to the sender, who must accept it.

# scenarios/spywar/flow/transmit/SW-RULE-PASS-05-locked-addressee.scn
# from: 5813a07e
sw-rule-pass-05-locked-addressee =
    .ask = The receiver of an ↑ message is locked. May they decline?
    .answer = No. They must accept it.

# scenarios/spywar/flow/transmit/SW-RULE-PASS-10-accepted-unseen.scn
# from: d6ec9323
sw-rule-pass-10-accepted-unseen =
    .ask = I accepted a message. May I look, and does it count yet?
    .answer = Neither. It counts once the contest is over and you receive it.

# scenarios/spywar/flow/transmit/SW-RULE-PASS-12-eliminated.scn
# from: e46ae1bb
sw-rule-pass-12-eliminated =
    .ask = I have no card to send. What happens?
    .answer = You lose and are out. It is not a death; your identity stays hidden and your messages are discarded.

# scenarios/spywar/flow/transmit/SW-RULE-PASS-14-no-share.scn
# from: 2f7fdc93
sw-rule-pass-14-no-share =
    .ask = Our faction wins. Do dead teammates and those who are out win too?
    .answer = The dead do; those who are out do not.

# scenarios/spywar/flow/transmit/SW-SCN-07.scn
# from: 91982d76
sw-scn-07 =
    .ask = No one accepts the message. May the sender decline it?
    .answer = No. The sender must accept it, and then the contest begins.

# scenarios/spywar/flow/transmit/SW-SCN-10.scn
# from: 3601a808
sw-scn-10 =
    .ask = May a locked player use Decode?
    .answer = Yes, and must accept the message all the same.

# scenarios/spywar/flow/transmit/SW-SCN-106.scn
# from: 74dc2f10
sw-scn-106 =
    .ask = The Usurper is out, unable to send, and someone wins on that turn. Can the Usurper take over?
    .answer = No. A player who is out wins nothing.

# scenarios/spywar/flow/transmit/SW-SCN-11.scn
# from: a74cd611
sw-scn-11 =
    .ask = Someone earlier in line accepts before the locked player is reached. Does the lock matter?
    .answer = No. It has no effect, in the contest either.

# scenarios/spywar/flow/turn/SW-RULE-TURN-12-dead-in-the-play-phase.scn
# from: 5fa7a3f4
sw-rule-turn-12-dead-in-the-play-phase =
    .ask = I die in my own play phase. Do I still send a message?
    .answer = No. The turn is over.

# scenarios/spywar/flow/turn/SW-RULE-TURN-13-dead-in-the-contest.scn
# from: 80b18f44
sw-rule-turn-13-dead-in-the-contest =
    .ask = The sender dies during the contest. Is the message still received?
    .answer = Yes. The contest goes on and the last holder receives it.

# scenarios/spywar/flow/victory/SW-RULE-WIN-09-not-in-other-turns.scn
# from: 2931efa0
sw-rule-win-09-not-in-other-turns =
    .ask = Someone wins on another player’s turn. Can the Usurper take their place?
    .answer = No. Only on the Usurper’s own turn.

# scenarios/spywar/flow/victory/SW-RULE-WIN-10-both-factions.scn
# from: ca3fe8ae
sw-rule-win-10-both-factions =
    .ask = Both factions complete their three at the same moment. Who wins?
    .answer = Everyone who fulfils a condition at that check wins, a Double Agent too.

# scenarios/spywar/flow/victory/SW-SCN-46-base.scn
# from: 372df5dd
sw-scn-46-base =
    .ask = A member of the Secret Service has three reds. Does the Underground win?
    .answer = No. The red messages have to be in front of one of its own members.

# scenarios/spywar/flow/victory/SW-SCN-88.scn
# from: 07d78309
sw-scn-88 =
    .ask = On the Usurper’s turn the Underground completes three reds. Who wins?
    .answer = The Usurper, in place of those who declared.

# scenarios/spywar/flow/victory/SW-SCN-94.scn
# from: 23b8fa20
sw-scn-94 =
    .ask = I am the only one alive. Have I won, and my dead teammates?
    .answer = Yes. The last survivor wins, and the dead of that faction win along.

# scenarios/spywar/flow/victory/SW-SCN-95-default.scn
# from: acdc0e74
sw-scn-95-default =
    .ask = Only two players are left, both Underground. Is it over?
    .answer = No. Play goes on until someone has three or only one is left.

# scenarios/spywar/interactions/guijiao/IX-GUIJIAO-JIEHUO.scn
# from: 7ac04566
ix-guijiao-jiehuo =
    .ask = Someone has just intercepted the message. May the Rickshaw Runner move it with Express?
    .answer = Yes, to any living player.

# scenarios/spywar/interactions/laohan/IX-LAOHAN-DIAOBAO.scn
# from: f16473e1
ix-laohan-diaobao =
    .ask = A red message is swapped for a black Swap card. Does the Second Wife’s Face Death work?
    .answer = Yes. What counts is the card she finally receives.

# scenarios/spywar/interactions/laohan/IX-LAOHAN-JIEHUO.scn
# from: 6230cf1f
ix-laohan-jiehuo =
    .ask = The Second Wife intercepts a message with black in it. Does Face Death draw?
    .answer = Yes. She receives it all the same and draws two.

# scenarios/spywar/interactions/liyou/IX-LIYOU-receivers.scn
# from: c8bd32cd
ix-liyou-receivers =
    .ask = Does a message placed by Entice trigger skills such as the Opera Diva’s or the Enforcer’s?
    .answer = No. Placing is not receiving, so none of them is used.

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-balance.scn
# from: 5d400a49
sw-rule-ruling-01-balance =
    .ask = The deck runs short during Balance. Can that same Balance be drawn again?
    .answer = No. A card in use is not in the discard pile when it is reshuffled.

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-deck-runs-out.scn
# from: 9ee3a555
sw-rule-ruling-01-deck-runs-out =
    .ask = The deck has just run out. Is the discard pile shuffled at once?
    .answer = No. Only when a card is needed that the deck does not have.

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-own-discard.scn
# from: 737a5250
sw-rule-ruling-01-own-discard =
    .ask = Deck and discard pile are empty, and the Student discards a card for New Ideas. What does she draw?
    .answer = That very card. Her discard is shuffled into the deck before she draws.

# scenarios/spywar/interactions/rulings/SW-TERM-32-usurper-taken.scn
# from: 71deb1cc
sw-term-32-usurper-taken =
    .ask = The Usurper dies on their own turn and the Code Clerk takes the identity. Can she take over a win this turn?
    .answer = No. It is not her turn, and the dead player no longer has the identity.

# scenarios/spywar/interactions/wangkui/IX-WANGKUI-DIAOBAO.scn
# from: 109446e8
ix-wangkui-diaobao =
    .ask = Another player swapped in a black card. Does the Enforcer hit back at that player?
    .answer = No. It is still the original sender, or a neighbour of that seat.

# scenarios/spywar/interactions/zhengwenxian/IX-ZHENGWENXIAN-SHANGYU-dead-holder.scn
# from: ac304047
ix-zhengwenxian-shangyu-dead-holder =
    .ask = The holder dies in the contest and the Editor uses Steal the Sky. Does he receive the message?
    .answer = Yes, unless someone moves it away again.
