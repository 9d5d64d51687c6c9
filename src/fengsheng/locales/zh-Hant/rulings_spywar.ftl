### Rulings of spywar as players ask for them. Written by tools/ruling_texts.py.

# scenarios/spywar/cards/balance/SW-RULE-CARD-PINGHENG-02-both-hands.scn
# from: 57559461
sw-rule-card-pingheng-02-both-hands =
    .ask = 【平衡】先棄後摸，我剛使用的【平衡】也算在棄掉的手牌裡嗎？
    .answer = 不算，它已經在使用。兩人把剩下的手牌棄光，再各摸三張。

# scenarios/spywar/cards/balance/SW-RULE-CARD-PINGHENG-03-empty-hands.scn
# from: 490f4393
sw-rule-card-pingheng-03-empty-hands =
    .ask = 我和對方都沒有手牌，還能用【平衡】嗎？
    .answer = 能。沒有牌可棄，就直接各摸三張。

# scenarios/spywar/cards/clear/SW-RULE-CARD-CHENGQING-01-own-phase.scn
# from: 9b49e5b9
sw-rule-card-chengqing-01-own-phase =
    .ask = 【澄清】可以棄掉紅黑雙色的情報嗎？純紅的呢？
    .answer = 雙色的可以，整張棄掉；不帶黑色的不可以。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-02-gives-one.scn
# from: 77177b7d
sw-rule-card-weibi-02-gives-one =
    .ask = 【威逼】說中了，交哪一張由誰選？別人看得到嗎？
    .answer = 由被威逼的人選一張同名的牌，只有你們兩人知道是哪一張。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-04-shows-the-hand.scn
# from: ef4b70fa
sw-rule-card-weibi-04-shows-the-hand =
    .ask = 被【威逼】的人沒有那種牌，要給所有人看手牌嗎？
    .answer = 不用。只讓使用者獨自查看全部手牌。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-05-empty-hand.scn
# from: 400a2bd5
sw-rule-card-weibi-05-empty-hand =
    .ask = 可以對沒有手牌的人用【威逼】嗎？
    .answer = 可以，只是什麼也拿不走、看不到。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-06-printed-names.scn
# from: f648c6bb
sw-rule-card-weibi-06-printed-names =
    .ask = 李寧玉（SP）能把【截獲】當【誤導】用，【威逼】說「誤導」逼得出那張牌嗎？
    .answer = 逼不出。【威逼】只看牌上印的名稱。

# scenarios/spywar/cards/decipher/SW-RULE-CARD-POYI-04-several.scn
# from: be07c21e
sw-rule-card-poyi-04-several =
    .ask = 情報到我面前，可以連用兩張【破譯】嗎？
    .answer = 可以。第一次沒翻開，第二次還能翻開並摸一張。

# scenarios/spywar/cards/decipher/SW-RULE-CARD-POYI-06-sender.scn
# from: 1e04e48f
sw-rule-card-poyi-06-sender =
    .ask = 自己傳出的情報退給我，還能【破譯】摸牌嗎？
    .answer = 能。帶黑色就可以翻開摸一張，然後必須收下。

# scenarios/spywar/cards/decipher/SW-SCN-13.scn
# from: 1ba7007f
sw-scn-13 =
    .ask = 情報已經翻開了，後面的人再【破譯】還能摸牌嗎？
    .answer = 不能。翻開摸牌只有一次，已經面朝上就沒有了。

# scenarios/spywar/cards/decipher/SW-SCN-14.scn
# from: e7ad37d5
sw-scn-14 =
    .ask = 【破譯】看到情報不帶黑色，可以翻開給大家看嗎？
    .answer = 不可以。不帶黑色就保持面朝下，也不摸牌。

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-02-placed.scn
# from: 2cb886b8
sw-rule-card-liyou-02-placed =
    .ask = 【利誘】放到面前的情報算接收嗎？
    .answer = 不算接收，只是放置；但一樣算你面前的情報。

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-03-dead-neighbour.scn
# from: 545dbec4
sw-rule-card-liyou-03-dead-neighbour =
    .ask = 【利誘】亮出的牌會讓對方集到三張紅色，這張牌歸誰？
    .answer = 歸使用者，收進手牌，大家都看到是哪一張。

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-06-no-third-black.scn
# from: cf525475
sw-rule-card-liyou-06-no-third-black =
    .ask = 可以用【利誘】給人第三張黑色，害他瀕死嗎？
    .answer = 不可以。會成第三張同色，這張牌就改由你收進手牌。

# scenarios/spywar/cards/entice/SW-SCN-67.scn
# from: d0dce825
sw-scn-67 =
    .ask = 對方已經有三張藍色，【利誘】亮出紅牌，還能放給他嗎？
    .answer = 能。只看亮出這張牌的顏色，他的紅色沒到三張就放。

# scenarios/spywar/cards/intercept/SW-RULE-CARD-JIEHUO-03-by-the-holder.scn
# from: f5bc5462
sw-rule-card-jiehuo-03-by-the-holder =
    .ask = 待收情報已經在我面前，我還能用【截獲】嗎？
    .answer = 能用，只是情報不動。

# scenarios/spywar/cards/mislead/SW-RULE-CARD-WUDAO-02-neighbours.scn
# from: 8017eaa4
sw-rule-card-wudao-02-neighbours =
    .ask = 【誤導】時持有者左邊的人死了，情報移到哪裡？
    .answer = 移給那一邊最近的存活玩家。

# scenarios/spywar/cards/mislead/SW-RULE-CARD-WUDAO-12-two-left.scn
# from: 5d335ff5
sw-rule-card-wudao-12-two-left =
    .ask = 只剩兩個人，【誤導】還有用嗎？
    .answer = 有用，情報就移給另一位，沒有別的選擇。

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-03-draw.scn
# from: bdb037d9
sw-rule-card-shitan-03-draw =
    .ask = 【試探】的內容誰知道？用過放哪裡？
    .answer = 只有你和對方知道；用過就移出遊戲，不進棄牌堆。

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-04-discards.scn
# from: c63f4cba
sw-rule-card-shitan-04-discards =
    .ask = 【試探】寫的是兩個陣營摸牌，神秘人被試探要怎樣？
    .answer = 棄一張手牌。沒寫讓神秘人摸牌，神秘人就棄牌。

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-05-discard.scn
# from: 87ce1dfa
sw-rule-card-shitan-05-discard =
    .ask = 被【試探】要棄牌，棄哪一張由誰選？要亮出嗎？
    .answer = 由被試探的人自己選，棄掉的牌大家看得到。

# scenarios/spywar/cards/probe/SW-SCN-61.scn
# from: 574cac95
sw-scn-61 =
    .ask = 【試探】要我棄牌，可我沒有手牌，怎麼辦？
    .answer = 說明要棄牌就好，什麼也不棄。

