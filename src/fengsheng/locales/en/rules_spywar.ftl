### The rules of spywar as players read them. Written by tools/rule_texts.py.

# from: b2ce4d1e
section-1 = Terms

# from: c3c7162e
SW-TERM-01 = Every card has one function, one or two colours and exactly one arrow (←, → or ↑); some also have a lock mark.

# from: e9b9fd66
SW-TERM-02 = A card counts as red, blue or black if that colour is on it, alone or together with another.

# from: 23e8fe32
SW-TERM-03 = A two-coloured message is one card that counts once for each of its two colours.

# from: 03f21497
SW-TERM-04 = “Pure” red, blue or black means that colour and no other. It matters only where a text says “pure”.

# from: e8ca8f55
SW-TERM-05 = “Without black” means that black is not one of the colours; a red and black card does have black.

# from: 66e795eb
SW-TERM-06 = The messages in front of a player are face up for all to see.

# from: 89fc4835
SW-TERM-07 = Only the receive phase is receiving. Accepting a message in the send phase merely decides who it stops in front of. However a card comes to be in front of a player as a message, it has been collected.

# from: a20db790
SW-TERM-08 = A card put in front of a player by a card or a skill is collected but not received: skills about receiving ignore it.

# from: bc634c0e
SW-TERM-09 = “A player” includes yourself; only “another player” or “other players” leaves you out.

# from: 41bef928
SW-TERM-10 = Cards that are given change hands face down unless a text says otherwise: only giver and taker see them.

# from: c847f3ff
SW-TERM-11 = Discarded cards go face up on the discard pile.

# from: 7631cfa6
SW-TERM-12 = A revealed card is shown to everyone but does not move: afterwards it is still in the hand, or still the face-down top card of the deck, unless the same effect goes on to move it.

# from: ccc901a6
SW-TERM-13 = Whatever follows the word “may” is optional, but only as a whole: do all of it or nothing. A second “may” within it is a choice of its own.

# from: 8ae3eb4f
SW-TERM-14 = What follows the word “then” happens only if everything before it was carried out in full.

# from: 8145ee42
SW-TERM-15 = “Once in your play phase” means once in each of your own play phases.

# from: 63bb3043
SW-TERM-16 = “Once in the contest” means once in each turn’s contest, no matter whose turn it is.

# from: 07fed0b7
SW-TERM-17 = “Your contest” means the contest of your own turn.

# from: e644e7ca
SW-TERM-18 = Whoever sends a message stays its sender, even if the message is later moved, exchanged or replaced.

# from: 956b8d43
SW-TERM-19 = Using a card means playing it for its function. Sending it as a message, discarding it, giving it away or putting it in front of someone is not using it.

# from: 7c34cb96
SW-TERM-20 = An effect that counts as using a card takes no card from your hand: bans on a name or on cards from hand do not stop it, and afterwards there is no card to discard or take.

# from: 41d08788
SW-TERM-21 = A card used as another one counts as the one it is used as, both for bans and for skills that follow its use.

# from: 1ae716ad
SW-TERM-22 = A character has a gender only while face up.

# from: 47ffaee2
SW-TERM-23 = While a hidden character is face down, it can use only the skill that says it turns this character face up. Its other skills do not exist until then.

# from: e3ca41c3
SW-TERM-24 = A hidden character that was face up and is face down again is like any other: no gender, and only the skill that turns it face up, which may be used again.

# from: d635af79
SW-TERM-25 = Neighbours are the nearest living players to the left and to the right.

# from: afc1793a
SW-TERM-26 = Dead players and players who are out cannot be chosen by cards or skills, are skipped whenever players are asked in order, and take no turns.

# from: b5077aa7
SW-TERM-27 = Taking a random card from a hand: the taker does not see the cards, and each is equally likely.

# from: 1268b3f2
SW-TERM-28 = Looking at a card is private: only the player who looks sees it.

# from: 0666e6cf
SW-TERM-29 = A card removed from the game never comes back to the deck or the discard pile.

# from: fa0ae291
SW-TERM-30 = A card that has no effect still counts as used and is still spent.

# from: 652721b2
SW-TERM-31 = Whether someone would have three of a colour (Entice, Pass It On, Graft, Extra Edition) is tested only for the colours of the cards being placed; three of another colour already there do not matter. Black counts like any other colour.

# from: 69fd17a9
SW-TERM-32 = Faction and task are those of the identity card a player holds at the moment: an identity taken by Legacy counts only for its new holder, and “your own turn” in a task means that holder’s turn.

# from: f203cca0
section-2 = Setup

# from: 34346c0f
SW-SETUP-01 = Five to eight can play.

# from: a47fd0ef
SW-SETUP-02 = There are three kinds of identity: the Underground, the Secret Service and Strangers.

# from: 9ae19e4b
SW-SETUP-03 = Identities (Underground, Secret Service, Strangers): 2, 2, 1 for five players; 2, 2, 2 for six; 3, 3, 1 for seven; 3, 3, 2 for eight.

# from: 63ce4bf6
SW-SETUP-04 = Shuffle all Stranger cards and draw as many as are needed; shuffle them together with the faction cards and deal one identity face down to each player.

# from: a75ba53a
SW-SETUP-05 = Only you know your identity.

# from: b698edbc
SW-SETUP-06 = Strangers in the base set: Suppressor, Usurper, Double Agent. The first expansion adds Instigator and Martyr, the second Troublemaker and Cleaner: seven in all.

# from: 476bd338
SW-SETUP-07 = Two Strangers in one game always have different tasks, because there is one card of each.

# from: f6bdbfd0
SW-SETUP-08 = Characters are either hidden (with a mask mark) or open.

# from: 6ee0ad4a
SW-SETUP-09 = Each player is dealt two character cards face down, keeps one face down and puts the other back in the box unseen.

# from: 9911798d
SW-SETUP-10 = Once everyone has chosen, open characters are turned face up; hidden characters stay face down.

# from: 127d0514
SW-SETUP-11 = The first player is chosen at random.

# from: b950b868
SW-SETUP-12 = The deck is shuffled and placed face down.

# from: 9352468c
SW-SETUP-13 = Starting with the first player and going counter-clockwise, each player draws three cards as their first hand.

# from: 3fc475db
SW-SETUP-14 = The first player takes the first turn, with a normal draw phase, and so has six cards before playing any.

# from: 7e409734
SW-SETUP-15 = The base deck has 100 cards; after the first hands are drawn, 100 less three per player are left.

# from: 39722a96
SW-SETUP-16 = No one starts with any messages. There is no hand limit.

# from: 14969296
section-3 = The turn

# from: 3a9e3f0e
SW-TURN-01 = Turns go counter-clockwise: the player on the right is next.

# from: ea37f511
SW-TURN-02 = A turn has five phases, in this order: draw, play, send, contest, receive.

# from: 5955fba2
SW-TURN-03 = Phases only go forward: none is repeated within a turn.

# from: b8e8267c
SW-TURN-04 = Draw phase: the player whose turn it is draws three cards. The play phase follows.

# from: bb25ce85
SW-TURN-05 = Play phase: only the player whose turn it is acts, with as many cards and skills for this phase as they like, or none.

# from: b16a9653
SW-TURN-06 = Cards for the play phase: Probe, Coerce, Entice, Balance and Clear; from the expansions, Shifting Winds and Lure Away.

# from: 412fb7bc
SW-TURN-07 = Probe is played face down.

# from: 46becdee
SW-TURN-08 = The play phase ends when the player whose turn it is says so. The send phase follows.

# from: c931dd1a
SW-TURN-09 = If the receive phase brings no winner, the turn ends and the next living player on the right begins theirs.

# from: b32aa908
SW-TURN-10 = The end of a turn is a checkpoint of its own: skills that trigger, then victory by collecting, then dying, and last of all the Troublemaker.

# from: 136975a2
SW-TURN-11 = Effects that last “this turn” end once the end of the turn has been resolved.

# from: a1dd1653
SW-TURN-12 = If you die in your own play phase, the turn goes straight to its end.

# from: 7e2c7dfa
SW-TURN-13 = If the player whose turn it is dies in the contest, the contest and the receive phase go on and the turn ends as usual.

# from: 935b3e43
section-4 = The send phase

# from: 73ba838f
SW-PASS-01 = The player whose turn it is must choose one card from their hand and send it face down as a message.

# from: 0ccb714f
SW-PASS-02 = Of a card that is sent, only arrow, colours and lock mark matter. Its function does nothing.

# from: da4a33c8
SW-PASS-03 = With ← the message goes to the player on the left, who accepts it or passes it on to the left.

# from: cf316caf
SW-PASS-04 = With → the message goes to the player on the right, who accepts it or passes it on to the right.

# from: 64f02011
SW-PASS-05 = With ↑ the message goes to one player the sender chooses, who accepts it or returns it to the sender.

# from: ae33f541
SW-PASS-06 = With ↑ you must choose another player, not yourself.

# from: a54a4569
SW-PASS-07 = If the card has a lock mark, the sender may lock one player, or no one.

# from: 5e3961f2
SW-PASS-08 = A locked player must accept the message when it reaches them.

# from: cc371f50
SW-PASS-09 = If no one accepts the message, it comes back to the sender, who must accept it.

# from: d408d083
SW-PASS-10 = To accept is to say so and put the message in front of yourself, where it becomes the contested message. You may not look at it or turn it face up; if it is face up already, it stays so.

# from: fa430093
SW-PASS-11 = As soon as it is clear who the message stops in front of, the contest begins.

# from: 23fca39d
SW-PASS-12 = If you cannot send a message at the start of your send phase, you lose at once: you are out, not dead.

# from: 54778c3d
SW-PASS-13 = A player who goes out triggers nothing: no skills about death, no task about a death, and no giving cards away.

# from: 25bb4c38
SW-PASS-14 = A player who is out cannot win, not even with their faction.

# from: 0a1325f4
SW-PASS-15 = When a player goes out, their character is removed and their hand and messages are discarded.

# from: 3e65596e
SW-PASS-16 = After a player has gone out comes the end of the turn; then the next living player begins theirs.

# from: bc31eaa2
SW-PASS-17 = Until the message has been sent, only the player whose turn it is can act in the send phase.

# from: 7da82d7c
SW-PASS-18 = Whenever the message reaches a player, that player alone may use Decode, as often as they like, before they decide.

# from: 60e2e3ea
SW-PASS-19 = The message skips players who are dead or out.

# from: 92b04769
SW-PASS-20 = If the player the message has reached dies in the send phase, the death is resolved first; then the message travels on. A lock on the dead player no longer counts.

# from: cb5d78b0
SW-PASS-21 = If the message is in front of a dead sender in the send phase, or would come back to one, it is discarded and the turn ends.

# from: 5e19c514
SW-PASS-22 = A duty to accept outranks a ban on accepting.

# from: 09026c63
SW-PASS-23 = Sending is not using a card, so no ban on using cards ever prevents it.

# from: 0aaff3d8
SW-PASS-24 = In the base set the sender is always the player whose turn it is; only Secret Order (expansion) makes it someone else.

# from: 8ea129a7
SW-PASS-25 = When a message is sent, everyone learns its arrow, the player chosen for ↑ and the locked player, but not its function or colours.

# from: 8e799f80
SW-PASS-26 = Sending is a checkpoint: skills that answer it (Strict Order, Gang Order) resolve before the first player decides.

# from: 3e8c0422
SW-PASS-27 = A declined ↑ message goes back to the sender, who must accept it. It is not offered to anyone else.

# from: 8ba9aa2c
SW-PASS-28 = The identity of a player who is out, and their face-down character, are not revealed before the game ends.

# from: 86ac9be5
section-5 = The contest

# from: 5ef2efdb
SW-FIGHT-01 = In the contest, every living player may use cards and skills for this phase, as many as they like, or none.

# from: 697e0dd7
SW-FIGHT-02 = Cards for the contest: Intercept, Mislead and Swap. Decode cannot be used here; Clear only in a rescue that comes up during the contest.

