## Spywar: what is asked, one sentence per kind of question

sw-prompt-play = Your play phase: use cards and skills; when you end it, you send one intelligence.
prompt-send = Your passing phase: which hand card do you send as intelligence?
sw-prompt-decide = Intelligence from { $sender } ({ $route }, { $card }) lies in front of you. Do you accept it?
prompt-decide-must = Intelligence from { $sender } ({ $route }, { $card }) lies in front of you, and you must accept it.
prompt-contest = Contest: intelligence from { $sender } ({ $card }) lies in front of { $at }. Do you step in?
prompt-rescue = { $dying } is dying. Do you step in?
prompt-trigger = A skill may answer what has just happened. Do you use one?
prompt-trigger-received =
    { $me ->
        [yes] You have received { $card } from { $by }. Do you use a skill?
       *[no] { $target } has received { $card } from { $by }. Do you use a skill?
    }
prompt-trigger-received-own = { $card } has come back to { $target }. Do you use a skill?
prompt-trigger-used = { $item } has been used by { $by }. Do you use a skill?
prompt-trigger-used-on = { $item } has been used by { $by } on { $target }. Do you use a skill?
prompt-trigger-targeted = { $item }, used by { $by }, is aimed at { $target }. Do you use a skill before it takes effect?
prompt-trigger-sent = Intelligence from { $by } is on its way. Do you use a skill?
prompt-trigger-accepted = The intelligence has been accepted by { $target }. Do you use a skill?
prompt-trigger-dies =
    { $me ->
        [yes] You are dead. Do you use a skill?
       *[no] { $target } is dead. Do you use a skill?
    }
prompt-gift = You are dead. To whom do you leave up to three hand cards?
prompt-gift_card = Which hand card do you give?
prompt-coerced =
    { $me ->
        [yes] Which card do you give?
       *[no] { $by } coerces you, and you hold such a card: which one do you give?
    }
prompt-decipher = You have seen the intelligence: { $card }. Do you turn it face up and draw a card?
sw-prompt-aim = { $item }: in front of whom?
sw-prompt-give = { $item }: do you give a hand card to somebody?
prompt-taker = { $item }: who gets your cards?
prompt-pick = { $item }: which card of { $target }?
prompt-inspect = { $item }: whose hand and intelligence do you look at?
prompt-give_back = { $item }: which hand card do you give back to { $target }?
prompt-scheme = { $item }: shall whoever drew a black card put it down as intelligence?
prompt-scheme_place = { $item }: in front of whom do you put the black card you drew?
sw-prompt-place = { $item }: which card do you put in front of whom?
prompt-identity = { $item }: do you keep the identity card of { $target } as your own?
prompt-search = { $item }: which card with black in it do you take?
prompt-show_two = { $item }: which two cards of one colour do you show?
prompt-confine =
    { $me ->
        [yes] { $item }: give two hand cards, or pass and be confined.
       *[no] { $by } uses { $item } on you: give two hand cards, or pass and be confined (no hand cards, no skills this turn).
    }
sw-prompt-burn = { $item }: which intelligence do you discard?
prompt-take = { $item }: which other intelligence do you take?
prompt-oracle = { $item }: do you draw this card, or put it in the place of the pending intelligence?

## What a choice is called