# scenarios/spywar/cards/swap/SW-RULE-CARD-DIAOBAO-02-the-card-itself.scn
# from: 0a4fa046
sw-rule-card-diaobao-02-the-card-itself =
    .ask = 【調包】換進去的是哪張牌？原來的情報要亮出嗎？
    .answer = 【調包】自己面朝下成為待收情報，原來那張亮出後棄掉。

# scenarios/spywar/cards/swap/SW-RULE-CARD-DIAOBAO-05-arrow-and-lock-are-idle.scn
# from: cba9a09b
sw-rule-card-diaobao-05-arrow-and-lock-are-idle =
    .ask = 【調包】之後，情報會換到別人面前嗎？
    .answer = 不會，留在原來的持有者面前，只有使用者知道內容。

# scenarios/spywar/characters/afuluola/SW-CHAR-AFULUOLA-1a-herself.scn
# from: b1bdecd3
sw-char-afuluola-1a-herself =
    .ask = 阿芙羅拉「妙手」可以看自己、用自己的手牌嗎？
    .answer = 可以，看了就必須從中選一張。

# scenarios/spywar/characters/afuluola/SW-CHAR-AFULUOLA-1d-sender-stays.scn
# from: fc68f639
sw-char-afuluola-1d-sender-stays =
    .ask = 阿芙羅拉換了待收情報後，傳出者算誰？
    .answer = 還是原來的傳出者，技能看最後接收的那張。

# scenarios/spywar/characters/afuluola/SW-SCN-26.scn
# from: d8ad0e55
sw-scn-26 =
    .ask = 阿芙羅拉發動「妙手」，可以拿別人面前的情報當新的待收情報嗎？
    .answer = 可以，那張就不再算他的；原來的待收情報棄掉。

# scenarios/spywar/characters/baicanglang/SW-CHAR-BAICANGLANG-1a-stop.scn
# from: 850b498b
sw-char-baicanglang-1a-stop =
    .ask = 白滄浪發動「博愛」，摸了牌可以不給人嗎？
    .answer = 可以，只摸第一張就停。

# scenarios/spywar/characters/baicanglang/SW-SCN-59-face-down.scn
# from: 0f6678f7
sw-scn-59-face-down =
    .ask = 白滄浪把牌給了蓋伏的女角色，還能再摸一張嗎？
    .answer = 不能，蓋伏的角色沒有性別。

# scenarios/spywar/characters/baifeifei/SW-CHAR-BAIFEIFEI-1a-dual.scn
# from: abc560a9
sw-char-baifeifei-1a-dual =
    .ask = 白菲菲傳出的紅黑雙色情報被接收，發動「憐憫」還是「腹黑」？
    .answer = 只有「腹黑」，摸一張；帶黑色就沒有「憐憫」。

# scenarios/spywar/characters/baifeifei/SW-SCN-111.scn
# from: db00eaf8
sw-scn-111 =
    .ask = 白菲菲在爭奪階段死了，她的情報被接收時還有技能嗎？
    .answer = 沒有，死者的「憐憫」和「腹黑」都不發動。

# scenarios/spywar/characters/baifeifei/SW-SCN-23.scn
# from: ee2396a9
sw-scn-23 =
    .ask = 白菲菲傳出黑色情報，被藍色的【調包】換掉，「憐憫」能發動嗎？
    .answer = 能，看的是最後接收的那張，不帶黑色就行。

# scenarios/spywar/characters/baikunshan/SW-CHAR-BAIKUNSHAN-1d-empty-hand.scn
# from: 2b48a3c1
sw-char-baikunshan-1d-empty-hand =
    .ask = 白昆山「毒計」可以指定自己，或沒有手牌的人嗎？
    .answer = 都不可以，要指定另外兩位有手牌的玩家。

# scenarios/spywar/characters/baikunshan/SW-SCN-105.scn
# from: a4254ae3
sw-scn-105 =
    .ask = 白昆山「毒計」抽到兩張黑牌，必須同時決定嗎？
    .answer = 不必，一張一張來；看過第一張怎麼放，再決定第二張。

# scenarios/spywar/characters/baikunshan/SW-SCN-41.scn
# from: 17c96a19
sw-scn-41 =
    .ask = 白昆山「毒計」可以使兩個人同時瀕死嗎？
    .answer = 可以，放完兩張才看瀕死，兩人都沒救成就一起死亡。

# scenarios/spywar/characters/baixiaonian/SW-CHAR-BAIXIAONIAN-1-black.scn
# from: 9a27a602
sw-char-baixiaonian-1-black =
    .ask = 白小年「轉交」可以移走帶黑色的情報嗎？
    .answer = 不可以，只能移不帶黑色的。

# scenarios/spywar/characters/baixiaonian/SW-CHAR-BAIXIAONIAN-1e-swap.scn
# from: 64699079
sw-char-baixiaonian-1e-swap =
    .ask = 白小年用的【調包】成了待收情報，還算使用過嗎？
    .answer = 算使用，可以發動「轉交」。

# scenarios/spywar/characters/baixiaonian/SW-SCN-22.scn
# from: eef3549d
sw-scn-22 =
    .ask = 白小年對自己面前的待收情報用【截獲】，白用了還能「轉交」嗎？
    .answer = 能，用了就算，情報不動也一樣。

# scenarios/spywar/characters/baixiaonian/SW-SCN-68.scn
# from: e9411655
sw-scn-68 =
    .ask = 白小年「轉交」可以使對方集到三張紅色嗎？
    .answer = 不可以，不能使他有三張同色；只看移過去那張的顏色。

# scenarios/spywar/characters/chengxiaodie/SW-CHAR-CHENGXIAODIE-1b-dead-sender.scn
# from: 07e66bcc
sw-char-chengxiaodie-1b-dead-sender =
    .ask = 傳出者已經死了，程小蝶的「知音」還能摸牌嗎？
    .answer = 他自己摸一張，死者不摸。

# scenarios/spywar/characters/chengxiaodie/SW-SCN-52.scn
# from: 93253d17
sw-scn-52 =
    .ask = 程小蝶接收藍黑雙色情報，「知音」和「驚夢」先後怎麼排？
    .answer = 由他自己選，可以先「驚夢」棄人手牌，再「知音」摸牌。

# scenarios/spywar/characters/chengxiaodie/SW-SCN-53.scn
# from: 62a68fd5
sw-scn-53 =
    .ask = 程小蝶接收自己傳出的紅色情報，「知音」摸幾張？
    .answer = 兩張，他既是接收者也是傳出者。

# scenarios/spywar/characters/duanmujing/SW-CHAR-DUANMUJING-1.scn
# from: 3b6df035
sw-char-duanmujing-1 =
    .ask = 端木靜「新思潮」棄的牌算使用嗎？
    .answer = 不算使用，只是棄掉，再摸兩張。

