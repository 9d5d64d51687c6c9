## Spywar: the nine function cards, name and what they do

card-sw-probe = Probe
card-sw-probe-text = In your play phase: hand this card face down to another player. It has a line for each kind of identity; they draw a card or discard one, as their line says. Only the two of you see it. It then leaves the game.
card-sw-coerce = Coerce
card-sw-coerce-text = In your play phase: choose another player and name Clear, Intercept, Swap or Mislead. If they have such a card, they must give you one; if not, they show you their whole hand in secret.
card-sw-entice = Entice
card-sw-entice-text = In your play phase: choose any player, yourself included. Reveal the top card of the deck and put it in front of them as a message. If that would give them three of one of its colours, it goes into your hand instead.
card-sw-balance = Balance
card-sw-balance-text = In your play phase: you and another player each discard your whole hand, then each draw three cards.
card-sw-clear = Clear
card-sw-clear-text = In your play phase: discard one message with black in it from in front of any player, yourself included. When someone is dying and you are asked, use it on them.
card-sw-decipher = Decode
card-sw-decipher-text = In the send phase, when a message has reached you and before you decide: look at it in secret. If it has black in it, you may turn it face up and draw a card.
card-sw-intercept = Intercept
card-sw-intercept-text = In the contest: the contested message moves in front of you.
card-sw-mislead = Mislead
card-sw-mislead-text = In the contest: the contested message moves from its holder to their nearest living neighbour, on the side you choose.
card-sw-swap = Swap
card-sw-swap-text = In the contest, played face down: this card replaces the contested message, which is revealed and discarded.

## Arrows

route-left = ←
route-left-text = Face down to the player on the left, who accepts it or passes it on. If it comes back to the sender, the sender must accept it.
route-right = →
route-right-text = Face down to the player on the right, who accepts it or passes it on. If it comes back to the sender, the sender must accept it.
route-up = ↑
route-up-text = Face down to one player the sender chooses, who accepts or declines it. If declined, it goes back to the sender, who must accept it.

## A card in full: colours, arrow, lock mark, and for a probe who draws

sw-card-full = { $name } ({ $colour } { $arrow })
sw-card-full-lock = { $name } ({ $colour } { $arrow } lock)
sw-card-full-probe = { $name } ({ $colour } { $arrow }; draws: { $draws })
colour-two = { $a }+{ $b }
faction-qianfu-short = Underground
faction-qianfu = Underground
faction-tegong-short = Service
faction-tegong = Secret Service
faction-shenmi-short = Stranger
faction-shenmi = Stranger

## Identities, and what each needs

identity-qianfu = Underground
identity-qianfu-goal = Everyone in the Underground wins as soon as one member has three red messages.
identity-tegong = Secret Service
identity-tegong-goal = Everyone in the Secret Service wins as soon as one member has three blue messages.
identity-zhenyazhe = Suppressor
identity-zhenyazhe-goal = A Stranger who wins alone: on your turn, a player with two or more red or blue messages dies.
identity-cuanduozhe = Usurper
identity-cuanduozhe-goal = A Stranger who wins alone: when someone declares victory on your turn, you win instead of them.
identity-shuangmianjiandie = Double Agent
identity-shuangmianjiandie-goal = A Stranger who wins alone: you have three red messages, or three blue.
identity-youbianzhe = Instigator
identity-youbianzhe-goal = A Stranger who wins alone: someone has three red or three blue messages and does not declare victory.
identity-xianxingzhe = Martyr
identity-xianxingzhe-goal = A Stranger who wins alone: you die with at least one red or blue message.
identity-jiaojuzhe = Troublemaker
identity-jiaojuzhe-goal = A Stranger who wins alone: at the end of your turn, every other living player has two or more red or blue messages.
identity-qingdaofu = Cleaner
identity-qingdaofu-goal = A Stranger who wins alone: a player dies with at most one red and at most one blue message.
identity-none = no identity
identity-none-goal = Your identity card was taken: you can win only through Epilogue.
