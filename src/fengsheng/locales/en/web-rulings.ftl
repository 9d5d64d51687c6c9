## Rulings that can be stepped through

web-rulings-play = Lay it out
web-rulings-close = Put it away
web-rulings-stage = The ruling, laid out
web-rulings-prev = Step back
web-rulings-next = Next step
web-rulings-step = Step { $n } of { $of }
web-rulings-laid = Laid out. Press → to step through it.
web-rulings-so = So:
web-rulings-table = Play it at the table
web-rulings-missing = This ruling cannot be laid out now.
web-rulings-dead = dead
web-rulings-lost = out
web-rulings-dying = dying
web-rulings-locked = locked
web-rulings-lured = skipped
web-rulings-wanted = In the ruling: { $what }.
web-rulings-left = The ruling went another way; bots play on.
web-rulings-other = Try something else
web-rulings-follow = Follow the ruling
web-rulings-free = Do as you like; bots play the others.
