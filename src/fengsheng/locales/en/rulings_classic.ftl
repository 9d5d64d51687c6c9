### Rulings of classic as players ask for them. Written by tools/ruling_texts.py.

# scenarios/classic/cards/burn/CL-RULE-BURN-02-targets.scn
# from: 2a47db4f
cl-rule-burn-02-targets =
    .ask = May I use Burn on my own black message? And on red or blue ones?
    .answer = On your own black one, yes, or on any living player’s. Red and blue messages cannot be burned.

# scenarios/classic/cards/burn/CL-RULE-BURN-04-too-late.scn
# from: 178068af
cl-rule-burn-04-too-late =
    .ask = Someone has just accepted a third black message. Can Burn still save them?
    .answer = No. They die at once; Burn has to be used before the third one is gained.

# scenarios/classic/cards/burn/CL-RULE-BURN-53-not-in-transit.scn
# from: 0b29f3c8
cl-rule-burn-53-not-in-transit =
    .ask = Can I burn a black message while it is in transit?
    .answer = No. Only black messages lying in front of a player can be burned.

# scenarios/classic/cards/burn/CL-SC-BURN-01.scn
# from: 3b84b0f7
cl-sc-burn-01 =
    .ask = A message has reached a player with two blacks, who has not decided. May someone burn one first?
    .answer = Yes. After the Burn they can accept another black message and live.

# scenarios/classic/cards/burn/CL-SC-BURN-03.scn
# from: 4994bbe6
cl-sc-burn-03 =
    .ask = Hired Killer uses Second Shot on me. Can I save myself with Burn?
    .answer = Yes. Burn resolves first, so the black message he adds is not your third.

# scenarios/classic/cards/burn/CL-SC-BURN-04.scn
# from: 862daa10
cl-sc-burn-04 =
    .ask = Two players use Burn on the same black message. What happens?
    .answer = The later one resolves first and burns it. The earlier one has nothing left to burn.

# scenarios/classic/cards/counter/CL-RULE-COUNTER-02-respond-again.scn
# from: 65e8cb67
cl-rule-counter-02-respond-again =
    .ask = A Foil on a Burn was itself foiled. May someone foil the Burn again?
    .answer = Yes. Once the top card has resolved, the one beneath can be answered again, topmost card only.

# scenarios/classic/cards/counter/CL-RULE-COUNTER-03-once.scn
# from: 25241dac
cl-rule-counter-03-once =
    .ask = After a Foil, does the foiled card go back to the hand?
    .answer = No. Both cards are discarded, and the foiled one has no effect.

# scenarios/classic/cards/counter/CL-RULE-COUNTER-07-twice.scn
# from: 099ebaac
cl-rule-counter-07-twice =
    .ask = My card is foiled, and then that Foil is foiled. Does my card work?
    .answer = Yes. The second Foil removes the first, and your card takes effect.

# scenarios/classic/cards/counter/CL-RULE-COUNTER-46-own-card.scn
# from: 08e3dffc
cl-rule-counter-46-own-card =
    .ask = May I foil a card I have just used myself?
    .answer = Yes. Your own card can be foiled like anyone else’s.

# scenarios/classic/cards/counter/CL-RULE-COUNTER-59-hidden-probe.scn
# from: b3045266
cl-rule-counter-59-hidden-probe =
    .ask = A Probe was foiled. Is its text shown?
    .answer = No. Not even its target learns it; only the player who used it knows.

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-c.scn
# from: c72139ea
cl-sc-counter-02-c =
    .ask = Great Beauty shows her identity to burn a message. Can I foil that?
    .answer = No. Skills cannot be foiled, so the black message is burned.

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-d.scn
# from: 6462bb9d
cl-sc-counter-02-d =
    .ask = Can Foil stop Flash’s Wildfire?
    .answer = No. Foil works on cards only; skills cannot be foiled.

# scenarios/classic/cards/counter/CL-SC-COUNTER-02-e.scn
# from: cfa7d7b8
cl-sc-counter-02-e =
    .ask = Cipher Clerk turns face up to look at a message. Can that be foiled?
    .answer = No. It is her skill, not a Decode card.

# scenarios/classic/cards/counter/CL-SC-COUNTER-02.scn
# from: b460b008
cl-sc-counter-02 =
    .ask = Beret discards a black card to lock someone. Can that be foiled?
    .answer = No. It is a skill, not the use of a card.

# scenarios/classic/cards/decode/CL-RULE-DECODE-03-countered.scn
# from: f6467092
cl-rule-decode-03-countered =
    .ask = My Decode was foiled. Do I still get to look?
    .answer = No. You decide without having seen the message.

# scenarios/classic/cards/decode/CL-RULE-DECODE-05-on-text.scn
# from: aed9c486
cl-rule-decode-05-on-text =
    .ask = An open message lies face up anyway. May I use Decode on it?
    .answer = Yes. You learn nothing new, but the Decode counts as having taken effect.

# scenarios/classic/cards/decode/CL-RULE-DECODE-35-own-card.scn
# from: ebaa1f0e
cl-rule-decode-35-own-card =
    .ask = My own message came back to me. May I use Decode on it?
    .answer = Yes, but either way you must accept it.

# scenarios/classic/cards/decode/CL-SC-DECODE-01.scn
# from: acadb34e
cl-sc-decode-01 =
    .ask = I use Decode and then decline. Does the next player learn what the message is?
    .answer = No. Only you and the sender know; everyone else still sees a face-down card.

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-03-unseen.scn
# from: a1cac954
cl-rule-intercept-03-unseen =
    .ask = May I look before I intercept? And what if it is my third black message?
    .answer = No, you gain it unseen and at once. A third black kills you, and the sender is your killer.

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-06-every-method.scn
# from: b1a66d54
cl-rule-intercept-06-every-method =
    .ask = Can an open message be intercepted too?
    .answer = Yes. Coded, direct or open: any message in transit can be intercepted.

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-08-top-countered.scn
# from: 80ed2835
cl-rule-intercept-08-top-countered =
    .ask = Two players use Intercept and the later one is foiled. Who gets the message?
    .answer = The player who used the earlier one. That Intercept still takes effect.

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-162-burn-too-late.scn
# from: 6b61f72b
cl-rule-intercept-162-burn-too-late =
    .ask = I burn a black of a player who then intercepts a third black in response. Is that player saved?
    .answer = No. The Intercept resolves first and kills. Your Burn finds nothing to burn.

# scenarios/classic/cards/intercept/CL-RULE-INTERCEPT-162-what-lies-beneath.scn
# from: fd97dce5
cl-rule-intercept-162-what-lies-beneath =
    .ask = After an Intercept succeeds, what happens to a Lure Away and a Lock still waiting beneath it?
    .answer = The Lure Away does nothing. The Lock still takes effect, though there is no message left to accept.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-01.scn
# from: 56bc08f2
cl-sc-intercept-01 =
    .ask = I intercept, someone foils me, and another player foils that Foil. Who gets the message?
    .answer = You do. The last card used resolves first, so the two Foils cancel out.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-02.scn
# from: 1250dd18
cl-sc-intercept-02 =
    .ask = Two players use Intercept on the same message. Who gets it?
    .answer = The last one to use it. The earlier Intercept does nothing and is spent.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-04.scn
# from: 8bc872c9
cl-sc-intercept-04 =
    .ask = Can I intercept my own message on my own turn?
    .answer = No. Intercept is for other players’ turns only.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-05.scn
# from: 0987ca8f
cl-sc-intercept-05 =
    .ask = The message has reached someone. Can I still intercept it?
    .answer = No. Intercept works only while the message is in transit.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-07.scn
# from: 002c2486
cl-sc-intercept-07 =
    .ask = A player is locked and someone else intercepts. Does the locked player still get the message?
    .answer = No. Lock does not stop Intercept: the message goes to the interceptor.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-08.scn
# from: effe9a66
cl-sc-intercept-08 =
    .ask = One Intercept was foiled. May a player who passed before still intercept?
    .answer = Yes. The message is still in transit at the same place, and everyone may act again.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-10.scn
# from: faf78ee0
cl-sc-intercept-10 =
    .ask = Simple rules: I intercept my own message back into my hand. Must I send another?
    .answer = No. You have sent your message for this turn and may end it.