# scenarios/spywar/characters/feiyuanlongchuan/SW-CHAR-FEIYUANLONGCHUAN-1a-targets.scn
# from: 018e02d3
sw-char-feiyuanlongchuan-1a-targets =
    .ask = 肥原龍川的「詭詐」可以對自己用嗎？
    .answer = 當【利誘】可以，當【威逼】不可以。

# scenarios/spywar/characters/feiyuanlongchuan/SW-SCN-65.scn
# from: 52dd7dba
sw-scn-65 =
    .ask = 肥原龍川「詭詐」視為【威逼】，李寧玉用「就計」能拿走那張牌嗎？
    .answer = 沒有牌可拿。她翻開摸兩張，這次【威逼】對她無效。

# scenarios/spywar/characters/guijiao/SW-CHAR-GUIJIAO-1a-once-a-turn.scn
# from: 4d08a32e
sw-char-guijiao-1a-once-a-turn =
    .ask = 鬼腳的「急送」一個爭奪階段能用幾次？
    .answer = 每個回合的爭奪階段一次，重新問起也不能再用。

# scenarios/spywar/characters/guijiao/SW-SCN-25.scn
# from: ceb46eda
sw-scn-25 =
    .ask = 鬼腳「急送」可以棄一張紅黑雙色的情報當代價嗎？
    .answer = 不可以，要不帶黑色的；或者棄兩張手牌。

# scenarios/spywar/characters/guxiaomeng/SW-CHAR-GUXIAOMENG-3b-dead.scn
# from: 7c002f3c
sw-char-guxiaomeng-3b-dead =
    .ask = 顧小夢死了，她的「尾聲」還算嗎？
    .answer = 不算，她可以隨陣營獲勝，但沒有身份的人不能跟著贏。

# scenarios/spywar/characters/guxiaomeng/SW-CHAR-GUXIAOMENG-3b-own-death.scn
# from: 758a2cb0
sw-char-guxiaomeng-3b-own-death =
    .ask = 顧小夢是先行者，靠死亡獲勝，沒有身份的人能因「尾聲」一同獲勝嗎？
    .answer = 不能。遊戲結束時她要還活著，「尾聲」才算。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-74.scn
# from: 34b1e6de
sw-scn-74 =
    .ask = 蓋伏的顧小夢瀕死，用「急智」摸到【澄清】，能救自己嗎？
    .answer = 能，摸完馬上再問她一次。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-79-guxiaomeng-first.scn
# from: 3d0eaf8a
sw-scn-79-guxiaomeng-first =
    .ask = 李寧玉死亡，顧小夢的「承志」和「遺信」誰先？
    .answer = 從當前回合的玩家起按座位；顧小夢先到就拿光手牌，沒有「遺信」了。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-89.scn
# from: c4650f81
sw-scn-89 =
    .ask = 顧小夢拿了篡奪者的身份，在自己的回合能取代別人嗎？
    .answer = 能，身份換了任務也換；原來的篡奪者因「尾聲」一同獲勝。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-92.scn
# from: b3fb89b7
sw-scn-92 =
    .ask = 顧小夢有三張紅色，改用死者的潛伏戰線身份，馬上贏嗎？
    .answer = 死亡結算完就贏；被拿走身份的人也因「尾聲」一同獲勝。

# scenarios/spywar/characters/guxiaomeng_sp/SW-CHAR-GUXIAOMENG_SP-1-bond.scn
# from: 978a679d
sw-char-guxiaomeng_sp-1-bond =
    .ask = 顧小夢（SP）「羈絆」摸兩張後，可以一張都不給嗎？
    .answer = 不可以，至少給另一位玩家一張。

# scenarios/spywar/characters/guxiaomeng_sp/SW-CHAR-GUXIAOMENG_SP-1b-everything.scn
# from: 952c028b
sw-char-guxiaomeng_sp-1b-everything =
    .ask = 顧小夢（SP）「羈絆」把手牌全給出去，會怎樣？
    .answer = 可以全給，但沒有牌可傳就輸掉遊戲。

# scenarios/spywar/characters/hanmei/SW-SCN-107-red.scn
# from: 3cf53984
sw-scn-107-red =
    .ask = 對方已有三張藍色，韓梅還能移一張紅色給他嗎？
    .answer = 能，只看移動那張牌的顏色。

# scenarios/spywar/characters/hanmei/SW-SCN-38.scn
# from: 63a3f91b
sw-scn-38 =
    .ask = 韓梅「移花接木」把紅色移給已有兩張紅色的人，會怎樣？
    .answer = 不能使他有三張，這張牌改由韓梅收進手牌。

# scenarios/spywar/characters/huangjiren/SW-CHAR-HUANGJIREN-1-cure.scn
# from: 6878da6b
sw-char-huangjiren-1-cure =
    .ask = 黃濟仁「對症下藥」亮出的兩張同色手牌要棄掉嗎？
    .answer = 不用，亮出後留在手牌；棄的是任意一位玩家的一張該色情報。

# scenarios/spywar/characters/jinshenghuo/SW-CHAR-JINSHENGHUO-1b-gone.scn
# from: f1084166
sw-char-jinshenghuo-1b-gone =
    .ask = 剛接收的雙色情報被王富貴棄掉，金生火還能「謹慎」嗎？
    .answer = 不能，那張牌不在了，沒得換。

# scenarios/spywar/characters/jinshenghuo/SW-SCN-50.scn
# from: c3dec7d4
sw-scn-50 =
    .ask = 金生火「謹慎」換上的藍牌，能讓他集到三張藍色獲勝嗎？
    .answer = 能，換上的手牌就是他接收的情報。

# scenarios/spywar/characters/laobie/SW-CHAR-LAOBIE-1b-lock.scn
# from: b3a1ce5e
sw-char-laobie-1b-lock =
    .ask = 老鱉「聯絡」改了傳法，沒有鎖的牌也能鎖定嗎？
    .answer = 不能，只改箭頭；牌上有鎖才能鎖定。

# scenarios/spywar/characters/laobie/SW-SCN-56.scn
# from: d90397ec
sw-scn-56 =
    .ask = 老鱉自己接收了自己的紅黑雙色情報，「明餌」摸幾張？
    .answer = 兩張，他既是傳出者也是接收者。

# scenarios/spywar/characters/laohan/SW-SCN-82.scn
# from: 905b3530
sw-scn-82 =
    .ask = 老漢「如歸」把黑色情報移給當前回合的玩家，害他有三張黑色，會怎樣？
    .answer = 這次死亡結算完，再救援那位玩家。

# scenarios/spywar/characters/laohan/SW-SCN-83.scn
# from: 3a6eaed7
sw-scn-83 =
    .ask = 老漢在自己的回合死亡，能「如歸」嗎？
    .answer = 不能，只在別人的回合才行。

