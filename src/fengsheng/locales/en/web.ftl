# The pages of the browser client: common words, landing, lobby, rulebook, replays, about.
# Keys begin with web-. The table has web-table.ftl; cards, end and replay have web-pages.ftl.

## Common

web-title = The Message (風聲)
web-close = Close
web-cancel = Cancel
web-save = Save
web-yes = yes
web-no = no
web-home = Back to the start
web-reload = Load again
web-watch = Watch
web-you = You
web-nobody = nobody
web-dot = { " · " }
web-list = { ", " }
web-nav = Navigation
web-language = Language
web-page-failed = This page could not be loaded. Check the network and try again.
web-lost-title = There is no such page
web-lost-text = Nothing is at this address. The code of a table has six letters; you can type it on the first page.
web-reconnecting = The connection was lost; connecting again. Your seat is kept.
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
web-error-no-table = There is no such table. The code may be mistyped, or the table has closed.
web-error-bad-name = This name cannot be used: one to sixteen characters, none of them invisible, and letters of one alphabet (or Chinese and Latin).
web-error-name-taken = Somebody at the table has that name already, or one that looks like it. Choose another.
web-error-table-full = All seats are taken, and there is no room to watch at this table.
web-error-kicked = The owner has sent you away from this table.
web-error-barred = Somebody from your connection was sent away from this table. Others from there can come in after half an hour, or when the owner lets them in again.
web-error-no-pause = The pauses of this game are used up: 30 minutes in all.
web-error-left = You have left this table.
web-error-too-fast = Not so fast; wait a moment.
web-error-too-many = The server is full at the moment. Try again later.
web-error-busy = The table is busy; please try again.
web-error-not-owner = Only the owner of the table may do that.
web-error-not-now = That is not possible now.
web-error-seat-taken = Somebody sits there.
web-error-bad-settings = There can be no such table; check the settings.
web-error-bad-deal = Too many characters are banned: there are not enough for everybody.
web-error-bad-text = That cannot be said: it is empty, or has characters that cannot be shown.
web-error-not-saved = The server cannot save at the moment, so nothing has happened.
web-error-no-space = The server keeps as much as it may; no new table and no new game can begin.
web-error-protocol = The server has been updated. Please load this page again.
web-error-not-alone = Instant is a pace for playing alone with bots. Choose another pace to start.
web-error-not-seated = Only players with a seat can do that.
web-error-no-seat = There is no such seat.
web-error-no-guest = That person is no longer at the table.
web-error-paused = The table is paused.
web-error-stale-prompt = That question is over.
web-error-not-asked = You are not asked.
web-error-already-answered = Your answer is in already.
web-error-illegal-action = That is not one of the options.
web-error-conceded = You have conceded: a bot plays your seat to the end.
web-error-nothing-to-explain = There is nothing to explain about that.
web-error-no-line = That line of chat is gone.
web-error-unknown-edition = This server does not have that edition.
web-error-unknown-option = This server does not have that house rule.
web-error-bad-option-value = That house rule has no such value.
web-error-bad-seats = This edition is not played by so many.
web-error-unknown-bot = This server does not have that bot.
web-error-bad-setup = There can be no such game; check the settings.
web-error-bad-json = The server did not understand this page. Please load it again.
web-error-bad-message = The server did not understand this page. Please load it again.
web-error-bad-token = The server does not know this browser. Please load this page again.
web-error-server-error = The server made a mistake. Please try again.

## Editions, bots, paces

web-edition = Edition
web-edition-classic = Classic
web-edition-classic-lite = Classic, simple rules
web-edition-spywar = Spy War
web-edition-short-classic = Classic
web-edition-short-classic-lite = Simple
web-edition-short-spywar = Spy War
web-edition-about-classic = Three to nine players. Coded, direct and open messages, responses last in first out, eighteen characters with secret missions.
web-edition-about-classic-lite = The same deck with simpler rules and more direct cards: good for a first evening together.
web-edition-about-spywar = Four to eight players. Two-coloured intelligence, arrows, a contest for every message, and rescue for the dying.
web-bots = Bots
web-bot-usual = Usual
web-bot-novice = Novice
web-bot-random = Random
web-bot-holder = Holder
web-bot-of-kind = Bot · { $kind }
web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-instant = Instant
web-pace-about-calm = Questions to everyone last 3 seconds. Whoever wants to think has 60 seconds to respond, 120 to decide: for a first game, or a chatty one.
web-pace-about-normal = Questions to everyone last 1.5 seconds. Whoever wants to think has 20 seconds to respond, 45 to decide.
web-pace-about-quick = Questions to everyone last 0.8 seconds. Whoever wants to think has 10 seconds to respond, 20 to decide: for those who know the cards.
web-pace-about-instant = Only for playing alone with bots: they answer at once, and everything waits for you.