# scenarios/classic/cards/intercept/CL-SC-INTERCEPT-11.scn
# from: 742bf1bf
cl-sc-intercept-11 =
    .ask = Black Rose kills the interceptor before the Intercept resolves. Who gets the message?
    .answer = No one yet. The Intercept does nothing and the message travels on as before.

# scenarios/classic/cards/lock/CL-RULE-LOCK-02-lured-and-locked-direct.scn
# from: 02d9a781
cl-rule-lock-02-lured-and-locked-direct =
    .ask = A direct message is sent to a player who is first lured away and then locked. Who gets it?
    .answer = That player. Lock beats Lure Away, so the message is not skipped and must be accepted.

# scenarios/classic/cards/lock/CL-RULE-LOCK-04-counter.scn
# from: f759d49d
cl-rule-lock-04-counter =
    .ask = If a Lock is foiled, does the chosen player still have to accept?
    .answer = No. The Lock has no effect, so they decide freely when the message reaches them.

# scenarios/classic/cards/lock/CL-RULE-LOCK-14-target-gone.scn
# from: 833d0b5a
cl-rule-lock-14-target-gone =
    .ask = The player you want to lock dies before your Lock resolves. What happens?
    .answer = The Lock does nothing and is discarded. The message simply travels on.

# scenarios/classic/cards/lock/CL-RULE-LOCK-35-locked-twice.scn
# from: 9e39bbc5
cl-rule-lock-35-locked-twice =
    .ask = May I use Lock on someone who is locked already, or someone the message has already left behind?
    .answer = Yes. A second Lock adds nothing, and a player left behind is bound only if the message comes back.

# scenarios/classic/cards/lock/CL-RULE-LOCK-37-lure-in-response.scn
# from: 100376c5
cl-rule-lock-37-lure-in-response =
    .ask = Someone locks me and I answer with Lure Away on myself. Do I escape?
    .answer = No. Both take effect and Lock wins: when the message reaches you, you must accept it.

# scenarios/classic/cards/lock/CL-RULE-LOCK-41-after-return.scn
# from: a2687984
cl-rule-lock-41-after-return =
    .ask = I declined, then I was locked, and a Return sends the message back to me. Must I accept it?
    .answer = Yes. The Lock holds for the whole turn, so this time you must accept.

# scenarios/classic/cards/lock/CL-SC-LOCK-02.scn
# from: 0662fd07
cl-sc-lock-02 =
    .ask = A player is locked, but someone earlier in line accepts the message. Is that allowed?
    .answer = Yes. A Lock matters only if the message reaches the locked player.

# scenarios/classic/cards/lock/CL-SC-LOCK-03.scn
# from: 440aaead
cl-sc-lock-03 =
    .ask = Two players are locked. Which of them receives the message?
    .answer = The first one it reaches. That player must accept, so it never gets to the other.

# scenarios/classic/cards/lock/CL-SC-LOCK-05.scn
# from: 467f7209
cl-sc-lock-05 =
    .ask = The message has already reached a player. Can I still lock them?
    .answer = No. Lock is for messages in transit; once the message has reached someone it is too late.

# scenarios/classic/cards/lock/CL-SC-LOCK-06.scn
# from: 9765d687
cl-sc-lock-06 =
    .ask = May I lock myself so that the message has to come to me?
    .answer = No. Lock can only be used on another player.

# scenarios/classic/cards/lock/CL-SC-LOCK-08.scn
# from: 89d0822c
cl-sc-lock-08 =
    .ask = Can a locked player use Return?
    .answer = No. A locked player may still use Decode, but must accept the message afterwards.

# scenarios/classic/cards/lock/CL-SC-LOCK-09.scn
# from: fff1011b
cl-sc-lock-09 =
    .ask = I did not use Lock when I sent the message. May I use it after the first player declines?
    .answer = Yes. There is a chance to use Lock before every step the message takes.

# scenarios/classic/cards/lock/CL-SC-LOCK-11.scn
# from: 39e3d69b
cl-sc-lock-11 =
    .ask = I am locked. May I still use Decode first?
    .answer = Yes, you may look. It changes nothing else: you must accept the message.

# scenarios/classic/cards/lock/CL-SC-LOCK-12.scn
# from: 0d54a617
cl-sc-lock-12 =
    .ask = May I use Lock before I send my message?
    .answer = No. Wait until the message is in transit.

# scenarios/classic/cards/lock/CL-SC-LOCK-14.scn
# from: 6ed8d790
cl-sc-lock-14 =
    .ask = May I use Lock on another player’s turn?
    .answer = No. Lock is for your own turn only.

# scenarios/classic/cards/lock/CL-SC-LOCK-15.scn
# from: d2f7f26a
cl-sc-lock-15 =
    .ask = I was locked this turn but no message reached me. Am I still locked on the next turn?
    .answer = No. A Lock ends with the turn, so you decide freely again.

# scenarios/classic/cards/lure/CL-RULE-LURE-36-direct-bystander.scn
# from: 719cfed2
cl-rule-lure-36-direct-bystander =
    .ask = A direct message is on its way to one player. Does Lure Away on someone else change anything?
    .answer = No. A direct message visits no one else, so its receiver is asked as usual.

# scenarios/classic/cards/lure/CL-RULE-LURE-36-targets.scn
# from: 5913cd51
cl-rule-lure-36-targets =
    .ask = May I use Lure Away on a player the message has already left behind?
    .answer = Yes, though it rarely changes anything. The sender and anyone already lured away cannot be chosen.

# scenarios/classic/cards/lure/CL-RULE-LURE-41-stays-after-return.scn
# from: d27433a4
cl-rule-lure-41-stays-after-return =
    .ask = A message is returned and travels past a player who was lured away. Is that player asked?
    .answer = No. Lure Away lasts for the whole journey, the way back included.

# scenarios/classic/cards/lure/CL-SC-LURE-02.scn
# from: 2115ffb1
cl-sc-lure-02 =
    .ask = May I use Lure Away on myself on another player’s turn?
    .answer = Yes. The message skips you and goes to the next player.

# scenarios/classic/cards/lure/CL-SC-LURE-03.scn
# from: 4fe1e6c8
cl-sc-lure-03 =
    .ask = The player a direct message is meant for is lured away. Who gets it?
    .answer = The sender. There is no one else it could go to, so the sender must accept it.

# scenarios/classic/cards/lure/CL-SC-LURE-05.scn
# from: 787285a2
cl-sc-lure-05 =
    .ask = Can Lure Away be used on a locked player, or on the sender?
    .answer = Neither. While the Lock is still waiting to resolve, though, its target may be lured away.

# scenarios/classic/cards/lure/CL-SC-LURE-06.scn
# from: a4b9b2b5
cl-sc-lure-06 =
    .ask = A player is lured away first and locked later. Is the player skipped?
    .answer = No. When both apply Lock wins, so the player must accept the message.

# scenarios/classic/cards/lure/CL-SC-LURE-08.scn
# from: 826c36d5
cl-sc-lure-08 =
    .ask = Everyone except the sender has been lured away. Where does the message go?
    .answer = Straight back to the sender, who must accept it.

# scenarios/classic/cards/lure/CL-SC-LURE-09.scn
# from: 75013091
cl-sc-lure-09 =
    .ask = Can a player who has been lured away still use Intercept?
    .answer = Yes. The message will not reach them, but they may still intercept it.

# scenarios/classic/cards/lure/CL-SC-LURE-12.scn
# from: a04de68a
cl-sc-lure-12 =
    .ask = The first player is locked and someone lures away a player further on. Does it matter?
    .answer = No. The message reaches the locked player first and stops there.

# scenarios/classic/cards/probe/CL-RULE-PROBE-10-empty-hand.scn
# from: ce40f804
cl-rule-probe-10-empty-hand =
    .ask = A Probe tells me to discard, but my hand is empty. What now?
    .answer = You only announce that you would discard. You do not say the phrase instead.

# scenarios/classic/cards/probe/CL-SC-PROBE-01.scn
# from: 52cfd313
cl-sc-probe-01 =
    .ask = Where does a used Probe go, and who may see it?
    .answer = It is set aside face down. Only you and the player you probed know what it says.

# scenarios/classic/cards/probe/CL-SC-PROBE-02.scn
# from: 840c5923
cl-sc-probe-02 =
    .ask = The Probe names an identity that is not mine. Must I draw?
    .answer = No. You neither draw nor discard; you just say the phrase “I am undercover.”

