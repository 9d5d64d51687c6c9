# The pages of the browser client: common words, landing, lobby, rulebook, replays, about.
# Keys begin with web-. The table has web-table.ftl; cards, end and replay have web-pages.ftl.

## Common

web-title = The Message
web-close = Close
web-cancel = Cancel
web-save = Save
web-yes = yes
web-no = no
web-home = Back to start
web-reload = Reload
web-watch = Watch
web-you = You
web-nobody = no one
web-dot = { " · " }
web-list = { ", " }
web-nav = Navigation
web-language = Language
web-page-failed = This page could not be loaded. Check the network and try again.
web-lost-title = Page not found
web-lost-text = There is nothing at this address. A table code has six letters; you can enter it on the start page.
web-reconnecting = Connection lost. Reconnecting; your seat is kept.
web-reconnect-now = Try now
web-clock-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-clock-none = No clock

## Errors

web-error-other = That did not work. Please try again.
web-error-offline = The server cannot be reached. Check the network and try again.
web-error-no-table = There is no such table. Check the code; the table may also have closed.
web-error-bad-name = Choose a name of 1 to 16 visible characters, with letters of one alphabet (or Chinese and Latin).
web-error-name-taken = Someone at this table already has that name, or one that looks like it. Choose another.
web-error-table-full = All seats are taken, and this table does not allow spectators.
web-error-kicked = The host has removed you from this table.
web-error-barred = Someone from your connection was removed from this table. Others from there can join after half an hour, or when the host lets them in again.
web-error-no-pause = The pauses of this game are used up: 30 minutes in all.
web-error-left = You have left this table.
web-error-too-fast = Too fast. Please wait a moment.
web-error-too-many = The server is full at the moment. Try again later.
web-error-busy = The table is busy; please try again.
web-error-not-owner = Only the host can do that.
web-error-not-now = That is not possible now.
web-error-seat-taken = Someone is already sitting there.
web-error-bad-settings = These settings do not work together. Please check them.
web-error-bad-deal = Too many characters are banned: there are not enough left for everyone.
web-error-bad-text = That cannot be sent: it is empty or contains characters that cannot be shown.
web-error-moved = The table is moving to another server. You will be back in a moment.
web-error-not-saved = The server cannot save right now, so nothing was changed.
web-error-no-space = The server has no space left; no new table or game can begin.
web-error-protocol = The server has been updated. Please reload this page.
web-error-not-alone = Instant is a pace for playing alone with bots. Choose another pace to start.
web-error-not-seated = Only players with a seat can do that.
web-error-no-seat = There is no such seat.
web-error-no-guest = That person is no longer at the table.
web-error-paused = The table is paused.
web-error-stale-prompt = That question is over.
web-error-not-asked = This question is not for you.
web-error-already-answered = Your answer is already in.
web-error-illegal-action = That is not one of the options.
web-error-conceded = You have conceded: a bot plays your seat to the end.
web-error-nothing-to-explain = There is nothing to explain about that.
web-error-no-line = That line of chat is gone.
web-error-unknown-edition = This server does not have that edition.
web-error-unknown-option = This server does not have that house rule.
web-error-bad-option-value = That house rule has no such value.
web-error-bad-seats = This edition cannot be played with that many players.
web-error-unknown-bot = This server does not have that bot.
web-error-bad-setup = These settings do not make a game. Please check them.
web-error-bad-json = The server did not understand this page. Please reload it.
web-error-bad-message = The server did not understand this page. Please reload it.
web-error-bad-token = The server does not know this browser. Please reload this page.
web-error-server-error = The server made a mistake. Please try again.
web-error-no-lesson = There is no such lesson.
web-error-no-ruling = There is no such ruling.
web-error-no-trial = There is nothing of that kind to try out.
web-error-lesson-step = That is not possible at this step of the lesson.

## Editions, bots, paces