# scenarios/spywar/characters/lianyuan/SW-CHAR-LIANYUAN-1-undoes.scn
# from: 95752857
sw-char-lianyuan-1-undoes =
    .ask = 對方正要接收第三張紅色，連鳶來得及拿走一張嗎？
    .answer = 來得及，爭奪階段拿走一張，接收後就只有兩張。

# scenarios/spywar/characters/lianyuan/SW-SCN-40.scn
# from: d7388e3c
sw-scn-40 =
    .ask = 連鳶先拿一張紅黑雙色情報，第二張可以拿什麼？
    .answer = 只能拿純藍色的，兩張不能有相同的顏色。

# scenarios/spywar/characters/liningyu/SW-CHAR-LININGYU-3-no-guard.scn
# from: 3e82cc9a
sw-char-liningyu-3-no-guard =
    .ask = 李寧玉「遺信」可以給人第三張黑色嗎？
    .answer = 可以，她的死亡結算完，那位玩家就瀕死。

# scenarios/spywar/characters/liningyu/SW-SCN-62.scn
# from: d42095bd
sw-scn-62 =
    .ask = 蓋伏的李寧玉被【試探】，用「就計」還要反應嗎？
    .answer = 不用。【試探】對翻開的她無效，之後收進她的手牌。

# scenarios/spywar/characters/liningyu/SW-SCN-64.scn
# from: 6c0cf4a6
sw-scn-64 =
    .ask = 可以對翻開的李寧玉用【試探】或【威逼】嗎？
    .answer = 可以用，只是對她無效，牌白白用了。

# scenarios/spywar/characters/liningyu/SW-SCN-80.scn
# from: d758951f
sw-scn-80 =
    .ask = 蓋伏的李寧玉死亡，能「遺信」嗎？還能留手牌嗎？
    .answer = 沒有「遺信」，但照樣可以把最多三張手牌交給別人。

# scenarios/spywar/characters/liningyu_sp/SW-CHAR-LININGYU_SP-1.scn
# from: 4d207294
sw-char-liningyu_sp-1 =
    .ask = 李寧玉（SP）的【截獲】一定要當【誤導】用嗎？
    .answer = 不一定，照【截獲】用也行，只是不摸牌。

# scenarios/spywar/characters/liningyu_sp/SW-SCN-32.scn
# from: 5f78775d
sw-scn-32 =
    .ask = 張一挺禁用【誤導】，李寧玉（SP）還能把【截獲】當【誤導】用嗎？
    .answer = 不能，但可以照【截獲】用。

# scenarios/spywar/characters/lixing/SW-CHAR-LIXING-1c.scn
# from: 98c9876a
sw-char-lixing-1c =
    .ask = 李醒查看了手牌，只拿一張黑牌，其餘的要給大家看嗎？
    .answer = 不用，只亮出拿走的，其餘只有李醒看過。

# scenarios/spywar/characters/lixing/SW-SCN-28.scn
# from: fca1783c
sw-scn-28 =
    .ask = 李醒「搜緝」拿走待收情報，還有人接收嗎？
    .answer = 沒有，本回合沒人接收，回合結束。

# scenarios/spywar/characters/maobuba/SW-CHAR-MAOBUBA-1-single.scn
# from: 7b410ba9
sw-char-maobuba-1-single =
    .ask = 毛不拔接收單色情報，能「奇貨可居」嗎？
    .answer = 不能，只有接收雙色情報才行。

# scenarios/spywar/characters/maobuba/SW-SCN-49.scn
# from: 98d8e92e
sw-scn-49 =
    .ask = 毛不拔接收的雙色情報是第三張黑色，能拿回手牌避免瀕死嗎？
    .answer = 能，「奇貨可居」在瀕死之前，收進手牌就只剩兩張黑色。

# scenarios/spywar/characters/mohongshuang_sp/SW-CHAR-MOHONGSHUANG_SP-1.scn
# from: 30bae859
sw-char-mohongshuang_sp-1 =
    .ask = 墨紅霜（SP）「朝百合」可以指定自己，或蓋伏的女角色嗎？
    .answer = 可以指定自己；蓋伏的沒有性別，不能指定。

# scenarios/spywar/characters/mohongshuang_sp/SW-CHAR-MOHONGSHUANG_SP-2-no-man.scn
# from: dd6c6889
sw-char-mohongshuang_sp-2-no-man =
    .ask = 沒有翻開的男角色，墨紅霜（SP）能「暮薔薇」嗎？
    .answer = 不能，沒有人可以放，整個技能都不能發動。

# scenarios/spywar/characters/peiling/SW-CHAR-PEILING-1b-nothing.scn
# from: 666b8c7a
sw-char-peiling-1b-nothing =
    .ask = 裴玲有兩張帶黑色的情報，可以一張都不還嗎？雙色的算嗎？
    .answer = 可以不還，雙色只要帶黑色就算。

# scenarios/spywar/characters/peiling/SW-SCN-58.scn
# from: a7d87321
sw-scn-58 =
    .ask = 裴玲有一張黑色情報，「交際」隨機抽兩張，要還幾張？
    .answer = 還一張或兩張，每張黑色可以少還一張。

# scenarios/spywar/characters/shangyu/SW-CHAR-SHANGYU-1b.scn
# from: f9fdbbea
sw-char-shangyu-1b =
    .ask = 商玉抽到黑牌但不想放，會怎樣？
    .answer = 牌留在手牌，大家都知道，角色也維持翻開。

# scenarios/spywar/characters/shangyu/SW-CHAR-SHANGYU-1c-robbed.scn
# from: b3988c6e
sw-char-shangyu-1c-robbed =
    .ask = 商玉抽到黑牌，可以放回原主面前，給他第三張黑色嗎？
    .answer = 可以，他當場瀕死，不等爭奪結束。

# scenarios/spywar/characters/shangyu/SW-SCN-35.scn
# from: 949f23b3
sw-scn-35 =
    .ask = 商玉「借刀殺人」一個爭奪階段能用幾次？
    .answer = 放下黑牌就蓋伏，可以再用；抽到不帶黑色的就摸一張，不能再用。

# scenarios/spywar/characters/shaoxiu/SW-CHAR-SHAOXIU-1a-herself.scn
# from: edce3009
sw-char-shaoxiu-1a-herself =
    .ask = 邵秀的情報退給自己，「綿裡藏針」能放給別人嗎？
    .answer = 不能，接收者是她自己，只能放給自己。

# scenarios/spywar/characters/wangfugui/SW-CHAR-WANGFUGUI-1b-dead.scn
# from: 038cc45b
sw-char-wangfugui-1b-dead =
    .ask = 王富貴說了顏色就死了，情報被接收後還能棄牌嗎？
    .answer = 不能，死者不能再發動技能。

