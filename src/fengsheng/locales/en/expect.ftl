## What a ruling shows, as sentences: every sort of check that scenarios have. $me: the verb stands behind “no one”.

## Cards and people

expect-hand = { $who_s } hand is { $cards }.
expect-hand-count =
    { $n ->
        [one] { $who } has one card in hand.
       *[other] { $who } has { $n } cards in hand.
    }
expect-hand-none = { $who } has no cards in hand.
expect-intel = In front of { $who }: { $cards }.
expect-intel-count =
    { $n ->
        [one] { $who } has one message.
       *[other] { $who } has { $n } messages.
    }
expect-intel-none = { $who } has no messages.
expect-colours = In front of { $who }: { $what }.
expect-colour-count = { $n } { $colour }
expect-status-in = { $who } is still in the game.
expect-status-dead = { $who } is dead.
expect-status-lost = { $who } has lost and is out.
expect-face-up = { $who_s } character is face up.
expect-face-down = { $who_s } character is face down.
expect-card-there = { $who_s } character card is still there.
expect-card-removed = { $who_s } character card has left the game.
expect-identity-up = { $who_s } identity is face up.
expect-identity-hidden = { $who_s } identity stays hidden.

## Piles and the box

expect-pile-deck = the deck
expect-pile-discard = the discard pile
expect-pile-aside = the cards set aside
expect-pile-size = Cards in { $where }: { $n }.
expect-pile-has = Among { $where }: { $cards }.
expect-pile-has-no = Not among { $where }: { $cards }.
expect-deck-top = On top of the deck: { $cards }.
expect-box = Cards in the box that are { $what }: { $n }.
expect-box-distinct = Different cards in the box that are { $what }: { $n }.
expect-box-all = Cards in the box: { $n }.
expect-box-both = { $a }, { $b }
expect-box-probe = { $what } ({ $detail })
expect-lockable = able to lock
expect-identities = With { $n } players: { $what }.
expect-identity-count = { $what } { $n }
expect-characters = The box has { $n } { $what }.
expect-character-any = characters
expect-character-lurking = hidden characters
sw-expect-character-lurking = hidden characters
expect-character-open = open characters
expect-character-male = male
expect-character-female = female
expect-character-both = male-and-female
expect-called = One faction at this table is called { $what }.

## The turn and the message under way

expect-turn = It is { $who_s } turn.
expect-last-actor = { $who } was the last to act.
expect-phase-setup = The game is still being set up.
expect-phase-start = It is the start of the turn.
expect-phase-draw = It is the draw phase.
sw-expect-phase-draw = It is the draw phase.
expect-phase-play = It is the play phase.
expect-phase-pass = It is the send phase.
expect-phase-contest = It is the contest.
expect-phase-receive = It is the receive phase.
expect-phase-end = It is the end of the turn.
expect-phase-over = The game is over.
expect-sent-yes = This turn’s message has been sent.
expect-sent-no = This turn’s message has not been sent.
expect-transit = The message is in front of { $who }.
expect-transit-none = No message is in transit.
expect-stage-pass = The message is still in transit.
expect-stage-arrive = The message has arrived; no one has decided yet.
expect-stage-decide = Now it is decided whether it is accepted.
expect-stage-leaving = The message was returned; something else has to resolve before it moves on.
expect-stage-travel = The message is still in transit.
expect-stage-contest = The message is being contested.
expect-stage-none = No message is in transit.
expect-locked = Locked: { $who }.
expect-locked-card = The message itself is locked.
expect-locked-none = No one is locked.
expect-lured = Skipped this time: { $who }.
expect-lured-none = No one is skipped.
expect-pending = Waiting to resolve: { $what }.
expect-pending-none = Nothing is waiting to resolve.

## The end

expect-winners = The winners: { $who }.
expect-winners-none = No one wins.
expect-goes-on = The game goes on.
expect-reason = The game is over: { $why }.
expect-rule = The rule behind it: { $rule }.
expect-declarers = Victory was declared by { $who }.
expect-declarers-none = No one declared victory.
expect-usurper = { $who } takes the victory from { $names }.
expect-usurper-none = No one takes the victory from the winners.

## What happened and what did not

expect-several =
    { $n ->
        [one] { $what }: once.
       *[other] { $what }: { $n } times.
    }
expect-several-alike = { $what } …
expect-order = In this order: { $what }.
expect-then = { $a }; then { $b }
expect-nobody = No one { $what }.
expect-not-done = { $who } does not { $what }.
expect-done-to = { $what } (with { $name })
expect-detail = { $what } ({ $detail })
expect-detail-count = { $n }

## What was not done: behind “no one” and behind “does not”

expect-did-draw =
    { $me ->
        [yes] draws cards
       *[no] draw cards
    }
sw-expect-did-draw =
    { $me ->
        [yes] draws cards
       *[no] draw cards
    }
expect-did-skill =
    { $me ->
        [yes] uses a skill
       *[no] use a skill
    }
expect-did-skill-item =
    { $me ->
        [yes] uses { $item }
       *[no] use { $item }
    }
expect-did-dying =
    { $me ->
        [yes] is dying
       *[no] start dying
    }
expect-did-give =
    { $me ->
        [yes] gives cards away
       *[no] give cards away
    }
expect-did-die =
    { $me ->
        [yes] dies
       *[no] die
    }
expect-did-burn =
    { $me ->
        [yes] burns a message
       *[no] burn a message
    }
sw-expect-did-burn =
    { $me ->
        [yes] discards a message
       *[no] discard a message
    }
