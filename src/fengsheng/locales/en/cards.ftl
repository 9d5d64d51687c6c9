## The nine function cards: name and what they do. A text that ends in -alt is for tables with the other house rule.

card-lock = Lock
card-lock-text = On your turn, while your message is in transit: choose another player. If the message reaches them this turn, they must accept it.
card-lock-text-alt = On your turn, before you send your message or while it is in transit: the player it reaches must accept it.
card-lure = Lure Away
card-lure-text = While a message is in transit: choose a player who is neither its sender nor locked (you may choose yourself). The message skips that player until it is received.
card-lure-text-alt = On your turn, while your message is in transit: choose another player who is not locked. The message skips that player until it is received.
card-intercept = Intercept
card-intercept-text = On another player’s turn, while a message is in transit: you gain it without seeing it first. If several players intercept, the last one gains it.
card-intercept-text-alt = While a message is in transit, on any turn: take it into your hand.
card-return = Return
card-return-text = When another player’s message reaches you and you are not locked: it turns round and travels the other way. A direct message goes back to its sender.
card-return-text-alt = When another player’s message reaches you and is not locked: it goes straight back to its sender.
card-decode = Decode
card-decode-text = When a message reaches you: look at it in secret before you decide.
card-decode-text-alt = When another player’s face-down message reaches you: look at it in secret before you decide.
card-burn = Burn
card-burn-text = On any turn, whenever you may respond: put one black message in front of any living player on the discard pile.
card-counter = Foil
card-counter-text = When a card is used: that card has no effect and is discarded. A Foil can be foiled too.
card-probe = Probe
card-probe-text = On your turn, while nothing is waiting to resolve: hand this card face down to another player. If it names their identity, they draw two cards or discard one, as the card says. If not, they say the phrase on it. Only the two of you see the card.
card-truefalse = True or False
card-truefalse-text = On your turn, while nothing is waiting to resolve: lay out one face-down card from the deck per living player and shuffle them. Starting with you, each player gains one of them as a message.

## Ways to travel

route-coded = coded
route-coded-text = Face down to the player on the right, who accepts it or passes it on. If it comes back to the sender, the sender must accept it.
route-direct = direct
route-direct-text = Face down to one chosen player, who accepts or declines it. If declined, it goes back to the sender, who must accept it.
route-text = open
route-text-text = Face up to the player on the right, who accepts it or passes it on. If it comes back to the sender, the sender must accept it.

## Colours; the mark stands beside a shape, so that colour is never alone

colour-red = red
colour-red-mark = R
colour-blue = blue
colour-blue-mark = B
colour-black = black
colour-black-mark = K

## A card in full

card-full = { $name } ({ $colour })
card-full-probe = { $name } ({ $colour }; { $identity }: { $effect })
# of several equal cards, the one that something waiting to resolve is aimed at
card-named = { $card } [already aimed at]
card-hidden = a face-down { $name }
probe-effect-draw = draw 2
probe-effect-discard = discard 1
probe-phrase-draw = “I am undercover.”
probe-phrase-discard = “I am a good person.”
cards-hidden =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
cards-nothing = nothing

## Joining words

list-comma = { $a }, { $b }
list-or = { $a } or { $b }
list-and = { $a } and { $b }
