## The one sentence on a card: at most about 45 letters

web-card-lock = It must be accepted by whom you lock.
web-card-lure = The player you name is skipped this time.
web-card-intercept = In another's turn: take the card in transit.
web-card-return = It lies before you: send it back.
web-card-decode = It lies before you: look, then decide.
web-card-burn = Burn one black intelligence of anybody.
web-card-counter = A card just played has no effect.
web-card-probe-draw = : draw 2. Others say “undercover”.
web-card-probe-discard = : discard 1. Others say “good person”.
web-card-truefalse = Everyone gains one random card.
web-card-sw-probe = { $draws }: draw 1. { $discards }: discard 1.
web-card-sw-coerce = Name a card: they give it or show the hand.
web-card-sw-entice = Top card becomes somebody's intelligence.
web-card-sw-balance = Both discard all and draw three.
web-card-sw-clear = Discard a black intelligence of anybody.
web-card-sw-decipher = Look at it; if black, you may turn it up.
web-card-sw-intercept = The pending card moves to you.
web-card-sw-mislead = The pending card moves one seat on.
web-card-sw-swap = This card becomes the pending one.
web-card-hidden = a face-down card

## Identities and characters as they are drawn

web-identity = Identity
web-identity-sealed = a sealed identity card
web-goal-front = Three red: the whole side wins
web-goal-bureau = Three blue: the whole side wins
web-goal-soy = Own mission done: wins alone
web-goal-qianfu = Three red: the whole side wins
web-goal-tegong = Three blue: the whole side wins
web-goal-zhenyazhe = In your turn somebody dies with two red or blue
web-goal-cuanduozhe = Victory is declared in your turn: you win instead
web-goal-shuangmianjiandie = You have three red, or three blue
web-goal-youbianzhe = Somebody has three red or blue, undeclared
web-goal-xianxingzhe = You die with a red or blue in front of you
web-goal-jiaojuzhe = Your turn ends, all others have two red or blue
web-goal-qingdaofu = Somebody dies with at most one red, one blue
web-goal-none = The identity card was taken
web-face-down = a face-down character

## The end of a game

web-end-over = Turn { $turn }, that of { $who }
web-end-over-time = Turn { $turn }, that of { $who } · { $minutes } min { $seconds } s
web-end-wins = { $who } won
web-end-nobody = Nobody wins
web-end-winners =
    { $n ->
        [one] one winner
       *[other] { $n } winners
    }
web-end-won = won
web-end-won-declared = won · declared
web-end-won-usurped = won · usurped
web-end-robbed = victory usurped
web-end-robbed-declared = declared · usurped
web-end-declared = Victory was declared by { $who }.
web-end-usurped = Victory was declared by { $who } and taken by { $usurper }.
web-end-you = You · { $name }
web-end-bot = bot
web-end-bot-for = bot took over
web-end-died = died in turn { $turn }
web-end-lost = out in turn { $turn }
web-end-mission = Secret mission: { $text }
web-end-hand = Hand
web-end-intel = Intelligence
web-end-again = Play again
web-end-again-note = same people
web-end-again-wait = Waiting for a rematch
web-end-again-wait-note = the owner starts it
web-end-replay = Replay
web-end-share = Share
web-end-shared = The link to the replay was copied
web-end-home = Home
web-end-talk = Talk about this game
web-end-moments = Key moments
web-end-turn = Turn { $turn }
web-end-growth = How intelligence grew
web-end-growth-of = { $colour }: most with { $who }, { $n }
web-end-growth-none = { $colour }: nobody has any
web-end-verified = Deal verified
web-end-verified-text = The hash shown before the deal fits the seed told at the end.
web-end-verified-after = Hash and seed fit, but you came after the deal and did not see the hash before it.
web-end-verifying = Verifying the deal…
web-end-forged = The deal does not fit
web-end-forged-text = The hash of the seed is not the one shown before the deal. Keep the replay file.
web-end-rule = Rule { $rule }

## Replays

web-replay-title = Replay
web-replay-loading = Fetching the replay…
web-replay-missing = There is no such replay. Games have one when they are over, and old ones are cleared away.
web-replay-failed = The replay could not be fetched.
web-replay-retry = Try again
web-replay-only-events = This game was played by older rules: its log can be read, but the table cannot be shown.
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-at = step { $step } of { $steps }
web-replay-scrub = Position
web-replay-speed = Speed
web-replay-speed-times = { $n }×
web-replay-eyes = Through whose eyes
web-replay-eyes-all = Everything open
web-replay-eyes-spectator = Spectator
web-replay-file = Download the file
web-replay-rules = Rules version { $versions }
web-replay-keys = Space plays, ← → step, Home and End jump
web-replay-shared = Link copied

## Sound

web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-sound-volume = Volume
