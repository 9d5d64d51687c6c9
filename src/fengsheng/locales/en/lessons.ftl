## Sentences that all lessons share

lesson-names = Azure, Jade, Amber, Ivory, Onyx
lesson-teacher = The old station master
lesson-else = That’s allowed too. Today we take this step first, so I hand it back.
lesson-try = What if you do this:
lesson-back = Let’s step back.
lesson-offer = Shall I do it once for you?
lesson-not-asked = That isn’t what you’re asked now. The ring shows where to look.
lesson-idle = No hurry. Take your time.
lesson-again = This is where we stopped.
lesson-done = That’s all for this lesson.
lesson-coach = Play a whole game; I’ll sit beside you.
lesson-broken = This lesson can’t be laid out right now. Try the next one.

## What the teacher points at

lesson-at-identity = your identity
lesson-at-portrait =
    { $me ->
        [yes] your character
       *[no] { $who }’s character
    }
lesson-at-seat =
    { $me ->
        [yes] your seat
       *[no]
            { $side ->
                [right] { $who }, the seat on your right
                [left] { $who }, the seat on your left
               *[across] { $who }, the seat across the table
            }
    }
lesson-at-tray =
    { $me ->
        [yes] your messages
       *[no] { $who }’s messages
    }
lesson-at-mark = your pencil mark on { $who }
lesson-at-hand = your hand
lesson-at-hand-card = { $what } in your hand
lesson-at-stamp = the postmark of { $what }
lesson-at-transit = the message in transit
lesson-at-wire = the way the message takes
lesson-at-stack = the cards that wait to resolve
lesson-at-prompt = the question
lesson-at-option = “{ $what }”
lesson-at-skill = the skill { $what }
lesson-at-pass = the button to pass or to end
lesson-at-phase = the phases of the turn
lesson-at-pile = the deck
lesson-at-log = the log

## At the terminal

lesson-list = Lessons of { $edition }
lesson-list-row = { $name } · { $title } (about { $minutes } min) · { $goal }
lesson-list-how = fengsheng learn classic/1 starts the first one.
lesson-list-known = Know the boxed game? Start with lesson { $n }.
lesson-step = Step { $n } of { $of }
lesson-points = Points at { $thing }.
lesson-go-on = Enter goes on
lesson-keys = s show me · b step back · r start again · k skip · h help
lesson-rules-met = Rules of this lesson: { $rules }
lesson-next-is = The next one: fengsheng learn { $name }

## Classic 1

lesson-classic-1-title = The third red
lesson-classic-1-goal = Know who you are, tell the three colours apart, and accept the message you need.
lesson-classic-1-identity = Everyone’s identity is secret. You’re with the Underground, the red side. Against you: Military Intelligence, the blue side.
lesson-classic-1-two-reds = Two red messages lie in front of you. When anyone in the Underground has three, the whole Underground wins.
lesson-classic-1-sent = { $bing } sends an open message. It travels face up, so everyone can see it: red.
lesson-classic-1-accept = It has reached you. Accept it.
lesson-classic-1-declined = If you decline, it moves on to { $yi }. That was your third red; let’s step back.
lesson-classic-1-declare = Your third red. Declare victory!
lesson-classic-1-end = Every game is one question: a message reaches you, do you accept it?

## Classic 2

lesson-classic-2-title = Your turn
lesson-classic-2-goal = Draw two, send one: three ways to travel, and two uses for every card.
lesson-classic-2-draw = It’s your turn. First you draw two cards.
lesson-classic-2-two-lives = Every card has two uses: use its function, or send it as a message.
lesson-classic-2-postmark = The postmark shows how it travels. Coded: face down, to the right. Direct: face down, to one player. Open: face up, to the right.
lesson-classic-2-one-a-turn = Each turn you send exactly one message. So you can’t end your turn yet.
lesson-classic-2-send = Send a coded message: Decode.
lesson-classic-2-sent-another = That’s allowed too. Today we watch a coded message travel; let’s step back.
lesson-classic-2-unsent = Send a message first, then you can end your turn. (CL-TURN-05)
lesson-classic-2-travels = { $yi } declines, and it moves on. { $bing } accepts, and only now it turns face up: blue.
lesson-classic-2-end = When it leaves your hand, only you know its colour.

## Classic 3

