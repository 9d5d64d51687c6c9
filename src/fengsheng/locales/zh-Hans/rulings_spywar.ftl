### Rulings of spywar as players ask for them. Written by tools/ruling_texts.py.

# scenarios/spywar/cards/balance/SW-RULE-CARD-PINGHENG-02-both-hands.scn
# from: 57559461
sw-rule-card-pingheng-02-both-hands =
    .ask = 【平衡】先弃后摸，我刚使用的【平衡】也算在弃掉的手牌里吗？
    .answer = 不算，它已经在使用。两人把剩下的手牌弃光，再各摸三张。

# scenarios/spywar/cards/balance/SW-RULE-CARD-PINGHENG-03-empty-hands.scn
# from: 490f4393
sw-rule-card-pingheng-03-empty-hands =
    .ask = 我和对方都没有手牌，还能用【平衡】吗？
    .answer = 能。没有牌可弃，就直接各摸三张。

# scenarios/spywar/cards/clear/SW-RULE-CARD-CHENGQING-01-own-phase.scn
# from: 9b49e5b9
sw-rule-card-chengqing-01-own-phase =
    .ask = 【澄清】可以弃掉红黑双色的情报吗？纯红的呢？
    .answer = 双色的可以，整张弃掉；不带黑色的不可以。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-02-gives-one.scn
# from: 77177b7d
sw-rule-card-weibi-02-gives-one =
    .ask = 【威逼】说中了，交哪一张由谁选？别人看得到吗？
    .answer = 由被威逼的人选一张同名的牌，只有你们两人知道是哪一张。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-04-shows-the-hand.scn
# from: ef4b70fa
sw-rule-card-weibi-04-shows-the-hand =
    .ask = 被【威逼】的人没有那种牌，要给所有人看手牌吗？
    .answer = 不用。只让使用者独自查看全部手牌。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-05-empty-hand.scn
# from: 400a2bd5
sw-rule-card-weibi-05-empty-hand =
    .ask = 可以对没有手牌的人用【威逼】吗？
    .answer = 可以，只是什么也拿不走、看不到。

# scenarios/spywar/cards/coerce/SW-RULE-CARD-WEIBI-06-printed-names.scn
# from: f648c6bb
sw-rule-card-weibi-06-printed-names =
    .ask = 李宁玉（SP）能把【截获】当【误导】用，【威逼】说“误导”逼得出那张牌吗？
    .answer = 逼不出。【威逼】只看牌上印的名称。

# scenarios/spywar/cards/decipher/SW-RULE-CARD-POYI-04-several.scn
# from: be07c21e
sw-rule-card-poyi-04-several =
    .ask = 情报到我面前，可以连用两张【破译】吗？
    .answer = 可以。第一次没翻开，第二次还能翻开并摸一张。

# scenarios/spywar/cards/decipher/SW-RULE-CARD-POYI-06-sender.scn
# from: 1e04e48f
sw-rule-card-poyi-06-sender =
    .ask = 自己传出的情报退给我，还能【破译】摸牌吗？
    .answer = 能。带黑色就可以翻开摸一张，然后必须收下。

# scenarios/spywar/cards/decipher/SW-SCN-13.scn
# from: 1ba7007f
sw-scn-13 =
    .ask = 情报已经翻开了，后面的人再【破译】还能摸牌吗？
    .answer = 不能。翻开摸牌只有一次，已经面朝上就没有了。

# scenarios/spywar/cards/decipher/SW-SCN-14.scn
# from: e7ad37d5
sw-scn-14 =
    .ask = 【破译】看到情报不带黑色，可以翻开给大家看吗？
    .answer = 不可以。不带黑色就保持面朝下，也不摸牌。

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-02-placed.scn
# from: 2cb886b8
sw-rule-card-liyou-02-placed =
    .ask = 【利诱】放到面前的情报算接收吗？
    .answer = 不算接收，只是放置；但一样算你面前的情报。

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-03-dead-neighbour.scn
# from: 545dbec4
sw-rule-card-liyou-03-dead-neighbour =
    .ask = 【利诱】亮出的牌会让对方集到三张红色，这张牌归谁？
    .answer = 归使用者，收进手牌，大家都看到是哪一张。

# scenarios/spywar/cards/entice/SW-RULE-CARD-LIYOU-06-no-third-black.scn
# from: cf525475
sw-rule-card-liyou-06-no-third-black =
    .ask = 可以用【利诱】给人第三张黑色，害他濒死吗？
    .answer = 不可以。会成第三张同色，这张牌就改由你收进手牌。

# scenarios/spywar/cards/entice/SW-SCN-67.scn
# from: d0dce825
sw-scn-67 =
    .ask = 对方已经有三张蓝色，【利诱】亮出红牌，还能放给他吗？
    .answer = 能。只看亮出这张牌的颜色，他的红色没到三张就放。

# scenarios/spywar/cards/intercept/SW-RULE-CARD-JIEHUO-03-by-the-holder.scn
# from: f5bc5462
sw-rule-card-jiehuo-03-by-the-holder =
    .ask = 待收情报已经在我面前，我还能用【截获】吗？
    .answer = 能用，只是情报不动。

# scenarios/spywar/cards/mislead/SW-RULE-CARD-WUDAO-02-neighbours.scn
# from: 8017eaa4
sw-rule-card-wudao-02-neighbours =
    .ask = 【误导】时持有者左边的人死了，情报移到哪里？
    .answer = 移给那一边最近的存活玩家。

# scenarios/spywar/cards/mislead/SW-RULE-CARD-WUDAO-12-two-left.scn
# from: 5d335ff5
sw-rule-card-wudao-12-two-left =
    .ask = 只剩两个人，【误导】还有用吗？
    .answer = 有用，情报就移给另一位，没有别的选择。

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-03-draw.scn
# from: bdb037d9
sw-rule-card-shitan-03-draw =
    .ask = 【试探】的内容谁知道？用过放哪里？
    .answer = 只有你和对方知道；用过就移出游戏，不进弃牌堆。

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-04-discards.scn
# from: c63f4cba
sw-rule-card-shitan-04-discards =
    .ask = 【试探】写的是两个阵营摸牌，神秘人被试探要怎样？
    .answer = 弃一张手牌。没写让神秘人摸牌，神秘人就弃牌。

# scenarios/spywar/cards/probe/SW-RULE-CARD-SHITAN-05-discard.scn
# from: 87ce1dfa
sw-rule-card-shitan-05-discard =
    .ask = 被【试探】要弃牌，弃哪一张由谁选？要亮出吗？
    .answer = 由被试探的人自己选，弃掉的牌大家看得到。

# scenarios/spywar/cards/probe/SW-SCN-61.scn
# from: 574cac95
sw-scn-61 =
    .ask = 【试探】要我弃牌，可我没有手牌，怎么办？
    .answer = 说明要弃牌就好，什么也不弃。

