## Spywar: what is asked, one sentence per kind of question

sw-prompt-play = Play phase: use cards and skills. When you end it, you send a message.
prompt-send = Send phase: choose a card from your hand to send as a message.
sw-prompt-decide =
    { $sender_me ->
        [yes] Your message ({ $route }, { $card }) has come back to you. Accept it?
       *[no] A message from { $sender } ({ $route }, { $card }) has reached you. Accept it?
    }
prompt-decide-must =
    { $sender_me ->
        [yes] Your message ({ $route }, { $card }) has come back to you, and you must accept it.
       *[no] A message from { $sender } ({ $route }, { $card }) has reached you, and you must accept it.
    }
prompt-contest =
    { $sender_me ->
        [yes] Contest: your message ({ $card }) is in front of { $at }. Act?
       *[no] Contest: { $sender_s } message ({ $card }) is in front of { $at }. Act?
    }
prompt-contest-own =
    { $sender_me ->
        [yes] Contest: your message ({ $card }) has come back to you. Act?
       *[no] Contest: { $sender_s } message ({ $card }) has come back. Act?
    }
prompt-rescue = Dying: { $dying }. Act?
prompt-trigger = You may use a skill in response. Use one?
prompt-trigger-received =
    { $me ->
        [yes] You have received { $card } from { $by }. Use a skill?
       *[no] { $target } has received { $card } from { $by }. Use a skill?
    }
prompt-trigger-received-own = { $card } has come back to { $target }. Use a skill?
prompt-trigger-used =
    { $by_me ->
        [yes] You used { $item }. Use a skill?
       *[no] { $by } used { $item }. Use a skill?
    }
prompt-trigger-used-on =
    { $by_me ->
        [yes] You used { $item } on { $target }. Use a skill?
       *[no] { $by } used { $item } on { $target }. Use a skill?
    }
prompt-trigger-targeted =
    { $by_me ->
        [yes] You are using { $item } on { $target }. Use a skill before it takes effect?
       *[no] { $by } is using { $item } on { $target }. Use a skill before it takes effect?
    }
prompt-trigger-sent =
    { $by_me ->
        [yes] Your message is in transit. Use a skill?
       *[no] A message from { $by } is in transit. Use a skill?
    }
prompt-trigger-accepted = The message was accepted by { $target }. Use a skill?
prompt-trigger-dies =
    { $me ->
        [yes] You are about to die. Use a skill?
       *[no] { $target } is about to die. Use a skill?
    }
prompt-gift = You are dead. Who gets up to three cards from your hand?
prompt-gift_card = Choose a card to give.
prompt-coerced =
    { $me ->
        [yes] Choose a card to give.
       *[no] { $by } coerces you, and you have such a card. Choose one to give.
    }
prompt-decipher = You have seen the message: { $card }. Turn it face up and draw a card?
sw-prompt-aim = { $item }: choose who it goes in front of.
sw-prompt-give = { $item }: give a card from your hand to someone?
prompt-taker = { $item }: choose who gets your cards.
prompt-pick = { $item }: choose one of { $target_s } cards.
prompt-inspect = { $item }: choose whose hand and messages to look at.
prompt-give_back = { $item }: choose a card to give back to { $target }.
prompt-scheme = { $item }: have the player who took a black card put it down as a message?
prompt-scheme_place = { $item }: choose who gets the black card you took.
sw-prompt-place = { $item }: choose a card and the player to put it in front of.
prompt-identity = { $item }: keep { $target_s } identity card as your own?
prompt-search = { $item }: choose a card with black in it to take.
prompt-show_two = { $item }: choose two cards of one colour to reveal.
prompt-confine =
    { $me ->
        [yes] { $item }: give two cards, or pass and be confined.
       *[no] { $by } uses { $item } on you: give two cards, or pass and be confined (no cards from hand, no skills this turn).
    }
sw-prompt-burn = { $item }: choose a message to discard.
prompt-take = { $item }: choose another message to take.
prompt-oracle = { $item }: draw this card, or exchange it with the contested message?

## What a choice is called

