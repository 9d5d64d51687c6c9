## What happened, one sentence per kind of event. $me says whether the reader is the one who acts.

log-chosen =
    { $me ->
        [yes] You have chosen a character.
       *[no] { $by } has chosen a character.
    }
log-flip =
    { $me ->
        [yes] Your character is turned up: { $character }.
       *[no] { $by }'s character is turned up: { $character }.
    }
log-cover =
    { $me ->
        [yes] Your character is turned face down.
       *[no] { $by }'s character is turned face down.
    }
log-identity =
    { $me ->
        [yes] Your identity is turned up: { $identity }.
       *[no] { $by }'s identity is turned up: { $identity }.
    }
log-turn =
    { $me ->
        [yes] Turn { $x }: yours.
       *[no] Turn { $x }: { $by }.
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
log-reshuffle = The discard pile is shuffled and becomes the new pile of { $x } cards.
log-send =
    { $me ->
        [yes] You send { $cards } as { $route } to the right.
       *[no] { $by } sends { $cards } as { $route } to the right.
    }
log-send-left =
    { $me ->
        [yes] You send { $cards } as { $route } to the left.
       *[no] { $by } sends { $cards } as { $route } to the left.
    }
log-send-to =
    { $me ->
        [yes] You send { $cards } as { $route } to { $target }.
       *[no] { $by } sends { $cards } as { $route } to { $target }.
    }
log-arrive =
    { $me ->
        [yes] The intelligence reaches you.
       *[no] The intelligence reaches { $by }.
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
        [yes] You get { $cards } back as intelligence.
       *[no] { $by } gets { $cards } back as intelligence.
    }
log-gain-truefalse =
    { $me ->
        [yes] You gain { $cards } from the cards laid out.
       *[no] { $by } gains { $cards } from the cards laid out.
    }
log-gain-skill =
    { $me ->
        [yes] { $target } puts { $cards } in front of you as intelligence.
       *[no] { $by } gains { $cards } through { $target }.
    }
log-gain-self =
    { $me ->
        [yes] You gain { $cards } by your own skill.
       *[no] { $by } gains { $cards } by a skill.
    }
log-intercepted =
    { $me ->
        [yes] You intercept the intelligence of { $target }.
       *[no] { $by } intercepts the intelligence of { $target }.
    }
log-returned =
    { $me ->
        [yes] You send it back.
       *[no] { $by } sends it back.
    }
log-to_hand =
    { $me ->
        [yes] You take { $cards } into your hand.
       *[no] { $by } takes { $cards } into the hand.
    }
log-drop = Nobody is left to take the intelligence ({ $cards }); it is discarded.
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
        [yes] You use { $item } (concerning { $target }).
       *[no] { $by } uses { $item } (concerning { $target }).
    }
log-countered =
    { $me ->
        [yes] You see through the { $item } of { $target }: it is void.
       *[no] { $by } sees through the { $item } of { $target }: it is void.
    }
log-fizzle =
    { $me ->
        [yes] Your { $item } has no effect.
       *[no] { $by }'s { $item } has no effect.
    }
log-locked =
    { $me ->
        [yes] You lock { $target }.
       *[no] { $by } locks { $target }.
    }
log-locked-card =
    { $me ->
        [yes] You lock the intelligence: whoever it reaches must accept it.
       *[no] { $by } locks the intelligence: whoever it reaches must accept it.
    }
log-lured =
    { $me ->
        [yes] You lure { $target } away from this transmission.
       *[no] { $by } lures { $target } away from this transmission.
    }
log-burn =
    { $me ->
        [yes] You burn { $cards } in front of { $target }.
       *[no] { $by } burns { $cards } in front of { $target }.
    }
log-burn-own =
    { $me ->
        [yes] You burn { $cards } of your own.
       *[no] { $by } burns { $cards } of their own.
    }
log-lay_out =
    { $x ->
        [one] One card is laid out face down.
       *[other] { $x } cards are laid out face down.
    }
log-surplus =
    { $x ->
        [one] One card that nobody took is discarded.
       *[other] { $x } cards that nobody took are discarded.
    }
log-look =
    { $me ->
        [yes] You look at a card from { $target }: { $cards }.
       *[no] { $by } looks at a card from { $target } ({ $cards }).
    }
log-look-own =
    { $me ->
        [yes] You look at your own intelligence: { $cards }.
       *[no] { $by } looks at the intelligence that came back ({ $cards }).
    }
log-look_identity =
    { $me ->
        [yes] You look at the identity of { $target }.
       *[no] { $by } looks at the identity of { $target }.
    }
log-learn_identity =
    { $me ->
        [yes] Only you know now: { $target } is { $identity }.
       *[no] { $by } now knows that { $target } is { $identity }.
    }
log-show_hand =
    { $me ->
        [yes] You show your hand: { $cards }.
       *[no] { $by } shows the hand: { $cards }.
    }
log-show_top =
    { $me ->
        [yes] You show the top of the pile: { $cards }.
       *[no] { $by } shows the top of the pile: { $cards }.
    }
log-say =
    { $me ->
        [yes] You answer { $target }: { $phrase }
       *[no] { $by } answers { $target }: { $phrase }
    }
log-react-draw =
    { $me ->
        [yes] You react to the probe of { $target } by drawing.
       *[no] { $by } reacts to the probe of { $target } by drawing.
    }
log-react-discard =
    { $me ->
        [yes] You react to the probe of { $target } by discarding.
       *[no] { $by } reacts to the probe of { $target } by discarding.
    }
log-react-nothing =
    { $me ->
        [yes] You would have to discard for the probe of { $target }, but you hold nothing.
       *[no] { $by } would have to discard for the probe of { $target }, but holds nothing.
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
        [yes] You draw { $cards } from the hand of { $target }.
       *[no] { $by } draws { $cards } from the hand of { $target }.
    }
log-set_aside =
    { $me ->
        [yes] You set { $cards } aside.
       *[no] { $by } sets { $cards } aside.
    }
log-take_back =
    { $me ->
        [yes] You take the cards set aside back.
       *[no] { $by } takes the cards set aside back.
    }
log-put_on_pile =
    { $me ->
        [yes] You put { $cards } on top of the pile.
       *[no] { $by } puts { $cards } on top of the pile.
    }
log-dying =
    { $me ->
        [yes] You are dying.
       *[no] { $by } is dying.
    }
log-rescued =
    { $me ->
        [yes] You are rescued.
       *[no] { $by } is rescued.
    }
log-die =
    { $me ->
        [yes] You are dead.
       *[no] { $by } is dead.
    }
log-die-by =
    { $me ->
        [yes] You are dead, by the doing of { $target }.
       *[no] { $by } is dead, by the doing of { $target }.
    }
log-lose =
    { $me ->
        [yes] You lose and leave the game.
       *[no] { $by } loses and leaves the game.
    }
log-declare =
    { $me ->
        [yes] You declare victory!
       *[no] { $by } declares victory!
    }
log-partner =
    { $me ->
        [yes] You take { $target } along.
       *[no] { $by } takes { $target } along.
    }
log-end = The game is over: { $reason }

## Why it ended

end-declared = victory was declared.
end-survivor = only one player is left.
end-nobody = nobody is left.
end-draw = only one player is left, and nobody wins.
