## What is asked, one sentence per kind of question

prompt-character = Choose your character.
prompt-lurker = Your character may start face down. Hide it or show it?
prompt-draw = Draw phase: do you draw?
prompt-play = Your turn: use cards and skills, and send one message.
prompt-play-sent = Your message is no longer in transit. Use more cards, or end your turn.
prompt-checkpoint = Use anything now?
prompt-pass =
    { $sender_me ->
        [yes] Your message ({ $route }) is in transit. Respond?
       *[no] A message from { $sender } ({ $route }) is in transit. Respond?
    }
prompt-arrive =
    { $sender_me ->
        [yes] Your message ({ $route }) has reached { $at }. Use anything before the decision?
       *[no] { $sender_s } message ({ $route }) has reached { $at }. Use anything before the decision?
    }
prompt-arrive-own =
    { $sender_me ->
        [yes] Your message ({ $route }) has come back to you. Use anything before the decision?
       *[no] { $sender_s } message ({ $route }) has come back. Use anything before the decision?
    }
prompt-respond =
    { $me ->
        [yes] You are using { $item }. Respond to it yourself?
       *[no] { $by } is using { $item }. Respond before it takes effect?
    }
prompt-decide =
    { $sender_me ->
        [yes] Your message ({ $route }, { $card }) has come back to you. Accept it?
       *[no] A message from { $sender } ({ $route }, { $card }) has reached you. Accept it?
    }
prompt-victory = You may have won. Declare victory?
prompt-death_mission = You are dying. Has this completed your secret mission?
prompt-own_death = You are dying. Use your last skill?
prompt-partner = You have declared victory. Which woman wins with you?
prompt-dies = Dying: { $dying }. Use a skill?
prompt-probed =
    { $by_me ->
        [yes] Your Probe on { $target } succeeded. Use a skill?
       *[no] { $by_s } Probe on { $target } succeeded. Use a skill?
    }
prompt-after_probe =
    { $me ->
        [yes] You have answered { $by_s } Probe. Use a skill?
       *[no] { $target } has answered { $by_s } Probe. Use a skill?
    }
prompt-locked = A Lock has taken effect. Use a skill?
prompt-reached_locked = The locked message has reached { $at }. Use a skill?
prompt-decoded =
    { $by_me ->
        [yes] Your Decode has succeeded. Use a skill?
       *[no] { $by_s } Decode has succeeded. Use a skill?
    }
prompt-countered =
    { $by_me ->
        [yes] You foiled { $target_s } card. Use a skill?
       *[no] { $by } foiled { $target_s } card. Use a skill?
    }
prompt-gained_sent = A sent message has been gained. Use a skill?
prompt-gained_sent-card =
    { $me ->
        [yes] You have gained { $card }, sent by { $by }. Use a skill?
       *[no] { $target } has gained { $card }, sent by { $by }. Use a skill?
    }
prompt-gained_otherwise = A message has been gained. Use a skill?
prompt-gained_otherwise-card =
    { $me ->
        [yes] You have gained { $card }. Use a skill?
       *[no] { $target } has gained { $card }. Use a skill?
    }
prompt-reaction = You are being probed, and you may hide who you are. How do you react?
prompt-discard = Choose a card to discard.
prompt-discard_or_burn = Discard a card, or burn one of your red or blue messages.
prompt-burn = Choose one of { $target_s } messages to burn.
prompt-put = Choose a card from your hand to put on top of the deck.
prompt-give = Choose a card from your hand to give away.
prompt-hand_over = Choose a card to hand to { $target } ({ $n } of 3).
prompt-aim = Choose who gets black messages.
prompt-place = Choose a black card to put down as a message.
prompt-spread = Choose a card and the player to put it in front of.
prompt-waiting = Waiting for { $by }.