# from: b6043140
SW-FIGHT-03 = Swap is played face down.

# from: f62b225b
SW-FIGHT-04 = Skills for the contest can be used in this phase.

# from: b758a176
SW-FIGHT-05 = Starting with the holder of the contested message and going counter-clockwise, each living player is asked for one card or one skill.

# from: 2a7f6f5b
SW-FIGHT-06 = Whatever is used resolves completely at once; no one can respond to it.

# from: 85c3c2d4
SW-FIGHT-07 = After any use, the asking starts again with whoever now holds the contested message.

# from: bd442707
SW-FIGHT-08 = The contest ends when everyone has passed once around the table.

# from: 275406a9
SW-FIGHT-09 = With the contest, the message has stopped travelling: only cards and skills can still move it.

# from: b6993266
SW-FIGHT-10 = The lock means nothing in the contest.

# from: 15f19d32
SW-FIGHT-11 = If the holder dies in the contest, it goes on with the message in front of the dead player.

# from: d3b90712
SW-FIGHT-12 = If the holder is dead, the asking starts with the next living player counter-clockwise.

# from: 35313384
SW-FIGHT-13 = Skills that answer accepting (Strict Order, second occasion) resolve as the contest begins, before the first player is asked.

# from: f717f4de
SW-FIGHT-14 = If an effect takes the contested message away altogether (Search), the turn ends without a receive phase.

# from: 3c74b0e1
SW-FIGHT-15 = If you pass, you may still act later in the same contest once someone else’s use restarts the asking.

# from: 07bb2279
section-6 = The receive phase

# from: e481a562
SW-RECV-01 = Whoever the contested message is in front of when the contest ends is the receiver.

# from: b4592da3
SW-RECV-02 = The receiver turns the message face up and keeps it in front of them; it counts as collected in each of its colours.

# from: 1d2ba402
SW-RECV-03 = Nothing can be used in the receive phase; only skills that trigger happen. If a rescue comes up, players are asked as usual and may use Clear and Quick Wit.

# from: 19313410
SW-RECV-04 = Then all skills about receiving, and about your message being received, trigger: counter-clockwise from the player whose turn it is, each player’s own in the order they like.

# from: 8336ec6e
SW-RECV-05 = Those skills look at the card that was finally received, not at the one that was sent.

# from: a805838e
SW-RECV-06 = After those skills, victory by collecting is checked.

# from: 802df3d3
SW-RECV-07 = If no one has won, every player with three or more black messages is dying.

# from: d7604100
SW-RECV-08 = If the holder is dead when the contest ends, the message is turned face up and discarded; no one receives it and the turn ends.

# from: 0089bbc3
SW-RECV-09 = If a skill replaces the received card (Caution), skills that trigger later in the same reception look at the replacement.

# from: 522ce4b0
SW-RECV-10 = A skill still triggers if an earlier one has already removed the received card, unless its effect needs that very card.

# from: db015cf0
SW-RECV-11 = The sender may be the receiver and then counts as both.

# from: 8ba42131
SW-RECV-12 = Each skill triggers once per reception.

# from: 1f94a62a
section-7 = Dying

# from: 7345ac41
SW-DYING-01 = A player with three or more black messages is dying as soon as the rules next look for it.

# from: 072e8e7b
SW-DYING-02 = When a third black message arrives, skills resolve first; only a player who then still has three or more is dying.

# from: 696d4d61
SW-DYING-03 = Every checkpoint looks for dying players, after the skills that trigger and after the check for victory.

# from: 0df9bbf0
SW-DYING-04 = A two-coloured card with black counts as one black message.

# from: cda26e10
SW-DYING-05 = In a rescue, each living player is asked for one Clear, counter-clockwise from the player whose turn it is. A house rule may start with the dying player.

# from: aa481e41
SW-DYING-06 = If a Clear leaves the dying player with fewer than three black messages, they are saved and no one else is asked.

# from: 5198a579
SW-DYING-07 = If three or more black messages remain after a Clear, the asking starts over. A house rule may let it go on instead: the player who just used Clear is asked again, then those not yet asked.

# from: 7114e3fd
SW-DYING-08 = If everyone has been asked and three or more black messages remain, the rescue has failed and the player is going to die.

# from: 9798f69d
SW-DYING-09 = If several players are dying at once, they are rescued one after the other, counter-clockwise from the player whose turn it is. A failed rescue is only noted; all who failed die together after the last one. The same holds for a single dying player.

# from: f74a530c
SW-DYING-10 = A Clear used in a rescue can only hit the player being rescued.

# from: 7d17ec44
SW-DYING-11 = The dying player is asked too and may use Clear on themselves.

# from: 6fa11f0a
SW-DYING-12 = A player who is asked in a rescue may also use a skill for that moment (base set: Quick Wit).

# from: 0edc19d8
SW-DYING-13 = Doing anything but Clear when asked in a rescue is not yet an answer: the same player is asked again at once.

# from: 98384fcc
SW-DYING-14 = A player noted as going to die is still alive until all rescues are done, and may use Clear for others who are dying with them.

# from: 1bc52908
SW-DYING-15 = While rescues and deaths are being resolved, victory by collecting is not checked; it is checked at the first checkpoint afterwards.

# from: 4c60aa2c
SW-DYING-16 = A player who meets their goal while having three black messages wins and is never dying.

# from: 680c3593
SW-DYING-17 = If the player whose turn it is has died, the rescue starts with the next living player counter-clockwise from that seat.

# from: bc92ab9c
SW-DYING-18 = Skills that follow a Clear used in a rescue (Pass It On) resolve before the next player is asked.

# from: 8b012fc2
section-8 = Death

# from: 55ae9074
SW-DEATH-01 = A dead player can no longer be chosen and has no skills left, except those about their own death (Last Letter, Homecoming). Legacy is about another player’s death and needs a living Code Clerk.

# from: 930ace4e
SW-DEATH-02 = A death resolves in this order: first, Strangers’ tasks about deaths; second, skills before death; third, the dead player gives cards away; fourth, the rest is discarded. The last survivor is judged later.

# from: 46554bd3
SW-DEATH-03 = Tasks about deaths look at the messages at the moment of death, before any skill moves them.

# from: 3d0655b3
SW-DEATH-04 = Skills before death are a checkpoint: counter-clockwise from the player whose turn it is, skills triggered by them included, but without a check for victory by collecting.

# from: dca4169a
SW-DEATH-05 = A dead player may give up to three cards from their hand to one player.

# from: 5cf63268
SW-DEATH-06 = A dead player’s cards can only go to another living player, face down, and all to the same one.

# from: 791872c2
SW-DEATH-07 = The rest of a dead player’s hand and all their messages go to the discard pile.

# from: 7e0e06dc
SW-DEATH-08 = A dead player’s identity is not revealed.

# from: 2455409f
SW-DEATH-09 = If several die at once, they give cards away one after the other in the order of their rescues; then all discard.

# from: d7e4d390
SW-DEATH-10 = Players who die together cannot give their cards to each other.

# from: d6341eaa
SW-DEATH-11 = A dead player keeps their identity and still wins with their faction.

# from: 48edb362
SW-DEATH-12 = What skills before death have caused (someone’s third red, blue or black) is checked at the first checkpoint after all deaths of the group are resolved.

# from: 77f8e5a4
SW-DEATH-13 = The death of the player whose turn it is does not end the turn, except in the play phase and in some cases of the send phase.

# from: 6074dfb6
SW-DEATH-14 = A hidden character that dies face down is not turned face up.

# from: 3b6ff44e
SW-DEATH-15 = Tasks about deaths are checked once for all who die together; every task met by any of these deaths is declared at the same time.

# from: 2ebe27c9
section-9 = Victory

# from: dc7e99bb
SW-WIN-01 = The Underground wins when one of its players has collected three red messages; all of its players win.

# from: b2b11ed1
SW-WIN-02 = The Secret Service wins when one of its players has collected three blue messages; all of its players win.

# from: d353e6b3
SW-WIN-03 = Each Stranger has a task of their own and wins alone.

# from: f46435b4
SW-WIN-04 = “Three” messages always means three or more.

# from: 41de34d8
SW-WIN-05 = When a third message of a colour arrives, all skills connected with it resolve first; then victory is checked.

# from: 3623d6c5
SW-WIN-06 = A player who meets their goal must reveal their identity and declare victory; the game ends at once.

# from: a79d22f9
SW-WIN-07 = Members of a winning faction win even if they are dead, but not if they are out.

# from: 02905941
SW-WIN-08 = If a player wins and would be dying at the same time, they win.

# from: 33371ce7
SW-WIN-09 = Usurper: whoever declares victory on the Usurper’s turn, the Usurper wins instead.

# from: 231712af
SW-WIN-10 = If several players meet their goals at the same check, all of them declare.

# from: 2ed9fe52
SW-WIN-11 = Victory can be declared when collecting is checked at a checkpoint, when a death begins to resolve, at the end of a turn (Troublemaker only), and on becoming the last survivor.

# from: c6b79d2a
SW-WIN-12 = Victory by collecting is not checked while rescues and deaths are being resolved.

# from: b263d39e
SW-WIN-13 = A check for victory by collecting names the winners in four steps. First, those who declare: an Underground player with three red, a Secret Service player with three blue, a Double Agent with three of either; a faction member brings in the whole faction. If anyone else has three red or three blue, an Instigator who is still eligible declares. Second, skills that declare (expansions only). Third, on the turn of a Usurper who is not among the winners, the Usurper replaces them all. Fourth, skills that share a victory (Epilogue, Wing to Wing). Players who are out are never among the winners.

# from: 009a170f
SW-WIN-14 = After a task about a death, the Troublemaker’s task or the last survivor, the Usurper’s step and the step of shared victories follow in the same way.

# from: d1343ba3
SW-WIN-15 = The only player left alive declares victory. A faction member brings in their faction, its dead but not those who are out; a Stranger wins alone.

# from: 38c09e56
SW-WIN-16 = If all survivors belong to one faction, the game goes on, because identities are secret. A house rule may end it: they win without declaring, at the moment when the last survivor is judged.

# from: aef44dec
SW-WIN-17 = Three messages of a colour that is not your own win nothing (base set).

# from: 68f0facf
SW-WIN-18 = Only messages in front of a player count, never the contested message or cards in hand.

# from: 87d8c59a
SW-WIN-19 = If no one is left alive and no one has declared, the game ends and no one wins.

# from: 3e460bc9
SW-WIN-20 = When the last survivor is judged, a win by a task or a skill comes first.

# from: 231599f7
SW-WIN-21 = The last survivor is judged at every checkpoint, right after victory by collecting and before anyone is dying: so only after the tasks, skills, gift and discard of the death that led to it, or at the end of the turn if a player went out.

# from: aee5cf87
section-10 = Triggers and checkpoints

# from: 27352bfd
SW-TRIG-01 = Nothing interrupts what is being resolved: whatever happens meanwhile is remembered and dealt with at the next checkpoint.

# from: 1a4a7244
SW-TRIG-02 = Skills are passive (in force while the character is face up), active (used by choice at an open moment) or triggered (by something that happened).

# from: 70f520df
SW-TRIG-03 = A skill once begun is carried through to its end, and so is a card’s effect.

# from: c52b5202
SW-TRIG-04 = Open moments: the play phase, the start of the send phase, the send phase when the message has reached you, the contest, and being asked in a rescue. Cards and active skills can be used only then.

# from: adef9f37
SW-TRIG-05 = What happens is noted at once and stays noted until a checkpoint has offered it to every player.

# from: 4289dfd1
SW-TRIG-06 = Checkpoints: as a card’s effect begins, after a card’s effect, when a dead player gives cards away, when a message is sent, when a message is received, the end of a turn, and every open moment.

# from: 88290f9b
SW-TRIG-07 = Every checkpoint begins with three steps. Triggers: once around the table, counter-clockwise from the player whose turn it is, each player resolves their skills that answer what has happened; what happens meanwhile gets a round of its own, until nothing new does. Verdict: victory by collecting, then the last survivor. Dying: whoever has three or more black messages. Only then comes what the checkpoint is for.