# scenarios/spywar/characters/wangfugui/SW-CHAR-WANGFUGUI-and-DIAOBAO.scn
# from: bdf23c0a
sw-char-wangfugui-and-diaobao =
    .ask = 情報被【調包】換過，王富貴說的顏色還算嗎？
    .answer = 算，看最後接收後接收者面前的情報。

# scenarios/spywar/characters/wangfugui/SW-SCN-55.scn
# from: 41baccb0
sw-scn-55 =
    .ask = 王富貴「江湖令」可以棄掉剛接收的第三張紅色，阻止獲勝嗎？
    .answer = 可以，技能先發動，再判勝利。

# scenarios/spywar/characters/wangkui/SW-CHAR-WANGKUI-1.scn
# from: c73bf6e9
sw-char-wangkui-1 =
    .ask = 王魁「以牙還牙」可以放給誰？
    .answer = 傳出者，或傳出者左右最近的存活玩家，然後摸一張。

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1-refused.scn
# from: 3752b47b
sw-char-wangtianxiang-1-refused =
    .ask = 受禁閉的人還能決定收不收情報嗎？
    .answer = 能。只是不能使用手牌、沒有技能，到回合結束為止。

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1.scn
# from: 7599726c
sw-char-wangtianxiang-1 =
    .ask = 王田香「禁閉」，可以只給一張牌嗎？
    .answer = 不可以，要給就給兩張，不然就受禁閉。

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1d-passive.scn
# from: ab9a209f
sw-char-wangtianxiang-1d-passive =
    .ask = 受禁閉的李寧玉，「城府」還擋得住【威逼】嗎？
    .answer = 擋不住，技能全部無效。

# scenarios/spywar/characters/wangtianxiang/SW-SCN-43.scn
# from: f6aa723f
sw-scn-43 =
    .ask = 受禁閉的人瀕死，可以用自己的【澄清】嗎？
    .answer = 不可以，但別人可以救他；死亡時照樣能留手牌。

# scenarios/spywar/characters/wuzhiguo/SW-CHAR-WUZHIGUO-1a.scn
# from: d3dc9db1
sw-char-wuzhiguo-1a =
    .ask = 吳志國「堅韌」亮出的牌不帶黑色，那張牌歸誰？
    .answer = 放回牌堆頂，不收進手牌，也不棄情報。

# scenarios/spywar/characters/wuzhiguo/SW-CHAR-WUZHIGUO-and-SHAOXIU.scn
# from: 3af23f95
sw-char-wuzhiguo-and-shaoxiu =
    .ask = 邵秀「綿裡藏針」湊成第三張黑色，吳志國來得及「堅韌」嗎？
    .answer = 來得及，技能都發動完才看瀕死。

# scenarios/spywar/characters/wuzhiguo/SW-SCN-47.scn
# from: 0d79e783
sw-scn-47 =
    .ask = 吳志國接收第三張黑色，「堅韌」能救自己嗎？
    .answer = 能，亮出的牌帶黑色就能棄掉一張黑色，在瀕死之前。

# scenarios/spywar/characters/xiaojiu/SW-CHAR-XIAOJIU-1-none.scn
# from: ce06e635
sw-char-xiaojiu-1-none =
    .ask = 小九發動「廣發報」摸了三張，可以一張都不放嗎？
    .answer = 可以。

# scenarios/spywar/characters/xiaojiu/SW-CHAR-XIAOJIU-1a-pending.scn
# from: c87b774b
sw-char-xiaojiu-1a-pending =
    .ask = 有人正要接收黑色情報，小九可以先在他面前放兩張黑色嗎？
    .answer = 可以。「廣發報」只看已經在面前的情報，待收的不算。

# scenarios/spywar/characters/xiaojiu/SW-SCN-37.scn
# from: 0194e919
sw-scn-37 =
    .ask = 小九「廣發報」可以放兩張紅牌給只有一張紅色的人嗎？
    .answer = 不可以，只能放一張，不能使他有三張同色。

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1-exchange.scn
# from: 6f4c89a5
sw-char-xuanqingzi-1-exchange =
    .ask = 玄青子用「金口一開」換了待收情報，大家看得到嗎？傳出者算誰？
    .answer = 看不到，只有他知道；傳出者不變。

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1a.scn
# from: 6b6f1f2a
sw-char-xuanqingzi-1a =
    .ask = 別人的回合，玄青子可以「金口一開」嗎？
    .answer = 不可以，只在自己回合的爭奪階段。

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1c-face-up.scn
# from: a9c2864d
sw-char-xuanqingzi-1c-face-up =
    .ask = 翻開的待收情報被玄青子換掉，新的是面朝上嗎？
    .answer = 不是，新的面朝下；放到牌堆頂的那張大家都知道。

# scenarios/spywar/characters/zhangyiting/SW-CHAR-ZHANGYITING-1-rescue.scn
# from: d3a63678
sw-char-zhangyiting-1-rescue =
    .ask = 張一挺禁用【澄清】，本回合有人瀕死還能救嗎？
    .answer = 不能用【澄清】救，誰都不行。

# scenarios/spywar/characters/zhangyiting/SW-SCN-108-intercepted.scn
# from: 842d2399
sw-scn-108-intercepted =
    .ask = 張一挺用【截獲】搶到情報，能發動「強令」嗎？
    .answer = 不能，那不是收下情報。

# scenarios/spywar/characters/zhangyiting/SW-SCN-108-locked.scn
# from: 3b999a02
sw-scn-108-locked =
    .ask = 張一挺被鎖定、必須收下，也能發動「強令」嗎？
    .answer = 能，必須收下也是收下。

# scenarios/spywar/characters/zhangyiting/SW-SCN-31.scn
# from: 3d1f6b5a
sw-scn-31 =
    .ask = 張一挺禁用【截獲】，鄭文先的「偷天」還能用嗎？
    .answer = 能，「偷天」是技能，不是使用那張牌。

# scenarios/spywar/characters/zhengwenxian/SW-CHAR-ZHENGWENXIAN-2-other-cards.scn
# from: 844689ab
sw-char-zhengwenxian-2-other-cards =
    .ask = 鄭文先用【截獲】或【誤導】後，能「換日」蓋伏嗎？
    .answer = 不能，只有用【調包】或【破譯】才行。

# scenarios/spywar/characters/zhengwenxian/SW-CHAR-ZHENGWENXIAN-2b.scn
# from: 5c9b891e
sw-char-zhengwenxian-2b =
    .ask = 鄭文先用【調包】後蓋伏，同一個爭奪階段能再「偷天」嗎？
    .answer = 能，蓋伏了就能再翻開。

# scenarios/spywar/characters/zhengwenxian/SW-SCN-34.scn
# from: 06bbd936
sw-scn-34 =
    .ask = 情報已經翻開，鄭文先還能用【破譯】來「換日」嗎？
    .answer = 能，不能再摸牌，但用過就可以蓋伏。