# scenarios/classic/cards/probe/CL-SC-PROBE-05.scn
# from: 9ffcb4fe
cl-sc-probe-05 =
    .ask = May I probe myself, or use Probe on another player’s turn?
    .answer = Neither. Probe another player, on your own turn.

# scenarios/classic/cards/probe/CL-SC-PROBE-07.scn
# from: 3b7e6507
cl-sc-probe-07 =
    .ask = One Probe sets off several skills. Who goes first?
    .answer = They go in seat order from the prober’s right. Only then does the probed player react.

# scenarios/classic/cards/probe/CL-SC-PROBE-08.scn
# from: e467feb3
cl-sc-probe-08 =
    .ask = A Probe makes me discard a card. Who chooses which?
    .answer = You do. Any card from your hand will do.

# scenarios/classic/cards/return/CL-RULE-RETURN-02-only-when-delivered-to-oneself.scn
# from: 0c491f3c
cl-rule-return-02-only-when-delivered-to-oneself =
    .ask = The message is in front of someone else. May I use Return or Decode for them?
    .answer = No. Only the player the message has reached may use those two cards.

# scenarios/classic/cards/return/CL-RULE-RETURN-162-decode-fizzles.scn
# from: 0631eae2
cl-rule-return-162-decode-fizzles =
    .ask = I use Decode and then answer it with my own Return. Do I still see the message?
    .answer = No. Return resolves first, the message is gone, and Decode does nothing.

# scenarios/classic/cards/return/CL-RULE-RETURN-40-direct.scn
# from: dfa14ab6
cl-rule-return-40-direct =
    .ask = A direct message is returned. Does it go on to someone else?
    .answer = No. It goes back to the sender, who must accept it.

# scenarios/classic/cards/return/CL-SC-RETURN-01.scn
# from: 3b69c19b
cl-sc-return-01 =
    .ask = A message is returned. Is a player who declined it asked again?
    .answer = Yes. It travels the other way, and everyone it reaches decides anew.

# scenarios/classic/cards/return/CL-SC-RETURN-02.scn
# from: 7cf4a70b
cl-sc-return-02 =
    .ask = I am the first player reached and use Return. Can the sender decline?
    .answer = No. The message is back with the sender, who must accept it.

# scenarios/classic/cards/return/CL-SC-RETURN-04.scn
# from: 251d7442
cl-sc-return-04 =
    .ask = A message is returned to me and I use Return as well. Which way does it go?
    .answer = It turns round again and travels in its first direction.

# scenarios/classic/cards/return/CL-SC-RETURN-05.scn
# from: 1afa0ded
cl-sc-return-05 =
    .ask = My own message comes back to me. May I use Return on it?
    .answer = No. You may use Decode on it, but you cannot return your own message and must accept it.

# scenarios/classic/cards/return/CL-SC-RETURN-07.scn
# from: 3ff1ba76
cl-sc-return-07 =
    .ask = My Return was foiled. May I use another one?
    .answer = Yes. The message is still in front of you; you may also simply decline.

# scenarios/classic/cards/return/CL-SC-RETURN-08.scn
# from: 6400822b
cl-sc-return-08 =
    .ask = While a message travels back after a Return, may the sender still use Lock?
    .answer = Yes. It is in transit again, and a locked player it reaches must accept it.

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-02-own-turn-only.scn
# from: d500ac23
cl-rule-truefalse-02-own-turn-only =
    .ask = May I use True or False as a response, or while a message is in transit?
    .answer = No. Use it on your own turn, when nothing is waiting to resolve.

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-03-living-players.scn
# from: 005884c0
cl-rule-truefalse-03-living-players =
    .ask = How many cards does True or False lay out? Do the dead get one?
    .answer = One for each living player. The dead and those who lost get nothing.

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-55-checkpoint.scn
# from: fe4085c1
cl-rule-truefalse-55-checkpoint =
    .ask = Halfway through True or False, may I use Burn or Foil?
    .answer = Burn, yes, after each player’s card. Foil, no: True or False is already taking effect.

# scenarios/classic/cards/truefalse/CL-RULE-TRUEFALSE-65-dies-before-his-pick.scn
# from: 5ffbc23e
cl-rule-truefalse-65-dies-before-his-pick =
    .ask = A player dies before their card in True or False. What happens to the card left over?
    .answer = It is discarded face down. No one looks at it.

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-02.scn
# from: 43685f66
cl-sc-truefalse-02 =
    .ask = Someone gains a third red in the middle of True or False. Must they wait?
    .answer = No. They may declare victory at once, and the others get no card.

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-03.scn
# from: a8eca1dc
cl-sc-truefalse-03 =
    .ask = A player dies of a third black from True or False. Who killed them?
    .answer = The player who used the card. The death is finished before the next player gets a card.

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-05.scn
# from: 5ddca2ca
cl-sc-truefalse-05 =
    .ask = There are not enough cards for True or False. What then?
    .answer = Players get one each in order, starting with the user, until the cards run out.

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-08.scn
# from: e425f73c
cl-sc-truefalse-08 =
    .ask = The player who used True or False dies of it. Do the others still get a card?
    .answer = Yes. Everyone else gets one, and then the turn ends.

# scenarios/classic/cards/truefalse/CL-SC-TRUEFALSE-09.scn
# from: a570769f
cl-sc-truefalse-09 =
    .ask = Great Beauty puts a red card on top and uses True or False. Is the red one hers?
    .answer = Not for sure. The cards are shuffled first, so anyone may get it.

# scenarios/classic/characters/ashi/ASHI-1-intercepted.scn
# from: 70d609b5
ashi-1-intercepted =
    .ask = Phantom Thief’s black message is intercepted. Whose card does he take?
    .answer = The interceptor’s: he takes from the player who gains the message.

# scenarios/classic/characters/ashi/ASHI-M-draw-phase.scn
# from: 78e9585d
ashi-m-draw-phase =
    .ask = Phantom Thief, a Bystander, draws his tenth card. Has he won?
    .answer = He may declare victory at once and shows his hand.

# scenarios/classic/characters/ashi/CL-SC-ASHI-03.scn
# from: 705a1e0d
cl-sc-ashi-03 =
    .ask = Phantom Thief’s black message kills its receiver. May he still take a card?
    .answer = No. The dead player’s hand is discarded first.

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-01.scn
# from: 22d3de3f
cl-sc-beileimao-01 =
    .ask = May Beret send a coded message to the left?
    .answer = Yes. He chooses the direction, and it comes back to him if everyone declines.

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-04.scn
# from: dd7d6a7a
cl-sc-beileimao-04 =
    .ask = Beret discards a black card to lock a player. Can that player use Return?
    .answer = No. It works like a Lock, so the message must be accepted.

# scenarios/classic/characters/beileimao/CL-SC-BEILEIMAO-06.scn
# from: 1b2c3593
cl-sc-beileimao-06 =
    .ask = Beret, a Bystander, is one of two players left. Does he win?
    .answer = Yes, he may declare. Both the dead and those who lost are gone.

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-02-d.scn
# from: ba79fc7f
cl-sc-chuzhang-02-d =
    .ask = A Probe is foiled. May Station Chief still use Case File?
    .answer = No. A foiled Probe has probed no one.

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-02.scn
# from: 09eb6ef1
cl-sc-chuzhang-02 =
    .ask = Station Chief is probed himself. May he use Case File?
    .answer = Yes. He draws a card, then discards one or burns one of his own red or blue messages.

# scenarios/classic/characters/chuzhang/CL-SC-CHUZHANG-03.scn
# from: bb6d9295
cl-sc-chuzhang-03 =
    .ask = Station Chief has only black messages. May he burn one of them for Case File?
    .answer = No. He has to discard a card from his hand.

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-01.scn
# from: 7c030c6e
cl-sc-dameinv-01 =
    .ask = Great Beauty draws three and puts one back. Must it be one she just drew?
    .answer = No. It may be any card from her hand, and no one else sees it.

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-02.scn
# from: a60bd848
cl-sc-dameinv-02 =
    .ask = Great Beauty draws two for a Probe. Does she put one back?
    .answer = No. Pick and Choose is for the draw phase only.

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-05.scn
# from: ad796679
cl-sc-dameinv-05 =
    .ask = Great Beauty, a Bystander, has two black messages when a man declares. Does she win along?
    .answer = No. She may have one black message at most.

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-07.scn
# from: 70ce2653
cl-sc-dameinv-07 =
    .ask = Blade declares victory while face down. Does Great Beauty win along?
    .answer = No. He had no gender when he declared, although he then turns face up.

