### Looking back at a game: what a replay offers, and what is tried out from it.

web-replay-asked = { $who } was asked: { $text }
web-replay-could = What { $who } could choose
web-replay-chose = Chosen:
web-replay-more = and { $n } more
web-replay-truth = Show what this player did not know
web-replay-knew = { $who } did not know: { $what }
web-replay-knew-card = the card on its way is { $card }
web-replay-knew-friends = { $who } { $n ->
    [one] is
   *[other] are
  } on the same side
web-replay-knew-and = ; { "" }
web-replay-open-about = You will see all identities, hands and hidden cards of this game.
web-replay-open-sure = Show everything
web-replay-jump = Jump to…
web-replay-jump-none = That does not happen in this game.
web-replay-jump-asked = Next question with a choice
web-replay-jump-passed = Next time of passing
web-replay-jump-acts = Next time somebody acts
web-replay-jump-uses = Next use of a card
web-replay-jump-turn = A turn
web-replay-play-on = Play on from here
web-replay-play-on-about = You take a seat and bots play the others. Nothing of it is kept, and the replay stays as it is.
web-replay-play-on-seat = Your seat
web-replay-play-on-unseen = What this seat could not see
web-replay-play-on-anew = Dealt anew
web-replay-play-on-same = As it was
web-replay-scenario = Save as a puzzle
web-trial = Trying it out
web-trial-title = Trying it out · The Message
web-trial-restart = Back to the start
web-trial-to-replay = Back to the replay
web-trial-to-ruling = Back to the ruling
web-trial-missing = There is nothing here to try out: the game is gone, or has no such moment.