# scenarios/spywar/flow/conflicts/SW-RULE-CONFLICT-04-node.scn
# from: 34f96cc4
sw-rule-conflict-04-node =
    .ask = 別人有三張黑色，同時我集到三張紅色，先算哪個？
    .answer = 先判勝利。你獲勝就結束，他來不及瀕死。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-02-cards-of-the-contest.scn
# from: d36ea1ba
sw-rule-fight-02-cards-of-the-contest =
    .ask = 爭奪階段可以用哪些牌？還能【破譯】或【澄清】嗎？
    .answer = 只有【截獲】、【誤導】、【調包】；【破譯】和【澄清】都不行。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-06-no-response.scn
# from: 908e3a1a
sw-rule-fight-06-no-response =
    .ask = 別人用【截獲】，我可以馬上用一張牌擋掉嗎？
    .answer = 擋不掉，用了立刻生效；輪到你時可以再截回來。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-11-dead-holder.scn
# from: 4bed0dd2
sw-rule-fight-11-dead-holder =
    .ask = 持有待收情報的人死了，情報歸誰？
    .answer = 若沒有人再移走，誰也不接收，情報棄掉。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-12-first-after-the-dead.scn
# from: 30174622
sw-rule-fight-12-first-after-the-dead =
    .ask = 待收情報在死者面前，還能【誤導】嗎？從誰問起？
    .answer = 能，從死者的座位算左右；從死者右邊開始問。

# scenarios/spywar/flow/contest/SW-SCN-19.scn
# from: e1bfe712
sw-scn-19 =
    .ask = 有人用了【截獲】，剛才略過的人還有機會出手嗎？
    .answer = 有。每出手一次，就從新的持有者開始重新問一圈。

# scenarios/spywar/flow/contest/SW-SCN-20.scn
# from: dd03373b
sw-scn-20 =
    .ask = 爭奪階段什麼時候結束？
    .answer = 連續一圈都沒人出手就結束，持有者接收情報。

# scenarios/spywar/flow/death/SW-RULE-DEATH-03-zones-at-the-moment.scn
# from: 36f38eb7
sw-rule-death-03-zones-at-the-moment =
    .ask = 鎮壓者的任務，算死者死亡那一刻的情報，還是技能移走之後的？
    .answer = 算死亡那一刻的，死前技能還來不及移走。

# scenarios/spywar/flow/death/SW-RULE-DEATH-06-living-takers.scn
# from: 0341a279
sw-rule-death-06-living-takers =
    .ask = 死者可以把手牌留給同時死亡的隊友嗎？
    .answer = 不可以，只能給另一位存活的玩家。

# scenarios/spywar/flow/death/SW-RULE-DEATH-08-character-stays-hidden.scn
# from: 042ef0bd
sw-rule-death-08-character-stays-hidden =
    .ask = 死亡要亮出身份或翻開角色嗎？
    .answer = 都不用，身份和蓋伏的角色都不公開。

# scenarios/spywar/flow/death/SW-SCN-77.scn
# from: 37149125
sw-scn-77 =
    .ask = 死亡時可以把手牌留給別人嗎？最多幾張？
    .answer = 可以，最多三張，只能給同一位存活玩家，其餘棄掉。

# scenarios/spywar/flow/dying/SW-RULE-DYING-01-third-black.scn
# from: c34cad80
sw-rule-dying-01-third-black =
    .ask = 有三張黑色就馬上死嗎？
    .answer = 不會馬上死。先算技能和勝利，再瀕死，沒人救才死亡。

# scenarios/spywar/flow/dying/SW-RULE-DYING-07-restart.scn
# from: 82854509
sw-rule-dying-07-restart =
    .ask = 瀕死的人有四張黑色，一張【澄清】不夠，剛才略過的人還能救嗎？
    .answer = 能。用過一張後，從頭再問一次。

# scenarios/spywar/flow/dying/SW-RULE-DYING-09-all-rescues-first.scn
# from: d4515aea
sw-rule-dying-09-all-rescues-first =
    .ask = 三個人同時瀕死，第一個沒救成，會先死嗎？
    .answer = 不會。每個人都救過一遍，沒救成的才一起死亡。

# scenarios/spywar/flow/dying/SW-RULE-DYING-10-only-the-patient.scn
# from: ca5302fb
sw-rule-dying-10-only-the-patient =
    .ask = 救援時用【澄清】，可以順便棄掉自己的黑色情報嗎？
    .answer = 不可以，只能對正在救的那位玩家使用。

# scenarios/spywar/flow/dying/SW-RULE-DYING-14-doomed-passes-on.scn
# from: 3f4002b0
sw-rule-dying-14-doomed-passes-on =
    .ask = 白小年瀕死沒人救，又用【澄清】救了別人，還能發動「轉交」嗎？
    .answer = 能，照樣移走情報摸兩張；但摸到【澄清】也救不了自己。

# scenarios/spywar/flow/dying/SW-RULE-DYING-16-winning-beats-dying.scn
# from: d9142b92
sw-rule-dying-16-winning-beats-dying =
    .ask = 一張紅黑雙色情報使我同時有三張紅色和三張黑色，算贏還是瀕死？
    .answer = 潛伏戰線的你直接獲勝，不用管瀕死。

# scenarios/spywar/flow/dying/SW-SCN-71-default.scn
# from: 755639de
sw-scn-71-default =
    .ask = 有人瀕死時，先問誰要不要救？
    .answer = 從當前回合的玩家開始往右問，瀕死的人也排在其中。

# scenarios/spywar/flow/dying/SW-SCN-73.scn
# from: 30224132
sw-scn-73 =
    .ask = 我自己瀕死，手裡有【澄清】，能救自己嗎？
    .answer = 能。問到你時就可以用，救成了就不再往下問。

# scenarios/spywar/flow/dying/SW-SCN-85.scn
# from: b7f58129
sw-scn-85 =
    .ask = 我瀕死沒人救，死前還能用【澄清】救另一位瀕死的人嗎？
    .answer = 能。所有救援結束前，你還可以救別人，但不能再救自己。

# scenarios/spywar/flow/receive/SW-RULE-RECV-03-no-idle-point.scn
# from: 48171ca7
sw-rule-recv-03-no-idle-point =
    .ask = 爭奪結束了，我才發現是黑色，還能【截獲】嗎？
    .answer = 不能。接收後只有救援時能用【澄清】。

# scenarios/spywar/flow/receive/SW-RULE-RECV-10-card-already-gone.scn
# from: c27277b8
sw-rule-recv-10-card-already-gone =
    .ask = 老漢剛接收的黑色情報被王富貴棄掉了，「視死」還能摸牌嗎？
    .answer = 能。已經接收過，牌不在了也算。

# scenarios/spywar/flow/receive/SW-RULE-RECV-11-sender-receives.scn
# from: cf461ade
sw-rule-recv-11-sender-receives =
    .ask = 邵秀自己接收了自己傳出的情報，還能發動「綿裡藏針」嗎？
    .answer = 能，只能放給自己，一次接收一次。