web-edition = Edition
web-edition-classic = Classic
web-edition-classic-lite = Classic, simple rules
web-edition-spywar = Spy War
web-edition-short-classic = Classic
web-edition-short-classic-lite = Simple
web-edition-short-spywar = Spy War
web-edition-about-classic = Three to nine players. Coded, direct and open messages, cards in response to cards, eighteen characters with secret missions.
web-edition-about-classic-lite = The same deck with simpler, more straightforward rules: good for a first evening together.
web-edition-about-spywar = Four to eight players. Two-coloured messages, arrows, a contest for every message, and a chance to save the dying.
web-bots = Bots
web-bot-newcomer = Newcomer
web-bot-club = Club player
web-bot-expert = Expert
web-bot-master = Master
web-bot-novice = Club player
web-bot-neural = Self-taught
web-bot-random = Random
web-bot-holder = Hoarder
web-bot-about-newcomer = Know the rules and often slip, as everyone does at first: for your first games.
web-bot-about-club = Play for their own goal with plain good sense: good company for most tables.
web-bot-about-expert = Read who is who from what everyone does, and waste nothing: for players who know the game.
web-bot-about-master = Experts who try out their best moves in their heads before they make one, while the others think.
web-bot-about-novice = Play for their own goal with plain good sense: good company for most tables.
web-bot-about-neural = Have learned from many games instead of being told what counts: expect the unexpected.
web-bot-about-random = Choose any legal move at random: only for trying things out.
web-bot-about-holder = Keep their cards and nearly always pass: long, quiet games.
web-bot-rating = Measured rating { $rating } (± { $unsure }).
web-bot-of-kind = Bot · { $kind }
web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-instant = Instant
web-pace-about-calm = Questions to everyone last 3 seconds. If you want to think, you have 60 seconds to respond, 120 to decide: for a first game, or a chatty one.
web-pace-about-normal = Questions to everyone last 1.5 seconds. If you want to think, you have 20 seconds to respond, 45 to decide.
web-pace-about-quick = Questions to everyone last 0.8 seconds. If you want to think, you have 10 seconds to respond, 20 to decide: for those who know the cards.
web-pace-about-instant = Only for playing alone with bots: they answer at once, and everything waits for you.

## Landing

web-telegram = Telegram
web-urgent = URGENT
web-postmark = THE MESSAGE · 7364 · 5116 · 風聲 ·
web-name = Name
web-codenames = Bluebird, Nighthawk, Raven, Heron, Sparrow, Magpie, Finch, Kestrel, Wren, Starling, Lark, Merlin
web-seats = Players
web-quick-play = Play now
web-quick-play-with =
    { $bots ->
        [one] you and 1 bot
       *[other] you and { $bots } bots
    }
web-or-friends = or with friends
web-create-table = Open a table
web-create = Open table
web-join-code = Table code (six letters) or link
web-join = Join
web-landing-note = Bots fill the empty seats. No install, no account: just send your friends the link.
web-tagline-1 = A message goes round the table.
web-tagline-2 = Who dares take it? Who is with you?
web-first-time = First time?
web-first-time-text = Learn it in five minutes
web-learn-before = Learn it first: five minutes
web-landing-goal-red = Red faction: three red
web-landing-goal-blue = Blue faction: three blue
web-landing-goal-black = Three black: you die
web-rulebook = Rulebook
web-replays = Replays
web-public = Public tables
web-public-none = No public tables right now. Open one, make it public, and others will see it here.
web-public-table = { $owner }’s table
web-public-shut = no spectators
web-seats-taken = { $people } of { $seats } players
web-about-short = About · an unofficial project
web-unfinished = You have an unfinished game
web-unfinished-lobby = A table is waiting for you
web-unfinished-back = Go back
web-code = Table
web-turn-number = turn { $n }
web-your-move = your move

## Settings

web-set-public = Public
web-set-public-about = Shown in the list of public tables
web-set-clock = A clock for me too
web-set-clock-about = Alone with bots you have all the time there is. Switch this on if you want a clock all the same; with people there always is one.
web-set-relaxed = Relaxed
web-set-relaxed-about = The table waits for whoever has something to choose, so everyone can see who had.
web-set-relaxed-public = A public table cannot be relaxed.
web-set-spectators = Spectators
web-set-spectators-about = People without a seat may watch
web-set-random = Random seats
web-set-random-about = Seats are shuffled at the start
web-house-rules = House rules
web-house-changed =
    { $n ->
        [one] 1 change from the standard rules
       *[other] { $n } changes from the standard rules
    }
web-house-unchanged = Standard rules of this edition
web-house-mark = changed
web-house-usual = { " (standard)" }
web-house-reset = Reset all
web-banned = Banned characters
web-banned-none = none
web-banned-some = { $n }
web-banned-about = Ticked characters are not dealt.
web-house-search = Search house rules
web-house-group-deal = Dealing
web-house-group-people = Characters and players
web-house-group-turn = Turns
web-house-group-cards = Cards
web-house-group-death = Dying and rescue
web-house-group-win = Winning
web-house-none = No house rule says this.

