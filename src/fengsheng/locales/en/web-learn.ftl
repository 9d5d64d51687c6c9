## Lessons

web-learn-title = Lessons · The Message
web-learn = Lessons
web-learn-about = Two to four minutes each, on the real table. Take them in any order.
web-learn-lesson = Lesson { $n }
web-learn-minutes = about { $n } minutes
web-learn-done = done
web-learn-known = Know the boxed game? Start with lesson { $n }.
web-learn-teacher = The old station master
web-learn-next = Next
web-learn-press-next = Press N to go on.
web-learn-points = Points at { $thing }.
web-learn-show = Show me
web-learn-why = Why
web-learn-rules = Rules: { $rules }
web-learn-what-if = What if
web-learn-step-back = Step back
web-learn-back = Back
web-learn-restart = Restart
web-learn-skip = Skip
web-learn-following = Next lesson
web-learn-again = Once more
web-learn-overview = All lessons
web-learn-broken = This lesson can’t be laid out right now. Try another one.
web-learn-more = More