# scenarios/classic/characters/dameinv/CL-SC-DAMEINV-08.scn
# from: 47b9dbb3
cl-sc-dameinv-08 =
    .ask = Little White declares victory. Who wins along, Great Beauty or Masked Guest?
    .answer = Both. Face up, Little White counts as man and woman.

# scenarios/classic/characters/dameinv/DAMEINV-2-once.scn
# from: 5ee54593
dameinv-2-once =
    .ask = May Great Beauty use Bare Truth again and again?
    .answer = No. Once her identity is face up, the skill is spent.

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-02.scn
# from: 60a24e85
cl-sc-daofeng-02 =
    .ask = Blade uses a Probe as a Lock. May Station Chief use Case File?
    .answer = No. It is a Lock; no one was probed.

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-03.scn
# from: 4d71ddaa
cl-sc-daofeng-03 =
    .ask = Someone dies and Blade draws two. Who gets the card he gives away?
    .answer = The nearest living player on his left. He may give any card from his hand.

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-05.scn
# from: f504a102
cl-sc-daofeng-05 =
    .ask = A dying player is rescued by Masked Guest. May Blade still use Spoils?
    .answer = Yes. The skill answers the dying, whether or not they are rescued.

# scenarios/classic/characters/daofeng/CL-SC-DAOFENG-06-b.scn
# from: 1a16c7ad
cl-sc-daofeng-06-b =
    .ask = Little White is out with six messages. May Blade use Spoils?
    .answer = No. Losing is not dying.

# scenarios/classic/characters/daofeng/DAOFENG-1-card.scn
# from: df50a297
daofeng-1-card =
    .ask = Can a Lock used by Blade be foiled?
    .answer = No, as long as he is face up. His other cards can be foiled as usual.

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-01.scn
# from: 6adaa449
cl-sc-emeifeng-01 =
    .ask = Emei Wind turns face up to intercept. Can that be foiled?
    .answer = No. It is a skill, so the message is his.

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-03.scn
# from: 31fa4bc6
cl-sc-emeifeng-03 =
    .ask = May Emei Wind turn face up on his own turn to intercept his message?
    .answer = He may turn face up, but not intercept. That is for other players’ turns.

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-04.scn
# from: 86d2ab6f
cl-sc-emeifeng-04 =
    .ask = Someone accepts Emei Wind’s black message. Which messages may he burn?
    .answer = One black message of his own, or one in front of a woman.

# scenarios/classic/characters/emeifeng/CL-SC-EMEIFENG-06.scn
# from: ea3e7f77
cl-sc-emeifeng-06 =
    .ask = Emei Wind’s black message comes back to him. May he use Clean Sweep?
    .answer = No. Someone else has to gain it.

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-01.scn
# from: 546470ed
cl-sc-heimeigui-01 =
    .ask = Black Rose places three black cards at once. Can the victim still use Burn?
    .answer = No. They die at once; Burn had to be used before the skill resolved.

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-02.scn
# from: 57a2aaa8
cl-sc-heimeigui-02 =
    .ask = The top card Black Rose shows is not black. How many may she place?
    .answer = One at most. Only a black top card lets her place up to three.

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-04.scn
# from: 2ad542ff
cl-sc-heimeigui-04 =
    .ask = May Black Rose turn face up without a black card in hand?
    .answer = Yes. The top card is shown, and that is all.

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-10.scn
# from: 1807036b
cl-sc-heimeigui-10 =
    .ask = Someone answers Black Rose with Burn. May she still change her target or place more cards?
    .answer = Yes. Burn resolves first; she chooses target and number only after the reveal.

# scenarios/classic/characters/heimeigui/CL-SC-HEIMEIGUI-11.scn
# from: 1127fc3d
cl-sc-heimeigui-11 =
    .ask = May Black Rose turn face up before another player has drawn?
    .answer = Yes. She may act at the very start of their turn.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-01-b.scn
# from: 934e25e4
cl-sc-laogui-01-b =
    .ask = The Probe does not name Old Ghost’s identity. May she pretend it does and draw?
    .answer = Yes. Poker Face lets her choose either reaction, so she may draw two.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-01.scn
# from: b2d0a9ae
cl-sc-laogui-01 =
    .ask = Old Ghost is probed while face down. Must she turn face up, and may she lie?
    .answer = She must, and draws two. Then she may pretend the Probe is wrong and say the phrase instead.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-03.scn
# from: 2ff63274
cl-sc-laogui-03 =
    .ask = May Old Ghost turn face up whenever she likes?
    .answer = No. Only being probed turns her face up.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-04.scn
# from: 910bbf93
cl-sc-laogui-04 =
    .ask = Old Ghost dies and leaves her cards to someone. Can Sixth Sister still use Keepsake?
    .answer = Yes. Last Bequest comes first, then Sixth Sister takes a random card from what is left.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-06.scn
# from: e54f307e
cl-sc-laogui-06 =
    .ask = Old Ghost dies while face down. Can she use Last Bequest?
    .answer = No. Face down she has no such skill, and her whole hand is discarded.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-07.scn
# from: 0e3cb601
cl-sc-laogui-07 =
    .ask = Old Ghost, a Bystander, dies with four red cards in hand. Does she win?
    .answer = Yes. She shows her hand and declares victory before anything else happens.

# scenarios/classic/characters/laogui/CL-SC-LAOGUI-10.scn
# from: d7a485f6
cl-sc-laogui-10 =
    .ask = Old Gun turns Old Ghost face down again. If she is then probed, does she draw two once more?
    .answer = Yes. Each time a Probe turns her face up she draws two.

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-01.scn
# from: 14d4908c
cl-sc-laojin-01 =
    .ask = A card of Old Gold’s is foiled. What may he do?
    .answer = Turn face up, draw five, and put two cards from his hand on top of the deck in any order.

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-02.scn
# from: 0818bacf
cl-sc-laojin-02 =
    .ask = The Foil on Old Gold’s card is itself foiled. May he still draw five?
    .answer = No. His card takes effect after all, so it was not foiled.

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-03.scn
# from: 1203d666
cl-sc-laojin-03 =
    .ask = May Old Gold foil his own card in order to turn face up and draw five?
    .answer = Yes. A card of his was foiled, no matter by which player.

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-05.scn
# from: 7940453c
cl-sc-laojin-05 =
    .ask = Old Gold uses Largesse, and the black card he gives himself is his third. May he go on?
    .answer = No. He dies at once and places nothing more.

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-08.scn
# from: 53a23c45
cl-sc-laojin-08 =
    .ask = Old Gold kills two players with one placement. Who dies first?
    .answer = Going round from Old Gold’s right, the first one reached.

# scenarios/classic/characters/laojin/CL-SC-LAOJIN-09.scn
# from: cb6337b7
cl-sc-laojin-09 =
    .ask = Old Gold, a Bystander, holds three red and three blue cards. Does he win?
    .answer = Yes, he may declare and show his hand. Cards in hand count here, not messages.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-01.scn
# from: 93ca4528
cl-sc-laoqiang-01 =
    .ask = Old Gun turns face up when locked and draws two. May he decline now?
    .answer = No. Alert only draws cards; he is still locked.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-02.scn
# from: f1107799
cl-sc-laoqiang-02 =
    .ask = A Lock on Old Gun is foiled. May he still turn face up and draw?
    .answer = No. The Lock never took effect, so he was not locked.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-04-b.scn
# from: 863562cf
cl-sc-laoqiang-04-b =
    .ask = Old Gun turned an open character face down. Does the secret mission still count?
    .answer = Yes. A mission stays, and whoever completes it may declare victory.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-04.scn
# from: d29c8d4b
cl-sc-laoqiang-04 =
    .ask = Old Gun uses Old Comrades. Do the others learn the identities?
    .answer = No. Both turn face down and show their identities to each other alone.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-07.scn
# from: 94d277bb
cl-sc-laoqiang-07 =
    .ask = Old Gun turns Little White face down while Barter is waiting to resolve. Does the trade happen?
    .answer = No. The three cards go back to the hand, and the message stays where it is.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-08.scn
# from: 94ea60ea
cl-sc-laoqiang-08 =
    .ask = Old Gun turns Blade face down before his Lock resolves. Can it be foiled now?
    .answer = Yes. Face down he has no Sure Hand, so the Lock can be foiled.