# scenarios/spywar/cards/swap/SW-RULE-CARD-DIAOBAO-02-the-card-itself.scn
# from: 0a4fa046
sw-rule-card-diaobao-02-the-card-itself =
    .ask = 【调包】换进去的是哪张牌？原来的情报要亮出吗？
    .answer = 【调包】自己面朝下成为待收情报，原来那张亮出后弃掉。

# scenarios/spywar/cards/swap/SW-RULE-CARD-DIAOBAO-05-arrow-and-lock-are-idle.scn
# from: cba9a09b
sw-rule-card-diaobao-05-arrow-and-lock-are-idle =
    .ask = 【调包】之后，情报会换到别人面前吗？
    .answer = 不会，留在原来的持有者面前，只有使用者知道内容。

# scenarios/spywar/characters/afuluola/SW-CHAR-AFULUOLA-1a-herself.scn
# from: b1bdecd3
sw-char-afuluola-1a-herself =
    .ask = 阿芙罗拉“妙手”可以看自己、用自己的手牌吗？
    .answer = 可以，看了就必须从中选一张。

# scenarios/spywar/characters/afuluola/SW-CHAR-AFULUOLA-1d-sender-stays.scn
# from: fc68f639
sw-char-afuluola-1d-sender-stays =
    .ask = 阿芙罗拉换了待收情报后，传出者算谁？
    .answer = 还是原来的传出者，技能看最后接收的那张。

# scenarios/spywar/characters/afuluola/SW-SCN-26.scn
# from: d8ad0e55
sw-scn-26 =
    .ask = 阿芙罗拉发动“妙手”，可以拿别人面前的情报当新的待收情报吗？
    .answer = 可以，那张就不再算他的；原来的待收情报弃掉。

# scenarios/spywar/characters/baicanglang/SW-CHAR-BAICANGLANG-1a-stop.scn
# from: 850b498b
sw-char-baicanglang-1a-stop =
    .ask = 白沧浪发动“博爱”，摸了牌可以不给人吗？
    .answer = 可以，只摸第一张就停。

# scenarios/spywar/characters/baicanglang/SW-SCN-59-face-down.scn
# from: 0f6678f7
sw-scn-59-face-down =
    .ask = 白沧浪把牌给了盖伏的女角色，还能再摸一张吗？
    .answer = 不能，盖伏的角色没有性别。

# scenarios/spywar/characters/baifeifei/SW-CHAR-BAIFEIFEI-1a-dual.scn
# from: abc560a9
sw-char-baifeifei-1a-dual =
    .ask = 白菲菲传出的红黑双色情报被接收，发动“怜悯”还是“腹黑”？
    .answer = 只有“腹黑”，摸一张；带黑色就没有“怜悯”。

# scenarios/spywar/characters/baifeifei/SW-SCN-111.scn
# from: db00eaf8
sw-scn-111 =
    .ask = 白菲菲在争夺阶段死了，她的情报被接收时还有技能吗？
    .answer = 没有，死者的“怜悯”和“腹黑”都不发动。

# scenarios/spywar/characters/baifeifei/SW-SCN-23.scn
# from: ee2396a9
sw-scn-23 =
    .ask = 白菲菲传出黑色情报，被蓝色的【调包】换掉，“怜悯”能发动吗？
    .answer = 能，看的是最后接收的那张，不带黑色就行。

# scenarios/spywar/characters/baikunshan/SW-CHAR-BAIKUNSHAN-1d-empty-hand.scn
# from: 2b48a3c1
sw-char-baikunshan-1d-empty-hand =
    .ask = 白昆山“毒计”可以指定自己，或没有手牌的人吗？
    .answer = 都不可以，要指定另外两位有手牌的玩家。

# scenarios/spywar/characters/baikunshan/SW-SCN-105.scn
# from: a4254ae3
sw-scn-105 =
    .ask = 白昆山“毒计”抽到两张黑牌，必须同时决定吗？
    .answer = 不必，一张一张来；看过第一张怎么放，再决定第二张。

# scenarios/spywar/characters/baikunshan/SW-SCN-41.scn
# from: 17c96a19
sw-scn-41 =
    .ask = 白昆山“毒计”可以使两个人同时濒死吗？
    .answer = 可以，放完两张才看濒死，两人都没救成就一起死亡。

# scenarios/spywar/characters/baixiaonian/SW-CHAR-BAIXIAONIAN-1-black.scn
# from: 9a27a602
sw-char-baixiaonian-1-black =
    .ask = 白小年“转交”可以移走带黑色的情报吗？
    .answer = 不可以，只能移不带黑色的。

# scenarios/spywar/characters/baixiaonian/SW-CHAR-BAIXIAONIAN-1e-swap.scn
# from: 64699079
sw-char-baixiaonian-1e-swap =
    .ask = 白小年用的【调包】成了待收情报，还算使用过吗？
    .answer = 算使用，可以发动“转交”。

# scenarios/spywar/characters/baixiaonian/SW-SCN-22.scn
# from: eef3549d
sw-scn-22 =
    .ask = 白小年对自己面前的待收情报用【截获】，白用了还能“转交”吗？
    .answer = 能，用了就算，情报不动也一样。

# scenarios/spywar/characters/baixiaonian/SW-SCN-68.scn
# from: e9411655
sw-scn-68 =
    .ask = 白小年“转交”可以使对方集到三张红色吗？
    .answer = 不可以，不能使他有三张同色；只看移过去那张的颜色。

# scenarios/spywar/characters/chengxiaodie/SW-CHAR-CHENGXIAODIE-1b-dead-sender.scn
# from: 07e66bcc
sw-char-chengxiaodie-1b-dead-sender =
    .ask = 传出者已经死了，程小蝶的“知音”还能摸牌吗？
    .answer = 他自己摸一张，死者不摸。

# scenarios/spywar/characters/chengxiaodie/SW-SCN-52.scn
# from: 93253d17
sw-scn-52 =
    .ask = 程小蝶接收蓝黑双色情报，“知音”和“惊梦”先后怎么排？
    .answer = 由他自己选，可以先“惊梦”弃人手牌，再“知音”摸牌。

# scenarios/spywar/characters/chengxiaodie/SW-SCN-53.scn
# from: 62a68fd5
sw-scn-53 =
    .ask = 程小蝶接收自己传出的红色情报，“知音”摸几张？
    .answer = 两张，他既是接收者也是传出者。

# scenarios/spywar/characters/duanmujing/SW-CHAR-DUANMUJING-1.scn
# from: 3b6df035
sw-char-duanmujing-1 =
    .ask = 端木静“新思潮”弃的牌算使用吗？
    .answer = 不算使用，只是弃掉，再摸两张。