## Landing

web-telegram = Telegram
web-urgent = URGENT
web-postmark = FENGSHENG · 7364 · 5116 · THE MESSAGE ·
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
web-create = Open it
web-join-code = Code of a table (six letters), or its link
web-join = Join
web-landing-note = Bots take the empty seats. Nothing to install, no account: send your friends the link.
web-tagline-1 = A message goes round the table.
web-tagline-2 = Who dares take it? Who is with you?
web-first-time = First time?
web-first-time-text = Read one page of rules first
web-landing-goal-red = Red side: three red
web-landing-goal-blue = Blue side: three blue
web-landing-goal-black = Three black: you are out
web-rulebook = Rulebook
web-replays = Replays
web-public = Public tables
web-public-none = There is no public table now. Open one, make it public, and others will see it here.
web-public-table = { $owner }’s table
web-public-shut = not open to watch
web-seats-taken = { $people } of { $seats } players
web-about-short = About · an unofficial project
web-unfinished = A game is not finished
web-unfinished-lobby = A table is waiting for you
web-unfinished-back = Go back
web-code = Table
web-turn-number = turn { $n }
web-your-move = your move

## Settings

web-set-public = Public
web-set-public-about = Shown in the list of public tables
web-set-relaxed = Relaxed
web-set-relaxed-about = The table waits for whoever has something to choose, so everyone can see who had.
web-set-relaxed-public = A public table cannot be relaxed.
web-set-spectators = Spectators
web-set-spectators-about = People without a seat may watch
web-set-random = Random seats
web-set-random-about = Seats are drawn by lot at the start
web-house-rules = House rules
web-house-changed =
    { $n ->
        [one] 1 differs from the preset
       *[other] { $n } differ from the preset
    }
web-house-unchanged = All as the edition has them
web-house-mark = changed
web-house-usual = { " (usual)" }
web-house-reset = Set all back
web-banned = Banned characters
web-banned-none = none
web-banned-some = { $n }
web-banned-about = Those ticked are not dealt.

## The doorstep

web-door-title = Table { $code }
web-door-text = Under which name do you play?
web-door-enter = Sit down
web-closed-title = Table { $code }

## Lobby

web-lobby-title = Table { $code } · The Message
web-leave = Leave
web-invite = Pass this table on
web-qr = QR code of this table
web-copy-link = Copy the link
web-link-near = For phones in the same network.
web-link-here = Only this machine can open it: no other address was found.
web-copied = The link was copied
web-share = Share
web-share-text = Come and play The Message, table { $code }
web-fair = Sealed shuffle
web-fair-about = The SHA-256 of the seed of the next shuffle. It is shown before the deal, the seed after the end, so that anybody can check that nobody touched the cards.
web-seats-order = Seats in playing order
web-seat-open = Empty seat
web-seat-open-about = A bot takes it at the start
web-sit = Sit here
web-stand = Stand up
web-swap = Swap
web-swap-waiting = Waiting for a yes
web-swap-yes = Swap with { $name }
web-here = Here
web-away = Away
web-owner = Owner
web-bot-here = Add a bot
web-bot-away = Remove
web-guest-menu = About { $name }
web-handover = Make owner
web-kick = Send away
web-kick-sure = Send { $name } away?
web-kick-about = They have to go, and cannot come back until you let them in again. For half an hour nobody new comes in from the same connection either.
web-sent-away = Sent away:
web-readmit = Let { $name } in again
web-shuffle = Draw seats
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
web-lobby-watching = You are watching. To play, sit down on an empty seat or a bot’s
web-lobby-settings = This table
web-settings-change = Change the settings
web-settings-show = See all house rules
web-people = People
web-watching = Watching:
web-chat = Chat
web-chat-none = Nobody has said anything yet
web-say = Say something…
web-say-send = Send
web-profile = Me
web-gender = Gender
web-gender-unsaid = Not said
web-gender-male = Male
web-gender-female = Female
web-gender-both = Both
web-gender-none = Neither
web-gender-about = Some house rules and skills look at the player’s own gender. You can play without saying.

