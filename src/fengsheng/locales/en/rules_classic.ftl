### The rules of classic as players read them. Written by tools/rule_texts.py.

# from: 718382a0
section-1 = Terms

# from: c3f665c0
CL-TERM-01 = Every card has two uses: play it for its function, or send it as a message.

# from: b361f578
CL-TERM-02 = A card’s function is printed at the top left and explained at the bottom.

# from: 28c6533b
CL-TERM-03 = Only cards in front of you are your messages. Cards in your hand never count as messages you have gained.

# from: 9147a3c8
CL-TERM-04 = To gain a message: a card, or the message in transit, is turned face up and put in front of you.

# from: 7602de30
CL-TERM-05 = Messages you gain always lie face up in front of you and never go to your hand. That includes messages from True or False.

# from: 8524e5b4
CL-TERM-06 = While a card is a message (in transit or in front of a player), its printed function does nothing.

# from: d02b1529
CL-TERM-07 = Red messages are red cards, 25 in the deck: the colour the Underground needs.

# from: 8f412263
CL-TERM-08 = Blue messages are blue cards, 25 in the deck: the colour Military Intelligence needs.

# from: 661415b0
CL-TERM-09 = Black messages are black cards, 31 in the deck. They are false: three of them kill.

# from: 5841d927
CL-TERM-10 = To reveal a card: turn it face up so that everyone sees it.

# from: af202baf
CL-TERM-11 = To look at a card: only the players involved see its face; no one else may.

# from: 7b7ac3c6
CL-TERM-12 = To draw, without further words, is to take cards from the top of the deck.

# from: 4aa3d90c
CL-TERM-13 = To take a card from a player’s hand: pick at random from the backs, without looking.

# from: 0ff862ad
CL-TERM-14 = To turn a character face down: its face-up character card is put face down.

# from: 651b31dd
CL-TERM-15 = A character that is already face down cannot be turned face down again.

# from: 1f58f3dc
CL-TERM-16 = To put down a message: unless stated otherwise, the card goes from the acting player’s hand to in front of the target.

# from: ffe123e9
CL-TERM-17 = To burn a message: move it from in front of a player to the discard pile.

# from: b893beba
CL-TERM-18 = “When something happens” means that it took effect, so it was not foiled. “When you are probed” needs a Probe that took effect.

# from: 41b758aa
CL-TERM-19 = Whether cards are discarded face up or face down is not fixed; the table decides. The rulebook recommends face down.

# from: cbbe225f
CL-TERM-20 = A forced skill must be carried out whenever its condition is met. It has nothing to do with the card Lock.

# from: 1bd3c9db
CL-TERM-21 = To the right and counter-clockwise are the same order.

# from: 11253692
CL-GENDER-01 = “A man” or “a woman” means the player or the character: either one is enough.

# from: beec47d9
CL-GENDER-02 = Male player, female player: the gender of the real person.

# from: e32bb02d
CL-GENDER-03 = Male character, female character: the gender printed on the character card.

# from: d322f148
CL-GENDER-04 = A face-down character has no gender.

# from: 4e8e02b9
CL-FACE-01 = While a character is face down, only a skill that turns it face up works; its other skills do nothing.

# from: f1cf0f5c
CL-FACE-02 = While a hidden character is face down, its second and third skills do not trigger.

# from: 605caffc
CL-FACE-03 = A hidden character is turned face up by its first skill, and only under the condition printed there.

# from: e39aab3c
CL-FACE-04 = A hidden character whose first skill states no timing may be turned face up at any time.

# from: cc0bf96c
CL-FACE-05 = A skill without a stated timing may be used at any time.

# from: 4679d7c6
CL-FACE-06 = An open character that is turned face down loses its gender and all skills; only its secret mission stays.

# from: f6a97546
CL-FACE-07 = With the cards there are, an open character that was turned face down never comes face up again.

# from: 468156ac
section-2 = Cards and deck

# from: 56efe8b5
CL-COMP-01 = There are 108 cards of three kinds: 9 identity cards, 81 game cards, 18 character cards.

# from: 50fbfb4c
CL-COMP-02 = The 9 identity cards: 3 Underground, 3 Military Intelligence, 3 Bystanders.

# from: 3bba5f9c
CL-COMP-03 = There are 18 characters: 7 hidden (4 female, 3 male) and 11 open (2 female, 8 male, 1 both).

# from: 3c039d9d
CL-COMP-04 = Ways of travelling: 32 coded, 32 direct, 17 open cards.

# from: 2054525d
CL-COMP-05 = Of the coded cards, 14 are black, 9 red and 9 blue.

# from: 2a7ea27e
CL-COMP-06 = Of the direct cards, 12 are black, 10 red and 10 blue.

# from: cff9053f
CL-COMP-07 = Of the open cards, 5 are black, 6 red and 6 blue.

# from: d6e0887d
CL-COMP-08 = Colours: 25 red, 25 blue, 31 black.

# from: 8a6099fd
CL-COMP-09 = There are nine functions.

# from: 8e8ae74d
CL-COMP-10 = Every function has exactly one way of travelling: Lock, Burn and Foil are direct; Intercept, Decode and Probe are coded; Lure Away, Return and True or False are open.

# from: 813eddb5
CL-COMP-11 = Probe: each faction is named on 6 cards, 2 of each colour.

# from: 5875c4dc
CL-COMP-12 = Probe: for each faction, 3 cards say draw two (one of each colour) and 3 say discard one (one of each colour).

# from: 07d20646
CL-COMP-13 = Probe: the draw-two cards carry the phrase “I am undercover”, the discard-one cards “I am a good person”.

# from: 42ec9597
section-3 = Setup

# from: e9822116
CL-SETUP-01 = The game is for three to nine players.

# from: 6d164ad7
CL-SETUP-02 = Setup order: characters first, then identities, then the cards.

# from: dce7623a
CL-SETUP-03 = Each player is dealt two random character cards and keeps one.

# from: 8a30770b
CL-SETUP-04 = Characters are laid out only after everyone has chosen.

# from: 2d2ab615
CL-SETUP-05 = A hidden character starts face down.

# from: 1ff800b1
CL-SETUP-06 = An open character starts face up.

# from: 6b84eeda
CL-SETUP-07 = Character cards that were not chosen are stacked face down to the side.

# from: 3083f261
CL-SETUP-08 = Take as many identity cards as there are players, by the table, and deal one to each at random.

# from: 36192f36
CL-SETUP-09 = Identities are secret; the cards lie face down.

# from: 25e93187
CL-SETUP-10 = Shuffle the cards and deal three to each player as the starting hand.

# from: ed6e1cdc
CL-SETUP-11 = The remaining cards form the deck in the middle.

# from: 01e140cc
CL-SETUP-12 = Any player starts; then turns go round to the right, one for each player.

# from: 537197f9
CL-SETUP-T3 = Identities for 3 players: 1 Underground, 1 Military Intelligence, 1 Bystander.

# from: 3d68b99a
CL-SETUP-T4A = Identities for 4 players: 1 Underground, 1 Military Intelligence, 2 Bystanders.

# from: 307ed7bf
CL-SETUP-T4B = Identities for 4 players, the other way: 2 Underground, 2 Military Intelligence, no Bystander.

# from: b79ce966
CL-SETUP-T5 = Identities for 5 players: 2 Underground, 2 Military Intelligence, 1 Bystander.

# from: 97064eb8
CL-SETUP-T6A = Identities for 6 players: 2 Underground, 2 Military Intelligence, 2 Bystanders.

# from: 719d405e
CL-SETUP-T6B = Identities for 6 players, the other way: 3 Underground, 3 Military Intelligence, no Bystander.

# from: 1f9591b9
CL-SETUP-T7A = Identities for 7 players: 3 Underground, 3 Military Intelligence, 1 Bystander.

# from: f6278bfe
CL-SETUP-T7B = Identities for 7 players, the other way: 2 Underground, 2 Military Intelligence, 3 Bystanders.

# from: b9493cdc
CL-SETUP-T8 = Identities for 8 players: 3 Underground, 3 Military Intelligence, 2 Bystanders.

# from: 78f6e3e6
CL-SETUP-T9 = Identities for 9 players: 3 Underground, 3 Military Intelligence, 3 Bystanders.

# from: 1e3474bb
section-4 = The turn

# from: 8084ae75
CL-TURN-01 = A turn has four phases in this order: turn start, draw, play, turn end.

# from: fd548f66
CL-TURN-02 = Turn start is normally empty; only skills that name it happen there.

# from: e3084cdd
CL-TURN-03 = Draw phase: draw two cards from the top of the deck.

# from: a17cdc86
CL-TURN-04 = Play phase: you may use any number of cards.

# from: 08de6287
CL-TURN-05 = Play phase: you must send exactly one message per turn, no more and no fewer.

# from: 1ab6c7f2
CL-TURN-06 = The message you send is one card from your hand.

# from: 77d7af9c
CL-TURN-07 = Most cards go to the discard pile as soon as they have been used; Probe is the exception.

# from: e5f52654
CL-TURN-08 = Turn end is normally empty; only skills that name it happen there.

# from: f0af291c
CL-TURN-09 = When a turn is over, the player on the right takes the next one.

# from: 03a212ec
CL-TURN-10 = After the message has been sent and received, you may still use function cards before your turn ends.

# from: 5d306e7d
CL-DRAW-01 = As soon as the deck runs out, the discard pile is shuffled and becomes the new deck.

# from: 963ef78e
CL-DRAW-02 = Used Probe cards are kept apart, face down. They are not in the discard pile and are not shuffled back.

# from: f2a72ba9
section-5 = Sending a message

# from: b5502ede
CL-PASS-01 = A message travels the way stamped at its top right.

# from: 711ac0fb
CL-PASS-02 = Sending a message has three steps: in transit, arrival, decision.

# from: d4518e11
CL-PASS-03 = In transit: the message and its way are announced; a direct message names its receiver. Lure Away, Intercept and Lock may be used now.

# from: 9b5707c0
CL-PASS-04 = Arrival: the message reaches a player. Decode and Return may be used now; Lure Away, Intercept and Lock may not.

# from: 2f9e86bf
CL-PASS-05 = Decision: the player accepts or declines. No card and no skill may be used.

# from: 91f71995
CL-PASS-06 = For example: while a player decides, Black Rose cannot kill them and Flash cannot burn their messages.

# from: 28f45d56
CL-PASS-07 = Coded: the message goes face down to the player on the right, who may turn it face up and gain it or send it on to the right, and so on.

# from: b9f2f3d0
CL-PASS-08 = A coded message that comes back to its sender must be accepted by the sender.

