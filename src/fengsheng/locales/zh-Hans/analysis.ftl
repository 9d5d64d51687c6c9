# The analysis of a game that is over.

analysis-title = 第 { $turn } 回合：{ $what }
analysis-title-bare = 第 { $turn } 回合
analysis-rose = { $side }的胜算从 { $before } 升到 { $after }。
analysis-fell = { $side }的胜算从 { $before } 掉到 { $after }。
analysis-bluff = 高手不会这样；可是{ $seat }因此信了。

## Kinds of mistakes

mistake-took = 收错
mistake-took-told = { $seat }收下的情报，在那里弊大于利。
mistake-let-go = 放走
mistake-let-go-told = { $seat }放走了值得收下的情报。
mistake-not-stopped = 该挡没挡
mistake-not-stopped-told = { $seat }挡得住，却没有挡。
mistake-helped = 帮错人
mistake-helped-told = 照{ $seat }当时看得到的，这是在帮别的阵营。
mistake-shown = 露了身份
mistake-shown-told = 这样一来，大家更清楚{ $seat }是谁了，却没换到什么。
mistake-mission = 忘了任务
mistake-mission-told = 别的选择更接近{ $seat }的任务。
mistake-turned = 翻早、翻晚
mistake-turned-told = 翻开{ $seat }的角色，这不是时候。
mistake-late = 超时
mistake-late-told = 时间到了，由系统替{ $seat }选。
mistake-other = 别的选择更好
mistake-other-told = 别的选择对{ $seat }更有利。

## How far it can be trusted

analysis-honest-judge = “高手”是本程序的电脑玩家（版本 { $version }），常常对，但不是定论。
analysis-honest-strength = 它在这个版本的实测评分是 { $rating }（± { $unsure }）；牌友是 { $club }。
analysis-honest-nobody = 这个版本还没有够强的电脑玩家可以评判：只显示谁像谁。
analysis-honest-known = 评价选择时，只用当时那个人知道的；胜算则照真实的牌局算。
analysis-honest-calibrated = 说有 { $said }% 把握的，{ $right }% 是对的（{ $games } 局测得）。
analysis-honest-rough = 这些把握的误差超过百分之五，所以取整到十：大概而已。
analysis-honest-unmeasured = 这个版本还没有测过这些把握有多准。
analysis-honest-bots = 这些把握来自电脑玩家的打法；对真人会差一些，差多少还没测过。

## At the terminal

analyse-turn = 回合
analyse-end = 结束
analyse-chances = 胜算：如果大家都像高手那样打下去，附 95% 误差
analyse-no-judge = 这里没有人评判。
analyse-points = 转折点
analyse-no-points = 没有明显的转折。
analyse-choices = { $seat }：{ $n } 个关键选择，{ $like } 个和高手一样或差不到误差
analyse-done = 这样做了
analyse-mistakes = 各种失误
analyse-calibration = 把握有多准
analyse-guess = { $count } 次说有 { $said }% 把握：{ $right }% 是对的
analyse-stage-reading = 正在看牌局…
analyse-stage-playing = 第 { $turn } 回合，推演 { $done } / { $total } 回合
analyse-stage-choices = 第 { $turn } 回合，看选择 { $done } / { $total }
analyse-stage-ready = 快好了…
analyse-games = 牌局
analyse-public = 公开看来，谁像谁（%）
analyse-truth = 真相
analyse-knew = 第 { $turn } 回合开始时，谁能知道什么（%）
analyse-who = 谁看
analyse-knew-about = “=”照规则一定是，“*”有私下的证据，其余只看行为。
analyse-believed = { $who }凭什么这样看{ $about }：
analyse-short-red = 红
analyse-short-blue = 蓝
analyse-short-alone = 独
