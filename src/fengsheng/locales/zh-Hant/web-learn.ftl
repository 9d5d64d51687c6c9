## Lessons

web-learn-title = 學風聲 · 風聲
web-learn = 課
web-learn-about = 每課兩到四分鐘，在真的牌桌上邊打邊學。哪一課先看都可以。
web-learn-lesson = 第 { $n } 課
web-learn-minutes = 約 { $n } 分鐘
web-learn-done = 學過了
web-learn-known = 玩過盒裝版？從第 { $n } 課開始。
web-learn-teacher = 老站長
web-learn-next = 下一句
web-learn-press-next = 按 N 看下一句。
web-learn-points = 指著{ $thing }。
web-learn-show = 做給我看
web-learn-why = 為什麼
web-learn-rules = 條文：{ $rules }
web-learn-what-if = 假如
web-learn-step-back = 退一步
web-learn-back = 上一步
web-learn-restart = 重來
web-learn-skip = 跳過
web-learn-following = 下一課
web-learn-again = 再玩一次
web-learn-overview = 回總覽
web-learn-broken = 這一課現在擺不出來。先看別的課。
web-learn-more = 更多