# scenarios/spywar/characters/feiyuanlongchuan/SW-CHAR-FEIYUANLONGCHUAN-1a-targets.scn
# from: 018e02d3
sw-char-feiyuanlongchuan-1a-targets =
    .ask = 肥原龙川的“诡诈”可以对自己用吗？
    .answer = 当【利诱】可以，当【威逼】不可以。

# scenarios/spywar/characters/feiyuanlongchuan/SW-SCN-65.scn
# from: 52dd7dba
sw-scn-65 =
    .ask = 肥原龙川“诡诈”视为【威逼】，李宁玉用“就计”能拿走那张牌吗？
    .answer = 没有牌可拿。她翻开摸两张，这次【威逼】对她无效。

# scenarios/spywar/characters/guijiao/SW-CHAR-GUIJIAO-1a-once-a-turn.scn
# from: 4d08a32e
sw-char-guijiao-1a-once-a-turn =
    .ask = 鬼脚的“急送”一个争夺阶段能用几次？
    .answer = 每个回合的争夺阶段一次，重新问起也不能再用。

# scenarios/spywar/characters/guijiao/SW-SCN-25.scn
# from: ceb46eda
sw-scn-25 =
    .ask = 鬼脚“急送”可以弃一张红黑双色的情报当代价吗？
    .answer = 不可以，要不带黑色的；或者弃两张手牌。

# scenarios/spywar/characters/guxiaomeng/SW-CHAR-GUXIAOMENG-3b-dead.scn
# from: 7c002f3c
sw-char-guxiaomeng-3b-dead =
    .ask = 顾小梦死了，她的“尾声”还算吗？
    .answer = 不算，她可以随阵营获胜，但没有身份的人不能跟着赢。

# scenarios/spywar/characters/guxiaomeng/SW-CHAR-GUXIAOMENG-3b-own-death.scn
# from: 758a2cb0
sw-char-guxiaomeng-3b-own-death =
    .ask = 顾小梦是先行者，靠死亡获胜，没有身份的人能因“尾声”一同获胜吗？
    .answer = 不能。游戏结束时她要还活着，“尾声”才算。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-74.scn
# from: 34b1e6de
sw-scn-74 =
    .ask = 盖伏的顾小梦濒死，用“急智”摸到【澄清】，能救自己吗？
    .answer = 能，摸完马上再问她一次。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-79-guxiaomeng-first.scn
# from: 3d0eaf8a
sw-scn-79-guxiaomeng-first =
    .ask = 李宁玉死亡，顾小梦的“承志”和“遗信”谁先？
    .answer = 从当前回合的玩家起按座位；顾小梦先到就拿光手牌，没有“遗信”了。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-89.scn
# from: c4650f81
sw-scn-89 =
    .ask = 顾小梦拿了篡夺者的身份，在自己的回合能取代别人吗？
    .answer = 能，身份换了任务也换；原来的篡夺者因“尾声”一同获胜。

# scenarios/spywar/characters/guxiaomeng/SW-SCN-92.scn
# from: b3fb89b7
sw-scn-92 =
    .ask = 顾小梦有三张红色，改用死者的潜伏战线身份，马上赢吗？
    .answer = 死亡结算完就赢；被拿走身份的人也因“尾声”一同获胜。

# scenarios/spywar/characters/guxiaomeng_sp/SW-CHAR-GUXIAOMENG_SP-1-bond.scn
# from: 978a679d
sw-char-guxiaomeng_sp-1-bond =
    .ask = 顾小梦（SP）“羁绊”摸两张后，可以一张都不给吗？
    .answer = 不可以，至少给另一位玩家一张。

# scenarios/spywar/characters/guxiaomeng_sp/SW-CHAR-GUXIAOMENG_SP-1b-everything.scn
# from: 952c028b
sw-char-guxiaomeng_sp-1b-everything =
    .ask = 顾小梦（SP）“羁绊”把手牌全给出去，会怎样？
    .answer = 可以全给，但没有牌可传就输掉游戏。

# scenarios/spywar/characters/hanmei/SW-SCN-107-red.scn
# from: 3cf53984
sw-scn-107-red =
    .ask = 对方已有三张蓝色，韩梅还能移一张红色给他吗？
    .answer = 能，只看移动那张牌的颜色。

# scenarios/spywar/characters/hanmei/SW-SCN-38.scn
# from: 63a3f91b
sw-scn-38 =
    .ask = 韩梅“移花接木”把红色移给已有两张红色的人，会怎样？
    .answer = 不能使他有三张，这张牌改由韩梅收进手牌。

# scenarios/spywar/characters/huangjiren/SW-CHAR-HUANGJIREN-1-cure.scn
# from: 6878da6b
sw-char-huangjiren-1-cure =
    .ask = 黄济仁“对症下药”亮出的两张同色手牌要弃掉吗？
    .answer = 不用，亮出后留在手牌；弃的是任意一位玩家的一张该色情报。

# scenarios/spywar/characters/jinshenghuo/SW-CHAR-JINSHENGHUO-1b-gone.scn
# from: f1084166
sw-char-jinshenghuo-1b-gone =
    .ask = 刚接收的双色情报被王富贵弃掉，金生火还能“谨慎”吗？
    .answer = 不能，那张牌不在了，没得换。

# scenarios/spywar/characters/jinshenghuo/SW-SCN-50.scn
# from: c3dec7d4
sw-scn-50 =
    .ask = 金生火“谨慎”换上的蓝牌，能让他集到三张蓝色获胜吗？
    .answer = 能，换上的手牌就是他接收的情报。

# scenarios/spywar/characters/laobie/SW-CHAR-LAOBIE-1b-lock.scn
# from: b3a1ce5e
sw-char-laobie-1b-lock =
    .ask = 老鳖“联络”改了传法，没有锁的牌也能锁定吗？
    .answer = 不能，只改箭头；牌上有锁才能锁定。

# scenarios/spywar/characters/laobie/SW-SCN-56.scn
# from: d90397ec
sw-scn-56 =
    .ask = 老鳖自己接收了自己的红黑双色情报，“明饵”摸几张？
    .answer = 两张，他既是传出者也是接收者。

# scenarios/spywar/characters/laohan/SW-SCN-82.scn
# from: 905b3530
sw-scn-82 =
    .ask = 老汉“如归”把黑色情报移给当前回合的玩家，害他有三张黑色，会怎样？
    .answer = 这次死亡结算完，再救援那位玩家。

# scenarios/spywar/characters/laohan/SW-SCN-83.scn
# from: 3a6eaed7
sw-scn-83 =
    .ask = 老汉在自己的回合死亡，能“如归”吗？
    .answer = 不能，只在别人的回合才行。