# from: 6dd4c045
CL-PASS-09 = Direct: the message goes face down to any one player, who may turn it face up and gain it or decline it.

# from: 1964dab8
CL-PASS-10 = A declined direct message goes back to its sender. Declining is just said aloud; it is not the card Return.

# from: 49c2d5af
CL-PASS-11 = A direct message that is back in front of its sender must be accepted by the sender.

# from: f3f26dda
CL-PASS-12 = Open: the message goes face up to the player on the right, who may gain it or send it on to the right, and so on.

# from: cd8e4f73
CL-PASS-13 = An open message that comes back to its sender must be accepted by the sender.

# from: a646c15e
CL-PASS-14 = Neither sending a message nor its way of travelling is a card function; they cannot be foiled.

# from: 0b47a772
CL-PASS-15 = If a player dies through Black Rose’s skill while a message is in transit, the message travels on; a direct one goes back to its sender.

# from: 51e9003e
CL-PASS-16 = If the one who dies is the sender, the message makes its round; if no one accepts it, it is discarded.

# from: d2068bb7
section-6 = Function cards

# from: d276d08e
CL-CARD-LOCK-01 = Lock: 12 cards, all direct: 3 red, 3 blue, 6 black.

# from: 1e72f32b
CL-CARD-LOCK-02 = Lock may be used only on your own turn, unless a skill says otherwise.

# from: dee2b39f
CL-CARD-LOCK-03 = Lock targets any one player other than you.

# from: f8a4443f
CL-CARD-LOCK-04 = Lock: if the message sent this turn reaches the locked player, they must accept it.

# from: de551e5a
CL-CARD-LOCK-05 = Lock does not steer the message anywhere: it matters only if the message reaches the locked player.

# from: 070630c3
CL-CARD-LOCK-06 = If several players are locked, the first of them that the message reaches receives it.

# from: 3b34d13c
CL-CARD-LOCK-07 = Lock is used while the message is in transit, and only then (see CL-RULING-033).

# from: 09a35000
CL-CARD-LOCK-08 = Lock cannot be used once the message has arrived in front of a player.

# from: 54eaaa32
CL-CARD-LURE-01 = Lure Away: 6 cards, all open: 2 red, 2 blue, 2 black.

# from: 5e25d419
CL-CARD-LURE-02 = Lure Away: the chosen player takes no part in this sending; the message skips them.

# from: fa3bb88f
CL-CARD-LURE-03 = Lure Away cannot choose the sender of the message.

# from: 2a8bc58e
CL-CARD-LURE-04 = Lure Away cannot choose a locked player.

# from: f07a0278
CL-CARD-LURE-05 = Lure Away may be used only while a message is in transit.

# from: 4ad219dd
CL-CARD-LURE-06 = If a player is under both Lure Away and Lock, Lock wins.

# from: 3ec66dff
CL-CARD-LURE-07 = You may choose yourself for Lure Away.

# from: ca65156f
CL-CARD-LURE-08 = Lure Away may be used on other players’ turns too.

# from: ff54a5e8
CL-CARD-LURE-09 = Lure Away works on a direct message too.

# from: 5c8950e2
CL-CARD-LURE-10 = For example: A sends a direct message to B, and B is under Lure Away. A gains it.

# from: bd7e4b26
CL-CARD-INTERCEPT-01 = Intercept: 8 cards, all coded: 1 red, 1 blue, 6 black.

# from: 19591827
CL-CARD-INTERCEPT-02 = Intercept may be used only on another player’s turn, while the message is in transit (official correction).

# from: c940ff77
CL-CARD-INTERCEPT-03 = Intercept: you gain the message in transit.

# from: f07a0278
CL-CARD-INTERCEPT-04 = Intercept works only while the message is in transit, not once it has arrived.

# from: ff824148
CL-CARD-INTERCEPT-05 = Intercepting gains the message directly; it is not a delivery. Lock and Lure Away do not affect it.

# from: 0b1b60b8
CL-CARD-INTERCEPT-06 = Intercept works on coded, direct and open messages alike.

# from: 73c8fd4e
CL-CARD-INTERCEPT-07 = Until the gain is declared, an intercepted message may be intercepted again.

# from: da3be58f
CL-CARD-INTERCEPT-08 = With several Intercepts, the last one used resolves first: its user gains the message.

# from: 9f09d213
CL-CARD-INTERCEPT-09 = With several Intercepts, the cards of those who did not get the message are discarded and cannot be taken back.

# from: 56236f01
CL-CARD-RETURN-01 = Return: 8 cards, all open: 3 red, 3 blue, 2 black.

# from: 69606a88
CL-CARD-RETURN-02 = Return is used when a message reaches you.

# from: 60c7d9e7
CL-CARD-RETURN-03 = Return: the message then travels in the opposite direction.

# from: 744a3616
CL-CARD-RETURN-04 = Return belongs to the arrival step.

# from: 42775728
CL-CARD-RETURN-05 = Return does not work for a player who has been locked already.

# from: 68fe429d
CL-CARD-RETURN-06 = You cannot use Return on a message that you sent.

# from: c8afdb1f
CL-CARD-DECODE-01 = Decode: 6 cards, all coded: 2 red, 2 blue, 2 black.

# from: 79ac3ae6
CL-CARD-DECODE-02 = Decode is used when a message reaches you, in the arrival step.

# from: 33b55708
CL-CARD-DECODE-03 = Decode: look at the message before you decide.

# from: d014c6e0
CL-CARD-DECODE-04 = With Decode, only you see the message.

# from: c98a9997
CL-CARD-DECODE-05 = Decode may be used on an open message too, for example by Cipher Clerk, to turn her character face down.

# from: c788dabb
CL-CARD-BURN-01 = Burn: 6 cards, all direct: 2 red, 2 blue, 2 black.

# from: dd321a66
CL-CARD-BURN-02 = Burn: burn one black message in front of any one player.

# from: 4374c821
CL-CARD-BURN-03 = Burn may be used at any time, on your own turn and on others’.

# from: da19a140
CL-CARD-BURN-04 = Once a player has a third black message they count as dead, and Burn cannot save them. Use it while they are alive.

# from: b134cf2c
CL-CARD-COUNTER-01 = Foil: 14 cards, all direct: 5 red, 5 blue, 4 black.

# from: 65be20d8
CL-CARD-COUNTER-02 = Foil may be used when a player uses a card.

# from: 88aa5432
CL-CARD-COUNTER-03 = Foil: the targeted card has no effect.

# from: 256d4c56
CL-CARD-COUNTER-04 = A foiled card does nothing at all and goes to the discard pile.

# from: f8527f11
CL-CARD-COUNTER-05 = A foiled Probe goes to the discard pile too.

# from: 733af870
CL-CARD-COUNTER-06 = Sending a message, and the way it is sent, cannot be foiled.

# from: 3d72db7a
CL-CARD-COUNTER-07 = Foil can foil a Foil.

# from: 0b7b9737
CL-CARD-COUNTER-08 = All nine card functions can be foiled.

# from: 0772495a
CL-CARD-PROBE-01 = Probe: 18 cards, all coded: 6 red, 6 blue, 6 black (for what they say see CL-COMP-11, CL-COMP-12, CL-COMP-13).

# from: a2903196
CL-CARD-PROBE-02 = Probe may be used only on your own turn.

# from: 14775a7b
CL-CARD-PROBE-03 = Probe is handed face down to one player.

# from: b33578eb
CL-CARD-PROBE-04 = A Probe names a faction. If the probed player belongs to it, they do what the card says: discard a card, or draw two.

# from: 8568f3f9
CL-CARD-PROBE-05 = If the probed player does not belong to the faction on the Probe, they say its phrase instead.

# from: 82583b8d
CL-CARD-PROBE-06 = A probed player must react according to their true identity.

# from: efa1d808
CL-CARD-PROBE-07 = You cannot probe yourself.

# from: 89bfcd3e
CL-CARD-PROBE-08 = Only the user and the probed player may see what a Probe says.

# from: 8dffbd58
CL-CARD-PROBE-09 = A used Probe is laid face down in a place of its own, apart from the cards in play.

# from: f5abe6eb
CL-CARD-PROBE-10 = A probed player who should discard but has no cards in hand only announces the discard.

# from: feb27ad6
CL-CARD-TRUEFALSE-01 = True or False: 3 cards, all open: 1 red, 1 blue, 1 black.

# from: a2903196
CL-CARD-TRUEFALSE-02 = True or False may be used only on your own turn.

# from: 7d40b1a6
CL-CARD-TRUEFALSE-03 = True or False: as many cards as there are players alive are taken from the top of the deck and laid out face down.

# from: ec32fe55
CL-CARD-TRUEFALSE-04 = True or False: starting with the user and going counter-clockwise, each player picks one card at random and gains it as a message.

# from: 2221ba95
CL-CARD-TRUEFALSE-05 = The picks of True or False must be random. If the top of the deck was arranged, for example by Great Beauty, the cards may be shuffled first.

# from: 4661e3e8
CL-CARD-TRUEFALSE-06 = A player who meets a win condition during True or False may declare victory at once.

# from: 4535896f
CL-CARD-TRUEFALSE-07 = A foiled True or False has no effect at all, not merely for one player.

# from: a81ad01f
section-7 = Precedence, responses, order, special phases

# from: a403c6d9
CL-PRIO-01 = Precedence: a character’s skill beats the text of a card, and the text of a card beats the general rules.

# from: 2ced02ba
CL-PRIO-02 = For example: Lock is for your own turn, but Seven Hundred may use it on others’ turns because his skill says so.

# from: 3ce647d6
CL-PRIO-03 = First condition of use: the timing must fit. If none is stated, any time will do. This holds for cards and skills.

# from: 243eb63c
CL-PRIO-04 = Second condition of use: there must be a target it can act on.

# from: 9fb64473
CL-PRIO-05 = Before a card or skill takes effect, further cards and skills may be used in response, if they meet the conditions of use.

# from: a2157cb8
CL-PRIO-06 = Last in, first out: what was used last takes effect first.

# from: a2f907b0
CL-PRIO-07 = For example: A uses Intercept, B foils it, C foils B’s Foil. B’s Foil has no effect, A’s Intercept works, and A gains the message.

# from: 3db469d9
CL-PRIO-08 = Intercept against Intercept follows the same principle: last in, first out.

# from: 97f474d5
CL-PRIO-09 = Order: if two or more players use cards or skills at the same time, count counter-clockwise from the right of the player who last used one. Earlier in that order means used earlier.

# from: b0d11ea7
CL-PRIO-10 = Used earlier does not always mean effective earlier: some cards and skills are last in, first out.

# from: 938501b6
CL-PRIO-11 = In normal order, earlier means effective earlier: Lock and character skills.

