## What happened, one sentence per kind of event. $me says whether the reader is the one who acts.

log-chosen =
    { $me ->
        [yes] You choose a character.
       *[no] { $by } chooses a character.
    }
log-flip =
    { $me ->
        [yes] Your character turns face up: { $character }.
       *[no] { $by }’s character turns face up: { $character }.
    }
log-cover =
    { $me ->
        [yes] Your character turns face down.
       *[no] { $by }’s character turns face down.
    }
log-identity =
    { $me ->
        [yes] Your identity is revealed: { $identity }.
       *[no] { $by }’s identity is revealed: { $identity }.
    }
log-turn =
    { $me ->
        [yes] Turn { $x }: your turn.
       *[no] Turn { $x }: { $by }’s turn.
    }
log-draw =
    { $me ->
        [yes] You draw { $cards }.
       *[no] { $by } draws { $cards }.
    }
log-skip_draw =
    { $me ->
        [yes] You do not draw.
       *[no] { $by } does not draw.
    }
log-reshuffle =
    { $x ->
        [one] The discard pile is shuffled into a new deck of 1 card.
       *[other] The discard pile is shuffled into a new deck of { $x } cards.
    }
log-send =
    { $me ->
        [yes] You send { $cards } to the right ({ $route }).
       *[no] { $by } sends { $cards } to the right ({ $route }).
    }
log-send-left =
    { $me ->
        [yes] You send { $cards } to the left ({ $route }).
       *[no] { $by } sends { $cards } to the left ({ $route }).
    }
log-send-to =
    { $me ->
        [yes] You send { $cards } to { $target } ({ $route }).
       *[no] { $by } sends { $cards } to { $target } ({ $route }).
    }
log-arrive =
    { $me ->
        [yes] The message reaches you.
       *[no] The message reaches { $by }.
    }
log-decline =
    { $me ->
        [yes] You decline it.
       *[no] { $by } declines it.
    }
log-gain-sent =
    { $me ->
        [yes] You gain { $cards }, sent by { $target }.
       *[no] { $by } gains { $cards }, sent by { $target }.
    }
log-gain-own =
    { $me ->
        [yes] Your message comes back, and you gain { $cards }.
       *[no] { $by }’s message comes back, and they gain { $cards }.
    }
log-gain-truefalse =
    { $me ->
        [yes] You gain { $cards } from the cards on the table.
       *[no] { $by } gains { $cards } from the cards on the table.
    }
log-gain-skill =
    { $me ->
        [yes] { $target } puts { $cards } in front of you.
       *[no] { $by } gains { $cards } from { $target }.
    }
log-gain-self =
    { $me ->
        [yes] You gain { $cards } through your own skill.
       *[no] { $by } gains { $cards } through a skill.
    }
log-intercepted =
    { $me ->
        [yes] You intercept { $target_s } message.
       *[no] { $by } intercepts { $target_s } message.
    }
log-returned =
    { $me ->
        [yes] You return the message.
       *[no] { $by } returns the message.
    }
log-to_hand =
    { $me ->
        [yes] You take { $cards } into your hand.
       *[no] { $by } takes { $cards } into their hand.
    }
log-drop = No one is left to receive the message ({ $cards }); it is discarded.
log-play =
    { $me ->
        [yes] You use { $card }.
       *[no] { $by } uses { $card }.
    }
log-play-on =
    { $me ->
        [yes] You use { $card } on { $target }.
       *[no] { $by } uses { $card } on { $target }.
    }
log-play-as =
    { $me ->
        [yes] You use { $card } as { $as }.
       *[no] { $by } uses { $card } as { $as }.
    }
log-play-as-on =
    { $me ->
        [yes] You use { $card } as { $as } on { $target }.
       *[no] { $by } uses { $card } as { $as } on { $target }.
    }
log-skill =
    { $me ->
        [yes] You use { $item }.
       *[no] { $by } uses { $item }.
    }
log-skill-on =
    { $me ->
        [yes] You use { $item } on { $target }.
       *[no] { $by } uses { $item } on { $target }.
    }
log-countered =
    { $me ->
        [yes] You foil { $target_s } { $item }.
       *[no] { $by } foils { $target_s } { $item }.
    }
log-fizzle =
    { $me ->
        [yes] Your { $item } has no effect.
       *[no] { $by }’s { $item } has no effect.
    }
log-locked =
    { $me ->
        [yes] You lock { $target }.
       *[no] { $by } locks { $target }.
    }