# scenarios/spywar/characters/lianyuan/SW-CHAR-LIANYUAN-1-undoes.scn
# from: 95752857
sw-char-lianyuan-1-undoes =
    .ask = 对方正要接收第三张红色，连鸢来得及拿走一张吗？
    .answer = 来得及，争夺阶段拿走一张，接收后就只有两张。

# scenarios/spywar/characters/lianyuan/SW-SCN-40.scn
# from: d7388e3c
sw-scn-40 =
    .ask = 连鸢先拿一张红黑双色情报，第二张可以拿什么？
    .answer = 只能拿纯蓝色的，两张不能有相同的颜色。

# scenarios/spywar/characters/liningyu/SW-CHAR-LININGYU-3-no-guard.scn
# from: 3e82cc9a
sw-char-liningyu-3-no-guard =
    .ask = 李宁玉“遗信”可以给人第三张黑色吗？
    .answer = 可以，她的死亡结算完，那位玩家就濒死。

# scenarios/spywar/characters/liningyu/SW-SCN-62.scn
# from: d42095bd
sw-scn-62 =
    .ask = 盖伏的李宁玉被【试探】，用“就计”还要反应吗？
    .answer = 不用。【试探】对翻开的她无效，之后收进她的手牌。

# scenarios/spywar/characters/liningyu/SW-SCN-64.scn
# from: 6c0cf4a6
sw-scn-64 =
    .ask = 可以对翻开的李宁玉用【试探】或【威逼】吗？
    .answer = 可以用，只是对她无效，牌白白用了。

# scenarios/spywar/characters/liningyu/SW-SCN-80.scn
# from: d758951f
sw-scn-80 =
    .ask = 盖伏的李宁玉死亡，能“遗信”吗？还能留手牌吗？
    .answer = 没有“遗信”，但照样可以把最多三张手牌交给别人。

# scenarios/spywar/characters/liningyu_sp/SW-CHAR-LININGYU_SP-1.scn
# from: 4d207294
sw-char-liningyu_sp-1 =
    .ask = 李宁玉（SP）的【截获】一定要当【误导】用吗？
    .answer = 不一定，照【截获】用也行，只是不摸牌。

# scenarios/spywar/characters/liningyu_sp/SW-SCN-32.scn
# from: 5f78775d
sw-scn-32 =
    .ask = 张一挺禁用【误导】，李宁玉（SP）还能把【截获】当【误导】用吗？
    .answer = 不能，但可以照【截获】用。

# scenarios/spywar/characters/lixing/SW-CHAR-LIXING-1c.scn
# from: 98c9876a
sw-char-lixing-1c =
    .ask = 李醒查看了手牌，只拿一张黑牌，其余的要给大家看吗？
    .answer = 不用，只亮出拿走的，其余只有李醒看过。

# scenarios/spywar/characters/lixing/SW-SCN-28.scn
# from: fca1783c
sw-scn-28 =
    .ask = 李醒“搜缉”拿走待收情报，还有人接收吗？
    .answer = 没有，本回合没人接收，回合结束。

# scenarios/spywar/characters/maobuba/SW-CHAR-MAOBUBA-1-single.scn
# from: 7b410ba9
sw-char-maobuba-1-single =
    .ask = 毛不拔接收单色情报，能“奇货可居”吗？
    .answer = 不能，只有接收双色情报才行。

# scenarios/spywar/characters/maobuba/SW-SCN-49.scn
# from: 98d8e92e
sw-scn-49 =
    .ask = 毛不拔接收的双色情报是第三张黑色，能拿回手牌避免濒死吗？
    .answer = 能，“奇货可居”在濒死之前，收进手牌就只剩两张黑色。

# scenarios/spywar/characters/mohongshuang_sp/SW-CHAR-MOHONGSHUANG_SP-1.scn
# from: 30bae859
sw-char-mohongshuang_sp-1 =
    .ask = 墨红霜（SP）“朝百合”可以指定自己，或盖伏的女角色吗？
    .answer = 可以指定自己；盖伏的没有性别，不能指定。

# scenarios/spywar/characters/mohongshuang_sp/SW-CHAR-MOHONGSHUANG_SP-2-no-man.scn
# from: dd6c6889
sw-char-mohongshuang_sp-2-no-man =
    .ask = 没有翻开的男角色，墨红霜（SP）能“暮蔷薇”吗？
    .answer = 不能，没有人可以放，整个技能都不能发动。

# scenarios/spywar/characters/peiling/SW-CHAR-PEILING-1b-nothing.scn
# from: 666b8c7a
sw-char-peiling-1b-nothing =
    .ask = 裴玲有两张带黑色的情报，可以一张都不还吗？双色的算吗？
    .answer = 可以不还，双色只要带黑色就算。

# scenarios/spywar/characters/peiling/SW-SCN-58.scn
# from: a7d87321
sw-scn-58 =
    .ask = 裴玲有一张黑色情报，“交际”随机抽两张，要还几张？
    .answer = 还一张或两张，每张黑色可以少还一张。

# scenarios/spywar/characters/shangyu/SW-CHAR-SHANGYU-1b.scn
# from: f9fdbbea
sw-char-shangyu-1b =
    .ask = 商玉抽到黑牌但不想放，会怎样？
    .answer = 牌留在手牌，大家都知道，角色也维持翻开。

# scenarios/spywar/characters/shangyu/SW-CHAR-SHANGYU-1c-robbed.scn
# from: b3988c6e
sw-char-shangyu-1c-robbed =
    .ask = 商玉抽到黑牌，可以放回原主面前，给他第三张黑色吗？
    .answer = 可以，他当场濒死，不等争夺结束。

# scenarios/spywar/characters/shangyu/SW-SCN-35.scn
# from: 949f23b3
sw-scn-35 =
    .ask = 商玉“借刀杀人”一个争夺阶段能用几次？
    .answer = 放下黑牌就盖伏，可以再用；抽到不带黑色的就摸一张，不能再用。

# scenarios/spywar/characters/shaoxiu/SW-CHAR-SHAOXIU-1a-herself.scn
# from: edce3009
sw-char-shaoxiu-1a-herself =
    .ask = 邵秀的情报退给自己，“绵里藏针”能放给别人吗？
    .answer = 不能，接收者是她自己，只能放给自己。

# scenarios/spywar/characters/wangfugui/SW-CHAR-WANGFUGUI-1b-dead.scn
# from: 038cc45b
sw-char-wangfugui-1b-dead =
    .ask = 王富贵说了颜色就死了，情报被接收后还能弃牌吗？
    .answer = 不能，死者不能再发动技能。

# scenarios/spywar/characters/wangfugui/SW-CHAR-WANGFUGUI-and-DIAOBAO.scn
# from: bdf23c0a
sw-char-wangfugui-and-diaobao =
    .ask = 情报被【调包】换过，王富贵说的颜色还算吗？
    .answer = 算，看最后接收后接收者面前的情报。