## Rulebook

web-rules-title = Rulebook · The Message
web-rules-search = Search cards, characters, rule IDs, any words
web-rules-tab-play = How to play
web-rules-tab-cards = Cards
web-rules-tab-people = Characters
web-rules-tab-house = House rules
web-rules-tab-rules = Rules and rulings
web-rules-routes = How intelligence travels
web-rules-identities = Identities and goals
web-rules-english = Every rule has a number, which the game cites.
web-rules-more =
    { $n ->
        [one] One more; type more words.
       *[other] { $n } more; type more words.
    }
web-rules-nothing = Nothing was found.
web-character-hidden = starts face down
web-character-open = starts face up
web-character-male = male
web-character-female = female
web-character-both = both
web-character-none = no gender
web-mission = Secret mission
web-howto-classic-1 = Everybody gets an identity that nobody else sees: the Lurking Front, Military Intelligence, or a Bystander. Nobody knows who is on their side.
web-howto-classic-2 = The Front wins when one of them has three red intelligence cards and declares it, Military Intelligence with three blue ones. A Bystander wins alone by completing the secret mission of their character.
web-howto-classic-3 = Whoever has three black intelligence cards dies.
web-howto-classic-4 = On your turn draw two cards. Then you may use cards for what they do, and you must send one card from your hand as intelligence, once a turn.
web-howto-classic-5 = Whoever the message reaches decides whether to take it. Taken, it lies open in front of them; refused, it goes on. If nobody takes it, it comes back to its sender, who must.
web-howto-classic-6 = Every card has two uses: what it does, or as intelligence. You may respond to cards others play; the last response takes effect first.
web-howto-classic-7 = Characters have skills of their own. Some begin face down and must be turned up first.
web-howto-spywar-1 = Everybody gets an identity that nobody else sees: the Lurking Front, the Secret Service, or a Stranger.
web-howto-spywar-2 = The Lurking Front wins as soon as one of them has three red intelligence cards, the Secret Service with three blue. Strangers have secret tasks and win alone. A two-coloured card counts for both.
web-howto-spywar-3 = With three black ones you are dying: others may save you with Clear Up, or you die. The dead may leave up to three cards to somebody.
web-howto-spywar-4 = On your turn draw three cards, use cards of the play phase if you like, then send one. Its arrow says left, right, or straight to one player; a card with a lock can force one player to take it.
web-howto-spywar-5 = When somebody accepts, the contest begins: from the holder on, everybody may intercept, mislead or swap it. After each such move the round starts again at the new holder.
web-howto-spywar-6 = When nobody moves any more, the holder receives the message and lays it open.

## Replays

web-replays-title = Replays · The Message
web-replays-none = This browser has seen no game to its end yet. After one, its replay is here.
web-replay-link = Paste the link of a replay
web-replay-open = Open
web-replay-winners = Won by { $names }
web-people-count = { $n } players
web-you-won = you won
web-you-lost = you lost

## About

web-about-title = About
web-about-what = This is free software for the card game 風聲 (The Message): rules engine, bots, server and this page.
web-about-unofficial = This is an unofficial project. It is not connected with, nor endorsed by, the publishers, authors or other right holders of 風聲; names and trademarks of the game belong to their owners.
web-about-own = All drawings, sounds and words here are our own; nothing was taken from the boxed game.
web-about-licence = The program is released under the MIT licence.
web-about-private = Your data
web-about-private-text = There are no accounts. This browser remembers your name, your language, the tables you were at and a secret by which you get your seat back; clear the site’s data and all of it is forgotten. The page asks nothing of any other site.
web-about-fair = Fair deals
web-about-fair-text = The SHA-256 of the seed of every shuffle is shown before the deal and the seed after the end, and your browser computes it again. Bots see only what can be seen from their seat.
web-about-others = Work of others
web-about-others-client = This page contains:
web-about-others-server = The server uses these Python packages:
