## Spywar: what happened, where it is told in other words than in the classic edition

sw-log-draw =
    { $me ->
        [yes] You draw { $cards }.
       *[no] { $by } draws { $cards }.
    }
sw-log-send-left =
    { $me ->
        [yes] You send { $cards } to the left (←).
       *[no] { $by } sends { $cards } to the left (←).
    }
sw-log-send-left-lock =
    { $me ->
        [yes] You send { $cards } to the left (←), locking { $lock }.
       *[no] { $by } sends { $cards } to the left (←), locking { $lock }.
    }
sw-log-send-right =
    { $me ->
        [yes] You send { $cards } to the right (→).
       *[no] { $by } sends { $cards } to the right (→).
    }
sw-log-send-right-lock =
    { $me ->
        [yes] You send { $cards } to the right (→), locking { $lock }.
       *[no] { $by } sends { $cards } to the right (→), locking { $lock }.
    }
sw-log-send-up =
    { $me ->
        [yes] You send { $cards } to { $target } (↑).
       *[no] { $by } sends { $cards } to { $target } (↑).
    }
sw-log-send-up-lock =
    { $me ->
        [yes] You send { $cards } to { $target } (↑), locking { $lock }.
       *[no] { $by } sends { $cards } to { $target } (↑), locking { $lock }.
    }
log-accept =
    { $me ->
        [yes] You accept it; it may still be contested.
       *[no] { $by } accepts it; it may still be contested.
    }
sw-log-decline =
    { $me ->
        [yes] You decline it, and it travels on.
       *[no] { $by } declines it, and it travels on.
    }
log-gain-received =
    { $me ->
        [yes] You receive { $cards }, sent by { $target }.
       *[no] { $by } receives { $cards }, sent by { $target }.
    }
log-gain-received-own =
    { $me ->
        [yes] You receive your own { $cards }.
       *[no] { $by } receives { $cards }, sent by the same player.
    }
log-gain-placed =
    { $me ->
        [yes] { $cards } is put in front of you by { $target }.
       *[no] { $cards } is put in front of { $by } by { $target }.
    }
log-gain-placed-own =
    { $me ->
        [yes] You put { $cards } in front of yourself.
       *[no] { $by } gets { $cards } as intelligence by their own doing.
    }
log-gain-moved =
    { $me ->
        [yes] { $cards } is moved in front of you by { $target }.
       *[no] { $cards } is moved in front of { $by } by { $target }.
    }
log-gain-moved-own =
    { $me ->
        [yes] You move { $cards } in front of yourself.
       *[no] { $by } takes over { $cards } as intelligence.
    }
log-gain-exchanged =
    { $me ->
        [yes] You put { $cards } in the place of the card received.
       *[no] { $by } puts { $cards } in the place of the card received.
    }
log-moved =
    { $me ->
        [yes] You move the pending intelligence in front of { $target }.
       *[no] { $by } moves the pending intelligence in front of { $target }.
    }
log-moved-own =
    { $me ->
        [yes] You get the pending intelligence in front of you.
       *[no] { $by } gets the pending intelligence.
    }
log-swapped =
    { $me ->
        [yes] You swap the intelligence: { $cards } is discarded.
       *[no] { $by } swaps the intelligence: { $cards } is discarded.
    }
log-turn_up =
    { $me ->
        [yes] You turn the intelligence face up: { $cards }.
       *[no] { $by } turns the intelligence face up: { $cards }.
    }
sw-log-drop = The intelligence is turned up and discarded: { $cards }.
log-replace = The new pending intelligence comes from { $target }: { $cards }.
log-exchange =
    { $me ->
        [yes] You exchange the pending intelligence with the top of the pile ({ $cards }).
       *[no] { $by } exchanges the pending intelligence with the top of the pile ({ $cards }).
    }
log-play-free =
    { $me ->
        [yes] You count as using { $as }.
       *[no] { $by } counts as using { $as }.
    }
log-play-free-on =
    { $me ->
        [yes] You count as using { $as } on { $target }.
       *[no] { $by } counts as using { $as } on { $target }.
    }
log-named =
    { $me ->
        [yes] You name: { $word }.
       *[no] { $by } names: { $word }.
    }
log-banned =
    { $me ->
        [yes] By your order nobody may use { $word } this turn.
       *[no] By order of { $by } nobody may use { $word } this turn.
    }
log-confined = Confined for this turn, without hand cards and skills: { $target }.
log-void =
    { $me ->
        [yes] Your { $item } has no effect on { $target }.
       *[no] { $by }'s { $item } has no effect on { $target }.
    }
sw-log-look-own =
    { $me ->
        [yes] You look at a card, alone: { $cards }.
       *[no] { $by } looks at a card, alone ({ $cards }).
    }
log-show_hand-to =
    { $me ->
        [yes] You show { $target } your hand: { $cards }.
       *[no] { $by } shows { $target } the whole hand: { $cards }.
    }
log-show =
    { $me ->
        [yes] You show { $cards }.
       *[no] { $by } shows { $cards }.
    }
sw-log-react-draw =
    { $me ->
        [yes] You draw for the probe of { $target }.
       *[no] { $by } draws for the probe of { $target }.
    }
sw-log-react-discard =
    { $me ->
        [yes] You discard for the probe of { $target }.
       *[no] { $by } discards for the probe of { $target }.
    }
sw-log-set_aside = Shown and set aside: { $cards }.
sw-log-burn =
    { $me ->
        [yes] You discard { $cards } in front of { $target }.
       *[no] { $by } discards { $cards } in front of { $target }.
    }
sw-log-burn-own =
    { $me ->
        [yes] You discard { $cards } of your own.
       *[no] { $by } discards { $cards } of their own.
    }
log-leave_identity =
    { $me ->
        [yes] You leave the identity card of { $target } alone.
       *[no] { $by } leaves the identity card of { $target } alone.
    }
log-take_identity =
    { $me ->
        [yes] You take the identity card of { $target }; yours leaves the game.
       *[no] { $by } takes the identity card of { $target }; the old one leaves the game.
    }
sw-log-dying =
    { $me ->
        [yes] You have three black intelligence: you are dying.
       *[no] { $by } has three black intelligence and is dying.
    }
log-doomed =
    { $me ->
        [yes] You cannot be saved.
       *[no] { $by } cannot be saved.
    }
sw-log-lose =
    { $me ->
        [yes] You have no card to send and are out of the game; your character card is removed.
       *[no] { $by } has no card to send and is out of the game; the character card is removed.
    }
log-usurp =
    { $me ->
        [yes] You win in the place of { $target }!
       *[no] { $by } wins in the place of { $target }!
    }

## Why it ended

end-collected = three intelligence of one colour were collected.
end-task = a task was fulfilled.
end-usurped = the Usurper took the place of whoever declared victory.
end-faction = only one faction is left.
