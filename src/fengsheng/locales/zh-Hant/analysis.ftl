# The analysis of a game that is over.

analysis-title = 第 { $turn } 回合：{ $what }
analysis-title-bare = 第 { $turn } 回合
analysis-rose = { $side }的勝算從 { $before } 升到 { $after }。
analysis-fell = { $side }的勝算從 { $before } 掉到 { $after }。
analysis-bluff = 高手不會這樣；可是{ $seat }因此信了。

## Kinds of mistakes

mistake-took = 收錯
mistake-took-told = { $seat }收下的情報，在那裡弊大於利。
mistake-let-go = 放走
mistake-let-go-told = { $seat }放走了值得收下的情報。
mistake-not-stopped = 該擋沒擋
mistake-not-stopped-told = { $seat }擋得住，卻沒有擋。
mistake-helped = 幫錯人
mistake-helped-told = 照{ $seat }當時看得到的，這是在幫別的陣營。
mistake-shown = 露了身份
mistake-shown-told = 這樣一來，大家更清楚{ $seat }是誰了，卻沒換到什麼。
mistake-mission = 忘了任務
mistake-mission-told = 別的選擇更接近{ $seat }的任務。
mistake-turned = 翻早、翻晚
mistake-turned-told = 翻開{ $seat }的角色，這不是時候。
mistake-late = 超時
mistake-late-told = 時間到了，由系統替{ $seat }選。
mistake-other = 別的選擇更好
mistake-other-told = 別的選擇對{ $seat }更有利。

## How far it can be trusted

analysis-honest-judge = 「高手」是本程式的電腦玩家（版本 { $version }），常常對，但不是定論。
analysis-honest-strength = 它在這個版本的實測評分是 { $rating }（± { $unsure }）；牌友是 { $club }。
analysis-honest-nobody = 這個版本還沒有夠強的電腦玩家可以評判：只顯示誰像誰。
analysis-honest-known = 評價選擇時，只用當時那個人知道的；勝算則照真實的牌局算。
analysis-honest-calibrated = 說有 { $said }% 把握的，{ $right }% 是對的（{ $games } 局測得）。
analysis-honest-rough = 這些把握的誤差超過百分之五，所以取整到十：大概而已。
analysis-honest-unmeasured = 這個版本還沒有測過這些把握有多準。
analysis-honest-bots = 這些把握來自電腦玩家的打法；對真人會差一些，差多少還沒測過。

## At the terminal

analyse-turn = 回合
analyse-end = 結束
analyse-chances = 勝算：如果大家都像高手那樣打下去，附 95% 誤差
analyse-no-judge = 這裡沒有人評判。
analyse-points = 轉折點
analyse-no-points = 沒有明顯的轉折。
analyse-choices = { $seat }：{ $n } 個關鍵選擇，{ $like } 個和高手一樣或差不到誤差
analyse-done = 這樣做了
analyse-mistakes = 各種失誤
analyse-calibration = 把握有多準
analyse-guess = { $count } 次說有 { $said }% 把握：{ $right }% 是對的
analyse-stage-reading = 正在看牌局…
analyse-stage-playing = 第 { $turn } 回合，推演 { $done } / { $total } 回合
analyse-stage-choices = 第 { $turn } 回合，看選擇 { $done } / { $total }
analyse-stage-ready = 快好了…
analyse-games = 牌局
analyse-public = 公開看來，誰像誰（%）
analyse-truth = 真相
analyse-knew = 第 { $turn } 回合開始時，誰能知道什麼（%）
analyse-who = 誰看
analyse-knew-about = 「=」照規則一定是，「*」有私下的證據，其餘只看行為。
analyse-believed = { $who }憑什麼這樣看{ $about }：
analyse-short-red = 紅
analyse-short-blue = 藍
analyse-short-alone = 獨
