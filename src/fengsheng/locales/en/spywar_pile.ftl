## Spywar: what is said of the pile, which its rulebook calls otherwise

sw-log-reshuffle =
    { $x ->
        [one] The discard pile is shuffled into a new deck of 1 card.
       *[other] The discard pile is shuffled into a new deck of { $x } cards.
    }
sw-log-show_top =
    { $me ->
        [yes] You reveal the top card of the deck: { $cards }.
       *[no] { $by } reveals the top card of the deck: { $cards }.
    }
sw-term-piles = deck { $deck } · discards { $discard }
