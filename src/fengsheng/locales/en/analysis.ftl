# The analysis of a game that is over.

analysis-title = Turn { $turn }: { $what }
analysis-title-bare = Turn { $turn }
analysis-rose = The chance of { $side } rose from { $before } to { $after }.
analysis-fell = The chance of { $side } fell from { $before } to { $after }.
analysis-bluff = The expert would not do this; but { $seat } believed it.

## Kinds of mistakes

mistake-took = Took what hurts
mistake-took-told = { $seat } took a message that does more harm than good there.
mistake-let-go = Let it go
mistake-let-go-told = { $seat } let a message go that was worth taking.
mistake-not-stopped = Did not stop it
mistake-not-stopped-told = { $seat } could have stepped in and did not.
mistake-helped = Helped the wrong one
mistake-helped-told = By what { $seat } could know, this helped another side.
mistake-shown = Showed who you are
mistake-shown-told = After this everyone was surer who { $seat } is, and nothing was gained by it.
mistake-mission = Forgot the mission
mistake-mission-told = For the mission of { $seat } another answer was better.
mistake-turned = Turned the character too early or too late
mistake-turned-told = This was not the moment for { $seat } to turn the character face up.
mistake-late = Ran out of time
mistake-late-told = The clock answered for { $seat }.
mistake-other = Another answer was better
mistake-other-told = Another answer was worth more to { $seat }.

## How far it can be trusted

analysis-honest-judge = “The expert” is this program’s own bot (expert, version { $version }). It is often right and never the last word.
analysis-honest-strength = Its measured rating here is { $rating } (± { $unsure }); the club player has { $club }.
analysis-honest-nobody = No bot of this program plays this edition well enough to judge it: only who looked like what is shown.
analysis-honest-known = Choices are judged only by what that player could know then. The win chances are computed from the true cards.
analysis-honest-calibrated = Of the guesses said to be { $said }% sure, { $right }% were right (measured in { $games } games).
analysis-honest-rough = The guesses are off by more than five in a hundred, so they are rounded to tens: take them as rough.
analysis-honest-unmeasured = How often such guesses are right has not been measured in this edition.
analysis-honest-bots = The guesses come from how bots play. About people they are worse; how much worse has not been measured.

## At the terminal

analyse-turn = Turn
analyse-end = End
analyse-chances = Win chances if everyone played on like the expert, with 95% errors
analyse-no-judge = No one judges here.
analyse-points = Turning points
analyse-no-points = No clear turning points.
analyse-choices =
    { $n ->
        [one] { $seat }: 1 key choice, { $like } like the expert’s or no different
       *[other] { $seat }: { $n } key choices, { $like } like the expert’s or no different
    }
analyse-done = done
analyse-mistakes = Mistakes by kind
analyse-calibration = How often guesses were right
analyse-guess =
    { $count ->
        [one] 1 guess said { $said }%: { $right }% were right
       *[other] { $count } guesses said { $said }%: { $right }% were right
    }
analyse-stage-reading = Reading the game…
analyse-stage-playing = Turn { $turn }, played out { $done } of { $total } turns
analyse-stage-choices = Turn { $turn }, looking at choices, { $done } of { $total }
analyse-stage-ready = Nearly done…
analyse-games = Games
analyse-public = Who looked like what to everyone, in percent
analyse-truth = Truth
analyse-knew = Who could know what at the start of turn { $turn }, in percent
analyse-who = Sees
analyse-knew-about = “=” is certain by rule, “*” rests on private evidence too, the rest on behaviour alone.
analyse-believed = What { $who } had seen of { $about }:
analyse-short-red = red
analyse-short-blue = blue
analyse-short-alone = alone