# from: 7355feed
CL-PRIO-12 = For example: when Old Ghost dies, her own skill resolves before Sixth Sister’s.

# from: 2c1e1f45
CL-PRIO-13 = Last in, first out: Intercept, Foil and the like.

# from: 1ecb5335
CL-SPEC-01 = There are three special phases: deciding whether to gain a message, declaring victory, declaring a death.

# from: 55f9b378
CL-SPEC-02 = In a special phase, no card function and no skill can be inserted.

# from: ae6fbb04
CL-SPEC-03 = Burn cannot be used while a death is being declared.

# from: 7f47d96e
CL-SPEC-04 = Black Rose cannot use her skill to kill a player who is declaring victory.

# from: d05d48b1
CL-SPEC-05 = Flash cannot use her skill to burn the messages of a player who is deciding.

# from: 63b9dea0
section-8 = Dying and losing

# from: cf664aee
CL-DEATH-01 = A player who has gained three or more black messages dies.

# from: 856b8260
CL-DEATH-02 = Some characters have skills that a death triggers.

# from: 2c2108b1
CL-DEATH-03 = From the third black message on, the player counts as dead; burning cannot undo it.

# from: 1a62c649
CL-DEATH-04 = After a death, the player’s hand and messages all go to the discard pile.

# from: 8b05115b
CL-DEATH-05 = A dead player’s identity card is turned face up.

# from: 2cdaf279
CL-DEATH-06 = A dying player has lost their character’s skills (so Masked Guest cannot save himself), except skills that say “when you die”.

# from: feb02e1d
CL-DEATH-07 = If a death triggers several skills, they resolve counter-clockwise, starting with the dead player.

# from: b09c5850
CL-DEATH-08 = A dead player has left the game.

# from: 135852bb
CL-DEATH-09 = The only way to undo a death is Masked Guest’s rescue (CL-CHAR-MENGMIANREN-2).

# from: 5c95167e
CL-LOSE-01 = A player who cannot send a message on their own turn loses the game.

# from: 055c74ab
CL-LOSE-02 = Losing the game triggers no skills that need a death.

# from: e553f183
CL-LOSE-03 = After a player has lost, their hand and messages go to the discard pile.

# from: b9fb39e0
CL-LOSE-04 = Losing the game is not quite the same as dying.

# from: 695c9e8f
CL-LOSE-05 = One player’s loss does not decide the fate of their faction.

# from: 9f54b1bc
section-9 = Winning

# from: 23eca61b
CL-WIN-01 = The Underground wins together when one of its players has gained three red messages.

# from: e08ae7d7
CL-WIN-02 = Military Intelligence wins together when one of its players has gained three blue messages.

# from: 5208915e
CL-WIN-03 = A Bystander’s win condition is the secret mission on their character card.

# from: 0b7c1282
CL-WIN-04 = A Bystander wins alone; the other Bystanders do not win with them.

# from: 182ef52e
CL-WIN-05 = The secret mission counts only if your identity is Bystander.

# from: ccd8ff5a
CL-WIN-06 = The game ends at once when a player who meets a win condition declares victory.

# from: b059165f
CL-WIN-07 = A player who meets a win condition may declare victory; they need not.

# from: 8caf5dcb
CL-WIN-08 = Only one player per game can successfully declare victory.

# from: aefe38cd
CL-WIN-09 = Players who win along with someone else’s declaration have not declared victory.

# from: 86e415db
CL-WIN-10 = So players who win along trigger nothing that needs a declaration, such as the missions of Great Beauty and Masked Guest.

# from: 371069b3
CL-WIN-11 = A player who wins without having declared does not make their faction win too.

# from: 049d665f
CL-WIN-12 = For example: Seven Hundred declares and takes Old Ghost along. Her faction does not win through her.

# from: 94e00400
CL-WIN-13 = Declaring victory is a special phase: nothing can be inserted.

# from: 8bbcb801
section-10 = Characters

# from: ce5b5a6b
CL-CHAR-LAOGUI-0 = Old Ghost: hidden, female.

# from: 4f2956be
CL-CHAR-LAOGUI-1 = Startled (Old Ghost): when you are probed, turn this character face up and draw two cards.

# from: 5c2a3654
CL-CHAR-LAOGUI-1a = Startled (Old Ghost): she cannot be turned face up in any other way.

# from: c6baee3c
CL-CHAR-LAOGUI-1b = Startled (Old Ghost) is forced: when the condition is met, she must be turned face up.

# from: 23d4b75a
CL-CHAR-LAOGUI-2 = Poker Face (Old Ghost): when you are probed, you may conceal your identity.

# from: 1d4fa6af
CL-CHAR-LAOGUI-2a = Poker Face (Old Ghost) works only while the character is face up.

# from: 6574311c
CL-CHAR-LAOGUI-2b = Poker Face (Old Ghost): concealing means that she may ignore her identity card and choose either of the two reactions on the Probe.

# from: a55f0d1a
CL-CHAR-LAOGUI-3 = Last Bequest (Old Ghost): when you die, you may hand your whole hand face down to one player, who picks three of those cards at random and gains them as messages.

# from: 53f95b1b
CL-CHAR-LAOGUI-3a = Last Bequest (Old Ghost) cannot be used if she dies while face down.

# from: a366d839
CL-CHAR-LAOGUI-3b = Last Bequest (Old Ghost) happens before her identity card is turned face up.

# from: 90f516d7
CL-CHAR-LAOGUI-3c = Last Bequest (Old Ghost): the receiver must take three and cannot decline.

# from: 304fdbd5
CL-CHAR-LAOGUI-3d = Last Bequest (Old Ghost): with three cards or fewer, the receiver takes them all.

# from: 77c1a39a
CL-CHAR-LAOGUI-M = Old Ghost’s mission: when she dies, she reveals her hand and it holds four or more red cards.

# from: ce5b5a6b
CL-CHAR-YIDIANYUAN-0 = Cipher Clerk: hidden, female.

# from: 2d0fa600
CL-CHAR-YIDIANYUAN-1 = Sneak Look (Cipher Clerk): when a message reaches you, you may turn this character face up: draw a card, then look at the message before you decide (official correction).

# from: 5c2a3654
CL-CHAR-YIDIANYUAN-1a = Sneak Look (Cipher Clerk): she cannot be turned face up in any other way.

# from: 9d914270
CL-CHAR-YIDIANYUAN-1b = Sneak Look (Cipher Clerk) is not a use of Decode, so it does not trigger Back to Work.

# from: 3498b0b0
CL-CHAR-YIDIANYUAN-1c = Sneak Look (Cipher Clerk) cannot be foiled.

# from: fd43a8a2
CL-CHAR-YIDIANYUAN-2 = Back to Work (Cipher Clerk): when a message is decoded, turn this character face down.

# from: 799c807c
CL-CHAR-YIDIANYUAN-2a = Back to Work (Cipher Clerk): any Decode that takes effect triggers it, whoever uses it and on whoever’s turn.

# from: b2372470
CL-CHAR-YIDIANYUAN-2b = Back to Work (Cipher Clerk) is optional.

# from: ce4feb0d
CL-CHAR-YIDIANYUAN-M = Cipher Clerk’s mission: gain three or more blue messages.

# from: fa5b376c
CL-CHAR-LAOQIANG-0 = Old Gun: hidden, male.

# from: 536b685c
CL-CHAR-LAOQIANG-1 = Alert (Old Gun): when you are locked or probed, you may turn this character face up and draw two cards.

# from: e2933777
CL-CHAR-LAOQIANG-1a = Alert (Old Gun): he cannot be turned face up in any other way.

# from: 10ae0cc7
CL-CHAR-LAOQIANG-2 = Old Comrades (Old Gun): turn this character face down: turn another player’s character face down. The two of you look at each other’s identity card.

# from: 7d958bbc
CL-CHAR-LAOQIANG-2a = Old Comrades (Old Gun), how it is done: he turns himself and one face-up character face down; the two swap identity cards to look at them, then give them back.

# from: dab9c87b
CL-CHAR-LAOQIANG-2b = Old Comrades (Old Gun) may be used at any time on anyone’s turn, as often as he likes.

# from: b2372470
CL-CHAR-LAOQIANG-2c = Old Comrades (Old Gun) is optional.

# from: fd505463
CL-CHAR-LAOQIANG-2d = Old Comrades (Old Gun): only the two players see each other’s identity.

# from: f3bd7627
CL-CHAR-LAOQIANG-2e = Old Comrades (Old Gun): he and the target must both be face up. If every other character is face down, it cannot be used.

# from: d59a6f53
CL-CHAR-LAOQIANG-2f = Old Comrades (Old Gun): he cannot turn only himself face down.

# from: 7110e5c3
CL-CHAR-LAOQIANG-2g = Old Comrades (Old Gun): an open character turned face down this way stays so, without skills or gender, but keeps its mission.

# from: 4b83008f
CL-CHAR-LAOQIANG-M = Old Gun’s mission: gain three or more red messages.

# from: ce5b5a6b
CL-CHAR-SHANLING-0 = Flash: hidden, female.

# from: bcac5841
CL-CHAR-SHANLING-1 = Wildfire (Flash): turn this character face up: burn three of another player’s messages, or all of them if there are fewer.

# from: 9dc7e684
CL-CHAR-SHANLING-1a = Wildfire (Flash): she may be turned face up on anyone’s turn.

# from: 81222fd3
CL-CHAR-SHANLING-1b = Wildfire (Flash) burns only other players’ messages, never her own.

# from: e6dda524
CL-CHAR-SHANLING-1c = Wildfire (Flash): once she is face up, the burning is forced.

# from: eb4a5fde
CL-CHAR-SHANLING-1d = Wildfire (Flash) cannot save a player who already has a third black message.

# from: b99c6ba0
CL-CHAR-SHANLING-1e = Wildfire (Flash): this burning cannot be foiled.

# from: 41193bbc
CL-CHAR-SHANLING-M = Flash’s mission: no member of the Underground is left.

# from: ce5b5a6b
CL-CHAR-HEIMEIGUI-0 = Black Rose: hidden, female.

# from: 87b3f0ec
CL-CHAR-HEIMEIGUI-1 = Thorns (Black Rose): turn this character face up: reveal the top card of the deck. If it is black, you may put up to three black messages in front of one player, otherwise only one.

# from: 9dc7e684
CL-CHAR-HEIMEIGUI-1a = Thorns (Black Rose): she may be turned face up on anyone’s turn.

# from: c1f6d682
CL-CHAR-HEIMEIGUI-1b = Thorns (Black Rose): the top card must be revealed; putting messages down afterwards is optional.

