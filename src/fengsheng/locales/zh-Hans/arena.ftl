## The report of an arena: bots against each other

arena-title = 竞技场：{ $edition }，{ $seats }人
arena-mode-mixed = 混合桌，座位各半
arena-mode-focal = 一个对一桌
arena-mode-block = 阵营对阵营
arena-mode-population = 同类一桌
arena-mode-together = 全部同桌
arena-games = { $games }局，{ $deals }副牌
arena-seeds-development = 开发用牌局，从{ $first }号起
arena-seeds-validation = 验证用牌局，从{ $first }号起
arena-verdict = 同样一个座位，{ $of }的胜率是{ $to }的{ $ratio }倍（95%区间{ $low }至{ $high }）。
arena-verdict-open = { $of }与{ $to }还分不出高下：{ $ratio }比1（95%区间{ $low }至{ $high }）。

## Comparisons

arena-cross = 对照表
arena-cross-mixed = 列中的电脑每胜一局，行中的电脑一个座位胜几局，附95%区间。同阵营里两种电脑混坐，差距看起来比实际小。
arena-cross-focal = 行中的电脑独自坐在列中的电脑之间：对方每胜一局，它胜几局，附95%区间。
arena-cross-block = 行与列各执一个阵营，再互换：对方每胜一局，阵营座位胜几局，附95%区间。单独取胜的身份不计。
arena-cross-population = 这里各玩各的。
arena-cross-together = 全部同桌：列中的电脑每胜一局，行中的电脑一个座位胜几局，附95%区间。
arena-cross-by-side = 按阵营
arena-all = 合计
arena-standings = 胜率
arena-standings-about = 每个座位的胜率与95%区间，误差按牌局归并。虚线是这里任何座位的胜率：{ $rate }。评分只供参考。
arena-bot = 电脑
arena-seats = 座位
arena-wins = 胜
arena-rate = 胜率
arena-rating = 评分
arena-ms = 每次决定毫秒

## Groups

arena-identities = 按身份
arena-identities-about = 各身份每个座位的胜率，括号里是座位数。横线是95%区间。
arena-characters = 按角色
arena-characters-about = 各角色每个座位的胜率。座位数不多，横线长的还说明不了什么。
arena-characters-all = 全部座位
arena-characters-alone = 只看单独取胜的身份

## Tables

arena-balance = 平衡与长短
arena-balance-about = 这些桌上谁获胜，两个阵营之间是否均衡，一局有多长。
arena-tables = 桌
arena-games-played = 局
arena-first-of-two = 两阵营中{ $side }占
arena-turns = 回合
arena-questions = 提问
arena-nobody = 无人
arena-lengths = 每局回合数

## Beliefs

arena-beliefs = 判断
arena-beliefs-about = 每回合开始时，电脑对其他人身份的判断与真相相比。损失越低越好；说七成的事有七成为真，点就落在对角线上。
arena-loss = 牌局各四分之一的损失
arena-calibration = 所说的与实际的
arena-prior = 只知道各方人数
arena-deduction = 纯推理
arena-reader = 判断者
arena-judged = 判断数
arena-below-prior = 低于先验
arena-calibration-error = 校准误差
arena-reads = 看穿{ $bot }

## Time

arena-time = 每次决定的时间
arena-time-about = 运算时间，毫秒。每一柱比前一柱长一倍。
arena-decisions = 决定
arena-mean = 平均
arena-longest = 最长

## Mistakes

arena-mistakes = 新手的错误
arena-mistakes-about = 有机会犯时犯了多少次。按真相而不按玩家所知来算：单独一次说明不了什么，比例可以比较。
arena-mistake-own-colour = 传出自己颜色的情报
arena-mistake-own-colour-astray = 把自己的颜色直接传给别的阵营
arena-mistake-blind-black = 没看就收下别的阵营的黑色情报
arena-mistake-blind-death = 没看就收下第三张黑色情报
arena-mistake-blind-intercept = 没看就截获
arena-mistake-black-intercept = 没看就截获，结果是黑色
arena-mistake-deadly-intercept = 没看就截获，结果是第三张黑色
arena-mistake-own-counter = 识破自己阵营的牌
arena-mistake-best-as-paper = 有次要的牌却把最好的牌当情报传出
arena-mistake-third-black = 把第三张黑色情报传给自己阵营
arena-mistake-known-probe = 试探已经知道身份的人
arena-mistake-kept-swap = 手里留着调包而落败
arena-skills = 技能：可以发动时发动了多少次

## Faults

arena-faults = 失误
arena-faults-about =
    { $faults ->
        [0] 没有电脑出错、作弊或超时。
       *[other] 出错、回答了不可选的选项或超时而判负的座位：{ $faults }个。
    }{ $unfinished ->
        [0] 每一局都结束了。
       *[other] 没有结束的牌局：{ $unfinished }。
    }
arena-faults-list = 全部列出
arena-fault = 第{ $game }局，{ $seat }号座位，{ $bot }：
arena-method = 如何测量
arena-method-text = 局数在第一局之前就定好。每副牌都由每种电脑轮流换位各玩一次，让每种电脑都坐过每个座位、每个身份。同一副牌的牌局并不独立，所以误差一律按牌局归并；比值在对数尺度上估计。出错的电脑那一局判负。