# scenarios/spywar/flow/setup/SW-RULE-VAR-03-four-players.scn
# from: 854b23d1
sw-rule-var-03-four-players =
    .ask = 四個人玩，兩個陣營怎麼分勝負？
    .answer = 潛伏戰線和特工機關各一人，一方達成就一同獲勝；另外兩位是神秘人。

# scenarios/spywar/flow/setup/SW-SCN-01.scn
# from: cd7d0f86
sw-scn-01 =
    .ask = 開局每人幾張手牌？先手呢？
    .answer = 每人三張，先手回合開始再摸三張。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-CUANDUOZHE-03-dead-in-own-turn.scn
# from: 7cb42193
sw-rule-task-cuanduozhe-03-dead-in-own-turn =
    .ask = 篡奪者在自己的回合死了，之後有人獲勝，還能取代嗎？
    .answer = 能，只要還是他的回合。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-JIAOJUZHE-01-eliminated.scn
# from: 022d915e
sw-rule-task-jiaojuzhe-01-eliminated =
    .ask = 攪局者無牌可傳而出局，回合結束時條件剛好達成，算贏嗎？
    .answer = 不算。出局的人不能獲勝。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-JIAOJUZHE-01-end-of-turn.scn
# from: 70038e0c
sw-rule-task-jiaojuzhe-01-end-of-turn =
    .ask = 攪局者的條件達成了，馬上就贏嗎？
    .answer = 不會。要等自己的回合結束，那時其他存活玩家每人都還有兩張才算。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-QINGDAOFU-02-one-of-each.scn
# from: 79c73c29
sw-rule-task-qingdaofu-02-one-of-each =
    .ask = 死者面前一張紅色、一張藍色，清道夫算贏嗎？
    .answer = 算，紅色、藍色各不超過一張就行，誰的回合都可以。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-QINGDAOFU-03-own-death.scn
# from: 0108f623
sw-rule-task-qingdaofu-03-own-death =
    .ask = 清道夫自己死亡，能算自己的任務嗎？
    .answer = 能，自己的死亡也算。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-XIANXINGZHE-01-dual.scn
# from: d927d18e
sw-rule-task-xianxingzhe-01-dual =
    .ask = 先行者面前只有一張紅黑雙色，死亡時算有紅色情報嗎？
    .answer = 算，死亡時獲勝；還在瀕死時不算，得真的死亡。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-YOUBIANZHE-01-usurper-has-three.scn
# from: 48eed779
sw-rule-task-youbianzhe-01-usurper-has-three =
    .ask = 篡奪者在自己的回合集到三張紅色，誘變者因此宣告，誰贏？
    .answer = 篡奪者贏，誘變者的宣告照樣被取代。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-ZHENYAZHE-04-cards-are-counted.scn
# from: c9c07bbd
sw-rule-task-zhenyazhe-04-cards-are-counted =
    .ask = 鎮壓者的任務，一張紅黑雙色算兩張嗎？
    .answer = 不算，數的是張數，雙色也只是一張。

# scenarios/spywar/flow/tasks/SW-SCN-46-mutator.scn
# from: 90c048eb
sw-scn-46-mutator =
    .ask = 特工機關的人集到三張紅色，誘變者會贏嗎？
    .answer = 會。有人集到三張同色卻沒有因此宣告，誘變者獲勝。

# scenarios/spywar/flow/tasks/SW-SCN-86.scn
# from: 69c6a142
sw-scn-86 =
    .ask = 害死人的那張藍黑雙色情報，也算進鎮壓者的兩張嗎？
    .answer = 算。接收後再看死者面前，紅藍合計兩張就行。

# scenarios/spywar/flow/tasks/SW-SCN-91-mixed.scn
# from: 93579476
sw-scn-91-mixed =
    .ask = 雙面間諜兩張紅色加一張藍色，算贏嗎？
    .answer = 不算，要三張同色。

# scenarios/spywar/flow/terms/SW-RULE-TERM-04-dual-counts-for-both.scn
# from: 0c3eff85
sw-rule-term-04-dual-counts-for-both =
    .ask = 一張紅黑雙色情報，算幾張紅、幾張黑？
    .answer = 算一張紅，也算一張黑。

# scenarios/spywar/flow/terms/SW-RULE-TERM-09-oneself-or-another.scn
# from: 86d10c08
sw-rule-term-09-oneself-or-another =
    .ask = 哪些功能牌可以對自己用？
    .answer = 出牌階段只有【澄清】和【利誘】可以，【試探】、【威逼】、【平衡】不行。

# scenarios/spywar/flow/terms/SW-RULE-TERM-17-own-contest.scn
# from: 22b25b75
sw-rule-term-17-own-contest =
    .ask = 「自己回合的爭奪階段」是指我收到情報的時候嗎？
    .answer = 不是，是你自己回合裡的爭奪階段。

# scenarios/spywar/flow/terms/SW-RULE-TERM-19-sending-is-not-using.scn
# from: 07567b2c
sw-rule-term-19-sending-is-not-using =
    .ask = 白小年傳出情報，算使用了一張牌嗎？
    .answer = 不算，傳出不是使用，不能「轉交」。

# scenarios/spywar/flow/terms/SW-RULE-TERM-23-hidden-characters.scn
# from: bda6ebd9
sw-rule-term-23-hidden-characters =
    .ask = 蓋伏的李寧玉有「城府」嗎？
    .answer = 沒有。蓋伏時只有翻開自己的那個技能。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-01-must-send.scn
# from: 338f2aad
sw-rule-pass-01-must-send =
    .ask = 有鎖的牌傳出時，可以鎖定任何人嗎？
    .answer = 可以鎖定任何其他存活玩家；但↑鎖定別人不起作用，收信的人照樣自己決定。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-05-handed-back.scn
# from: 02810b67
sw-rule-pass-05-handed-back =
    .ask = ↑的情報對方不收，會傳給別人嗎？
    .answer = 不會，退給傳出者，傳出者必須收下。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-05-locked-addressee.scn
# from: 5813a07e
sw-rule-pass-05-locked-addressee =
    .ask = ↑的情報鎖定了收信的人，他能不收嗎？
    .answer = 不能，必須收下。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-10-accepted-unseen.scn
# from: d6ec9323
sw-rule-pass-10-accepted-unseen =
    .ask = 收下情報後可以先看一眼嗎？這時算我的情報了嗎？
    .answer = 不能看，也還不算；要等爭奪結束、接收之後。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-12-eliminated.scn
# from: e46ae1bb
sw-rule-pass-12-eliminated =
    .ask = 我沒有手牌可傳，會怎樣？
    .answer = 輸掉遊戲出局，不算死亡；身份不亮出，情報全部棄掉。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-14-no-share.scn