# from: 9128ece9
SW-TRIG-08 = If the dying step led to any rescue or death, the checkpoint begins again with its triggers.

# from: aacb20b9
SW-TRIG-09 = Skills of different players resolve counter-clockwise from the player whose turn it is; your own, in the order you choose.

# from: b372e0a2
SW-TRIG-10 = A skill triggered by another skill waits until the current round of the table is finished.

# from: 0bad3881
SW-TRIG-11 = Each skill answers the same event at most once.

# from: ac8ae7f8
SW-TRIG-12 = A forced skill resolves without asking; an optional one is offered and may be declined.

# from: ac850f64
SW-TRIG-13 = While rescues or deaths are being resolved, the verdict and dying steps are skipped.

# from: 87c43b03
SW-TRIG-14 = Whether a skill can trigger is judged when its player’s turn in the round comes: face up, alive, and not without effect.

# from: f77ded8f
SW-TRIG-15 = An optional skill that could do nothing is not offered. Where that depends on cards others cannot see, they must not be able to tell a missing offer from a declined one.

# from: f23b7933
SW-TRIG-16 = If the player whose turn it is has died, the order still starts from that seat.

# from: 4bfc0153
SW-TRIG-17 = The order of using a card: targets and words are chosen and the card leaves the hand; checkpoint as the effect begins (Turn the Tables, Unfathomable); the effect; checkpoint after the effect (Pass It On, Lead On, Swap the Sun, and the card taken by Turn the Tables); the card goes where it belongs; back to the open moment, itself a checkpoint.

# from: c06117f6
section-11 = Cards

# from: 87a1574b
SW-CARD-SHITAN-01 = Use Probe in your play phase on another living player.

# from: 52b67e4f
SW-CARD-SHITAN-02 = Probe is handed over face down: only the user and the target know which one it is.

# from: c0815e67
SW-CARD-SHITAN-03 = Every Probe has a line for the Underground, the Secret Service and Strangers: draw a card, or discard one. The target must do what the line of their own identity says.

# from: b0591dc2
SW-CARD-SHITAN-04 = On a Probe, all Strangers use the Strangers’ line, whatever their task.

# from: 0ccbb5a5
SW-CARD-SHITAN-05 = The target of a Probe chooses which card to discard.

# from: 538fe3dc
SW-CARD-SHITAN-06 = A target of Probe who has to discard and has no cards discards nothing, but says that discarding was their line.

# from: bc4b9a8c
SW-CARD-SHITAN-07 = A used Probe leaves the game without being revealed, even if it had no effect. The one exception is Turn the Tables.

# from: 67a12c00
SW-CARD-SHITAN-08 = A Probe handed over is not part of the target’s hand and cannot be the card discarded.

# from: 1de80826
SW-CARD-SHITAN-09 = Everyone sees whether the target of a Probe drew or discarded (or said they would have to).

# from: b680654d
SW-CARD-WEIBI-01 = Use Coerce in your play phase on another living player, naming Clear, Intercept, Swap or Mislead.

# from: 2b7d5f45
SW-CARD-WEIBI-02 = If the target of Coerce has a card of that name, they must give the user one, face down.

# from: 4fc442ba
SW-CARD-WEIBI-03 = If the target of Coerce has several cards of that name, they choose which to give.

# from: 277d0de9
SW-CARD-WEIBI-04 = If the target of Coerce has no such card, they show their whole hand to the user and to no one else.

# from: 8fde587b
SW-CARD-WEIBI-05 = Coerce can be used on a player with no cards in hand.

# from: 54fa40ac
SW-CARD-WEIBI-06 = Coerce goes by the printed name; what a card could be used as does not matter.

# from: 94669510
SW-CARD-LIYOU-01 = Use Entice in your play phase on any living player, yourself included.

# from: a8f80adc
SW-CARD-LIYOU-02 = Entice reveals the top card of the deck and puts it in front of the target as a message.

# from: efd597d9
SW-CARD-LIYOU-03 = If Entice would leave the target with three or more messages of a colour on that card, the card goes into the user’s hand instead (not into the target’s).

# from: 72d2586c
SW-CARD-LIYOU-04 = Entice tests only the colours on the revealed card: if the target has three red and one black, a blue or black card is placed, and only a card with red goes to the user.

# from: 9375d7df
SW-CARD-LIYOU-05 = A card placed by Entice is collected, not received.

# from: 2b2bedd4
SW-CARD-LIYOU-06 = Entice tests black like any colour, so it never gives anyone a third black message.

# from: 968becf5
SW-CARD-LIYOU-07 = Everyone sees the card revealed by Entice, wherever it goes.

# from: 87a1574b
SW-CARD-PINGHENG-01 = Use Balance in your play phase on another living player.

# from: 19660822
SW-CARD-PINGHENG-02 = Balance: the user, then the target, discards their whole hand; then the user draws three cards, then the target.

# from: 0a715273
SW-CARD-PINGHENG-03 = Either side of a Balance may have no cards in hand.

# from: 56c5ced7
SW-CARD-PINGHENG-04 = The Balance itself has already left the hand and is not among the cards discarded.

# from: 9598da3e
SW-CARD-CHENGQING-01 = Use Clear in your play phase: discard one message with black in front of any living player, yourself included.

# from: 87fc4d0f
SW-CARD-CHENGQING-02 = When asked in a rescue, you may use Clear, on the dying player only.

# from: b62a8537
SW-CARD-CHENGQING-03 = Clear discards a two-coloured card with black as a whole.

# from: 9b49458e
SW-CARD-CHENGQING-04 = The user of Clear chooses the message. It cannot be used on a player who has none with black.

# from: 7fe85820
SW-CARD-CHENGQING-05 = Clear cannot answer a win: a player who wins is never dying, so there is no rescue.

# from: 65bae1cf
SW-CARD-CHENGQING-06 = Outside a rescue, Clear can be used only in your own play phase. A rescue can come up in any phase, the contest included.

# from: 71379965
SW-CARD-POYI-01 = Use Decode in the send phase when the message has reached you, before you accept it or pass it on.

# from: 83333089
SW-CARD-POYI-02 = The user of Decode looks at the message. If it has black, they may turn it face up and draw a card; then they decide whether to accept.

# from: 8caea0eb
SW-CARD-POYI-03 = Decode may be used on a face-up message, but gives no card.

# from: 4a65fad3
SW-CARD-POYI-04 = Several Decodes may be used one after another.

# from: 540dc613
SW-CARD-POYI-05 = A message turned face up by Decode stays face up while it travels and is contested.

# from: fc3bddcd
SW-CARD-POYI-06 = The sender may use Decode when the message has come back, and a locked player may use it before having to accept.

# from: 975a5576
SW-CARD-POYI-07 = With Decode, a message without black is seen by the user alone and cannot be turned face up.

# from: 8d112344
SW-CARD-WUDAO-01 = Any living player may use Mislead when asked in the contest.

# from: c70b33d6
SW-CARD-WUDAO-02 = Mislead moves the contested message to the nearest living player on the holder’s left or right; the user picks the side.

# from: fdb41c57
SW-CARD-WUDAO-03 = Mislead must move the message: it cannot stay with its holder.

# from: 6b871808
SW-CARD-WUDAO-04 = If the holder is dead, Mislead counts left and right from the dead player’s seat.

# from: 8d112344
SW-CARD-JIEHUO-01 = Any living player may use Intercept when asked in the contest.

# from: 54b2bb56
SW-CARD-JIEHUO-02 = Intercept moves the contested message in front of the user.

# from: 325a4fd0
SW-CARD-JIEHUO-03 = The holder may use Intercept too: nothing moves, but it counts as used.

# from: 287d4aa2
SW-CARD-DIAOBAO-01 = Any living player may use Swap when asked in the contest; it is played face down.

# from: 6fd5fe07
SW-CARD-DIAOBAO-02 = The Swap card becomes the contested message, in the same place; the old message is discarded face up.

# from: 36b37df0
SW-CARD-DIAOBAO-03 = Swap does not change the sender; skills about sending and receiving go by the colours of the final card.

# from: 122256fb
SW-CARD-DIAOBAO-04 = The message placed by Swap is face down even if the old one was face up.

# from: 3dcb85a0
SW-CARD-DIAOBAO-05 = Arrow and lock mark of a card placed by Swap do nothing.

# from: 513829cb
SW-CARD-DIAOBAO-06 = Only its user knows the card placed by Swap.

# from: 34bb62a2
SW-CARD-MILING-01 = Secret Order (first expansion): use it face down at the start of your send phase, instead of sending, on another living player with at least one card in hand.

# from: da49612d
SW-CARD-MILING-02 = The user of Secret Order says East Wind, West Wind or Still Wind; the card gives each of them a different colour.

# from: 2abc40e9
SW-CARD-MILING-03 = The target of Secret Order must send a card with that colour from their hand; they choose the card, the player for ↑, and the lock.

# from: 9a347e49
SW-CARD-MILING-04 = If the target of Secret Order has no card of that colour, the user looks at their hand and chooses the card; the target still sends it.

# from: d6918113
SW-CARD-MILING-05 = The target of Secret Order becomes the sender: they must accept the message if it comes back, and skills about sending are theirs.

# from: 14074a41
SW-CARD-MILING-06 = A used Secret Order leaves the game.

# from: b1f8ce3c
SW-CARD-MILING-07 = The target of Secret Order must obey even if they cannot use cards, because sending is not using.

# from: 7d580b91
SW-CARD-FENGYUNBIANHUAN-01 = Shifting Winds (first expansion): use it in your play phase. Reveal as many cards from the deck as there are living players.

# from: 6095f430
SW-CARD-FENGYUNBIANHUAN-02 = With Shifting Winds, each living player takes one revealed card into their hand, counter-clockwise from the user.

# from: 180daa8e
SW-CARD-FENGYUNBIANHUAN-03 = With Shifting Winds, a player may put the chosen card in front of themselves instead, if none of their messages shares a colour with it.

# from: 618dd86c
SW-CARD-DIAOHULISHAN-01 = Lure Away (second expansion): use it in your play phase on any living player, yourself included. You choose: for this turn either their skills have no effect, or they cannot use cards.

# from: 49564867
SW-CARD-DIAOHULISHAN-02 = Lure Away never stops anyone from sending a message.

# from: 6b18a7c4
SW-CARD-YUQINGUZONG-01 = Loose Rein (second expansion): at the start of your send phase, instead of sending from your hand, send one of your messages with red or blue, face up; then draw two cards.

# from: ccb8fea3
SW-CARD-YUQINGUZONG-02 = With Loose Rein, arrow and lock are those of the message that is sent.

# from: 967c226d
SW-CARD-YUQINGUZONG-03 = Loose Rein can send any message that is not pure black.

# from: 4115956c
SW-CARD-GENERAL-01 = A used card goes face up on the discard pile, except Probe and Secret Order (they leave the game), Swap (it becomes the contested message) and a card taken by Turn the Tables.

# from: aea82d4a
SW-CARD-GENERAL-02 = Cards are used one at a time; the next only when the one before has fully resolved.

# from: 620e26e3
SW-CARD-GENERAL-03 = No card of this edition answers or cancels another.

# from: 3cf8608f
section-13 = Strangers’ tasks

# from: b609f02e
SW-TASK-ZHENYAZHE-01 = Suppressor: you win when, on your turn, a player dies who has two or more messages that are red or blue, taken together.

# from: bdb47bc8
SW-TASK-ZHENYAZHE-02 = Suppressor: the card that kills counts too. A player with one red and two black who gets a red and black or blue and black card dies with two.

# from: d827a454
SW-TASK-ZHENYAZHE-03 = Suppressor: your own death on your turn counts if your own messages meet the condition.

# from: 56bcfe16
SW-TASK-ZHENYAZHE-04 = Suppressor: cards are counted, not colours; a red and blue card is one.

