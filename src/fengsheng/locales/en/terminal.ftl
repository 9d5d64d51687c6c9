## The game at a terminal

term-welcome = The Message (風聲), { $edition }, { $n } players. You are { $me }. Seed: { $seed }. Type ? for help.
term-header = Turn { $n }: { $who } · { $phase }
term-header-setup = Setting up
term-piles = deck { $deck } · discards { $discard }
term-phase-setup = setting up
term-phase-start = turn start
term-phase-draw = draw phase
term-phase-play = play phase
term-phase-end = turn end
term-phase-over = over
term-col-seat = Seat
term-col-character = Character
term-col-hand = Hand
term-col-intel = Messages
term-col-identity = Identity
term-status-dead = dead
term-status-lost = out
term-status-dying = dying
term-me = { $seat } (you)
term-removed = { $who } (removed)
term-transit = In transit: { $card } from { $sender }, { $route }, now with { $at }
term-transit-to = In transit: { $card } from { $sender } to { $to }, { $route }, now with { $at }
term-transit-locked = locked: { $who }
term-transit-locked-card = the message is locked
term-transit-lured = lured away: { $who }
term-card-unknown = a face-down card
term-stack = Waiting to resolve, newest first
term-stack-row = { $by }: { $item }
term-stack-row-on = { $by }: { $item } on { $target }
term-stack-void = no effect
term-hand = Your hand:
term-hand-empty = no cards
term-you = You: { $identity }. { $goal }
term-mission = Mission (if you are a Bystander): { $text }
term-log = Since you were last asked
term-log-more =
    { $n ->
        [one] … 1 earlier line; type g to read everything
       *[other] … { $n } earlier lines; type g to read everything
    }
term-hint = number: choose · Enter: pass · h: hint · w: why me · ?name: why not · ?: help
term-hint-no-pass = number: choose · h: hint · w: why me · ?name: why not · ?: help
term-hint-again = Type h again for the best answers.
term-help-number = 1, 2, 3 …: choose that answer
term-help-enter = Enter: pass, where passing is offered
term-help-pass-on = p: pass until your next turn, or until you are asked something else
term-help-hint = h: what to look at; h again: the best answers, and why
term-help-asked = w: why you are asked
term-help-rule = ?2: the rule behind answer 2
term-help-why = ?Lock or ?鎖定: why that card cannot be used now; ?s1: why the first skill cannot
term-help-hand = c: what your cards, your skills and your mission say
term-help-log = g: the whole log
term-help-view = v: show the table again
term-help-language = l: next language (English, 繁體中文, 简体中文), or l en
term-help-quit = q: quit
term-choice = Your choice
term-not-offered = { $text } is not one of the answers; type ? for help.
term-no-pass = You cannot pass here: choose one of the numbers.
term-rule-none = This choice has no separate rule.
term-nothing-to-explain = { $text } is neither a card in your hand nor a skill of yours.
term-quit = Leave this game? It will not be saved. (y/n)
term-bye = Goodbye.
term-ended-early = There is no more input, so the game stops here.
term-no-terminal = There is no terminal here. Start `fengsheng play --terminal` in one, or feed answers with --stdin or --script FILE.
play-listens = The Message is running at { $url }
play-network = On your home network: { $url }
play-stop = Press Ctrl-C to stop. Tables and games are kept.
term-won = { $who } won: { $reason }
term-nobody-won = No one won: { $reason }
term-declared = Victory was declared by { $who }.
term-usurped = Victory was declared by { $who } and taken by { $usurper }.
term-you-won = You won!
term-you-lost = You did not win this time.
term-rule-line = { $id }: { $text }
term-group =
    { $n ->
        [one] one way
       *[other] { $n } ways; choose next
    }
term-back = Back
term-result-rule = by { $rule }
term-character = { $character }: { $kind }, { $gender }
term-language-now = Language: English.

## Phases, marks and pages of the spywar edition, house rules, editions

term-phase-pass = send phase
term-phase-contest = contest
term-phase-receive = receiving phase
sw-term-transit = In transit { $route }: { $card } from { $sender }, now with { $at }
sw-term-transit-to = In transit { $route }: { $card } from { $sender } to { $to }, now with { $at }
term-transit-contest = Contested: { $card } from { $sender }, in front of { $at }
term-marks-barred = confined: { $who }
term-marks-banned = banned this turn: { $cards }
term-marks-colour = { $who } named { $colour }
term-help-house = o: the house rules of this table
sw-term-help-why = ?Swap or ?调包: why that card cannot be used now; ?s1: why the first skill cannot
sw-term-help-hand = c: what your cards, your skills and your identity say
sw-term-stack = Waiting to resolve, newest first
term-house-row = { $name }: { $value }
edition-classic = classic
edition-classic-lite = classic, simple rules
edition-spywar = Spy War

## A game told from the outside

tell-table = { $edition }, seed { $seed }: { $players }
tell-player = { $seat } { $bot }
tell-role = { $seat } is { $character }, { $identity }.
tell-won = Won by { $who } ({ $faction }): { $reason } ({ $rule })
tell-nobody = No one wins: { $reason } ({ $rule })
tell-open = Not over yet: waiting for { $by }.