label-send-any = Send { $card } …
sw-label-send-left = Send { $card } to the left
sw-label-send-left-lock = Send { $card } to the left, locking { $lock }
sw-label-send-right = Send { $card } to the right
sw-label-send-right-lock = Send { $card } to the right, locking { $lock }
sw-label-send-up = Send { $card } to { $target }
sw-label-send-up-lock = Send { $card } to { $target }, locking { $lock }
sw-label-end = End your play phase
sw-label-decline = Decline it, pass it on
label-play-clear = Use { $card } on { $aim } in front of { $target }
label-play-coerce = Use { $card } on { $target }, naming { $word }
label-skill-move = Use { $skill }: { $aim } to { $target }
label-skill-pay = Use { $skill }, discarding { $aim }
label-skill-change = Use { $skill }: { $card } for { $aim }
label-with-word = { $label }: { $word }
label-taker = Give to { $target }
label-turn_up = Turn it face up
label-inspect = Look at the cards of { $target }
label-pick = Pick { $card }
label-pick-aim = Pick the intelligence { $aim }
label-pick-on = { $target } puts down { $aim }
label-take = Take { $card }
label-take-intel = Take the pending { $card }
label-take-aim = Take { $aim } from { $target }
label-place-there = In front of { $target }
sw-label-burn = Discard { $aim } in front of { $target }
sw-label-draw = Draw this card
label-exchange = Exchange it with the pending intelligence
label-take_identity = Take the identity card of { $target }
label-show-cards = Show { $cards } ({ $word })
word-draw = draw one
word-discard = discard one
word-number = number { $n }
word-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }

## What will happen if it is chosen

