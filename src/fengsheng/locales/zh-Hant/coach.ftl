## The coach: what to look at

look-prompt = 再看一遍問題，看看每個選項會怎樣。
look-identity = 看看你自己的身份，看它怎樣才能獲勝。
look-tray = 看看{ $who }面前的情報。
look-seat =
    { $who_me ->
        [yes] 看看你自己的座位。
       *[no] 看看{ $who }：他可能是誰？
    }
look-transit = 看看傳遞中的情報。
look-stack = 看看等待生效的是什麼。
look-hand = 看看你的手牌。

## The coach: of a hint as a whole

hint-shown = 我會考慮這幾個：
hint-equal =
    { $n ->
        [1] 只有一個選擇。
        [2] 這兩個選擇差不多，照你的意思。
       *[other] 這三個選擇差不多，照你的意思。
    }
hint-unknown = 這一步我沒有看法。各個選項會這樣：

## The coach: what an answer is for

aim-win = 為了獲勝。
aim-collect =
    { $n ->
        [1] 為了讓你有第一張{ $colour }色情報。
        [2] 為了讓你有兩張{ $colour }色情報。
       *[other] 為了讓你有三張{ $colour }色情報。
    }
aim-stay-alive =
    { $n ->
        [1] 為了不讓黑色情報到你面前。
        [2] 為了不讓你有第二張黑色情報。
       *[other] 為了保住自己：第三張黑色情報會讓你死亡。
    }
aim-safe-return = 萬一它回到你面前，也不是黑色情報。
aim-own-death = 為了離你要的死亡更近一步。
aim-no-use = 不收對你沒有用的{ $colour }色情報。
aim-harm =
    { $n ->
        [1] 為了讓{ $who }面前多一張黑色情報。
        [2] 為了讓{ $who }有兩張黑色情報。
       *[other] 為了讓{ $who }死亡：三張黑色情報就會死亡。
    }
aim-spare =
    { $n ->
        [1] 為了不讓黑色情報到{ $who }面前。
        [2] 為了不讓{ $who }有第二張黑色情報。
       *[other] 為了保住{ $who }：第三張黑色情報會讓他死亡。
    }
aim-help =
    { $n ->
        [1] 為了讓{ $who }有第一張{ $colour }色情報。
        [2] 為了讓{ $who }有兩張{ $colour }色情報。
       *[other] 為了讓{ $who }有三張{ $colour }色情報。
    }
aim-stop-third = 為了不讓{ $who }湊到第三張{ $colour }色情報。
aim-keep-from = 為了不讓{ $colour }色情報到{ $who }面前。
aim-leave = 為了留著{ $who }面前的{ $colour }色情報。
aim-remove = 為了拿走{ $who }面前的一張{ $colour }色情報。
aim-learn = 為了知道一點{ $who }是誰。
aim-look = 為了在決定收不收之前先查看情報。
aim-cards = 為了在手牌上佔便宜。
aim-save = 為了省下手牌。
aim-keep = 為了留下更有用的手牌。
aim-hide = 為了不露出你是誰。
aim-wait = 為了把現有的留到更好的時機。

## The coach: what that rests on

because-identity-up = { $who }的身份已經亮出：{ $word }。
because-identity-seen = 你看過{ $who }的身份：{ $word }。
because-probe-acted = 試探說中了：{ $who }是{ $word }。
because-probe-refused = 試探沒說中：{ $who }不是{ $word }。
because-probe-acted-unsure = 試探看來說中了：{ $who }像是{ $word }，也可能在隱瞞。
because-probe-refused-unsure = 試探看來沒說中：{ $who }不像{ $word }，也可能在隱瞞。
because-collects = { $who }面前{ $colour }色比另一色多：{ $n }張。
because-under-way = 傳遞中的情報是{ $word }。
because-odds = 你看不到這張情報。還沒見過的牌裡，大約十張有{ $n }張帶{ $colour }色。
because-lies-there = { $who }面前有{ $n }張{ $colour }色情報。

## The coach: how sure

sure-only = 沒有別的可選。
sure-first-clear = 這一步明顯最好。
sure-first-slightly = 這一步比別的稍好。
sure-first-equal = 別的也差不多。
sure-other-clear = 明顯不如第一個。
sure-other-slightly = 比第一個稍差。
sure-other-equal = 和第一個差不多。

## The coach: why one is asked

asked-join = { $a }{ $b }
asked-under-way = { $sender }傳出的{ $route }正往{ $to }那邊傳。
asked-under-way-back = { $sender }傳出的{ $route }正在傳回來。
asked-between = 剛做完一件事，繼續之前誰都可以出手。
asked-inside = 這是{ $by_s }{ $item }的一部分。
asked-fits = 這時可以用：{ $cards }；你有{ $have }。
asked-fits-none = 這時可以用：{ $cards }；你一張也沒有，但別人看不出來。
asked-have = 你有{ $have }。
asked-skill = 技能「{ $name }」
asked-everyone = 每位玩家輪流問到。
asked-together = 每位玩家同時選擇。
asked-concerned = 可能有關的玩家輪流問到。
asked-only-you = 只問你一位。
asked-then-goes = 略過，情報就到{ $to }面前。
asked-then-must = 略過，情報就到{ $to }面前，而且必須收下。
asked-then-effect = 都略過，{ $item }就生效。
asked-then-decides = 略過，就由{ $at }決定收不收。
asked-then-receives = 都略過，就由{ $at }接收。
asked-then-dies = 沒有人出手，{ $who }就會死亡。
asked-then-on = 略過，牌局就繼續。
asked-then-forced = 這一步沒得選：你必須收下。
asked-then-onward = 不收，情報就到{ $to }面前。
asked-then-back = 不收，情報就到{ $to }面前，而且必須收下。

## The coach speaks by itself

coach-new-card = 新的牌：{ $card }。{ $text }
coach-new-skill = 新的技能：{ $skill }。{ $text }
coach-third-black = 你面前已有兩張黑色情報。再來一張你就會死亡。
coach-third-colour = { $who }面前已有兩張{ $colour }色情報。再來一張，他可能就贏了。
coach-unused = 回合結束之前，你還可以：{ $option }。

## Why somebody is taken for what they are taken for

believed-colour = { $line }（後來揭曉：{ $colour }色。）
believed-for = 第 { $turn } 回合：{ $line }像是{ $side }。
believed-against = 第 { $turn } 回合：{ $line }不像{ $side }。