# scenarios/spywar/characters/wangfugui/SW-SCN-55.scn
# from: 41baccb0
sw-scn-55 =
    .ask = 王富贵“江湖令”可以弃掉刚接收的第三张红色，阻止获胜吗？
    .answer = 可以，技能先发动，再判胜利。

# scenarios/spywar/characters/wangkui/SW-CHAR-WANGKUI-1.scn
# from: c73bf6e9
sw-char-wangkui-1 =
    .ask = 王魁“以牙还牙”可以放给谁？
    .answer = 传出者，或传出者左右最近的存活玩家，然后摸一张。

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1-refused.scn
# from: 3752b47b
sw-char-wangtianxiang-1-refused =
    .ask = 受禁闭的人还能决定收不收情报吗？
    .answer = 能。只是不能使用手牌、没有技能，到回合结束为止。

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1.scn
# from: 7599726c
sw-char-wangtianxiang-1 =
    .ask = 王田香“禁闭”，可以只给一张牌吗？
    .answer = 不可以，要给就给两张，不然就受禁闭。

# scenarios/spywar/characters/wangtianxiang/SW-CHAR-WANGTIANXIANG-1d-passive.scn
# from: ab9a209f
sw-char-wangtianxiang-1d-passive =
    .ask = 受禁闭的李宁玉，“城府”还挡得住【威逼】吗？
    .answer = 挡不住，技能全部无效。

# scenarios/spywar/characters/wangtianxiang/SW-SCN-43.scn
# from: f6aa723f
sw-scn-43 =
    .ask = 受禁闭的人濒死，可以用自己的【澄清】吗？
    .answer = 不可以，但别人可以救他；死亡时照样能留手牌。

# scenarios/spywar/characters/wuzhiguo/SW-CHAR-WUZHIGUO-1a.scn
# from: d3dc9db1
sw-char-wuzhiguo-1a =
    .ask = 吴志国“坚韧”亮出的牌不带黑色，那张牌归谁？
    .answer = 放回牌堆顶，不收进手牌，也不弃情报。

# scenarios/spywar/characters/wuzhiguo/SW-CHAR-WUZHIGUO-and-SHAOXIU.scn
# from: 3af23f95
sw-char-wuzhiguo-and-shaoxiu =
    .ask = 邵秀“绵里藏针”凑成第三张黑色，吴志国来得及“坚韧”吗？
    .answer = 来得及，技能都发动完才看濒死。

# scenarios/spywar/characters/wuzhiguo/SW-SCN-47.scn
# from: 0d79e783
sw-scn-47 =
    .ask = 吴志国接收第三张黑色，“坚韧”能救自己吗？
    .answer = 能，亮出的牌带黑色就能弃掉一张黑色，在濒死之前。

# scenarios/spywar/characters/xiaojiu/SW-CHAR-XIAOJIU-1-none.scn
# from: ce06e635
sw-char-xiaojiu-1-none =
    .ask = 小九发动“广发报”摸了三张，可以一张都不放吗？
    .answer = 可以。

# scenarios/spywar/characters/xiaojiu/SW-CHAR-XIAOJIU-1a-pending.scn
# from: c87b774b
sw-char-xiaojiu-1a-pending =
    .ask = 有人正要接收黑色情报，小九可以先在他面前放两张黑色吗？
    .answer = 可以。“广发报”只看已经在面前的情报，待收的不算。

# scenarios/spywar/characters/xiaojiu/SW-SCN-37.scn
# from: 0194e919
sw-scn-37 =
    .ask = 小九“广发报”可以放两张红牌给只有一张红色的人吗？
    .answer = 不可以，只能放一张，不能使他有三张同色。

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1-exchange.scn
# from: 6f4c89a5
sw-char-xuanqingzi-1-exchange =
    .ask = 玄青子用“金口一开”换了待收情报，大家看得到吗？传出者算谁？
    .answer = 看不到，只有他知道；传出者不变。

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1a.scn
# from: 6b6f1f2a
sw-char-xuanqingzi-1a =
    .ask = 别人的回合，玄青子可以“金口一开”吗？
    .answer = 不可以，只在自己回合的争夺阶段。

# scenarios/spywar/characters/xuanqingzi/SW-CHAR-XUANQINGZI-1c-face-up.scn
# from: a9c2864d
sw-char-xuanqingzi-1c-face-up =
    .ask = 翻开的待收情报被玄青子换掉，新的是面朝上吗？
    .answer = 不是，新的面朝下；放到牌堆顶的那张大家都知道。

# scenarios/spywar/characters/zhangyiting/SW-CHAR-ZHANGYITING-1-rescue.scn
# from: d3a63678
sw-char-zhangyiting-1-rescue =
    .ask = 张一挺禁用【澄清】，本回合有人濒死还能救吗？
    .answer = 不能用【澄清】救，谁都不行。

# scenarios/spywar/characters/zhangyiting/SW-SCN-108-intercepted.scn
# from: 842d2399
sw-scn-108-intercepted =
    .ask = 张一挺用【截获】抢到情报，能发动“强令”吗？
    .answer = 不能，那不是收下情报。

# scenarios/spywar/characters/zhangyiting/SW-SCN-108-locked.scn
# from: 3b999a02
sw-scn-108-locked =
    .ask = 张一挺被锁定、必须收下，也能发动“强令”吗？
    .answer = 能，必须收下也是收下。

# scenarios/spywar/characters/zhangyiting/SW-SCN-31.scn
# from: 3d1f6b5a
sw-scn-31 =
    .ask = 张一挺禁用【截获】，郑文先的“偷天”还能用吗？
    .answer = 能，“偷天”是技能，不是使用那张牌。

# scenarios/spywar/characters/zhengwenxian/SW-CHAR-ZHENGWENXIAN-2-other-cards.scn
# from: 844689ab
sw-char-zhengwenxian-2-other-cards =
    .ask = 郑文先用【截获】或【误导】后，能“换日”盖伏吗？
    .answer = 不能，只有用【调包】或【破译】才行。

# scenarios/spywar/characters/zhengwenxian/SW-CHAR-ZHENGWENXIAN-2b.scn
# from: 5c9b891e
sw-char-zhengwenxian-2b =
    .ask = 郑文先用【调包】后盖伏，同一个争夺阶段能再“偷天”吗？
    .answer = 能，盖伏了就能再翻开。

# scenarios/spywar/characters/zhengwenxian/SW-SCN-34.scn
# from: 06bbd936
sw-scn-34 =
    .ask = 情报已经翻开，郑文先还能用【破译】来“换日”吗？
    .answer = 能，不能再摸牌，但用过就可以盖伏。