# from: 50cf0e2e
SW-TASK-ZHENYAZHE-05 = Suppressor: if you died earlier on your own turn, you can still win until it ends.

# from: f82bd776
SW-TASK-CUANDUOZHE-01 = Usurper: when a player declares victory on your turn, you win instead of them.

# from: 5bd1c003
SW-TASK-CUANDUOZHE-02 = The Usurper replaces all the winners, the faction of the player who declared included; only those who share the Usurper’s own victory (Epilogue) are added.

# from: 07daaa2e
SW-TASK-CUANDUOZHE-03 = A Usurper who died earlier on the same turn of their own still takes the victory.

# from: 064608c1
SW-TASK-CUANDUOZHE-04 = If several players declare at once, the Usurper replaces them all.

# from: e667c63d
SW-TASK-CUANDUOZHE-05 = A Usurper who is among the winners anyway replaces no one.

# from: d7d9c4fc
SW-TASK-CUANDUOZHE-06 = On their turn, the Usurper also replaces victories by a task about a death and by the last survivor.

# from: fd1d3eb1
SW-TASK-CUANDUOZHE-07 = A Usurper who is out replaces no one; other victories on that turn stand.

# from: 858047c1
SW-TASK-SHUANGMIANJIANDIE-01 = Double Agent: you win with three red messages or with three blue.

# from: aad7b043
SW-TASK-SHUANGMIANJIANDIE-02 = Double Agent: mixed colours, such as two red and one blue, do not win.

# from: 3c2165a7
SW-TASK-YOUBIANZHE-01 = Instigator: you win when a player has three red or three blue messages and does not declare at that check.

# from: d3a76386
SW-TASK-YOUBIANZHE-02 = Instigator: that player may be you.

# from: 8f31abe5
SW-TASK-YOUBIANZHE-03 = A dead Instigator can win only while their own death is being resolved: up to the verdict of the first checkpoint after it, and likewise for deaths that follow directly from it.

# from: 5563ec22
SW-TASK-XIANXINGZHE-01 = Martyr: you win at the moment you die (not when you are dying) with at least one message with red or blue in front of you.

# from: 2ab6b464
SW-TASK-JIAOJUZHE-01 = Troublemaker: you win at the end of your turn if every other living player has two or more messages that are not pure black.

# from: 55182661
SW-TASK-JIAOJUZHE-02 = Troublemaker: cards are counted. Every card with red or blue is one, so a red and black card and a red card are two, but a red and blue card is only one.

# from: 3d6e6f5e
SW-TASK-JIAOJUZHE-03 = Troublemaker: on your own turn, being dead does not matter.

# from: 658b27f6
SW-TASK-JIAOJUZHE-04 = Troublemaker: meeting the condition earlier in the turn does nothing; only the end of your turn counts.

# from: 0694074e
SW-TASK-QINGDAOFU-01 = Cleaner: you win when a player dies, on any turn, who has at most one red and at most one blue message.

# from: 376acebc
SW-TASK-QINGDAOFU-02 = Cleaner: one red and one blue still meet the condition.

# from: b48bac79
SW-TASK-QINGDAOFU-03 = Cleaner: your own death counts. A Cleaner who is already dead does not win; one whose death is being resolved does, for as long as an Instigator would.

# from: 555fa702
SW-TASK-QINGDAOFU-04 = The same death can meet the tasks of Suppressor, Martyr and Cleaner; all of them then declare.

# from: 80b49ea2
section-14 = Characters

# from: 568dfffc
SW-CHAR-AFULUOLA-1 = Deft Hands (Croupier): in the contest, you may turn this character face up and discard the contested message. Look at one player’s hand and messages and choose one of those cards: it becomes the contested message, face up in front of any player you choose.

# from: 37391cca
SW-CHAR-AFULUOLA-1a = Deft Hands: you may look at your own cards.

# from: c3b6fd07
SW-CHAR-AFULUOLA-1b = Deft Hands: the player must have a card in hand or a message; either is enough. If no one has any, the skill cannot be used.

# from: 0d4a717f
SW-CHAR-AFULUOLA-1c = Deft Hands: once the character is face up nothing is optional. A card must be chosen and placed.

# from: 9ae11851
SW-CHAR-AFULUOLA-1d = Deft Hands: the sender is still whoever sent the message first.

# from: e0d0ad4b
SW-CHAR-AFULUOLA-1e = Deft Hands: a message taken from in front of a player stops counting there at once; the old contested message is discarded face up.

# from: 371624ef
SW-CHAR-AFULUOLA-1f = Deft Hands: the asking starts again with the new holder.

# from: 87e27746
SW-CHAR-BAICANGLANG-1 = Love for All (Playboy): once in your play phase, you may draw a card. Then you may give a card from your hand, face down, to another player; if their character is female, draw another card.

# from: 7f85b163
SW-CHAR-BAICANGLANG-1a = Love for All: you may stop after the first card.

# from: 1ec26d20
SW-CHAR-BAICANGLANG-1b = Love for All: a character counts as female only while face up.

# from: 478ff7b3
SW-CHAR-BAICANGLANG-1c = Love for All: the printed card also accepts a woman at the table. Here only the character’s gender counts.

# from: ccf521e5
SW-CHAR-BAIFEIFEI-1 = Pity (Nurse): when your message without black has been received, you may take one message with black from in front of you or the receiver into your hand.

# from: c1700596
SW-CHAR-BAIFEIFEI-1a = Pity: a two-coloured card with black is not without black and never triggers it.

# from: 55d39a81
SW-CHAR-BAIFEIFEI-1b = Pity: if neither you nor the receiver has a message with black, it is not offered.

# from: b994547c
SW-CHAR-BAIFEIFEI-1c = Pity: if you received your own message, you and the receiver are the same player.

# from: b6f2237f
SW-CHAR-BAIFEIFEI-2 = Black Heart (Nurse): when your message with black has been received, draw a card.

# from: 586e0aab
SW-CHAR-BAIFEIFEI-2a = For one reception, only one of Pity and Black Heart applies, depending on the card that was finally received.

# from: b48ac4e4
SW-CHAR-BAIKUNSHAN-1 = Poison Plot (Officer): in the contest, you may turn this character face up and choose two other players. Each takes a random card from the other’s hand and reveals it to everyone; both cards go into your hand. If a revealed card has black, you may instead have the player who took it put it in front of either of the two.

# from: b84eb5c3
SW-CHAR-BAIKUNSHAN-1a = Poison Plot: if both cards have black, you decide who has to choose first.

# from: f611ba7f
SW-CHAR-BAIKUNSHAN-1b = Poison Plot: nothing is checked halfway. If both players end up with three or more black messages, they are dying together.

# from: f44bd2f6
SW-CHAR-BAIKUNSHAN-1c = Poison Plot: decide card by card. The first player chooses at once; then you decide about the other card. A card you leave alone stays in your hand.

# from: c55a8ea2
SW-CHAR-BAIKUNSHAN-1d = Poison Plot: both players must have a card in hand.

# from: 24292f54
SW-CHAR-BAIKUNSHAN-1e = Poison Plot: cards put in front of a player are collected, not received. Three of a colour are allowed, so the skill can make someone win or start dying.

# from: 98489801
SW-CHAR-BAIKUNSHAN-1f = Poison Plot: both cards are taken from the hands as they were when the skill began, so no one can take back the card just taken.

# from: 408b79b2
SW-CHAR-BAIXIAONIAN-1 = Pass It On (Secretary): whenever a card you used from your hand has resolved, you may move one of your messages without black to another player, then draw two cards. You may not if it would leave them with three or more of a colour on that card.

# from: 477e678f
SW-CHAR-BAIXIAONIAN-1a = Pass It On: after using Entice on yourself (or Shifting Winds), it is offered only once that card has resolved, so the card just placed may be the one you move.

# from: bff9f27b
SW-CHAR-BAIXIAONIAN-1b = Pass It On (expansion): with Secret Order it is offered once the target has fixed card, target and lock, before any skill that answers the sending.

# from: 714d1ef3
SW-CHAR-BAIXIAONIAN-1c = Pass It On (expansion): with Loose Rein it is offered once target and lock are fixed; the message being sent cannot be moved.

# from: c4da8011
SW-CHAR-BAIXIAONIAN-1d = Pass It On: sending, discarding and giving cards are not uses and do not trigger it.

# from: 93d15888
SW-CHAR-BAIXIAONIAN-1e = Pass It On works in every phase in which you can use a card, including the contest and a Clear while someone is dying.

# from: 9de21beb
SW-CHAR-CHENGXIAODIE-1 = Kindred Spirit (Opera Diva): when you have received a message with red or blue, you and its sender each draw a card.

# from: 4afd910e
SW-CHAR-CHENGXIAODIE-1a = Kindred Spirit: if you are the sender too, draw two cards.

# from: c36a9355
SW-CHAR-CHENGXIAODIE-1b = Kindred Spirit: a dead sender draws nothing.

# from: 42835815
SW-CHAR-CHENGXIAODIE-2 = Nightmare (Opera Diva): when you have received a message with black, you may look at one player’s hand and discard a card of your choice from it.

# from: 10f3718c
SW-CHAR-CHENGXIAODIE-2a = A two-coloured message with black triggers both Kindred Spirit and Nightmare; the Opera Diva chooses their order.

# from: 2631635d
SW-CHAR-CHENGXIAODIE-2b = Nightmare: the player must have a card in hand; once you have looked, you must discard one.

# from: c5fc230b
SW-CHAR-DUANMUJING-1 = New Ideas (Student): once in your play phase, you may discard a card, then draw two.

# from: e0225dcf
SW-CHAR-DUANMUJING-1a = New Ideas: you need a card in hand; discarding it is not using it.

# from: d748e11a
SW-CHAR-FEIYUANLONGCHUAN-1 = Treachery (Spymaster): once in your play phase, you may choose a player; this counts as using Coerce or Entice on them, without spending a card.

# from: 4e6d9c75
SW-CHAR-FEIYUANLONGCHUAN-1a = Treachery: the copied card’s own limits apply. Coerce needs another player; Entice may be used on yourself.

# from: 5b23d00c
SW-CHAR-FEIYUANLONGCHUAN-1b = Treachery: the Chief Decoder may answer with Turn the Tables but gets no card, because there is none; a copied Coerce has no effect on her once she is face up.

# from: 58a7bc5a
SW-CHAR-FEIYUANLONGCHUAN-1c = Treachery uses no card from your hand: bans on cards do not stop it, only effects that take away skills.

# from: 96d21f8d
SW-CHAR-GUIJIAO-1 = Express (Rickshaw Runner): once in each turn’s contest, you may discard two cards from your hand, or one of your messages without black; then put the contested message in front of any player.

# from: 64db3651
SW-CHAR-GUIJIAO-1a = Express can be used once in every turn’s contest, not only on your own turn.

# from: c49b257c
SW-CHAR-GUIJIAO-1b = Express: a two-coloured message with black cannot pay for it.

# from: 4fd6883a
SW-CHAR-GUIJIAO-1c = Express: you may choose yourself; choosing the present holder is allowed but changes nothing.

# from: 1c36c103
SW-CHAR-GUXIAOMENG-1 = Quick Wit (Code Clerk): in the contest, or when you are asked while someone is dying, you may turn this character face up and draw four cards.

# from: ec518302
SW-CHAR-GUXIAOMENG-1a = Quick Wit: the dying player may be the Code Clerk herself.

# from: 9574d13d
SW-CHAR-GUXIAOMENG-1b = Quick Wit used in a rescue is not yet an answer: she is asked again at once and may use a Clear she just drew.

# from: 2fc1c89f
SW-CHAR-GUXIAOMENG-1c = Quick Wit used in a rescue that fails has turned her face up in time for Legacy.

# from: 80af9e4d
SW-CHAR-GUXIAOMENG-2 = Legacy (Code Clerk): before another player dies, while this character is face up, take their whole hand and look at their identity card. You may keep it as your own; your old identity card then leaves the game face down.