lesson-classic-3-title = Black kills
lesson-classic-3-goal = Three blacks and you’re dead: burn first, and don’t rush to accept what you can’t see.
lesson-classic-3-two-blacks = The third black message kills you. You already have two.
lesson-classic-3-sent = { $bing } sends a coded message, face down. You’re next.
lesson-classic-3-burn = Save yourself first: Burn one of your own blacks. Once the third arrives, it’s too late.
lesson-classic-3-burned-theirs = That saves { $yi }. You have two blacks yourself; let’s step back.
lesson-classic-3-passed = Keeping Burn won’t help: once the third black arrives, it’s too late. Let’s step back.
lesson-classic-3-decline = Don’t rush to accept a message you can’t see: decline it.
lesson-classic-3-accepted = Face up, it’s black. Let’s step back, and decline it this time.
lesson-classic-3-dies = { $yi } accepts it: black, the third. { $yi } dies and shows who they were.
lesson-classic-3-end = You can use Burn on anyone’s turn. Remember it when a friend is close to death.

## Classic 4

lesson-classic-4-title = Lock and Lure Away
lesson-classic-4-goal = You decide where a message lands: one card forces a player to accept, another skips one.
lesson-classic-4-two-blacks = { $bing } is blue, so against you, and has two blacks. One more kills. But how do we make { $bing } accept it?
lesson-classic-4-send = Send Intercept as a coded message. It reaches { $yi } first, then { $bing }.
lesson-classic-4-lock = Lock { $bing }: if the message reaches them, they must accept it.
lesson-classic-4-passed = If you pass now, { $yi } may accept it first. You still have cards; let’s step back.
lesson-classic-4-locked-another = You may lock someone else. But the two blacks lie in front of { $bing }; let’s step back.
lesson-classic-4-lure = { $yi } sits between you and { $bing }. Lure { $yi } away, and the message goes straight to { $bing }.
lesson-classic-4-lured-another = They aren’t on the way, so skipping them changes nothing. Let’s step back.
lesson-classic-4-locked = You can’t lure { $bing } away: a locked player stays. (CL-CARD-LURE-04)
lesson-classic-4-dies = { $bing } has no choice. The third black kills.
lesson-classic-4-end = Where the two meet, Lock prevails.

## Classic 5

lesson-classic-5-title = Look before you accept
lesson-classic-5-goal = On arrival: Decode, then Return. In transit: Intercept.
lesson-classic-5-sent = { $wu } sends a coded message, face down, and it comes to you.
lesson-classic-5-decode = Before you decide, use Decode: a look for your eyes only.
lesson-classic-5-unseen = You may, but you don’t know yet what you’re returning. Look first; let’s step back.
lesson-classic-5-passed-unseen = If you pass, you decide without looking. Look first; let’s step back.
lesson-classic-5-return = Black, and you have two already. Use Return: it travels the other way, back to { $wu }.
lesson-classic-5-passed-seen = You’ve just seen it: black. Accepting it kills you. You still hold Return; let’s step back.
lesson-classic-5-back = When a message comes back to its sender, the sender must accept it.
lesson-classic-5-once-more = Once more. { $bing } sends an open message, red, toward { $ding }.
lesson-classic-5-intercept = You have two reds. On another player’s turn, while a message is in transit, you can Intercept it.
lesson-classic-5-passed = If you pass, it’s gone. Intercept works only while a message is in transit; let’s step back.
lesson-classic-5-declare = Your third red. Declare victory!
lesson-classic-5-end = In transit: Lock, Lure Away, Intercept. On arrival: Decode, Return. While deciding: nothing.

## Classic 6

lesson-classic-6-title = Foil
lesson-classic-6-goal = Responses stack up, and the last one used takes effect first.
lesson-classic-6-sent = { $ding } sends an open message: red. You have two reds.
lesson-classic-6-snatched = { $yi } uses Intercept to snatch it.
lesson-classic-6-foil = Use Foil: a card that is being used has no effect.
lesson-classic-6-passed = If you pass, the Intercept works and { $yi } gains the red. You still hold Foil; let’s step back.
lesson-classic-6-foiled = { $bing } foils your Foil.
lesson-classic-6-foil-again = What lies on top takes effect first. Foil the one { $bing } used, and your first one works again.
lesson-classic-6-from-the-top = From the top down: { $bing } is foiled, your Foil works, and the Intercept has no effect.
lesson-classic-6-accept = { $wu } declined, and now it has reached you. Accept it.
lesson-classic-6-declined = This is the very red you need. Let’s step back.
lesson-classic-6-declare = Your third red. Declare victory!
lesson-classic-6-end = Last used, first in effect.

## Classic 7