# scenarios/classic/characters/laoqiang/CL-SC-LAOQIANG-10.scn
# from: 9f43f0ad
cl-sc-laoqiang-10 =
    .ask = May Old Gun turn face up at any time?
    .answer = No. Only when he is locked or probed.

# scenarios/classic/characters/laoqiang/LAOQIANG-1-covered-in-response.scn
# from: f24457f2
laoqiang-1-covered-in-response =
    .ask = Old Gun is probed while face up and uses Old Comrades in response. May he turn face up again and draw?
    .answer = Yes. When the Probe takes effect he lies face down, so Alert works.

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-01.scn
# from: fd47b622
cl-sc-liujie-01 =
    .ask = Sixth Sister probes someone and takes their only card. Must they still discard?
    .answer = No. Light Fingers comes before the reaction, so there is nothing left.

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-02.scn
# from: 36ba6a51
cl-sc-liujie-02 =
    .ask = Sixth Sister takes a dead player’s card and it is her third black. What happens?
    .answer = She dies too, once the first death is finished.

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-05.scn
# from: 08dda849
cl-sc-liujie-05 =
    .ask = Sixth Sister’s sixth message is also her third black. May she declare victory?
    .answer = No. She is dying, and a dying player cannot declare.

# scenarios/classic/characters/liujie/CL-SC-LIUJIE-07.scn
# from: 51aa02a0
cl-sc-liujie-07 =
    .ask = May Sixth Sister choose which card of the dead player she takes?
    .answer = No. It is random, and it becomes a message in front of her.

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-03.scn
# from: 0672612b
cl-sc-mengmianren-03 =
    .ask = Masked Guest saves Great Beauty. How many blacks are burned, and is her identity shown?
    .answer = Two are burned. Masked Guest shows his own identity; hers stays hidden.

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-04.scn
# from: 306ab696
cl-sc-mengmianren-04 =
    .ask = Masked Guest’s identity is already face up. Can he use Unmask?
    .answer = No. Showing it is the cost, and it cannot be paid twice.

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-06.scn
# from: d9f36eac
cl-sc-mengmianren-06 =
    .ask = Cipher Clerk is dying while face down. Can Masked Guest save her?
    .answer = No. A face-down character has no gender, unless the player is a woman.

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-12.scn
# from: 55818828
cl-sc-mengmianren-12 =
    .ask = Old Ghost is dying. Does she leave her cards first, or is she rescued first?
    .answer = First Last Bequest, then the rescue. The cards she left stay where they are.

# scenarios/classic/characters/mengmianren/CL-SC-MENGMIANREN-13.scn
# from: 0faecc28
cl-sc-mengmianren-13 =
    .ask = Masked Guest gains two black messages at once. Does he draw two cards or four?
    .answer = Two. Gaining both at once is one occasion.

# scenarios/classic/characters/qibai/CL-SC-QIBAI-01.scn
# from: 9643478d
cl-sc-qibai-01 =
    .ask = May Seven Hundred use Lock on another player’s turn, and what follows?
    .answer = Yes. When it takes effect he draws two and must give one card to another player.

# scenarios/classic/characters/qibai/CL-SC-QIBAI-03-b.scn
# from: 3e68f367
cl-sc-qibai-03-b =
    .ask = May Seven Hundred lock the sender? What for?
    .answer = Yes. It does nothing to the message, but he still draws two and gives one.

# scenarios/classic/characters/qibai/CL-SC-QIBAI-04.scn
# from: 25bf7a28
cl-sc-qibai-04 =
    .ask = Seven Hundred declares victory. Must he take a woman along, and does her faction win?
    .answer = He must choose one. She wins along, but her faction does not.

# scenarios/classic/characters/qibai/CL-SC-QIBAI-10.scn
# from: 139bbb9e
cl-sc-qibai-10 =
    .ask = May Seven Hundred take a dead woman along?
    .answer = No. She must be alive.

# scenarios/classic/characters/qibai/QIBAI-1a-countered.scn
# from: 89b0a00c
qibai-1a-countered =
    .ask = Seven Hundred’s Lock is foiled. Does he still draw two?
    .answer = No. Payoff needs a Lock that takes effect.

# scenarios/classic/characters/qibai/QIBAI-3b-face-down.scn
# from: 5a2ed3d3
qibai-3b-face-down =
    .ask = The only woman is Cipher Clerk, face down. Can Seven Hundred take her along?
    .answer = No. Face down she has no gender, so he wins with his faction alone.

# scenarios/classic/characters/shanling/CL-SC-SHANLING-01.scn
# from: 7594bcea
cl-sc-shanling-01 =
    .ask = Flash burns three messages. Who chooses them, and may they be red or blue?
    .answer = Flash chooses three of one player’s messages, of any colour.

# scenarios/classic/characters/shanling/CL-SC-SHANLING-02.scn
# from: 5534e307
cl-sc-shanling-02 =
    .ask = The target has fewer than three messages. Can Flash use Wildfire?
    .answer = Yes. All of them are burned.

# scenarios/classic/characters/shanling/CL-SC-SHANLING-04.scn
# from: 2d04b5b6
cl-sc-shanling-04 =
    .ask = Someone has just gained a third black. Can Flash burn messages to save them?
    .answer = No. They are already dying, and she gets no chance to act.

# scenarios/classic/characters/shanling/CL-SC-SHANLING-05.scn
# from: 9b1893fb
cl-sc-shanling-05 =
    .ask = May Flash burn her own black messages?
    .answer = No, only another player’s. Without such a target she cannot turn face up.

# scenarios/classic/characters/shanling/CL-SC-SHANLING-07.scn
# from: 33458385
cl-sc-shanling-07 =
    .ask = I declare victory. Can Flash burn my red messages in response?
    .answer = No. A declaration cannot be answered; the game is over.

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-01-e.scn
# from: ff37a7bb
cl-sc-shashou-01-e =
    .ask = Hired Killer uses True or False and others gain black messages. May he use Second Shot?
    .answer = No. The black message has to be one he sent.

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-01.scn
# from: 543859ce
cl-sc-shashou-01 =
    .ask = Hired Killer’s Second Shot kills a player. Who killed them?
    .answer = Hired Killer did.

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-03.scn
# from: 81b5dea9
cl-sc-shashou-03 =
    .ask = Hired Killer uses a Foil as a Lock. Can it be foiled?
    .answer = Yes. It counts as a Lock, and a Lock can be foiled.

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-06.scn
# from: c446fced
cl-sc-shashou-06 =
    .ask = Before Hired Killer kills, one player had lost but not died. Is his mission complete?
    .answer = No. Losing is not dying, so his victim is only the first death.

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-07.scn
# from: 9dde0d9a
cl-sc-shashou-07 =
    .ask = Hired Killer’s victim is saved by Masked Guest. Does the kill count?
    .answer = No. A rescued player has not died.

# scenarios/classic/characters/shashou/CL-SC-SHASHOU-09.scn
# from: 85627be7
cl-sc-shashou-09 =
    .ask = Brother Ma accepts Hired Killer’s black message. Which skill comes first?
    .answer = Here Brother Ma’s Payback. If it kills Hired Killer, Second Shot is lost.

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-03.scn
# from: 7f978d37
cl-sc-xiaobai-03 =
    .ask = Little White takes a black message by Barter before its holder gains another. Does that save them?
    .answer = Yes. With one black fewer, they survive the next one.

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-04.scn
# from: 766cba25
cl-sc-xiaobai-04 =
    .ask = Little White’s sixth message is also their third red. May they declare victory?
    .answer = No. With six messages they lose at once, before any victory.

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-06-c.scn
# from: 76092bfb
cl-sc-xiaobai-06-c =
    .ask = Little White dies after someone else had lost. Is that still the first death?
    .answer = Yes. Losing is not dying, so Little White may declare victory.

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-09.scn
# from: 6c3af34b
cl-sc-xiaobai-09 =
    .ask = Little White is face down with six messages. Is that a loss?
    .answer = No. Face down, Overload does not apply.

# scenarios/classic/characters/xiaobai/CL-SC-XIAOBAI-12.scn
# from: 53e1f2a8
cl-sc-xiaobai-12 =
    .ask = Little White wants to trade with me. May I say no?
    .answer = No. Little White gives you three cards and takes the message they chose.