# from: aec1254d
SW-CHAR-GUXIAOMENG-2a = Legacy: taking the hand and looking are not optional. Whether you kept the identity must be said; neither identity is revealed.

# from: 8321adc7
SW-CHAR-GUXIAOMENG-2b = Legacy: the hand is gone before the dead player could give cards away.

# from: 34ed4a71
SW-CHAR-GUXIAOMENG-2c = Legacy and the Chief Decoder’s Last Letter: whoever comes first counter-clockwise from the player whose turn it is acts first. If it is the Chief Decoder, Last Letter uses one card and the Code Clerk takes the rest; if not, the Code Clerk takes everything and Last Letter has no card.

# from: 422d5801
SW-CHAR-GUXIAOMENG-2d = Legacy: a player who has lost their identity wins neither with a faction nor by a task; only Epilogue can make them win.

# from: 8b01b87e
SW-CHAR-GUXIAOMENG-2e = Legacy: several deaths at once trigger it once each, in the order you like. If you take a second identity, the first one you took leaves the game too. A Code Clerk who is among the dead gets none.

# from: 329e2b59
SW-CHAR-GUXIAOMENG-2f = Legacy: if the dead player has no identity card any more, only the hand is taken.

# from: 11c43944
SW-CHAR-GUXIAOMENG-3 = Epilogue (Code Clerk): if you are among the winners, every player without an identity card wins as well.

# from: 273c51af
SW-CHAR-GUXIAOMENG-3a = Epilogue applies no matter who declared: a faction member’s victory that makes the Code Clerk win is enough.

# from: 7015ec91
SW-CHAR-GUXIAOMENG-3b = Epilogue: the Code Clerk must be alive and face up when the game ends.

# from: cd30ed6f
SW-CHAR-GUXIAOMENG_SP-1 = Bond (Loyal Clerk): once in your play phase, you may draw two cards, then give one or more cards from your hand to another player.

# from: c1535e45
SW-CHAR-GUXIAOMENG_SP-1a = Bond: once you have begun, you must give.

# from: 404b3e98
SW-CHAR-GUXIAOMENG_SP-1b = Bond: all cards go to the same player; you may give your whole hand.

# from: 17140985
SW-CHAR-HANMEI-1 = Graft (Flower Girl): in the contest, you may turn this character face up: move one message from one player to another. If it would leave them with three or more of a colour on that card, it goes into your hand instead.

# from: e93501da
SW-CHAR-HANMEI-1a = Graft: the two players must be different; either may be the Flower Girl.

# from: 13ecaa58
SW-CHAR-HANMEI-1b = Graft: first choose who gets it, then look for three of a colour, black included. So you may choose a player with two of the colour on purpose, to get the card yourself.

# from: a2995984
SW-CHAR-HANMEI-1c = Graft needs at least one message on the table.

# from: dbea6bd2
SW-CHAR-HUANGJIREN-1 = Right Remedy (Herbalist): in the contest, you may turn this character face up and draw three cards; then you may reveal two cards from your hand that share a colour and discard one message of that colour in front of any player.

# from: 6553ce36
SW-CHAR-HUANGJIREN-1a = Right Remedy: the revealed cards stay in your hand.

# from: 8e150417
SW-CHAR-HUANGJIREN-1b = Right Remedy: if the two cards share both colours, either may be used.

# from: b5916125
SW-CHAR-HUANGJIREN-1c = Right Remedy: a message qualifies if it has the colour; a two-coloured one is discarded whole.

# from: 55b19d56
SW-CHAR-HUANGJIREN-1d = Right Remedy: revealing is offered only if there is such a message; after revealing, you must discard one.

# from: 4c1bd3b5
SW-CHAR-JINSHENGHUO-1 = Caution (Section Chief): when you have received a two-coloured message, you may replace it with a card from your hand: that card is now the received message, face up, and the old one goes into your hand.

# from: d14d8507
SW-CHAR-JINSHENGHUO-1a = Caution: for every skill that triggers later, the new card is the one received.

# from: 21947abc
SW-CHAR-JINSHENGHUO-1b = Caution: everyone sees both cards; the received card must still be in front of you.

# from: 6e98b7e3
SW-CHAR-JINSHENGHUO-1c = Caution: three of a colour are allowed, so it may complete a win or a third black.

# from: e7b4c735
SW-CHAR-LAOBIE-1 = Liaison (Cigarette Seller): when you send a message, you may use any arrow, ←, → or ↑, whatever the card shows.

# from: 0485a853
SW-CHAR-LAOBIE-1a = Liaison (expansion): also when you send because of a Secret Order.

# from: 2f63f262
SW-CHAR-LAOBIE-1b = Liaison does not affect the lock mark.

# from: 63a21ce6
SW-CHAR-LAOBIE-2 = Open Bait (Cigarette Seller): when your message with red or blue has been received, you and the receiver each draw a card.

# from: b0500833
SW-CHAR-LAOBIE-2a = Open Bait: if you received it yourself, draw two cards.

# from: 10ec3726
SW-CHAR-LAOBIE-2b = Open Bait: two-coloured cards with red or blue count, even if they also have black.

# from: f6490a21
SW-CHAR-LAOHAN-1 = Face Death (Second Wife): when you have received a message with black, draw two cards.

# from: b3acdf51
SW-CHAR-LAOHAN-1a = Face Death: cards put in front of you by Entice, Shifting Winds or a skill are not received and do not trigger it.

# from: 26a18da8
SW-CHAR-LAOHAN-2 = Homecoming (Second Wife): before you die, you may move one of your messages to the player whose turn it is.

# from: 5a917fe2
SW-CHAR-LAOHAN-2a = Homecoming cannot save you: even if the card was black, you die.

# from: d5e0b758
SW-CHAR-LAOHAN-2b = Homecoming cannot be used on your own turn, if the player whose turn it is has died, or if you have no message.

# from: bd50962c
SW-CHAR-LAOHAN-2c = Homecoming can make that player win or start dying; this is checked only once your death has been resolved.

# from: b23bbc40
SW-CHAR-LIANYUAN-1 = Gifted Pen (Novelist): in the contest, you may turn this character face up: take any one message on the table into your hand, or two that share no colour.

# from: 4ee4f3d5
SW-CHAR-LIANYUAN-1a = Gifted Pen: both may come from the same player or from two; the Novelist’s own count too.

# from: d11a33b2
SW-CHAR-LIANYUAN-1b = Gifted Pen: both colours of a card are compared. Red and black and blue and black share black.

# from: 5c2f3bc1
SW-CHAR-LIANYUAN-1c = Gifted Pen: at least one must be taken; with no message on the table it cannot be used.

# from: 20338905
SW-CHAR-LIANYUAN-1d = Gifted Pen: the contested message belongs to no one yet and cannot be taken.

# from: 64e569a6
SW-CHAR-LININGYU-1 = Turn the Tables (Chief Decoder): when Probe, Coerce or Entice is used on you while this character is face down, you may turn it face up and draw two cards; once that card has resolved, take it into your hand.

# from: a909e37b
SW-CHAR-LININGYU-1a = Turn the Tables: Unfathomable works at once, so that Probe or Coerce has no effect but is still yours. Entice resolves as usual and is then yours.

# from: 9c8b68c0
SW-CHAR-LININGYU-1b = Turn the Tables: against a card that only counts as used, you draw two cards but there is none to take.

# from: e5afa0de
SW-CHAR-LININGYU-1c = Turn the Tables: a Probe taken this way does not leave the game.

# from: 96c72555
SW-CHAR-LININGYU-2 = Unfathomable (Chief Decoder): while this character is face up, Probe and Coerce have no effect on you.

# from: 7e7b16d4
SW-CHAR-LININGYU-2a = Unfathomable: you can still be chosen, and the card is spent as usual (Probe leaves the game).

# from: 2cde13ea
SW-CHAR-LININGYU-3 = Last Letter (Chief Decoder): before you die, while this character is face up, you may put a card from your hand in front of another player as a message.

# from: ca03b5cc
SW-CHAR-LININGYU-3a = Last Letter: not if the character is face down when you die.

# from: 453e2f00
SW-CHAR-LININGYU-3b = Last Letter: if you are the Usurper and die on your own turn, a victory it brings about still falls on your turn and is yours.

# from: 8ae81769
SW-CHAR-LININGYU-3c = Last Letter: any colour may be chosen, and three of a colour are allowed.

# from: 98bae13a
SW-CHAR-LININGYU_SP-1 = Improvise (Sly Decoder): you may use Intercept as Mislead.

# from: b6fbcc56
SW-CHAR-LININGYU_SP-1a = Improvise: a ban goes by what the card is used as. If Intercept is banned, you may still do it; if Mislead is banned, you may not.

# from: 2b1c504e
SW-CHAR-LININGYU_SP-1b = Improvise: in your hand the card is still an Intercept, for example when you are coerced.

# from: acad24cd
SW-CHAR-LININGYU_SP-2 = Lead On (Sly Decoder): when Mislead you used has resolved, draw a card.

# from: 034064e9
SW-CHAR-LININGYU_SP-2a = Lead On: an Intercept used as Mislead triggers it too.

# from: b2c27441
SW-CHAR-LIXING-1 = Search (Constable): in the contest, you may turn this character face up and look at one player’s hand and at the contested message. You may reveal any number of those cards that have black and take them into your hand.

# from: 8e30d4fe
SW-CHAR-LIXING-1a = Search: if you take the contested message, the turn ends at once and no one receives it.

# from: 388c4f0b
SW-CHAR-LIXING-1b = Search: you may take none; two-coloured cards with black count.

# from: e5bcfce6
SW-CHAR-LIXING-1c = Search: everyone sees the cards you take; only the Constable saw the rest.

# from: b68eeaff
SW-CHAR-LIXING-1d = Search: the hand may be empty, or your own; you look at the contested message in any case.

# from: 506fa53a
SW-CHAR-MAOBUBA-1 = Rare Goods (Antique Dealer): when you have received a two-coloured message, you may take one of your messages into your hand.

# from: e61cec1e
SW-CHAR-MAOBUBA-1a = Rare Goods: the message just received may be chosen.

# from: 0ea1076c
SW-CHAR-MOHONGSHUANG_SP-1 = Morning Lily (Femme Fatale): in the contest, you may turn this character face up and choose a woman, character or player: she draws a card or discards one at random.

# from: fd128fe5
SW-CHAR-MOHONGSHUANG_SP-1a = Morning Lily: the Femme Fatale decides which of the two it is.

# from: ab5b477d
SW-CHAR-MOHONGSHUANG_SP-1b = Morning Lily asks for the players’ own genders, so the Femme Fatale is left out by default; the online game left her out too.

# from: 62f8ff8c
SW-CHAR-MOHONGSHUANG_SP-2 = Evening Rose (Femme Fatale): when you have received a message on your own turn, while this character is face up, you may turn it face down and take one of your messages into your hand; then put a card from your hand in front of a player who is a man.

# from: 811fcf80
SW-CHAR-MOHONGSHUANG_SP-2a = Evening Rose: if she is in the game and players’ own genders do not count, “a man” means a face-up male character.

# from: 7ff43c13
SW-CHAR-PEILING-1 = Socialise (Film Star): once in your play phase, you may take one or two random cards from one player’s hand, then give them as many cards from your hand. For each of your messages with black you may give one fewer.

# from: 57bcc3b4
SW-CHAR-PEILING-1a = Socialise: you may take one card instead of two, and giving fewer is your choice too.

# from: 40ec3704
SW-CHAR-PEILING-1b = Socialise: you give at most as many as you took, at least that number less your messages with black (never below none). Any cards will do, those just taken included.

# from: eca24eaa
SW-CHAR-PEILING-1c = Socialise needs another player with a card in hand.

# from: 3029ea70
SW-CHAR-SHANGYU-1 = Borrowed Knife (Innkeeper): in the contest, you may turn this character face up and take a random card from another player’s hand and reveal it. If it has black, you may put it in front of any player and turn this character face down again; if not, draw a card.

