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
sw-log-send-up-lock-to =
    { $me ->
        [yes] You send { $cards } to { $target } (↑), locked.
       *[no] { $by } sends { $cards } to { $target } (↑), locked.
    }
log-accept =
    { $me ->
        [yes] You accept the message; it may still be contested.
       *[no] { $by } accepts the message; it may still be contested.
    }
sw-log-decline =
    { $me ->
        [yes] You decline it, and it travels on.
       *[no] { $by } declines it, and it travels on.
    }
log-gain-received =
    { $me ->
        [yes] You receive { $cards } from { $target }.
       *[no] { $by } receives { $cards } from { $target }.
    }
log-gain-received-own =
    { $me ->
        [yes] You receive your own { $cards }.
       *[no] { $by } receives their own { $cards }.
    }
log-gain-placed =
    { $me ->
        [yes] { $target } puts { $cards } in front of you.
       *[no] { $by } gains { $cards } from { $target }.
    }
log-gain-placed-own =
    { $me ->
        [yes] You put { $cards } in front of yourself.
       *[no] { $by } puts { $cards } in front of themselves.
    }
log-gain-moved =
    { $me ->
        [yes] { $target } moves { $cards } in front of you.
       *[no] { $by } gains { $cards }, moved by { $target }.
    }
log-gain-moved-own =
    { $me ->
        [yes] You move { $cards } in front of yourself.
       *[no] { $by } moves { $cards } in front of themselves.
    }
log-gain-exchanged =
    { $me ->
        [yes] You replace the message you received with { $cards }.
       *[no] { $by } replaces the message received with { $cards }.
    }
log-moved =
    { $me ->
        [yes] You move the contested message in front of { $target }.
       *[no] { $by } moves the contested message in front of { $target }.
    }
log-moved-own =
    { $me ->
        [yes] You move the contested message in front of yourself.
       *[no] { $by } moves the contested message in front of themselves.
    }
log-swapped =
    { $me ->
        [yes] You swap the message; the old one is discarded: { $cards }.
       *[no] { $by } swaps the message; the old one is discarded: { $cards }.
    }
log-turn_up =
    { $me ->
        [yes] You turn the message face up: { $cards }.
       *[no] { $by } turns the message face up: { $cards }.
    }
sw-log-drop = The message is turned face up and discarded: { $cards }.
log-replace = The new contested message comes from { $target }: { $cards }.
log-exchange =
    { $me ->
        [yes] You exchange the contested message with the top card of the deck ({ $cards }).
       *[no] { $by } exchanges the contested message with the top card of the deck ({ $cards }).
    }
log-play-free =
    { $me ->
        [yes] You use { $as } without a card.
       *[no] { $by } uses { $as } without a card.
    }
log-play-free-on =
    { $me ->
        [yes] You use { $as } on { $target } without a card.
       *[no] { $by } uses { $as } on { $target } without a card.
    }
log-named =
    { $me ->
        [yes] You name { $word }.
       *[no] { $by } names { $word }.
    }
log-banned =
    { $me ->
        [yes] You ban for this turn: { $word }.
       *[no] { $by } bans for this turn: { $word }.
    }
log-confined = Confined this turn (no cards from hand, no skills): { $target }.
log-void =
    { $me ->
        [yes] Your { $item } has no effect on { $target }.
       *[no] { $by }’s { $item } has no effect on { $target }.
    }
sw-log-look-own =
    { $me ->
        [yes] You look at a card in secret: { $cards }.
       *[no] { $by } looks at a card in secret ({ $cards }).
    }
log-look-message =
    { $me ->
        [yes] You look at the message: { $cards }.
       *[no] { $by } looks at the message ({ $cards }).
    }
log-show_hand-to =
    { $me ->
        [yes] You show { $target } your hand: { $cards }.
       *[no] { $by } shows { $target } their whole hand: { $cards }.
    }
log-show =
    { $me ->
        [yes] You reveal { $cards }.
       *[no] { $by } reveals { $cards }.
    }
sw-log-react-draw =
    { $me ->
        [yes] You draw in answer to { $target_s } Probe.
       *[no] { $by } draws in answer to { $target_s } Probe.
    }
sw-log-react-discard =
    { $me ->
        [yes] You discard in answer to { $target_s } Probe.
       *[no] { $by } discards in answer to { $target_s } Probe.
    }
sw-log-set_aside = The message is revealed and set aside: { $cards }.
sw-log-set_aside-hand =
    { $me ->
        [yes] Revealed from your hand and set aside: { $cards }.
       *[no] Revealed from { $by_s } hand and set aside: { $cards }.
    }
log-take-shown =
    { $me ->
        [yes] You take { $cards } from { $target_s } hand.
       *[no] { $by } takes { $cards } from { $target_s } hand.
    }
sw-log-burn =
    { $me ->
        [yes] You discard { $cards } in front of { $target }.
       *[no] { $by } discards { $cards } in front of { $target }.
    }
sw-log-burn-own =
    { $me ->
        [yes] You discard your own { $cards }.
       *[no] { $by } discards their own { $cards }.
    }
log-leave_identity =
    { $me ->
        [yes] You do not keep { $target_s } identity card.
       *[no] { $by } does not keep { $target_s } identity card.
    }
log-take_identity =
    { $me ->
        [yes] You take { $target_s } identity card; your old one leaves the game.
       *[no] { $by } takes { $target_s } identity card; the old one leaves the game.
    }
sw-log-dying =
    { $me ->
        [yes] You have three black messages and are dying.
       *[no] { $by } has three black messages and is dying.
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
        [yes] You win instead of { $target }!
       *[no] { $by } wins instead of { $target }!
    }

## Why it ended

end-collected = someone collected three messages of one colour.
end-task = someone completed a task.
end-usurped = the Usurper took over someone else’s victory.
end-faction = only one faction is left.
