## The analysis of a finished game

web-analysis-title = Looking back · The Message
web-analysis-result = Result
web-analysis-about =
    { $turns ->
        [one] Table of { $seats } · 1 turn
       *[other] Table of { $seats } · { $turns } turns
    }
web-analysis-side-won = { $side } won
web-analysis-won = won
web-analysis-whose = Whose choices
web-analysis-nobody = No player
web-analysis-you = you
web-analysis-alone = Bystander
web-analysis-alone-spywar = Stranger
web-analysis-loading = Loading the analysis…
web-analysis-missing = There is no such game. Only finished games can be analysed, and old ones are deleted.
web-analysis-failed = The analysis did not work. Try again.
web-analysis-busy = You have enough analyses waiting. Wait until one is done.
web-analysis-not = This game cannot be analysed.
web-analysis-off = This server makes no analyses.
web-analysis-none = Win chances and choices have to be played out, which takes about a minute.
web-analysis-none-choices = The game has been played out; the choices of this player still have to be judged.
web-analysis-part = The analysis was stopped and can go on.
web-analysis-stale = This analysis was made by an older version and can be made anew.
web-analysis-ask = Analyse
web-analysis-go-on = Go on
web-analysis-stop = Stop
web-analysis-queued = Queued, { $n } ahead of it.
web-analysis-paused = The tables are busy, so the analysis waits.
web-analysis-stage-reading = Reading the game…
web-analysis-stage-playing = Turn { $turn }, played out to { $done }%
web-analysis-stage-choices = Turn { $turn }, looking at choices, { $done }%
web-analysis-stage-ready = Nearly done…
web-analysis-ready-standard = The standard analysis is done.
web-analysis-ready-deep = The deep analysis is done.
web-analysis-level = How deep
web-analysis-level-standard = Standard (about 1 minute)
web-analysis-level-deep = Deep (about 10 minutes)
web-analysis-tab-win = Chances
web-analysis-tab-public = Suspicion
web-analysis-tab-knew = Who knew
web-analysis-tab-choices = Choices
web-analysis-win = Win chances
web-analysis-win-about = At the start of each turn, if everyone played on like the expert
web-analysis-together = More than one side can win a game, so chances may add up to more than 100.
web-analysis-win-none = Not played out yet.
web-analysis-band =
    { $n ->
        [one] Shaded: 95% error · 1 play
       *[other] Shaded: 95% error · { $n } plays
    }
web-analysis-sum-rose = { $side } from { $first } to { $last }, largest change a rise in turn { $turn }.
web-analysis-sum-fell = { $side } from { $first } to { $last }, largest change a fall in turn { $turn }.
web-analysis-figure = Turn { $turn }, { $side }: { $chance } ±{ $error }
web-analysis-no-points = No clear turning points.
web-analysis-not-yet = Once the game has been played out, its turning points appear here.
web-analysis-table = As a table
web-analysis-turn = Turn
web-analysis-end = End
web-analysis-public = Who looked like what
web-analysis-public-about = From what everyone could see
web-analysis-knew = Who could know what
web-analysis-knew-at = At the start of turn { $turn }
web-analysis-knew-about = Each cell: the likeliest identity by what that player could see, and how sure. Green frame: private evidence; filled: certain by rule.
web-analysis-sees = { $who }
web-analysis-known-rule = certain by rule
web-analysis-known-private = with private evidence
web-analysis-known-behaviour = from behaviour alone
web-analysis-point = Turning point { $n } of { $of }
web-analysis-choice = A choice
web-analysis-before = Turning point before
web-analysis-after = Next turning point
web-analysis-expert = What the expert would have done
web-analysis-from = In the place of { $seat }, with what was known there
web-analysis-from-you = In the place of { $seat } (“you” below), with what was known there
web-analysis-did = { $who } did this.
web-analysis-same = The difference is smaller than its error.
web-analysis-what = What would you do?
web-analysis-tell = Tell me
web-analysis-watch = Watch this moment
web-analysis-play = Play on from here
web-analysis-why = What { $who } had seen of { $about }
web-analysis-choices = Choices
web-analysis-choices-whose = Pick someone above to see their key choices.
web-analysis-choices-none = Choices are seen once the game has been played out.
web-analysis-choices-later = Still to be judged.
web-analysis-mine =
    { $n ->
        [one] Your 1 key choice
       *[other] Your { $n } key choices
    }
web-analysis-theirs =
    { $n ->
        [one] { $who }: 1 key choice
       *[other] { $who }: { $n } key choices
    }
web-analysis-small = Differences smaller than their error do not count
web-analysis-like = like the expert’s
web-analysis-like-about = or no different
web-analysis-no-key = No choice made much difference.
web-analysis-loss = Turn { $turn }, −{ $loss } ±{ $error }
web-analysis-turn-n = Turn { $turn }
web-analysis-honest = How far can these figures be trusted?

## Kinds of mistakes

web-mistake-took = Took what hurts
web-mistake-let-go = Let it go
web-mistake-not-stopped = Did not stop it
web-mistake-helped = Helped the wrong one
web-mistake-shown = Showed who you are
web-mistake-mission = Forgot the mission
web-mistake-turned = Turned the character too early or too late
web-mistake-late = Ran out of time
web-mistake-other = Another answer was better
web-mistake-bluff = A bluff that was believed
web-analysis-table-then = The table as { $who } saw it then