# scenarios/spywar/flow/conflicts/SW-RULE-CONFLICT-04-node.scn
# from: 34f96cc4
sw-rule-conflict-04-node =
    .ask = 别人有三张黑色，同时我集到三张红色，先算哪个？
    .answer = 先判胜利。你获胜就结束，他来不及濒死。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-02-cards-of-the-contest.scn
# from: d36ea1ba
sw-rule-fight-02-cards-of-the-contest =
    .ask = 争夺阶段可以用哪些牌？还能【破译】或【澄清】吗？
    .answer = 只有【截获】、【误导】、【调包】；【破译】和【澄清】都不行。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-06-no-response.scn
# from: 908e3a1a
sw-rule-fight-06-no-response =
    .ask = 别人用【截获】，我可以马上用一张牌挡掉吗？
    .answer = 挡不掉，用了立刻生效；轮到你时可以再截回来。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-11-dead-holder.scn
# from: 4bed0dd2
sw-rule-fight-11-dead-holder =
    .ask = 持有待收情报的人死了，情报归谁？
    .answer = 若没有人再移走，谁也不接收，情报弃掉。

# scenarios/spywar/flow/contest/SW-RULE-FIGHT-12-first-after-the-dead.scn
# from: 30174622
sw-rule-fight-12-first-after-the-dead =
    .ask = 待收情报在死者面前，还能【误导】吗？从谁问起？
    .answer = 能，从死者的座位算左右；从死者右边开始问。

# scenarios/spywar/flow/contest/SW-SCN-19.scn
# from: e1bfe712
sw-scn-19 =
    .ask = 有人用了【截获】，刚才略过的人还有机会出手吗？
    .answer = 有。每出手一次，就从新的持有者开始重新问一圈。

# scenarios/spywar/flow/contest/SW-SCN-20.scn
# from: dd03373b
sw-scn-20 =
    .ask = 争夺阶段什么时候结束？
    .answer = 连续一圈都没人出手就结束，持有者接收情报。

# scenarios/spywar/flow/death/SW-RULE-DEATH-03-zones-at-the-moment.scn
# from: 36f38eb7
sw-rule-death-03-zones-at-the-moment =
    .ask = 镇压者的任务，算死者死亡那一刻的情报，还是技能移走之后的？
    .answer = 算死亡那一刻的，死前技能还来不及移走。

# scenarios/spywar/flow/death/SW-RULE-DEATH-06-living-takers.scn
# from: 0341a279
sw-rule-death-06-living-takers =
    .ask = 死者可以把手牌留给同时死亡的队友吗？
    .answer = 不可以，只能给另一位存活的玩家。

# scenarios/spywar/flow/death/SW-RULE-DEATH-08-character-stays-hidden.scn
# from: 042ef0bd
sw-rule-death-08-character-stays-hidden =
    .ask = 死亡要亮出身份或翻开角色吗？
    .answer = 都不用，身份和盖伏的角色都不公开。

# scenarios/spywar/flow/death/SW-SCN-77.scn
# from: 37149125
sw-scn-77 =
    .ask = 死亡时可以把手牌留给别人吗？最多几张？
    .answer = 可以，最多三张，只能给同一位存活玩家，其余弃掉。

# scenarios/spywar/flow/dying/SW-RULE-DYING-01-third-black.scn
# from: c34cad80
sw-rule-dying-01-third-black =
    .ask = 有三张黑色就马上死吗？
    .answer = 不会马上死。先算技能和胜利，再濒死，没人救才死亡。

# scenarios/spywar/flow/dying/SW-RULE-DYING-07-restart.scn
# from: 82854509
sw-rule-dying-07-restart =
    .ask = 濒死的人有四张黑色，一张【澄清】不够，刚才略过的人还能救吗？
    .answer = 能。用过一张后，从头再问一次。

# scenarios/spywar/flow/dying/SW-RULE-DYING-09-all-rescues-first.scn
# from: d4515aea
sw-rule-dying-09-all-rescues-first =
    .ask = 三个人同时濒死，第一个没救成，会先死吗？
    .answer = 不会。每个人都救过一遍，没救成的才一起死亡。

# scenarios/spywar/flow/dying/SW-RULE-DYING-10-only-the-patient.scn
# from: ca5302fb
sw-rule-dying-10-only-the-patient =
    .ask = 救援时用【澄清】，可以顺便弃掉自己的黑色情报吗？
    .answer = 不可以，只能对正在救的那位玩家使用。

# scenarios/spywar/flow/dying/SW-RULE-DYING-14-doomed-passes-on.scn
# from: 3f4002b0
sw-rule-dying-14-doomed-passes-on =
    .ask = 白小年濒死没人救，又用【澄清】救了别人，还能发动“转交”吗？
    .answer = 能，照样移走情报摸两张；但摸到【澄清】也救不了自己。

# scenarios/spywar/flow/dying/SW-RULE-DYING-16-winning-beats-dying.scn
# from: d9142b92
sw-rule-dying-16-winning-beats-dying =
    .ask = 一张红黑双色情报使我同时有三张红色和三张黑色，算赢还是濒死？
    .answer = 潜伏战线的你直接获胜，不用管濒死。

# scenarios/spywar/flow/dying/SW-SCN-71-default.scn
# from: 755639de
sw-scn-71-default =
    .ask = 有人濒死时，先问谁要不要救？
    .answer = 从当前回合的玩家开始往右问，濒死的人也排在其中。

# scenarios/spywar/flow/dying/SW-SCN-73.scn
# from: 30224132
sw-scn-73 =
    .ask = 我自己濒死，手里有【澄清】，能救自己吗？
    .answer = 能。问到你时就可以用，救成了就不再往下问。

# scenarios/spywar/flow/dying/SW-SCN-85.scn
# from: b7f58129
sw-scn-85 =
    .ask = 我濒死没人救，死前还能用【澄清】救另一位濒死的人吗？
    .answer = 能。所有救援结束前，你还可以救别人，但不能再救自己。

# scenarios/spywar/flow/receive/SW-RULE-RECV-03-no-idle-point.scn
# from: 48171ca7
sw-rule-recv-03-no-idle-point =
    .ask = 争夺结束了，我才发现是黑色，还能【截获】吗？
    .answer = 不能。接收后只有救援时能用【澄清】。

# scenarios/spywar/flow/receive/SW-RULE-RECV-10-card-already-gone.scn
# from: c27277b8
sw-rule-recv-10-card-already-gone =
    .ask = 老汉刚接收的黑色情报被王富贵弃掉了，“视死”还能摸牌吗？
    .answer = 能。已经接收过，牌不在了也算。

# scenarios/spywar/flow/receive/SW-RULE-RECV-11-sender-receives.scn
# from: cf461ade
sw-rule-recv-11-sender-receives =
    .ask = 邵秀自己接收了自己传出的情报，还能发动“绵里藏针”吗？
    .answer = 能，只能放给自己，一次接收一次。

