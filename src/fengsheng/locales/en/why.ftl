## Answers to "why can I not use this?"

why-usable-card = You can use { $card } now.
why-usable-skill = You can use { $skill } now.
why-also-send = But you can send it as a message.
why-also-choose = But you can choose it in answer to the current question.
why-game-over = The game is over.
why-out = You are out of the game.
why-not-begun = The game has not started: players are still choosing characters.
why-dying = You are dying: you can use only skills for that moment.
why-deciding =
    { $me ->
        [yes] You are deciding whether to accept the message; no cards or skills can be used until then.
       *[no] { $asked } is deciding whether to accept the message; no cards or skills can be used until then.
    }
why-declaring = Nothing can be used while players may declare victory; that comes first.
why-death = A death is being resolved: you can use only skills that mention it.
why-effect =
    { $me ->
        [yes] Something is taking effect and you have a choice to make. Cards and skills can be used before or after an effect, not during it.
       *[no] Something is taking effect and { $asked } has a choice to make. Cards and skills can be used before or after an effect, not during it.
    }
why-event = Players are being asked about skills that respond to what just happened. You can use this at the next opportunity.
why-their-move = Waiting for { $asked }; you will be asked after that.
why-passed = You have passed; you will be asked again if someone acts.
why-between = Something else is being resolved first; after that you will be asked about the message again.
why-lock-turn = You can use this only on your own turn: { $card }.
why-lock-moment = You can use this only while a message is in transit: { $card }.
why-lock-early = You can use this only on this turn’s message, before you send it or while it is in transit: { $card }.
why-arrived = The message has already reached a player. This works only while it is in transit: { $card }.
why-no-target = There is no valid target for { $card }.
why-lure-turn = At this table you can use this only on your own turn: { $card }.
why-lure-moment = You can use this only while a message is in transit: { $card }.
why-intercept-turn = You can use this only on another player’s turn: { $card }.
why-intercept-moment = You can use this only while a message is in transit: { $card }.
why-return-moment = You can use this only when a message has reached you: { $card }.
why-return-elsewhere = The message has reached another player. This works only on a message that has reached you: { $card }.
why-return-sender = You sent this message yourself, so you cannot return it.
why-return-locked = You are locked, so you cannot return the message.
why-return-locked-card = The message is locked, so it cannot be returned.
why-decode-moment = You can use this only when a message has reached you: { $card }.
why-decode-elsewhere = The message has reached another player. This works only on a message that has reached you: { $card }.
why-decode-text = At this table a face-up message cannot be decoded.
why-decode-own = At this table you cannot decode your own message.
why-burn-nothing = No living player has a black message to burn.
why-counter-nothing = No card is in use that { $card } could answer.
why-counter-intelligence = Sending a message is not using a card, so it cannot be foiled.
why-counter-skill = A skill is waiting to resolve; only cards can be foiled.
why-counter-sure = A skill protects this Lock: it cannot be foiled.
why-counter-own = At this table you cannot foil your own card.
why-own-turn = You can use this only on your own turn: { $card }.
why-main-only = You can use this only in your play phase, while nothing is waiting to resolve: { $card }.
why-face-down = Your character is face down: only a skill that turns it face up works.
why-face-down-dying = Your character is face down, so its last skill does not work.
why-covered = Your open character was turned face down: its skills are lost for the rest of the game.
why-face-up = Your character is already face up; this skill is used to turn it face up.
why-by-itself = This skill is automatic: it happens when its condition is met.
why-when = This skill is a response. { $text }
why-flip-when = This skill turns your character face up, but only on its own condition. { $text }
why-own-death = You can use this skill only when you die.
why-not-concerned = This skill does not respond to what just happened. { $text }
why-wait-order = Players are asked about their skills in seat order; your turn to answer has not come.
why-order-past = Players are asked about their skills in seat order; your turn to answer has passed.
why-no-black = You have no black card to use for it.
why-identity-up = Your identity is already face up, so you cannot reveal it again.
why-too-few = You need three cards in hand.
why-nobody-to-trade = No other living player has a message to take.
why-nobody-face-up = No other living player has a face-up character.
why-nothing-to-burn = No other living player has a message to burn.
why-skill-no-black-intel = No living player has a black message.
why-look-moment = You can use this skill only when a message has reached you.
why-black-lock = You can use this skill only on your own turn, while your message is in transit.
why-no-source = You have no { $source } to use in this way.

