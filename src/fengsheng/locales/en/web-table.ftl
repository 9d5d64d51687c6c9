# The table in the browser. Keys begin with web-table-.

## Seats

web-table-brand = Fengsheng
web-table-you = you
web-table-you-head = You
web-table-you-named = You · { $name }
web-table-seats = { $n } players
web-table-code = Table
web-table-list = ,{" "}
web-table-face-down-character = face down
web-table-covered = { $name } (covered)
web-table-removed = { $name } (removed)
web-table-removed-about = This character card has left the game and takes no part in anything.
web-table-hidden = face down
web-table-can-be = Can still be: { $names }
web-table-dead = dead
web-table-lost = out
web-table-bot = bot
web-table-says-hand = { $n } cards in hand
web-table-says-intel = intelligence: { $red } red, { $blue } blue, { $black } black
web-table-says-may = can be chosen
web-table-says-chosen = chosen
web-table-tag-holder = Holds the intelligence
web-table-tag-locked = Locked
web-table-tag-lured = Lured away
web-table-tag-dying = Dying
web-table-tag-turn = Turn
web-table-tag-turn-sending = Turn · sending
web-table-tag-away = A bot plays
web-table-tag-off = Offline
web-table-skill-line = { $name }: { $text }
web-table-travels = Travels as intelligence: { $route }
web-table-mission = Secret mission
web-table-intel = Intelligence
web-table-no-intel = none yet
web-table-known = Cards of this hand that you know
web-table-probes = Probed
web-table-probe-acted = { $who }: did what the card says.
web-table-probe-said = { $who }: said the sentence instead.
web-table-probe-named = It named { $what }.
web-table-probe-unsure = (may have been a bluff)
web-table-sit-behind = Sit behind this player
web-table-pencil = Your pencil
web-table-pencil-about = Kept in this browser; nobody else sees it.
web-table-note = A note for yourself…
web-table-mark-maybe = { $what }?
web-table-mark-sure = { $what }!
web-table-mark-note = …
web-table-guess-red = Red
web-table-guess-blue = Blue
web-table-guess-other = Other
web-table-goal-need = { $n } more { $colour } to win
web-table-goal-reached = enough: declare!
web-table-skills = Your skills
web-table-skill-now = can be used now
web-table-why-not = Why not now?

## The wire

web-table-next = next: { $who }
web-table-node-sent = S
web-table-node-declined = –
web-table-node-accepted = ✓
web-table-node-returned = ↺
web-table-twin = Intelligence under way, { $route }, { $face }: { $way }
web-table-twin-here = { $who }
web-table-twin-declined = { $who } declined
web-table-twin-returned = { $who } sent it back
web-table-twin-skipped = { $who } is skipped
web-table-twin-locked = { $who } is locked
web-table-face-down = face down
web-table-face-up = face up
web-table-transit-of = { $who }: { $route }
web-table-transit-of-arrow = { $who }: intelligence { $route }
web-table-way-right = to the right
web-table-way-left = to the left
web-table-way-to = to { $who }
web-table-way-back = back to { $who }
web-table-way-held = before { $who }
web-table-held-stamp = HELD
web-table-route-coded = coded
web-table-route-direct = direct
web-table-route-text = text
web-table-route-left = ←
web-table-route-right = →
web-table-route-up = ↑
web-table-deck = Pile
web-table-deck-about = { $n } cards are left to draw.
web-table-discard = Discards
web-table-discard-about = { $n } cards were discarded.
web-table-aside = Aside

## What is pending

web-table-stack = Responses
web-table-stack-label = Pending, newest first
web-table-stack-about = last in, first out
web-table-stack-uses =
    { $me ->
        [yes] {" "}use{" "}
       *[no] {" "}uses{" "}
    }
web-table-stack-first = 1st
web-table-stack-later = later
web-table-stack-more = and { $n } below
web-table-stack-answers = against { $who }: { $item }
web-table-stack-aim = at { $aim } of { $who }
web-table-stack-on = on { $who }
web-table-stack-void = void
web-table-if-none = If nobody responds
web-table-if-none-contest = If nobody acts
web-table-then-works = { $who }: { $item } takes effect
web-table-then-counter = { $who }: { $item } is void
web-table-then-void = { $who }: { $item } has no effect
web-table-then-receives = goes to { $who }
web-table-contest = Contest
web-table-contest-label = What was used in this contest
web-table-contest-about = each use is settled, then the holder is asked again
web-table-contest-more = { $n } earlier
web-table-quiet-setup = Everybody is choosing a character
web-table-quiet-window = Waiting for responses
web-table-quiet-you = It is your move
web-table-quiet-play = { $who } is choosing a card
web-table-quiet-one = { $who } is deciding

## The prompt