# scenarios/classic/characters/xiaobai/XIAOBAI-3-before-death.scn
# from: 3e783507
xiaobai-3-before-death =
    .ask = Little White’s sixth message is also their third black. Do they die or lose?
    .answer = They lose. That comes first, so it is not a death.

# scenarios/classic/characters/xiaobai/XIAOBAI-M-on-purpose.scn
# from: 49f969b1
xiaobai-m-on-purpose =
    .ask = Little White is a Bystander. May Barter fetch a third black, so as to die first on purpose?
    .answer = Yes. Dying first completes the mission, however it came about.

# scenarios/classic/characters/xiaomage/CL-SC-XIAOMAGE-01.scn
# from: b3ca2ea4
cl-sc-xiaomage-01 =
    .ask = Must Brother Ma’s Payback card go to the sender?
    .answer = No, anyone will do, himself included. If it kills, Brother Ma is the killer.

# scenarios/classic/characters/xiaomage/CL-SC-XIAOMAGE-04.scn
# from: 1c4a37be
cl-sc-xiaomage-04 =
    .ask = Brother Ma intercepts a black message. May he use Payback?
    .answer = Yes. An intercepted message was still sent by another player.

# scenarios/classic/characters/xiaomage/XIAOMAGE-1-third-black.scn
# from: 03012454
xiaomage-1-third-black =
    .ask = The black message Brother Ma accepts is his third. May he use Payback before he dies?
    .answer = No. He is dead before the skill could be used.

# scenarios/classic/characters/xiaomage/XIAOMAGE-1a-truefalse.scn
# from: f6aab92e
xiaomage-1a-truefalse =
    .ask = Brother Ma gains a black message from True or False. May he use Payback?
    .answer = No. That message was not sent.

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-01.scn
# from: 0a49b69d
cl-sc-yidianyuan-01 =
    .ask = What does Cipher Clerk gain by turning face up, and can it be stopped?
    .answer = When a message reaches her she draws a card and looks at it. A skill cannot be foiled.

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-02.scn
# from: 6ec0ca72
cl-sc-yidianyuan-02 =
    .ask = Someone else uses Decode. May Cipher Clerk turn face down again?
    .answer = Yes, after any Decode that takes effect. She can turn face up again at the next message.

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-04.scn
# from: 588ba3da
cl-sc-yidianyuan-04 =
    .ask = Cipher Clerk uses Decode and turns face down. May she turn face up again for the same message?
    .answer = Yes. The message is still in front of her, so she draws another card.

# scenarios/classic/characters/yidianyuan/CL-SC-YIDIANYUAN-05.scn
# from: 43d156fe
cl-sc-yidianyuan-05 =
    .ask = Cipher Clerk is locked. May she still turn face up and look?
    .answer = Yes, and she draws a card, but she must accept the message.

# scenarios/classic/flow/characters/CL-SC-GENDER-01.scn
# from: 17eac4c9
cl-sc-gender-01 =
    .ask = My character is face down, but I am a woman. Can Masked Guest save me?
    .answer = Yes. The player’s own gender counts, even while the character is face down.

# scenarios/classic/flow/characters/CL-SC-GENDER-03.scn
# from: a09cd7db
cl-sc-gender-03 =
    .ask = A woman plays Blade and declares victory. Does that count as a man or a woman?
    .answer = Both. Great Beauty and Masked Guest each complete their mission.

# scenarios/classic/flow/deaths/CL-RULE-DEATH-01-two-are-not-enough.scn
# from: 96e08572
cl-rule-death-01-two-are-not-enough =
    .ask = Do two black messages kill?
    .answer = No. It takes three.

# scenarios/classic/flow/deaths/CL-RULE-DEATH-04-everything-is-shown-and-discarded.scn
# from: 198d4184
cl-rule-death-04-everything-is-shown-and-discarded =
    .ask = What does a player show on dying, and what happens to their cards?
    .answer = They show identity and character. Their hand, unseen, and all their messages are discarded.

# scenarios/classic/flow/deaths/CL-RULE-DEATH-28-at-the-start.scn
# from: d44b33c0
cl-rule-death-28-at-the-start =
    .ask = I am killed at the start of my turn. Do I still draw and send?
    .answer = No. Your turn is over at once and the next player begins.

# scenarios/classic/flow/deaths/CL-RULE-DEATH-28-turn-player-dies.scn
# from: 1b9b84da
cl-rule-death-28-turn-player-dies =
    .ask = My own black message comes back and kills me. Who killed me?
    .answer = You did, and your turn ends there.

# scenarios/classic/flow/deaths/CL-RULE-DEATH-85-losers-do-not-count.scn
# from: fa4fbec6
cl-rule-death-85-losers-do-not-count =
    .ask = Someone was out because they could not send. Do they count as the first death?
    .answer = No. Losing is not dying, so they are not counted.

# scenarios/classic/flow/draw/CL-RULE-DRAW-01-in-the-middle.scn
# from: 80123165
cl-rule-draw-01-in-the-middle =
    .ask = The deck runs out in the middle of a draw. What now?
    .answer = Shuffle the discard pile at once to make a new deck, and keep drawing.

# scenarios/classic/flow/lose/CL-RULE-LOSE-01-used-up.scn
# from: 1118e4ab
cl-rule-lose-01-used-up =
    .ask = I used my last card for its function and have nothing left to send. What happens?
    .answer = You lose and are out, because you must send a message. It does not count as a death.

# scenarios/classic/flow/lose/CL-RULE-LOSE-05-faction-lives-on.scn
# from: 0b621d26
cl-rule-lose-05-faction-lives-on =
    .ask = A teammate loses because they cannot send. Has our faction lost?
    .answer = No. The others can still declare victory, but the player who lost does not share it.

# scenarios/classic/flow/lose/CL-RULE-LOSE-06-in-own-turn.scn
# from: f8043822
cl-rule-lose-06-in-own-turn =
    .ask = My hand is empty on my turn, but I have three red messages. Do I lose at once?
    .answer = No. You may declare victory first; you lose only when you end without acting.

# scenarios/classic/flow/priority/CL-SC-ORDER-01.scn
# from: 427313b8
cl-sc-order-01 =
    .ask = A card is used. In what order may players respond?
    .answer = From the user’s right onwards, the user last. Each new action starts the round again.

# scenarios/classic/flow/priority/CL-SC-ORDER-03.scn
# from: d53f710f
cl-sc-order-03 =
    .ask = Flash uses Wildfire, but Black Rose kills her before it resolves. Does it still burn?
    .answer = No. She is dead, so the skill does nothing.

# scenarios/classic/flow/priority/CL-SC-ORDER-04.scn
# from: a6b34609
cl-sc-order-04 =
    .ask = When exactly may Flash use Wildfire?
    .answer = At any open moment: start of a turn, after the draw, in transit, on arrival, after a gain.

# scenarios/classic/flow/priority/CL-SC-ORDER-06.scn
# from: c07dcc05
cl-sc-order-06 =
    .ask = Flash’s skill lies on top of an Intercept. May I foil the Intercept right away?
    .answer = Wait. The skill on top resolves first; after that the Intercept can be foiled.

# scenarios/classic/flow/priority/CL-SC-ORDER-07.scn
# from: 69ed3c91
cl-sc-order-07 =
    .ask = I have nothing to respond with. Am I asked all the same?
    .answer = Yes. Everyone is asked, so no one can tell who holds a Foil.

# scenarios/classic/flow/setup/CL-RULE-SETUP-03-choose-characters.scn
# from: 632d1322
cl-rule-setup-03-choose-characters =
    .ask = How are characters chosen, and is my identity known by then?
    .answer = Each player secretly keeps one of two. Identities come afterwards, then open characters turn face up.

# scenarios/classic/flow/setup/CL-SC-SETUP-02-t5.scn
# from: b065b299
cl-sc-setup-02-t5 =
    .ask = How are identities dealt with five players?
    .answer = Two Underground, two Military Intelligence, one Bystander, and no one knows another’s.

# scenarios/classic/flow/setup/CL-SC-SETUP-04.scn
# from: 54627731
cl-sc-setup-04 =
    .ask = How many cards does each player start with?
    .answer = Three each. The rest is the deck.

