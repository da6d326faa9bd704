# Deals that one person plays alone: the daily deal, and cards that were shared

# The daily deal
button-daily = Daily deal
button-daily-record = Yesterday’s match file
daily-title =
    ### Daily deal
    -# { $game } · <t:{ $date }:D>
daily-start = Everyone gets the same cards, wherever they are, and plays them once: one deal against two computers, { $names }.
daily-calls = The computers answer right away, so send the call with the card.
daily-next = New cards at 00:00 UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] 1 day
       *[other] { $days } days in a row
    }. You can miss one day. Missing two in a row ends your streak.
daily-yesterday =
    { $server ->
        [yes] **Yesterday on this server**
       *[no] **Yesterday here**
    }
daily-board =
    { $server ->
        [yes] **Today on this server**
       *[no] **Today here**
    }
deal-came =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } head
       *[other] { $total } heads
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 played them first
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] played
        [called] called
        [drew_first] drew, then played
        [drew] { $game ->
            [ole] took a token
            [otter] collected
           *[other] drew
        }
        [passed] passed
       *[forgot] forgot to call
    }
daily-squares = -# { $legend }
daily-fair =
    ### Is it fair?
    All players get these cards in this order. I chose the secret behind them first. Its fingerprint is in the file name of the picture above **{ button-start }**. Tomorrow, `/{ command-daily }` has your match file, with a page that deals it again.

# New cards for one
button-continue-cards = Continue your cards
button-new-cards = New cards
button-new-cards-level = New cards: { $level }
solo-deal-title = ### { $game } against computers ({ $level })
solo-fair =
    ### Is it fair?
    These cards follow from a secret that I drew by chance when I first dealt them. All who play them get the same ones in the same order. **{ button-download }** gives you your match file, with a page that deals them again.
solo-deal-again = Here are your cards again. You get new ones with `/{ command-play }` and a game.

# Cards that were shared
button-beat = Beat these cards
duplicate-title =
    ### { $game }
    -# the same cards
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** came { $first } with these cards. You did better: **{ $own }**.
        [worse] **{ $name }** came { $first } with these cards. You came **{ $own }**.
       *[equal] **{ $name }** came { $first } with these cards. So did you.
    }
duplicate-board = **Best with these cards**
duplicate-known = You’ve seen these cards before, so this doesn’t count.
duplicate-fair =
    ### Is it fair?
    These cards were dealt in match `{ $match }`, and you got the same ones in the same order. Its shuffles were fixed before anyone joined, and its secret is public now. **{ button-fair }** checks that match, and **{ button-download }** gives you its file.

# Sharing it
shared-daily = **{ $game }**, daily deal of <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 { $days } days in a row
    }
shared-solo = **{ $game }** against computers ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** beat { $other } with the same cards: { $own }. { $other } came { $first }.
        [worse] **{ $name }** tried { $other }’s cards and came { $own }. { $other } came { $first }.
       *[equal] **{ $name }** and { $other } both came { $first } with the same cards.
    }
button-play-daily = Play today’s cards
