# The table in the browser. Keys begin with web-table-.

## Seats

web-table-brand = The Message
web-table-you = you
web-table-you-head = You
web-table-you-named = You · { $name }
web-table-who-s =
    { $me ->
        [yes] your
       *[no] { $who }’s
    }
web-table-self =
    { $me ->
        [yes] yourself
       *[no] themselves
    }
web-table-self-s =
    { $me ->
        [yes] your own
       *[no] their own
    }
web-table-seats =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-table-code = Table
web-table-list = ,{" "}
web-table-face-down-character = face down
web-table-unnamed = Unnamed
web-table-covered = { $name } (face down)
web-table-removed = { $name } (removed)
web-table-removed-about = This character card has left the game and takes no part in anything.
web-table-hidden = face down
web-table-can-be = Could still be: { $names }
web-table-dead = dead
web-table-lost = out
web-table-bot = bot
web-table-says-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
web-table-says-intel = messages: { $red } red, { $blue } blue, { $black } black
web-table-says-may = can be chosen
web-table-says-chosen = chosen
web-table-tag-holder = Has the message
web-table-tag-locked = Locked
web-table-tag-lured = Lured away
web-table-tag-dying = Dying
web-table-tag-turn = Active
web-table-tag-turn-sending = Active · sending
web-table-tag-away = Bot playing
web-table-tag-off = Offline
web-table-skill-line = { $name }: { $text }
web-table-travels = As a message: { $route }
web-table-mission = Secret mission
web-table-intel = Messages
web-table-no-intel = none yet
web-table-known = Cards you know in this hand
web-table-probes = Probed
web-table-probe-acted = Probed by { $who }: did what the card says.
web-table-probe-said = Probed by { $who }: said the phrase instead.
web-table-probe-named = It named { $what }.
web-table-probe-unsure = (may have been a bluff)
web-table-sit-behind = Watch from this seat
web-table-pencil = Your notes
web-table-pencil-about = Kept in this browser; no one else sees them.
web-table-note = A note for yourself…
web-table-mark-maybe = { $what }?
web-table-mark-sure = { $what }!
web-table-mark-note = …
web-table-guess-red = Red
web-table-guess-blue = Blue
web-table-guess-other = Bystander
web-table-goal-need = { $n } more { $colour } to win
web-table-goal-reached = enough: you may declare
web-table-goal-reached-spywar = enough to win
web-table-skills = Your skills
web-table-skill-now = can be used now
web-table-why-not = Why not now?
web-table-probe-so = So: { $what }.
web-table-probe-so-not = So not { $what }.
web-table-notebook = Notebook
web-table-notebook-about = Filled in from what you have seen, and nothing else. Your pencil marks are yours alone.
web-table-notebook-sides = At a table of { $n }:
web-table-notebook-side = { $red } red · { $blue } blue · { $other } { $side }
web-table-notebook-is = Identity: { $what }
web-table-notebook-may = May be: { $what }
web-table-notebook-tasks = Tasks of Strangers not seen yet: { $what }
web-table-notebook-not = Not { $what }
web-table-notebook-seen-by = Identity seen by { $who }.
web-table-notebook-took = Gained from { $who }: { $cards }
web-table-key-notebook = open the notebook

## The wire

web-table-next = next: { $who }
web-table-node-sent = S
web-table-node-declined = –
web-table-node-accepted = ✓
web-table-node-returned = ↺
web-table-twin = Message in transit, { $route }, { $face }: { $way }
web-table-twin-here = { $who }
web-table-twin-declined = { $who } declined
web-table-twin-returned = { $who } sent it back
web-table-twin-skipped = skips { $who }
web-table-twin-locked = locked: { $who }
web-table-face-down = face down
web-table-face-up = face up
web-table-transit-of = { $who }: { $route }
web-table-transit-of-arrow = { $who }: message { $route }
web-table-way-right = to the right
web-table-way-left = to the left
web-table-way-to = to { $who }
web-table-way-back = back to { $who }
web-table-way-held = with { $who }
web-table-held-stamp = CONTESTED
web-table-route-coded = coded
web-table-route-direct = direct
web-table-route-text = open
web-table-route-left = ←
web-table-route-right = →
web-table-route-up = ↑
web-table-deck = Deck
web-table-deck-about =
    { $n ->
        [one] 1 card left in the deck.
       *[other] { $n } cards left in the deck.
    }
web-table-discard = Discards
web-table-discard-about =
    { $n ->
        [one] 1 card in the discard pile.
       *[other] { $n } cards in the discard pile.
    }
web-table-aside = Set aside

## What waits to resolve

web-table-stack = Responses
web-table-stack-label = Waiting to resolve, newest first
web-table-stack-about = last in, first out
web-table-stack-uses =
    { $me ->
        [yes] { $who } use { $item }
       *[no] { $who } uses { $item }
    }