# from: ee51c116
SW-CHAR-SHANGYU-1a = Borrowed Knife: placing a black card turns her face down, so she may use it again in the same contest. Every use counts separately: dying is checked and the asking starts again with the holder in between.

# from: 5d6a90cf
SW-CHAR-SHANGYU-1b = Borrowed Knife: the card taken is hers. One without black, or one she does not place, stays in her hand, and she stays face up.

# from: d27b154c
SW-CHAR-SHANGYU-1c = Borrowed Knife: anyone may get the card, herself and the player it came from included; three of a colour are allowed.

# from: 524c1ad3
SW-CHAR-SHANGYU-1d = Borrowed Knife: the other player must have a card in hand.

# from: 80186d6c
SW-CHAR-SHAOXIU-1 = Hidden Needle (Heiress): when your message has been received, whatever its colour, you may put a card with black from your hand in front of the receiver; then draw a card.

# from: e76f0f69
SW-CHAR-SHAOXIU-1a = Hidden Needle: if the Heiress received her own message, the card goes in front of herself.

# from: ce30e0d9
SW-CHAR-WANGFUGUI-1 = Gang Order (Gang Boss): when you have sent a message, you may name a colour. When it is received this turn, you may discard one of the receiver’s messages of that colour; if it has black, draw a card.

# from: bb1ffa6e
SW-CHAR-WANGFUGUI-1a = Gang Order: the message just received may be the one discarded, and so may a two-coloured one with that colour.

# from: a9270c15
SW-CHAR-WANGFUGUI-1b = Gang Order: to discard, the Gang Boss must be alive and the receiver must have a message of that colour.

# from: 29c3d81c
SW-CHAR-WANGKUI-1 = Tooth for a Tooth (Enforcer): when you have received a message with black, you may put a card with black from your hand in front of its sender or a neighbour of the sender; then draw a card.

# from: 24dec0dd
SW-CHAR-WANGKUI-1a = Tooth for a Tooth: neighbours are the nearest living players on either side; the Enforcer himself counts if he sits there or is the sender.

# from: 53147c89
SW-CHAR-WANGKUI-1b = Tooth for a Tooth: a dead sender cannot be chosen, but the living neighbours of that seat can.

# from: 7eb249d0
SW-CHAR-WANGTIANXIANG-1 = Confinement (Head Agent): once in your play phase, you may choose a player. They must give you two cards from their hand, or be confined: no cards from hand and no skills for the rest of the turn.

# from: 0b6369f4
SW-CHAR-WANGTIANXIANG-1a = Confinement: a player with fewer than two cards is confined outright.

# from: 01f9bc3b
SW-CHAR-WANGTIANXIANG-1b = Confinement: a confined player cannot use cards from hand but can still send a message, give cards and discard.

# from: b67a9aa5
SW-CHAR-WANGTIANXIANG-1c = Confinement: choose another player, not yourself.

# from: 3157f1e0
SW-CHAR-WANGTIANXIANG-1d = Confinement takes away all skills, those before death and passive ones included; what a skill had already caused stays.

# from: fb8d3904
SW-CHAR-WUZHIGUO-1 = Tenacity (Bandit Hunter): when you have received a message with black, you may reveal the top card of the deck. If it has black, take it into your hand and discard one message with black in front of any player.

# from: d176a0f4
SW-CHAR-WUZHIGUO-1a = Tenacity: a card without black goes back on top of the deck; everyone has seen it.

# from: 9a2a7312
SW-CHAR-WUZHIGUO-1b = Tenacity: if the card has black, both parts must be done (the discard only if there is a message with black).

# from: 447d96f0
SW-CHAR-WUZHIGUO-1c = Tenacity resolves before dying is checked, so it can remove your own third black message.

# from: 6ab2ed48
SW-CHAR-XIAOJIU-1 = Extra Edition (Newsboy): in the contest, you may turn this character face up and draw three cards; then you may put any number of cards from your hand in front of any players, as long as this gives no one three or more of a colour.

# from: 82d0382a
SW-CHAR-XIAOJIU-1a = Extra Edition: three of a colour are judged after all cards are placed, and only for colours that were added.

# from: ab701731
SW-CHAR-XIAOJIU-1b = Extra Edition: the Newsboy may put cards in front of himself.

# from: 73d4f84c
SW-CHAR-XUANQINGZI-1 = Oracle (Fortune Teller): once in the contest of your own turn, you may look at the top card of the deck; then either draw a card or exchange that card with the contested message, both face down.

# from: 085962cb
SW-CHAR-XUANQINGZI-1a = Oracle can be used on each of your own turns, never on another player’s turn.

# from: 2dd0badd
SW-CHAR-XUANQINGZI-1b = Oracle: once you have looked, you must choose. The card you draw is the one you saw.

# from: 7e2be387
SW-CHAR-XUANQINGZI-1c = Oracle: after an exchange the contested message is face down even if it was face up before; the old one is now the top card of the deck.

# from: e09ba943
SW-CHAR-ZHANGYITING-1 = Strict Order (Commander): when you have sent a message, or have decided to accept one, you may name one or two functions: no one may use those cards for the rest of the turn.

# from: 214bdeae
SW-CHAR-ZHANGYITING-1a = Strict Order: both occasions can come on one turn (sent, came back, accepted), for up to four functions.

# from: b1408352
SW-CHAR-ZHANGYITING-1b = Strict Order stops only cards used from hand; Steal the Sky still counts as using Intercept.

# from: c04b5ea0
SW-CHAR-ZHANGYITING-1c = Strict Order: a card used as another one is judged by what it is used as.

# from: 3093e43b
SW-CHAR-ZHANGYITING-1d = Strict Order: accepting counts on other players’ turns too. The Commander is bound by his own order.

# from: daa43798
SW-CHAR-ZHANGYITING-1e = Strict Order: having to accept, as locked player or as sender, counts as accepting; getting the message through Intercept, Mislead or a skill does not.

# from: d68ed7a4
SW-CHAR-ZHENGWENXIAN-1 = Steal the Sky (Editor): in the contest, you may turn this character face up; this counts as using Intercept.

# from: 3c0c2e1a
SW-CHAR-ZHENGWENXIAN-1a = Steal the Sky is not stopped by a ban on Intercept.

# from: f134d4ef
SW-CHAR-ZHENGWENXIAN-1b = Steal the Sky can be used even if the message is already in front of you.

# from: 64e1b6aa
SW-CHAR-ZHENGWENXIAN-2 = Swap the Sun (Editor): when Swap or Decode you used has resolved, while this character is face up, you may turn it face down.

# from: dda2258a
SW-CHAR-ZHENGWENXIAN-2a = Swap the Sun: a Decode on a face-up message, or one that found no black, still counts as used.

# from: 374498ce
SW-CHAR-ZHENGWENXIAN-2b = Swap the Sun: once face down, Steal the Sky can be used again, even in the same contest.

# from: 9eee83d3
SW-CHAR-CHENGXIAODIE_SP-1 = Burn Together (Stage Patriot, Cheng Xiaodie SP): in the contest, you may turn this character face up. Counter-clockwise from yourself, reveal the top card of the deck once for every player: a pure black card goes in front of that player, any card with red or blue into your hand. Nothing is checked in between; players left with three black are dying together.

# from: c3d275da
SW-CHAR-CHIJINGHAI-1 = Watch the Sea (Code Expert, Chi Jinghai): when you use Intercept or Mislead, look at the contested message before it resolves (with Mislead, after choosing where it goes).

# from: 7ef7fdd5
SW-CHAR-CHIJINGHAI-2 = Take Shelter (Code Expert, Chi Jinghai): once in the contest, after Watch the Sea, you may make that Intercept or Mislead have no effect, then draw two cards.

# from: 50f4650f
SW-CHAR-DUANMUJING_SP-1 = Successor (Student Delegate, Duanmu Jing SP): while you are dying, you may turn this character face up and remove it from the game. Discard your messages until exactly one red or blue one is left, then draw three character cards in secret, keep one as your new character (a hidden one face down) and put the others under the stack. Not possible without a red or blue message.

# from: e21e7cb8
SW-CHAR-GAOQIAOZHIZI-1 = Beguile (Geisha, Takahashi Tomoko): once in your play phase, you may reveal the top card of the deck, then look at one player’s hand and discard a card from it; if it shares a colour with the revealed card, it goes into your hand. You may choose an empty hand; then nothing more happens.

# from: 1c332556
SW-CHAR-HANMEI_TEWUXUEYUAN-1 = Cold-Blooded Drill (Agent Trainee, Han Mei): whenever you have to send a message, you may reveal the top two cards of the deck instead and send one of them face up (one with black if there is any), locking one player; no one may use Swap this turn. The other card goes into your hand. Under a Secret Order, it overrides the order completely.

# from: a99cd5cd
SW-CHAR-JIANXIANSHENG-1 = Unruffled (Stage Actor, Mr Jian): when a Probe between you and another player, either way, has resolved, you may take a random card from their hand, or you both draw a card. It triggers even if the Probe had no effect.

# from: 995faabf
SW-CHAR-LAOHU-1 = Master Plan (Resistance Leader, Lao Hu): in your play phase or in the contest, you may turn this character face up: look at the top five cards of the deck, take three into your hand and put the rest back on top in any order.

# from: a9263a80
SW-CHAR-LIANYUAN_SP-1 = Seek the Truth (Patriotic Writer, Lian Yuan SP): once in your play phase, you may move one of another player’s messages in front of you, without giving yourself three or more of a colour. They may then put a pure black card from their hand or their messages in front of you.

# from: 8ff1a23f
SW-CHAR-MALIYA-1 = Sanctuary (Nun, Maria): when your message has been received by a hidden character, draw a card and you may turn that character face down; by an open character, you may take one of their messages with black into your hand or put it in front of you. Receiving your own message counts as the open case.

# from: 62cb918d
SW-CHAR-QIANMIN-1 = Strike First (Investigator, Qian Min): after a skill put a card in front of a player as a message, or in the contest, you may turn this character face up: discard any one message, and one character’s skills have no effect this turn; if that is a face-down hidden character, you may turn it face up. The card must really have moved; moving within the same player’s messages does not count.

# from: 8cbbfac5
SW-CHAR-QINYUANYUAN-1 = Both Ways (Gallant Courtesan, Qin Yuanyuan): in the contest, you may turn this character face up and choose two players in order: both discard their hands, then draw three cards each in that order.

# from: 8d36ef47
SW-CHAR-QINYUANYUAN-2 = Wing to Wing (Gallant Courtesan, Qin Yuanyuan): when a male character declares victory on your turn, while you are alive and face up, you may win with him, and the rest of his faction does not win. Only the one who declares counts; a face-down character has no gender. If you are the Usurper, that comes first. If several men declare, you choose one.

# from: 109d8f9d
SW-CHAR-SHENGLAOBAN-1 = Puppet Master (Tycoon, Boss Sheng): in the contest, or when asked while someone is dying, you may turn this character face up and look at one player’s hand. You may discard one of its cards, or make that player use one that is allowed at this moment, while you make its choices. They count as the user; it is not possible if they cannot use cards. Using a card as another cannot be imposed where it is optional, and must be done where it is compulsory.

# from: 8f7a9aa9
SW-CHAR-SHENGLAOBAN-2 = Lie Low (Tycoon, Boss Sheng): when you have used Coerce, Shifting Winds or Intercept, you may turn this character face down.

# from: 739a63ef
SW-CHAR-XIAOJIU_ZHUIMENGSHAONIAN-1 = Pure Heart (Young Dreamer, Xiao Jiu): when your message without black has been received by another player, you may draw two cards, or put a card from your hand that shares a colour with it in front of yourself.

# from: 7963ac61
SW-CHAR-AFULUOLA_JIANDIE-1 = Quick Change (Spy, Aurora): in the contest, while the contested message is face down, you may turn this character and the message face up. Pure red or blue: this counts as using Intercept, and you draw a card. Pure black: it counts as using Mislead, you choose where it goes, and you draw two. Two-coloured: discard it, the contest ends, and you draw three. Not possible if the message is already face up.