## The same in the spywar edition

why-sw-play-phase = You can use this only in your own play phase: { $card }.
why-sw-clear-moment = You can use this only in your own play phase, or to save a dying player when you are asked: { $card }.
why-sw-clear-nothing = No living player has a message with black in it.
why-sw-decipher-moment = You can use this only in the send phase, when a message has reached you: { $card }.
why-sw-decipher-elsewhere = The message has reached another player. This works only on a message that has reached you: { $card }.
why-sw-contest-only = You can use this only in the contest, once someone has accepted a message: { $card }.
why-sw-no-target = The message has nowhere to go with { $card }.
why-sw-barred = You are confined: you cannot use cards from your hand this turn.
why-sw-banned = A Strict Order is in force. No one may use this for the rest of the turn: { $card }.
why-sw-void = You are confined: your skills do not work this turn.
why-sw-sending = Waiting for { $asked } to send a message.
why-sw-sending-self = You must send a message first; sending is not using a card.
why-sw-skill-play-phase = You can use this skill only in your own play phase.
why-sw-skill-contest = You can use this skill only in the contest, once someone has accepted a message.
why-sw-skill-rescue = You can use this skill only in the contest, or when you are asked while someone is dying.
why-sw-skill-own-turn = You can use this skill only in the contest on your own turn.
why-sw-rescue-cards = At this table only Clear can save a dying player; skills cannot.
why-sw-passed-rescue = You have passed; you will be asked again if Clear is used and does not save the dying player.
why-sw-passed-for-good = You have passed; at this table no one is asked twice in the same rescue.
why-sw-used = You have already used this skill this turn.
why-sw-nothing = There is nothing to use this skill on right now. { $text }
why-sw-when-sending = You can use this skill only when you send a message.
why-sw-face-down = Your character is face down: until it turns face up, only the skill that does so works.
why-sw-own-death = You can use this skill only just before you die.
why-sw-answered = You have already used this skill in response to what happened.
why-sw-lacks = You do not have a card this skill needs. { $text }
why-usable-end = You can end your play phase now.
why-end-unsent = You must send a message before you end your turn.
why-end-moment = You can end only your own play phase, when you are asked in it.
why-not-on = You cannot use { $card } on { $target } now.
why-not-on-self = You cannot use { $card } on yourself.
why-target-out = You cannot choose { $target }, who is out of the game.
why-lure-sender = The sender cannot be lured away, and this message comes from { $target }.
why-lure-locked = Someone who is locked cannot be lured away, so { $card } does not work on { $target }.
why-lure-again = Someone who has been lured away cannot be lured again, so { $card } does not work on { $target }.

## Other answers that are not there

why-usable-send = You can send { $card } like this now.
why-usable-accept = You can accept the message now.
why-usable-decline = You can decline the message now.
why-usable-pass = You can pass now.
why-usable-declare = You can declare victory now.
why-send-turn = You can send a message only on your own turn.
why-send-moment = You can send a message only in your play phase, when you are asked in it.
why-sw-send-moment = You send your message when your play phase is over.
why-send-done = You have already sent this turn’s message.
why-send-way = Every card travels its own way, and this one is { $route }: { $card }.
why-send-self = You cannot send a message to yourself.
why-decide-moment = You accept or decline only when a message has reached you and it is time to decide.
why-decline-sender = Your own message has come back, so you must accept it.
why-decline-locked = You are locked, so you must accept the message.
why-pass-must = You cannot pass here: choose one of the answers.
why-declare-goal = You can declare victory only once you have met your goal.
why-declare-nobody = No one declares victory here: the game ends as soon as someone has won.

## When it will be possible

why-next = Next chance: { $when }.
why-instead = You can choose: { $who }.
when-or = { $a }, or { $b }
when-any = whenever you are asked to act
when-play = in your play phase
when-pass = while a message is in transit
when-pass-own = while your own message is in transit
when-pass-others = while another player’s message is in transit
when-arrive = when a message has reached you
when-respond = when someone uses a card
when-travel = when a message has reached you
when-contest = in the contest, once someone has accepted a message
when-rescue = when someone is dying and you are asked
when-face-up = once your character is face up
when-next-turn = on your next turn
