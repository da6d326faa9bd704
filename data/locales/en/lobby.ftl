# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **{ $count } of { $most } seats taken**
lobby-clock =
    -# new table · { $clock }{ $ranked ->
        [yes] { " · ranked" }
       *[no] {""}
    }
lobby-length =
    ⏱️ { $kind ->
        [short] { "**Short:** " }
        [long] { "**Long:** " }
       *[own] {""}
    }{ $deals ->
        [0] { $goal ->
            [none] {""}
           *[other] { $goal }
        }
        [one] one deal
       *[other] { $deals } deals
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = about { $minutes } min
button-short =
    ⏱️ Short{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Long{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# You need { $least } players to start. Ask a friend to join{ $ranked ->
        [yes] .
       *[no] , or add a computer.
    }
lobby-awaiting = -# If you’re invited, press **{ button-join }**. The host can free seats under **{ button-options }**.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (host)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (invited)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Options
catch = Catch each other
catch-about = 📣 **Catch each other:** if a call is due, make it right after your card. If you forget, the first player to challenge makes you draw.
catch-brief = -# 📣 Call right after your card, and challenge players who forget.
button-catch = 📣 Catch each other
button-catch-on = { button-catch }: on
button-catch-off = { button-catch }: off
options-title = ### { button-options }
lobby-closed = This table closed before the cards were dealt. Open a new one with `/{ command-play }`.
lobby-house-rules = **House rules at this table**

house-rules-title =
    ### House rules
    -# { $game }
house-rules-as-written = The usual rules apply. Choose a rule to change it.
house-rules-choose = Choose a rule…
house-rules-more = - … and { $count } more: `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = Another value…
house-rules-own-label = Value
house-rule = { $question } **{ $value }**

level-menu = Computers: { $level }
level-easy-about = A beginner for your first matches. Misses moves and doesn’t plan
level-normal-about = A good opponent once you know the rules
level-hard-about = As strong as it gets without looking at your cards
program-menu = Add a program
program-about = A program by { $author }
program-open = (not in a cell, so it could read all hands)
program-unknown = (I can’t tell what its cell lets it see)

end-lobby = Close this table? The cards aren’t dealt yet.
end-match = End this match for all players? It won’t count, and you can’t resume it.
left-match = You left the match. A computer plays your cards until you press **{ button-back }** at the table.
left-ranked = You left a ranked match, which counts as a loss. A computer plays your cards to the end.
left-tournament = You left the match. A computer plays for you until you press **{ button-back }** at the table.
call-heard = The table heard you.

# Asking a member to play
invite-title = ### Play with { $name }
    Which game? I’ll open a table here and invite { $name }.
invite-asked = **{ $name }** invites { $member } to play { $game }.
refused-invite_self = You can’t invite yourself. Open a table with `/{ command-play }`, and others can join.
refused-invite_bot = Bots can’t play. For an opponent at your table, press **{ button-add-computer }**.
refused-invite_avoided = You chose to avoid this player. Undo that with `/{ command-my } { command-my-avoid }`.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Against two computers
       *[no] ## Pick a game
    }
choose-game =
    -# **{ $game }**{ $least ->
        [none] {""}
       *[other] { " · " }{ $least }–{ $most } players
    }{ $short ->
        [none] {""}
       *[other] { " · " }{ $short }{ $long ->
            [none] {""}
           *[other] –{ $long }
        } min
    }
    -# { $about }
button-choose-game = { $game }
button-choose-alone = Computers
button-choose-friends = With friends