web-table-stack-first = next
web-table-stack-later = then
web-table-stack-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
web-table-stack-answers = against { $who_s } { $item }
web-table-stack-aim = on { $who_s } { $aim }
web-table-stack-on = on { $who }
web-table-stack-void = no effect
web-table-if-none = If no one responds
web-table-if-none-contest = If no one acts
web-table-then-works =
    { $who_me ->
        [yes] Your { $item } takes effect
       *[no] { $who_s } { $item } takes effect
    }
web-table-then-counter =
    { $who_me ->
        [yes] Your { $item } is foiled
       *[no] { $who_s } { $item } is foiled
    }
web-table-then-void =
    { $who_me ->
        [yes] Your { $item } has no effect
       *[no] { $who_s } { $item } has no effect
    }
web-table-then-receives = { $who } will receive it
web-table-contest = Contest
web-table-contest-label = What was used in this contest
web-table-contest-about = each use resolves at once
web-table-contest-more = { $n } earlier
web-table-quiet-setup = Everyone is choosing a character
web-table-quiet-window = Waiting for responses
web-table-quiet-you = Your move
web-table-quiet-play = Waiting for { $who } to play
web-table-quiet-one = Waiting for { $who } to decide
web-table-then-goes = the message goes to { $who }
web-table-then-returns = the message returns to { $who }
web-table-then-next = { $first }; then { $second }
web-table-goes-to = It goes to { $who }.
web-table-returns-to = It returns to { $who }, who must accept it.
web-table-passed-goes = If no one steps in, it goes to { $who }.

## The prompt

web-table-prompt = Your decision
web-table-outcome = { $won }. { $why }
web-table-asked = What will you do?
web-table-answered = Your answer is in.
web-table-given = Your answer is in: { $what }.
web-table-given-brief = It takes effect in a moment.
web-table-given-wait = Waiting for the others.
web-table-think = Think
web-table-think-about = Questions pass after a moment. Press this or T, or tap one of your cards, and the table waits for your answer. Everyone is told that someone is thinking, and no more.
web-table-waits = The table waits for you.
web-table-will-wait = The next question to you will wait for your answer.
web-table-thinking = Someone is thinking.
web-table-thinking-who =
    { $who_me ->
        [yes] You are thinking.
       *[no] { $who } is thinking.
    }
web-table-waiting-for = Waiting for { $who }.
web-table-waiting-all = Waiting for the table.
web-table-you-died = You have died. You can watch to the end.
web-table-you-lost = You are out. You can watch to the end.
web-table-dead-about = Your faction can still win.
web-table-idle = Nothing to do right now.
web-table-spectating = You are watching. Tap a seat to watch from there.
web-table-paused = The table is paused.
web-table-paused-about = All clocks are stopped.
web-table-goes-on = It resumes automatically in { $time } at the latest.
web-table-pause-over = The pause is over. The game continues.
web-table-ended = This table has been closed.
web-table-all-options = All options
web-table-no-options = Nothing to choose right now.
web-table-pass = Pass
web-table-key-space = Space
web-table-must-send = Send a message first
web-table-must-choose = You can’t pass
web-table-really = { $what }? Tap again
web-table-nothing-asked = Not your turn to act
web-table-nothing-to-do = Nothing you can use
web-table-first-card = Choose a card
web-table-first-seat = Choose a player
web-table-first-aim = Choose a message
web-table-aimed-at = aimed at
web-table-first-choose = Choose an option
web-table-pick-for = { $what }: { $ask }
web-table-pick-card = Tap a highlighted card to see what it does.
web-table-pick-seat = Tap a highlighted player.
web-table-pick-also = Tap a highlighted player, or continue without one.
web-table-pick-aim = Choose the card it affects.
web-table-pick-act = Choose what to do.
web-table-pick-rest = Choose one of the options.
web-table-pick-loose = Choose a highlighted card.
web-table-effect-of = { $name }: { $effect }
web-table-modes = Use or send
web-table-mode-use = Use
web-table-mode-send = Send
web-table-no-lock = Lock no one
web-table-to-left = To the left
web-table-to-right = To the right
web-table-take-back = Undo choice
web-table-hand =
    { $n ->
        [one] Your hand, 1 card
       *[other] Your hand, { $n } cards
    }
web-table-hand-empty = No cards in hand
web-table-not-now = cannot be used now
web-table-why-lead = You can use this only
web-table-why-lead-brief = Only
web-table-why = { $text } ({ $rule })
web-table-why-unknown = No explanation is available right now.
web-table-confirm = Confirm
web-table-confirm-what = Confirm: { $what }
web-table-not-again = Not again this turn
web-table-not-again-about = Pass, and this turn don’t stop me for the same again. You are still asked if something is aimed at you, or if someone may win or die.
web-table-lapsed = Time ran out: { $what } was answered for you.
web-table-away-why = You let two questions in a row go by. A bot is playing your seat.
web-table-away-about = The seat is still yours. Take it back whenever you like.
web-table-longer = More time
web-table-longer-about = One more full clock for this question. You have { $n } left in this game; everyone sees that you took it.
web-table-longer-who = { $who } took more time for this question.
web-table-longer-someone = Someone took more time for this question.
web-table-longer-you = You took more time. { $n } left in this game.
web-table-key-longer = one more clock for this question
web-table-moment-on = This concerns you. Click, or press any key, to go on.
web-table-one-short = { $who } may be one { $colour } from winning.
web-table-to-result = See the result