web-table-prompt = What is asked of you
web-table-asked = What will you do?
web-table-answered = Your answer is in. Waiting for the others.
web-table-waiting-for = Waiting for { $who }.
web-table-waiting-all = The table goes on.
web-table-over = The game is over.
web-table-you-died = You have died. You can watch to the end.
web-table-you-lost = You are out. You can watch to the end.
web-table-dead-about = Your faction can still win.
web-table-idle = Nothing is asked of you now.
web-table-spectating = You are watching. Tap a seat to sit behind it.
web-table-paused = The table is paused.
web-table-paused-about = All clocks stand still.
web-table-goes-on = It goes on by itself in { $time } at the latest.
web-table-pause-over = The pause is over. The game goes on.
web-table-ended = This table has been closed.
web-table-all-options = All options
web-table-no-options = Nothing to choose right now.
web-table-pass = Pass
web-table-key-space = Space
web-table-must-send = Send first
web-table-must-choose = Choose one
web-table-really = Really: { $what }
web-table-nothing-asked = Not your move
web-table-nothing-to-do = Nothing to use
web-table-first-card = Pick a card first
web-table-first-seat = Pick a seat
web-table-first-aim = Pick a card
web-table-aimed-at = aimed at
web-table-first-choose = Choose one
web-table-pick-for = { $what }: { $ask }
web-table-pick-seat = Tap a lit seat on the table.
web-table-pick-also = Tap a lit seat, or choose without.
web-table-pick-aim = Which card is meant?
web-table-pick-act = Choose what to do.
web-table-pick-rest = Choose one of the slips.
web-table-pick-loose = Choose one of the lit cards.
web-table-effect-of = { $name }: { $effect }
web-table-effect-several = { $name }…
web-table-modes = How to use cards
web-table-mode-use = Use it
web-table-mode-send = Send it
web-table-no-lock = Lock nobody
web-table-to-left = To the left
web-table-to-right = To the right
web-table-take-back = Take back
web-table-hand = Your hand, { $n } cards
web-table-hand-empty = No cards in hand
web-table-not-now = cannot be used now
web-table-why = { $text } ({ $rule })
web-table-why-unknown = That cannot be said right now.

## Choosing a character

web-table-choose-about = Tap a sheet to see it closer, tap again to take it.
web-table-choose-hint = Nobody else sees what you were offered.
web-table-lurking = begins face down
web-table-open = begins face up
web-table-gender-male = male
web-table-gender-female = female
web-table-gender-both = both
web-table-gender-none = neither

## Bar

web-table-phases = Phases of the turn
web-table-phase-setup = Setting up
web-table-phase-start = Start
web-table-phase-draw = Draw
web-table-phase-draw-spywar = Draw
web-table-phase-play = Play
web-table-phase-pass = Send
web-table-phase-contest = Contest
web-table-phase-receive = Receive
web-table-phase-end = End
web-table-phase-over = Over
web-table-phase-stage = { $phase } · { $stage }
web-table-stage-pass = passing
web-table-stage-respond = responses
web-table-stage-arrive = arrival
web-table-stage-decide = decision
web-table-not-sent = nothing sent yet
web-table-your-turn = Your turn
web-table-turn-of = { $who }
web-table-turn = Turn { $n }
web-table-nav = Table
web-table-rules = Rules
web-table-sound = Sound
web-table-settings = Settings
web-table-menu = Menu
web-table-log-chat = Log and chat

## Log and chat

web-table-log = Log
web-table-log-open = Open the log. Last: { $line }
web-table-log-earlier = { $n } earlier lines
web-table-log-newest = To the newest
web-table-filter = What the log shows
web-table-filter-all = All
web-table-filter-intel = Intelligence
web-table-filter-mine = Mine
web-table-only-you = Only you know:
web-table-chat = Chat
web-table-say = Say something…
web-table-say-send = Send
web-table-about-line = Mute or report { $who }
web-table-mute = Mute
web-table-unmute = Unmute
web-table-muted = { $who } is muted for you.
web-table-unmuted = { $who } is heard again.
web-table-report = Report
web-table-reported = Reported to whoever runs this server.
web-table-reactions = Reactions
web-table-react-laugh = (laughs)
web-table-react-wow = Wow!
web-table-react-think = Hm…
web-table-react-hurry = Hurry!
web-table-react-sorry = Sorry!
web-table-react-thanks = Thanks!
web-table-react-well-played = Well played!
web-table-react-no = No!

## Menu and settings

web-table-prefs = When to ask me
web-table-auto-pass = Pass where I have nothing to use
web-table-auto-pass-about = After a time that tells nobody anything.
web-table-until = Pass until I am concerned
web-table-until-about = Targeted, reached by the intelligence, or a card named here is played.
web-table-named = Ask me when somebody uses
web-table-other-settings = Sound and language
web-table-pause = Pause the table
web-table-resume = Go on
web-table-back = Take my seat back
web-table-bot-plays = A bot is playing for you.
web-table-concede = Concede
web-table-concede-about = A bot plays your seat to the end, and you cannot take it back in this game.
web-table-leave = Leave the table
web-table-leave-about = A bot plays on; you can come back to your seat with the link.
web-table-stay = Stay
web-table-home = To the start page
web-table-copy-link = Copy the link
web-table-link-copied = The link is copied.
web-table-keys = Keys
web-table-key-digits = pick a lit card
web-table-key-arrows = go through the targets
web-table-key-enter = do what is picked
web-table-key-pass = pass, or end
web-table-key-esc = take back a selection
web-table-key-mode = use a card, or send it
web-table-key-list = unfold all options
web-table-key-rules = open the rules
web-table-key-help = show these keys
web-table-keys-tab = Everything else can be reached with Tab and pressed with Enter.