# scenarios/spywar/flow/setup/SW-RULE-VAR-03-four-players.scn
# from: 854b23d1
sw-rule-var-03-four-players =
    .ask = 四个人玩，两个阵营怎么分胜负？
    .answer = 潜伏战线和特工机关各一人，一方达成就一同获胜；另外两位是神秘人。

# scenarios/spywar/flow/setup/SW-SCN-01.scn
# from: cd7d0f86
sw-scn-01 =
    .ask = 开局每人几张手牌？先手呢？
    .answer = 每人三张，先手回合开始再摸三张。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-CUANDUOZHE-03-dead-in-own-turn.scn
# from: 7cb42193
sw-rule-task-cuanduozhe-03-dead-in-own-turn =
    .ask = 篡夺者在自己的回合死了，之后有人获胜，还能取代吗？
    .answer = 能，只要还是他的回合。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-JIAOJUZHE-01-eliminated.scn
# from: 022d915e
sw-rule-task-jiaojuzhe-01-eliminated =
    .ask = 搅局者无牌可传而出局，回合结束时条件刚好达成，算赢吗？
    .answer = 不算。出局的人不能获胜。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-JIAOJUZHE-01-end-of-turn.scn
# from: 70038e0c
sw-rule-task-jiaojuzhe-01-end-of-turn =
    .ask = 搅局者的条件达成了，马上就赢吗？
    .answer = 不会。要等自己的回合结束，那时其他存活玩家每人都还有两张才算。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-QINGDAOFU-02-one-of-each.scn
# from: 79c73c29
sw-rule-task-qingdaofu-02-one-of-each =
    .ask = 死者面前一张红色、一张蓝色，清道夫算赢吗？
    .answer = 算，红色、蓝色各不超过一张就行，谁的回合都可以。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-QINGDAOFU-03-own-death.scn
# from: 0108f623
sw-rule-task-qingdaofu-03-own-death =
    .ask = 清道夫自己死亡，能算自己的任务吗？
    .answer = 能，自己的死亡也算。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-XIANXINGZHE-01-dual.scn
# from: d927d18e
sw-rule-task-xianxingzhe-01-dual =
    .ask = 先行者面前只有一张红黑双色，死亡时算有红色情报吗？
    .answer = 算，死亡时获胜；还在濒死时不算，得真的死亡。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-YOUBIANZHE-01-usurper-has-three.scn
# from: 48eed779
sw-rule-task-youbianzhe-01-usurper-has-three =
    .ask = 篡夺者在自己的回合集到三张红色，诱变者因此宣告，谁赢？
    .answer = 篡夺者赢，诱变者的宣告照样被取代。

# scenarios/spywar/flow/tasks/SW-RULE-TASK-ZHENYAZHE-04-cards-are-counted.scn
# from: c9c07bbd
sw-rule-task-zhenyazhe-04-cards-are-counted =
    .ask = 镇压者的任务，一张红黑双色算两张吗？
    .answer = 不算，数的是张数，双色也只是一张。

# scenarios/spywar/flow/tasks/SW-SCN-46-mutator.scn
# from: 90c048eb
sw-scn-46-mutator =
    .ask = 特工机关的人集到三张红色，诱变者会赢吗？
    .answer = 会。有人集到三张同色却没有因此宣告，诱变者获胜。

# scenarios/spywar/flow/tasks/SW-SCN-86.scn
# from: 69c6a142
sw-scn-86 =
    .ask = 害死人的那张蓝黑双色情报，也算进镇压者的两张吗？
    .answer = 算。接收后再看死者面前，红蓝合计两张就行。

# scenarios/spywar/flow/tasks/SW-SCN-91-mixed.scn
# from: 93579476
sw-scn-91-mixed =
    .ask = 双面间谍两张红色加一张蓝色，算赢吗？
    .answer = 不算，要三张同色。

# scenarios/spywar/flow/terms/SW-RULE-TERM-04-dual-counts-for-both.scn
# from: 0c3eff85
sw-rule-term-04-dual-counts-for-both =
    .ask = 一张红黑双色情报，算几张红、几张黑？
    .answer = 算一张红，也算一张黑。

# scenarios/spywar/flow/terms/SW-RULE-TERM-09-oneself-or-another.scn
# from: 86d10c08
sw-rule-term-09-oneself-or-another =
    .ask = 哪些功能牌可以对自己用？
    .answer = 出牌阶段只有【澄清】和【利诱】可以，【试探】、【威逼】、【平衡】不行。

# scenarios/spywar/flow/terms/SW-RULE-TERM-17-own-contest.scn
# from: 22b25b75
sw-rule-term-17-own-contest =
    .ask = “自己回合的争夺阶段”是指我收到情报的时候吗？
    .answer = 不是，是你自己回合里的争夺阶段。

# scenarios/spywar/flow/terms/SW-RULE-TERM-19-sending-is-not-using.scn
# from: 07567b2c
sw-rule-term-19-sending-is-not-using =
    .ask = 白小年传出情报，算使用了一张牌吗？
    .answer = 不算，传出不是使用，不能“转交”。

# scenarios/spywar/flow/terms/SW-RULE-TERM-23-hidden-characters.scn
# from: bda6ebd9
sw-rule-term-23-hidden-characters =
    .ask = 盖伏的李宁玉有“城府”吗？
    .answer = 没有。盖伏时只有翻开自己的那个技能。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-01-must-send.scn
# from: 338f2aad
sw-rule-pass-01-must-send =
    .ask = 有锁的牌传出时，可以锁定任何人吗？
    .answer = 可以锁定任何其他存活玩家；但↑锁定别人不起作用，收信的人照样自己决定。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-05-handed-back.scn
# from: 02810b67
sw-rule-pass-05-handed-back =
    .ask = ↑的情报对方不收，会传给别人吗？
    .answer = 不会，退给传出者，传出者必须收下。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-05-locked-addressee.scn
# from: 5813a07e
sw-rule-pass-05-locked-addressee =
    .ask = ↑的情报锁定了收信的人，他能不收吗？
    .answer = 不能，必须收下。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-10-accepted-unseen.scn
# from: d6ec9323
sw-rule-pass-10-accepted-unseen =
    .ask = 收下情报后可以先看一眼吗？这时算我的情报了吗？
    .answer = 不能看，也还不算；要等争夺结束、接收之后。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-12-eliminated.scn
# from: e46ae1bb
sw-rule-pass-12-eliminated =
    .ask = 我没有手牌可传，会怎样？
    .answer = 输掉游戏出局，不算死亡；身份不亮出，情报全部弃掉。