# from: fbc66054
CL-CHAR-HEIMEIGUI-1c = Thorns (Black Rose): the revealed card goes back face down on top of the deck.

# from: 4a8eefb8
CL-CHAR-HEIMEIGUI-1d = Thorns (Black Rose): three black cards count as put down at the same time. The target dies at once and cannot be saved by Burn.

# from: 0fd826d4
CL-CHAR-HEIMEIGUI-1e = Thorns (Black Rose): if a player dies of it while a message is in transit, the message travels on (a direct one goes back to its sender).

# from: 55752e30
CL-CHAR-HEIMEIGUI-1f = Thorns (Black Rose): if the one who dies is the sender and no one accepts the message within one round, it is discarded.

# from: bdc25ae3
CL-CHAR-HEIMEIGUI-M = Black Rose’s mission: no member of Military Intelligence is left.

# from: fa5b376c
CL-CHAR-EMEIFENG-0 = Emei Wind: hidden, male.

# from: 1239f330
CL-CHAR-EMEIFENG-1 = Swoop (Emei Wind): turn this character face up: this counts as using Intercept.

# from: b2372470
CL-CHAR-EMEIFENG-1a = Swoop (Emei Wind) is optional.

# from: 0178aea5
CL-CHAR-EMEIFENG-1b = Swoop (Emei Wind): he may be turned face up on his own turn and on others’.

# from: 9a585062
CL-CHAR-EMEIFENG-1c = Swoop (Emei Wind): he may also be turned face up when no Intercept is wanted; then it intercepts nothing.

# from: 02843121
CL-CHAR-EMEIFENG-1d = Swoop (Emei Wind) is a character skill and cannot be foiled.

# from: 3583a858
CL-CHAR-EMEIFENG-2 = Clean Sweep (Emei Wind): when another player gains a black message that you sent, you may burn one black message in front of you or one woman.

# from: 9d5e21e3
CL-CHAR-EMEIFENG-2a = Clean Sweep (Emei Wind): if a woman gains his black message and dies of it, he cannot burn her messages to save her.

# from: 1c9d2b7e
CL-CHAR-EMEIFENG-2b = Clean Sweep (Emei Wind) does not trigger when his own black message comes back to him.

# from: ce4feb0d
CL-CHAR-EMEIFENG-M = Emei Wind’s mission: gain three or more blue messages.

# from: fa5b376c
CL-CHAR-LAOJIN-0 = Old Gold: hidden, male.

# from: cfef9391
CL-CHAR-LAOJIN-1 = Windfall (Old Gold): when a card of yours is foiled, you may turn this character face up: draw five cards, then put two cards from your hand on top of the deck in any order.

# from: e2933777
CL-CHAR-LAOJIN-1a = Windfall (Old Gold): he cannot be turned face up in any other way.

# from: 4bb9fbcd
CL-CHAR-LAOJIN-2 = Largesse (Old Gold): when you gain a black message, you may put another black message in front of yourself: turn this character face down and put one message in front of each of any number of players.

# from: bb2fbc8d
CL-CHAR-LAOJIN-2a = Largesse (Old Gold): all the cards put down, on himself and on others, come from his hand.

# from: b354dec4
CL-CHAR-LAOJIN-2b = Largesse (Old Gold): the character turned face down is Old Gold himself.

# from: eff702a3
CL-CHAR-LAOJIN-2c = Largesse (Old Gold): once he has put the black card on himself and turned face down, he must put messages in front of players.

# from: aade4354
CL-CHAR-LAOJIN-2d = Largesse (Old Gold): “any number of players” may include himself.

# from: fbb89360
CL-CHAR-LAOJIN-2e = Largesse (Old Gold), for example: having gained a black message, he puts another black one on himself, turns face down, then puts a coloured card on himself and wins with it.

# from: 45623b6c
CL-CHAR-LAOJIN-M = Old Gold’s mission: hold three red and three blue cards in hand.

# from: 8cbd9971
CL-CHAR-CHUZHANG-0 = Station Chief: open, male.

# from: e7b50c09
CL-CHAR-CHUZHANG-1 = Case File (Station Chief): when a player is probed, you may draw a card; then discard a card or burn one of your red or blue messages.

# from: 80a0bf3e
CL-CHAR-CHUZHANG-1a = Case File (Station Chief): any Probe that takes effect triggers it, whoever is probed and on whoever’s turn.

# from: 4b83008f
CL-CHAR-CHUZHANG-M = Station Chief’s mission: gain three or more red messages.

# from: 8cbd9971
CL-CHAR-SHASHOU-0 = Hired Killer: open, male.

# from: c4413c09
CL-CHAR-SHASHOU-1 = Second Shot (Hired Killer): when a player gains a black message that you sent, you may put another black message in front of them.

# from: 40e675fe
CL-CHAR-SHASHOU-1a = Second Shot (Hired Killer) needs a message that was sent; black ones gained through True or False or through skills do not trigger it.

# from: 628f5bec
CL-CHAR-SHASHOU-2 = Take Aim (Hired Killer): you may use your Foil cards as Lock.

# from: 539cc646
CL-CHAR-SHASHOU-2a = Take Aim (Hired Killer): that Lock can be foiled.

# from: aa77cbcb
CL-CHAR-SHASHOU-2b = Take Aim (Hired Killer): only the card’s name and effect change; its colour stays.

# from: b66479d0
CL-CHAR-SHASHOU-M = Hired Killer’s mission: personally make a player the second or a later one to die.

# from: 313cb340
CL-CHAR-SHASHOU-Ma = Hired Killer’s mission: a death through his skill, a message he sent, or a card of his (True or False) counts.

# from: 6764d3cb
CL-CHAR-SHASHOU-Mb = Hired Killer’s mission: his own death does not fulfil it.

# from: 8cbd9971
CL-CHAR-MENGMIANREN-0 = Masked Guest: open, male.

# from: 7d4f2d0d
CL-CHAR-MENGMIANREN-1 = Dark Gift (Masked Guest): when you gain a black message, you may draw two cards.

# from: 7451966a
CL-CHAR-MENGMIANREN-1a = Dark Gift (Masked Guest) works also when the black message was put down by a skill or came from True or False.

# from: 3302a277
CL-CHAR-MENGMIANREN-2 = Unmask (Masked Guest): when a woman is dying, you may turn your identity card face up, then burn two black messages in front of her to save her.

# from: ec2c6364
CL-CHAR-MENGMIANREN-2a = Unmask (Masked Guest): the woman who is saved need not turn her identity card face up.

# from: 252caaf7
CL-CHAR-MENGMIANREN-2b = Unmask (Masked Guest): he cannot save himself, even if a woman plays him, because a dying character has lost its skills.

# from: 535cd54d
CL-CHAR-MENGMIANREN-M = Masked Guest’s mission: a woman declares victory.

# from: e715440f
CL-CHAR-MENGMIANREN-Ma = Masked Guest’s mission: while there is no woman in the game, it becomes: kill all players but himself.

# from: 8cbd9971
CL-CHAR-QIBAI-0 = Seven Hundred: open, male.

# from: 96abb5e7
CL-CHAR-QIBAI-1 = Stakeout (Seven Hundred): you may use Lock on other players’ turns.

# from: f6790637
CL-CHAR-QIBAI-1a = Stakeout (Seven Hundred): such a Lock can be foiled.

# from: 8aad9de4
CL-CHAR-QIBAI-2 = Payoff (Seven Hundred): when you use Lock, draw two cards, then give a card from your hand to another player.

# from: 9c45853a
CL-CHAR-QIBAI-2a = Payoff (Seven Hundred) is forced: after using Lock he must draw, and after drawing he must give.

# from: 6ee41d59
CL-CHAR-QIBAI-3 = Companion (Seven Hundred): when you declare victory, choose a woman to win with you.

# from: 93418789
CL-CHAR-QIBAI-3a = Companion (Seven Hundred): if there is a woman in the game, the choice is forced.

# from: 936ac39f
CL-CHAR-QIBAI-3b = Companion (Seven Hundred): a face-down character has no gender and cannot be chosen as a woman, even if you know it is one.

# from: 5643793b
CL-CHAR-QIBAI-3c = Companion (Seven Hundred): the character or the player may be female, so a woman with a male character can be chosen.

# from: e13893ab
CL-CHAR-QIBAI-3d = Companion (Seven Hundred): only the chosen woman wins along; her faction does not win through her.

# from: 59ce50f8
CL-CHAR-QIBAI-M = Seven Hundred’s mission: gain five red or blue messages.

# from: 8cbd9971
CL-CHAR-DAOFENG-0 = Blade: open, male.

# from: 2b066d7b
CL-CHAR-DAOFENG-1 = Sure Hand (Blade): your Lock cannot be foiled.

# from: af051e1d
CL-CHAR-DAOFENG-2 = Interrogator (Blade): you may use your Probe cards as Lock.

# from: cd1b7b70
CL-CHAR-DAOFENG-3 = Spoils (Blade): when a player dies, you may draw two cards, then give a card from your hand to the first player on your left.

# from: dff3f5ed
CL-CHAR-DAOFENG-3a = Spoils (Blade) triggers even if the dying player is saved, for example by Masked Guest.

# from: a3d91ddb
CL-CHAR-DAOFENG-3b = Spoils (Blade): if he chose to draw, he must give.

# from: 52d43e78
CL-CHAR-DAOFENG-3c = Spoils (Blade) does not work on his own death.

# from: a396b248
CL-CHAR-DAOFENG-M = Blade’s mission: no member of the Underground is left.

# from: 57c350b2
CL-CHAR-DAMEINV-0 = Great Beauty: open, female.

# from: e734a47f
CL-CHAR-DAMEINV-1 = Pick and Choose (Great Beauty): in your draw phase, draw three cards instead, then put a card from your hand on top of the deck.

# from: b6c236df
CL-CHAR-DAMEINV-1a = Pick and Choose (Great Beauty): only the draw phase of her own turn counts, not cards drawn through an effect, such as a Probe.

# from: dc71ce3d
CL-CHAR-DAMEINV-2 = Bare Truth (Great Beauty): turn your identity card face up: burn one black message in front of any player.

# from: a813af70
CL-CHAR-DAMEINV-2a = Bare Truth (Great Beauty): any player includes herself.

# from: dadde2d6
CL-CHAR-DAMEINV-2b = Bare Truth (Great Beauty): this burning is a skill and cannot be foiled.

# from: 917bd32b
CL-CHAR-DAMEINV-M = Great Beauty’s mission: when a male character declares victory, she has at most one black message.

# from: d140a2e7
CL-CHAR-DAMEINV-Ma = Great Beauty’s mission: while there is no male character in the game, it becomes: kill all players but herself.