label-send-any = Send { $card } …
sw-label-send-left = Send { $card } to the left
sw-label-send-left-lock = Send { $card } to the left, locking { $lock }
sw-label-send-right = Send { $card } to the right
sw-label-send-right-lock = Send { $card } to the right, locking { $lock }
sw-label-send-up = Send { $card } to { $target }
sw-label-send-up-lock = Send { $card } to { $target }, locking { $lock }
sw-label-send-up-lock-to = Send { $card } to { $target } and lock them
sw-label-end = End play phase
sw-label-decline = Decline
label-play-clear = Use { $card } on { $aim } in front of { $target }
label-play-coerce = Use { $card } on { $target }, naming { $word }
label-skill-move = Use { $skill }: { $aim } to { $target }
label-skill-pay = Use { $skill }, discarding { $aim }
label-skill-change = Use { $skill }: { $card } for { $aim }
label-skill-word = Use { $skill }: { $word }
label-skill-on-word = Use { $skill } on { $target }: { $word }
label-skill-on-two = Use { $skill } on { $target } and { $word }
label-pass-confine = Give nothing
label-taker = Give to { $target }
label-turn_up = Turn it face up
label-inspect = Look at { $target_s } cards
label-pick = Pick { $card }
label-pick-aim = Pick the message { $aim }
label-pick-on = Have { $target } put down { $aim }
label-take = Take { $card }
label-take-intel = Take the contested { $card }
label-take-aim = Take { $target_s } { $aim }
label-place-there = In front of { $target }
sw-label-burn = Discard { $aim } in front of { $target }
sw-label-draw = Draw this card
label-exchange = Exchange it with the contested message
label-take_identity = Take { $target_s } identity card
label-show-cards = Reveal { $cards } ({ $word })
word-draw = draw one
word-discard = discard one
word-number = number { $n }
word-naming = { $card }, naming { $word }
word-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }

## What will happen if it is chosen

effect-play-sw-probe = Draws a card: { $draws }. If { $target_s } identity is any other, { $target } must discard one.
effect-play-sw-coerce = { $target } must give you { $word }, or show you their whole hand if they have none.
effect-play-sw-entice = The top card of the deck goes in front of { $target } as a message, or into your hand if it would make three of a colour.
effect-play-sw-balance = You and { $target } discard your hands, then each draw three cards.
effect-play-sw-clear = { $aim } in front of { $target } goes to the discard pile.
effect-play-sw-decipher = You look at the message in secret; if it has black in it, you may turn it face up and draw a card.
effect-play-sw-intercept = The contested message moves in front of you.
effect-play-sw-mislead = The contested message moves in front of { $target }.
effect-play-sw-swap = This card becomes the contested message; the old one is revealed and discarded.
sw-effect-send-left = Travels face down to the left until someone accepts it. If it comes back, you must accept it.
sw-effect-send-left-lock = Travels face down to the left. If it reaches { $lock }, { $lock } must accept it.
sw-effect-send-right = Travels face down to the right until someone accepts it. If it comes back, you must accept it.
sw-effect-send-right-lock = Travels face down to the right. If it reaches { $lock }, { $lock } must accept it.
sw-effect-send-up = Goes face down straight to { $target }. If declined, it comes back and you must accept it.
sw-effect-send-up-lock = Goes face down straight to { $target }, or else back to you. If it reaches { $lock }, { $lock } must accept it.
sw-effect-send-up-lock-to = Goes face down straight to { $target }, who must accept it.
sw-effect-end = Next you must send a card from your hand; if you have none, you are out of the game.
effect-pass-confine = You are confined: no cards from hand and no skills this turn.
sw-effect-keep-lurking = Hidden: starts face down until one of its skills turns it face up.
sw-effect-accept = It stays in front of you; others may contest it.
sw-effect-decline = It travels on; a message with ↑ goes back to its sender.
effect-taker = The cards you give next go to { $target }.
effect-turn_up = It travels on face up, and you draw a card.
effect-inspect = You look at { $target_s } hand in secret.
effect-pick = You choose this card.
effect-pick-aim = { $aim } leaves its place.
effect-pick-on = { $target } must choose which of the two gets it.
effect-take = You reveal the card and take it into your hand.
effect-take-intel = It goes into your hand; no one receives a message this turn.
effect-take-aim = { $aim } goes into your hand.
effect-place-there = It goes in front of { $target } as a message.
sw-effect-aim = It moves in front of { $target }.
sw-effect-give = The card changes hands; no one else sees it.
sw-effect-burn = This message is discarded.
sw-effect-draw = The card you looked at goes into your hand.
effect-exchange = It becomes the contested message, face down; the old one goes on top of the deck.
effect-take_identity = It becomes your identity; the one you had leaves the game.
effect-show-cards = Everyone sees the two cards; then you discard a message of that colour.
effect-skill-afuluola-1 = Your character turns face up, the contested message is discarded, and you pick a new one from a player’s cards.
effect-skill-baicanglang-1 = You draw a card, then you may give one away.
effect-skill-baifeifei-1 = { $aim } in front of { $target } goes into your hand.
effect-skill-baifeifei-2 = You draw a card.
effect-skill-baikunshan-1 = Your character turns face up; { $target } and { $word } each take a card from the other and reveal it.
effect-skill-baixiaonian-1 = { $aim } moves in front of { $target }, and you draw two cards.
effect-skill-chengxiaodie-1 = You and the sender each draw a card.
effect-skill-chengxiaodie-2 = You look at { $target_s } hand and discard a card from it.
effect-skill-duanmujing-1 = You discard a card, then draw two.
effect-skill-feiyuanlongchuan-1 = You use that card on { $target } without spending one.
effect-skill-guijiao-1 = You discard two cards and move the contested message in front of any player.
effect-skill-guijiao-1-aim = You discard your { $aim } and move the contested message in front of any player.
effect-skill-guxiaomeng-1 = Your character turns face up and you draw four cards.
effect-skill-guxiaomeng-2 = You take { $target_s } whole hand and look at their identity card.
effect-skill-guxiaomeng_sp-1 = You draw two cards, then give one or more to another player.
effect-skill-hanmei-1 = Your character turns face up, and { $target_s } { $aim } moves to another player.
effect-skill-huangjiren-1 = Your character turns face up and you draw three cards; two of one colour then let you discard a message.
effect-skill-jinshenghuo-1 = { $card } becomes the message received, and { $aim } goes into your hand.
effect-skill-laobie-2 = You and the receiver each draw a card.
effect-skill-laohan-1 = You draw two cards.
effect-skill-laohan-2 = { $aim } moves in front of { $target }.
effect-skill-lianyuan-1 = Your character turns face up; you take { $target_s } { $aim } and may take another message that shares no colour with it.
effect-skill-liningyu-1 = Your character turns face up and you draw two cards; you keep the card used on you.
effect-skill-liningyu-3 = { $card } goes in front of { $target } as a message.
effect-skill-liningyu_sp-2 = You draw a card.
effect-skill-lixing-1 = Your character turns face up; you see { $target_s } hand and the contested message, and may take cards with black in them.
effect-skill-maobuba-1 = Your { $aim } goes into your hand.
effect-skill-mohongshuang_sp-1-draw =
    { $target_me ->
        [yes] Your character turns face up and you draw a card.
       *[no] Your character turns face up and { $target } draws a card.
    }
