## Lessons

web-learn-title = 学风声 · 风声
web-learn = 课
web-learn-about = 每课两到四分钟，在真的牌桌上边打边学。哪一课先看都可以。
web-learn-lesson = 第 { $n } 课
web-learn-minutes = 约 { $n } 分钟
web-learn-done = 学过了
web-learn-known = 玩过盒装版？从第 { $n } 课开始。
web-learn-teacher = 老站长
web-learn-next = 下一句
web-learn-press-next = 按 N 看下一句。
web-learn-points = 指着{ $thing }。
web-learn-show = 做给我看
web-learn-why = 为什么
web-learn-rules = 条文：{ $rules }
web-learn-what-if = 假如
web-learn-step-back = 退一步
web-learn-back = 上一步
web-learn-restart = 重来
web-learn-skip = 跳过
web-learn-following = 下一课
web-learn-again = 再玩一次
web-learn-overview = 回总览
web-learn-broken = 这一课现在摆不出来。先看别的课。
web-learn-more = 更多
