# What one player sees of their own cards.
hand-title =
    ### Your hand · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $deal ->
        [none] {""}
       *[other] { " · deal " }{ $deal }{ $deals ->
            [0] {""}
           *[other] /{ $deals }
        }
    }
hand-your-turn =
    { "" }**Your turn**{ $until ->
        [none] {""}
       *[other] { " · " }ends <t:{ $until }:R>
    }
hand-also = You also have: { $cards }
hand-forced = **I’ll press { $move } for you**
hand-stand_in =
    { $can ->
        [press] You missed your turn, so a
       *[wait] A
    } computer is playing for you. { $can ->
        [press] Press any button here or at the table to take your seat back.
        [move] To take your seat back, make a move or press **{ button-back }**.
       *[wait] To take your seat back, press **{ button-back }**.
    }
hand-asleep =
    💤 { $rests ->
        [yes] The match is paused.
       *[no] All players are away, so the match is paused.
    } { $can ->
        [move] Make a move here to continue.
       *[wait] Press **{ button-wake }** to continue.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } has to call “{ $call }” now.
hand-offence = ❗ { $name } forgot to call “{ $call }”.
hand-since = -# { $what }
hand-won-deal = 🎉 You win deal { $deal }!
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 No one wins, because everyone forfeited.
        [alone] 🎉 You won!
        [together] 🎉 You won, together with { $names }!
       *[others] 🏁 { $names } won.
    }
hand-you = You
hand-ended =
    ⏹️ { $names ->
        [none] This match was stopped.
       *[other] { $names } stopped this match.
    } It doesn’t count.
hand-out = You’re out of this match. Watch how the others finish!
hand-lost_touch = This hand was out of date, because Discord lets me update it for only 15 minutes. Here it is now.
hand-unbegun = You can’t finish the move you started, so here’s your hand.
menu-choose = Choose…
hand-pick =
    Play a card…{ $pages ->
        [1] {""}
       *[other] {" "}(page { $page } of { $pages })
    }
hand-more-cards = More cards…
hand-more-words = { $move }…
# Beside a picture of the card, it has no name.
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Without your call, { $enforce ->
        [challenge] any player can challenge you for { $count ->
            [one] one card
           *[other] { $count } cards
        } once the next player has moved.
        [with_card] you draw { $count ->
            [one] one card
           *[other] { $count } cards
        } at once.
       *[auto] you draw { $count ->
            [one] one card
           *[other] { $count } cards
        } as soon as the next player moves.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Sort by suit
sort-rank = Sort by rank
menu-title = **{ $begun }** · { $question }
menu-order = The last card ends up on top, and its suit counts.
menu-call =
    📣 { $which ->
        [all] After this
        [some] After some of these
        [none] If you play no more,
       *[one] After { $choice }
    } you have to call. Do it right after the card.
menu-nothing-more =
    { $cards ->
        [one] Only this one
       *[other] Only these
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Queue a move
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Change the queue
button-take-back = Undo
hand-ahead =
    Queued: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}“{ $call }” goes with the card.
    }
hand-ahead-now = You queued **{ $move }**. I’ll play it in a moment.
hand-let-go =
    I cancelled your queued move (**{ $move }** …) because { $why ->
        [hit] another player’s card hit you.
        [unfit] it doesn’t fit now.
       *[hand] your cards changed.
    }
ahead-names = { $card } and ask for { $suit }
ahead-step = **{ $move }**
ahead-else = otherwise **{ $move }**
ahead-else-wait = otherwise you decide
ahead-form-about = I’ll play it if it fits. I’ll cancel it if your cards change or another player hits you.
ahead-form-first = On your turn, play
ahead-form-second = If that doesn’t fit
ahead-form-third = If that doesn’t fit either
ahead-form-otherwise = If none of these fits, don’t wait for me:
ahead-form-call = Call it with the card

# What a begun move asks next.
ask = What goes with it?
ask-suit = Which suit do you want?
ask-other-suit = Which suit do you want, or does another card go with it?
ask-player = Which player?
ask-challenge = Which player do you challenge?
ask-play = Play more of the same rank?

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
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] forgot to call
       *[no] has one card
    }

# Hints, each a reason for a move
button-hint = What would you do?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Next best: { $beside })
hint-call = You have to call, or it costs you cards.
hint-challenge = Another player forgot to call.
hint-only = It’s your only move.
hint-out = It wins you the deal.
hint-order = In that order your cards are easier to play.
hint-even = Several moves look equally good to me. I’d pick this one.
hint-dear = It gets rid of expensive cards.
hint-cheap = Expensive cards can wait.
hint-eight = Now is a good time for an eight.
hint-keeps_eight = It keeps your eight for later, when it fits nearly anything.
hint-follows = More of your other cards fit afterwards.
hint-held = You have more cards of its suit.
hint-blocks = Fewer of the hidden cards fit on it.
hint-loners = It leaves you fewer cards that match nothing else in your hand.
hint-rare = Fewer cards of its suit are still hidden.
hint-whole = It splits up fewer cards of the same number.
hint-several = It plays more cards at once.
hint-hits = It costs others cards or a turn.
hint-turns = It takes the turn away from a player with few cards.
hint-together = You can play all your other cards at once.
hint-lays = Your hand gets smaller.
hint-short = The columns left over are shorter.
hint-open = It leaves you more cards that fit.
hint-choice = Your other cards fit in more places.
hint-closes = It leaves others fewer cards that fit.
hint-middle = It starts the column nearer to the middle.
hint-series = You can play another card right after it.
hint-stuck = The next player might not have a card that fits.
hint-special = Now is a good time for a special card.
hint-keeps_special = It keeps your special card for later.
hint-gets_special = It gets you a special card.
hint-guards = The next player has fewer heads.
hint-few = You take fewer cards.
hint-light = It gives away fewer heads.
hint-climbs = It’s a smaller step, so more cards fit above it.
hint-unbeaten = No hidden card fits on it.
hint-hard = It would be harder to play later.
hint-no_token = A token can wait.
hint-all = Overall it looks best to me.
hint-nothing = You have no card that fits.