effect-skill-mohongshuang_sp-1-discard =
    { $target_me ->
        [yes] Your character turns face up and you discard a card at random.
       *[no] Your character turns face up and { $target } discards a card at random.
    }
effect-skill-mohongshuang_sp-2 = Your character turns face down, your { $aim } goes into your hand, and you put a card in front of a man.
effect-skill-peiling-1 = You take random cards from { $target_s } hand ({ $word }), then give cards back.
effect-skill-shangyu-1 = Your character turns face up; you take a random card from { $target } and reveal it.
effect-skill-shaoxiu-1 = { $card } goes in front of { $target } as a message, and you draw a card.
effect-skill-wangfugui-1 = Once this message is received, you may discard one of the receiver’s messages of that colour ({ $word }).
effect-skill-wangfugui-1-aim = You discard { $aim } in front of { $target }; if it has black in it, you draw a card.
effect-skill-wangkui-1 = { $card } goes in front of { $target } as a message, and you draw a card.
effect-skill-wangtianxiang-1 = { $target } must give you two cards or be confined: no cards from hand and no skills this turn.
effect-skill-wuzhiguo-1 = You reveal the top card of the deck; if it has black in it, you take it and discard a message with black in it.
effect-skill-xiaojiu-1 = Your character turns face up and you draw three cards; then you may put cards from your hand in front of players.
effect-skill-xuanqingzi-1 = You look at the top card of the deck; then you draw it or exchange it with the contested message.
effect-skill-zhangyiting-1 = Banned for the rest of the turn: { $word }.
effect-skill-zhengwenxian-1 = Your character turns face up and the contested message moves in front of you.
effect-skill-zhengwenxian-2 = Your character turns face down again.