# from: 3c67a26e
SW-CHAR-AFULUOLA_JIANDIE-2 = Troubled Waters (Spy, Aurora): once per game, while face up, when Loose Rein or Lure Away could be used, you may use any card from your hand as Loose Rein or Lure Away.

# from: 6d6261b6
SW-CHAR-BAIFEIFEI_SP-1 = Wheedle (Undercover Nurse, Bai Feifei SP): once in your play phase, you may reveal two cards from your hand that share a colour, then take one of another player’s messages of that colour into your hand.

# from: d1608528
SW-CHAR-BIANYUNJIANG-1 = Lure Them In (Soldier, Bian Yunjiang): once per game, in your send phase, you may send a card from your hand face up instead of sending as usual. Players whose faction colour is on it must accept it when it reaches them; players whose faction colour is not on it may not. Strangers choose freely.

# from: 23bb6140
SW-CHAR-BIANYUNJIANG-2 = Swift Strike (Soldier, Bian Yunjiang): when your message has been received by another player, you may draw two cards and put a pure black card from your hand in front of yourself (you must if you have one; otherwise stop). Then you may discard the received message and put a black card from your hand in its place. Skills that trigger later look at the replacement.

# from: 684868d1
SW-CHAR-CHENANNA-1 = Prove Innocence (Stenographer, Chen Anna): once in your play phase, you may discard a card from your hand without your faction’s colour and draw two. A Stranger may discard any card.

# from: d74f570e
SW-CHAR-CHENANNA-2 = Shorthand Code (Stenographer, Chen Anna): once per game, when Swap could be used, you may use Decode as a face-down Swap.

# from: 76e86808
SW-CHAR-CHENDAER-1 = Change of Plan (Snoop, Chen Da’er): at the start of your send phase, draw a card; then you may name two of Intercept, Mislead, Swap and Decode, in order: for the rest of the turn everyone’s first may only be used as the second. It concerns cards from hand only, never effects that count as using a card, and a card changes at most once.

# from: 53d80925
SW-CHAR-HANMEI_TEWUCHUZHANG-1 = Secret Passage (Spy Chief, Han Mei): when you have received another player’s message while this character is face down, you may turn it face up and draw two cards; then put a card from your hand that shares a colour with that message in front of the sender (you must if you have one).

# from: d28474a5
SW-CHAR-HANMEI_TEWUCHUZHANG-2 = Counterplot (Spy Chief, Han Mei): when you have used Mislead, or the message in front of you was moved by Mislead, while this character is face up, you may turn it face down and draw a card.

# from: 3416c28b
SW-CHAR-HANMEI_SP-1 = Hidden Menace (Bureau Agent, Han Mei SP): when you have received a blue message, or your blue message has been received, you may put a pure black message of yours in front of the other side, or take a random card from their hand. The other side is the receiver if you sent it, the sender if you received it.

# from: bd6431db
SW-CHAR-HANMEI_SP-2 = White Moonlight (Bureau Agent, Han Mei SP): while a face-up living Xiao Jiu is in play, draw one more card in your draw phase. If that Xiao Jiu has three or more blue messages and does not declare, you may declare, and only the two of you win; it counts as your victory. A Xiao Jiu who is the Instigator with three blue declares first, so you cannot.

# from: 18268ef5
SW-CHAR-JINZILAI-1 = Bet Your Life (Card Sharp, Jin Zilai): once per turn, when a face-down message reaches you in the send phase or after a Swap has resolved, you may name a colour, look at the message, put it back face down and draw a card. If it lacks the colour and you hold a pure black card, you must put one in front of yourself. Decide before any Decode; you never have to say whether you were right.

# from: 9b58e018
SW-CHAR-LISHUYUN-1 = Final Word (Professor, Li Shuyun): in the contest, while the contested message is in front of you, you may turn this character face up and end the contest at once. If receiving it would give you three or more of a colour, it goes into your hand instead; then there is no receive phase, and nothing about receiving triggers.

# from: c6f131be
SW-CHAR-LISHUYUN-2 = Truth (Professor, Li Shuyun): when your red or blue message has been received by another player, you may draw two cards and turn this character face down.

# from: bab30e86
SW-CHAR-LINGSUQIU-1 = Test the Waters (Chess Player, Ling Suqiu): once in your play phase, you may give a player a card from your hand. They give you one back, which must have their faction’s colour if they hold such a card. Strangers choose freely.

# from: cc4cb756
SW-CHAR-LINGSUQIU-2 = Not an Inch (Chess Player, Ling Suqiu): when another player has got a card from your hand, you may take a random card from theirs once all other effects have resolved.

# from: 51c0e098
SW-CHAR-QINWUMING-1 = All or Nothing (Daredevil, Qin Wuming): once in your play phase, you may put a pure black card from your hand in front of yourself, then draw three cards.

# from: e88737d4
SW-CHAR-QINWUMING-2 = To the Bitter End (Daredevil, Qin Wuming): once in your play phase, you may discard a card from your hand; another player discards one card more than you have black messages.

# from: 53d80925
SW-CHAR-XIAOJIU_FANTEDIZHU-1 = Secret Passage (Spy Catcher, Xiao Jiu): when you have received another player’s message while this character is face down, you may turn it face up and draw two cards; then put a card from your hand that shares a colour with that message in front of the sender (you must if you have one).

# from: 0d5ee55c
SW-CHAR-XIAOJIU_FANTEDIZHU-2 = Go with the Flow (Spy Catcher, Xiao Jiu): when you have used Intercept, or the message in front of you was moved by Intercept, while this character is face up, you may turn it face down and draw a card.

# from: 2febff87
SW-CHAR-XIAOJIU_SP-1 = High Hopes (Station Head, Xiao Jiu SP): when you have received a red message, or your red message has been received, you may take one message with black, yours or the other side’s, into your hand, or both sides draw a card. Receiving your own red message triggers it once only (then you draw two).

# from: d3c7291d
SW-CHAR-XIAOJIU_SP-2 = Sweetheart (Station Head, Xiao Jiu SP): while a face-up living Han Mei is in play, draw one more card in your draw phase. If that Han Mei has three or more red messages and does not declare, you declare, and only the two of you win.

# from: f7e3e80f
SW-CHAR-XIAOLINGDANG-1 = Carrier Pigeon (Acrobat, Xiao Lingdang): when you have sent a ← or → message, you may name another player who may not choose to accept it in this turn’s send phase.

# from: 1f3f5554
SW-CHAR-XIAOLINGDANG-2 = Thieving Monkey (Acrobat, Xiao Lingdang): once in your play phase, you may exchange a card from your hand with one of another player’s messages of exactly the same colour or colours.

# from: db31cab3
SW-CHAR-YAPAO-1 = Sealed Lips (Beggar, Ya Pao): when you have used Probe or Coerce, or it was used on you, that card has no effect. The first time in a turn both sides draw a card; afterwards only you do.

# from: 21ff8a1d
SW-CHAR-YAPAO-2 = Honest Soul (Beggar, Ya Pao): when your message has been received by another player, the receiver takes a random card from your hand.

# from: c8fcffb2
SW-CHAR-SUNSHOUMO-1 = Careful Thought (Staff Officer, Sun Shoumo): when any player has sent a message, you may name a player; if they receive it this turn and you used no Intercept, Mislead or Swap this turn, draw a card.

# from: e1d68d27
SW-CHAR-SUNSHOUMO-2 = Firm Command (Staff Officer, Sun Shoumo): every message you send may lock.

# from: 95bd70c7
SW-CHAR-WANGXIANG-1 = Freight by Rail (Train Driver, Wang Xiang): other players cannot move messages you sent with Mislead.

# from: 3e470f96
SW-CHAR-WANGXIANG-2 = Workers Know Best (Train Driver, Wang Xiang): in your draw phase, draw one more card if you have a red message and one more if you have a blue one. When you send a ← or → message, for each of your black messages you may name one player who may not choose to accept it.

# from: b046ec65
section-15 = The rulebook and later rules

# from: 97226248
SW-CONFLICT-06 = Who may an ↑ message go to? The rulebook says any player, but lets that player return it to the sender. Here: another player.

# from: e3dab270
SW-CONFLICT-07 = How does a death resolve? The rulebook: cards are given away, then the rest is discarded. Later rules put the tasks and the skills before death first. Here: as the later rules say; the rulebook’s two steps keep their order.

# from: 97f82855
SW-CONFLICT-09 = How many Strangers are there? The rulebook: seven up to the second expansion. Here: three in the base set, and two more with each expansion.

# from: 080ee74c
SW-CONFLICT-10 = What happens to a player who goes out? The rulebook: the character is removed, they cannot win and trigger nothing. Later rules: hand and messages are discarded too. Here: all of it.

# from: 6ac7c71f
SW-CONFLICT-11 = Who is the sender? The rulebook: the player whose turn it is. With Secret Order (expansion): its target.

# from: 80e786b8
SW-CONFLICT-12 = Where does the order of skills about receiving start? The rulebook does not say; later rules say the player whose turn it is, older ones the sender. Here: the player whose turn it is. In the base set they are the same.

# from: 67c7522c
SW-CONFLICT-14 = Are players asked in order in the contest? The rulebook recommends it; later rules require it. Here: it is the rule.

# from: d8471d6e
SW-CONFLICT-16 = Which cards are in the deck? The rulebook does not list them. Here: all 100 of the base set; with the first expansion eight of them may be taken out.

# from: a80d703b
SW-CONFLICT-17 = What does the Cleaner need? The rulebook does not say, and older texts differ. Here: at most one red and at most one blue message in front of the player who dies, on any turn.

# from: 6ea6bbf0
SW-CONFLICT-18 = Whose messages does the Troublemaker need? One text says all other characters, another all other living players. Here: living players.

# from: f0fe3dca
SW-CONFLICT-19 = In what order do skills before death resolve? One text says the order of death, another counter-clockwise from the player whose turn it is. Here: counter-clockwise.

# from: 86c5b701
SW-CONFLICT-20 = When does what skills before death have caused count? Skills triggered by them resolve before cards are given away; victory and dying are checked at the first checkpoint after the death.

# from: 14d2f541
SW-CONFLICT-21 = How do several dead players discard? Later rules: all give cards away, then all discard. The online game: player by player. Here: as the later rules say.

# from: 62ceb920
SW-CONFLICT-23 = How many can play? The rulebook: five to eight. There are also an official variant for four and an unofficial one for nine.

# from: 63eb385c
SW-CONFLICT-24 = One Secret Order was misprinted: first East Wind blue, West Wind red, Still Wind black; corrected to East Wind black, West Wind red, Still Wind blue. Here: the corrected card.

# from: 77d5c3bd
section-16 = Rulings

# from: 8c6a3976
SW-RULING-01 = What if the deck runs out? As soon as more cards are needed (drawn, looked at or revealed) than the deck has, shuffle the discard pile and put it under what is left. If there are still too few, take what there is. A card being used is not in the discard pile; removed cards stay out.

# from: e557bd65
SW-RULING-02 = Is there a hand limit? No.

# from: a2e948b8
SW-RULING-03 = May an ↑ message be sent to yourself? No.

# from: 16f4f099
SW-RULING-04 = What does everyone learn when a message is sent? The sender, the arrow used, the player chosen for ↑ and the locked player. Function and colours stay secret, and so does the lock mark of a card that locks no one.

# from: da77388b
SW-RULING-05 = Who may be locked? Any one living player except the sender. With ↑, locking someone other than the chosen player is allowed but does nothing.

# from: cbe45a00
SW-RULING-06 = Does a lock matter after the message has been accepted? No.

# from: 8356d965
SW-RULING-07 = How long does a message stay face up after Decode or Deft Hands? Until it is received, discarded or replaced; Swap and an exchange by Oracle make it face down.

# from: 59480cba
SW-RULING-08 = Who knows a face-down contested message? The sender knows the card sent; those who used Decode, Search or Oracle know what they saw; the user of Swap knows the new card; no one else.