# from: 57c350b2
CL-CHAR-LIUJIE-0 = Sixth Sister: open, female.

# from: d674217b
CL-CHAR-LIUJIE-1 = Light Fingers (Sixth Sister): when you probe a player, you may take a random card from their hand.

# from: 254c9229
CL-CHAR-LIUJIE-1a = Light Fingers (Sixth Sister) needs a Probe that took effect, so one that was not foiled.

# from: d4c418f2
CL-CHAR-LIUJIE-2 = Keepsake (Sixth Sister): when a player dies, you may take a card from their hand and gain it as a message.

# from: 8563a83e
CL-CHAR-LIUJIE-2a = Keepsake (Sixth Sister): the card is taken at random, face down, without looking.

# from: 4147026f
CL-CHAR-LIUJIE-2b = Keepsake (Sixth Sister) does nothing if the dead player has no cards in hand.

# from: 8f653db2
CL-CHAR-LIUJIE-2c = Keepsake (Sixth Sister) does not work on her own death.

# from: d1e0dd96
CL-CHAR-LIUJIE-M = Sixth Sister’s mission: gain six messages.

# from: 8cbd9971
CL-CHAR-XIAOMAGE-0 = Brother Ma: open, male.

# from: 220be169
CL-CHAR-XIAOMAGE-1 = Payback (Brother Ma): when you gain a black message that another player sent, draw a card; then you may put a black message in front of a player.

# from: b5a7c092
CL-CHAR-XIAOMAGE-1a = Payback (Brother Ma) counts only black messages that other players sent, not those from True or False or from skills.

# from: 59096bbb
CL-CHAR-XIAOMAGE-1b = Payback (Brother Ma) does not trigger on a black message he sent himself.

# from: c164f7a8
CL-CHAR-XIAOMAGE-M = Brother Ma’s mission: no member of Military Intelligence is left.

# from: 8cbd9971
CL-CHAR-ASHI-0 = Phantom Thief: open, male.

# from: 7ad34736
CL-CHAR-ASHI-1 = Pickpocket (Phantom Thief): when a player gains a black message that you sent, you may take a random card from their hand.

# from: 8f247dae
CL-CHAR-ASHI-1a = Pickpocket (Phantom Thief): black messages gained through True or False do not trigger it.

# from: c5920b72
CL-CHAR-ASHI-1b = Pickpocket (Phantom Thief) does nothing if that player has no cards in hand.

# from: 00a1f6c5
CL-CHAR-ASHI-2 = Fair Trade (Phantom Thief): when you gain a black message that another player sent, you may take a random card from their hand.

# from: 49f437ef
CL-CHAR-ASHI-2a = Fair Trade (Phantom Thief): black messages gained through True or False or through skills do not trigger it.

# from: c5920b72
CL-CHAR-ASHI-2b = Fair Trade (Phantom Thief) does nothing if the sender has no cards in hand.

# from: 8bc0ddce
CL-CHAR-ASHI-M = Phantom Thief’s mission: have ten or more cards in hand.

# from: 8cbd9971
CL-CHAR-BEILEIMAO-0 = Beret: open, male.

# from: 83b9703d
CL-CHAR-BEILEIMAO-1 = Left Turn (Beret): you set the direction of all your coded and open messages.

# from: 5bc5711d
CL-CHAR-BEILEIMAO-1a = Left Turn (Beret): left or right.

# from: 951b4835
CL-CHAR-BEILEIMAO-1b = Left Turn (Beret) works only for messages he sends on his own turn, not for what others send.

# from: a4453694
CL-CHAR-BEILEIMAO-2 = Dead Drop (Beret): discard a black card: this counts as using Lock.

# from: b56b0920
CL-CHAR-BEILEIMAO-2a = Dead Drop (Beret): this lock is a skill and cannot be foiled.

# from: 9a5c50ca
CL-CHAR-BEILEIMAO-M = Beret’s mission: only he and one other player are left in the game.

# from: 5f58ee97
CL-CHAR-XIAOBAI-0 = Little White: open; the printed gender is “?”.

# from: e76f8f37
CL-CHAR-XIAOBAI-1 = Two Faces (Little White): this character counts as both male and female.

# from: f128d90f
CL-CHAR-XIAOBAI-2 = Barter (Little White): give three cards from your hand to a player, then gain one of the messages in front of them.

# from: 4374c821
CL-CHAR-XIAOBAI-2a = Barter (Little White) may be used at any time, on your own turn and on others’.

# from: 071fd45d
CL-CHAR-XIAOBAI-2b = Barter (Little White): the other player cannot decline.

# from: ef867dd1
CL-CHAR-XIAOBAI-2c = Barter (Little White) cannot be used with fewer than three cards in hand.

# from: db7566c4
CL-CHAR-XIAOBAI-2d = Barter (Little White): any message may be taken, black ones included.

# from: 0be747c8
CL-CHAR-XIAOBAI-3 = Overload (Little White): with six or more messages, you lose the game.

# from: 2df4ab34
CL-CHAR-XIAOBAI-3a = Overload (Little White) is losing, not dying: skills that need a death (Sixth Sister, Blade and others) do not trigger.

# from: f4480e1b
CL-CHAR-XIAOBAI-3b = Overload (Little White): if the sixth message also fulfils a win condition, Little White loses.

# from: c1af7dd2
CL-CHAR-XIAOBAI-3c = Overload (Little White): only Little White loses, not the faction.

# from: 456414b4
CL-CHAR-XIAOBAI-3d = Overload (Little White): even if the faction wins later, Little White has lost.

# from: c2032a4c
CL-CHAR-XIAOBAI-M = Little White’s mission: be the first to die, or no member of the Underground is left, or no member of Military Intelligence is left.

# from: 4a91068b
section-12 = Advanced rules

# from: b966e98f
CL-ADV-01 = Bystander alliance (optional): when one Bystander declares victory, all Bystanders win with them.

# from: 0b7fdf97
CL-ADV-02 = The Bystander alliance is suggested for six players (two of each) or nine (three of each).

# from: b1bc82f3
CL-ADV-03 = Adjusted win conditions (optional): the players may agree on other win conditions.

# from: 6a285022
CL-ADV-04 = For example: with at least three members each of the Underground and Military Intelligence, ask for four or more red or blue messages instead of three.

# from: b6542924
section-14 = Rulings

# from: 19ce7dd1
CL-RULING-001 = Who may respond, and in which order? Every living player, counter-clockwise from the right of the last user, who comes last. If someone acts, the asking starts anew from them. When all have passed in succession, the topmost item resolves.

# from: 0a414b8d
CL-RULING-002 = After the topmost item has resolved, may players respond again to the one beneath? Yes. It has not taken effect yet, so everyone is asked again.

# from: 356e7393
CL-RULING-003 = CL-PRIO-06 says that what comes later resolves first, CL-PRIO-11 that skills follow the normal order. Which is it? Responses: last in, first out. Several skills triggered by the same event: in seat order, first come, first resolved. The order is fixed when the event happens; whether a skill still applies is judged when its turn comes.

# from: be912719
CL-RULING-004 = From where does the order run if no one has used a card or skill? From whoever most recently used a card, used a skill (triggered and forced ones included) or sent a message. To pass, accept, decline or pick changes nothing. Each turn begins with the turn player. If that player is out, count from the seat: the first living player to its right. For deaths see CL-RULING-092.

# from: 908159d4
CL-RULING-005 = What may Foil target? Only the topmost card that is waiting to resolve. If a skill is on top, wait until it has resolved; then the card beneath is topmost again (CL-RULING-002).

# from: dc82dbd7
CL-RULING-006 = May you foil your own card? Yes (a house rule can change this). It is useful for Old Gold.

# from: 79962d4d
CL-RULING-007 = Which functions that a skill provides can be foiled? Those for which a card is really used: Hired Killer’s Foil as Lock, Seven Hundred’s Lock on others’ turns. Not those that merely count as a use: Emei Wind, Beret, and likewise Flash, Great Beauty and Sneak Look (Cipher Clerk). The card Beret discards is a cost, not a card he uses.

# from: b86edd76
CL-RULING-008 = Is Blade’s Probe used as Lock safe from Foil too? Yes, it is his Lock.

# from: 245518fe
CL-RULING-009 = Blade is turned face down while his Lock is waiting to resolve. Is it still safe from Foil? No; from then on it can be foiled.

# from: 4db69d68
CL-RULING-010 = What if a skill is waiting to resolve and its character is turned face down or its player dies? Face down: skills that turn the character face up still resolve, others fail and their costs stay paid (CL-RULING-161). Old Comrades (Old Gun) and Largesse (Old Gold), which turn their own character face down, resolve. Dead or out: the skill fails.

# from: 78a02640
CL-RULING-011 = What if a card is waiting to resolve and its user dies? Cards that need no living user still resolve: Lock, Lure Away, Burn, Foil, True or False (the picks then start with the first living player to the right). Intercept, Decode, Return and Probe fail and are discarded. The same goes for a user who has lost.

# from: 18b098cb
CL-RULING-012 = When may players use any-time cards and skills on someone else’s turn (Burn, Flash, Black Rose, Emei Wind, Old Comrades, Bare Truth, Barter)? At turn start, after the draw phase, after every completed action of the play phase, in every in-transit and arrival step, in every response, after the skills that a gain triggers (once per outermost gain, CL-RULING-163), and before the turn ends. All are asked as in CL-RULING-001; see CL-RULING-171.

# from: 35971f05
CL-RULING-013 = Special phases forbid skills; what of those that a death or a victory triggers? Skills whose text names that event resolve: Last Bequest (Old Ghost), Keepsake (Sixth Sister), Spoils (Blade), Unmask (Masked Guest), Companion (Seven Hundred). Nothing may respond to them and nothing else may be used (for gains they cause see CL-RULING-163).

# from: dc848bc5
CL-RULING-014 = What if the target is gone or no longer legal when the item resolves? It does nothing, the card is discarded, and costs are not given back.

# from: 6ca6df11
CL-RULING-015 = Must an optional skill be offered if it can do nothing? No.

# from: 086f100f
CL-RULING-016 = Can triggered skills such as Case File (Station Chief) or Second Shot (Hired Killer) be responded to? Yes, with any-time cards and skills, except in special phases.

# from: b0b333c0
CL-RULING-017 = Would asking only those who could act not give away hands? It would, so everyone is asked, or the same delay is kept; a forced pass must look like a chosen one. See CL-RULING-169.

# from: 1f36eb89
CL-RULING-018 = When in the play phase is the message sent? Whenever the turn player likes while nothing is waiting to resolve. Functions may be used before and after.