## Choosing a character

web-table-choose-about = Tap a character to look closer; tap again to choose it.
web-table-choose-hint = No one else sees which characters you were offered.
web-table-lurking = starts face down
web-table-open = starts face up
web-table-gender-male = male
web-table-gender-female = female
web-table-gender-both = both
web-table-gender-none = neither
web-table-mission-only = Counts only if you are a Bystander.
web-table-lurking-means = Face down: no one knows which character you play until you turn it face up.

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
web-table-stage-pass = in transit
web-table-stage-respond = responses
web-table-stage-arrive = arrival
web-table-stage-decide = decision
web-table-not-sent = nothing sent yet
web-table-your-turn = Your turn
web-table-turn-of = { $who_s } turn
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
web-table-log-earlier =
    { $n ->
        [one] 1 earlier line
       *[other] { $n } earlier lines
    }
web-table-log-newest = Jump to latest
web-table-filter = Filter the log
web-table-filter-all = All
web-table-filter-intel = Messages
web-table-filter-mine = Mine
web-table-only-you = Only you know:
web-table-chat = Chat
web-table-say = Say something…
web-table-say-send = Send
web-table-about-line = Mute or report { $who }
web-table-mute = Mute
web-table-unmute = Unmute
web-table-muted = { $who } is muted for you.
web-table-unmuted = { $who } is no longer muted.
web-table-report = Report
web-table-reported = Reported to the server’s operator.
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

web-table-prefs = When the table waits for me
web-table-prefs-strict = Questions to everyone pass after a moment. If one of these is true, the table waits for your answer. They look only at what everyone can see, whether or not you have anything to use, so they give nothing away.
web-table-prefs-relaxed = Questions to everyone pass after a moment. If one of these is true, the table waits for your answer. This table is relaxed: with “I can act” the others can see that you had something to choose.
web-table-prefs-alone = Questions to everyone pass after a moment. If one of these is true, the game waits for your answer, without a clock. You are alone with bots: it gives nothing away.
web-table-wait-can_act = I can act
web-table-wait-about-can_act = You have a card or a skill to use.
web-table-wait-decisive = Someone may win or die
web-table-wait-about-decisive = Someone is dying, or one more message could decide the game for a player it may reach.
web-table-wait-reached = It may reach me
web-table-wait-about-reached = The message in transit has reached you, or may still do so.
web-table-wait-targeted = I am targeted
web-table-wait-about-targeted = A card or skill in use is aimed at you.
web-table-wait-named = A card I name is used
web-table-wait-about-named = One of the cards ticked below is in use, whoever uses it.
web-table-wait-always = Always
web-table-wait-about-always = Every question to you waits until you answer, or your clock runs out.
web-table-wait-never = Never
web-table-wait-about-never = Only when you say so: the key T, “Think”, or a tap on one of your cards.
web-table-named = Which cards
web-table-other-settings = Sound and language
web-table-pause = Pause the table
web-table-resume = Resume
web-table-back = Take my seat back
web-table-concede = Concede
web-table-concede-about = A bot plays your seat to the end; you cannot take it back in this game.
web-table-leave = Leave the table
web-table-leave-about = A bot plays on; you can come back to your seat with the link.
web-table-stay = Stay
web-table-home = To the start page
web-table-copy-link = Copy the link
web-table-link-copied = The link is copied.
web-table-keys = Keys
web-table-key-digits = choose a highlighted card
web-table-key-arrows = go through the targets
web-table-key-enter = confirm your choice
web-table-key-pass = pass, or end
web-table-key-think = think: the table waits for you
web-table-key-esc = undo a choice
web-table-key-mode = use a card, or send it
web-table-key-list = show all options
web-table-key-rules = open the rules
web-table-key-help = show these keys
web-table-keys-tab = Reach everything else with Tab and press it with Enter.
web-table-key-quiet = pass, and not again this turn
web-table-speed = Speed of bots and movements
web-table-speed-about = People’s clocks stay as they are. What concerns you stops for you at every speed.
web-table-speed-calm = Calm
web-table-speed-normal = Normal
web-table-speed-quick = Quick
web-table-speed-instant = At once
web-table-forward = To the end
web-table-title = Table { $code }
web-table-title-asked = ● You are asked – table { $code }
web-table-notify = Tell me when I am asked
web-table-notify-about = A notice of this computer, while you look at another page.
web-table-notify-refused = This browser does not allow notices.
