## Spywar: the nine function cards, name and what they do

card-sw-probe = Probe
card-sw-probe-text = In your play phase: hand it face down to another player. It has a line for each sort of identity, and that player draws a card or discards one, as the line for them says. Only the two of you see it; a used Probe leaves the game.
card-sw-coerce = Coerce
card-sw-coerce-text = In your play phase: name Clear Up, Intercept, Swap or Mislead to another player. Whoever holds such a card must give you one; whoever does not shows you, alone, the whole hand.
card-sw-entice = Entice
card-sw-entice-text = In your play phase: name a player, yourself if you like. The top card of the pile is shown and becomes that player's intelligence; if that would make three of one of its colours, it goes to your hand instead.
card-sw-balance = Balance
card-sw-balance-text = In your play phase: you and another player discard your whole hands, then draw three cards each.
card-sw-clear = Clear Up
card-sw-clear-text = In your play phase: discard one intelligence with black in it from any player, yourself included. When somebody is dying and you are asked, it works on that player.
card-sw-decipher = Decipher
card-sw-decipher-text = In the passing phase, when intelligence lies in front of you and you have not decided yet: look at it, alone. If it has black in it you may turn it face up and draw a card.
card-sw-intercept = Intercept
card-sw-intercept-text = In the contest: the pending intelligence moves in front of you.
card-sw-mislead = Mislead
card-sw-mislead-text = In the contest: the pending intelligence moves to its holder's nearest living neighbour, on the side you choose.
card-sw-swap = Swap
card-sw-swap-text = In the contest, played face down: this card takes the place of the pending intelligence, and the old one is shown and discarded.

## Arrows

route-left = ←
route-left-text = Face down to the left neighbour, who accepts it or passes it on; the sender must accept it when it comes back.
route-right = →
route-right-text = Face down to the right neighbour, who accepts it or passes it on; the sender must accept it when it comes back.
route-up = ↑
route-up-text = Face down to one player of the sender's choice, who accepts it or hands it back; then the sender must accept it.

## A card in full: colours, arrow, lock mark, and for a probe who draws

sw-card-full = { $name } ({ $colour } { $arrow })
sw-card-full-lock = { $name } ({ $colour } { $arrow } lock)
sw-card-full-probe = { $name } ({ $colour } { $arrow }; draws: { $draws })
colour-two = { $a }+{ $b }
faction-qianfu-short = Front
faction-qianfu = Lurking Front
faction-tegong-short = Service
faction-tegong = Secret Service
faction-shenmi-short = Stranger
faction-shenmi = Stranger

## Identities, and what each needs

identity-qianfu = Lurking Front
identity-qianfu-goal = Wins together as soon as one member has three red intelligence.
identity-tegong = Secret Service
identity-tegong-goal = Wins together as soon as one member has three blue intelligence.
identity-zhenyazhe = Suppressor
identity-zhenyazhe-goal = A Stranger, wins alone: in your turn a player dies who has two or more red or blue intelligence.
identity-cuanduozhe = Usurper
identity-cuanduozhe-goal = A Stranger, wins alone: when somebody declares victory in your turn, you win in their place.
identity-shuangmianjiandie = Double Agent
identity-shuangmianjiandie-goal = A Stranger, wins alone: you have three red intelligence, or three blue.
identity-youbianzhe = Mutator
identity-youbianzhe-goal = A Stranger, wins alone: somebody has three red or three blue intelligence and declares nothing.
identity-xianxingzhe = Forerunner
identity-xianxingzhe-goal = A Stranger, wins alone: you die with at least one red or blue intelligence in front of you.
identity-jiaojuzhe = Spoiler
identity-jiaojuzhe-goal = A Stranger, wins alone: at the end of your turn every other living player has two or more red or blue intelligence.
identity-qingdaofu = Scavenger
identity-qingdaofu-goal = A Stranger, wins alone: a player dies who has at most one red and at most one blue intelligence.
identity-none = no identity
identity-none-goal = Your identity card was taken: only Epilogue can let you win along.
