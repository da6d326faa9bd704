# What one player sees of their own cards.
hand-title =
    ### Your hand · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-your-turn = **Your turn** · ends <t:{ $until }:R>
hand-forced = **Your turn** · only **{ $move }** is possible, so I’ll do it in a moment.
hand-stand_in =
    A computer plays for you. { $can ->
        [move] Play yourself, or press **{ button-back }** at the table, and the seat is yours again.
       *[wait] Press **{ button-back }** at the table, and the seat is yours again.
    }
hand-asleep =
    💤 Everybody has gone, and the match waits. { $can ->
        [move] Play on here, or press **{ button-wake }** at the table.
       *[wait] It goes on when somebody presses **{ button-wake }** at the table.
    }
hand-waiting = { $name }’s turn began <t:{ $at }:R>.
hand-hit = **{ $what }**
hand-since = -# { $what }
hand-over = This match is over. The result is at the table.
hand-ended = This match was ended. It does not count.
hand-out = You are out of this match. Watch the others fight it out!
hand-lost_touch = This hand was out of date: Discord lets me update it for only a quarter of an hour. Here it is as it stands now.
hand-unbegun = You can no longer play what you had begun, so here is your hand.
hand-pick =
    Play a card…{ $pages ->
        [1] {""}
       *[other] {" "}(page { $page } of { $pages })
    }
hand-more-cards = More cards…
hand-more-words = { $move }…
card-times = { $card } ×{ $count }
button-armed = “{ $call }” with the card: on
button-unarmed = “{ $call }” with the card: off
sort-suit = Sort by suit
sort-rank = Sort by rank
menu-title = **{ $begun }** · { $question }
menu-order = The last card lies on top, and its suit counts.
menu-call =
    📣 { $which ->
        [all] After this
        [some] After some of these
       *[one] After { $choice }
    } a call is due: call { $by_hand ->
        [yes] right after it.
       *[no] right after it, or go back and switch “{ $call }” on first.
    }
menu-nothing-more = Just that

# Moves that are chosen ahead of one's turn.
button-ahead = Play ahead
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Choose anew
button-take-back = Take back
hand-ahead =
    Ahead: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}With the card comes “{ $call }”
    }
hand-ahead-now = You have chosen ahead: **{ $move }**. I do it for you in a moment.
hand-let-go =
    I let go of what you chose ahead (**{ $move }** …): { $why ->
        [hit] somebody’s move hit you.
        [unfit] nothing of it fits now.
       *[hand] your cards have changed.
    }
ahead-names = { $card } wanting { $suit }
ahead-step = **{ $move }**
ahead-else = else **{ $move }**
ahead-else-wait = else you decide
ahead-form-about = If it fits. I let go of it when your cards change, or somebody hits you.
ahead-form-first = On your turn, play
ahead-form-second = If that does not fit
ahead-form-third = If that does not fit either
ahead-form-otherwise = If none of them fits, do not wait for me:
ahead-form-call = Call it with the card

# What a begun move asks next.
ask = What goes with it?
ask-suit = Which suit do you want?
ask-other-suit = Which suit do you want, or does another card go with it?
ask-player = Which player?
ask-challenge = Whom do you challenge?
ask-play = Do more cards go with it?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
spoken-card = { spoken-rank } of { spoken-suit }
spoken-group = { $common }: { $cards }

verb-play = Play
verb-draw = Draw a card
verb-pass = Pass
verb-deal = Next deal
verb-challenge = Challenge

# Hints, each a reason for a move
button-hint = What would you do?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Next best: { $beside })
hint-call = A call is due, and silence costs cards.
hint-challenge = Somebody has forgotten a call.
hint-only = There is nothing else to do.
hint-out = With it you are done.
hint-order = In that order your cards are easier to lay.
hint-even = Several moves look as good to me; I would take this one.
hint-dear = It rids you of dearer cards.
hint-cheap = Dearer cards can wait.
hint-eight = This is the time for an eight.
hint-keeps_eight = It keeps your eight for later, when it fits nearly anything.
hint-follows = More of what you keep fits afterwards.
hint-held = You hold more cards of its suit.
hint-blocks = Fewer of the cards that you have not seen fit on it.
hint-loners = It leaves you fewer cards that go with nothing else in your hand.
hint-rare = Fewer cards of its suit are still hidden.
hint-whole = It breaks up fewer cards of the same number.
hint-several = It takes more cards out of your hand at once.
hint-hits = It costs others cards or a turn.
hint-turns = It turns play away from somebody who has few cards.
hint-together = What you keep can go all at once.
hint-lays = Your hand gets smaller.
hint-short = The columns that stay are shorter.
hint-open = It leaves more cards that fit.
hint-choice = What you keep fits in more places.
hint-closes = It leaves others less that fits.
hint-middle = It begins the column nearer to the middle.
hint-series = You can lay another card right after it.
hint-stuck = Whoever comes next may have nothing that fits.
hint-special = This is the time for a special card.
hint-keeps_special = It keeps your special card for later.
hint-gets_special = It brings you a special card.
hint-guards = Whoever comes next has fewer heads.
hint-few = You take fewer cards.
hint-light = It gives fewer heads away.
hint-climbs = It climbs less, which leaves room above.
hint-unbeaten = No hidden card goes on it.
hint-hard = It would be harder to lay later.
hint-no_token = A token can wait.
hint-all = All in all it looks best to me.
hint-nothing = No card of yours fits.