lesson-classic-7-title = Probe
lesson-classic-7-goal = Find a friend, mind what the others see, and help that friend win.
lesson-classic-7-two-reds = { $bing } has two reds. A friend, or up to something? Ask first.
lesson-classic-7-probe = Probe { $bing }. The card says: the Underground draws two, anyone else says “I am undercover”.
lesson-classic-7-probed-another = “I am undercover”: not with the Underground. Useful too, but the two reds lie in front of { $bing }; let’s step back.
lesson-classic-7-sent-unasked = A message before you know who your friends are? Ask first; let’s step back.
lesson-classic-7-draws = { $bing } draws two, and so is with the Underground. A reaction can’t lie.
lesson-classic-7-mark = The others saw { $bing } draw, not what the card says. Tap { $bing }’s seat and pencil it in: red!
lesson-classic-7-send = Send this red directly to { $bing }.
lesson-classic-7-sent-another = Your friend sits right there. The red is for { $bing }; let’s step back.
lesson-classic-7-wins = The third red. { $bing } declares victory, and you win together.
lesson-classic-7-end = Ask, then give. And when you ask, think of who is watching.

## Classic 8

lesson-classic-8-title = Characters and Bystanders
lesson-classic-8-goal = A hidden character, its skill, and a mission of your own.
lesson-classic-8-identity = This time you’re a Bystander: no faction, only a secret mission of your own.
lesson-classic-8-character = Your character is Cipher Clerk, face down. The mission: three blue messages. You have two.
lesson-classic-8-sent = A coded message from { $wu } has reached you.
lesson-classic-8-turn-up = Turn Cipher Clerk face up: draw a card, and look at this message first.
lesson-classic-8-passed = Without the skill you decide unseen. One click turns the card face up; let’s step back.
lesson-classic-8-accept = It’s blue. Accept it.
lesson-classic-8-declined = That is blue, your third. Let’s step back.
lesson-classic-8-declare = Mission done: declare victory! This time you win alone.
lesson-classic-8-end = Eighteen characters, each with a trick of their own. Rest on a face to read it.

## Spywar 1

lesson-spywar-1-title = Arrows
lesson-spywar-1-goal = Five phases, arrows that show the way, and three of a colour that win at once.
lesson-spywar-1-draw = It’s your turn. First you draw three cards.
lesson-spywar-1-five-phases = A turn has five phases: draw, play, send, contest, receive.
lesson-spywar-1-end-play = We use no cards this time. On to the send phase.
lesson-spywar-1-arrows = The arrow shows how it travels: ← left, → right, ↑ to a player you choose. Always face down.
lesson-spywar-1-send = Send this red one to the right.
lesson-spywar-1-sent-another = That’s allowed too. Today we watch the arrow →; let’s step back.
lesson-spywar-1-moves-on = { $yi } declines, and it moves on to { $bing }.
lesson-spywar-1-received = { $bing } accepts it unseen. No one contests it; once received, it turns face up: red.
lesson-spywar-1-two-reds = Now you. You have two reds; the first in a faction to reach three wins for all of it, at once.
lesson-spywar-1-accept = A message from { $wu } has reached you. You can’t look before you accept. Accept it.
lesson-spywar-1-declined = If you decline, { $yi } is next. I happen to know it’s worth it; let’s step back.
lesson-spywar-1-end = At three, victory is declared on the spot; no one can hold it back.

## Spywar 2

lesson-spywar-2-title = The lock
lesson-spywar-2-goal = A card with a lock can name a player who must accept it.
lesson-spywar-2-friend = { $bing } is a friend; you used Probe to find out. { $bing } has two reds.
lesson-spywar-2-lock = When you send a card with a lock, you may lock a player: if it reaches them, they must accept it.
lesson-spywar-2-send = Send Balance to the right and lock { $bing }.
lesson-spywar-2-unlocked = Without the lock { $bing } can’t know it’s red and may not dare. Let’s step back.
lesson-spywar-2-locked-another = Lock someone else, and the red may land in front of them. Let’s step back.
lesson-spywar-2-sent-another = Not this one. We need the red one with the lock; let’s step back.
lesson-spywar-2-passes = { $yi } may accept it or not. The colour is hidden, so { $yi } declines.
lesson-spywar-2-wins = { $bing } must accept it. It’s the third red, and you win together.
lesson-spywar-2-end = A lock holds only in the send phase. In the contest it means nothing.

## Spywar 3