expect-did-discard =
    { $me ->
        [yes] discards a card
       *[no] discard a card
    }
expect-did-gain =
    { $me ->
        [yes] gains a message
       *[no] gain a message
    }
expect-did-gain-skill =
    { $me ->
        [yes] gains a card through a skill
       *[no] gain a card through a skill
    }
sw-expect-did-gain =
    { $me ->
        [yes] gets a message
       *[no] get a message
    }
sw-expect-did-gain-placed =
    { $me ->
        [yes] has a message placed in front of them
       *[no] have a message placed in front of them
    }
sw-expect-did-gain-received =
    { $me ->
        [yes] receives a message
       *[no] receive a message
    }
expect-did-declare =
    { $me ->
        [yes] declares victory
       *[no] declare victory
    }
expect-did-partner =
    { $me ->
        [yes] names someone to win with
       *[no] name someone to win with
    }
expect-did-look =
    { $me ->
        [yes] looks at a card
       *[no] look at a card
    }
expect-did-take =
    { $me ->
        [yes] takes a card from another hand
       *[no] take a card from another hand
    }
expect-did-look_identity =
    { $me ->
        [yes] looks at an identity
       *[no] look at an identity
    }
expect-did-react =
    { $me ->
        [yes] reacts to a Probe
       *[no] react to a Probe
    }
expect-did-cover =
    { $me ->
        [yes] turns a character face down
       *[no] turn a character face down
    }
expect-did-say =
    { $me ->
        [yes] answers a Probe
       *[no] answer a Probe
    }
expect-did-rescued =
    { $me ->
        [yes] is rescued
       *[no] get rescued
    }
expect-did-locked =
    { $me ->
        [yes] locks
       *[no] lock
    }
expect-did-to_hand =
    { $me ->
        [yes] takes the card into hand
       *[no] take the card into hand
    }
expect-did-flip =
    { $me ->
        [yes] turns a character face up
       *[no] turn a character face up
    }
expect-did-show_top =
    { $me ->
        [yes] shows the top of the deck
       *[no] show the top of the deck
    }
expect-did-show_hand =
    { $me ->
        [yes] shows a hand
       *[no] show a hand
    }
expect-did-send =
    { $me ->
        [yes] sends a message
       *[no] send a message
    }
expect-did-reshuffle =
    { $me ->
        [yes] shuffles the discard pile
       *[no] shuffle the discard pile
    }
expect-did-put_on_pile =
    { $me ->
        [yes] puts a card on top of the deck
       *[no] put a card on top of the deck
    }
expect-did-usurp =
    { $me ->
        [yes] takes over a victory
       *[no] take over a victory
    }
expect-did-fizzle =
    { $me ->
        [yes] acts without effect
       *[no] act without effect
    }
expect-did-arrive =
    { $me ->
        [yes] is reached by the message
       *[no] get reached by the message
    }
expect-did-void =
    { $me ->
        [yes] makes a card have no effect
       *[no] make a card have no effect
    }
expect-did-take_identity =
    { $me ->
        [yes] takes an identity
       *[no] take an identity
    }
expect-did-returned =
    { $me ->
        [yes] returns the message
       *[no] return the message
    }
expect-did-play =
    { $me ->
        [yes] uses a card
       *[no] use a card
    }
expect-did-play-item =
    { $me ->
        [yes] uses { $item }
       *[no] use { $item }
    }
expect-did-lay_out =
    { $me ->
        [yes] lays out cards
       *[no] lay out cards
    }
expect-did-intercepted =
    { $me ->
        [yes] intercepts the message
       *[no] intercept the message
    }
expect-did-countered =
    { $me ->
        [yes] foils anything
       *[no] foil anything
    }
expect-did-confined =
    { $me ->
        [yes] is confined
       *[no] get confined
    }
expect-did-banned =
    { $me ->
        [yes] is banned
       *[no] get banned
    }

## What somebody sees

expect-spectator = a spectator
expect-sees-transit = Known to { $who }: the message in transit is { $cards }.
expect-sees-transit-not = Hidden from { $who }: which card is in transit.
expect-sees-pending = Known to { $who }: the card in use is { $cards }.
expect-sees-pending-not = Hidden from { $who }: which card is in use.
expect-sees-probe = Known to { $who }: the Probe names { $what }.
expect-sees-probe-not = Hidden from { $who }: what the Probe names.
expect-sees-event = As seen by { $who }: { $what }.
expect-sees-hand = Known to { $who }, from { $target_s } hand: { $cards }.
expect-sees-hand-not = Hidden from { $who }: { $target_s } hand.
expect-sees-identity = Known to { $who }: { $target_s } identity is { $what }.
expect-sees-identity-not = Hidden from { $who }: { $target_s } identity.
expect-sees-character = Known to { $who }: { $target_s } character is { $what }.
expect-sees-character-not = Hidden from { $who }: { $target_s } character.
expect-sees-pile = Known to { $who }, among { $where }: { $cards }.
expect-sees-pile-not = Hidden from { $who }: what is among { $where }.

## Who may do what

expect-offered = { $who } may: { $what }.
expect-offered-not = { $who } may not: { $what }.
expect-offered-only = { $who } may only: { $what }.
expect-or = { $a }; { $b }
expect-and-more = { $what }; and { $n } more
expect-asked = { $who } is asked: “{ $what }”
expect-asked-not = { $who } is not asked now.
expect-asked-not-that = { $who } is not asked that now.
expect-asked-never = { $who } was never asked.

## A step of the script

expect-passes = Passed: { $who }.
expect-answers = { $who } chooses: { $what }.