# from: 2f7fdc93
sw-rule-pass-14-no-share =
    .ask = 陣營獲勝時，死亡的隊友和出局的隊友都算贏嗎？
    .answer = 死亡的算，出局的不算。

# scenarios/spywar/flow/transmit/SW-SCN-07.scn
# from: 91982d76
sw-scn-07 =
    .ask = 轉了一圈沒人收的情報，傳出者可以不收嗎？
    .answer = 不可以，必須收下，然後進入爭奪階段。

# scenarios/spywar/flow/transmit/SW-SCN-10.scn
# from: 3601a808
sw-scn-10 =
    .ask = 被鎖定的人還能【破譯】嗎？
    .answer = 能先看，看完還是必須收下。

# scenarios/spywar/flow/transmit/SW-SCN-106.scn
# from: 74dc2f10
sw-scn-106 =
    .ask = 篡奪者因無牌可傳出局，那個回合別人獲勝，還能取代嗎？
    .answer = 不能，出局的人什麼也贏不了。

# scenarios/spywar/flow/transmit/SW-SCN-11.scn
# from: a74cd611
sw-scn-11 =
    .ask = 鎖定了後面的人，前面的人先收下，鎖定還有效嗎？
    .answer = 沒有。情報在前面的人面前，爭奪時也不受影響。

# scenarios/spywar/flow/turn/SW-RULE-TURN-12-dead-in-the-play-phase.scn
# from: 5fa7a3f4
sw-rule-turn-12-dead-in-the-play-phase =
    .ask = 我在自己的出牌階段死了，還要傳情報嗎？
    .answer = 不用，回合直接結束。

# scenarios/spywar/flow/turn/SW-RULE-TURN-13-dead-in-the-contest.scn
# from: 80b18f44
sw-rule-turn-13-dead-in-the-contest =
    .ask = 傳出者在爭奪階段死了，情報還有人接收嗎？
    .answer = 有。爭奪照常繼續，最後的持有者接收。

# scenarios/spywar/flow/victory/SW-RULE-WIN-09-not-in-other-turns.scn
# from: 2931efa0
sw-rule-win-09-not-in-other-turns =
    .ask = 別人的回合有人獲勝，篡奪者可以取代他嗎？
    .answer = 不可以，只有在自己的回合才行。

# scenarios/spywar/flow/victory/SW-RULE-WIN-10-both-factions.scn
# from: ca3fe8ae
sw-rule-win-10-both-factions =
    .ask = 兩個陣營同時集到三張，誰贏？
    .answer = 同一次判定達成的都贏，雙面間諜也算。

# scenarios/spywar/flow/victory/SW-SCN-46-base.scn
# from: 372df5dd
sw-scn-46-base =
    .ask = 特工機關的人集到三張紅色，潛伏戰線會贏嗎？
    .answer = 不會。要本陣營的人集到本陣營的顏色。

# scenarios/spywar/flow/victory/SW-SCN-88.scn
# from: 07d78309
sw-scn-88 =
    .ask = 篡奪者的回合，潛伏戰線集到三張紅色，誰贏？
    .answer = 篡奪者贏，取代宣告的人，潛伏戰線不算。

# scenarios/spywar/flow/victory/SW-SCN-94.scn
# from: 23b8fa20
sw-scn-94 =
    .ask = 只剩我一個人活著，算贏嗎？死亡的隊友呢？
    .answer = 算，最後的倖存者獲勝，同陣營的死者一同獲勝。

# scenarios/spywar/flow/victory/SW-SCN-95-default.scn
# from: acdc0e74
sw-scn-95-default =
    .ask = 只剩兩個人，都是潛伏戰線，算贏了嗎？
    .answer = 還沒有，繼續打，直到有人集到三張或只剩一位。

# scenarios/spywar/interactions/guijiao/IX-GUIJIAO-JIEHUO.scn
# from: 7ac04566
ix-guijiao-jiehuo =
    .ask = 有人剛用【截獲】搶走情報，鬼腳還能「急送」移走嗎？
    .answer = 能，移到任意一位存活玩家面前。

# scenarios/spywar/interactions/laohan/IX-LAOHAN-DIAOBAO.scn
# from: f16473e1
ix-laohan-diaobao =
    .ask = 紅色情報被換成帶黑色的【調包】，老漢的「視死」算嗎？
    .answer = 算。看的是最後接收到的那張。

# scenarios/spywar/interactions/laohan/IX-LAOHAN-JIEHUO.scn
# from: 6230cf1f
ix-laohan-jiehuo =
    .ask = 老漢用【截獲】搶到帶黑色的情報，「視死」能摸牌嗎？
    .answer = 能。截獲來的也是接收，摸兩張。

# scenarios/spywar/interactions/liyou/IX-LIYOU-receivers.scn
# from: c8bd32cd
ix-liyou-receivers =
    .ask = 【利誘】放的情報，會觸發程小蝶、王魁這些「接收後」的技能嗎？
    .answer = 不會。放置不是接收，這些技能都不問。

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-balance.scn
# from: 5d400a49
sw-rule-ruling-01-balance =
    .ask = 牌堆不夠，剛用的【平衡】會洗回去摸到嗎？
    .answer = 不會。使用中的牌不在棄牌堆，其他棄牌才洗回。

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-deck-runs-out.scn
# from: 9ee3a555
sw-rule-ruling-01-deck-runs-out =
    .ask = 牌堆剛好摸完，馬上洗棄牌堆嗎？
    .answer = 不，等到真的要牌而牌堆沒有時才洗。

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-own-discard.scn
# from: 737a5250
sw-rule-ruling-01-own-discard =
    .ask = 牌堆和棄牌堆都空了，端木靜用「新思潮」棄一張，能摸到什麼？
    .answer = 摸回剛棄的那張，它先洗成新的牌堆。

# scenarios/spywar/interactions/rulings/SW-TERM-32-usurper-taken.scn
# from: 71deb1cc
sw-term-32-usurper-taken =
    .ask = 篡奪者死在自己的回合，身份被顧小夢拿走，這回合還有人能取代嗎？
    .answer = 沒有。這不是顧小夢的回合，死者也已經沒有身份。

# scenarios/spywar/interactions/wangkui/IX-WANGKUI-DIAOBAO.scn
# from: 109446e8
ix-wangkui-diaobao =
    .ask = 別人用【調包】換成黑色，王魁「以牙還牙」放給調包的人嗎？
    .answer = 不是，照樣看原來的傳出者和其左右。

# scenarios/spywar/interactions/zhengwenxian/IX-ZHENGWENXIAN-SHANGYU-dead-holder.scn
# from: ac304047
ix-zhengwenxian-shangyu-dead-holder =
    .ask = 爭奪時持有情報的人死了，鄭文先發動「偷天」，能接收情報嗎？
    .answer = 能。情報移到他面前，沒人再移走就由他接收。