lesson-spywar-3-title = The contest
lesson-spywar-3-goal = In a contest every use resolves at once, and it begins anew with the holder.
lesson-spywar-3-accepted = { $wu } has accepted the message from { $ding }. The contest begins.
lesson-spywar-3-asking = The holder may act first, then each player to the right. Every use resolves at once; nothing can stop it.
lesson-spywar-3-intercept = Use Intercept: the message moves in front of you.
lesson-spywar-3-passed = If you pass, it stays there. You hold a card for this; let’s step back.
lesson-spywar-3-misled = { $yi } uses Mislead, and the message moves from you to { $yi }.
lesson-spywar-3-mislead = After every use it begins anew with the holder. Now you may act again: Mislead it back.
lesson-spywar-3-misled-another = To { $bing }? Perhaps a friend, but you’re the one who needs one more. Let’s step back.
lesson-spywar-3-received = A whole round goes by and no one acts. You receive it: red, your third.
lesson-spywar-3-end = Keep one card to the end. The last to act decides.

## Spywar 4

lesson-spywar-4-title = Before you send
lesson-spywar-4-goal = Probe, Coerce, Entice: first find out who is who.
lesson-spywar-4-alone = In the play phase only you act, with as many cards as you like.
lesson-spywar-4-probe = Probe { $bing }. The card says: the Secret Service draws one, everyone else discards one.
lesson-spywar-4-probed-another = A discard: not with the Secret Service. That’s worth knowing, but now { $bing }; let’s step back.
lesson-spywar-4-ended = You still have cards to use. No hurry; let’s step back.
lesson-spywar-4-draws = { $bing } draws, and so is with the Secret Service, like you. The others only saw { $bing } draw.
lesson-spywar-4-coerce = Coerce { $ding } and name Intercept. You get one, or you see the whole hand.
lesson-spywar-4-coerced-another = Without such a card you’re shown the hand. Not bad, but name Intercept to { $ding } this time; let’s step back.
lesson-spywar-4-gives = { $ding } has one and gives it to you. Only you two know which.
lesson-spywar-4-entice = Entice: the top card of the deck becomes a message in front of a player. Use it on yourself.
lesson-spywar-4-enticed-another = Then the message is theirs. This time use it on yourself; let’s step back.
lesson-spywar-4-blue = Blue: one more message for you. If it would make three of a colour, it goes to your hand instead.
lesson-spywar-4-end = First find out who is who, then decide where to send.

## Spywar 5

lesson-spywar-5-title = Decode and Clear
lesson-spywar-5-goal = Look before you decide, and use Clear to save a friend who is dying.
lesson-spywar-5-sent = { $wu } sends to the right and locks { $yi }. It reaches you first.
lesson-spywar-5-decode = Use Decode: have a look.
lesson-spywar-5-accepted-unseen = Accept it unseen? Use Decode first; let’s step back.
lesson-spywar-5-declined-unseen = You may, but then you don’t know what goes on to { $yi }. Look first; let’s step back.
lesson-spywar-5-turn-up = It’s black. Turn it face up for everyone, and draw a card.
lesson-spywar-5-kept-down = You don’t have to, but you’d miss a card. Let’s step back and turn it face up.
lesson-spywar-5-decline = Decline, and let it move on.
lesson-spywar-5-accepted = A black does you no good. Decline it this time; let’s step back.
lesson-spywar-5-dying = { $yi } is locked and must accept it. It’s the third black: { $yi } is dying.
lesson-spywar-5-clear = Everyone may use Clear now, the turn player first. { $yi } is a friend: help.
lesson-spywar-5-passed = Then { $yi } dies, and { $yi } is on your side. Let’s step back.
lesson-spywar-5-saved = One black is discarded, and { $yi } is saved.
lesson-spywar-5-end = The dead may leave up to three cards to one player. They still win with their faction.

## Spywar 6

lesson-spywar-6-title = Hidden characters and Strangers
lesson-spywar-6-goal = A hidden character, a task of your own, and messages of two colours.
lesson-spywar-6-identity = You’re a Stranger, the Double Agent: three reds or three blues, and you win alone.
lesson-spywar-6-character = Your character is Code Clerk, face down. In a contest you may turn the card face up and draw four.
lesson-spywar-6-accepted = { $ding } sends a message, and { $wu } accepts it.
lesson-spywar-6-turn-up = You have nothing in hand to contest it with. Turn Code Clerk face up.
lesson-spywar-6-passed = If you pass, { $wu } keeps it. Let’s step back.
lesson-spywar-6-intercept = You drew Intercept. Use it, and the message moves in front of you.
lesson-spywar-6-two-colours = Blue and black: it counts as one of each. It’s your third blue, and you win.
lesson-spywar-6-end = Thirty-three characters, seven secret tasks. Anyone at the table may want something else.