# from: e296dac5
CL-RULING-019 = When exactly can a player no longer send? Usual rules: in the play phase, nothing sent yet, no cards in hand, nothing waiting to resolve, everyone has been asked (someone may still give cards), and the turn player does nothing more. Simple rules: at once on reaching the play phase without cards.

# from: 0d66d727
CL-RULING-020 = May a player with cards choose not to send? No; the play phase cannot end before a message is sent.

# from: 6835c999
CL-RULING-021 = Probe and True or False are for your own turn. May they be used during a sending or as a response? No: only in the play phase with nothing waiting to resolve and no message in transit, before or after the sending.

# from: 820e376b
CL-RULING-022 = Does anything happen at turn start and turn end? No, except that everyone may act once; no printed skill names these phases.

# from: 1c75b67d
CL-RULING-023 = What if deck and discard pile are both empty? Draw what there is; the rest is skipped without penalty. The deck is formed again the next time a card is needed and the discard pile is not empty.

# from: d730682d
CL-RULING-024 = When exactly is the deck reshuffled? As soon as its last card has left, even in the middle of drawing several; then drawing goes on from the new deck.

# from: 65376a5f
CL-RULING-025 = What if cards go on top (Pick and Choose, Windfall) just after the deck has run out? Reshuffle first, then put them on top. If the discard pile is empty too, the cards put back are the deck.

# from: 78437039
CL-RULING-026 = What does everyone know? Hand sizes, deck sizes, all messages gained, face-up characters, face-up identities, every announced card and its target. Secret: hands, face-down identities and characters, what a Probe says, face-down messages in transit, and the discard pile if cards are discarded face down.

# from: 00be4dbb
CL-RULING-027 = If cards are discarded face down, are used function cards hidden too? No: a used card is announced by name (a Probe only as a Probe); only cards discarded from hand are hidden. A discard that must fit a condition, such as Beret’s black card, is shown.

# from: 7d4d2f4e
CL-RULING-028 = What if the turn player dies or loses on their own turn? What is happening is finished (remaining skills, picks of True or False), waiting items resolve, a message in transit follows CL-RULING-046 and a gain from it is resolved as usual. Then the turn ends, without another chance to act; nothing more is sent. Next is the first living player to the right of that seat.

# from: 1a03da2a
CL-RULING-029 = Who starts? A random player.

# from: 70d1a324
CL-RULING-030 = Is there a hand limit? No.

# from: 2be41d88
CL-RULING-031 = Is the character choice simultaneous and secret? Yes. Identities are dealt afterwards, so no one chooses knowing their identity.

# from: 036d3004
CL-RULING-032 = Does the chance to act in transit come once, or before every step of the way? Before every step, including the step back to the sender.

# from: b97adf45
CL-RULING-033 = Lock says your own turn, but also refers to the sending. When may it be used? Only on your own turn while the message is in transit; not before sending.

# from: 070c5ba5
CL-RULING-034 = May a direct message be sent to yourself? No.

# from: 1724e174
CL-RULING-035 = May Lock target the sender (Seven Hundred, on another’s turn) or a player already locked? Yes, both. It changes nothing more about the sending, but the Lock was used, so Payoff (Seven Hundred) triggers.

# from: 394cc622
CL-RULING-036 = Which targets are legal for Lure Away? Any living player except the sender and locked ones. Players already lured away are not legal; those the message has already gone by, or that a direct message is not for, are legal without effect.

# from: 19fde176
CL-RULING-037 = A Lock on a player is waiting to resolve. May Lure Away on that player be used in response? Yes, they are not locked yet. Afterwards both apply, and Lock wins.

# from: 6df7994c
CL-RULING-038 = What if a player is lured away first and locked later? They take part again and must accept when the message reaches them.

# from: 95ea2441
CL-RULING-039 = What if all other players are lured away? The message goes straight back to the sender, who must accept it.

# from: 14486c3e
CL-RULING-040 = What does Return do to a direct message? The opposite direction leads to the sender, who must accept it: the same result as declining.

# from: b03ae036
CL-RULING-041 = What of several Returns, and of players who declined before? Each Return reverses the current direction. Every arrival is a new one, also for players who declined earlier; Lure Away and Lock stay in force for the whole sending.

# from: 4319aa6b
CL-RULING-042 = Is Return by a locked player forbidden or merely wasted? Forbidden; it is not offered.

# from: b0070cd0
CL-RULING-043 = Is there an arrival step when the message comes back to its sender? Yes: Decode and Sneak Look (Cipher Clerk) are possible, Return is not; then the sender must accept.

# from: 680d1916
CL-RULING-044 = What if a locked player dies before the message arrives? The lock is gone and the message travels on.

# from: eda5060b
CL-RULING-045 = What if a message has arrived in front of a player and that player dies or loses? Coded or open: on to the next player in the current direction. Direct: back to the sender. If that player is the sender and it had come back: it is discarded; there is no second round.

# from: f493d393
CL-RULING-046 = What happens after the sender died? A coded or open message travels on until it would reach the dead sender’s seat, then it is discarded. Direct: the receiver still gets arrival and decision; if it is declined or returned, or the receiver is gone or lured away, it is discarded. That last way is still in transit, so it can be intercepted. No one is forced to accept except a locked player. This holds for any cause of death or loss.

# from: d7e6f1c4
CL-RULING-047 = Do a dead sender’s Locks and Lure Aways stay? Yes.

# from: 92e25a31
CL-RULING-048 = Can a declined direct message be intercepted on its way back? Yes, the way back is in transit too.

# from: 1abaadfb
CL-RULING-049 = The rulebook says that a direct message goes back into the sender’s hands. Hand or table? The sender must gain it as a message.

# from: 0baa8a4f
CL-RULING-050 = Must the player who intercepts take the message, and may they look first? They must take it, unseen if it is face down.

# from: d5d27db2
CL-RULING-051 = What follows when an Intercept is foiled? The same in-transit step goes on; further cards may be used.

# from: c47b5ae5
CL-RULING-052 = Does an intercepted message still count as sent by its sender? Yes, for Second Shot (Hired Killer), Clean Sweep (Emei Wind), Payback (Brother Ma), both skills of Phantom Thief, and for who caused a death.

# from: 64ef1588
CL-RULING-053 = Can a message in transit be burned or taken by a skill? No; burning and Barter (Little White) touch only messages in front of players.

# from: 52352417
CL-RULING-054 = May a locked player still use Decode? Yes, but then they must accept.

# from: f7003961
CL-RULING-055 = Can several messages be in transit at once? No: one per turn, resolved before the turn ends.

# from: c09395d8
CL-RULING-056 = What is the order of a Probe? First the target is announced; second, responses; third, if not foiled, the target sees the card; fourth, skills for being probed (Startled, Alert, Case File, Light Fingers) in seat order from the right of the user, the user last; fifth, the target reacts; sixth, the card is put with the used Probes. If the target has died or lost by the fifth step, there is no reaction; the Probe still took effect.

# from: d109e0da
CL-RULING-057 = Can a probed player cheat? No, the true reaction is enforced. The only choices are which card to discard and Poker Face (Old Ghost).

# from: 78f45651
CL-RULING-058 = What do the others see of a Probe? Who probes and who is probed, and the visible reaction (two cards drawn, a discard, or the phrase), but never the faction on the card.

# from: ca07e365
CL-RULING-059 = Is the text of a foiled Probe revealed? No; it goes face down to the discard pile, and the target has not seen it either. Where cards are discarded face up, it is shown.

# from: 9455acc8
CL-RULING-060 = Do used Probe cards ever come back? No (usual rules).

# from: 710653a9
CL-RULING-061 = Where does Blade’s Probe used as Lock go, and is its text shown? To the discard pile, as a Lock; it is announced as a Probe used as Lock, and its faction stays hidden.

# from: 3007767e
CL-RULING-062 = Who chooses the card that a Probe makes someone discard? The probed player.

# from: ffb655db
CL-RULING-063 = How are the picks of True or False resolved? Count the living players when it resolves and lay out that many cards, always shuffled. Each pick is a complete gain (checks, death, victory) before the next. Simple rules: the cards are dealt instead, in the same order.

# from: 95f35d9b
CL-RULING-064 = May players act between the picks of True or False, for example with Burn? Yes, after each gain (a house rule can change this).

# from: 7f6b52b5
CL-RULING-065 = What if a player dies or loses before their pick of True or False? They get none; the surplus card is discarded unseen at the end.

# from: 59f7bc9b
CL-RULING-066 = What if the user dies during their own True or False? The rest is carried out; then the turn ends.

# from: 04737fa8
CL-RULING-067 = What if there are fewer cards for True or False than players? After reshuffling, lay out what there is; pick in order until none is left.

# from: 910eb95d
CL-RULING-068 = Must a pick of True or False be a player’s choice? Either they choose a face-down card, or one is picked for them at random; it is the same, because the cards are shuffled.

# from: 7f9eef26
CL-RULING-069 = When is the exact card for Burn chosen? On use: the player and the card. It follows the card: if Barter (Little White) has moved it in front of another living player, it is burned there; if it is gone, Burn does nothing.

# from: 3da31f5f
CL-RULING-070 = Can Burn come before a third black message? Yes, while the skill that puts it down is waiting to resolve, and in transit or on arrival; not during the decision, and not once the third card lies there.

# from: 43276ab3
CL-RULING-071 = Can Burn, True or False and the like be foiled wherever they are used? Yes. Every use of a card gives everyone the chance to respond.

# from: f1cd71ca
CL-RULING-072 = What is checked after a gain, and in which order? First the cards lie face up; second, Little White with six messages loses; third, players with three black ones are dying; fourth, players not dying who meet a condition may declare victory; fifth, deaths; sixth, skills for the gain in seat order, with the second to fifth step after each (gains they cause: CL-RULING-163); seventh, everyone may act.

# from: cca83f43
CL-RULING-073 = What if one event gives a player both the winning card and the third black one? They die and cannot declare, except for missions that need their death. A house rule can change this.

# from: 158f9241
CL-RULING-074 = One event lets a player win and kills another: who comes first? The winner may declare before the death. A house rule can change this.

# from: 84436585
CL-RULING-075 = Must victory be declared, or may it be withheld? It may be withheld (usual rules). It is offered after every gain, death, loss, draw phase and resolved item, and again at every later chance to act while the condition holds. Simple rules: automatic, checked at the same moments.

# from: 985aa1cb
CL-RULING-076 = Who may declare for a faction? Only the member who has the three messages.

# from: 2a3e147b
CL-RULING-077 = How is a victory proved? The identity is turned face up; for hand missions (Old Gold, Phantom Thief) the hand is shown; a face-down character is shown. This is proof only: gender and skills are judged by the moment before. A false declaration is impossible.