## The doorstep

web-door-title = Table { $code }
web-door-text = What name will you play under?
web-door-enter = Sit down
web-closed-title = Table { $code }

## Lobby

web-lobby-title = Table { $code } · The Message
web-leave = Leave
web-invite = Invite others
web-qr = QR code of this table
web-copy-link = Copy the link
web-link-near = For phones on the same network.
web-link-here = Only this computer can open it: no other address was found.
web-copied = Link copied
web-share = Share
web-share-text = Come and play The Message: table { $code }
web-fair = Sealed shuffle
web-fair-about = The SHA-256 hash of the next shuffle’s seed. It is shown before the deal and the seed after the game, so anyone can check that no one touched the cards.
web-seats-order = Seats in turn order
web-seat-open = Empty seat
web-seat-open-about = A bot takes it at the start
web-sit = Sit here
web-stand = Stand up
web-swap = Swap
web-swap-waiting = Waiting for an answer
web-swap-yes = Swap with { $name }
web-here = Here
web-away = Away
web-owner = Host
web-bot-here = Add a bot
web-bot-away = Remove
web-guest-menu = About { $name }
web-handover = Make host
web-kick = Remove
web-kick-sure = Remove { $name }?
web-kick-about = They must leave, and cannot return until you let them in again. For half an hour, no one new can join from the same connection either.
web-sent-away = Removed:
web-readmit = Let { $name } in again
web-shuffle = Shuffle seats
web-start = Start
web-lobby-owner =
    { $people ->
        [one] 1 person has a seat. Start whenever you like
       *[other] { $people } people have seats. Start whenever you like
    }
web-lobby-wait = Waiting for { $owner } to start
web-lobby-empty =
    { $empty ->
        [one] 1 seat is empty; a bot takes it at the start
       *[other] { $empty } seats are empty; bots take them at the start
    }
web-lobby-full = Every seat is taken
web-lobby-watching = You are watching. To play, take an empty seat or a bot’s seat
web-lobby-watching-full = You are watching: every seat is taken. You can play once one is free
web-lobby-settings = This table
web-settings-change = Change the settings
web-settings-show = See all house rules
web-people = People
web-watching = Watching:
web-chat = Chat
web-chat-none = No messages in the chat yet
web-say = Say something…
web-say-send = Send
web-profile = Me
web-gender = Gender
web-gender-unsaid = Prefer not to say
web-gender-male = Male
web-gender-female = Female
web-gender-both = Both
web-gender-none = Neither
web-gender-about = Some house rules and skills depend on the player’s own gender. You can play without saying.
web-person-seat = seat { $n }
web-next-game = A new game is being set up at this table.
web-next-game-watching = The next game has begun. You are watching.

## Rulebook

web-character-hidden = starts face down
web-character-open = starts face up
web-character-male = male
web-character-female = female
web-character-both = both
web-character-none = no gender
web-mission = Secret mission

## Replays

web-replays-title = Replays · The Message
web-replays-none = You have not finished a game in this browser yet. Replays will appear here.
web-replay-link = Paste a replay link
web-replay-open = Open
web-replay-winners = Won by { $names }
web-people-count =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-you-won = you won
web-you-lost = you lost
web-replay-show-winners = Show who won

## About

web-about-title = About
web-about-what = This is free software for the card game 風聲 (The Message): rules engine, bots, server and this page.
web-about-unofficial = This is an unofficial project. It is not connected with or endorsed by the publishers, authors or other rights holders of 風聲; names and trademarks of the game belong to their owners.
web-about-own = All drawings, sounds and words here are our own; nothing was taken from the boxed game.
web-about-licence = The program is released under the MIT licence.
web-about-private = Your data
web-about-private-text = There are no accounts. This browser remembers your name, your language, the tables you joined and a secret key to your seat; clear the site’s data and all of it is gone. The page contacts no other site.
web-about-fair = Fair deals
web-about-fair-text = The SHA-256 hash of each shuffle’s seed is shown before the deal and the seed after the game; your browser checks that they match. Bots see only what their seat can see.
web-about-others = Work by others
web-about-others-client = This page contains:
web-about-others-server = The server uses these Python packages:
