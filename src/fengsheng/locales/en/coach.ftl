## The coach: what to look at

look-prompt = Read the question again, and what each answer does.
look-identity = Look at your own identity and what it needs to win.
look-tray =
    { $who_me ->
        [yes] Look at the messages in front of you.
       *[no] Look at the messages in front of { $who }.
    }
look-seat =
    { $who_me ->
        [yes] Look at your own place.
       *[no] Look at { $who }: who could they be?
    }
look-transit = Look at the message in transit.
look-stack = Look at what is waiting to resolve.
look-hand = Look at your hand.

## The coach: of a hint as a whole

hint-shown = This is what I would consider:
hint-equal =
    { $n ->
        [one] There is only one choice.
       *[other] These { $n } choices are about equal. Do as you like.
    }
hint-unknown = I have no opinion on this one. Here is what each answer does:

## The coach: what an answer is for

aim-win = To win the game.
aim-collect =
    { $n ->
        [1] To bring you your first { $colour } message.
        [2] To bring you to two { $colour } messages.
       *[other] To bring you to three { $colour } messages.
    }
aim-stay-alive =
    { $n ->
        [1] To keep black messages away from you.
        [2] To keep a second black message away from you.
       *[other] To stay alive: three black messages would kill you.
    }
aim-safe-return = To be safe if it comes back to you: it is not black.
aim-own-death = To come closer to the death you need.
aim-no-use = To keep { $colour } messages, which are of no use to you, away from you.
aim-harm =
    { $n ->
        [1] To put a black message in front of { $who }.
        [2] To bring { $who } to two black messages.
       *[other] To kill { $who }: three black messages do.
    }
aim-spare =
    { $n ->
        [1] To keep black messages away from { $who }.
        [2] To keep a second black message away from { $who }.
       *[other] To keep { $who } alive: three black messages would kill them.
    }
aim-help =
    { $n ->
        [1] To bring { $who } a first { $colour } message.
        [2] To bring { $who } to two { $colour } messages.
       *[other] To bring { $who } to three { $colour } messages.
    }
aim-stop-third = To keep a third { $colour } message away from { $who }.
aim-keep-from = To keep { $colour } messages away from { $who }.
aim-leave = To leave { $who } the { $colour } messages.
aim-remove = To rid { $who } of one { $colour } message.
aim-learn = To learn more about { $who_s } identity.
aim-look = To see the message before you decide.
aim-cards = To get ahead in cards.
aim-save = To save your cards.
aim-keep = To keep your better cards.
aim-hide = To keep who you are secret.
aim-wait = To keep what you have for a better moment.

## The coach: what that rests on

because-identity-up = { $who_s } identity is face up: { $word }.
because-identity-seen = You have seen { $who_s } identity: { $word }.
because-probe-acted = A Probe has shown { $who_s } identity as one of these: { $word }.
because-probe-refused = A Probe has ruled these out for { $who }: { $word }.
because-probe-acted-unsure = A Probe suggests one of these for { $who }: { $word }. It may have been a bluff.
because-probe-refused-unsure = A Probe suggests none of these for { $who }: { $word }. It may have been a bluff.
because-collects =
    { $n ->
        [one] More { $colour } than the other colour in front of { $who }: one message.
       *[other] More { $colour } than the other colour in front of { $who }: { $n } messages.
    }
because-under-way = The message in transit is { $word }.
because-odds = You cannot see the message. Of the cards you have not seen, about { $n } in 10 are { $colour }.
because-lies-there =
    { $n ->
        [one] In front of { $who }: one { $colour } message.
       *[other] In front of { $who }: { $n } { $colour } messages.
    }

## The coach: how sure

sure-only = There is nothing else to choose.
sure-first-clear = This is clearly the best here.
sure-first-slightly = This is slightly better than the rest.
sure-first-equal = Others are about as good.
sure-other-clear = Clearly behind the first.
sure-other-slightly = Slightly behind the first.
sure-other-equal = About as good as the first.

## The coach: why one is asked

asked-join = { $a } { $b }
asked-under-way =
    { $sender_me ->
        [yes] Your { $route } message is on its way to { $to }.
       *[no] { $sender_s } { $route } message is on its way to { $to }.
    }
asked-under-way-back =
    { $sender_me ->
        [yes] Your { $route } message is on its way back to you.
       *[no] { $sender_s } { $route } message is on its way back.
    }
asked-between = Something has been completed. Before the game goes on, anyone may act.
asked-inside =
    { $by_me ->
        [yes] This is part of your { $item }.
       *[no] This is part of { $by_s } { $item }.
    }
asked-fits = These fit now: { $cards }. You have: { $have }.
asked-fits-none = These fit now: { $cards }. You have none of them, but no one can tell.
asked-have = You have: { $have }.
asked-skill = the skill { $name }
asked-everyone = Everyone is asked in turn.
asked-together = Everyone chooses at the same time.
asked-concerned = Everyone it may concern is asked in turn.
asked-only-you = Only you are asked.
asked-then-goes =
    { $to_me ->
        [yes] Pass, and it comes to you.
       *[no] Pass, and it goes to { $to }.
    }
asked-then-must =
    { $to_me ->
        [yes] Pass, and it comes to you, and you must accept it.
       *[no] Pass, and it goes to { $to }, who must accept it.
    }
asked-then-effect = If everyone passes, { $item } takes effect.
asked-then-decides =
    { $at_me ->
        [yes] Pass, and you decide whether to accept it.
       *[no] Pass, and { $at } decides whether to accept it.
    }
asked-then-receives =
    { $at_me ->
        [yes] If everyone passes, you receive it.
       *[no] If everyone passes, { $at } receives it.
    }
asked-then-dies = If no one acts, death comes for { $who }.
asked-then-on = Pass, and the game goes on.
asked-then-forced = You have no choice here: you must accept it.
asked-then-onward =
    { $to_me ->
        [yes] Decline, and it comes to you again.
       *[no] Decline, and it goes to { $to }.
    }
asked-then-back =
    { $to_me ->
        [yes] Decline, and it comes back to you, and you must accept it.
       *[no] Decline, and it goes to { $to }, who must accept it.
    }

## The coach speaks by itself

coach-new-card = { $card } is new. { $text }
coach-new-skill = { $skill } is new. { $text }
coach-third-black = You have two black messages. A third one kills you.
coach-third-colour = In front of { $who }: two { $colour } messages. A third one may win the game for them.
coach-unused = Before your turn ends, you could still do this: { $option }.

## Why somebody is taken for what they are taken for

believed-colour = { $line } (The card turned out to be { $colour }.)
believed-for = Turn { $turn }: { $line } That speaks for { $side }.
believed-against = Turn { $turn }: { $line } That speaks against { $side }.