# scenarios/spywar/flow/transmit/SW-RULE-PASS-14-no-share.scn
# from: 2f7fdc93
sw-rule-pass-14-no-share =
    .ask = 阵营获胜时，死亡的队友和出局的队友都算赢吗？
    .answer = 死亡的算，出局的不算。

# scenarios/spywar/flow/transmit/SW-SCN-07.scn
# from: 91982d76
sw-scn-07 =
    .ask = 转了一圈没人收的情报，传出者可以不收吗？
    .answer = 不可以，必须收下，然后进入争夺阶段。

# scenarios/spywar/flow/transmit/SW-SCN-10.scn
# from: 3601a808
sw-scn-10 =
    .ask = 被锁定的人还能【破译】吗？
    .answer = 能先看，看完还是必须收下。

# scenarios/spywar/flow/transmit/SW-SCN-106.scn
# from: 74dc2f10
sw-scn-106 =
    .ask = 篡夺者因无牌可传出局，那个回合别人获胜，还能取代吗？
    .answer = 不能，出局的人什么也赢不了。

# scenarios/spywar/flow/transmit/SW-SCN-11.scn
# from: a74cd611
sw-scn-11 =
    .ask = 锁定了后面的人，前面的人先收下，锁定还有效吗？
    .answer = 没有。情报在前面的人面前，争夺时也不受影响。

# scenarios/spywar/flow/turn/SW-RULE-TURN-12-dead-in-the-play-phase.scn
# from: 5fa7a3f4
sw-rule-turn-12-dead-in-the-play-phase =
    .ask = 我在自己的出牌阶段死了，还要传情报吗？
    .answer = 不用，回合直接结束。

# scenarios/spywar/flow/turn/SW-RULE-TURN-13-dead-in-the-contest.scn
# from: 80b18f44
sw-rule-turn-13-dead-in-the-contest =
    .ask = 传出者在争夺阶段死了，情报还有人接收吗？
    .answer = 有。争夺照常继续，最后的持有者接收。

# scenarios/spywar/flow/victory/SW-RULE-WIN-09-not-in-other-turns.scn
# from: 2931efa0
sw-rule-win-09-not-in-other-turns =
    .ask = 别人的回合有人获胜，篡夺者可以取代他吗？
    .answer = 不可以，只有在自己的回合才行。

# scenarios/spywar/flow/victory/SW-RULE-WIN-10-both-factions.scn
# from: ca3fe8ae
sw-rule-win-10-both-factions =
    .ask = 两个阵营同时集到三张，谁赢？
    .answer = 同一次判定达成的都赢，双面间谍也算。

# scenarios/spywar/flow/victory/SW-SCN-46-base.scn
# from: 372df5dd
sw-scn-46-base =
    .ask = 特工机关的人集到三张红色，潜伏战线会赢吗？
    .answer = 不会。要本阵营的人集到本阵营的颜色。

# scenarios/spywar/flow/victory/SW-SCN-88.scn
# from: 07d78309
sw-scn-88 =
    .ask = 篡夺者的回合，潜伏战线集到三张红色，谁赢？
    .answer = 篡夺者赢，取代宣告的人，潜伏战线不算。

# scenarios/spywar/flow/victory/SW-SCN-94.scn
# from: 23b8fa20
sw-scn-94 =
    .ask = 只剩我一个人活着，算赢吗？死亡的队友呢？
    .answer = 算，最后的幸存者获胜，同阵营的死者一同获胜。

# scenarios/spywar/flow/victory/SW-SCN-95-default.scn
# from: acdc0e74
sw-scn-95-default =
    .ask = 只剩两个人，都是潜伏战线，算赢了吗？
    .answer = 还没有，继续打，直到有人集到三张或只剩一位。

# scenarios/spywar/interactions/guijiao/IX-GUIJIAO-JIEHUO.scn
# from: 7ac04566
ix-guijiao-jiehuo =
    .ask = 有人刚用【截获】抢走情报，鬼脚还能“急送”移走吗？
    .answer = 能，移到任意一位存活玩家面前。

# scenarios/spywar/interactions/laohan/IX-LAOHAN-DIAOBAO.scn
# from: f16473e1
ix-laohan-diaobao =
    .ask = 红色情报被换成带黑色的【调包】，老汉的“视死”算吗？
    .answer = 算。看的是最后接收到的那张。

# scenarios/spywar/interactions/laohan/IX-LAOHAN-JIEHUO.scn
# from: 6230cf1f
ix-laohan-jiehuo =
    .ask = 老汉用【截获】抢到带黑色的情报，“视死”能摸牌吗？
    .answer = 能。截获来的也是接收，摸两张。

# scenarios/spywar/interactions/liyou/IX-LIYOU-receivers.scn
# from: c8bd32cd
ix-liyou-receivers =
    .ask = 【利诱】放的情报，会触发程小蝶、王魁这些“接收后”的技能吗？
    .answer = 不会。放置不是接收，这些技能都不问。

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-balance.scn
# from: 5d400a49
sw-rule-ruling-01-balance =
    .ask = 牌堆不够，刚用的【平衡】会洗回去摸到吗？
    .answer = 不会。使用中的牌不在弃牌堆，其他弃牌才洗回。

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-deck-runs-out.scn
# from: 9ee3a555
sw-rule-ruling-01-deck-runs-out =
    .ask = 牌堆刚好摸完，马上洗弃牌堆吗？
    .answer = 不，等到真的要牌而牌堆没有时才洗。

# scenarios/spywar/interactions/rulings/SW-RULE-RULING-01-own-discard.scn
# from: 737a5250
sw-rule-ruling-01-own-discard =
    .ask = 牌堆和弃牌堆都空了，端木静用“新思潮”弃一张，能摸到什么？
    .answer = 摸回刚弃的那张，它先洗成新的牌堆。

# scenarios/spywar/interactions/rulings/SW-TERM-32-usurper-taken.scn
# from: 71deb1cc
sw-term-32-usurper-taken =
    .ask = 篡夺者死在自己的回合，身份被顾小梦拿走，这回合还有人能取代吗？
    .answer = 没有。这不是顾小梦的回合，死者也已经没有身份。

# scenarios/spywar/interactions/wangkui/IX-WANGKUI-DIAOBAO.scn
# from: 109446e8
ix-wangkui-diaobao =
    .ask = 别人用【调包】换成黑色，王魁“以牙还牙”放给调包的人吗？
    .answer = 不是，照样看原来的传出者和其左右。

# scenarios/spywar/interactions/zhengwenxian/IX-ZHENGWENXIAN-SHANGYU-dead-holder.scn
# from: ac304047
ix-zhengwenxian-shangyu-dead-holder =
    .ask = 争夺时持有情报的人死了，郑文先发动“偷天”，能接收情报吗？
    .answer = 能。情报移到他面前，没人再移走就由他接收。