log-locked-card =
    { $me ->
        [yes] You lock the message: the player it reaches must accept it.
       *[no] { $by } locks the message: the player it reaches must accept it.
    }
log-lured =
    { $me ->
        [yes] You lure { $target } away from this message.
       *[no] { $by } lures { $target } away from this message.
    }
log-burn =
    { $me ->
        [yes] You burn { $cards } in front of { $target }.
       *[no] { $by } burns { $cards } in front of { $target }.
    }
log-burn-own =
    { $me ->
        [yes] You burn your own { $cards }.
       *[no] { $by } burns their own { $cards }.
    }
log-lay_out =
    { $x ->
        [one] One card is laid out face down.
       *[other] { $x } cards are laid out face down.
    }
log-surplus =
    { $x ->
        [one] One card that no one took is discarded.
       *[other] { $x } cards that no one took are discarded.
    }
log-look =
    { $me ->
        [yes] You look at { $target_s } card: { $cards }.
       *[no] { $by } looks at { $target_s } card ({ $cards }).
    }
log-look-own =
    { $me ->
        [yes] You look at your own message: { $cards }.
       *[no] { $by } looks at their own message ({ $cards }).
    }
log-look_identity =
    { $me ->
        [yes] You look at { $target_s } identity.
       *[no] { $by } looks at { $target_s } identity.
    }
log-learn_identity =
    { $me ->
        [yes] Only you know: { $target_s } identity is { $identity }.
       *[no] { $by } now knows that { $target_s } identity is { $identity }.
    }
log-show_hand =
    { $me ->
        [yes] You reveal your hand: { $cards }.
       *[no] { $by } reveals their hand: { $cards }.
    }
log-show_top =
    { $me ->
        [yes] You reveal the top card of the deck: { $cards }.
       *[no] { $by } reveals the top card of the deck: { $cards }.
    }
log-say =
    { $me ->
        [yes] You answer { $target }: { $phrase }
       *[no] { $by } answers { $target }: { $phrase }
    }
log-react-draw =
    { $me ->
        [yes] You draw in answer to { $target_s } Probe.
       *[no] { $by } draws in answer to { $target_s } Probe.
    }
log-react-discard =
    { $me ->
        [yes] You discard in answer to { $target_s } Probe.
       *[no] { $by } discards in answer to { $target_s } Probe.
    }
log-react-nothing =
    { $me ->
        [yes] { $target_s } Probe makes you discard, but your hand is empty.
       *[no] { $by } should discard for { $target_s } Probe, but has no cards.
    }
log-discard =
    { $me ->
        [yes] You discard { $cards }.
       *[no] { $by } discards { $cards }.
    }
log-give =
    { $me ->
        [yes] You give { $cards } to { $target }.
       *[no] { $by } gives { $cards } to { $target }.
    }
log-take =
    { $me ->
        [yes] You take { $cards } from { $target_s } hand.
       *[no] { $by } takes { $cards } from { $target_s } hand.
    }
log-set_aside =
    { $me ->
        [yes] You set { $cards } aside.
       *[no] { $by } sets { $cards } aside.
    }
log-take_back =
    { $me ->
        [yes] You take back the cards you set aside.
       *[no] { $by } takes back the cards set aside.
    }
log-put_on_pile =
    { $me ->
        [yes] You put { $cards } on top of the deck.
       *[no] { $by } puts { $cards } on top of the deck.
    }
log-dying =
    { $me ->
        [yes] You are dying.
       *[no] { $by } is dying.
    }
log-rescued =
    { $me ->
        [yes] You are saved.
       *[no] { $by } is saved.
    }
log-die =
    { $me ->
        [yes] You die.
       *[no] { $by } dies.
    }
log-die-by =
    { $me ->
        [yes] You are killed by { $target }.
       *[no] { $by } is killed by { $target }.
    }
log-lose =
    { $me ->
        [yes] You lose and are out of the game.
       *[no] { $by } loses and is out of the game.
    }
log-declare =
    { $me ->
        [yes] You declare victory!
       *[no] { $by } declares victory!
    }
log-partner =
    { $me ->
        [yes] You share the victory with { $target }.
       *[no] { $by } shares the victory with { $target }.
    }
log-end = The game is over: { $reason }

## Why it ended

end-declared =
    { $named ->
        [yes] { $who } declared victory.
       *[no] someone declared victory.
    }
end-survivor = only one player is left.
end-nobody = no one is left.
end-draw = only one player is left, so no one wins.
