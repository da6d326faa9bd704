# Before the match: the lobby and its house rules.
lobby-title = ## A table of { $game }
lobby-seats = **{ $count } of { $most } seats taken** · { $clock }{ $ranked ->
        [yes] { " · ranked" }
       *[no] {""}
    }
lobby-missing =
    -# { $least } are needed to start: ask somebody to join{ $ranked ->
        [yes] .
       *[no] , or add a computer.
    }
lobby-seat =
    { $who }{ $host ->
        [yes] { " (host)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (will they join?)" }
       *[no] {""}
    }
lobby-commitment =
    -# 🔒 { $commitment }{ $added ->
        [none] {""}
       *[other] { " ➕" } `{ $added }`
    }
button-options = Options
options-title = ### This table of { $game }
lobby-closed = This table was closed before any cards were dealt. `/{ command-play }` opens a new one.
lobby-house-rules = **House rules at this table**

house-rules-title = ### House rules of { $game }
house-rules-as-written = The usual rules apply. Choose a rule to change it.
house-rules-choose = Choose a rule…
house-rules-own = Another value…
house-rules-own-label = Value
house-rule = { $question } **{ $value }**

level-menu = Computers: { $level }
level-easy-about = A beginner, for your first matches: overlooks moves and plans nothing
level-normal-about = Knows the game: for those who know the rules
level-hard-about = The strongest that does not look at your cards
program-menu = Seat a program
program-about = A program by { $author }
program-open = (not in a cell: it could read all hands)
program-unknown = (I can’t tell what its cell shows it)

end-lobby = Close this table? Nobody has been dealt cards yet.
end-match = End this match for everybody? It will not count, and it cannot be resumed.
left-lobby = You have left the table.
left-match = You have left. A computer plays your cards; press **I'm back** at the table to get them back.
left-ranked = You have left a ranked match, so you have lost it. A computer plays your cards to the end.
left-tournament = You have left. A computer plays for you until you press **{ button-back }** at the table.
call-heard = The table has heard you.

# Asking a member to play
invite-title = ### Play with { $name }
    Which game? I open a table here and ask them to join.
button-invite = { $game }
invite-asked = **{ $name }** asks { $member } to a game of { $game }.
refused-invite_self = You cannot ask yourself. `/{ command-play }` opens a table that others can join.
refused-invite_bot = Bots do not sit down. At a table, **{ button-add-computer }** gives you an opponent that does.
refused-invite_avoided = You do not want to be seated with them. `/{ command-my } { command-my-avoid }` takes that back.
