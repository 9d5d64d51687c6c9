## The report of an arena: bots against each other

arena-title = Arena: { $edition }, table of { $seats }
arena-mode-mixed = Mixed tables, half the seats each
arena-mode-focal = One alone among the others
arena-mode-block = Faction against faction
arena-mode-population = Every bot among its like
arena-mode-together = All bots at one table
arena-games = { $games } games of { $deals } deals
arena-seeds-development = Development deals from { $first }
arena-seeds-validation = Validation deals from { $first }
arena-verdict = A seat played by { $of } wins { $ratio } times as often as one played by { $to } (95 % interval { $low } to { $high }).
arena-verdict-open = { $of } and { $to } cannot be told apart yet: { $ratio } wins to one (95 % interval { $low } to { $high }).

## Comparisons

arena-cross = Cross table
arena-cross-mixed = How often a seat of the row’s bot wins for one win of the column’s, with the 95 % interval. Teams are mixed, so differences look smaller than they are.
arena-cross-focal = The row’s bot sits alone among bots of the column: its wins a seat for one win of theirs, with the 95 % interval.
arena-cross-block = The row’s bot plays one faction, the column’s the other, then the other way round: wins a faction seat for one win of theirs, with the 95 % interval. Loners are left out.
arena-cross-population = No bot meets another here.
arena-cross-together = How often a seat of the row’s bot wins for one win of the column’s, with everyone at the same tables, and the 95 % interval.
arena-cross-by-side = By side
arena-all = All that count
arena-standings = Win rates
arena-standings-about = Wins a seat with 95 % intervals, clustered by deal. The dashed line is what any seat wins here: { $rate }. Ratings are OpenSkill’s and for display.
arena-bot = Bot
arena-seats = Seats
arena-wins = Wins
arena-rate = Win rate
arena-rating = Rating
arena-ms = ms a decision

## Groups

arena-identities = By identity
arena-identities-about = Wins a seat with each identity, and how many seats that is. Lines are 95 % intervals.
arena-characters = By character
arena-characters-about = Wins a seat with each character. There are few seats each: wide lines say nothing yet.
arena-characters-all = All seats
arena-characters-alone = Only those who play alone

## Tables

arena-balance = Balance and length
arena-balance-about = Who wins the games at these tables, how even the two factions are when one of them wins, and how long it takes.
arena-tables = Table
arena-games-played = Games
arena-first-of-two = { $side } of the two factions
arena-turns = Turns
arena-questions = Questions
arena-nobody = No one
arena-lengths = Turns a game

## Beliefs

arena-beliefs = Beliefs
arena-beliefs-about = What bots think of the sides of the others at the start of every turn, compared with the truth. Lower loss is better; a calibrated bot lies on the diagonal: what it says with 70 % is true in 70 % of cases.
arena-loss = loss by quarter of the game
arena-calibration = said, and how often true
arena-prior = knowing only how many of each side there are
arena-deduction = pure deduction
arena-reader = Reader
arena-judged = Beliefs
arena-below-prior = Below the prior
arena-calibration-error = Calibration error
arena-reads = reads { $bot }

## Time

arena-time = Time a decision
arena-time-about = Milliseconds of processor time. Columns double from one to the next.
arena-decisions = Decisions
arena-mean = Mean
arena-longest = Longest

## Mistakes

arena-mistakes = A beginner’s mistakes
arena-mistakes-about = How often each was made when it could be. The truth judges, not what the player knew: one alone proves nothing, shares can be compared.
arena-mistake-own-colour = Sends a message of its own colour
arena-mistake-own-colour-astray = Sends its own colour straight to another side
arena-mistake-blind-black = Accepts another side’s black message unseen
arena-mistake-blind-death = Accepts a third black message unseen
arena-mistake-blind-intercept = Intercepts a message unseen
arena-mistake-black-intercept = Intercepts unseen, and it is black
arena-mistake-deadly-intercept = Intercepts unseen, and it is the third black
arena-mistake-own-counter = Foils a card of its own faction
arena-mistake-best-as-paper = Sends one of the best cards instead of a lesser one
arena-mistake-third-black = Sends its own faction a third black message
arena-mistake-known-probe = Probes a player it knows already
arena-mistake-kept-swap = Loses with a Swap in hand
arena-skills = Skills: how often each was used when it was offered

## Faults

arena-faults = Faults
arena-faults-about =
    { $faults ->
        [0] No bot failed, cheated or ran out of time.
       *[other] Seats that failed, answered what was not offered or ran out of time, and so lost: { $faults }.
    } { $unfinished ->
        [0] Every game came to an end.
       *[other] Games that did not end: { $unfinished }.
    }
arena-faults-list = All of them
arena-fault = Game { $game }, seat { $seat }, { $bot }:
arena-method = How this was measured
arena-method-text = The number of games was fixed before the first one. Every deal is played once for each bot, with the bots moved on, so that each gets each seat with its identity. Games of one deal are not independent, so all errors are clustered by deal; ratios are judged on the log scale by the delta method. A bot that fails loses that game.