effect-play-sw-probe = { $target } draws a card if of { $draws }, or else discards one.
effect-play-sw-coerce = { $target } gives you { $word }, if there is one, or shows you the whole hand.
effect-play-sw-entice = The top card of the pile becomes intelligence of { $target }, or goes to your hand if it makes three of a colour.
effect-play-sw-balance = You and { $target } discard your hands and draw three cards each.
effect-play-sw-clear = { $aim } in front of { $target } goes to the discard pile.
effect-play-sw-decipher = You alone see the intelligence; with black in it, you may turn it up and draw a card.
effect-play-sw-intercept = The pending intelligence moves in front of you.
effect-play-sw-mislead = The pending intelligence moves in front of { $target }.
effect-play-sw-swap = This card becomes the pending intelligence; the old one is shown and discarded.
sw-effect-send-left = Face down to the left until somebody accepts it; at the latest you.
sw-effect-send-left-lock = Face down to the left; { $lock } must accept it if it gets there.
sw-effect-send-right = Face down to the right until somebody accepts it; at the latest you.
sw-effect-send-right-lock = Face down to the right; { $lock } must accept it if it gets there.
sw-effect-send-up = Face down to { $target } alone; if { $target } declines, you must accept it yourself.
sw-effect-send-up-lock = Face down to { $target }, or else back to you; { $lock } must accept it if it gets there.
sw-effect-end = Next you send a hand card; without one you are out of the game.
sw-effect-keep-lurking = Hidden: it lies face down until a skill that says so turns it up.
sw-effect-accept = It stays in front of you, unseen; others may still contest it.
sw-effect-decline = It travels on; one with ↑ goes back to its sender.
effect-taker = { $target } gets what you give next.
effect-turn_up = It travels on face up, and you draw a card.
effect-inspect = You alone see the hand of { $target }.
effect-pick = This is the one.
effect-pick-aim = { $aim } leaves its place.
effect-pick-on = { $target } chooses in front of which of the two it lies down.
effect-take = The card is shown and goes to your hand.
effect-take-intel = It goes to your hand; nobody receives intelligence this turn.
effect-take-aim = { $aim } goes to your hand.
effect-place-there = It becomes intelligence in front of { $target }.
sw-effect-aim = It moves in front of { $target }.
sw-effect-give = The card changes hands; nobody else sees it.
sw-effect-burn = This intelligence goes to the discard pile.
sw-effect-draw = The card you have seen goes to your hand.
effect-exchange = It becomes the pending intelligence, face down, and the old one lies on top of the pile.
effect-take_identity = It becomes your identity; the one you had leaves the game.
effect-show-cards = Everybody sees the two; then you discard an intelligence of that colour.
effect-skill-afuluola-1 = Your character turns face up, the pending intelligence is discarded, and you pick a new one from some player's cards.
effect-skill-baicanglang-1 = You draw a card, then you may give one away.
effect-skill-baifeifei-1 = { $aim } in front of { $target } goes to your hand.
effect-skill-baifeifei-2 = You draw a card.
effect-skill-baikunshan-1 = Your character turns face up; { $target } and { $word } draw a card from each other and show it.
effect-skill-baixiaonian-1 = { $aim } becomes intelligence of { $target }, and you draw two cards.
effect-skill-chengxiaodie-1 = You and the sender draw a card each.
effect-skill-chengxiaodie-2 = You look at the hand of { $target } and discard a card from it.
effect-skill-duanmujing-1 = You discard a hand card, then draw two.
effect-skill-feiyuanlongchuan-1 = It counts as if you used that card on { $target }; none is spent.
effect-skill-guijiao-1 = You discard two hand cards and move the pending intelligence wherever you like.
effect-skill-guijiao-1-aim = Your { $aim } is discarded and you move the pending intelligence wherever you like.
effect-skill-guxiaomeng-1 = Your character turns face up and you draw four cards.
effect-skill-guxiaomeng-2 = You get the whole hand of { $target } and see the identity card.
effect-skill-guxiaomeng_sp-1 = You draw two cards, then give one or more to another player.
effect-skill-hanmei-1 = Your character turns face up, and { $aim } of { $target } moves to another player.
effect-skill-huangjiren-1 = Your character turns face up and you draw three cards; two of one colour then let you discard an intelligence.
effect-skill-jinshenghuo-1 = { $card } is the intelligence received, and { $aim } goes to your hand.
effect-skill-laobie-2 = You and the receiver draw a card each.
effect-skill-laohan-1 = You draw two cards.
effect-skill-laohan-2 = { $aim } becomes intelligence of { $target }.
effect-skill-lianyuan-1 = Your character turns face up, { $aim } of { $target } goes to your hand, and you may take another one of other colours.
effect-skill-liningyu-1 = Your character turns face up and you draw two cards; the card used on you will be yours.
effect-skill-liningyu-3 = { $card } becomes intelligence in front of { $target }.
effect-skill-liningyu_sp-2 = You draw a card.
effect-skill-lixing-1 = Your character turns face up; you see the hand of { $target } and the pending intelligence, and may take what has black in it.
effect-skill-maobuba-1 = Your { $aim } goes to your hand.
effect-skill-mohongshuang_sp-1-draw = Your character turns face up and { $target } draws a card.
effect-skill-mohongshuang_sp-1-discard = Your character turns face up and { $target } discards a card at random.
effect-skill-mohongshuang_sp-2 = Your character turns face down, your { $aim } goes to your hand, and you put a hand card in front of a male.
effect-skill-peiling-1 = You draw blindly from the hand of { $target } ({ $word }), then give cards back.
effect-skill-shangyu-1 = Your character turns face up; you draw a card blindly from { $target } and show it.
effect-skill-shaoxiu-1 = { $card } becomes intelligence in front of { $target }, and you draw a card.
effect-skill-wangfugui-1 = Once this intelligence is received, you may discard one of that colour ({ $word }) from the receiver.
effect-skill-wangfugui-1-aim = { $aim } in front of { $target } is discarded; you draw a card if it has black in it.
effect-skill-wangkui-1 = { $card } becomes intelligence in front of { $target }, and you draw a card.
effect-skill-wangtianxiang-1 = { $target } gives you two hand cards, or can use neither hand cards nor skills this turn.
effect-skill-wuzhiguo-1 = The top card of the pile is shown; with black in it, it is yours and you discard a black intelligence.
effect-skill-xiaojiu-1 = Your character turns face up and you draw three cards; then you may put hand cards in front of players.
effect-skill-xuanqingzi-1 = You look at the top card of the pile; then you draw it, or it takes the place of the pending intelligence.
effect-skill-zhangyiting-1 = Nobody may use { $word } for the rest of the turn.
effect-skill-zhengwenxian-1 = Your character turns face up and the pending intelligence moves in front of you.
effect-skill-zhengwenxian-2 = Your character turns face down again.