# scenarios/classic/flow/terms/CL-RULE-TERM-01-function-or-intelligence.scn
# from: 83736add
cl-rule-term-01-function-or-intelligence =
    .ask = A Probe is sent as a message. Must the player who accepts it react to it?
    .answer = No. A card sent as a message does nothing but count as one.

# scenarios/classic/flow/terms/CL-RULE-TERM-03-hand-is-not-intelligence.scn
# from: b8fa5a22
cl-rule-term-03-hand-is-not-intelligence =
    .ask = I have two red messages and a red card in hand. May I declare victory?
    .answer = No. Cards in hand do not count; only messages in front of you do.

# scenarios/classic/flow/terms/CL-SC-INFO-01.scn
# from: abf649ce
cl-sc-info-01 =
    .ask = Is a card discarded for a Probe shown? And the black card Beret discards?
    .answer = The one for the Probe stays hidden. Beret’s is a cost and everyone sees it.

# scenarios/classic/flow/terms/CL-SC-INFO-02.scn
# from: da8efefc
cl-sc-info-02 =
    .ask = May a probed player choose how to react?
    .answer = No. The reaction follows from the identity, and the others never learn which identity was named.

# scenarios/classic/flow/terms/CL-SC-INFO-05.scn
# from: 5c5b1b46
cl-sc-info-05 =
    .ask = Can a player whose identity is face up be probed?
    .answer = Yes. They react as usual, so it can even be used to let a teammate draw.

# scenarios/classic/flow/transmit/CL-RULE-PASS-04-arrive-and-pass-differ.scn
# from: 0d34b94a
cl-rule-pass-04-arrive-and-pass-differ =
    .ask = May I use Decode or Return while the message is still in transit, or Intercept once it has reached me?
    .answer = Neither. Intercept and Lure Away are for messages in transit; Decode and Return for messages that have reached you.

# scenarios/classic/flow/transmit/CL-RULE-PASS-05-decide-is-closed.scn
# from: 0b1068fc
cl-rule-pass-05-decide-is-closed =
    .ask = I am being asked whether I accept. May I use a card first?
    .answer = No. You can only accept or decline now; cards had to be used when the message reached you.

# scenarios/classic/flow/transmit/CL-RULE-PASS-07-coded-goes-right.scn
# from: da2fd675
cl-rule-pass-07-coded-goes-right =
    .ask = A coded message goes all the way round and no one accepts it. What happens?
    .answer = It comes back to the sender, who must accept it.

# scenarios/classic/flow/transmit/CL-RULE-PASS-07-skips-the-dead.scn
# from: 7ba312aa
cl-rule-pass-07-skips-the-dead =
    .ask = The player on my right is dead or out. Who does my message go to?
    .answer = It skips them and goes to the next player on the right who is still in.

# scenarios/classic/flow/transmit/CL-RULE-PASS-10-spoken-refusal.scn
# from: 2d136608
cl-rule-pass-10-spoken-refusal =
    .ask = I simply decline a direct message. Can anyone foil that?
    .answer = No. Declining uses no card. On its way back, though, the message can be intercepted.

# scenarios/classic/flow/transmit/CL-RULE-PASS-11-intercepted-on-the-way-back.scn
# from: 01f76ebb
cl-rule-pass-11-intercepted-on-the-way-back =
    .ask = A direct message was declined and is on its way back. Can it be intercepted?
    .answer = Yes. It is in transit again, and the interceptor gains it.

# scenarios/classic/flow/transmit/CL-RULE-PASS-13-text-comes-back.scn
# from: cf4e66e3
cl-rule-pass-13-text-comes-back =
    .ask = Everyone declines an open message. May the sender decline it too?
    .answer = No. Once it is back with the sender, the sender must accept it.

# scenarios/classic/flow/transmit/CL-RULE-PASS-15-addressee-dies-before.scn
# from: faa05683
cl-rule-pass-15-addressee-dies-before =
    .ask = The player a direct message was sent to dies before it reaches them. Who gets it?
    .answer = The sender, who must accept it.

# scenarios/classic/flow/transmit/CL-RULE-PASS-15-coded-travels-on.scn
# from: 33a61f7a
cl-rule-pass-15-coded-travels-on =
    .ask = A coded message has reached a player who dies before deciding. Where does it go?
    .answer = On to the next player on the right, who decides.

# scenarios/classic/flow/transmit/CL-RULE-PASS-16-sender-dies.scn
# from: de9ecb04
cl-rule-pass-16-sender-dies =
    .ask = The sender dies while the message is in transit. Does it still travel?
    .answer = Yes, once round the table. Anyone may accept it; if no one does, it is discarded.

# scenarios/classic/flow/transmit/CL-RULE-PASS-16-somebody-accepts.scn
# from: ff50c769
cl-rule-pass-16-somebody-accepts =
    .ask = The sender is dead. May another player still accept the message?
    .answer = Yes. After that the dead player’s turn is over.

# scenarios/classic/flow/transmit/CL-RULE-PASS-46-direct-refused.scn
# from: ea502e59
cl-rule-pass-46-direct-refused =
    .ask = The sender of a direct message is dead and the other player declines. Who gets it?
    .answer = No one: it is discarded, unless someone intercepts it on that last step.

# scenarios/classic/flow/transmit/CL-RULE-PASS-47-lock-of-a-dead-sender.scn
# from: d6f5f5db
cl-rule-pass-47-lock-of-a-dead-sender =
    .ask = The player who used Lock dies. Must the locked player still accept?
    .answer = Yes. The Lock has taken effect and outlives its user.

# scenarios/classic/flow/transmit/CL-SC-PASS-02.scn
# from: 41359e9f
cl-sc-pass-02 =
    .ask = Can everyone see an open message while it is in transit?
    .answer = Yes. It lies face up from the moment it is sent, and each player still decides freely.

# scenarios/classic/flow/transmit/CL-SC-PASS-03.scn
# from: bd22a038
cl-sc-pass-03 =
    .ask = If a direct message is declined, does it travel on to the right?
    .answer = No. It goes back to the sender, who must accept it.

# scenarios/classic/flow/transmit/CL-SC-PASS-05.scn
# from: 7cfcb353
cl-sc-pass-05 =
    .ask = May I use Burn while a player is deciding whether to accept?
    .answer = No. You could while it was in transit and when it reached them, but not during the decision.

# scenarios/classic/flow/transmit/CL-SC-PASS-06.scn
# from: d9a2c5a9
cl-sc-pass-06 =
    .ask = Can I foil a message being sent?
    .answer = No. Sending is not using a card, so there is nothing to foil.

# scenarios/classic/flow/transmit/CL-SC-PASS-08.scn
# from: 9a733c4c
cl-sc-pass-08 =
    .ask = May I send a direct message to myself?
    .answer = No. It must go to another player.

# scenarios/classic/flow/transmit/CL-SC-PASS-09.scn
# from: f9c25dd8
cl-sc-pass-09 =
    .ask = No one wants my red message, and it becomes my own third red. Does that win?
    .answer = Yes. As a member of the Underground you may declare victory for your whole faction.

# scenarios/classic/flow/transmit/CL-SC-PASS-12.scn
# from: e0a7688d
cl-sc-pass-12 =
    .ask = Can Flash’s Wildfire burn a message in transit?
    .answer = No. Wildfire and Burn reach only messages in front of players.

# scenarios/classic/flow/turn/CL-RULE-TURN-05-must-send.scn
# from: 89b54b43
cl-rule-turn-05-must-send =
    .ask = May I end my turn without sending a message?
    .answer = No. While you have cards in hand, you must send one first.

# scenarios/classic/flow/turn/CL-SC-TURN-03.scn
# from: 5fdcca74
cl-sc-turn-03 =
    .ask = When the deck is reshuffled, do used Probes go back in?
    .answer = No. They stay set aside for the rest of the game.

# scenarios/classic/flow/turn/CL-SC-TURN-06.scn
# from: 92e776a7
cl-sc-turn-06 =
    .ask = I have nothing to send, but Little White trades me three cards. Do I still lose?
    .answer = No. You have cards again, so you can send one, and you must.

# scenarios/classic/flow/turn/CL-SC-TURN-08.scn
# from: ea753dde
cl-sc-turn-08 =
    .ask = May I send two messages in one turn?
    .answer = No. One message a turn.

# scenarios/classic/flow/turn/CL-SC-TURN-09.scn
# from: 5c7f218a
cl-sc-turn-09 =
    .ask = May I still use function cards after my message has been received?
    .answer = Yes, as many as you like.

