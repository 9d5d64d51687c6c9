## Answers to "why can I not use this?"

why-usable-card = You can use { $card } now.
why-usable-skill = You can use { $skill } now.
why-also-send = You can send it as intelligence, though.
why-also-choose = You can choose it in the question put to you, though.
why-game-over = The game is over.
why-out = You are out of the game.
why-not-begun = The game has not begun yet: characters are still being chosen.
why-dying = You are dying: only what a skill gives for that moment is left to you.
why-deciding =
    { $me ->
        [yes] You are deciding whether to accept the intelligence: no card and no skill may be used meanwhile.
       *[no] { $asked } is deciding whether to accept the intelligence: no card and no skill may be used meanwhile.
    }
why-declaring = Victory is being declared, or may be: nothing can be inserted now.
why-death = A death is being settled: only skills that speak of it may be used.
why-effect =
    { $me ->
        [yes] Something is taking effect and you have to choose; other cards and skills come before an effect or after it.
       *[no] Something is taking effect and { $asked } has to choose; other cards and skills come before an effect or after it.
    }
why-event = Skills that answer what just happened are being asked about; other things wait for the next open moment.
why-their-move = It is { $asked }'s move; you are asked as soon as it is done.
why-passed = You have passed; you are asked again if somebody acts.
why-lock-turn = { $card } is for your own turn.
why-lock-moment = { $card } is for the time while intelligence is passing from player to player.
why-lock-early = { $card } is for your intelligence of this turn: before it is sent or while it passes.
why-arrived = The intelligence has reached a player; { $card } would have had to come while it was passing.
why-no-target = There is nothing and nobody { $card } could be used on.
why-lure-turn = At this table { $card } is for your own turn.
why-lure-moment = { $card } is for the time while intelligence is passing from player to player.
why-intercept-turn = { $card } is for other players' turns.
why-intercept-moment = { $card } is for the time while intelligence is passing from player to player.
why-return-moment = { $card } is for the moment when intelligence has reached you.
why-return-elsewhere = The intelligence lies in front of somebody else; { $card } works only on what has reached you.
why-return-sender = You sent this intelligence yourself, so you cannot send it back.
why-return-locked = You are locked, so you cannot send it back.
why-return-locked-card = The intelligence is locked, so it cannot be sent back.
why-decode-moment = { $card } is for the moment when intelligence has reached you.
why-decode-elsewhere = The intelligence lies in front of somebody else; { $card } works only on what has reached you.
why-decode-text = At this table a face-up Text cannot be decoded.
why-decode-own = At this table you cannot decode intelligence of your own.
why-burn-nothing = No living player has black intelligence to burn.
why-counter-nothing = { $card } answers a card that is being used; none is.
why-counter-intelligence = Intelligence under way is no use of a card and cannot be seen through.
why-counter-skill = What is pending is a skill; only cards can be seen through.
why-counter-sure = A skill protects this Lock: it cannot be seen through.
why-counter-own = At this table nobody may see through a card of their own.
why-own-turn = { $card } is for your own turn.
why-main-only = { $card } is for your play phase while nothing else is under way.
why-face-down = Your character is face down: only a skill that flips it works.
why-face-down-dying = Your character is face down: its last skill is void.
why-covered = Your open character has been covered: it has lost its skills for good.
why-face-up = Your character is face up already, and this skill flips it.
why-by-itself = You do not use this skill: it works by itself when its moment comes.
why-when = This skill answers an event: { $text }
why-flip-when = This skill may flip the character only under its own condition: { $text }
why-own-death = This skill is for the moment of your death.
why-not-concerned = What just happened is not what this skill answers: { $text }
why-wait-order = Skills that answer this event are asked in seat order; it is not your place now.
why-no-black = You hold no black card for it.
why-identity-up = Your identity is face up already, so you cannot pay with it again.
why-too-few = You need three hand cards for it.
why-nobody-to-trade = No other living player has intelligence to take.
why-nobody-face-up = No other living player has a face-up character.
why-nothing-to-burn = No other living player has intelligence to burn.
why-skill-no-black-intel = No living player has black intelligence.
why-look-moment = This skill is for the moment when intelligence has reached you.
why-black-lock = This skill is for your own turn, while your intelligence is passing.
why-no-source = You hold no { $source } to use that way.

## The same in the spywar edition

why-sw-play-phase = { $card } is for your own play phase.
why-sw-clear-moment = { $card } is for your own play phase, or for a rescue when you are asked.
why-sw-clear-nothing = No living player has intelligence with black in it.
why-sw-decipher-moment = { $card } is for the passing phase, when intelligence lies in front of you.
why-sw-decipher-elsewhere = The intelligence lies in front of somebody else; { $card } works only on what has reached you.
why-sw-contest-only = { $card } is for the contest, when pending intelligence lies in front of somebody.
why-sw-no-target = There is nowhere { $card } could move the intelligence.
why-sw-barred = You are confined: you cannot use hand cards for the rest of this turn.
why-sw-banned = A strict order is in force: nobody may use { $card } for the rest of this turn.
why-sw-void = You are confined: your skills are void for the rest of this turn.
why-sw-sending = { $asked } has to send intelligence first.
why-sw-sending-self = You have to send intelligence first; that is no use of a card.
why-sw-skill-play-phase = This skill is for your own play phase.
why-sw-skill-contest = This skill is for the contest, when pending intelligence lies in front of somebody.
why-sw-skill-rescue = This skill is for the contest, or for a rescue when you are asked.
why-sw-skill-own-turn = This skill is for the contest of your own turn.
why-sw-rescue-cards = At this table only Clear Up helps in a rescue, no skill.
why-sw-used = You have used this skill already; it can be used once.
why-sw-nothing = There is nothing this skill could be used with now: { $text }
why-sw-when-sending = This skill works while you send intelligence.
why-sw-face-down = Your character is face down: only a skill that turns it up exists until then.
why-sw-own-death = This skill is for the moment before your death.
why-sw-answered = You have answered what happened with this skill already.
why-sw-lacks = You hold no card this skill needs: { $text }