# from: e0fbf9bf
CL-RULING-078 = What if several players qualify at once? They are asked in seat order (see CL-RULING-004); the first to declare ends the game. A house rule can change this.

# from: 3e7d6ed2
CL-RULING-079 = Do dead members win with their faction? Players who lost? Dead: yes. Lost: no.

# from: b8f13962
CL-RULING-080 = Must Masked Guest or Great Beauty, as a Bystander, be alive when the victory is declared? Yes.

# from: ec8fc113
CL-RULING-081 = Do the missions of Masked Guest and Great Beauty replace the victory of the player who declares? No: that player, their faction, and they all win.

# from: 0f84aae6
CL-RULING-082 = Are hand missions checked in the middle of an effect, such as when Old Gold draws five and then puts back two? No, after the effect is complete.

# from: 710e0ec1
CL-RULING-083 = “Six messages”, “five red or blue messages”, “three red and three blue”: exactly or at least? At least.

# from: 5e087b6f
CL-RULING-084 = Does a death that was undone count as the first or second death, for a wipe-out or for survivors? No; only completed deaths count. Skills for the death did trigger.

# from: e6ae1a23
CL-RULING-085 = Do players who lost count in the order of deaths? No.

# from: 6ce69082
CL-RULING-086 = For “no member left”, do members who lost count as gone? Yes: no living member is left in the game. A house rule can change this.

# from: 06340fc0
CL-RULING-087 = Is a wipe-out mission fulfilled if a faction had no member from the start? Never. With the official tables it cannot happen.

# from: 67b0ff6a
CL-RULING-088 = What if only one player is left, no death is waiting, and no one has declared? That player wins (with their faction, CL-RULING-079; a Bystander alone). A house rule can change this.

# from: d4616c23
CL-RULING-089 = What if everyone is out? It is a draw, unless a mission fulfilled by dying (Old Ghost, Little White) was declared on the way.

# from: 77e43339
CL-RULING-090 = What if a death causes another death (Last Bequest, Keepsake)? The second waits its turn until the first is finished; in between there is nothing but CL-RULING-092.

# from: 3b2e355b
CL-RULING-091 = In which order do several players die at the same time? Their deaths resolve one after the other in seat order from the right of the player who caused them.

# from: f0fe162b
CL-RULING-092 = What is the order inside one death? First the dying player’s own mission (Old Ghost, Little White); second, their own skill for dying (Last Bequest); third, the others’ skills counter-clockwise from their right; fourth, if not saved: identity and character are turned face up, hand and messages are discarded; fifth, victory for players who are not dying (wipe-out, Hired Killer, Beret, Little White and others). A player who is dying or waiting to die has only their own first two steps: no skill on another’s death.

# from: 68f54c70
CL-RULING-093 = Several black messages are gained at once. How often do skills for the gain trigger? Once per event.

# from: 73e88bba
CL-RULING-094 = What is revealed on a death and on a loss? Identity and character, in both presets.

# from: 0c1d5871
CL-RULING-095 = The receiver has just died and was not saved. What of others’ skills for the gain? Those that need the receiver (Second Shot, Pickpocket) have no target. Clean Sweep (Emei Wind) may still burn a black message of his own or of another woman.

# from: 14c3ac5b
CL-RULING-096 = Old Ghost is turned face up by a Probe. May she conceal her identity in that same Probe? Yes, she is face up when she reacts.

# from: d6b42414
CL-RULING-097 = Last Bequest (Old Ghost) with more than three cards: what of the rest? They stay hers: Sixth Sister may take one of them; then they are discarded. A house rule can change this.

# from: 77684b31
CL-RULING-098 = Old Ghost dies holding four red cards. Mission, Last Bequest or rescue: which comes first? The mission, then her skill, then the others’ (the rescue included).

# from: bab1e254
CL-RULING-099 = Last Bequest (Old Ghost): who may be chosen, and how are the three cards gained? Any other living player who is not dying; all at once, one gain caused by her skill.

# from: a878375f
CL-RULING-100 = Cipher Clerk turns face down through her own Decode. May she turn face up again for the same message? Yes, as long as the arrival step lasts.

# from: 0548b41c
CL-RULING-101 = What counts as decoded for Back to Work (Cipher Clerk)? A Decode that took effect, by anyone, herself included, also on an open message. She can react only while face up.

# from: ac3b3151
CL-RULING-102 = Who may be chosen for Old Comrades (Old Gun)? Any other living player whose character is face up, hidden or open.

# from: 71e13dcb
CL-RULING-103 = Does a lock from a skill or from another card used as Lock count for Alert (Old Gun)? Yes, once it has taken effect.

# from: 3a55d3c9
CL-RULING-104 = May Flash turn face up if no one else has a message? No.

# from: e6805b37
CL-RULING-105 = Who chooses the three messages that Flash burns, and of which colours? Flash, any colours, when it resolves; the target player is named on use.

# from: f8e8121e
CL-RULING-106 = May Black Rose turn face up with no black card in hand? Yes: the top card is revealed and nothing is put down. With no deck at all, treat it as not black.

# from: c3969108
CL-RULING-107 = When does Black Rose choose target and number, and may she choose herself? After the reveal, as it resolves, with nothing in between; the player may be herself.

# from: f9e821a7
CL-RULING-108 = What if Emei Wind turns face up on his own turn? Nothing else happens; he does not intercept his own message (simple rules: CL-RULING-165).

# from: 0c55b9d9
CL-RULING-109 = How does Emei Wind’s interception stand to other Intercepts? It is part of the same chain: last in, first out.

# from: 2b7e1f8d
CL-RULING-110 = Largesse (Old Gold): how many cards at least? At least one if he still has a card in hand; each chosen player gets exactly one card of any colour, all at once.

# from: 6c570205
CL-RULING-111 = What if the black card Old Gold puts on himself is his third? He dies; nothing further happens. If Masked Guest saves him (a woman plays him), the skill goes on with turning face down.

# from: cb354ef2
CL-RULING-112 = Windfall (Old Gold): which cards count? Any card he used that was foiled, a Foil or one he foiled himself included.

# from: c8090b91
CL-RULING-113 = Does Case File work when Station Chief is the one who probes or is probed? Yes.

# from: 4ef1832f
CL-RULING-114 = Hired Killer’s black message comes back to him: what of Second Shot? He may use it on himself.

# from: 48f9164b
CL-RULING-115 = Who counts as having caused a death? The player whose effect put the fatal black card there: the sender (also if it was intercepted or locked, or had to be accepted), the user of True or False, the player whose skill put it down. Your own death does not count. In a chain (Last Bequest, Payback) it is the player whose skill it was, not the earlier sender.

# from: aaeea22d
CL-RULING-116 = Hired Killer’s mission: what does “second or later” mean? At least one completed death before, whoever caused it. The mission is checked when the death is complete, with Hired Killer alive.

# from: dc39efad
CL-RULING-117 = Unmask (Masked Guest): how often, and with five black messages? Once per game (turning the identity face up is the cost; impossible if it is up already). Only if she ends with fewer than three black ones.

# from: b0add73c
CL-RULING-118 = Does Masked Guest draw for the black message that kills him? No.

# from: 60c49815
CL-RULING-119 = Masked Guest’s mission: does his own declaration count if a woman plays him, and does he count as a woman in the game? No and no; only other players are considered.

# from: 10271523
CL-RULING-120 = Missions to kill all other players: personally? And do they change? All others are out of the game, by whatever cause; judged at every moment anew.

# from: 9066d66e
CL-RULING-121 = Payoff (Seven Hundred): on using Lock or when it works? When the Lock has taken effect (not if foiled); for every Lock, also on his own turn.

# from: e9544087
CL-RULING-122 = Companion (Seven Hundred): who may be chosen? Any other living woman (CL-GENDER-01), even one who wins anyway; with none it does nothing. Not while Seven Hundred is face down.

# from: 6e9423a6
CL-RULING-123 = Spoils (Blade): who is the first player on the left? The first living player clockwise who is not dying; if there is none, nothing is given. Any card from his hand.

# from: 6a6b1ba9
CL-RULING-124 = Bare Truth (Great Beauty): how often? Once: the identity card must be face down to be turned face up.

# from: 59748e31
CL-RULING-125 = Great Beauty’s mission: who is a male character? The declaring player’s character is face up and male (or Little White). The person’s gender does not matter.

# from: 4cbfe089
CL-RULING-126 = Light Fingers (Sixth Sister): before or after the probed player reacts? Before (fourth step of CL-RULING-056). A house rule can change this.

# from: 83a6783c
CL-RULING-127 = Does Keepsake (Sixth Sister) work when the dying player is saved? It triggers anyway; the card taken is not given back.

# from: 1923c098
CL-RULING-128 = Payback (Brother Ma): does it work for a message gained by Intercept or under Lock? Yes. Drawing is a must, putting down a card is optional (any player, himself included, from his hand).

# from: 9b22a2de
CL-RULING-129 = Can Phantom Thief use his skills on himself? They would do nothing and are not offered.

# from: 3432e6a5
CL-RULING-130 = Dead Drop (Beret) states no timing. May it be used on others’ turns? No: like Lock, on his own turn while the message is in transit.

# from: 205890b1
CL-RULING-131 = How do Left Turn (Beret) and Return go together? The direction is chosen when sending; Return reverses the current one.

# from: 6bd61b0b
CL-RULING-132 = Barter (Little White): what does it need? Another living player with at least one message. Target, three cards (seen by the receiver only) and message are named on use; the cards are handed over as it resolves, then the message is gained. If the message is gone or one of the cards is missing by then, nothing happens and nothing is handed over. See CL-RULING-168.

# from: cb638780
CL-RULING-133 = Overload (Little White) while face down, and when is it checked? Face down, Little White no longer loses by six messages. Otherwise it is checked before death and victory.

# from: ccc8c6bb
CL-RULING-134 = Little White dies first but could be saved: what of the mission? The mission may be declared first. A house rule can change this.

# from: cd1d9150
CL-RULING-135 = Little White, a Bystander, lost earlier, and later a faction is wiped out. A victory? No: Little White has lost.

# from: 248dd353
CL-RULING-136 = Where does a player’s real gender come from? From a voluntary setting (female, male, unsaid; unsaid by default). Bots have none; there is a house rule too.

# from: 0d4b7893
CL-RULING-137 = A woman plays a character that is face down. Does she still count as a woman? Yes, wherever the rule says “a woman” and not “a female character”. A house rule can change this.

# from: a29547e6
CL-RULING-138 = Can one seat be both male and female? Yes (a woman with a male character; Little White).

