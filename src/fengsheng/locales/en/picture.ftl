# A moment of a finished game as a picture.

picture-turn = Turn { $turn } · { $eyes }
picture-deal = The deal · { $eyes }
picture-eyes = as { $who } saw it
picture-eyes-spectator = as spectators saw it
picture-eyes-all = with everything open
picture-hand = { $n } in hand
