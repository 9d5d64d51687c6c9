## What is asked, one sentence per kind of question

prompt-character = Which of these characters do you want to play?
prompt-lurker = Your character may lie face down. Do you hide it or show it?
prompt-draw = Your draw phase: do you draw two cards?
prompt-play = Your turn: use cards or skills, and send exactly one intelligence.
prompt-play-sent = Your turn: your intelligence is settled. Use more cards, or end the turn.
prompt-checkpoint = Do you want to use anything now?
prompt-pass = Intelligence from { $sender } ({ $route }) is passing. Do you step in?
prompt-arrive = Intelligence from { $sender } ({ $route }) has reached { $at }. Do you use anything before the decision?
prompt-respond =
    { $me ->
        [yes] You are using { $item }. Do you respond to it yourself?
       *[no] { $by } is using { $item }. Do you respond before it takes effect?
    }
prompt-decide = Intelligence from { $sender } ({ $route }, { $card }) lies in front of you. Do you accept it?
prompt-victory = A goal may be reached. Do you declare victory?
prompt-death_mission = You are dying. Does your secret mission make you the winner?
prompt-own_death = You are dying. Do you use your last skill?
prompt-partner = You have declared victory: which female wins along with you?
prompt-dies = { $dying } is dying. Do you use a skill?
prompt-probed = The probe by { $by } against { $target } has succeeded. Do you use a skill?
prompt-after_probe =
    { $me ->
        [yes] You have reacted to the probe by { $by }. Do you use a skill?
       *[no] { $target } has reacted to the probe by { $by }. Do you use a skill?
    }
prompt-locked = A lock has taken effect. Do you use a skill?
prompt-reached_locked = Locked intelligence has reached { $at }. Do you use a skill?
prompt-decoded = The Decode by { $by } has succeeded. Do you use a skill?
prompt-countered = A card used by { $target } has been seen through by { $by }. Do you use a skill?
prompt-gained_sent = Intelligence that was sent has been gained. Do you use a skill?
prompt-gained_sent-card =
    { $me ->
        [yes] You have gained { $card }, sent by { $by }. Do you use a skill?
       *[no] { $target } has gained { $card }, sent by { $by }. Do you use a skill?
    }
prompt-gained_otherwise = Intelligence has been gained. Do you use a skill?
prompt-gained_otherwise-card =
    { $me ->
        [yes] You have gained { $card }. Do you use a skill?
       *[no] { $target } has gained { $card }. Do you use a skill?
    }
prompt-reaction = You are probed and may conceal who you are: how do you react?
prompt-discard = You must discard one hand card: which?
prompt-discard_or_burn = Discard one hand card, or burn one red or blue intelligence of your own: which?
prompt-burn = Which intelligence of { $target } do you burn?
prompt-put = Which hand card do you put on top of the pile?
prompt-give = You must give away one hand card: which?
prompt-hand_over = Which hand card do you hand to { $target }? ({ $n } of 3)
prompt-aim = In front of whom do you put black intelligence?
prompt-place = Which black card do you put down as intelligence?
prompt-spread = Which card do you put in front of whom?
prompt-waiting = { $by } is asked.