# from: 5f3434e3
CL-RULING-139 = Simple rules: Return says “on your turn”. When is it used? Ignore those words; use it when a message reaches you.

# from: 68ea08c0
CL-RULING-140 = Simple rules: may the sender use Intercept on their own message? Yes: the card returns to their hand, and the duty to send counts as done.

# from: 2eb13375
CL-RULING-141 = Simple rules: what does Lock do to a coded or open message? The first player it reaches must accept it; add Lure Away to choose. A Lock used before sending belongs to the message sent later that turn. No player is locked before the message reaches them, so CL-CARD-LURE-04, CL-CARD-LURE-06, CL-RULING-037 and CL-RULING-038 do not come up: a player lured away is always skipped. For skills that ask about locked players see CL-RULING-165.

# from: ba0dfcc7
CL-RULING-142 = Simple rules: may you draw just one card? No: two or none (Great Beauty: three and one back on top, or none).

# from: 5269db63
CL-RULING-143 = Simple rules: Return on a locked message, or by the sender? The same limits as in the usual rules.

# from: 3af3e678
CL-RULING-144 = Bystander alliance: what of dead or lost Bystanders? The dead win too, those who lost do not. A Bystander who wins only through another’s declaration makes no one else win.

# from: 1a84d107
CL-RULING-145 = If four messages are needed to win, do missions change as well? No, only for the Underground and Military Intelligence.

# from: ac8fe6ac
CL-RULING-146 = What if all living players belong to one faction? Play on; the game does not end automatically.

# from: f2ae1fd6
CL-RULING-147 = May a player declare whose character is still face down? Yes, if the mission is fulfilled; the character is shown as proof, without its skill and without a gender (CL-RULING-077).

# from: 1f3a9276
CL-RULING-148 = Do the missions of Old Gun, Cipher Clerk, Station Chief and Emei Wind count for a faction member? No; only the faction’s goal does.

# from: 09f010c3
CL-RULING-149 = Can True or False kill several players, or let them win, at the same time? No: picks resolve one by one, so deaths and victories happen in pick order.

# from: 86ab1439
CL-RULING-150 = With several Intercepts, can someone intercept after the topmost has resolved? No: the gain is declared and made at once; the Intercepts beneath fail and are discarded (Emei Wind stays face up). For other items beneath see CL-RULING-162.

# from: f93f6907
CL-RULING-151 = When exactly does Masked Guest save someone? In the third step of CL-RULING-092: after the dying player’s own skill, before the identity is turned face up and hand and messages are discarded. She keeps what is left; a sending or her own turn goes on. The others’ skills for the death still come (CL-RULING-084, CL-RULING-127), and the gain that killed her goes on with the sixth step of CL-RULING-072, with her as a living player: her own and others’ skills for the gain apply.

# from: 1945589e
CL-RULING-152 = When does a used card go to the discard pile? When it has resolved or was foiled; so a card is never shuffled into the deck by its own effect.

# from: 9ec14ee5
CL-RULING-153 = What follows from an identity turned face up (Great Beauty, Masked Guest)? It stays face up for everyone to see; nothing else. The player can still be probed.

# from: 05173da9
CL-RULING-154 = Who picks when a skill takes a card from another’s hand? It is random; only the two players learn the card. As a message (Keepsake) everyone sees it.

# from: afb13d65
CL-RULING-155 = Are cards given away (Payoff, Spoils, Barter) visible? Only to giver and receiver.

# from: bc4adf69
CL-RULING-156 = Stakeout (Seven Hundred): when on others’ turns? Only while the message is in transit.

# from: 247ef833
CL-RULING-157 = Does a Lock or Lure Away outlive the turn? No.

# from: 998a88fd
CL-RULING-158 = A skill for a gain and the victory of the player who gained: which is first? Victory is offered first (fourth step of CL-RULING-072).

# from: 37cf0929
CL-RULING-159 = Take Aim (Hired Killer) and Interrogator (Blade): may the card be used whenever Foil or Probe could be? No: it is a Lock and follows Lock’s timing and targets.

# from: fc844c16
CL-RULING-160 = Case File (Station Chief): what if no card could be drawn, and there is neither a card to discard nor a red or blue message to burn? He does what he can; the rest is dropped.

# from: 9697dc6c
CL-RULING-161 = What is paid or chosen on use, and what on resolving? On use, before any response: turning face up, turning yourself face down, turning your identity face up and discarding (Dead Drop) are costs; targets are named, and the exact card for Burn, Bare Truth, Clean Sweep and Barter. On resolving, with nothing in between: everything else (drawing, putting down, burning, looking, handing over, taking from a hand) with its choices: which messages Flash burns; Black Rose’s target and number after the reveal; the card of Second Shot; target and card of Payback after the draw; whether Station Chief discards or burns; the gift of Payoff. Largesse (Old Gold) is announced, may be responded to, then resolves in one go: the black card on himself (checked for death, no new Largesse), face down, the other cards. See CL-RULING-168.

# from: 9566ab91
CL-RULING-162 = What may be used in response, and what becomes of items beneath when the step is over? Foil, any-time cards and skills, and what the step allows anyway: in transit also Lock, Lure Away, Intercept, Swoop, Dead Drop; on arrival also Decode, Return and Sneak Look of the player reached. A skill triggered meanwhile (Windfall, Alert, Payoff and others) goes on top and resolves first. After an interception the sending is over: Lure Away and Intercept beneath fail; a Lock still resolves, without effect on the message, and triggers Alert and Payoff as usual (simple rules: it is on the message, so it fails and triggers nothing). Once the message has left, Decode, Return and Sneak Look fail. Everything else resolves normally before the game goes on.

# from: 20c86921
CL-RULING-163 = What of gains inside gains, and gains inside deaths? A gain caused by a skill for a gain is resolved completely (first to sixth step of CL-RULING-072) before the next skill of the outer one; there is one chance to act, after the outermost. A gain inside a death (Last Bequest, Keepsake) takes the first four steps at once, and new deaths wait their turn; its skills (only Dark Gift and Largesse can come up) wait until all deaths are done. A player dead by then loses them.

# from: 4279fbd7
CL-RULING-164 = What happens when a player loses (unable to send, Overload)? At once, even in the middle of an effect: identity and character are turned face up, hand and messages discarded, the player is out. No skills for a death, no rescue. Then the others’ victory is checked (in a gain: its fourth step, without players who are dying).

# from: 8d3e9af8
CL-RULING-165 = A house rule changes a card: what of skills that use it? A skill that counts as a card, or turns a card into it, follows this table’s version. Simple rules: Swoop (Emei Wind) takes the message into his hand and works on his own turn too; Dead Drop, Take Aim, Interrogator and Stakeout lock the message in transit. Alert (Old Gun): he is locked at the moment a locked message reaches him; from then on he cannot use Return.

# from: b0b9fbdd
CL-RULING-166 = Simple rules: how does a Return straight to the sender go? In one step, in transit, so it can be intercepted; Lure Away does not matter; the sender must accept; if the sender is out, the card is discarded.

# from: 9c0cdd31
CL-RULING-167 = May a card or skill be used whose effect can no longer matter? Cards: yes, if timing and target are legal (a Lock or Lure Away on a player the message has gone by, CL-RULING-035, CL-RULING-036). Skills: only if they can do something (CL-RULING-015), except that Emei Wind and Black Rose may always turn face up.

# from: 221ca687
CL-RULING-168 = Barter (Little White) costs nothing until it resolves. Could it be answered with itself for ever? No: the three cards are set aside when it is used (the receiver sees them then) and return to hand only if the skill fails. This overrides what CL-RULING-132 and CL-RULING-161 say about handing over.

# from: 9bce99a8
CL-RULING-169 = Do offers of victory, missions and skills give away who qualifies? No, CL-RULING-017 holds for them too: everyone who might qualify as far as the table knows (a face-down character, an unknown identity) is asked alike; those who do not qualify can only pass.

# from: ee498181
CL-RULING-170 = Startled (Old Ghost) is forced. What does a Probe without turning face up tell? That the probed face-down character is not Old Ghost; the table may show this as known to all.

# from: e9229be1
CL-RULING-171 = What if two chances to act follow each other with nothing in between? The second is skipped if nothing has happened since everyone passed in the first, within one turn.

# from: 0dd9de7a
CL-RULING-172 = Is there a response to an item that is bound to fail? May Foil hit the card beneath at the chance to act inside a gain? No to both; Foil is for responses.

# from: c96fc19d
CL-RULING-173 = What if Second Shot (Hired Killer) was offered and meanwhile his last black card is gone? He is asked all the same and nothing is put down.

# from: e3886d8c
CL-RULING-174 = Do skills for a death (Keepsake, Last Bequest) change where the order of CL-RULING-004 starts? No.

# from: bda36f09
CL-RULING-175 = Is the colour of a used Probe known to the others? No: it is used face down; only the name is announced.

# from: 9c33599f
CL-RULING-176 = Is a skill’s target checked again when it resolves (Clean Sweep on a woman who was turned face down in response)? Yes, like a card’s: every condition the text names (gender, face, colour, alive) must still hold, or nothing happens (CL-RULING-014). A face-down character has no gender (CL-GENDER-04), so her black message stays.

# from: 866c37f7
CL-RULING-177 = Where a house rule puts deaths before victory: what of deaths that wait or that skills cause (CL-RULING-090, CL-RULING-163)? No victory is offered to anyone while a death is waiting or resolving; a gain inside a death waits too. Then it is offered once, for the table as it is. Missions judged at your own death (first step of CL-RULING-092) are not affected.

# from: a2dc12ca
CL-RULING-178 = Two equal cards lie there and one of them is aimed at already (two Burns in one chain, Barter against a Burn). May the other be chosen? Yes. The two are separate options then: the plain name means the copy no one has aimed at; an asterisk marks the one that is aimed at. Otherwise equal cards are one option.

# from: 73e7d576
CL-RULING-179 = Does calling Military Intelligence the Intelligence Office change how cards are written? No, it is only the name shown (CL-OPT-01). Notation, records and saved games are the same everywhere; labels and pages say what the table calls it.

# from: 37813149
CL-RULING-180 = A locked player dies. Who is shown as locked? No one who is out: the lock is dropped at the death.

# from: 62c9a9c7
CL-RULING-181 = Are a Foil and the card it foils in the discard pile before the skills they trigger (Windfall, Payoff) draw? The foiled card at once; the Foil, and any other card in use, when the whole item with its triggers is done (CL-RULING-152, CL-RULING-056).

# from: a1d89850
CL-RULING-182 = May a player who is alone at the table use Lock (also where it locks the message, or before sending)? No: there is no one it could bind.