# scenarios/classic/flow/turn/CL-SC-TURN-11.scn
# from: f82c45f6
cl-sc-turn-11 =
    .ask = While my own message is in transit, may I use Probe or True or False?
    .answer = No. Use them before you send, or after the message has been received.

# scenarios/classic/flow/victory/CL-RULE-WIN-07-withheld.scn
# from: 343665a3
cl-rule-win-07-withheld =
    .ask = I have three reds. May I wait before I declare victory?
    .answer = Yes. You may declare at any later open moment, at the risk of losing a message first.

# scenarios/classic/flow/victory/CL-RULE-WIN-73-dying-barred.scn
# from: 4a65d3d8
cl-rule-win-73-dying-barred =
    .ask = I have three reds and accept a third black. May I still declare victory?
    .answer = No. You are dying. You had to declare before you accepted it.

# scenarios/classic/flow/victory/CL-RULE-WIN-74-victory-before-death.scn
# from: 982b4c61
cl-rule-win-74-victory-before-death =
    .ask = Someone just got a third black. May I, with three reds, declare before they die?
    .answer = Yes. Others may declare victory before the death is carried out.

# scenarios/classic/flow/victory/CL-RULE-WIN-75-answers-the-flash.scn
# from: c0f38051
cl-rule-win-75-answers-the-flash =
    .ask = I held back my victory, and Flash turns face up to burn my messages. May I still declare?
    .answer = Yes. You may declare in response, before the burning takes effect.

# scenarios/classic/flow/victory/CL-RULE-WIN-76-only-who-has-the-cards.scn
# from: a5bf2bda
cl-rule-win-76-only-who-has-the-cards =
    .ask = My teammate has three reds. May I declare for them?
    .answer = No. Only the member who has the messages may declare.

# scenarios/classic/flow/victory/CL-RULE-WIN-77-proof.scn
# from: 5e8cd0ba
cl-rule-win-77-proof =
    .ask = What must a player show when declaring victory?
    .answer = Their identity, and their character if it is face down.

# scenarios/classic/flow/victory/CL-RULE-WIN-78-last-actor-last.scn
# from: 0130b79b
cl-rule-win-78-last-actor-last =
    .ask = Two players can declare victory at the same time. Who goes first?
    .answer = Players are asked from the right of the last one to act, who is asked last.

# scenarios/classic/flow/victory/CL-RULE-WIN-88-soy-survivor.scn
# from: 0b12642e
cl-rule-win-88-soy-survivor =
    .ask = A Bystander is the last one alive. Who wins?
    .answer = The Bystander, alone.

# scenarios/classic/flow/victory/CL-SC-WIN-01.scn
# from: 0cd83c77
cl-sc-win-01 =
    .ask = I waited to declare, and now Flash wants to burn my messages. May I still declare?
    .answer = Yes, before her skill resolves. If you pass again, the messages are gone.

# scenarios/classic/flow/victory/CL-SC-WIN-03.scn
# from: e8af5b84
cl-sc-win-03 =
    .ask = Two Bystanders complete their missions at the same moment. Do both win?
    .answer = No. The first one asked who declares wins alone.

# scenarios/classic/flow/victory/CL-SC-WIN-04.scn
# from: ae30d0fd
cl-sc-win-04 =
    .ask = Our faction wins. Do dead teammates win too? And those who lost?
    .answer = The dead do. Those who lost and are out do not.

# scenarios/classic/flow/victory/CL-SC-WIN-07.scn
# from: 72ebc252
cl-sc-win-07 =
    .ask = Only one player is left. Does their faction win?
    .answer = Yes. The survivor wins with the dead of that faction, without declaring.

# scenarios/classic/flow/victory/CL-SC-WIN-09.scn
# from: 1e40dbcb
cl-sc-win-09 =
    .ask = Old Gold’s cards give one player a third red and another a third black. What comes first?
    .answer = Victory. The player with three reds may declare before the other one dies.

# scenarios/classic/flow/victory/CL-SC-WIN-10.scn
# from: a5b83001
cl-sc-win-10 =
    .ask = Old Ghost’s bequest gives me my third red and third black at once. May I declare?
    .answer = No. You are dying, and a dying player cannot declare victory.

# scenarios/classic/flow/victory/CL-SC-WIN-12.scn
# from: 1d225fbc
cl-sc-win-12 =
    .ask = Seven Hundred declares and takes Sixth Sister along. Do Great Beauty and Masked Guest win too?
    .answer = Great Beauty does, since a man declared. Masked Guest does not: Sixth Sister did not declare.

# scenarios/classic/flow/victory/CL-SC-WIN-16.scn
# from: 8d43cec0
cl-sc-win-16 =
    .ask = Only members of one faction are left, but no one has three. Is it over?
    .answer = No. Play goes on until someone declares or only one player is left.

# scenarios/classic/house/lite/CL-RULE-OPT-13-tenth-card.scn
# from: e6b16803
cl-rule-opt-13-tenth-card =
    .ask = Simple rules, but victory is declared: Phantom Thief, a Bystander, intercepts with one of his ten cards. May he still declare?
    .answer = Yes. The intercepted card goes into his hand and is the tenth again.

# scenarios/classic/interactions/laogui/IX-LAOGUI-MENGMIANREN-legacy-kills.scn
# from: 4d2a2823
ix-laogui-mengmianren-legacy-kills =
    .ask = Old Ghost’s Last Bequest gives Masked Guest his third black. Can he still save her?
    .answer = No. He is dying himself and can use no skill.

# scenarios/classic/interactions/mengmianren/IX-MENGMIANREN-SHASHOU-rescued-declares.scn
# from: 8a1ac021
ix-mengmianren-shashou-rescued-declares =
    .ask = Masked Guest saves me while I have three red messages. May I declare victory?
    .answer = Yes, at once, before any skill answers the black message I gained.

# scenarios/classic/interactions/mengmianren/IX-MENGMIANREN-XIAOBAI-first-after-all.scn
# from: b314c4a2
ix-mengmianren-xiaobai-first-after-all =
    .ask = Two get a third black at once, and the first is saved. Is Little White the first to die?
    .answer = Yes. Whoever was saved has not died, so the mission is complete.

# scenarios/classic/interactions/qibai/IX-QIBAI-MENGMIANREN-rescued-partner.scn
# from: 84cdce39
ix-qibai-mengmianren-rescued-partner =
    .ask = Masked Guest has just saved Great Beauty. May Seven Hundred, who declares right after, take her along?
    .answer = Yes. From the moment she is saved she counts as alive.

# scenarios/classic/interactions/rulings/CL-RULE-RULING-011-probe-target-dies.scn
# from: 61d8b25f
cl-rule-ruling-011-probe-target-dies =
    .ask = The player I probed dies before the Probe resolves. What happens?
    .answer = The Probe does nothing and is discarded.

# scenarios/classic/interactions/rulings/CL-RULE-RULING-030-no-hand-limit.scn
# from: 085c2362
cl-rule-ruling-030-no-hand-limit =
    .ask = Is there a hand limit?
    .answer = No. You may keep as many cards as you like.

# scenarios/classic/interactions/rulings/CL-RULE-RULING-176-EMEIFENG-2-covered.scn
# from: 81481525
cl-rule-ruling-176-emeifeng-2-covered =
    .ask = Emei Wind aims at a woman’s black message, and Old Gun turns her face down first. Is it burned?
    .answer = No. She no longer counts as a woman, so the skill does nothing.

# scenarios/classic/interactions/rulings/CL-RULE-RULING-178-two-burns-both.scn
# from: 5a28363a
cl-rule-ruling-178-two-burns-both =
    .ask = A player has two identical black messages. Can two Burns remove both?
    .answer = Yes. The second Burn simply names the other one.

# scenarios/classic/interactions/rulings/CL-RULE-RULING-180-locked-dies.scn
# from: 674e93eb
cl-rule-ruling-180-locked-dies =
    .ask = A locked player dies. What happens to the message?
    .answer = It travels on past them, and the next players decide freely.

# scenarios/classic/interactions/rulings/CL-RULE-RULING-180-rescued-stays-locked.scn
# from: 7f3b364c
cl-rule-ruling-180-rescued-stays-locked =
    .ask = A locked player is dying and gets rescued. Are they still locked?
    .answer = Yes. They did not die, so the Lock stays.