# from: d6383446
SW-RULING-09 = Can the Probe handed over be discarded, and who picks the discard? It is not in the hand, so no; the target picks.

# from: ae1b46c5
SW-RULING-10 = If Coerce finds no such card, does everyone see the hand? No, only the user: the card says it is shown to you.

# from: 36638c14
SW-RULING-11 = What do Entice and Tenacity do if no card is left anywhere? Nothing is placed or revealed; the Entice is spent.

# from: 51bbee34
SW-RULING-12 = How does Mislead move the message if only two players are alive, one of them the holder? Both sides are the same player: there is only one place to go.

# from: 3d26a25c
SW-RULING-13 = Who sees a card taken at random from a hand? The taker and the player it came from; the others see only the number, unless it is revealed. Every card is equally likely.

# from: 0a99ae17
SW-RULING-14 = May players be skipped automatically when others are asked? Only for reasons everyone can see: no cards in hand and no usable skill on a face-up character, or confined. Never because of hidden contents, which would give something away.

# from: 7a82b5a1
SW-RULING-15 = After acting, may you act again? Yes: in the contest when you are asked again; in the play phase, and when the message has reached you, at once; in a rescue at once after Quick Wit, and after a Clear as the rule for a Clear that was not enough says.

# from: da8df8a4
SW-RULING-16 = If a skill loses its effect after it has caused something (Gang Order named a colour, Strict Order named functions), does that stay? Yes.

# from: 2ada6be9
SW-RULING-17 = When is it judged whether the player of a triggered skill is face up and alive? When their turn in the round comes.

# from: 6cf002fb
SW-RULING-18 = Do later skills still trigger if the received card is already gone? Yes, if their effect does not need it: Face Death draws, Caution does not work.

# from: c5310fa9
SW-RULING-19 = If two players draw a card each, who draws first? Whoever comes first counter-clockwise from the player whose turn it is.

# from: 0361007c
SW-RULING-20 = What happens after Quick Wit in a rescue? The same player is asked again.

# from: b9251500
SW-RULING-21 = If the asking in a rescue starts over, are players noted as going to die asked too? Yes, they are alive until all these rescues are over.

# from: 29eb038c
SW-RULING-22 = How many cards may a dead player give away? None to three, to one living player; they need not give any.

# from: 9022d481
SW-RULING-23 = Can the Second Wife use Homecoming on her own turn? No: the card would stay where it is and then be discarded.

# from: e8ea409a
SW-RULING-24 = Can a face-down hidden character use a skill before death? No.

# from: dbf03b32
SW-RULING-25 = Is a dead hidden character turned face up? Not before the game ends.

# from: 22f3f7a1
SW-RULING-26 = Where does the order start if the player whose turn it is has died or is out? From that seat, with the next living player.

# from: b29b184f
SW-RULING-27 = What of texts about the players’ own genders (Love for All, Morning Lily, Evening Rose)? By default they do not count: Love for All goes by the character, and the Femme Fatale is left out. With the house rule that adds her, “player” means a face-up character of that gender.

# from: 28627179
SW-RULING-28 = May two versions of the same person be in one game (Code Clerk and Loyal Clerk)? Yes, they are different cards and nothing forbids it.

# from: 2180692b
SW-RULING-29 = Can you decline to choose after looking with Deft Hands? No.

# from: dbbf88ef
SW-RULING-30 = Can Poison Plot choose an empty hand, and is its option for both cards together? Both players need a card; the option is per black card; once you use it, the player who took the card must choose.

# from: 8a020e8f
SW-RULING-31 = Graft: is the player chosen before or after the test for three of a colour? Before; aiming for your own hand is allowed.

# from: f39974b5
SW-RULING-32 = Right Remedy: what if the two cards share two colours? The Herbalist may use either.

# from: 35fdf320
SW-RULING-33 = Can you choose yourself for Confinement? No: giving yourself two cards means nothing.

# from: 4dced039
SW-RULING-34 = What exactly can a confined player not do? Use any card from hand (not even Clear for themselves, nor a card as another one) or any skill, those before death and Epilogue included. Accepting, declining, sending, giving cards away when dead and forced discards remain.

# from: 06c5bf58
SW-RULING-35 = If Search takes the contested message, is the end of the turn still checked? Yes, as usual.

# from: a4206d02
SW-RULING-36 = Which functions may Strict Order name? Any in the deck of this game; one or two different ones; everyone hears them.

# from: 3ad4b0a2
SW-RULING-37 = Does Pass It On follow cards that only count as used, or had no effect? A card from your hand that had no effect counts as used. Treachery and its like use no card from hand, so no.

# from: e95567aa
SW-RULING-38 = Pass It On: who must not have three of a colour? The player the message goes to, after the move; you only lose a card.

# from: d35edc4f
SW-RULING-39 = Can Caution be used if the received card is no longer in front of you? No, it is not offered.

# from: 3b36c31f
SW-RULING-40 = Extra Edition: how are several cards for one player judged? With all of them added, and only for colours that were added.

# from: 1cc66d71
SW-RULING-41 = Oracle: must you choose? Yes, one of the two.

# from: 2bb1bea1
SW-RULING-42 = Borrowed Knife: what if the black card is not placed? It stays in the Innkeeper’s hand, and she stays face up.

# from: 98d667a4
SW-RULING-43 = May Borrowed Knife, Deft Hands and Express choose yourself? Yes.

# from: 8fddc2c4
SW-RULING-44 = Does taking an identity with Legacy win at once? It is judged at the first checkpoint after the death has been resolved.

# from: 7768db16
SW-RULING-45 = Which comes first, Legacy or the tasks about that death? The tasks, before the identity can be taken.

# from: 742c5f44
SW-RULING-46 = Can the Chief Decoder use Turn the Tables when she uses Entice on herself? Yes, she is the target.

# from: 2c6c34dc
SW-RULING-47 = Is victory by collecting checked as a card’s effect begins and after it? Yes; in the base set the result is always the same as at the next open moment.

# from: cf7a2171
SW-RULING-48 = What if both factions have three at the same check? Both declare and win together, unless the Usurper replaces them.

# from: c6416c73
SW-RULING-49 = What if all players are dead without a winner? The game ends and no one wins.

# from: 2e352dca
SW-RULING-50 = What if a player going out leaves one living player? They declare at the end of the turn.

# from: 1fec5137
SW-RULING-51 = Can the Usurper replace the last survivor? Yes, that is a victory declared. With the house rule that ends the game when one faction is left, no one declares, so no.

# from: 147c8927
SW-RULING-52 = What of a Suppressor who died earlier on their own turn? They still win if another death on that turn meets the condition.

# from: c81a39b0
SW-RULING-53 = Are all identities revealed at the end? Yes; the rule only obliges the winners.

# from: 2d3cfe84
SW-RULING-54 = What if time runs out? Pass or decline where possible; where a choice must be made, one at random among those allowed.

# from: 8e19ddc0
SW-RULING-55 = Strict Order after accepting: before or after the contest begins? As it begins, before the first player is asked.

# from: 360fd854
SW-RULING-56 = In what order do Gang Order and another player’s Strict Order come at one sending? In the base set only the sender’s skills answer it, so the question does not arise.

# from: e5fc36cb
SW-RULING-57 = Does Clear in the play phase need a living target with a black message? Yes, it cannot be used for nothing. Only Intercept by the holder and Decode on a face-up message can.

# from: 74d28d40
SW-RULING-58 = Morning Lily: who chooses between drawing and discarding? The Femme Fatale.

# from: 96ad4709
SW-RULING-59 = May a player concede? The rules do not say; a program may treat it like going out.

# from: 299891c1
SW-RULING-60 = May Express or Deft Hands choose a dead player? No.

# from: 1589282e
SW-RULING-61 = When is the last survivor judged? At the first verdict after the death has been resolved. Skills before death come before the death they belong to, and a goal that is met comes first, so a Code Clerk who is left alone still resolves Legacy.

# from: daf95bae
SW-RULING-62 = Poison Plot with two black cards: is the second option announced before the first player has chosen? No, afterwards.

# from: fc2ebea7
SW-RULING-63 = Can Strict Order be used when accepting was compulsory? Yes, it counts as deciding to accept.

# from: 2f7aeacc
SW-RULING-64 = If several players meet their goals at one check, who declares? Each of them, once, in seat order from the player whose turn it is, before the winners are named. The result names all who declared.

# from: 70d9eba3
SW-RULING-65 = On the Usurper’s turn, who declares? The player who meets their goal; then it is announced that the Usurper wins instead. The result names both.

# from: b3eba310
SW-RULING-66 = Does the Chief Decoder see a Probe that has no effect on her (Unfathomable)? Yes. It is handed over when used, so user and target know which Probe it was whatever becomes of it, and the target already knows it while deciding on a skill.

# from: a108c970
SW-RULING-67 = If victory is checked at once by house rule, and a third of a colour arrives before a death is finished (Last Letter)? It is judged at that moment, before any other skill before that death, and the game may end there.

# from: aae4d070
SW-RULING-68 = If dying begins at once by house rule, and a third black message comes in the middle of a skill (the first card of Poison Plot)? The rescue starts at that moment; the rest of the skill follows afterwards, as far as it still applies.

# from: 7077fab5
SW-RULING-69 = Does Epilogue apply when one faction is left or there is a last survivor? Yes: it follows every way of naming winners. Only the Usurper cannot replace a faction that is the last one left.

# from: 754ded8f
SW-RULING-70 = Is the character of a player who is out still shown? It is marked as removed and takes no part in anything.

# from: 61516426
section-17 = Variants

# from: 7ab33209
SW-VAR-01 = Fewer Probes (official advanced rules): remove six Probes, two of each colour, which leaves twelve.

# from: 4a2bf543
SW-VAR-02 = With the first expansion, it is recommended to go down to twelve Probes and six Clears (removing two black ↑ ones with a lock mark).

# from: 75ecc9aa
SW-VAR-03 = Four players (official): two random Strangers, one Underground and one Secret Service; the two factions win together whenever either meets its goal.

# from: 29a58970
SW-VAR-04 = Nine players (unofficial, online): three of each kind, with five possible tasks announced; with six players online, four are announced.

# from: cdafbe7f
SW-VAR-05 = Bond rule (official, optional): hidden and open characters are dealt separately (one hidden, two with five players; three open, two with eight players). Each player combines one hidden and one open, or two open; the left card decides gender and whether the character is hidden.

# from: 4217c066
SW-VAR-06 = The first expansion (The Iron House) adds 8 cards, 13 characters and two tasks; the second (The Old Villa) adds 10 cards, 15 characters and two tasks. Two more characters (Sun Shoumo, Wang Xiang) were not selected for release.

# from: aff739ec
section-18 = Choices, and who sees what

# from: 2ce0b3d3
SW-VIS-01 = Identity: only the player knows it; the Code Clerk also knows those she saw through Legacy.

# from: 8524cd85
SW-VIS-02 = Hand: only the player sees it; everyone sees how many cards are in hands and deck, and the discard pile.

# from: 2183c2a0
SW-VIS-03 = Face-down character: only the player knows it.

# from: cafa850f
SW-VIS-04 = Cards given: giver and taker see them; the others see the number.

# from: c422695a
SW-VIS-05 = Probe: user and target see the card; everyone sees whether the target draws or discards.

# from: fad56fd4
SW-VIS-06 = A message in transit: everyone knows arrow, player chosen for ↑ and lock; only the sender and those who have looked know the card.

# from: 6cc4fa71
SW-VIS-07 = Coerce without such a card: only the user sees the hand.

# from: 37fdfbf9
SW-VIS-08 = Revealed cards (Poison Plot, Borrowed Knife, Right Remedy, Tenacity, cards taken by Search): everyone sees them.

# from: 1a629017
SW-VIS-09 = The card revealed by Entice, and every discarded card: everyone sees them. What Decode, Deft Hands, Nightmare, Search or Oracle let someone look at and leave in place: only that player knows.
