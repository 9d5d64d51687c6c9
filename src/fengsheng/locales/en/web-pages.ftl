## The one sentence on a card: at most about 45 letters

web-card-lock = Choose who must accept your message.
web-card-lure = The message skips a player you choose.
web-card-intercept = On another’s turn: gain the message in transit.
web-card-return = It has reached you: send it back.
web-card-decode = It has reached you: look, then decide.
web-card-burn = Burn anyone’s black message.
web-card-counter = The card just used has no effect.
web-card-probe-draw = { $identity }: draw 2. Others say “undercover”.
web-card-probe-discard = { $identity }: discard 1. Others say “good person”.
web-card-truefalse = Everyone gains a random card as a message.
web-card-sw-probe = { $draws }: draw 1. { $discards }: discard 1.
web-card-sw-coerce = Name a card: they give it or show their hand.
web-card-sw-entice = Top card becomes a player’s message.
web-card-sw-balance = You both discard your hands and draw three.
web-card-sw-clear = Discard anyone’s message with black in it.
web-card-sw-decipher = Look at it; if black, you may turn it face up.
web-card-sw-intercept = The contested message moves to you.
web-card-sw-mislead = The contested message moves one seat.
web-card-sw-swap = This card replaces the contested message.
web-card-hidden = a face-down card

## Identities and characters as they are drawn

web-identity = Identity
web-identity-sealed = a sealed identity card
web-goal-front = Three red: your whole faction wins
web-goal-bureau = Three blue: your whole faction wins
web-goal-soy = Complete your mission: you win alone
web-goal-qianfu = Three red: your whole faction wins
web-goal-tegong = Three blue: your whole faction wins
web-goal-zhenyazhe = On your turn, someone with two red or blue dies
web-goal-cuanduozhe = Someone declares on your turn: you win instead
web-goal-shuangmianjiandie = You have three red, or three blue
web-goal-youbianzhe = Someone has three red or blue, but doesn’t declare
web-goal-xianxingzhe = You die with a red or blue message
web-goal-jiaojuzhe = Your turn ends and all others have two red or blue
web-goal-qingdaofu = Someone dies with at most one red and one blue
web-goal-none = Your identity card was taken
web-face-down = a face-down character

## The end of a game

web-analysis = Analysis
web-end-over = Turn { $turn } · { $who }
web-end-over-time = Turn { $turn } · { $who } · { $minutes } min { $seconds } s
web-end-wins = { $who } won
web-end-nobody = No one won
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
web-end-declared = { $who } declared victory.
web-end-usurped = Victory was declared by { $who } and taken by { $usurper }.
web-end-you = You · { $name }
web-end-bot = bot
web-end-bot-for = bot took over
web-end-died = died on turn { $turn }
web-end-lost = out on turn { $turn }
web-end-mission = Secret mission: { $text }
web-end-hand = Hand
web-end-intel = Messages
web-end-again = Play again
web-end-again-note = same people
web-end-again-wait = Waiting for a rematch
web-end-again-wait-note = the host starts it
web-end-replay = Replay
web-end-share = Share
web-end-shared = Replay link copied
web-end-home = Home
web-end-talk = Discuss this game
web-end-moments = Key moments
web-end-turn = Turn { $turn }
web-end-growth = Messages over time
web-end-growth-of = { $colour }: { $who } has the most ({ $n })
web-end-growth-none = { $colour }: none
web-end-verified = Deal verified
web-end-verified-text = The hash shown before the deal matches the seed revealed at the end.
web-end-verified-after = Hash and seed match, but you joined after the deal and did not see the hash beforehand.
web-end-verifying = Verifying the deal…
web-end-forged = The deal does not match
web-end-forged-text = The seed’s hash is not the one shown before the deal. Keep the replay file.
web-end-rule = Rule { $rule }
web-end-table = Back to the table

## Replays

web-replay-title = Replay
web-replay-loading = Loading the replay…
web-replay-missing = There is no such replay. A game has one once it is over; old ones are deleted.
web-replay-failed = The replay could not be loaded.
web-replay-retry = Try again
web-replay-only-events = This game used an older version of the rules: you can read its log, but not see the table.
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-at = step { $step } of { $steps }
web-replay-scrub = Position
web-replay-speed = Speed
web-replay-speed-times = { $n }×
web-replay-eyes = View as
web-replay-eyes-all = Everyone’s cards
web-replay-eyes-spectator = Spectator
web-replay-file = Download the file
web-replay-rules = Rules version { $versions }
web-replay-keys = Space plays, ← → step, with Shift a whole turn, Home and End jump, ↑ ↓ change the view, J to jump, A for the analysis
web-replay-chapters = Chapters
web-replay-log = Log
web-replay-deal = The deal
web-replay-turn = Turn { $turn }: { $who }
web-replay-prev-chapter = One chapter back
web-replay-next-chapter = One chapter forward
web-replay-beside = Beside the table
web-replay-shared = Link copied

## Sound

web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-sound-volume = Volume
