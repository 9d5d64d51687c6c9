## The nine function cards: name and what they do. A text that ends in -alt is for tables with the other house rule.

card-lock = Lock
card-lock-text = In your own turn, while your intelligence is passing, name another player: if it reaches that player this turn, it must be accepted.
card-lock-text-alt = In your own turn, before or while your intelligence passes: whoever it reaches must accept it.
card-lure = Lure Away
card-lure-text = While intelligence is passing: the player you name, who is neither its sender nor locked, is skipped for the whole transmission. You may name yourself.
card-lure-text-alt = In your own turn, while your intelligence is passing: the other player you name, if not locked, is skipped for the whole transmission.
card-intercept = Intercept
card-intercept-text = In another player's turn, while intelligence is passing: you gain it, unseen as it may be. Of several, the last one used gets it.
card-intercept-text-alt = While intelligence is passing, in any turn: you take it into your hand.
card-return = Return
card-return-text = When somebody else's intelligence reaches you and you are not locked: it travels on in the opposite direction (a Direct goes back to its sender).
card-return-text-alt = When somebody else's intelligence reaches you and is not locked: it goes straight back to its sender.
card-decode = Decode
card-decode-text = When intelligence reaches you: look at it, alone, before you decide.
card-decode-text-alt = When face-down intelligence from somebody else reaches you: look at it, alone, before you decide.
card-burn = Burn
card-burn-text = In any open moment of any turn: put one black intelligence in front of any living player on the discard pile.
card-counter = See Through
card-counter-text = When a card is used: that card is void and goes to the discard pile. Another See Through can be seen through as well.
card-probe = Probe
card-probe-text = In your own turn, while nothing is under way: hand it face down to another player. If it names that player's identity, that player draws two cards or discards one, as the card says; if not, that player says its phrase. Only the two of you see the card.
card-truefalse = True or False
card-truefalse-text = In your own turn, while nothing is under way: one card of the pile per living player is laid out face down and shuffled; beginning with you, each gains one of them as intelligence.

## Ways to travel

route-coded = Coded
route-coded-text = Face down to the right neighbour, who gains it or passes it on; the sender must accept it when it comes back.
route-direct = Direct
route-direct-text = Face down to one named player, who gains it or refuses it; refused, it goes back to the sender, who must accept it.
route-text = Text
route-text-text = Face up to the right neighbour, who gains it or passes it on; the sender must accept it when it comes back.

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
# of several equal cards, the one that something pending is aimed at
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
list-and = { $a } and { $b }
