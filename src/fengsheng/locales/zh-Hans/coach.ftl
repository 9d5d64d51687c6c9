## The coach: what to look at

look-prompt = 再看一遍问题，看看每个选项会怎样。
look-identity = 看看你自己的身份，看它怎样才能获胜。
look-tray = 看看{ $who }面前的情报。
look-seat =
    { $who_me ->
        [yes] 看看你自己的座位。
       *[no] 看看{ $who }：他可能是谁？
    }
look-transit = 看看传递中的情报。
look-stack = 看看等待生效的是什么。
look-hand = 看看你的手牌。

## The coach: of a hint as a whole

hint-shown = 我会考虑这几个：
hint-equal =
    { $n ->
        [1] 只有一个选择。
        [2] 这两个选择差不多，照你的意思。
       *[other] 这三个选择差不多，照你的意思。
    }
hint-unknown = 这一步我没有看法。各个选项会这样：

## The coach: what an answer is for

aim-win = 为了获胜。
aim-collect =
    { $n ->
        [1] 为了让你有第一张{ $colour }色情报。
        [2] 为了让你有两张{ $colour }色情报。
       *[other] 为了让你有三张{ $colour }色情报。
    }
aim-stay-alive =
    { $n ->
        [1] 为了不让黑色情报到你面前。
        [2] 为了不让你有第二张黑色情报。
       *[other] 为了保住自己：第三张黑色情报会让你死亡。
    }
aim-safe-return = 万一它回到你面前，也不是黑色情报。
aim-own-death = 为了离你要的死亡更近一步。
aim-no-use = 不收对你没有用的{ $colour }色情报。
aim-harm =
    { $n ->
        [1] 为了让{ $who }面前多一张黑色情报。
        [2] 为了让{ $who }有两张黑色情报。
       *[other] 为了让{ $who }死亡：三张黑色情报就会死亡。
    }
aim-spare =
    { $n ->
        [1] 为了不让黑色情报到{ $who }面前。
        [2] 为了不让{ $who }有第二张黑色情报。
       *[other] 为了保住{ $who }：第三张黑色情报会让他死亡。
    }
aim-help =
    { $n ->
        [1] 为了让{ $who }有第一张{ $colour }色情报。
        [2] 为了让{ $who }有两张{ $colour }色情报。
       *[other] 为了让{ $who }有三张{ $colour }色情报。
    }
aim-stop-third = 为了不让{ $who }凑到第三张{ $colour }色情报。
aim-keep-from = 为了不让{ $colour }色情报到{ $who }面前。
aim-leave = 为了留着{ $who }面前的{ $colour }色情报。
aim-remove = 为了拿走{ $who }面前的一张{ $colour }色情报。
aim-learn = 为了知道一点{ $who }是谁。
aim-look = 为了在决定收不收之前先查看情报。
aim-cards = 为了在手牌上占便宜。
aim-save = 为了省下手牌。
aim-keep = 为了留下更有用的手牌。
aim-hide = 为了不露出你是谁。
aim-wait = 为了把现有的留到更好的时机。

## The coach: what that rests on

because-identity-up = { $who }的身份已经亮出：{ $word }。
because-identity-seen = 你看过{ $who }的身份：{ $word }。
because-probe-acted = 试探说中了：{ $who }是{ $word }。
because-probe-refused = 试探没说中：{ $who }不是{ $word }。
because-probe-acted-unsure = 试探看来说中了：{ $who }像是{ $word }，也可能在隐瞒。
because-probe-refused-unsure = 试探看来没说中：{ $who }不像{ $word }，也可能在隐瞒。
because-collects = { $who }面前{ $colour }色比另一色多：{ $n }张。
because-under-way = 传递中的情报是{ $word }。
because-odds = 你看不到这张情报。还没见过的牌里，大约十张有{ $n }张带{ $colour }色。
because-lies-there = { $who }面前有{ $n }张{ $colour }色情报。

## The coach: how sure

sure-only = 没有别的可选。
sure-first-clear = 这一步明显最好。
sure-first-slightly = 这一步比别的稍好。
sure-first-equal = 别的也差不多。
sure-other-clear = 明显不如第一个。
sure-other-slightly = 比第一个稍差。
sure-other-equal = 和第一个差不多。

## The coach: why one is asked

asked-join = { $a }{ $b }
asked-under-way = { $sender }传出的{ $route }正往{ $to }那边传。
asked-under-way-back = { $sender }传出的{ $route }正在传回来。
asked-between = 刚做完一件事，继续之前谁都可以出手。
asked-inside = 这是{ $by_s }{ $item }的一部分。
asked-fits = 这时可以用：{ $cards }；你有{ $have }。
asked-fits-none = 这时可以用：{ $cards }；你一张也没有，但别人看不出来。
asked-have = 你有{ $have }。
asked-skill = 技能“{ $name }”
asked-everyone = 每位玩家轮流问到。
asked-together = 每位玩家同时选择。
asked-concerned = 可能有关的玩家轮流问到。
asked-only-you = 只问你一位。
asked-then-goes = 略过，情报就到{ $to }面前。
asked-then-must = 略过，情报就到{ $to }面前，而且必须收下。
asked-then-effect = 都略过，{ $item }就生效。
asked-then-decides = 略过，就由{ $at }决定收不收。
asked-then-receives = 都略过，就由{ $at }接收。
asked-then-dies = 没有人出手，{ $who }就会死亡。
asked-then-on = 略过，牌局就继续。
asked-then-forced = 这一步没得选：你必须收下。
asked-then-onward = 不收，情报就到{ $to }面前。
asked-then-back = 不收，情报就到{ $to }面前，而且必须收下。

## The coach speaks by itself

coach-new-card = 新的牌：{ $card }。{ $text }
coach-new-skill = 新的技能：{ $skill }。{ $text }
coach-third-black = 你面前已有两张黑色情报。再来一张你就会死亡。
coach-third-colour = { $who }面前已有两张{ $colour }色情报。再来一张，他可能就赢了。
coach-unused = 回合结束之前，你还可以：{ $option }。

## Why somebody is taken for what they are taken for

believed-colour = { $line }（后来揭晓：{ $colour }色。）
believed-for = 第 { $turn } 回合：{ $line }像是{ $side }。
believed-against = 第 { $turn } 回合：{ $line }不像{ $side }。
